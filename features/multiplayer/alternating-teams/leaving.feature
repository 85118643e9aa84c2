@since:2006-10-01
Feature: Alternating Teams: leaving
  Members lose one by one, or leave, and their team plays on for as long as
  one of them is left.

  @cr:104.3 @cr-2006-10-01:609.5
  Rule: In Alternating Teams, a team stays in the game until all of its players have left

    @cr:104.3b
    Scenario Outline: In Alternating Teams, <loser> loses at 0 life; teammate <friend> plays on
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana
      And <loser> has 3 life
      And <attacker> controls Hill Giant
      And it is <attacker>'s precombat main phase
      And <attacker> has attacked <loser> with Hill Giant
      When combat damage is dealt
      Then <loser> has left the game
      And <friend> is in the game
      And the game goes on
      When play goes on to <friend>'s upkeep
      Then it is <friend>'s turn

      Examples:
        | loser   | friend | attacker |
        | Rob     | Alex   | Dana     |
        | Alex    | Rob    | Carissa  |
        | Carissa | Dana   | Alex     |

    @cr:104.3g @cr:104.2c
    Scenario: The last of three teams wins when every other player has left
      Given an Alternating Teams game seated clockwise:
        | player  | team  |
        | Rob     | Red   |
        | Alex    | Blue  |
        | Carissa | Green |
        | Dana    | Red   |
        | Eve     | Blue  |
        | Finn    | Green |
      And Alex has conceded
      When Eve concedes
      Then this is legal
      And the game goes on
      When Finn concedes
      Then this is legal
      And the game goes on
      When Carissa concedes
      Then this is legal
      And Rob and Dana have won

    @cr:104.2c
    Scenario: A player who has lost still wins with their team
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana
      And Rob has conceded
      And Carissa has conceded
      When Dana concedes
      Then this is legal
      And Rob and Alex have won

    @since:2020-06-01 @cr:104.2c
    Scenario: If Flame Rift makes a whole team lose at once, the other team wins
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana
      And Carissa has 4 life
      And Dana has 3 life
      And Rob controls two Mountains
      And Rob holds Flame Rift
      When Rob casts Flame Rift
      Then this is legal
      When the stack resolves
      Then Rob and Alex have won

    @cr:104.4d @cr:104.4a
    Scenario: The game is a draw if all teams lose at once
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana
      And Rob has 4 life
      And Alex has 1 life
      And Carissa has 4 life
      And Dana has 3 life
      And Rob controls two Mountains
      And Rob holds Flame Rift
      When Rob casts Flame Rift
      Then this is legal
      When the stack resolves
      Then the game is a draw

    @cr:104.4d @cr:104.2c
    Scenario: A team wins if one of its players survives and all opponents lose
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana
      And Rob has 4 life
      And Alex has 5 life
      And Carissa has 4 life
      And Dana has 3 life
      And Rob controls two Mountains
      And Rob holds Flame Rift
      When Rob casts Flame Rift
      Then this is legal
      When the stack resolves
      Then Rob and Alex have won

  @cr:800.4
  Rule: A player may leave at any time, and the others play on

    @since:2020-06-01 @cr:800.4j
    Scenario: The attacking player leaves, and their turn ends without combat damage
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana
      And Rob controls Grizzly Bears
      And Carissa controls Wall of Wood
      And Rob has attacked Carissa with Grizzly Bears
      When Rob concedes
      Then this is legal
      And Grizzly Bears has left the game
      And nobody is the active player
      And Carissa has priority
      When play goes on to Carissa's upkeep
      Then it is Carissa's turn
      And Carissa has 20 life
      And Alex is in the game

    @since:2020-06-01 @cr:800.4e
    Scenario: If one defending player leaves, the other still declares blockers
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana
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
      And Dana is asked to declare blockers
      When Dana blocks Hill Giant with Wall of Stone
      Then the declaration is legal
      When combat damage is dealt
      Then Dana has 20 life
      And Alex has 20 life

    @since:2020-06-01 @cr:104.2c
    Scenario: A team's last player leaves before blocking, and the opponents win
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana
      And Rob controls Hill Giant
      And Carissa controls Wall of Wood
      And Dana has conceded
      And Rob has attacked Carissa with Hill Giant
      And play has gone on to the declare blockers step
      When Carissa concedes
      Then this is legal
      And Rob and Alex have won

    @since:2020-06-01
    Scenario: A whole team leaves in mid-turn, and the other two teams play on
      Given an Alternating Teams game seated clockwise:
        | player  | team  |
        | Rob     | Red   |
        | Alex    | Blue  |
        | Carissa | Green |
        | Dana    | Red   |
        | Eve     | Blue  |
        | Finn    | Green |
      And Rob controls Grizzly Bears and Hill Giant
      And Finn controls Wall of Wood
      And Rob has declared these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Alex    |
        | Hill Giant    | Finn    |
      And Eve has conceded
      When Alex concedes
      Then this is legal
      And the game goes on
      And Grizzly Bears is attacking nothing
      When Finn blocks Hill Giant with Wall of Wood
      Then the declaration is legal
      When play goes on to Carissa's upkeep
      Then it is Carissa's turn
      And Finn has 20 life

    @since:2020-06-01 @cr:800.4k
    Scenario: Turn order skips players who have left the game
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana
      And Rob controls Grizzly Bears
      And Rob has passed
      When Carissa concedes
      Then this is legal
      When play goes on to Alex's upkeep
      Then it is Alex's turn
      When Alex concedes
      Then this is legal
      And nobody is the active player
      And Dana has priority
      When play goes on to Dana's upkeep
      Then it is Dana's turn
      And the game goes on
