@since:2020-06-01
Feature: Attack multiple players: between teams
  Teams that don't share their turns attack several players under the same
  rules as everybody who plays alone.

  @since:2024-06-07 @cr:101.4 @cr:802.4
  Rule: Defending players declare blockers one after another in turn order

    Scenario: A planeswalker's controller blocks in turn order in a team game
      Given a team game of Rob and Dana against Alex and Carissa
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Grizzly Bears         | Rob        |           |
        | Hill Giant            | Rob        |           |
        | Invasion of Dominaria | Dana       | Alex      |
        | Jace Beleren          | Alex       |           |
        | Wall of Wood          | Alex       |           |
        | Wall of Stone         | Carissa    |           |
      And Rob has declared these attacks:
        | attacker      | attacks      |
        | Grizzly Bears | Carissa      |
        | Hill Giant    | Jace Beleren |
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

    Scenario: A battle's protector blocks in turn order in a team game
      Given a team game of Rob and Dana against Alex and Carissa
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Grizzly Bears         | Rob        |           |
        | Hill Giant            | Rob        |           |
        | Invasion of Dominaria | Dana       | Alex      |
        | Jace Beleren          | Alex       |           |
        | Wall of Wood          | Alex       |           |
        | Wall of Stone         | Carissa    |           |
      And Rob has declared these attacks:
        | attacker      | attacks               |
        | Grizzly Bears | Carissa               |
        | Hill Giant    | Invasion of Dominaria |
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

  @since:2024-06-07 @cr:802.2a
  Rule: Nobody replaces the player who was attacked as the defending player

    @cr:506.4c
    Scenario: An attacked planeswalker's taker isn't defending in a team game
      Given a team game of Rob and Carissa against Alex and Dana
      And Rob controls Agate-Blade Assassin
      And Alex controls Jace Beleren
      And Carissa controls five Mountains
      And Carissa holds Word of Seizing
      And Rob has attacked Jace Beleren with Agate-Blade Assassin
      When Carissa casts Word of Seizing targeting Jace Beleren
      Then this is legal
      When the top of the stack resolves
      Then Carissa controls Jace Beleren
      And Agate-Blade Assassin is attacking nothing
      When the stack resolves
      Then Carissa has 20 life
      And Rob has 21 life

    @cr:800.4a
    Scenario: A battle without protector gets none while attacked in a team game
      Given a team game of Rob and Dana against Alex and Carissa
      And Rob controls Agate-Blade Assassin
      And Dana controls Wall of Wood
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Invasion of Dominaria | Dana       | Carissa   |
      And Rob has attacked Invasion of Dominaria with Agate-Blade Assassin
      When Carissa concedes
      Then this is legal
      When the stack resolves
      Then Dana has 20 life
      And Rob has 21 life
      When Dana blocks Agate-Blade Assassin with Wall of Wood
      Then the declaration is illegal
      When combat damage is dealt
      Then Dana has 20 life

  @since:2024-06-07 @cr:508.1c @cr:802.3a
  Rule: A restriction counts all attackers unless it is about attacks on one player

    @cr:506.5
    Scenario: Attackers of two opponents don't attack alone in a team game
      Given a team game of Rob and Dana against Alex and Carissa
      And Rob controls Akrasan Squire, Grizzly Bears and Hill Giant
      When Rob declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Alex    |
        | Hill Giant    | Carissa |
      Then the declaration is legal
      And Akrasan Squire's ability is not on the stack
      When combat damage is dealt
      Then Alex has 18 life
      And Carissa has 17 life

    @cr:508.1h
    Scenario: Propaganda spares attackers of a battle in a team game
      Given a team game of Rob and Dana against Alex and Eve
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Grizzly Bears         | Rob        |           |
        | Invasion of Dominaria | Rob        | Alex      |
        | Propaganda            | Alex       |           |
      When Rob attacks Alex with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Invasion of Dominaria with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Invasion of Dominaria

  @since:2024-06-07 @cr:508.1d @cr:802.3a
  Rule: A requirement to attack can be obeyed anywhere unless it names a player

    Scenario: Nobody has to attack who has left in a team game
      Given a team game of Rob and Carissa against Alex and Dana
      And Rob controls Grizzly Bears
      And Alex controls Alluring Siren
      And Alex has activated Alluring Siren targeting Grizzly Bears
      And the stack has resolved
      And Rob has passed
      And Carissa has passed
      And Alex has conceded
      When Rob declares no attack
      Then the declaration is legal
      And Grizzly Bears is not attacking

    @cr:800.4m
    Scenario: A goaded creature stays goaded by who has left in a team game
      Given a team game of Alex and Rob against Carissa and Dana
      And Alex controls four Mountains
      And Alex holds Disrupt Decorum
      And Rob controls Craw Wurm
      And Alex has cast Disrupt Decorum
      And the stack has resolved
      And Alex has conceded
      And play has gone on to Rob's precombat main phase
      When Rob declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Dana with Craw Wurm
      Then the declaration is legal
      And Craw Wurm is attacking Dana

  @since:2024-06-07 @cr:508.1d @cr:701.15b @cr:802.3a
  Rule: A goaded creature that can attack only the goading player must attack anyway

    Scenario: A goaded creature may attack Jace in a team game
      Given a team game of Alex and Carissa against Rob and Dana
      And Alex controls four Mountains and Jace Beleren
      And Alex holds Disrupt Decorum
      And Rob controls Craw Wurm
      And Alex has cast Disrupt Decorum
      And the stack has resolved
      And play has gone on to Rob's precombat main phase
      And Carissa has conceded
      When Rob declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Jace Beleren with Craw Wurm
      Then the declaration is legal
      And Craw Wurm is attacking Jace Beleren

  @cr:508.4c @cr:802.3a
  Rule: Attack restrictions and costs don't apply to a creature that enters attacking

    Scenario: A token enters attacking past Teferi's Moat in a team game
      Given a team game of Rob and Dana against Alex and Carissa
      And these permanents are on the battlefield:
        | permanent        | controller | chosen     |
        | Hanweir Garrison | Rob        |            |
        | Teferi's Moat    | Carissa    | color: red |
      When Rob attacks Carissa with Hanweir Garrison
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Alex with Hanweir Garrison
      Then the declaration is legal
      When the top of the stack resolves
      And Rob chooses Carissa
      Then this is legal
      When Rob chooses Alex
      Then this is legal
      When combat damage is dealt
      Then Carissa has 19 life
      And Alex has 17 life

    @cr:802.4b
    Scenario: Silent Arbiter allows each player one blocker in a team game
      Given a team game of Rob and Dana against Alex and Carissa
      And Rob controls Hanweir Garrison
      And Alex controls Wall of Wood
      And Carissa controls Silent Arbiter and Wall of Stone
      And Rob has attacked Alex with Hanweir Garrison
      When the top of the stack resolves
      And Rob chooses Carissa
      Then this is legal
      When Rob chooses Carissa
      Then this is legal
      And the new Human tokens are called left Human token and right Human token
      When Alex blocks Hanweir Garrison with Wall of Wood
      Then the declaration is legal
      And Hanweir Garrison is blocked by Wall of Wood
      When Carissa declares these blocks:
        | blocker        | blocks            |
        | Silent Arbiter | left Human token  |
        | Wall of Stone  | right Human token |
      Then the declaration is illegal
      And nothing has changed
      When Carissa blocks right Human token with Wall of Stone
      Then the declaration is legal
      And right Human token is blocked by Wall of Stone

  @since:2024-06-07 @cr:508.5a @cr:802.2a
  Rule: "Defending player" means one player: the one the creature attacks

    Scenario: Portal Mage turns an attack to a battle's protector in a team game
      Given a team game of Rob and Alex against Carissa and Dana
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Agate-Blade Assassin  | Rob        |           |
        | Reconnaissance        | Rob        |           |
        | Invasion of Dominaria | Alex       | Carissa   |
      And Rob controls three Islands
      And Rob holds Portal Mage
      And Rob has attacked Dana with Agate-Blade Assassin
      And Rob has cast Portal Mage
      And the top of the stack has resolved
      And Rob has chosen Agate-Blade Assassin
      When Rob agrees
      Then this is legal
      When Rob chooses Invasion of Dominaria
      Then this is legal
      And Agate-Blade Assassin is attacking Invasion of Dominaria
      When Rob activates Reconnaissance targeting Agate-Blade Assassin
      Then this is legal
      When the stack resolves
      Then Agate-Blade Assassin is not attacking
      And Carissa has 19 life
      And Dana has 20 life
      And Alex has 20 life

    Scenario: A stolen blocker's new controller isn't defending in a team game
      Given a team game of Rob and Carissa against Alex and Dana
      And Rob controls Slate Street Ruffian
      And Alex controls Wall of Wood
      And Alex holds Jump
      And Carissa controls five Mountains
      And Carissa holds Word of Seizing and Shock
      And Rob has attacked Alex with Slate Street Ruffian
      And Alex has blocked Slate Street Ruffian with Wall of Wood
      When Carissa casts Word of Seizing targeting Wall of Wood
      Then this is legal
      When the top of the stack resolves
      Then Carissa controls Wall of Wood
      And Slate Street Ruffian's ability is on the stack
      When the stack resolves
      Then Jump is in Alex's graveyard
      And Shock is in Carissa's hand

    Scenario: A planeswalker's later controller isn't defending in a team game
      Given a team game of Rob and Carissa against Alex and Dana
      And Rob controls Agate-Blade Assassin and Reconnaissance
      And Alex controls Jace Beleren
      And Carissa controls five Mountains
      And Carissa holds Word of Seizing
      And Rob has attacked Jace Beleren with Agate-Blade Assassin
      And Rob has activated Reconnaissance targeting Agate-Blade Assassin
      And the top of the stack has resolved
      When Carissa casts Word of Seizing targeting Jace Beleren
      Then this is legal
      When the top of the stack resolves
      Then Carissa controls Jace Beleren
      And Agate-Blade Assassin is not attacking
      When the stack resolves
      Then Alex has 19 life
      And Carissa has 20 life
      And Rob has 21 life

    Scenario: A stolen attacker keeps its defending player in a team game
      Given a team game of Rob and Carissa against Alex and Dana
      And Rob controls Agate-Blade Assassin
      And Carissa controls five Mountains
      And Carissa holds Word of Seizing
      And Rob has attacked Alex with Agate-Blade Assassin
      When Carissa casts Word of Seizing targeting Agate-Blade Assassin
      Then this is legal
      When the top of the stack resolves
      Then Carissa controls Agate-Blade Assassin
      And Agate-Blade Assassin is not attacking
      When the stack resolves
      Then Alex has 19 life
      And Carissa has 20 life
      And Rob has 21 life

  @cr:508.7b @cr:802.3a
  Rule: Attack restrictions don't stop an attack from being reselected

    Scenario: Portal Mage moves a third attack past Crawlspace in a team game
      Given a team game of Rob and Dana against Alex and Carissa
      And Rob controls Grizzly Bears, Gray Ogre and Hill Giant
      And Alex controls Crawlspace
      And Carissa controls three Islands
      And Carissa holds Portal Mage
      And Rob has declared these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Alex    |
        | Gray Ogre     | Alex    |
        | Hill Giant    | Carissa |
      And Carissa has cast Portal Mage
      And the top of the stack has resolved
      And Carissa has chosen Hill Giant
      When Carissa agrees
      Then this is legal
      When Carissa chooses Alex
      Then this is legal
      And Hill Giant is attacking Alex
      When combat damage is dealt
      Then Alex has 13 life
      And Carissa has 20 life

    Scenario: Portal Mage moves Sea Monster where no Island is in a team game
      Given a team game of Dana and Carissa against Rob and Alex
      And it is Dana's precombat main phase
      And Dana controls Sea Monster
      And Alex controls three Islands
      And Alex holds Portal Mage
      And Dana has attacked Alex with Sea Monster
      And Alex has cast Portal Mage
      And the top of the stack has resolved
      When Alex agrees
      Then this is legal
      When Alex chooses Rob
      Then this is legal
      And Sea Monster is attacking Rob
      When combat damage is dealt
      Then Rob has 14 life
      And Alex has 20 life

  @since:2024-06-07 @cr:509.1a @cr:802.4a
  Rule: A player's creatures block only what attacks them, their planeswalkers or their battles

    Scenario: False Orders keeps a block among one's attackers in a team game
      Given a team game of Rob and Dana against Alex and Carissa
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

  @since:2024-06-07 @cr:509.1b @cr:509.1c @cr:802.4b
  Rule: A player's blocks are judged without regard to other players' blocks

    Scenario: Jace's controller must block Prized Unicorn in a team game
      Given a team game of Rob and Dana against Alex and Carissa
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

  @since:2024-06-07 @cr:510.2 @cr:802.5
  Rule: All combat damage is dealt at the same time, no matter which players are attacked

    Scenario: A dying Blood Artist sees others die in a team game
      Given a team game of Rob and Dana against Alex and Carissa
      And Rob controls Grizzly Bears and Hill Giant
      And Alex controls Blood Artist
      And Carissa controls Eager Cadet
      And Rob has declared these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Alex    |
        | Hill Giant    | Carissa |
      And Alex has blocked Grizzly Bears with Blood Artist
      And Carissa has blocked Hill Giant with Eager Cadet
      When combat damage is dealt
      Then Blood Artist is in Alex's graveyard
      And Eager Cadet is in Carissa's graveyard
      When Alex chooses Rob
      Then this is legal
      When Alex chooses Rob
      Then this is legal
      When the stack resolves
      Then Alex has 22 life
      And Rob has 18 life

  @since:2024-11-08 @cr:510.4 @cr:802.5
  Rule: In each of two damage steps, damage is assigned in turn order

    Scenario: The active player assigns first in the second step in a team game
      Given a team game of Rob and Dana against Alex and Carissa
      And Rob controls Craw Wurm, Grizzly Bears, Gray Ogre, Runeclaw Bear, Savannah Lions and Hurloon Minotaur
      And Alex controls Two-Headed Giant of Foriys, Wall of Wood and Wall of Stone
      And Carissa controls Foriysian Brigade and Tundra Wolves
      And Rob has declared these attacks:
        | attacker         | attacks |
        | Craw Wurm        | Alex    |
        | Grizzly Bears    | Alex    |
        | Gray Ogre        | Alex    |
        | Runeclaw Bear    | Carissa |
        | Savannah Lions   | Carissa |
        | Hurloon Minotaur | Carissa |
      And Alex has declared these blocks:
        | blocker                    | blocks                      |
        | Wall of Wood               | Craw Wurm                   |
        | Wall of Stone              | Craw Wurm                   |
        | Two-Headed Giant of Foriys | Grizzly Bears and Gray Ogre |
      And Carissa has declared these blocks:
        | blocker           | blocks                           |
        | Foriysian Brigade | Runeclaw Bear and Savannah Lions |
        | Tundra Wolves     | Hurloon Minotaur                 |
      When play goes on to the combat damage step
      Then Rob is asked to assign damage
      When Rob assigns this damage:
        | source    | to           | damage |
        | Craw Wurm | Wall of Wood | 6      |
      Then this is legal
      And Alex is asked to assign damage
      When Alex assigns this damage:
        | source                     | to        | damage |
        | Two-Headed Giant of Foriys | Gray Ogre | 4      |
      Then this is legal
      And Carissa is asked to assign damage

  @since:2024-11-08 @cr:722.5 @cr:802.5
  Rule: Damage is assigned in turn order from the active player, even if another controls them

    Scenario: A controller of the active player assigns twice in a team game
      Given a team game of Carissa and Rob against Alex and Dana
      And these permanents are on the battlefield:
        | permanent               | controller |
        | Mindslaver              | Rob        |
        | first Mountain          | Rob        |
        | second Mountain         | Rob        |
        | third Mountain          | Rob        |
        | fourth Mountain         | Rob        |
        | Craw Wurm               | Alex       |
        | Savannah Lions          | Alex       |
        | Eager Cadet             | Alex       |
        | Coral Merfolk           | Alex       |
        | Raging Goblin           | Alex       |
        | left Foriysian Brigade  | Carissa    |
        | right Foriysian Brigade | Rob        |
        | Gray Ogre               | Rob        |
        | Wall of Wood            | Rob        |
      And Rob has activated Mindslaver targeting Alex
      And the stack has resolved
      And play has gone on to Alex's precombat main phase
      And Rob has declared these attacks:
        | attacker       | attacks |
        | Craw Wurm      | Rob     |
        | Savannah Lions | Rob     |
        | Eager Cadet    | Rob     |
        | Coral Merfolk  | Carissa |
        | Raging Goblin  | Carissa |
      And Carissa has declared these blocks:
        | blocker                | blocks                          |
        | left Foriysian Brigade | Coral Merfolk and Raging Goblin |
      And Rob has declared these blocks:
        | blocker                 | blocks                         |
        | right Foriysian Brigade | Savannah Lions and Eager Cadet |
        | Gray Ogre               | Craw Wurm                      |
        | Wall of Wood            | Craw Wurm                      |
      When play goes on to the combat damage step
      Then Rob is asked to assign damage
      When Rob assigns this damage:
        | source         | to                      | damage |
        | Craw Wurm      | Gray Ogre               | 1      |
        | Craw Wurm      | Wall of Wood            | 5      |
        | Savannah Lions | right Foriysian Brigade | 2      |
        | Eager Cadet    | right Foriysian Brigade | 1      |
        | Coral Merfolk  | left Foriysian Brigade  | 2      |
        | Raging Goblin  | left Foriysian Brigade  | 1      |
      Then this is legal
      And Carissa is asked to assign damage
      When Carissa assigns this damage:
        | source                 | to            | damage |
        | left Foriysian Brigade | Coral Merfolk | 2      |
      Then this is legal
      And Rob is asked to assign damage
      And Wall of Wood is on the battlefield
      When Rob assigns this damage:
        | source                  | to             | damage |
        | right Foriysian Brigade | Savannah Lions | 2      |
        | Gray Ogre               | Craw Wurm      | 2      |
      Then this is legal
      And Wall of Wood is in Rob's graveyard
      And Coral Merfolk is in Alex's graveyard
      And Savannah Lions is in Alex's graveyard

  @since:2024-06-07 @cr:802.2
  Rule: All opponents are defending players; none is chosen

    Scenario: An opponent who has left isn't defending in a team game
      Given a team game of Rob and Carissa against Alex and Dana
      And Rob has passed
      And Carissa has conceded
      When play goes on to the beginning of combat
      Then the defending players are Alex and Dana
