@since:2020-06-01
Feature: Combat phase: other kinds of games
  Who may be where in combat, who leaves it and who attacks alone doesn't
  depend on how many players there are, nor on whether teams share turns.

  @cr:102.1 @cr:117.3a
  Rule: The active player gets priority first in each step and main phase

    Scenario: The active player acts first in each combat step in a two-player game
      Given a two-player game between Carissa and Alex
      And it is Carissa's precombat main phase
      And Carissa controls Hill Giant
      And Alex controls Grizzly Bears
      When Carissa attacks Alex with Hill Giant
      Then the declaration is legal
      And it is the declare attackers step
      And Carissa has priority
      When Alex blocks Hill Giant with Grizzly Bears
      Then the declaration is legal
      And it is the declare blockers step
      And Carissa has priority
      When play goes on to the combat damage step
      Then Carissa has priority
      And Grizzly Bears is in Alex's graveyard
      When play goes on to the end of combat
      Then Carissa has priority

  @cr:500.5a
  Rule: An effect until end of combat lasts until the combat phase is over

    Scenario Outline: Jade Statue lasts through the end of combat <where>
      Given a <game>
      And it is Alex's beginning of combat
      And Alex controls Jade Statue, two Mountains and Forest
      And Alex holds Giant Growth
      And Alex has activated Jade Statue
      And the stack has resolved
      And Alex has attacked Carissa with Jade Statue
      When play goes on to the end of combat
      Then Jade Statue is attacking Carissa
      And Jade Statue is 3/6
      When play goes on to the postcombat main phase
      And Alex casts Giant Growth targeting Jade Statue
      Then this is illegal
      And nothing has changed

      Examples:
        | where                | game                                                           |
        | in a two-player game | two-player game between Alex and Carissa                       |
        | in a team game       | team game of Alex and Rob against Carissa and Dana             |
        | with shared turns    | Two-Headed Giant game of Alex and Rob against Carissa and Dana |

  @since:2024-06-07 @cr:506.2
  Rule: The active player attacks; in a two-player game, the other player defends

    Scenario: The attacking player's controller doesn't attack in a team game
      Given a team game of Rob and Carissa against Alex and Dana
      And Rob controls Mindslaver, Grizzly Bears and four Mountains
      And Alex controls Hill Giant
      And Rob has activated Mindslaver targeting Alex
      And the stack has resolved
      And play has gone on to Alex's beginning of combat
      When Rob attacks Carissa with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Rob with Hill Giant
      Then the declaration is legal
      And Hill Giant is attacking Rob
      And the attacking player is Alex
      And the defending players are Carissa and Rob

    Scenario: After combat nobody is attacking or defending in a team game
      Given a team game of Alex and Dana against Carissa and Rob
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears
      And Alex has attacked Carissa with Grizzly Bears
      When play goes on to the end of combat
      Then the attacking player is Alex
      And the defending players are Rob and Carissa
      And Grizzly Bears is attacking Carissa
      When play goes on to the postcombat main phase
      Then there is no combat
      And Grizzly Bears is not attacking

    Scenario: The attacking player's controller attacks nobody in a two-player game
      Given a two-player game between Rob and Alex
      And Rob controls Mindslaver, Grizzly Bears and four Mountains
      And Alex controls Hill Giant
      And Rob has activated Mindslaver targeting Alex
      And the stack has resolved
      And play has gone on to Alex's beginning of combat
      When Rob attacks Rob with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Rob with Hill Giant
      Then the declaration is legal
      And Hill Giant is attacking Rob
      And the attacking player is Alex
      And the defending players are Rob and Rob

  @since:2024-06-07 @cr:506.2a @cr:508.1b @cr:803.1a
  Rule: Any opponent can be chosen; with attack left, only the left neighbor can be attacked

    Scenario: A planeswalker of no neighbor is safe in a team game
      Given an Alternating Teams game of Alex and Rob against Carissa and Eve with attack left
      And it is Alex's precombat main phase
      And Alex controls Hill Giant
      And Carissa controls left Jace Beleren
      And Rob controls right Jace Beleren
      When Alex attacks right Jace Beleren with Hill Giant
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks left Jace Beleren with Hill Giant
      Then the declaration is legal
      And Hill Giant is attacking left Jace Beleren

  @cr:506.3
  Rule: Only creatures attack and block, and only some things can be attacked

    Scenario Outline: An artifact that isn't a creature can't attack <where>
      Given a <game>
      And it is Alex's precombat main phase
      And Alex controls Fountain of Youth and Grizzly Bears
      When Alex attacks Rob with Fountain of Youth
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Rob with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Rob

      Examples:
        | where                | game                                                           |
        | in a two-player game | two-player game between Alex and Rob                           |
        | in a team game       | team game of Alex and Carissa against Rob and Dana             |
        | with shared turns    | Two-Headed Giant game of Alex and Carissa against Rob and Dana |

  @cr:506.3a @cr:702.116a
  Rule: A permanent that isn't a creature enters without attacking

    Scenario Outline: A copied artifact enters without attacking <where>
      Given a <game>
      And these permanents are on the battlefield:
        | permanent         | controller | attached to       |
        | Fountain of Youth | Rob        |                   |
        | Ensoul Artifact   | Rob        | Fountain of Youth |
        | Blade of Selves   | Rob        | Fountain of Youth |
      And Rob has attacked Alex with Fountain of Youth
      And the top of the stack has resolved
      When Rob agrees
      Then this is legal
      And the new Fountain of Youth is called Copy
      And Copy is on the battlefield
      And Copy is tapped
      And Copy is not attacking
      And Fountain of Youth is attacking Alex
      When combat damage is dealt
      Then Alex has <Alex's life> life
      And Carissa has <Carissa's life> life

      Examples:
        | where             | game                                                           | Alex's life | Carissa's life |
        | in a team game    | team game of Rob and Carissa against Alex and Dana             | 15          | 20             |
        | with shared turns | Two-Headed Giant game of Rob and Carissa against Alex and Dana | 25          | 30             |

  @cr:506.3b
  Rule: A creature enters attacking only under an attacking player's control

    Scenario Outline: A token of another player's doesn't attack <where>
      Given a <game>
      And these permanents are on the battlefield:
        | permanent       | controller | attached to   |
        | Grizzly Bears   | Rob        |               |
        | Captain's Claws | Carissa    | Grizzly Bears |
      And Rob has attacked Alex with Grizzly Bears
      When the top of the stack resolves
      Then the new Kor Ally Token is called Kor
      And Carissa controls Kor
      And Kor is tapped
      And Kor is not attacking
      When combat damage is dealt
      Then Alex has <life> life

      Examples:
        | where             | game                                                           | life |
        | in a team game    | team game of Rob and Carissa against Alex and Dana             | 17   |
        | with shared turns | Two-Headed Giant game of Rob and Dana against Alex and Carissa | 27   |

    Scenario: An opponent's token doesn't join an attack in a two-player game
      Given a two-player game between Rob and Carissa
      And these permanents are on the battlefield:
        | permanent       | controller | attached to   |
        | Grizzly Bears   | Rob        |               |
        | Captain's Claws | Carissa    | Grizzly Bears |
      And Rob has attacked Carissa with Grizzly Bears
      When the top of the stack resolves
      Then the new Kor Ally Token is called Kor
      And Carissa controls Kor
      And Kor is tapped
      And Kor is not attacking
      When combat damage is dealt
      Then Carissa has 17 life

  @cr:506.3c @cr:508.4a
  Rule: A creature enters without attacking if the player it was to attack has left

    Scenario: Kaalia's Angel doesn't attack who has left in a team game
      Given a team game of Alex and Rob against Carissa and Dana
      And it is Alex's precombat main phase
      And Alex controls Kaalia of the Vast
      And Alex holds Serra Angel
      And Alex has attacked Carissa with Kaalia of the Vast
      And Alex has passed
      And Rob has passed
      When Carissa concedes
      Then this is legal
      When the top of the stack resolves
      And Alex chooses Serra Angel
      Then this is legal
      And Serra Angel is on the battlefield
      And Serra Angel is not attacking
      And Serra Angel is tapped
      When combat damage is dealt
      Then Rob has 20 life

  @cr:506.3d @cr:509.4a
  Rule: A creature enters without blocking if the creature it would block isn't attacking

    Scenario Outline: Brimaz's token doesn't block what has left combat <where>
      Given a <game>
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

      Examples:
        | where                | game                                                           |
        | in a two-player game | two-player game between Carissa and Alex                       |
        | in a team game       | team game of Carissa and Rob against Alex and Dana             |
        | with shared turns    | Two-Headed Giant game of Carissa and Rob against Alex and Dana |

  @cr:506.3d @cr:509.4a
  Rule: Shared turns: a creature enters without blocking what attacks a teammate

    Scenario Outline: Wall of Wood enters without blocking what attacks <mate>
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls Hill Giant
      And <blocking> controls Aetherplasm
      And <blocking> holds Wall of Wood
      And Rob has attacked <mate> with Hill Giant
      And <blocking> has blocked Hill Giant with Aetherplasm
      And the top of the stack has resolved
      When <blocking> agrees
      Then this is legal
      When <blocking> chooses Wall of Wood
      Then this is legal
      And Wall of Wood is on the battlefield
      And Wall of Wood is not blocking
      When combat damage is dealt
      Then Wall of Wood has no damage marked on it

      Examples:
        | blocking | mate    |
        | Carissa  | Dana    |
        | Dana     | Carissa |

    Scenario: Wall of Wood enters blocking what attacks its controller
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls Hill Giant
      And Carissa controls Aetherplasm
      And Carissa holds Wall of Wood
      And Rob has attacked Carissa with Hill Giant
      And Carissa has blocked Hill Giant with Aetherplasm
      And the top of the stack has resolved
      When Carissa agrees
      Then this is legal
      When Carissa chooses Wall of Wood
      Then this is legal
      And Hill Giant is blocked by Wall of Wood

  @since:2024-06-07
  Rule: A permanent removed from combat no longer attacks, blocks or is attacked

    @cr:506.4 @cr:510.1d
    Scenario Outline: A blocker deals nothing if its attacker has left <where>
      Given a <game>
      And it is Alex's precombat main phase
      And Alex controls Reconnaissance, Hill Giant and Grizzly Bears
      And Carissa controls Serra Angel
      And Alex has attacked Carissa with Hill Giant and Grizzly Bears
      And Carissa has blocked Hill Giant with Serra Angel
      And Alex has activated Reconnaissance targeting Hill Giant
      And the top of the stack has resolved
      When combat damage is dealt
      Then Alex has <Alex's life> life
      And Hill Giant is on the battlefield
      And Carissa has <Carissa's life> life

      Examples:
        | where                | game                                                           | Alex's life | Carissa's life |
        | in a two-player game | two-player game between Alex and Carissa                       | 20          | 18             |
        | in a team game       | team game of Alex and Rob against Carissa and Dana             | 20          | 18             |
        | with shared turns    | Two-Headed Giant game of Alex and Rob against Carissa and Dana | 30          | 28             |

    @cr:506.4
    Scenario Outline: An attacker stays blocked as its blocker is stolen <where>
      Given a <game>
      And Rob controls Hill Giant
      And Alex controls Wall of Air
      And Carissa controls five Mountains
      And Carissa holds Word of Seizing
      And Rob has attacked Alex with Hill Giant
      And Alex has blocked Hill Giant with Wall of Air
      And Carissa has cast Word of Seizing targeting Wall of Air
      When the stack resolves
      Then Carissa controls Wall of Air
      And Wall of Air is not blocking
      And Hill Giant is blocked
      When combat damage is dealt
      Then Alex has <life> life
      And Hill Giant has no damage marked on it

      Examples:
        | where             | game                                                           | life |
        | in a team game    | team game of Rob and Carissa against Alex and Dana             | 20   |
        | with shared turns | Two-Headed Giant game of Rob and Carissa against Alex and Dana | 30   |

    @cr:506.4
    Scenario Outline: A creature still blocks the attacker that stays <where>
      Given a <game>
      And Rob controls Reconnaissance, Hill Giant and Grizzly Bears
      And Carissa controls Foriysian Brigade
      And Rob has attacked Carissa with Hill Giant and Grizzly Bears
      And Carissa has declared these blocks:
        | blocker           | blocks                       |
        | Foriysian Brigade | Hill Giant and Grizzly Bears |
      When Rob activates Reconnaissance targeting Hill Giant
      Then this is legal
      When the stack resolves
      Then Hill Giant is not attacking
      And Foriysian Brigade is blocking Grizzly Bears
      And Grizzly Bears is blocked by Foriysian Brigade
      When combat damage is dealt
      Then Grizzly Bears is in Rob's graveyard
      And Foriysian Brigade has 2 damage marked on it
      And Hill Giant is on the battlefield

      Examples:
        | where                | game                                                           |
        | in a two-player game | two-player game between Rob and Carissa                        |
        | in a team game       | team game of Rob and Alex against Carissa and Dana             |
        | with shared turns    | Two-Headed Giant game of Rob and Alex against Carissa and Dana |

    @cr:506.4
    Scenario: A stolen blocker leaves combat in a two-player game
      Given a two-player game between Rob and Alex
      And Rob controls Hill Giant
      And Alex controls Wall of Air
      And Rob controls five Mountains
      And Rob holds Word of Seizing
      And Rob has attacked Alex with Hill Giant
      And Alex has blocked Hill Giant with Wall of Air
      And Rob has cast Word of Seizing targeting Wall of Air
      When the stack resolves
      Then Rob controls Wall of Air
      And Wall of Air is not blocking
      And Hill Giant is blocked
      When combat damage is dealt
      Then Alex has 20 life
      And Hill Giant has no damage marked on it

    @cr:506.4b
    Scenario Outline: A blocker that is tapped still deals its damage <where>
      Given a <game>
      And Rob controls Hill Giant, Icy Manipulator and Mountain
      And Alex controls Gray Ogre
      And Rob has attacked Alex with Hill Giant
      And Alex has blocked Hill Giant with Gray Ogre
      And Rob has activated Icy Manipulator targeting Gray Ogre
      When the top of the stack resolves
      Then Gray Ogre is tapped
      And Hill Giant is blocked by Gray Ogre
      When combat damage is dealt
      Then Hill Giant has 2 damage marked on it
      And Gray Ogre is in Alex's graveyard

      Examples:
        | where                | game                                                           |
        | in a two-player game | two-player game between Rob and Alex                           |
        | in a team game       | team game of Rob and Carissa against Alex and Dana             |
        | with shared turns    | Two-Headed Giant game of Rob and Carissa against Alex and Dana |

  @cr:506.4
  Rule: A permanent that phases out or stops being a creature leaves combat

    @cr:510.4 @cr:509.1g
    Scenario Outline: A first striker with no attacker adds a damage step <where>
      Given a <game>
      And it is Alex's precombat main phase
      And Alex controls Gray Ogre and Hill Giant
      And Carissa controls Tundra Wolves and two Islands
      And Carissa holds Reality Ripple
      And Alex has attacked Carissa with Gray Ogre and Hill Giant
      And Carissa has blocked Hill Giant with Tundra Wolves
      When Carissa casts Reality Ripple targeting Hill Giant
      Then this is legal
      When the stack resolves
      And everybody passes
      Then it is the first-strike damage step
      And Carissa has <before> life
      When everybody passes
      Then it is the combat damage step
      And Carissa has <after> life

      Examples:
        | where             | game                                                           | before | after |
        | in a team game    | team game of Rob and Alex against Carissa and Dana             | 20     | 18    |
        | with shared turns | Two-Headed Giant game of Alex and Rob against Carissa and Dana | 30     | 28    |

    Scenario Outline: An attacker stays blocked by what has phased out <where>
      Given a <game>
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears
      And Carissa controls Wall of Wood and two Islands
      And Carissa holds Reality Ripple
      And Alex has attacked Carissa with Grizzly Bears
      And Carissa has blocked Grizzly Bears with Wall of Wood
      When Carissa casts Reality Ripple targeting Wall of Wood
      Then this is legal
      When the top of the stack resolves
      Then Wall of Wood is not blocking
      And Grizzly Bears is blocked
      When combat damage is dealt
      Then Carissa has <life> life

      Examples:
        | where                | game                                                           | life |
        | in a two-player game | two-player game between Alex and Carissa                       | 20   |
        | in a team game       | team game of Alex and Rob against Carissa and Dana             | 20   |
        | with shared turns    | Two-Headed Giant game of Alex and Rob against Carissa and Dana | 30   |

  @cr:506.4c @cr:506.4d
  Rule: A planeswalker that blocks and is attacked leaves combat role by role

    Scenario Outline: A creature no longer a planeswalker still blocks <where>
      Given a <game>
      And Rob controls Grizzly Bears, Hill Giant, Rob's Vedalken Orrery and two Plains
      And Rob holds Darksteel Mutation
      And these permanents are on the battlefield:
        | permanent              | controller |
        | Jace Beleren           | Alex       |
        | Liquimetal Coating     | Alex       |
        | Alex's Vedalken Orrery | Alex       |
      And Alex controls two Islands
      And Alex holds Ensoul Artifact
      And Alex has activated Liquimetal Coating targeting Jace Beleren
      And the stack has resolved
      And Alex has cast Ensoul Artifact targeting Jace Beleren
      And the stack has resolved
      And Rob has attacked Jace Beleren with Grizzly Bears and Hill Giant
      And Alex has blocked Hill Giant with Jace Beleren
      When Rob casts Darksteel Mutation targeting Jace Beleren
      Then this is legal
      When the top of the stack resolves
      Then Grizzly Bears is attacking nothing
      And Jace Beleren is blocking Hill Giant
      And Hill Giant is blocked by Jace Beleren
      When combat damage is dealt
      Then Jace Beleren is on the battlefield
      And Jace Beleren has 3 loyalty counters
      And Alex has <life> life

      Examples:
        | where             | game                                                           | life |
        | in free-for-all   | free-for-all between Rob, Alex and Carissa                     | 20   |
        | in a team game    | team game of Rob and Carissa against Alex and Dana             | 20   |
        | with shared turns | Two-Headed Giant game of Rob and Carissa against Alex and Dana | 30   |

    Scenario Outline: A planeswalker that is no creature is still attacked <where>
      Given a <game>
      And Rob controls Grizzly Bears, Hill Giant and two Islands
      And Rob holds Boomerang
      And Alex controls Jace Beleren, Liquimetal Coating, Vedalken Orrery and two Islands
      And Alex holds Ensoul Artifact
      And Alex has activated Liquimetal Coating targeting Jace Beleren
      And the stack has resolved
      And Alex has cast Ensoul Artifact targeting Jace Beleren
      And the stack has resolved
      And Rob has attacked Jace Beleren with Grizzly Bears and Hill Giant
      And Alex has blocked Hill Giant with Jace Beleren
      When Rob casts Boomerang targeting Ensoul Artifact
      Then this is legal
      When the top of the stack resolves
      Then Jace Beleren is not blocking
      And Hill Giant is blocked
      And Grizzly Bears is attacking Jace Beleren
      When combat damage is dealt
      Then Jace Beleren has 1 loyalty counter
      And Alex has <life> life

      Examples:
        | where             | game                                                           | life |
        | in free-for-all   | free-for-all between Rob, Alex and Carissa                     | 20   |
        | in a team game    | team game of Rob and Carissa against Alex and Dana             | 20   |
        | with shared turns | Two-Headed Giant game of Rob and Carissa against Alex and Dana | 30   |

  @cr:506.5 @cr:508.4
  Rule: A creature that enters attacking attacks what its controller chooses

    Scenario Outline: An attacker of a planeswalker counts for exalted <where>
      Given a <game>
      And Rob controls Akrasan Squire and Hill Giant
      And Alex controls Jace Beleren
      When Rob declares these attacks:
        | attacker       | attacks      |
        | Akrasan Squire | Alex         |
        | Hill Giant     | Jace Beleren |
      Then the declaration is legal
      And Akrasan Squire's ability is not on the stack
      When combat damage is dealt
      Then Akrasan Squire is 1/1
      And Alex has <life> life

      Examples:
        | where                | game                                                           | life |
        | in a two-player game | two-player game between Rob and Alex                           | 19   |
        | in a team game       | team game of Rob and Carissa against Alex and Dana             | 19   |
        | with shared turns    | Two-Headed Giant game of Rob and Carissa against Alex and Dana | 29   |

    Scenario Outline: Tokens that enter attacking don't stop exalted <where>
      Given a <game>
      And Rob controls Hanweir Garrison and Akrasan Squire
      When Rob attacks Alex with Hanweir Garrison
      Then the declaration is legal
      When Rob puts the triggers in the order Akrasan Squire and Hanweir Garrison
      Then this is legal
      And Akrasan Squire's ability is on the stack once
      When the stack resolves
      Then the new Human tokens are called left Human token and right Human token
      And Hanweir Garrison is 3/4
      And left Human token is 1/1
      And right Human token is 1/1

      Examples:
        | where                | game                                               |
        | in a two-player game | two-player game between Rob and Alex               |
        | in a team game       | team game of Rob and Carissa against Alex and Dana |

    Scenario: A second combat's lone attacker triggers exalted in a team game
      Given a team game of Rob and Dana against Alex and Carissa
      And Rob controls Akrasan Squire, Serra Angel and four Mountains
      And Rob holds Relentless Assault
      And Rob has attacked Alex with Akrasan Squire and Serra Angel
      And play has gone on to the postcombat main phase
      And Rob has cast Relentless Assault
      And the top of the stack has resolved
      And play has gone on to the beginning of combat
      When Rob attacks Carissa with Serra Angel
      Then the declaration is legal
      When the stack resolves
      Then Serra Angel is 5/5
      When combat damage is dealt
      Then Carissa has 15 life
      And Alex has 15 life

  @cr:506.7a
  Rule: The time before attackers are declared ends with the step for it

    Scenario Outline: Siren's Call comes too late after no attack <where>
      Given a <game>
      And it is Alex's beginning of combat
      And Carissa controls Island
      And Carissa holds Siren's Call
      And Alex controls Grizzly Bears
      When Alex declares no attack
      Then the declaration is legal
      And it is the declare attackers step
      When Carissa casts Siren's Call
      Then this is illegal
      And nothing has changed

      Examples:
        | where                | game                                                           |
        | in a two-player game | two-player game between Alex and Carissa                       |
        | in a team game       | team game of Alex and Rob against Carissa and Dana             |
        | with shared turns    | Two-Headed Giant game of Alex and Rob against Carissa and Dana |

  @cr:506.7c
  Rule: A spell for combat can be cast in each combat phase of a turn

    Scenario Outline: Panic is for combat only, also for a second one <where>
      Given a <game>
      And it is Alex's precombat main phase
      And Alex controls five Mountains and Grizzly Bears
      And Alex holds Panic and Relentless Assault
      And Rob controls Wall of Wood
      When Alex casts Panic targeting Wall of Wood
      Then this is illegal
      And nothing has changed
      When play goes on to the postcombat main phase
      And Alex casts Panic targeting Wall of Wood
      Then this is illegal
      And nothing has changed
      When Alex casts Relentless Assault
      Then this is legal
      When the top of the stack resolves
      And play goes on to the beginning of combat
      And Alex casts Panic targeting Wall of Wood
      Then this is legal
      When the top of the stack resolves
      And Alex attacks Rob with Grizzly Bears
      Then the declaration is legal
      When Rob blocks Grizzly Bears with Wall of Wood
      Then the declaration is illegal
      And Grizzly Bears is attacking Rob

      Examples:
        | where                | game                                                           |
        | in a two-player game | two-player game between Alex and Rob                           |
        | in a team game       | team game of Alex and Carissa against Rob and Dana             |
        | with shared turns    | Two-Headed Giant game of Alex and Carissa against Rob and Dana |

  @cr:506.7d
  Rule: Otherwise only the turn's first combat phase counts

    Scenario Outline: Berserk can't wait for a second combat <where>
      Given a <game>
      And it is Alex's precombat main phase
      And Alex controls four Mountains, Forest and Grizzly Bears
      And Alex holds Relentless Assault and Berserk
      And Alex has cast Relentless Assault
      And the stack has resolved
      And play has gone on to the postcombat main phase
      And play has gone on to the beginning of combat
      And Alex has attacked Rob with Grizzly Bears
      When Alex casts Berserk targeting Grizzly Bears
      Then this is illegal
      And nothing has changed

      Examples:
        | where                | game                                                           |
        | in a two-player game | two-player game between Alex and Rob                           |
        | in a team game       | team game of Alex and Carissa against Rob and Dana             |
        | with shared turns    | Two-Headed Giant game of Alex and Carissa against Rob and Dana |

  @cr:506.7e
  Rule: A point of combat that is skipped is over when the phase goes on

    Scenario Outline: Without attackers Berserk ends with the attacks <where>
      Given a <game>
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears
      And Carissa controls two Forests
      And Carissa holds first Berserk and second Berserk
      When Alex declares no attack
      Then the declaration is legal
      When Carissa casts first Berserk targeting Grizzly Bears
      Then this is legal
      When the top of the stack resolves
      Then Grizzly Bears is 4/2
      When play goes on to the end of combat
      And Carissa casts second Berserk targeting Grizzly Bears
      Then this is illegal
      And nothing has changed

      Examples:
        | where                | game                                                           |
        | in a two-player game | two-player game between Alex and Carissa                       |
        | in a team game       | team game of Alex and Carissa against Rob and Dana             |
        | with shared turns    | Two-Headed Giant game of Alex and Carissa against Rob and Dana |

  @cr:506.7g
  Rule: An ability with such a limit can be activated only at that time

    Scenario Outline: Jade Statue waits for combat <where>
      Given a <game>
      And it is Alex's upkeep
      And Alex controls Jade Statue and two Mountains
      When Alex activates Jade Statue
      Then this is illegal
      And nothing has changed
      When play goes on to the beginning of combat
      And Alex activates Jade Statue
      Then this is legal
      When the stack resolves
      Then Jade Statue is 3/6

      Examples:
        | where                | game                                                        |
        | in a two-player game | two-player game between Alex and Dana                       |
        | in a team game       | team game of Alex and Dana against Eve and Finn             |
        | with shared turns    | Two-Headed Giant game of Alex and Dana against Eve and Finn |

  @since:2024-06-07 @cr:801.10
  Rule: Attack and block restrictions apply only within range of influence

    Scenario Outline: Silent Arbiter limits nobody out of its range <where>
      Given a <game>
      And the range of influence is 1
      And Rob controls Grizzly Bears and Hill Giant
      And Carissa controls Silent Arbiter
      When Rob attacks Alex with Grizzly Bears and Hill Giant
      Then the declaration is legal
      And Hill Giant is attacking Alex

      Examples:
        | where             | game                                                           |
        | in a team game    | team game of Rob and Finn against Carissa and Alex             |
        | with shared turns | Two-Headed Giant game of Rob and Finn against Carissa and Alex |
