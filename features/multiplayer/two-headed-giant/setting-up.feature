@since:2020-06-01
Feature: Two-Headed Giant: setting up
  Two teams of the same size play. The members of each sit side by side.

  @cr:810.1
  Rule: A Two-Headed Giant game has two teams of equal size with two or more players each

    @also:2006-10-01 @cr:810.11
    Scenario Outline: In 2HG, <one> against <other> is <verdict>
      Given a Two-Headed Giant game of <one> against <other>
      When the game is set up
      Then this is <verdict>

      Examples:
        | one               | other                  | verdict |
        | Rob and Alex      | Carissa and Dana       | legal   |
        | Rob, Alex and Eve | Carissa, Dana and Finn | legal   |
        | Rob, Alex and Eve | Carissa and Dana       | illegal |
        | Rob and Alex      | Carissa                | illegal |

    @cr:810.11
    Scenario Outline: A six-player Two-Headed Giant game with <number> teams is <verdict>
      Given a Two-Headed Giant game seated clockwise:
        | player  | team     |
        | Rob     | <first>  |
        | Alex    | <second> |
        | Carissa | <third>  |
        | Dana    | <fourth> |
        | Eve     | <fifth>  |
        | Finn    | <sixth>  |
      When the game is set up
      Then this is <verdict>

      Examples:
        | number | first | second | third | fourth | fifth | sixth | verdict |
        | two    | Red   | Red    | Red   | Blue   | Blue  | Blue  | legal   |
        | three  | Red   | Red    | Blue  | Blue   | Green | Green | illegal |

    @cr:810.11
    Scenario: A Three-Headed Giant team starts at 45 life
      Given a Two-Headed Giant game of Rob, Alex and Eve against Carissa, Dana and Finn
      And Rob controls Mountain
      And Rob holds Lightning Bolt
      When Rob casts Lightning Bolt targeting Finn
      Then this is legal
      When the stack resolves
      Then Finn has 42 life
      And Carissa has 42 life
      And Dana has 42 life

    @edition:2006-10-01 @cr:810.11
    Scenario: A Three-Headed Giant team starts at 60 life (2006)
      Given a Two-Headed Giant game of Rob, Alex and Eve against Carissa, Dana and Finn
      And Rob controls Mountain
      And Rob holds Lightning Bolt
      When Rob casts Lightning Bolt targeting Finn
      Then this is legal
      When the stack resolves
      Then Finn has 57 life
      And Carissa has 57 life

  @cr:810.3
  Rule: In Two-Headed Giant, teammates sit next to each other

    @also:2006-10-01
    Scenario Outline: Clockwise seating <first>, <second>, <third>, <fourth> is <verdict> in Two-Headed Giant
      Given a Two-Headed Giant game seated clockwise:
        | player  | team     |
        | Rob     | <first>  |
        | Alex    | <second> |
        | Carissa | <third>  |
        | Dana    | <fourth> |
      When the game is set up
      Then this is <verdict>

      Examples:
        | first | second | third | fourth | verdict |
        | Red   | Red    | Blue  | Blue   | legal   |
        | Red   | Blue   | Blue  | Red    | legal   |
        | Red   | Blue   | Red   | Blue   | illegal |
