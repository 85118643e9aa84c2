@since:2020-06-01
Feature: Declare attackers step: joining attacks in other kinds of games
  Creatures enter attacking, attack somebody else and have a defending player
  alike in every kind of game.

  @since:2024-06-07 @cr:508.5a
  Rule: "Defending player" means one player: the one the creature attacks

    @cr:310.8d
    Scenario: Mountainwalk is evaded by a battle's protector in a two-player game
      Given a two-player game between Rob and Carissa
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Goblin Mountaineer    | Rob        |           |
        | Invasion of Dominaria | Rob        | Carissa   |
        | Mountain              | Carissa    |           |
        | Hill Giant            | Carissa    |           |
      And Rob has attacked Invasion of Dominaria with Goblin Mountaineer
      When Carissa blocks Goblin Mountaineer with Hill Giant
      Then the declaration is illegal
      And nothing has changed

    Scenario Outline: A token's own defending player is looked at <where>
      Given a <game>
      And these permanents are on the battlefield:
        | permanent        | controller |
        | Hanweir Garrison | Rob        |
        | Tropical Island  | Alex       |
        | Forest           | Carissa    |
      And Rob controls three Mountains
      And Rob holds Mercadia's Downfall
      And Rob has attacked Carissa with Hanweir Garrison
      And the top of the stack has resolved
      And Rob has chosen Alex
      And Rob has chosen Carissa
      When Rob casts Mercadia's Downfall
      Then this is legal
      When the stack resolves
      Then the new Human Tokens are called left Human Token and right Human Token
      And left Human Token is 2/1
      And right Human Token is 1/1
      And Hanweir Garrison is 2/3

      Examples:
        | where             | game                                                           |
        | in a team game    | team game of Rob and Dana against Alex and Carissa             |
        | with shared turns | Two-Headed Giant game of Rob and Dana against Alex and Carissa |

    Scenario Outline: Mountainwalk looks at Jace's controller's Mountain <where>
      Given a <game>
      And Rob controls Goblin Mountaineer
      And Alex controls Gray Ogre and Alex's Jace Beleren
      And Carissa controls Hill Giant, Carissa's Jace Beleren and one Mountain
      And Rob has attacked Carissa's Jace Beleren with Goblin Mountaineer
      When Carissa blocks Goblin Mountaineer with Hill Giant
      Then the declaration is illegal
      And nothing has changed
      When combat damage is dealt
      Then Carissa's Jace Beleren has 2 loyalty counters

      Examples:
        | where             | game                                                           |
        | in a team game    | team game of Rob and Alex against Carissa and Dana             |
        | with shared turns | Two-Headed Giant game of Rob and Alex against Carissa and Dana |

    Scenario: A stolen blocker doesn't change who defends in a two-player game
      Given a two-player game between Rob and Alex
      And Rob controls Slate Street Ruffian
      And Alex controls Wall of Wood
      And Alex holds Jump
      And Rob controls five Mountains
      And Rob holds Word of Seizing and Shock
      And Rob has attacked Alex with Slate Street Ruffian
      And Alex has blocked Slate Street Ruffian with Wall of Wood
      When Rob casts Word of Seizing targeting Wall of Wood
      Then this is legal
      When the top of the stack resolves
      Then Rob controls Wall of Wood
      And Slate Street Ruffian's ability is on the stack
      When the stack resolves
      Then Jump is in Alex's graveyard
      And Shock is in Rob's hand

  @cr:508.4
  Rule: A creature that enters attacking attacks what its controller chooses

    Scenario Outline: Relentless Assault leaves an entered token tapped <where>
      Given a <game>
      And it is Alex's precombat main phase
      And Alex controls Hanweir Garrison and four Mountains
      And Alex holds Relentless Assault
      And Alex has attacked Rob with Hanweir Garrison
      When the stack resolves
      Then the new Human tokens are called left Human token and right Human token
      When play goes on to the postcombat main phase
      Then Hanweir Garrison is tapped
      When Alex casts Relentless Assault
      Then this is legal
      When the stack resolves
      Then Hanweir Garrison is untapped
      And left Human token is tapped
      And right Human token is tapped

      Examples:
        | where             | game                                                           |
        | in free-for-all   | free-for-all between Alex, Rob and Carissa                     |
        | in a team game    | team game of Alex and Carissa against Rob and Dana             |
        | with shared turns | Two-Headed Giant game of Alex and Carissa against Rob and Dana |

  @cr:508.4 @cr:508.7d @cr:805.10a
  Rule: A creature that enters attacking or is redirected may attack any defending player

    Scenario: Portal Mage moves an attack to a planeswalker in a two-player game
      Given a two-player game between Rob and Carissa
      And it is Rob's precombat main phase
      And Rob controls Hill Giant
      And Carissa controls Jace Beleren
      And Carissa controls three Islands
      And Carissa holds Portal Mage
      And Rob has attacked Carissa with Hill Giant
      And Carissa has cast Portal Mage
      And the top of the stack has resolved
      And Carissa has chosen Hill Giant
      When Carissa agrees
      Then this is legal
      And Carissa may choose among Carissa and Jace Beleren
      When Carissa chooses Carissa
      Then this is legal
      And Hill Giant is attacking Carissa

    Scenario: Portal Mage changes what is attacked in a two-player game
      Given a two-player game between Rob and Carissa
      And it is Rob's precombat main phase
      And Rob controls Hill Giant
      And Carissa controls Jace Beleren
      And Carissa controls three Islands
      And Carissa holds Portal Mage
      And Rob has attacked Carissa with Hill Giant
      And Carissa has cast Portal Mage
      And the top of the stack has resolved
      And Carissa has chosen Hill Giant
      When Carissa agrees
      Then this is legal
      And Carissa may choose among Carissa and Jace Beleren
      When Carissa chooses Jace Beleren
      Then this is legal
      And Hill Giant is attacking Jace Beleren

  @cr:508.4b @cr:508.4c
  Rule: An effect can make a creature on the battlefield attack a player still in the game

    Scenario Outline: Tahngarth joins an attack that is restricted <where>
      Given a <game>
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears
      And Carissa controls Silent Arbiter
      And these permanents are on the battlefield:
        | permanent             | controller | tapped |
        | Tahngarth, First Mate | Rob        | yes    |
      And Alex has attacked Carissa with Grizzly Bears
      And the top of the stack has resolved
      When Rob agrees
      Then this is legal
      And Tahngarth, First Mate is attacking Carissa
      And Grizzly Bears is attacking Carissa

      Examples:
        | where             | game                                                           |
        | in a team game    | team game of Alex and Dana against Carissa and Rob             |
        | with shared turns | Two-Headed Giant game of Alex and Dana against Carissa and Rob |

    Scenario: Tahngarth joins an attack past Teferi's Moat in a two-player game
      Given a two-player game between Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears
      And Carissa controls Silent Arbiter
      And these permanents are on the battlefield:
        | permanent             | controller | tapped | chosen     |
        | Tahngarth, First Mate | Carissa    | yes    |            |
        | Teferi's Moat         | Carissa    |        | color: red |
      And Alex has attacked Carissa with Grizzly Bears
      And the top of the stack has resolved
      When Carissa agrees
      Then this is legal
      And Tahngarth, First Mate is attacking Carissa
      And Grizzly Bears is attacking Carissa

    Scenario: Tahngarth joins an attack past a limit in a two-player game
      Given a two-player game between Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears
      And Carissa controls Silent Arbiter
      And these permanents are on the battlefield:
        | permanent             | controller | tapped |
        | Tahngarth, First Mate | Carissa    | yes    |
      And Alex has attacked Carissa with Grizzly Bears
      And the top of the stack has resolved
      When Carissa agrees
      Then this is legal
      And Tahngarth, First Mate is attacking Carissa
      And Grizzly Bears is attacking Carissa

  @cr:508.4c
  Rule: A card put onto the battlefield attacking attacks what its controller chooses

    Scenario: Sea Monster enters attacking where no Island is with shared turns
      Given a Two-Headed Giant game of Rob and Carissa against Alex and Dana
      And Rob controls Yore-Tiller Nephilim
      And Rob's graveyard holds Sea Monster
      And Rob has attacked Alex with Yore-Tiller Nephilim
      When the stack resolves
      Then Sea Monster is attacking Alex
      When combat damage is dealt
      Then Alex has 22 life

    Scenario: Sea Monster enters attacking without an Island in a two-player game
      Given a two-player game between Rob and Alex
      And Rob controls Yore-Tiller Nephilim
      And Rob's graveyard holds Sea Monster
      And Rob has attacked Alex with Yore-Tiller Nephilim
      When the stack resolves
      Then Sea Monster is attacking Alex
      When combat damage is dealt
      Then Alex has 12 life

  @cr:508.5 @cr:508.7a
  Rule: Reselecting an attack changes the defending player but isn't a new attack

    Scenario: The last player attacked is the defending player with shared turns
      Given a Two-Headed Giant game of Dana and Rob against Alex and Carissa
      And Dana controls Slate Street Ruffian
      And it is Dana's precombat main phase
      And Alex controls three Islands
      And Alex holds Portal Mage and first Forest
      And Carissa controls Wall of Stone and Island
      And Carissa holds Unsummon and second Forest
      And Dana has attacked Alex with Slate Street Ruffian
      And Alex has cast Portal Mage
      And the top of the stack has resolved
      And Alex has chosen Slate Street Ruffian
      When Alex agrees
      Then this is legal
      When Alex chooses Carissa
      Then this is legal
      When Carissa blocks Slate Street Ruffian with Wall of Stone
      Then the declaration is legal
      When Carissa casts Unsummon targeting Slate Street Ruffian
      Then this is legal
      When the stack resolves
      Then second Forest is in Carissa's graveyard
      And first Forest is in Alex's hand

  @since:2024-06-07 @cr:508.5 @cr:601.3
  Rule: Only the planeswalker's controller or the battle's protector is the defending player

    Scenario: Wardscale Dragon silences Jace's controller in a two-player game
      Given a two-player game between Rob and Alex
      And Rob controls Wardscale Dragon
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Jace Beleren          | Alex       |           |
        | Invasion of Dominaria | Alex       | Rob       |
        | left Mountain         | Alex       |           |
        | right Mountain        | Rob        |           |
      And Alex holds Alex's Shock
      And Rob holds Rob's Shock
      And Rob has attacked Jace Beleren with Wardscale Dragon
      When Rob casts Rob's Shock targeting Alex
      Then this is legal
      When Alex casts Alex's Shock targeting Alex
      Then this is illegal
      And nothing has changed
      When the stack resolves
      Then Alex has 18 life

    Scenario Outline: Wardscale Dragon silences Jace's controller <where>
      Given a <game>
      And Rob controls Wardscale Dragon
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Jace Beleren          | Alex       |           |
        | Invasion of Dominaria | Alex       | Dana      |
        | left Mountain         | Alex       |           |
        | right Mountain        | Dana       |           |
      And Alex holds Alex's Shock
      And Dana holds Dana's Shock
      And Rob has attacked Jace Beleren with Wardscale Dragon
      When Dana casts Dana's Shock targeting Carissa
      Then this is legal
      When Alex casts Alex's Shock targeting Carissa
      Then this is illegal
      And nothing has changed
      When the stack resolves
      Then Carissa has <life> life

      Examples:
        | where             | game                                                           | life |
        | in a team game    | team game of Rob and Carissa against Alex and Dana             | 18   |
        | with shared turns | Two-Headed Giant game of Rob and Carissa against Alex and Dana | 28   |

  @cr:508.6
  Rule: A player attacks whom their creatures attack, and attacked whom they declared

    Scenario Outline: Whose attacker has left attacks nobody <where>
      Given a <game>
      And it is Carissa's precombat main phase
      And Carissa controls Hill Giant and Reconnaissance
      And these permanents are on the battlefield:
        | permanent         | controller | attached to |
        | Curse of Vitality | Rob        | Alex        |
      And Carissa has attacked Alex with Hill Giant
      And Carissa has activated Reconnaissance targeting Hill Giant
      And the top of the stack has resolved
      When the stack resolves
      Then Carissa has <Carissa's life> life
      And Rob has <Rob's life> life

      Examples:
        | where             | game                                                           | Carissa's life | Rob's life |
        | in a team game    | team game of Carissa and Dana against Rob and Alex             | 20             | 22         |
        | with shared turns | Two-Headed Giant game of Carissa and Dana against Rob and Alex | 30             | 32         |

    Scenario Outline: Curse of Vitality pays opponents who attack <where>
      Given a <game>
      And it is Carissa's precombat main phase
      And Carissa controls Hill Giant and Grizzly Bears
      And these permanents are on the battlefield:
        | permanent         | controller | attached to |
        | Curse of Vitality | Rob        | Alex        |
      And Carissa has attacked Alex with Hill Giant and Grizzly Bears
      When the stack resolves
      Then Carissa has <Carissa's life> life
      And Rob has <Rob's life> life

      Examples:
        | where             | game                                                           | Carissa's life | Rob's life |
        | in a team game    | team game of Carissa and Dana against Rob and Alex             | 22             | 22         |
        | with shared turns | Two-Headed Giant game of Carissa and Rob against Alex and Dana | 32             | 32         |

    Scenario Outline: For melee, attacks on Jace aren't on a player <where>
      Given a <game>
      And it is Alex's precombat main phase
      And Alex controls Wings of the Guard and Grizzly Bears
      And Carissa controls Jace Beleren
      And Alex has declared these attacks:
        | attacker           | attacks      |
        | Wings of the Guard | Rob          |
        | Grizzly Bears      | Jace Beleren |
      When the stack resolves
      Then Wings of the Guard is 2/2

      Examples:
        | where             | game                                                           |
        | in a team game    | team game of Alex and Dana against Carissa and Rob             |
        | with shared turns | Two-Headed Giant game of Alex and Dana against Carissa and Rob |

    Scenario: Curse of Vitality triggers once for two attackers in a two-player game
      Given a two-player game between Carissa and Rob
      And it is Carissa's precombat main phase
      And Carissa controls Hill Giant and Grizzly Bears
      And these permanents are on the battlefield:
        | permanent         | controller | attached to |
        | Curse of Vitality | Rob        | Rob         |
      And Carissa has attacked Rob with Hill Giant and Grizzly Bears
      When the stack resolves
      Then Carissa has 22 life
      And Rob has 22 life

    Scenario: A player whose attacker has left attacks nobody in a two-player game
      Given a two-player game between Carissa and Rob
      And it is Carissa's precombat main phase
      And Carissa controls Hill Giant and Reconnaissance
      And these permanents are on the battlefield:
        | permanent         | controller | attached to |
        | Curse of Vitality | Rob        | Rob         |
      And Carissa has attacked Rob with Hill Giant
      And Carissa has activated Reconnaissance targeting Hill Giant
      And the top of the stack has resolved
      When the stack resolves
      Then Carissa has 20 life
      And Rob has 22 life

    Scenario: Curse of Vitality pays nobody who attacks only Jace Beleren
      Given a Two-Headed Giant game of Carissa and Dana against Rob and Alex
      And it is Carissa's precombat main phase
      And Carissa controls Hill Giant
      And Dana controls Gray Ogre
      And these permanents are on the battlefield:
        | permanent         | controller | attached to |
        | Jace Beleren      | Alex       |             |
        | Curse of Vitality | Rob        | Alex        |
      And Carissa has declared these attacks:
        | attacker   | attacks      |
        | Hill Giant | Alex         |
        | Gray Ogre  | Jace Beleren |
      When the stack resolves
      Then Carissa has 32 life
      And Rob has 32 life

    @since:2024-06-07
    Scenario: Curse of Vitality pays nobody who attacks only a battle
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | west |
        | Alex    | west |
        | Carissa | east |
        | Dana    | east |
      And it is Carissa's precombat main phase
      And Carissa controls Hill Giant
      And Dana controls Gray Ogre
      And these permanents are on the battlefield:
        | permanent             | controller | protector | attached to |
        | Invasion of Dominaria | Dana       | Alex      |             |
        | Curse of Vitality     | Rob        |           | Alex        |
      And Carissa has declared these attacks:
        | attacker   | attacks               |
        | Hill Giant | Invasion of Dominaria |
        | Gray Ogre  | Alex                  |
      When the stack resolves
      Then Dana has 22 life
      And Carissa has 20 life
      And Rob has 22 life

    Scenario: Of a team only who attacks Rob, not Rob's planeswalker, gains life
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | west |
        | Alex    | west |
        | Carissa | east |
        | Dana    | east |
      And it is Dana's precombat main phase
      And Rob controls Elspeth, Sun's Champion
      And Carissa controls Grizzly Bears
      And Dana controls Eager Cadet
      And these permanents are on the battlefield:
        | permanent         | controller | attached to |
        | Curse of Vitality | Alex       | Rob         |
      And Dana has declared these attacks:
        | attacker      | attacks                 |
        | Grizzly Bears | Elspeth, Sun's Champion |
        | Eager Cadet   | Rob                     |
      When the stack resolves
      Then Dana has 22 life
      And Carissa has 20 life
      And Alex has 22 life

    Scenario Outline: Alone on Jace, Gray Ogre is no attack on Rob <where>
      Given a <game>
      And it is Carissa's precombat main phase
      And Carissa controls Hill Giant, Gray Ogre and Reconnaissance
      And these permanents are on the battlefield:
        | permanent         | controller | attached to |
        | Jace Beleren      | Rob        |             |
        | Curse of Vitality | Rob        | Rob         |
      And Carissa has declared these attacks:
        | attacker   | attacks      |
        | Hill Giant | Rob          |
        | Gray Ogre  | Jace Beleren |
      And Carissa has activated Reconnaissance targeting Hill Giant
      When the stack resolves
      Then Carissa has <Carissa's life> life
      And Rob has <Rob's life> life
      And Gray Ogre is attacking Jace Beleren

      Examples:
        | where                | game                                                           | Carissa's life | Rob's life |
        | in a two-player game | two-player game between Carissa and Rob                        | 20             | 22         |
        | in free-for-all      | free-for-all between Rob, Alex and Carissa                     | 20             | 22         |
        | in a team game       | team game of Carissa and Dana against Rob and Alex             | 20             | 22         |
        | with shared turns    | Two-Headed Giant game of Carissa and Dana against Rob and Alex | 30             | 32         |

  @cr:508.7b @cr:701.15b
  Rule: Attack restrictions don't stop an attack from being reselected

    Scenario Outline: Portal Mage moves a goaded creature's attack <where>
      Given a <game>
      And Rob controls four Mountains
      And Rob holds Disrupt Decorum
      And Alex controls Hill Giant
      And Carissa controls three Islands
      And Carissa holds Portal Mage
      And Rob has cast Disrupt Decorum
      And the top of the stack has resolved
      And play has gone on to Alex's beginning of combat
      When Alex attacks Rob with Hill Giant
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Carissa with Hill Giant
      Then the declaration is legal
      When Carissa casts Portal Mage
      Then this is legal
      When the top of the stack resolves
      And Carissa agrees
      Then this is legal
      When Carissa chooses Rob
      Then this is legal
      And Hill Giant is attacking Rob
      When combat damage is dealt
      Then Rob has <life> life

      Examples:
        | where             | game                                                           | life |
        | in a team game    | team game of Rob and Carissa against Alex and Dana             | 17   |
        | with shared turns | Two-Headed Giant game of Rob and Carissa against Alex and Dana | 27   |

  @since:2024-06-07 @cr:508.7c
  Rule: An attack can be reselected only to opponents, their planeswalkers or their battles

    Scenario Outline: Portal Mage moves an attack to a battle <where>
      Given a <game>
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Hill Giant            | Rob        |           |
        | Rob's Jace Beleren    | Rob        |           |
        | Invasion of Dominaria | Rob        | Alex      |
        | Alex's Jace Beleren   | Alex       |           |
        | first Island          | Carissa    |           |
        | second Island         | Carissa    |           |
        | third Island          | Carissa    |           |
      And Carissa holds Portal Mage
      And Rob has attacked Carissa with Hill Giant
      And Carissa has cast Portal Mage
      And the top of the stack has resolved
      When Carissa agrees
      Then this is legal
      When Carissa chooses Rob
      Then this is illegal
      And nothing has changed
      When Carissa chooses Rob's Jace Beleren
      Then this is illegal
      And nothing has changed
      When Carissa chooses Invasion of Dominaria
      Then this is legal
      And Hill Giant is attacking Invasion of Dominaria

      Examples:
        | where             | game                                                           |
        | in a team game    | team game of Rob and Alex against Carissa and Dana             |
        | with shared turns | Two-Headed Giant game of Rob and Alex against Carissa and Dana |

  @cr:508.7e @cr:801.5a
  Rule: Players and objects must be chosen from within range of influence

    Scenario Outline: Portal Mage moves no attack out of range <where>
      Given a <game>
      And the range of influence is 1
      And it is Eve's precombat main phase
      And Eve controls Grizzly Bears
      And Rob controls three Islands
      And Rob holds Portal Mage
      And Eve has attacked Rob with Grizzly Bears
      And Rob has cast Portal Mage
      And the top of the stack has resolved
      And Rob has chosen Grizzly Bears
      And the top of the stack has resolved
      When Rob agrees
      Then this is legal
      When Rob chooses Alex
      Then this is illegal
      And nothing has changed

      Examples:
        | where             | game                                                       |
        | in a team game    | team game of Finn and Eve against Rob and Alex             |
        | with shared turns | Two-Headed Giant game of Finn and Eve against Rob and Alex |

  @cr:508.8
  Rule: Blocks and combat damage are skipped only if no creature attacked

    Scenario Outline: Without attackers combat skips to its end <where>
      Given a <game>
      And Rob controls Grizzly Bears
      And Alex controls Youthful Knight
      When Rob declares no attack
      Then the declaration is legal
      And it is the declare attackers step
      When everybody passes
      Then it is the end of combat
      And Rob has priority

      Examples:
        | where                | game                                                           |
        | in a two-player game | two-player game between Rob and Alex                           |
        | in a team game       | team game of Rob and Alex against Carissa and Dana             |
        | with shared turns    | Two-Headed Giant game of Rob and Alex against Carissa and Dana |

    Scenario Outline: A lone attacker's leaving skips no step <where>
      Given a <game>
      And Rob controls Grizzly Bears
      And Alex controls Island
      And Alex holds Unsummon
      And Rob has attacked Alex with Grizzly Bears
      And Alex has cast Unsummon targeting Grizzly Bears
      And the top of the stack has resolved
      When everybody passes
      Then it is the declare blockers step
      And Rob has priority
      When everybody passes
      Then it is the combat damage step
      And Rob has priority

      Examples:
        | where                | game                                                           |
        | in a two-player game | two-player game between Rob and Alex                           |
        | in a team game       | team game of Rob and Carissa against Alex and Dana             |
        | with shared turns    | Two-Headed Giant game of Rob and Carissa against Alex and Dana |
