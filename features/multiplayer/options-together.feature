@since:2020-06-01
Feature: Several options in one game
  A multiplayer game may use several options together; each of them holds.

  @cr:800.2
  Rule: Options that a game uses together all apply

    @cr:803.1a
    Scenario: With attack left and range 1, only the left neighbor can be attacked
      Given a free-for-all with attack left between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And it is Carissa's precombat main phase
      And Carissa controls Hill Giant
      When Carissa attacks Alex with Hill Giant
      Then the declaration is illegal
      And nothing has changed
      When Carissa attacks Dana with Hill Giant
      Then the declaration is legal
      And Hill Giant is attacking Dana

    @cr:801.5a
    Scenario: With attack left and range 1, opponents on both sides can be targeted
      Given a free-for-all with attack left between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And it is Carissa's precombat main phase
      And Carissa controls two Mountains
      And Carissa holds Lightning Bolt and Shock
      When Carissa casts Shock targeting Rob
      Then this is illegal
      And nothing has changed
      When Carissa casts Shock targeting Alex
      Then this is legal
      When the stack resolves
      Then Alex has 18 life
      When Carissa casts Lightning Bolt targeting Dana
      Then this is legal
      When the stack resolves
      Then Dana has 17 life
