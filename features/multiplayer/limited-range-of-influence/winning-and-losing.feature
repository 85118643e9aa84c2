@since:2020-06-01
Feature: Limited range of influence: winning, losing and drawing
  What wins the game, or makes it a draw, does so only within reach of its
  controller. Whoever sits farther away plays on.

  @cr:801.14 @cr:104.3h
  Rule: An effect that wins the game makes opponents within range lose instead

    @cr:801.2
    Scenario Outline: With range 1, <player>'s Felidar Sovereign makes <left> and <right> lose
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And it is <right>'s end step
      And <player> controls Felidar Sovereign
      And <player> has 40 life
      And play has gone on to <player>'s upkeep
      When the stack resolves
      Then <left> has left the game
      And <right> has left the game
      And <player> is in the game
      And <far> is in the game
      And <off> is in the game
      And the game goes on

      Examples:
        | player | left    | right | far     | off   |
        | Alex   | Carissa | Rob   | Dana    | Eve   |
        | Eve    | Rob     | Dana  | Carissa | Alex  |

    Scenario: If all opponents are within range, a player who wins is the last left
      Given a free-for-all between Rob, Alex and Carissa
      And the range of influence is 1
      And it is Rob's end step
      And Alex controls Felidar Sovereign
      And Alex has 40 life
      And play has gone on to Alex's upkeep
      When the stack resolves
      Then Alex has won

    Scenario: Within range, a player who can't lose stays in the game
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And it is Rob's end step
      And Alex controls Felidar Sovereign
      And Alex has 40 life
      And Carissa controls Grizzly Bears
      And Rob controls Hill Giant
      And Eve controls Abyssal Persecutor
      And play has gone on to Alex's upkeep
      When the stack resolves
      Then Rob is in the game
      And Rob has 20 life
      And Carissa has left the game
      And Dana is in the game
      And the game goes on

    @cr:104.3e
    Scenario Outline: If <player> would win, what only then leaves with <owner> saves <safe>
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And it is <safe>'s end step
      And <player> controls Felidar Sovereign
      And <player> has 40 life
      And these permanents are on the battlefield:
        | permanent          | controller | owner   |
        | Abyssal Persecutor | <far>      | <owner> |
      And play has gone on to <player>'s upkeep
      When the stack resolves
      Then <owner> has left the game
      And Abyssal Persecutor has left the game
      And <safe> is in the game
      And the game goes on

      Examples:
        | player | safe | owner   | far |
        | Alex   | Rob  | Carissa | Eve |
        | Eve    | Dana | Rob     | Carissa |

    Scenario: Teammates within range don't lose when a player would win
      Given a team game of Rob, Alex and Carissa against Dana, Eve and Finn
      And the range of influence is 1
      And it is Alex's end step
      And Carissa controls Felidar Sovereign
      And Carissa has 40 life
      And play has gone on to Carissa's upkeep
      When the stack resolves
      Then Dana has left the game
      And Alex is in the game
      And Eve is in the game
      And the game goes on

    Scenario Outline: If <player> would win, an opponent only in <mate>'s range plays on
      Given a team game of Rob and Alex against Carissa, Dana and Eve
      And the range of influence is 1
      And it is <before>'s end step
      And <player> controls Felidar Sovereign
      And <player> has 40 life
      And play has gone on to <player>'s upkeep
      When the stack resolves
      Then <near> has left the game
      And <far> is in the game
      And Dana is in the game
      And <mate> is in the game
      And the game goes on

      Examples:
        | player | mate | before | near    | far     |
        | Rob    | Alex | Eve    | Eve     | Carissa |
        | Alex   | Rob  | Rob    | Carissa | Eve     |

    @cr:809.5 @cr:801.2a
    Scenario: An emperor's effect that would win makes only opposing generals lose
      Given an Emperor game of Rob, Alex and Carissa against Dana, Eve and Finn
      And it is Rob's end step
      And Alex controls Felidar Sovereign
      And Alex has 40 life
      And play has gone on to Alex's upkeep
      When the stack resolves
      Then Dana has left the game
      And Finn has left the game
      And Eve is in the game
      And Rob is in the game
      And the game goes on

    @cr:801.11
    Scenario: Celestial Convergence compares life totals only within range
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And these permanents are on the battlefield:
        | permanent             | controller | counters |
        | Celestial Convergence | Alex       | 1 omen   |
      And it is Rob's end step
      And Carissa has 21 life
      And Dana has 30 life
      And Eve has 30 life
      And play has gone on to Alex's upkeep
      When the stack resolves
      Then Alex has left the game
      And Dana has left the game
      And Carissa is in the game
      And Rob is in the game
      And Eve is in the game
      And the game goes on

  @cr:801.15 @cr:104.4e
  Rule: An effect that makes the game a draw concerns only players within range

    @cr:104.5
    Scenario Outline: With range 1, <player>'s Divine Intervention is a draw for three of five
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And these permanents are on the battlefield:
        | permanent           | controller | counters       |
        | Divine Intervention | <player>   | 1 intervention |
        | Grizzly Bears       | <right>    |                |
      And it is <right>'s end step
      And play has gone on to <player>'s upkeep
      When the stack resolves
      Then <player> has left the game
      And <left> has left the game
      And <right> has left the game
      And Grizzly Bears has left the game
      And <far> is in the game
      And <off> is in the game
      And the game goes on

      Examples:
        | player | left    | right | far     | off   |
        | Alex   | Carissa | Rob   | Dana    | Eve   |
        | Eve    | Rob     | Dana  | Carissa | Alex  |

    @cr:104.2a
    Scenario: If a draw concerns all players but one, that player wins
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And the range of influence is 1
      And these permanents are on the battlefield:
        | permanent           | controller | counters       |
        | Divine Intervention | Alex       | 1 intervention |
      And it is Rob's end step
      And play has gone on to Alex's upkeep
      When the stack resolves
      Then Dana has won

    Scenario Outline: A draw for <player> is none for teammate <mate>, who sits out of range
      Given an Alternating Teams game seated clockwise:
        | player  | team |
        | Alex    | red  |
        | Rob     | blue |
        | Carissa | grey |
        | Dana    | red  |
        | Eve     | blue |
        | Finn    | grey |
      And the range of influence is 1
      And these permanents are on the battlefield:
        | permanent           | controller | counters       |
        | Divine Intervention | <player>   | 1 intervention |
      And it is <right>'s end step
      And play has gone on to <player>'s upkeep
      When the stack resolves
      Then <player> has left the game
      And <left> has left the game
      And <right> has left the game
      And <mate> is in the game
      And the game goes on

      Examples:
        | player | mate | left | right   |
        | Alex   | Dana | Rob  | Finn    |
        | Dana   | Alex | Eve  | Carissa |

    Scenario: If all players are within range, the game is a draw for everybody
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And the range of influence is 2
      And these permanents are on the battlefield:
        | permanent           | controller | counters       |
        | Divine Intervention | Alex       | 1 intervention |
      And it is Rob's end step
      And play has gone on to Alex's upkeep
      When the stack resolves
      Then the game is a draw

    @cr:104.5
    Scenario: Within range, Platinum Angel doesn't keep a player out of a draw
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And these permanents are on the battlefield:
        | permanent           | controller | counters       |
        | Divine Intervention | Alex       | 1 intervention |
        | Platinum Angel      | Rob        |                |
      And it is Rob's end step
      And play has gone on to Alex's upkeep
      When the stack resolves
      Then Rob has left the game
      And Platinum Angel has left the game
      And Eve is in the game
      And the game goes on

    @cr:104.4g
    Scenario: A team whose players have all drawn the game doesn't win it later
      Given a Team vs. Team game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | moon |
        | Dana    | moon |
        | Eve     | star |
        | Finn    | star |
      And the range of influence is 1
      And these permanents are on the battlefield:
        | permanent           | controller | counters       |
        | Divine Intervention | Rob        | 1 intervention |
      And it is Finn's end step
      And play has gone on to Rob's upkeep
      When the stack resolves
      Then Rob has left the game
      And Alex has left the game
      And Finn has left the game
      And Carissa is in the game
      And the game goes on
      When Eve concedes
      Then this is legal
      And Carissa and Dana have won

    @cr:104.4h @cr:809.5c
    Scenario: If a draw concerns an emperor, it's a draw for a distant general too
      Given an Emperor game of Rob, Alex and Carissa against Dana, Eve and Finn
      And these permanents are on the battlefield:
        | permanent           | controller | counters       |
        | Divine Intervention | Carissa    | 1 intervention |
        | Grizzly Bears       | Rob        |                |
      And it is Alex's end step
      And play has gone on to Carissa's upkeep
      When the stack resolves
      Then Rob has left the game
      And Grizzly Bears has left the game
      And Dana, Eve and Finn have won

  @cr:801.16 @cr:104.4f
  Rule: A loop that nobody can stop is a draw for whoever is within range of it

    Scenario: With range 1, Carissa's endless loop is a draw for three of five
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And it is Carissa's precombat main phase
      And Carissa controls six Plains and first Oblivion Ring
      And Carissa holds second Oblivion Ring and third Oblivion Ring
      And Rob controls Bonesplitter
      And Carissa has cast second Oblivion Ring
      And the stack has resolved
      When Carissa casts third Oblivion Ring
      Then this is legal
      When the stack resolves
      Then Carissa has left the game
      And Alex has left the game
      And Dana has left the game
      And Rob is in the game
      And Eve is in the game
      And Bonesplitter is on the battlefield
      And the game goes on

    Scenario: With range 1, two players' endless loop is a draw for four of six
      Given a free-for-all between Rob, Alex, Carissa, Dana, Eve and Finn
      And the range of influence is 1
      And it is Alex's precombat main phase
      And Alex controls three Plains
      And Alex holds first Oblivion Ring
      And Carissa controls second Oblivion Ring and three Plains
      And Carissa holds third Oblivion Ring
      And Alex has cast first Oblivion Ring
      And the stack has resolved
      And play has gone on to Carissa's precombat main phase
      When Carissa casts third Oblivion Ring
      Then this is legal
      When the stack resolves
      Then Rob has left the game
      And Alex has left the game
      And Carissa has left the game
      And Dana has left the game
      And Eve is in the game
      And Finn is in the game
      And the game goes on

    Scenario: If one player alone is out of range of a loop, that player wins
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And the range of influence is 1
      And it is Rob's precombat main phase
      And Rob controls six Plains and first Oblivion Ring
      And Rob holds second Oblivion Ring and third Oblivion Ring
      And Rob has cast second Oblivion Ring
      And the stack has resolved
      When Rob casts third Oblivion Ring
      Then this is legal
      When the stack resolves
      Then Carissa has won

    Scenario Outline: With range 1, <player>'s endless loop is a draw for a teammate as well
      Given a team game of Rob, Alex and Carissa against Dana, Eve and Finn
      And the range of influence is 1
      And it is <player>'s precombat main phase
      And <player> controls six Plains and first Oblivion Ring
      And <player> holds second Oblivion Ring and third Oblivion Ring
      And <player> has cast second Oblivion Ring
      And the stack has resolved
      When <player> casts third Oblivion Ring
      Then this is legal
      When the stack resolves
      Then <player> has left the game
      And <teammate> has left the game
      And <opponent> has left the game
      And <far teammate> is in the game
      And the game goes on

      Examples:
        | player  | teammate | opponent | far teammate |
        | Carissa | Alex     | Dana     | Rob          |
        | Finn    | Eve      | Rob      | Dana         |

    Scenario: Rob's and Alex's endless loop is a draw for teammate Carissa, too
      Given a team game of Rob, Alex, Carissa and Dana against Eve, Finn, Gus and Hana
      And the range of influence is 1
      And it is Rob's precombat main phase
      And Rob controls three Plains
      And Rob holds first Oblivion Ring
      And Alex controls second Oblivion Ring and three Plains
      And Alex holds third Oblivion Ring
      And Rob has cast first Oblivion Ring
      And the stack has resolved
      And play has gone on to Alex's precombat main phase
      When Alex casts third Oblivion Ring
      Then this is legal
      When the stack resolves
      Then Carissa has left the game
      And Hana has left the game
      And Dana is in the game
      And the game goes on

  @cr:801.17
  Rule: An effect restarts the game for everybody, also with limited range of influence

    @cr:104.6
    Scenario Outline: With range 1, <karn>'s Karn Liberated restarts the game for all of five
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And it is <karn>'s precombat main phase
      And <far> has 3 life
      And <far> controls Grizzly Bears
      And these permanents are on the battlefield:
        | permanent      | controller | counters   |
        | Karn Liberated | <karn>     | 14 loyalty |
      When <karn> activates ability 3 of Karn Liberated
      Then this is legal
      When the top of the stack resolves
      Then <karn> is asked to keep a hand
      And <far> has 20 life
      And <far> has seven cards in hand
      And Grizzly Bears is not on the battlefield

      Examples:
        | karn | far     |
        | Rob  | Carissa |
        | Dana | Alex    |

    # The new game begins at 20 life, no matter how much life there was before.
    @fixed:life
    Scenario: With range 1, Karn Liberated restarts the game for an opposing team
      Given a team game of Rob and Alex against Carissa and Dana
      And the range of influence is 1
      And it is Alex's precombat main phase
      And Dana has 31 life
      And Dana holds two Islands
      And these permanents are on the battlefield:
        | permanent      | controller | counters   |
        | Karn Liberated | Alex       | 14 loyalty |
      When Alex activates ability 3 of Karn Liberated
      Then this is legal
      When the top of the stack resolves
      Then Dana has 20 life
      And Dana has seven cards in hand
      And Carissa has seven cards in hand
