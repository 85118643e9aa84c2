@since:2020-06-01
Feature: Other hands: a last look at crowds
  What is easily forgotten in 801, 805, 807 and 810.

  # 810.9: life is lost by each member individually; that the total has dropped is not the other member's loss
  @cr:810.9 @cr:805.4d
  Scenario Outline: An Ascension after an attack on <victim>
    Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
    And it is Carissa's precombat main phase
    And Rob controls Luminarch Ascension
    And Dana controls Gray Ogre
    And Dana has attacked <victim> with Gray Ogre
    When play goes on to the end step
    Then Rob has 28 life
    And Luminarch Ascension's ability is <there>

    Examples:
      | victim | there             |
      | Rob    | not on the stack  |
      | Alex   | on the stack once |

  # 805.6a, 704.3, 104.4d: all draws are done before anybody has lost
  @cr:805.6a @cr:104.4d
  Scenario: Two readers at the end of their books
    Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
    And it is Carissa's precombat main phase
    And Alex's library holds one card
    And Carissa's library holds no cards
    And Dana controls two Islands
    And Dana holds Vision Skeins
    And Dana has cast Vision Skeins
    When the stack resolves
    Then the game is a draw

  # 805.9, 102.3: the teammate's turn is no opponent's turn
  @cr:805.4a
  Scenario: An Imp in its own team's turn
    Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
    And it is Carissa's precombat main phase
    And Dana controls Maddening Imp
    When Dana activates Maddening Imp
    Then this is illegal
    And nothing has changed

  # 805.3a, 104.3a: a member leaves before deciding about a hand, the team begins all the same
  @cr:805.3a @cr:104.3a
  Scenario: The starting player leaves before the start
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

  # 800.4d, 805.7: triggers of somebody who has left are not put on the stack
  @cr:800.4d @cr:805.7
  Scenario: A member leaves with triggers still in hand
    Given a shared team turns game seated clockwise:
      | player  | team   |
      | Rob     | Suns   |
      | Alex    | Suns   |
      | Carissa | Moons  |
      | Dana    | Moons  |
    And it is Rob's postcombat main phase
    And Carissa controls left Verdant Force
    And Dana controls right Verdant Force
    And play has gone on to Carissa's upkeep
    When Carissa concedes
    Then this is legal
    And right Verdant Force's ability is on the stack once
    And left Verdant Force has left the game
    And the stack holds, from the top:
      | object              | controller |
      | right Verdant Force | Dana       |

  # 805.5: it was the team that had priority, and it still has
  @cr:805.5
  Scenario: A member leaves in the team's priority
    Given a shared team turns game seated clockwise:
      | player  | team   |
      | Rob     | Suns   |
      | Alex    | Suns   |
      | Carissa | Moons  |
      | Dana    | Moons  |
    And it is Alex's precombat main phase
    And Alex controls Mountain
    And Alex holds Shock
    When Rob concedes
    Then this is legal
    And Alex has priority
    When Alex casts Shock targeting Dana
    Then this is legal
    And Alex has priority
    When the stack resolves
    Then Dana has 18 life

  # 805.10b, 508.1d: the declaration of a team whose other member's creature is kept from attacking is judged as it stands
  @cr:805.10b @cr:800.4a
  Scenario: A lure from somebody who has left binds no head
    Given a shared team turns game seated clockwise:
      | player  | team   |
      | Rob     | Suns   |
      | Alex    | Suns   |
      | Carissa | Moons  |
      | Dana    | Moons  |
    And it is Rob's precombat main phase
    And Carissa controls Alluring Siren
    And Alex controls Gray Ogre
    And Carissa has activated Alluring Siren targeting Gray Ogre
    And the stack has resolved
    And Carissa has conceded
    When Rob declares no attack
    Then the declaration is legal
    And Gray Ogre is not attacking

  # 807.4a-b: sixteen players take four turns at a time, fifteen three
  @cr:807.4a @cr:807.4b
  Scenario: Sixteen and one less
    Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl, Lena, Milo, Nina, Omar and Pia
    And Pia controls Gray Ogre
    When Pia concedes
    Then this is legal
    And there are 4 turn markers
    And Milo is taking a turn
    When Milo ends the turn
    Then turn marker 4 is gone
    And there are 3 turn markers
    When Ivan ends the turn
    Then turn marker 3 is with Judy
    And Judy is taking a turn

  # 807.4e-f: of two reductions each takes its own marker
  @cr:807.4e @cr:807.4f
  Scenario: Two markers, one after the other
    Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
    And Carissa has conceded
    And Judy has conceded
    And Karl has conceded
    And Lena has conceded
    When Finn concedes
    Then this is legal
    And there are 3 turn markers
    When Eve ends the turn
    Then turn marker 2 is gone
    And there are 2 turn markers
    When Rob ends the turn
    Then turn marker 1 is gone
    And there is 1 turn marker
    And Ivan is taking a turn
    And Alex is not taking a turn

  # 807.4b: the markers are handed out from the starting player on, and all begin at the same time
  @cr:807.4b
  Scenario: The third seat begins, and with it the seventh
    Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus and Hana
    And the game has not begun, and Carissa plays first
    And Carissa has kept the hand
    And Dana has kept the hand
    And Eve has kept the hand
    And Finn has kept the hand
    And Gus has kept the hand
    And Hana has kept the hand
    And Rob has kept the hand
    When Alex keeps the hand
    Then this is legal
    And turn marker 1 is with Carissa
    And turn marker 2 is with Gus
    And Carissa is taking a turn
    And Gus is taking a turn
    And Rob is not taking a turn

  # 807.4e, 800.4k: a player with a turn still to come leaves; it is not taken by anybody
  @cr:800.4
  Scenario: A turn put off for good
    Given a Grand Melee between Rob, Alex, Carissa, Dana and Eve
    And it is Dana's precombat main phase
    And Dana controls five Islands
    And Dana holds Time Warp
    And Dana has cast Time Warp targeting Carissa
    And the stack has resolved
    And Carissa has conceded
    When Dana ends the turn
    Then Eve is taking a turn
    When Eve ends the turn
    And Rob ends the turn
    And Alex ends the turn
    Then Dana is taking a turn
    When Dana ends the turn
    Then Eve is taking a turn

  # 801.7a: the event is judged by where it happens, not by whose card it is
  @cr:801.7a
  Scenario: A borrowed creature dies far from home
    Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
    And the range of influence is 1
    And it is Dana's precombat main phase
    And these permanents are on the battlefield:
      | permanent          | controller | owner | attached to |
      | Gray Ogre          | Dana       | Alex  |             |
      | Control Magic      | Dana       | Dana  | Gray Ogre   |
      | left Blood Artist  | Alex       | Alex  |             |
      | right Blood Artist | Dana       | Dana  |             |
      | Mountain           | Dana       | Dana  |             |
    And Dana holds Shock
    And Dana has cast Shock targeting Gray Ogre
    When the top of the stack resolves
    Then Gray Ogre is in Alex's graveyard
    And left Blood Artist's ability is not on the stack
    When Dana chooses Eve
    Then this is legal
    When the stack resolves
    Then Eve has 19 life
    And Dana has 21 life
    And Alex has 20 life
