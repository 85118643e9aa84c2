@since:2024-06-07
Feature: Keyword abilities
  What one word on a creature means for a combat.

  @cr:702.12b
  Rule: Lethal damage doesn't destroy an indestructible permanent

    Scenario: An indestructible blocker survives lethal combat damage
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Craw Wurm and Grizzly Bears
      And Alex controls Darksteel Myr
      And Carissa controls Eager Cadet
      And Rob has declared these attacks:
        | attacker      | attacks |
        | Craw Wurm     | Alex    |
        | Grizzly Bears | Carissa |
      And Alex has blocked Craw Wurm with Darksteel Myr
      And Carissa has blocked Grizzly Bears with Eager Cadet
      When combat damage is dealt
      Then Eager Cadet is in Carissa's graveyard
      And Darksteel Myr is on the battlefield
      And Darksteel Myr has 6 damage marked on it

    @cr:702.2b
    Scenario: Deathtouch damage doesn't destroy an indestructible creature
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Typhoid Rats and Vampire Nighthawk
      And Alex controls Darksteel Myr and Forest
      And Alex holds Giant Growth
      And Carissa controls Air Elemental
      And Rob has declared these attacks:
        | attacker          | attacks |
        | Typhoid Rats      | Alex    |
        | Vampire Nighthawk | Carissa |
      And Alex has blocked Typhoid Rats with Darksteel Myr
      And Carissa has blocked Vampire Nighthawk with Air Elemental
      And Alex has cast Giant Growth targeting Darksteel Myr
      And the top of the stack has resolved
      When combat damage is dealt
      Then Air Elemental is in Carissa's graveyard
      And Darksteel Myr is on the battlefield
      And Darksteel Myr has 1 damage marked on it

    @cr:701.8a
    Scenario: After one other creature's death, Murder destroys Gimli
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Gimli, Mournful Avenger and Mogg Fanatic
      And Carissa controls three Swamps
      And Carissa holds Murder
      And Alex has activated Mogg Fanatic targeting Rob
      And the stack has resolved
      And Alex has passed
      And Rob has passed
      When Carissa casts Murder targeting Gimli, Mournful Avenger
      Then this is legal
      And Gimli, Mournful Avenger does not have the keyword indestructible
      When the top of the stack resolves
      Then Gimli, Mournful Avenger is in Alex's graveyard

    @cr:701.8a
    Scenario: After two other creatures' deaths, Murder doesn't destroy Gimli
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls two Mogg Fanatics
      And Alex controls Gimli, Mournful Avenger
      And Carissa controls three Swamps
      And Carissa holds Murder
      And Alex has activated first Mogg Fanatic targeting Rob
      And Alex has activated second Mogg Fanatic targeting Rob
      And the stack has resolved
      And Alex has passed
      And Rob has passed
      When Carissa casts Murder targeting Gimli, Mournful Avenger
      Then this is legal
      And Gimli, Mournful Avenger has the keyword indestructible
      When the top of the stack resolves
      Then Gimli, Mournful Avenger is on the battlefield
      And Gimli, Mournful Avenger has 2 +1/+1 counters
      When play goes on to Carissa's upkeep
      Then Gimli, Mournful Avenger does not have the keyword indestructible

  @cr:702.19b
  Rule: With trample, every blocker is assigned lethal damage before anything else

    Scenario: With trample, two attackers' damage to one blocker is added together
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls first Colossal Dreadmaw and second Colossal Dreadmaw
      And Alex controls Palace Guard
      And Rob has declared these attacks:
        | attacker                 | attacks |
        | first Colossal Dreadmaw  | Alex    |
        | second Colossal Dreadmaw | Alex    |
      And Alex has declared these blocks:
        | blocker      | blocks                                               |
        | Palace Guard | first Colossal Dreadmaw and second Colossal Dreadmaw |
      And play has gone on to the combat damage step
      When Rob assigns this damage:
        | source                   | to           | damage |
        | first Colossal Dreadmaw  | Palace Guard | 2      |
        | first Colossal Dreadmaw  | Alex         | 4      |
        | second Colossal Dreadmaw | Palace Guard | 1      |
        | second Colossal Dreadmaw | Alex         | 5      |
      Then this is illegal
      And nothing has changed
      When Rob assigns this damage:
        | source                   | to           | damage |
        | first Colossal Dreadmaw  | Palace Guard | 4      |
        | first Colossal Dreadmaw  | Alex         | 2      |
        | second Colossal Dreadmaw | Alex         | 6      |
      Then this is legal
      When combat damage is dealt
      Then Alex has 12 life
      And Palace Guard is in Alex's graveyard

    Scenario: Trample against two blockers requires lethal damage for both
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Colossal Dreadmaw
      And Alex controls Grizzly Bears and Gray Ogre
      And Carissa has attacked Alex with Colossal Dreadmaw
      And Alex has blocked Colossal Dreadmaw with Grizzly Bears and Gray Ogre
      And play has gone on to the combat damage step
      When Carissa assigns this damage:
        | source            | to            | damage |
        | Colossal Dreadmaw | Grizzly Bears | 2      |
        | Colossal Dreadmaw | Alex          | 4      |
      Then this is illegal
      And nothing has changed
      When Carissa assigns this damage:
        | source            | to            | damage |
        | Colossal Dreadmaw | Grizzly Bears | 2      |
        | Colossal Dreadmaw | Gray Ogre     | 2      |
        | Colossal Dreadmaw | Alex          | 2      |
      Then this is legal
      When combat damage is dealt
      Then Alex has 18 life

    Scenario: Trample counts damage already marked on the blocker
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Colossal Dreadmaw and Mountain
      And Rob holds Shock
      And Alex controls Wall of Wood
      And Rob has attacked Alex with Colossal Dreadmaw
      And Alex has blocked Colossal Dreadmaw with Wall of Wood
      And Rob has cast Shock targeting Wall of Wood
      And the top of the stack has resolved
      When Rob assigns this damage:
        | source            | to           | damage |
        | Colossal Dreadmaw | Wall of Wood | 1      |
        | Colossal Dreadmaw | Alex         | 5      |
      Then this is legal
      When combat damage is dealt
      Then Alex has 15 life
      And Wall of Wood is in Alex's graveyard

    @cr:702.2c
    Scenario: Trample counts 1 deathtouch damage from another attacker as lethal
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Colossal Dreadmaw and Typhoid Rats
      And Alex controls Palace Guard
      And Rob has attacked Alex with Colossal Dreadmaw and Typhoid Rats
      And Alex has declared these blocks:
        | blocker      | blocks                             |
        | Palace Guard | Colossal Dreadmaw and Typhoid Rats |
      And play has gone on to the combat damage step
      When Rob assigns this damage:
        | source            | to           | damage |
        | Colossal Dreadmaw | Alex         | 6      |
        | Typhoid Rats      | Palace Guard | 1      |
      Then this is legal
      When combat damage is dealt
      Then Alex has 14 life
      And Palace Guard is in Alex's graveyard

    Scenario: Giant Growth on a blocker raises the lethal damage trample must assign
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Colossal Dreadmaw
      And Rob controls Eager Cadet and Forest
      And Rob holds Giant Growth
      And Alex has attacked Rob with Colossal Dreadmaw
      And Rob has blocked Colossal Dreadmaw with Eager Cadet
      And Rob has cast Giant Growth targeting Eager Cadet
      And the top of the stack has resolved
      When Alex assigns this damage:
        | source            | to          | damage |
        | Colossal Dreadmaw | Eager Cadet | 3      |
        | Colossal Dreadmaw | Rob         | 3      |
      Then this is illegal
      And nothing has changed
      When Alex assigns this damage:
        | source            | to          | damage |
        | Colossal Dreadmaw | Eager Cadet | 4      |
        | Colossal Dreadmaw | Rob         | 2      |
      Then this is legal
      When combat damage is dealt
      Then Rob has 18 life

    @cr:702.19a
    Scenario: A blocker with trample deals no excess damage to the attacking player
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Eager Cadet
      And Carissa controls Colossal Dreadmaw
      And Rob has attacked Carissa with Eager Cadet
      And Carissa has blocked Eager Cadet with Colossal Dreadmaw
      When combat damage is dealt
      Then Eager Cadet is in Rob's graveyard
      And Rob has 20 life

    Scenario: Trample assigns lethal damage to an indestructible blocker as usual
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Colossal Dreadmaw
      And Alex controls Darksteel Myr
      And Rob has attacked Alex with Colossal Dreadmaw
      And Alex has blocked Colossal Dreadmaw with Darksteel Myr
      When Rob assigns this damage:
        | source            | to            | damage |
        | Colossal Dreadmaw | Darksteel Myr | 1      |
        | Colossal Dreadmaw | Alex          | 5      |
      Then this is legal
      When combat damage is dealt
      Then Alex has 15 life
      And Darksteel Myr is on the battlefield

    Scenario: An attacker with trample may assign all its damage to the blocker
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Colossal Dreadmaw
      And Alex controls Eager Cadet
      And Rob has attacked Alex with Colossal Dreadmaw
      And Alex has blocked Colossal Dreadmaw with Eager Cadet
      When Rob assigns this damage:
        | source            | to          | damage |
        | Colossal Dreadmaw | Eager Cadet | 6      |
      Then this is legal
      When combat damage is dealt
      Then Alex has 20 life

    @cr:702.19f
    Scenario: If the attacked planeswalker leaves, trample damages only the blocker
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Colossal Dreadmaw and Mountain
      And Carissa holds Lightning Bolt
      And Rob controls Jace Beleren and Wall of Wood
      And Carissa has attacked Jace Beleren with Colossal Dreadmaw
      And Rob has blocked Colossal Dreadmaw with Wall of Wood
      And Carissa has cast Lightning Bolt targeting Jace Beleren
      And the top of the stack has resolved
      When combat damage is dealt
      Then Jace Beleren is in Rob's graveyard
      And Wall of Wood is in Rob's graveyard
      And Rob has 20 life

    @cr:702.19f
    Scenario: Excess trample damage to a planeswalker isn't dealt to its controller
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Colossal Dreadmaw
      And Alex controls Jace Beleren
      And Rob has attacked Jace Beleren with Colossal Dreadmaw
      When combat damage is dealt
      Then Jace Beleren is in Alex's graveyard
      And Alex has 20 life

  @cr:702.19d
  Rule: With no blockers left, a creature with trample deals its damage to what it attacks

    Scenario Outline: If its blocker has left, an attacker with trample damages <victim>
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Colossal Dreadmaw
      And Alex controls Grizzly Bears, Jace Beleren and Island
      And Alex holds Unsummon
      And Rob has attacked <victim> with Colossal Dreadmaw
      And Alex has blocked Colossal Dreadmaw with Grizzly Bears
      And Alex has cast Unsummon targeting Grizzly Bears
      And the top of the stack has resolved
      When combat damage is dealt
      Then Alex has <life> life
      And Jace Beleren is <where>

      Examples:
        | victim       | life | where               |
        | Alex         | 14   | on the battlefield  |
        | Jace Beleren | 20   | in Alex's graveyard |

  @cr:702.22j
  Rule: The defending player divides the attacker's damage if a blocker has banding

    Scenario: If a blocker has banding, its controller divides the attacker's damage
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Hill Giant
      And Alex controls Benalish Hero and Gray Ogre
      And Rob has attacked Alex with Hill Giant
      And Alex has blocked Hill Giant with Benalish Hero and Gray Ogre
      When play goes on to the combat damage step
      Then Alex is asked to assign damage
      When Alex assigns this damage:
        | source     | to            | damage |
        | Hill Giant | Benalish Hero | 3      |
      Then this is legal
      When combat damage is dealt
      Then Benalish Hero is in Alex's graveyard
      And Gray Ogre is on the battlefield

    @cr:702.22k
    Scenario: The attacking player divides a blocker's damage among their band
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Benalish Hero and Hill Giant
      And Alex controls Gray Ogre
      And Rob has declared these attacks:
        | attacker      | attacks | band |
        | Benalish Hero | Alex    | x    |
        | Hill Giant    | Alex    | x    |
      And Alex has blocked Hill Giant with Gray Ogre
      When play goes on to the combat damage step
      Then Rob is asked to assign damage
      When Rob assigns this damage:
        | source        | to         | damage |
        | Gray Ogre     | Hill Giant | 2      |
        | Benalish Hero | Gray Ogre  | 1      |
        | Hill Giant    | Gray Ogre  | 3      |
      Then this is legal
      When combat damage is dealt
      Then Benalish Hero is on the battlefield
      And Hill Giant has 2 damage marked on it
      And Gray Ogre is in Alex's graveyard

  @cr:702.22c
  Rule: A band may include only one creature without banding

    Scenario: A band of attackers may have one creature without banding but not two
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Benalish Hero, Mesa Pegasus, Hill Giant and Gray Ogre
      When Carissa declares these attacks:
        | attacker      | attacks | band |
        | Benalish Hero | Rob     | x    |
        | Hill Giant    | Rob     | x    |
        | Gray Ogre     | Rob     | x    |
      Then the declaration is illegal
      And nothing has changed
      When Carissa declares these attacks:
        | attacker   | attacks | band |
        | Hill Giant | Rob     | x    |
        | Gray Ogre  | Rob     | x    |
      Then the declaration is illegal
      And nothing has changed
      When Carissa declares these attacks:
        | attacker      | attacks | band |
        | Benalish Hero | Rob     | x    |
        | Mesa Pegasus  | Rob     | x    |
        | Gray Ogre     | Rob     | x    |
      Then the declaration is legal
      And Gray Ogre is attacking Rob

  @cr:702.22e
  Rule: A band stays together even if its creatures lose banding

    Scenario: An attacking band stays together after a creature loses banding
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Benalish Hero and Hill Giant
      And Alex controls Gray Ogre and two Islands
      And Alex holds Ovinize
      And Rob has declared these attacks:
        | attacker      | attacks | band |
        | Benalish Hero | Alex    | x    |
        | Hill Giant    | Alex    | x    |
      And Alex has cast Ovinize targeting Benalish Hero
      And the top of the stack has resolved
      When Alex blocks Benalish Hero with Gray Ogre
      Then the declaration is legal
      And Benalish Hero is blocked by Gray Ogre
      And Hill Giant is blocked by Gray Ogre

  @cr:702.22h
  Rule: A creature that blocks one creature of a band blocks the whole band

    Scenario: A token that enters blocking a band's creature blocks the whole band
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Benalish Hero and Hill Giant
      And Alex controls three Forests
      And Alex holds Flash Foliage
      And Rob has declared these attacks:
        | attacker      | attacks | band |
        | Benalish Hero | Alex    | x    |
        | Hill Giant    | Alex    | x    |
      And play has gone on to the declare blockers step
      When Alex casts Flash Foliage targeting Benalish Hero
      Then this is legal
      When the stack resolves
      Then the new Saproling token is called Saproling token
      And Benalish Hero is blocked by Saproling token
      And Hill Giant is blocked by Saproling token
      When combat damage is dealt
      Then Alex has 20 life

    Scenario: Blocking one of two bands leaves the other band unblocked
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Benalish Hero, Grizzly Bears, Mesa Pegasus and Hill Giant
      And Carissa controls Wall of Wood
      And Alex has declared these attacks:
        | attacker      | attacks | band |
        | Benalish Hero | Carissa | x    |
        | Grizzly Bears | Carissa | x    |
        | Mesa Pegasus  | Carissa | y    |
        | Hill Giant    | Carissa | y    |
      When Carissa blocks Hill Giant with Wall of Wood
      Then the declaration is legal
      And Mesa Pegasus is blocked by Wall of Wood
      And Hill Giant is blocked by Wall of Wood
      And Benalish Hero is unblocked
      And Grizzly Bears is unblocked

  @cr:702.20b
  Rule: Attacking doesn't tap a creature with vigilance

    Scenario: Attacking taps Hill Giant but not Serra Angel, which has vigilance
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Serra Angel and Hill Giant
      When Alex declares these attacks:
        | attacker    | attacks |
        | Serra Angel | Rob     |
        | Hill Giant  | Carissa |
      Then the declaration is legal
      And Serra Angel is untapped
      And Hill Giant is tapped
      When combat damage is dealt
      Then Rob has 16 life
      And Carissa has 17 life

  @cr:702.3b
  Rule: Defender keeps a creature from attacking

    Scenario Outline: Wall of Air has defender and can't attack <target>
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Wall of Air and Grizzly Bears
      And Alex controls Jace Beleren
      When Rob attacks <target> with Wall of Air
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks <target> with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking <target>

      Examples:
        | target       |
        | Carissa      |
        | Jace Beleren |

  @cr:702.9b
  Rule: Flying limits which creatures can block it, not which creatures it can block

    Scenario: Storm Crow can be blocked only by creatures with flying or reach
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Storm Crow
      And Alex controls Gray Ogre, Wind Drake and Giant Spider
      And Rob has attacked Alex with Storm Crow
      When Alex blocks Storm Crow with Gray Ogre
      Then the declaration is illegal
      And nothing has changed
      When Alex blocks Storm Crow with Wind Drake and Giant Spider
      Then the declaration is legal
      And Storm Crow is blocked by Wind Drake and Giant Spider

    Scenario: A creature with flying can block a creature without flying
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Gray Ogre
      And Carissa controls Wind Drake
      And Alex has attacked Carissa with Gray Ogre
      When Carissa blocks Gray Ogre with Wind Drake
      Then the declaration is legal
      And Gray Ogre is blocked by Wind Drake

  @cr:702.14c
  Rule: Landwalk checks land types, even on a land with several types

    Scenario: Cat Warriors' forestwalk counts Tropical Island as a Forest
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Cat Warriors and Hill Giant
      And Carissa controls Tropical Island and Wall of Wood
      And Rob has attacked Carissa with Cat Warriors and Hill Giant
      When Carissa blocks Cat Warriors with Wall of Wood
      Then the declaration is illegal
      And nothing has changed
      When Carissa blocks Hill Giant with Wall of Wood
      Then the declaration is legal
      And Cat Warriors is unblocked

    @cr:702.14d
    Scenario: A blocker with forestwalk still can't block a creature with forestwalk
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Alex's Cat Warriors and Gray Ogre
      And Rob controls Rob's Cat Warriors and Forest
      And Alex has attacked Rob with Alex's Cat Warriors and Gray Ogre
      When Rob blocks Alex's Cat Warriors with Rob's Cat Warriors
      Then the declaration is illegal
      And nothing has changed
      When Rob blocks Gray Ogre with Rob's Cat Warriors
      Then the declaration is legal
      And Gray Ogre is blocked by Rob's Cat Warriors

  @cr:702.83b
  Rule: Exalted triggers for its controller's creature that attacks alone

    Scenario: Two creatures with exalted give a third that attacks alone +2/+2
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls first Akrasan Squire, second Akrasan Squire and Grizzly Bears
      And Alex controls third Akrasan Squire
      And Rob has attacked Carissa with Grizzly Bears
      When the stack resolves
      Then Grizzly Bears is 4/4
      When combat damage is dealt
      Then Carissa has 16 life

  @cr:702.111b
  Rule: A single creature can't block a creature with menace; two or more can

    Scenario: Three creatures may block a creature with menace, but one can't
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Boggart Brute
      And Carissa controls Gray Ogre, Giant Spider and Wall of Wood
      And Rob has attacked Carissa with Boggart Brute
      When Carissa blocks Boggart Brute with Wall of Wood
      Then the declaration is illegal
      And nothing has changed
      When Carissa blocks Boggart Brute with Gray Ogre, Giant Spider and Wall of Wood
      Then the declaration is legal
      And Boggart Brute is blocked by Gray Ogre, Giant Spider and Wall of Wood

  @cr:702.28b
  Rule: Creatures with shadow and creatures without shadow can't block each other

    Scenario: Only a creature with shadow can block a creature with shadow
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Rob's Soltari Foot Soldier
      And Alex controls Alex's Soltari Foot Soldier and Grizzly Bears
      And Rob has attacked Alex with Rob's Soltari Foot Soldier
      When Alex blocks Rob's Soltari Foot Soldier with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Alex blocks Rob's Soltari Foot Soldier with Alex's Soltari Foot Soldier
      Then the declaration is legal
      And Rob's Soltari Foot Soldier is blocked by Alex's Soltari Foot Soldier

    Scenario: A creature with shadow can't block a creature without shadow
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears
      And Carissa controls Soltari Foot Soldier and Wall of Wood
      And Alex has attacked Carissa with Grizzly Bears
      When Carissa blocks Grizzly Bears with Soltari Foot Soldier
      Then the declaration is illegal
      And nothing has changed
      When Carissa blocks Grizzly Bears with Wall of Wood
      Then the declaration is legal
      And Grizzly Bears is blocked by Wall of Wood

  @cr:702.15b
  Rule: Lifelink works on damage to a player, a planeswalker or a creature

    Scenario Outline: Child of Night's 2 damage to <victim> gains its controller 2 life
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Child of Night
      And Alex controls Wall of Stone and Jace Beleren
      And Rob has attacked <victim> with Child of Night
      When combat damage is dealt
      Then Rob has 22 life
      And Alex has <life> life
      And Jace Beleren has <loyalty> loyalty counters

      Examples:
        | victim       | life | loyalty |
        | Alex         | 18   | 3       |
        | Jace Beleren | 20   | 1       |

    Scenario: Attacker and blocker with lifelink each gain their controller life
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Child of Night
      And Rob controls Vampire Nighthawk
      And Carissa has attacked Rob with Child of Night
      And Rob has blocked Child of Night with Vampire Nighthawk
      When combat damage is dealt
      Then Rob has 22 life
      And Carissa has 22 life
      And Child of Night is in Carissa's graveyard
      And Vampire Nighthawk has 2 damage marked on it

  @cr:702.2b @cr:704.5h
  Rule: 1 damage from a source with deathtouch is enough to destroy a creature

    Scenario Outline: Typhoid Rats destroys Hill Giant with deathtouch while <doing>
      Given a free-for-all between Rob, Alex and Carissa
      And it is <active>'s precombat main phase
      And Alex controls Typhoid Rats
      And Carissa controls Hill Giant
      And <active> has attacked <other> with <attacker>
      And <other> has blocked <attacker> with <blocker>
      When combat damage is dealt
      Then Hill Giant is in Carissa's graveyard
      And Typhoid Rats is in Alex's graveyard
      And <other> has 20 life

      Examples:
        | doing     | active  | other   | attacker     | blocker      |
        | attacking | Alex    | Carissa | Typhoid Rats | Hill Giant   |
        | blocking  | Carissa | Alex    | Hill Giant   | Typhoid Rats |

  @cr:702.15b
  Rule: Lifelink counts all damage dealt and gains life for the source's controller

    Scenario: Excess lifelink damage gains life for the controller, not the owner
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent      | controller | owner   |
        | Child of Night | Alex       | Carissa |
        | Memnite        | Rob        | Rob     |
      And Alex has attacked Rob with Child of Night
      And Rob has blocked Child of Night with Memnite
      When combat damage is dealt
      Then Memnite is in Rob's graveyard
      And Alex has 22 life
      And Carissa has 20 life

    @cr:113.7a
    Scenario: A sacrificed creature that had lifelink gains its controller life
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent             | controller | counters  |
        | Sorin, Solemn Visitor | Alex       | 4 loyalty |
        | Mogg Fanatic          | Alex       |           |
        | Child of Night        | Rob        |           |
      And Alex has activated Sorin, Solemn Visitor as follows:
        | ability |
        | 1       |
      And the stack has resolved
      When Alex activates Mogg Fanatic targeting Rob
      Then this is legal
      When the stack resolves
      Then Rob has 19 life
      And Alex has 21 life

    @since:2026-01-16
    Scenario: A creature that Zidane borrows attacks at once and has lifelink
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent     | controller | tapped |
        | Hill Giant    | Carissa    | yes    |
        | Grizzly Bears | Alex       |        |
      And Alex controls four Plains and Mountain
      And Alex holds Zidane, Tantalus Thief
      And Alex has cast Zidane, Tantalus Thief
      When the top of the stack resolves
      Then Hill Giant may be chosen
      And Grizzly Bears may not be chosen
      When Alex chooses Hill Giant
      Then this is legal
      When the top of the stack resolves
      Then Alex controls Hill Giant
      And Hill Giant is untapped
      When Alex attacks Carissa with Hill Giant
      Then the declaration is legal
      When combat damage is dealt
      Then Carissa has 17 life
      And Alex has 23 life
      When play goes on to Carissa's upkeep
      Then Carissa controls Hill Giant
      And Hill Giant does not have the keyword lifelink

  @cr:702.37e
  Rule: Only its controller may turn a face-down creature face up

    Scenario: After Act of Treason, only the new controller turns a creature face up
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent       | controller | face down |
        | Brine Elemental | Rob        | yes       |
      And Rob controls seven Islands
      And Alex controls three Mountains and seven Islands
      And Alex holds Act of Treason
      And Alex has cast Act of Treason targeting Brine Elemental
      And the stack has resolved
      When Rob turns Brine Elemental face up
      Then this is illegal
      And nothing has changed
      When play goes on to the beginning of combat
      And Alex turns Brine Elemental face up
      Then this is legal
      And Brine Elemental is 5/4

  @cr:702.104b
  Rule: Whether tribute was paid is settled as the creature enters

    Scenario: If tribute wasn't paid, the ability gains life even if its source died
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls five Forests
      And Alex holds Snake of the Golden Grove
      And Rob controls three Swamps
      And Rob holds Murder
      And Alex has cast Snake of the Golden Grove
      And the top of the stack has resolved
      And Alex has chosen Carissa
      When Carissa declines
      Then this is legal
      And Snake of the Golden Grove's ability is on the stack
      When Rob casts Murder targeting Snake of the Golden Grove
      Then this is legal
      When the stack resolves
      Then Snake of the Golden Grove is in Alex's graveyard
      And Alex has 24 life

  @cr:702.11c
  Rule: Hexproof on a player keeps only opponents from targeting that player

    Scenario: A player with hexproof can be targeted by a teammate, not an opponent
      Given a team game of Rob and Alex against Carissa and Dana
      And Rob controls Leyline of Sanctity, Mogg Fanatic and Island
      And Alex controls Alex's Mogg Fanatic
      And Carissa controls Carissa's Mogg Fanatic
      When Carissa activates Carissa's Mogg Fanatic targeting Rob
      Then this is illegal
      And nothing has changed
      When play goes on to the beginning of combat
      And Alex activates Alex's Mogg Fanatic targeting Rob
      Then this is legal
      When the stack resolves
      Then Rob has 19 life
      When Rob activates Mogg Fanatic targeting Rob
      Then this is legal
      When the stack resolves
      Then Rob has 18 life

    Scenario: Leyline of Sanctity protects its controller, not its owner
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent           | controller | owner |
        | Leyline of Sanctity | Alex       | Rob   |
      And Carissa controls first Mogg Fanatic and second Mogg Fanatic
      When Carissa activates first Mogg Fanatic targeting Alex
      Then this is illegal
      And nothing has changed
      When play goes on to the beginning of combat
      And Carissa activates first Mogg Fanatic targeting Rob
      Then this is legal
      When the stack resolves
      Then Rob has 19 life

  @cr:702.83b
  Rule: Exalted triggers for its controller's creatures, not its owner's

    Scenario: Exalted triggers for the controller of Akrasan Squire, not its owner
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent      | controller | owner |
        | Akrasan Squire | Alex       | Rob   |
        | Hill Giant     | Alex       | Alex  |
      When Alex attacks Carissa with Hill Giant
      Then the declaration is legal
      And Akrasan Squire's ability is on the stack once
      When the stack resolves
      Then Hill Giant is 4/4

  @cr:702.42b
  Rule: The modes of an entwined spell happen in printed order

    Scenario: Entwined modes happen in printed order, whatever order was announced
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls nine Forests
      And Alex holds Tooth and Nail
      And Alex's library holds, from the top, Hill Giant and Grizzly Bears
      And Alex has cast Tooth and Nail as follows:
        | modes          |
        | put and search |
      And the top of the stack has resolved
      When Alex chooses Hill Giant and Grizzly Bears
      Then this is legal
      When Alex chooses Hill Giant and Grizzly Bears
      Then this is legal
      And Hill Giant is on the battlefield
      And Grizzly Bears is on the battlefield

    @cr:608.2d
    Scenario: Tooth and Nail brings up to two creatures, and none if so chosen
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls nine Forests
      And Alex holds Tooth and Nail
      And Alex's library holds, from the top, Grizzly Bears, Hill Giant and Gray Ogre
      And Alex has cast Tooth and Nail as follows:
        | modes          |
        | search and put |
      When the top of the stack resolves
      And Alex chooses Grizzly Bears, Hill Giant and Gray Ogre
      Then this is illegal
      And nothing has changed
      When Alex chooses nothing
      Then this is legal
      And Alex has no cards in hand

    @cr:608.2d
    Scenario: Tooth and Nail puts up to two creatures onto the battlefield
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls seven Forests
      And Alex holds Tooth and Nail, Grizzly Bears, Hill Giant and Gray Ogre
      And Alex has cast Tooth and Nail as follows:
        | modes |
        | put   |
      When the top of the stack resolves
      And Alex chooses Grizzly Bears, Hill Giant and Gray Ogre
      Then this is illegal
      And nothing has changed
      When Alex chooses nothing
      Then this is legal
      And Alex has three cards in hand
      And Tooth and Nail is in Alex's graveyard

  @cr:702.108a
  Rule: Prowess triggers as a spell is cast that isn't a creature spell

    Scenario: Harmonic Prodigy grows as its controller casts Lightning Bolt
      Given a two-player game between Rob and Alex
      And Rob controls Harmonic Prodigy and Mountain
      And Rob holds Lightning Bolt
      When Rob casts Lightning Bolt targeting Alex
      Then this is legal
      When the stack resolves
      Then Harmonic Prodigy is 2/4
      And Alex has 17 life
