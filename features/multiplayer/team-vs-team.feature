@since:2020-06-01
Feature: Team vs. Team
  The members of a team sit side by side and look at each other's hands. Each
  takes turns, attacks, blocks, lives and loses alone; but the team wins.

  @cr:808.1
  Rule: Team vs. Team is played by two or more teams of any size

    Scenario Outline: Team vs. Team is <verdict> with players on teams <first>, <second>, <third>, <fourth>
      Given a Team vs. Team game seated clockwise:
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
        | Red   | Red    | Red   | Blue   | legal   |
        | Red   | Red    | Blue  | Green  | legal   |
        | Red   | Red    | Red   | Red    | illegal |

  @cr:808.2
  Rule: In Team vs. Team, teammates sit together

    Scenario Outline: Clockwise seating <first>, <second>, <third>, <fourth> is <verdict> in Team vs. Team
      Given a Team vs. Team game seated clockwise:
        | player  | team     |
        | Rob     | <first>  |
        | Alex    | <second> |
        | Carissa | <third>  |
        | Dana    | <fourth> |
      When the game is set up
      Then this is <verdict>

      Examples:
        | first | second | third | fourth | verdict |
        | Red   | Blue   | Blue  | Red    | legal   |
        | Red   | Blue   | Red   | Blue   | illegal |
        | Red   | Blue   | Red   | Red    | legal   |

  @cr:808.3a
  Rule: Team vs. Team uses the attack multiple players option

    Scenario: In Team vs. Team, a player can attack several opponents at once
      Given a team game of Rob and Alex against Carissa, Dana and Eve
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears, Hill Giant and Memnite
      And Rob controls Savannah Lions
      When Alex declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Carissa |
        | Hill Giant    | Rob     |
      Then the declaration is illegal
      And nothing has changed
      When Alex declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Carissa |
        | Hill Giant    | Dana    |
        | Memnite       | Eve     |
      Then the declaration is legal
      And Memnite is attacking Eve
      And Grizzly Bears is attacking Carissa

  @cr:808.4
  Rule: In Team vs. Team, the player in the middle of a team goes first

    Scenario Outline: In Team vs. Team with teams of three, <player> <can> go first
      Given a team game of Rob, Alex and Carissa against Dana, Eve and Finn
      And the game has not begun, and <player> plays first
      When the game is set up
      Then this is <verdict>

      Examples:
        | player  | can   | verdict |
        | Alex    | can   | legal   |
        | Eve     | can   | legal   |
        | Rob     | can't | illegal |
        | Carissa | can't | illegal |
        | Dana    | can't | illegal |

    Scenario Outline: In Team vs. Team with teams of two and four, <player> <can> go first
      Given a team game of Rob and Alex against Carissa, Dana, Eve and Finn
      And the game has not begun, and <player> plays first
      When the game is set up
      Then this is <verdict>

      Examples:
        | player  | can   | verdict |
        | Alex    | can   | legal   |
        | Eve     | can   | legal   |
        | Rob     | can't | illegal |
        | Dana    | can't | illegal |
        | Finn    | can't | illegal |

    Scenario Outline: Of Eve, Finn and Rob, seated in this order, <player> <can> go first
      Given a Team vs. Team game seated clockwise:
        | player  | team |
        | Rob     | Red  |
        | Alex    | Blue |
        | Carissa | Blue |
        | Dana    | Blue |
        | Eve     | Red  |
        | Finn    | Red  |
      And the game has not begun, and <player> plays first
      When the game is set up
      Then this is <verdict>

      Examples:
        | player | can   | verdict |
        | Finn   | can   | legal   |
        | Eve    | can't | illegal |
        | Rob    | can't | illegal |

    Scenario: In Team vs. Team, turns pass to the left, past teammates and opponents
      Given a team game of Rob, Alex and Carissa against Dana and Eve
      And it is Alex's end step
      When play goes on to Carissa's end step
      Then it is Carissa's turn
      When play goes on to Dana's upkeep
      Then it is Dana's turn

  @cr:808.5
  Rule: In Team vs. Team, teammates see each other's hands but share nothing else

    Scenario: In Team vs. Team, players see only their own team's hands
      Given a team game of Rob, Alex and Carissa against Dana, Eve and Finn
      And Rob holds Grizzly Bears
      And Carissa holds Hill Giant
      And Finn holds Gray Ogre
      When play goes on to the end step
      Then Rob can see Hill Giant
      And Carissa can see Grizzly Bears
      And Alex can see Hill Giant
      And Rob cannot see Gray Ogre
      And Finn cannot see Grizzly Bears
      And Dana can see Gray Ogre

    Scenario: In Team vs. Team, a player can't use a teammate's mana or cards
      Given a team game of Rob and Alex against Carissa and Dana
      And Rob holds Grizzly Bears and Plains
      And Alex controls three Forests
      And Alex holds Giant Growth and Forest
      And Carissa controls Hill Giant
      When Rob casts Grizzly Bears
      Then this is illegal
      And nothing has changed
      When Rob plays Forest
      Then this is illegal
      And nothing has changed
      When Rob plays Plains
      Then this is legal
      When Alex casts Giant Growth targeting Hill Giant
      Then this is legal
      And Giant Growth is on the stack

    Scenario: In Team vs. Team, a player can't attack with a teammate's creature
      Given a team game of Rob and Alex against Carissa and Dana
      And Rob controls Grizzly Bears
      And Alex controls Hill Giant
      When Rob declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Carissa |
        | Hill Giant    | Dana    |
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Dana with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Dana

  @cr:104.2c @cr:104.3g
  Rule: Teammates leave one by one, but the team wins or loses as a whole

    Scenario Outline: In Team vs. Team, <winners> win if <first> and then <last> concede
      Given a team game of Rob and Alex against Carissa and Dana
      And Rob controls Grizzly Bears
      And Rob has attacked Carissa with Grizzly Bears
      When <first> concedes
      Then this is legal
      And the game goes on
      When <last> concedes
      Then this is legal
      And <winners> have won

      Examples:
        | first   | last    | winners          |
        | Carissa | Dana    | Rob and Alex     |
        | Dana    | Carissa | Rob and Alex     |
        | Rob     | Alex    | Carissa and Dana |
        | Alex    | Rob     | Carissa and Dana |

    Scenario: A player who has left the game wins with their team
      Given a team game of Rob and Alex against Carissa and Dana
      And Alex has 3 life
      And Rob controls Hill Giant
      And it is Carissa's precombat main phase
      And Carissa controls Gray Ogre and Memnite
      And Carissa has attacked Alex with Gray Ogre and Memnite
      When combat damage is dealt
      Then Alex has left the game
      And the game goes on
      When Carissa concedes
      Then this is legal
      And the game goes on
      When Dana concedes
      Then this is legal
      And Rob and Alex have won

  @cr:800.4
  Rule: A player may leave at any time, and their teammates play on

    @cr:800.4j
    Scenario: If the active player leaves, a teammate on the left has the next turn
      Given a team game of Rob and Alex against Carissa and Dana
      And Rob controls Grizzly Bears
      And Rob has attacked Dana with Grizzly Bears
      When Rob concedes
      Then this is legal
      And Grizzly Bears has left the game
      And nobody is the active player
      And Alex has priority
      When play goes on to Alex's upkeep
      Then it is Alex's turn
      And Dana has 20 life

    @cr:800.4e
    Scenario: In Team vs. Team, a teammate can't block for a player who has left
      Given a team game of Rob and Alex against Carissa and Dana
      And Rob controls Grizzly Bears and Hill Giant
      And Carissa controls Wall of Wood
      And Dana controls Wall of Stone
      And Rob has declared these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Carissa |
        | Hill Giant    | Dana    |
      And play has gone on to the declare blockers step
      When Carissa concedes
      Then this is legal
      And Wall of Wood has left the game
      When Dana blocks Grizzly Bears with Wall of Stone
      Then the declaration is illegal
      And nothing has changed
      When Dana blocks Hill Giant with Wall of Stone
      Then the declaration is legal
      When combat damage is dealt
      Then Dana has 20 life

    @since:2024-06-07 @cr:310.10
    Scenario: If a battle's protector leaves, its controller chooses a new protector
      Given a team game of Rob and Alex against Carissa, Dana and Eve
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Invasion of Dominaria | Rob        | Dana      |
        | Grizzly Bears         | Alex       |           |
        | Wall of Stone         | Eve        |           |
      When Dana concedes
      Then this is legal
      When Alex passes
      Then this is legal
      And Rob may choose among Carissa and Eve
      When Rob chooses Eve
      Then this is legal
      When Alex attacks Invasion of Dominaria with Grizzly Bears
      Then the declaration is legal
      When Eve blocks Grizzly Bears with Wall of Stone
      Then the declaration is legal
      And Grizzly Bears is blocked by Wall of Stone

    @since:2024-06-07 @cr:310.10
    Scenario: A battle controlled by its protector's teammate gets a new protector
      Given a team game of Rob and Alex against Carissa and Dana
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Invasion of Dominaria | Rob        | Carissa   |
      And Dana controls five Mountains
      And Dana holds Word of Seizing
      And Dana has cast Word of Seizing targeting Invasion of Dominaria
      When the top of the stack resolves
      Then Dana controls Invasion of Dominaria
      And Dana may choose among Rob and Alex
