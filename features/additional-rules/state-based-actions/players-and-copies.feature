@since:2020-06-01
Feature: State-based actions: players and copies
  Players without life or with too much poison lose; what is only a copy of a
  spell doesn't outlast the stack.

  @cr:704.5a
  Rule: A player at 0 or less life loses the game

    Scenario: Flame Rift leaves players at 0 and at -1 life no place in the game
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Alex's precombat main phase
      And Rob has 4 life
      And Carissa has 5 life
      And Dana has 3 life
      And Alex controls two Mountains
      And Alex holds Flame Rift
      When Alex casts Flame Rift
      Then this is legal
      When the top of the stack resolves
      Then Rob has left the game
      And Dana has left the game
      And Carissa is in the game
      And Carissa has 1 life

  @cr:704.5e @cr:707.10a
  Rule: A copy of a spell ceases to exist once it isn't on the stack

    Scenario: A copy of Vision Skeins ceases to exist as soon as it has resolved
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls two Islands
      And Alex holds Vision Skeins
      And Carissa controls Carissa's left Island and Carissa's right Island
      And Carissa holds Twincast
      And Alex has cast Vision Skeins
      And Carissa has cast Twincast targeting Vision Skeins
      When the top of the stack resolves
      Then the new Vision Skeins is called Echo
      And Carissa controls Echo
      When the top of the stack resolves
      Then Echo has left the game
      And Twincast is in Carissa's graveyard
      And Vision Skeins is on the stack
      And Rob has 2 cards in hand
      When the top of the stack resolves
      Then Vision Skeins is in Alex's graveyard
      And Rob has 4 cards in hand

    Scenario: A countered copy ceases to exist, a countered spell doesn't
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls six Mountains
      And Carissa holds Relentless Assault
      And Rob controls two Islands
      And Rob holds Twincast
      And Alex controls four Islands
      And Alex holds first Counterspell and second Counterspell
      And Carissa has cast Relentless Assault
      And Rob has cast Twincast targeting Relentless Assault
      When the top of the stack resolves
      Then the new Relentless Assault is called Echo
      When Alex casts first Counterspell targeting Echo
      Then this is legal
      When the top of the stack resolves
      Then Echo has left the game
      And Relentless Assault is on the stack
      When Alex casts second Counterspell targeting Relentless Assault
      Then this is legal
      When the top of the stack resolves
      Then Relentless Assault is in Carissa's graveyard
