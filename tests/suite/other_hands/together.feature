@since:2020-06-01
Feature: Other hands: choices of several players
  A second reading of 101.4 to 101.4d and of 400.2.

  @cr:101.4
  Rule: In turn order from the active player, then all at once

    # 101.4: the order goes by whose turn it is, not by whose spell it is
    Scenario: Blood is demanded on another player's turn
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's upkeep
      And Carissa controls Vedalken Orrery, Swamp, Pearled Unicorn and Giant Octopus
      And Carissa holds Innocent Blood
      And Dana controls Eager Cadet and Scathe Zombies
      And Rob controls Wind Drake and Gray Ogre
      And Alex controls Coral Merfolk and Hill Giant
      And Carissa has cast Innocent Blood
      When the top of the stack resolves
      Then Dana may choose among Eager Cadet and Scathe Zombies
      When Rob interrupts and chooses Wind Drake
      Then this is illegal
      And nothing has changed
      When Carissa interrupts and chooses Giant Octopus
      Then this is illegal
      And nothing has changed
      When Dana chooses Wind Drake
      Then this is illegal
      And nothing has changed
      When Dana chooses Eager Cadet
      Then this is legal
      And Eager Cadet is on the battlefield
      And Rob may choose among Wind Drake and Gray Ogre
      When Rob chooses Wind Drake
      Then this is legal
      And Alex may choose among Coral Merfolk and Hill Giant
      When Alex chooses Hill Giant
      Then this is legal
      And Eager Cadet is on the battlefield
      And Wind Drake is on the battlefield
      And Hill Giant is on the battlefield
      And Carissa may choose among Pearled Unicorn and Giant Octopus
      When Carissa chooses Pearled Unicorn
      Then this is legal
      And Eager Cadet is in Dana's graveyard
      And Wind Drake is in Rob's graveyard
      And Hill Giant is in Alex's graveyard
      And Pearled Unicorn is in Carissa's graveyard

    # 800.4a, 104.3a, 608.2m (608.2k in 2024-06-07, 608.2j in 2020): the spell goes with its owner and still does all that it says;
    # what has left the game cannot be sacrificed; 603.10a for the Blood Artist
    @cr:104.3a @cr:603.10a @cr:800.4a
    Scenario: The caster concedes while a third player chooses
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Rob's precombat main phase
      And Rob controls Swamp, Gray Ogre and Hill Giant
      And Rob holds Innocent Blood
      And Alex controls Blood Artist and Wind Drake
      And Carissa controls Scathe Zombies and Pearled Unicorn
      And Dana controls Giant Octopus and Coral Merfolk
      And Rob has cast Innocent Blood
      And the top of the stack has resolved
      And Rob has chosen Gray Ogre
      And Alex has chosen Blood Artist
      When Rob concedes
      Then this is legal
      And Rob has left the game
      And Gray Ogre has left the game
      And Carissa may choose among Scathe Zombies and Pearled Unicorn
      When Carissa chooses Scathe Zombies
      Then this is legal
      And Dana may choose among Giant Octopus and Coral Merfolk
      When Dana chooses Giant Octopus
      Then this is legal
      And Blood Artist is in Alex's graveyard
      And Scathe Zombies is in Carissa's graveyard
      And Giant Octopus is in Dana's graveyard
      When Alex chooses Carissa
      Then this is legal
      When Alex chooses Carissa
      Then this is legal
      When Alex chooses Dana
      Then this is legal
      And Blood Artist's ability is on the stack three times
      When the stack resolves
      Then Alex has 23 life
      And Carissa has 18 life
      And Dana has 19 life

    # 101.4, 800.4a: the one who is being asked leaves; the next is asked, and what was chosen stays chosen
    @cr:800.4a
    Scenario: The player who is being asked concedes
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls Swamp, Gray Ogre and Hill Giant
      And Carissa holds Innocent Blood
      And Dana controls Blood Artist and Wind Drake
      And Rob controls Scathe Zombies and Pearled Unicorn
      And Alex controls Giant Octopus and Coral Merfolk
      And Carissa has cast Innocent Blood
      And the top of the stack has resolved
      And Carissa has chosen Gray Ogre
      When Dana concedes
      Then this is legal
      And Rob may choose among Scathe Zombies and Pearled Unicorn
      And Gray Ogre is on the battlefield
      When Rob chooses Pearled Unicorn
      Then this is legal
      And Alex may choose among Giant Octopus and Coral Merfolk
      When Alex chooses Coral Merfolk
      Then this is legal
      And Gray Ogre is in Carissa's graveyard
      And Pearled Unicorn is in Rob's graveyard
      And Coral Merfolk is in Alex's graveyard
      And Carissa has priority

    # 101.4, 608.2e, 704.3: nobody loses between the four parts of Smallpox
    @cr:608.2e @cr:704.3
    Scenario Outline: On zero life in the middle of Smallpox, Alex keeps <kept>
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Alex has 1 life
      And Carissa controls two Swamps
      And Carissa holds Smallpox
      And Alex controls Platinum Angel, Grizzly Bears and Forest
      And Alex holds Shock and Jump
      And Carissa has cast Smallpox
      When the top of the stack resolves
      Then Alex has 0 life
      And Alex may choose among Shock and Jump
      When Alex chooses Shock
      Then this is legal
      And Shock is in Alex's graveyard
      And Alex may choose among Platinum Angel and Grizzly Bears
      When Alex chooses <given>
      Then this is legal
      And <given> is in Alex's graveyard
      And Forest is on the battlefield
      And Carissa may choose among first Swamp and second Swamp
      When Carissa chooses first Swamp
      Then this is legal
      And first Swamp is in Carissa's graveyard
      And Alex <fate>
      And Rob has 19 life

      Examples:
        | given          | kept           | fate              |
        | Platinum Angel | Grizzly Bears  | has left the game |
        | Grizzly Bears  | Platinum Angel | is in the game    |

    # 101.4, 603.6a: all that enters together is there for each other's triggers; 603.3b for their order
    @cr:603.3b
    Scenario: Two players unearth creatures that see each other come
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls two Swamps
      And Alex holds Exhume and Shock
      And Rob holds Giant Growth
      And Carissa holds Jump
      And Alex's graveyard holds left Liliana's Specter and Craw Wurm
      And Rob's graveyard holds right Liliana's Specter and Hill Giant
      And Carissa controls Leyline of Vitality
      And Carissa's graveyard holds Gray Ogre
      And Alex has cast Exhume
      And the top of the stack has resolved
      When Alex chooses left Liliana's Specter
      Then this is legal
      And left Liliana's Specter is in Alex's graveyard
      When Rob chooses right Liliana's Specter
      Then this is legal
      And Gray Ogre is on the battlefield
      And Gray Ogre is 2/3
      And the stack holds, from the top:
        | object                  | controller |
        | right Liliana's Specter | Rob        |
        | Leyline of Vitality     | Carissa    |
        | left Liliana's Specter  | Alex       |

  @cr:101.4a @cr:101.4b
  Rule: What is picked in hands stays hidden, all else is known

    # 101.4a, 101.4b, 400.2; 800.4a for the one who leaves
    @cr:400.2
    Scenario: A Specter's victims choose in the dark, and one of them leaves
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls three Swamps
      And Dana holds Liliana's Specter
      And Rob holds Shock and Jump
      And Alex holds Unsummon and Giant Growth
      And Carissa holds Lightning Bolt and Counterspell
      And Dana has cast Liliana's Specter
      And the top of the stack has resolved
      And the top of the stack has resolved
      When Rob chooses Jump
      Then this is legal
      And Jump is in Rob's hand
      And Rob knows that Rob has chosen Jump
      And Alex does not know what Rob has chosen
      And Carissa does not know what Rob has chosen
      And Dana does not know what Rob has chosen
      And Dana cannot see Jump
      And Alex may choose among Unsummon and Giant Growth
      When Alex concedes
      Then this is legal
      And Carissa may choose among Lightning Bolt and Counterspell
      And Carissa does not know what Rob has chosen
      When Carissa chooses Counterspell
      Then this is legal
      And Jump is in Rob's graveyard
      And Counterspell is in Carissa's graveyard
      And Dana can see Jump and Counterspell
      And Dana cannot see Shock and Lightning Bolt

    # 101.4b, 400.2: graveyards are public, so that what is picked there is known
    @cr:400.2
    Scenario: What is to be exhumed is no secret
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls two Swamps
      And Carissa holds Exhume
      And Carissa's graveyard holds Gray Ogre and Hill Giant
      And Rob's graveyard holds Wind Drake and Storm Crow
      And Alex's graveyard holds Craw Wurm and Sea Monster
      And Carissa has cast Exhume
      And the top of the stack has resolved
      When Carissa chooses Hill Giant
      Then this is legal
      And Rob knows that Carissa has chosen Hill Giant
      And Alex knows that Carissa has chosen Hill Giant
      When Rob chooses Storm Crow
      Then this is legal
      And Alex knows that Rob has chosen Storm Crow
      And Storm Crow is in Rob's graveyard
      When Alex chooses Sea Monster
      Then this is legal
      And Hill Giant is on the battlefield
      And Storm Crow is on the battlefield
      And Sea Monster is on the battlefield
      And Wind Drake is in Rob's graveyard

    # 101.4a, 101.4b; 614.12a: the Clone's choice is made before it enters, from what is there then
    @cr:614.12a
    Scenario: Show and Tell with a refusal, a secret and a Clone that comes too early for it
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Rob controls three Islands and Savannah Lions
      And Rob holds Show and Tell and Gray Ogre
      And Alex holds Craw Wurm and Hill Giant
      And Carissa holds Clone, Jace Beleren and Shock
      And Rob has cast Show and Tell
      And the top of the stack has resolved
      When Rob chooses nothing
      Then this is legal
      And Alex may choose among Craw Wurm and Hill Giant
      When Alex chooses Craw Wurm
      Then this is legal
      And Carissa does not know what Alex has chosen
      And Carissa cannot see Craw Wurm
      And Alex knows that Alex has chosen Craw Wurm
      And Carissa may choose among Clone
      And Jace Beleren and Shock may not be chosen
      When Carissa chooses Clone
      Then this is legal
      And Carissa may choose among Savannah Lions
      And Craw Wurm may not be chosen
      When Carissa chooses Savannah Lions
      Then this is legal
      And Clone is 2/1
      And Craw Wurm is on the battlefield
      And Gray Ogre is in Rob's hand

    # 101.1, 305.4: a land that is put onto the battlefield is not played, so Turf Wound does not forbid it
    @cr:305.4
    Scenario: Turf Wound does not stop a land that comes by Show and Tell
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls three Islands
      And Carissa holds Show and Tell, Swamp and Plains
      And Rob controls three Mountains
      And Rob holds Turf Wound
      And Rob has cast Turf Wound targeting Carissa
      And the stack has resolved
      And Carissa has cast Show and Tell
      And the top of the stack has resolved
      When Carissa chooses Swamp
      Then this is legal
      When everybody passes
      Then Swamp is on the battlefield
      When Carissa plays Plains
      Then this is illegal
      And Plains is in Carissa's hand

  @cr:101.4c
  Rule: Several choices of one player

    # 101.4c: the order is specified; a permanent may be kept for two of its types; 101.4: first all choices of the active player
    @cr:101.4
    Scenario: Cataclysm, and permanents of two types
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls four Plains
      And Carissa holds Cataclysm
      And Rob controls Memnite, Ornithopter, Grizzly Bears, Exploration, Propaganda and two Forests
      And Alex controls Archetype of Imagination and Serra Angel
      And Carissa has cast Cataclysm
      And the top of the stack has resolved
      When Rob interrupts and chooses Memnite
      Then this is illegal
      And nothing has changed
      When Carissa chooses third Plains
      Then this is legal
      And Rob may choose among Memnite and Ornithopter
      When Rob chooses Memnite
      Then this is legal
      And Rob may choose among Memnite, Ornithopter and Grizzly Bears
      When Rob chooses Memnite
      Then this is legal
      And Rob may choose among Exploration and Propaganda
      When Rob chooses Propaganda
      Then this is legal
      When Rob chooses second Forest
      Then this is legal
      And Grizzly Bears is on the battlefield
      And Alex may choose among Archetype of Imagination and Serra Angel
      When Alex chooses Serra Angel
      Then this is legal
      And Memnite is on the battlefield
      And Propaganda is on the battlefield
      And second Forest is on the battlefield
      And third Plains is on the battlefield
      And Archetype of Imagination is on the battlefield
      And Serra Angel is on the battlefield
      And Ornithopter is in Rob's graveyard
      And Grizzly Bears is in Rob's graveyard
      And Exploration is in Rob's graveyard
      And first Forest is in Rob's graveyard
      And first Plains is in Carissa's graveyard

    # 101.4c: no order is specified between the tribute that Carissa is asked for and what her Clone becomes
    Scenario Outline: Asked for two things at once, Carissa <first>
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Rob's precombat main phase
      And Rob controls two Swamps
      And Rob holds Exhume
      And Dana controls Hill Giant
      And Alex's graveyard holds Snake of the Golden Grove
      And Carissa's graveyard holds Clone
      And Rob has cast Exhume
      And the top of the stack has resolved
      When Alex chooses Carissa
      Then this is legal
      When Carissa <first>
      Then this is legal
      And Clone is in Carissa's graveyard
      When Carissa <second>
      Then this is legal
      And Clone is 3/3
      And Snake of the Golden Grove is 7/7

      Examples:
        | first              | second             |
        | agrees             | chooses Hill Giant |
        | chooses Hill Giant | agrees             |

  @cr:101.4d
  Rule: A choice that falls to an earlier player begins the order anew

    # 101.4d: Alex (first nonactive player) makes the active player choose; that comes before Carissa's Clone
    Scenario: Tribute is asked of the active player
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Rob's precombat main phase
      And Rob controls two Swamps
      And Rob holds Exhume
      And Dana controls Hill Giant
      And Alex's graveyard holds Snake of the Golden Grove
      And Carissa's graveyard holds Clone
      And Rob has cast Exhume
      When the top of the stack resolves
      Then Alex may choose among Rob, Carissa and Dana
      When Carissa interrupts and chooses Hill Giant
      Then this is illegal
      And nothing has changed
      When Alex chooses Rob
      Then this is legal
      And nobody is asked to choose
      When Rob agrees
      Then this is legal
      And Carissa may choose among Hill Giant
      And Snake of the Golden Grove is in Alex's graveyard
      When Carissa chooses Hill Giant
      Then this is legal
      And Snake of the Golden Grove is 7/7
      And Clone is 3/3

    # 101.4d, the mirror case: Dana is later in turn order than Carissa, so nothing begins anew
    Scenario: Tribute is asked of a later player
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Rob's precombat main phase
      And Rob controls two Swamps
      And Rob holds Exhume
      And Dana controls Hill Giant
      And Alex's graveyard holds Snake of the Golden Grove
      And Carissa's graveyard holds Clone
      And Rob has cast Exhume
      And the top of the stack has resolved
      When Alex chooses Dana
      Then this is legal
      And Carissa may choose among Hill Giant
      When Carissa chooses Hill Giant
      Then this is legal
      And Clone is in Carissa's graveyard
      And nobody is asked to choose
      When Dana declines
      Then this is legal
      And Snake of the Golden Grove is 4/4
      And Clone is 3/3
      And Snake of the Golden Grove's ability is on the stack

    # 101.4d once more, with the active player in the third seat and the player who is asked between two others
    Scenario: Tribute is asked of a nonactive player who had finished
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls two Swamps, Hill Giant and Gray Ogre
      And Carissa holds Exhume
      And Dana's graveyard holds left Clone
      And Rob's graveyard holds Snake of the Golden Grove
      And Alex's graveyard holds right Clone
      And Carissa has cast Exhume
      And the top of the stack has resolved
      When Dana chooses Gray Ogre
      Then this is legal
      When Rob chooses Dana
      Then this is legal
      And nobody is asked to choose
      When Dana declines
      Then this is legal
      And Alex may choose among Hill Giant and Gray Ogre
      When Alex chooses Hill Giant
      Then this is legal
      And left Clone is 2/2
      And right Clone is 3/3
      And Snake of the Golden Grove is 4/4
