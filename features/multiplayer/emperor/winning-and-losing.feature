@since:2020-06-01
Feature: Emperor: winning and losing
  Generals lose alone. An emperor loses for the whole team, and wins for it.

  @cr:809.5b @cr:104.3i
  Rule: A team loses the game if its emperor loses

    Scenario Outline: If <emperor> concedes, the whole team loses, and <winners> win
      Given an Emperor game of Rob, Alex and Carissa against Dana, Eve and Finn
      And it is Carissa's precombat main phase
      When <emperor> concedes
      Then this is legal
      And <general> has left the game
      And <other> has left the game
      And <winners> have won

      Examples:
        | emperor | general | other   | winners               |
        | Alex    | Rob     | Carissa | Dana, Eve and Finn    |
        | Eve     | Dana    | Finn    | Rob, Alex and Carissa |

    Scenario Outline: If <general> concedes, the rest of the team plays on
      Given an Emperor game of Rob, Alex and Carissa against Dana, Eve and Finn
      And it is Eve's precombat main phase
      When <general> concedes
      Then this is legal
      And <general> has left the game
      And <mate> is in the game
      And <emperor> is in the game
      And the game goes on

      Examples:
        | general | mate    | emperor |
        | Rob     | Carissa | Alex    |
        | Carissa | Rob     | Alex    |
        | Dana    | Finn    | Eve     |

    Scenario: An emperor without generals plays on
      Given an Emperor game of Rob, Alex and Carissa against Dana, Eve and Finn
      And it is Eve's precombat main phase
      And Rob has conceded
      When Carissa concedes
      Then this is legal
      And Carissa has left the game
      And Alex is in the game
      And the game goes on

    Scenario: An emperor with 0 life loses for the generals
      Given an Emperor game of Rob, Alex and Carissa against Dana, Eve and Finn
      And it is Carissa's end step
      And Alex has 2 life
      And Dana controls Grizzly Bears
      And Rob controls Hill Giant
      And Carissa has conceded
      And play has gone on to Dana's precombat main phase
      And Dana has attacked Alex with Grizzly Bears
      When combat damage is dealt
      Then Alex has left the game
      And Rob has left the game
      And Hill Giant has left the game
      And Dana, Eve and Finn have won

    Scenario: With three teams, only the team of the emperor who loses leaves
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
      And it is Gus's precombat main phase
      When Eve concedes
      Then this is legal
      And Dana has left the game
      And Finn has left the game
      And Carissa is in the game
      And Ivan is in the game
      And the game goes on
      When Hana concedes
      Then this is legal
      And Rob, Alex and Carissa have won

    @cr:101.2
    Scenario: An emperor who can't lose doesn't lose for the team either
      Given an Emperor game of Rob, Alex and Carissa against Dana, Eve and Finn
      And it is Carissa's end step
      And Alex has 2 life
      And Alex controls Platinum Angel
      And Dana controls Grizzly Bears
      And Carissa has conceded
      And play has gone on to Dana's precombat main phase
      And Dana has attacked Alex with Grizzly Bears
      When combat damage is dealt
      Then Alex has 0 life
      And Alex is in the game
      And Rob is in the game
      And the game goes on

    @cr:101.2
    Scenario: A general who can't lose stays in the game when the emperor concedes
      Given an Emperor game of Rob, Alex and Carissa against Dana, Eve and Finn
      And it is Dana's precombat main phase
      And Carissa controls Platinum Angel
      And Dana has passed
      And Eve has passed
      And Finn has passed
      And Rob has passed
      When Alex concedes
      Then this is legal
      And Alex has left the game
      And Rob has left the game
      And Carissa is in the game
      And the game goes on

    @cr:101.2
    Scenario: A general who can't lose stays when the emperor's life falls to 0
      Given an Emperor game of Rob, Alex and Carissa against Dana, Eve and Finn
      And it is Alex's end step
      And Carissa controls Mountain
      And Carissa holds Shock
      And Eve has 2 life
      And Finn controls Platinum Angel
      And Alex has passed
      And Carissa has passed
      And Dana has conceded
      And play has gone on to Carissa's precombat main phase
      When Carissa casts Shock targeting Eve
      Then this is legal
      When the stack resolves
      Then Eve has left the game
      And Finn is in the game
      And the game goes on

  @cr:809.5a @cr:104.2d
  Rule: A team wins the game if its emperor wins

    Scenario: Generals who have left the game win with their emperor
      Given an Emperor game of Rob, Alex and Carissa against Dana, Eve and Finn
      And it is Eve's precombat main phase
      And Rob has conceded
      And Carissa has conceded
      When Eve concedes
      Then this is legal
      And Rob, Alex and Carissa have won

    Scenario: A team doesn't win when only the opposing generals lose
      Given an Emperor game of Rob, Alex and Carissa against Dana, Eve and Finn
      And it is Rob's precombat main phase
      And Rob has passed
      And Alex has passed
      And Carissa has passed
      And Dana has conceded
      And Eve has passed
      When Finn concedes
      Then this is legal
      And Finn has left the game
      And the game goes on

  @cr:809.5c @cr:104.4h
  Rule: The game is a draw for a team if it's a draw for its emperor

    Scenario Outline: Damage to emperors with <alex> and <eve> life <ends>
      Given an Emperor game of Rob, Alex and Carissa against Dana, Eve and Finn
      And Eve's range of influence is 3
      And it is Eve's precombat main phase
      And Alex has <alex> life
      And Eve has <eve> life
      And Eve controls two Mountains
      And Eve holds Flame Rift
      When Eve casts Flame Rift
      Then this is legal
      When the stack resolves
      Then <outcome>

      Examples:
        | alex | eve | ends                 | outcome                        |
        | 4    | 4   | leads to a draw      | the game is a draw             |
        | 4    | 5   | wins for Eve's team  | Dana, Eve and Finn have won    |
        | 5    | 4   | wins for Alex's team | Rob, Alex and Carissa have won |
