@since:2006-10-01 @glossary:additional-cost
Feature: Additional cost
  Some spells cost more than their mana. What they cost besides is paid
  together with the mana, while the spell is cast, and not when it resolves.

  @cr:118.8 @cr:601.2h
  Rule: An additional cost is paid as the spell is cast, together with the mana cost

    Scenario: A creature sacrificed for Altar's Reap can't be targeted in response
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears and two Swamps
      And Alex holds Altar's Reap
      And Rob controls one Mountain
      And Rob holds Lightning Bolt
      When Alex casts Altar's Reap sacrificing Grizzly Bears
      Then this is legal
      And Altar's Reap is on the stack
      And Grizzly Bears is in Alex's graveyard
      And first Swamp is tapped
      And second Swamp is tapped
      And Alex has 0 cards in hand
      When Rob casts Lightning Bolt targeting Grizzly Bears
      Then this is illegal
      And nothing has changed
      When the stack resolves
      Then Alex has 2 cards in hand
      And Altar's Reap is in Alex's graveyard

    Scenario: An additional cost isn't returned if the spell is countered
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears and two Swamps
      And Alex holds Altar's Reap
      And Rob controls two Islands
      And Rob holds Counterspell
      When Alex casts Altar's Reap sacrificing Grizzly Bears
      Then this is legal
      When Rob casts Counterspell targeting Altar's Reap
      Then this is legal
      When the stack resolves
      Then Altar's Reap is in Alex's graveyard
      And Grizzly Bears is in Alex's graveyard
      And Alex has 0 cards in hand

    Scenario: Rob chooses a creature to sacrifice while casting Altar's Reap
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Grizzly Bears, Hill Giant and two Swamps
      And Alex controls Gray Ogre
      And Rob holds Altar's Reap
      When Rob casts Altar's Reap
      Then this is legal
      And Rob may choose among Grizzly Bears and Hill Giant
      And Alex is in the game
      When Rob chooses Grizzly Bears and Hill Giant
      Then this is illegal
      And nothing has changed
      When Rob chooses Hill Giant
      Then this is legal
      And Hill Giant is in Rob's graveyard
      And Grizzly Bears is on the battlefield
      And Altar's Reap is on the stack

    Scenario: A player chooses which creature to sacrifice for Altar's Reap
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent     | controller | tapped | summoning sick |
        | Grizzly Bears | Rob        | yes    | yes            |
        | Hill Giant    | Rob        |        |                |
        | first Swamp   | Rob        |        |                |
        | second Swamp  | Rob        |        |                |
      And Rob holds Altar's Reap
      When Rob casts Altar's Reap sacrificing Grizzly Bears
      Then this is legal
      And Grizzly Bears is in Rob's graveyard
      And Hill Giant is on the battlefield

    @since:2020-06-01 @cr:701.21a
    Scenario: An indestructible creature can be sacrificed as an additional cost
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Darksteel Myr and two Swamps
      And Alex holds Altar's Reap
      When Alex casts Altar's Reap sacrificing Darksteel Myr
      Then this is legal
      And Darksteel Myr is in Alex's graveyard

    Scenario: A token can be sacrificed as an additional cost
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's end step
      And Alex controls Verdant Force and two Swamps
      And Alex holds Altar's Reap
      And play has gone on to Alex's upkeep
      When the top of the stack resolves
      Then the new Saproling Token is called Sprout
      When Alex casts Altar's Reap sacrificing Sprout
      Then this is legal
      And Sprout has left the game
      And Verdant Force is on the battlefield
      When the stack resolves
      Then Alex has 2 cards in hand

  @cr:118.3 @cr:601.2h
  Rule: A player who can't pay all of the costs can't cast the spell

    Scenario: Altar's Reap can't be cast without a creature to sacrifice
      Given a two-player game between Rob and Alex
      And Rob controls Ornithopter
      And it is Alex's precombat main phase
      And Alex controls Fountain of Youth and two Swamps
      And Alex holds Altar's Reap and Memnite
      When Alex casts Altar's Reap
      Then this is illegal
      And nothing has changed
      When Alex casts Altar's Reap sacrificing Fountain of Youth
      Then this is illegal
      And nothing has changed
      When Alex casts Altar's Reap sacrificing Ornithopter
      Then this is illegal
      And nothing has changed
      When Alex casts Memnite
      Then this is legal
      When the stack resolves
      When Alex casts Altar's Reap sacrificing Memnite
      Then this is legal
      And Memnite is in Alex's graveyard

    Scenario: Altar's Reap can't be cast with a creature but too little mana
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears and one Swamp
      And Alex holds Altar's Reap and Swamp
      When Alex casts Altar's Reap sacrificing Grizzly Bears
      Then this is illegal
      And nothing has changed
      When Alex plays Swamp
      Then this is legal
      When Alex casts Altar's Reap sacrificing Grizzly Bears
      Then this is legal
      And Grizzly Bears is in Alex's graveyard

    Scenario: Altar's Reap is cast by sacrificing exactly one creature
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears, Hill Giant and two Swamps
      And Alex holds Altar's Reap
      When Alex casts Altar's Reap sacrificing Grizzly Bears and Hill Giant
      Then this is illegal
      And nothing has changed
      When Alex casts Altar's Reap sacrificing Hill Giant
      Then this is legal
      And Grizzly Bears is on the battlefield
      And Hill Giant is in Alex's graveyard

    @since:2020-06-01 @cr:118.10
    Scenario: One creature's sacrifice can't pay the additional costs of two spells
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears and four Swamps
      And Alex holds left Altar's Reap and right Altar's Reap
      When Alex casts left Altar's Reap sacrificing Grizzly Bears
      Then this is legal
      When Alex casts right Altar's Reap sacrificing Grizzly Bears
      Then this is illegal
      And nothing has changed
      When the stack resolves
      Then Alex has 3 cards in hand

    Scenario: A teammate's creature can't be sacrificed as an additional cost
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls two Swamps
      And Rob holds Altar's Reap
      And Rob controls Memnite
      And Alex controls Grizzly Bears
      When Rob casts Altar's Reap sacrificing Grizzly Bears
      Then this is illegal
      And nothing has changed
      When Rob casts Altar's Reap sacrificing Memnite
      Then this is legal
      And Memnite is in Rob's graveyard
      And Grizzly Bears is on the battlefield

  @cr:118.8 @cr:601.2f
  Rule: Sphere of Resistance adds to the cost of every player's spells

    Scenario Outline: Carissa's Sphere of Resistance makes <caster>'s spell cost one more
      Given a free-for-all between Rob, Alex and Carissa
      And it is <caster>'s precombat main phase
      And Carissa controls Sphere of Resistance
      And <caster> controls Forest, Mountain and Plains
      And <caster> holds Grizzly Bears
      When <caster> casts Grizzly Bears as follows:
        | pays with           |
        | Forest and Mountain |
      Then this is illegal
      And nothing has changed
      When <caster> casts Grizzly Bears as follows:
        | pays with                   |
        | Forest, Mountain and Plains |
      Then this is legal
      And Grizzly Bears is on the stack

      Examples:
        | caster  |
        | Rob     |
        | Carissa |

    Scenario: Two Spheres of Resistance make a spell cost two more mana
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Rob controls left Sphere of Resistance and right Sphere of Resistance
      And Alex controls three Swamps and Grizzly Bears
      And Alex holds Altar's Reap and Swamp
      When Alex casts Altar's Reap sacrificing Grizzly Bears
      Then this is illegal
      And nothing has changed
      When Alex plays Swamp
      Then this is legal
      When Alex casts Altar's Reap sacrificing Grizzly Bears
      Then this is legal
      And Grizzly Bears is in Alex's graveyard

    Scenario: Sphere of Resistance's extra mana and a sacrifice must both be paid
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Rob controls Sphere of Resistance
      And Alex controls three Swamps and Grizzly Bears
      And Alex holds Altar's Reap
      When Alex casts Altar's Reap sacrificing Grizzly Bears
      Then this is legal
      And Grizzly Bears is in Alex's graveyard
      And first Swamp is tapped
      And second Swamp is tapped
      And third Swamp is tapped

  @cr:118.8a @cr:118.8b
  Rule: Some additional costs are optional

    @since:2020-06-01
    Scenario: With entwine paid, both modes of Tooth and Nail happen
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls nine Forests
      And Alex's library holds, from the top, Grizzly Bears and Craw Wurm
      And Alex holds Tooth and Nail
      When Alex casts Tooth and Nail as follows:
        | modes          |
        | search and put |
      Then this is legal
      And ninth Forest is tapped
      When the top of the stack resolves
      When Alex chooses Grizzly Bears and Craw Wurm
      Then this is legal
      When Alex chooses Craw Wurm
      Then this is legal
      And Craw Wurm is on the battlefield
      And Grizzly Bears is in Alex's hand

    @since:2020-06-01
    Scenario: Without mana for entwine, only one Tooth and Nail mode can be chosen
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls eight Forests
      And Alex's library holds, from the top, Grizzly Bears and Craw Wurm
      And Alex holds Tooth and Nail
      When Alex casts Tooth and Nail as follows:
        | modes          |
        | search and put |
      Then this is illegal
      And nothing has changed
      When Alex casts Tooth and Nail as follows:
        | modes  |
        | search |
      Then this is legal
      When the top of the stack resolves
      When Alex chooses Grizzly Bears and Craw Wurm
      Then this is legal
      And Grizzly Bears is in Alex's hand
      And Craw Wurm is in Alex's hand

    @since:2020-06-01 @cr:118.9d
    Scenario: With Omniscience, Tooth and Nail's entwine cost must still be paid
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Omniscience and one Forest
      And Alex holds Tooth and Nail and Swamp
      When Alex casts Tooth and Nail as follows:
        | modes          | alternative cost |
        | search and put | Omniscience      |
      Then this is illegal
      And nothing has changed
      When Alex plays Swamp
      Then this is legal
      When Alex casts Tooth and Nail as follows:
        | modes          | alternative cost |
        | search and put | Omniscience      |
      Then this is legal
      And first Forest is tapped
      And Swamp is tapped
