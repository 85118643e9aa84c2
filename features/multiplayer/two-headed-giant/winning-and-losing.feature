@since:2020-06-01
Feature: Two-Headed Giant: winning and losing
  The members of a team win as one and lose as one.

  @cr:810.8a
  Rule: In Two-Headed Giant, teammates win or lose the game together

    @also:2006-10-01 @example
    Scenario Outline: If <player> draws from an empty library in 2HG, the whole team loses
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And <player>'s library holds no cards
      And it is Dana's postcombat main phase
      When play goes on to Rob's upkeep
      And everybody passes
      Then Carissa and Dana have won

      Examples:
        | player |
        | Rob    |
        | Alex   |

    @also:2006-10-01 @example
    Scenario Outline: <protector>'s Platinum Angel keeps the team in the game if <player> can't draw
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And <protector> controls Platinum Angel
      And <player>'s library holds no cards
      And it is Dana's postcombat main phase
      When play goes on to Rob's precombat main phase
      Then the game goes on
      And Rob is in the game
      And Alex is in the game
      When Dana concedes
      Then this is legal
      And Rob and Alex have won

      Examples:
        | protector | player |
        | Rob       | Alex   |
        | Alex      | Rob    |
        | Rob       | Rob    |

    Scenario Outline: <controller>'s Abyssal Persecutor keeps both opponents from losing
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And <controller> controls Abyssal Persecutor
      And Alex's library holds no cards
      And it is Dana's postcombat main phase
      When play goes on to Rob's precombat main phase
      Then the game goes on
      And Alex is in the game
      When Rob concedes
      Then this is legal
      And Carissa and Dana have won

      Examples:
        | controller |
        | Carissa    |
        | Dana       |

    Scenario Outline: <sovereign>'s Felidar Sovereign meets <persecutor>'s Abyssal Persecutor
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Alex's end step
      And <sovereign> controls Felidar Sovereign
      And <persecutor> controls Abyssal Persecutor
      And Carissa has 40 life
      When play goes on to Carissa's upkeep
      Then Felidar Sovereign's ability is on the stack once
      When everybody passes
      Then <outcome>

      Examples:
        | sovereign | persecutor | outcome                   |
        | Dana      | Carissa    | the game goes on          |
        | Carissa   | Dana       | the game goes on          |
        | Dana      | Rob        | Carissa and Dana have won |

    @cr:810.11
    Scenario: One of three heads who can't win keeps a teammate from winning
      Given a Two-Headed Giant game of Rob, Alex and Eve against Carissa, Dana and Finn
      And it is Finn's end step
      And Eve controls Abyssal Persecutor
      And Alex controls Test of Endurance
      And Alex has 50 life
      When play goes on to Alex's upkeep
      Then Test of Endurance's ability is on the stack once
      When everybody passes
      Then the game goes on
      And it is the upkeep
      And the stack is empty

  @cr:810.8b
  Rule: In Two-Headed Giant, a team leaves the game when one of its players concedes

    Scenario Outline: In 2HG, if <player> concedes on Rob and Alex's turn, <winners> win
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls Grizzly Bears
      And Rob has attacked Dana with Grizzly Bears
      When <player> concedes
      Then this is legal
      And <winners> have won

      Examples:
        | player  | winners          |
        | Rob     | Carissa and Dana |
        | Alex    | Carissa and Dana |
        | Carissa | Rob and Alex     |
        | Dana    | Rob and Alex     |

    Scenario Outline: In 2HG, if <player> concedes before blocks, <winners> win
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls Grizzly Bears
      And Carissa controls Wall of Wood
      And Rob has attacked Carissa with Grizzly Bears
      And play has gone on to the declare blockers step
      When <player> concedes
      Then this is legal
      And <winners> have won

      Examples:
        | player  | winners          |
        | Carissa | Rob and Alex     |
        | Dana    | Rob and Alex     |
        | Alex    | Carissa and Dana |

    Scenario Outline: In 2HG, if <player> concedes, the team loses despite Rob's Platinum Angel
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls Platinum Angel
      And Alex's library holds no cards
      And it is Dana's postcombat main phase
      And play has gone on to Rob's precombat main phase
      When <player> concedes
      Then this is legal
      And Carissa and Dana have won

      Examples:
        | player |
        | Rob    |
        | Alex   |

    @cr:810.8a
    Scenario Outline: In Three-Headed Giant, all three teammates lose if <player> can't draw
      Given a Two-Headed Giant game of Rob, Alex and Eve against Carissa, Dana and Finn
      And it is Finn's end step
      And <player>'s library holds no cards
      When play goes on to Rob's upkeep
      And everybody passes
      Then Carissa, Dana and Finn have won

      Examples:
        | player |
        | Rob    |
        | Eve    |

    @edition:2006-10-01
    Scenario Outline: In 2HG, if <player> concedes, the whole team loses (2006)
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls Grizzly Bears
      And Rob has declared these attacks:
        | attacker      | attacks |
        | Grizzly Bears |         |
      When <player> concedes
      Then this is legal
      And <winners> have won

      Examples:
        | player  | winners          |
        | Alex    | Carissa and Dana |
        | Carissa | Rob and Alex     |

    @cr:810.11
    Scenario Outline: If <player>, one of three heads, concedes, <winners> win
      Given a Two-Headed Giant game of Rob, Alex and Eve against Carissa, Dana and Finn
      And it is Dana's upkeep
      When <player> concedes
      Then this is legal
      And <winners> have won

      Examples:
        | player | winners                |
        | Finn   | Rob, Alex and Eve      |
        | Alex   | Carissa, Dana and Finn |

    @cr:810.11
    Scenario: Four heads leave as soon as Gus concedes with a spell on the stack
      Given a Two-Headed Giant game of Rob, Alex, Eve and Gus against Carissa, Dana, Finn and Hana
      And Carissa controls Mountain
      And Carissa holds Shock
      And Rob has passed
      And Carissa has cast Shock targeting Gus
      When Gus concedes
      Then this is legal
      And Carissa, Dana, Finn and Hana have won

  @cr:810.8c
  Rule: A Two-Headed Giant team loses at 0 life or less

    @cr:704.6a
    Scenario Outline: After 5 damage to a 2HG team with <life> life, <outcome>
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Carissa has <life> life
      And Rob controls Grizzly Bears
      And Alex controls Hill Giant
      And Rob has declared these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Carissa |
        | Hill Giant    | Dana    |
      When combat damage is dealt
      Then <outcome>

      Examples:
        | life | outcome               |
        | 5    | Rob and Alex have won |
        | 6    | Dana has 1 life       |

    @cr:104.4d
    Scenario: A 2HG game is a draw if Flame Rift leaves both teams without life
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob has 8 life
      And Carissa has 7 life
      And Rob controls two Mountains
      And Rob holds Flame Rift
      When Rob casts Flame Rift
      Then this is legal
      When the stack resolves
      Then the game is a draw

    @also:2006-10-01
    Scenario: If Flame Rift leaves 2HG teams at 1 and 0 life, the team at 1 wins
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob has 9 life
      And Carissa has 8 life
      And Rob controls two Mountains
      And Rob holds Flame Rift
      When Rob casts Flame Rift
      Then this is legal
      When the stack resolves
      Then Rob and Alex have won
