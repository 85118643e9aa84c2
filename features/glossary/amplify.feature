@since:2006-10-01 @glossary:amplify
Feature: Amplify
  As a creature with amplify enters, its player may reveal cards in hand that
  share a creature type with it. For each of them it enters with so many +1/+1
  counters. Neither the creature itself counts, nor another one that enters at
  the same time.

  @cr:702.38a
  Rule: As a creature with amplify enters, its controller may reveal cards that share a type

    @since:2020-06-01
    Scenario: Amplify counts two revealed Beasts
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

    Scenario Outline: Amplify allows revealing <card> and no second Beast
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

    Scenario: A player may reveal no cards for amplify
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

    Scenario: Glowering Rogon gets no amplify counters without another Beast in hand
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls six Forests
      And Alex holds Glowering Rogon and Grizzly Bears
      And Alex has cast Glowering Rogon
      When the stack resolves
      Then Glowering Rogon is on the battlefield
      And Glowering Rogon has 0 +1/+1 counters
      And Glowering Rogon is 4/4

    Scenario Outline: For amplify, a player can't reveal <what>
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
        | a noncreature card         | Innocent Blood           |
        | the creature itself        | Glowering Rogon          |
        | a Beast on the battlefield | Terra Ravager            |
        | a Beast in the graveyard   | dead Glowering Rogon     |
        | an opponent's Beast        | Carissa's Canopy Crawler |

    Scenario: Amplify counts each revealed card only once
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

    Scenario Outline: Amplify 1's counters give Glowering Rogon +<counters>/+<counters>, making it <size>
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

    Scenario: Aven Warhawk's amplify counts both a Bird and a Soldier
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

    Scenario: A card that shares two creature types counts once for amplify
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

    Scenario: A teammate's card can't be revealed for amplify in Two-Headed Giant
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
    Scenario: A Clone of a creature with amplify reveals cards that share its types
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
  Rule: Each revealed card gives as many counters as the amplify number

    Scenario Outline: Amplify 3 makes Kilnmouth Dragon <size> with <counters> counters
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
  Rule: Amplify's counters are on the creature as it enters

    Scenario: No player can respond before amplify's counters are on the creature
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

    Scenario: A creature's controller may reveal for amplify on an opponent's turn
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
  Rule: Amplify can't count creatures that enter at the same time

    Scenario: Two Beasts that enter together don't count for each other's amplify
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

    Scenario: One Beast in hand counts for both amplify creatures entering together
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

    Scenario: A Beast that stays in hand counts for amplify of the one that enters
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
