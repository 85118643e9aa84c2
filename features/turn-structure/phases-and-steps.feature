@since:2020-06-01
Feature: Phases and steps
  A turn takes its phases and steps one after the other, and each of them
  lasts until nobody wants to do anything more in it.

  @cr:500.1
  Rule: A turn has five phases, in order, even if nothing happens in them

    @cr:505.1
    Scenario: A turn in which nobody does anything has all its phases
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's end step
      When everybody passes
      Then it is Alex's turn
      And it is the upkeep
      When everybody passes
      Then it is the draw step
      When everybody passes
      Then it is the precombat main phase
      When everybody passes
      Then it is the beginning of combat
      When play goes on to the end of combat
      And everybody passes
      Then it is the postcombat main phase
      And it is Alex's turn
      When everybody passes
      Then it is the end step
      When everybody passes
      Then it is Carissa's turn
      And it is the upkeep

  @cr:500.2
  Rule: A step ends when all players pass in succession with an empty stack

    Scenario Outline: A step goes on after <caster>'s spell has resolved in it
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's upkeep
      And <caster> controls Mountain
      And <caster> holds Shock
      And <caster> has cast Shock targeting Rob
      When the top of the stack resolves
      Then Rob has 18 life
      And the stack is empty
      And it is the upkeep
      And Alex has priority
      When everybody passes
      Then it is the draw step

      Examples:
        | caster  |
        | Alex    |
        | Carissa |

    Scenario: All players have to pass again after one of them has cast a spell
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's end step
      And Rob controls Mountain
      And Rob holds Shock
      When Alex passes
      Then this is legal
      And Carissa has priority
      When Carissa passes
      Then this is legal
      And Rob has priority
      When Rob casts Shock targeting Alex
      Then this is legal
      When the top of the stack resolves
      Then it is the end step
      And Alex has priority
      When Alex passes
      Then this is legal
      When Carissa passes
      Then this is legal
      And it is the end step
      And Rob has priority
      When Rob passes
      Then this is legal
      And it is Carissa's turn

  @cr:500.3 @cr:502.4
  Rule: A step without priority ends as soon as its actions have been taken

    @cr:514.3
    Scenario: Nobody can act between a player's end step and the next upkeep
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's end step
      And Rob holds eight Forests
      And these permanents are on the battlefield:
        | permanent | controller | tapped |
        | Mountain  | Alex       | yes    |
      And Alex holds Shock
      When Alex casts Shock targeting Rob
      Then this is illegal
      And nothing has changed
      When everybody passes
      Then Rob is asked to choose
      When Rob chooses first Forest
      Then this is legal
      And it is Alex's turn
      And it is the upkeep
      And Mountain is untapped
      And Alex has priority
      When Alex casts Shock targeting Rob
      Then this is legal
      And Shock is on the stack

  @cr:500.4
  Rule: An effect that lasts until a step ends as that step begins

    Scenario: The forestwalk from Erhnam Djinn ends as the next upkeep begins
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's end step
      And Rob controls Erhnam Djinn
      And Alex controls Hill Giant
      And Carissa controls Gray Ogre
      And play has gone on to Rob's upkeep
      When Rob chooses Hill Giant
      Then this is legal
      When the top of the stack resolves
      Then Hill Giant has the keyword forestwalk
      When play goes on to Carissa's end step
      Then Hill Giant has the keyword forestwalk
      When play goes on to Rob's upkeep
      Then Hill Giant does not have the keyword forestwalk

    @cr:500.6
    Scenario: An added upkeep step of the same turn is the next upkeep
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's end step
      And these permanents are on the battlefield:
        | permanent    | controller | attached to |
        | Paradox Haze | Rob        | Rob         |
        | Erhnam Djinn | Rob        |             |
        | Hill Giant   | Alex       |             |
        | Gray Ogre    | Carissa    |             |
      And play has gone on to Rob's upkeep
      And Rob has chosen Hill Giant
      And the stack has resolved
      When everybody passes
      Then it is the upkeep
      And it is Rob's turn
      And Hill Giant does not have the keyword forestwalk
      When Rob chooses Gray Ogre
      Then this is legal
      When the top of the stack resolves
      Then Gray Ogre has the keyword forestwalk
      When play goes on to Carissa's end step
      Then Gray Ogre has the keyword forestwalk
      And Hill Giant does not have the keyword forestwalk

    Scenario: The forestwalk ends when the upkeep of a departed player would begin
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's end step
      And Rob controls Erhnam Djinn
      And Alex controls Hill Giant
      And play has gone on to Rob's upkeep
      And Rob has chosen Hill Giant
      And the stack has resolved
      When Rob concedes
      Then this is legal
      And Hill Giant has the keyword forestwalk
      When play goes on to Carissa's end step
      Then Hill Giant has the keyword forestwalk
      When play goes on to Alex's upkeep
      Then Hill Giant does not have the keyword forestwalk

    @cr:805.4
    Scenario Outline: <player>'s Erhnam Djinn's gift ends with the team's next upkeep
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Dana's end step
      And <player> controls Erhnam Djinn
      And Carissa controls Hill Giant
      And Dana controls Gray Ogre
      And play has gone on to Rob's upkeep
      And <player> has chosen Hill Giant
      And the stack has resolved
      When play goes on to Dana's end step
      Then Hill Giant has the keyword forestwalk
      When play goes on to Rob's upkeep
      Then Hill Giant does not have the keyword forestwalk

      Examples:
        | player |
        | Rob    |
        | Alex   |

    Scenario: The forestwalk from Erhnam Djinn ends on what is phased out then
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's end step
      And Rob controls Erhnam Djinn and two Islands
      And Rob holds Reality Ripple
      And Alex controls Hill Giant
      And Carissa controls Gray Ogre
      And play has gone on to Rob's upkeep
      And Rob has chosen Hill Giant
      And the stack has resolved
      And play has gone on to Carissa's end step
      And Carissa has passed
      And Rob has cast Reality Ripple targeting Hill Giant
      And the stack has resolved
      And play has gone on to Rob's upkeep
      When play goes on to Alex's upkeep
      Then Hill Giant does not have the keyword forestwalk

  @cr:500.5 @cr:106.4
  Rule: Unspent mana is lost as a step or phase ends

    Scenario: Mana can be spent in the step in which it was produced
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's upkeep
      And Alex controls Mountain
      And Alex holds Shock
      And Alex has activated Mountain
      When Alex casts Shock targeting Rob
      Then this is legal
      When the stack resolves
      Then Rob has 18 life

    Scenario: Mana from the upkeep can't be spent in the draw step
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's upkeep
      And Alex controls Mountain
      And Alex holds Shock
      And Alex has activated Mountain
      When play goes on to the draw step
      And Alex casts Shock targeting Rob
      Then this is illegal
      And nothing has changed
      And Alex has 20 life

    Scenario: Mana from the main phase can't be spent in combat
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Mountain
      And Alex holds Shock
      And Alex has activated Mountain
      When play goes on to the beginning of combat
      And Alex casts Shock targeting Rob
      Then this is illegal
      And nothing has changed
      And Alex has 20 life

  @cr:500.5a
  Rule: An effect until end of combat lasts until the combat phase is over

    Scenario: Jade Statue is still a creature in the end of combat step
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's beginning of combat
      And Alex controls Jade Statue, two Mountains and Forest
      And Alex holds Giant Growth
      And Alex has activated Jade Statue
      And the stack has resolved
      And Alex has attacked Carissa with Jade Statue
      When play goes on to the end of combat
      Then Jade Statue is attacking Carissa
      And Jade Statue is 3/6
      When play goes on to the postcombat main phase
      And Alex casts Giant Growth targeting Jade Statue
      Then this is illegal
      And nothing has changed

    Scenario: Jade Statue can be pumped in the end of combat step
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's beginning of combat
      And Alex controls Jade Statue, two Mountains and three Forests
      And Alex holds Giant Growth
      And Alex has activated Jade Statue
      And the stack has resolved
      And play has gone on to the end of combat
      When Alex casts Giant Growth targeting Jade Statue
      Then this is legal
      When the stack resolves
      Then Jade Statue is 6/9

    Scenario: Jade Statue isn't a creature in the turn's second combat
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's beginning of combat
      And Alex controls Jade Statue, six Mountains and Gray Ogre
      And Alex holds Relentless Assault
      And Alex has activated Jade Statue
      And the stack has resolved
      And play has gone on to the postcombat main phase
      And Alex has cast Relentless Assault
      And the stack has resolved
      When play goes on to the beginning of combat
      And Alex attacks Rob with Jade Statue
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Rob with Gray Ogre
      Then the declaration is legal
      And Gray Ogre is attacking Rob

    Scenario: A bonus until end of combat ends although its creature is phased out
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Murk Dwellers and two Islands
      And Alex holds Reality Ripple
      And Alex has attacked Rob with Murk Dwellers
      And play has gone on to the declare blockers step
      And the stack has resolved
      And Alex has cast Reality Ripple targeting Murk Dwellers
      And the stack has resolved
      And play has gone on to Rob's upkeep
      When play goes on to Alex's upkeep
      Then Murk Dwellers is on the battlefield
      And Murk Dwellers is 2/2

  @cr:500.5b @cr:514.2
  Rule: An effect until end of turn lasts through the end step

    Scenario: Giant Growth from the upkeep still applies in the end step
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's upkeep
      And Carissa controls Forest and Grizzly Bears
      And Carissa holds Giant Growth
      And Carissa has cast Giant Growth targeting Grizzly Bears
      And the stack has resolved
      When play goes on to the end step
      Then Grizzly Bears is 5/5
      When everybody passes
      Then it is Carissa's turn
      And Grizzly Bears is 2/2

  @cr:500.6
  Rule: Abilities trigger as a step begins, and go on the stack before anybody acts

    @cr:503.1a
    Scenario: Copper Tablet's trigger is on the stack when the upkeep begins
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's end step
      And Carissa controls Copper Tablet
      When everybody passes
      Then it is Alex's turn
      And it is the upkeep
      And Copper Tablet's ability is on the stack once
      And Alex has 20 life
      And Alex has priority
      When the top of the stack resolves
      Then Alex has 19 life
      And it is the upkeep

    Scenario: A permanent that enters during a step misses its beginning
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's upkeep
      And Rob controls Vedalken Orrery and two Forests
      And Rob holds Copper Tablet
      When Rob casts Copper Tablet
      Then this is legal
      When the top of the stack resolves
      Then Copper Tablet is on the battlefield
      And the stack is empty
      When play goes on to the draw step
      Then Alex has 20 life
      When play goes on to Carissa's upkeep
      Then Copper Tablet's ability is on the stack once

    Scenario: Stand or Fall triggers at the beginning of each combat of a turn
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Stand or Fall and four Mountains
      And Alex holds Relentless Assault
      And Alex has cast Relentless Assault
      And the top of the stack has resolved
      And play has gone on to the beginning of combat
      And play has gone on to the postcombat main phase
      When everybody passes
      Then it is the beginning of combat
      And Stand or Fall's ability is on the stack once
