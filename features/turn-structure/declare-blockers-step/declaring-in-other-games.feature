@since:2020-06-01
Feature: Declare blockers step: declaring in other kinds of games
  Restrictions, requirements and costs bind blockers alike, whether each
  player blocks alone or a team blocks as one.

  @cr:509.1a
  Rule: Each untapped creature can block one attacker

    Scenario Outline: Only creatures can block <where>
      Given a <game>
      And Rob controls Grizzly Bears
      And Alex controls Fountain of Youth and Wall of Wood
      And Rob has attacked Alex with Grizzly Bears
      When Alex blocks Grizzly Bears with Fountain of Youth
      Then the declaration is illegal
      And nothing has changed
      When Alex blocks Grizzly Bears with Wall of Wood
      Then the declaration is legal
      And Grizzly Bears is blocked by Wall of Wood

      Examples:
        | where             | game                                                           |
        | in free-for-all   | free-for-all between Rob, Alex and Carissa                     |
        | in a team game    | team game of Rob and Carissa against Alex and Dana             |
        | with shared turns | Two-Headed Giant game of Rob and Carissa against Alex and Dana |

    Scenario Outline: Blocking one more creature isn't blocking three <where>
      Given a <game>
      And Rob controls Grizzly Bears, Gray Ogre and Hill Giant
      And Alex controls Foriysian Brigade
      And Rob has attacked Alex with Grizzly Bears, Gray Ogre and Hill Giant
      When Alex declares these blocks:
        | blocker           | blocks                                  |
        | Foriysian Brigade | Grizzly Bears, Gray Ogre and Hill Giant |
      Then the declaration is illegal
      And nothing has changed
      When Alex declares these blocks:
        | blocker           | blocks                   |
        | Foriysian Brigade | Gray Ogre and Hill Giant |
      Then the declaration is legal
      And Foriysian Brigade is blocking Gray Ogre and Hill Giant

      Examples:
        | where             | game                                                           |
        | in free-for-all   | free-for-all between Rob, Alex and Carissa                     |
        | in a team game    | team game of Rob and Carissa against Alex and Dana             |
        | with shared turns | Two-Headed Giant game of Rob and Carissa against Alex and Dana |

    Scenario Outline: A tapped creature can't block <where>
      Given a <game>
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears
      And these permanents are on the battlefield:
        | permanent    | controller | tapped |
        | Hill Giant   | Rob        | yes    |
        | Wall of Wood | Rob        |        |
      And Alex has attacked Rob with Grizzly Bears
      When Rob blocks Grizzly Bears with Hill Giant
      Then the declaration is illegal
      And nothing has changed
      When Rob blocks Grizzly Bears with Wall of Wood
      Then the declaration is legal
      And Grizzly Bears is blocked by Wall of Wood

      Examples:
        | where             | game                                                           |
        | in free-for-all   | free-for-all between Alex, Rob and Carissa                     |
        | in a team game    | team game of Alex and Carissa against Rob and Dana             |
        | with shared turns | Two-Headed Giant game of Alex and Carissa against Rob and Dana |

    @cr:509.1b
    Scenario: A creature with Pacifism can't block in a team game
      Given a team game of Alex and Carissa against Rob and Dana
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent     | controller | attached to |
        | Grizzly Bears | Alex       |             |
        | Hill Giant    | Rob        |             |
        | Gray Ogre     | Rob        |             |
        | Pacifism      | Alex       | Hill Giant  |
      And Alex has attacked Rob with Grizzly Bears
      When Rob blocks Grizzly Bears with Hill Giant
      Then the declaration is illegal
      And nothing has changed
      When Rob blocks Grizzly Bears with Gray Ogre
      Then the declaration is legal
      And Grizzly Bears is blocked by Gray Ogre

  @since:2024-06-07 @cr:509.1b
  Rule: A player's blocks are judged without regard to other players' blocks

    @cr:702.111b
    Scenario Outline: Jace's attacker with menace takes two blockers <where>
      Given a <game>
      And Rob controls Boggart Brute and Grizzly Bears
      And Alex controls Gray Ogre, Giant Spider and Jace Beleren
      And Rob has declared these attacks:
        | attacker      | attacks      |
        | Boggart Brute | Jace Beleren |
        | Grizzly Bears | Alex         |
      When Alex declares these blocks:
        | blocker      | blocks        |
        | Gray Ogre    | Boggart Brute |
        | Giant Spider | Grizzly Bears |
      Then the declaration is illegal
      And nothing has changed
      When Alex blocks Boggart Brute with Gray Ogre and Giant Spider
      Then the declaration is legal
      And Boggart Brute is blocked by Gray Ogre and Giant Spider

      Examples:
        | where                | game                                                           |
        | in a two-player game | two-player game between Rob and Alex                           |
        | in a team game       | team game of Rob and Carissa against Alex and Dana             |
        | with shared turns    | Two-Headed Giant game of Rob and Carissa against Alex and Dana |

    Scenario Outline: Silent Arbiter allows one blocker for both <where>
      Given a <game>
      And it is Carissa's precombat main phase
      And Carissa controls Grizzly Bears and Hill Giant
      And Alex controls Gray Ogre, Wall of Wood and Jace Beleren
      And Rob controls Vedalken Orrery and four Islands
      And Rob holds Silent Arbiter
      And Carissa has declared these attacks:
        | attacker      | attacks      |
        | Grizzly Bears | Alex         |
        | Hill Giant    | Jace Beleren |
      And Rob has cast Silent Arbiter
      And the stack has resolved
      When Alex declares these blocks:
        | blocker      | blocks        |
        | Gray Ogre    | Grizzly Bears |
        | Wall of Wood | Hill Giant    |
      Then the declaration is illegal
      And nothing has changed
      When Alex blocks Hill Giant with Wall of Wood
      Then the declaration is legal
      And Grizzly Bears is unblocked

      Examples:
        | where             | game                                                           |
        | in a team game    | team game of Carissa and Rob against Alex and Dana             |
        | with shared turns | Two-Headed Giant game of Carissa and Rob against Alex and Dana |

    Scenario: Silent Arbiter allows one blocker for all in a two-player game
      Given a two-player game between Carissa and Rob
      And it is Carissa's precombat main phase
      And Carissa controls Grizzly Bears and Hill Giant
      And Rob controls Gray Ogre, Wall of Wood and Jace Beleren
      And Rob controls Vedalken Orrery and four Islands
      And Rob holds Silent Arbiter
      And Carissa has declared these attacks:
        | attacker      | attacks      |
        | Grizzly Bears | Rob          |
        | Hill Giant    | Jace Beleren |
      And Rob has cast Silent Arbiter
      And the stack has resolved
      When Rob declares these blocks:
        | blocker      | blocks        |
        | Gray Ogre    | Grizzly Bears |
        | Wall of Wood | Hill Giant    |
      Then the declaration is illegal
      And nothing has changed
      When Rob blocks Hill Giant with Wall of Wood
      Then the declaration is legal
      And Grizzly Bears is unblocked

  @cr:509.1c
  Rule: If not all requirements can be obeyed, as many as possible must be

    Scenario Outline: Of two Prized Unicorns a creature blocks one <where>
      Given a <game>
      And Rob controls first Prized Unicorn and second Prized Unicorn
      And Alex controls Grizzly Bears
      And Rob has attacked Alex with first Prized Unicorn and second Prized Unicorn
      When Alex declares no block
      Then the declaration is illegal
      And nothing has changed
      When Alex blocks second Prized Unicorn with Grizzly Bears
      Then the declaration is legal
      And second Prized Unicorn is blocked by Grizzly Bears
      And first Prized Unicorn is unblocked

      Examples:
        | where                | game                                                           |
        | in a two-player game | two-player game between Rob and Alex                           |
        | in a team game       | team game of Rob and Carissa against Alex and Dana             |
        | with shared turns    | Two-Headed Giant game of Rob and Carissa against Alex and Dana |

  @cr:509.1c
  Rule: As many blocking requirements are obeyed as restrictions allow

    Scenario Outline: A creature must block both of two Prized Unicorns <where>
      Given a <game>
      And Rob controls first Prized Unicorn and second Prized Unicorn
      And Alex controls Foriysian Brigade
      And Rob has declared these attacks:
        | attacker              | attacks |
        | first Prized Unicorn  | Alex    |
        | second Prized Unicorn | Alex    |
      When Alex blocks first Prized Unicorn with Foriysian Brigade
      Then the declaration is illegal
      And nothing has changed
      When Alex declares these blocks:
        | blocker           | blocks                                         |
        | Foriysian Brigade | first Prized Unicorn and second Prized Unicorn |
      Then the declaration is legal
      And Foriysian Brigade is blocking first Prized Unicorn and second Prized Unicorn

      Examples:
        | where                | game                                                           |
        | in a two-player game | two-player game between Rob and Alex                           |
        | in a team game       | team game of Rob and Carissa against Alex and Dana             |
        | with shared turns    | Two-Headed Giant game of Rob and Carissa against Alex and Dana |

  @cr:509.1c
  Rule: As many block requirements are obeyed as restrictions and costs allow

    @cr:702.9b
    Scenario: Each of two blockers has to block what both can block
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Boggart Brute, Gray Ogre and two Islands
      And Alex holds first Jump and second Jump
      And Rob controls left Razorgrass Screen and right Razorgrass Screen
      And Alex has cast first Jump targeting Boggart Brute
      And the stack has resolved
      And Alex has cast second Jump targeting left Razorgrass Screen
      And the stack has resolved
      And Alex has attacked Rob with Boggart Brute and Gray Ogre
      When Rob blocks Gray Ogre with right Razorgrass Screen
      Then the declaration is illegal
      And nothing has changed
      When Rob blocks Gray Ogre with left Razorgrass Screen and right Razorgrass Screen
      Then the declaration is legal
      And Gray Ogre is blocked by left Razorgrass Screen and right Razorgrass Screen

    @cr:702.111b
    Scenario Outline: A required blocker brings another against menace <where>
      Given a <game>
      And Rob controls Boggart Brute
      And Alex controls Razorgrass Screen and Grizzly Bears
      And Rob has attacked Alex with Boggart Brute
      When Alex declares no block
      Then the declaration is illegal
      And nothing has changed
      When Alex blocks Boggart Brute with Razorgrass Screen
      Then the declaration is illegal
      And nothing has changed
      When Alex blocks Boggart Brute with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Alex blocks Boggart Brute with Razorgrass Screen and Grizzly Bears
      Then the declaration is legal
      And Boggart Brute is blocked by Razorgrass Screen and Grizzly Bears

      Examples:
        | where             | game                                                           |
        | in free-for-all   | free-for-all between Rob, Alex and Carissa                     |
        | in a team game    | team game of Rob and Carissa against Alex and Dana             |
        | with shared turns | Two-Headed Giant game of Rob and Carissa against Alex and Dana |

    Scenario Outline: Nobody has to pay for a block that is required <where>
      Given a <game>
      And it is Alex's precombat main phase
      And Alex controls Archangel of Tithes and Grizzly Bears
      And Rob controls Razorgrass Screen and two Plains
      And Alex has attacked Rob with Archangel of Tithes and Grizzly Bears
      When Rob declares no block
      Then the declaration is legal
      And Grizzly Bears is unblocked

      Examples:
        | where             | game                                                           |
        | in free-for-all   | free-for-all between Alex, Rob and Carissa                     |
        | in a team game    | team game of Alex and Carissa against Rob and Dana             |
        | with shared turns | Two-Headed Giant game of Alex and Carissa against Rob and Dana |

  @cr:509.1d @cr:509.1f
  Rule: The defending player pays the whole cost to block for all blockers

    Scenario Outline: Archangel of Tithes taxes each blocker <where>
      Given a <game>
      And Rob controls Archangel of Tithes and Hill Giant
      And Carissa controls Grizzly Bears, Gray Ogre and Mountain
      And Rob has declared these attacks:
        | attacker            | attacks |
        | Archangel of Tithes | Alex    |
        | Hill Giant          | Carissa |
      When Carissa blocks Hill Giant with Grizzly Bears and Gray Ogre
      Then the declaration is illegal
      And nothing has changed
      When Carissa blocks Hill Giant with Gray Ogre
      Then the declaration is legal
      And Hill Giant is blocked by Gray Ogre
      And Mountain is tapped

      Examples:
        | where             | game                                                           |
        | in a team game    | team game of Rob and Dana against Alex and Carissa             |
        | with shared turns | Two-Headed Giant game of Rob and Dana against Alex and Carissa |

    Scenario: Archangel of Tithes makes each blocker cost mana in a two-player game
      Given a two-player game between Rob and Alex
      And Rob controls Archangel of Tithes and Hill Giant
      And Alex controls Grizzly Bears, Gray Ogre and Mountain
      And Rob has declared these attacks:
        | attacker            | attacks |
        | Archangel of Tithes | Alex    |
        | Hill Giant          | Alex    |
      When Alex blocks Hill Giant with Grizzly Bears and Gray Ogre
      Then the declaration is illegal
      And nothing has changed
      When Alex blocks Hill Giant with Gray Ogre
      Then the declaration is legal
      And Hill Giant is blocked by Gray Ogre
      And Mountain is tapped

  @since:2024-06-07 @cr:702.14c
  Rule: With separate turns, the defending player is the player attacked, not a teammate

    Scenario: A Mountain lets mountainwalk through in a two-player game
      Given a two-player game between Rob and Carissa
      And Rob controls Goblin Mountaineer
      And Carissa controls Wall of Wood and Mountain
      And Rob has attacked Carissa with Goblin Mountaineer
      When Carissa blocks Goblin Mountaineer with Wall of Wood
      Then the declaration is illegal
      And nothing has changed

  @since:2024-06-07 @cr:702.14c
  Rule: Landwalk checks lands that the defending player controls

    Scenario: A stolen Mountain doesn't help mountainwalk in a two-player game
      Given a two-player game between Rob and Carissa
      And Rob controls Goblin Mountaineer
      And Carissa controls Wall of Wood
      And these permanents are on the battlefield:
        | permanent | controller | owner   |
        | Mountain  | Rob        | Carissa |
      And Rob has attacked Carissa with Goblin Mountaineer
      When Carissa blocks Goblin Mountaineer with Wall of Wood
      Then the declaration is legal
      And Wall of Wood is blocking Goblin Mountaineer

    Scenario Outline: A stolen Mountain doesn't help mountainwalk <where>
      Given a <game>
      And Rob controls Goblin Mountaineer
      And Carissa controls Wall of Wood
      And these permanents are on the battlefield:
        | permanent | controller | owner   |
        | Mountain  | Alex       | Carissa |
      And Rob has attacked Carissa with Goblin Mountaineer
      When Carissa blocks Goblin Mountaineer with Wall of Wood
      Then the declaration is legal
      And Wall of Wood is blocking Goblin Mountaineer

      Examples:
        | where             | game                                                           |
        | in a team game    | team game of Rob and Alex against Carissa and Dana             |
        | with shared turns | Two-Headed Giant game of Rob and Alex against Carissa and Dana |

  @cr:509.1h
  Rule: Two players: a blocked creature stays blocked without its blocker

    Scenario: Hill Giant stays blocked after Wall of Wood has gone
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Hill Giant, Gray Ogre and Island
      And Alex holds Unsummon
      And Rob controls Wall of Wood
      And Alex has attacked Rob with Hill Giant and Gray Ogre
      And Rob has blocked Hill Giant with Wall of Wood
      When Alex casts Unsummon targeting Wall of Wood
      Then this is legal
      When the stack resolves
      Then Wall of Wood is in Rob's hand
      And Hill Giant is blocked
      And Gray Ogre is unblocked
      When combat damage is dealt
      Then Rob has 18 life

    Scenario: False Orders on one of two blockers leaves the attacker blocked
      Given a two-player game between Rob and Alex
      And Rob controls Hill Giant, Gray Ogre and two Mountains
      And Rob holds first False Orders and second False Orders
      And Alex controls Wall of Wood and Wall of Stone
      And Rob has attacked Alex with Hill Giant and Gray Ogre
      And Alex has blocked Hill Giant with Wall of Wood and Wall of Stone
      And Rob has cast first False Orders targeting Wall of Wood
      And the top of the stack has resolved
      When Rob chooses Gray Ogre
      Then this is legal
      And Hill Giant is blocked by Wall of Stone
      And Gray Ogre is blocked by Wall of Wood
      When Rob casts second False Orders targeting Wall of Wood
      Then this is legal
      When the top of the stack resolves
      And Rob declines
      Then this is legal
      And Gray Ogre is unblocked
      And Hill Giant is blocked by Wall of Stone
      When combat damage is dealt
      Then Alex has 18 life
