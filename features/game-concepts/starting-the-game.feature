@since:2020-06-01
Feature: Starting the game
  Whoever plays first has an advantage. With two players it is paid for with
  the draw of the first turn; with more players nobody pays.

  @cr:103.8a
  Rule: With two players, the starting player skips their first draw step

    @cr:103.1
    Scenario Outline: With two players, starting player <first> doesn't draw on turn 1
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
  Rule: With more than two players, the starting player draws on the first turn

    @cr:800.7 @cr:103.1
    Scenario Outline: With three players, starting player <first> draws on turn 1
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

    @cr:103.1a
    Scenario: With shared turns but separate life, the starting team draws on turn 1
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

  @cr:103.4
  Rule: Each player starts with 20 life

    @cr:103.1
    Scenario Outline: Of <n> players, each starts with 20 life and loses it alone
      Given a <game>
      And <holds>
      And Rob holds Mountain, Shock and five Islands
      And Alex holds seven Forests
      And the game has not begun, and Rob plays first
      And Rob has kept the hand
      And Alex has kept the hand
      And play has gone on to Rob's precombat main phase
      When Rob plays Mountain
      Then this is legal
      When Rob casts Shock targeting Alex
      Then this is legal
      When the stack resolves
      Then Alex has 18 life
      And Rob has 20 life

      Examples:
        | n     | game                                        | holds                      |
        | two   | two-player game between Rob and Alex        | Rob's library holds 20 cards |
        | three | free-for-all between Rob, Alex and Carissa  | Carissa holds seven Swamps |

  @cr:103.5
  Rule: Each mulligan gives seven new cards, and costs one card on the bottom

    Scenario: A player who took a mulligan draws seven cards and bottoms one
      Given a two-player game between Rob and Alex
      And Rob holds seven Islands
      And Alex holds Craw Wurm and six Forests
      And Alex's library holds no cards
      And the game has not begun, and Rob plays first
      And Rob has kept the hand
      When Alex takes a mulligan
      Then this is legal
      And Craw Wurm is in Alex's hand
      And Alex has seven cards in hand
      And Alex is asked to choose
      When Alex chooses Craw Wurm
      Then this is legal
      And Craw Wurm is in Alex's library
      And Alex has six cards in hand
      And Alex is asked to keep a hand
      When Alex keeps the hand
      Then this is legal
      And it is Rob's turn
      And Rob has seven cards in hand

    Scenario: After two mulligans, two cards go on the bottom of the library
      Given a two-player game between Rob and Alex
      And Rob holds seven Islands
      And Alex holds Craw Wurm, Hill Giant and five Forests
      And Alex's library holds no cards
      And the game has not begun, and Alex plays first
      And Alex has taken a mulligan
      And Rob has kept the hand
      And Alex has chosen Craw Wurm
      When Alex takes a mulligan
      Then this is legal
      And Alex has seven cards in hand
      When Alex chooses Craw Wurm
      Then this is illegal
      And nothing has changed
      When Alex chooses Craw Wurm and Hill Giant
      Then this is legal
      And Alex has five cards in hand
      And Craw Wurm is in Alex's library
      And Hill Giant is in Alex's library
      When Alex keeps the hand
      Then this is legal
      And it is Alex's turn

    Scenario: A player who has kept their hand can't take a mulligan afterward
      Given a two-player game between Rob and Alex
      And Rob holds seven Islands
      And Alex holds seven Forests
      And the game has not begun, and Alex plays first
      And Alex has kept the hand
      And Rob has taken a mulligan
      When Alex takes a mulligan
      Then this is illegal
      And nothing has changed

    Scenario: After seven mulligans, a player with no cards keeps their hand
      Given a two-player game between Rob and Alex
      And Rob holds seven Islands
      And Alex holds seven Forests
      And the game has not begun, and Rob plays first
      And Rob has kept the hand
      And Alex has taken a mulligan
      And Alex has taken a mulligan
      And Alex has taken a mulligan
      And Alex has taken a mulligan
      And Alex has taken a mulligan
      And Alex has taken a mulligan
      When Alex takes a mulligan
      Then this is legal
      When play goes on to Rob's upkeep
      Then Alex has no cards in hand
      And it is Rob's turn

  @cr:103.5c
  Rule: Whether the first mulligan is free depends on how many players started

    @cr:800.1 @cr:800.6
    Scenario: The first mulligan stays free if one of three players leaves
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
  Rule: A game that began with three players stays a multiplayer game

    @cr:800.1 @cr:800.7
    Scenario: The starting player draws even if one of three players has left
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
  Rule: Any number of cards that allow it may begin the game on the battlefield

    Scenario: Two Leylines with the same name may both begin on the battlefield
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

    Scenario: A player may begin with a Leyline after another player has left
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

  @cr:103.6
  Rule: Cards in opening hands wait until nobody takes a mulligan any more

    Scenario: Alex uses Leyline of Vitality only once Carissa has kept a hand, too
      Given a free-for-all between Rob, Alex and Carissa
      And Rob holds seven Islands
      And Alex holds Leyline of Vitality and six Forests
      And Carissa holds seven Swamps
      And the game has not begun, and Alex plays first
      And Alex has kept the hand
      And Carissa has taken a mulligan
      When Rob keeps the hand
      Then this is legal
      And nobody is asked to choose
      And Carissa is asked to keep a hand
      When Carissa keeps the hand
      Then this is legal
      And Alex is asked to choose
      When Alex chooses Leyline of Vitality
      Then this is legal
      And Leyline of Vitality is on the battlefield

    @cr:103.6b
    Scenario: With two players, a Chancellor waits for the other player's mulligan
      Given a two-player game between Rob and Alex
      And Rob holds Chancellor of the Dross and six Swamps
      And Alex holds seven Forests
      And Alex's library holds no cards
      And the game has not begun, and Rob plays first
      And Rob has kept the hand
      When Alex takes a mulligan
      Then this is legal
      And Alex cannot see Chancellor of the Dross
      When Alex chooses first Forest
      Then this is legal
      And nobody is asked to choose
      And Alex is asked to keep a hand
      When Alex keeps the hand
      Then this is legal
      And Rob is asked to choose
      When Rob chooses Chancellor of the Dross
      Then this is legal
      And it is Rob's turn

    @cr:103.6c
    Scenario: In 2HG, a team that has kept uses no cards while the other decides
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob holds seven Islands
      And Alex holds seven Forests
      And Carissa holds Leyline of Sanctity and six Plains
      And Dana holds seven Swamps
      And the game has not begun, and Carissa plays first
      And Carissa has kept the hand
      And Dana has kept the hand
      And Rob has taken a mulligan
      When Alex keeps the hand
      Then this is legal
      And nobody is asked to choose
      And Rob is asked to keep a hand
      When Rob keeps the hand
      Then this is legal
      And Carissa is asked to choose

    @cr:103.6a
    Scenario: A player who paid a card for a mulligan may begin with a Leyline, too
      Given a two-player game between Rob and Alex
      And Rob holds seven Islands
      And Alex holds Leyline of Vitality and six Forests
      And Alex's library holds no cards
      And the game has not begun, and Rob plays first
      And Rob has kept the hand
      And Alex has taken a mulligan
      And Alex has chosen first Forest
      And Alex has kept the hand
      When Alex chooses Leyline of Vitality
      Then this is legal
      And Alex controls Leyline of Vitality
      And Alex has five cards in hand

  @cr:103.8
  Rule: If the starting player leaves, the next player takes the first turn

    Scenario: If the starting player leaves before turn 1, the next player starts
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
  Rule: A skipped draw step doesn't take place

    Scenario: In a two-player game, the first turn has no draw step
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

    @cr:103.8
    Scenario: In an extra turn right after their first, the starting player draws
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex holds Omniscience and Time Walk
      And Alex's library holds five cards
      And these permanents are on the battlefield:
        | permanent      | controller | counters   |
        | Karn Liberated | Alex       | 12 loyalty |
      And Alex has activated Karn Liberated targeting Alex
      And the top of the stack has resolved
      And Alex has chosen Omniscience
      And play has gone on to Rob's upkeep
      And play has gone on to Alex's precombat main phase
      And Alex has activated Karn Liberated as follows:
        | ability |
        | 3       |
      And the top of the stack has resolved
      And Alex has kept the hand
      And Rob has kept the hand
      And play has gone on to the precombat main phase
      And Alex has cast Time Walk as follows:
        | alternative cost |
        | Omniscience      |
      And the top of the stack has resolved
      When Alex ends the turn
      Then it is Alex's turn
      And it is the upkeep
      When everybody passes
      Then Rob has won

  @cr:103.6b
  Rule: A card revealed from an opening hand stays revealed until the first turn begins

    @cr:103.6
    Scenario: A Chancellor of the Dross revealed from an opening hand is seen by all
      Given a free-for-all between Rob, Alex and Carissa
      And Alex holds Chancellor of the Dross and six Swamps
      And Carissa holds Leyline of Vitality and six Forests
      And Rob holds seven Islands
      And the game has not begun, and Alex plays first
      And Alex has kept the hand
      And Carissa has kept the hand
      And Rob has kept the hand
      When Alex chooses Chancellor of the Dross
      Then this is legal
      And Carissa can see Chancellor of the Dross
      And Rob can see Chancellor of the Dross
      And Chancellor of the Dross is in Alex's hand
      And Carissa is asked to choose
      When Carissa chooses nothing
      Then this is legal
      And it is Alex's turn
      And Rob cannot see Chancellor of the Dross
      And Chancellor of the Dross is in Alex's hand
      When the stack resolves
      Then Carissa has 17 life
      And Rob has 17 life
      And Alex has 26 life

    Scenario: A Chancellor of the Dross that stays hidden does nothing
      Given a two-player game between Rob and Alex
      And Rob holds Chancellor of the Dross and six Swamps
      And Alex holds Leyline of Vitality and six Forests
      And the game has not begun, and Rob plays first
      And Rob has kept the hand
      And Alex has kept the hand
      When Rob chooses nothing
      Then this is legal
      And Alex cannot see Chancellor of the Dross
      When Alex chooses nothing
      Then this is legal
      And the stack is empty
      And Alex has 20 life

    Scenario: A Chancellor of the Dross is revealed once and takes life once
      Given a two-player game between Rob and Alex
      And Rob holds seven Islands
      And Alex holds first Chancellor of the Dross, second Chancellor of the Dross and five Swamps
      And the game has not begun, and Rob plays first
      And Rob has kept the hand
      And Alex has kept the hand
      When Alex chooses first Chancellor of the Dross
      Then this is legal
      And nobody is asked to choose
      And it is Rob's turn
      And Rob cannot see first Chancellor of the Dross
      When play goes on to Rob's precombat main phase
      Then Rob has 17 life
      And Alex has 23 life
      When play goes on to Alex's precombat main phase
      Then Rob has 17 life

  @cr:103.5b
  Rule: A player may use Serum Powder whenever they say whether they take a mulligan

    Scenario: Serum Powder may be used after another player has kept their hand
      Given a two-player game between Rob and Alex
      And Rob holds seven Islands
      And Alex holds Serum Powder and six Forests
      And the game has not begun, and Rob plays first
      And Rob has kept the hand
      When Alex agrees
      Then this is legal
      And Serum Powder is in exile
      And Alex has seven cards in hand
      And Alex is asked to keep a hand
      When Alex keeps the hand
      Then this is legal
      And it is Rob's turn
      And Alex has seven cards in hand

    Scenario: A player who used Serum Powder may still take a mulligan
      Given a free-for-all between Rob, Alex and Carissa
      And Rob holds seven Islands
      And Carissa holds Serum Powder and six Swamps
      And Alex holds seven Forests
      And the game has not begun, and Carissa plays first
      When Carissa agrees
      Then this is legal
      When Carissa takes a mulligan
      Then this is legal
      And Serum Powder is in exile
      And Rob is asked to keep a hand

    Scenario: A player who has kept their hand doesn't use Serum Powder any more
      Given a two-player game between Rob and Alex
      And Rob holds Serum Powder and six Islands
      And Alex holds seven Forests
      And the game has not begun, and Rob plays first
      And Rob has kept the hand
      When Rob agrees
      Then this is illegal
      And nothing has changed

    Scenario: Serum Powder may be used in the second round of mulligans
      Given a two-player game between Rob and Alex
      And Rob holds Serum Powder and six Islands
      And Rob's library holds no cards
      And Alex holds seven Forests
      And the game has not begun, and Alex plays first
      And Alex has kept the hand
      And Rob has taken a mulligan
      And Rob has chosen first Island
      When Rob agrees
      Then this is legal
      And Serum Powder is in exile
      And Rob has one card in hand
      And Rob is asked to keep a hand
