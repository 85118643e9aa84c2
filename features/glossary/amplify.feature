@since:2006-10-01 @glossary:amplify
Feature: Amplify
  As a creature with amplify enters, its player may reveal cards in hand that
  share a creature type with it. For each of them it enters with so many +1/+1
  counters. Neither the creature itself counts, nor another one that enters at
  the same time.

  @cr:702.38a
  Rule: As the creature enters, its player reveals as many cards of its types as they like

    @since:2020-06-01
    Scenario: Two Beasts are revealed
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls six Forests
      And Alex holds Glowering Rogon, other Glowering Rogon, Canopy Crawler and Grizzly Bears
      And Alex has cast Glowering Rogon
      When the top of the stack resolves
      Then Alex may choose among other Glowering Rogon and Canopy Crawler
      And Glowering Rogon is not on the battlefield
      When Alex chooses other Glowering Rogon and Canopy Crawler
      Then this is legal
      And Glowering Rogon is on the battlefield
      And Glowering Rogon has 2 +1/+1 counters
      And Glowering Rogon is 6/6
      And the stack is empty
      And other Glowering Rogon is in Alex's hand
      And Canopy Crawler is in Alex's hand

    Scenario Outline: One Beast of two is revealed: <card>
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls six Forests
      And Alex holds Glowering Rogon, other Glowering Rogon, Canopy Crawler and Grizzly Bears
      And Alex has cast Glowering Rogon
      And the top of the stack has resolved
      When Alex chooses <card>
      Then this is legal
      And Glowering Rogon has 1 +1/+1 counter
      And Glowering Rogon is 5/5
      And the stack is empty

      Examples:
        | card                  |
        | other Glowering Rogon |
        | Canopy Crawler        |

    Scenario: Nobody has to reveal anything
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls six Forests
      And Alex holds Glowering Rogon, other Glowering Rogon and Canopy Crawler
      And Alex has cast Glowering Rogon
      And the top of the stack has resolved
      When Alex chooses nothing
      Then this is legal
      And Glowering Rogon is on the battlefield
      And Glowering Rogon has 0 +1/+1 counters
      And Glowering Rogon is 4/4

    Scenario: Without another Beast in hand there is nothing to reveal
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls six Forests
      And Alex holds Glowering Rogon and Grizzly Bears
      And Alex has cast Glowering Rogon
      When the stack resolves
      Then Glowering Rogon is on the battlefield
      And Glowering Rogon has 0 +1/+1 counters
      And Glowering Rogon is 4/4

    Scenario Outline: <what> cannot be revealed
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls six Forests and Terra Ravager
      And Alex's graveyard holds dead Glowering Rogon
      And Alex holds Glowering Rogon, Canopy Crawler, Grizzly Bears and Innocent Blood
      And Carissa holds Carissa's Canopy Crawler
      And Alex has cast Glowering Rogon
      And the top of the stack has resolved
      When Alex chooses <card>
      Then this is illegal
      And nothing has changed
      When Alex chooses Canopy Crawler and <card>
      Then this is illegal
      And nothing has changed
      When Alex chooses Canopy Crawler
      Then this is legal
      And Glowering Rogon is 5/5

      Examples:
        | what                       | card                     |
        | a creature of other types  | Grizzly Bears            |
        | what is no creature        | Innocent Blood           |
        | the creature itself        | Glowering Rogon          |
        | a Beast on the battlefield | Terra Ravager            |
        | a Beast in the graveyard   | dead Glowering Rogon     |
        | a neighbour's Beast        | Carissa's Canopy Crawler |

    Scenario: One card is revealed once
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls six Forests
      And Alex holds Glowering Rogon, other Glowering Rogon and Canopy Crawler
      And Alex has cast Glowering Rogon
      And the top of the stack has resolved
      When Alex chooses Canopy Crawler and Canopy Crawler
      Then this is illegal
      And nothing has changed
      When Alex chooses Canopy Crawler
      Then this is legal
      And Glowering Rogon is 5/5

    Scenario Outline: Cards are revealed as the creature enters: <cards>
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls six Forests
      And Alex holds Glowering Rogon, other Glowering Rogon, Canopy Crawler and Grizzly Bears
      And Alex has cast Glowering Rogon
      And the top of the stack has resolved
      When Alex chooses Grizzly Bears
      Then this is illegal
      And nothing has changed
      When Alex chooses Glowering Rogon
      Then this is illegal
      And nothing has changed
      When Alex chooses <cards>
      Then this is legal
      And Glowering Rogon has <counters> +1/+1 counters
      And Glowering Rogon is <size>
      And the stack is empty

      Examples:
        | cards                                    | counters | size |
        | nothing                                  | 0        | 4/4  |
        | Canopy Crawler                           | 1        | 5/5  |
        | other Glowering Rogon and Canopy Crawler | 2        | 6/6  |

    Scenario: A bird and a soldier are each revealed for a creature that is both
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls five Plains
      And Alex holds Aven Warhawk, Storm Crow, Alaborn Trooper and Grizzly Bears
      And Alex has cast Aven Warhawk
      When the top of the stack resolves
      Then Alex may choose among Storm Crow and Alaborn Trooper
      When Alex chooses Storm Crow and Alaborn Trooper
      Then this is legal
      And Aven Warhawk has 2 +1/+1 counters
      And Aven Warhawk is 4/4

    Scenario: A card that shares both types counts once
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls five Plains
      And Alex holds Aven Warhawk and other Aven Warhawk
      And Alex has cast Aven Warhawk
      And the top of the stack has resolved
      When Alex chooses other Aven Warhawk
      Then this is legal
      And Aven Warhawk has 1 +1/+1 counter
      And Aven Warhawk is 3/3

    Scenario: A teammate's Beast cannot be revealed, although the turn is shared
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls six Forests
      And Rob holds Glowering Rogon and other Glowering Rogon
      And Alex holds Canopy Crawler
      And Rob has cast Glowering Rogon
      When the top of the stack resolves
      Then Rob may choose among other Glowering Rogon
      When Rob chooses Canopy Crawler
      Then this is illegal
      And nothing has changed
      When Rob chooses other Glowering Rogon
      Then this is legal
      And Glowering Rogon is 5/5

    @since:2020-06-01 @cr:707.5
    Scenario: A copy amplifies by cards that share a type with what it copies
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Rob controls Glowering Rogon
      And Alex controls four Islands
      And Alex holds Clone, Canopy Crawler and Grizzly Bears
      And Alex has cast Clone
      And the top of the stack has resolved
      And Alex has chosen Glowering Rogon
      When Alex chooses Canopy Crawler
      Then this is legal
      And Clone is on the battlefield
      And Clone is 5/5

  @cr:702.38a
  Rule: Each card revealed is worth the number that amplify has

    Scenario Outline: Amplify 3 and <cards>
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls seven Mountains
      And Alex holds Kilnmouth Dragon, left Kilnmouth Dragon, right Kilnmouth Dragon and Wardscale Dragon
      And Alex has cast Kilnmouth Dragon
      And the top of the stack has resolved
      When Alex chooses <cards>
      Then this is legal
      And Kilnmouth Dragon has <counters> +1/+1 counters
      And Kilnmouth Dragon is <size>

      Examples:
        | cards                                                              | counters | size  |
        | nothing                                                            | 0        | 5/5   |
        | Wardscale Dragon                                                   | 3        | 8/8   |
        | left Kilnmouth Dragon and right Kilnmouth Dragon                   | 6        | 11/11 |
        | left Kilnmouth Dragon, right Kilnmouth Dragon and Wardscale Dragon | 9        | 14/14 |

  @cr:614.1c @cr:702.38a
  Rule: The counters are there as the creature enters

    Scenario: Nobody can respond before the counters are there
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls four Forests
      And Carissa holds Canopy Crawler and Glowering Rogon
      And Rob controls one Mountain
      And Rob holds Shock
      And Carissa has cast Canopy Crawler
      And the top of the stack has resolved
      When Carissa chooses Glowering Rogon
      Then this is legal
      And Canopy Crawler is 3/3
      And the stack is empty
      And Carissa has priority
      When Rob casts Shock targeting Canopy Crawler
      Then this is legal
      When the stack resolves
      Then Canopy Crawler is on the battlefield
      And Canopy Crawler has 2 damage marked on it

    Scenario: Whose turn it is does not matter, the creature's player reveals
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex holds Alex's Canopy Crawler and Terra Ravager
      And Rob controls Vedalken Orrery and six Forests
      And Rob holds Glowering Rogon, Canopy Crawler and other Glowering Rogon
      And Rob has cast Glowering Rogon
      When the top of the stack resolves
      Then Rob may choose among Canopy Crawler and other Glowering Rogon
      When Rob chooses Canopy Crawler and other Glowering Rogon
      Then this is legal
      And Glowering Rogon is 6/6

  @cr:702.38a
  Rule: A creature that enters at the same time is not revealed

    Scenario: Of two Beasts that enter together neither is revealed for the other
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls seven Forests
      And Alex holds Tooth and Nail, Glowering Rogon and Canopy Crawler
      And Alex has cast Tooth and Nail as follows:
        | modes |
        | put   |
      And the top of the stack has resolved
      When Alex chooses Glowering Rogon and Canopy Crawler
      Then this is legal
      When play goes on to the beginning of combat
      Then Glowering Rogon is 4/4
      And Glowering Rogon has 0 +1/+1 counters
      And Canopy Crawler is 2/2
      And Canopy Crawler has 0 +1/+1 counters

    Scenario: A third Beast, which stays in hand, is revealed for each of the two
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls seven Forests
      And Alex holds Tooth and Nail, Glowering Rogon, Canopy Crawler and other Canopy Crawler
      And Alex has cast Tooth and Nail as follows:
        | modes |
        | put   |
      And the top of the stack has resolved
      When Alex chooses Glowering Rogon and Canopy Crawler
      Then this is legal
      When Alex chooses Canopy Crawler
      Then this is illegal
      And nothing has changed
      When Alex chooses Glowering Rogon
      Then this is illegal
      And nothing has changed
      When Alex chooses other Canopy Crawler
      Then this is legal
      When Alex chooses other Canopy Crawler
      Then this is legal
      And Glowering Rogon is 5/5
      And Canopy Crawler is 3/3
      And other Canopy Crawler is in Alex's hand

    Scenario: A Beast that stays in hand is revealed for the one that enters
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls seven Forests
      And Alex holds Tooth and Nail, Glowering Rogon and Canopy Crawler
      And Alex has cast Tooth and Nail as follows:
        | modes |
        | put   |
      And the top of the stack has resolved
      When Alex chooses Glowering Rogon
      Then this is legal
      When Alex chooses Glowering Rogon
      Then this is illegal
      And nothing has changed
      When Alex chooses Canopy Crawler
      Then this is legal
      And Glowering Rogon is 5/5
      And Canopy Crawler is in Alex's hand
