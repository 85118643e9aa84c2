@since:2020-06-01
Feature: Starting the game
  Whoever plays first has an advantage. With two players it is paid for with
  the draw of the first turn; with more players nobody pays.

  @cr:103.8a
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

  @cr:103.8c
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

  @cr:103.5c
  Rule: How many players there were decides, not how many are left

    Scenario: The first mulligan of three players is free, also for the two who are left of them
      Given a free-for-all between Rob, Alex and Carissa
      And Rob holds seven Islands
      And Alex holds seven Forests
      And Carissa holds seven Swamps
      And the game has not begun, and Alex plays first
      And Carissa has conceded
      When Alex takes a mulligan
      Then this is legal
      When Rob keeps the hand
      Then this is legal
      And Alex has seven cards in hand
      And Alex is asked to keep a hand
      When Alex keeps the hand
      Then this is legal
      And Alex has seven cards in hand
      And it is Alex's turn

  @cr:103.8c
  Rule: A game of three players is none of two, though only two are left

    Scenario: One of three players has left, and whoever plays first draws all the same
      Given a free-for-all between Rob, Alex and Carissa
      And Rob holds seven Islands
      And Alex holds seven Forests
      And Carissa holds seven Swamps
      And the game has not begun, and Alex plays first
      And Rob has conceded
      And Alex has kept the hand
      And Carissa has kept the hand
      When play goes on to the precombat main phase
      Then it is Alex's turn
      And Alex has eight cards in hand

  @cr:103.6a
  Rule: Every card that says so may begin the game on the battlefield

    Scenario: Two cards of one name begin the game on the battlefield together
      Given a free-for-all between Rob, Alex and Carissa
      And Rob holds seven Islands
      And Alex holds left Leyline of Vitality, right Leyline of Vitality and five Forests
      And Carissa holds seven Swamps
      And the game has not begun, and Alex plays first
      And Alex has kept the hand
      And Carissa has kept the hand
      And Rob has kept the hand
      When Alex chooses left Leyline of Vitality and right Leyline of Vitality
      Then this is legal
      And left Leyline of Vitality is on the battlefield
      And right Leyline of Vitality is on the battlefield

    Scenario: That somebody has left keeps no card from beginning the game on the battlefield
      Given a free-for-all between Rob, Alex and Carissa
      And Rob holds seven Islands
      And Alex holds seven Forests
      And Carissa holds Leyline of Vitality and six Swamps
      And the game has not begun, and Alex plays first
      And Alex has kept the hand
      And Carissa has kept the hand
      And Rob has conceded
      When Carissa chooses Leyline of Vitality
      Then this is legal
      And Leyline of Vitality is on the battlefield
      And it is Alex's turn

  @cr:103.8
  Rule: The first turn is somebody's

    Scenario: If whoever was to play first has left, the next player takes the first turn
      Given a free-for-all between Rob, Alex and Carissa
      And Rob holds seven Islands
      And Alex holds seven Forests
      And Carissa holds seven Swamps
      And the game has not begun, and Alex plays first
      And Alex has conceded
      When Carissa keeps the hand
      Then this is legal
      When Rob keeps the hand
      Then this is legal
      And it is Carissa's turn
      And it is the upkeep
      And Carissa has priority

  @cr:103.8a
  Rule: A draw step that is skipped does not take place

    Scenario: The draw step of the first turn does not take place at all
      Given a two-player game between Rob and Alex
      And Rob holds seven Islands
      And Alex holds seven Forests
      And the game has not begun, and Alex plays first
      And Alex has kept the hand
      And Rob has kept the hand
      When everybody passes
      Then it is the precombat main phase
      And Alex has seven cards in hand
      When play goes on to Rob's upkeep
      And everybody passes
      Then it is the draw step
      And Rob has eight cards in hand
