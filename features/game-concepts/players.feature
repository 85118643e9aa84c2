@since:2020-06-01
Feature: Players
  At any time one player has the turn: the active player. All others are
  nonactive. Who is whose opponent follows from the teams: with none, it is
  everybody else who is still in the game; with teams, it is everybody of
  another team, and those of one's own are teammates.

  @cr:102.1
  Rule: One player at a time is the active player: the player whose turn it is

    @also:2006-10-01
    Scenario: Copper Tablet damages only the player whose upkeep it is
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's end step
      And Carissa controls Copper Tablet
      When play goes on to Rob's upkeep
      Then it is Rob's turn
      And Copper Tablet's ability is on the stack once
      When the stack resolves
      Then Rob has 19 life
      And Alex has 20 life
      And Carissa has 20 life
      And Dana has 20 life
      When play goes on to Alex's upkeep
      Then it is Alex's turn
      When the stack resolves
      Then Rob has 19 life
      And Alex has 19 life
      And Carissa has 20 life
      And Dana has 20 life
      When play goes on to Carissa's upkeep
      Then it is Carissa's turn
      When the stack resolves
      Then Rob has 19 life
      And Alex has 19 life
      And Carissa has 19 life
      And Dana has 20 life
      When play goes on to Dana's upkeep
      Then it is Dana's turn
      When the stack resolves
      Then Rob has 19 life
      And Alex has 19 life
      And Carissa has 19 life
      And Dana has 19 life

    @cr:305.2
    Scenario Outline: On <active>'s turn, <active> may play a land, but <other> may not
      Given a free-for-all between Rob, Alex and Carissa
      And it is <active>'s precombat main phase
      And Rob holds Forest
      And Alex holds Island
      And Carissa holds Swamp
      When <other> plays <foreign>
      Then this is illegal
      And nothing has changed
      When play goes on to the postcombat main phase
      Then it is <active>'s turn
      When <active> plays <land>
      Then this is legal
      And <land> is on the battlefield

      Examples:
        | active  | other   | land   | foreign |
        | Rob     | Alex    | Forest | Island  |
        | Alex    | Carissa | Island | Swamp   |
        | Alex    | Rob     | Island | Forest  |
        | Carissa | Alex    | Swamp  | Island  |

    Scenario Outline: <imp>'s Maddening Imp makes active player <active>'s creature attack
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is <active>'s precombat main phase
      And Alex controls Grizzly Bears
      And Carissa controls Hill Giant
      And <imp> controls Maddening Imp
      When <imp> activates Maddening Imp
      Then this is legal
      When the stack resolves
      Then it is <active>'s turn
      When <active> declares no attack
      Then the declaration is illegal
      And nothing has changed
      When <active> attacks Rob with <creature>
      Then the declaration is legal
      And <creature> is attacking Rob

      Examples:
        | imp  | active  | creature      |
        | Dana | Alex    | Grizzly Bears |
        | Dana | Carissa | Hill Giant    |
        | Rob  | Carissa | Hill Giant    |

    Scenario: Maddening Imp destroys only the active player's nonattacking creatures
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent     | controller | tapped |
        | Grizzly Bears | Alex       | yes    |
        | Hill Giant    | Carissa    | yes    |
        | Gray Ogre     | Rob        |        |
        | Maddening Imp | Dana       |        |
      And Dana has activated Maddening Imp
      And the stack has resolved
      When play goes on to the end step
      Then Maddening Imp's ability is on the stack
      When the stack resolves
      Then Grizzly Bears is in Alex's graveyard
      And Hill Giant is on the battlefield
      And Gray Ogre is on the battlefield
      And Maddening Imp is on the battlefield

    @cr:506.2
    Scenario: The active player becomes the attacking player only as combat begins
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's upkeep
      When play goes on to the precombat main phase
      Then it is Carissa's turn
      And there is no combat
      When play goes on to the beginning of combat
      Then it is Carissa's turn
      And the attacking player is Carissa
      And the defending players are Rob and Alex

    @cr:800.4j
    Scenario: When the active player leaves, the turn goes on with no active player
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Carissa holds Forest
      When Alex concedes
      Then this is legal
      And nobody is the active player
      And it is the precombat main phase
      And Carissa has priority
      When Carissa plays Forest
      Then this is illegal
      And nothing has changed
      When play goes on to the end step
      Then nobody is the active player
      And Carissa has priority
      When play goes on to Carissa's precombat main phase
      Then it is Carissa's turn
      When Carissa plays Forest
      Then this is legal
      And Forest is on the battlefield

  @cr:102.2
  Rule: With two players, each is the other's only opponent

    Scenario Outline: In a two-player game, Pulse Tracker makes opponent <other> lose life
      Given a two-player game between Rob and Alex
      And it is <active>'s precombat main phase
      And <active> controls Pulse Tracker
      When <active> attacks <other> with Pulse Tracker
      Then the declaration is legal
      And Pulse Tracker's ability is on the stack once
      When the stack resolves
      Then <other> has 19 life
      And <active> has 20 life

      Examples:
        | active | other |
        | Rob    | Alex  |
        | Alex   | Rob   |

    Scenario Outline: In a two-player game, Liliana's Specter makes opponent <other> discard
      Given a two-player game between Rob and Alex
      And it is <caster>'s precombat main phase
      And <caster> controls three Swamps
      And Rob holds Forest
      And Alex holds Island
      And <caster> holds Liliana's Specter
      When <caster> casts Liliana's Specter
      Then this is legal
      When the top of the stack resolves
      Then Liliana's Specter's ability is on the stack once
      When the stack resolves
      Then <lost> is in <other>'s graveyard
      And <kept> is in <caster>'s hand

      Examples:
        | caster | other | kept   | lost   |
        | Rob    | Alex  | Forest | Island |
        | Alex   | Rob   | Island | Forest |

    Scenario Outline: <active>'s Alluring Siren can't target <active>'s own creature
      Given a two-player game between Rob and Alex
      And it is <active>'s precombat main phase
      And <active> controls Alluring Siren and Gray Ogre
      And <other> controls Hill Giant
      When <active> activates Alluring Siren targeting Gray Ogre
      Then this is illegal
      And nothing has changed
      When <active> activates Alluring Siren targeting Hill Giant
      Then this is legal
      And Alluring Siren's ability is on the stack

      Examples:
        | active | other |
        | Rob    | Alex  |
        | Alex   | Rob   |

  @cr:102.3
  Rule: In a team game, all players of other teams are opponents, and no others

    @also:2006-10-01
    Scenario Outline: <active>'s Pulse Tracker makes only opponents <first> and <second> lose life
      Given a team game of Rob and Alex against Carissa and Dana
      And it is <active>'s precombat main phase
      And <active> controls Pulse Tracker
      When <active> attacks <first> with Pulse Tracker
      Then the declaration is legal
      When the stack resolves
      Then <first> has 19 life
      And <second> has 19 life
      And <active> has 20 life
      And <mate> has 20 life

      Examples:
        | active  | mate    | first   | second  |
        | Rob     | Alex    | Carissa | Dana    |
        | Alex    | Rob     | Dana    | Carissa |
        | Carissa | Dana    | Rob     | Alex    |
        | Dana    | Carissa | Alex    | Rob     |

    Scenario Outline: <active> can attack opponent <opponent> but not teammate <mate>
      Given a team game of Rob and Alex against Carissa and Dana
      And it is <active>'s precombat main phase
      And <active> controls Grizzly Bears
      When <active> attacks <mate> with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When <active> attacks <opponent> with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking <opponent>

      Examples:
        | active  | mate    | opponent |
        | Alex    | Rob     | Carissa  |
        | Alex    | Rob     | Dana     |
        | Carissa | Dana    | Rob      |
        | Dana    | Carissa | Rob      |

    @cr:115.1
    Scenario: Stonehorn Dignitary can target an opponent but not a teammate
      Given a team game of Rob and Alex against Carissa and Dana
      And it is Alex's precombat main phase
      And Alex controls four Plains
      And Alex holds Stonehorn Dignitary
      And Dana controls Hill Giant
      And Alex has cast Stonehorn Dignitary
      When the top of the stack resolves
      Then Stonehorn Dignitary is on the battlefield
      And Alex may choose among Carissa and Dana
      When Alex chooses Rob
      Then this is illegal
      And nothing has changed
      When Alex chooses Alex
      Then this is illegal
      And nothing has changed
      When Alex chooses Dana
      Then this is legal
      And Stonehorn Dignitary's ability is on the stack
      When the stack resolves
      When play goes on to Dana's precombat main phase
      When Dana attacks Rob with Hill Giant
      Then the declaration is illegal
      And nothing has changed

    Scenario: Liliana's Specter makes all three players of the other team discard
      Given a team game of Rob, Alex and Carissa against Dana, Eve and Finn
      And it is Eve's precombat main phase
      And Eve controls three Swamps
      And Eve holds Liliana's Specter and one Swamp
      And Rob holds Forest
      And Alex holds Island
      And Carissa holds Mountain
      And Dana holds Plains
      And Finn holds Grizzly Bears
      When Eve casts Liliana's Specter
      Then this is legal
      When the stack resolves
      Then Forest is in Rob's graveyard
      And Island is in Alex's graveyard
      And Mountain is in Carissa's graveyard
      And Plains is in Dana's hand
      And Grizzly Bears is in Finn's hand
      And Eve has 1 card in hand

    Scenario Outline: <imp>'s Maddening Imp can't be activated on teammate <active>'s turn
      Given a team game of Rob and Alex against Carissa and Dana
      And it is <active>'s precombat main phase
      And <imp> controls Maddening Imp
      When <imp> activates Maddening Imp
      Then this is illegal
      And nothing has changed
      When play goes on to <opponent>'s upkeep
      When <imp> activates Maddening Imp
      Then this is legal
      And Maddening Imp is tapped

      Examples:
        | imp  | active  | opponent |
        | Rob  | Alex    | Carissa  |
        | Dana | Carissa | Rob      |

    Scenario Outline: <active>'s Alluring Siren can't target teammate <mate>'s creature
      Given a team game of Rob and Alex against Carissa and Dana
      And it is <active>'s precombat main phase
      And <active> controls Alluring Siren
      And <mate> controls Gray Ogre
      And <opponent> controls Hill Giant
      When <active> activates Alluring Siren targeting Gray Ogre
      Then this is illegal
      And nothing has changed
      When <active> activates Alluring Siren targeting Hill Giant
      Then this is legal
      And Alluring Siren's ability is on the stack

      Examples:
        | active | mate    | opponent |
        | Rob    | Alex    | Dana     |
        | Alex   | Rob     | Carissa  |
        | Dana   | Carissa | Rob      |

    Scenario Outline: <imp>'s Maddening Imp makes opponent <active>'s creature attack
      Given a team game of Rob and Alex against Carissa and Dana
      And it is <active>'s precombat main phase
      And <active> controls Grizzly Bears
      And <imp> controls Maddening Imp
      When <imp> activates Maddening Imp
      Then this is legal
      When the stack resolves
      Then it is <active>'s turn
      When <active> declares no attack
      Then the declaration is illegal
      And nothing has changed
      When <active> attacks <imp> with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking <imp>

      Examples:
        | imp  | active  |
        | Rob  | Carissa |
        | Dana | Alex    |

    Scenario: Liliana's Specter doesn't make a Two-Headed Giant teammate discard
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Dana controls three Swamps
      And Dana holds Liliana's Specter
      And Carissa holds Plains
      And Rob holds Forest
      And Alex holds Island
      When Dana casts Liliana's Specter
      Then this is legal
      When the stack resolves
      Then Forest is in Rob's graveyard
      And Island is in Alex's graveyard
      And Plains is in Carissa's hand

  @cr:806.1
  Rule: In a free-for-all, every other player is an opponent

    Scenario Outline: <active>'s Liliana's Specter makes all three other players discard
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is <active>'s precombat main phase
      And <active> controls three Swamps
      And <active> holds Liliana's Specter and <kept>
      And <a> holds Hill Giant
      And <b> holds Gray Ogre
      And <c> holds Craw Wurm
      When <active> casts Liliana's Specter
      Then this is legal
      When the stack resolves
      Then Hill Giant is in <a>'s graveyard
      And Gray Ogre is in <b>'s graveyard
      And Craw Wurm is in <c>'s graveyard
      And <kept> is in <active>'s hand

      Examples:
        | active  | kept   | a    | b       | c       |
        | Rob     | Forest | Alex | Carissa | Dana    |
        | Carissa | Island | Rob  | Alex    | Dana    |
        | Dana    | Plains | Rob  | Alex    | Carissa |

    Scenario: Stonehorn Dignitary may target any other player in a free-for-all
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls four Plains
      And Carissa holds Stonehorn Dignitary
      And Carissa has cast Stonehorn Dignitary
      When the top of the stack resolves
      Then Stonehorn Dignitary is on the battlefield
      And Carissa may choose among Rob and Alex
      When Carissa chooses Carissa
      Then this is illegal
      And nothing has changed
      When Carissa chooses Rob
      Then this is legal
      And Stonehorn Dignitary's ability is on the stack

    Scenario: A player controlling another player is still that player's opponent
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Mindslaver and four Islands
      And Rob holds Grizzly Bears
      And Alex controls three Swamps
      And Alex holds Liliana's Specter and Plains
      And Carissa holds Hill Giant
      And Rob has activated Mindslaver targeting Alex
      And the stack has resolved
      And play has gone on to Alex's precombat main phase
      When Rob casts Liliana's Specter
      Then this is legal
      When the stack resolves
      Then Grizzly Bears is in Rob's graveyard
      And Hill Giant is in Carissa's graveyard
      And Plains is in Alex's hand

  @cr:102.1 @cr:800.4a
  Rule: A player who has left the game is no longer an opponent

    Scenario: Pulse Tracker's ability ignores an opponent who has left the game
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Alex's precombat main phase
      And Alex controls Pulse Tracker
      And Alex has passed
      And Carissa has conceded
      When Alex attacks Dana with Pulse Tracker
      Then the declaration is legal
      When the stack resolves
      Then Dana has 19 life
      And Rob has 19 life
      And Alex has 20 life
      And the game goes on

    Scenario: A player who has left the game can't be chosen as a target
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls four Plains
      And Dana holds Stonehorn Dignitary
      And Alex has conceded
      And Dana has cast Stonehorn Dignitary
      When the top of the stack resolves
      Then Stonehorn Dignitary is on the battlefield
      And Dana may choose among Rob and Carissa
      When Dana chooses Alex
      Then this is illegal
      And nothing has changed
      When Dana chooses Carissa
      Then this is legal
      And Stonehorn Dignitary's ability is on the stack

    @cr:102.3
    Scenario: The rest of a team remain opponents after a member leaves
      Given a team game of Rob, Alex and Carissa against Dana, Eve and Finn
      And it is Alex's precombat main phase
      And Alex controls Pulse Tracker and Grizzly Bears
      And Alex has passed
      And Carissa has passed
      And Dana has passed
      And Eve has conceded
      When Alex attacks Eve with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Finn with Pulse Tracker
      Then the declaration is legal
      When the stack resolves
      Then Dana has 19 life
      And Finn has 19 life
      And Rob has 20 life
      And Carissa has 20 life

    @cr:608.2b
    Scenario: Lightning Bolt doesn't resolve if its target has left the game
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls one Mountain
      And Carissa holds Lightning Bolt
      And Carissa has cast Lightning Bolt targeting Alex
      When Alex concedes
      Then this is legal
      And Alex has left the game
      When the stack resolves
      Then Lightning Bolt is in Carissa's graveyard
      And Rob has 20 life
      And Carissa has 20 life

  @cr:102.4
  Rule: "Your team" means a player and their teammates

    Scenario Outline: On Rob's team, Rushblade Commander gives <warrior>'s Warrior haste
      Given a team game of Rob and Alex against Carissa and Dana
      And it is <warrior>'s precombat main phase
      And Rob controls Rushblade Commander
      And these permanents are on the battlefield:
        | permanent      | controller | summoning sick |
        | Elvish Warrior | <warrior>  | yes            |
      When <warrior> attacks <victim> with Elvish Warrior
      Then the declaration is legal
      And Elvish Warrior is attacking <victim>

      Examples:
        | warrior | victim  |
        | Rob     | Dana    |
        | Alex    | Carissa |

    Scenario Outline: Rushblade Commander doesn't give haste to opponent <warrior>'s Warrior
      Given a team game of Rob and Alex against Carissa and Dana
      And it is <warrior>'s precombat main phase
      And Rob controls Rushblade Commander
      And these permanents are on the battlefield:
        | permanent      | controller | summoning sick |
        | Elvish Warrior | <warrior>  | yes            |
        | Hill Giant     | <warrior>  |                |
      When <warrior> attacks Rob with Elvish Warrior
      Then the declaration is illegal
      And nothing has changed
      When <warrior> attacks Rob with Hill Giant
      Then the declaration is legal
      And Hill Giant is attacking Rob

      Examples:
        | warrior |
        | Carissa |
        | Dana    |

    Scenario: Of its team's creatures, Rushblade Commander gives only Warriors haste
      Given a team game of Rob and Alex against Carissa and Dana
      And it is Alex's precombat main phase
      And Rob controls Rushblade Commander
      And these permanents are on the battlefield:
        | permanent      | controller | summoning sick |
        | Elvish Warrior | Alex       | yes            |
        | Grizzly Bears  | Alex       | yes            |
      When Alex attacks Dana with Elvish Warrior and Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Dana with Elvish Warrior
      Then the declaration is legal
      And Elvish Warrior is attacking Dana

    Scenario: Rushblade Commander gives a Two-Headed Giant teammate's Warrior haste
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls Rushblade Commander
      And Dana controls two Forests
      And Dana holds Elvish Warrior
      And Dana has cast Elvish Warrior
      And the stack has resolved
      When Dana attacks Rob with Elvish Warrior
      Then the declaration is legal
      And Elvish Warrior is attacking Rob

    Scenario: Rushblade Commander gives no haste to the other Two-Headed Giant team
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Rob controls Rushblade Commander
      And Dana controls two Forests and Hill Giant
      And Dana holds Elvish Warrior
      And Dana has cast Elvish Warrior
      And the stack has resolved
      When Dana attacks Rob with Elvish Warrior
      Then the declaration is illegal
      And nothing has changed
      When Dana attacks Rob with Hill Giant
      Then the declaration is legal
      And Hill Giant is attacking Rob

    Scenario: Rushblade Commander gives a teammate's Warrior two seats away haste
      Given a team game of Rob, Alex and Carissa against Dana, Eve and Finn
      And it is Carissa's precombat main phase
      And Rob controls Rushblade Commander
      And these permanents are on the battlefield:
        | permanent      | controller | summoning sick |
        | Elvish Warrior | Carissa    | yes            |
      When Carissa attacks Finn with Elvish Warrior
      Then the declaration is legal
      And Elvish Warrior is attacking Finn

  @cr:102.4
  Rule: Without teams, "your team" means just the player

    Scenario Outline: Without teams, <commander>'s Rushblade Commander gives <commander>'s Warrior haste
      Given a free-for-all between Rob, Alex and Carissa
      And it is <commander>'s precombat main phase
      And <commander> controls Rushblade Commander
      And these permanents are on the battlefield:
        | permanent      | controller  | summoning sick |
        | Elvish Warrior | <commander> | yes            |
      When <commander> attacks <victim> with Elvish Warrior
      Then the declaration is legal
      And Elvish Warrior is attacking <victim>

      Examples:
        | commander | victim  |
        | Rob       | Carissa |
        | Alex      | Rob     |

    Scenario Outline: Without teams, Rob's Rushblade Commander ignores <warrior>'s Warrior
      Given a free-for-all between Rob, Alex and Carissa
      And it is <warrior>'s precombat main phase
      And Rob controls Rushblade Commander
      And these permanents are on the battlefield:
        | permanent      | controller | summoning sick |
        | Elvish Warrior | <warrior>  | yes            |
        | Hill Giant     | <warrior>  |                |
      When <warrior> attacks Rob with Elvish Warrior
      Then the declaration is illegal
      And nothing has changed
      When <warrior> attacks Rob with Hill Giant
      Then the declaration is legal
      And Hill Giant is attacking Rob

      Examples:
        | warrior |
        | Alex    |
        | Carissa |

    Scenario: With two players, Rushblade Commander ignores the opponent's Warrior
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls two Forests and Hill Giant
      And Alex holds Elvish Warrior
      And Rob controls Rushblade Commander
      And Alex has cast Elvish Warrior
      And the stack has resolved
      When Alex attacks Rob with Elvish Warrior
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Rob with Hill Giant
      Then the declaration is legal
      And Hill Giant is attacking Rob

  @cr:102.1
  Rule: It's only the active player's turn, not a teammate's or a controlling player's

    @cr:305.1
    Scenario: With separate turns, the active player's teammate can't play a land
      Given a team game of Rob and Alex against Carissa and Dana
      And Rob holds Island
      And Alex holds Forest
      When Rob plays Island
      Then this is legal
      When Alex plays Forest
      Then this is illegal
      And nothing has changed
      And it is Rob's turn

    @cr:722.5
    Scenario: Controlling Alex's turn, Rob can't play his own land or cast sorceries
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Mindslaver, four Mountains and two Swamps
      And Rob holds Island and Smallpox
      And Alex holds Forest
      And Rob has activated Mindslaver targeting Alex
      And the stack has resolved
      And play has gone on to Alex's precombat main phase
      When Rob plays Forest
      Then this is legal
      And Alex controls Forest
      When Rob passes
      Then this is legal
      And Carissa has priority
      When Carissa passes
      Then this is legal
      And Rob has priority
      When Rob plays Island
      Then this is illegal
      And nothing has changed
      When Rob casts Smallpox
      Then this is illegal
      And nothing has changed
      And it is Alex's turn

  @cr:102.3
  Rule: A teammate isn't stopped by effects that stop opponents

    @cr:702.11c
    Scenario: A player with hexproof can be targeted by a teammate
      Given a team game of Rob and Alex against Carissa and Dana
      And Rob controls Leyline of Sanctity
      And Alex controls left Mountain
      And Alex holds left Shock
      And Dana controls right Mountain
      And Dana holds right Shock
      When Alex casts left Shock targeting Rob
      Then this is legal
      When Dana casts right Shock targeting Rob
      Then this is illegal
      And nothing has changed
      When the stack resolves
      Then Rob has 18 life
