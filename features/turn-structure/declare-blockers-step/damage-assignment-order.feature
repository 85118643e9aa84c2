@since:2020-06-01 @until:2024-08-02
Feature: Declare blockers step: damage assignment order
  Until the autumn of 2024 blockers were put in an order as soon as they had
  been declared, and so were the attackers that one creature blocked. Combat
  damage then had to be assigned along that order.

  @cr-2024-06-07:509.2
  Rule: The active player announces an order of the creatures that block an attacker

    @example @cr:510.1c
    Scenario: The active player puts three blockers in any order
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Craw Wurm
      And Rob controls Eager Cadet, Grizzly Bears and Serra Angel
      And Alex has attacked Rob with Craw Wurm
      When Rob blocks Craw Wurm with Eager Cadet, Grizzly Bears and Serra Angel
      Then the declaration is legal
      And Alex is asked to order blockers
      When Alex announces the order Serra Angel, Eager Cadet and Grizzly Bears for Craw Wurm
      Then this is legal
      When play goes on to the combat damage step
      And Alex assigns this damage:
        | source    | to            | damage |
        | Craw Wurm | Serra Angel   | 4      |
        | Craw Wurm | Grizzly Bears | 2      |
      Then this is illegal
      And nothing has changed
      When Alex assigns this damage:
        | source    | to            | damage |
        | Craw Wurm | Serra Angel   | 4      |
        | Craw Wurm | Eager Cadet   | 1      |
        | Craw Wurm | Grizzly Bears | 1      |
      Then this is legal
      And Eager Cadet is in Rob's graveyard
      And Grizzly Bears has 1 damage marked on it

    Scenario: A damage assignment order names every blocker
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Hill Giant
      And Rob controls Wall of Wood, Gray Ogre and Storm Crow
      And Carissa has attacked Rob with Hill Giant
      And Rob has blocked Hill Giant with Wall of Wood, Gray Ogre and Storm Crow
      When Carissa announces the order Gray Ogre and Storm Crow for Hill Giant
      Then this is illegal
      And nothing has changed
      When Carissa announces the order Gray Ogre, Storm Crow and Wall of Wood for Hill Giant
      Then this is legal
      And Carissa has priority
      When play goes on to the combat damage step
      And Carissa assigns this damage:
        | source     | to           | damage |
        | Hill Giant | Gray Ogre    | 2      |
        | Hill Giant | Wall of Wood | 1      |
      Then this is illegal
      When Carissa assigns this damage:
        | source     | to         | damage |
        | Hill Giant | Gray Ogre  | 2      |
        | Hill Giant | Storm Crow | 1      |
      Then this is legal
      And Gray Ogre is in Rob's graveyard

  @cr-2024-06-07:509.2a
  Rule: If a blocker leaves combat, the other blockers keep their order

    Scenario Outline: Without <gone>, <first> still comes before <second>
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Craw Wurm
      And Rob controls Grizzly Bears, Hill Giant, Gray Ogre and Island
      And Rob holds Unsummon
      And Alex has attacked Rob with Craw Wurm
      And Rob has blocked Craw Wurm with Gray Ogre, Grizzly Bears and Hill Giant
      When Alex announces the order Grizzly Bears, Hill Giant and Gray Ogre for Craw Wurm
      Then this is legal
      When Rob casts Unsummon targeting <gone>
      Then this is legal
      When the top of the stack resolves
      And play goes on to the combat damage step
      And Alex assigns this damage:
        | source    | to       | damage |
        | Craw Wurm | <first>  | <less> |
        | Craw Wurm | <second> | <more> |
      Then this is illegal
      And nothing has changed
      When Alex assigns this damage:
        | source    | to       | damage   |
        | Craw Wurm | <first>  | <lethal> |
        | Craw Wurm | <second> | <rest>   |
      Then this is legal
      And <first> is in Rob's graveyard
      And <second> is in Rob's graveyard

      Examples:
        | gone          | first         | second     | less | more | lethal | rest |
        | Grizzly Bears | Hill Giant    | Gray Ogre  | 2    | 4    | 3      | 3    |
        | Hill Giant    | Grizzly Bears | Gray Ogre  | 1    | 5    | 2      | 4    |
        | Gray Ogre     | Grizzly Bears | Hill Giant | 1    | 5    | 3      | 3    |

    Scenario: Blockers keep their order if False Orders removes one from combat
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Craw Wurm and Mountain
      And Carissa holds False Orders
      And Alex controls Savannah Lions, Hurloon Minotaur and Elvish Warrior
      And Carissa has attacked Alex with Craw Wurm
      And Alex has blocked Craw Wurm with Savannah Lions, Hurloon Minotaur and Elvish Warrior
      When Carissa announces the order Savannah Lions, Hurloon Minotaur and Elvish Warrior for Craw Wurm
      Then this is legal
      When Carissa casts False Orders targeting Savannah Lions
      Then this is legal
      When the top of the stack resolves
      And Carissa declines
      Then this is legal
      And Craw Wurm is blocked by Hurloon Minotaur and Elvish Warrior
      When play goes on to the combat damage step
      And Carissa assigns this damage:
        | source    | to               | damage |
        | Craw Wurm | Hurloon Minotaur | 2      |
        | Craw Wurm | Elvish Warrior   | 4      |
      Then this is illegal
      When Carissa assigns this damage:
        | source    | to               | damage |
        | Craw Wurm | Hurloon Minotaur | 4      |
        | Craw Wurm | Elvish Warrior   | 2      |
      Then this is legal
      And Hurloon Minotaur is in Alex's graveyard
      And Elvish Warrior has 2 damage marked on it

  @cr-2024-06-07:509.3
  Rule: The defending player announces an order of the attackers that one creature blocks

    @cr-2024-06-07:509.2
    Scenario: Blockers are put in order before attackers are in a two-player game
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears, Gray Ogre and Hill Giant
      And Rob controls Foriysian Brigade, Eager Cadet and Storm Crow
      And Alex has attacked Rob with Grizzly Bears, Gray Ogre and Hill Giant
      When Rob declares these blocks:
        | blocker           | blocks                      |
        | Foriysian Brigade | Grizzly Bears and Gray Ogre |
        | Eager Cadet       | Hill Giant                  |
        | Storm Crow        | Hill Giant                  |
      Then the declaration is legal
      And Alex is asked to order blockers
      And nobody is asked to order attackers
      When Alex announces the order Storm Crow and Eager Cadet for Hill Giant
      Then this is legal
      And Rob is asked to order attackers
      And nobody is asked to order blockers
      When Rob announces the order Gray Ogre and Grizzly Bears for Foriysian Brigade
      Then this is legal
      And Alex has priority

    @cr:510.1d
    Scenario: The attacker that comes first needs lethal damage from its blocker
      Given a two-player game between Rob and Alex
      And Rob controls Grizzly Bears and Gray Ogre
      And Alex controls Foriysian Brigade
      And Rob has attacked Alex with Grizzly Bears and Gray Ogre
      And Alex has declared these blocks:
        | blocker           | blocks                      |
        | Foriysian Brigade | Grizzly Bears and Gray Ogre |
      When Alex announces the order Gray Ogre and Grizzly Bears for Foriysian Brigade
      Then this is legal
      When play goes on to the combat damage step
      And Alex assigns this damage:
        | source            | to            | damage |
        | Foriysian Brigade | Gray Ogre     | 1      |
        | Foriysian Brigade | Grizzly Bears | 1      |
      Then this is illegal
      And nothing has changed
      When Alex assigns this damage:
        | source            | to        | damage |
        | Foriysian Brigade | Gray Ogre | 2      |
      Then this is legal
      And Gray Ogre is in Rob's graveyard
      And Grizzly Bears has no damage marked on it

  @cr-2024-06-07:509.3a
  Rule: If an attacker leaves combat, the other attackers keep their order

    Scenario Outline: If <gone> leaves, <first> is still before <second>
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Savannah Lions, Gray Ogre, Hill Giant and Reconnaissance
      And Rob controls Palace Guard and Forest
      And Rob holds Giant Growth
      And Alex has attacked Rob with Savannah Lions, Gray Ogre and Hill Giant
      And Rob has declared these blocks:
        | blocker      | blocks                                   |
        | Palace Guard | Savannah Lions, Gray Ogre and Hill Giant |
      When Rob announces the order Gray Ogre, Hill Giant and Savannah Lions for Palace Guard
      Then this is legal
      When Rob casts Giant Growth targeting Palace Guard
      Then this is legal
      When the top of the stack resolves
      And Alex activates Reconnaissance targeting <gone>
      Then this is legal
      When the top of the stack resolves
      And play goes on to the combat damage step
      And Rob assigns this damage:
        | source       | to       | damage |
        | Palace Guard | <first>  | <less> |
        | Palace Guard | <second> | <more> |
      Then this is illegal
      And nothing has changed
      When Rob assigns this damage:
        | source       | to       | damage   |
        | Palace Guard | <first>  | <lethal> |
        | Palace Guard | <second> | <rest>   |
      Then this is legal
      And <first> is in Alex's graveyard

      Examples:
        | gone           | first      | second         | less | more | lethal | rest |
        | Gray Ogre      | Hill Giant | Savannah Lions | 2    | 2    | 3      | 1    |
        | Hill Giant     | Gray Ogre  | Savannah Lions | 1    | 3    | 2      | 2    |
        | Savannah Lions | Gray Ogre  | Hill Giant     | 1    | 3    | 2      | 2    |

    Scenario: An attacker returned to hand leaves the other attackers in their order
      Given a free-for-all between Rob, Alex and Carissa
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
      And Hurloon Minotaur has 1 damage marked on it

  @cr-2024-06-07:509.6
  Rule: A creature that an effect makes block is placed among the blockers ordered before

    Scenario Outline: A blocker that False Orders moves can be placed <where> another blocker
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Hill Giant, Craw Wurm and Mountain
      And Alex holds False Orders
      And Rob controls Grizzly Bears and Gray Ogre
      And Alex has attacked Rob with Hill Giant and Craw Wurm
      And Rob has declared these blocks:
        | blocker       | blocks     |
        | Grizzly Bears | Craw Wurm  |
        | Gray Ogre     | Hill Giant |
      And Alex has cast False Orders targeting Grizzly Bears
      And the top of the stack has resolved
      When Alex chooses Hill Giant
      Then this is legal
      And Alex is asked to order blockers
      When Alex announces the order <first> and <second> for Hill Giant
      Then this is legal
      And Hill Giant is blocked by Grizzly Bears and Gray Ogre
      When play goes on to the combat damage step
      And Alex assigns this damage:
        | source     | to       | damage |
        | Hill Giant | <first>  | 1      |
        | Hill Giant | <second> | 2      |
      Then this is illegal
      And nothing has changed
      When Alex assigns this damage:
        | source     | to       | damage |
        | Hill Giant | <first>  | 2      |
        | Hill Giant | <second> | 1      |
      Then this is legal
      And <first> is in Rob's graveyard
      And <second> has 1 damage marked on it

      Examples:
        | where  | first         | second        |
        | before | Grizzly Bears | Gray Ogre     |
        | after  | Gray Ogre     | Grizzly Bears |

    Scenario: A moved blocker can't change the order of the other blockers
      Given a free-for-all between Rob, Alex and Carissa
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
      When Carissa announces the order Elvish Warrior, Giant Spider and Eager Cadet for Hill Giant
      Then this is legal
      When play goes on to the combat damage step
      And Carissa assigns this damage:
        | source     | to             | damage |
        | Hill Giant | Elvish Warrior | 2      |
        | Hill Giant | Giant Spider   | 1      |
      Then this is illegal
      When Carissa assigns this damage:
        | source     | to             | damage |
        | Hill Giant | Elvish Warrior | 3      |
      Then this is legal
      And Elvish Warrior is in Rob's graveyard

  @cr:509.4
  Rule: A creature that enters blocking is placed among the blockers ordered before

    Scenario: A token that enters blocking leaves two others in their order
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Giant Spider
      And Rob controls Eager Cadet, Storm Crow and three Forests
      And Rob holds Flash Foliage
      And Alex has attacked Rob with Giant Spider
      And Rob has blocked Giant Spider with Eager Cadet and Storm Crow
      When Alex announces the order Storm Crow and Eager Cadet for Giant Spider
      Then this is legal
      When Rob casts Flash Foliage targeting Giant Spider
      Then this is legal
      When the top of the stack resolves
      Then the new Saproling token is called Saproling token
      When Alex announces the order Eager Cadet, Saproling token and Storm Crow for Giant Spider
      Then this is illegal
      And nothing has changed
      When Alex announces the order Storm Crow, Saproling token and Eager Cadet for Giant Spider
      Then this is legal
      When play goes on to the combat damage step
      And Alex assigns this damage:
        | source       | to          | damage |
        | Giant Spider | Storm Crow  | 1      |
        | Giant Spider | Eager Cadet | 1      |
      Then this is illegal
      And nothing has changed
      When Alex assigns this damage:
        | source       | to         | damage |
        | Giant Spider | Storm Crow | 2      |
      Then this is legal
      And Storm Crow is in Rob's graveyard
