@since:2020-06-01
Feature: Declare blockers step: tokens in other kinds of games
  A token or a tapped creature blocks and is blocked by the same rules
  between two players, among more, and between teams.

  @cr:509.1a
  Rule: Only untapped creatures of the defending player can block

    Scenario Outline: No tapped token or artifact of Alex blocks <where>
      Given a <game>
      And it is Rob's precombat main phase
      And these permanents are on the battlefield:
        | permanent         | controller | owner | tapped | attached to       |
        | Hill Giant        | Rob        |       |        |                   |
        | Beast Token       | Alex       |       | yes    |                   |
        | Fountain of Youth | Alex       |       | yes    |                   |
        | Ensoul Artifact   | Alex       |       |        | Fountain of Youth |
        | Gray Ogre         | Rob        | Alex  |        |                   |
        | Human Token       | Alex       |       |        |                   |
      And Rob has attacked Alex with Hill Giant
      When Alex blocks Hill Giant with Beast Token
      Then the declaration is illegal
      And nothing has changed
      When Alex blocks Hill Giant with Fountain of Youth
      Then the declaration is illegal
      And nothing has changed
      When Alex blocks Hill Giant with Gray Ogre
      Then the declaration is illegal
      And nothing has changed
      When Alex blocks Hill Giant with Human Token
      Then the declaration is legal
      And Hill Giant is blocked by Human Token

      Examples:
        | where             | game                                                           |
        | among three       | free-for-all between Carissa, Rob and Alex                     |
        | in a team game    | team game of Rob and Dana against Alex and Carissa             |
        | with shared turns | Two-Headed Giant game of Rob and Dana against Alex and Carissa |

    Scenario Outline: A tapped creature can't block even with vigilance <where>
      Given a <game>
      And it is Rob's precombat main phase
      And Rob controls Hill Giant
      And these permanents are on the battlefield:
        | permanent          | controller | tapped |
        | first Serra Angel  | Alex       | yes    |
        | second Serra Angel | Alex       |        |
      And Rob has attacked Alex with Hill Giant
      When Alex blocks Hill Giant with first Serra Angel
      Then the declaration is illegal
      And nothing has changed
      When Alex blocks Hill Giant with second Serra Angel
      Then the declaration is legal
      And Hill Giant is blocked by second Serra Angel

      Examples:
        | where             | game                                                           |
        | with two players  | two-player game between Rob and Alex                           |
        | in a team game    | team game of Rob and Dana against Alex and Carissa             |
        | with shared turns | Two-Headed Giant game of Rob and Dana against Alex and Carissa |

    Scenario Outline: With High Ground a token blocks two attackers <where>
      Given a <game>
      And it is Rob's precombat main phase
      And Rob controls Hill Giant, Gray Ogre and Grizzly Bears
      And Alex controls High Ground and Beast Token
      And Rob has attacked Alex with Hill Giant, Gray Ogre and Grizzly Bears
      When Alex declares these blocks:
        | blocker     | blocks                                  |
        | Beast Token | Hill Giant, Gray Ogre and Grizzly Bears |
      Then the declaration is illegal
      And nothing has changed
      When Alex declares these blocks:
        | blocker     | blocks                   |
        | Beast Token | Hill Giant and Gray Ogre |
      Then the declaration is legal
      And Beast Token is blocking Hill Giant and Gray Ogre

      Examples:
        | where             | game                                                           |
        | among three       | free-for-all between Carissa, Rob and Alex                     |
        | in a team game    | team game of Rob and Dana against Alex and Carissa             |
        | with shared turns | Two-Headed Giant game of Rob and Dana against Alex and Carissa |

  @cr:509.1b
  Rule: Restrictions count for tokens, and for the attacker that sets them

    Scenario Outline: Silent Arbiter lets one of two tokens block <where>
      Given a <game>
      And it is Rob's precombat main phase
      And Rob controls Silent Arbiter and Hill Giant
      And Alex controls Beast Token and Human Token
      And Rob has attacked Alex with Hill Giant
      When Alex blocks Hill Giant with Beast Token and Human Token
      Then the declaration is illegal
      And nothing has changed
      When Alex blocks Hill Giant with Human Token
      Then the declaration is legal
      And Hill Giant is blocked by Human Token

      Examples:
        | where             | game                                                           |
        | among three       | free-for-all between Carissa, Rob and Alex                     |
        | in a team game    | team game of Rob and Dana against Alex and Carissa             |
        | with shared turns | Two-Headed Giant game of Rob and Dana against Alex and Carissa |

    Scenario Outline: Only one of Alex's creatures can block Tahngarth <where>
      Given a <game>
      And it is Rob's precombat main phase
      And Rob controls Tahngarth, First Mate and Gray Ogre
      And Alex controls Grizzly Bears and Hill Giant
      And Rob has declared these attacks:
        | attacker              | attacks |
        | Tahngarth, First Mate | Alex    |
        | Gray Ogre             | Alex    |
      When Alex declares these blocks:
        | blocker       | blocks                |
        | Grizzly Bears | Tahngarth, First Mate |
        | Hill Giant    | Tahngarth, First Mate |
      Then the declaration is illegal
      And nothing has changed
      When Alex declares these blocks:
        | blocker       | blocks                |
        | Grizzly Bears | Tahngarth, First Mate |
        | Hill Giant    | Gray Ogre             |
      Then the declaration is legal
      And Tahngarth, First Mate is blocked by Grizzly Bears
      And Gray Ogre is blocked by Hill Giant

      Examples:
        | where             | game                                                           |
        | with two players  | two-player game between Rob and Alex                           |
        | in a team game    | team game of Rob and Dana against Alex and Carissa             |
        | with shared turns | Two-Headed Giant game of Rob and Dana against Alex and Carissa |

  @cr:509.1c
  Rule: A requirement to block binds a token in every kind of game

    Scenario Outline: Beast Token has to block Prized Unicorn <where>
      Given a <game>
      And it is Rob's precombat main phase
      And Rob controls Prized Unicorn and Hill Giant
      And Alex controls Beast Token
      And Rob has attacked Alex with Prized Unicorn and Hill Giant
      When Alex declares no block
      Then the declaration is illegal
      And nothing has changed
      When Alex blocks Hill Giant with Beast Token
      Then the declaration is illegal
      And nothing has changed
      When Alex blocks Prized Unicorn with Beast Token
      Then the declaration is legal
      And Prized Unicorn is blocked by Beast Token

      Examples:
        | where             | game                                                           |
        | among three       | free-for-all between Carissa, Rob and Alex                     |
        | in a team game    | team game of Rob and Dana against Alex and Carissa             |
        | with shared turns | Two-Headed Giant game of Rob and Dana against Alex and Carissa |

  @cr:509.1d @since:2024-06-07
  Rule: A token's block costs as much in every kind of game

    Scenario Outline: Archangel of Tithes taxes the block of a token <where>
      Given a <game>
      And it is Rob's precombat main phase
      And Rob controls Archangel of Tithes and Hill Giant
      And Alex controls Beast Token, Human Token and Forest
      And Rob has attacked Alex with Archangel of Tithes and Hill Giant
      When Alex blocks Hill Giant with Beast Token and Human Token
      Then the declaration is illegal
      And nothing has changed
      When Alex blocks Hill Giant with Beast Token
      Then the declaration is legal
      And Forest is tapped

      Examples:
        | where             | game                                                           |
        | among three       | free-for-all between Carissa, Rob and Alex                     |
        | in a team game    | team game of Rob and Dana against Alex and Carissa             |
        | with shared turns | Two-Headed Giant game of Rob and Dana against Alex and Carissa |

  @cr:509.1h
  Rule: An effect can make any unblocked attacker blocked in every kind of game

    Scenario Outline: Curtain of Light keeps <attacker> from <target> <where>
      Given a <game>
      And it is Rob's precombat main phase
      And Rob controls <attacker>
      And Alex controls two Plains and Jace Beleren
      And Alex holds Curtain of Light
      And Rob has attacked <target> with <attacker>
      And play has gone on to the declare blockers step
      And Alex has cast Curtain of Light targeting <attacker>
      When the top of the stack resolves
      Then <attacker> is blocked
      When combat damage is dealt
      Then Alex has <life> life
      And Jace Beleren has three loyalty counters

      Examples:
        | where             | game                                                           | attacker    | target       | life |
        | among three       | free-for-all between Carissa, Rob and Alex                     | Beast Token | Alex         | 20   |
        | among three       | free-for-all between Carissa, Rob and Alex                     | Hill Giant  | Jace Beleren | 20   |
        | in a team game    | team game of Rob and Dana against Alex and Carissa             | Beast Token | Alex         | 20   |
        | in a team game    | team game of Rob and Dana against Alex and Carissa             | Hill Giant  | Jace Beleren | 20   |
        | with shared turns | Two-Headed Giant game of Rob and Dana against Alex and Carissa | Beast Token | Alex         | 30   |
        | with shared turns | Two-Headed Giant game of Rob and Dana against Alex and Carissa | Hill Giant  | Jace Beleren | 30   |

  @cr:509.3a @cr:509.3b @cr:509.3d
  Rule: Abilities about blocks trigger for tokens in every kind of game

    Scenario Outline: Pride Guardian gains life for blocking a token <where>
      Given a <game>
      And it is Rob's precombat main phase
      And Rob controls Human Token
      And Alex controls Pride Guardian
      And Rob has attacked Alex with Human Token
      And Alex has blocked Human Token with Pride Guardian
      When the top of the stack resolves
      Then Alex has <life> life

      Examples:
        | where             | game                                                           | life |
        | among three       | free-for-all between Carissa, Rob and Alex                     | 23   |
        | in a team game    | team game of Rob and Dana against Alex and Carissa             | 23   |
        | with shared turns | Two-Headed Giant game of Rob and Dana against Alex and Carissa | 33   |

    Scenario Outline: Deathgazer destroys a token that it has blocked <where>
      Given a <game>
      And it is Rob's precombat main phase
      And Rob controls Beast Token
      And Alex controls Deathgazer
      And Rob has attacked Alex with Beast Token
      And Alex has blocked Beast Token with Deathgazer
      When play goes on to the end of combat
      And the stack resolves
      Then Beast Token has left the game

      Examples:
        | where             | game                                                           |
        | among three       | free-for-all between Carissa, Rob and Alex                     |
        | in a team game    | team game of Rob and Dana against Alex and Carissa             |
        | with shared turns | Two-Headed Giant game of Rob and Dana against Alex and Carissa |

  @cr:509.3c
  Rule: A creature's own ability sees only itself become blocked

    Scenario Outline: Slate Street Ruffian isn't blocked with Gray Ogre <where>
      Given a <game>
      And it is Rob's precombat main phase
      And Rob controls Slate Street Ruffian and Gray Ogre
      And Alex controls Wall of Wood
      And Alex holds Forest
      And Rob has declared these attacks:
        | attacker             | attacks |
        | Slate Street Ruffian | Alex    |
        | Gray Ogre            | Alex    |
      When Alex blocks Gray Ogre with Wall of Wood
      Then the declaration is legal
      And Slate Street Ruffian is unblocked
      And the stack is empty
      When combat damage is dealt
      Then Alex has <life> life
      And Alex has one card in hand

      Examples:
        | where             | game                                                           | life |
        | with two players  | two-player game between Rob and Alex                           | 18   |
        | in a team game    | team game of Rob and Dana against Alex and Carissa             | 18   |
        | with shared turns | Two-Headed Giant game of Rob and Dana against Alex and Carissa | 28   |

  @cr:509.3e @since:2024-06-07
  Rule: Three blockers are two or more in every kind of game

    Scenario Outline: Three of Alex's blockers trigger Seifer's ability <where>
      Given a <game>
      And it is Rob's precombat main phase
      And Rob controls Seifer, Balamb Rival and Hill Giant
      And Alex controls Wall of Stone, Wall of Wood and Wall of Air
      And Rob has attacked Alex with Hill Giant
      And Rob has chosen Wall of Wood
      And the stack has resolved
      When Alex declares these blocks:
        | blocker       | blocks     |
        | Wall of Stone | Hill Giant |
        | Wall of Wood  | Hill Giant |
        | Wall of Air   | Hill Giant |
      Then the declaration is legal
      When the stack resolves
      Then Hill Giant has the keyword deathtouch

      Examples:
        | where             | game                                                           |
        | with two players  | two-player game between Rob and Alex                           |
        | in a team game    | team game of Rob and Dana against Alex and Carissa             |
        | with shared turns | Two-Headed Giant game of Rob and Dana against Alex and Carissa |

  @cr:509.4 @cr:506.3d
  Rule: A creature enters blocking what attacks its controller's planeswalker

    Scenario Outline: Aetherplasm's stand-in defends Jace Beleren <where>
      Given a <game>
      And it is Rob's precombat main phase
      And Rob controls Hill Giant
      And Alex controls Aetherplasm and Jace Beleren
      And Alex holds Wall of Wood
      And Rob has attacked Jace Beleren with Hill Giant
      And Alex has blocked Hill Giant with Aetherplasm
      And the top of the stack has resolved
      When Alex agrees
      Then this is legal
      When Alex chooses Wall of Wood
      Then this is legal
      And Wall of Wood is blocking Hill Giant

      Examples:
        | where             | game                                                           |
        | among three       | free-for-all between Carissa, Rob and Alex                     |
        | in a team game    | team game of Rob and Dana against Alex and Carissa             |
        | with shared turns | Two-Headed Giant game of Rob and Dana against Alex and Carissa |
