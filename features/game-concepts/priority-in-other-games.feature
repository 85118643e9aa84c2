@since:2020-06-01
Feature: Timing and priority: other kinds of games
  Who may act, and what waits for nobody, is the same between two players,
  between teams with turns of their own, and between teams that share turns.

  @cr:117.2a
  Rule: A triggered ability waits until a player would receive priority

    Scenario Outline: Blood Artist's trigger goes above <active>'s spell <where>
      Given a <game>
      And it is <active>'s precombat main phase
      And <other> controls Blood Artist
      And <active> controls two Swamps and Grizzly Bears
      And <active> holds Altar's Reap
      When <active> casts Altar's Reap sacrificing Grizzly Bears
      Then this is legal
      When <other> chooses <active>
      Then this is legal
      And <active> has priority
      And the stack holds, from the top:
        | object       | controller |
        | Blood Artist | <other>    |
        | Altar's Reap | <active>   |

      Examples:
        | where                | game                                                           | active  | other |
        | with two players     | two-player game between Rob and Alex                           | Alex    | Rob   |
        | in a team game       | team game of Rob and Alex against Carissa and Dana             | Carissa | Dana  |
        | with shared turns    | Two-Headed Giant game of Rob and Alex against Carissa and Dana | Carissa | Alex  |

  @cr:117.2b
  Rule: Static abilities apply at once, and nobody can respond

    Scenario Outline: Gravity Sphere takes flying from <other>'s Wind Drake <where>
      Given a <game>
      And it is <active>'s precombat main phase
      And <active> controls three Mountains
      And <active> holds Gravity Sphere
      And <other> controls Wind Drake
      And <active> has cast Gravity Sphere
      When the top of the stack resolves
      Then Wind Drake does not have the keyword flying
      And the stack is empty
      And <active> has priority

      Examples:
        | where                | game                                                           | active  | other |
        | with two players     | two-player game between Rob and Alex                           | Alex    | Rob   |
        | in a team game       | team game of Rob and Alex against Carissa and Dana             | Carissa | Rob   |
        | with shared turns    | Two-Headed Giant game of Rob and Alex against Carissa and Dana | Dana    | Rob   |

  @cr:117.2d
  Rule: State-based actions come before priority, and nobody can respond

    @cr:117.3b @cr:117.4 @cr:117.5 @cr:117.7
    Scenario Outline: <other>'s Giant Growth comes too late <where>
      Given a <game>
      And it is <active>'s precombat main phase
      And <active> controls Mountain
      And <active> holds Shock
      And <other> controls Grizzly Bears, Forest and Mogg Fanatic
      And <other> holds Giant Growth
      And <other> has activated Mogg Fanatic targeting <active>
      And <active> has cast Shock targeting Grizzly Bears
      When the top of the stack resolves
      Then Grizzly Bears is in <other>'s graveyard
      And Mogg Fanatic's ability is on the stack
      And <active> has <life> life
      And <active> has priority
      When <other> casts Giant Growth targeting Grizzly Bears
      Then this is illegal
      And nothing has changed
      When the top of the stack resolves
      Then <active> has <less> life
      And <active> has priority

      Examples:
        | where                | game                                                           | active  | other | life | less |
        | with two players     | two-player game between Rob and Alex                           | Alex    | Rob   | 20   | 19   |
        | in a team game       | team game of Rob and Alex against Carissa and Dana             | Carissa | Dana  | 20   | 19   |
        | with shared turns    | Two-Headed Giant game of Rob and Alex against Carissa and Dana | Carissa | Rob   | 30   | 29   |

  @cr:117.2e
  Rule: Nobody has priority while a spell or ability resolves

    @cr:117.1
    Scenario Outline: <other> can't act while <active> chooses a sacrifice <where>
      Given a <game>
      And it is <active>'s precombat main phase
      And <active> controls Swamp, Grizzly Bears and Hill Giant
      And <active> holds Innocent Blood
      And <other> controls Mountain and Mogg Fanatic
      And <other> holds Shock
      And <active> has cast Innocent Blood
      And the top of the stack has resolved
      When <other> interrupts and casts Shock targeting <active>
      Then this is illegal
      And nothing has changed
      When <other> interrupts and activates Mogg Fanatic targeting <active>
      Then this is illegal
      And nothing has changed
      When <active> chooses Hill Giant
      Then this is legal
      And Mogg Fanatic is in <other>'s graveyard
      And <active> has priority

      Examples:
        | where                | game                                                           | active  | other |
        | with two players     | two-player game between Rob and Alex                           | Alex    | Rob   |
        | in a team game       | team game of Rob and Alex against Carissa and Dana             | Carissa | Dana  |
        | with shared turns    | Two-Headed Giant game of Rob and Alex against Carissa and Dana | Carissa | Rob   |

  @cr:117.1c
  Rule: A creature may be turned face up whenever its controller has priority

    Scenario Outline: <other> turns a creature face up in <active>'s upkeep <where>
      Given a <game>
      And it is <active>'s upkeep
      And these permanents are on the battlefield:
        | permanent       | controller | face down |
        | Brine Elemental | <other>    | yes       |
      And <other> controls seven Islands
      And <active> controls Mountain
      And <active> holds Shock
      And <active> has cast Shock targeting Brine Elemental
      When <other> turns Brine Elemental face up
      Then this is legal
      And Brine Elemental is 5/4
      And <other> has priority
      When the stack resolves
      Then Brine Elemental has two damage marked on it
      And <active> has priority

      Examples:
        | where                | game                                                           | active  | other |
        | with two players     | two-player game between Rob and Alex                           | Alex    | Rob   |
        | in a team game       | team game of Rob and Alex against Carissa and Dana             | Carissa | Dana  |
        | with shared turns    | Two-Headed Giant game of Rob and Alex against Carissa and Dana | Carissa | Rob   |

  @cr:117.1d
  Rule: Mana abilities may also be activated whenever mana has to be paid

    Scenario Outline: <active>'s attack is paid for as it is declared <where>
      Given a <game>
      And it is <active>'s precombat main phase
      And <active> controls Grizzly Bears and three Forests
      And <other> controls Propaganda
      When <active> declares these attacks paying with first Forest and second Forest:
        | attacker      | attacks |
        | Grizzly Bears | <other> |
      Then the declaration is legal
      And first Forest is tapped
      And third Forest is untapped

      Examples:
        | where                | game                                                           | active  | other |
        | with two players     | two-player game between Rob and Alex                           | Alex    | Rob   |
        | in a team game       | team game of Rob and Alex against Carissa and Dana             | Carissa | Alex  |
        | with shared turns    | Two-Headed Giant game of Rob and Alex against Carissa and Dana | Carissa | Rob   |

  @cr:117.3d @cr:117.4
  Rule: A player who has passed has to pass again after anybody has acted

    Scenario Outline: <first> has to pass again after <last> has cast Shock <where>
      Given a <game>
      And it is <first>'s end step
      And <last> controls Mountain
      And <last> holds Shock
      When <first> passes
      Then this is legal
      And <next> has priority
      When <last> casts Shock targeting <first>
      Then this is legal
      When <last> passes
      Then this is legal
      And <after> has priority
      And Shock is on the stack
      When everybody passes
      Then <first> has <life> life
      And it is the end step
      And <first> has priority
      When <first> passes
      Then this is legal
      And it is the end step
      And <next> has priority

      Examples:
        | where                | game                                                           | first   | next    | last | after   | life |
        | with two players     | two-player game between Rob and Alex                           | Alex    | Rob     | Rob  | Alex    | 18   |
        | in a team game       | team game of Rob and Alex against Carissa and Dana             | Alex    | Carissa | Dana | Rob     | 18   |
        | with shared turns    | Two-Headed Giant game of Rob and Alex against Carissa and Dana | Carissa | Rob     | Alex | Carissa | 28   |

  @cr:117.3b @cr:707.10
  Rule: The active player receives priority after a copy has resolved as well

    Scenario: Alex has priority when Rob's copy of Vision Skeins has resolved
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls two Islands
      And Alex holds Vision Skeins
      And Rob controls Rob's left Island and Rob's right Island
      And Rob holds Twincast
      And Alex has cast Vision Skeins
      And Rob has cast Twincast targeting Vision Skeins
      And the top of the stack has resolved
      When the top of the stack resolves
      Then Rob has two cards in hand
      And Vision Skeins is on the stack
      And Alex has priority
