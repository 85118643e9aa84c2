@since:2020-06-01
Feature: Two-Headed Giant: poison
  A team shares the poison counters of its members, and bears more of them
  than one player does.

  @cr:810.8d @cr:810.10 @cr-2006-10-01:102.3d
  Rule: In 2HG, teammates share poison counters, and fifteen make the team lose

    @cr:704.6b @cr:704.5c
    Scenario: In 2HG, a team with fourteen poison counters stays in the game
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls seven Marsh Vipers
      And Rob has declared these attacks:
        | attacker            | attacks |
        | first Marsh Viper   | Carissa |
        | second Marsh Viper  | Carissa |
        | third Marsh Viper   | Carissa |
        | fourth Marsh Viper  | Carissa |
        | fifth Marsh Viper   | Carissa |
        | sixth Marsh Viper   | Carissa |
        | seventh Marsh Viper | Dana    |
      And play has gone on to the combat damage step
      When the stack resolves
      Then the game goes on
      And Carissa is in the game
      And Carissa has 23 life

    Scenario: In 2HG, a team loses if both players get eight poison counters each
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls eight Marsh Vipers
      And Rob has declared these attacks:
        | attacker            | attacks |
        | first Marsh Viper   | Carissa |
        | second Marsh Viper  | Carissa |
        | third Marsh Viper   | Carissa |
        | fourth Marsh Viper  | Carissa |
        | fifth Marsh Viper   | Dana    |
        | sixth Marsh Viper   | Dana    |
        | seventh Marsh Viper | Dana    |
        | eighth Marsh Viper  | Dana    |
      And play has gone on to the combat damage step
      When the stack resolves
      Then Rob and Alex have won

    Scenario Outline: In 2HG, a team loses when <victim> gets its fifteenth poison counter
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls seven Marsh Vipers
      And Alex controls Pit Scorpion
      And Rob has declared these attacks:
        | attacker            | attacks  |
        | first Marsh Viper   | Carissa  |
        | second Marsh Viper  | Carissa  |
        | third Marsh Viper   | Carissa  |
        | fourth Marsh Viper  | Carissa  |
        | fifth Marsh Viper   | Dana     |
        | sixth Marsh Viper   | Dana     |
        | seventh Marsh Viper | Dana     |
        | Pit Scorpion        | <victim> |
      And play has gone on to the combat damage step
      When the stack resolves
      Then Rob and Alex have won

      Examples:
        | victim  |
        | Carissa |
        | Dana    |

    @edition:2006-10-01
    Scenario Outline: With <number> poison counters on Carissa, <outcome> (2006)
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls eight Marsh Vipers
      And Rob has declared these attacks:
        | attacker            | attacks |
        | first Marsh Viper   |         |
        | second Marsh Viper  |         |
        | third Marsh Viper   |         |
        | fourth Marsh Viper  |         |
        | fifth Marsh Viper   |         |
        | sixth Marsh Viper   |         |
        | seventh Marsh Viper |         |
        | eighth Marsh Viper  |         |
      When Rob assigns this damage:
        | source              | to      | damage |
        | first Marsh Viper   | Carissa | 1      |
        | second Marsh Viper  | Carissa | 1      |
        | third Marsh Viper   | Carissa | 1      |
        | fourth Marsh Viper  | Carissa | 1      |
        | fifth Marsh Viper   | <fifth> | 1      |
        | sixth Marsh Viper   | Dana    | 1      |
        | seventh Marsh Viper | Dana    | 1      |
        | eighth Marsh Viper  | Dana    | 1      |
      Then this is legal
      When combat damage is dealt
      And the stack resolves
      Then <outcome>

      Examples:
        | number | fifth   | outcome               |
        | eight  | Dana    | the game goes on      |
        | ten    | Carissa | Rob and Alex have won |

  @cr:810.11
  Rule: Each player beyond the second raises the team's poison limit by five

    Scenario: A Three-Headed Giant team doesn't lose with sixteen poison counters
      Given a Two-Headed Giant game of Rob, Alex and Eve against Carissa, Dana and Finn
      And Rob controls eight Marsh Vipers
      And Rob has declared these attacks:
        | attacker            | attacks |
        | first Marsh Viper   | Carissa |
        | second Marsh Viper  | Dana    |
        | third Marsh Viper   | Finn    |
        | fourth Marsh Viper  | Carissa |
        | fifth Marsh Viper   | Dana    |
        | sixth Marsh Viper   | Finn    |
        | seventh Marsh Viper | Carissa |
        | eighth Marsh Viper  | Dana    |
      And play has gone on to the combat damage step
      When the stack resolves
      Then the game goes on
      And Dana is in the game
      And Finn has 37 life

    Scenario: A Three-Headed Giant team loses at twenty poison counters
      Given a Two-Headed Giant game of Rob, Alex and Eve against Carissa, Dana and Finn
      And Rob controls ten Marsh Vipers
      And Rob has declared these attacks:
        | attacker            | attacks |
        | first Marsh Viper   | Carissa |
        | second Marsh Viper  | Dana    |
        | third Marsh Viper   | Finn    |
        | fourth Marsh Viper  | Carissa |
        | fifth Marsh Viper   | Dana    |
        | sixth Marsh Viper   | Finn    |
        | seventh Marsh Viper | Carissa |
        | eighth Marsh Viper  | Dana    |
        | ninth Marsh Viper   | Finn    |
        | tenth Marsh Viper   | Carissa |
      And play has gone on to the combat damage step
      When the stack resolves
      Then Rob, Alex and Eve have won

    Scenario Outline: With <poison> poison counters, a team of <heads> heads <fate>
      Given a Two-Headed Giant game of <attacking> against <defending>
      And Rob controls ten Marsh Vipers, five Pit Scorpions and Grizzly Bears
      And Rob has declared these attacks:
        | attacker            | attacks |
        | first Marsh Viper   | Finn    |
        | second Marsh Viper  | Finn    |
        | third Marsh Viper   | Finn    |
        | fourth Marsh Viper  | Finn    |
        | fifth Marsh Viper   | Finn    |
        | sixth Marsh Viper   | Finn    |
        | seventh Marsh Viper | Finn    |
        | eighth Marsh Viper  | Finn    |
        | ninth Marsh Viper   | Finn    |
        | tenth Marsh Viper   | Finn    |
        | first Pit Scorpion  | Finn    |
        | second Pit Scorpion | Finn    |
        | third Pit Scorpion  | Finn    |
        | fourth Pit Scorpion | Finn    |
        | <last>              | Finn    |
      And play has gone on to the combat damage step
      When the stack resolves
      Then Hana <state>

      Examples:
        | poison | heads | fate     | attacking                    | defending                          | last               | state             |
        | 24     | four  | plays on | Rob, Alex, Eve and Gus       | Carissa, Dana, Finn and Hana       | Grizzly Bears      | is in the game    |
        | 25     | four  | loses    | Rob, Alex, Eve and Gus       | Carissa, Dana, Finn and Hana       | fifth Pit Scorpion | has left the game |
        | 25     | five  | plays on | Rob, Alex, Eve, Gus and Ivan | Carissa, Dana, Finn, Hana and Judy | fifth Pit Scorpion | is in the game    |

  @since:2020-06-01 @cr:810.10a
  Rule: In 2HG, a player has as many poison counters as their team

    Scenario: In 2HG, two opponents' poison counters are counted once
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls two Marsh Vipers
      And Alex controls Mycosynth Fiend
      And Rob has declared these attacks:
        | attacker           | attacks |
        | first Marsh Viper  | Carissa |
        | second Marsh Viper | Dana    |
      When combat damage is dealt
      And the stack resolves
      Then Mycosynth Fiend is 6/6

    Scenario: In 2HG, a team's own poison counters aren't those of its opponents
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls Marsh Viper
      And Dana controls Mycosynth Fiend
      And Rob has attacked Carissa with Marsh Viper
      When combat damage is dealt
      And the stack resolves
      Then Mycosynth Fiend is 2/2

    Scenario Outline: In 2HG, Leeches counts poison <victim> got if it targets Dana
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Alex controls Marsh Viper and three Plains
      And Alex holds Leeches
      And Alex has attacked <victim> with Marsh Viper
      And play has gone on to the postcombat main phase
      When Alex casts Leeches targeting Dana
      Then this is legal
      When the stack resolves
      Then Dana has 27 life
      And Carissa has 27 life

      Examples:
        | victim  |
        | Carissa |
        | Dana    |

  @since:2020-06-01 @cr:810.10b
  Rule: In 2HG, a player who loses poison counters takes them from their team

    Scenario: In 2HG, a second Leeches finds no poison counters on the teammate
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Alex controls Marsh Viper and six Plains
      And Alex controls Mycosynth Fiend
      And Alex holds first Leeches and second Leeches
      And Alex has attacked Carissa with Marsh Viper
      And play has gone on to the postcombat main phase
      When Alex casts first Leeches targeting Dana
      Then this is legal
      When the stack resolves
      Then Mycosynth Fiend is 2/2
      And Carissa has 27 life
      When Alex casts second Leeches targeting Carissa
      Then this is legal
      When the stack resolves
      Then Carissa has 27 life

  @since:2020-06-01 @cr:810.10c
  Rule: In 2HG, if one player can't get poison counters, nor can their team

    Scenario Outline: In 2HG, with Carissa's Melira no poison comes from damage to <victim>
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls Marsh Viper
      And Alex controls Mycosynth Fiend
      And Carissa controls Melira, Sylvok Outcast
      And Rob has attacked <victim> with Marsh Viper
      When combat damage is dealt
      And the stack resolves
      Then Carissa has 29 life
      And Mycosynth Fiend is 2/2

      Examples:
        | victim  |
        | Carissa |
        | Dana    |

    Scenario: In 2HG, an opponent's Melira keeps no team from getting poison
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Dana controls Marsh Viper
      And Carissa controls Mycosynth Fiend and Melira, Sylvok Outcast
      And Dana has attacked Alex with Marsh Viper
      When combat damage is dealt
      And the stack resolves
      Then Alex has 29 life
      And Mycosynth Fiend is 4/4

    Scenario: Of three heads, one Melira keeps all from getting poison
      Given a Two-Headed Giant game of Rob, Alex and Eve against Carissa, Dana and Finn
      And it is Carissa's precombat main phase
      And Finn controls Pit Scorpion and Mycosynth Fiend
      And Eve controls Melira, Sylvok Outcast
      And Finn has attacked Rob with Pit Scorpion
      When combat damage is dealt
      And the stack resolves
      Then Alex has 44 life
      And Mycosynth Fiend is 2/2

  @since:2020-06-01 @cr:810.10d
  Rule: In 2HG, each player on a team with a poison counter is poisoned

    Scenario Outline: In 2HG, poison that <victim> got makes Dana's spell a poisoned one's
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls Marsh Viper
      And Alex controls two Islands
      And Alex holds Corrupted Resolve
      And Dana controls Mountain
      And Dana holds Shock
      And Rob has attacked <victim> with Marsh Viper
      And play has gone on to the postcombat main phase
      And Dana has cast Shock targeting Alex
      When Alex casts Corrupted Resolve targeting Shock
      Then this is legal
      When the stack resolves
      Then Alex has 30 life
      And Shock is in Dana's graveyard

      Examples:
        | victim  |
        | Carissa |
        | Dana    |

    Scenario: In 2HG, a player whose opponents alone have poison isn't poisoned
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls Marsh Viper and Mountain
      And Rob holds Shock
      And Dana controls two Islands
      And Dana holds Corrupted Resolve
      And Rob has attacked Carissa with Marsh Viper
      And play has gone on to the postcombat main phase
      And Rob has cast Shock targeting Carissa
      When Dana casts Corrupted Resolve targeting Shock
      Then this is legal
      When the stack resolves
      Then Carissa has 27 life

    Scenario: In 2HG, poison that Rob got makes Alex's spell a poisoned one's
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Dana controls Pit Scorpion
      And Carissa controls two Islands and Hill Giant
      And Carissa holds Corrupted Resolve
      And Alex controls Swamp
      And Alex holds Disfigure
      And Dana has attacked Rob with Pit Scorpion
      And play has gone on to the postcombat main phase
      And Alex has cast Disfigure targeting Hill Giant
      When Carissa casts Corrupted Resolve targeting Disfigure
      Then this is legal
      When the stack resolves
      Then Hill Giant is 3/3
