@since:2020-06-01
Feature: Second reading: golden rules: simultaneous choices

  # 800.4a, 702.104b (702.103b in 2020-06-01): whoever decides in place of Alex, all who are left decline here, so that no
  # tribute has been paid; who is asked in place of Alex is left open (800.4f and 800.4g may both be meant)
  @cr:101.4
  Scenario: If the opponent chosen for tribute leaves, the others may still refuse
    Given a free-for-all between Rob, Alex, Carissa and Dana
    And it is Dana's precombat main phase
    And Dana controls five Forests
    And Dana holds Snake of the Golden Grove
    And Dana has cast Snake of the Golden Grove
    And the top of the stack has resolved
    And Dana has chosen Alex
    When Alex concedes
    Then this is legal
    When play goes on to the end step
    Then Snake of the Golden Grove is 4/4
    And Dana has 24 life

  # 101.1, 104.3a, 800.4a: player control decides in the seat of the controlled player, and ends when the controller leaves
  @cr:101.4 @cr:104.3a @cr:800.4a
  Scenario: Mindslaver's controller chooses in the controlled player's APNAP place
    Given a free-for-all between Rob, Alex, Carissa and Dana
    And it is Rob's precombat main phase
    And Dana controls Mindslaver, Vedalken Orrery, five Swamps, Wind Drake and Storm Crow
    And Dana holds Innocent Blood
    And Alex controls Gray Ogre and Hill Giant
    And Alex holds Shock
    And Rob controls Giant Octopus and Coral Merfolk
    And Carissa controls Scathe Zombies and Pearled Unicorn
    And Dana has activated Mindslaver targeting Alex
    And the stack has resolved
    And play has gone on to Alex's upkeep
    When Dana passes
    Then this is legal
    When Dana casts Innocent Blood
    Then this is legal
    When the top of the stack resolves
    Then Dana may choose among Gray Ogre and Hill Giant
    And Dana can see Shock
    When Alex interrupts and chooses Gray Ogre
    Then this is illegal
    And nothing has changed
    When Dana chooses Hill Giant
    Then this is legal
    And Carissa may choose among Scathe Zombies and Pearled Unicorn
    When Carissa chooses Scathe Zombies
    Then this is legal
    And Dana may choose among Wind Drake and Storm Crow
    When Dana concedes
    Then this is legal
    And Rob may choose among Giant Octopus and Coral Merfolk
    When Rob chooses Giant Octopus
    Then this is legal
    And Hill Giant is in Alex's graveyard
    And Scathe Zombies is in Carissa's graveyard
    And Giant Octopus is in Rob's graveyard
    And Gray Ogre is on the battlefield
    And Alex has priority

  # the same, with the controller leaving while deciding for the other: the decision falls back to Alex
  @cr:101.4 @cr:800.4a
  Scenario: When Mindslaver's controller leaves, the controlled player chooses
    Given a free-for-all between Rob, Alex and Carissa
    And it is Rob's precombat main phase
    And Carissa controls Mindslaver and four Plains
    And Alex controls Gray Ogre, Hill Giant and Swamp
    And Alex holds Innocent Blood
    And Rob controls Giant Octopus and Coral Merfolk
    And Carissa has activated Mindslaver targeting Alex
    And the stack has resolved
    And play has gone on to Alex's precombat main phase
    And Carissa has cast Innocent Blood
    And the top of the stack has resolved
    When Carissa concedes
    Then this is legal
    And Alex may choose among Gray Ogre and Hill Giant
    When Alex chooses Gray Ogre
    Then this is legal
    When Rob chooses Coral Merfolk
    Then this is legal
    And Gray Ogre is in Alex's graveyard
    And Coral Merfolk is in Rob's graveyard

  # 608.2m (608.2k in 2024-06-07, 608.2j in 2020-06-01): an ability that is resolving is done with, whoever leaves meanwhile
  @cr:101.4 @cr:101.4a @cr:800.4a
  Scenario: If Liliana's Specter's controller leaves, opponents still discard
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
    And Rob has chosen Shock
    When Dana concedes
    Then this is legal
    And Liliana's Specter has left the game
    And Alex may choose among Unsummon and Giant Growth
    And Shock is in Rob's hand
    When Alex chooses Unsummon
    Then this is legal
    When Carissa chooses Lightning Bolt
    Then this is legal
    And Shock is in Rob's graveyard
    And Unsummon is in Alex's graveyard
    And Lightning Bolt is in Carissa's graveyard

  # 704.5j, 704.3, 101.4: two players choose which legend to keep; both go in one event, seen by an Artist
  @cr:101.4 @cr:704.5j
  Scenario: Two players each choose which legend to keep, in APNAP order
    Given a free-for-all between Rob, Alex and Carissa
    And it is Carissa's precombat main phase
    And Carissa controls Blood Artist and two Swamps
    And Carissa holds Exhume
    And Rob controls first Kami of the Crescent Moon
    And Alex controls second Kami of the Crescent Moon
    And Rob's graveyard holds third Kami of the Crescent Moon
    And Alex's graveyard holds fourth Kami of the Crescent Moon
    And Carissa has cast Exhume
    When the top of the stack resolves
    Then Rob may choose among first Kami of the Crescent Moon and third Kami of the Crescent Moon
    When Alex interrupts and chooses second Kami of the Crescent Moon
    Then this is illegal
    And nothing has changed
    When Rob chooses third Kami of the Crescent Moon
    Then this is legal
    And first Kami of the Crescent Moon is on the battlefield
    And Alex may choose among second Kami of the Crescent Moon and fourth Kami of the Crescent Moon
    When Alex chooses second Kami of the Crescent Moon
    Then this is legal
    And first Kami of the Crescent Moon is in Rob's graveyard
    And third Kami of the Crescent Moon is on the battlefield
    And fourth Kami of the Crescent Moon is in Alex's graveyard
    And second Kami of the Crescent Moon is on the battlefield
    When Carissa chooses Rob
    Then this is legal
    When Carissa chooses Alex
    Then this is legal
    And Blood Artist's ability is on the stack twice

  # 303.4f: an Aura that is put onto the battlefield is attached as its player chooses, to what is there before it enters
  @cr:101.4 @cr:303.4f
  Scenario: An Aura from Show and Tell enchants only a creature already there
    Given a free-for-all between Rob, Alex and Carissa
    And it is Rob's precombat main phase
    And Rob controls three Islands, Grizzly Bears and Gray Ogre
    And Rob holds Show and Tell and Craw Wurm
    And Alex holds Control Magic
    And Carissa holds Storm Crow
    And Rob has cast Show and Tell
    And the top of the stack has resolved
    When Rob chooses Craw Wurm
    Then this is legal
    When Alex chooses Control Magic
    Then this is legal
    When Carissa chooses Storm Crow
    Then this is legal
    And Alex may choose among Grizzly Bears and Gray Ogre
    When Alex chooses Gray Ogre
    Then this is legal
    And Alex controls Gray Ogre
    And Rob controls Craw Wurm
    And Storm Crow is on the battlefield

  # 303.4g: an Aura with nothing to be attached to stays where it is, although a creature enters at the same time
  @cr:101.4 @cr:303.4g
  Scenario: An Aura stays in hand if Show and Tell finds no creature for it
    Given a free-for-all between Rob, Alex and Carissa
    And it is Rob's precombat main phase
    And Rob controls three Islands
    And Rob holds Show and Tell and Craw Wurm
    And Alex holds Control Magic
    And Rob has cast Show and Tell
    And the top of the stack has resolved
    When Rob chooses Craw Wurm
    Then this is legal
    When play goes on to the end step
    Then Craw Wurm is on the battlefield
    And Rob controls Craw Wurm
    And Control Magic is in Alex's hand

  # 101.4, 608.2e, 800.4a: the active player, who cast it, is gone after the second part of Smallpox
  @cr:101.4 @cr:800.4a
  Scenario: Smallpox goes on resolving after its caster leaves
    Given a free-for-all between Rob, Alex and Carissa
    And it is Alex's precombat main phase
    And Alex controls two Swamps, Gray Ogre and Hill Giant
    And Alex holds Smallpox
    And Carissa controls Wind Drake, Storm Crow, Forest and Island
    And Carissa holds Shock
    And Rob controls Giant Octopus
    And Alex has cast Smallpox
    When the top of the stack resolves
    Then Alex may choose among Gray Ogre and Hill Giant
    And Shock is in Carissa's graveyard
    When Alex concedes
    Then this is legal
    And Carissa may choose among Wind Drake and Storm Crow
    When Carissa chooses Storm Crow
    Then this is legal
    And Storm Crow is in Carissa's graveyard
    And Giant Octopus is in Rob's graveyard
    And Carissa may choose among Forest and Island
    When Carissa chooses Island
    Then this is legal
    And Island is in Carissa's graveyard
    And Rob has 19 life
    And Carissa has 19 life
    And Carissa has priority

  # 101.4, 101.4b, 702.38a (702.37a in 2020-06-01): cards are revealed in turn order, and what is revealed everybody knows
  @cr:101.4 @cr:101.4b @cr:702.38a
  Scenario: Two players reveal cards for amplify in APNAP order
    Given a free-for-all between Rob, Alex and Carissa
    And it is Carissa's precombat main phase
    And Carissa controls two Swamps
    And Carissa holds Exhume, Canopy Crawler and Shock
    And Carissa's graveyard holds Glowering Rogon
    And Alex holds Wardscale Dragon and Jump
    And Alex's graveyard holds Kilnmouth Dragon
    And Carissa has cast Exhume
    When the top of the stack resolves
    Then Carissa may choose among Canopy Crawler
    When Alex interrupts and chooses Wardscale Dragon
    Then this is illegal
    And nothing has changed
    When Carissa chooses Canopy Crawler
    Then this is legal
    And Alex knows that Carissa has chosen Canopy Crawler
    And Glowering Rogon is in Carissa's graveyard
    When Alex chooses Wardscale Dragon
    Then this is legal
    And Glowering Rogon is 5/5
    And Kilnmouth Dragon is 8/8

  # 101.4, 101.4c: first both choices of the active player, then the opponents in turn order, whatever the order of naming
  @cr:101.4 @cr:101.4c
  Scenario: Two opponents decide tribute in APNAP order
    Given a free-for-all between Rob, Alex, Carissa and Dana
    And it is Dana's precombat main phase
    And Dana controls seven Forests
    And Dana holds Tooth and Nail, left Snake of the Golden Grove and right Snake of the Golden Grove
    And Dana has cast Tooth and Nail as follows:
      | modes |
      | put   |
    And the top of the stack has resolved
    When Dana chooses left Snake of the Golden Grove and right Snake of the Golden Grove
    Then this is legal
    When Dana chooses Carissa
    Then this is legal
    And Dana may choose among Rob, Alex and Carissa
    When Dana chooses Rob
    Then this is legal
    And nobody is asked to choose
    When Rob agrees
    Then this is legal
    When Carissa declines
    Then this is legal
    When play goes on to the end step
    Then Dana has 24 life

  # 603.3b, 101.4, 800.4a: with the active player gone the order still begins where the turn was
  @cr:101.4 @cr:603.3b @cr:800.4a
  Scenario: Without an active player, triggers are put on the stack in turn order
    Given a free-for-all between Rob, Alex, Carissa and Dana
    And it is Carissa's precombat main phase
    And Alex controls left Blood Artist and Gray Ogre
    And Dana controls right Blood Artist
    And Rob controls Blood Artist and Mountain
    And Rob holds Shock
    And Carissa controls two Mountains
    And Rob has cast Shock targeting Gray Ogre
    When Carissa concedes
    Then this is legal
    When the top of the stack resolves
    And Dana chooses Rob
    Then this is legal
    When Rob chooses Dana
    Then this is legal
    When Alex chooses Dana
    Then this is legal
    And the stack holds, from the top:
      | object             | controller |
      | left Blood Artist  | Alex       |
      | Blood Artist       | Rob        |
      | right Blood Artist | Dana       |

  # 805.6: the active team chooses first, then the other; afterwards everything happens at once
  @cr:101.4 @cr:805.6
  Scenario: In 2HG, the active team chooses first for Innocent Blood
    Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
    And it is Carissa's precombat main phase
    And Carissa controls Swamp, Gray Ogre and Hill Giant
    And Dana controls Wind Drake and Storm Crow
    And Rob controls Scathe Zombies and Savannah Lions
    And Alex controls Giant Octopus and Coral Merfolk
    And Carissa holds Innocent Blood
    And Carissa has cast Innocent Blood
    And the top of the stack has resolved
    When Rob interrupts and chooses Savannah Lions
    Then this is illegal
    And nothing has changed
    When Carissa chooses Gray Ogre
    Then this is legal
    When Dana chooses Storm Crow
    Then this is legal
    When Rob chooses Savannah Lions
    Then this is legal
    When Alex chooses Coral Merfolk
    Then this is legal
    And Gray Ogre is in Carissa's graveyard
    And Coral Merfolk is in Alex's graveyard

  # 800.4a, 608.2m (608.2k in 2024-06-07, 608.2j in 2020-06-01): the spell is done with
  @cr:101.4 @cr:800.4a
  Scenario: If Exhume's caster leaves, the other players' creatures still enter
    Given a free-for-all between Rob, Alex, Carissa and Dana
    And it is Rob's precombat main phase
    And Rob controls two Swamps
    And Rob holds Exhume
    And Dana controls Hill Giant
    And Rob's graveyard holds Gray Ogre and Storm Crow
    And Alex's graveyard holds Wind Drake
    And Carissa's graveyard holds Clone
    And Rob has cast Exhume
    And the top of the stack has resolved
    And Rob has chosen Gray Ogre
    When Rob concedes
    Then this is legal
    When Carissa chooses Hill Giant
    Then this is legal
    And Clone is 3/3
    And Gray Ogre has left the game
    And Wind Drake is on the battlefield

  @cr:101.4
  Rule: Players choose in APNAP order, then the actions happen at the same time

    # 101.4: the order goes by whose turn it is, not by whose spell it is
    Scenario: Innocent Blood's choices start with the active player, not its caster
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
    Scenario: If Innocent Blood's caster leaves, the other players still sacrifice
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
    Scenario: If a player concedes instead of choosing, the next player chooses
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
    Scenario Outline: Alex, with 0 life and <kept> after Smallpox, <fate>
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
    Scenario: Exhume's enters triggers are put on the stack in APNAP order
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
