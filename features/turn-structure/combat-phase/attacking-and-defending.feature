@since:2020-06-01
Feature: Combat phase
  Who attacks and who defends is settled anew for each combat phase, and it
  is nobody's business outside of one. The player whose turn it is attacks.
  Who defends depends on the number of players and on the options in use.

  @cr:506.2
  Rule: The active player attacks; in a two-player game, the other player defends

    Scenario Outline: On <attacker>'s turn, <attacker> is the attacking player and <defender> the defending one
      Given a two-player game between Rob and Alex
      And it is <attacker>'s precombat main phase
      And Rob controls Grizzly Bears
      And Alex controls Hill Giant
      When play goes on to the beginning of combat
      Then the attacking player is <attacker>
      And the defending players are <defender>
      When <attacker> attacks <defender> with <idle>
      Then the declaration is illegal
      And nothing has changed
      When <attacker> attacks <attacker> with <creature>
      Then the declaration is illegal
      And nothing has changed
      When <attacker> attacks <defender> with <creature>
      Then the declaration is legal
      And <creature> is attacking <defender>

      Examples:
        | attacker | defender | creature      | idle          |
        | Rob      | Alex     | Grizzly Bears | Hill Giant    |
        | Alex     | Rob      | Hill Giant    | Grizzly Bears |

    Scenario: The nonactive player can't attack
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Rob controls Grizzly Bears
      And Alex controls Hill Giant
      And play has gone on to the declare attackers step
      When Rob interrupts and declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Alex    |
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Rob with Hill Giant
      Then the declaration is legal
      And Hill Giant is attacking Rob
      And Grizzly Bears is not attacking

    Scenario: Outside of combat, nobody is an attacking or defending player
      Given a free-for-all between Rob, Alex and Carissa
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

    Scenario: A creature taken with Act of Treason can attack its owner
      Given a two-player game between Rob and Alex
      And Rob controls three Mountains
      And Rob holds Act of Treason
      And Alex controls Hill Giant and Gray Ogre
      And Rob has cast Act of Treason targeting Hill Giant
      And the stack has resolved
      When Rob attacks Alex with Gray Ogre
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Alex with Hill Giant
      Then the declaration is legal
      And Hill Giant is attacking Alex
      When combat damage is dealt
      Then Alex has 17 life

    Scenario: A creature's owner can't attack with it if another player controls it
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent     | controller | owner | attached to |
        | Hill Giant    | Rob        | Alex  |             |
        | Control Magic | Rob        | Rob   | Hill Giant  |
        | Grizzly Bears | Alex       | Alex  |             |
      When Alex attacks Rob with Grizzly Bears and Hill Giant
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Rob with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Rob

    Scenario: The defending player and their planeswalkers can be attacked
      Given a two-player game between Rob and Alex
      And Rob controls Grizzly Bears and Eager Cadet
      And Alex controls Jace Beleren
      When Rob declares these attacks:
        | attacker      | attacks      |
        | Grizzly Bears | Jace Beleren |
        | Eager Cadet   | Alex         |
      Then the declaration is legal
      And Grizzly Bears is attacking Jace Beleren
      And Eager Cadet is attacking Alex
      When combat damage is dealt
      Then Jace Beleren has 1 loyalty counter
      And Alex has 19 life

    Scenario: The attacking player can't attack a planeswalker they control
      Given a two-player game between Rob and Alex
      And Rob controls Grizzly Bears and Jace Beleren
      When Rob attacks Jace Beleren with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Alex with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Alex

    @cr:310.8b @since:2024-06-07
    Scenario: A battle's controller can attack it, and its protector can block
      Given a two-player game between Rob and Alex
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Invasion of Dominaria | Rob        | Alex      |
        | Grizzly Bears         | Rob        |           |
        | Hill Giant            | Rob        |           |
        | Wall of Wood          | Alex       |           |
      When Rob attacks Invasion of Dominaria with Grizzly Bears and Hill Giant
      Then the declaration is legal
      And Grizzly Bears is attacking Invasion of Dominaria
      When Alex blocks Grizzly Bears with Wall of Wood
      Then the declaration is legal
      And Grizzly Bears is blocked by Wall of Wood
      When combat damage is dealt
      Then Invasion of Dominaria has 2 defense counters
      And Alex has 20 life

    @cr:310.8b @since:2024-06-07
    Scenario: A battle's protector can't attack it
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Invasion of Dominaria | Rob        | Alex      |
        | Hill Giant            | Alex       |           |
      When Alex attacks Invasion of Dominaria with Hill Giant
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Rob with Hill Giant
      Then the declaration is legal
      And Hill Giant is attacking Rob

    Scenario: A player who controls the attacking player isn't the attacking player
      Given a free-for-all between Rob, Alex and Carissa
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

  @cr:506.2a
  Rule: If not all opponents defend, the attacking player chooses one as combat begins

    @cr:507.1 @cr:507.2
    Scenario Outline: <active> chooses <named> as defending player before anyone has priority
      Given a game without attack options between Rob, Alex and Carissa
      And it is <active>'s precombat main phase
      When play goes on to the beginning of combat
      Then <active> is asked to choose a defending player
      And <active> may choose among <named> and <other>
      When <active> chooses <active>
      Then this is illegal
      And nothing has changed
      When <active> chooses <named>
      Then this is legal
      And the defending players are <named>
      And the attacking player is <active>
      And the stack is empty
      And <active> has priority

      Examples:
        | active | named   | other   |
        | Rob    | Carissa | Alex    |
        | Rob    | Alex    | Carissa |
        | Alex   | Rob     | Carissa |

    Scenario Outline: With <named> chosen to defend, Rob can attack no other player
      Given a game without attack options between Rob, Alex and Carissa
      And Rob controls Grizzly Bears and Hill Giant
      And Alex controls Alex's Jace Beleren
      And Carissa controls Carissa's Jace Beleren
      And Rob has chosen <named>
      When Rob attacks <other> with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks <other>'s Jace Beleren with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob declares these attacks:
        | attacker      | attacks                |
        | Grizzly Bears | <named>                |
        | Hill Giant    | <named>'s Jace Beleren |
      Then the declaration is legal
      And Grizzly Bears is attacking <named>
      And Hill Giant is attacking <named>'s Jace Beleren

      Examples:
        | named   | other   |
        | Alex    | Carissa |
        | Carissa | Alex    |

    @cr:507.1 @cr:603.3
    Scenario: The defending player is chosen before beginning of combat triggers
      Given a game without attack options between Rob, Alex and Carissa
      And Rob controls Stand or Fall and Grizzly Bears
      And Alex controls Serra Angel and Giant Spider
      And Carissa controls Gray Ogre and Wall of Wood
      When play goes on to the beginning of combat
      Then Rob is asked to choose a defending player
      And Stand or Fall's ability is not on the stack
      When Rob chooses Carissa
      Then this is legal
      And Stand or Fall's ability is on the stack once
      When the top of the stack resolves
      Then Rob is asked to choose
      When Rob chooses Gray Ogre
      Then this is legal
      When Carissa chooses Gray Ogre
      Then this is legal
      When Rob attacks Carissa with Grizzly Bears
      Then the declaration is legal
      When Carissa blocks Grizzly Bears with Wall of Wood
      Then the declaration is illegal
      And nothing has changed
      When Carissa blocks Grizzly Bears with Gray Ogre
      Then the declaration is legal
      And Grizzly Bears is blocked by Gray Ogre

    @cr:803.1a
    Scenario Outline: With attack left, <attacker> can attack only left neighbor <left>
      Given a free-for-all with attack left between Rob, Alex, Carissa and Dana
      And it is <attacker>'s precombat main phase
      And <attacker> controls Grizzly Bears and Hill Giant
      When <attacker> attacks <right> with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When <attacker> declares these attacks:
        | attacker      | attacks  |
        | Hill Giant    | <left>   |
        | Grizzly Bears | <across> |
      Then the declaration is illegal
      And nothing has changed
      When <attacker> attacks <left> with Grizzly Bears and Hill Giant
      Then the declaration is legal
      And Grizzly Bears is attacking <left>

      Examples:
        | attacker | left | across  | right   |
        | Rob      | Alex | Carissa | Dana    |
        | Dana     | Rob  | Alex    | Carissa |

    @cr:803.1b
    Scenario Outline: With attack right, <attacker> can attack only right neighbor <right>
      Given a free-for-all with attack right between Rob, Alex, Carissa and Dana
      And it is <attacker>'s precombat main phase
      And <attacker> controls Grizzly Bears and Hill Giant
      When <attacker> attacks <left> with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When <attacker> attacks <right> with Grizzly Bears and Hill Giant
      Then the declaration is legal
      And Grizzly Bears is attacking <right>

      Examples:
        | attacker | left    | right |
        | Rob      | Alex    | Dana  |
        | Alex     | Carissa | Rob   |

    @cr:507.1
    Scenario: A defending player is chosen again in a second combat of the turn
      Given a game without attack options between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Serra Angel and four Mountains
      And Alex holds Relentless Assault
      And Alex has chosen Carissa
      And Alex has attacked Carissa with Serra Angel
      And play has gone on to the postcombat main phase
      And Alex has cast Relentless Assault
      And the top of the stack has resolved
      When play goes on to the beginning of combat
      Then Alex is asked to choose a defending player
      When Alex chooses Rob
      Then this is legal
      And the defending players are Rob
      When Alex attacks Carissa with Serra Angel
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Rob with Serra Angel
      Then the declaration is legal
      When combat damage is dealt
      Then Rob has 16 life
      And Carissa has 16 life

    @cr:508.1b @reading:the-named-opponent-leaves
    Scenario: If the chosen defending player leaves the game, no one can be attacked
      Given a game without attack options between Rob, Alex and Carissa
      And Rob controls Grizzly Bears
      And Rob has chosen Alex
      And Rob has passed
      And Alex has conceded
      When Rob attacks Carissa with Grizzly Bears
      Then the declaration is illegal
      And Grizzly Bears is not attacking
      When play goes on to the postcombat main phase
      Then Carissa has 20 life
      And Grizzly Bears is untapped

    @cr:102.3
    Scenario: A teammate can't be chosen as the defending player
      Given a Team vs. Team game without attack options seated clockwise:
        | player  | team |
        | Rob     | a    |
        | Alex    | a    |
        | Carissa | b    |
        | Dana    | b    |
      When play goes on to the beginning of combat
      Then Rob is asked to choose a defending player
      And Rob may choose among Carissa and Dana
      When Rob chooses Alex
      Then this is illegal
      And nothing has changed
      When Rob chooses Dana
      Then this is legal
      And the defending players are Dana

    Scenario: A player with hexproof can be chosen as the defending player
      Given a game without attack options between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Rob controls Grizzly Bears
      And Alex controls Leyline of Sanctity
      When play goes on to the beginning of combat
      Then Rob is asked to choose a defending player
      And Rob may choose among Alex and Carissa
      When Rob chooses Alex
      Then this is legal
      And the defending players are Alex
      When Rob attacks Alex with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Alex

  @cr:506.2b @cr:805.10a @cr:810.7
  Rule: With shared team turns, one team attacks and the other defends

    Scenario: In 2HG, both active teammates attack and both opponents defend
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls Hill Giant
      And Alex controls Grizzly Bears
      When play goes on to the beginning of combat
      Then the attacking players are Rob and Alex
      And the defending players are Carissa and Dana
      When Rob declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Dana    |
        | Hill Giant    | Carissa |
      Then the declaration is legal
      And Grizzly Bears is attacking Dana
      And Hill Giant is attacking Carissa

    Scenario: In Two-Headed Giant, attacking and defending teams switch each turn
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Dana controls Grizzly Bears
      And Alex controls Hill Giant
      When Carissa attacks Carissa with Hill Giant
      Then the declaration is illegal
      And nothing has changed
      When Carissa attacks Carissa with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Carissa attacks Alex with Grizzly Bears
      Then the declaration is legal
      And the attacking players are Carissa and Dana
      And the defending players are Rob and Alex
      And Grizzly Bears is attacking Alex

  @cr:506.4
  Rule: A permanent removed from combat no longer attacks, blocks or is attacked

    @cr:506.4c
    Scenario: A creature attacks nothing if the attacked planeswalker is stolen
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Hill Giant
      And Alex controls Jace Beleren
      And Carissa controls five Mountains
      And Carissa holds Word of Seizing
      And Rob has attacked Jace Beleren with Hill Giant
      When Carissa casts Word of Seizing targeting Jace Beleren
      Then this is legal
      When the stack resolves
      Then Carissa controls Jace Beleren
      And Hill Giant is attacking nothing
      And Hill Giant is tapped
      When combat damage is dealt
      Then Jace Beleren has 3 loyalty counters
      And Alex has 20 life
      And Carissa has 20 life

    @cr:506.4c
    Scenario: A creature can be blocked after the planeswalker it attacked leaves
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Hill Giant and Gray Ogre
      And Rob controls Jace Beleren, Wall of Wood and Mountain
      And Rob holds Lightning Bolt
      And Alex has attacked Jace Beleren with Hill Giant and Gray Ogre
      And Rob has cast Lightning Bolt targeting Jace Beleren
      When the top of the stack resolves
      Then Jace Beleren is in Rob's graveyard
      And Hill Giant is attacking nothing
      When Rob blocks Hill Giant with Wall of Wood
      Then the declaration is legal
      And Hill Giant is blocked by Wall of Wood
      And Gray Ogre is unblocked
      When combat damage is dealt
      Then Wall of Wood is in Rob's graveyard
      And Rob has 20 life

    Scenario: An attacker that changes controllers is removed from combat
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Hill Giant and Grizzly Bears
      And Carissa controls five Mountains
      And Carissa holds Word of Seizing
      And Rob has declared these attacks:
        | attacker      | attacks |
        | Hill Giant    | Alex    |
        | Grizzly Bears | Carissa |
      When Carissa casts Word of Seizing targeting Hill Giant
      Then this is legal
      When the stack resolves
      Then Carissa controls Hill Giant
      And Hill Giant is not attacking
      And Grizzly Bears is attacking Carissa
      When Carissa blocks Grizzly Bears with Hill Giant
      Then the declaration is legal
      And Grizzly Bears is blocked by Hill Giant
      When combat damage is dealt
      Then Alex has 20 life
      And Carissa has 20 life

    Scenario: A creature blocking two attackers still blocks one if the other leaves
      Given a free-for-all between Rob, Alex and Carissa
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

    @cr:510.1d
    Scenario: A blocker whose attacker leaves combat deals no combat damage
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Reconnaissance, Hill Giant and Grizzly Bears
      And Carissa controls Serra Angel
      And Alex has attacked Carissa with Hill Giant and Grizzly Bears
      And Carissa has blocked Hill Giant with Serra Angel
      And Alex has activated Reconnaissance targeting Hill Giant
      And the top of the stack has resolved
      When combat damage is dealt
      Then Alex has 20 life
      And Hill Giant is on the battlefield
      And Carissa has 18 life

    @cr:510.4 @cr:509.1g
    Scenario: A first striker whose attacker was sent home still adds a damage step
      Given a two-player game between Rob and Alex
      And Rob controls Reconnaissance, Hill Giant and Grizzly Bears
      And Alex controls Tundra Wolves
      And Rob has attacked Alex with Hill Giant and Grizzly Bears
      And Alex has blocked Hill Giant with Tundra Wolves
      When Rob activates Reconnaissance targeting Hill Giant
      Then this is legal
      When the stack resolves
      And everybody passes
      Then it is the first-strike damage step
      And Alex has 20 life
      When everybody passes
      Then it is the combat damage step
      And Alex has 18 life

    @cr:506.4a
    Scenario Outline: Pacifism doesn't stop a creature that is already <doing>
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Hill Giant
      And Alex controls Gray Ogre
      And Carissa controls Vedalken Orrery and two Plains
      And Carissa holds Pacifism
      And Rob has attacked Alex with Hill Giant
      And Alex has blocked Hill Giant with Gray Ogre
      And Carissa has cast Pacifism targeting <creature>
      When the top of the stack resolves
      Then Pacifism is on the battlefield
      And Hill Giant is attacking Alex
      And Hill Giant is blocked by Gray Ogre
      When combat damage is dealt
      Then Gray Ogre is in Alex's graveyard
      And Hill Giant has 2 damage marked on it

      Examples:
        | creature   | doing     |
        | Hill Giant | attacking |
        | Gray Ogre  | blocking  |

    @cr:506.4b
    Scenario: A blocker tapped after blocking still deals combat damage
      Given a free-for-all between Rob, Alex and Carissa
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

    Scenario: An attacker stays blocked when its blocker changes controllers
      Given a free-for-all between Rob, Alex and Carissa
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
      Then Alex has 20 life
      And Hill Giant has no damage marked on it

  @cr:310.11a @since:2024-06-07
  Rule: A Siege is protected by an opponent of its controller

    Scenario: A Siege's protector can't be a teammate of its controller
      Given a team game of Rob and Alex against Carissa and Dana
      And it is Alex's precombat main phase
      And Alex controls three Plains
      And Alex holds Invasion of Dominaria
      And Alex has cast Invasion of Dominaria
      When the top of the stack resolves
      Then Alex may choose among Carissa and Dana
      When Alex chooses Rob
      Then this is illegal
      And nothing has changed
      When Alex chooses Dana
      Then this is legal
      And Invasion of Dominaria is on the battlefield
      And Invasion of Dominaria has 5 defense counters

    Scenario: A Siege doesn't enter before its protector is chosen
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls three Plains
      And Alex holds Invasion of Dominaria
      And Alex has cast Invasion of Dominaria
      When the top of the stack resolves
      Then Alex is asked to choose
      And Invasion of Dominaria is not on the battlefield
      And Invasion of Dominaria's ability is not on the stack
      When Alex chooses nothing
      Then this is illegal
      And nothing has changed
      When Alex chooses Carissa
      Then this is legal
      And Invasion of Dominaria is on the battlefield
      And Invasion of Dominaria's ability is on the stack once
      And nobody is asked to choose

  @cr:310.11b @cr:712.11a @cr:712.11c @since:2024-06-07
  Rule: A Siege whose last defense counter is removed is exiled and may be cast transformed

    Scenario: When a Siege is defeated, it's exiled and can be cast transformed
      Given a two-player game between Rob and Alex
      And these permanents are on the battlefield:
        | permanent             | controller | protector | counters  |
        | Invasion of Dominaria | Rob        | Alex      | 2 defense |
        | Grizzly Bears         | Rob        |           |           |
      When Rob attacks Invasion of Dominaria with Grizzly Bears
      Then the declaration is legal
      When combat damage is dealt
      Then Invasion of Dominaria's ability is on the stack
      When the top of the stack resolves
      Then Invasion of Dominaria is in exile
      When Rob agrees
      Then this is legal
      And Invasion of Dominaria is on the stack
      When the top of the stack resolves
      Then Invasion of Dominaria is on the battlefield
      And Invasion of Dominaria is 4/4
      And Invasion of Dominaria has the keyword flying

  @cr:506.2a
  Rule: Any opponent can be chosen; with attack left, only the left neighbor can be attacked

    @cr:722.5 @cr:507.1
    Scenario: With Mindslaver, Rob can make Alex choose Rob as the defending player
      Given a game without attack options between Rob, Alex and Carissa
      And Rob controls Mindslaver and four Mountains
      And Alex controls Hill Giant
      And Rob has activated Mindslaver targeting Alex
      And the stack has resolved
      When play goes on to Alex's beginning of combat
      Then Rob is asked to choose a defending player
      And Rob may choose among Rob and Carissa
      When Rob chooses Rob
      Then this is legal
      And the attacking player is Alex
      And the defending players are Rob
      When Rob attacks Carissa with Hill Giant
      Then the declaration is illegal
      When Rob attacks Rob with Hill Giant
      Then the declaration is legal
      And Hill Giant is attacking Rob

    @cr:803.1a @cr:508.1b
    Scenario: With attack left, the right neighbor's planeswalker can't be attacked
      Given a free-for-all with attack left between Rob, Alex, Carissa and Dana
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

    @cr:508.1d
    Scenario: Alluring Siren doesn't limit the choice of the defending player
      Given a game without attack options between Rob, Alex and Carissa
      And Rob controls Grizzly Bears and Hill Giant
      And Carissa controls Alluring Siren
      And Carissa has activated Alluring Siren targeting Grizzly Bears
      And the stack has resolved
      When play goes on to the beginning of combat
      Then Rob may choose among Alex and Carissa
      When Rob chooses Alex
      Then this is legal
      And the defending players are Alex
      When Rob attacks Alex with Hill Giant
      Then the declaration is legal
      And Grizzly Bears is not attacking

    @cr:508.1d @cr:701.15b
    Scenario: A goaded creature must attack the goading player if only they defend
      Given a game without attack options between Carissa, Rob and Alex
      And Rob controls Craw Wurm
      And Carissa controls four Mountains
      And Carissa holds Disrupt Decorum
      And Carissa has cast Disrupt Decorum
      And the stack has resolved
      When play goes on to Rob's beginning of combat
      Then Rob may choose among Alex and Carissa
      When Rob chooses Carissa
      Then this is legal
      When Rob declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Carissa with Craw Wurm
      Then the declaration is legal
      And Craw Wurm is attacking Carissa

  @cr:506.4c
  Rule: A single defending player can block creatures that no longer attack anything

    Scenario: A player whose attacked planeswalker was taken can block its attacker
      Given a game without attack options between Rob, Alex and Carissa
      And Rob controls Hill Giant
      And Alex controls Jace Beleren and Wall of Stone
      And Carissa controls five Mountains and Wall of Wood
      And Carissa holds Word of Seizing
      And Rob has chosen Alex
      And Rob has attacked Jace Beleren with Hill Giant
      And Carissa has cast Word of Seizing targeting Jace Beleren
      And the stack has resolved
      When Alex blocks Hill Giant with Wall of Stone
      Then the declaration is legal
      And Hill Giant is blocked by Wall of Stone
      And nobody is asked to declare blockers
      When combat damage is dealt
      Then Wall of Stone has 3 damage marked on it
