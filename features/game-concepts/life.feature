@since:2020-06-01
Feature: Life
  What is gained or lost is added to a life total, or taken from it.

  @cr:119.3
  Rule: A life total goes up or down by as much as an effect says

    @cr:121.2
    Scenario: Sign in Blood lets its target draw two cards and lose 2 life
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls two Swamps
      And Alex holds Sign in Blood
      When Alex casts Sign in Blood targeting Carissa
      Then this is legal
      When the top of the stack resolves
      Then Carissa has two cards in hand
      And Carissa has 18 life
      And Alex has 20 life

    @since:2024-06-07 @cr:310.11a
    Scenario: Invasion of Dominaria gives 4 life and a card as it has entered
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls three Plains
      And Alex holds Invasion of Dominaria
      And Alex has cast Invasion of Dominaria
      When the top of the stack resolves
      And Alex chooses Carissa
      Then this is legal
      And Invasion of Dominaria has 5 defense counters
      When the top of the stack resolves
      Then Alex has 24 life
      And Alex has one card in hand
