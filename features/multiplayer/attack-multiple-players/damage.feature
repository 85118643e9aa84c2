@since:2024-06-07
Feature: Attack multiple players: combat damage
  The attacking player says first how the attackers' damage is assigned,
  then each defending player in turn says it for their blockers, and all of it is
  dealt at once, whomever it strikes. Until the autumn of 2024 a creature
  that blocked several attackers had them put in an order beforehand; since
  then its damage is divided freely.

  @cr-2024-06-07:802.5 @until:2024-08-02
  Rule: After all blocks, defending players order attackers for their blockers in turn

    @cr-2024-06-07:509.2 @cr-2024-06-07:509.3
    Scenario Outline: Until 2024 <active> orders blockers, then <first> and <second> order attackers
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is <active>'s precombat main phase
      And <active> controls Grizzly Bears, Gray Ogre, Hill Giant and Elvish Warrior
      And <second> controls Foriysian Brigade
      And <first> controls Palace Guard and Wall of Wood
      And <active> has declared these attacks:
        | attacker       | attacks  |
        | Grizzly Bears  | <second> |
        | Gray Ogre      | <second> |
        | Hill Giant     | <first>  |
        | Elvish Warrior | <first>  |
      When <first> declares these blocks:
        | blocker      | blocks                        |
        | Palace Guard | Hill Giant and Elvish Warrior |
        | Wall of Wood | Hill Giant                    |
      Then the declaration is legal
      And <second> is asked to declare blockers
      And nobody is asked to order attackers
      When <second> declares these blocks:
        | blocker           | blocks                      |
        | Foriysian Brigade | Grizzly Bears and Gray Ogre |
      Then the declaration is legal
      And <active> is asked to order blockers
      When <active> announces the order Wall of Wood and Palace Guard for Hill Giant
      Then this is legal
      And <first> is asked to order attackers
      When <first> announces the order Elvish Warrior and Hill Giant for Palace Guard
      Then this is legal
      And <second> is asked to order attackers
      When <second> announces the order Gray Ogre and Grizzly Bears for Foriysian Brigade
      Then this is legal
      And nobody is asked to order attackers
      And <active> has priority

      Examples:
        | active  | first | second  |
        | Carissa | Dana  | Alex    |
        | Dana    | Rob   | Carissa |

    @cr-2024-06-07:509.2 @cr:800.4a
    Scenario Outline: <gone>'s blockers aren't ordered if it leaves (until 2024)
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent | controller | owner |
        | <gone>    | Alex       | Rob   |
        | <left>    | Alex       | Alex  |
      And Carissa controls Wall of Wood, Wall of Stone, Palace Guard and Pearled Unicorn
      And Alex has declared these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Carissa |
        | Gray Ogre     | Carissa |
      And Carissa has declared these blocks:
        | blocker         | blocks        |
        | Wall of Wood    | Grizzly Bears |
        | Wall of Stone   | Grizzly Bears |
        | Palace Guard    | Gray Ogre     |
        | Pearled Unicorn | Gray Ogre     |
      When Rob concedes
      Then this is legal
      And <gone> has left the game
      And Alex is asked to order blockers
      When Alex announces the order <second> and <first> for <left>
      Then this is legal
      And nobody is asked to order blockers
      And Alex has priority

      Examples:
        | gone          | left          | first        | second          |
        | Grizzly Bears | Gray Ogre     | Palace Guard | Pearled Unicorn |
        | Gray Ogre     | Grizzly Bears | Wall of Wood | Wall of Stone   |

    @cr-2024-06-07:509.3 @cr:800.4a
    Scenario Outline: No attackers are ordered for <gone>, gone (until 2024)
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears, Gray Ogre, Hill Giant and Elvish Warrior
      And these permanents are on the battlefield:
        | permanent | controller | owner   |
        | <gone>    | Carissa    | Rob     |
        | <left>    | Carissa    | Carissa |
      And Alex has declared these attacks:
        | attacker       | attacks |
        | Grizzly Bears  | Carissa |
        | Gray Ogre      | Carissa |
        | Hill Giant     | Carissa |
        | Elvish Warrior | Carissa |
      And Carissa has declared these blocks:
        | blocker           | blocks                        |
        | Palace Guard      | Grizzly Bears and Gray Ogre   |
        | Foriysian Brigade | Hill Giant and Elvish Warrior |
      When Rob concedes
      Then this is legal
      And <gone> has left the game
      And Carissa is asked to order attackers
      When Carissa announces the order <second> and <first> for <left>
      Then this is legal
      And nobody is asked to order attackers
      And Alex has priority

      Examples:
        | gone              | left              | first         | second         |
        | Palace Guard      | Foriysian Brigade | Hill Giant    | Elvish Warrior |
        | Foriysian Brigade | Palace Guard      | Grizzly Bears | Gray Ogre      |

    Scenario: An attacker and its only blocker need no damage assignment order
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Grizzly Bears and Hill Giant
      And Alex controls Wall of Wood
      And Carissa controls Wall of Stone
      And Rob has declared these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Alex    |
        | Hill Giant    | Carissa |
      And Alex has blocked Grizzly Bears with Wall of Wood
      When Carissa blocks Hill Giant with Wall of Stone
      Then the declaration is legal
      And nobody is asked to order attackers
      And nobody is asked to order blockers
      And Rob has priority

    @cr:510.1d
    Scenario Outline: If ordered first, <first> needs lethal damage first (until 2024)
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Grizzly Bears and Hill Giant
      And Carissa controls Two-Headed Giant of Foriys
      And Rob has declared these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Carissa |
        | Hill Giant    | Carissa |
      And Carissa has declared these blocks:
        | blocker                    | blocks                       |
        | Two-Headed Giant of Foriys | Grizzly Bears and Hill Giant |
      When Carissa announces the order <first> and <second> for Two-Headed Giant of Foriys
      Then this is legal
      When Carissa assigns this damage:
        | source                     | to       | damage |
        | Two-Headed Giant of Foriys | <first>  | <less> |
        | Two-Headed Giant of Foriys | <second> | <rest> |
      Then this is illegal
      And nothing has changed
      When Carissa assigns this damage:
        | source                     | to       | damage  |
        | Two-Headed Giant of Foriys | <first>  | <all>   |
        | Two-Headed Giant of Foriys | <second> | <spare> |
      Then this is legal
      And <first> is in Rob's graveyard
      And <second> has <spare> damage marked on it

      Examples:
        | first         | second        | less | rest | all | spare |
        | Grizzly Bears | Hill Giant    | 1    | 3    | 2   | 2     |
        | Hill Giant    | Grizzly Bears | 2    | 2    | 3   | 1     |

  @cr:802.5 @cr:510.1 @until:2024-08-02
  Rule: After the damage assignment orders, damage is assigned in turn from the active player

    Scenario Outline: Active player <active> assigns damage, then defending players in order
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is <active>'s precombat main phase
      And these permanents are on the battlefield:
        | permanent               | controller |
        | Craw Wurm               | <active>   |
        | Savannah Lions          | <active>   |
        | Eager Cadet             | <active>   |
        | Coral Merfolk           | <active>   |
        | Raging Goblin           | <active>   |
        | left Foriysian Brigade  | <first>    |
        | right Foriysian Brigade | <second>   |
        | Gray Ogre               | <second>   |
        | Wall of Wood            | <second>   |
      And <active> has declared these attacks:
        | attacker       | attacks  |
        | Craw Wurm      | <second> |
        | Savannah Lions | <second> |
        | Eager Cadet    | <second> |
        | Coral Merfolk  | <first>  |
        | Raging Goblin  | <first>  |
      And <first> has declared these blocks:
        | blocker                | blocks                          |
        | left Foriysian Brigade | Coral Merfolk and Raging Goblin |
      And <second> has declared these blocks:
        | blocker                 | blocks                         |
        | right Foriysian Brigade | Savannah Lions and Eager Cadet |
        | Gray Ogre               | Craw Wurm                      |
        | Wall of Wood            | Craw Wurm                      |
      When play goes on to the combat damage step
      Then <active> is asked to assign damage
      When <active> assigns this damage:
        | source         | to                      | damage |
        | Craw Wurm      | Gray Ogre               | 3      |
        | Craw Wurm      | Wall of Wood            | 3      |
        | Savannah Lions | right Foriysian Brigade | 2      |
        | Eager Cadet    | right Foriysian Brigade | 1      |
        | Coral Merfolk  | left Foriysian Brigade  | 2      |
        | Raging Goblin  | left Foriysian Brigade  | 1      |
      Then this is legal
      And Gray Ogre is on the battlefield
      And <first> is asked to assign damage
      When <first> assigns this damage:
        | source                 | to            | damage |
        | left Foriysian Brigade | Coral Merfolk | 1      |
        | left Foriysian Brigade | Raging Goblin | 1      |
      Then this is legal
      And Raging Goblin is on the battlefield
      And <second> is asked to assign damage
      When <second> assigns this damage:
        | source                  | to             | damage |
        | right Foriysian Brigade | Savannah Lions | 1      |
        | right Foriysian Brigade | Eager Cadet    | 1      |
        | Gray Ogre               | Craw Wurm      | 2      |
      Then this is legal
      And Gray Ogre is in <second>'s graveyard
      And Wall of Wood is in <second>'s graveyard
      And Savannah Lions is in <active>'s graveyard
      And Eager Cadet is in <active>'s graveyard
      And Coral Merfolk is in <active>'s graveyard
      And Raging Goblin is in <active>'s graveyard
      And right Foriysian Brigade has 3 damage marked on it
      And Craw Wurm has 2 damage marked on it

      Examples:
        | active | first   | second  |
        | Alex   | Carissa | Rob     |
        | Dana   | Rob     | Carissa |

  @cr:802.5 @since:2024-11-08
  Rule: Damage is assigned in turn order from the active player and divided freely

    Scenario: Since 2024, no player announces a damage assignment order
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls Grizzly Bears, Gray Ogre, Hill Giant and Elvish Warrior
      And Alex controls Foriysian Brigade
      And Dana controls Palace Guard and Wall of Wood
      And Carissa has declared these attacks:
        | attacker       | attacks |
        | Grizzly Bears  | Alex    |
        | Gray Ogre      | Alex    |
        | Hill Giant     | Dana    |
        | Elvish Warrior | Dana    |
      And Dana has declared these blocks:
        | blocker      | blocks                        |
        | Palace Guard | Hill Giant and Elvish Warrior |
        | Wall of Wood | Hill Giant                    |
      When Alex declares these blocks:
        | blocker           | blocks                      |
        | Foriysian Brigade | Grizzly Bears and Gray Ogre |
      Then the declaration is legal
      And nobody is asked to order blockers
      And nobody is asked to order attackers
      And Carissa has priority

    @cr:510.1
    Scenario Outline: Active player <active> assigns damage first, then <first>, then <second>
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is <active>'s precombat main phase
      And these permanents are on the battlefield:
        | permanent               | controller |
        | Craw Wurm               | <active>   |
        | Savannah Lions          | <active>   |
        | Eager Cadet             | <active>   |
        | Coral Merfolk           | <active>   |
        | Raging Goblin           | <active>   |
        | left Foriysian Brigade  | <first>    |
        | right Foriysian Brigade | <second>   |
        | Gray Ogre               | <second>   |
        | Wall of Wood            | <second>   |
      And <active> has declared these attacks:
        | attacker       | attacks  |
        | Craw Wurm      | <second> |
        | Savannah Lions | <second> |
        | Eager Cadet    | <second> |
        | Coral Merfolk  | <first>  |
        | Raging Goblin  | <first>  |
      And <first> has declared these blocks:
        | blocker                | blocks                          |
        | left Foriysian Brigade | Coral Merfolk and Raging Goblin |
      And <second> has declared these blocks:
        | blocker                 | blocks                         |
        | right Foriysian Brigade | Savannah Lions and Eager Cadet |
        | Gray Ogre               | Craw Wurm                      |
        | Wall of Wood            | Craw Wurm                      |
      When play goes on to the combat damage step
      Then <active> is asked to assign damage
      When <active> assigns this damage:
        | source         | to                      | damage |
        | Craw Wurm      | Gray Ogre               | 1      |
        | Craw Wurm      | Wall of Wood            | 5      |
        | Savannah Lions | right Foriysian Brigade | 2      |
        | Eager Cadet    | right Foriysian Brigade | 1      |
        | Coral Merfolk  | left Foriysian Brigade  | 2      |
        | Raging Goblin  | left Foriysian Brigade  | 1      |
      Then this is legal
      And Wall of Wood is on the battlefield
      And <first> is asked to assign damage
      When <first> assigns this damage:
        | source                 | to            | damage |
        | left Foriysian Brigade | Coral Merfolk | 1      |
        | left Foriysian Brigade | Raging Goblin | 1      |
      Then this is legal
      And Raging Goblin is on the battlefield
      And <second> is asked to assign damage
      When <second> assigns this damage:
        | source                  | to             | damage |
        | right Foriysian Brigade | Savannah Lions | 1      |
        | right Foriysian Brigade | Eager Cadet    | 1      |
        | Gray Ogre               | Craw Wurm      | 2      |
      Then this is legal
      And Wall of Wood is in <second>'s graveyard
      And Gray Ogre has 1 damage marked on it
      And Craw Wurm has 2 damage marked on it
      And Coral Merfolk is in <active>'s graveyard
      And Eager Cadet is in <active>'s graveyard
      And left Foriysian Brigade has 3 damage marked on it

      Examples:
        | active  | first   | second |
        | Rob     | Alex    | Dana   |
        | Carissa | Dana    | Alex   |
        | Alex    | Carissa | Rob    |

    @cr:510.1d
    Scenario Outline: A creature that blocks two may divide its damage into <bears> and <giant>
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Grizzly Bears, Hill Giant and Gray Ogre
      And Carissa controls Two-Headed Giant of Foriys
      And Rob has declared these attacks:
        | attacker      | attacks |
        | Gray Ogre     | Alex    |
        | Grizzly Bears | Carissa |
        | Hill Giant    | Carissa |
      And Carissa has declared these blocks:
        | blocker                    | blocks                       |
        | Two-Headed Giant of Foriys | Grizzly Bears and Hill Giant |
      When Carissa assigns this damage:
        | source                     | to            | damage |
        | Two-Headed Giant of Foriys | Grizzly Bears | 2      |
        | Two-Headed Giant of Foriys | Gray Ogre     | 2      |
      Then this is illegal
      And nothing has changed
      When Carissa assigns this damage:
        | source                     | to            | damage  |
        | Two-Headed Giant of Foriys | Grizzly Bears | <bears> |
        | Two-Headed Giant of Foriys | Hill Giant    | <giant> |
      Then this is legal
      And <survivor> has <damage> damage marked on it
      And <victim> is in Rob's graveyard

      Examples:
        | bears | giant | survivor      | damage | victim        |
        | 1     | 3     | Grizzly Bears | 1      | Hill Giant    |
        | 2     | 2     | Hill Giant    | 2      | Grizzly Bears |
        | 3     | 1     | Hill Giant    | 1      | Grizzly Bears |

    @cr:510.1c
    Scenario Outline: A creature blocked by two may divide its damage into <first> and <second>
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Hill Giant
      And Carissa controls Grizzly Bears and Gray Ogre
      And Rob has attacked Carissa with Hill Giant
      And Carissa has blocked Hill Giant with Grizzly Bears and Gray Ogre
      When Rob assigns this damage:
        | source     | to            | damage |
        | Hill Giant | Grizzly Bears | 1      |
        | Hill Giant | Gray Ogre     | 1      |
      Then this is illegal
      And nothing has changed
      When Rob assigns this damage:
        | source     | to            | damage   |
        | Hill Giant | Grizzly Bears | <first>  |
        | Hill Giant | Gray Ogre     | <second> |
      Then this is legal
      When combat damage is dealt
      Then <survivor> has 1 damage marked on it
      And Carissa has 20 life

      Examples:
        | first | second | survivor      |
        | 1     | 2      | Grizzly Bears |
        | 2     | 1      | Gray Ogre     |

  @cr:802.5
  Rule: All combat damage is dealt at the same time, no matter which players are attacked

    @cr:510.2
    Scenario: Players at 0 life after one combat lose the game at the same time
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears and Hill Giant
      And Rob has 2 life
      And Carissa has 3 life
      And Alex has declared these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Rob     |
        | Hill Giant    | Carissa |
      When combat damage is dealt
      Then Rob has left the game
      And Carissa has left the game
      And Alex has won

    @cr:510.2
    Scenario Outline: <artist>'s dying Blood Artist sees another player's creature die too
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Grizzly Bears and Hill Giant
      And <artist> controls Blood Artist
      And <other> controls Eager Cadet
      And Rob has declared these attacks:
        | attacker      | attacks  |
        | Grizzly Bears | <artist> |
        | Hill Giant    | <other>  |
      And Alex has blocked <alexs attacker> with <alexs guard>
      And Carissa has blocked <carissas attacker> with <carissas guard>
      When combat damage is dealt
      Then Blood Artist is in <artist>'s graveyard
      And Eager Cadet is in <other>'s graveyard
      When <artist> chooses Rob
      Then this is legal
      When <artist> chooses Rob
      Then this is legal
      When the stack resolves
      Then <artist> has 22 life
      And Rob has 18 life

      Examples:
        | artist  | other   | alexs attacker | alexs guard  | carissas attacker | carissas guard |
        | Alex    | Carissa | Grizzly Bears  | Blood Artist | Hill Giant        | Eager Cadet    |
        | Carissa | Alex    | Hill Giant     | Eager Cadet  | Grizzly Bears     | Blood Artist   |

    @cr:510.4
    Scenario: One attacker with first strike creates two damage steps for everyone
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Youthful Knight and Grizzly Bears
      And Rob has declared these attacks:
        | attacker        | attacks |
        | Youthful Knight | Alex    |
        | Grizzly Bears   | Carissa |
      When play goes on to the first-strike damage step
      Then Alex has 18 life
      And Carissa has 20 life
      And Rob has priority
      When play goes on to the combat damage step
      Then Alex has 18 life
      And Carissa has 18 life

    @cr:510.4
    Scenario: A blocker with first strike delays all other damage to a second step
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Gray Ogre and Hill Giant
      And Carissa controls Tundra Wolves and Savannah Lions
      And Rob has declared these attacks:
        | attacker   | attacks |
        | Gray Ogre  | Carissa |
        | Hill Giant | Alex    |
      And Carissa has blocked Gray Ogre with Tundra Wolves and Savannah Lions
      When play goes on to the first-strike damage step
      Then Gray Ogre has 1 damage marked on it
      And Alex has 20 life
      When combat damage is dealt
      Then Alex has 17 life
      And Gray Ogre is in Rob's graveyard

    @cr:702.19b
    Scenario: Trample's excess damage can be dealt only to the attacked player
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Colossal Dreadmaw and Grizzly Bears
      And Alex controls Wall of Wood
      And Rob has declared these attacks:
        | attacker          | attacks |
        | Colossal Dreadmaw | Alex    |
        | Grizzly Bears     | Carissa |
      And Alex has blocked Colossal Dreadmaw with Wall of Wood
      When Rob assigns this damage:
        | source            | to           | damage |
        | Colossal Dreadmaw | Wall of Wood | 3      |
        | Colossal Dreadmaw | Carissa      | 3      |
        | Grizzly Bears     | Carissa      | 2      |
      Then this is illegal
      And nothing has changed
      When Rob assigns this damage:
        | source            | to           | damage |
        | Colossal Dreadmaw | Wall of Wood | 3      |
        | Colossal Dreadmaw | Alex         | 3      |
        | Grizzly Bears     | Carissa      | 2      |
      Then this is legal
      And Wall of Wood is in Alex's graveyard
      And Alex has 17 life
      And Carissa has 18 life

    @cr:702.19b
    Scenario: Trample's excess damage can be dealt only to the attacked planeswalker
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Colossal Dreadmaw
      And Carissa controls Wall of Wood and Jace Beleren
      And Rob has attacked Jace Beleren with Colossal Dreadmaw
      And Carissa has blocked Colossal Dreadmaw with Wall of Wood
      When Rob assigns this damage:
        | source            | to           | damage |
        | Colossal Dreadmaw | Wall of Wood | 3      |
        | Colossal Dreadmaw | Carissa      | 3      |
      Then this is illegal
      And nothing has changed
      When Rob assigns this damage:
        | source            | to           | damage |
        | Colossal Dreadmaw | Wall of Wood | 4      |
        | Colossal Dreadmaw | Jace Beleren | 2      |
      Then this is legal
      And Jace Beleren has 1 loyalty counter
      And Carissa has 20 life

    @cr:510.4
    Scenario: One attacker with double strike creates two damage steps for everyone
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Fencing Ace and Grizzly Bears
      And Rob has declared these attacks:
        | attacker      | attacks |
        | Fencing Ace   | Alex    |
        | Grizzly Bears | Carissa |
      When play goes on to the first-strike damage step
      Then Alex has 19 life
      And Carissa has 20 life
      When play goes on to the combat damage step
      Then Alex has 18 life
      And Carissa has 18 life
