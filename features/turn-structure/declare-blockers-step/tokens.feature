@since:2020-06-01
Feature: Declare blockers step: tokens and animated permanents
  A creature blocks and is blocked by the same rules whether it is a card, a
  token or an artifact that has come to life.

  @cr:509.1a
  Rule: Only untapped creatures of the defending player can block

    Scenario: A tapped token doesn't block, nor does a tapped artifact creature
      Given a two-player game between Rob and Alex
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

    Scenario: With High Ground a token blocks two attackers, and not three
      Given a two-player game between Rob and Alex
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

  @cr:509.1b
  Rule: Evasion and restrictions count for tokens on either side

    Scenario: Only a creature with flying or reach can block Angel Token
      Given a two-player game between Rob and Alex
      And Rob controls Angel Token
      And Alex controls Hill Giant and Wind Drake
      And Rob has attacked Alex with Angel Token
      When Alex blocks Angel Token with Hill Giant
      Then the declaration is illegal
      And nothing has changed
      When Alex blocks Angel Token with Wind Drake
      Then the declaration is legal
      And Angel Token is blocked by Wind Drake

    Scenario: A token without flying can't block Wind Drake; one with flying can
      Given a two-player game between Rob and Alex
      And Rob controls Wind Drake
      And Alex controls Beast Token and Vampire Token
      And Rob has attacked Alex with Wind Drake
      When Alex blocks Wind Drake with Beast Token
      Then the declaration is illegal
      And nothing has changed
      When Alex blocks Wind Drake with Vampire Token
      Then the declaration is legal
      And Wind Drake is blocked by Vampire Token

    Scenario: Silent Arbiter lets one of two tokens block
      Given a two-player game between Rob and Alex
      And Rob controls Silent Arbiter and Hill Giant
      And Alex controls Beast Token and Human Token
      And Rob has attacked Alex with Hill Giant
      When Alex blocks Hill Giant with Beast Token and Human Token
      Then the declaration is illegal
      And nothing has changed
      When Alex blocks Hill Giant with Human Token
      Then the declaration is legal
      And Hill Giant is blocked by Human Token

    @cr:702.111b
    Scenario: A token copy of Boggart Brute isn't blocked by one creature alone
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent       | controller | attached to   |
        | Boggart Brute   | Rob        |               |
        | Blade of Selves | Rob        | Boggart Brute |
        | Hill Giant      | Carissa    |               |
        | Gray Ogre       | Carissa    |               |
      And Rob has attacked Alex with Boggart Brute
      And the top of the stack has resolved
      When Rob agrees
      Then this is legal
      And the new Boggart Brute is called Copy
      And Copy is attacking Carissa
      When Carissa blocks Copy with Hill Giant
      Then the declaration is illegal
      And nothing has changed
      When Carissa blocks Copy with Hill Giant and Gray Ogre
      Then the declaration is legal
      And Copy is blocked by Hill Giant and Gray Ogre

  @cr:509.1c
  Rule: A requirement binds a token as it binds a card

    Scenario: Beast Token has to block Prized Unicorn
      Given a two-player game between Rob and Alex
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

  @cr:509.1d @since:2024-06-07
  Rule: A token's block costs as much as that of a card

    Scenario: Archangel of Tithes taxes the block of a token
      Given a two-player game between Rob and Alex
      And Rob controls Archangel of Tithes and Hill Giant
      And Alex controls Beast Token, Human Token and Forest
      And Rob has attacked Alex with Archangel of Tithes and Hill Giant
      When Alex blocks Hill Giant with Beast Token and Human Token
      Then the declaration is illegal
      And nothing has changed
      When Alex blocks Hill Giant with Beast Token
      Then the declaration is legal
      And Forest is tapped

  @cr:509.1g @cr:509.1f @since:2024-06-07
  Rule: Only creatures that are still there after costs were paid become blockers

    Scenario: A Treasure that pays for its own block isn't blocking
      Given a two-player game between Alex and Rob
      And it is Rob's precombat main phase
      And Rob controls Archangel of Tithes and Gray Ogre
      And Alex controls Hill Giant and Forest
      And these permanents are on the battlefield:
        | permanent       | controller | attached to    |
        | Treasure Token  | Alex       |                |
        | Ensoul Artifact | Alex       | Treasure Token |
      And Rob has attacked Alex with Archangel of Tithes and Gray Ogre
      When Alex declares these blocks:
        | blocker        | blocks    |
        | Hill Giant     | Gray Ogre |
        | Treasure Token | Gray Ogre |
      Then the declaration is legal
      And Treasure Token has left the game
      And Gray Ogre is blocked by Hill Giant
      When combat damage is dealt
      Then Gray Ogre is in Rob's graveyard
      And Hill Giant has two damage marked on it

  @cr:509.1h
  Rule: An effect can make any unblocked attacking creature blocked

    Scenario Outline: Curtain of Light makes <attacker> blocked, which attacks <target>
      Given a two-player game between Rob and Alex
      And Rob controls <attacker>
      And Alex controls two Plains and Jace Beleren
      And Alex holds Curtain of Light
      And Rob has attacked <target> with <attacker>
      And play has gone on to the declare blockers step
      And Alex has cast Curtain of Light targeting <attacker>
      When the top of the stack resolves
      Then <attacker> is blocked
      When combat damage is dealt
      Then Alex has 20 life
      And Jace Beleren has three loyalty counters

      Examples:
        | attacker    | target       |
        | Beast Token | Alex         |
        | Hill Giant  | Jace Beleren |

  @cr:509.3a @cr:509.3b @cr:509.3d
  Rule: Abilities about blocks trigger for tokens as well

    Scenario: Pride Guardian gains life for blocking a token
      Given a two-player game between Rob and Alex
      And Rob controls Human Token
      And Alex controls Pride Guardian
      And Rob has attacked Alex with Human Token
      And Alex has blocked Human Token with Pride Guardian
      When the top of the stack resolves
      Then Alex has 23 life

    Scenario Outline: At end of combat Deathgazer destroys a token that <blocks>
      Given a two-player game between Rob and Alex
      And it is <active>'s precombat main phase
      And Rob controls Deathgazer
      And Alex controls Beast Token
      And <active> has attacked <other> with <attacker>
      And <other> has blocked <attacker> with <blocker>
      When play goes on to the end of combat
      And the stack resolves
      Then Beast Token has left the game

      Examples:
        | blocks         | active | other | attacker    | blocker     |
        | it blocks      | Alex   | Rob   | Beast Token | Deathgazer  |
        | blocks it      | Rob    | Alex  | Deathgazer  | Beast Token |

  @cr:509.4 @cr:506.3d
  Rule: A creature can enter blocking what attacks its controller's planeswalker

    Scenario: Aetherplasm's stand-in blocks an attacker of Jace Beleren
      Given a two-player game between Rob and Alex
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
