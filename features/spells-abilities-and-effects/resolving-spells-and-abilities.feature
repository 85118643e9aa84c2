@since:2020-06-01
Feature: Resolving spells and abilities
  As long as one of its targets is legal a spell resolves, and leaves the
  others alone.

  @cr:608.2b
  Rule: What is no legal target any more is left alone, and the other targets are not

    Scenario: Of two targets one is gone, and the other is struck all the same
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls five Mountains
      And Rob holds Jagged Lightning
      And Alex controls Hill Giant and Island
      And Carissa controls Craw Wurm
      And Alex holds Unsummon
      And Rob has cast Jagged Lightning targeting Hill Giant and Craw Wurm
      When Alex casts Unsummon targeting Hill Giant
      Then this is legal
      When the top of the stack resolves
      Then Hill Giant is in Alex's hand
      When the stack resolves
      Then Craw Wurm has 3 damage marked on it
      And Jagged Lightning is in Rob's graveyard

    @cr:801.4
    Scenario: Of two targets one is out of reach, and only the other is struck
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And the range of influence is 1
      And Rob controls five Mountains
      And Rob holds Jagged Lightning
      And Alex controls Hill Giant and Craw Wurm
      And Carissa controls five Mountains
      And Carissa holds Word of Seizing
      And Rob has cast Jagged Lightning targeting Hill Giant and Craw Wurm
      When Carissa casts Word of Seizing targeting Hill Giant
      Then this is legal
      When the top of the stack resolves
      Then Carissa controls Hill Giant
      When the stack resolves
      Then Hill Giant is on the battlefield
      And Hill Giant has 0 damage marked on it
      And Craw Wurm has 3 damage marked on it
