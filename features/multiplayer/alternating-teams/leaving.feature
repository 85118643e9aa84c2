@since:2006-10-01
Feature: Alternating Teams: leaving
  Members lose one by one, or leave, and their team plays on for as long as
  one of them is left.

  @cr:104.3 @cr-2006-10-01:609.5
  Rule: Members lose one by one, and as long as one of them is in the game the team is

    @cr:104.3b
    Scenario Outline: <loser> has no life left, and <friend> plays on
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
    Scenario: A team of which nobody is left has lost
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
    Scenario: A member who has lost wins with the team
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana
      And Rob has conceded
      And Carissa has conceded
      When Dana concedes
      Then this is legal
      And Rob and Alex have won

    @since:2020-06-01 @cr:104.2c
    Scenario: A whole team loses at once, and the other one has won
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
    Scenario: If all teams lose at once nobody wins
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

    @cr:104.4d @cr-2006-10-01:102.2c
    Scenario: With one member left over the team has won
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
  Rule: Anybody may leave at any moment, and the others play on

    @since:2020-06-01 @cr:800.4j
    Scenario: The attacking player leaves, and the turn runs out without an attack
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
    Scenario: Whoever owes a block leaves, and the other defending player is asked
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
    Scenario: The last of a team owes a block and leaves, and the game is over
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
    Scenario: A whole team leaves in the middle of a turn, and two teams play on
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
    Scenario: The turn goes past those who have left
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana
      And Rob controls Grizzly Bears
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
