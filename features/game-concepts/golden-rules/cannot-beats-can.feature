@since:2020-06-01
Feature: Golden rules: can't beats can
  Where something is allowed or demanded and something else forbids it, it does
  not happen. It is no use to allow it twice, or later, or oneself. What a
  creature gains and loses is another matter: there the last word counts.

  @cr:101.2
  Rule: An effect that says something can't happen beats one that allows or requires it

    @also:2006-10-01 @example @cr:305.2b
    Scenario Outline: Turf Wound cast after Explore stops land plays in a <count>-player game
      Given <game>
      And it is Alex's precombat main phase
      And Alex controls two Forests
      And Alex holds Explore and Island
      And <enemy> controls three Mountains
      And <enemy> holds Turf Wound
      And Alex has cast Explore
      And the stack has resolved
      And <enemy> has cast Turf Wound targeting Alex
      And the stack has resolved
      When Alex plays Island
      Then this is illegal
      And nothing has changed
      And Island is in Alex's hand
      And Alex has two cards in hand
      And <enemy> has one card in hand

      Examples:
        | count | game                                               | enemy   |
        | two   | a two-player game between Rob and Alex             | Rob     |
        | three | a free-for-all between Rob, Alex and Carissa       | Carissa |
        | four  | a free-for-all between Rob, Alex, Carissa and Dana | Rob     |

    @example @cr:305.2b
    Scenario Outline: Turf Wound cast before Explore stops land plays in a <count>-player game
      Given <game>
      And it is Alex's precombat main phase
      And Alex controls two Forests
      And Alex holds Explore and Island
      And <enemy> controls three Mountains
      And <enemy> holds Turf Wound
      And <enemy> has cast Turf Wound targeting Alex
      And the stack has resolved
      And Alex has cast Explore
      And the stack has resolved
      When Alex plays Island
      Then this is illegal
      And nothing has changed
      And Island is in Alex's hand

      Examples:
        | count | game                                               | enemy   |
        | two   | a two-player game between Rob and Alex             | Rob     |
        | three | a free-for-all between Rob, Alex and Carissa       | Rob     |
        | four  | a free-for-all between Rob, Alex, Carissa and Dana | Dana    |

    @cr:305.2b
    Scenario: Turf Wound still stops land plays after its controller leaves the game
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex holds Island
      And Rob controls three Mountains
      And Rob holds Turf Wound
      And Rob has cast Turf Wound targeting Alex
      And the stack has resolved
      And Rob has conceded
      When Alex plays Island
      Then this is illegal
      And nothing has changed
      And Island is in Alex's hand

    @cr:305.2b
    Scenario: Turf Wound on one player doesn't stop another from playing lands
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex holds Island
      And Rob controls three Mountains
      And Rob holds Turf Wound
      And Rob has cast Turf Wound targeting Carissa
      And the stack has resolved
      When Alex plays Island
      Then this is legal
      And Island is on the battlefield

    @cr:104.3b
    Scenario: Platinum Angel keeps its controller from losing, not its owner
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent      | controller | owner |
        | Platinum Angel | Rob        | Alex  |
      And Rob has 2 life
      And Alex has 2 life
      And Carissa controls two Mountains
      And Carissa holds first Lightning Bolt and second Lightning Bolt
      And Carissa has cast first Lightning Bolt targeting Rob
      And the stack has resolved
      When Carissa casts second Lightning Bolt targeting Alex
      Then this is legal
      And Rob is in the game
      When the stack resolves
      Then Alex has left the game

    @example @cr:305.2b
    Scenario: Turf Wound stops land plays despite both Exploration and Explore
      Given a two-player game between Rob and Alex
      And Rob controls two Forests
      And Rob controls Exploration
      And Rob holds Explore and Island
      And Alex controls three Mountains
      And Alex holds Turf Wound
      And Alex has cast Turf Wound targeting Rob
      And the stack has resolved
      And Rob has cast Explore
      And the stack has resolved
      When Rob plays Island
      Then this is illegal
      And nothing has changed

    @cr:305.2b
    Scenario: A player who targets themselves with Turf Wound can't play lands
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls four Forests
      And Alex controls three Mountains
      And Alex holds Turf Wound, Explore and Island
      And Alex has cast Turf Wound targeting Alex
      And the stack has resolved
      And Alex has cast Explore
      And the stack has resolved
      When Alex plays Island
      Then this is illegal
      And nothing has changed

    @cr:305.2
    Scenario: Explore's extra land can be played if Turf Wound targets someone else
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls two Forests
      And Alex holds Explore, first Island and second Island
      And Rob controls three Mountains
      And Rob holds Turf Wound
      And Alex has cast Explore
      And the stack has resolved
      And Rob has cast Turf Wound targeting Carissa
      And the stack has resolved
      When Alex plays first Island
      Then this is legal
      When Alex plays second Island
      Then this is legal
      And second Island is on the battlefield

    @cr:305.2b
    Scenario: Turf Wound doesn't undo a land already played but stops the next one
      Given a two-player game between Rob and Alex
      And Rob controls Exploration
      And Rob holds two Islands
      And Alex controls three Mountains
      And Alex holds Turf Wound
      When Rob plays first Island
      Then this is legal
      When Alex casts Turf Wound targeting Rob
      Then this is legal
      When the stack resolves
      Then first Island is on the battlefield
      When Rob plays second Island
      Then this is illegal
      And nothing has changed

    Scenario: Turf Wound ends with the turn, and Exploration applies again
      Given a two-player game between Rob and Alex
      And Rob controls Exploration
      And Rob holds two Islands
      And Alex controls three Mountains
      And Alex holds Turf Wound
      And Alex has cast Turf Wound targeting Rob
      And the stack has resolved
      When Rob plays first Island
      Then this is illegal
      And nothing has changed
      When play goes on to Rob's precombat main phase
      And Rob plays first Island
      Then this is legal
      When Rob plays second Island
      Then this is legal
      And second Island is on the battlefield

    Scenario: Wall of Wood can't attack because it has defender
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Wall of Wood and Grizzly Bears
      When Alex attacks Rob with Wall of Wood
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Rob with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Rob
      And Wall of Wood is not attacking

    @also:2006-10-01
    Scenario: Counterspell doesn't counter a spell that can't be countered
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls two Forests
      And Alex holds Blurred Mongoose
      And Rob controls two Islands
      And Rob holds Counterspell
      And Alex has cast Blurred Mongoose
      When Rob casts Counterspell targeting Blurred Mongoose
      Then this is legal
      When the top of the stack resolves
      Then Counterspell is in Rob's graveyard
      And Blurred Mongoose is on the stack
      When the stack resolves
      Then Blurred Mongoose is on the battlefield
      And Alex controls Blurred Mongoose

    Scenario: Counterspell counters an ordinary creature spell
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls two Forests
      And Alex holds Grizzly Bears
      And Rob controls two Islands
      And Rob holds Counterspell
      And Alex has cast Grizzly Bears
      When Rob casts Counterspell targeting Grizzly Bears
      Then this is legal
      When the top of the stack resolves
      Then Counterspell is in Rob's graveyard
      And Grizzly Bears is in Alex's graveyard
      And the stack is empty

    @also:2006-10-01 @cr:508.1d
    Scenario: Juggernaut must attack if able, but Pacifism keeps it from attacking
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Juggernaut and Grizzly Bears
      And these permanents are on the battlefield:
        | permanent | controller | attached to |
        | Pacifism  | Rob        | Juggernaut  |
      When Alex attacks Rob with Juggernaut
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Rob with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Rob
      And Juggernaut is not attacking

    @cr:508.1d
    Scenario: If Juggernaut has Pacifism, no other creature has to attack instead
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Juggernaut and Grizzly Bears
      And these permanents are on the battlefield:
        | permanent | controller | attached to |
        | Pacifism  | Rob        | Juggernaut  |
      When Alex declares no attack
      Then the declaration is legal
      And Juggernaut is not attacking
      And Juggernaut is untapped

    @cr:508.1d
    Scenario: Juggernaut must attack if Pacifism is on another creature
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Juggernaut and Grizzly Bears
      And these permanents are on the battlefield:
        | permanent | controller | attached to   |
        | Pacifism  | Rob        | Grizzly Bears |
      When Alex declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Rob with Juggernaut
      Then the declaration is legal
      And Juggernaut is attacking Rob

    @cr:509.1c
    Scenario: A creature with Pacifism can't block Prized Unicorn; others must
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Prized Unicorn
      And Carissa controls Gray Ogre and Hill Giant
      And these permanents are on the battlefield:
        | permanent | controller | attached to |
        | Pacifism  | Alex       | Gray Ogre   |
      And Alex has attacked Carissa with Prized Unicorn
      When Carissa declares these blocks:
        | blocker    | blocks         |
        | Gray Ogre  | Prized Unicorn |
        | Hill Giant | Prized Unicorn |
      Then the declaration is illegal
      And nothing has changed
      When Carissa declares no block
      Then the declaration is illegal
      And nothing has changed
      When Carissa blocks Prized Unicorn with Hill Giant
      Then the declaration is legal
      And Prized Unicorn is blocked by Hill Giant
      And Gray Ogre is not blocking

    Scenario: Lethal damage doesn't destroy an indestructible Darksteel Myr
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Craw Wurm and Hill Giant
      And Rob controls Darksteel Myr and Elvish Warrior
      And Alex has attacked Rob with Craw Wurm and Hill Giant
      And Rob has declared these blocks:
        | blocker        | blocks     |
        | Darksteel Myr  | Craw Wurm  |
        | Elvish Warrior | Hill Giant |
      When combat damage is dealt
      Then Darksteel Myr is on the battlefield
      And Darksteel Myr has 6 damage marked on it
      And Elvish Warrior is in Rob's graveyard

    Scenario: An indestructible creature can still be sacrificed
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Swamp
      And Rob controls Darksteel Myr
      And Alex holds Innocent Blood
      When Alex casts Innocent Blood
      Then this is legal
      When the stack resolves
      Then Darksteel Myr is in Rob's graveyard

    @cr:704.5a
    Scenario Outline: At 0 life, <player> stays in the game while controlling Platinum Angel
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And <player> controls Platinum Angel
      And <player> has 3 life
      And <enemy> controls Mountain and Island
      And <enemy> holds Lightning Bolt and Unsummon
      When <enemy> casts Lightning Bolt targeting <player>
      Then this is legal
      When the stack resolves
      Then <player> has 0 life
      And <player> is in the game
      When <enemy> casts Unsummon targeting Platinum Angel
      Then this is legal
      When the stack resolves
      Then <player> has left the game
      And the game goes on

      Examples:
        | player | enemy   |
        | Alex   | Carissa |
        | Rob    | Alex    |

    @cr:704.5c
    Scenario: Platinum Angel keeps a player with ten poison counters in the game
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls five Marsh Vipers, Mountain and Island
      And Rob holds Unsummon
      And Alex controls Platinum Angel
      And Rob has declared these attacks:
        | attacker           | attacks |
        | first Marsh Viper  | Alex    |
        | second Marsh Viper | Alex    |
        | third Marsh Viper  | Alex    |
        | fourth Marsh Viper | Alex    |
        | fifth Marsh Viper  | Alex    |
      And play has gone on to the combat damage step
      When the stack resolves
      Then Alex is in the game
      When Rob casts Unsummon targeting Platinum Angel
      Then this is legal
      When the stack resolves
      Then Alex has left the game

    @cr:704.5a
    Scenario: Platinum Angel doesn't keep other players from losing
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Platinum Angel and Mountain
      And Alex holds Lightning Bolt
      And Rob has 3 life
      When Alex casts Lightning Bolt targeting Rob
      Then this is legal
      When the stack resolves
      Then Rob has left the game
      And the game goes on

    @cr:704.5a
    Scenario: Abyssal Persecutor keeps opponents at 0 life from losing the game
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Rob controls Abyssal Persecutor
      And Alex has 3 life
      And Carissa controls Mountain and Island
      And Carissa holds Lightning Bolt and Unsummon
      When Carissa casts Lightning Bolt targeting Alex
      Then this is legal
      When the stack resolves
      Then Alex has 0 life
      And Alex is in the game
      When Carissa casts Unsummon targeting Abyssal Persecutor
      Then this is legal
      When the stack resolves
      Then Alex has left the game
      And Abyssal Persecutor is in Rob's hand
      And the game goes on

    @cr:704.5a
    Scenario: Abyssal Persecutor doesn't keep its controller from losing
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Rob controls Abyssal Persecutor
      And Rob has 3 life
      And Carissa controls Mountain
      And Carissa holds Lightning Bolt
      When Carissa casts Lightning Bolt targeting Rob
      Then this is legal
      When the stack resolves
      Then Rob has left the game
      And Abyssal Persecutor has left the game
      And the game goes on

    Scenario: With hexproof, a player can be targeted by themselves, not opponents
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Alex controls Leyline of Sanctity and Alex's Mountain
      And Carissa controls Carissa's Mountain
      And Alex holds first Lightning Bolt
      And Carissa holds second Lightning Bolt
      When Carissa casts second Lightning Bolt targeting Alex
      Then this is illegal
      And nothing has changed
      When Carissa casts second Lightning Bolt targeting Rob
      Then this is legal
      When Alex casts first Lightning Bolt targeting Alex
      Then this is legal
      When the stack resolves
      Then Rob has 17 life
      And Alex has 17 life

    Scenario: Wardscale Dragon's defending player can't cast with Vedalken Orrery
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Wardscale Dragon
      And Rob controls Rob's Vedalken Orrery, first Forest and second Forest
      And Carissa controls Carissa's Vedalken Orrery, third Forest and fourth Forest
      And Rob holds Grizzly Bears
      And Carissa holds Runeclaw Bear
      When Alex attacks Carissa with Wardscale Dragon
      Then the declaration is legal
      When Carissa casts Runeclaw Bear
      Then this is illegal
      And nothing has changed
      When Rob casts Grizzly Bears
      Then this is legal
      When the stack resolves
      Then Grizzly Bears is on the battlefield
      And Runeclaw Bear is in Carissa's hand

    @cr:702.61a @cr:702.61b
    Scenario: With split second on the stack, only mana abilities can be activated
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Rob controls Temple Bell and five Mountains
      And Rob holds Word of Seizing
      And Alex controls Grizzly Bears, Mogg Fanatic, Swamp and Forest
      And Alex holds Disfigure
      When Rob casts Word of Seizing targeting Grizzly Bears
      Then this is legal
      When Rob activates Temple Bell
      Then this is illegal
      And nothing has changed
      When Alex casts Disfigure targeting Mogg Fanatic
      Then this is illegal
      And nothing has changed
      When Alex activates Mogg Fanatic targeting Rob
      Then this is illegal
      And nothing has changed
      When Alex activates Forest
      Then this is legal
      And Forest is tapped
      And Alex has priority
      When the top of the stack resolves
      Then Rob controls Grizzly Bears
      When Alex activates Mogg Fanatic targeting Rob
      Then this is legal
      And Mogg Fanatic is in Alex's graveyard

    @cr:702.61b
    Scenario: Split second doesn't stop turning a creature face up
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Rob controls five Mountains
      And Rob holds Word of Seizing
      And Carissa controls seven Islands
      And these permanents are on the battlefield:
        | permanent       | controller | face down |
        | Brine Elemental | Carissa    | yes       |
        | Gray Ogre       | Alex       |           |
      And Rob has cast Word of Seizing targeting Gray Ogre
      When Carissa turns Brine Elemental face up
      Then this is legal
      And Brine Elemental is 5/4
      And the stack holds, from the top:
        | object          | controller |
        | Brine Elemental | Carissa    |
        | Word of Seizing | Rob        |

    @cr:601.3
    Scenario: A player who can't cast spells can still activate abilities
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Wardscale Dragon
      And Carissa controls Mogg Fanatic and Mountain
      And Carissa holds Shock
      And Alex has attacked Carissa with Wardscale Dragon
      When Carissa casts Shock targeting Alex
      Then this is illegal
      And nothing has changed
      When Carissa activates Mogg Fanatic targeting Alex
      Then this is legal
      When the stack resolves
      Then Alex has 19 life

    @cr:702.12b
    Scenario: Murder doesn't destroy an indestructible creature
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls six Swamps
      And Alex holds first Murder and second Murder
      And Rob controls Darksteel Myr
      And Carissa controls Hill Giant
      When Alex casts first Murder targeting Darksteel Myr
      Then this is legal
      When the stack resolves
      Then Darksteel Myr is on the battlefield
      And first Murder is in Alex's graveyard
      When Alex casts second Murder targeting Hill Giant
      Then this is legal
      When the stack resolves
      Then Hill Giant is in Carissa's graveyard

    @cr:704.5f
    Scenario: An indestructible creature with 0 toughness still dies
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Swamp
      And Alex holds Disfigure
      And Rob controls Darksteel Myr
      When Alex casts Disfigure targeting Darksteel Myr
      Then this is legal
      When the stack resolves
      Then Darksteel Myr is in Rob's graveyard

    @cr:702.18a
    Scenario: A creature with shroud can't be targeted by its own controller
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Blurred Mongoose, Gray Ogre and Forest
      And Rob holds Giant Growth
      When Rob casts Giant Growth targeting Blurred Mongoose
      Then this is illegal
      And nothing has changed
      When Rob casts Giant Growth targeting Gray Ogre
      Then this is legal
      And Giant Growth is on the stack

    @cr:702.11b
    Scenario: A creature with hexproof can be targeted by its controller's team
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls Gladecover Scout and Forest
      And Alex controls Alex's Forest
      And Carissa controls Carissa's Forest
      And Rob holds Rob's Giant Growth
      And Alex holds Alex's Giant Growth
      And Carissa holds Carissa's Giant Growth
      When Alex casts Alex's Giant Growth targeting Gladecover Scout
      Then this is legal
      When Rob casts Rob's Giant Growth targeting Gladecover Scout
      Then this is legal
      When Carissa casts Carissa's Giant Growth targeting Gladecover Scout
      Then this is illegal
      And nothing has changed
      When the stack resolves
      Then Gladecover Scout is 7/7

    @cr:702.11b
    Scenario: Mogg Fanatic can't target an opponent's creature with hexproof
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Mogg Fanatic and Alex's Gladecover Scout
      And Rob controls Rob's Gladecover Scout
      When Alex activates Mogg Fanatic targeting Rob's Gladecover Scout
      Then this is illegal
      And nothing has changed
      When Alex activates Mogg Fanatic targeting Alex's Gladecover Scout
      Then this is legal
      And Mogg Fanatic is in Alex's graveyard

  @cr:101.2 @cr:101.2a @cr:113.10c
  Rule: Of effects that add and remove an ability, the later timestamp applies

    @also:2006-10-01
    Scenario: A creature given flying by Jump loses it to a later Gravity Sphere
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears and Island
      And Alex holds Jump
      And Rob controls Vedalken Orrery and three Mountains
      And Rob holds Gravity Sphere
      When Alex casts Jump targeting Grizzly Bears
      Then this is legal
      When the stack resolves
      Then Grizzly Bears has the keyword flying
      When Rob casts Gravity Sphere
      Then this is legal
      When the stack resolves
      Then Grizzly Bears does not have the keyword flying

    @also:2006-10-01
    Scenario: A creature under Gravity Sphere gains flying from a later Jump
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Storm Crow, Grizzly Bears and Island
      And Alex holds Jump
      And Rob controls Vedalken Orrery and three Mountains
      And Rob holds Gravity Sphere
      When Rob casts Gravity Sphere
      Then this is legal
      When the stack resolves
      Then Storm Crow does not have the keyword flying
      When Alex casts Jump targeting Storm Crow
      Then this is legal
      When the stack resolves
      Then Storm Crow has the keyword flying
      And Grizzly Bears does not have the keyword flying

    Scenario: Hill Giant can't block a creature given flying after Gravity Sphere
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears, Gray Ogre and Island
      And Rob controls Gravity Sphere and Hill Giant
      And Alex holds Jump
      And Alex has cast Jump targeting Grizzly Bears
      And the stack has resolved
      And Alex has attacked Rob with Grizzly Bears and Gray Ogre
      When Rob blocks Grizzly Bears with Hill Giant
      Then the declaration is illegal
      And nothing has changed
      When Rob blocks Gray Ogre with Hill Giant
      Then the declaration is legal
      And Gray Ogre is blocked by Hill Giant

    Scenario Outline: <later> cast after <earlier> determines whether a creature has flying
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears
      And Alex controls three Islands
      And Alex holds Jump and Ovinize
      When Alex casts <earlier> targeting Grizzly Bears
      Then this is legal
      When the stack resolves
      Then Grizzly Bears is <size>
      When Alex casts <later> targeting Grizzly Bears
      Then this is legal
      When the stack resolves
      Then Grizzly Bears is 0/1
      And Grizzly Bears <has> the keyword flying

      Examples:
        | earlier | later   | size | has           |
        | Jump    | Ovinize | 2/2  | does not have |
        | Ovinize | Jump    | 0/1  | has           |

    @cr:113.11
    Scenario: Jump cast under an opponent's Archetype of Imagination gives no flying
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Archetype of Imagination and Gray Ogre
      And Alex controls Grizzly Bears
      And Alex controls two Islands
      And Alex holds Jump and Unsummon
      When Alex casts Jump targeting Grizzly Bears
      Then this is legal
      When the stack resolves
      Then Grizzly Bears does not have the keyword flying
      And Gray Ogre has the keyword flying
      When Alex casts Unsummon targeting Archetype of Imagination
      Then this is legal
      When the stack resolves
      Then Archetype of Imagination is in Rob's hand
      And Grizzly Bears does not have the keyword flying
      And Gray Ogre does not have the keyword flying
