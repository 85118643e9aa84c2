@since:2020-06-01
Feature: Second reading: shared team turns: choices and draws

  # 805.6a, 704.3, 104.4d: all draws are done before anybody has lost
  @cr:805.6a @cr:104.4d
  Scenario: In 2HG, the game is a draw if both teams draw from an empty library
    Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
    And it is Carissa's precombat main phase
    And Alex's library holds one card
    And Carissa's library holds no cards
    And Dana controls two Islands
    And Dana holds Vision Skeins
    And Dana has cast Vision Skeins
    When the stack resolves
    Then the game is a draw

  @cr:805.6
  Rule: With shared team turns, the active team chooses first, its members in any order

    # 805.6: who cast the spell does not matter; the second member may choose before the first
    @cr:101.4
    Scenario: The active team chooses first, even for a nonactive player's spell
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Rob controls Swamp, Vedalken Orrery, Gray Ogre and Hill Giant
      And Rob holds Innocent Blood
      And Alex controls Wall of Wood and Wall of Stone
      And Carissa controls Scathe Zombies and Savannah Lions
      And Dana controls Wind Drake and Storm Crow
      And Rob has cast Innocent Blood
      And the top of the stack has resolved
      When Rob interrupts and chooses Gray Ogre
      Then this is illegal
      And nothing has changed
      When Dana interrupts and chooses Storm Crow
      Then this is legal
      And Storm Crow is on the battlefield
      When Carissa chooses Savannah Lions
      Then this is legal
      And Savannah Lions is on the battlefield
      When Alex interrupts and chooses Wall of Wood
      Then this is legal
      When Rob chooses Gray Ogre
      Then this is legal
      And Gray Ogre is in Rob's graveyard
      And Wall of Wood is in Alex's graveyard
      And Storm Crow is in Dana's graveyard
      And Savannah Lions is in Carissa's graveyard

    # 805.6, 104.3a, 800.4a: who leaves in the middle is not waited for, and what the others have said stands
    @cr:104.3a @cr:800.4a
    Scenario: If a player leaves while choosing, the other players' choices stand
      Given a shared team turns game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Suns   |
        | Carissa | Moons  |
        | Dana    | Moons  |
      And it is Rob's precombat main phase
      And Rob controls Swamp, Gray Ogre and Hill Giant
      And Rob holds Innocent Blood
      And Alex controls Wall of Wood and Wall of Stone
      And Carissa controls Scathe Zombies and Savannah Lions
      And Dana controls Wind Drake and Storm Crow
      And Rob has cast Innocent Blood
      And the top of the stack has resolved
      And Rob has chosen Gray Ogre
      When Alex concedes
      Then this is legal
      And Gray Ogre is on the battlefield
      When Dana chooses Storm Crow
      Then this is legal
      When Carissa chooses Scathe Zombies
      Then this is legal
      And Gray Ogre is in Rob's graveyard
      And Storm Crow is in Dana's graveyard
      And Scathe Zombies is in Carissa's graveyard
      And Wall of Wood has left the game

    # 805.6a: everybody draws, whoever has cast it
    @cr:805.6a
    Scenario: All four players draw for Vision Skeins during another team's turn
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Dana's upkeep
      And Alex controls two Islands
      And Alex holds Vision Skeins
      And Alex has cast Vision Skeins
      When the top of the stack resolves
      Then Rob has 2 cards in hand
      And Alex has 2 cards in hand
      And Carissa has 2 cards in hand
      And Dana has 2 cards in hand
