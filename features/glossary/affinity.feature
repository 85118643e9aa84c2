@since:2006-10-01 @glossary:affinity
Feature: Affinity
  A spell with affinity for artifacts costs one generic mana less for each
  artifact that its player controls while casting it. Colored mana is still
  paid, the cost never falls below nothing, and the mana value stays.

  @cr:702.41a
  Rule: Affinity reduces the cost by one generic mana for each artifact the player controls

    Scenario: Without artifacts, Frogmite costs its full mana cost
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

    Scenario Outline: With <artifacts> artifacts, Myr Enforcer can't be cast for <lands> mana
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

    Scenario: Affinity counts only artifacts that the spell's controller controls
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

    Scenario: Affinity counts tapped artifacts and those that entered this turn
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

    Scenario: Affinity counts a stolen artifact for its controller
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

    Scenario: Affinity doesn't count the spell itself but counts another Frogmite
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

    Scenario: Affinity doesn't count a teammate's artifacts
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
    Scenario: Affinity counts a Clone that copies an artifact
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Rob controls Ornithopter
      And Alex controls seven Islands
      And Alex holds Clone and Frogmite
      And Alex has cast Clone
      And the top of the stack has resolved
      And Alex has chosen Ornithopter
      When Alex casts Frogmite
      Then this is legal
      And Frogmite is on the stack

    Scenario: Affinity counts attacking artifact creatures
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

    Scenario: On an opponent's turn, affinity doesn't count that player's artifacts
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

    Scenario: Affinity reduces a spell's cost on an opponent's turn too
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Rob controls Vedalken Orrery, three Ornithopters and Forest
      And Rob holds Frogmite
      When Rob casts Frogmite
      Then this is legal
      And Forest is untapped
      And Frogmite is on the stack

  @cr:702.41a @cr:601.2f
  Rule: Affinity counts artifacts only as the spell is cast

    Scenario: An artifact destroyed in response has already counted for affinity
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
  Rule: A cost reduction can't make a cost less than zero

    Scenario: With six artifacts, Frogmite costs nothing and no mana is left over
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
  Rule: Affinity doesn't reduce colored mana

    Scenario Outline: With <artifacts> artifacts, Thoughtcast costs one blue mana
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

    Scenario: With one artifact, Thoughtcast costs three generic and one blue mana
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
  Rule: Cost increases are applied before cost reductions

    Scenario: With five artifacts, Frogmite is free even under Sphere of Resistance
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Rob controls Sphere of Resistance
      And Alex controls five Ornithopters
      And Alex holds Frogmite
      When Alex casts Frogmite
      Then this is legal
      And Frogmite is on the stack

    Scenario: Frogmite with four artifacts costs one mana under Sphere of Resistance
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

    Scenario: Affinity counts the caster's own Sphere of Resistance as an artifact
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Sphere of Resistance and four Ornithopters
      And Alex holds Frogmite
      When Alex casts Frogmite
      Then this is legal
      And Frogmite is on the stack

    Scenario: Affinity offsets two Spheres of Resistance but not blue mana
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
  Rule: Cost reductions don't change a spell's mana value

    @since:2020-06-01
    Scenario Outline: <spell> cast for <paid> still has mana value four or more
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
    Scenario: A cost increase doesn't raise a spell's mana value
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
