@since:2020-06-01
Feature: Ending phase
  The turn ends in two steps: one in which players can act, and one in which
  normally nobody can.

  @cr:512.1
  Rule: The ending phase has an end step and then a cleanup step

    @cr:500.1
    Scenario: The end step comes before the cleanup step
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's postcombat main phase
      And Alex holds eight Forests
      When everybody passes
      Then it is the end step
      And Alex has eight cards in hand
      And Alex has priority
      When everybody passes
      Then it is the cleanup step
      And Alex is asked to choose
      When Alex chooses first Forest
      Then this is legal
      And it is Carissa's turn
