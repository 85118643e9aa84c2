@since:2020-06-01
Feature: Golden rules: what cards say, with other cards at other tables
  What a card says beats the rules as far as it says so, whatever else is there
  and however many play: for its controller, and for as long as it says.

  @cr:101.1
  Rule: A permanent that says "you" means its controller, not its owner or a teammate

    Scenario: With Alex's Orrery, Rob may cast a creature, and Alex may not
      Given a team game of Carissa and Dana against Alex and Rob
      And it is Carissa's upkeep
      And these permanents are on the battlefield:
        | permanent        | controller | owner |
        | Vedalken Orrery  | Rob        | Alex  |
        | left Mountain    | Rob        | Rob   |
        | right Mountain   | Alex       | Alex  |
      And Rob holds left Raging Goblin
      And Alex holds right Raging Goblin
      When Alex casts right Raging Goblin
      Then this is illegal
      And nothing has changed
      When Rob casts left Raging Goblin
      Then this is legal
      And left Raging Goblin is on the stack

    Scenario: With Alex's Spellbook, Rob keeps eight cards, and Alex seven
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's end step
      And these permanents are on the battlefield:
        | permanent | controller | owner |
        | Spellbook | Rob        | Alex  |
      And Rob holds eight Forests
      And Alex holds seven Islands
      When play goes on to Alex's end step
      Then Rob has eight cards in hand
      And Alex has eight cards in hand
      When play goes on to the cleanup step
      Then Alex is asked to choose
      When Alex chooses first Island
      Then this is legal
      And Alex has seven cards in hand

    Scenario: With Alex's Exploration, Rob plays two lands, and Alex one
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent   | controller | owner |
        | Exploration | Rob        | Alex  |
      And Rob holds Forest and Island
      And Alex holds Plains and Swamp
      When Rob plays Forest
      Then this is legal
      When Rob plays Island
      Then this is legal
      When play goes on to Alex's precombat main phase
      And Alex plays Plains
      Then this is legal
      When Alex plays Swamp
      Then this is illegal
      And nothing has changed

  @cr:305.2
  Rule: Effects that allow additional lands add up

    Scenario: Exploration and two Explores allow three additional lands
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Exploration and four Forests
      And Alex holds first Explore, second Explore, Island, Swamp, Plains, Mountain and Tropical Island
      And Alex has cast first Explore
      And the stack has resolved
      And Alex has cast second Explore
      And the stack has resolved
      When Alex plays Island
      Then this is legal
      When Alex plays Swamp
      Then this is legal
      When Alex plays Plains
      Then this is legal
      When Alex plays Mountain
      Then this is legal
      When Alex plays Tropical Island
      Then this is illegal
      And nothing has changed

  @cr:101.1
  Rule: A permission for Rob is none for a player whom Rob controls

    Scenario: Rob's Orrery and Exploration don't help Alex, whom Rob controls
      Given a two-player game between Rob and Alex
      And Rob controls Mindslaver, Vedalken Orrery, Exploration, Spellbook and four Mountains
      And Alex controls two Forests
      And Alex holds Grizzly Bears, Island and Swamp
      And Rob has activated Mindslaver targeting Alex
      And the stack has resolved
      And play has gone on to Alex's upkeep
      When Rob casts Grizzly Bears
      Then this is illegal
      And nothing has changed
      When play goes on to the precombat main phase
      And Rob plays Island
      Then this is legal
      When Rob plays Swamp
      Then this is illegal
      And nothing has changed

    Scenario: Rob's Spellbook doesn't let Alex, whom Rob controls, keep nine cards
      Given a team game of Rob and Carissa against Alex and Dana
      And Rob controls Mindslaver, Spellbook, Fountain of Youth and four Swamps
      And Alex holds eight Islands
      And Rob has activated Mindslaver targeting Alex
      And the stack has resolved
      And play has gone on to Alex's end step
      When play goes on to the cleanup step
      Then Rob is asked to choose
      When Rob chooses first Island and second Island
      Then this is legal
      And Alex has seven cards in hand

  @cr:101.1 @cr:104.3a
  Rule: A player may concede whoever controls them

    Scenario: Alex, controlled and attacking, may concede all the same
      Given a free-for-all between Carissa, Rob and Alex
      And Rob controls Mindslaver and four Plains
      And it is Rob's precombat main phase
      And Alex controls Hill Giant
      And Rob has activated Mindslaver targeting Alex
      And the stack has resolved
      And play has gone on to Alex's beginning of combat
      And Rob has attacked Rob with Hill Giant
      When Alex concedes
      Then this is legal
      And Alex has left the game
      And Hill Giant has left the game
      And the game goes on

  @cr:101.2
  Rule: A creature that must attack can't if something says so

    @since:2024-06-07 @cr:302.6 @cr:508.1a @cr:701.15b
    Scenario: A summoning sick creature can't attack for having been goaded
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent  | controller | summoning sick |
        | Gray Ogre  | Alex       | yes            |
        | Hill Giant | Alex       |                |
      And Rob controls Vedalken Orrery and two Islands
      And Rob holds Jeering Homunculus
      And Rob has cast Jeering Homunculus
      And the top of the stack has resolved
      And Rob has chosen Gray Ogre
      And the top of the stack has resolved
      When Rob agrees
      Then this is legal
      When Alex attacks Rob with Gray Ogre and Hill Giant
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Rob with Hill Giant
      Then the declaration is legal
      And Gray Ogre is not attacking

    @cr:701.15b @cr:702.3b
    Scenario: Goaded by Jeering Homunculus, Pride Guardian can't attack
      Given a two-player game between Rob and Alex
      And Rob controls two Islands
      And Rob holds Jeering Homunculus
      And Alex controls Pride Guardian and Gray Ogre
      And Rob has cast Jeering Homunculus
      And the top of the stack has resolved
      And Rob has chosen Pride Guardian
      And the top of the stack has resolved
      When Rob agrees
      Then this is legal
      When play goes on to Alex's beginning of combat
      And Alex attacks Rob with Pride Guardian
      Then the declaration is illegal
      And nothing has changed
      When Alex declares no attack
      Then the declaration is legal
      And Pride Guardian is not attacking

    @cr:508.1c
    Scenario: Made red, Juggernaut can't attack past Teferi's Moat
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent     | controller | chosen     |
        | Juggernaut    | Alex       |            |
        | Grizzly Bears | Alex       |            |
        | Mountain      | Alex       |            |
        | Teferi's Moat | Rob        | color: red |
      And Alex holds Crimson Wisps
      And Alex has cast Crimson Wisps targeting Juggernaut
      And the stack has resolved
      When Alex attacks Rob with Juggernaut
      Then the declaration is illegal
      And nothing has changed
      When Alex declares no attack
      Then the declaration is legal
      And Juggernaut is not attacking

  @cr:101.2 @cr:601.3
  Rule: A player who can't cast spells can't do so at instant speed either

    Scenario: Attacked by Wardscale Dragon in Jace, Alex can't use an Orrery
      Given a two-player game between Rob and Alex
      And Rob controls Wardscale Dragon
      And Alex controls Jace Beleren, Vedalken Orrery and two Forests
      And Alex holds Runeclaw Bear
      And Rob has attacked Jace Beleren with Wardscale Dragon
      When Alex casts Runeclaw Bear
      Then this is illegal
      And nothing has changed
      When play goes on to the postcombat main phase
      And Alex casts Runeclaw Bear
      Then this is legal
      When the stack resolves
      Then Alex controls Runeclaw Bear

  @cr:101.2
  Rule: An effect that keeps a player from playing lands stays and is about that player

    Scenario: A team's member who can't play a land doesn't stop the other
      Given a team game of Rob and Dana against Alex and Carissa
      And it is Alex's precombat main phase
      And Alex holds Forest and Plains
      And Rob controls three Mountains and Temple Bell
      And Rob holds Turf Wound
      And Rob has cast Turf Wound targeting Carissa
      And the stack has resolved
      When Alex plays Forest
      Then this is legal
      And Alex controls Forest

    @cr:800.4a
    Scenario: Alex can't play a land after the caster of Turf Wound has left
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Dana    | sun  |
        | Alex    | moon |
        | Carissa | moon |
      And it is Alex's precombat main phase
      And Alex holds Forest and Plains
      And Dana controls three Mountains and Gray Ogre
      And Dana holds Turf Wound
      And Dana has cast Turf Wound targeting Alex
      And the stack has resolved
      And Dana has conceded
      When Alex plays Forest
      Then this is illegal
      And nothing has changed

    Scenario: Rob, who can't play lands, plays one for Alex, whom Rob controls
      Given a two-player game between Rob and Alex
      And Rob controls Mindslaver and four Mountains
      And Rob holds Swamp
      And Alex controls three Mountains and Gray Ogre
      And Alex holds Turf Wound and Forest
      And Rob has activated Mindslaver targeting Alex
      And the stack has resolved
      And play has gone on to Alex's precombat main phase
      And Rob has cast Turf Wound targeting Rob
      And the stack has resolved
      When Rob plays Forest
      Then this is legal
      And Alex controls Forest

    Scenario: Rob, whom a Dragon silences, casts spells for Alex, whom Rob controls
      Given a two-player game between Rob and Alex
      And Rob controls Mindslaver, Grizzly Bears and four Mountains
      And Alex controls Wardscale Dragon, Hill Giant and Mountain
      And Alex holds Shock
      And Rob has activated Mindslaver targeting Alex
      And the stack has resolved
      And play has gone on to Alex's beginning of combat
      And Rob has attacked Rob with Wardscale Dragon
      When Rob casts Shock targeting Alex
      Then this is legal
      When the stack resolves
      Then Alex has 18 life

  @cr:101.2
  Rule: An effect that keeps a player from losing is about that player, and nothing else

    Scenario: Rob's Platinum Angel doesn't keep teammate Dana in the game
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Dana    | sun  |
        | Alex    | moon |
        | Carissa | moon |
      And it is Alex's precombat main phase
      And Rob has 4 life
      And Dana has 4 life
      And Carissa has 20 life
      And Alex has 20 life
      And Rob controls Platinum Angel and Hill Giant
      And Alex controls two Mountains
      And Alex holds Flame Rift
      When Alex casts Flame Rift
      Then this is legal
      When the stack resolves
      Then Dana has left the game
      And Rob has 0 life
      And Rob is in the game

    @cr:704.5c
    Scenario: Abyssal Persecutor keeps a player with ten poison counters from losing
      Given a two-player game between Rob and Alex
      And Rob controls Island, Abyssal Persecutor, first Pit Scorpion and second Pit Scorpion
      And Rob holds Unsummon
      And Rob controls first Marsh Viper, second Marsh Viper, third Marsh Viper and fourth Marsh Viper
      And Rob has attacked Alex with first Pit Scorpion, second Pit Scorpion, first Marsh Viper, second Marsh Viper, third Marsh Viper and fourth Marsh Viper
      When combat damage is dealt
      And the stack resolves
      Then Alex is in the game
      And the game goes on
      When Rob casts Unsummon targeting Abyssal Persecutor
      Then this is legal
      When the stack resolves
      Then Rob has won

    @cr:704.5a
    Scenario: Kept at a negative life total, Alex gains life from there
      Given a two-player game between Rob and Alex
      And Alex has 1 life
      And Alex controls Fountain of Youth and two Plains
      And Rob controls Abyssal Persecutor, Mountain and Island
      And Rob holds Lightning Bolt and Unsummon
      And Rob has cast Lightning Bolt targeting Alex
      And the stack has resolved
      When Alex activates Fountain of Youth
      Then this is legal
      When the stack resolves
      Then Alex has -1 life
      When Rob casts Unsummon targeting Abyssal Persecutor
      Then this is legal
      When the stack resolves
      Then Rob has won

    @cr:704.5a @cr:801.10
    Scenario: Out of range of Abyssal Persecutor, Alex loses, and Carissa doesn't
      Given a team game of Rob, Eve and Finn against Carissa, Alex and Dana
      And the range of influence is 1
      And it is Carissa's precombat main phase
      And Finn controls Abyssal Persecutor
      And Carissa has 1 life
      And Alex has 1 life
      And Carissa controls Warmonger and two Swamps
      When Carissa activates Warmonger
      Then this is legal
      When the stack resolves
      Then Alex has left the game
      And Carissa has 0 life
      And Carissa is in the game

    @cr:704.3
    Scenario: Rob at 0 life wins as Platinum Angel is destroyed and Alex loses
      Given a two-player game between Rob and Alex
      And Rob has 4 life
      And Alex has 7 life
      And these permanents are on the battlefield:
        | permanent       | controller | attached to |
        | Platinum Angel  | Rob        |             |
        | Gray Ogre       | Alex       |             |
        | Treacherous Link | Rob       | Gray Ogre   |
      And Rob controls seven Mountains and two Swamps
      And Rob holds Flame Rift, Disfigure and Jagged Lightning
      And Rob has cast Flame Rift
      And the stack has resolved
      And Rob has cast Disfigure targeting Platinum Angel
      And the stack has resolved
      When Rob casts Jagged Lightning targeting Platinum Angel and Gray Ogre
      Then this is legal
      When the stack resolves
      Then Alex has left the game
      And Rob has won

  @cr:101.2
  Rule: A player who can't be targeted is affected by what doesn't target

    Scenario: With Leyline of Sanctity, Alex discards for Liliana's Specter
      Given a free-for-all between Rob, Alex and Carissa
      And Alex controls Leyline of Sanctity
      And Alex holds Forest
      And Carissa holds Island
      And Rob controls three Swamps
      And Rob holds Liliana's Specter
      And Rob has cast Liliana's Specter
      When the stack resolves
      Then Forest is in Alex's graveyard
      And Island is in Carissa's graveyard

  @cr:101.3
  Rule: A player ignores the impossible part of an instruction and does the rest

    Scenario: With one creature, Alex sacrifices it for Barter in Blood
      Given a free-for-all between Carissa, Rob and Alex
      And it is Rob's precombat main phase
      And Carissa controls Storm Crow and Ornithopter
      And Alex controls Craw Wurm
      And Rob controls four Swamps
      And Rob holds Barter in Blood
      And Rob has cast Barter in Blood
      When the stack resolves
      Then Craw Wurm is in Alex's graveyard
      And Storm Crow is in Carissa's graveyard
      And Ornithopter is in Carissa's graveyard

  @cr:101.4
  Rule: Attack right doesn't turn the order of choices around

    Scenario: With attack right, Barter in Blood's choices go clockwise
      Given a free-for-all with attack right between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls four Swamps
      And Alex holds Barter in Blood
      And Carissa controls Storm Crow, Grizzly Bears and Elvish Warrior
      And Rob controls Coral Merfolk, Savannah Lions and Wind Drake
      And Alex has cast Barter in Blood
      When the top of the stack resolves
      Then Carissa is asked to choose
      When Rob interrupts and chooses Coral Merfolk and Wind Drake
      Then this is illegal
      And nothing has changed
      When Carissa chooses Storm Crow and Elvish Warrior
      Then this is legal
      When Rob chooses Coral Merfolk and Wind Drake
      Then this is legal
      And Grizzly Bears is on the battlefield
      And Savannah Lions is on the battlefield

  @cr:101.4c
  Rule: Several choices of one player are made in the printed order, team by team

    Scenario: Cast in Alex's turn, Cataclysm asks Alex for an artifact before a land
      Given a two-player game between Rob and Alex
      And it is Alex's upkeep
      And Rob controls Vedalken Orrery and four Plains
      And Rob holds Cataclysm
      And Alex controls Temple Bell, Jade Statue, Island and Forest
      And Rob has cast Cataclysm
      When the top of the stack resolves
      And Alex chooses Island
      Then this is illegal
      And nothing has changed
      When Alex chooses Jade Statue
      Then this is legal
      When Alex chooses Island
      Then this is legal
      When Rob chooses first Plains
      Then this is legal
      And Temple Bell is in Alex's graveyard
      And Forest is in Alex's graveyard

    @cr:805.6
    Scenario: Dana makes both choices for Cataclysm before teammate Carissa
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | moon |
        | Dana    | moon |
      And it is Rob's precombat main phase
      And Rob controls four Plains
      And Rob holds Cataclysm
      And Dana controls Jade Statue, Temple Bell, Storm Crow and Wind Drake
      And Carissa controls Spellbook, Tormod's Crypt, Coral Merfolk and Gray Ogre
      And Rob has cast Cataclysm
      And Rob has chosen first Plains
      When Dana chooses Temple Bell
      Then this is legal
      When Dana interrupts and chooses Wind Drake
      Then this is legal
      And Storm Crow is on the battlefield
      When Carissa chooses Spellbook
      Then this is legal
      When Carissa chooses Gray Ogre
      Then this is legal
      And Temple Bell is on the battlefield
      And Wind Drake is on the battlefield
      And Gray Ogre is on the battlefield
      And Storm Crow is in Dana's graveyard
