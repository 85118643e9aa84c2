@since:2020-06-01
Feature: Golden rules: cards against rules
  A card may contradict the rules, and then the card is right: about the one
  thing of which it speaks, and about nothing beside it. One rule alone no
  card touches: whoever has had enough may give up, at any moment.

  @cr:101.1
  Rule: The card is right, as far as it speaks

    @cr:305.2
    Scenario: Without a card that says otherwise one land is played in a turn
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
    Scenario Outline: A card lets <player> play a second land, and no third
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
    Scenario: Two such cards allow two lands more
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
    Scenario: A lasting permission and one for this turn allow two lands more
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
    Scenario: An additional land is for whoever controls the card, not for its owner
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
    Scenario: A card without a limit to the hand is for whoever controls it, not for its owner
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

   
    Scenario: Spells at any time are for whoever controls the card, not for its owner
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
    Scenario Outline: A card of <owner>'s allows the player whose turn it is nothing
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

    @cr:305.1
    Scenario: A card about the number of lands says nothing about spells on the stack
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
    Scenario: A card about the number of lands says nothing about combat
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
    Scenario Outline: A card about the number of lands says nothing about the turn of <other>
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
    Scenario: A sorcery waits for its player's own turn
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
    Scenario Outline: A card about the time of spells lets <caster> cast a sorcery in somebody else's turn
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
    Scenario: A card about the time of one player's spells does nothing for the others
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
    Scenario: A card about the time of spells does not pay for them
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
    Scenario: A card about the time of spells says nothing about lands
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
    Scenario: A card about the time of spells says nothing about loyalty abilities
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
    Scenario: Without a card that says otherwise seven cards are kept
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
    Scenario Outline: A card without a limit to the hand saves every card of <player>'s
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
    Scenario: A card about one player's hand says nothing about the others'
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
    Scenario: A land that a spell puts onto the battlefield has not been played
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
  Rule: Whoever gives up is out, at any moment and whatever the cards say

    @cr:104.2a
    Scenario Outline: Of two players <loser> gives up in Alex's turn, and <winner> has won
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      When <loser> concedes
      Then this is legal
      And <winner> has won

      Examples:
        | loser | winner |
        | Rob   | Alex   |
        | Alex  | Rob    |

    Scenario Outline: In Alex's turn <leaver> gives up, and the others play on
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
    Scenario: Of four players the one who never gives up has won
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
    Scenario Outline: <loser>, who cannot lose, gives up
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
    Scenario: Of several players one who cannot lose gives up, and the card goes along
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
    Scenario Outline: <loser> gives up against a player who can neither win nor let others lose
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
    Scenario: One after the other the opponents of a player who cannot win give up
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
    Scenario: A player in whose turn somebody else decides gives up
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

    Scenario: Whoever decides for another gives up on their own account only
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

    Scenario: A player gives up while somebody else is choosing for them
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
    Scenario: A player gives up instead of choosing
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
    Scenario: A player who would have chosen later gives up while another is choosing
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
    Scenario: A player gives up who has chosen already
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

    Scenario: The player whose spell is resolving gives up in the middle of it
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
    Scenario: A player gives up whose card is chosen and not yet shown
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
    Scenario: Of two players one gives up while the other is choosing
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
    Scenario: A player gives up instead of saying whether to pay
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
    Scenario: A player gives up who has too many cards and should discard
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
    Scenario: A player gives up instead of blocking
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
    Scenario: A player gives up while hands are still being kept
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
