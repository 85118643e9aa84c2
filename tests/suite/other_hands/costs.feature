@since:2020-06-01
Feature: Other hands: casting, activating and what it costs
  A second reading of 601.2, 602, 605, 606, 118.8, 118.9, amplify and affinity.

  @cr:601.2f
  Rule: The total cost is found first, then paid as a whole

    # 601.2f, 601.2h: two increases add up, whoever controls them, on a cost of nothing too; 601.2: else all is taken back
    @cr:601.2h
    Scenario Outline: Under two Spheres <card> costs more than <lands>
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Rob controls left Sphere of Resistance
      And Carissa controls right Sphere of Resistance and <lands>
      And Carissa holds <card>
      When Carissa casts <card>
      Then this is illegal
      And <card> is in Carissa's hand
      And nothing has changed

      Examples:
        | card              | lands          |
        | Memnite           | one Mountain   |
        | Raging Goblin     | two Mountains  |
        | Fountain of Youth | one Mountain   |
        | Hill Giant        | five Mountains |

    # 601.2f: the same costs, just reached
    Scenario Outline: Under two Spheres <card> is cast for all of <lands>
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Rob controls left Sphere of Resistance
      And Carissa controls right Sphere of Resistance and <lands>
      And Carissa holds <card>
      When Carissa casts <card>
      Then this is legal
      And <card> is on the stack
      And first Mountain is tapped
      And second Mountain is tapped

      Examples:
        | card              | lands           |
        | Memnite           | two Mountains   |
        | Raging Goblin     | three Mountains |
        | Fountain of Youth | two Mountains   |
        | Hill Giant        | six Mountains   |

    # 601.2f: increases come before reductions; a Sphere of one's own is an artifact too (702.41a)
    @cr:702.41a
    Scenario: One's own Sphere pays for itself, an opponent's does not
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Rob controls Sphere of Resistance, Memnite, Spellbook, Temple Bell, Crawlspace and Forest
      And Rob holds Frogmite
      And Alex controls Copper Tablet, Ornithopter, Fountain of Youth, Silent Arbiter and Island
      And Alex holds Myr Enforcer
      When Rob casts Frogmite as follows:
        | pays with |
        | nothing   |
      Then this is legal
      And Frogmite is on the stack
      And Forest is untapped
      When the stack resolves
      And play goes on to Alex's precombat main phase
      And Alex casts Myr Enforcer
      Then this is illegal
      And nothing has changed

    # 118.7a: a reduction touches generic mana only, however large it is
    @cr:118.7a @cr:702.41a
    Scenario: Seven artifacts do not make Thoughtcast blue
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Memnite, Spellbook, Temple Bell, Crawlspace, Ornithopter, Fountain of Youth and Copper Tablet
      And Alex controls Forest and Island
      And Alex holds Thoughtcast
      When Alex casts Thoughtcast as follows:
        | pays with |
        | nothing   |
      Then this is illegal
      And Thoughtcast is in Alex's hand
      When Alex casts Thoughtcast as follows:
        | pays with |
        | Forest    |
      Then this is illegal
      And Thoughtcast is in Alex's hand
      When Alex casts Thoughtcast as follows:
        | pays with |
        | Island    |
      Then this is legal
      And Forest is untapped
      When the stack resolves
      Then Alex has 2 cards in hand

    # 702.41a: what counts is control as the cost is found; a borrowed Juggernaut counts, and no longer for its owner
    @cr:702.41a
    Scenario: An artifact that is borrowed makes the Enforcer cheaper
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Memnite, Spellbook, Temple Bell, Crawlspace, Ornithopter, Fountain of Youth and three Mountains
      And Carissa holds Myr Enforcer and Act of Treason
      And Rob controls Juggernaut
      And Carissa has cast Act of Treason as follows:
        | targets    | pays with                                          |
        | Juggernaut | first Mountain, second Mountain and third Mountain |
      And the stack has resolved
      When Carissa casts Myr Enforcer
      Then this is legal
      And Myr Enforcer is on the stack

    # 601.2a, 702.41a: a Frogmite is on the stack as its cost is found and counts for the next one only
    @cr:702.41a
    Scenario: A Frogmite does not help to cast itself
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Memnite, Spellbook, Temple Bell and Forest
      And Alex holds two Frogmites
      When Alex casts first Frogmite as follows:
        | pays with |
        | nothing   |
      Then this is illegal
      And first Frogmite is in Alex's hand
      When Alex casts first Frogmite as follows:
        | pays with |
        | Forest    |
      Then this is legal
      When the stack resolves
      And Alex casts second Frogmite as follows:
        | pays with |
        | nothing   |
      Then this is legal
      And second Frogmite is on the stack

  @cr:118.8
  Rule: Additional costs

    # 118.8d, 118.9c: what was paid is one thing, what the spell costs is another
    @cr:118.8d
    Scenario: Disdainful Stroke looks at what is printed
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Rob controls Memnite, Spellbook, Temple Bell, Crawlspace, Sphere of Resistance and four Plains
      And Rob holds Frogmite and Pearled Unicorn
      And Carissa controls six Islands
      And Carissa holds two Disdainful Strokes
      And Rob has cast Pearled Unicorn
      When Carissa casts first Disdainful Stroke targeting Pearled Unicorn
      Then this is illegal
      And nothing has changed
      When the stack resolves
      Then Pearled Unicorn is on the battlefield
      When Rob casts Frogmite
      Then this is legal
      When Carissa casts second Disdainful Stroke targeting Frogmite
      Then this is legal
      When the stack resolves
      Then Frogmite is in Rob's graveyard

    # 118.3, 118.8: no creature, no Reap; 701.21a (701.17a before): one sacrifices what one controls, to its owner's graveyard
    Scenario: Altar's Reap takes a borrowed creature, and not one that has been lent
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And these permanents are on the battlefield:
        | permanent     | controller | owner | attached to |
        | Hill Giant    | Alex       | Rob   |             |
        | Control Magic | Alex       |       | Hill Giant  |
        | left Swamp    | Rob        |       |             |
        | right Swamp   | Rob        |       |             |
        | first Swamp   | Alex       |       |             |
        | second Swamp  | Alex       |       |             |
      And Rob holds left Altar's Reap
      And Alex holds right Altar's Reap
      When Rob casts left Altar's Reap sacrificing Hill Giant
      Then this is illegal
      And nothing has changed
      When Alex casts right Altar's Reap sacrificing Hill Giant
      Then this is legal
      And Hill Giant is in Rob's graveyard
      And right Altar's Reap is on the stack
      When the stack resolves
      Then Control Magic is in Alex's graveyard
      And Alex has 2 cards in hand

    # 601.2h-i, 603.3: what a cost sets off is put on the stack above the spell that was paid for
    @cr:601.2i
    Scenario: A death that pays for a spell is told before the spell
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's upkeep
      And Alex controls Gray Ogre and two Swamps
      And Alex holds Altar's Reap
      And Rob controls Blood Artist and Mountain
      And Rob holds Lightning Bolt
      And Rob has cast Lightning Bolt targeting Gray Ogre
      When Alex casts Altar's Reap sacrificing Gray Ogre
      Then this is legal
      And Gray Ogre is in Alex's graveyard
      When Rob chooses Carissa
      Then this is legal
      And the stack holds, from the top:
        | object         | controller |
        | Blood Artist   | Rob        |
        | Altar's Reap   | Alex       |
        | Lightning Bolt | Rob        |
      When the top of the stack resolves
      Then Carissa has 19 life
      And Rob has 21 life
      And Alex has no cards in hand
      When the stack resolves
      Then Alex has 2 cards in hand
      And Lightning Bolt is in Rob's graveyard
      And Rob has 21 life

  @cr:118.9
  Rule: Alternative costs

    # 118.9a, 601.2b: one alternative cost, chosen by the caster; 601.2c: no spell, no target
    @cr:118.9a
    Scenario: Of two alternative costs one is chosen
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Rob controls two Forests
      And Rob holds Grizzly Bears
      And Carissa controls Omniscience
      And Carissa holds two Force of Wills and Jump
      And Alex holds two Force of Wills
      And Rob has cast Grizzly Bears
      When Carissa casts first Force of Will targeting Jump
      Then this is illegal
      And nothing has changed
      When Carissa casts first Force of Will as follows:
        | targets       | alternative cost | pays with |
        | Grizzly Bears | Omniscience      | nothing   |
      Then this is legal
      And Carissa has 20 life
      And Jump is in Carissa's hand
      When Alex casts third Force of Will as follows:
        | targets             | alternative cost | pays with |
        | first Force of Will | Omniscience      | nothing   |
      Then this is illegal
      And nothing has changed
      When Alex casts third Force of Will as follows:
        | targets             | alternative cost    | uses up              | pays with |
        | first Force of Will | third Force of Will | fourth Force of Will | nothing   |
      Then this is legal
      And Alex has 19 life
      And fourth Force of Will is in exile
      When Carissa casts second Force of Will as follows:
        | targets             | alternative cost     | uses up | pays with |
        | third Force of Will | second Force of Will | Jump    | nothing   |
      Then this is legal
      And Carissa has 19 life
      And Jump is in exile
      When the stack resolves
      Then third Force of Will is in Alex's graveyard
      And Grizzly Bears is in Rob's graveyard

    # 118.9, 601.2a: the spell itself is on the stack, so it is no card in hand; a red card is not blue
    Scenario Outline: Force of Will is not cast by exiling <what>
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Rob controls two Forests
      And Rob holds Grizzly Bears
      And Alex controls Coral Merfolk
      And Alex holds Force of Will, Shock, Tropical Island and Ornithopter
      And Carissa holds Jump
      And Rob has cast Grizzly Bears
      When Alex casts Force of Will as follows:
        | targets       | alternative cost | uses up | pays with |
        | Grizzly Bears | Force of Will    | <what>  | nothing   |
      Then this is illegal
      And nothing has changed

      Examples:
        | what            |
        | Force of Will   |
        | Shock           |
        | Coral Merfolk   |
        | Jump            |
        | Tropical Island |
        | Ornithopter     |

    # 118.3, 118.3b: one life is enough to pay one; 704.3, 800.4a: then the payer is gone before anything resolves
    @cr:118.3b @cr:704.3 @cr:800.4a
    Scenario: The last life pays for a Force of Will
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Rob controls two Forests
      And Rob holds Grizzly Bears
      And Carissa has 1 life
      And Carissa holds Force of Will and Jump
      And Rob has cast Grizzly Bears
      When Carissa casts Force of Will as follows:
        | targets       | alternative cost | uses up | pays with |
        | Grizzly Bears | Force of Will    | Jump    | nothing   |
      Then this is legal
      And Carissa has left the game
      And Force of Will has left the game
      And Grizzly Bears is on the stack
      When the stack resolves
      Then Grizzly Bears is on the battlefield

    # 118.9d: what is added stays added
    @cr:118.9d
    Scenario: Under Omniscience a Sphere still takes its mana and the altar its creature
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Omniscience, Forest and Swamp
      And Alex holds Craw Wurm, Altar's Reap and Sea Monster
      And Rob controls Sphere of Resistance
      When Alex casts Craw Wurm as follows:
        | alternative cost | pays with |
        | Omniscience      | nothing   |
      Then this is illegal
      And Craw Wurm is in Alex's hand
      When Alex casts Altar's Reap as follows:
        | alternative cost | uses up | pays with |
        | Omniscience      | nothing | Swamp     |
      Then this is illegal
      And Altar's Reap is in Alex's hand
      When Alex casts Craw Wurm as follows:
        | alternative cost | pays with |
        | Omniscience      | Forest    |
      Then this is legal
      When the stack resolves
      And Alex casts Altar's Reap as follows:
        | alternative cost | uses up   | pays with |
        | Omniscience      | Craw Wurm | Swamp     |
      Then this is legal
      And Craw Wurm is in Alex's graveyard

    # 118.9d: reductions as well as increases work on an alternative cost
    @cr:118.9d @cr:702.41a
    Scenario: Affinity pays the Sphere for a Thoughtcast that costs nothing
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Omniscience and Memnite
      And Carissa holds Thoughtcast and Explore
      And Rob controls Sphere of Resistance
      When Carissa casts Explore as follows:
        | alternative cost | pays with |
        | Omniscience      | nothing   |
      Then this is illegal
      And Explore is in Carissa's hand
      When Carissa casts Thoughtcast as follows:
        | alternative cost | pays with |
        | Omniscience      | nothing   |
      Then this is legal
      And Thoughtcast is on the stack

    # 118.9, 601.2f: an alternative cost does not change when a spell may be cast (117.1a), nor for whom it is there
    @cr:117.1a
    Scenario: Omniscience hurries nobody
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's end step
      And Alex controls Omniscience
      And Alex holds Craw Wurm and Shock
      And Rob holds Jump
      When Alex casts Craw Wurm as follows:
        | alternative cost | pays with |
        | Omniscience      | nothing   |
      Then this is illegal
      And nothing has changed
      When Alex casts Shock as follows:
        | targets | alternative cost | pays with |
        | Carissa | Omniscience      | nothing   |
      Then this is legal
      When the stack resolves
      Then Carissa has 18 life

  @cr:602.2
  Rule: Activating

    # 602.5a: a creature that came this turn does not tap for a cost; 702.10c: with haste it does; an artifact or land may anyway
    @cr:602.5a
    Scenario: Sick creatures, hasty creatures and things that are no creatures
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent      | controller | summoning sick |
        | Alluring Siren | Alex       | yes            |
        | Temple Bell    | Alex       | yes            |
        | Mogg Fanatic   | Alex       | yes            |
        | Mountain       | Alex       | yes            |
        | Hill Giant     | Carissa    |                |
      And Alex holds Crimson Wisps
      When Alex activates Alluring Siren targeting Hill Giant
      Then this is illegal
      And nothing has changed
      When Alex activates Temple Bell
      Then this is legal
      And Temple Bell is tapped
      When Alex activates Mogg Fanatic targeting Carissa
      Then this is legal
      And Mogg Fanatic is in Alex's graveyard
      When the stack resolves
      Then Carissa has 19 life
      And Rob has 1 card in hand
      When Alex casts Crimson Wisps targeting Alluring Siren
      Then this is legal
      And Mountain is tapped
      When the stack resolves
      And Alex activates Alluring Siren targeting Hill Giant
      Then this is legal
      And Alluring Siren is tapped

    # 602.2, 108.4-109.4: only the controller activates; 113.7a: the ability outlives its source
    Scenario: A borrowed Fanatic burns its owner
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Rob controls Mogg Fanatic
      And Rob has 1 life
      And Carissa controls four Mountains
      And Carissa holds Act of Treason and Shock
      And Carissa has cast Act of Treason targeting Mogg Fanatic
      And the stack has resolved
      And Carissa has cast Shock targeting Alex
      When Rob activates Mogg Fanatic targeting Carissa
      Then this is illegal
      And nothing has changed
      When the stack resolves
      And Carissa activates Mogg Fanatic targeting Rob
      Then this is legal
      And Mogg Fanatic is in Rob's graveyard
      And Mogg Fanatic's ability is on the stack
      When the stack resolves
      Then Rob has left the game
      And Alex has 18 life

    # 602.2b, 118.3: every part of the cost, each time; a Sphere speaks of spells only
    @cr:118.3
    Scenario: A Fountain wants its mana and an untapped Fountain
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's upkeep
      And Rob controls Fountain of Youth, Sphere of Resistance and four Islands
      And Carissa controls left Fountain of Youth and Forest
      When Carissa activates left Fountain of Youth
      Then this is illegal
      And nothing has changed
      When Rob activates Fountain of Youth
      Then this is legal
      And Fountain of Youth is tapped
      When Rob activates Fountain of Youth
      Then this is illegal
      And nothing has changed
      When the stack resolves
      Then Rob has 21 life
      When Rob activates Fountain of Youth
      Then this is illegal
      And nothing has changed

    # 118.10: one creature pays one cost
    @cr:118.10
    Scenario: What has been sacrificed once pays for nothing else
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Alex controls Mogg Fanatic and two Swamps
      And Alex holds Altar's Reap
      And Alex has activated Mogg Fanatic targeting Carissa
      When Alex casts Altar's Reap sacrificing Mogg Fanatic
      Then this is illegal
      And nothing has changed
      When the stack resolves
      Then Carissa has 19 life

  @cr:605.3b
  Rule: Mana abilities

    # 605.1a, 601.2g: one land makes one mana of one of its colors
    @cr:601.2g
    Scenario Outline: <card> is <verdict> with a Tropical Island and <land>
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And these permanents are on the battlefield:
        | permanent       | controller | card   | summoning sick |
        | Tropical Island | Carissa    |        | yes            |
        | other <land>    | Carissa    | <land> | yes            |
      And Carissa holds <card>
      When Carissa casts <card>
      Then this is <verdict>
      And <card> is <where>

      Examples:
        | card                      | land   | verdict | where             |
        | Elvish Warrior            | Forest | legal   | on the stack      |
        | Elvish Warrior            | Island | illegal | in Carissa's hand |
        | Kami of the Crescent Moon | Island | legal   | on the stack      |
        | Kami of the Crescent Moon | Forest | illegal | in Carissa's hand |
        | Storm Crow                | Forest | legal   | on the stack      |
        | Grizzly Bears             | Island | legal   | on the stack      |

    # 605.3a-b: lands pay for an attack, in the middle of declaring it, with nothing on the stack
    @cr:605.3a @cr:508.1h
    Scenario: Lands are tapped in the middle of an attack
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Gray Ogre, Island and Mountain
      And Rob controls Propaganda
      When Alex attacks Rob with Gray Ogre
      Then the declaration is legal
      And Island is tapped
      And Mountain is tapped
      And the stack is empty

  @cr:606.3
  Rule: Loyalty abilities

    # 606.3: in a main phase of one's own turn, with an empty stack
    Scenario: Jace waits for his controller's main phase and an empty stack
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's upkeep
      And Carissa controls Jace Beleren, Mountain and Island
      And Carissa holds Shock and Jump
      And Carissa has cast Shock targeting Rob
      When Carissa activates Jace Beleren
      Then this is illegal
      And nothing has changed
      When the stack resolves
      And Carissa activates Jace Beleren
      Then this is illegal
      And nothing has changed
      When play goes on to the precombat main phase
      And Carissa activates Jace Beleren
      Then this is legal
      And Jace Beleren has 5 loyalty counters
      When Carissa activates ability two of Jace Beleren targeting Alex
      Then this is illegal
      And nothing has changed
      When the stack resolves
      Then Rob has 1 card in hand
      When play goes on to the postcombat main phase
      And Carissa activates ability two of Jace Beleren targeting Alex
      Then this is illegal
      And Jace Beleren has 5 loyalty counters

    # 606.3: the limit is on the permanent, so a new Jace is free again; 704.5j: and only one of them stays
    @cr:704.5j
    Scenario: A second Jace may be used after the first
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls left Jace Beleren and three Islands
      And Alex holds right Jace Beleren
      And Alex has activated left Jace Beleren as follows:
        | ability | targets |
        | two     | Rob     |
      And the stack has resolved
      When Alex casts right Jace Beleren
      Then this is legal
      When the top of the stack resolves
      Then Alex may choose among left Jace Beleren and right Jace Beleren
      When Alex chooses right Jace Beleren
      Then this is legal
      And left Jace Beleren is in Alex's graveyard
      When Alex activates ability two of right Jace Beleren targeting Carissa
      Then this is legal
      And right Jace Beleren has 2 loyalty counters
      When the stack resolves
      Then Carissa has 1 card in hand
      And Rob has 1 card in hand

    # 606.6 (606.5 in 2020): no more counters than there are; 113.7a: the last one may go, and the ability stays
    Scenario: Jace gives his last counter, and not ten
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And these permanents are on the battlefield:
        | permanent    | controller | counters  |
        | Jace Beleren | Rob        | 1 loyalty |
      When Rob activates ability three of Jace Beleren targeting Alex
      Then this is illegal
      And nothing has changed
      When Rob activates ability two of Jace Beleren targeting Carissa
      Then this is legal
      And Jace Beleren is in Rob's graveyard
      And Jace Beleren's ability is on the stack
      When the stack resolves
      Then Carissa has 1 card in hand

    # 606.3: what was used under a borrower in the borrower's turn may be used by its owner in the owner's next
    Scenario: A borrowed Jace works for both, each in their own turn
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Rob controls five Mountains
      And Rob holds Word of Seizing
      And Alex controls Jace Beleren
      And Rob has cast Word of Seizing targeting Jace Beleren
      And the stack has resolved
      When Rob activates ability two of Jace Beleren targeting Rob
      Then this is legal
      And Jace Beleren has 2 loyalty counters
      When Rob activates Jace Beleren
      Then this is illegal
      And nothing has changed
      When the stack resolves
      And play goes on to Alex's precombat main phase
      And Alex activates Jace Beleren
      Then this is legal
      And Jace Beleren has 4 loyalty counters

  @cr:702.38a
  Rule: Amplify

    # 702.38a: any number, of those in hand that share a type; a Dragon is no Beast
    Scenario: A Rogon is shown two Beasts of three
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls six Forests and Canopy Crawler
      And Carissa holds three Glowering Rogons, left Canopy Crawler and Wardscale Dragon
      And Rob holds right Canopy Crawler
      And Carissa has cast first Glowering Rogon
      When the top of the stack resolves
      Then Carissa may choose among second Glowering Rogon, third Glowering Rogon and left Canopy Crawler
      When Carissa chooses Wardscale Dragon
      Then this is illegal
      And nothing has changed
      When Carissa chooses third Glowering Rogon and left Canopy Crawler
      Then this is legal
      And first Glowering Rogon has 2 +1/+1 counters
      And first Glowering Rogon is 6/6
      And third Glowering Rogon is in Carissa's hand
      And left Canopy Crawler is in Carissa's hand

    # 702.38a, 614.1c: it works however the Dragon comes; Ovinize leaves counters alone (613.4c)
    Scenario: A Dragon that is not cast is amplified as well, and becomes a large sheep
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls two Swamps
      And Carissa holds Exhume and Wardscale Dragon
      And Carissa's graveyard holds Kilnmouth Dragon
      And Alex controls two Islands
      And Alex holds Ovinize
      And Carissa has cast Exhume
      When the top of the stack resolves
      And Carissa chooses Wardscale Dragon
      Then this is legal
      And Kilnmouth Dragon is 8/8
      And Wardscale Dragon is in Carissa's hand
      When Alex casts Ovinize targeting Kilnmouth Dragon
      Then this is legal
      When the stack resolves
      Then Kilnmouth Dragon is 3/4
      And Kilnmouth Dragon does not have the keyword flying

    # 614.12, 702.38a: a Clone that enters as a Dragon is amplified as a Dragon
    @cr:614.12
    Scenario: A Clone of a Dragon is shown another Dragon
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls four Islands
      And Alex holds Clone and Wardscale Dragon
      And Rob controls Kilnmouth Dragon
      And Alex has cast Clone
      And the top of the stack has resolved
      When Alex chooses Kilnmouth Dragon
      Then this is legal
      And Alex may choose among Wardscale Dragon
      When Alex chooses Wardscale Dragon
      Then this is legal
      And Clone has 3 +1/+1 counters
      And Clone is 8/8
      And Kilnmouth Dragon is 5/5

    # 702.38a: nothing need be shown
    Scenario: A Crawler is shown nothing
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Rob controls four Forests
      And Rob holds Canopy Crawler and Glowering Rogon
      And Rob has cast Canopy Crawler
      And the top of the stack has resolved
      When Rob chooses nothing
      Then this is legal
      And Canopy Crawler is 2/2

    # 702.38a: none of the cards that enter at the same time; 702.38b: one that stays in hand may be shown to both
    @cr:702.38b
    Scenario: Two Beasts that enter together are both shown the third
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls seven Forests
      And Alex holds Tooth and Nail, left Glowering Rogon, right Glowering Rogon, Canopy Crawler and Gray Ogre
      And Alex has cast Tooth and Nail as follows:
        | modes |
        | put   |
      And the top of the stack has resolved
      When Alex chooses left Glowering Rogon and Canopy Crawler
      Then this is legal
      And left Glowering Rogon and Canopy Crawler may not be chosen
      And right Glowering Rogon may be chosen
      When Alex chooses right Glowering Rogon
      Then this is legal
      When Alex chooses right Glowering Rogon
      Then this is legal
      And left Glowering Rogon is 5/5
      And Canopy Crawler is 3/3
      And right Glowering Rogon is in Alex's hand

    # 118.9d, 702.42a (702.41a in 2020-06-01): entwine is an additional cost, and Omniscience does not pay it
    @cr:118.9d
    Scenario: Both halves of Tooth and Nail are not for nothing
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Omniscience, Island and Swamp
      And Carissa holds Tooth and Nail
      And Carissa's library holds, from the top, Craw Wurm and Hill Giant
      When Carissa casts Tooth and Nail as follows:
        | modes       | alternative cost | pays with |
        | search, put | Omniscience      | nothing   |
      Then this is illegal
      And Tooth and Nail is in Carissa's hand
      When Carissa casts Tooth and Nail as follows:
        | modes       | alternative cost | pays with |
        | search, put | Omniscience      | Island    |
      Then this is illegal
      And Tooth and Nail is in Carissa's hand
      When Carissa casts Tooth and Nail as follows:
        | modes       | alternative cost | pays with        |
        | search, put | Omniscience      | Island and Swamp |
      Then this is legal
      When the top of the stack resolves
      And Carissa chooses Craw Wurm and Hill Giant
      Then this is legal
      And Craw Wurm is in Carissa's hand
      When Carissa chooses Hill Giant
      Then this is legal
      And Hill Giant is on the battlefield
      And Craw Wurm is in Carissa's hand
