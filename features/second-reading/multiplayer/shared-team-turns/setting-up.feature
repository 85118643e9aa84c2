@since:2020-06-01
Feature: Second reading: shared team turns: setting up

  @cr:805.1
  Rule: Only teammates seated together can share turns

    # 805.1: the members of each team sit in adjacent seats
    Scenario: Teammates seated across the table can't share turns
      Given a shared team turns game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Moons  |
        | Carissa | Suns   |
        | Dana    | Moons  |
      When the game is set up
      Then this is illegal

    # 805.1: two of three side by side are not enough
    Scenario: A team of three can't have an opponent seated between its players
      Given a Two-Headed Giant game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Suns   |
        | Carissa | Moons  |
        | Dana    | Suns   |
        | Eve     | Moons  |
        | Finn    | Moons  |
      When the game is set up
      Then this is illegal

    # 805.1, 805.2: the table is round; the primary player sits at the right-hand end, wherever the list of seats begins
    @cr:805.2
    Scenario: Teammates in the first and last seats are seated together
      Given a shared team turns game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Moons  |
        | Carissa | Moons  |
        | Dana    | Suns   |
      When the game is set up
      Then this is legal
      And the primary player of Rob's team is Dana
      And the primary player of Carissa's team is Alex

    # 805.1, 805.2: three teams of three, three and two
    @cr:805.2
    Scenario: Three teams of different sizes can share turns
      Given a shared team turns game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Suns   |
        | Carissa | Moons  |
        | Dana    | Moons  |
        | Eve     | Moons  |
        | Finn    | Stars  |
        | Gus     | Stars  |
        | Hana    | Suns   |
      When the game is set up
      Then this is legal
      And the primary player of Rob's team is Hana
      And the primary player of Eve's team is Carissa
      And the primary player of Gus's team is Finn
