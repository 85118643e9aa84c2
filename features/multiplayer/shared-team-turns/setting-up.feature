@since:2020-06-01
Feature: Shared team turns: setting up
  Teams that have their turns together sit together. Seen from the team, its
  rightmost seat is that of the primary player: the one whose neighbour to
  the right, who comes before in turn order, belongs to somebody else's team.

  @cr:805.1 @cr:810.2
  Rule: Two-Headed Giant uses shared team turns, and other team games may

    Scenario Outline: In Two-Headed Giant, <player> and <mate> share the turn after <before>'s
      Given a Two-Headed Giant game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | moon |
        | Dana    | moon |
      And it is <before>'s end step
      When the game is set up
      Then this is legal
      When everybody passes
      Then it is the upkeep
      And it is <player>'s turn
      And it is <mate>'s turn

      Examples:
        | before | player  | mate    |
        | Alex   | Carissa | Dana    |
        | Dana   | Alex    | Rob     |
        | Rob    | Dana    | Carissa |

    Scenario: Without shared team turns, teammates take their turns one by one
      Given a Team vs. Team game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | moon |
        | Dana    | moon |
      And it is Rob's end step
      When the game is set up
      Then this is legal
      When everybody passes
      Then it is the upkeep
      And it is Alex's turn

    Scenario Outline: In a one-on-three game with shared turns, <one>'s turn follows <before>'s
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | moon |
        | Carissa | moon |
        | Dana    | moon |
      And it is <before>'s end step
      When the game is set up
      Then this is legal
      When everybody passes
      Then it is the upkeep
      And it is <one>'s turn
      And it is <other>'s turn

      Examples:
        | before  | one     | other |
        | Rob     | Alex    | Dana  |
        | Rob     | Carissa | Dana  |
        | Carissa | Rob     | Rob   |

  @cr:805.1
  Rule: With shared team turns, the members of each team sit next to one another

    Scenario Outline: For shared turns, teams may sit clockwise as <a>, <b>, <c>, <d>
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | <a>  |
        | Alex    | <b>  |
        | Carissa | <c>  |
        | Dana    | <d>  |
      When the game is set up
      Then this is legal

      Examples:
        | a   | b    | c    | d    |
        | sun | sun  | moon | moon |
        | sun | moon | moon | sun  |

    Scenario: Teams whose members alternate around the table can't share turns
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | moon |
        | Carissa | sun  |
        | Dana    | moon |
      When the game is set up
      Then this is illegal

    Scenario Outline: For shared turns, teams may sit as <a>, <b>, <c>, <d>, <e>, <f>
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | <a>  |
        | Alex    | <b>  |
        | Carissa | <c>  |
        | Dana    | <d>  |
        | Eve     | <e>  |
        | Finn    | <f>  |
      When the game is set up
      Then this is legal

      Examples:
        | a   | b   | c    | d    | e    | f    |
        | sun | sun | sun  | moon | moon | moon |
        | sun | sun | moon | moon | moon | sun  |

    Scenario Outline: For shared turns, teams can't sit as <a>, <b>, <c>, <d>, <e>, <f>
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | <a>  |
        | Alex    | <b>  |
        | Carissa | <c>  |
        | Dana    | <d>  |
        | Eve     | <e>  |
        | Finn    | <f>  |
      When the game is set up
      Then this is illegal

      Examples:
        | a   | b    | c    | d    | e    | f    |
        | sun | sun  | moon | sun  | moon | moon |
        | sun | moon | moon | sun  | moon | sun  |
        | sun | sun  | moon | star | moon | star |

    Scenario: Teammates in the first and last of six seats sit next to each other
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | moon |
        | Carissa | moon |
        | Dana    | star |
        | Eve     | star |
        | Finn    | sun  |
      When the game is set up
      Then this is legal

  @cr:805.2
  Rule: The primary player sits in the team's rightmost seat

    Scenario Outline: <a> and <c>, to the right of their teammates, are primary players
      Given a Two-Headed Giant game seated clockwise:
        | player | team |
        | <a>    | sun  |
        | <b>    | sun  |
        | <c>    | moon |
        | <d>    | moon |
      When the game is set up
      Then this is legal
      And the primary player of <a>'s team is <a>
      And the primary player of <b>'s team is <a>
      And the primary player of <c>'s team is <c>
      And the primary player of <d>'s team is <c>

      Examples:
        | a    | b       | c       | d       |
        | Rob  | Alex    | Carissa | Dana    |
        | Alex | Rob     | Dana    | Carissa |
        | Dana | Carissa | Rob     | Alex    |

    Scenario: A team in the first and last seats has its primary player in the last
      Given a Two-Headed Giant game seated clockwise:
        | player  | team |
        | Alex    | sun  |
        | Carissa | moon |
        | Dana    | moon |
        | Rob     | sun  |
      When the game is set up
      Then this is legal
      And the primary player of Alex's team is Rob
      And the primary player of Dana's team is Carissa

    Scenario Outline: In teams of three, <first> and <second>, rightmost, are primary players
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | <a>  |
        | Alex    | <b>  |
        | Carissa | <c>  |
        | Dana    | <d>  |
        | Eve     | <e>  |
        | Finn    | <f>  |
      When the game is set up
      Then this is legal
      And the primary player of Alex's team is <first>
      And the primary player of Eve's team is <second>

      Examples:
        | a   | b   | c    | d    | e    | f    | first | second  |
        | sun | sun | sun  | moon | moon | moon | Rob   | Dana    |
        | sun | sun | moon | moon | moon | sun  | Finn  | Carissa |

    Scenario: The player in the rightmost seat can be named as the primary player
      Given a Two-Headed Giant game seated clockwise:
        | player  | team | primary |
        | Alex    | sun  |         |
        | Carissa | moon | yes     |
        | Dana    | moon |         |
        | Rob     | sun  | yes     |
      When the game is set up
      Then this is legal
      And the primary player of Alex's team is Rob
      And the primary player of Dana's team is Carissa

    Scenario Outline: <wrong>, not in the team's rightmost seat, can't be the primary player
      Given a Two-Headed Giant game seated clockwise:
        | player  | team | primary   |
        | Rob     | sun  | <Rob>     |
        | Alex    | sun  | <Alex>    |
        | Carissa | moon | <Carissa> |
        | Dana    | moon | <Dana>    |
      When the game is set up
      Then this is illegal

      Examples:
        | wrong | Rob | Alex | Carissa | Dana |
        | Alex  |     | yes  | yes     |      |
        | Dana  | yes |      |         | yes  |
