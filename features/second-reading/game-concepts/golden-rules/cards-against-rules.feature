@since:2020-06-01
Feature: Second reading: golden rules: cards against rules

  # 514.1, 101.1: only the active player discards, and a Spellbook lifts that for one player only
  @cr:101.1
  Scenario: Spellbook removes the hand size limit for its controller only
    Given a free-for-all between Rob, Alex and Carissa
    And it is Rob's end step
    And Rob controls Spellbook
    And Rob holds nine Forests
    And Alex holds eight Islands
    And Carissa holds nine Swamps
    When play goes on to Alex's end step
    Then Rob has 9 cards in hand
    And Alex has 9 cards in hand
    And Carissa has 9 cards in hand
    When everybody passes
    Then Alex is asked to choose
    When Alex chooses first Island and second Island
    Then this is legal
    And first Island is in Alex's graveyard
    And Alex has 7 cards in hand
    And it is Carissa's turn
    And Carissa has 9 cards in hand

  @cr:101.1
  Rule: A card changes only the rule that it is about

    # 101.1: Vedalken Orrery speaks of spells; 305.3 and 606.3 hold as ever for lands and loyalty abilities
    @cr:305.3 @cr:606.3
    Scenario: Vedalken Orrery allows only spells, not lands or loyalty abilities
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Alex's end step
      And Dana controls Vedalken Orrery, Jace Beleren and two Forests
      And Dana holds Explore and Swamp
      When Dana plays Swamp
      Then this is illegal
      And nothing has changed
      When Dana activates Jace Beleren
      Then this is illegal
      And nothing has changed
      When Dana casts Explore
      Then this is legal
      When the stack resolves
      Then Dana has 2 cards in hand
      When Dana plays Swamp
      Then this is illegal
      And Swamp is in Dana's hand

    # 101.1, 305.2: each Exploration adds to what its controller may do on their own turn, and to nothing else
    @cr:305.2
    Scenario: Two Explorations allow two extra lands, for their controller only
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls left Exploration and right Exploration
      And Carissa holds four Forests
      And Rob holds two Islands
      When Carissa plays first Forest
      Then this is legal
      And first Forest is on the battlefield
      When Carissa plays second Forest
      Then this is legal
      And second Forest is on the battlefield
      When Carissa plays third Forest
      Then this is legal
      And third Forest is on the battlefield
      When Carissa plays fourth Forest
      Then this is illegal
      And nothing has changed
      When play goes on to Rob's precombat main phase
      And Rob plays first Island
      Then this is legal
      And first Island is on the battlefield
      When Rob plays second Island
      Then this is illegal
      And nothing has changed

    # 101.1, 104.3a: conceding is the one thing that no card overrides; 104.2a: nor the victory of the last player
    @cr:104.2a @cr:104.3a
    Scenario Outline: <loser> may concede despite Abyssal Persecutor and Platinum Angel
      Given a two-player game between Rob and Alex
      And it is Rob's upkeep
      And Rob controls Abyssal Persecutor
      And Alex controls Platinum Angel
      When <loser> concedes
      Then this is legal
      And <loser> has left the game
      And <winner> has won

      Examples:
        | loser | winner |
        | Alex  | Rob    |
        | Rob   | Alex   |

  @edition:2006-10-01
  @cr:101.1
  Rule: No card stops a player from conceding (2006)

    # 103.1, 102.3a, 102.2a: concession, and the last one wins
    @cr:104.3a
    Scenario: A player who controls Platinum Angel may concede (2006)
      Given a two-player game between Rob and Alex
      And it is Rob's upkeep
      And Alex controls Platinum Angel
      When Alex concedes
      Then this is legal
      And Alex has left the game
      And Rob has won
