@since:2020-06-01
Feature: Golden rules: cards against rules
  A card may contradict the rules, and then the card is right: about the one
  thing of which it speaks, and about nothing beside it. One rule alone no
  card touches: whoever has had enough may give up, at any moment.

  @cr:101.1
  Rule: A card overrides only the rule it contradicts

    @cr:305.2
    Scenario: Without a card such as Exploration, a player plays one land a turn
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex holds two Forests
      When Alex plays first Forest
      Then this is legal
      And first Forest is on the battlefield
      When Alex plays second Forest
      Then this is illegal
      And nothing has changed
      And second Forest is in Alex's hand

    @also:2006-10-01 @cr:305.2
    Scenario Outline: Exploration lets <player> play a second land but not a third
      Given a two-player game between Rob and Alex
      And it is <player>'s precombat main phase
      And <player> controls Exploration
      And <player> holds three Forests
      When <player> plays first Forest
      Then this is legal
      When <player> plays second Forest
      Then this is legal
      And second Forest is on the battlefield
      When <player> plays third Forest
      Then this is illegal
      And nothing has changed
      And third Forest is in <player>'s hand

      Examples:
        | player |
        | Rob    |
        | Alex   |

    @cr:305.2
    Scenario: Two Explorations allow two additional lands
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls two Explorations
      And Carissa holds four Forests
      When Carissa plays first Forest
      Then this is legal
      When Carissa plays second Forest
      Then this is legal
      When Carissa plays third Forest
      Then this is legal
      And third Forest is on the battlefield
      When Carissa plays fourth Forest
      Then this is illegal
      And nothing has changed

    @cr:305.2
    Scenario: Exploration and Explore together allow two additional lands
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Exploration and two Forests
      And Alex holds Explore, first Island, second Island, third Island and fourth Island
      And Alex has cast Explore
      And the stack has resolved
      When Alex plays first Island
      Then this is legal
      When Alex plays second Island
      Then this is legal
      When Alex plays third Island
      Then this is legal
      When Alex plays fourth Island
      Then this is illegal
      And nothing has changed

    @cr:305.2
    Scenario: Exploration's additional land is for its controller, not its owner
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And these permanents are on the battlefield:
        | permanent   | controller | owner |
        | Exploration | Carissa    | Alex  |
      And Carissa holds two Forests
      When Carissa plays first Forest
      Then this is legal
      When Carissa plays second Forest
      Then this is legal
      And second Forest is on the battlefield

    @cr:402.2
    Scenario: Spellbook lifts its controller's hand size limit, not its owner's
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent | controller | owner |
        | Spellbook | Rob        | Alex  |
      And Rob holds nine Forests
      And Alex holds eight Islands
      When play goes on to Alex's precombat main phase
      Then Rob has 9 cards in hand
      And Alex has 9 cards in hand
      When play goes on to Carissa's upkeep
      Then Alex has 7 cards in hand

   
    Scenario: Vedalken Orrery works for its controller, not its owner
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent       | controller | owner |
        | Vedalken Orrery | Carissa    | Rob   |
      And Carissa controls one Swamp
      And Carissa holds Innocent Blood
      When Carissa casts Innocent Blood
      Then this is legal
      And Innocent Blood is on the stack

    @cr:305.2
    Scenario Outline: <owner>'s Exploration doesn't let opponent Alex play a second land
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And <owner> controls Exploration
      And Alex holds two Forests
      When Alex plays first Forest
      Then this is legal
      When Alex plays second Forest
      Then this is illegal
      And nothing has changed

      Examples:
        | owner   |
        | Rob     |
        | Carissa |

    @cr:305.1 @needs:every-priority
    Scenario: Exploration doesn't let a land be played with a spell on the stack
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Exploration and Mountain
      And Alex holds two Forests
      And Alex holds Lightning Bolt
      When Alex plays first Forest
      Then this is legal
      When Alex casts Lightning Bolt targeting Rob
      Then this is legal
      When Alex plays second Forest
      Then this is illegal
      And nothing has changed
      When the stack resolves
      Then Rob has 17 life
      When Alex plays second Forest
      Then this is legal
      And second Forest is on the battlefield

    @cr:305.1
    Scenario: Exploration doesn't let a land be played during combat
      Given a two-player game between Rob and Alex
      And Rob controls Exploration
      And Rob holds two Forests
      When Rob plays first Forest
      Then this is legal
      When play goes on to the beginning of combat
      And Rob plays second Forest
      Then this is illegal
      And nothing has changed
      When play goes on to the postcombat main phase
      And Rob plays second Forest
      Then this is legal
      And second Forest is on the battlefield

    @also:2006-10-01 @cr:305.3
    Scenario Outline: Alex's Exploration doesn't let Alex play a land on <other>'s turn
      Given a free-for-all between Rob, Alex and Carissa
      And it is <other>'s precombat main phase
      And Alex controls Exploration
      And Alex holds Forest
      When Alex plays Forest
      Then this is illegal
      And nothing has changed
      And Forest is in Alex's hand
      When play goes on to Alex's precombat main phase
      And Alex plays Forest
      Then this is legal
      And Forest is on the battlefield

      Examples:
        | other   |
        | Rob     |
        | Carissa |

    @cr:307.1
    Scenario: Without Vedalken Orrery, a sorcery can't be cast on an opponent's turn
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Rob controls Swamp
      And Alex controls Grizzly Bears
      And Rob holds Innocent Blood
      When Rob casts Innocent Blood
      Then this is illegal
      And nothing has changed
      And Grizzly Bears is on the battlefield
      When play goes on to Rob's precombat main phase
      And Rob casts Innocent Blood
      Then this is legal
      When the stack resolves
      Then Grizzly Bears is in Alex's graveyard

    @cr:702.8a
    Scenario Outline: Vedalken Orrery lets <caster> cast a sorcery on an opponent's turn
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And <caster> controls Vedalken Orrery and Swamp
      And Alex controls Grizzly Bears
      And <caster> holds Innocent Blood
      When <caster> casts Innocent Blood
      Then this is legal
      And Innocent Blood is on the stack
      When the stack resolves
      Then Grizzly Bears is in Alex's graveyard

      Examples:
        | caster  |
        | Rob     |
        | Carissa |

    @cr:702.8a
    Scenario: Vedalken Orrery does nothing for its controller's opponents
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Vedalken Orrery
      And Carissa controls two Forests
      And Carissa holds Grizzly Bears
      When Carissa casts Grizzly Bears
      Then this is illegal
      And nothing has changed
      And Grizzly Bears is in Carissa's hand
      When play goes on to Carissa's precombat main phase
      And Carissa casts Grizzly Bears
      Then this is legal
      When the stack resolves
      Then Grizzly Bears is on the battlefield

    @cr:702.8a @cr:601.2h
    Scenario: Vedalken Orrery changes when spells can be cast, not what they cost
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Rob controls Vedalken Orrery and Forest
      And Rob holds Grizzly Bears and Memnite
      When Rob casts Grizzly Bears
      Then this is illegal
      And nothing has changed
      When Rob casts Memnite
      Then this is legal
      When the stack resolves
      Then Memnite is on the battlefield
      And Grizzly Bears is in Rob's hand

    @cr:702.8a @cr:305.3
    Scenario: Vedalken Orrery doesn't let lands be played on another player's turn
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Rob controls Vedalken Orrery
      And Rob holds Forest and Memnite
      When Rob plays Forest
      Then this is illegal
      And nothing has changed
      When Rob casts Memnite
      Then this is legal
      When the stack resolves
      Then Memnite is on the battlefield
      And Forest is in Rob's hand

    @cr:702.8a @cr:606.3
    Scenario: Vedalken Orrery doesn't apply to loyalty abilities
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Rob controls Vedalken Orrery and Jace Beleren
      When Rob activates ability 1 of Jace Beleren
      Then this is illegal
      And nothing has changed
      And Jace Beleren has 3 loyalty counters
      When play goes on to Rob's precombat main phase
      And Rob activates ability 1 of Jace Beleren
      Then this is legal
      And Jace Beleren has 5 loyalty counters

    @cr:402.2 @cr:514.1
    Scenario: Without Spellbook, a player discards down to seven cards
      Given a two-player game between Rob and Alex
      And it is Alex's postcombat main phase
      And Alex holds Island and seven Forests
      When play goes on to the cleanup step
      Then Alex is asked to choose
      When Alex chooses nothing
      Then this is illegal
      And nothing has changed
      When Alex chooses Island and first Forest
      Then this is illegal
      And nothing has changed
      When Alex chooses Island
      Then this is legal
      And Island is in Alex's graveyard
      And Alex has seven cards in hand

    @also:2006-10-01 @cr:402.2 @cr:514.1
    Scenario Outline: Spellbook lets <player> keep nine cards in hand at cleanup
      Given a two-player game between Rob and Alex
      And it is <player>'s postcombat main phase
      And <player> controls Spellbook
      And <player> holds nine Forests
      When play goes on to <next>'s upkeep
      Then <player> has nine cards in hand

      Examples:
        | player | next |
        | Rob    | Alex |
        | Alex   | Rob  |

    @cr:402.2 @cr:514.1
    Scenario: Spellbook doesn't apply to other players' hands
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's postcombat main phase
      And Rob controls Spellbook
      And Rob holds nine Islands
      And Carissa holds Swamp and seven Forests
      When play goes on to the cleanup step
      Then Carissa is asked to choose
      When Carissa chooses Swamp
      Then this is legal
      And Swamp is in Carissa's graveyard
      And Carissa has seven cards in hand
      And Rob has nine cards in hand

    @cr:305.4
    Scenario: A land put onto the battlefield doesn't count as played
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls three Islands
      And Alex holds Show and Tell, Forest, Swamp and Plains
      And Alex has cast Show and Tell
      And the top of the stack has resolved
      When Alex chooses Forest
      Then this is legal
      And Forest is on the battlefield
      When Alex plays Swamp
      Then this is legal
      And Swamp is on the battlefield
      When Alex plays Plains
      Then this is illegal
      And nothing has changed

  @cr:101.1 @cr:104.3a
  Rule: A player may concede at any time, no matter what cards say

    @cr:104.2a
    Scenario Outline: In a two-player game, <winner> wins when the opponent concedes
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      When <loser> concedes
      Then this is legal
      And <winner> has won

      Examples:
        | loser | winner |
        | Rob   | Alex   |
        | Alex  | Rob    |

    Scenario Outline: In a free-for-all, <leaver> concedes and the other players play on
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's upkeep
      When <leaver> concedes
      Then this is legal
      And <leaver> has left the game
      And <one> is in the game
      And <other> is in the game
      And the game goes on

      Examples:
        | leaver  | one  | other   |
        | Alex    | Rob  | Carissa |
        | Rob     | Alex | Carissa |
        | Carissa | Rob  | Alex    |

    @cr:104.2a
    Scenario: Of four players, the last who hasn't conceded wins
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Carissa's precombat main phase
      When Rob concedes
      Then this is legal
      And the game goes on
      When Carissa concedes
      Then this is legal
      And the game goes on
      When Dana concedes
      Then this is legal
      And Alex has won

    @cr:104.2a
    Scenario Outline: <loser> may concede despite controlling Platinum Angel
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And <loser> controls Platinum Angel
      When <loser> concedes
      Then this is legal
      And <winner> has won

      Examples:
        | loser | winner |
        | Rob   | Alex   |
        | Alex  | Rob    |

    @also:2006-10-01
    Scenario: In a free-for-all, a conceding player's Platinum Angel leaves too
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Alex controls Platinum Angel and Grizzly Bears
      When Alex concedes
      Then this is legal
      And Alex has left the game
      And Platinum Angel has left the game
      And Grizzly Bears has left the game
      And the game goes on

    @cr:104.2a
    Scenario Outline: Abyssal Persecutor's controller <winner> wins if the opponent concedes
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And <winner> controls Abyssal Persecutor
      When <loser> concedes
      Then this is legal
      And <winner> has won

      Examples:
        | loser | winner |
        | Rob   | Alex   |
        | Alex  | Rob    |

    @cr:104.2a
    Scenario: Abyssal Persecutor's controller wins once all opponents concede
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Alex controls Abyssal Persecutor
      When Rob concedes
      Then this is legal
      And Rob has left the game
      And the game goes on
      When Carissa concedes
      Then this is legal
      And Alex has won

    @also:2006-10-01
    Scenario: A player whose turn another player controls may concede
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Mindslaver and four Islands
      And Alex controls Grizzly Bears
      And Rob has activated Mindslaver targeting Alex
      And the stack has resolved
      And play has gone on to Alex's upkeep
      When Alex concedes
      Then this is legal
      And Alex has left the game
      And Grizzly Bears has left the game
      And the game goes on
      And Carissa has priority

    Scenario: A player whose turn Worst Fears gives to another may concede
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls eight Swamps
      And Rob holds Worst Fears
      And Alex controls Grizzly Bears
      And Rob has cast Worst Fears targeting Alex
      And the stack has resolved
      And play has gone on to Alex's upkeep
      When Alex concedes
      Then this is legal
      And Alex has left the game
      And Grizzly Bears has left the game
      And the game goes on
      And Carissa has priority

    Scenario: A player who controls another player concedes only for themselves
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Mindslaver and four Islands
      And Rob has activated Mindslaver targeting Alex
      And the stack has resolved
      And play has gone on to Alex's upkeep
      When Rob concedes
      Then this is legal
      And Rob has left the game
      And Alex is in the game
      And it is Alex's turn
      And the game goes on

    Scenario: A player may concede while the player controlling them is choosing
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Mindslaver, Rob's Gray Ogre and four Islands
      And Alex controls Alex's Gray Ogre and Alex's Hill Giant
      And Carissa controls Carissa's Gray Ogre and Carissa's Hill Giant
      And Carissa controls Vedalken Orrery and Swamp
      And Carissa holds Innocent Blood
      And Rob has activated Mindslaver targeting Alex
      And the stack has resolved
      And play has gone on to Alex's upkeep
      And Carissa has cast Innocent Blood
      When the top of the stack resolves
      Then Rob may choose among Alex's Gray Ogre and Alex's Hill Giant
      When Alex concedes
      Then this is legal
      And Alex has left the game
      And Alex's Gray Ogre has left the game
      And Alex's Hill Giant has left the game
      When Carissa chooses Carissa's Gray Ogre
      Then this is legal
      And Carissa's Gray Ogre is in Carissa's graveyard
      And Carissa's Hill Giant is on the battlefield
      And Rob's Gray Ogre is in Rob's graveyard

    @also:2006-10-01 @cr:101.4
    Scenario: A player may concede instead of choosing a creature to sacrifice
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Rob's Gray Ogre and Rob's Hill Giant
      And Alex controls Alex's Gray Ogre and Alex's Hill Giant
      And Carissa controls Carissa's Gray Ogre and Carissa's Hill Giant
      And Alex controls Swamp
      And Alex holds Innocent Blood
      And Alex has cast Innocent Blood
      And Alex has chosen Alex's Gray Ogre
      When Carissa concedes
      Then this is legal
      And Carissa has left the game
      And Carissa's Gray Ogre has left the game
      And Carissa's Hill Giant has left the game
      And Alex's Gray Ogre is on the battlefield
      And Rob may choose among Rob's Gray Ogre and Rob's Hill Giant
      When Rob chooses Rob's Hill Giant
      Then this is legal
      And Alex's Gray Ogre is in Alex's graveyard
      And Rob's Hill Giant is in Rob's graveyard
      And Rob's Gray Ogre is on the battlefield

    @cr:101.4
    Scenario: A player may concede while a player before them is still choosing
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Rob's Gray Ogre and Rob's Hill Giant
      And Alex controls Alex's Gray Ogre and Alex's Hill Giant
      And Carissa controls Carissa's Gray Ogre and Carissa's Hill Giant
      And Alex controls Swamp
      And Alex holds Innocent Blood
      And Alex has cast Innocent Blood
      And Alex has chosen Alex's Gray Ogre
      When Rob concedes
      Then this is legal
      And Rob has left the game
      And Rob's Gray Ogre has left the game
      And Carissa may choose among Carissa's Gray Ogre and Carissa's Hill Giant
      When Carissa chooses Carissa's Hill Giant
      Then this is legal
      And Alex's Gray Ogre is in Alex's graveyard
      And Carissa's Hill Giant is in Carissa's graveyard
      And nobody is asked to choose

    @cr:101.4
    Scenario: A player may concede after choosing a creature to sacrifice
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Alex's precombat main phase
      And Rob controls Rob's Gray Ogre and Rob's Hill Giant
      And Alex controls Alex's Gray Ogre and Alex's Hill Giant
      And Carissa controls Carissa's Gray Ogre and Carissa's Hill Giant
      And Dana controls Dana's Gray Ogre and Dana's Hill Giant
      And Rob controls Vedalken Orrery and Swamp
      And Rob holds Innocent Blood
      And Rob has cast Innocent Blood
      And Alex has chosen Alex's Gray Ogre
      And Carissa has chosen Carissa's Gray Ogre
      When Alex concedes
      Then this is legal
      And Alex has left the game
      And Alex's Gray Ogre has left the game
      And Carissa's Gray Ogre is on the battlefield
      And Dana may choose among Dana's Gray Ogre and Dana's Hill Giant
      When Dana chooses Dana's Hill Giant
      Then this is legal
      And Rob may choose among Rob's Gray Ogre and Rob's Hill Giant
      When Rob chooses Rob's Gray Ogre
      Then this is legal
      And Carissa's Gray Ogre is in Carissa's graveyard
      And Dana's Hill Giant is in Dana's graveyard
      And Rob's Gray Ogre is in Rob's graveyard
      And Carissa's Hill Giant is on the battlefield

    Scenario: A resolving spell's controller may concede before it has resolved
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Rob's Gray Ogre and Rob's Hill Giant
      And Alex controls Alex's Gray Ogre and Alex's Hill Giant
      And Carissa controls Carissa's Gray Ogre and Carissa's Hill Giant
      And Alex controls Swamp
      And Alex holds Innocent Blood
      And Alex has cast Innocent Blood
      And Alex has chosen Alex's Gray Ogre
      When Alex concedes
      Then this is legal
      And Alex has left the game
      And Innocent Blood has left the game
      And Alex's Gray Ogre has left the game
      And Rob is in the game
      And Carissa is in the game
      And the game goes on

    @cr:101.4a
    Scenario: A player may concede while the card they chose to discard is hidden
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Alex's precombat main phase
      And Alex controls three Swamps
      And Alex holds Liliana's Specter
      And Carissa holds Shock and Craw Wurm
      And Dana holds Forest and Grizzly Bears
      And Rob holds Island and Hill Giant
      And Alex has cast Liliana's Specter
      And the top of the stack has resolved
      And Carissa has chosen Shock
      When Carissa concedes
      Then this is legal
      And Carissa has left the game
      And Shock has left the game
      And Craw Wurm has left the game
      And Dana may choose among Forest and Grizzly Bears
      When Dana chooses Forest
      Then this is legal
      And Rob may choose among Island and Hill Giant
      When Rob chooses Hill Giant
      Then this is legal
      And Forest is in Dana's graveyard
      And Hill Giant is in Rob's graveyard
      And Grizzly Bears is in Dana's hand
      And Island is in Rob's hand

    @cr:104.2a
    Scenario: In a two-player game, a player may concede while the opponent chooses
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Rob controls Rob's Gray Ogre and Rob's Hill Giant
      And Alex controls Alex's Gray Ogre and Alex's Hill Giant
      And Rob controls Vedalken Orrery and Swamp
      And Rob holds Innocent Blood
      And Rob has cast Innocent Blood
      And the top of the stack has resolved
      When Rob concedes
      Then this is legal
      And Alex has won

    @since:2024-06-07
    Scenario: A player may concede instead of deciding whether to pay
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Alex controls Strict Proctor
      And Carissa controls five Swamps
      And Carissa holds Liliana's Specter
      And Rob holds Island and Hill Giant
      And Carissa has cast Liliana's Specter
      And the top of the stack has resolved
      When the top of the stack resolves
      Then Carissa is asked to pay
      When Carissa concedes
      Then this is legal
      And Carissa has left the game
      And nobody is asked to pay
      And the stack is empty
      And Rob has two cards in hand
      And the game goes on

    @cr:514.1
    Scenario: A player may concede instead of discarding to hand size
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's postcombat main phase
      And Alex holds eight Forests
      And play has gone on to the cleanup step
      When Alex concedes
      Then this is legal
      And Alex has left the game
      And the game goes on
      When play goes on to Carissa's upkeep
      Then it is Carissa's turn

    @cr:802.4
    Scenario: A player may concede instead of blocking
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Alex's Gray Ogre and Alex's Hill Giant
      And Rob controls Rob's Gray Ogre
      And Carissa controls Carissa's Gray Ogre
      And Alex has declared these attacks:
        | attacker          | attacks |
        | Alex's Gray Ogre  | Carissa |
        | Alex's Hill Giant | Rob     |
      And play has gone on to the declare blockers step
      When Carissa concedes
      Then this is legal
      And Carissa has left the game
      And Carissa's Gray Ogre has left the game
      When Rob blocks Alex's Hill Giant with Rob's Gray Ogre
      Then the declaration is legal
      And Alex's Hill Giant is blocked by Rob's Gray Ogre

    @cr:103.5
    Scenario: A player may concede while others decide on mulligans
      Given a free-for-all between Rob, Alex and Carissa
      And Rob holds seven Islands
      And Alex holds seven Forests
      And Carissa holds seven Swamps
      And the game has not begun, and Alex plays first
      And Alex has kept the hand
      When Carissa concedes
      Then this is legal
      And Carissa has left the game
      And Rob is asked to keep a hand
      When Rob keeps the hand
      Then this is legal
      And it is Alex's turn
