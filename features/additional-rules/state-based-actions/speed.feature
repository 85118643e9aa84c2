@since:2026-01-16
Feature: State-based actions: speed
  Who controls a permanent with start your engines! has speed from then on. The
  Speed Demon shows by its controller's draws how much it is.

  @cr:704.5z @cr:702.179a
  Rule: Start your engines! gives a player without speed speed 1

    Scenario: The Speed Demon's controller has speed 1 and draws one card
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls five Swamps
      And Alex holds The Speed Demon
      And Alex has cast The Speed Demon
      When the top of the stack resolves
      Then the stack is empty
      And Alex has priority
      When play goes on to the end step
      And the stack resolves
      Then Alex has 1 card in hand
      And Alex has 19 life

    Scenario: A player who takes The Speed Demon begins with speed 1
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls The Speed Demon
      And Alex controls three Mountains
      And Alex holds Act of Treason
      And Alex has cast Act of Treason targeting The Speed Demon
      And the stack has resolved
      When play goes on to the end step
      And the stack resolves
      Then Alex has 1 card in hand
      And Alex has 19 life
      And Rob has 20 life

    Scenario: The Speed Demon coming back doesn't set speed back to 1
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls The Speed Demon, Hill Giant and five Swamps
      And Carissa controls Island
      And Carissa holds Unsummon
      And Alex has attacked Rob with Hill Giant
      And play has gone on to the postcombat main phase
      And Carissa has cast Unsummon targeting The Speed Demon
      And the stack has resolved
      When Alex casts The Speed Demon
      Then this is legal
      When the stack resolves
      And play goes on to the end step
      And the stack resolves
      Then Alex has 2 cards in hand
      And Alex has 18 life

  @cr:702.179d
  Rule: A player's speed rises once in their turn if opponents lose life

    Scenario: Two losses of life by opponents raise speed only once each turn
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls The Speed Demon, Hill Giant and Mountain
      And Carissa holds Shock
      And Carissa has attacked Rob with Hill Giant
      And play has gone on to the postcombat main phase
      And Carissa has cast Shock targeting Alex
      When play goes on to the end step
      And the stack resolves
      Then Carissa has 2 cards in hand
      And Carissa has 18 life

    Scenario: An opponent's loss of life in another player's turn raises no speed
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Rob controls Hill Giant
      And Alex controls The Speed Demon
      And Rob has attacked Carissa with Hill Giant
      When combat damage is dealt
      Then the stack is empty
      When play goes on to Alex's end step
      And the stack resolves
      Then Alex has 2 cards in hand
      And Alex has 19 life
