@since:2006-10-01 @glossary:affinity
Feature: Affinity
  A spell with affinity for artifacts costs one generic mana less for each
  artifact that its player controls while casting it. Colored mana is still
  paid, the cost never falls below nothing, and the mana value stays.

  @cr:702.41a
  Rule: The spell costs one generic mana less for each artifact that its player controls

    Scenario: Without artifacts the whole mana cost is paid
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls four Forests
      And Alex holds Frogmite
      When Alex casts Frogmite as follows:
        | pays with                                    |
        | first Forest, second Forest and third Forest |
      Then this is illegal
      And nothing has changed
      When Alex casts Frogmite as follows:
        | pays with                                                   |
        | first Forest, second Forest, third Forest and fourth Forest |
      Then this is legal
      And Frogmite is on the stack

    Scenario: With three artifacts Frogmite costs one mana
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Ornithopter, Memnite, Fountain of Youth and Forest
      And Alex holds Frogmite
      When Alex casts Frogmite as follows:
        | pays with |
        | nothing   |
      Then this is illegal
      And nothing has changed
      When Alex casts Frogmite as follows:
        | pays with |
        | Forest    |
      Then this is legal
      And Forest is tapped
      When the stack resolves
      Then Frogmite is on the battlefield

    Scenario: With four artifacts Frogmite costs nothing
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Ornithopter, Memnite, Fountain of Youth, Temple Bell and Forest
      And Alex holds Frogmite
      When Alex casts Frogmite
      Then this is legal
      And Frogmite is on the stack
      And Forest is untapped
      When the stack resolves
      Then Frogmite is on the battlefield

    Scenario Outline: Myr Enforcer with <artifacts> artifacts costs one mana more than <lands> Forests make
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls <artifacts> Ornithopters
      And Alex controls <lands> Forests
      And Alex holds Myr Enforcer and Swamp
      When Alex casts Myr Enforcer
      Then this is illegal
      And nothing has changed
      When Alex plays Swamp
      Then this is legal
      When Alex casts Myr Enforcer
      Then this is legal
      And Myr Enforcer is on the stack
      And Swamp is tapped

      Examples:
        | artifacts | lands |
        | no        | six   |
        | three     | three |
        | four      | two   |
        | six       | no    |

    Scenario Outline: With <artifacts> artifacts Myr Enforcer costs nothing
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls <artifacts> Ornithopters
      And Alex holds Myr Enforcer
      When Alex casts Myr Enforcer
      Then this is legal
      And Myr Enforcer is on the stack
      When the stack resolves
      Then Myr Enforcer is on the battlefield
      And Myr Enforcer is 4/4

      Examples:
        | artifacts |
        | seven     |
        | eight     |

    Scenario: Only artifacts count, and only one's own
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Ornithopter, Grizzly Bears, Exploration and two Forests
      And Rob controls Memnite and Fountain of Youth
      And Carissa controls Temple Bell
      And Alex's graveyard holds Juggernaut
      And Alex holds Frogmite, Spellbook and Swamp
      When Alex casts Frogmite
      Then this is illegal
      And nothing has changed
      When Alex plays Swamp
      Then this is legal
      When Alex casts Frogmite
      Then this is legal
      And Frogmite is on the stack

    Scenario: Tapped artifacts count, and those that came this turn
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent         | controller | tapped | summoning sick |
        | Memnite           | Alex       | yes    |                |
        | Ornithopter       | Alex       |        | yes            |
        | Fountain of Youth | Alex       | yes    |                |
        | Temple Bell       | Alex       | yes    | yes            |
      And Alex holds Frogmite
      When Alex casts Frogmite
      Then this is legal
      And Frogmite is on the stack

    Scenario: A borrowed artifact counts for the borrower
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent         | controller | owner |
        | Memnite           | Alex       | Rob   |
        | Ornithopter       | Rob        | Alex  |
        | Fountain of Youth | Alex       | Alex  |
        | Temple Bell       | Alex       | Alex  |
        | Forest            | Alex       | Alex  |
      And Alex holds Frogmite
      When Alex casts Frogmite as follows:
        | pays with |
        | nothing   |
      Then this is illegal
      And nothing has changed
      When Alex casts Frogmite as follows:
        | pays with |
        | Forest    |
      Then this is legal
      And Frogmite is on the stack

    Scenario: A spell does not count itself, and counts others of its name
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Memnite, Ornithopter and Fountain of Youth
      And Alex controls Forest
      And Alex holds left Frogmite and right Frogmite
      When Alex casts left Frogmite as follows:
        | pays with |
        | nothing   |
      Then this is illegal
      And nothing has changed
      When Alex casts left Frogmite as follows:
        | pays with |
        | Forest    |
      Then this is legal
      When the stack resolves
      Then left Frogmite is on the battlefield
      When Alex casts right Frogmite
      Then this is legal
      And right Frogmite is on the stack

    Scenario: A teammate's artifacts make nothing cheaper
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Alex controls four Ornithopters
      And Rob controls three Forests
      And Rob holds Frogmite and Swamp
      When Rob casts Frogmite
      Then this is illegal
      And nothing has changed
      When Rob plays Swamp
      Then this is legal
      When Rob casts Frogmite
      Then this is legal
      And Frogmite is on the stack
      And Swamp is tapped

    @since:2020-06-01 @cr:707.2
    Scenario: A copy of an artifact counts, whatever it was before
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Rob controls Ornithopter
      And Alex controls seven Islands
      And Alex holds Clone and Frogmite
      And Alex has cast Clone
      And the top of the stack has resolved
      And Alex has chosen Ornithopter
      When Alex casts Frogmite as follows:
        | pays with                                 |
        | fifth Island, sixth Island, seventh Island |
      Then this is legal
      And Frogmite is on the stack

    Scenario: An artifact counts in the middle of an attack, too
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls four Ornithopters and Vedalken Orrery
      And Alex holds Myr Enforcer and Frogmite
      And Alex has attacked Rob with first Ornithopter and second Ornithopter
      When Alex casts Frogmite
      Then this is legal
      When the stack resolves
      Then Frogmite is on the battlefield
      When Alex casts Myr Enforcer
      Then this is illegal
      And nothing has changed

    Scenario: In the turn of another player one's own artifacts count, and not those of that player
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls three Ornithopters
      And Rob controls Vedalken Orrery and two Forests
      And Rob holds Frogmite and Memnite
      When Rob casts Frogmite
      Then this is illegal
      And nothing has changed
      When Rob casts Memnite
      Then this is legal
      When the stack resolves
      And Rob casts Frogmite
      Then this is legal
      And Frogmite is on the stack

    Scenario: In the turn of another player one's own artifacts make a spell cheaper
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Rob controls Vedalken Orrery, three Ornithopters and Forest
      And Rob holds Frogmite
      When Rob casts Frogmite
      Then this is legal
      And Forest is untapped
      And Frogmite is on the stack

  @cr:702.41a @cr:601.2f
  Rule: The artifacts are counted while the spell is cast, and not again

    Scenario: An artifact that is destroyed in response has done its part
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Ornithopter, Memnite, Fountain of Youth and Temple Bell
      And Alex holds Frogmite
      And Rob controls one Mountain
      And Rob holds Shock
      And Alex has cast Frogmite
      When Rob casts Shock targeting Memnite
      Then this is legal
      When the top of the stack resolves
      Then Memnite is in Alex's graveyard
      And Frogmite is on the stack
      When the stack resolves
      Then Frogmite is on the battlefield

  @cr:118.7
  Rule: The cost never falls below nothing

    Scenario: With six artifacts Frogmite costs nothing, and no mana is left over
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls six Ornithopters
      And Alex holds Frogmite and Grizzly Bears
      When Alex casts Frogmite
      Then this is legal
      When the stack resolves
      Then Frogmite is on the battlefield
      When Alex casts Grizzly Bears
      Then this is illegal
      And nothing has changed

  @cr:118.7a
  Rule: Colored mana is never reduced

    Scenario Outline: Thoughtcast with <artifacts> artifacts costs one blue mana
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls <artifacts> Ornithopters
      And Alex controls Forest and Island
      And Alex holds Thoughtcast
      When Alex casts Thoughtcast as follows:
        | pays with |
        | nothing   |
      Then this is illegal
      And nothing has changed
      When Alex casts Thoughtcast as follows:
        | pays with |
        | Forest    |
      Then this is illegal
      And nothing has changed
      When Alex casts Thoughtcast as follows:
        | pays with |
        | Island    |
      Then this is legal
      And Island is tapped
      And Forest is untapped
      When the stack resolves
      Then Alex has 2 cards in hand

      Examples:
        | artifacts |
        | four      |
        | five      |
        | eight     |

    Scenario: Thoughtcast with one artifact costs three generic mana and one blue mana
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Ornithopter, Island and three Forests
      And Alex holds Thoughtcast
      When Alex casts Thoughtcast as follows:
        | pays with                              |
        | Island, first Forest and second Forest |
      Then this is illegal
      And nothing has changed
      When Alex casts Thoughtcast as follows:
        | pays with                                            |
        | Island, first Forest, second Forest and third Forest |
      Then this is legal
      And Thoughtcast is on the stack

  @cr:601.2f
  Rule: What makes the spell dearer is added before affinity takes away

    Scenario: Five artifacts make up for the mana cost and for a Sphere
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Rob controls Sphere of Resistance
      And Alex controls five Ornithopters
      And Alex holds Frogmite
      When Alex casts Frogmite
      Then this is legal
      And Frogmite is on the stack

    Scenario: Four artifacts leave one mana to pay under a Sphere
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Rob controls Sphere of Resistance
      And Alex controls four Ornithopters and Forest
      And Alex holds Frogmite
      When Alex casts Frogmite as follows:
        | pays with |
        | nothing   |
      Then this is illegal
      And nothing has changed
      When Alex casts Frogmite as follows:
        | pays with |
        | Forest    |
      Then this is legal
      And Forest is tapped

    Scenario: A Sphere of one's own is an artifact, and pays for itself
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Sphere of Resistance and four Ornithopters
      And Alex holds Frogmite
      When Alex casts Frogmite
      Then this is legal
      And Frogmite is on the stack

    Scenario: Affinity takes a Sphere's mana off Thoughtcast, and still no blue mana
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Rob controls left Sphere of Resistance and right Sphere of Resistance
      And Alex controls six Ornithopters, Forest and Island
      And Alex holds Thoughtcast
      When Alex casts Thoughtcast as follows:
        | pays with |
        | Forest    |
      Then this is illegal
      And nothing has changed
      When Alex casts Thoughtcast as follows:
        | pays with |
        | Island    |
      Then this is legal
      And Thoughtcast is on the stack

  @cr:202.3
  Rule: The mana value stays what the mana cost says

    @since:2020-06-01
    Scenario Outline: <spell>, cast for <paid>, is a spell of mana value four or more
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls seven Ornithopters and Island
      And Alex holds <spell>
      And Rob controls two Islands
      And Rob holds Disdainful Stroke
      And Alex has cast <spell>
      When Rob casts Disdainful Stroke targeting <spell>
      Then this is legal
      When the stack resolves
      Then <spell> is in Alex's graveyard
      And Alex has 0 cards in hand

      Examples:
        | spell        | paid          |
        | Frogmite     | nothing       |
        | Myr Enforcer | nothing       |
        | Thoughtcast  | one blue mana |

    @since:2020-06-01
    Scenario: A spell of mana value three is beneath a Stroke, whatever it costs
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Rob controls Sphere of Resistance and three Islands
      And Rob holds Disdainful Stroke
      And Alex controls four Mountains
      And Alex holds Gray Ogre
      When Alex casts Gray Ogre
      Then this is legal
      When Rob casts Disdainful Stroke targeting Gray Ogre
      Then this is illegal
      And nothing has changed
