@since:2020-06-01
Feature: Second reading: shared team turns: priority

  # 805.5: it was the team that had priority, and it still has
  @cr:805.5
  Scenario: A player leaves, and their teammate keeps the team's priority
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

  @cr:805.5
  Rule: With shared team turns, priority belongs to the team

    # 805.5a, 805.5b: while one member would pass the other may still act, and after that nobody has passed
    @cr:805.5a @cr:805.5b
    Scenario: A player's pass doesn't count if a teammate then casts a spell
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Dana controls Mountain
      And Dana holds Shock
      When Carissa proposes to pass
      Then this is legal
      And Carissa has priority
      And Dana has priority
      When Dana casts Shock targeting Alex
      Then this is legal
      When Dana proposes to pass
      Then this is legal
      And Carissa has priority
      When Carissa proposes to pass
      Then this is legal
      And Rob has priority
      And Alex has priority
      When the stack resolves
      Then Rob has 28 life
      And Carissa has priority

    # 805.5b: a team may not act in the other team's priority; all teams pass in turn order, three of them too
    @cr:805.5b
    Scenario: With shared turns, three teams pass priority in turn order
      Given a shared team turns game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Suns   |
        | Carissa | Moons  |
        | Dana    | Moons  |
        | Eve     | Stars  |
        | Finn    | Stars  |
      And it is Carissa's precombat main phase
      And Dana controls Mountain
      And Dana holds Shock
      And Alex controls two Islands
      And Alex holds Counterspell
      And Dana has cast Shock targeting Finn
      When Dana passes
      Then this is legal
      And Eve has priority
      When Finn passes
      Then this is legal
      And Rob has priority
      When Alex casts Counterspell targeting Shock
      Then this is legal
      And Rob has priority
      When Rob passes
      Then this is legal
      And Carissa has priority
      When the stack resolves
      Then Finn has 20 life
      And Shock is in Dana's graveyard
