@since:2020-06-01
Feature: Handling triggered abilities
  Whose a triggered ability is, whether it still does anything when it
  resolves, and how often one triggers that was to wait.

  @cr:603.3a
  Rule: Whoever controlled the source when it triggered controls the ability

    Scenario: The ability of a borrowed creature that dies is the borrower's
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Blood Artist
      And Alex controls three Mountains and four Swamps
      And Alex holds Act of Treason and Altar's Reap
      And Alex has cast Act of Treason targeting Blood Artist
      And the stack has resolved
      When Alex casts Altar's Reap sacrificing Blood Artist
      Then this is legal
      When Alex chooses Carissa
      Then this is legal
      When the top of the stack resolves
      Then Blood Artist is in Rob's graveyard
      And Alex has 21 life
      And Carissa has 19 life
      And Rob has 20 life
      And Altar's Reap is on the stack

  @cr:603.4
  Rule: A condition with which an ability begins is looked at twice

    Scenario: An ability whose condition is met no more does nothing
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's end step
      And Carissa controls Hellfire Mongrel
      And Rob controls Temple Bell
      And Rob holds Forest and Island
      When play goes on to Rob's upkeep
      Then Hellfire Mongrel's ability is on the stack once
      When Rob activates Temple Bell
      Then this is legal
      When the top of the stack resolves
      Then Rob has 3 cards in hand
      When the stack resolves
      Then Rob has 20 life

  @cr:603.7b
  Rule: An ability that was created to wait triggers once

    Scenario: An ability that waits for the end step waits for one only
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears and Gray Ogre
      And Rob controls Maddening Imp
      And Rob has activated Maddening Imp
      And the stack has resolved
      When Alex attacks Carissa with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Carissa with Grizzly Bears and Gray Ogre
      Then the declaration is legal
      When play goes on to Carissa's end step
      Then the stack is empty
      When play goes on to Rob's upkeep
      Then Grizzly Bears is on the battlefield
      And Gray Ogre is on the battlefield

  @cr:603.4
  Rule: A condition about "you" speaks of whoever controls the ability

    Scenario: A condition about "you" is looked at again for whoever controls the ability, not for who has taken its source
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's postcombat main phase
      And Rob controls Luminarch Ascension
      And Alex controls five Mountains
      And Alex holds Word of Seizing
      And Carissa controls Mountain
      And Carissa holds Shock
      And Carissa has cast Shock targeting Alex
      And the stack has resolved
      When play goes on to the end step
      Then Luminarch Ascension's ability is on the stack once
      When Alex casts Word of Seizing targeting Luminarch Ascension
      Then this is legal
      When the top of the stack resolves
      Then Alex controls Luminarch Ascension
      When the top of the stack resolves
      And Rob agrees
      Then this is legal
      And Luminarch Ascension has 1 quest counter

  @cr:603.7
  Rule: What waits for its moment does not need its source any more

    Scenario: An ability that waits for the end step does not need its source any more
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent     | controller | tapped |
        | Grizzly Bears | Alex       | yes    |
        | Gray Ogre     | Alex       |        |
        | Maddening Imp | Carissa    |        |
      And Rob controls Mountain
      And Rob holds Shock
      And Carissa has activated Maddening Imp
      And the stack has resolved
      And Rob has cast Shock targeting Maddening Imp
      When the stack resolves
      Then Maddening Imp is in Carissa's graveyard
      When Alex attacks Rob with Gray Ogre
      Then the declaration is legal
      When play goes on to the end step
      And the stack resolves
      Then Grizzly Bears is in Alex's graveyard
      And Gray Ogre is on the battlefield

  @cr:603.3b
  Rule: Players put on the stack what they control, whoever owns where it comes from

    Scenario: A borrowed creature's ability is put on the stack with the borrower's own
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's end step
      And these permanents are on the battlefield:
        | permanent     | controller | owner |
        | Verdant Force | Rob        | Alex  |
        | Copper Tablet | Rob        | Rob   |
      When play goes on to Rob's upkeep
      Then the stack is empty
      When Rob puts the triggers in the order Verdant Force and Copper Tablet
      Then this is legal
      And the stack holds, from the top:
        | object        | controller |
        | Copper Tablet | Rob        |
        | Verdant Force | Rob        |

  @cr:603.7e
  Rule: An ability that is set up for later is of whoever set it up

    Scenario: What an ability sets up for later is of whoever controlled that ability
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent     | controller | tapped |
        | Grizzly Bears | Alex       | yes    |
        | Maddening Imp | Carissa    |        |
      And Rob controls five Mountains
      And Rob holds Word of Seizing
      And Carissa has activated Maddening Imp
      And Rob has cast Word of Seizing targeting Maddening Imp
      When the stack resolves
      Then Rob controls Maddening Imp
      When play goes on to the end step
      Then the stack holds, from the top:
        | object        | controller |
        | Maddening Imp | Carissa    |
