@edition:2006-10-01
Feature: Other hands: the Grand Melee of 2006
  A second reading of chapter 608 of that book.

  # 608.4c: the marker waits while another is within three seats to the left
  @cr:807.4c
  Scenario: One waits for the other, in 2006
    Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus and Hana
    When Rob ends the turn
    Then Alex is not taking a turn
    And Eve is taking a turn
    When Eve ends the turn
    Then Alex is taking a turn
    And Finn is taking a turn

  # 608.4d: the first marker to the right of who has left goes, between turns only
  @cr:807.4e
  Scenario Outline: <leaver> leaves a table of twelve, in 2006
    Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
    When <leaver> concedes
    Then this is legal
    And there are 3 turn markers
    And <holder> is taking a turn
    When <holder> ends the turn
    Then turn marker <marker> is gone
    And there are 2 turn markers

    Examples:
      | leaver  | holder | marker |
      | Carissa | Rob    | 1      |
      | Hana    | Eve    | 2      |
      | Lena    | Ivan   | 3      |

  # 608.4a, 608.4d: thirteen to twelve costs nothing
  @cr:807.4e
  Scenario: The thirteenth may go, in 2006
    Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl, Lena and Milo
    When Dana concedes
    Then this is legal
    When Ivan ends the turn
    Then there are 3 turn markers
    And Judy is taking a turn

  # 608.4e: an extra turn for somebody whose turn it is not comes just before that player's next turn
  @cr:807.4j
  Scenario: An extra turn for the neighbour on the right, in 2006
    Given a Grand Melee between Rob, Alex, Carissa, Dana and Eve
    And it is Dana's precombat main phase
    And Dana controls five Islands
    And Dana holds Time Warp
    And Dana has cast Time Warp targeting Carissa
    And the stack has resolved
    When Dana ends the turn
    Then Eve is taking a turn
    When Eve ends the turn
    And Rob ends the turn
    And Alex ends the turn
    Then Carissa is taking a turn
    When Carissa ends the turn
    Then Carissa is taking a turn
    When Carissa ends the turn
    Then Dana is taking a turn

  # 608.5, 102.2a: somebody wins when all opponents have lost, not when those within range have
  @cr-2006-10-01:608.5
  Scenario: The last but one leaves
    Given a Grand Melee between Rob, Alex, Carissa, Dana and Eve
    And Alex has conceded
    And Eve has conceded
    When Dana concedes
    Then this is legal
    And the game goes on
    When Carissa concedes
    Then this is legal
    And Rob has won
