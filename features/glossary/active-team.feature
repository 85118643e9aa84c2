@since:2006-10-01 @glossary:active-team
Feature: Active team
  In Two-Headed Giant the teams take turns, and teams have priority. The team
  whose turn it is has it first in every step, again after anything has
  resolved, and after combat damage.

  @cr:805.4a
  Rule: Both members of the active team take the turn together

    Scenario: In 2HG, teams alternate turns, and each turn is both teammates' turn
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Alex's end step
      When play goes on to Carissa's upkeep
      Then it is Carissa's turn
      And it is Dana's turn
      When play goes on to Rob's upkeep
      Then it is Rob's turn
      And it is Alex's turn

    Scenario: Each player of the active team may play a land; no opponent may
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Rob holds Forest
      And Alex holds Plains
      And Carissa holds Island
      And Dana holds Swamp
      When Alex plays Plains
      Then this is illegal
      And nothing has changed
      When play goes on to the postcombat main phase
      When Carissa plays Island
      Then this is legal
      And Island is on the battlefield
      When Dana plays Swamp
      Then this is legal
      And Swamp is on the battlefield

  @cr:805.5 @cr:117.6 @cr:117.3a
  Rule: The active team gets priority first in each step and main phase

    Scenario Outline: The active team has priority first in the <step>
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Dana's upkeep
      When play goes on to the <step>
      Then Carissa has priority
      And Dana has priority

      Examples:
        | step                  |
        | draw step             |
        | precombat main phase  |
        | beginning of combat   |
        | postcombat main phase |
        | end step              |

    Scenario: Normally no team gets priority between end step and next upkeep
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's end step
      When everybody passes
      Then it is Carissa's turn
      And it is the upkeep
      And Carissa has priority
      And Dana has priority

    @since:2020-06-01
    Scenario: The attacking team has priority first in each combat step
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Dana controls Hill Giant
      And Alex controls Grizzly Bears
      When Dana attacks Alex with Hill Giant
      Then the declaration is legal
      And it is the declare attackers step
      And Carissa has priority
      And Dana has priority
      When Alex blocks Hill Giant with Grizzly Bears
      Then the declaration is legal
      And it is the declare blockers step
      And Dana has priority

  @cr:805.5b
  Rule: The active team gets priority after anything resolves

    @since:2020-06-01
    Scenario Outline: After <caster>'s Lightning Bolt resolves, the active team has priority
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's upkeep
      And <caster> controls one Mountain
      And <caster> holds Lightning Bolt
      When <caster> casts Lightning Bolt targeting <victim>
      Then this is legal
      And <caster> has priority
      When the top of the stack resolves
      Then <victim> has 27 life
      And Carissa has priority
      And Dana has priority

      Examples:
        | caster | victim  |
        | Rob    | Dana    |
        | Alex   | Carissa |
        | Dana   | Alex    |

    @since:2020-06-01
    Scenario: The active team has priority after an opponent's ability resolves
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Alex controls Fountain of Youth and two Forests
      When Alex activates Fountain of Youth
      Then this is legal
      And Alex has priority
      And Rob has priority
      When the top of the stack resolves
      Then Alex has 31 life
      And Carissa has priority
      And Dana has priority

    @since:2020-06-01 @cr:605.3b
    Scenario: A nonactive team's mana ability doesn't change who has priority
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Alex controls one Forest
      When Alex activates first Forest
      Then this is legal
      And first Forest is tapped
      And Alex has priority

    @edition:2006-10-01
    Scenario: The active team has priority after an opponent's ability (2006)
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Alex controls Mogg Fanatic
      And Carissa controls Grizzly Bears
      When Alex activates Mogg Fanatic targeting Grizzly Bears
      Then this is legal
      And Alex has priority
      When the top of the stack resolves
      Then Grizzly Bears has 1 damage marked on it
      And Carissa has priority
      And Dana has priority

  @cr:510.3 @cr:805.5
  Rule: The active team gets priority after combat damage

    @since:2020-06-01
    Scenario: The active team has priority after combat damage is dealt
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls Hill Giant
      And Carissa controls Grizzly Bears
      And Dana has attacked Rob with Hill Giant and Grizzly Bears
      When play goes on to the combat damage step
      Then Rob has 25 life
      And Carissa has priority
      And Dana has priority

    @edition:2006-10-01
    Scenario: The active team has priority after damage on the stack resolves (2006)
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls Hill Giant
      And Dana has declared these attacks:
        | attacker   | attacks |
        | Hill Giant |         |
      And play has gone on to the combat damage step
      When the top of the stack resolves
      Then Rob has 37 life
      And it is the combat damage step
      And Carissa has priority
      And Dana has priority
