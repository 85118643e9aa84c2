@since:2020-06-01
Feature: Upkeep step
  The first step of a turn in which anybody can act. What has triggered
  before and what triggers now waits on the stack when they begin.

  @cr:503.1
  Rule: The active player gets priority first in the upkeep step

    Scenario: In the upkeep, nothing happens before the active player can act
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's end step
      And Alex controls Mountain and Forest
      And Alex holds Shock and Battlegrowth
      And Alex controls Grizzly Bears
      When everybody passes
      Then it is Alex's turn
      And it is the upkeep
      And Alex has two cards in hand
      And Alex has priority
      When Alex casts Battlegrowth targeting Grizzly Bears
      Then this is legal
      And Alex has priority
      When the top of the stack resolves
      Then Grizzly Bears has 1 +1/+1 counter
      And it is the upkeep
      When Alex casts Shock targeting Carissa
      Then this is legal
      When the top of the stack resolves
      Then Carissa has 18 life

    Scenario: A nonactive player can act in the upkeep once they get priority
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's end step
      And Carissa controls Mountain
      And Carissa holds Shock
      When everybody passes
      Then it is the upkeep
      And Alex has priority
      When Alex passes
      Then this is legal
      And Carissa has priority
      When Carissa casts Shock targeting Alex
      Then this is legal
      When the top of the stack resolves
      Then Alex has 18 life
      And it is the upkeep

  @cr:503.1a
  Rule: Triggers of the untap step and of the upkeep are put on the stack together

    @cr:502.4
    Scenario Outline: Of two triggers, <later>'s may be put on the stack on top
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's end step
      And these permanents are on the battlefield:
        | permanent         | controller | tapped |
        | Oreskos Sun Guide | Alex       | yes    |
        | Copper Tablet     | Alex       |        |
      And play has gone on to Alex's upkeep
      When Alex puts the triggers in the order <first> and <later>
      Then this is legal
      And the stack holds, from the top:
        | object  | controller |
        | <later> | Alex       |
        | <first> | Alex       |
      And Alex has priority
      When the top of the stack resolves
      Then Alex has <life> life

      Examples:
        | first             | later             | life |
        | Oreskos Sun Guide | Copper Tablet     | 19   |
        | Copper Tablet     | Oreskos Sun Guide | 22   |

    @cr:603.3b
    Scenario: The active player's untap trigger goes on the stack first
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's end step
      And these permanents are on the battlefield:
        | permanent         | controller | tapped |
        | Copper Tablet     | Carissa    |        |
        | Oreskos Sun Guide | Alex       | yes    |
      When everybody passes
      Then it is the upkeep
      And the stack holds, from the top:
        | object            | controller |
        | Copper Tablet     | Carissa    |
        | Oreskos Sun Guide | Alex       |
      And Alex has priority

  @cr:503.2
  Rule: "After the upkeep step" begins when a turn's first upkeep step is over

    Scenario: Reset can't be cast in the upkeep, but it can in the draw step
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's upkeep
      And Carissa controls two Islands
      And Carissa holds Reset
      When Carissa casts Reset
      Then this is illegal
      And nothing has changed
      When play goes on to the draw step
      And Carissa casts Reset
      Then this is legal
      And first Island is tapped
      When the top of the stack resolves
      Then first Island is untapped
      And second Island is untapped

    Scenario: Reset can be cast in an added upkeep step
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's end step
      And these permanents are on the battlefield:
        | permanent    | controller | attached to |
        | Paradox Haze | Rob        | Rob         |
      And Alex controls two Islands
      And Alex holds Reset
      And play has gone on to Rob's upkeep
      When Alex casts Reset
      Then this is illegal
      And nothing has changed
      When the top of the stack resolves
      And Alex casts Reset
      Then this is illegal
      And nothing has changed
      When everybody passes
      Then it is the upkeep
      And it is Rob's turn
      When Alex casts Reset
      Then this is legal
      And Reset is on the stack

    Scenario: Reset can't be cast in its caster's own turn
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Rob controls two Islands
      And Rob holds Reset
      When Rob casts Reset
      Then this is illegal
      And nothing has changed
      When play goes on to Alex's draw step
      And Rob casts Reset
      Then this is legal
      And Reset is on the stack
