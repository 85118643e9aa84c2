@since:2020-06-01
Feature: Free-for-All
  Everybody plays alone. The players agree on one of three ways to attack, and
  if influence is limited, it is limited for everybody alike.

  @cr:806.1
  Rule: In Free-for-All, players compete as individuals

    Scenario Outline: Free-for-All is <verdict> with <teams>
      Given a Free-for-All game seated clockwise:
        | player  | team    |
        | Rob     | <first> |
        | Alex    | <first> |
        | Carissa | <other> |
      When the game is set up
      Then this is <verdict>

      Examples:
        | teams    | first | other | verdict |
        | teams    | Red   | Blue  | illegal |
        | no teams |       |       | legal   |

  @cr:806.2a
  Rule: In Free-for-All, everybody has the same range of influence

    Scenario: Free-for-All can be played with a range of influence of 1
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And the range of influence is 1
      When the game is set up
      Then this is legal

    Scenario Outline: Free-for-All is illegal if only <player> has a range of influence of 2
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And the range of influence is 1
      And <player>'s range of influence is 2
      When the game is set up
      Then this is illegal

      Examples:
        | player |
        | Rob    |
        | Dana   |

    Scenario: Free-for-All can be played with an unlimited range of influence
      Given a free-for-all between Rob, Alex and Carissa
      When the game is set up
      Then this is legal

  @cr:806.2b
  Rule: Free-for-All uses exactly one attack option

    Scenario Outline: A Free-for-All game <option> is <verdict>
      Given a Free-for-All game <option> seated clockwise:
        | player  |
        | Rob     |
        | Alex    |
        | Carissa |
      When the game is set up
      Then this is <verdict>

      Examples:
        | option                 | verdict |
        | with attack left       | legal   |
        | with attack right      | legal   |
        | without attack options | illegal |

  @cr:806.2c @cr:804.1
  Rule: Free-for-All doesn't use the deploy creatures option

    Scenario: Free-for-All with the deploy creatures option is illegal
      Given a free-for-all between Rob, Alex and Carissa
      And creatures may be handed to teammates
      When the game is set up
      Then this is illegal

    Scenario: Free-for-All without the deploy creatures option is legal
      Given a free-for-all between Rob, Alex and Carissa
      And creatures cannot be handed to teammates
      When the game is set up
      Then this is legal
