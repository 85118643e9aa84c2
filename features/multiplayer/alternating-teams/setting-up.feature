@since:2006-10-01
Feature: Alternating Teams: setting up
  Teams of equal size sit round the table in rotation, so that everybody has
  opponents to both sides. How far influence reaches, and which attacks are
  allowed, is agreed before the game.

  @cr:811.1
  Rule: All teams are the same size

    Scenario Outline: Team sizes are <verdict>: <one> against <other>
      Given an Alternating Teams game of <one> against <other>
      When the game is set up
      Then this is <verdict>

      Examples:
        | one               | other                  | rightly | verdict |
        | Rob and Alex      | Carissa and Dana       | rightly | legal   |
        | Rob, Alex and Eve | Carissa, Dana and Finn | rightly | legal   |
        | Rob, Alex and Eve | Carissa and Dana       | wrongly | illegal |
        | Rob and Alex      | Carissa                | wrongly | illegal |
        | Rob               | Carissa and Dana       | wrongly | illegal |

    Scenario Outline: Six players' team sizes are <verdict>: <first>, <second>, <third>, <fourth>, <fifth>, <sixth>
      Given an Alternating Teams game seated clockwise:
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
        | first | second | third | fourth | fifth | sixth | rightly | verdict |
        | Red   | Blue   | Green | Red    | Blue  | Green | rightly | legal   |
        | Red   | Blue   | Red   | Blue   | Red   | Blue  | rightly | legal   |
        | Red   | Blue   | Green | Red    | Blue  | Red   | wrongly | illegal |
        | Red   | Blue   | Red   | Blue   | Red   | Green | wrongly | illegal |
        | Red   | Red    | Red   | Red    | Red   | Red   | wrongly | illegal |

    Scenario Outline: Four players' team sizes are <verdict>: <first>, <second>, <third>, <fourth>
      Given an Alternating Teams game seated clockwise:
        | player  | team     |
        | Rob     | <first>  |
        | Alex    | <second> |
        | Carissa | <third>  |
        | Dana    | <fourth> |
      When the game is set up
      Then this is <verdict>

      Examples:
        | first | second | third | fourth | rightly | verdict |
        | Blue  | Red    | Blue  | Red    | rightly | legal   |
        | Red   | Blue   | Red   | Green  | wrongly | illegal |

  @cr:811.2b
  Rule: The game uses one attack option and no more

    Scenario: Attack multiple players is the option if nothing else is agreed
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana
      When the game is set up
      Then this is legal

    Scenario Outline: Alternating Teams with two teams is <verdict> <option>
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana <option>
      When the game is set up
      Then this is <verdict>

      Examples:
        | option                 | rightly | verdict |
        | with attack left       | rightly | legal   |
        | with attack right      | rightly | legal   |
        | without attack options | wrongly | illegal |

    Scenario Outline: Alternating Teams with three teams is <verdict> <option>
      Given an Alternating Teams game <option> seated clockwise:
        | player  | team  |
        | Rob     | Red   |
        | Alex    | Blue  |
        | Carissa | Green |
        | Dana    | Red   |
        | Eve     | Blue  |
        | Finn    | Green |
      When the game is set up
      Then this is <verdict>

      Examples:
        | option                 | rightly | verdict |
        | with attack left       | rightly | legal   |
        | with attack right      | rightly | legal   |
        | without attack options | wrongly | illegal |

  @cr:811.2a @cr:811.2
  Rule: The range of influence is two seats unless the players agree otherwise

    Scenario: Lightning Bolt can target a player two seats away, but not three
      Given an Alternating Teams game of Rob, Alex and Eve against Carissa, Dana and Finn
      And Rob controls Mountain
      And Rob holds Lightning Bolt
      When Rob casts Lightning Bolt targeting Dana
      Then this is illegal
      And nothing has changed
      When Rob casts Lightning Bolt targeting Alex
      Then this is legal
      When the stack resolves
      Then Alex has 17 life

    Scenario: Players may agree on a range of influence of one seat
      Given an Alternating Teams game of Rob, Alex and Eve against Carissa, Dana and Finn
      And the range of influence is 1
      And Rob controls Mountain
      And Rob holds Lightning Bolt
      When Rob casts Lightning Bolt targeting Alex
      Then this is illegal
      And nothing has changed
      When Rob casts Lightning Bolt targeting Finn
      Then this is legal
      When the stack resolves
      Then Finn has 17 life

    Scenario: Players may agree on an unlimited range of influence
      Given an Alternating Teams game of Rob, Alex and Eve against Carissa, Dana and Finn
      And the range of influence is unlimited
      And Rob controls Mountain
      And Rob holds Lightning Bolt
      When Rob casts Lightning Bolt targeting Dana
      Then this is legal
      When the stack resolves
      Then Dana has 17 life

  @cr:811.3
  Rule: Teammates start apart, with each team's seats evenly spaced

    Scenario Outline: Four players' seating is <verdict>: <first>, <second>, <third>, <fourth>
      Given an Alternating Teams game seated clockwise:
        | player  | team     |
        | Rob     | <first>  |
        | Alex    | <second> |
        | Carissa | <third>  |
        | Dana    | <fourth> |
      When the game is set up
      Then this is <verdict>

      Examples:
        | first | second | third | fourth | rightly | verdict |
        | Red   | Blue   | Red   | Blue   | rightly | legal   |
        | Red   | Red    | Blue  | Blue   | wrongly | illegal |
        | Red   | Blue   | Blue  | Red    | wrongly | illegal |

    Scenario Outline: Six players' seating is <verdict>: <first>, <second>, <third>, <fourth>, <fifth>, <sixth>
      Given an Alternating Teams game seated clockwise:
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
        | first | second | third | fourth | fifth | sixth | rightly | verdict |
        | Red   | Blue   | Green | Red    | Blue  | Green | rightly | legal   |
        | Red   | Blue   | Green | Blue   | Red   | Green | wrongly | illegal |
        | Red   | Blue   | Green | Red    | Green | Blue  | wrongly | illegal |
        | Red   | Red    | Blue  | Blue   | Green | Green | wrongly | illegal |
        | Red   | Green  | Blue  | Blue   | Green | Red   | wrongly | illegal |

    @example
    Scenario Outline: Nine players' seating is <verdict> if it begins <first>, <second>, <third>, <fourth>
      Given an Alternating Teams game seated clockwise:
        | player  | team      |
        | Rob     | <first>   |
        | Alex    | <second>  |
        | Carissa | <third>   |
        | Dana    | <fourth>  |
        | Eve     | <fifth>   |
        | Finn    | <sixth>   |
        | Gus     | <seventh> |
        | Hana    | <eighth>  |
        | Ivan    | <last>    |
      When the game is set up
      Then this is <verdict>

      Examples:
        | first | second | third | fourth | fifth | sixth | seventh | eighth | last  | rightly | verdict |
        | Red   | Blue   | Green | Red    | Blue  | Green | Red     | Blue   | Green | rightly | legal   |
        | Red   | Blue   | Green | Blue   | Green | Red   | Green   | Red    | Blue  | wrongly | illegal |
        | Red   | Red    | Red   | Blue   | Blue  | Blue  | Green   | Green  | Green | wrongly | illegal |
