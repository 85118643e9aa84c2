@since:2020-06-01
Feature: Combat phase: tokens in other kinds of games
  Tokens deal damage as cards do, and combat has its times for spells,
  between two players, among more, and between teams.

  @cr:506.7
  Rule: Two damage steps are both combat damage steps in every kind of game

    Scenario Outline: Berserk is too late in the first damage step <where>
      Given a <game>
      And it is Rob's precombat main phase
      And Rob controls Youthful Knight, Grizzly Bears and Forest
      And Rob holds Berserk
      And Rob has attacked Alex with Youthful Knight and Grizzly Bears
      And play has gone on to the first-strike damage step
      When Rob casts Berserk targeting Grizzly Bears
      Then this is illegal
      And nothing has changed

      Examples:
        | where             | game                                                           |
        | among three       | free-for-all between Carissa, Rob and Alex                     |
        | in a team game    | team game of Rob and Dana against Alex and Carissa             |
        | with shared turns | Two-Headed Giant game of Rob and Dana against Alex and Carissa |

    @cr:506.7b
    Scenario Outline: Chaotic Strike may be cast in the damage step <where>
      Given a <game>
      And it is Rob's precombat main phase
      And Rob controls Hill Giant and two Mountains
      And Rob holds Chaotic Strike
      And Rob has attacked Alex with Hill Giant
      And play has gone on to the combat damage step
      When Rob casts Chaotic Strike targeting Hill Giant
      Then this is legal
      And Chaotic Strike is on the stack

      Examples:
        | where             | game                                                           |
        | among three       | free-for-all between Carissa, Rob and Alex                     |
        | in a team game    | team game of Rob and Dana against Alex and Carissa             |
        | with shared turns | Two-Headed Giant game of Rob and Dana against Alex and Carissa |

    @cr:506.7g
    Scenario Outline: Alex's Jade Statue may come to life at end of combat <where>
      Given a <game>
      And it is Rob's precombat main phase
      And Alex controls Jade Statue and two Mountains
      And play has gone on to the end of combat
      When Alex activates Jade Statue
      Then this is legal
      When the top of the stack resolves
      Then Jade Statue is 3/6

      Examples:
        | where             | game                                                           |
        | among three       | free-for-all between Carissa, Rob and Alex                     |
        | in a team game    | team game of Rob and Dana against Alex and Carissa             |
        | with shared turns | Two-Headed Giant game of Rob and Dana against Alex and Carissa |

  @cr:510.1a @cr:510.1d
  Rule: A token deals damage equal to its power in every kind of game

    Scenario Outline: Giant Growth helps Human Token, which <does>, <where>
      Given a <game>
      And it is <active>'s precombat main phase
      And Rob controls Human Token and Forest
      And Rob holds Giant Growth
      And Alex controls Hill Giant
      And <active> has attacked <other> with <attacker>
      And <other> has blocked <attacker> with <blocker>
      And Rob has cast Giant Growth targeting Human Token
      And the stack has resolved
      When combat damage is dealt
      Then Hill Giant is in Alex's graveyard
      And Human Token has three damage marked on it

      Examples:
        | where             | game                                                           | does    | active | other | attacker    | blocker     |
        | among three       | free-for-all between Carissa, Rob and Alex                     | attacks | Rob    | Alex  | Human Token | Hill Giant  |
        | among three       | free-for-all between Carissa, Rob and Alex                     | blocks  | Alex   | Rob   | Hill Giant  | Human Token |
        | in a team game    | team game of Rob and Dana against Alex and Carissa             | attacks | Rob    | Alex  | Human Token | Hill Giant  |
        | in a team game    | team game of Rob and Dana against Alex and Carissa             | blocks  | Alex   | Rob   | Hill Giant  | Human Token |
        | with shared turns | Two-Headed Giant game of Rob and Dana against Alex and Carissa | attacks | Rob    | Alex  | Human Token | Hill Giant  |
        | with shared turns | Two-Headed Giant game of Rob and Dana against Alex and Carissa | blocks  | Alex   | Rob   | Hill Giant  | Human Token |

  @cr:510.4
  Rule: First strike makes two damage steps in every kind of game

    Scenario Outline: Uncaged Fury has Human Token deal damage twice <where>
      Given a <game>
      And it is Rob's precombat main phase
      And Rob controls Human Token and three Mountains
      And Rob holds Uncaged Fury
      And Rob has attacked Alex with Human Token
      And Rob has cast Uncaged Fury targeting Human Token
      And the stack has resolved
      When play goes on to the first-strike damage step
      Then Alex has <first> life
      When play goes on to the combat damage step
      Then Alex has <second> life

      Examples:
        | where             | game                                                           | first | second |
        | among three       | free-for-all between Carissa, Rob and Alex                     | 18    | 16     |
        | in a team game    | team game of Rob and Dana against Alex and Carissa             | 18    | 16     |
        | with shared turns | Two-Headed Giant game of Rob and Dana against Alex and Carissa | 28    | 26     |

    Scenario Outline: A first striker without an aim has its step <where>
      Given a <game>
      And it is Rob's precombat main phase
      And Rob controls Youthful Knight
      And Alex controls Mountain and Jace Beleren
      And Alex holds Lightning Bolt
      And Rob has attacked Jace Beleren with Youthful Knight
      And Alex has cast Lightning Bolt targeting Jace Beleren
      And the stack has resolved
      And play has gone on to the declare blockers step
      When everybody passes
      Then it is the first-strike damage step
      And Rob has priority
      And Alex has <life> life

      Examples:
        | where             | game                                                           | life |
        | among three       | free-for-all between Carissa, Rob and Alex                     | 20   |
        | in a team game    | team game of Rob and Dana against Alex and Carissa             | 20   |
        | with shared turns | Two-Headed Giant game of Rob and Dana against Alex and Carissa | 30   |
