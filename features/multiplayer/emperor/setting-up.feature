@since:2020-06-01
Feature: Emperor: setting up
  Each team sits together, and its emperor sits between the generals. All teams
  are of one size, influence is limited, and creatures can be deployed.

  @cr:809.1
  Rule: Emperor is played by two or more teams of three

    Scenario Outline: Emperor is <verdict> with two teams of <size>
      Given an Emperor game of <one> against <other>
      When the game is set up
      Then this is <verdict>

      Examples:
        | size  | one                   | other              | verdict |
        | three | Rob, Alex and Carissa | Dana, Eve and Finn | legal   |
        | one   | Rob                   | Alex               | illegal |

    Scenario: Emperor can be played by three teams
      Given an Emperor game seated clockwise:
        | player  | team  | emperor |
        | Rob     | Red   |         |
        | Alex    | Red   | yes     |
        | Carissa | Red   |         |
        | Dana    | Blue  |         |
        | Eve     | Blue  | yes     |
        | Finn    | Blue  |         |
        | Gus     | Green |         |
        | Hana    | Green | yes     |
        | Ivan    | Green |         |
      When the game is set up
      Then this is legal

  @cr:809.6
  Rule: In Emperor, all teams are the same size

    Scenario Outline: A team of <ours> <can> face one of <theirs> in Emperor
      Given an Emperor game of <one> against <other>
      When the game is set up
      Then this is <verdict>

      Examples:
        | ours  | theirs | one                              | other                          | can   | verdict |
        | five  | three  | Rob, Alex, Carissa, Dana and Eve | Finn, Gus and Hana             | can't | illegal |
        | three | five   | Rob, Alex and Carissa            | Dana, Eve, Finn, Gus and Hana  | can't | illegal |
        | five  | five   | Rob, Alex, Carissa, Dana and Eve | Finn, Gus, Hana, Ivan and Judy | can   | legal   |

    Scenario Outline: In Emperor, a team of <players> <can> face a team of <others>
      Given an Emperor game seated clockwise:
        | player  | team     | emperor |
        | Rob     | Red      |         |
        | Alex    | Red      | yes     |
        | Carissa | Red      |         |
        | Dana    | <fourth> |         |
        | Eve     | Blue     |         |
        | Finn    | Blue     | yes     |
        | Gus     | Blue     |         |
        | Hana    | Blue     |         |
      When the game is set up
      Then this is <verdict>

      Examples:
        | players | others | fourth | can   | verdict |
        | four    | four   | Red    | can   | legal   |
        | three   | five   | Blue   | can't | illegal |

  @cr:809.2
  Rule: In Emperor, teams sit together, with the emperor in the middle

    Scenario Outline: In Emperor, a team whose emperor is <emperor> is <verdict>
      Given an Emperor game seated clockwise:
        | player  | team | emperor |
        | Rob     | Red  | <rob>   |
        | Alex    | Red  | <alex>  |
        | Carissa | Red  | <car>   |
        | Dana    | Blue |         |
        | Eve     | Blue | yes     |
        | Finn    | Blue |         |
      When the game is set up
      Then this is <verdict>

      Examples:
        | emperor | rob | alex | car | verdict |
        | Alex    | no  | yes  | no  | legal   |
        | Rob     | yes | no   | no  | illegal |
        | Carissa | no  | no   | yes | illegal |
        | nobody  | no  | no   | no  | illegal |

    Scenario Outline: In Emperor, seats <a>, <b>, <c>, <d>, <e>, <f> are <verdict>
      Given an Emperor game seated clockwise:
        | player  | team | emperor |
        | Rob     | <a>  | <rob>   |
        | Alex    | <b>  | yes     |
        | Carissa | <c>  |         |
        | Dana    | <d>  | <dana>  |
        | Eve     | <e>  | <eve>   |
        | Finn    | <f>  |         |
      When the game is set up
      Then this is <verdict>

      Examples:
        | a   | b    | c    | d    | e    | f    | rob | dana | eve | verdict |
        | Red | Red  | Red  | Blue | Blue | Blue | no  | no   | yes | legal   |
        | Red | Blue | Blue | Blue | Red  | Red  | no  | no   | no  | illegal |
        | Red | Blue | Red  | Blue | Red  | Blue | no  | no   | yes | illegal |
        | Red | Red  | Blue | Red  | Blue | Blue | no  | no   | yes | illegal |

    Scenario Outline: An emperor of four teammates <place> is <verdict>
      Given an Emperor game seated clockwise:
        | player  | team | emperor  |
        | Rob     | Red  | <first>  |
        | Alex    | Red  | <second> |
        | Carissa | Red  | <third>  |
        | Dana    | Red  |          |
        | Eve     | Blue |          |
        | Finn    | Blue | yes      |
        | Gus     | Blue |          |
        | Hana    | Blue |          |
      When the game is set up
      Then this is <verdict>

      Examples:
        | place               | first | second | third | verdict |
        | right of the middle | no    | yes    | no    | legal   |
        | left of the middle  | no    | no     | yes   | legal   |
        | at the end          | yes   | no     | no    | illegal |

  @cr:801.1 @cr:804.1
  Rule: Emperor always uses limited ranges of influence and deploy creatures

    Scenario: An Emperor game without a limited range of influence is illegal
      Given an Emperor game of Rob, Alex and Carissa against Dana, Eve and Finn
      And the range of influence is unlimited
      When the game is set up
      Then this is illegal

    Scenario: An Emperor game can be played with another range of influence
      Given an Emperor game of Rob, Alex and Carissa against Dana, Eve and Finn
      And the range of influence is 1
      When the game is set up
      Then this is legal

    Scenario: An Emperor game without the deploy creatures option is illegal
      Given an Emperor game of Rob, Alex and Carissa against Dana, Eve and Finn
      And creatures cannot be handed to teammates
      When the game is set up
      Then this is illegal

    @cr:804.1
    Scenario: A Team vs. Team game can use the deploy creatures option
      Given a team game of Rob and Alex against Carissa and Dana
      And creatures may be handed to teammates
      When the game is set up
      Then this is legal

  @cr:809.4
  Rule: In Emperor, an emperor goes first

    Scenario Outline: In Emperor, <player> <can> go first
      Given an Emperor game of Rob, Alex and Carissa against Dana, Eve and Finn
      And the game has not begun, and <player> plays first
      When the game is set up
      Then this is <verdict>

      Examples:
        | player  | can   | verdict |
        | Alex    | can   | legal   |
        | Eve     | can   | legal   |
        | Rob     | can't | illegal |
        | Carissa | can't | illegal |
        | Finn    | can't | illegal |

    Scenario: In Emperor, turns pass to the left, past generals and emperors alike
      Given an Emperor game of Rob, Alex and Carissa against Dana, Eve and Finn
      And it is Alex's end step
      When play goes on to Carissa's end step
      Then it is Carissa's turn
      When play goes on to Dana's end step
      Then it is Dana's turn
      When play goes on to Eve's upkeep
      Then it is Eve's turn
