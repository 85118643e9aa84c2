@since:2020-06-01
Feature: Golden rules: choices of two players
  Two players choose one after the other as well: the active player first,
  whoever decides for them.

  @cr:101.4
  Rule: Two players: the active player chooses first

    @cr:722.5
    Scenario: A player who controls the active player chooses first for them
      Given a two-player game between Rob and Alex
      And Rob controls Mindslaver and four Mountains
      And Rob controls Rob's Gray Ogre and Rob's Hill Giant
      And Alex controls Alex's Gray Ogre, Alex's Hill Giant and Swamp
      And Alex holds Innocent Blood
      And Rob has activated Mindslaver targeting Alex
      And the stack has resolved
      And play has gone on to Alex's precombat main phase
      And Rob has cast Innocent Blood
      When the top of the stack resolves
      Then Rob may choose among Alex's Gray Ogre and Alex's Hill Giant
      When Rob chooses Alex's Gray Ogre
      Then this is legal
      And Rob may choose among Rob's Gray Ogre and Rob's Hill Giant
      When Rob chooses Rob's Hill Giant
      Then this is legal
      And Alex's Gray Ogre is in Alex's graveyard

    @cr:500.7
    Scenario: In an extra turn, the player who takes it chooses first
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls five Islands and Swamp
      And Alex controls Alex's Gray Ogre and Alex's Hill Giant
      And Alex holds Time Warp and Innocent Blood
      And Rob controls Rob's Gray Ogre and Rob's Hill Giant
      And Alex has cast Time Warp targeting Alex
      And the stack has resolved
      And play has gone on to Alex's upkeep
      And play has gone on to Alex's precombat main phase
      And Alex has cast Innocent Blood
      When the top of the stack resolves
      Then Alex may choose among Alex's Gray Ogre and Alex's Hill Giant
      When Alex chooses Alex's Hill Giant
      Then this is legal
      And Rob may choose among Rob's Gray Ogre and Rob's Hill Giant
      When Rob chooses Rob's Gray Ogre
      Then this is legal
      And Alex's Hill Giant is in Alex's graveyard

  @cr:722.4
  Rule: Two players: who is controlled knows what is chosen for them

    Scenario: A controlled player sees the hidden card that the other chose for them
      Given a two-player game between Rob and Alex
      And Rob controls Mindslaver and four Mountains
      And Alex controls three Islands
      And Alex holds Show and Tell, Craw Wurm and Grizzly Bears
      And Rob holds Spellbook and Gray Ogre
      And Rob has activated Mindslaver targeting Alex
      And the stack has resolved
      And play has gone on to Alex's precombat main phase
      And Rob has cast Show and Tell
      When the top of the stack resolves
      And Rob chooses Craw Wurm
      Then this is legal
      And Rob knows that Alex has chosen Craw Wurm
      And Alex knows that Alex has chosen Craw Wurm
      When Rob chooses Gray Ogre
      Then this is legal
      And Alex controls Craw Wurm
      And Rob controls Gray Ogre

  @cr:101.4a
  Rule: When all but two have left, cards are still chosen face down

    Scenario: With Carissa gone, Alex doesn't see what Rob will discard to Smallpox
      Given a free-for-all between Rob, Carissa and Alex
      And Rob controls two Swamps
      And Rob holds Smallpox, Craw Wurm and Grizzly Bears
      And Alex holds Spellbook and Gray Ogre
      And Carissa has conceded
      And Rob has cast Smallpox
      When the top of the stack resolves
      And Rob chooses Craw Wurm
      Then this is legal
      And Alex does not know what Rob has chosen
      And Craw Wurm is in Rob's hand
      When Alex chooses Gray Ogre
      Then this is legal
      And Craw Wurm is in Rob's graveyard
      And Gray Ogre is in Alex's graveyard

  @since:2024-06-07 @cr:101.4e
  Rule: Two players: before the game, the starting player acts first

    @cr:103.6
    Scenario: Of two players, the one who begins puts down Leyline of Sanctity first
      Given a two-player game between Rob and Alex
      And Rob holds Rob's Leyline of Sanctity and six Islands
      And Alex holds Alex's Leyline of Sanctity and six Forests
      And the game has not begun, and Alex plays first
      And Alex has kept the hand
      When Rob keeps the hand
      Then this is legal
      And Alex is asked to choose
      When Rob interrupts and chooses Rob's Leyline of Sanctity
      Then this is illegal
      And nothing has changed
      When Alex chooses nothing
      Then this is legal
      And Rob is asked to choose
      When Rob chooses Rob's Leyline of Sanctity
      Then this is legal
      And Rob's Leyline of Sanctity is on the battlefield
      And Alex's Leyline of Sanctity is in Alex's hand
