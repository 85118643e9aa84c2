@since:2020-06-01
Feature: Second reading: casting spells

  # 601.2b, 700.2d, 702.42b (702.41b in 2020-06-01): each mode once, and in the order that is printed
  @cr:601.2b
  Scenario: Tooth and Nail's modes are used in printed order, each only once
    Given a free-for-all between Rob, Alex and Carissa
    And it is Rob's precombat main phase
    And Rob controls nine Forests
    And Rob holds Tooth and Nail
    And Rob's library holds, from the top, Craw Wurm
    When Rob casts Tooth and Nail as follows:
      | modes          |
      | search, search |
    Then this is illegal
    And nothing has changed
    When Rob casts Tooth and Nail as follows:
      | modes       |
      | put, search |
    Then this is legal
    When the top of the stack resolves
    And Rob chooses Craw Wurm
    Then this is legal
    When Rob chooses Craw Wurm
    Then this is legal
    And Craw Wurm is on the battlefield

  # 603.3d, 601.2c: an ability without a legal target is not put on the stack; one with some offers those only
  @cr:601.2c
  Scenario: If all opponents have hexproof, Stonehorn Dignitary has no target
    Given a free-for-all between Rob, Alex and Carissa
    And it is Rob's precombat main phase
    And Rob controls four Plains and four Mountains
    And Rob holds Stonehorn Dignitary, Shock and Lightning Bolt
    And Alex controls Leyline of Sanctity
    And Carissa controls left Leyline of Sanctity
    When Rob casts Stonehorn Dignitary
    Then this is legal
    When the top of the stack resolves
    Then Stonehorn Dignitary is on the battlefield
    And the stack is empty
    And nobody is asked to choose
    When Rob casts Shock targeting Alex
    Then this is illegal
    And nothing has changed
    When Rob casts Lightning Bolt targeting Rob
    Then this is legal
    When the stack resolves
    Then Rob has 17 life

  @cr:601.2f
  Rule: The total cost is determined first, then paid in full

    # 601.2f, 601.2h: two increases add up, whoever controls them, on a cost of nothing too; 601.2: else all is taken back
    @cr:601.2h
    Scenario Outline: Two Spheres of Resistance: <lands> can't cast <card>
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Rob controls left Sphere of Resistance
      And Carissa controls right Sphere of Resistance and <lands>
      And Carissa holds <card>
      When Carissa casts <card>
      Then this is illegal
      And <card> is in Carissa's hand
      And nothing has changed

      Examples:
        | card              | lands          |
        | Memnite           | one Mountain   |
        | Raging Goblin     | two Mountains  |
        | Fountain of Youth | one Mountain   |
        | Hill Giant        | five Mountains |

    # 601.2f: the same costs, just reached
    Scenario Outline: Two Spheres of Resistance: <lands> can cast <card>
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Rob controls left Sphere of Resistance
      And Carissa controls right Sphere of Resistance and <lands>
      And Carissa holds <card>
      When Carissa casts <card>
      Then this is legal
      And <card> is on the stack
      And first Mountain is tapped
      And second Mountain is tapped

      Examples:
        | card              | lands           |
        | Memnite           | two Mountains   |
        | Raging Goblin     | three Mountains |
        | Fountain of Youth | two Mountains   |
        | Hill Giant        | six Mountains   |

    # 601.2f: increases come before reductions; a Sphere of one's own is an artifact too (702.41a)
    @cr:702.41a
    Scenario: A player's own Sphere of Resistance counts for affinity
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Rob controls Sphere of Resistance, Memnite, Spellbook, Temple Bell, Crawlspace and Forest
      And Rob holds Frogmite
      And Alex controls Copper Tablet, Ornithopter, Fountain of Youth, Silent Arbiter and Island
      And Alex holds Myr Enforcer
      When Rob casts Frogmite as follows:
        | pays with |
        | nothing   |
      Then this is legal
      And Frogmite is on the stack
      And Forest is untapped
      When the stack resolves
      And play goes on to Alex's precombat main phase
      And Alex casts Myr Enforcer
      Then this is illegal
      And nothing has changed

    # 118.7a: a reduction touches generic mana only, however large it is
    @cr:118.7a @cr:702.41a
    Scenario: Affinity for seven artifacts doesn't pay Thoughtcast's blue mana
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Memnite, Spellbook, Temple Bell, Crawlspace, Ornithopter, Fountain of Youth and Copper Tablet
      And Alex controls Forest and Island
      And Alex holds Thoughtcast
      When Alex casts Thoughtcast as follows:
        | pays with |
        | nothing   |
      Then this is illegal
      And Thoughtcast is in Alex's hand
      When Alex casts Thoughtcast as follows:
        | pays with |
        | Forest    |
      Then this is illegal
      And Thoughtcast is in Alex's hand
      When Alex casts Thoughtcast as follows:
        | pays with |
        | Island    |
      Then this is legal
      And Forest is untapped
      When the stack resolves
      Then Alex has 2 cards in hand

    # 702.41a: what counts is control as the cost is found; a borrowed Juggernaut counts, and no longer for its owner
    @cr:702.41a
    Scenario: A stolen artifact makes Myr Enforcer cost less
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Memnite, Spellbook, Temple Bell, Crawlspace, Ornithopter, Fountain of Youth and three Mountains
      And Carissa holds Myr Enforcer and Act of Treason
      And Rob controls Juggernaut
      And Carissa has cast Act of Treason as follows:
        | targets    | pays with                                          |
        | Juggernaut | first Mountain, second Mountain and third Mountain |
      And the stack has resolved
      When Carissa casts Myr Enforcer
      Then this is legal
      And Myr Enforcer is on the stack

    # 601.2a, 702.41a: a Frogmite is on the stack as its cost is found and counts for the next one only
    @cr:702.41a
    Scenario: A Frogmite being cast doesn't count for its own affinity
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Memnite, Spellbook, Temple Bell and Forest
      And Alex holds two Frogmites
      When Alex casts first Frogmite as follows:
        | pays with |
        | nothing   |
      Then this is illegal
      And first Frogmite is in Alex's hand
      When Alex casts first Frogmite as follows:
        | pays with |
        | Forest    |
      Then this is legal
      When the stack resolves
      And Alex casts second Frogmite as follows:
        | pays with |
        | nothing   |
      Then this is legal
      And second Frogmite is on the stack
