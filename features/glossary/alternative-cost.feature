@since:2006-10-01 @glossary:alternative-cost
Feature: Alternative cost
  Some cards let a player pay something else instead of a spell's mana cost.
  Only one such offer can be taken for a spell. The mana cost of the spell
  remains what it is, and whatever makes the spell dearer or cheaper applies
  to what is paid instead.

  @cr:118.9
  Rule: An alternative cost may be paid instead of the mana cost

    Scenario: Force of Will is cast for 1 life and a blue card
      Given a two-player game between Rob and Alex
      And Rob controls two Forests
      And Rob holds Grizzly Bears
      And Alex holds Force of Will and Storm Crow
      And Rob has cast Grizzly Bears
      When Alex casts Force of Will as follows:
        | targets       | alternative cost | uses up    |
        | Grizzly Bears | Force of Will    | Storm Crow |
      Then this is legal
      And Force of Will is on the stack
      And Storm Crow is in exile
      And Alex has 19 life
      When the top of the stack resolves
      Then Grizzly Bears is in Rob's graveyard
      And Force of Will is in Alex's graveyard

    Scenario: Force of Will may still be cast for its mana cost
      Given a two-player game between Rob and Alex
      And Rob controls two Forests
      And Rob holds Grizzly Bears
      And Alex controls five Islands
      And Alex holds Force of Will and Storm Crow
      And Rob has cast Grizzly Bears
      When Alex casts Force of Will as follows:
        | targets       | pays with                                                                 |
        | Grizzly Bears | first Island, second Island, third Island, fourth Island and fifth Island |
      Then this is legal
      And Storm Crow is in Alex's hand
      And Alex has 20 life
      When the top of the stack resolves
      Then Grizzly Bears is in Rob's graveyard

    Scenario: Force of Will can't be cast without its mana cost or alternative cost
      Given a two-player game between Rob and Alex
      And Rob controls two Forests
      And Rob holds Grizzly Bears
      And Alex controls four Islands
      And Alex holds Force of Will and Storm Crow
      And Rob has cast Grizzly Bears
      When Alex casts Force of Will as follows:
        | targets       | pays with                                                   |
        | Grizzly Bears | first Island, second Island, third Island and fourth Island |
      Then this is illegal
      And nothing has changed
      When Alex casts Force of Will as follows:
        | targets       | alternative cost | uses up    |
        | Grizzly Bears | Force of Will    | Storm Crow |
      Then this is legal
      And Storm Crow is in exile

    Scenario Outline: Force of Will can exile only a blue card in hand, not <card>
      Given a two-player game between Rob and Alex
      And Rob controls two Forests
      And Rob holds Grizzly Bears
      And Alex controls Wind Drake
      And Alex's graveyard holds Air Elemental
      And Alex holds Force of Will, Gray Ogre and Storm Crow
      And Rob has cast Grizzly Bears
      When Alex casts Force of Will as follows:
        | targets       | alternative cost | uses up |
        | Grizzly Bears | Force of Will    | <card>  |
      Then this is illegal
      And nothing has changed
      When Alex casts Force of Will as follows:
        | targets       | alternative cost | uses up    |
        | Grizzly Bears | Force of Will    | Storm Crow |
      Then this is legal
      And Storm Crow is in exile

      Examples:
        | card          |
        | Gray Ogre     |
        | Force of Will |
        | Wind Drake    |
        | Air Elemental |

    Scenario: Omniscience lets its controller cast spells for free
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Omniscience
      And Alex holds Craw Wurm
      When Alex casts Craw Wurm as follows:
        | alternative cost |
        | Omniscience      |
      Then this is legal
      When the stack resolves
      Then Craw Wurm is on the battlefield

    Scenario: Omniscience doesn't let an opponent cast spells for free
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Rob controls Omniscience
      And Alex controls two Forests
      And Alex holds Grizzly Bears
      When Alex casts Grizzly Bears as follows:
        | alternative cost |
        | Omniscience      |
      Then this is illegal
      And nothing has changed
      When Alex casts Grizzly Bears
      Then this is legal
      And first Forest is tapped
      And second Forest is tapped

    Scenario: Omniscience doesn't change when spells can be cast
      Given a two-player game between Rob and Alex
      And it is Rob's precombat main phase
      And Alex controls Omniscience
      And Alex holds Craw Wurm and Shock
      When Alex casts Craw Wurm as follows:
        | alternative cost |
        | Omniscience      |
      Then this is illegal
      And nothing has changed
      When Alex casts Shock as follows:
        | targets | alternative cost |
        | Rob     | Omniscience      |
      Then this is legal
      When the stack resolves
      Then Rob has 18 life

    @since:2020-06-01 @cr:702.37c
    Scenario: Morph lets a creature be cast face down for three mana
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls three Mountains
      And Alex holds Brine Elemental
      And Rob controls two Islands
      And Rob holds Disdainful Stroke
      When Alex casts Brine Elemental as follows:
        | alternative cost | pays with                          |
        | Brine Elemental  | first Mountain and second Mountain |
      Then this is illegal
      And nothing has changed
      When Alex casts Brine Elemental as follows:
        | alternative cost | pays with                                          |
        | Brine Elemental  | first Mountain, second Mountain and third Mountain |
      Then this is legal
      When Rob casts Disdainful Stroke targeting Brine Elemental
      Then this is illegal
      And nothing has changed
      When the stack resolves
      Then Brine Elemental is on the battlefield
      And Brine Elemental is 2/2

    @since:2020-06-01 @cr:119.4
    Scenario: A player who pays their last life for Force of Will loses the game
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls two Forests
      And Rob holds Grizzly Bears
      And Alex has 1 life
      And Alex holds Force of Will and Storm Crow
      And Rob has cast Grizzly Bears
      When Alex casts Force of Will as follows:
        | targets       | alternative cost | uses up    |
        | Grizzly Bears | Force of Will    | Storm Crow |
      Then this is legal
      And Alex has left the game
      And Force of Will has left the game
      And Grizzly Bears is on the stack

    @since:2020-06-01 @cr:119.4
    Scenario: With Platinum Angel, a player at 0 life still can't pay life
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls two Forests
      And Rob holds Grizzly Bears
      And Alex has 1 life
      And Alex controls Platinum Angel
      And Alex holds first Force of Will, second Force of Will, Storm Crow and Coral Merfolk
      And Rob has cast Grizzly Bears
      When Alex casts first Force of Will as follows:
        | targets       | alternative cost     | uses up    |
        | Grizzly Bears | first Force of Will  | Storm Crow |
      Then this is legal
      And Alex has 0 life
      When Alex casts second Force of Will as follows:
        | targets             | alternative cost     | uses up       |
        | first Force of Will | second Force of Will | Coral Merfolk |
      Then this is illegal
      And nothing has changed

    @since:2020-06-01 @cr:702.37e
    Scenario: Only its controller, not a teammate, can turn a creature face up
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And these permanents are on the battlefield:
        | permanent       | controller | face down |
        | Brine Elemental | Rob        | yes       |
      And Rob controls seven Islands
      And Alex controls seven Islands
      When Alex turns Brine Elemental face up
      Then this is illegal
      And nothing has changed
      When Rob turns Brine Elemental face up
      Then this is legal
      And Brine Elemental is 5/4

    Scenario: Omniscience doesn't let a teammate cast spells for free
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Alex controls Omniscience
      And Alex holds Hill Giant
      And Rob holds Craw Wurm
      When Rob casts Craw Wurm as follows:
        | alternative cost | pays with |
        | Omniscience      | nothing   |
      Then this is illegal
      And nothing has changed
      When Alex casts Hill Giant as follows:
        | alternative cost | pays with |
        | Omniscience      | nothing   |
      Then this is legal
      And Hill Giant is on the stack

  @cr:118.9a @cr:601.2b
  Rule: A spell can't have two alternative costs at once

    Scenario: Under Omniscience, Force of Will may be cast for free
      Given a two-player game between Rob and Alex
      And Rob controls two Forests
      And Rob holds Grizzly Bears
      And Alex controls Omniscience
      And Alex holds Force of Will and Storm Crow
      And Rob has cast Grizzly Bears
      When Alex casts Force of Will as follows:
        | targets       | alternative cost |
        | Grizzly Bears | Omniscience      |
      Then this is legal
      And Storm Crow is in Alex's hand
      And Alex has 20 life
      When the top of the stack resolves
      Then Grizzly Bears is in Rob's graveyard

    Scenario: Under Omniscience, Force of Will may use its own alternative cost
      Given a two-player game between Rob and Alex
      And Rob controls two Forests
      And Rob holds Grizzly Bears
      And Alex controls Omniscience
      And Alex holds Force of Will and Storm Crow
      And Rob has cast Grizzly Bears
      When Alex casts Force of Will as follows:
        | targets       | alternative cost | uses up    |
        | Grizzly Bears | Force of Will    | Storm Crow |
      Then this is legal
      And Storm Crow is in exile
      And Alex has 19 life

    Scenario: Omniscience and Force of Will's alternative cost can't both be used
      Given a two-player game between Rob and Alex
      And Rob controls two Forests
      And Rob holds Grizzly Bears
      And Alex controls Omniscience
      And Alex holds Force of Will and Storm Crow
      And Rob has cast Grizzly Bears
      When Alex casts Force of Will as follows:
        | targets       | alternative cost | uses up    |
        | Grizzly Bears | Omniscience      | Storm Crow |
      Then this is illegal
      And nothing has changed
      When Alex casts Force of Will as follows:
        | targets       | alternative cost |
        | Grizzly Bears | Omniscience      |
      Then this is legal
      And Storm Crow is in Alex's hand
      And Alex has 20 life

  @cr:118.9c @cr:202.3
  Rule: A spell keeps its mana cost and mana value under an alternative cost

    Scenario: Force of Will cast for its alternative cost has mana value five
      Given a two-player game between Rob and Alex
      And Rob controls two Forests and two Islands
      And Rob holds Grizzly Bears and Disdainful Stroke
      And Alex holds Force of Will and Storm Crow
      And Rob has cast Grizzly Bears
      When Alex casts Force of Will as follows:
        | targets       | alternative cost | uses up    |
        | Grizzly Bears | Force of Will    | Storm Crow |
      Then this is legal
      When Rob casts Disdainful Stroke targeting Force of Will
      Then this is legal
      When the stack resolves
      Then Force of Will is in Alex's graveyard
      And Storm Crow is in exile
      And Grizzly Bears is on the battlefield

    Scenario Outline: Disdainful Stroke <may> target a <spell> cast for free
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Omniscience
      And Alex holds <spell>
      And Rob controls two Islands
      And Rob holds Disdainful Stroke
      When Alex casts <spell> as follows:
        | alternative cost |
        | Omniscience      |
      Then this is legal
      When Rob casts Disdainful Stroke targeting <spell>
      Then this is <verdict>
      And <aftermath>

      Examples:
        | spell     | may   | verdict | aftermath                         |
        | Craw Wurm | may   | legal   | Disdainful Stroke is on the stack |
        | Gray Ogre | can't | illegal | nothing has changed               |

  @cr:118.9d @cr:601.2f
  Rule: Cost increases and reductions apply to the alternative cost too

    Scenario: Sphere of Resistance adds one mana to Force of Will's alternative cost
      Given a two-player game between Rob and Alex
      And Rob controls Sphere of Resistance and three Forests
      And Rob holds Grizzly Bears
      And Alex controls Plains
      And Alex holds Force of Will and Storm Crow
      And Rob has cast Grizzly Bears
      When Alex casts Force of Will as follows:
        | targets       | alternative cost | uses up    | pays with |
        | Grizzly Bears | Force of Will    | Storm Crow | nothing   |
      Then this is illegal
      And nothing has changed
      When Alex casts Force of Will as follows:
        | targets       | alternative cost | uses up    | pays with |
        | Grizzly Bears | Force of Will    | Storm Crow | Plains    |
      Then this is legal
      And Plains is tapped
      And Alex has 19 life
      And Storm Crow is in exile

    Scenario: Sphere of Resistance adds one mana to a spell cast with Omniscience
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Rob controls Sphere of Resistance
      And Alex controls Omniscience and Forest
      And Alex holds Craw Wurm
      When Alex casts Craw Wurm as follows:
        | alternative cost | pays with |
        | Omniscience      | nothing   |
      Then this is illegal
      And nothing has changed
      When Alex casts Craw Wurm as follows:
        | alternative cost | pays with |
        | Omniscience      | Forest    |
      Then this is legal
      And Forest is tapped

    Scenario: Under Omniscience, affinity reduces Sphere of Resistance's added cost
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Rob controls Sphere of Resistance
      And Alex controls Omniscience and Ornithopter
      And Alex holds Frogmite
      When Alex casts Frogmite as follows:
        | alternative cost |
        | Omniscience      |
      Then this is legal
      And Frogmite is on the stack

    Scenario: Under Omniscience and Sphere of Resistance, Frogmite costs one mana
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Rob controls Sphere of Resistance
      And Alex controls Omniscience and Forest
      And Alex holds Frogmite
      When Alex casts Frogmite as follows:
        | alternative cost | pays with |
        | Omniscience      | nothing   |
      Then this is illegal
      And nothing has changed
      When Alex casts Frogmite as follows:
        | alternative cost | pays with |
        | Omniscience      | Forest    |
      Then this is legal
      And Forest is tapped

    Scenario: With Omniscience, affinity for one artifact offsets one of two Spheres
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Rob controls left Sphere of Resistance and right Sphere of Resistance
      And Alex controls Omniscience, Ornithopter and Forest
      And Alex holds Frogmite
      When Alex casts Frogmite as follows:
        | alternative cost | pays with |
        | Omniscience      | nothing   |
      Then this is illegal
      And nothing has changed
      When Alex casts Frogmite as follows:
        | alternative cost | pays with |
        | Omniscience      | Forest    |
      Then this is legal
      And Forest is tapped

    @since:2020-06-01 @cr:118.8
    Scenario: An additional cost must be paid even if a spell is cast for free
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Omniscience and Grizzly Bears
      And Alex holds left Altar's Reap and right Altar's Reap
      When Alex casts left Altar's Reap as follows:
        | alternative cost | uses up       |
        | Omniscience      | Grizzly Bears |
      Then this is legal
      And Grizzly Bears is in Alex's graveyard
      And left Altar's Reap is on the stack
      When Alex casts right Altar's Reap as follows:
        | alternative cost |
        | Omniscience      |
      Then this is illegal
      And nothing has changed
      When the stack resolves
      Then Alex has 3 cards in hand

    @since:2020-06-01 @cr:702.37c
    Scenario: Under Sphere of Resistance, a face-down creature spell costs four mana
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Rob controls Sphere of Resistance
      And Alex controls four Mountains
      And Alex holds Brine Elemental
      When Alex casts Brine Elemental as follows:
        | alternative cost | pays with                                          |
        | Brine Elemental  | first Mountain, second Mountain and third Mountain |
      Then this is illegal
      And nothing has changed
      When Alex casts Brine Elemental as follows:
        | alternative cost | pays with                                                           |
        | Brine Elemental  | first Mountain, second Mountain, third Mountain and fourth Mountain |
      Then this is legal
      And Brine Elemental is on the stack
