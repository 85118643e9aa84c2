@since:2020-06-01
Feature: Declare blockers step: with shared turns
  A team blocks as one. What counts blockers, or orders them, does so for the
  team, whichever of its members controls them.

  @since:2024-06-07 @cr:509.3e
  Rule: In teams as well, "by two or more creatures" counts all that block an attacker

    Scenario Outline: Seifer's ability wants a second blocker <where>
      Given a <game>
      And it is Alex's precombat main phase
      And Alex controls Seifer, Balamb Rival, Hill Giant and Gray Ogre
      And Carissa controls Wall of Stone, Wall of Wood and Wall of Air
      And Alex has declared these attacks:
        | attacker   | attacks |
        | Hill Giant | Carissa |
        | Gray Ogre  | Carissa |
      And Alex has chosen Wall of Wood
      And the stack has resolved
      When Carissa declares these blocks:
        | blocker       | blocks     |
        | Wall of Stone | Hill Giant |
        | Wall of Wood  | Hill Giant |
        | Wall of Air   | Gray Ogre  |
      Then the declaration is legal
      When the top of the stack resolves
      Then Hill Giant has the keyword deathtouch
      And the stack is empty
      And Gray Ogre does not have the keyword deathtouch

      Examples:
        | where             | game                                                           |
        | in a team game    | team game of Alex and Dana against Rob and Carissa             |
        | with shared turns | Two-Headed Giant game of Alex and Dana against Rob and Carissa |

    Scenario: Creatures of two members are two blockers for Seifer
      Given a Two-Headed Giant game of Alex and Dana against Rob and Carissa
      And it is Alex's precombat main phase
      And Dana controls Seifer, Balamb Rival and Memnite
      And Rob controls Giant Spider
      And Carissa controls Storm Crow
      And Dana has attacked Rob with Memnite
      And the stack has resolved
      When Rob declares these blocks:
        | blocker      | blocks  |
        | Giant Spider | Memnite |
        | Storm Crow   | Memnite |
      Then the declaration is legal
      When the stack resolves
      Then Memnite has the keyword deathtouch

    @cr:603.2e
    Scenario Outline: Brimaz's token as a third blocker triggers nothing <where>
      Given a <game>
      And it is Alex's precombat main phase
      And Alex controls Seifer, Balamb Rival and Hill Giant
      And Carissa controls Brimaz, King of Oreskos and Wall of Stone
      And Alex has attacked Carissa with Hill Giant
      And Alex has chosen Wall of Stone
      And the stack has resolved
      When Carissa declares these blocks:
        | blocker                 | blocks     |
        | Brimaz, King of Oreskos | Hill Giant |
        | Wall of Stone           | Hill Giant |
      Then the declaration is legal
      When the top of the stack resolves
      Then the new Cat Soldier Token is called Cat
      And Hill Giant is blocked by Brimaz, King of Oreskos, Wall of Stone and Cat
      And Seifer, Balamb Rival's ability is on the stack once
      When the stack resolves
      Then Hill Giant has the keyword deathtouch

      Examples:
        | where             | game                                                           |
        | in free-for-all   | free-for-all between Rob, Alex and Carissa                     |
        | in a team game    | team game of Alex and Dana against Rob and Carissa             |
        | with shared turns | Two-Headed Giant game of Alex and Dana against Rob and Carissa |

    @since:2024-11-08 @cr:603.2e
    Scenario: A blocker that False Orders sends as the third triggers nothing
      Given a Two-Headed Giant game of Alex and Dana against Rob and Carissa
      And it is Alex's precombat main phase
      And Dana controls Seifer, Balamb Rival
      And Alex controls Hill Giant, Gray Ogre and Mountain
      And Alex holds False Orders
      And Rob controls Wall of Stone and Wall of Wood
      And Carissa controls Wall of Air
      And Alex has attacked Rob with Hill Giant and Gray Ogre
      And Rob has declared these blocks:
        | blocker       | blocks     |
        | Wall of Stone | Hill Giant |
        | Wall of Wood  | Gray Ogre  |
        | Wall of Air   | Hill Giant |
      And the stack has resolved
      When Alex casts False Orders targeting Wall of Wood
      Then this is legal
      When the top of the stack resolves
      And Alex chooses Hill Giant
      Then this is legal
      And Hill Giant is blocked by Wall of Stone, Wall of Air and Wall of Wood
      And the stack is empty

    Scenario Outline: A token that enters blocking is the second blocker <where>
      Given a <game>
      And Rob controls Seifer, Balamb Rival and Memnite
      And Alex controls Brimaz, King of Oreskos
      And Rob has attacked Alex with Memnite
      And the stack has resolved
      And Alex has blocked Memnite with Brimaz, King of Oreskos
      When the top of the stack resolves
      Then the new Cat Soldier token is called Cat
      And Memnite is blocked by Brimaz, King of Oreskos and Cat
      When the stack resolves
      Then Memnite has the keyword deathtouch

      Examples:
        | where             | game                                                           |
        | in free-for-all   | free-for-all between Rob, Alex and Carissa                     |
        | in a team game    | team game of Rob and Carissa against Alex and Dana             |
        | with shared turns | Two-Headed Giant game of Rob and Carissa against Alex and Dana |

    Scenario: Between two players, one blocker doesn't give deathtouch, two do
      Given a two-player game between Rob and Alex
      And Rob controls Seifer, Balamb Rival, Memnite and Raging Goblin
      And Alex controls Wall of Wood, Wall of Air and Eager Cadet
      And Rob has attacked Alex with Memnite and Raging Goblin
      And Rob has chosen Eager Cadet
      And the stack has resolved
      When Alex declares these blocks:
        | blocker      | blocks        |
        | Wall of Wood | Memnite       |
        | Wall of Air  | Memnite       |
        | Eager Cadet  | Raging Goblin |
      Then the declaration is legal
      When the stack resolves
      Then Memnite has the keyword deathtouch
      And Raging Goblin does not have the keyword deathtouch

  @cr:509.3g
  Rule: Shared turns: a creature that entered attacking can be unblocked as well

    Scenario: Murk Dwellers that entered attacking triggers if no member blocks it
      Given a Two-Headed Giant game of Rob and Dana against Alex and Carissa
      And Rob controls Yore-Tiller Nephilim
      And Rob's graveyard holds Murk Dwellers
      And Carissa controls Wall of Wood
      And Rob has attacked Alex with Yore-Tiller Nephilim
      And the top of the stack has resolved
      And Rob has chosen Carissa
      When Carissa declares no block
      Then the declaration is legal
      And Murk Dwellers's ability is on the stack once
      When the stack resolves
      Then Murk Dwellers is 4/2

  @cr:509.1h @cr:800.4a
  Rule: A creature stays blocked as the player who blocked it leaves

    Scenario Outline: An attacker stays blocked after Alex has left <where>
      Given a <game>
      And it is Carissa's precombat main phase
      And Carissa controls Craw Wurm
      And Alex controls Giant Spider
      And Carissa has attacked Alex with Craw Wurm
      And Alex has blocked Craw Wurm with Giant Spider
      When Alex concedes
      Then this is legal
      And Craw Wurm is blocked
      And Giant Spider has left the game

      Examples:
        | where           | game                                               |
        | in free-for-all | free-for-all between Rob, Alex and Carissa         |
        | in a team game  | team game of Rob and Alex against Carissa and Dana |

  @until:2024-06-07
  Rule: In teams as well, what is left of an order stays in that order

    @cr-2024-06-07:509.2a
    Scenario Outline: Two blockers keep their order without the first <where>
      Given a <game>
      And it is Alex's precombat main phase
      And Alex controls Craw Wurm
      And Rob controls Grizzly Bears, Hill Giant, Gray Ogre and Island
      And Rob holds Unsummon
      And Alex has attacked Rob with Craw Wurm
      And Rob has blocked Craw Wurm with Gray Ogre, Grizzly Bears and Hill Giant
      When Alex announces the order Grizzly Bears, Hill Giant and Gray Ogre for Craw Wurm
      Then this is legal
      When Rob casts Unsummon targeting Grizzly Bears
      Then this is legal
      When the top of the stack resolves
      And play goes on to the combat damage step
      And Alex assigns this damage:
        | source    | to         | damage |
        | Craw Wurm | Hill Giant | 2      |
        | Craw Wurm | Gray Ogre  | 4      |
      Then this is illegal
      And nothing has changed
      When Alex assigns this damage:
        | source    | to         | damage |
        | Craw Wurm | Hill Giant | 3      |
        | Craw Wurm | Gray Ogre  | 3      |
      Then this is legal
      And Hill Giant is in Rob's graveyard

      Examples:
        | where             | game                                                           |
        | in a team game    | team game of Alex and Carissa against Rob and Dana             |
        | with shared turns | Two-Headed Giant game of Alex and Carissa against Rob and Dana |

    @cr-2024-06-07:509.3a
    Scenario Outline: Two attackers keep their order without the first <where>
      Given a <game>
      And Rob controls Raging Goblin, Hurloon Minotaur and Elvish Warrior
      And Carissa controls Palace Guard, Island and Forest
      And Carissa holds Unsummon and Giant Growth
      And Rob has attacked Carissa with Raging Goblin, Hurloon Minotaur and Elvish Warrior
      And Carissa has declared these blocks:
        | blocker      | blocks                                             |
        | Palace Guard | Raging Goblin, Hurloon Minotaur and Elvish Warrior |
      When Carissa announces the order Raging Goblin, Elvish Warrior and Hurloon Minotaur for Palace Guard
      Then this is legal
      When Carissa casts Giant Growth targeting Palace Guard
      Then this is legal
      When the top of the stack resolves
      And Carissa casts Unsummon targeting Raging Goblin
      Then this is legal
      When the top of the stack resolves
      And play goes on to the combat damage step
      And Carissa assigns this damage:
        | source       | to               | damage |
        | Palace Guard | Hurloon Minotaur | 3      |
        | Palace Guard | Elvish Warrior   | 1      |
      Then this is illegal
      When Carissa assigns this damage:
        | source       | to               | damage |
        | Palace Guard | Elvish Warrior   | 3      |
        | Palace Guard | Hurloon Minotaur | 1      |
      Then this is legal
      And Elvish Warrior is in Rob's graveyard

      Examples:
        | where             | game                                                           |
        | in a team game    | team game of Rob and Alex against Carissa and Dana             |
        | with shared turns | Two-Headed Giant game of Rob and Alex against Carissa and Dana |

    @cr-2024-06-07:509.6
    Scenario Outline: A moved blocker is placed before two others <where>
      Given a <game>
      And it is Carissa's precombat main phase
      And Carissa controls Hill Giant, Air Elemental and Mountain
      And Carissa holds False Orders
      And Rob controls Eager Cadet, Elvish Warrior and Giant Spider
      And Carissa has attacked Rob with Hill Giant and Air Elemental
      And Rob has declared these blocks:
        | blocker        | blocks        |
        | Giant Spider   | Air Elemental |
        | Eager Cadet    | Hill Giant    |
        | Elvish Warrior | Hill Giant    |
      When Carissa announces the order Elvish Warrior and Eager Cadet for Hill Giant
      Then this is legal
      When Carissa casts False Orders targeting Giant Spider
      Then this is legal
      When the top of the stack resolves
      And Carissa chooses Hill Giant
      Then this is legal
      When Carissa announces the order Eager Cadet, Giant Spider and Elvish Warrior for Hill Giant
      Then this is illegal
      And nothing has changed
      When Carissa announces the order Giant Spider, Elvish Warrior and Eager Cadet for Hill Giant
      Then this is legal
      When play goes on to the combat damage step
      And Carissa assigns this damage:
        | source     | to             | damage |
        | Hill Giant | Elvish Warrior | 3      |
      Then this is illegal
      When Carissa assigns this damage:
        | source     | to           | damage |
        | Hill Giant | Giant Spider | 3      |
      Then this is legal
      And Giant Spider has 3 damage marked on it

      Examples:
        | where             | game                                                           |
        | in a team game    | team game of Carissa and Dana against Rob and Alex             |
        | with shared turns | Two-Headed Giant game of Carissa and Dana against Rob and Alex |

    @cr-2024-06-07:509.2 @cr-2024-06-07:509.3
    Scenario Outline: Blockers are ordered, then a blocker's attackers <where>
      Given a <game>
      And it is Alex's precombat main phase
      And Alex controls Craw Wurm, Grizzly Bears and Hill Giant
      And Rob controls Foriysian Brigade, Eager Cadet and Storm Crow
      And Alex has attacked Rob with Craw Wurm, Grizzly Bears and Hill Giant
      When Rob declares these blocks:
        | blocker           | blocks                       |
        | Foriysian Brigade | Grizzly Bears and Hill Giant |
        | Eager Cadet       | Craw Wurm                    |
        | Storm Crow        | Craw Wurm                    |
      Then the declaration is legal
      And Alex is asked to order blockers
      And nobody is asked to order attackers
      When Alex announces the order Storm Crow and Eager Cadet for Craw Wurm
      Then this is legal
      And Rob is asked to order attackers
      When Rob announces the order Hill Giant and Grizzly Bears for Foriysian Brigade
      Then this is legal
      And Alex has priority
      When play goes on to the combat damage step
      And Alex assigns this damage:
        | source        | to                | damage |
        | Craw Wurm     | Storm Crow        | 1      |
        | Craw Wurm     | Eager Cadet       | 5      |
        | Grizzly Bears | Foriysian Brigade | 2      |
        | Hill Giant    | Foriysian Brigade | 3      |
      Then this is illegal
      And nothing has changed
      When Alex assigns this damage:
        | source        | to                | damage |
        | Craw Wurm     | Storm Crow        | 6      |
        | Grizzly Bears | Foriysian Brigade | 2      |
        | Hill Giant    | Foriysian Brigade | 3      |
      Then this is legal
      When Rob assigns this damage:
        | source            | to            | damage |
        | Foriysian Brigade | Hill Giant    | 1      |
        | Foriysian Brigade | Grizzly Bears | 1      |
        | Eager Cadet       | Craw Wurm     | 1      |
        | Storm Crow        | Craw Wurm     | 1      |
      Then this is illegal
      And nothing has changed
      When Rob assigns this damage:
        | source            | to         | damage |
        | Foriysian Brigade | Hill Giant | 2      |
        | Eager Cadet       | Craw Wurm  | 1      |
        | Storm Crow        | Craw Wurm  | 1      |
      Then this is legal
      And Storm Crow is in Rob's graveyard
      And Eager Cadet is on the battlefield

      Examples:
        | where             | game                                                           |
        | in a team game    | team game of Alex and Carissa against Rob and Dana             |
        | with shared turns | Two-Headed Giant game of Alex and Carissa against Rob and Dana |
