@since:2020-06-01
Feature: Activating activated abilities
  An ability is aimed, allowed and paid for like a spell. It is not what it
  comes from.

  @cr:602.2b @cr:115.5
  Rule: Only itself is no target for an ability, its source may be one

    Scenario: An ability may be aimed at its own source, even one that is sacrificed for it
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Icy Manipulator, Mogg Fanatic and Forest
      When Rob activates Icy Manipulator targeting Icy Manipulator
      Then this is legal
      And Icy Manipulator is tapped
      When Rob activates Mogg Fanatic targeting Mogg Fanatic
      Then this is legal
      And Mogg Fanatic is in Rob's graveyard
      And Mogg Fanatic's ability is on the stack
      When the stack resolves
      Then Alex has 20 life

  @cr:602.5
  Rule: What may be activated only under a condition is activated as soon as it is met

    Scenario: Three quest counters are too few
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent           | controller | counters |
        | Luminarch Ascension | Alex       | 3 quest  |
      And Alex controls two Plains
      When Alex activates Luminarch Ascension
      Then this is illegal
      And nothing has changed

    Scenario: Four quest counters are enough
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent           | controller | counters |
        | Luminarch Ascension | Alex       | 4 quest  |
      And Alex controls two Plains
      When Alex activates Luminarch Ascension
      Then this is legal
      When the stack resolves
      Then the new Angel Token is called Gabriel
      And Alex controls Gabriel

  @cr:602.2
  Rule: Only the abilities that a permanent has are activated

    Scenario: A permanent has no abilities but those that it has
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Icy Manipulator, Mountain and Hill Giant
      When Rob activates ability 2 of Icy Manipulator targeting Hill Giant
      Then this is illegal
      And nothing has changed
      When Rob activates ability 1 of Icy Manipulator targeting Hill Giant
      Then this is legal
      And Icy Manipulator is tapped

  @cr:602.1 @cr:602.2
  Rule: Whoever controls a permanent activates the abilities that it has

    Scenario: What has lost its abilities is not activated
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Alluring Siren
      And Alex controls two Islands and Hill Giant
      And Alex holds Ovinize
      And Alex has cast Ovinize targeting Alluring Siren
      And the stack has resolved
      When Rob activates Alluring Siren targeting Hill Giant
      Then this is illegal
      And nothing has changed

    Scenario: Who controls a permanent activates its abilities, its owner does not
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent         | controller | owner |
        | Fountain of Youth | Alex       | Rob   |
      And Rob controls two Mountains
      And Alex controls two Islands
      When Rob activates Fountain of Youth
      Then this is illegal
      And nothing has changed
      When play goes on to Alex's upkeep
      And Alex activates Fountain of Youth
      Then this is legal
      When the stack resolves
      Then Alex has 21 life
      And Rob has 20 life
