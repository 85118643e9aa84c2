@since:2020-06-01
Feature: Golden rules: choices with shared turns
  Teams that share their turns choose team by team, in the order of the turn
  that is going on, and know what other teams chose before.

  @cr:101.4 @cr:500.7
  Rule: In an extra turn, the team that takes it chooses first, then the others in turn order

    Scenario: Two-Headed Giant: in a team's extra turn, that team chooses first
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls Rob's Gray Ogre, Rob's Hill Giant, five Islands and Swamp
      And Rob holds Time Warp and Innocent Blood
      And Carissa controls Carissa's Gray Ogre and Carissa's Hill Giant
      And Rob has cast Time Warp targeting Alex
      And the stack has resolved
      And play has gone on to Rob's upkeep
      And play has gone on to Rob's precombat main phase
      And Rob has cast Innocent Blood
      When the top of the stack resolves
      Then Rob may choose among Rob's Gray Ogre and Rob's Hill Giant
      When Carissa interrupts and chooses Carissa's Gray Ogre
      Then this is illegal
      And nothing has changed
      When Rob chooses Rob's Hill Giant
      Then this is legal
      And Carissa may choose among Carissa's Gray Ogre and Carissa's Hill Giant
      When Carissa chooses Carissa's Gray Ogre
      Then this is legal
      And Rob's Hill Giant is in Rob's graveyard
      And Carissa's Gray Ogre is in Carissa's graveyard

    Scenario: After the team of an extra turn, the team to its left chooses
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | moon |
        | Dana    | moon |
        | Eve     | star |
        | Finn    | star |
      And it is Alex's precombat main phase
      And Alex controls Alex's Gray Ogre, Alex's Hill Giant and five Islands
      And Alex holds Time Warp
      And Dana controls Dana's Gray Ogre and Dana's Hill Giant
      And Eve controls Eve's Gray Ogre, Eve's Hill Giant and Swamp
      And Eve holds Innocent Blood
      And Alex has cast Time Warp targeting Eve
      And the stack has resolved
      And play has gone on to Eve's precombat main phase
      And Eve has cast Innocent Blood
      When the top of the stack resolves
      And Eve chooses Eve's Gray Ogre
      Then this is legal
      And Alex may choose among Alex's Gray Ogre and Alex's Hill Giant
      When Dana interrupts and chooses Dana's Gray Ogre
      Then this is illegal
      And nothing has changed
      When Alex chooses Alex's Hill Giant
      Then this is legal
      And Dana may choose among Dana's Gray Ogre and Dana's Hill Giant
      When Dana chooses Dana's Hill Giant
      Then this is legal
      And Eve's Gray Ogre is in Eve's graveyard
      And Dana's Hill Giant is in Dana's graveyard

  @cr:101.4b
  Rule: A team that chooses later knows what was chosen before

    Scenario: The other team knows which creature Rob will sacrifice
      Given a Two-Headed Giant game of Carissa and Dana against Rob and Alex
      And it is Rob's precombat main phase
      And Rob controls Swamp, Rob's Gray Ogre and Rob's Hill Giant
      And Dana controls Dana's Gray Ogre and Dana's Hill Giant
      And Rob holds Innocent Blood
      And Rob has cast Innocent Blood
      When the top of the stack resolves
      And Rob chooses Rob's Gray Ogre
      Then this is legal
      And Dana is asked to choose
      And Dana knows that Rob has chosen Rob's Gray Ogre
      And Alex knows that Rob has chosen Rob's Gray Ogre
      And Rob's Gray Ogre is on the battlefield
      When Dana chooses Dana's Hill Giant
      Then this is legal
      And Rob's Gray Ogre is in Rob's graveyard

  @cr:101.4d @cr:614.12a
  Rule: A new choice for an earlier team is made before those of later teams

    Scenario: Asked for tribute, Alex of the active team decides before Eve's Clone
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | moon |
        | Dana    | moon |
        | Eve     | star |
        | Finn    | star |
      And it is Alex's precombat main phase
      And Alex controls Craw Wurm, Hill Giant and two Swamps
      And Alex holds Exhume
      And Carissa's graveyard holds Snake of the Golden Grove
      And Eve's graveyard holds Clone
      And Alex has cast Exhume
      When the top of the stack resolves
      And Carissa chooses Alex
      Then this is legal
      And nobody is asked to choose
      When Alex agrees
      Then this is legal
      And Eve is asked to choose
      When Eve chooses Hill Giant
      Then this is legal
      And Clone is 3/3
      And Snake of the Golden Grove is 7/7

  @cr:101.4a
  Rule: Also when one member of each of two teams is left, cards are chosen face down

    Scenario: With both teammates gone, Carissa doesn't see what Rob will discard
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | moon |
        | Dana    | moon |
      And it is Rob's precombat main phase
      And Rob controls two Swamps
      And Rob holds Smallpox, Craw Wurm and Grizzly Bears
      And Carissa holds Spellbook and Gray Ogre
      And Alex has conceded
      And Dana has conceded
      And Rob has cast Smallpox
      When the top of the stack resolves
      And Rob chooses Craw Wurm
      Then this is legal
      And Carissa does not know what Rob has chosen
      And Craw Wurm is in Rob's hand
      When Carissa chooses Gray Ogre
      Then this is legal
      And Craw Wurm is in Rob's graveyard
      And Gray Ogre is in Carissa's graveyard

    Scenario: With both teammates gone, Dana doesn't see what Alex will discard
      Given a team game of Rob and Alex against Carissa and Dana
      And it is Alex's precombat main phase
      And Alex controls two Swamps
      And Alex holds Smallpox, Temple Bell and Storm Crow
      And Dana holds Serra Angel and Forest
      And Rob has conceded
      And Carissa has conceded
      And Alex has cast Smallpox
      When the top of the stack resolves
      And Alex chooses Temple Bell
      Then this is legal
      And Dana does not know what Alex has chosen
      And Temple Bell is in Alex's hand
      When Dana chooses Forest
      Then this is legal
      And Temple Bell is in Alex's graveyard
      And Forest is in Dana's graveyard
