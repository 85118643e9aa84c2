@since:2020-06-01
Feature: Golden rules: where the order of choices begins
  Whose turn it is tells where choices begin that several players make at the
  same time. That holds as well where several turns go on side by side, and
  for players who are not the ones concerned.

  @cr:101.4
  Rule: Simultaneous choices start with the active player of the turn they're made in

    @cr:807.4a
    Scenario Outline: In Grand Melee, <active> chooses first for a spell cast on <active>'s turn
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus and Hana
      And turns are being taken by Rob and Eve
      And <active> controls <active>'s Gray Ogre, <active>'s Hill Giant and Swamp
      And <left> controls <left>'s Gray Ogre and <left>'s Hill Giant
      And <right> controls <right>'s Gray Ogre and <right>'s Hill Giant
      And <active> holds Innocent Blood
      And <active> has cast Innocent Blood
      When the top of the stack resolves
      Then <active> may choose among <active>'s Gray Ogre and <active>'s Hill Giant
      When <right> interrupts and chooses <right>'s Gray Ogre
      Then this is illegal
      And nothing has changed
      When <active> chooses <active>'s Gray Ogre
      Then this is legal
      And <left> may choose among <left>'s Gray Ogre and <left>'s Hill Giant
      When <left> chooses <left>'s Hill Giant
      Then this is legal
      And <right> may choose among <right>'s Gray Ogre and <right>'s Hill Giant
      When <right> chooses <right>'s Gray Ogre
      Then this is legal
      And <active>'s Gray Ogre is in <active>'s graveyard
      And <left>'s Hill Giant is in <left>'s graveyard
      And <right>'s Gray Ogre is in <right>'s graveyard

      Examples:
        | active | left | right |
        | Rob    | Alex | Hana  |
        | Eve    | Finn | Dana  |

    @cr:803.1b
    Scenario: In an attack right game, choices still follow turn order to the left
      Given a free-for-all with attack right between Rob, Alex, Carissa and Dana
      And it is Alex's precombat main phase
      And Rob controls Rob's Gray Ogre and Rob's Hill Giant
      And Alex controls Alex's Gray Ogre, Alex's Hill Giant and Swamp
      And Carissa controls Carissa's Gray Ogre and Carissa's Hill Giant
      And Dana controls Dana's Gray Ogre and Dana's Hill Giant
      And Alex holds Innocent Blood
      And Alex has cast Innocent Blood
      When the top of the stack resolves
      And Alex chooses Alex's Gray Ogre
      Then this is legal
      And Carissa may choose among Carissa's Gray Ogre and Carissa's Hill Giant
      When Rob interrupts and chooses Rob's Gray Ogre
      Then this is illegal
      And nothing has changed
      When Carissa chooses Carissa's Hill Giant
      Then this is legal
      And Dana may choose among Dana's Gray Ogre and Dana's Hill Giant
      When Dana chooses Dana's Gray Ogre
      Then this is legal
      And Rob may choose among Rob's Gray Ogre and Rob's Hill Giant
      When Rob chooses Rob's Hill Giant
      Then this is legal
      And Alex's Gray Ogre is in Alex's graveyard
      And Carissa's Hill Giant is in Carissa's graveyard

    @cr:801.10
    Scenario: If the active player is out of range, the next in range chooses first
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And Carissa controls Carissa's Gray Ogre and Carissa's Hill Giant
      And Dana controls Dana's Gray Ogre, Dana's Hill Giant, Vedalken Orrery and Swamp
      And Eve controls Eve's Gray Ogre and Eve's Hill Giant
      And Rob controls Craw Wurm and Hill Giant
      And Dana holds Innocent Blood
      And Dana has cast Innocent Blood
      When the top of the stack resolves
      Then Carissa may choose among Carissa's Gray Ogre and Carissa's Hill Giant
      When Eve interrupts and chooses Eve's Gray Ogre
      Then this is illegal
      And nothing has changed
      When Carissa chooses Carissa's Gray Ogre
      Then this is legal
      And Dana may choose among Dana's Gray Ogre and Dana's Hill Giant
      When Dana chooses Dana's Gray Ogre
      Then this is legal
      And Eve may choose among Eve's Gray Ogre and Eve's Hill Giant
      When Eve chooses Eve's Hill Giant
      Then this is legal
      And Craw Wurm is on the battlefield
      And Carissa's Gray Ogre is in Carissa's graveyard
      And Eve's Hill Giant is in Eve's graveyard

  @cr:101.4a
  Rule: A card chosen from a hand may stay hidden from others until all have chosen

    @cr:722.4
    Scenario: When Rob controls Alex, both know the card chosen from Alex's hand
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Mindslaver and four Mountains
      And Alex controls three Islands
      And Alex holds Show and Tell, Craw Wurm and Grizzly Bears
      And Carissa holds Spellbook and Gray Ogre
      And Rob has activated Mindslaver targeting Alex
      And the stack has resolved
      And play has gone on to Alex's precombat main phase
      And Rob has cast Show and Tell
      When the top of the stack resolves
      And Rob chooses Craw Wurm
      Then this is legal
      And Rob knows that Alex has chosen Craw Wurm
      And Alex knows that Alex has chosen Craw Wurm
      And Carissa does not know what Alex has chosen
      When Carissa chooses Gray Ogre
      Then this is legal
      And Craw Wurm is on the battlefield
      And Alex controls Craw Wurm
      And Gray Ogre is on the battlefield

    Scenario: The nonactive player doesn't see what Smallpox's caster will discard
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls two Swamps
      And Alex holds Smallpox, Craw Wurm and Grizzly Bears
      And Rob holds Spellbook and Gray Ogre
      And Alex has cast Smallpox
      When the top of the stack resolves
      And Alex chooses Craw Wurm
      Then this is legal
      And Rob does not know what Alex has chosen
      And Craw Wurm is in Alex's hand
      When Rob chooses Gray Ogre
      Then this is legal
      And Craw Wurm is in Alex's graveyard
      And Gray Ogre is in Rob's graveyard

  @cr:101.4e @cr:103.5 @since:2024-06-07
  Rule: Before the first turn, choices follow turn order by seat, not by team

    Scenario: The starting player's teammate, seated last, decides last on mulligans
      Given a team game of Rob and Alex against Carissa and Dana
      And Rob holds seven Islands
      And Alex holds seven Forests
      And Carissa holds seven Swamps
      And Dana holds seven Plains
      And the game has not begun, and Alex plays first
      When Alex keeps the hand
      Then this is legal
      And Carissa is asked to keep a hand
      When Carissa keeps the hand
      Then this is legal
      And Dana is asked to keep a hand
      When Dana keeps the hand
      Then this is legal
      And Rob is asked to keep a hand
      When Rob keeps the hand
      Then this is legal
      And nobody is asked to keep a hand
      And it is Alex's turn
