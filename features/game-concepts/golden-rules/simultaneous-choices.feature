@since:2020-06-01
Feature: Golden rules: choices at the same time
  Several players who have to choose or to act at the same time settle it one
  after another: first the player whose turn it is, then the others in turn
  order, whoever may have caused it. What they have settled then happens all
  at once.

  @cr:101.4
  Rule: The active player chooses first, the others in turn order; then all act at once

    @example
    Scenario Outline: With two players, active player <first> chooses a sacrifice first
      Given a two-player game between Rob and Alex
      And it is <first>'s precombat main phase
      And Rob controls Rob's Gray Ogre and Rob's Hill Giant
      And Alex controls Alex's Gray Ogre and Alex's Hill Giant
      And <caster> controls Vedalken Orrery and Swamp
      And <caster> holds Innocent Blood
      And <caster> has cast Innocent Blood
      When the top of the stack resolves
      Then <first> may choose among <first>'s Gray Ogre and <first>'s Hill Giant
      When <second> interrupts and chooses <second>'s Gray Ogre
      Then this is illegal
      And nothing has changed
      When <first> chooses <first>'s Gray Ogre
      Then this is legal
      And <first>'s Gray Ogre is on the battlefield
      And <second> may choose among <second>'s Gray Ogre and <second>'s Hill Giant
      When <second> chooses <second>'s Hill Giant
      Then this is legal
      And <first>'s Gray Ogre is in <first>'s graveyard
      And <second>'s Hill Giant is in <second>'s graveyard
      And <first>'s Hill Giant is on the battlefield
      And <second>'s Gray Ogre is on the battlefield

      Examples:
        | first | second | caster |
        | Rob   | Alex   | Alex   |
        | Alex  | Rob    | Rob    |

    @cr:101.4b
    Scenario: A creature chosen for sacrifice is known to teammates and opponents
      Given a team game of Rob and Alex against Carissa and Dana
      And Rob controls Swamp, Rob's Gray Ogre and Rob's Hill Giant
      And Alex controls Alex's Gray Ogre and Alex's Hill Giant
      And Rob holds Innocent Blood
      And Rob has cast Innocent Blood
      When the top of the stack resolves
      And Rob chooses Rob's Gray Ogre
      Then this is legal
      And Alex is asked to choose
      And Alex knows that Rob has chosen Rob's Gray Ogre
      And Dana knows that Rob has chosen Rob's Gray Ogre

    @also:2006-10-01 @example
    Scenario Outline: With three players, active player <first> chooses a sacrifice first
      Given a free-for-all between Rob, Alex and Carissa
      And it is <first>'s precombat main phase
      And Rob controls Rob's Gray Ogre and Rob's Hill Giant
      And Alex controls Alex's Gray Ogre and Alex's Hill Giant
      And Carissa controls Carissa's Gray Ogre and Carissa's Hill Giant
      And <caster> controls Vedalken Orrery and Swamp
      And <caster> holds Innocent Blood
      And <caster> has cast Innocent Blood
      When the top of the stack resolves
      Then <first> may choose among <first>'s Gray Ogre and <first>'s Hill Giant
      When <third> interrupts and chooses <third>'s Gray Ogre
      Then this is illegal
      And nothing has changed
      When <first> chooses <second>'s Gray Ogre
      Then this is illegal
      And nothing has changed
      When <first> chooses <first>'s Gray Ogre
      Then this is legal
      And <first>'s Gray Ogre is on the battlefield
      And <second> may choose among <second>'s Gray Ogre and <second>'s Hill Giant
      When <second> chooses <second>'s Hill Giant
      Then this is legal
      And <first>'s Gray Ogre is on the battlefield
      And <second>'s Hill Giant is on the battlefield
      And <third> may choose among <third>'s Gray Ogre and <third>'s Hill Giant
      When <third> chooses <third>'s Gray Ogre
      Then this is legal
      And <first>'s Gray Ogre is in <first>'s graveyard
      And <second>'s Hill Giant is in <second>'s graveyard
      And <third>'s Gray Ogre is in <third>'s graveyard
      And <first>'s Hill Giant is on the battlefield
      And <second>'s Gray Ogre is on the battlefield
      And <third>'s Hill Giant is on the battlefield

      Examples:
        | first   | second  | third   | caster  |
        | Rob     | Alex    | Carissa | Carissa |
        | Alex    | Carissa | Rob     | Rob     |
        | Carissa | Rob     | Alex    | Alex    |

    @example
    Scenario Outline: With four players, active player <first> chooses a sacrifice first
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is <first>'s precombat main phase
      And Rob controls Rob's Gray Ogre and Rob's Hill Giant
      And Alex controls Alex's Gray Ogre and Alex's Hill Giant
      And Carissa controls Carissa's Gray Ogre and Carissa's Hill Giant
      And Dana controls Dana's Gray Ogre and Dana's Hill Giant
      And <caster> controls Vedalken Orrery and Swamp
      And <caster> holds Innocent Blood
      And <caster> has cast Innocent Blood
      When the top of the stack resolves
      Then <first> may choose among <first>'s Gray Ogre and <first>'s Hill Giant
      When <caster> interrupts and chooses <caster>'s Gray Ogre
      Then this is illegal
      And nothing has changed
      When <first> chooses <first>'s Gray Ogre
      Then this is legal
      And <second> may choose among <second>'s Gray Ogre and <second>'s Hill Giant
      When <second> chooses <second>'s Hill Giant
      Then this is legal
      And <third> may choose among <third>'s Gray Ogre and <third>'s Hill Giant
      When <third> chooses <third>'s Gray Ogre
      Then this is legal
      And <fourth> may choose among <fourth>'s Gray Ogre and <fourth>'s Hill Giant
      And <first>'s Gray Ogre is on the battlefield
      And <second>'s Hill Giant is on the battlefield
      And <third>'s Gray Ogre is on the battlefield
      When <fourth> chooses <fourth>'s Hill Giant
      Then this is legal
      And <first>'s Gray Ogre is in <first>'s graveyard
      And <second>'s Hill Giant is in <second>'s graveyard
      And <third>'s Gray Ogre is in <third>'s graveyard
      And <fourth>'s Hill Giant is in <fourth>'s graveyard
      And <fourth>'s Gray Ogre is on the battlefield

      Examples:
        | first   | second  | third | fourth  | caster |
        | Carissa | Dana    | Rob   | Alex    | Alex   |
        | Dana    | Rob     | Alex  | Carissa | Rob    |
        | Alex    | Carissa | Dana  | Rob     | Dana   |

    Scenario: With separate turns, choices go from seat to seat, not team to team
      Given a team game of Rob and Alex against Carissa and Dana
      And it is Alex's precombat main phase
      And Rob controls Rob's Gray Ogre and Rob's Hill Giant
      And Alex controls Alex's Gray Ogre and Alex's Hill Giant
      And Carissa controls Carissa's Gray Ogre and Carissa's Hill Giant
      And Dana controls Dana's Gray Ogre and Dana's Hill Giant
      And Alex controls Swamp
      And Alex holds Innocent Blood
      And Alex has cast Innocent Blood
      When the top of the stack resolves
      And Alex chooses Alex's Gray Ogre
      Then this is legal
      And Carissa may choose among Carissa's Gray Ogre and Carissa's Hill Giant
      When Carissa chooses Carissa's Gray Ogre
      Then this is legal
      And Dana may choose among Dana's Gray Ogre and Dana's Hill Giant
      When Dana chooses Dana's Hill Giant
      Then this is legal
      And Rob may choose among Rob's Gray Ogre and Rob's Hill Giant
      When Rob chooses Rob's Gray Ogre
      Then this is legal
      And Alex's Gray Ogre is in Alex's graveyard
      And Carissa's Gray Ogre is in Carissa's graveyard
      And Dana's Hill Giant is in Dana's graveyard
      And Rob's Gray Ogre is in Rob's graveyard

    Scenario: A player with nothing to choose is skipped in turn order
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Alex's precombat main phase
      And Rob controls Rob's Gray Ogre and Rob's Hill Giant
      And Alex controls Alex's Gray Ogre and Alex's Hill Giant
      And Dana controls Dana's Gray Ogre and Dana's Hill Giant
      And Alex controls Swamp
      And Alex holds Innocent Blood
      And Alex has cast Innocent Blood
      When the top of the stack resolves
      And Alex chooses Alex's Hill Giant
      Then this is legal
      And Dana may choose among Dana's Gray Ogre and Dana's Hill Giant
      When Dana chooses Dana's Gray Ogre
      Then this is legal
      And Rob may choose among Rob's Gray Ogre and Rob's Hill Giant
      When Rob chooses Rob's Hill Giant
      Then this is legal
      And Alex's Hill Giant is in Alex's graveyard
      And Dana's Gray Ogre is in Dana's graveyard
      And Rob's Hill Giant is in Rob's graveyard

    Scenario: If the active player is one of those to discard, they choose first
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Carissa's precombat main phase
      And Dana controls Vedalken Orrery and three Swamps
      And Dana holds Liliana's Specter
      And Rob holds Island and Grizzly Bears
      And Alex holds Forest and Hill Giant
      And Carissa holds Mountain and Craw Wurm
      And Dana has cast Liliana's Specter
      And the top of the stack has resolved
      When the top of the stack resolves
      Then Carissa may choose among Mountain and Craw Wurm
      When Rob interrupts and chooses Island
      Then this is illegal
      And nothing has changed
      When Carissa chooses Craw Wurm
      Then this is legal
      And Craw Wurm is in Carissa's hand
      And Rob may choose among Island and Grizzly Bears
      When Rob chooses Island
      Then this is legal
      And Island is in Rob's hand
      And Alex may choose among Forest and Hill Giant
      When Alex chooses Hill Giant
      Then this is legal
      And Craw Wurm is in Carissa's graveyard
      And Island is in Rob's graveyard
      And Hill Giant is in Alex's graveyard
      And Mountain is in Carissa's hand

    Scenario: Of the active player's opponents, the next in turn order chooses first
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Alex's precombat main phase
      And Alex controls three Swamps
      And Alex holds Liliana's Specter
      And Rob holds Island and Grizzly Bears
      And Carissa holds Mountain and Craw Wurm
      And Dana holds Forest and Hill Giant
      And Alex has cast Liliana's Specter
      And the top of the stack has resolved
      When the top of the stack resolves
      Then Carissa may choose among Mountain and Craw Wurm
      When Carissa chooses Mountain
      Then this is legal
      And Dana may choose among Forest and Hill Giant
      When Dana chooses Forest
      Then this is legal
      And Rob may choose among Island and Grizzly Bears
      When Rob chooses Grizzly Bears
      Then this is legal
      And Mountain is in Carissa's graveyard
      And Forest is in Dana's graveyard
      And Grizzly Bears is in Rob's graveyard

    @cr:500.7
    Scenario: During an extra turn, choices begin with the player taking it
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And Rob controls five Islands
      And Rob holds Time Warp
      And Rob controls Rob's Gray Ogre and Rob's Hill Giant
      And Alex controls Alex's Gray Ogre and Alex's Hill Giant
      And Carissa controls Carissa's Gray Ogre, Carissa's Hill Giant and Swamp
      And Dana controls Dana's Gray Ogre and Dana's Hill Giant
      And Carissa holds Innocent Blood
      And Rob has cast Time Warp targeting Carissa
      And the stack has resolved
      And play has gone on to Carissa's precombat main phase
      And Carissa has cast Innocent Blood
      When the top of the stack resolves
      Then Carissa may choose among Carissa's Gray Ogre and Carissa's Hill Giant
      When Carissa chooses Carissa's Gray Ogre
      Then this is legal
      And Dana may choose among Dana's Gray Ogre and Dana's Hill Giant
      When Dana chooses Dana's Gray Ogre
      Then this is legal
      And Rob may choose among Rob's Gray Ogre and Rob's Hill Giant
      When Rob chooses Rob's Gray Ogre
      Then this is legal
      When Alex chooses Alex's Gray Ogre
      Then this is legal
      And Dana's Gray Ogre is in Dana's graveyard

    Scenario: A player controlling the active player chooses first for that player
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Mindslaver and four Mountains
      And Rob controls Rob's Gray Ogre and Rob's Hill Giant
      And Alex controls Alex's Gray Ogre, Alex's Hill Giant and Swamp
      And Carissa controls Carissa's Gray Ogre and Carissa's Hill Giant
      And Alex holds Innocent Blood
      And Rob has activated Mindslaver targeting Alex
      And the stack has resolved
      And play has gone on to Alex's precombat main phase
      And Rob has cast Innocent Blood
      When the top of the stack resolves
      Then Rob may choose among Alex's Gray Ogre and Alex's Hill Giant
      When Rob chooses Alex's Gray Ogre
      Then this is legal
      And Carissa may choose among Carissa's Gray Ogre and Carissa's Hill Giant
      When Carissa chooses Carissa's Hill Giant
      Then this is legal
      And Rob may choose among Rob's Gray Ogre and Rob's Hill Giant
      When Rob chooses Rob's Hill Giant
      Then this is legal
      And Alex's Gray Ogre is in Alex's graveyard

    @cr:603.10a
    Scenario: Creatures sacrificed together see each other die
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Gray Ogre and Swamp
      And Rob controls Blood Artist
      And Alex controls Hill Giant
      And Carissa holds Innocent Blood
      And Carissa has cast Innocent Blood
      When the top of the stack resolves
      And Rob chooses Alex
      Then this is legal
      When Rob chooses Alex
      Then this is legal
      When Rob chooses Carissa
      Then this is legal
      And Blood Artist is in Rob's graveyard
      And Blood Artist's ability is on the stack three times
      When the stack resolves
      Then Rob has 23 life
      And Alex has 18 life
      And Carissa has 19 life

    Scenario Outline: Sacrificed with <second>, <first> leaves at the same time
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent               | controller | owner   | attached to |
        | <first>                 | Alex       | <owner> | <host>      |
        | <second>                | Alex       | <other> | <its host>  |
        | Gimli, Mournful Avenger | Alex       | Alex    |             |
        | Hill Giant              | Alex       | Alex    |             |
        | Exploration             | Alex       | Alex    |             |
      And Alex controls four Plains
      And Carissa controls two Mountains
      And Carissa holds Lightning Bolt
      And Alex holds Cataclysm
      And Alex has cast Cataclysm
      When the top of the stack resolves
      And Alex chooses Gimli, Mournful Avenger
      Then this is legal
      When Alex chooses Exploration
      Then this is legal
      When Alex chooses first Plains
      Then this is legal
      When Carissa chooses first Mountain
      Then this is legal
      And Grizzly Bears is in Rob's graveyard
      And Control Magic is in Alex's graveyard
      When Carissa casts Lightning Bolt targeting Gimli, Mournful Avenger
      Then this is legal
      When the top of the stack resolves
      Then Gimli, Mournful Avenger is on the battlefield

      Examples:
        | first         | second        | owner | other | host          | its host      |
        | Control Magic | Grizzly Bears | Alex  | Rob   | Grizzly Bears |               |
        | Grizzly Bears | Control Magic | Rob   | Alex  |               | Grizzly Bears |

    Scenario Outline: Control Magic leaves with what it enchants <where>
      Given a <game>
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent               | controller | owner | attached to   |
        | Control Magic           | Alex       | Alex  | Grizzly Bears |
        | Grizzly Bears           | Alex       | Rob   |               |
        | Gimli, Mournful Avenger | Alex       | Alex  |               |
        | Hill Giant              | Alex       | Alex  |               |
        | Exploration             | Alex       | Alex  |               |
      And Alex controls four Plains
      And Rob controls two Mountains
      And Rob holds Lightning Bolt
      And Alex holds Cataclysm
      And Alex has cast Cataclysm
      When the top of the stack resolves
      And Alex chooses Gimli, Mournful Avenger
      Then this is legal
      When Alex chooses Exploration
      Then this is legal
      When Alex chooses first Plains
      Then this is legal
      When Rob chooses first Mountain
      Then this is legal
      And Grizzly Bears is in Rob's graveyard
      And Control Magic is in Alex's graveyard
      When Rob casts Lightning Bolt targeting Gimli, Mournful Avenger
      Then this is legal
      When the top of the stack resolves
      Then Gimli, Mournful Avenger is on the battlefield

      Examples:
        | where             | game                                                           |
        | with two players  | two-player game between Rob and Alex                           |
        | in a team game    | team game of Rob and Dana against Alex and Carissa             |
        | with shared turns | Two-Headed Giant game of Rob and Dana against Alex and Carissa |

    @cr:608.2e
    Scenario: All players finish one instruction of Smallpox before the next
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Gray Ogre, Hill Giant, Blood Artist, first Island and second Island
      And Alex controls Grizzly Bears, Elvish Warrior, first Swamp and second Swamp
      And Carissa controls Craw Wurm, Storm Crow, first Forest and second Forest
      And Rob holds first Mountain and second Mountain
      And Carissa holds first Plains and second Plains
      And Alex holds Smallpox, Lightning Bolt and Shock
      And Alex has cast Smallpox
      When the top of the stack resolves
      Then Rob has 19 life
      And Alex has 19 life
      And Carissa has 19 life
      And Alex may choose among Lightning Bolt and Shock
      When Alex chooses Shock
      Then this is legal
      And Shock is in Alex's hand
      And Carissa may choose among first Plains and second Plains
      When Carissa chooses first Plains
      Then this is legal
      And Rob may choose among first Mountain and second Mountain
      When Rob chooses first Mountain
      Then this is legal
      And Shock is in Alex's graveyard
      And first Plains is in Carissa's graveyard
      And first Mountain is in Rob's graveyard
      And Alex may choose among Grizzly Bears and Elvish Warrior
      When Alex chooses Grizzly Bears
      Then this is legal
      And Grizzly Bears is on the battlefield
      And Carissa may choose among Craw Wurm and Storm Crow
      When Carissa chooses Storm Crow
      Then this is legal
      And Rob may choose among Gray Ogre, Hill Giant and Blood Artist
      When Rob chooses Gray Ogre
      Then this is legal
      And Grizzly Bears is in Alex's graveyard
      And Storm Crow is in Carissa's graveyard
      And Gray Ogre is in Rob's graveyard
      And Blood Artist's ability is not on the stack
      And Alex may choose among first Swamp and second Swamp
      When Alex chooses first Swamp
      Then this is legal
      And first Swamp is on the battlefield
      And Carissa may choose among first Forest and second Forest
      When Carissa chooses second Forest
      Then this is legal
      And Rob may choose among first Island and second Island
      When Rob chooses first Island
      Then this is legal
      And first Swamp is in Alex's graveyard
      And second Forest is in Carissa's graveyard
      And first Island is in Rob's graveyard
      When Rob chooses Alex
      Then this is legal
      When Rob chooses Alex
      Then this is legal
      When Rob chooses Alex
      Then this is legal
      And Blood Artist's ability is on the stack three times

    @cr:101.4b
    Scenario: Exhume's cards are chosen openly in turn order and enter together
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Vedalken Orrery and two Swamps
      And Rob holds Exhume
      And Rob's graveyard holds Gray Ogre and Storm Crow
      And Alex's graveyard holds Grizzly Bears and Hill Giant
      And Carissa's graveyard holds Craw Wurm and Elvish Warrior
      And Rob has cast Exhume
      When the top of the stack resolves
      Then Alex may choose among Grizzly Bears and Hill Giant
      When Alex chooses Hill Giant
      Then this is legal
      And Hill Giant is in Alex's graveyard
      And Carissa may choose among Craw Wurm and Elvish Warrior
      And Carissa knows that Alex has chosen Hill Giant
      When Carissa chooses Craw Wurm
      Then this is legal
      And Craw Wurm is in Carissa's graveyard
      And Rob may choose among Gray Ogre and Storm Crow
      And Rob knows that Alex has chosen Hill Giant
      And Rob knows that Carissa has chosen Craw Wurm
      When Rob chooses Storm Crow
      Then this is legal
      And Hill Giant is on the battlefield
      And Craw Wurm is on the battlefield
      And Storm Crow is on the battlefield
      And Gray Ogre is in Rob's graveyard
      And Grizzly Bears is in Alex's graveyard
      And Elvish Warrior is in Carissa's graveyard

    @cr:704.5j
    Scenario: Legend rule choices are made in turn order and take effect together
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Rob controls Rob's old Kami of the Crescent Moon
      And Alex controls Alex's old Kami of the Crescent Moon
      And Rob's graveyard holds Rob's new Kami of the Crescent Moon
      And Alex's graveyard holds Alex's new Kami of the Crescent Moon
      And Carissa controls two Swamps
      And Carissa holds Exhume
      And Carissa has cast Exhume
      When the top of the stack resolves
      Then Rob may choose among Rob's old Kami of the Crescent Moon and Rob's new Kami of the Crescent Moon
      When Rob chooses Rob's new Kami of the Crescent Moon
      Then this is legal
      And Rob's old Kami of the Crescent Moon is on the battlefield
      And Alex may choose among Alex's old Kami of the Crescent Moon and Alex's new Kami of the Crescent Moon
      When Alex chooses Alex's old Kami of the Crescent Moon
      Then this is legal
      And Rob's old Kami of the Crescent Moon is in Rob's graveyard
      And Rob's new Kami of the Crescent Moon is on the battlefield
      And Alex's new Kami of the Crescent Moon is in Alex's graveyard
      And Alex's old Kami of the Crescent Moon is on the battlefield

    @also:2006-10-01 @cr:603.3b
    Scenario Outline: During <first>'s upkeep, triggers go on the stack in APNAP order
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is <before>'s end step
      And Rob controls Rob's Verdant Force
      And Alex controls Alex's Verdant Force
      And Carissa controls Carissa's Verdant Force
      And Dana controls Dana's Verdant Force
      When play goes on to <first>'s upkeep
      Then the stack holds, from the top:
        | object                   | controller |
        | <fourth>'s Verdant Force | <fourth>   |
        | <third>'s Verdant Force  | <third>    |
        | <second>'s Verdant Force | <second>   |
        | <first>'s Verdant Force  | <first>    |

      Examples:
        | before | first   | second  | third   | fourth |
        | Alex   | Carissa | Dana    | Rob     | Alex   |
        | Rob    | Alex    | Carissa | Dana    | Rob    |
        | Dana   | Rob     | Alex    | Carissa | Dana   |

    @also:2006-10-01 @cr:603.3b
    Scenario Outline: Carissa may have the trigger of <lower> resolve last
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's end step
      And Carissa controls Carissa's Verdant Force and Copper Tablet
      And Alex controls Alex's Verdant Force
      And play has gone on to Carissa's upkeep
      When Carissa puts the triggers in the order <lower> and <upper>
      Then this is legal
      And the stack holds, from the top:
        | object               | controller |
        | Alex's Verdant Force | Alex       |
        | <upper>              | Carissa    |
        | <lower>              | Carissa    |

      Examples:
        | lower                   | upper                   |
        | Copper Tablet           | Carissa's Verdant Force |
        | Carissa's Verdant Force | Copper Tablet           |

    @cr:603.3b
    Scenario: A nonactive player orders their own triggers above the active player's
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's end step
      And Carissa controls Carissa's Verdant Force
      And Rob controls Rob's Verdant Force and Copper Tablet
      And play has gone on to Carissa's upkeep
      When Rob puts the triggers in the order Rob's Verdant Force and Copper Tablet
      Then this is legal
      And the stack holds, from the top:
        | object                  | controller |
        | Copper Tablet           | Rob        |
        | Rob's Verdant Force     | Rob        |
        | Carissa's Verdant Force | Carissa    |

    @cr:603.3b @since:2024-06-07
    Scenario: Strict Proctor's trigger is put on the stack after all other triggers
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Strict Proctor
      And Carissa controls Vedalken Orrery and three Swamps
      And Rob holds Island and Hill Giant
      And Carissa holds Liliana's Specter
      And Carissa has cast Liliana's Specter
      When the top of the stack resolves
      Then the stack holds, from the top:
        | object            | controller |
        | Strict Proctor    | Alex       |
        | Liliana's Specter | Carissa    |

    @cr:603.3b @since:2024-06-07
    Scenario: Several Strict Proctors' triggers go on the stack in APNAP order
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Alex's Strict Proctor
      And Carissa controls Carissa's Strict Proctor, Vedalken Orrery and three Swamps
      And Rob controls Rob's Strict Proctor
      And Carissa holds Liliana's Specter
      And Carissa has cast Liliana's Specter
      When the top of the stack resolves
      Then the stack holds, from the top:
        | object                   | controller |
        | Rob's Strict Proctor     | Rob        |
        | Carissa's Strict Proctor | Carissa    |
        | Alex's Strict Proctor    | Alex       |
        | Liliana's Specter        | Carissa    |

    @cr:800.4a @since:2024-06-07
    Scenario: Strict Proctor counters nothing of an ability that has left
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Strict Proctor and two Swamps
      And Alex holds Exhume
      And Alex's graveyard holds left Liliana's Specter
      And Rob's graveyard holds right Liliana's Specter
      And Alex has cast Exhume
      When the top of the stack resolves
      And Alex puts the triggers in the order Strict Proctor and Strict Proctor
      Then this is legal
      When Rob concedes
      Then this is legal
      When the stack resolves
      Then the stack is empty
      And left Liliana's Specter is on the battlefield

    @cr:603.3b @until:2020-06-01
    Scenario: Strict Proctor's trigger follows normal APNAP order (2020)
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Strict Proctor
      And Carissa controls Vedalken Orrery and three Swamps
      And Carissa holds Liliana's Specter
      And Carissa has cast Liliana's Specter
      When the top of the stack resolves
      Then the stack holds, from the top:
        | object            | controller |
        | Liliana's Specter | Carissa    |
        | Strict Proctor    | Alex       |

    @cr:800.4a
    Scenario: No pile is chosen if who separates creatures for Stand or Fall leaves
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Stand or Fall
      And Alex controls Grizzly Bears and Gray Ogre
      And Carissa controls Hill Giant
      And play has gone on to the beginning of combat
      And the top of the stack has resolved
      When Rob concedes
      Then this is legal
      And nobody is asked to choose
      And Rob has left the game

  @cr:101.4b
  Rule: A player who chooses later knows the earlier choices

    @also:2006-10-01
    Scenario Outline: Choosing a sacrifice last, <third> knows both earlier choices
      Given a free-for-all between Rob, Alex and Carissa
      And it is <first>'s precombat main phase
      And Rob controls Rob's Gray Ogre and Rob's Hill Giant
      And Alex controls Alex's Gray Ogre and Alex's Hill Giant
      And Carissa controls Carissa's Gray Ogre and Carissa's Hill Giant
      And <first> controls Swamp
      And <first> holds Innocent Blood
      And <first> has cast Innocent Blood
      When the top of the stack resolves
      And <first> chooses <first>'s Gray Ogre
      Then this is legal
      And <second> knows that <first> has chosen <first>'s Gray Ogre
      And <first>'s Gray Ogre is on the battlefield
      When <second> chooses <second>'s Hill Giant
      Then this is legal
      And <third> knows that <first> has chosen <first>'s Gray Ogre
      And <third> knows that <second> has chosen <second>'s Hill Giant
      And <second>'s Hill Giant is on the battlefield

      Examples:
        | first   | second  | third   |
        | Rob     | Alex    | Carissa |
        | Alex    | Carissa | Rob     |
        | Carissa | Rob     | Alex    |

    Scenario: An openly made choice can't be changed
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Rob's Gray Ogre and Rob's Hill Giant
      And Alex controls Alex's Gray Ogre and Alex's Hill Giant
      And Carissa controls Carissa's Gray Ogre and Carissa's Hill Giant
      And Alex controls Swamp
      And Alex holds Innocent Blood
      And Alex has cast Innocent Blood
      And Alex has chosen Alex's Gray Ogre
      And Carissa has chosen Carissa's Gray Ogre
      When Alex interrupts and chooses Alex's Hill Giant
      Then this is illegal
      And nothing has changed
      When Rob chooses Rob's Hill Giant
      Then this is legal
      And Alex's Gray Ogre is in Alex's graveyard
      And Alex's Hill Giant is on the battlefield

    @edition:2006-10-01
    Scenario: Cards to discard are chosen openly in turn order (2006)
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls two Swamps
      And Alex holds Smallpox, Lightning Bolt and Shock
      And Carissa holds Forest and Craw Wurm
      And Rob holds Island and Hill Giant
      And Alex has cast Smallpox
      When the top of the stack resolves
      And Alex chooses Shock
      Then this is legal
      And Carissa knows that Alex has chosen Shock
      And Shock is in Alex's hand
      When Carissa chooses Craw Wurm
      Then this is legal
      And Rob knows that Alex has chosen Shock
      And Rob knows that Carissa has chosen Craw Wurm
      And Craw Wurm is in Carissa's hand
      When Rob chooses Island
      Then this is legal
      And Shock is in Alex's graveyard
      And Craw Wurm is in Carissa's graveyard
      And Island is in Rob's graveyard

    Scenario: A player who chooses later for Cataclysm knows what was kept
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears, Gray Ogre and four Plains
      And Alex holds Cataclysm
      And Rob controls Hill Giant and Air Elemental
      And Alex has cast Cataclysm
      When the top of the stack resolves
      And Alex chooses Gray Ogre
      Then this is legal
      And Rob knows that Alex has chosen Gray Ogre
      When Alex chooses fourth Plains
      Then this is legal
      And Rob is asked to choose
      And Grizzly Bears is on the battlefield
      When Rob chooses Air Elemental
      Then this is legal
      And Gray Ogre is on the battlefield
      And fourth Plains is on the battlefield
      And first Plains is in Alex's graveyard
      And Grizzly Bears is in Alex's graveyard
      And Hill Giant is in Rob's graveyard

  @cr:303.4f
  Rule: A player whose Aura enters without being cast chooses what it enchants

    Scenario: An Aura can't enchant a creature that enters at the same time
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls three Islands and Grizzly Bears
      And Rob controls Gray Ogre
      And Carissa holds Show and Tell and Hill Giant
      And Rob holds Storm Crow
      And Alex holds Control Magic
      And Carissa has cast Show and Tell
      And the top of the stack has resolved
      When Carissa chooses Hill Giant
      Then this is legal
      When Rob chooses Storm Crow
      Then this is legal
      When Alex chooses Control Magic
      Then this is legal
      And Alex may choose among Grizzly Bears and Gray Ogre
      When Alex chooses Gray Ogre
      Then this is legal
      And Alex controls Gray Ogre
      And Carissa controls Hill Giant
      And Rob controls Storm Crow

    @cr:704.5m
    Scenario: An Aura that isn't cast may enchant a creature with shroud
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls three Islands
      And Alex holds Show and Tell and Pacifism
      And Rob controls Blurred Mongoose and Gray Ogre
      And Alex has cast Show and Tell
      And the top of the stack has resolved
      When Alex chooses Pacifism
      Then this is legal
      And Alex may choose among Blurred Mongoose and Gray Ogre
      When Alex chooses Blurred Mongoose
      Then this is legal
      And Pacifism is on the battlefield
      When play goes on to Rob's precombat main phase
      When Rob attacks Alex with Blurred Mongoose
      Then the declaration is illegal
      And nothing has changed

    @cr:303.4g
    Scenario: With Show and Tell, an Aura that can't enchant anything stays in hand
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls three Islands
      And Alex holds Show and Tell and Pacifism
      And Rob holds Forest
      And Alex has cast Show and Tell
      And the top of the stack has resolved
      When Alex chooses Pacifism
      Then this is legal
      When Rob chooses Forest
      Then this is legal
      And Pacifism is in Alex's hand
      And Forest is on the battlefield
