@since:2020-06-01
Feature: Second reading: shared team turns: before the first turn

  # 805.3a, 104.3a: a member leaves before deciding about a hand, the team begins all the same
  @cr:805.3a @cr:104.3a
  Scenario: The starting player concedes before turn one, and a teammate starts
    Given a shared team turns game seated clockwise:
      | player  | team   |
      | Rob     | Suns   |
      | Alex    | Suns   |
      | Carissa | Moons  |
      | Dana    | Moons  |
    And the game has not begun, and Carissa plays first
    And Dana holds Shock
    When Carissa concedes
    Then this is legal
    And Dana is asked to keep a hand
    When Dana keeps the hand
    Then this is legal
    And Rob is asked to keep a hand
    When Alex keeps the hand
    Then this is legal
    When Rob keeps the hand
    Then this is legal
    When play goes on to the precombat main phase
    Then it is Dana's turn
    And the primary player of Dana's team is Dana

  @cr:805.3a
  Rule: Teams decide on mulligans in turn order, each player for themselves

    # 805.3a, 103.5c: the starting team in any order, then the other; a teammate's keeping binds nobody; the first mulligan is free
    @cr:103.5c
    Scenario: One teammate keeps a hand while the other takes a mulligan
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And the game has not begun, and Carissa plays first
      And Rob holds Shock
      And Alex holds Jump
      And Carissa holds Unsummon and Gray Ogre
      And Dana holds Giant Growth
      When Dana takes a mulligan
      Then this is legal
      And Giant Growth is in Dana's hand
      And Carissa is asked to keep a hand
      When Carissa keeps the hand
      Then this is legal
      And Rob is asked to keep a hand
      When Rob takes a mulligan
      Then this is legal
      And Shock is in Rob's hand
      And Alex is asked to keep a hand
      When Alex keeps the hand
      Then this is legal
      And Dana has 7 cards in hand
      And Rob has 7 cards in hand
      And Dana is asked to keep a hand
      When Dana keeps the hand
      Then this is legal
      And Rob is asked to keep a hand
      When Rob keeps the hand
      Then this is legal
      And nobody is asked to keep a hand

    # 805.3b: each member of the starting team, then each of the other
    @cr:805.3b
    Scenario: The starting team puts Leylines onto the battlefield first
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And the game has not begun, and Carissa plays first
      And Rob holds Leyline of Vitality
      And Dana holds Leyline of Sanctity
      And Carissa has kept the hand
      And Dana has kept the hand
      And Rob has kept the hand
      And Alex has kept the hand
      When Rob interrupts and chooses Leyline of Vitality
      Then this is illegal
      And nothing has changed
      When Dana chooses Leyline of Sanctity
      Then this is legal
      And Leyline of Sanctity is on the battlefield
      And Leyline of Vitality is in Rob's hand
      When Rob chooses Leyline of Vitality
      Then this is legal
      And Leyline of Vitality is on the battlefield
