@since:2020-06-01
Feature: Other hands: two things at once
  What a judge tries on engines that have passed everything else.

  # 800.4a, 702.104b (702.103b in 2020-06-01): whoever decides in place of Alex, all who are left decline here, so that no
  # tribute has been paid; who is asked in place of Alex is left open (800.4f and 800.4g may both be meant)
  @cr:101.4
  Scenario: The opponent who is asked for tribute leaves
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

  # 800.4d: a triggered ability of a player who has left is not put on the stack
  @cr:603.3b @cr:800.4d
  Scenario: An Artist's master leaves before saying whom it drains
    Given a free-for-all between Rob, Alex and Carissa
    And it is Carissa's precombat main phase
    And Alex controls left Blood Artist
    And Rob controls right Blood Artist and Gray Ogre
    And Carissa controls Mountain
    And Carissa holds Shock
    And Carissa has cast Shock targeting Gray Ogre
    And the top of the stack has resolved
    And Rob has chosen Carissa
    When Alex concedes
    Then this is legal
    And the stack holds, from the top:
      | object             | controller |
      | right Blood Artist | Rob        |
    And the game goes on
    When the stack resolves
    Then Carissa has 19 life
    And Rob has 21 life

  # 603.10a: what the creature was like just before counts; an Artist without abilities is silent, a Clone of one is not
  @cr:603.10a
  Scenario: A sheep and a Clone among Artists
    Given a free-for-all between Rob, Alex and Carissa
    And it is Alex's precombat main phase
    And Alex controls Blood Artist, four Islands and Swamp
    And Alex holds Clone and Innocent Blood
    And Rob controls left Blood Artist, left Island and right Island
    And Rob holds Ovinize
    And Carissa controls Hill Giant
    And Alex has cast Clone
    And the top of the stack has resolved
    And Alex has chosen Blood Artist
    And Rob has cast Ovinize targeting left Blood Artist
    And the stack has resolved
    And Alex has cast Innocent Blood
    And the top of the stack has resolved
    When Alex chooses Clone
    Then this is legal
    And Clone is in Alex's graveyard
    And left Blood Artist is in Rob's graveyard
    And Hill Giant is in Carissa's graveyard
    When play goes on to the end step
    Then Blood Artist is on the battlefield
    And left Blood Artist's ability is not on the stack
    And Alex has 26 life

  # 614.12a, 101.4, 704.5f: a Clone that finds nothing to copy dies, under the eyes of the Artist that came with it
  @cr:614.12a @cr:704.3
  Scenario: A Clone is exhumed beside an Artist and becomes nothing
    Given a free-for-all between Rob, Alex and Carissa
    And it is Rob's precombat main phase
    And Rob controls two Swamps
    And Rob holds Exhume
    And Rob's graveyard holds Blood Artist
    And Carissa's graveyard holds Clone
    And Rob has cast Exhume
    When the top of the stack resolves
    And Rob chooses Alex
    Then this is legal
    And Clone is in Carissa's graveyard
    And Blood Artist's ability is on the stack
    When the stack resolves
    Then Alex has 19 life
    And Rob has 21 life

  # 614.12, 707.5 (706.5 in 2020-06-01): a Clone of a Snake is asked for tribute, and asks
  @cr:614.12
  Scenario Outline: A Clone of a Snake, whose tribute Rob <answer>
    Given a free-for-all between Rob, Alex and Carissa
    And it is Carissa's precombat main phase
    And Carissa controls four Islands
    And Carissa holds Clone
    And Alex controls Snake of the Golden Grove
    And Carissa has cast Clone
    And the top of the stack has resolved
    When Carissa chooses Snake of the Golden Grove
    Then this is legal
    And Carissa may choose among Rob and Alex
    When Carissa chooses Rob
    Then this is legal
    When Rob <answer>
    Then this is legal
    And Clone is <size>
    When play goes on to the end step
    Then Carissa has <life> life
    And Alex has 20 life

    Examples:
      | answer   | size | life |
      | agrees   | 7/7  | 20   |
      | declines | 4/4  | 24   |

  # 101.2: one Archetype gives, the other says that it cannot be; the second wins on both sides
  @cr:101.2 @cr:113.11
  Scenario: Two Archetypes ground everything
    Given a free-for-all between Rob, Alex and Carissa
    And it is Alex's precombat main phase
    And Alex controls left Archetype of Imagination, Grizzly Bears and Mountain
    And Alex holds Lightning Bolt
    And Carissa controls right Archetype of Imagination and Storm Crow
    And Rob controls Wind Drake
    When Alex casts Lightning Bolt targeting left Archetype of Imagination
    Then this is legal
    And Grizzly Bears does not have the keyword flying
    And Storm Crow does not have the keyword flying
    And Wind Drake does not have the keyword flying
    When the stack resolves
    Then Storm Crow has the keyword flying
    And Grizzly Bears does not have the keyword flying

  # 704.5k, 613.7: the younger world takes over, and with its age it takes what was given in between
  @cr:101.2a
  Scenario: A second Gravity Sphere brings down what the first let rise
    Given a free-for-all between Rob, Alex and Carissa
    And it is Carissa's precombat main phase
    And Rob controls left Gravity Sphere
    And Carissa controls three Mountains and Island
    And Carissa holds right Gravity Sphere and Jump
    And Alex controls Storm Crow
    And Carissa has cast Jump targeting Storm Crow
    And the stack has resolved
    When Carissa casts right Gravity Sphere
    Then this is legal
    And Storm Crow has the keyword flying
    When the stack resolves
    Then left Gravity Sphere is in Rob's graveyard
    And right Gravity Sphere is on the battlefield
    And Storm Crow does not have the keyword flying

  # 704.3, 104.2a, 101.2: all who can lose do so together; who cannot is alone and wins on no life
  @cr:101.2 @cr:104.2a
  Scenario: A Rift kills everybody but the one with the Angel
    Given a free-for-all between Rob, Alex and Carissa
    And it is Carissa's precombat main phase
    And Rob has 4 life
    And Alex has 4 life
    And Carissa has 3 life
    And Alex controls Platinum Angel
    And Carissa controls two Mountains
    And Carissa holds Flame Rift
    When Carissa casts Flame Rift
    Then this is legal
    When the top of the stack resolves
    Then Rob has left the game
    And Carissa has left the game
    And Alex has won

  # 603.3d, 601.2c: an ability without a legal target is not put on the stack; one with some offers those only
  @cr:601.2c
  Scenario: A Leyline leaves one target, then none
    Given a free-for-all between Rob, Alex and Carissa
    And it is Rob's precombat main phase
    And Rob controls four Plains, Mountain and left Mountain
    And Rob holds Stonehorn Dignitary, Shock and Lightning Bolt
    And Alex controls Leyline of Sanctity
    And Carissa controls left Leyline of Sanctity
    When Rob casts Stonehorn Dignitary
    Then this is legal
    When the top of the stack resolves
    Then Stonehorn Dignitary is on the battlefield
    And the stack is empty
    And nobody is asked to choose
    When Rob casts Shock targeting Alex
    Then this is illegal
    And nothing has changed
    When Rob casts Lightning Bolt targeting Rob
    Then this is legal
    When the stack resolves
    Then Rob has 17 life

  # 602.5, 602.1b: an opponent's turn, before combat
  @cr:602.5
  Scenario: An Imp is no use in its own turn or after combat
    Given a free-for-all between Rob, Alex and Carissa
    And it is Carissa's precombat main phase
    And Carissa controls left Maddening Imp
    And Rob controls right Maddening Imp
    And Alex controls Maddening Imp
    When Carissa activates left Maddening Imp
    Then this is illegal
    And nothing has changed
    When Alex activates Maddening Imp
    Then this is legal
    And Maddening Imp is tapped
    When play goes on to the postcombat main phase
    And Rob activates right Maddening Imp
    Then this is illegal
    And right Maddening Imp is untapped

  # 602.5a: the Siren must have been Alex's since the turn began; she is again Rob's as soon as Alex has gone (800.4a)
  @cr:602.5a @cr:800.4a
  Scenario: A charmed Siren must wait, and comes home
    Given a free-for-all between Rob, Alex and Carissa
    And it is Alex's precombat main phase
    And Alex controls four Islands
    And Alex holds Control Magic
    And Rob controls Alluring Siren
    And Carissa controls Hill Giant
    And Alex has cast Control Magic targeting Alluring Siren
    And the stack has resolved
    When Alex activates Alluring Siren targeting Hill Giant
    Then this is illegal
    And nothing has changed
    When play goes on to Carissa's upkeep
    And Alex activates Alluring Siren targeting Hill Giant
    Then this is illegal
    And Alluring Siren is untapped
    When Alex concedes
    Then this is legal
    And Rob controls Alluring Siren
    And Control Magic has left the game

  # 702.61a (702.60a in 2020-06-01): no spells, no abilities but mana abilities; 104.3a: conceding is neither
  @cr:602.5 @cr:104.3a
  Scenario: Under split second one may still concede
    Given a free-for-all between Rob, Alex and Carissa
    And it is Carissa's precombat main phase
    And Carissa controls five Mountains
    And Carissa holds Word of Seizing
    And Rob controls Mogg Fanatic, Mountain and Hill Giant
    And Rob holds Shock
    And Alex controls Blood Artist
    And Carissa has cast Word of Seizing targeting Mogg Fanatic
    When Rob activates Mogg Fanatic targeting Carissa
    Then this is illegal
    And nothing has changed
    When Rob casts Shock targeting Carissa
    Then this is illegal
    And nothing has changed
    When Rob concedes
    Then this is legal
    And Rob has left the game
    And Word of Seizing is on the stack
    When the stack resolves
    Then Word of Seizing is in Carissa's graveyard
    And Carissa has 20 life
    And Alex has 20 life

  # 800.4a, 608.2b: the target goes with its owner, so that the counterspell does nothing
  @cr:800.4a
  Scenario: A spell leaves the stack under a Force of Will
    Given a free-for-all between Rob, Alex and Carissa
    And it is Alex's precombat main phase
    And Alex controls two Forests
    And Alex holds Grizzly Bears
    And Rob holds Force of Will and Jump
    And Alex has cast Grizzly Bears
    And Rob has cast Force of Will as follows:
      | targets       | alternative cost | uses up |
      | Grizzly Bears | Force of Will    | Jump    |
    When Alex concedes
    Then this is legal
    And Grizzly Bears has left the game
    And Force of Will is on the stack
    When the stack resolves
    Then Force of Will is in Rob's graveyard
    And nobody is the active player

  # 514.1, 101.1: only the active player discards, and a Spellbook lifts that for one player only
  @cr:101.1
  Scenario: A Spellbook, and a neighbour without one
    Given a free-for-all between Rob, Alex and Carissa
    And it is Rob's end step
    And Rob controls Spellbook
    And Rob holds nine Forests
    And Alex holds eight Islands
    And Carissa holds nine Swamps
    When play goes on to Alex's end step
    Then Rob has 9 cards in hand
    And Alex has 9 cards in hand
    And Carissa has 9 cards in hand
    When everybody passes
    Then Alex is asked to choose
    When Alex chooses first Island and second Island
    Then this is legal
    And first Island is in Alex's graveyard
    And Alex has 7 cards in hand
    And it is Carissa's turn
    And Carissa has 9 cards in hand

  # 400.2: a hand is hidden, though everybody has seen the card go there
  @cr:400.2
  Scenario: What returns to a hand is out of sight
    Given a free-for-all between Rob, Alex and Carissa
    And it is Carissa's precombat main phase
    And Carissa controls Island
    And Carissa holds Unsummon
    And Rob controls Grizzly Bears
    And Carissa has cast Unsummon targeting Grizzly Bears
    When the stack resolves
    Then Rob can see Grizzly Bears
    And Alex cannot see Grizzly Bears
    And Carissa cannot see Grizzly Bears
    And Alex can see Unsummon

  # 101.1, 104.3a, 800.4a: player control decides in the seat of the controlled player, and ends when the controller leaves
  @cr:101.4 @cr:104.3a @cr:800.4a
  Scenario: Under a Mindslaver the order is still that of the seats
    Given a free-for-all between Rob, Alex, Carissa and Dana
    And it is Rob's precombat main phase
    And Dana controls Mindslaver, Vedalken Orrery, four Plains, Swamp, Wind Drake and Storm Crow
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
  Scenario: A slaver leaves in the middle of another player's choice
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
  Scenario: A Specter's master leaves while the victims choose
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

  # 101.4a, 800.4a: what somebody has picked in secret goes with them; the others are not asked again
  @cr:101.4a @cr:800.4a
  Scenario: Somebody leaves who has picked already
    Given a free-for-all between Rob, Alex, Carissa and Dana
    And it is Carissa's precombat main phase
    And Carissa controls three Swamps
    And Carissa holds Liliana's Specter
    And Dana holds Shock and Jump
    And Rob holds Unsummon and Giant Growth
    And Alex holds Lightning Bolt and Counterspell
    And Carissa has cast Liliana's Specter
    And the top of the stack has resolved
    And the top of the stack has resolved
    And Dana has chosen Jump
    And Rob has chosen Unsummon
    When Dana concedes
    Then this is legal
    And Jump has left the game
    And Alex may choose among Lightning Bolt and Counterspell
    And Alex does not know what Rob has chosen
    When Alex chooses Counterspell
    Then this is legal
    And Unsummon is in Rob's graveyard
    And Counterspell is in Alex's graveyard
    And Giant Growth is in Rob's hand

  # 704.5j, 704.3, 101.4: two players choose which legend to keep; both go in one event, seen by an Artist
  @cr:101.4 @cr:704.5j
  Scenario: Two players have one Kami too many
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
  Scenario: A Control Magic by Show and Tell finds the old creature, not the new one
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
  Scenario: A Control Magic by Show and Tell finds no old creature
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

  # 608.2d, 101.3: only cards of the types that are named may be picked
  @cr:101.3 @since:2024-06-07
  Scenario: Show and Tell shows no battle, no planeswalker and no sorcery
    Given a free-for-all between Rob, Alex and Carissa
    And it is Alex's precombat main phase
    And Alex controls three Islands
    And Alex holds Show and Tell, Invasion of Dominaria, Jace Beleren, Explore, Forest, Spellbook and Pacifism
    And Carissa controls Gray Ogre
    And Alex has cast Show and Tell
    When the top of the stack resolves
    Then Alex may choose among Forest, Spellbook and Pacifism
    When Alex chooses Jace Beleren
    Then this is illegal
    And nothing has changed
    When Alex chooses Spellbook
    Then this is legal
    And Spellbook is on the battlefield

  # 602.1b, 602.5: three counters are not four
  @cr:602.5
  Scenario Outline: An Ascension with <number> counters calls <result>
    Given a free-for-all between Rob, Alex and Carissa
    And it is Alex's upkeep
    And these permanents are on the battlefield:
      | permanent           | controller | counters       |
      | Luminarch Ascension | Carissa    | <number> quest |
      | left Plains         | Carissa    |                |
      | right Plains        | Carissa    |                |
    When Carissa activates Luminarch Ascension
    Then this is <verdict>
    And left Plains is <lands>
    And Luminarch Ascension has <number> quest counters

    Examples:
      | number | result   | verdict | lands    |
      | 3      | nobody   | illegal | untapped |
      | 4      | an Angel | legal   | tapped   |

  # 101.4, 608.2e, 800.4a: the active player, who cast it, is gone after the second part of Smallpox
  @cr:101.4 @cr:800.4a
  Scenario: The one who sows Smallpox leaves halfway
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

  # 605.3a, 702.61a (702.60a in 2020-06-01): a mana ability is allowed even then, and does not use the stack
  @cr:605.3a @cr:605.3b
  Scenario: Under split second a land may be tapped for mana
    Given a free-for-all between Rob, Alex and Carissa
    And it is Alex's upkeep
    And Alex controls five Mountains
    And Alex holds Word of Seizing
    And Rob controls Forest and Hill Giant
    And Alex has cast Word of Seizing targeting Hill Giant
    When Rob activates Forest
    Then this is legal
    And Forest is tapped
    And the stack holds, from the top:
      | object          | controller |
      | Word of Seizing | Alex       |

  # 101.4, 101.4b, 702.38a (702.37a in 2020-06-01): cards are revealed in turn order, and what is revealed everybody knows
  @cr:101.4 @cr:101.4b @cr:702.38a
  Scenario: Two players amplify what one Exhume brings
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

  # 400.2: a library is hidden from its owner too, a hand from everybody else, exile from nobody
  @cr:400.2
  Scenario: What is seen where
    Given a free-for-all between Rob, Alex and Carissa
    And it is Carissa's upkeep
    And Alex's library holds, from the top, Craw Wurm and Hill Giant
    And Alex holds Force of Will and Jump
    And Carissa controls Mountain
    And Carissa holds Shock and Gray Ogre
    And Carissa has cast Shock targeting Alex
    When Alex casts Force of Will as follows:
      | targets | alternative cost | uses up |
      | Shock   | Force of Will    | Jump    |
    Then this is legal
    And Rob can see Jump and Force of Will and Shock
    And Rob cannot see Gray Ogre
    And Alex cannot see Craw Wurm and Hill Giant
    And Alex cannot see Gray Ogre
    And Carissa can see Gray Ogre

  # 102.3: neither the Mongrel nor the Tracker bites the teammate
  @cr:102.3
  Scenario: A Mongrel knows its friends
    Given a team game of Rob and Alex against Carissa and Dana
    And it is Dana's postcombat main phase
    And Alex controls Hellfire Mongrel
    When play goes on to Rob's upkeep
    Then the stack is empty
    When play goes on to Carissa's upkeep
    Then Hellfire Mongrel's ability is on the stack
    When the stack resolves
    Then Carissa has 18 life
    And Rob has 20 life

  # 118.3, 118.3a: nothing is always there to be paid, as often as one likes
  @cr:118.3a
  Scenario: Reconnaissance costs nothing, twice
    Given a free-for-all between Rob, Alex and Carissa
    And it is Carissa's precombat main phase
    And Carissa controls Reconnaissance, Gray Ogre and Hill Giant
    And Carissa has declared these attacks:
      | attacker   | attacks |
      | Gray Ogre  | Rob     |
      | Hill Giant | Alex    |
    When Carissa activates Reconnaissance targeting Gray Ogre
    Then this is legal
    When Carissa activates Reconnaissance targeting Hill Giant
    Then this is legal
    And Reconnaissance's ability is on the stack twice
    When the stack resolves
    Then Gray Ogre is not attacking
    And Hill Giant is not attacking
    And Hill Giant is untapped
