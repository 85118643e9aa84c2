@since:2020-06-01
Feature: Starting the game
  Whoever plays first has an advantage. With two players it is paid for with
  the draw of the first turn; with more players nobody pays.

  @cr:103.8a @cr-2020-06-01:103.7a
  Rule: Of two players, the one who plays first does not draw in the first turn

    Scenario Outline: <first> plays first and draws nothing, <second> draws
      Given a two-player game between Rob and Alex
      And Rob holds seven Islands
      And Alex holds seven Forests
      And the game has not begun, and <first> plays first
      And <first> has kept the hand
      And <second> has kept the hand
      When play goes on to <first>'s precombat main phase
      Then <first> has seven cards in hand
      When play goes on to <second>'s precombat main phase
      Then <second> has eight cards in hand
      And <first> has seven cards in hand
      When <second> ends the turn
      And play goes on to <first>'s precombat main phase
      Then <first> has eight cards in hand

      Examples:
        | first | second |
        | Rob   | Alex   |
        | Alex  | Rob    |

  @cr:103.8c @cr-2020-06-01:103.7c
  Rule: In other games of more than two players everybody draws in the first turn

    @cr:800.7
    Scenario Outline: With three players <first> plays first and draws a card
      Given a free-for-all between Rob, Alex and Carissa
      And Rob holds seven Islands
      And Alex holds seven Forests
      And Carissa holds seven Swamps
      And the game has not begun, and <first> plays first
      And <first> has kept the hand
      And <second> has kept the hand
      And <third> has kept the hand
      When play goes on to <first>'s precombat main phase
      Then <first> has eight cards in hand
      And <second> has seven cards in hand
      When play goes on to <second>'s precombat main phase
      Then <second> has eight cards in hand
      And <third> has seven cards in hand

      Examples:
        | first   | second  | third   |
        | Rob     | Alex    | Carissa |
        | Carissa | Rob     | Alex    |

    Scenario: Teams that share their turns, and not their life, draw in the first turn
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | moon |
        | Dana    | moon |
      And Rob holds seven Forests
      And Alex holds seven Plains
      And Carissa holds seven Islands
      And Dana holds seven Swamps
      And the game has not begun, and Carissa plays first
      And Carissa has kept the hand
      And Dana has kept the hand
      And Rob has kept the hand
      And Alex has kept the hand
      When play goes on to Carissa's precombat main phase
      Then Carissa has eight cards in hand
      And Dana has eight cards in hand
      And Rob has seven cards in hand
