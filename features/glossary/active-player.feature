@since:2006-10-01 @glossary:active-player
Feature: Active player
  The player whose turn it is gets priority first in every step and main
  phase in which anybody gets it, again whenever something on the stack has
  resolved, and after combat damage.

  @cr:102.1 @cr:117.3a
  Rule: The active player gets priority first in each step and main phase

    Scenario Outline: Active player <active> has priority first in the <step>
      Given a free-for-all between Rob, Alex and Carissa
      And it is <active>'s upkeep
      When play goes on to the <step>
      Then it is <active>'s turn
      And <active> has priority

      Examples:
        | active  | step                  |
        | Alex    | draw step             |
        | Alex    | precombat main phase  |
        | Alex    | beginning of combat   |
        | Alex    | postcombat main phase |
        | Alex    | end step              |
        | Carissa | draw step             |
        | Carissa | precombat main phase  |
        | Carissa | beginning of combat   |
        | Carissa | postcombat main phase |
        | Carissa | end step              |

    @since:2020-06-01
    Scenario: The active player has priority first in each combat step
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Hill Giant
      And Alex controls Grizzly Bears
      When Carissa attacks Alex with Hill Giant
      Then the declaration is legal
      And it is the declare attackers step
      And Carissa has priority
      When Alex blocks Hill Giant with Grizzly Bears
      Then the declaration is legal
      And it is the declare blockers step
      And Carissa has priority
      When play goes on to the combat damage step
      Then Carissa has priority
      And Grizzly Bears is in Alex's graveyard
      When play goes on to the end of combat
      Then Carissa has priority

    @since:2020-06-01 @cr:117.3d
    Scenario: After the active player passes, others get priority in turn order
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Alex's end step
      And play has gone on to Carissa's upkeep
      When Carissa passes
      Then this is legal
      And Dana has priority
      When Dana passes
      Then this is legal
      And Rob has priority
      When Rob passes
      Then this is legal
      And Alex has priority
      When Alex passes
      Then this is legal
      And it is the draw step
      And Carissa has priority

    @cr:502.4 @cr:514.3
    Scenario: Normally no player gets priority between end step and next upkeep
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's end step
      When everybody passes
      Then it is Carissa's turn
      And it is the upkeep
      And Carissa has priority

    @since:2020-06-01 @cr:117.3a
    Scenario: If only an opponent has a trigger, the active player still acts first
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's end step
      And Carissa controls Verdant Force
      When play goes on to Alex's upkeep
      Then Verdant Force's ability is on the stack once
      And Alex has priority

  @cr:102.1 @cr:117.3b
  Rule: The active player gets priority after anything resolves

    Scenario Outline: After <caster>'s spell resolves, the active player has priority
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's upkeep
      And <caster> controls one Mountain
      And <caster> holds Lightning Bolt
      When <caster> casts Lightning Bolt targeting <victim>
      Then this is legal
      And <caster> has priority
      When the top of the stack resolves
      Then <victim> has 17 life
      And Alex has priority
      And it is the upkeep

      Examples:
        | caster  | victim  |
        | Carissa | Rob     |
        | Rob     | Carissa |
        | Alex    | Rob     |

    Scenario: After an opponent's ability resolves, the active player has priority
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Alex controls Fountain of Youth and two Forests
      When Alex activates Fountain of Youth
      Then this is legal
      And Alex has priority
      When the top of the stack resolves
      Then Alex has 21 life
      And Carissa has priority

    @cr:117.4
    Scenario: The active player has priority after each trigger resolves
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's end step
      And Alex controls Alex's Verdant Force
      And Carissa controls Carissa's Verdant Force
      And play has gone on to Alex's upkeep
      When the top of the stack resolves
      Then Alex has priority
      And the stack holds, from the top:
        | object               | controller |
        | Alex's Verdant Force | Alex       |

    Scenario: When an opponent's creature enters, the active player gets priority
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Rob controls Vedalken Orrery and two Forests
      And Rob holds Grizzly Bears
      When Rob casts Grizzly Bears
      Then this is legal
      And Rob has priority
      When the top of the stack resolves
      Then Grizzly Bears is on the battlefield
      And Alex has priority

    @since:2020-06-01 @cr:605.3b
    Scenario: A mana ability doesn't change who has priority
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's upkeep
      And Carissa controls one Forest
      When Carissa activates first Forest
      Then this is legal
      And first Forest is tapped
      And Carissa has priority

    Scenario: After a spell doesn't resolve, the active player has priority
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's upkeep
      And Rob controls Grizzly Bears and one Island
      And Rob holds Unsummon
      And Carissa controls one Mountain
      And Carissa holds Shock
      And Carissa has cast Shock targeting Grizzly Bears
      When Rob casts Unsummon targeting Grizzly Bears
      Then this is legal
      When the top of the stack resolves
      Then Grizzly Bears is in Rob's hand
      And Alex has priority
      When the top of the stack resolves
      Then Shock is in Carissa's graveyard
      And Alex has priority

  @cr:510.2 @cr:510.3
  Rule: Combat damage is dealt all at once, and then the active player gets priority

    @since:2020-06-01
    Scenario: Mogg Fanatic can't be sacrificed between damage assignment and damage
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears
      And Rob controls Mogg Fanatic
      And Alex has attacked Rob with Grizzly Bears
      And Rob has blocked Grizzly Bears with Mogg Fanatic
      When play goes on to the combat damage step
      Then Mogg Fanatic is in Rob's graveyard
      And Grizzly Bears has 1 damage marked on it
      And Alex has priority
      When Rob activates Mogg Fanatic targeting Grizzly Bears
      Then this is illegal
      And nothing has changed
      When play goes on to the end of combat
      Then Grizzly Bears is on the battlefield
      And Alex has priority

    Scenario: Mogg Fanatic sacrificed before damage deals no combat damage
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears
      And Rob controls Mogg Fanatic
      And Alex has attacked Rob with Grizzly Bears
      And Rob has blocked Grizzly Bears with Mogg Fanatic
      When Rob activates Mogg Fanatic targeting Grizzly Bears
      Then this is legal
      When the stack resolves
      Then Grizzly Bears has 1 damage marked on it
      When play goes on to the end of combat
      Then Grizzly Bears is on the battlefield
      And Grizzly Bears has 1 damage marked on it
      And Rob has 20 life

    @since:2020-06-01
    Scenario: The active player has priority after combat damage to players
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Grizzly Bears and Hill Giant
      And Carissa has declared these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Rob     |
        | Hill Giant    | Alex    |
      When play goes on to the combat damage step
      Then Rob has 18 life
      And Alex has 17 life
      And Carissa has priority

  @cr:510.1 @cr:510.2 @cr-2006-10-01:310.4a @edition:2006-10-01
  Rule: Combat damage uses the stack, with priority before and after it (2006)

    Scenario: Mogg Fanatic's combat damage is dealt after it's sacrificed (2006)
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears
      And Rob controls Mogg Fanatic
      And Alex has attacked Rob with Grizzly Bears
      And Rob has blocked Grizzly Bears with Mogg Fanatic
      When play goes on to the combat damage step
      Then Alex has priority
      And Mogg Fanatic is on the battlefield
      And Grizzly Bears has 0 damage marked on it
      When Rob activates Mogg Fanatic targeting Grizzly Bears
      Then this is legal
      And Mogg Fanatic is in Rob's graveyard
      When the top of the stack resolves
      Then Grizzly Bears has 1 damage marked on it
      And it is the combat damage step
      And Alex has priority
      When the top of the stack resolves
      Then Grizzly Bears is in Alex's graveyard
      And it is the combat damage step
      And Alex has priority
      And the stack is empty
      And Rob has 20 life

    Scenario: Combat damage on the stack resolves if all players pass (2006)
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears
      And Rob controls Mogg Fanatic
      And Alex has attacked Rob with Grizzly Bears
      And Rob has blocked Grizzly Bears with Mogg Fanatic
      When play goes on to the end of combat
      Then Mogg Fanatic is in Rob's graveyard
      And Grizzly Bears is on the battlefield
      And Grizzly Bears has 1 damage marked on it

    Scenario: Giant Growth doesn't change combat damage on the stack (2006)
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears and one Forest
      And Alex holds Giant Growth
      And Alex has attacked Rob with Grizzly Bears
      And play has gone on to the combat damage step
      When Alex casts Giant Growth targeting Grizzly Bears
      Then this is legal
      When the top of the stack resolves
      Then Grizzly Bears is 5/5
      And Rob has 20 life
      When play goes on to the end of combat
      Then Rob has 18 life

    @cr-2006-10-01:310.4c
    Scenario: A creature that has left still deals combat damage on the stack (2006)
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Gray Ogre
      And Rob controls Grizzly Bears and one Island
      And Rob holds Unsummon
      And Alex has attacked Rob with Gray Ogre
      And Rob has blocked Gray Ogre with Grizzly Bears
      And play has gone on to the combat damage step
      When Rob casts Unsummon targeting Grizzly Bears
      Then this is legal
      When the top of the stack resolves
      Then Grizzly Bears is in Rob's hand
      And Gray Ogre has 0 damage marked on it
      When play goes on to the end of combat
      Then Gray Ogre is in Alex's graveyard
      And Rob has 20 life
