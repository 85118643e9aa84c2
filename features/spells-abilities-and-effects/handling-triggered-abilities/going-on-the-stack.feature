@since:2020-06-01
Feature: Handling triggered abilities: going on the stack
  Whose a triggered ability is, in which order several are put on the stack,
  and what is chosen then.

  @cr:603.3a
  Rule: Control of a triggered ability depends on who controlled its source as it triggered

    Scenario: Blood Artist's trigger belongs to its controller, not its owner
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

  @cr:603.3b
  Rule: Each player puts the triggers they control on the stack, not those they own

    Scenario: A player orders a stolen creature's trigger with their other triggers
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
