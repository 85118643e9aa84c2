@since:2020-06-01
Feature: Second reading: activating activated abilities

  # 602.5, 602.1b: an opponent's turn, before combat
  @cr:602.5
  Scenario: Maddening Imp can be used only on an opponent's turn before combat
    Given a free-for-all between Rob, Alex and Carissa
    And it is Carissa's precombat main phase
    And Carissa controls left Maddening Imp
    And Rob controls right Maddening Imp
    And Alex controls Maddening Imp
    When Carissa activates left Maddening Imp
    Then this is illegal
    And nothing has changed
    When Alex activates Maddening Imp
    Then this is legal
    And Maddening Imp is tapped
    When play goes on to the postcombat main phase
    And Rob activates right Maddening Imp
    Then this is illegal
    And right Maddening Imp is untapped

  # 702.61a (702.60a in 2020-06-01): no spells, no abilities but mana abilities; 104.3a: conceding is neither
  @cr:602.5 @cr:104.3a
  Scenario: A player may concede while a split second spell is on the stack
    Given a free-for-all between Rob, Alex and Carissa
    And it is Carissa's precombat main phase
    And Carissa controls five Mountains
    And Carissa holds Word of Seizing
    And Rob controls Mogg Fanatic, Mountain and Hill Giant
    And Rob holds Shock
    And Alex controls Blood Artist
    And Carissa has cast Word of Seizing targeting Mogg Fanatic
    When Rob activates Mogg Fanatic targeting Carissa
    Then this is illegal
    And nothing has changed
    When Rob casts Shock targeting Carissa
    Then this is illegal
    And nothing has changed
    When Rob concedes
    Then this is legal
    And Rob has left the game
    And Word of Seizing is on the stack
    When the stack resolves
    Then Word of Seizing is in Carissa's graveyard
    And Carissa has 20 life
    And Alex has 20 life

  # 602.1b, 602.5: three counters are not four
  @cr:602.5
  Scenario Outline: Activating Luminarch Ascension with <number> counters is <verdict>
    Given a free-for-all between Rob, Alex and Carissa
    And it is Alex's upkeep
    And these permanents are on the battlefield:
      | permanent           | controller | counters       |
      | Luminarch Ascension | Carissa    | <number> quest |
      | left Plains         | Carissa    |                |
      | right Plains        | Carissa    |                |
    When Carissa activates Luminarch Ascension
    Then this is <verdict>
    And left Plains is <lands>
    And Luminarch Ascension has <number> quest counters

    Examples:
      | number | verdict | lands    |
      | 3      | illegal | untapped |
      | 4      | legal   | tapped   |

  # 602.5a: the Siren must have been Alex's since the turn began; she is again Rob's as soon as Alex has gone (800.4a)
  @cr:602.5a @cr:800.4a
  Scenario: Alluring Siren taken with Control Magic is summoning sick
    Given a free-for-all between Rob, Alex and Carissa
    And it is Alex's precombat main phase
    And Alex controls four Islands
    And Alex holds Control Magic
    And Rob controls Alluring Siren
    And Carissa controls Hill Giant
    And Alex has cast Control Magic targeting Alluring Siren
    And the stack has resolved
    When Alex activates Alluring Siren targeting Hill Giant
    Then this is illegal
    And nothing has changed
    When play goes on to Carissa's upkeep
    And Alex activates Alluring Siren targeting Hill Giant
    Then this is illegal
    And Alluring Siren is untapped
    When Alex concedes
    Then this is legal
    And Rob controls Alluring Siren
    And Control Magic has left the game

  @cr:602.2
  Rule: An ability is activated by its controller, who pays the whole cost

    # 602.5a: a creature that came this turn does not tap for a cost; 702.10c: with haste it does; an artifact or land may anyway
    @cr:602.5a
    Scenario: Summoning sickness stops a creature's tap ability, not an artifact's
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent      | controller | summoning sick |
        | Alluring Siren | Alex       | yes            |
        | Temple Bell    | Alex       | yes            |
        | Mogg Fanatic   | Alex       | yes            |
        | Mountain       | Alex       | yes            |
        | Hill Giant     | Carissa    |                |
      And Alex holds Crimson Wisps
      When Alex activates Alluring Siren targeting Hill Giant
      Then this is illegal
      And nothing has changed
      When Alex activates Temple Bell
      Then this is legal
      And Temple Bell is tapped
      When Alex activates Mogg Fanatic targeting Carissa
      Then this is legal
      And Mogg Fanatic is in Alex's graveyard
      When the stack resolves
      Then Carissa has 19 life
      And Rob has 1 card in hand
      When Alex casts Crimson Wisps targeting Alluring Siren
      Then this is legal
      And Mountain is tapped
      When the stack resolves
      And Alex activates Alluring Siren targeting Hill Giant
      Then this is legal
      And Alluring Siren is tapped

    # 602.2, 108.4-109.4: only the controller activates; 113.7a: the ability outlives its source
    Scenario: A stolen Mogg Fanatic can be sacrificed only by its controller
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Rob controls Mogg Fanatic
      And Rob has 1 life
      And Carissa controls four Mountains
      And Carissa holds Act of Treason and Shock
      And Carissa has cast Act of Treason targeting Mogg Fanatic
      And the stack has resolved
      And Carissa has cast Shock targeting Alex
      When Rob activates Mogg Fanatic targeting Carissa
      Then this is illegal
      And nothing has changed
      When the stack resolves
      And Carissa activates Mogg Fanatic targeting Rob
      Then this is legal
      And Mogg Fanatic is in Rob's graveyard
      And Mogg Fanatic's ability is on the stack
      When the stack resolves
      Then Rob has left the game
      And Alex has 18 life

    # 602.2b, 118.3: every part of the cost, each time; a Sphere speaks of spells only
    @cr:118.3
    Scenario: Fountain of Youth can't be activated while tapped or without mana
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's upkeep
      And Rob controls Fountain of Youth, Sphere of Resistance and four Islands
      And Carissa controls left Fountain of Youth and Forest
      When Carissa activates left Fountain of Youth
      Then this is illegal
      And nothing has changed
      When Rob activates Fountain of Youth
      Then this is legal
      And Fountain of Youth is tapped
      When Rob activates Fountain of Youth
      Then this is illegal
      And nothing has changed
      When the stack resolves
      Then Rob has 21 life
      When Rob activates Fountain of Youth
      Then this is illegal
      And nothing has changed

    # 118.10: one creature pays one cost
    @cr:118.10
    Scenario: One creature can't be sacrificed to pay two costs
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Alex controls Mogg Fanatic and two Swamps
      And Alex holds Altar's Reap
      And Alex has activated Mogg Fanatic targeting Carissa
      When Alex casts Altar's Reap sacrificing Mogg Fanatic
      Then this is illegal
      And nothing has changed
      When the stack resolves
      Then Carissa has 19 life
