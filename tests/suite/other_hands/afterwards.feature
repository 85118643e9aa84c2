@since:2024-06-07
Feature: Other hands: later in combat
  What 802 leaves to the ordinary rules, on boards with several defenders.

  @cr:802.5
  Rule: Damage, with something gone

    @cr:510.1c
    Scenario: An attacker whose blocker has been bounced stays blocked, at its defender's and nowhere else
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Alex's precombat main phase
      And Alex controls Fire Elemental, Wind Drake and one Island
      And Alex holds Unsummon
      And Dana controls Giant Octopus
      And Alex has declared these attacks:
        | attacker       | attacks |
        | Fire Elemental | Dana    |
        | Wind Drake     | Rob     |
      And Dana has blocked Fire Elemental with Giant Octopus
      When Alex casts Unsummon targeting Giant Octopus
      Then this is legal
      When the stack resolves
      Then Fire Elemental is blocked
      When combat damage is dealt
      Then Dana has 20 life
      And Rob has 18 life

    @cr:702.19d
    Scenario: With its blocker gone a trampling creature strikes the planeswalker with everything
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Alex's precombat main phase
      And Alex controls Two-Headed Giant of Foriys, Wind Drake and one Island
      And Alex holds Unsummon
      And Dana controls Giant Octopus
      And these permanents are on the battlefield:
        | permanent    | controller | counters  |
        | Jace Beleren | Dana       | 7 loyalty |
      And Alex has declared these attacks:
        | attacker                   | attacks      |
        | Two-Headed Giant of Foriys | Jace Beleren |
        | Wind Drake                 | Dana         |
      And Dana has blocked Two-Headed Giant of Foriys with Giant Octopus
      And Alex has cast Unsummon targeting Giant Octopus
      And the stack has resolved
      When combat damage is dealt
      Then Jace Beleren has 3 loyalty counters
      And Dana has 18 life

    @cr:510.1b
    Scenario: A planeswalker struck down in the first step leaves the second attacker without a quarry
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls Youthful Knight and Fire Elemental
      And these permanents are on the battlefield:
        | permanent    | controller | counters  |
        | Jace Beleren | Alex       | 2 loyalty |
      And Dana has attacked Jace Beleren with Youthful Knight and Fire Elemental
      When combat damage is dealt
      Then Jace Beleren is in Alex's graveyard
      And Alex has 20 life
      And Rob has 20 life

    @cr:510.1b
    Scenario: Of a player struck down in the first step the planeswalker is struck no more
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And Alex has 2 life
      And Dana controls Youthful Knight, Fire Elemental and Scathe Zombies
      And Alex controls Jace Beleren
      And Dana has declared these attacks:
        | attacker        | attacks      |
        | Youthful Knight | Alex         |
        | Fire Elemental  | Jace Beleren |
        | Scathe Zombies  | Carissa      |
      When play goes on to the first-strike damage step
      Then Alex has left the game
      And Jace Beleren has left the game
      And Fire Elemental is attacking nothing
      When combat damage is dealt
      Then Carissa has 18 life
      And Rob has 20 life
      And Dana has 20 life

    Scenario: A blocker that changes hands deals no damage, and its attacker stays blocked
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls Fire Elemental, Scathe Zombies and five Mountains
      And Carissa holds Word of Seizing
      And Rob controls Air Elemental
      And Dana controls Storm Crow
      And Carissa has declared these attacks:
        | attacker       | attacks |
        | Fire Elemental | Rob     |
        | Scathe Zombies | Dana    |
      And Dana has blocked Scathe Zombies with Storm Crow
      And Rob has blocked Fire Elemental with Air Elemental
      When Carissa casts Word of Seizing targeting Air Elemental
      Then this is legal
      When the stack resolves
      Then Air Elemental is not blocking
      And Fire Elemental is blocked
      When combat damage is dealt
      Then Rob has 20 life
      And Fire Elemental has no damage marked on it
      And Storm Crow is in Dana's graveyard

  @cr:802.5 @until:2024-08-02
  Rule: Damage in order, with what others deal

    @cr:510.1c
    Scenario: What two attackers deal to the first in the order counts together
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls Giant Octopus and Scathe Zombies
      And Rob controls Foriysian Brigade and Storm Crow
      And Dana has attacked Rob with Giant Octopus and Scathe Zombies
      When Rob declares these blocks:
        | blocker           | blocks                           |
        | Foriysian Brigade | Giant Octopus and Scathe Zombies |
        | Storm Crow        | Giant Octopus                    |
      Then the declaration is legal
      And Dana is asked to order blockers
      When Dana announces the order Foriysian Brigade and Storm Crow for Giant Octopus
      Then this is legal
      When Dana assigns this damage:
        | source         | to                | damage |
        | Giant Octopus  | Foriysian Brigade | 1      |
        | Giant Octopus  | Storm Crow        | 2      |
        | Scathe Zombies | Foriysian Brigade | 2      |
      Then this is illegal
      And nothing has changed
      When Dana assigns this damage:
        | source         | to                | damage |
        | Giant Octopus  | Foriysian Brigade | 2      |
        | Giant Octopus  | Storm Crow        | 1      |
        | Scathe Zombies | Foriysian Brigade | 2      |
      Then this is legal
      When combat damage is dealt
      Then Foriysian Brigade is in Rob's graveyard
      And Storm Crow has 1 damage marked on it

    @cr:509.4
    Scenario: A token that enters blocking is given its place in the order
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls Giant Octopus
      And Rob controls Storm Crow and three Forests
      And Rob holds Flash Foliage
      And Dana has attacked Rob with Giant Octopus
      And Rob has blocked Giant Octopus with Storm Crow
      And Rob has cast Flash Foliage targeting Giant Octopus
      When the top of the stack resolves
      Then Dana is asked to order blockers

  @cr:802.3a @cr:508.1d
  Rule: Demands that last

    Scenario: A lured creature that can attacks in each combat of the turn
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls Scathe Zombies and four Mountains
      And Dana holds Relentless Assault
      And Alex controls Alluring Siren
      And Alex has activated Alluring Siren targeting Scathe Zombies
      And the stack has resolved
      And Dana has attacked Alex with Scathe Zombies
      And play has gone on to the postcombat main phase
      And Dana has cast Relentless Assault
      And the stack has resolved
      When play goes on to the beginning of combat
      Then Dana has priority
      When Dana declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Dana attacks Carissa with Scathe Zombies
      Then the declaration is illegal
      And nothing has changed
      When Dana attacks Alex with Scathe Zombies
      Then the declaration is legal
      When combat damage is dealt
      Then Alex has 16 life

    Scenario: Who has been lured by somebody that left is free
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls Scathe Zombies
      And Alex controls Alluring Siren
      And Alex has activated Alluring Siren targeting Scathe Zombies
      And the stack has resolved
      And Alex has conceded
      When Dana declares no attack
      Then the declaration is legal
      And Scathe Zombies is not attacking

    Scenario: With the Siren dead the lure is still on
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls Scathe Zombies and one Mountain
      And Dana holds Shock
      And Alex controls Alluring Siren
      And Alex has activated Alluring Siren targeting Scathe Zombies
      And the stack has resolved
      And Dana has cast Shock targeting Alluring Siren
      And the stack has resolved
      When Dana attacks Rob with Scathe Zombies
      Then the declaration is illegal
      And nothing has changed
      When Dana attacks Alex with Scathe Zombies
      Then the declaration is legal
      And Scathe Zombies is attacking Alex

    Scenario: A creature in Pacifism is not made to go, and the lure does not pass to another
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And these permanents are on the battlefield:
        | permanent      | controller | attached to    |
        | Scathe Zombies | Dana       |                |
        | Wind Drake     | Dana       |                |
        | Pacifism       | Dana       | Scathe Zombies |
        | Alluring Siren | Carissa    |                |
      And Carissa has activated Alluring Siren targeting Scathe Zombies
      And the stack has resolved
      When Dana attacks Carissa with Scathe Zombies
      Then the declaration is illegal
      And nothing has changed
      When Dana attacks Rob with Wind Drake
      Then the declaration is legal
      And Wind Drake is attacking Rob

  @cr:506.2
  Rule: Deciding for others

    @cr:800.4a
    Scenario: When the player leaves who controls the attacking player, the attacking player decides again
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls Mindslaver and four Swamps
      And Rob controls Scathe Zombies
      And Dana has activated Mindslaver targeting Rob
      And the stack has resolved
      And play has gone on to Rob's declare attackers step
      When Dana concedes
      Then this is legal
      And Rob is asked to declare attackers
      When Rob attacks Carissa with Scathe Zombies
      Then the declaration is legal
      And Scathe Zombies is attacking Carissa

    Scenario: A controlled player may be made to attack everybody but themselves
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls Mindslaver and four Swamps
      And Rob controls Scathe Zombies and Wind Drake
      And Dana has activated Mindslaver targeting Rob
      And the stack has resolved
      And play has gone on to Rob's precombat main phase
      When Dana declares these attacks:
        | attacker       | attacks |
        | Scathe Zombies | Rob     |
        | Wind Drake     | Alex    |
      Then the declaration is illegal
      And nothing has changed
      When Rob interrupts and declares these attacks:
        | attacker       | attacks |
        | Scathe Zombies | Alex    |
      Then the declaration is illegal
      And nothing has changed
      When Dana declares these attacks:
        | attacker       | attacks |
        | Scathe Zombies | Carissa |
        | Wind Drake     | Alex    |
      Then the declaration is legal
      When combat damage is dealt
      Then Carissa has 18 life
      And Alex has 18 life

  @cr:802.2a
  Rule: False Orders, agreed to

    Scenario: A guard under False Orders turns to another attacker of the same player
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Alex's precombat main phase
      And Alex controls Fire Elemental, Scathe Zombies, Coral Merfolk and Wind Drake
      And Alex controls one Mountain
      And Alex holds False Orders
      And Dana controls Giant Spider
      And Rob controls Storm Crow
      And Alex has declared these attacks:
        | attacker       | attacks |
        | Fire Elemental | Dana    |
        | Scathe Zombies | Dana    |
        | Coral Merfolk  | Dana    |
        | Wind Drake     | Rob     |
      And Dana has blocked Scathe Zombies with Giant Spider
      And Rob has blocked Wind Drake with Storm Crow
      And Alex has cast False Orders targeting Giant Spider
      When Alex agrees
      Then this is legal
      When Alex chooses Coral Merfolk
      Then this is legal
      And Giant Spider is blocking Coral Merfolk
      And Scathe Zombies is unblocked
      When combat damage is dealt
      Then Dana has 13 life
      And Coral Merfolk is in Alex's graveyard

    Scenario: False Orders are for the declare blockers step only
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Alex's precombat main phase
      And Alex controls Scathe Zombies and one Mountain
      And Alex holds False Orders
      And Dana controls Giant Spider
      And Alex has attacked Dana with Scathe Zombies
      When Alex casts False Orders targeting Giant Spider
      Then this is illegal
      And nothing has changed
