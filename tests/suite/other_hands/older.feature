@edition:2006-10-01
Feature: Other hands: the terms from Ability to Amplify in 2006
  A second reading of the glossary of 2006 and of chapter 103 of that book.

  @glossary:ability @cr-2006-10-01:402.1
  Rule: Ability

    # Glossary "Ability": an activated ability waits on the stack, and its source is not needed any more (402.6)
    Scenario: An ability stays on the stack without its source
      Given a two-player game between Rob and Alex
      And it is Rob's upkeep
      And Alex controls Mogg Fanatic
      And Rob controls Mountain
      And Rob holds Shock
      And Rob has cast Shock targeting Mogg Fanatic
      When Alex activates Mogg Fanatic targeting Rob
      Then this is legal
      And Mogg Fanatic is in Alex's graveyard
      And Mogg Fanatic's ability is on the stack
      When the stack resolves
      Then Rob has 19 life
      And Shock is in Rob's graveyard

    # Glossary "Ability", 407.1: an ability that is given can be taken away again by what comes later
    Scenario: A Jump is taken down by a later Sphere, and a later Jump is not
      Given a two-player game between Rob and Alex
      And it is Rob's precombat main phase
      And Rob controls three Mountains
      And Rob holds Gravity Sphere
      And Alex controls Coral Merfolk, Gray Ogre and two Islands
      And Alex holds two Jumps
      And Alex has cast first Jump targeting Coral Merfolk
      And the stack has resolved
      And Rob has cast Gravity Sphere
      And the stack has resolved
      When Alex casts second Jump targeting Gray Ogre
      Then this is legal
      When the stack resolves
      Then Gray Ogre has the keyword flying
      And Coral Merfolk does not have the keyword flying

  @glossary:activated-ability @cr:602.1a
  Rule: Activated ability

    # Glossary "Activated Ability", 310.4-310.5: with damage on the stack players have priority, and what is dealt is what was assigned
    @cr:510.2
    Scenario: A Fanatic throws itself with its damage on the stack
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Gray Ogre
      And Carissa controls Mogg Fanatic
      And Alex has attacked Carissa with Gray Ogre
      And Carissa has blocked Gray Ogre with Mogg Fanatic
      When play goes on to the combat damage step
      Then Gray Ogre has no damage marked on it
      When Carissa activates Mogg Fanatic targeting Gray Ogre
      Then this is legal
      And Mogg Fanatic is in Carissa's graveyard
      When the top of the stack resolves
      Then Gray Ogre has 1 damage marked on it
      When the top of the stack resolves
      Then Gray Ogre is in Alex's graveyard
      And Carissa has 20 life

    # 403.4: sickness of creatures; 403.2: nobody else's
    Scenario: The Imp is its controller's, and not at once
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's upkeep
      And these permanents are on the battlefield:
        | permanent           | controller | summoning sick |
        | left Maddening Imp  | Rob        | yes            |
        | right Maddening Imp | Alex       |                |
        | Gray Ogre           | Carissa    |                |
      When Rob activates left Maddening Imp
      Then this is illegal
      And nothing has changed
      When Alex activates right Maddening Imp
      Then this is legal
      And right Maddening Imp is tapped
      And right Maddening Imp's ability is on the stack

  @glossary:activation-cost @cr:602.1a
  Rule: Activation cost

    # Glossary "Activation Cost" (its example), 409.1h: both parts of it, or nothing
    @cr:601.2h
    Scenario: A Fountain takes two mana and its own tapping
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's upkeep
      And Carissa controls Fountain of Youth, Sphere of Resistance, Mountain and Forest
      And Alex controls left Fountain of Youth and Island
      When Alex activates left Fountain of Youth
      Then this is illegal
      And nothing has changed
      When Carissa activates Fountain of Youth
      Then this is legal
      And Fountain of Youth is tapped
      And Mountain is tapped
      And Forest is tapped
      When the stack resolves
      Then Carissa has 21 life

  @glossary:active-player @cr:102.1
  Rule: Active player

    # Glossary "Active Player": the active player is the first to act after something has resolved, whoever it was of
    Scenario: After a spell of the last player the active player has priority
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Carissa's upkeep
      And Alex controls Mountain
      And Alex holds Lightning Bolt
      And Carissa controls left Mountain
      And Carissa holds Shock
      And Alex has cast Lightning Bolt targeting Dana
      When the top of the stack resolves
      Then Dana has 17 life
      And Carissa has priority
      And it is the upkeep
      And it is Carissa's turn

    # Glossary "Active Player": also after combat damage has resolved
    @cr:510.2
    Scenario: After combat damage the active player has priority
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Hill Giant
      And Rob controls Mogg Fanatic
      And Carissa has attacked Alex with Hill Giant
      When play goes on to the combat damage step
      Then Alex has 20 life
      When the top of the stack resolves
      Then Alex has 17 life
      And Carissa has priority
      And it is the combat damage step

  @glossary:active-player-nonactive-player-order @cr:101.4
  Rule: Active player, nonactive player order

    # 103.4: the active player first, then the others; all creatures go together
    Scenario: Blood in the third seat's turn
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls Swamp, Gray Ogre and Hill Giant
      And Carissa holds Innocent Blood
      And Dana controls Wind Drake and Storm Crow
      And Rob controls Scathe Zombies
      And Alex controls Giant Octopus and Coral Merfolk
      And Carissa has cast Innocent Blood
      And the top of the stack has resolved
      When Dana interrupts and chooses Wind Drake
      Then this is illegal
      And nothing has changed
      When Carissa chooses Gray Ogre
      Then this is legal
      And Dana knows that Carissa has chosen Gray Ogre
      When Dana chooses Storm Crow
      Then this is legal
      And Scathe Zombies is on the battlefield
      When Alex chooses Giant Octopus
      Then this is legal
      And Gray Ogre is in Carissa's graveyard
      And Storm Crow is in Dana's graveyard
      And Scathe Zombies is in Rob's graveyard
      And Giant Octopus is in Alex's graveyard

    # 103.4a of 2006: every choice of a previous player is known; there is no exception for hands in that book
    @cr:101.4b
    Scenario: In 2006 nothing is told in secret
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls three Islands
      And Alex holds Show and Tell, Craw Wurm and Hill Giant
      And Carissa holds Grizzly Bears and Spellbook
      And Rob holds Serra Angel and Shock
      And Alex has cast Show and Tell
      And the top of the stack has resolved
      When Alex chooses Hill Giant
      Then this is legal
      And Hill Giant is in Alex's hand
      And Carissa knows that Alex has chosen Hill Giant
      And Rob knows that Alex has chosen Hill Giant
      When Carissa chooses nothing
      Then this is legal
      And Rob knows that Carissa has chosen nothing
      When Rob chooses Serra Angel
      Then this is legal
      And Hill Giant is on the battlefield
      And Serra Angel is on the battlefield
      And Craw Wurm is in Alex's hand

    # 103.4b: several choices of one player come in the order that is written
    @cr:101.4c
    Scenario: Cataclysm goes by what is written
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls four Plains
      And Alex holds Cataclysm
      And Rob controls Memnite, Ornithopter, Grizzly Bears and two Forests
      And Alex has cast Cataclysm
      And the top of the stack has resolved
      And Alex has chosen first Plains
      When Rob chooses Ornithopter
      Then this is legal
      And Rob may choose among Memnite, Ornithopter and Grizzly Bears
      When Rob chooses Ornithopter
      Then this is legal
      And Rob may choose among first Forest and second Forest
      When Rob chooses second Forest
      Then this is legal
      And Ornithopter is on the battlefield
      And Memnite is in Rob's graveyard
      And Grizzly Bears is in Rob's graveyard
      And first Forest is in Rob's graveyard

    # 410.3, 103.4: triggered abilities as well
    @cr:603.3b
    Scenario: Upkeep triggers in the last seat's turn
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's postcombat main phase
      And Rob controls Verdant Force
      And Alex controls left Copper Tablet
      And Carissa controls right Copper Tablet
      When play goes on to Carissa's upkeep
      Then the stack holds, from the top:
        | object              | controller |
        | left Copper Tablet  | Alex       |
        | Verdant Force       | Rob        |
        | right Copper Tablet | Carissa    |

  @glossary:active-team @cr:102.1
  Rule: Active team

    # Glossary "Active Team", 606.6c, 606.6e: the team has priority, so that either member may act; the other team has not
    @cr:117.6
    Scenario: Both members of the active team may act first
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's upkeep
      And Dana controls Mountain
      And Dana holds Shock
      And Carissa controls left Mountain
      And Carissa holds Lightning Bolt
      When Dana casts Shock targeting Rob
      Then this is legal
      When the top of the stack resolves
      And Carissa casts Lightning Bolt targeting Alex
      Then this is legal
      When the stack resolves
      Then it is Dana's turn
      And it is the upkeep

  @glossary:additional-cost @cr:601.2f
  Rule: Additional cost

    # Glossary "Additional Cost", 409.1b, 409.1f: entwine and a Sphere are paid with the mana cost
    Scenario: Tooth and Nail with both halves under a Sphere
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Rob controls ten Forests
      And Rob holds two Tooth and Nails
      And Alex controls Sphere of Resistance
      When Rob casts first Tooth and Nail as follows:
        | modes       | pays with                                                                                                                            |
        | search, put | first Forest, second Forest, third Forest, fourth Forest, fifth Forest, sixth Forest, seventh Forest, eighth Forest and ninth Forest |
      Then this is illegal
      And first Tooth and Nail is in Rob's hand
      When Rob casts first Tooth and Nail as follows:
        | modes       |
        | search, put |
      Then this is legal
      And tenth Forest is tapped
      And first Tooth and Nail is on the stack

  @glossary:affinity @cr:702.41a
  Rule: Affinity

    # Glossary "Affinity", 502.31b: not below nothing, and colored mana is not touched
    @cr:118.7
    Scenario: Six artifacts and a blue spell
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Memnite, Spellbook, Temple Bell, Crawlspace, Ornithopter, Fountain of Youth, Island and Forest
      And Carissa holds Thoughtcast and Frogmite
      When Carissa casts Thoughtcast as follows:
        | pays with |
        | Forest    |
      Then this is illegal
      And Thoughtcast is in Carissa's hand
      When Carissa casts Thoughtcast as follows:
        | pays with |
        | Island    |
      Then this is legal
      When the stack resolves
      And Carissa casts Frogmite as follows:
        | pays with |
        | nothing   |
      Then this is legal
      And Frogmite is on the stack

    # 502.31a: what one controls; 409.1f: increases and reductions together
    Scenario: Other people's artifacts do not help, and their Sphere hinders
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Rob controls Memnite, Spellbook, Ornithopter and two Forests
      And Rob holds Frogmite
      And Carissa controls Sphere of Resistance, Fountain of Youth and Crawlspace
      When Rob casts Frogmite as follows:
        | pays with    |
        | first Forest |
      Then this is illegal
      And Frogmite is in Rob's hand
      When Rob casts Frogmite as follows:
        | pays with                      |
        | first Forest and second Forest |
      Then this is legal
      And Frogmite is on the stack

  @glossary:alternative-cost @cr:601.2f
  Rule: Alternative cost

    # Glossary "Alternative Cost": what a Sphere adds is owed on top of it
    Scenario: Force of Will under a Sphere
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Rob controls three Forests
      And Rob holds Grizzly Bears
      And Alex controls Sphere of Resistance and Swamp
      And Alex holds Force of Will and Jump
      And Rob has cast Grizzly Bears
      When Alex casts Force of Will as follows:
        | targets       | alternative cost | uses up | pays with |
        | Grizzly Bears | Force of Will    | Jump    | nothing   |
      Then this is illegal
      And Force of Will is in Alex's hand
      And Jump is in Alex's hand
      And Alex has 20 life
      When Alex casts Force of Will as follows:
        | targets       | alternative cost | uses up | pays with |
        | Grizzly Bears | Force of Will    | Jump    | Swamp     |
      Then this is legal
      And Alex has 19 life
      And Jump is in exile
      When the stack resolves
      Then Grizzly Bears is in Rob's graveyard

    # Glossary "Alternative Cost": what asks for a mana cost sees the printed one, although one life and a card were paid
    Scenario: The payer of one life is out of Counterspells, not out of mana
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls two Forests
      And Carissa holds Grizzly Bears
      And Rob holds Force of Will and Jump
      And Alex controls two Islands
      And Alex holds Disdainful Stroke
      And Carissa has cast Grizzly Bears
      And Rob has cast Force of Will as follows:
        | targets       | alternative cost | uses up |
        | Grizzly Bears | Force of Will    | Jump    |
      When Alex casts Disdainful Stroke targeting Grizzly Bears
      Then this is illegal
      And nothing has changed
      When Alex casts Disdainful Stroke targeting Force of Will
      Then this is legal
      When the stack resolves
      Then Force of Will is in Rob's graveyard
      And Grizzly Bears is on the battlefield

  @glossary:amplify @cr:702.38a
  Rule: Amplify

    # 502.27a: of those in hand that share a type; nothing that comes into play along with it
    Scenario: A Rogon, a Crawler and a Crawler in hand
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls seven Forests
      And Carissa holds Tooth and Nail, Glowering Rogon, left Canopy Crawler, right Canopy Crawler and Kilnmouth Dragon
      And Carissa has cast Tooth and Nail as follows:
        | modes |
        | put   |
      And the top of the stack has resolved
      When Carissa chooses Glowering Rogon and left Canopy Crawler
      Then this is legal
      And Glowering Rogon and left Canopy Crawler may not be chosen
      And Kilnmouth Dragon may not be chosen
      When Carissa chooses right Canopy Crawler
      Then this is legal
      When Carissa chooses right Canopy Crawler
      Then this is legal
      And Glowering Rogon is 5/5
      And left Canopy Crawler is 3/3

    # 502.27a: three counters for each card
    Scenario: A Dragon is shown two Dragons
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls seven Mountains
      And Alex holds left Kilnmouth Dragon, right Kilnmouth Dragon, Wardscale Dragon and Glowering Rogon
      And Alex has cast left Kilnmouth Dragon
      When the top of the stack resolves
      Then Alex may choose among right Kilnmouth Dragon and Wardscale Dragon
      When Alex chooses right Kilnmouth Dragon and Wardscale Dragon
      Then this is legal
      And left Kilnmouth Dragon has 6 +1/+1 counters
      And left Kilnmouth Dragon is 11/11
      And Wardscale Dragon is in Alex's hand

  @cr:101.1
  Rule: Cards against rules

    # 103.1, 102.3a, 102.2a: concession, and the last one wins
    @cr:104.3a
    Scenario: Platinum Angel and her owner part
      Given a two-player game between Rob and Alex
      And it is Rob's upkeep
      And Alex controls Platinum Angel
      When Alex concedes
      Then this is legal
      And Alex has left the game
      And Rob has won

  @cr:101.2
  Rule: What may not happen does not happen

    # 103.2: the example of that rule
    Scenario: Turf Wound against Exploration
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Exploration
      And Carissa holds two Forests
      And Rob controls three Mountains
      And Rob holds Turf Wound
      And Rob has cast Turf Wound targeting Carissa
      And the stack has resolved
      When Carissa plays first Forest
      Then this is illegal
      And nothing has changed
      When play goes on to Carissa's precombat main phase
      And Carissa plays first Forest
      Then this is legal
      And first Forest is on the battlefield
      When Carissa plays second Forest
      Then this is legal
      And second Forest is on the battlefield

  @cr:101.3
  Rule: What cannot be done is ignored

    # 103.3: as many as there are
    Scenario: Barter in Blood with too few
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Rob controls four Swamps and Eager Cadet
      And Rob holds Barter in Blood
      And Alex controls Gray Ogre, Hill Giant and Wind Drake
      And Rob has cast Barter in Blood
      And the top of the stack has resolved
      When Alex chooses Gray Ogre
      Then this is illegal
      And nothing has changed
      When Alex chooses Gray Ogre and Hill Giant
      Then this is legal
      And Eager Cadet is in Rob's graveyard
      And Gray Ogre is in Alex's graveyard
      And Wind Drake is on the battlefield

  @cr:510.2
  Rule: Combat damage on the stack

    # 310.4a: it is dealt as it was assigned; 310.4c: unless its recipient is gone
    @cr-2006-10-01:310.4a
    Scenario: Growth and Unsummon come too late
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Rob controls Gray Ogre, Hill Giant and Forest
      And Rob holds Giant Growth
      And Carissa controls Scathe Zombies and Island
      And Carissa holds Unsummon
      And Rob has declared these attacks:
        | attacker   | attacks |
        | Gray Ogre  | Carissa |
        | Hill Giant | Carissa |
      And Carissa has blocked Gray Ogre with Scathe Zombies
      And play has gone on to the combat damage step
      When Rob casts Giant Growth targeting Hill Giant
      Then this is legal
      When Carissa casts Unsummon targeting Scathe Zombies
      Then this is legal
      When the stack resolves
      Then Carissa has 17 life
      And Gray Ogre is in Rob's graveyard
      And Scathe Zombies is in Carissa's hand
      And Hill Giant is 6/6

  @cr:500.5
  Rule: Mana burn

    # 300.3: unused mana is lost as the phase ends, and one life with each; the stack has nothing to do with it
    Scenario: A Mountain tapped for nothing burns
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls two Mountains
      When Alex activates first Mountain
      Then this is legal
      And the stack is empty
      And Alex has 20 life
      When Alex activates second Mountain
      Then this is legal
      When play goes on to the end step
      Then Alex has 18 life

  @cr:704.5j
  Rule: Legends

    # 420.5e: in 2006 all of one name go, whoever controls them
    Scenario: Two Kamis of two players
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls two Islands
      And Alex holds left Kami of the Crescent Moon
      And Carissa controls right Kami of the Crescent Moon
      And Alex has cast left Kami of the Crescent Moon
      When the stack resolves
      Then left Kami of the Crescent Moon is in Alex's graveyard
      And right Kami of the Crescent Moon is in Carissa's graveyard
