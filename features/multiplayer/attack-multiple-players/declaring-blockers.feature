@since:2024-06-07
Feature: Attack multiple players: declaring blockers
  Every player who is attacked, or who guards something that is attacked,
  answers for that part of the attack: in turn, with creatures of their own,
  and as if nobody else were attacking or blocking.

  @cr:802.4 @cr:101.4
  Rule: Defending players declare blockers one after another in turn order

    @also:2006-10-01
    Scenario Outline: When <active> attacks, <first> blocks first, then <second>, then <third>
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is <active>'s precombat main phase
      And <active> controls Grizzly Bears, Gray Ogre and Hill Giant
      And <first> controls Wall of Wood
      And <second> controls Wall of Stone
      And <third> controls Wall of Air
      And <active> has declared these attacks:
        | attacker      | attacks  |
        | Grizzly Bears | <third>  |
        | Gray Ogre     | <first>  |
        | Hill Giant    | <second> |
      When play goes on to the declare blockers step
      Then <first> is asked to declare blockers
      When <first> blocks Gray Ogre with Wall of Wood
      Then the declaration is legal
      And Gray Ogre is blocked by Wall of Wood
      And <second> is asked to declare blockers
      When <second> blocks Hill Giant with Wall of Stone
      Then the declaration is legal
      And Hill Giant is blocked by Wall of Stone
      And <third> is asked to declare blockers
      When <third> blocks Grizzly Bears with Wall of Air
      Then the declaration is legal
      And Grizzly Bears is blocked by Wall of Air
      And <active> has priority

      Examples:
        | active  | first   | second  | third   |
        | Rob     | Alex    | Carissa | Dana    |
        | Alex    | Carissa | Dana    | Rob     |
        | Carissa | Dana    | Rob     | Alex    |
        | Dana    | Rob     | Alex    | Carissa |

    Scenario: A defending player can't block before their turn to declare blockers
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Grizzly Bears and Hill Giant
      And Rob controls Wall of Wood
      And Alex controls Wall of Stone
      And Carissa has declared these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Alex    |
        | Hill Giant    | Rob     |
      And play has gone on to the declare blockers step
      When Alex interrupts and declares these blocks:
        | blocker       | blocks        |
        | Wall of Stone | Grizzly Bears |
      Then the declaration is illegal
      And nothing has changed
      And Rob is asked to declare blockers
      When Rob blocks Hill Giant with Wall of Wood
      Then the declaration is legal
      And Alex is asked to declare blockers
      When Alex blocks Grizzly Bears with Wall of Stone
      Then the declaration is legal
      And Grizzly Bears is blocked by Wall of Stone
      And Hill Giant is blocked by Wall of Wood

    Scenario: A player can't change declared blocks while the next player declares
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Grizzly Bears, Gray Ogre, Hill Giant and Craw Wurm
      And Alex controls Wall of Wood and Giant Spider
      And Carissa controls Wall of Stone and Serra Angel
      And Rob has declared these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Alex    |
        | Gray Ogre     | Alex    |
        | Hill Giant    | Carissa |
        | Craw Wurm     | Carissa |
      When Alex declares these blocks:
        | blocker      | blocks        |
        | Wall of Wood | Grizzly Bears |
        | Giant Spider | Gray Ogre     |
      Then the declaration is legal
      And Grizzly Bears is blocked by Wall of Wood
      And Gray Ogre is blocked by Giant Spider
      And Carissa is asked to declare blockers
      When Alex interrupts and declares these blocks:
        | blocker      | blocks    |
        | Wall of Wood | Gray Ogre |
        | Giant Spider | Gray Ogre |
      Then the declaration is illegal
      And nothing has changed
      And Carissa is asked to declare blockers
      When Carissa declares these blocks:
        | blocker       | blocks    |
        | Wall of Stone | Craw Wurm |
        | Serra Angel   | Craw Wurm |
      Then the declaration is legal
      And Craw Wurm is blocked by Wall of Stone and Serra Angel
      And Grizzly Bears is blocked by Wall of Wood
      And Gray Ogre is blocked by Giant Spider
      And Hill Giant is unblocked

    Scenario: An illegal block doesn't undo an earlier player's blocks
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Grizzly Bears and Hill Giant
      And Alex controls Wall of Wood
      And Carissa controls Wall of Stone
      And Rob has declared these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Alex    |
        | Hill Giant    | Carissa |
      And Alex has blocked Grizzly Bears with Wall of Wood
      When Carissa blocks Grizzly Bears with Wall of Stone
      Then the declaration is illegal
      And nothing has changed
      And Grizzly Bears is blocked by Wall of Wood
      When Carissa blocks Hill Giant with Wall of Stone
      Then the declaration is legal
      And Hill Giant is blocked by Wall of Stone
      And Grizzly Bears is blocked by Wall of Wood

    Scenario: Players declare blockers for planeswalkers and battles in turn order
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Grizzly Bears         | Rob        |           |
        | Hill Giant            | Rob        |           |
        | Invasion of Dominaria | Rob        | Dana      |
        | Jace Beleren          | Alex       |           |
        | Wall of Wood          | Alex       |           |
        | Giant Spider          | Carissa    |           |
        | Wall of Stone         | Dana       |           |
      And Rob has declared these attacks:
        | attacker      | attacks               |
        | Hill Giant    | Invasion of Dominaria |
        | Grizzly Bears | Jace Beleren          |
      When play goes on to the declare blockers step
      Then Alex is asked to declare blockers
      When Alex blocks Grizzly Bears with Wall of Wood
      Then the declaration is legal
      When Dana blocks Hill Giant with Wall of Stone
      Then the declaration is legal
      And Grizzly Bears is blocked by Wall of Wood
      And Hill Giant is blocked by Wall of Stone
      And Rob has priority

    Scenario Outline: Alex, first in turn order, blocks for <what> before Carissa
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Grizzly Bears         | Rob        |           |
        | Hill Giant            | Rob        |           |
        | Invasion of Dominaria | Dana       | Alex      |
        | Jace Beleren          | Alex       |           |
        | Wall of Wood          | Alex       |           |
        | Wall of Stone         | Carissa    |           |
      And Rob has declared these attacks:
        | attacker      | attacks  |
        | Grizzly Bears | Carissa  |
        | Hill Giant    | <target> |
      When play goes on to the declare blockers step
      Then Alex is asked to declare blockers
      When Carissa interrupts and declares these blocks:
        | blocker       | blocks        |
        | Wall of Stone | Grizzly Bears |
      Then the declaration is illegal
      And nothing has changed
      When Alex blocks Hill Giant with Wall of Wood
      Then the declaration is legal
      And Carissa is asked to declare blockers
      When Carissa blocks Grizzly Bears with Wall of Stone
      Then the declaration is legal
      And Hill Giant is blocked by Wall of Wood
      And Grizzly Bears is blocked by Wall of Stone

      Examples:
        | what           | target                |
        | a planeswalker | Jace Beleren          |
        | a battle       | Invasion of Dominaria |

    Scenario: A "becomes blocked" ability waits until all players declare blockers
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Slate Street Ruffian and Hill Giant
      And Alex controls Wall of Wood
      And Alex holds Jump
      And Carissa controls Wall of Stone
      And Carissa holds Shock and Giant Growth
      And Rob has declared these attacks:
        | attacker             | attacks |
        | Slate Street Ruffian | Alex    |
        | Hill Giant           | Carissa |
      When Alex blocks Slate Street Ruffian with Wall of Wood
      Then the declaration is legal
      And Carissa is asked to declare blockers
      And Slate Street Ruffian's ability is not on the stack
      When Carissa blocks Hill Giant with Wall of Stone
      Then the declaration is legal
      And Slate Street Ruffian's ability is on the stack
      When the stack resolves
      Then Jump is in Alex's graveyard
      And Carissa has two cards in hand

  @cr:802.4a @cr:509.1a
  Rule: A player's creatures block only what attacks them, their planeswalkers or their battles

    @also:2006-10-01
    Scenario Outline: A defending player can't <meddle>
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And Rob controls Grizzly Bears and Runeclaw Bear
      And Alex controls Wall of Wood
      And Carissa controls Gray Ogre
      And Dana controls Giant Spider
      And Rob has declared these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Alex    |
        | Runeclaw Bear | Carissa |
      When <speaker> blocks <attacker> with <blocker>
      Then the declaration is illegal
      And nothing has changed

      Examples:
        | meddle                                      | speaker | blocker      | attacker      |
        | block for the next player in turn order     | Alex    | Wall of Wood | Runeclaw Bear |
        | block for the previous player in turn order | Carissa | Gray Ogre    | Grizzly Bears |
        | block with the next player's creature       | Alex    | Gray Ogre    | Grizzly Bears |
        | block with the previous player's creature   | Carissa | Wall of Wood | Runeclaw Bear |
        | block with an unattacked player's creature  | Alex    | Giant Spider | Grizzly Bears |

    Scenario: A player who isn't attacked can't block
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Grizzly Bears and Hill Giant
      And Alex controls Giant Spider
      And Carissa controls Wall of Wood
      And Rob has attacked Carissa with Grizzly Bears and Hill Giant
      When Alex blocks Grizzly Bears with Giant Spider
      Then the declaration is illegal
      And nothing has changed
      When combat damage is dealt
      Then Carissa has 15 life
      And Alex has 20 life

    Scenario: An attacked player can block with one or several creatures
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears and Hill Giant
      And Carissa controls Wall of Wood
      And Rob controls Gray Ogre and Wall of Stone
      And Alex has declared these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Carissa |
        | Hill Giant    | Rob     |
      When Carissa blocks Grizzly Bears with Wall of Wood
      Then the declaration is legal
      And Wall of Wood is blocking Grizzly Bears
      When Rob blocks Hill Giant with Gray Ogre and Wall of Stone
      Then the declaration is legal
      And Hill Giant is blocked by Gray Ogre and Wall of Stone

    Scenario: Only a planeswalker's controller can block for it
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Hill Giant and Gray Ogre
      And Alex controls Wall of Wood
      And Carissa controls Wall of Stone and Jace Beleren
      And Rob has declared these attacks:
        | attacker   | attacks      |
        | Hill Giant | Jace Beleren |
        | Gray Ogre  | Alex         |
      When Alex blocks Hill Giant with Wall of Wood
      Then the declaration is illegal
      And nothing has changed
      When Carissa blocks Hill Giant with Wall of Stone
      Then the declaration is legal
      And Hill Giant is blocked by Wall of Stone
      When combat damage is dealt
      Then Jace Beleren has 3 loyalty counters
      And Alex has 18 life

    @cr:310.8c
    Scenario Outline: A battle's attackers can't be blocked by <who>
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Hill Giant            | Rob        |           |
        | Grizzly Bears         | Rob        |           |
        | Invasion of Dominaria | Alex       | Carissa   |
        | Wall of Wood          | Alex       |           |
        | Wall of Stone         | Dana       |           |
      And Rob has declared these attacks:
        | attacker      | attacks               |
        | Hill Giant    | Invasion of Dominaria |
        | Grizzly Bears | <player>              |
      When <player> blocks Hill Giant with <blocker>
      Then the declaration is illegal
      And nothing has changed
      When <player> blocks Grizzly Bears with <blocker>
      Then the declaration is legal
      And Grizzly Bears is blocked by <blocker>
      When combat damage is dealt
      Then Invasion of Dominaria has 2 defense counters

      Examples:
        | who                     | player | blocker       |
        | its controller          | Alex   | Wall of Wood  |
        | another attacked player | Dana   | Wall of Stone |

    @cr:310.8c
    Scenario: A battle's protector can block creatures attacking it
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Hill Giant            | Rob        |           |
        | Invasion of Dominaria | Alex       | Carissa   |
        | Wall of Wood          | Alex       |           |
        | Wall of Stone         | Carissa    |           |
      And Rob has attacked Invasion of Dominaria with Hill Giant
      When Carissa blocks Hill Giant with Wall of Stone
      Then the declaration is legal
      And Hill Giant is blocked by Wall of Stone
      When combat damage is dealt
      Then Invasion of Dominaria has 5 defense counters

    Scenario: A player can block for themselves, a planeswalker and a battle at once
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Grizzly Bears         | Rob        |           |
        | Gray Ogre             | Rob        |           |
        | Hill Giant            | Rob        |           |
        | Invasion of Dominaria | Alex       | Carissa   |
        | Jace Beleren          | Carissa    |           |
        | Wall of Wood          | Carissa    |           |
        | Wall of Stone         | Carissa    |           |
        | Wall of Air           | Carissa    |           |
      And Rob has declared these attacks:
        | attacker      | attacks               |
        | Grizzly Bears | Carissa               |
        | Gray Ogre     | Jace Beleren          |
        | Hill Giant    | Invasion of Dominaria |
      When Carissa declares these blocks:
        | blocker       | blocks        |
        | Wall of Wood  | Hill Giant    |
        | Wall of Stone | Grizzly Bears |
        | Wall of Air   | Gray Ogre     |
      Then the declaration is legal
      And Hill Giant is blocked by Wall of Wood
      And Grizzly Bears is blocked by Wall of Stone
      And Gray Ogre is blocked by Wall of Air

    Scenario: Teammates with separate turns can't block for each other
      Given a team game of Rob and Alex against Carissa and Dana
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears and Hill Giant
      And Carissa controls Wall of Wood
      And Dana controls Wall of Stone
      And Alex has declared these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Carissa |
        | Hill Giant    | Dana    |
      When Carissa blocks Hill Giant with Wall of Wood
      Then the declaration is illegal
      And nothing has changed
      When Carissa blocks Grizzly Bears with Wall of Wood
      Then the declaration is legal
      When Dana blocks Hill Giant with Wall of Stone
      Then the declaration is legal
      And Grizzly Bears is blocked by Wall of Wood
      And Hill Giant is blocked by Wall of Stone

    Scenario: A planeswalker's owner can't block for it unless they control it
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent     | controller | owner   |
        | Grizzly Bears | Rob        | Rob     |
        | Hill Giant    | Rob        | Rob     |
        | Jace Beleren  | Alex       | Carissa |
        | Wall of Stone | Carissa    | Carissa |
      And Rob has declared these attacks:
        | attacker      | attacks      |
        | Grizzly Bears | Carissa      |
        | Hill Giant    | Jace Beleren |
      When Carissa blocks Hill Giant with Wall of Stone
      Then the declaration is illegal
      And nothing has changed
      When Carissa blocks Grizzly Bears with Wall of Stone
      Then the declaration is legal
      And Hill Giant is unblocked

    Scenario: With separate turns, players can't block for a teammate's planeswalker
      Given a team game of Rob and Alex against Carissa and Dana
      And Rob controls Grizzly Bears and Hill Giant
      And Carissa controls Jace Beleren
      And Dana controls Wall of Stone
      And Rob has declared these attacks:
        | attacker      | attacks      |
        | Grizzly Bears | Dana         |
        | Hill Giant    | Jace Beleren |
      When Dana blocks Hill Giant with Wall of Stone
      Then the declaration is illegal
      And nothing has changed
      When Dana blocks Grizzly Bears with Wall of Stone
      Then the declaration is legal
      And Hill Giant is unblocked

    Scenario: A creature that can block two can't block one attacking another player
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Grizzly Bears, Gray Ogre and Hill Giant
      And Carissa controls Two-Headed Giant of Foriys
      And Rob has declared these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Alex    |
        | Gray Ogre     | Carissa |
        | Hill Giant    | Carissa |
      When Carissa declares these blocks:
        | blocker                    | blocks                      |
        | Two-Headed Giant of Foriys | Grizzly Bears and Gray Ogre |
      Then the declaration is illegal
      And nothing has changed
      When Carissa declares these blocks:
        | blocker                    | blocks                   |
        | Two-Headed Giant of Foriys | Gray Ogre and Hill Giant |
      Then the declaration is legal
      And Two-Headed Giant of Foriys is blocking Gray Ogre and Hill Giant

    @cr:601.2c
    Scenario: Flash Foliage can target only a creature attacking its caster
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Grizzly Bears and Hill Giant
      And Carissa controls three Forests
      And Carissa holds Flash Foliage
      And Rob has declared these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Alex    |
        | Hill Giant    | Carissa |
      And play has gone on to the declare blockers step
      When Carissa casts Flash Foliage targeting Grizzly Bears
      Then this is illegal
      And nothing has changed
      When Carissa casts Flash Foliage targeting Hill Giant
      Then this is legal
      When the stack resolves
      Then Hill Giant is blocked
      And Grizzly Bears is unblocked
      When combat damage is dealt
      Then Carissa has 20 life
      And Alex has 18 life

    Scenario: Palace Guard can't block a creature that attacks another player
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Grizzly Bears, Gray Ogre and Hill Giant
      And Alex controls Palace Guard
      And Carissa controls Foriysian Brigade
      And Rob has declared these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Alex    |
        | Gray Ogre     | Alex    |
        | Hill Giant    | Carissa |
      When Alex declares these blocks:
        | blocker      | blocks                                  |
        | Palace Guard | Grizzly Bears, Gray Ogre and Hill Giant |
      Then the declaration is illegal
      And nothing has changed
      When Alex declares these blocks:
        | blocker      | blocks                      |
        | Palace Guard | Grizzly Bears and Gray Ogre |
      Then the declaration is legal
      And Palace Guard is blocking Grizzly Bears and Gray Ogre
      When Carissa blocks Hill Giant with Foriysian Brigade
      Then the declaration is legal
      And Hill Giant is blocked by Foriysian Brigade

    @cr:508.5
    Scenario: A player can block for a planeswalker they gained control of
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Hill Giant
      And Alex controls five Mountains and Wall of Wood
      And Alex holds Word of Seizing
      And Carissa controls Jace Beleren and Wall of Stone
      And Alex has cast Word of Seizing targeting Jace Beleren
      And the stack has resolved
      And Rob has attacked Jace Beleren with Hill Giant
      When Alex blocks Hill Giant with Wall of Wood
      Then the declaration is legal
      And Hill Giant is blocked by Wall of Wood
      When combat damage is dealt
      Then Jace Beleren has 3 loyalty counters

    @reading:a-blocker-that-an-effect-moves
    Scenario: False Orders can't make a creature block one attacking another player
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Grizzly Bears, Eager Cadet and Hill Giant
      And Alex controls Wall of Wood
      And Carissa controls one Mountain
      And Carissa holds False Orders
      And Rob has declared these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Alex    |
        | Eager Cadet   | Alex    |
        | Hill Giant    | Carissa |
      And Alex has blocked Grizzly Bears with Wall of Wood
      And Carissa has cast False Orders targeting Wall of Wood
      When the top of the stack resolves
      Then Grizzly Bears and Eager Cadet may be chosen
      And Hill Giant may not be chosen
      When Carissa chooses Hill Giant
      Then this is illegal
      And nothing has changed
      When Carissa chooses Eager Cadet
      Then this is legal
      And Wall of Wood is blocking Eager Cadet
      And Grizzly Bears is unblocked

    @cr:509.1b
    Scenario Outline: <blocker> can block two attackers, but not three
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Grizzly Bears, Gray Ogre and Hill Giant
      And Carissa controls <blocker>
      And Rob has attacked Carissa with Grizzly Bears, Gray Ogre and Hill Giant
      When Carissa declares these blocks:
        | blocker   | blocks                                   |
        | <blocker> | Grizzly Bears, Gray Ogre and Hill Giant  |
      Then the declaration is illegal
      And nothing has changed
      When Carissa declares these blocks:
        | blocker   | blocks                   |
        | <blocker> | Gray Ogre and Hill Giant |
      Then the declaration is legal
      And <blocker> is blocking Gray Ogre and Hill Giant

      Examples:
        | blocker                    |
        | Two-Headed Giant of Foriys |
        | Lairwatch Giant            |

  @cr:802.4b @cr:509.1b
  Rule: A player's blocks are judged without regard to other players' blocks

    Scenario: Blockers of two players don't add up to satisfy menace
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Boggart Brute and Alley Strangler
      And Alex controls Gray Ogre and Giant Spider
      And Carissa controls Wall of Wood and Wall of Stone
      And Rob has declared these attacks:
        | attacker        | attacks |
        | Boggart Brute   | Alex    |
        | Alley Strangler | Carissa |
      When Alex blocks Boggart Brute with Gray Ogre
      Then the declaration is illegal
      And nothing has changed
      When Alex blocks Boggart Brute with Gray Ogre and Giant Spider
      Then the declaration is legal
      And Boggart Brute is blocked by Gray Ogre and Giant Spider
      When Carissa blocks Alley Strangler with Wall of Stone
      Then the declaration is illegal
      And nothing has changed
      When Carissa blocks Alley Strangler with Wall of Wood and Wall of Stone
      Then the declaration is legal
      And Alley Strangler is blocked by Wall of Wood and Wall of Stone

    @cr:509.1c
    Scenario: Only the attacked player's creatures must block Prized Unicorn
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Prized Unicorn and Grizzly Bears
      And Alex controls Gray Ogre and Giant Spider
      And Carissa controls Wall of Wood and Wall of Stone
      And Rob has declared these attacks:
        | attacker       | attacks |
        | Prized Unicorn | Alex    |
        | Grizzly Bears  | Carissa |
      When Alex declares no block
      Then the declaration is illegal
      And nothing has changed
      When Alex blocks Prized Unicorn with Gray Ogre
      Then the declaration is illegal
      And nothing has changed
      When Alex blocks Prized Unicorn with Gray Ogre and Giant Spider
      Then the declaration is legal
      And Prized Unicorn is blocked by Gray Ogre and Giant Spider
      When Carissa declares no block
      Then the declaration is legal
      And Grizzly Bears is unblocked

    @cr:509.1c
    Scenario: A planeswalker's controller must block Prized Unicorn attacking it
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Prized Unicorn and Grizzly Bears
      And Alex controls Gray Ogre
      And Carissa controls Wall of Wood and Jace Beleren
      And Rob has declared these attacks:
        | attacker       | attacks      |
        | Prized Unicorn | Jace Beleren |
        | Grizzly Bears  | Alex         |
      When Alex declares no block
      Then the declaration is legal
      When Carissa declares no block
      Then the declaration is illegal
      And nothing has changed
      When Carissa blocks Prized Unicorn with Wall of Wood
      Then the declaration is legal
      And Prized Unicorn is blocked by Wall of Wood

    Scenario: Silent Arbiter allows each defending player one blocker
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Grizzly Bears and Hill Giant
      And Alex controls Gray Ogre and Wall of Wood
      And Carissa controls Wall of Air, Wall of Stone, Vedalken Orrery and four Islands
      And Carissa holds Silent Arbiter
      And Rob has declared these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Alex    |
        | Hill Giant    | Carissa |
      And Carissa has cast Silent Arbiter
      And the stack has resolved
      When Alex blocks Grizzly Bears with Gray Ogre and Wall of Wood
      Then the declaration is illegal
      And nothing has changed
      When Alex blocks Grizzly Bears with Wall of Wood
      Then the declaration is legal
      And Grizzly Bears is blocked by Wall of Wood
      When Carissa blocks Hill Giant with Wall of Air and Wall of Stone
      Then the declaration is illegal
      And nothing has changed
      When Carissa blocks Hill Giant with Wall of Stone
      Then the declaration is legal
      And Hill Giant is blocked by Wall of Stone

    Scenario: Mogg Flunkies can't block if only another player's creature blocks too
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Grizzly Bears, Hill Giant and Craw Wurm
      And Rob controls Gray Ogre
      And Alex controls Mogg Flunkies and Wall of Wood
      And Carissa has declared these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Rob     |
        | Hill Giant    | Alex    |
        | Craw Wurm     | Alex    |
      When Rob blocks Grizzly Bears with Gray Ogre
      Then the declaration is legal
      When Alex blocks Hill Giant with Mogg Flunkies
      Then the declaration is illegal
      And nothing has changed
      When Alex declares these blocks:
        | blocker       | blocks     |
        | Mogg Flunkies | Hill Giant |
        | Wall of Wood  | Craw Wurm  |
      Then the declaration is legal
      And Hill Giant is blocked by Mogg Flunkies
      And Craw Wurm is blocked by Wall of Wood
      And Grizzly Bears is blocked by Gray Ogre

    @cr:702.111b
    Scenario: A menace creature attacking a planeswalker also needs two blockers
      Given a free-for-all between Rob, Alex and Carissa
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

    Scenario: Silent Arbiter allows one blocker for a player and their planeswalker
      Given a free-for-all between Rob, Alex and Carissa
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
