@since:2024-06-07
Feature: Second reading: starting the game

  # 101.4e, 103.5: from the starting player round the table; nobody shuffles before all have spoken; 103.5c: seven again
  @cr:101.4e
  @cr:103.5 @cr:103.5c
  Scenario: Players decide on mulligans in turn order from the starting player
    Given a free-for-all between Rob, Alex, Carissa and Dana
    And the game has not begun, and Carissa plays first
    And Rob holds Shock
    And Alex holds Jump
    And Carissa holds Unsummon and Gray Ogre
    And Dana holds Giant Growth
    When Carissa takes a mulligan
    Then this is legal
    And Unsummon is in Carissa's hand
    And Gray Ogre is in Carissa's hand
    And Dana is asked to keep a hand
    When Dana keeps the hand
    Then this is legal
    And Rob is asked to keep a hand
    When Rob takes a mulligan
    Then this is legal
    And Shock is in Rob's hand
    And Alex is asked to keep a hand
    When Alex keeps the hand
    Then this is legal
    And Carissa is asked to keep a hand
    And Carissa has 7 cards in hand
    And Rob has 7 cards in hand
    When Carissa keeps the hand
    Then this is legal
    And Rob is asked to keep a hand
    When Rob keeps the hand
    Then this is legal
    And Rob has 7 cards in hand
    And Alex has 1 card in hand
    And nobody is asked to keep a hand
    And it is Carissa's turn

  # 103.5: between two players even the first mulligan costs a card, which goes before the next hand is judged; 103.8a: and the first draw is skipped
  @cr:101.4e
  @cr:103.5
  Scenario: In a two-player game, the first mulligan already costs a card
    Given a two-player game between Rob and Alex
    And the game has not begun, and Alex plays first
    And Rob holds Shock
    And Alex holds Jump
    And Alex has taken a mulligan
    When Rob keeps the hand
    Then this is legal
    And Alex has 7 cards in hand
    And Alex is asked to choose
    When Alex keeps the hand
    Then this is legal
    And Alex has 6 cards in hand
    When play goes on to the precombat main phase
    Then it is Alex's turn
    And Alex has 6 cards in hand

  # 103.5: who has kept a hand is not asked again; 103.6: several cards of one player, in any order, each or none
  @cr:101.4e
  @cr:103.5 @cr:103.6
  Scenario: A player may start with one of two Leylines and keep the other in hand
    Given a free-for-all between Rob, Alex and Carissa
    And the game has not begun, and Carissa plays first
    And Rob holds Leyline of Vitality and Leyline of Sanctity
    And Carissa holds Gray Ogre
    And Alex holds Shock
    And Carissa has taken a mulligan
    And Rob has kept the hand
    And Alex has kept the hand
    When Carissa keeps the hand
    Then this is legal
    And nobody is asked to keep a hand
    And Rob may choose among Leyline of Vitality and Leyline of Sanctity
    When Rob chooses Leyline of Sanctity
    Then this is legal
    And Leyline of Sanctity is on the battlefield
    When play goes on to the upkeep
    Then it is Carissa's turn
    And Leyline of Vitality is in Rob's hand
    And Rob cannot see Shock

  # 103.5, 103.5c: among three the first mulligan is free, each later one costs one card more; 103.8c: all draw
  @cr:101.4e
  @cr:103.5 @cr:103.5c
  Scenario: Among three players, the first mulligan is free and later ones aren't
    Given a free-for-all between Rob, Alex and Carissa
    And the game has not begun, and Rob plays first
    And Rob has taken a mulligan
    And Alex has taken a mulligan
    And Carissa has taken a mulligan
    And Rob has kept the hand
    And Alex has taken a mulligan
    And Carissa has taken a mulligan
    And Alex has kept the hand
    And Carissa has taken a mulligan
    And Carissa has kept the hand
    When play goes on to the precombat main phase
    Then Rob has 8 cards in hand
    And Alex has 6 cards in hand
    And Carissa has 5 cards in hand

  # 101.4e, 103.6: the starting player uses an opening hand first, the others in turn order; 103.6a: at once
  @cr:101.4e
  @cr:103.6 @cr:103.6a
  Scenario: The starting player puts a Leyline onto the battlefield first
    Given a free-for-all between Rob, Alex and Carissa
    And the game has not begun, and Alex plays first
    And Rob holds Leyline of Vitality
    And Alex holds Leyline of Sanctity
    And Carissa holds Gray Ogre
    And Alex has kept the hand
    And Carissa has kept the hand
    And Rob has kept the hand
    When Rob interrupts and chooses Leyline of Vitality
    Then this is illegal
    And nothing has changed
    When Alex chooses Leyline of Sanctity
    Then this is legal
    And Leyline of Sanctity is on the battlefield
    And Leyline of Vitality is in Rob's hand
    When Rob chooses Leyline of Vitality
    Then this is legal
    And Leyline of Vitality is on the battlefield
    When play goes on to the upkeep
    Then it is Alex's turn
