@since:2020-06-01
Feature: Drawing a card
  An effect can let somebody else draw instead, also for a player whose library
  is empty, and also after whoever was to draw has left.

  @cr:121.6
  Rule: A draw that an effect replaces doesn't happen

    Scenario: With Plagiarize, Alex draws the cards that Carissa would draw
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Rob controls two Islands
      And Rob holds Vision Skeins
      And Alex controls Alex's first Island, Alex's second Island, Alex's third Island and Alex's fourth Island
      And Alex holds Plagiarize
      And Rob has cast Vision Skeins
      When Alex casts Plagiarize targeting Carissa
      Then this is legal
      When the stack resolves
      Then Alex has 4 cards in hand
      And Carissa has 0 cards in hand
      And Rob has 2 cards in hand

    Scenario: A player whose draws are replaced doesn't lose with an empty library
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's upkeep
      And Carissa's library holds 0 cards
      And Rob controls four Islands
      And Rob holds Plagiarize
      When Rob casts Plagiarize targeting Carissa
      Then this is legal
      When the stack resolves
      And play goes on to the precombat main phase
      Then Carissa is in the game
      And Rob has 1 card in hand

    @cr:800.4a
    Scenario: After Alex has left, Carissa still skips the draws, and nobody draws
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Rob controls two Islands
      And Rob holds Vision Skeins
      And Alex controls Alex's first Island, Alex's second Island, Alex's third Island and Alex's fourth Island
      And Alex holds Plagiarize
      And Alex has cast Plagiarize targeting Carissa
      And the stack has resolved
      And Alex has conceded
      When Rob casts Vision Skeins
      Then this is legal
      When the stack resolves
      Then Rob has 2 cards in hand
      And Carissa has 0 cards in hand
