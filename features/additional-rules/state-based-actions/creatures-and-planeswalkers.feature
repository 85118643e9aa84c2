@since:2020-06-01
Feature: State-based actions: creatures and planeswalkers
  What puts a creature or planeswalker into the graveyard, what destroys a
  creature, and what regeneration can save it from.

  @cr:704.5f
  Rule: Toughness 0 or less puts a creature into the graveyard without destroying it

    Scenario: Disfigure puts a creature with toughness 2 into the graveyard
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Grizzly Bears
      And Carissa controls Hill Giant
      And Alex controls two Swamps
      And Alex holds first Disfigure and second Disfigure
      When Alex casts first Disfigure targeting Hill Giant
      Then this is legal
      When the top of the stack resolves
      Then Hill Giant is 1/1
      And Hill Giant is on the battlefield
      When Alex casts second Disfigure targeting Grizzly Bears
      Then this is legal
      When the top of the stack resolves
      Then Grizzly Bears is in Rob's graveyard

    @cr:701.19a
    Scenario: Regeneration doesn't save a creature whose toughness is 0
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Carissa controls Drudge Skeletons and Carissa's Swamp
      And Alex controls Alex's Swamp
      And Alex holds Disfigure
      And Alex has cast Disfigure targeting Drudge Skeletons
      When Carissa activates Drudge Skeletons
      Then this is legal
      When the stack resolves
      Then Drudge Skeletons is in Carissa's graveyard

    @cr:701.19a
    Scenario: Three -1/-1 counters are too many for a regenerating creature
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Alex controls Drudge Skeletons and Alex's Swamp
      And Carissa controls four Swamps
      And Carissa holds Skinrender
      And Carissa has cast Skinrender
      And the top of the stack has resolved
      And Carissa has chosen Drudge Skeletons
      When Alex activates Drudge Skeletons
      Then this is legal
      When the stack resolves
      Then Drudge Skeletons is in Alex's graveyard

    Scenario: An indestructible creature with negative toughness dies
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Rob controls Darksteel Myr and Savannah Lions
      And Carissa controls two Swamps
      And Carissa holds Disfigure
      When Carissa casts Disfigure targeting Darksteel Myr
      Then this is legal
      When the stack resolves
      Then Darksteel Myr is in Rob's graveyard
      And Savannah Lions is on the battlefield

    Scenario: Attacking lands, face-down and borrowed creatures die with toughness 0
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent       | controller | owner   | face down |
        | Nature's Revolt | Rob        |         |           |
        | Forest          | Alex       |         |           |
        | Brine Elemental | Alex       |         | yes       |
        | Grizzly Bears   | Alex       | Carissa |           |
      And Rob controls three Swamps
      And Rob holds first Disfigure, second Disfigure and third Disfigure
      And Alex has attacked Rob with Forest, Brine Elemental and Grizzly Bears
      When Rob casts first Disfigure targeting Forest
      Then this is legal
      When the stack resolves
      Then Forest is in Alex's graveyard
      When Rob casts second Disfigure targeting Brine Elemental
      Then this is legal
      When the stack resolves
      Then Brine Elemental is in Alex's graveyard
      When Rob casts third Disfigure targeting Grizzly Bears
      Then this is legal
      When the stack resolves
      Then Grizzly Bears is in Carissa's graveyard

  @cr:704.5g
  Rule: Damage of at least its toughness destroys a creature

    Scenario: Damage of two spells in a turn adds up to lethal damage
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Carissa controls Giant Spider
      And Alex controls two Mountains
      And Alex holds first Shock and second Shock
      When Alex casts first Shock targeting Giant Spider
      Then this is legal
      When the top of the stack resolves
      Then Giant Spider is on the battlefield
      And Giant Spider has 2 damage marked on it
      When Alex casts second Shock targeting Giant Spider
      Then this is legal
      When the top of the stack resolves
      Then Giant Spider is in Carissa's graveyard

    @cr:701.19a @cr:614.8
    Scenario: Regeneration saves a creature with lethal damage, once
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Carissa controls Drudge Skeletons and Swamp
      And Alex controls two Mountains
      And Alex holds first Shock and second Shock
      And Alex has cast first Shock targeting Drudge Skeletons
      When Carissa activates Drudge Skeletons
      Then this is legal
      When the stack resolves
      Then Drudge Skeletons is on the battlefield
      And Drudge Skeletons is tapped
      And Drudge Skeletons has 0 damage marked on it
      When Alex casts second Shock targeting Drudge Skeletons
      Then this is legal
      When the stack resolves
      Then Drudge Skeletons is in Carissa's graveyard

    @cr:701.19a @cr:614.8 @cr:506.4
    Scenario: An attacker that regenerates in combat is removed from combat
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Drudge Skeletons, Gray Ogre and Swamp
      And Rob controls Mountain
      And Rob holds Shock
      And Carissa has attacked Alex with Drudge Skeletons and Gray Ogre
      And Carissa has activated Drudge Skeletons
      And the top of the stack has resolved
      When Rob casts Shock targeting Drudge Skeletons
      Then this is legal
      When the top of the stack resolves
      Then Drudge Skeletons is on the battlefield
      And Drudge Skeletons is not attacking
      And Gray Ogre is attacking Alex
      When combat damage is dealt
      Then Alex has 18 life

    Scenario: Damage destroys a token, a land, a face-down and a borrowed creature
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And these permanents are on the battlefield:
        | permanent       | controller | owner | face down |
        | Nature's Revolt | Alex       |       |           |
        | Forest          | Alex       |       |           |
        | Saproling Token | Alex       |       |           |
        | Brine Elemental | Rob        |       | yes       |
        | Grizzly Bears   | Alex       | Rob   |           |
      And Carissa controls two Mountains
      And Carissa holds Pyroclasm
      When Carissa casts Pyroclasm
      Then this is legal
      When the stack resolves
      Then Forest is in Alex's graveyard
      And Saproling Token has left the game
      And Brine Elemental is in Rob's graveyard
      And Grizzly Bears is in Rob's graveyard

  @cr:704.5h
  Rule: Damage by a source with deathtouch destroys a creature

    Scenario: One damage by Typhoid Rats destroys Craw Wurm, but not a player
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Craw Wurm and Typhoid Rats
      And Carissa controls Carissa's Typhoid Rats
      And Alex has declared these attacks:
        | attacker     | attacks |
        | Craw Wurm    | Carissa |
        | Typhoid Rats | Rob     |
      And Carissa has blocked Craw Wurm with Carissa's Typhoid Rats
      When combat damage is dealt
      Then Craw Wurm is in Alex's graveyard
      And Carissa's Typhoid Rats is in Carissa's graveyard
      And Rob is in the game
      And Rob has 19 life

    @since:2024-06-07 @cr:113.7a
    Scenario: Deathtouch of a sacrificed creature counts for its ability's damage
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Seifer, Balamb Rival and Mogg Fanatic
      And Rob controls Wall of Stone, Gray Ogre and Hill Giant
      And Alex has attacked Rob with Mogg Fanatic
      And Alex has chosen Hill Giant
      And the stack has resolved
      And Rob has declared these blocks:
        | blocker    | blocks       |
        | Gray Ogre  | Mogg Fanatic |
        | Hill Giant | Mogg Fanatic |
      And the stack has resolved
      When Alex activates Mogg Fanatic targeting Wall of Stone
      Then this is legal
      When the stack resolves
      Then Wall of Stone is in Rob's graveyard

    @since:2024-06-07
    Scenario: Damage by an ability without deathtouch destroys no Wall of Stone
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Seifer, Balamb Rival and Mogg Fanatic
      And Rob controls Wall of Stone and Hill Giant
      And Alex has attacked Rob with Mogg Fanatic
      And Alex has chosen Hill Giant
      And the stack has resolved
      And Rob has blocked Mogg Fanatic with Hill Giant
      When Alex activates Mogg Fanatic targeting Wall of Stone
      Then this is legal
      When the stack resolves
      Then Wall of Stone has 1 damage marked on it

    Scenario: The same damage by a creature without deathtouch destroys nothing
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Craw Wurm
      And Carissa controls Savannah Lions
      And Alex has attacked Carissa with Craw Wurm
      And Carissa has blocked Craw Wurm with Savannah Lions
      When combat damage is dealt
      Then Craw Wurm is on the battlefield
      And Craw Wurm has 2 damage marked on it

    @cr:701.19a @cr:614.8
    Scenario: After regenerating from deathtouch damage, a creature stays
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Rob controls Typhoid Rats
      And Alex controls Drudge Skeletons and Swamp
      And Rob has attacked Alex with Typhoid Rats
      And Alex has blocked Typhoid Rats with Drudge Skeletons
      And Alex has activated Drudge Skeletons
      And the top of the stack has resolved
      When combat damage is dealt
      Then Drudge Skeletons is on the battlefield
      And Drudge Skeletons is tapped
      And Drudge Skeletons is not blocking
      And Typhoid Rats is in Rob's graveyard
      When play goes on to the end step
      Then Drudge Skeletons is on the battlefield

    Scenario: Deathtouch damage before the last check doesn't count any more
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Rob controls Typhoid Rats
      And Alex controls Darksteel Myr and Forest
      And Alex holds Giant Growth
      And Carissa controls two Islands
      And Carissa holds Ovinize
      And Rob has attacked Alex with Typhoid Rats
      And Alex has blocked Typhoid Rats with Darksteel Myr
      And Alex has cast Giant Growth targeting Darksteel Myr
      And the top of the stack has resolved
      When combat damage is dealt
      Then Darksteel Myr has 1 damage marked on it
      When Carissa casts Ovinize targeting Darksteel Myr
      Then this is legal
      When the top of the stack resolves
      Then Darksteel Myr is on the battlefield
      And Darksteel Myr is 3/4
      And Darksteel Myr does not have the keyword indestructible

    Scenario: A creature no longer indestructible survives old deathtouch damage
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent          | controller | attached to |
        | Typhoid Rats       | Alex       |             |
        | Craw Wurm          | Carissa    |             |
        | Darksteel Mutation | Alex       | Craw Wurm   |
      And Rob controls two Plains
      And Rob holds Disenchant
      And Alex has attacked Carissa with Typhoid Rats
      And Carissa has blocked Typhoid Rats with Craw Wurm
      When combat damage is dealt
      Then Craw Wurm is on the battlefield
      And Craw Wurm has 1 damage marked on it
      When Rob casts Disenchant targeting Darksteel Mutation
      Then this is legal
      When the top of the stack resolves
      Then Craw Wurm is on the battlefield
      And Craw Wurm is 6/4

    Scenario: Deathtouch destroys tokens, lands, face-down and borrowed creatures
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent       | controller | owner   | face down |
        | Nature's Revolt | Carissa    |         |           |
        | Forest          | Alex       |         |           |
        | Beast Token     | Alex       |         |           |
        | Juggernaut      | Alex       |         |           |
        | Brine Elemental | Alex       |         | yes       |
        | Hill Giant      | Alex       | Carissa |           |
      And Rob controls five Typhoid Rats
      And Alex has attacked Rob with Forest, Beast Token, Juggernaut, Brine Elemental and Hill Giant
      When Rob declares these blocks:
        | blocker             | blocks          |
        | first Typhoid Rats  | Forest          |
        | second Typhoid Rats | Beast Token     |
        | third Typhoid Rats  | Juggernaut      |
        | fourth Typhoid Rats | Brine Elemental |
        | fifth Typhoid Rats  | Hill Giant      |
      Then the declaration is legal
      When combat damage is dealt
      Then Forest is in Alex's graveyard
      And Beast Token has left the game
      And Juggernaut is in Alex's graveyard
      And Brine Elemental is in Alex's graveyard
      And Hill Giant is in Carissa's graveyard

  @cr:704.5i
  Rule: A planeswalker with loyalty 0 is put into the graveyard

    Scenario: 3 combat damage puts Jace Beleren with loyalty 3 into the graveyard
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Alex controls Jace Beleren
      And Carissa controls Hill Giant
      And Carissa has attacked Jace Beleren with Hill Giant
      When combat damage is dealt
      Then Jace Beleren is in Alex's graveyard

    Scenario: Jace Beleren with loyalty 1 left stays on the battlefield
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Alex controls Jace Beleren
      And Carissa controls Grizzly Bears
      And Carissa has attacked Jace Beleren with Grizzly Bears
      When combat damage is dealt
      Then Jace Beleren is on the battlefield
      And Jace Beleren has 1 loyalty counter

    Scenario: Once its last loyalty is paid, Jace Beleren goes before its ability
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent    | controller | counters  |
        | Jace Beleren | Alex       | 1 loyalty |
      When Alex activates ability 2 of Jace Beleren targeting Carissa
      Then this is legal
      And Jace Beleren is in Alex's graveyard
      And Carissa has 0 cards in hand
      When the top of the stack resolves
      Then Carissa has 1 card in hand

    Scenario: Jace Beleren that Alex controls goes to owner Carissa's graveyard
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent    | controller | owner   |
        | Jace Beleren | Alex       | Carissa |
      And Rob controls Mountain
      And Rob holds Lightning Bolt
      When Rob casts Lightning Bolt targeting Jace Beleren
      Then this is legal
      When the stack resolves
      Then Jace Beleren is in Carissa's graveyard
