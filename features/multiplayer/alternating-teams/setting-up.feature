@since:2006-10-01
Feature: Alternating Teams: setting up
  Teams of equal size sit round the table in rotation, so that everybody has
  opponents to both sides. How far influence reaches, and which attacks are
  allowed, is agreed before the game.

  @cr:811.1
  Rule: In Alternating Teams, all teams are the same size

    Scenario Outline: Alternating Teams: <one> <can> face <other>
      Given an Alternating Teams game of <one> against <other>
      When the game is set up
      Then this is <verdict>

      Examples:
        | one               | other                  | can   | verdict |
        | Rob and Alex      | Carissa and Dana       | can   | legal   |
        | Rob, Alex and Eve | Carissa, Dana and Finn | can   | legal   |
        | Rob, Alex and Eve | Carissa and Dana       | can't | illegal |
        | Rob and Alex      | Carissa                | can't | illegal |
        | Rob               | Carissa and Dana       | can't | illegal |

    Scenario Outline: Teams alternating as <first>, <second>, <third>, <fourth>, <fifth>, <sixth> are <verdict>
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
        | first | second | third | fourth | fifth | sixth | verdict |
        | Red   | Blue   | Green | Red    | Blue  | Green | legal   |
        | Red   | Blue   | Red   | Blue   | Red   | Blue  | legal   |
        | Red   | Blue   | Green | Red    | Blue  | Red   | illegal |
        | Red   | Blue   | Red   | Blue   | Red   | Green | illegal |
        | Red   | Red    | Red   | Red    | Red   | Red   | illegal |

    Scenario Outline: Four players on equal Alternating Teams <can> be <first>, <second>, <third>, <fourth>
      Given an Alternating Teams game seated clockwise:
        | player  | team     |
        | Rob     | <first>  |
        | Alex    | <second> |
        | Carissa | <third>  |
        | Dana    | <fourth> |
      When the game is set up
      Then this is <verdict>

      Examples:
        | first | second | third | fourth | can   | verdict |
        | Blue  | Red    | Blue  | Red    | can   | legal   |
        | Red   | Blue   | Red   | Green  | can't | illegal |

  @cr:811.2b
  Rule: Alternating Teams uses exactly one attack option

    Scenario: Alternating Teams uses attack multiple players by default
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana
      When the game is set up
      Then this is legal

    Scenario Outline: Alternating Teams with two teams is <verdict> <option>
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana <option>
      When the game is set up
      Then this is <verdict>

      Examples:
        | option                 | verdict |
        | with attack left       | legal   |
        | with attack right      | legal   |
        | without attack options | illegal |

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
        | option                 | verdict |
        | with attack left       | legal   |
        | with attack right      | legal   |
        | without attack options | illegal |

  @cr:811.2a @cr:811.2
  Rule: In Alternating Teams, the range of influence is two unless the players agree otherwise

    Scenario: In Alternating Teams, a target can be two seats away, but not three
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

    Scenario: In Alternating Teams, players may agree on a range of one seat
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

    Scenario: In Alternating Teams, players may agree on unlimited range
      Given an Alternating Teams game of Rob, Alex and Eve against Carissa, Dana and Finn
      And the range of influence is unlimited
      And Rob controls Mountain
      And Rob holds Lightning Bolt
      When Rob casts Lightning Bolt targeting Dana
      Then this is legal
      When the stack resolves
      Then Dana has 17 life

  @cr:811.3
  Rule: In Alternating Teams, teammates start apart, with each team's seats evenly spaced

    Scenario Outline: Alternating Teams <can> be seated <first>, <second>, <third>, <fourth>
      Given an Alternating Teams game seated clockwise:
        | player  | team     |
        | Rob     | <first>  |
        | Alex    | <second> |
        | Carissa | <third>  |
        | Dana    | <fourth> |
      When the game is set up
      Then this is <verdict>

      Examples:
        | first | second | third | fourth | can   | verdict |
        | Red   | Blue   | Red   | Blue   | can   | legal   |
        | Red   | Red    | Blue  | Blue   | can't | illegal |
        | Red   | Blue   | Blue  | Red    | can't | illegal |

    Scenario Outline: Alternating Teams <can> be seated <first>, <second>, <third>, <fourth>, <fifth>, <sixth>
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
        | first | second | third | fourth | fifth | sixth | can   | verdict |
        | Red   | Blue   | Green | Red    | Blue  | Green | can   | legal   |
        | Red   | Blue   | Green | Blue   | Red   | Green | can't | illegal |
        | Red   | Blue   | Green | Red    | Green | Blue  | can't | illegal |
        | Red   | Red    | Blue  | Blue   | Green | Green | can't | illegal |
        | Red   | Green  | Blue  | Blue   | Green | Red   | can't | illegal |

    @example
    Scenario Outline: In Alternating Teams, nine seats <can> begin <first>, <second>, <third>, <fourth>
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
        | first | second | third | fourth | fifth | sixth | seventh | eighth | last  | can   | verdict |
        | Red   | Blue   | Green | Red    | Blue  | Green | Red     | Blue   | Green | can   | legal   |
        | Red   | Blue   | Green | Blue   | Green | Red   | Green   | Red    | Blue  | can't | illegal |
        | Red   | Red    | Red   | Blue   | Blue  | Blue  | Green   | Green  | Green | can't | illegal |
