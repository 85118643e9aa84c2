@since:2020-06-01
Feature: Ending the game: other kinds of games
  Who has won, who has lost and when nobody has is settled between two
  players and between teams as it is where everybody plays alone.

  @cr:104.3c
  Rule: A player with an empty library loses the game only by drawing

    Scenario Outline: <loser> plays on with an empty library until drawing <where>
      Given a <game>
      And it is <before>'s end step
      And <loser>'s library holds no cards
      When everybody passes
      Then <loser> is in the game
      And <loser> has priority
      When everybody passes
      Then <loser> has left the game
      And <outcome>

      Examples:
        | where                | game                                                           | before | loser   | outcome               |
        | with two players     | two-player game between Rob and Alex                           | Rob    | Alex    | Rob has won           |
        | in a team game       | team game of Rob and Alex against Carissa and Dana             | Alex   | Carissa | the game goes on      |
        | with shared turns    | Two-Headed Giant game of Rob and Alex against Carissa and Dana | Rob    | Dana    | Rob and Alex have won |

  @cr:104.3a
  Rule: A player can concede at any time

    Scenario: Two opponents concede one after the other while Rob has priority
      Given a team game of Rob and Alex against Carissa and Dana
      When Dana concedes
      Then this is legal
      And the game goes on
      And Rob has priority
      When Carissa concedes
      Then this is legal
      And Rob and Alex have won

  @cr:104.3e
  Rule: An effect can say that a player loses the game, whatever their life

    @cr:101.2
    Scenario: Door to Nothingness takes one player out of a team
      Given a team game of Rob and Alex against Carissa and Dana
      And it is Alex's precombat main phase
      And Alex controls Door to Nothingness, two Plains, two Islands, two Swamps, two Mountains and two Forests
      And Carissa controls Hill Giant
      And Dana controls Platinum Angel
      And Alex has activated Door to Nothingness targeting Carissa
      When the stack resolves
      Then Carissa has left the game
      And Hill Giant has left the game
      And Dana is in the game
      And the game goes on

    @cr:101.2
    Scenario: Dana, who can't lose, stays when Door to Nothingness says otherwise
      Given a team game of Rob and Alex against Carissa and Dana
      And it is Alex's precombat main phase
      And Alex controls Door to Nothingness, two Plains, two Islands, two Swamps, two Mountains and two Forests
      And Dana controls Platinum Angel
      And Alex has activated Door to Nothingness targeting Dana
      When the stack resolves
      Then Dana is in the game
      And Dana has 20 life

  @cr:104.4c
  Rule: An effect can say that the game is a draw

    Scenario Outline: <player>'s Divine Intervention is a draw for everybody <where>
      Given a <game>
      And it is <before>'s end step
      And these permanents are on the battlefield:
        | permanent           | controller | counters       |
        | Divine Intervention | <player>   | 1 intervention |
      And play has gone on to <player>'s upkeep
      When the stack resolves
      Then the game is a draw

      Examples:
        | where                | game                                                           | before | player  |
        | with two players     | two-player game between Rob and Alex                           | Rob    | Alex    |
        | in a team game       | team game of Rob and Alex against Carissa and Dana             | Alex   | Carissa |
        | with shared turns    | Two-Headed Giant game of Rob and Alex against Carissa and Dana | Rob    | Dana    |

  @cr:104.2b @cr:101.2
  Rule: An effect wins the game for a player and whoever is on their team

    Scenario Outline: <player>'s Test of Endurance wins with 50 life <where>
      Given a <game>
      And it is <before>'s end step
      And <player> has 50 life
      And <player> controls Test of Endurance
      And play has gone on to <player>'s upkeep
      When the stack resolves
      Then <outcome>

      Examples:
        | where                | game                                               | before | player  | outcome                   |
        | with two players     | two-player game between Rob and Alex               | Rob    | Alex    | Alex has won              |
        | in a team game       | team game of Rob and Alex against Carissa and Dana | Alex   | Carissa | Carissa and Dana have won |

    Scenario Outline: <other>'s Platinum Angel keeps <player> from winning <where>
      Given a <game>
      And it is <before>'s end step
      And <player> has 50 life
      And <player> controls Test of Endurance
      And <other> controls Platinum Angel
      And play has gone on to <player>'s upkeep
      When the stack resolves
      Then the game goes on
      And <player> has priority

      Examples:
        | where                | game                                               | before | player  | other |
        | with two players     | two-player game between Rob and Alex               | Rob    | Alex    | Rob   |
        | in a team game       | team game of Rob and Alex against Carissa and Dana | Alex   | Carissa | Alex  |

  @cr:104.6
  Rule: The player who restarts the game begins the new one, and all begin afresh

    Scenario Outline: <player>'s Karn Liberated begins another game <where>
      Given a <game>
      And it is <player>'s precombat main phase
      And Rob has 7 life
      And Rob controls Grizzly Bears
      And these permanents are on the battlefield:
        | permanent      | controller | counters   |
        | Karn Liberated | <player>   | 14 loyalty |
      And <player> has activated Karn Liberated as follows:
        | ability |
        | 3       |
      When the top of the stack resolves
      Then Rob has <life> life
      And Grizzly Bears is not on the battlefield
      And <other> has seven cards in hand
      When play goes on to <player>'s upkeep
      Then it is <player>'s turn
      And <player> has priority
      And Rob has <life> life
      When play goes on to <player>'s precombat main phase
      Then <player> has <cards> cards in hand

      Examples:
        | where             | game                                                           | player  | other | cards | life |
        | in a team game    | team game of Rob and Alex against Carissa and Dana             | Carissa | Alex  | eight | 20   |
        | with shared turns | Two-Headed Giant game of Rob and Alex against Carissa and Dana | Dana    | Alex  | seven | 30   |

    Scenario: The monarch and an extra turn don't last into another game
      Given a two-player game between Rob and Alex
      And it is Rob's precombat main phase
      And Rob controls four Plains and five Islands
      And Rob holds Palace Sentinels and Time Walk
      And these permanents are on the battlefield:
        | permanent      | controller | counters   |
        | Karn Liberated | Rob        | 14 loyalty |
      And Rob has cast Palace Sentinels
      And the stack has resolved
      And Rob has cast Time Walk
      And the stack has resolved
      And Rob has activated Karn Liberated as follows:
        | ability |
        | 3       |
      And the top of the stack has resolved
      When play goes on to Rob's end step
      Then the stack is empty
      And Rob has seven cards in hand
      When everybody passes
      Then it is Alex's turn
