@since:2020-06-01
Feature: Declare blockers step: costs, requirements and entering blocking
  A block may have its price, and may be a duty. A creature that enters the
  battlefield blocking pays nothing, obeys nothing, and has never blocked.

  @cr:509.1c
  Rule: As many block requirements are obeyed as restrictions and costs allow

    @example @cr:702.111b
    Scenario: A creature that has to block a creature with menace brings another one
      Given a two-player game between Rob and Alex
      And Rob controls Boggart Brute
      And Alex controls Razorgrass Screen and Grizzly Bears
      And Rob has attacked Alex with Boggart Brute
      When Alex declares no block
      Then the declaration is illegal
      And nothing has changed
      When Alex blocks Boggart Brute with Razorgrass Screen
      Then the declaration is illegal
      And nothing has changed
      When Alex blocks Boggart Brute with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Alex blocks Boggart Brute with Razorgrass Screen and Grizzly Bears
      Then the declaration is legal
      And Boggart Brute is blocked by Razorgrass Screen and Grizzly Bears

    Scenario: A creature that has to block may choose which attacker it blocks
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Grizzly Bears, Gray Ogre and Hill Giant
      And Rob controls Razorgrass Screen
      And Carissa has declared these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Rob     |
        | Gray Ogre     | Rob     |
        | Hill Giant    | Alex    |
      When Rob declares no block
      Then the declaration is illegal
      And nothing has changed
      When Rob blocks Gray Ogre with Razorgrass Screen
      Then the declaration is legal
      And Gray Ogre is blocked by Razorgrass Screen

    Scenario: A creature that has to block needn't if it can't block any attacker
      Given a two-player game between Rob and Alex
      And Rob controls Storm Crow
      And Alex controls Razorgrass Screen and Wind Drake
      And Rob has attacked Alex with Storm Crow
      When Alex declares no block
      Then the declaration is legal
      And Storm Crow is unblocked

    Scenario: A creature that has to block doesn't help a neighbor who is attacked
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Grizzly Bears
      And Alex controls Razorgrass Screen
      And Carissa controls Wall of Wood
      And Rob has attacked Carissa with Grizzly Bears
      When Carissa declares no block
      Then the declaration is legal
      And Grizzly Bears is unblocked

    Scenario: A creature that has to block needn't if every block costs mana
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Archangel of Tithes and Grizzly Bears
      And Rob controls Razorgrass Screen and two Plains
      And Alex has attacked Rob with Archangel of Tithes and Grizzly Bears
      When Rob declares no block
      Then the declaration is legal
      And Grizzly Bears is unblocked

    @cr:509.1b
    Scenario: If one creature at most can block, it is the one that has to
      Given a two-player game between Rob and Alex
      And Rob controls Grizzly Bears
      And Alex controls Silent Arbiter and Razorgrass Screen
      And Rob has attacked Alex with Grizzly Bears
      When Alex blocks Grizzly Bears with Silent Arbiter
      Then the declaration is illegal
      And nothing has changed
      When Alex blocks Grizzly Bears with Silent Arbiter and Razorgrass Screen
      Then the declaration is illegal
      And nothing has changed
      When Alex blocks Grizzly Bears with Razorgrass Screen
      Then the declaration is legal
      And Grizzly Bears is blocked by Razorgrass Screen

  @cr:509.1d @cr:509.1f
  Rule: The defending player pays the whole cost to block for all blockers

    Scenario: Each blocker costs one mana while Archangel of Tithes attacks
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Archangel of Tithes and Hill Giant
      And Carissa controls Grizzly Bears, Gray Ogre and Mountain
      And Rob has declared these attacks:
        | attacker            | attacks |
        | Archangel of Tithes | Alex    |
        | Hill Giant          | Carissa |
      When Carissa blocks Hill Giant with Grizzly Bears and Gray Ogre
      Then the declaration is illegal
      And nothing has changed
      When Carissa blocks Hill Giant with Gray Ogre
      Then the declaration is legal
      And Hill Giant is blocked by Gray Ogre
      And Mountain is tapped

    Scenario: Blocks cost nothing if Archangel of Tithes doesn't attack
      Given a two-player game between Rob and Alex
      And Rob controls Archangel of Tithes and Hill Giant
      And Alex controls Grizzly Bears and Mountain
      And Rob has attacked Alex with Hill Giant
      When Alex blocks Hill Giant with Grizzly Bears
      Then the declaration is legal
      And Hill Giant is blocked by Grizzly Bears
      And Mountain is untapped

    Scenario: Hipparion can't block Hill Giant unless its controller pays
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Hill Giant and Gray Ogre
      And Rob controls Hipparion
      And Alex has attacked Rob with Hill Giant and Gray Ogre
      When Rob blocks Hill Giant with Hipparion
      Then the declaration is illegal
      And nothing has changed
      When Rob blocks Gray Ogre with Hipparion
      Then the declaration is legal
      And Gray Ogre is blocked by Hipparion

    Scenario: Another creature that blocks beside Hipparion pays nothing of its cost
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Hill Giant and Gray Ogre
      And Rob controls Hipparion and Grizzly Bears
      And Alex has attacked Rob with Hill Giant and Gray Ogre
      When Rob declares these blocks:
        | blocker       | blocks     |
        | Hipparion     | Hill Giant |
        | Grizzly Bears | Gray Ogre  |
      Then the declaration is illegal
      And nothing has changed

    Scenario: The cost to block isn't paid twice if the blocker's power changes
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Gray Ogre and Forest
      And Rob holds Giant Growth
      And Alex controls Hipparion
      And Rob has attacked Alex with Gray Ogre
      And Alex has blocked Gray Ogre with Hipparion
      When Rob casts Giant Growth targeting Gray Ogre
      Then this is legal
      When the stack resolves
      Then Gray Ogre is 5/5
      And Hipparion is blocking Gray Ogre

    Scenario: Two attacking Archangels of Tithes make one block cost twice as much
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls first Archangel of Tithes, second Archangel of Tithes and Grizzly Bears
      And Rob controls Wall of Stone, Plains and Forest
      And Alex has attacked Rob with first Archangel of Tithes, second Archangel of Tithes and Grizzly Bears
      When Rob blocks Grizzly Bears with Wall of Stone
      Then the declaration is legal
      And Plains is tapped
      And Forest is tapped

    Scenario: With one land for two Archangels of Tithes, Carissa can't block
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls first Archangel of Tithes
      And Alex controls second Archangel of Tithes and Grizzly Bears
      And Carissa controls Wall of Stone and Plains
      And Rob has declared these attacks:
        | attacker                   | attacks |
        | first Archangel of Tithes  | Dana    |
        | second Archangel of Tithes | Dana    |
        | Grizzly Bears              | Carissa |
      When Carissa blocks Grizzly Bears with Wall of Stone
      Then the declaration is illegal
      And nothing has changed

  @cr:509.1e
  Rule: The defending player may activate mana abilities to pay a cost to block

    Scenario: Alex taps a land for mana as Hipparion blocks Hill Giant
      Given a two-player game between Rob and Alex
      And Rob controls Hill Giant
      And Alex controls Hipparion and Plains
      And Rob has attacked Alex with Hill Giant
      When Alex blocks Hill Giant with Hipparion
      Then the declaration is legal
      And Hill Giant is blocked by Hipparion
      And Plains is tapped

    Scenario: A player can't pay for a block with a teammate's land in a team game
      Given a team game of Rob and Carissa against Alex and Dana
      And Rob controls Hill Giant
      And Alex controls Hipparion
      And Dana controls Plains
      And Rob has attacked Alex with Hill Giant
      When Alex blocks Hill Giant with Hipparion
      Then the declaration is illegal
      And nothing has changed

  @cr:509.4a
  Rule: A creature enters without blocking if the creature it would block isn't attacking

    Scenario: Brimaz's token enters blocking the creature that Brimaz blocks
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Hill Giant
      And Alex controls Brimaz, King of Oreskos
      And Carissa has attacked Alex with Hill Giant
      And Alex has blocked Hill Giant with Brimaz, King of Oreskos
      When the stack resolves
      Then the new Cat Soldier token is called Cat Soldier token
      And Hill Giant is blocked by Brimaz, King of Oreskos and Cat Soldier token
      And Cat Soldier token is untapped

    @cr:506.3d
    Scenario: Brimaz's token doesn't block an attacker removed from combat
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Hill Giant, Grizzly Bears and Reconnaissance
      And Alex controls Brimaz, King of Oreskos
      And Carissa has attacked Alex with Hill Giant and Grizzly Bears
      And Alex has blocked Hill Giant with Brimaz, King of Oreskos
      And Carissa has activated Reconnaissance targeting Hill Giant
      And the top of the stack has resolved
      When the stack resolves
      Then the new Cat Soldier token is called Cat Soldier token
      And Cat Soldier token is on the battlefield
      And Cat Soldier token is not blocking
      And Grizzly Bears is unblocked

    @cr:506.3d
    Scenario: Brimaz's token doesn't block an attacker of a seized planeswalker
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Hill Giant
      And Alex controls Brimaz, King of Oreskos and Jace Beleren
      And Rob controls five Mountains
      And Rob holds Word of Seizing
      And Carissa has attacked Jace Beleren with Hill Giant
      And Alex has blocked Hill Giant with Brimaz, King of Oreskos
      And Rob has cast Word of Seizing targeting Jace Beleren
      And the top of the stack has resolved
      When the stack resolves
      Then the new Cat Soldier token is called Cat Soldier token
      And Cat Soldier token is on the battlefield
      And Cat Soldier token is not blocking
      And Hill Giant is blocked by Brimaz, King of Oreskos

    Scenario: Brimaz's token doesn't block an attacker that left the battlefield
      Given a two-player game between Rob and Alex
      And Rob controls Hill Giant and Island
      And Rob holds Unsummon
      And Alex controls Brimaz, King of Oreskos
      And Rob has attacked Alex with Hill Giant
      And Alex has blocked Hill Giant with Brimaz, King of Oreskos
      And Rob has cast Unsummon targeting Hill Giant
      And the top of the stack has resolved
      When the stack resolves
      Then the new Cat Soldier token is called Cat Soldier token
      And Cat Soldier token is not blocking

  @cr:509.4b
  Rule: Requirements and restrictions on blocks don't affect a creature entering blocking

    Scenario: A token without flying can enter blocking a creature with flying
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Serra Angel
      And Rob controls three Forests and Grizzly Bears
      And Rob holds Flash Foliage
      And Alex has attacked Rob with Serra Angel
      When Rob blocks Serra Angel with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob casts Flash Foliage targeting Serra Angel
      Then this is legal
      When the top of the stack resolves
      Then the new Saproling token is called Saproling token
      And Serra Angel is blocked by Saproling token

    Scenario: A single token can enter blocking a creature with menace
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Boggart Brute
      And Rob controls three Forests and Grizzly Bears
      And Rob holds Flash Foliage
      And Carissa has attacked Rob with Boggart Brute
      When Rob blocks Boggart Brute with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob casts Flash Foliage targeting Boggart Brute
      Then this is legal
      When the top of the stack resolves
      Then the new Saproling token is called Saproling token
      And Boggart Brute is blocked by Saproling token

    Scenario: A token can enter blocking although Silent Arbiter allows one blocker
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Hill Giant
      And Alex controls Silent Arbiter, Grizzly Bears and three Forests
      And Alex holds Flash Foliage
      And Rob has attacked Alex with Hill Giant
      And Alex has blocked Hill Giant with Grizzly Bears
      When Alex casts Flash Foliage targeting Hill Giant
      Then this is legal
      When the top of the stack resolves
      Then the new Saproling token is called Saproling token
      And Hill Giant is blocked by Grizzly Bears and Saproling token

    Scenario: No cost to block is paid for a token that enters blocking
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Archangel of Tithes
      And Alex controls three Forests
      And Alex holds Flash Foliage
      And Rob has attacked Alex with Archangel of Tithes
      And play has gone on to the declare blockers step
      When Alex casts Flash Foliage targeting Archangel of Tithes
      Then this is legal
      When the top of the stack resolves
      Then the new Saproling token is called Saproling token
      And Archangel of Tithes is blocked by Saproling token

  @cr:509.4
  Rule: A creature that enters blocking is blocking, but it never blocked

    @cr:509.3a
    Scenario: Pride Guardian that enters blocking doesn't trigger
      Given a two-player game between Rob and Alex
      And Rob controls Hill Giant
      And Alex controls Aetherplasm
      And Alex holds Pride Guardian
      And Rob has attacked Alex with Hill Giant
      And Alex has blocked Hill Giant with Aetherplasm
      When the top of the stack resolves
      When Alex agrees
      Then this is legal
      When Alex chooses Pride Guardian
      Then this is legal
      And Aetherplasm is in Alex's hand
      And Pride Guardian is blocking Hill Giant
      And the stack is empty
      When combat damage is dealt
      Then Alex has 20 life

    @cr:509.3b @cr:509.4b
    Scenario: Brimaz can enter blocking a creature with flying and doesn't trigger
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Grizzly Bears and Island
      And Carissa holds Jump
      And Rob controls Aetherplasm
      And Rob holds Brimaz, King of Oreskos
      And Carissa has attacked Rob with Grizzly Bears
      And Rob has blocked Grizzly Bears with Aetherplasm
      And Carissa has cast Jump targeting Grizzly Bears
      And the top of the stack has resolved
      When the top of the stack resolves
      When Rob agrees
      Then this is legal
      When Rob chooses Brimaz, King of Oreskos
      Then this is legal
      And Grizzly Bears is blocked by Brimaz, King of Oreskos
      And the stack is empty

    @cr:509.1h
    Scenario: Nothing has to take the place of a creature that changes places
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Hill Giant
      And Rob controls Aetherplasm
      And Rob holds Pride Guardian
      And Alex has attacked Rob with Hill Giant
      And Rob has blocked Hill Giant with Aetherplasm
      When the top of the stack resolves
      And Rob agrees
      Then this is legal
      When Rob chooses nothing
      Then this is legal
      And Aetherplasm is in Rob's hand
      And Pride Guardian is in Rob's hand
      And Hill Giant is blocked
      When combat damage is dealt
      Then Rob has 20 life

    Scenario: A creature that doesn't change places goes on blocking
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Hill Giant
      And Rob controls Aetherplasm
      And Rob holds Pride Guardian
      And Alex has attacked Rob with Hill Giant
      And Rob has blocked Hill Giant with Aetherplasm
      When the top of the stack resolves
      When Rob declines
      Then this is legal
      And Hill Giant is blocked by Aetherplasm
      And Pride Guardian is in Rob's hand

  @until:2024-08-02 @example @cr:509.4
  Rule: A creature that enters blocking gets a place in the damage assignment order

    Scenario: A token that enters blocking can be placed before the other blocker
      Given a two-player game between Rob and Alex
      And Rob controls Giant Spider
      And Alex controls Hurloon Minotaur and three Forests
      And Alex holds Flash Foliage
      And Rob has attacked Alex with Giant Spider
      And Alex has blocked Giant Spider with Hurloon Minotaur
      And Alex has cast Flash Foliage targeting Giant Spider
      When the top of the stack resolves
      Then Rob is asked to order blockers
      And the new Saproling token is called Saproling token
      When Rob announces the order Saproling token and Hurloon Minotaur for Giant Spider
      Then this is legal
      When play goes on to the combat damage step
      And Rob assigns this damage:
        | source       | to               | damage |
        | Giant Spider | Hurloon Minotaur | 2      |
      Then this is illegal
      And nothing has changed
      When Rob assigns this damage:
        | source       | to               | damage |
        | Giant Spider | Saproling token  | 1      |
        | Giant Spider | Hurloon Minotaur | 1      |
      Then this is legal
      And Hurloon Minotaur has 1 damage marked on it

    Scenario: A token that enters blocking can be placed after the other blocker
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Giant Spider
      And Rob controls Grizzly Bears and three Forests
      And Rob holds Flash Foliage
      And Alex has attacked Rob with Giant Spider
      And Rob has blocked Giant Spider with Grizzly Bears
      And Rob has cast Flash Foliage targeting Giant Spider
      When the top of the stack resolves
      Then Alex is asked to order blockers
      And the new Saproling token is called Saproling token
      When Alex announces the order Grizzly Bears and Saproling token for Giant Spider
      Then this is legal
      When play goes on to the combat damage step
      And Alex assigns this damage:
        | source       | to              | damage |
        | Giant Spider | Saproling token | 1      |
        | Giant Spider | Grizzly Bears   | 1      |
      Then this is illegal
      And nothing has changed
      When Alex assigns this damage:
        | source       | to            | damage |
        | Giant Spider | Grizzly Bears | 2      |
      Then this is legal
      And Grizzly Bears is in Rob's graveyard
