@since:2020-06-01
Feature: Second reading: ending the game

  # 104.2a: nobody wins before all opponents have left, near or far
  @cr:104.2a
  Scenario: A player alone within their range of influence hasn't won yet
    Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
    And the range of influence is 1
    And it is Rob's precombat main phase
    And Alex has conceded
    When Eve concedes
    Then this is legal
    And the game goes on
    When Carissa concedes
    Then this is legal
    And the game goes on
    When Dana concedes
    Then this is legal
    And Rob has won

  # 101.4e, 104.3a, 800.4a: who concedes is not waited for
  @since:2024-06-07 @cr:101.4e
  @cr:104.3a
  Scenario: A player concedes before deciding on a mulligan, and the game begins
    Given a free-for-all between Rob, Alex, Carissa and Dana
    And the game has not begun, and Dana plays first
    And Rob holds Shock
    And Alex holds Jump
    And Dana has kept the hand
    When Rob concedes
    Then this is legal
    And Rob has left the game
    And Alex is asked to keep a hand
    When Alex keeps the hand
    Then this is legal
    And Carissa is asked to keep a hand
    When Carissa keeps the hand
    Then this is legal
    When play goes on to the precombat main phase
    Then it is Dana's turn
    When play goes on to Alex's upkeep
    Then it is Alex's turn
