@since:2020-06-01
Feature: Golden rules: other kinds of games
  Choices are made in order among teams as among single players.

  Rule: The active player chooses first, the others in turn order; then all act at once

    @cr:101.4
    Scenario: A controller of the active player chooses first in a team game
      Given a team game of Rob and Alex against Carissa and Dana
      And Rob controls Mindslaver and four Mountains
      And Rob controls Rob's Gray Ogre and Rob's Hill Giant
      And Alex controls Alex's Gray Ogre, Alex's Hill Giant and Swamp
      And Carissa controls Carissa's Gray Ogre and Carissa's Hill Giant
      And Alex holds Innocent Blood
      And Rob has activated Mindslaver targeting Alex
      And the stack has resolved
      And play has gone on to Alex's precombat main phase
      And Rob has cast Innocent Blood
      When the top of the stack resolves
      Then Rob may choose among Alex's Gray Ogre and Alex's Hill Giant
      When Rob chooses Alex's Gray Ogre
      Then this is legal
      And Carissa may choose among Carissa's Gray Ogre and Carissa's Hill Giant
      When Carissa chooses Carissa's Hill Giant
      Then this is legal
      And Rob may choose among Rob's Gray Ogre and Rob's Hill Giant
      When Rob chooses Rob's Hill Giant
      Then this is legal
      And Alex's Gray Ogre is in Alex's graveyard

    @cr:101.4 @cr:500.7
    Scenario: In an extra turn its player chooses first in a team game
      Given a team game of Rob and Alex against Carissa and Dana
      And Rob controls five Islands
      And Rob holds Time Warp
      And Rob controls Rob's Gray Ogre and Rob's Hill Giant
      And Alex controls Alex's Gray Ogre and Alex's Hill Giant
      And Carissa controls Carissa's Gray Ogre, Carissa's Hill Giant and Swamp
      And Dana controls Dana's Gray Ogre and Dana's Hill Giant
      And Carissa holds Innocent Blood
      And Rob has cast Time Warp targeting Carissa
      And the stack has resolved
      And play has gone on to Carissa's precombat main phase
      And Carissa has cast Innocent Blood
      When the top of the stack resolves
      Then Carissa may choose among Carissa's Gray Ogre and Carissa's Hill Giant
      When Carissa chooses Carissa's Gray Ogre
      Then this is legal
      And Dana may choose among Dana's Gray Ogre and Dana's Hill Giant
      When Dana chooses Dana's Gray Ogre
      Then this is legal
      And Rob may choose among Rob's Gray Ogre and Rob's Hill Giant
      When Rob chooses Rob's Gray Ogre
      Then this is legal
      When Alex chooses Alex's Gray Ogre
      Then this is legal
      And Dana's Gray Ogre is in Dana's graveyard

    @cr:101.4b
    Scenario: Exhume's cards are chosen openly in a team game
      Given a team game of Alex and Carissa against Rob and Dana
      And it is Alex's precombat main phase
      And Rob controls Vedalken Orrery and two Swamps
      And Rob holds Exhume
      And Rob's graveyard holds Gray Ogre and Storm Crow
      And Alex's graveyard holds Grizzly Bears and Hill Giant
      And Carissa's graveyard holds Craw Wurm and Elvish Warrior
      And Rob has cast Exhume
      When the top of the stack resolves
      Then Alex may choose among Grizzly Bears and Hill Giant
      When Alex chooses Hill Giant
      Then this is legal
      And Hill Giant is in Alex's graveyard
      And Carissa may choose among Craw Wurm and Elvish Warrior
      And Carissa knows that Alex has chosen Hill Giant
      When Carissa chooses Craw Wurm
      Then this is legal
      And Craw Wurm is in Carissa's graveyard
      And Rob may choose among Gray Ogre and Storm Crow
      And Rob knows that Alex has chosen Hill Giant
      And Rob knows that Carissa has chosen Craw Wurm
      When Rob chooses Storm Crow
      Then this is legal
      And Hill Giant is on the battlefield
      And Craw Wurm is on the battlefield
      And Storm Crow is on the battlefield
      And Gray Ogre is in Rob's graveyard
      And Grizzly Bears is in Alex's graveyard
      And Elvish Warrior is in Carissa's graveyard

    @cr:101.4b
    Scenario: A creature chosen for sacrifice is known in a two-player game
      Given a two-player game between Rob and Alex
      And Rob controls Swamp, Rob's Gray Ogre and Rob's Hill Giant
      And Alex controls Alex's Gray Ogre and Alex's Hill Giant
      And Rob holds Innocent Blood
      And Rob has cast Innocent Blood
      When the top of the stack resolves
      And Rob chooses Rob's Gray Ogre
      Then this is legal
      And Alex is asked to choose
      And Alex knows that Rob has chosen Rob's Gray Ogre
      And Alex knows that Rob has chosen Rob's Gray Ogre

  @cr:101.4 @cr:803.1b
  Rule: Simultaneous choices start with the active player of the turn they're made in

    Scenario: Choices follow turn order with attack right in a team game
      Given an Alternating Teams game of Alex and Dana against Carissa and Rob with attack right
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

  @cr:101.4a @cr:722.4
  Rule: A card chosen from a hand may stay hidden from others until all have chosen

    Scenario Outline: Both who decide know the card chosen <where>
      Given a <game>
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

      Examples:
        | where             | game                                                           |
        | in a team game    | team game of Rob and Alex against Carissa and Dana             |
        | with shared turns | Two-Headed Giant game of Rob and Carissa against Alex and Dana |

  @cr:101.4c
  Rule: A player makes their choices in the printed order, or in any order if there's none

    Scenario Outline: Cataclysm's order lets no creature come first <where>
      Given a <game>
      And it is Alex's precombat main phase
      And Alex controls Spellbook, Fountain of Youth, Gray Ogre, Storm Crow and four Plains
      And Rob controls Craw Wurm and Hill Giant
      And Alex holds Cataclysm
      And Alex has cast Cataclysm
      When the top of the stack resolves
      Then Alex is asked to choose
      When Alex chooses Storm Crow
      Then this is illegal
      And nothing has changed

      Examples:
        | where             | game                                                           |
        | in free-for-all   | free-for-all between Alex, Rob and Carissa                     |
        | in a team game    | team game of Alex and Rob against Carissa and Dana             |
        | with shared turns | Two-Headed Giant game of Alex and Rob against Carissa and Dana |

    Scenario Outline: Cataclysm's order lets no land come first <where>
      Given a <game>
      And it is Alex's precombat main phase
      And Alex controls Exploration, Gravity Sphere and four Plains
      And Rob controls Craw Wurm and Hill Giant
      And Alex holds Cataclysm
      And Alex has cast Cataclysm
      When the top of the stack resolves
      Then Alex is asked to choose
      When Alex chooses second Plains
      Then this is illegal
      And nothing has changed

      Examples:
        | where           | game                                               |
        | in free-for-all | free-for-all between Alex, Rob and Carissa         |
        | in a team game  | team game of Alex and Rob against Carissa and Dana |

    @cr:101.4d
    Scenario: A player orders the choices for Clone and tribute in a team game
      Given a team game of Rob and Alex against Carissa and Dana
      And it is Rob's precombat main phase
      And Rob controls Craw Wurm and two Swamps
      And Rob holds Exhume
      And Rob's graveyard holds Grizzly Bears
      And Alex's graveyard holds Snake of the Golden Grove
      And Carissa's graveyard holds Clone
      And Rob has cast Exhume
      And Alex has chosen Carissa
      When Carissa chooses Craw Wurm
      Then this is legal
      And Clone is in Carissa's graveyard
      And Snake of the Golden Grove is in Alex's graveyard
      When Carissa agrees
      Then this is legal
      And Clone is 6/4
      And Snake of the Golden Grove is 7/7
      And Grizzly Bears is on the battlefield

  @cr:101.4d @cr:614.12a
  Rule: A new choice for an earlier player restarts APNAP order for the open choices

    Scenario: APNAP order begins anew without choices made in a team game
      Given a team game of Rob and Alex against Carissa and Dana
      And it is Alex's precombat main phase
      And Alex controls Craw Wurm, Hill Giant and two Swamps
      And Alex holds Exhume
      And Alex's graveyard holds Alex's Clone
      And Carissa's graveyard holds Snake of the Golden Grove
      And Rob's graveyard holds Rob's Clone
      And Alex has cast Exhume
      When the top of the stack resolves
      Then Alex is asked to choose
      When Alex chooses Craw Wurm
      Then this is legal
      When Carissa chooses Alex
      Then this is legal
      And nobody is asked to choose
      When Alex declines
      Then this is legal
      And Rob is asked to choose
      When Rob chooses Hill Giant
      Then this is legal
      And Alex's Clone is 6/4
      And Rob's Clone is 3/3
      And Snake of the Golden Grove is 4/4

  @since:2024-06-07 @cr:101.4e @cr:103.6
  Rule: The starting player acts first on opening-hand cards, the others in turn order

    Scenario: Leylines are put down in turn order in a team game
      Given a team game of Rob and Alex against Carissa and Dana
      And Rob holds Rob's Leyline of Sanctity and six Islands
      And Alex holds Alex's Leyline of Sanctity and six Forests
      And Carissa holds Leyline of Vitality and six Swamps
      And the game has not begun, and Alex plays first
      And Alex has kept the hand
      And Carissa has kept the hand
      When Rob keeps the hand
      Then this is legal
      And Alex is asked to choose
      When Carissa interrupts and chooses Leyline of Vitality
      Then this is illegal
      And nothing has changed
      When Alex chooses Alex's Leyline of Sanctity
      Then this is legal
      And Alex's Leyline of Sanctity is on the battlefield
      And Carissa is asked to choose
      When Carissa chooses nothing
      Then this is legal
      And Leyline of Vitality is in Carissa's hand
      And Rob is asked to choose
      When Rob chooses Rob's Leyline of Sanctity
      Then this is legal
      And Rob controls Rob's Leyline of Sanctity
      And Rob has six cards in hand
      And Carissa has seven cards in hand
      And it is Alex's turn
