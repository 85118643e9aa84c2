@since:2020-06-01
Feature: Mana
  Mana that nobody has spent is gone when the step or phase is over, whoever's
  turn it is.

  @cr:106.4
  Rule: Mana not spent in a step or phase is lost when it ends

    Scenario Outline: <player>'s unspent mana is lost when Rob's <step> ends
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's <step>
      And <player> controls Mountain
      And <player> holds Shock
      When <player> activates Mountain
      Then this is legal
      And Mountain is tapped
      When play goes on to the <next>
      And <player> casts Shock targeting Carissa
      Then this is illegal
      And nothing has changed
      And <player> has 20 life

      Examples:
        | player | step                 | next                 |
        | Rob    | upkeep               | draw step            |
        | Alex   | upkeep               | draw step            |
        | Rob    | precombat main phase | beginning of combat  |
        | Alex   | postcombat main phase | end step            |

    Scenario: Mana can be spent later in the same step
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's upkeep
      And Alex controls Mountain
      And Alex holds Shock
      When Alex activates Mountain
      Then this is legal
      When Alex casts Shock targeting Carissa
      Then this is legal
      When the stack resolves
      Then Carissa has 18 life

    Scenario: Leftover mana pays for another spell in the same step
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's upkeep
      And Alex controls two Mountains
      And Alex holds left Shock and right Shock
      And Alex has activated first Mountain
      And Alex has activated second Mountain
      When Alex casts left Shock targeting Carissa
      Then this is legal
      When Alex casts right Shock targeting Carissa
      Then this is legal
      When the stack resolves
      Then Carissa has 16 life

  @cr:106.4
  Rule: Mana in a pool pays costs, and is spent once

    Scenario: One green mana in Alex's pool doesn't pay for all of Grizzly Bears
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Forest
      And Alex holds Grizzly Bears and Swamp
      When Alex activates Forest
      Then this is legal
      And Forest is tapped
      When Alex casts Grizzly Bears
      Then this is illegal
      And nothing has changed
      When Alex plays Swamp
      Then this is legal
      When Alex casts Grizzly Bears
      Then this is legal
      And Swamp is tapped
      And Grizzly Bears is on the stack
