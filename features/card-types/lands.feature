@since:2020-06-01
Feature: Lands
  A player may play a land in each of their turns.

  @cr:305.2
  Rule: A player may play one land each turn, extra turns included

    Scenario: A player may play another land during an extra turn
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls two Islands
      And Alex holds Time Walk, Forest and Swamp
      And Alex has cast Time Walk
      And the stack has resolved
      When Alex plays Forest
      Then this is legal
      And Forest is on the battlefield
      When Alex plays Swamp
      Then this is illegal
      And nothing has changed
      When Alex ends the turn
      And play goes on to the precombat main phase
      And Alex plays Swamp
      Then this is legal
      And Swamp is on the battlefield
      When play goes on to the end step
      And everybody passes
      Then it is Carissa's turn

  @cr:305.2
  Rule: A player's land limit is per turn, not per main phase

    Scenario: A player who played a land precombat can't play another postcombat
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex holds Forest and Swamp
      When Alex plays Forest
      Then this is legal
      And Forest is on the battlefield
      When play goes on to the postcombat main phase
      And Alex plays Swamp
      Then this is illegal
      And nothing has changed
