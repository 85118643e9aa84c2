@since:2020-06-01
Feature: Other hands: the golden rules
  A second reading of 101.1 to 101.3.

  @cr:101.1
  Rule: A card overrides only the rule that it speaks of

    # 101.1: Vedalken Orrery speaks of spells; 305.3 and 606.3 hold as ever for lands and loyalty abilities
    @cr:305.3 @cr:606.3
    Scenario: An Orrery on another player's turn is good for spells only
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Alex's end step
      And Dana controls Vedalken Orrery, Jace Beleren and two Forests
      And Dana holds Explore and Swamp
      When Dana plays Swamp
      Then this is illegal
      And nothing has changed
      When Dana activates Jace Beleren
      Then this is illegal
      And nothing has changed
      When Dana casts Explore
      Then this is legal
      When the stack resolves
      Then Dana has 2 cards in hand
      When Dana plays Swamp
      Then this is illegal
      And Swamp is in Dana's hand

    # 101.1, 305.2: each Exploration adds to what its controller may do on their own turn, and to nothing else
    @cr:305.2
    Scenario: Two Explorations add up, for their controller alone
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls left Exploration and right Exploration
      And Carissa holds four Forests
      And Rob holds two Islands
      When Carissa plays first Forest
      Then this is legal
      And first Forest is on the battlefield
      When Carissa plays second Forest
      Then this is legal
      And second Forest is on the battlefield
      When Carissa plays third Forest
      Then this is legal
      And third Forest is on the battlefield
      When Carissa plays fourth Forest
      Then this is illegal
      And nothing has changed
      When play goes on to Rob's precombat main phase
      And Rob plays first Island
      Then this is legal
      And first Island is on the battlefield
      When Rob plays second Island
      Then this is illegal
      And nothing has changed

    # 101.1, 104.3a: conceding is the one thing that no card overrides; 104.2a: nor the victory of the last player
    @cr:104.2a @cr:104.3a
    Scenario Outline: Neither a Persecutor nor an Angel holds a game together when <loser> concedes
      Given a two-player game between Rob and Alex
      And it is Rob's upkeep
      And Rob controls Abyssal Persecutor
      And Alex controls Platinum Angel
      When <loser> concedes
      Then this is legal
      And <loser> has left the game
      And <winner> has won

      Examples:
        | loser | winner |
        | Alex  | Rob    |
        | Rob   | Alex   |

  @cr:101.2
  Rule: What is forbidden stays forbidden

    # 101.2 (the example of the land), 305.2
    @cr:305.2
    Scenario: Turf Wound outdoes an Explore before it, an Explore after it and an Exploration
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Exploration and four Forests
      And Carissa holds two Explores, Island and Swamp
      And Alex controls three Mountains
      And Alex holds Turf Wound
      And Carissa has cast first Explore
      And the stack has resolved
      And Alex has cast Turf Wound targeting Carissa
      And the stack has resolved
      When Carissa plays Island
      Then this is illegal
      And nothing has changed
      When Carissa casts second Explore
      Then this is legal
      When the stack resolves
      And Carissa plays Swamp
      Then this is illegal
      And nothing has changed
      When play goes on to Carissa's precombat main phase
      And Carissa plays Island
      Then this is legal
      And Island is on the battlefield
      When Carissa plays Swamp
      Then this is legal
      And Swamp is on the battlefield

    # 101.2 against 104.3b; 704.3: the loss comes with the next check once nothing forbids it; 800.4j for the priority
    @cr:104.3b
    Scenario: On zero life a player lasts as long as the Persecutor
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex has 3 life
      And Carissa controls Abyssal Persecutor, Mountain and Island
      And Carissa holds Lightning Bolt and Unsummon
      When Carissa casts Lightning Bolt targeting Alex
      Then this is legal
      When the stack resolves
      Then Alex has 0 life
      And Alex is in the game
      And the game goes on
      When Carissa casts Unsummon targeting Abyssal Persecutor
      Then this is legal
      When the stack resolves
      Then Alex has left the game
      And Rob is in the game
      And nobody is the active player
      And Abyssal Persecutor is in Carissa's hand

    # 101.2: the Mongoose may be aimed at (115.1), and still is not countered
    Scenario Outline: <counter> may be cast at a Mongoose, and does nothing to it
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls two Forests
      And Alex holds Blurred Mongoose
      And Rob controls five Islands
      And Rob holds <counter>
      And Alex has cast Blurred Mongoose
      When Rob casts <counter> targeting Blurred Mongoose
      Then this is legal
      When the top of the stack resolves
      Then <counter> is in Rob's graveyard
      And Blurred Mongoose is on the stack
      When the top of the stack resolves
      Then Blurred Mongoose is on the battlefield

      Examples:
        | counter       |
        | Counterspell  |
        | Force of Will |

    # 101.2, 508.1c-d: a requirement never overrides a restriction, and one pacified creature excuses no other
    @cr:508.1d
    Scenario: A pacified Juggernaut rests, the other one goes
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And these permanents are on the battlefield:
        | permanent        | controller | attached to     |
        | left Juggernaut  | Carissa    |                 |
        | right Juggernaut | Carissa    |                 |
        | Pacifism         | Rob        | left Juggernaut |
      When Carissa declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Carissa attacks Alex with left Juggernaut and right Juggernaut
      Then the declaration is illegal
      And nothing has changed
      When Carissa attacks Alex with right Juggernaut
      Then the declaration is legal
      And right Juggernaut is attacking Alex
      And left Juggernaut is not attacking

  @cr:101.2a @cr:113.10
  Rule: Giving and taking abilities is no prohibition

    # 101.2a, 613.7: the later of the two prevails
    Scenario: A Jump before Gravity Sphere is lost, a Jump after it lifts
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Rob controls three Mountains
      And Rob holds Gravity Sphere
      And Carissa controls Coral Merfolk, Storm Crow and two Islands
      And Carissa holds two Jumps
      And Carissa has cast first Jump targeting Coral Merfolk
      And the stack has resolved
      When Rob casts Gravity Sphere
      Then this is legal
      When the stack resolves
      Then Coral Merfolk does not have the keyword flying
      And Storm Crow does not have the keyword flying
      When Carissa casts second Jump targeting Storm Crow
      Then this is legal
      When the stack resolves
      Then Storm Crow has the keyword flying
      And Coral Merfolk does not have the keyword flying

    # 101.2 with 113.11: "can't have" is a prohibition; the part of a Jump that it stops does not apply later either
    @cr:113.11
    Scenario: Under an Archetype a Jump comes to nothing, for good
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Rob controls Coral Merfolk, Storm Crow and two Islands
      And Rob holds Jump and Unsummon
      And Carissa controls Archetype of Imagination and Grizzly Bears
      When Rob casts Jump targeting Coral Merfolk
      Then this is legal
      When the stack resolves
      Then Coral Merfolk does not have the keyword flying
      And Storm Crow does not have the keyword flying
      And Grizzly Bears has the keyword flying
      When Rob casts Unsummon targeting Archetype of Imagination
      Then this is legal
      When the stack resolves
      Then Coral Merfolk does not have the keyword flying
      And Storm Crow has the keyword flying
      And Grizzly Bears does not have the keyword flying

  @cr:101.3
  Rule: What is impossible is left out, and what is possible is done

    # 101.3, 608.2d: as many of the two as there are, and no fewer
    Scenario: Barter in Blood finds none, one, two and three creatures
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls Eager Cadet and four Swamps
      And Carissa holds Barter in Blood
      And Rob controls Gray Ogre, Hill Giant and Wind Drake
      And Alex controls Scathe Zombies and Pearled Unicorn
      And Carissa has cast Barter in Blood
      When the top of the stack resolves
      Then Rob is asked to choose
      When Rob chooses Hill Giant
      Then this is illegal
      And nothing has changed
      When Rob chooses Hill Giant and Wind Drake
      Then this is legal
      And Hill Giant is in Rob's graveyard
      And Wind Drake is in Rob's graveyard
      And Gray Ogre is on the battlefield
      And Scathe Zombies is in Alex's graveyard
      And Pearled Unicorn is in Alex's graveyard
      And Eager Cadet is in Carissa's graveyard
      And it is Carissa's turn

    # 101.3: a sacrifice of an indestructible creature is possible, since nothing is destroyed
    Scenario: Innocent Blood takes an indestructible creature from a player who has no other
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Swamp
      And Alex holds Innocent Blood
      And Carissa controls Darksteel Myr
      And Alex has cast Innocent Blood
      When the stack resolves
      Then Darksteel Myr is in Carissa's graveyard

    # 101.3, 608.2e: what a player lacks in one of the four parts spares them none of the others
    @cr:608.2e
    Scenario: Smallpox does to each player whatever it can
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Rob controls two Swamps
      And Rob holds Smallpox
      And Alex controls Grizzly Bears
      And Carissa controls Forest
      And Carissa holds Shock
      And Rob has cast Smallpox
      When the top of the stack resolves
      Then Rob is asked to choose
      When Rob chooses second Swamp
      Then this is legal
      And Rob has 19 life
      And Alex has 19 life
      And Carissa has 19 life
      And second Swamp is in Rob's graveyard
      And first Swamp is on the battlefield
      And Grizzly Bears is in Alex's graveyard
      And Shock is in Carissa's graveyard
      And Forest is in Carissa's graveyard
