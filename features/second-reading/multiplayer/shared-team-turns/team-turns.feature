@since:2020-06-01
Feature: Second reading: shared team turns: team turns

  # 805.9, 102.3: the teammate's turn is no opponent's turn
  @cr:805.4a
  Scenario: Maddening Imp can't be activated during its controller's team's turn
    Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
    And it is Carissa's precombat main phase
    And Dana controls Maddening Imp
    When Dana activates Maddening Imp
    Then this is illegal
    And nothing has changed

  @cr:805.4
  Rule: With shared team turns, a turn belongs to the whole team

    # 805.4, 805.4b, 810.6: the starting Giant draws nothing, afterwards each head of either Giant draws
    @cr:805.4b @cr:810.6
    Scenario: In Two-Headed Giant, a starting team of three skips its first draw
      Given a Two-Headed Giant game of Rob, Alex and Carissa against Dana, Eve and Finn
      And the game has not begun, and Dana plays first
      And Rob holds Shock
      And Dana holds Jump
      And Dana has kept the hand
      And Eve has kept the hand
      And Finn has kept the hand
      And Rob has kept the hand
      And Alex has kept the hand
      And Carissa has kept the hand
      When play goes on to Dana's precombat main phase
      Then it is Dana's turn
      And it is Finn's turn
      And Dana has 1 card in hand
      And Eve has no cards in hand
      When play goes on to Rob's precombat main phase
      Then it is Carissa's turn
      And Rob has 2 cards in hand
      And Alex has 1 card in hand
      And Carissa has 1 card in hand
      And Finn has no cards in hand
      When play goes on to Dana's precombat main phase
      Then Dana has 2 cards in hand
      And Finn has 1 card in hand

    # 103.8c, 800.7: outside Two-Headed Giant nobody skips the first draw, shared turns or not
    @cr:800.7
    Scenario: The starting team draws on its first turn outside Two-Headed Giant
      Given a shared team turns game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Suns   |
        | Carissa | Moons  |
        | Dana    | Moons  |
        | Eve     | Moons  |
      And the game has not begun, and Rob plays first
      And Rob holds Shock
      And Rob has kept the hand
      And Alex has kept the hand
      And Carissa has kept the hand
      And Dana has kept the hand
      And Eve has kept the hand
      When play goes on to Rob's precombat main phase
      Then Rob has 2 cards in hand
      And Alex has 1 card in hand
      And Carissa has no cards in hand

    # 805.4c, 305.2: each member one land; what allows one more allows it to its controller only
    @cr:805.4c @cr:305.2
    Scenario: Exploration lets its controller, not a teammate, play an extra land
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Dana's precombat main phase
      And Carissa controls Exploration
      And Carissa holds left Forest, middle Forest and right Forest
      And Dana holds left Island and right Island
      When Dana plays left Island
      Then this is legal
      And left Island is on the battlefield
      When Dana plays right Island
      Then this is illegal
      And nothing has changed
      When Carissa plays left Forest
      Then this is legal
      When Carissa plays middle Forest
      Then this is legal
      And middle Forest is on the battlefield
      When Carissa plays right Forest
      Then this is illegal
      And nothing has changed

    # 805.4d: "that player": once for each member; 810.9: on the one total
    @cr:805.4d @cr:810.9
    Scenario: With shared turns, Copper Tablet triggers for each of three teammates
      Given a Two-Headed Giant game of Rob, Alex and Carissa against Dana, Eve and Finn
      And it is Rob's postcombat main phase
      And Rob controls Copper Tablet
      When play goes on to Dana's upkeep
      And the stack resolves
      Then Finn has 42 life
      And Rob has 45 life

    # 805.4d: an ability that does not care whose upkeep it is triggers once
    @cr:805.4d
    Scenario: Verdant Force triggers only once during a team's upkeep
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's postcombat main phase
      And Alex controls Verdant Force
      When play goes on to Carissa's upkeep
      Then Verdant Force's ability is on the stack once

    # 805.4d: a condition that looks at each opponent is judged for each
    @cr:805.4d
    Scenario: Hellfire Mongrel triggers only for an opponent with two or fewer cards
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's postcombat main phase
      And Alex controls Hellfire Mongrel
      And Carissa holds three Islands
      And Dana holds two Islands
      When play goes on to Carissa's upkeep
      Then Hellfire Mongrel's ability is on the stack once
      When the stack resolves
      Then Carissa has 28 life

    # 805.4d: "each opponent's" without "that player": one counter in a turn of two opponents
    @cr:805.4d
    Scenario: Luminarch Ascension triggers once in an opposing team's end step
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Rob controls Luminarch Ascension
      When play goes on to the end step
      Then Luminarch Ascension's ability is on the stack once
      When the top of the stack resolves
      And Rob agrees
      Then this is legal
      And Luminarch Ascension has 1 quest counter

    # 805.4d, 805.4b: a Kami triggers for each member of the team that draws
    @cr:805.4d @cr:805.4b
    Scenario: Kami of the Crescent Moon triggers for each teammate who draws
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's postcombat main phase
      And Alex controls Kami of the Crescent Moon
      When play goes on to Carissa's draw step
      And the stack resolves
      Then Carissa has 2 cards in hand
      And Dana has 2 cards in hand
      And Rob has no cards in hand
