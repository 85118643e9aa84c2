@since:2024-06-07
Feature: Golden rules: before the first turn
  Before the first turn nobody is active yet. The player who plays first takes
  that place, and the others follow in turn order.

  @cr:101.4e @cr:103.5
  Rule: The starting player decides on a mulligan first, the others follow in turn order

    Scenario Outline: Of three players, starting player <first> decides on mulligans first
      Given a free-for-all between Rob, Alex and Carissa
      And Rob holds seven Islands
      And Alex holds seven Forests
      And Carissa holds seven Swamps
      And the game has not begun, and <first> plays first
      When <first> keeps the hand
      Then this is legal
      And <second> is asked to keep a hand
      When <second> keeps the hand
      Then this is legal
      And <third> is asked to keep a hand
      When <third> keeps the hand
      Then this is legal
      And nobody is asked to keep a hand
      And it is <first>'s turn
      And <first> has priority

      Examples:
        | first   | second  | third   |
        | Rob     | Alex    | Carissa |
        | Alex    | Carissa | Rob     |
        | Carissa | Rob     | Alex    |

    Scenario Outline: Of four players, starting player <first> decides on mulligans first
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And Rob holds seven Islands
      And Alex holds seven Forests
      And Carissa holds seven Swamps
      And Dana holds seven Plains
      And the game has not begun, and <first> plays first
      When <first> keeps the hand
      Then this is legal
      And <second> is asked to keep a hand
      When <second> keeps the hand
      Then this is legal
      And <third> is asked to keep a hand
      When <third> keeps the hand
      Then this is legal
      And <fourth> is asked to keep a hand
      When <fourth> keeps the hand
      Then this is legal
      And it is <first>'s turn

      Examples:
        | first   | second | third | fourth  |
        | Carissa | Dana   | Rob   | Alex    |
        | Dana    | Rob    | Alex  | Carissa |

    Scenario Outline: Of two players, starting player <first> decides on mulligans first
      Given a two-player game between Rob and Alex
      And Rob holds seven Islands
      And Alex holds seven Forests
      And the game has not begun, and <first> plays first
      When <first> keeps the hand
      Then this is legal
      And <second> is asked to keep a hand
      When <second> keeps the hand
      Then this is legal
      And it is <first>'s turn

      Examples:
        | first | second |
        | Rob   | Alex   |
        | Alex  | Rob    |

    Scenario: Mulligans are taken only after every player has decided
      Given a free-for-all between Rob, Alex and Carissa
      And Rob holds seven Islands
      And Alex holds Craw Wurm and six Forests
      And Carissa holds seven Swamps
      And the game has not begun, and Alex plays first
      When Alex takes a mulligan
      Then this is legal
      And Craw Wurm is in Alex's hand
      And Carissa is asked to keep a hand
      When Carissa keeps the hand
      Then this is legal
      And Craw Wurm is in Alex's hand
      And Rob is asked to keep a hand
      When Rob keeps the hand
      Then this is legal
      And Alex has seven cards in hand
      And Alex is asked to keep a hand
      When Alex keeps the hand
      Then this is legal
      And nobody is asked to keep a hand
      And it is Alex's turn

    Scenario: Players who took a mulligan decide again in turn order
      Given a free-for-all between Rob, Alex and Carissa
      And Rob holds seven Islands
      And Alex holds seven Forests
      And Carissa holds seven Swamps
      And the game has not begun, and Alex plays first
      And Alex has kept the hand
      And Carissa has taken a mulligan
      When Rob takes a mulligan
      Then this is legal
      And Carissa is asked to keep a hand
      When Carissa keeps the hand
      Then this is legal
      And Rob is asked to keep a hand
      When Rob keeps the hand
      Then this is legal
      And Alex has seven cards in hand
      And it is Alex's turn

    Scenario: After mulligans, the starting player puts a card on the bottom first
      Given a two-player game between Rob and Alex
      And Rob holds Hill Giant and six Islands
      And Alex holds Craw Wurm and six Forests
      And Rob's library holds no cards
      And Alex's library holds no cards
      And the game has not begun, and Alex plays first
      And Alex has taken a mulligan
      When Rob takes a mulligan
      Then this is legal
      And Alex is asked to choose
      When Alex chooses Craw Wurm
      Then this is legal
      And Rob is asked to choose
      When Rob chooses Hill Giant
      Then this is legal
      And Craw Wurm is in Alex's library
      And Hill Giant is in Rob's library
      And Alex has six cards in hand
      And Rob has six cards in hand
      And Alex is asked to keep a hand

  @cr:101.4e @cr:103.6
  Rule: The starting player acts first on opening-hand cards, the others in turn order

    Scenario: Players put opening-hand Leylines onto the battlefield in turn order
      Given a free-for-all between Rob, Alex and Carissa
      And Rob holds Rob's Leyline of Sanctity and six Islands
      And Alex holds Alex's Leyline of Sanctity and six Forests
      And Carissa holds Leyline of Vitality and six Swamps
      And the game has not begun, and Alex plays first
      And Alex has kept the hand
      And Carissa has kept the hand
      When Rob keeps the hand
      Then this is legal
      And Alex is asked to choose
      When Carissa interrupts and chooses Leyline of Vitality
      Then this is illegal
      And nothing has changed
      When Alex chooses Alex's Leyline of Sanctity
      Then this is legal
      And Alex's Leyline of Sanctity is on the battlefield
      And Carissa is asked to choose
      When Carissa chooses nothing
      Then this is legal
      And Leyline of Vitality is in Carissa's hand
      And Rob is asked to choose
      When Rob chooses Rob's Leyline of Sanctity
      Then this is legal
      And Rob controls Rob's Leyline of Sanctity
      And Rob has six cards in hand
      And Carissa has seven cards in hand
      And it is Alex's turn

    Scenario: A player may begin with a Leyline even if earlier players have none
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And Rob holds Leyline of Vitality and six Islands
      And Alex holds seven Forests
      And Carissa holds seven Swamps
      And Dana holds Leyline of Sanctity and six Plains
      And the game has not begun, and Alex plays first
      And Alex has kept the hand
      And Carissa has kept the hand
      And Dana has kept the hand
      When Rob keeps the hand
      Then this is legal
      And Dana is asked to choose
      When Dana chooses Leyline of Sanctity
      Then this is legal
      And Rob is asked to choose
      When Rob chooses Leyline of Vitality
      Then this is legal
      And Leyline of Sanctity is on the battlefield
      And Leyline of Vitality is on the battlefield
      And it is Alex's turn
      And Alex has priority

    Scenario: A player with two Leylines may begin with just one of them
      Given a two-player game between Rob and Alex
      And Rob holds seven Islands
      And Alex holds Leyline of Sanctity, Leyline of Vitality and five Forests
      And the game has not begun, and Rob plays first
      And Rob has kept the hand
      When Alex keeps the hand
      Then this is legal
      And Alex is asked to choose
      When Alex chooses Leyline of Vitality
      Then this is legal
      And Leyline of Vitality is on the battlefield
      When play goes on to Rob's upkeep
      Then Leyline of Sanctity is in Alex's hand
      And it is Rob's turn
