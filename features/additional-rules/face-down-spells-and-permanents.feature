@since:2020-06-01
Feature: Face-down spells and permanents
  Face down, a creature is two by two and nothing else. Turned up, it is what
  it was all the time.

  @cr:708.2a
  Rule: A face-down creature is a colorless 2/2 without name, subtypes or abilities

    Scenario: A face-down creature is colorless until it's turned face up
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls seven Islands
      And these permanents are on the battlefield:
        | permanent       | controller | face down |
        | Brine Elemental | Alex       | yes       |
      And Rob controls two Islands
      And Rob holds Crimson Wisps
      And Carissa controls Forest
      And Carissa holds Giant Growth
      When Carissa casts Giant Growth targeting Brine Elemental
      Then this is legal
      When the stack resolves
      Then Brine Elemental is 5/5
      And Brine Elemental is of the colors colorless
      When Alex turns Brine Elemental face up
      Then this is legal
      And Brine Elemental is 8/7
      And Brine Elemental is of the color blue

  @cr:702.37e
  Rule: Turning a creature face up costs what its morph ability says

    Scenario: Brine Elemental isn't turned face up for less than seven mana
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's upkeep
      And Alex controls six Islands and Forest
      And these permanents are on the battlefield:
        | permanent              | controller | face down |
        | first Brine Elemental  | Alex       | yes       |
        | second Brine Elemental | Rob        | yes       |
      And Rob controls first Mountain and second Mountain
      When Alex turns first Brine Elemental face up
      Then this is legal
      And first Brine Elemental is 5/4
      And first Island is tapped
      And sixth Island is tapped
      And Forest is tapped
      When Rob turns second Brine Elemental face up
      Then this is illegal
      And nothing has changed

  @cr:708.8
  Rule: Turning a permanent face up doesn't make it a new object

    Scenario: A creature turned face up keeps its damage and counters and may attack
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent       | controller | face down | counters |
        | Brine Elemental | Rob        | yes       | 1 +1/+1  |
      And Rob controls seven Islands
      And Alex controls Mogg Fanatic
      And Alex has activated Mogg Fanatic targeting Brine Elemental
      And the stack has resolved
      When Rob turns Brine Elemental face up
      Then this is legal
      And Brine Elemental is 6/5
      And Brine Elemental has 1 damage marked on it
      When the stack resolves
      And Rob attacks Carissa with Brine Elemental
      Then the declaration is legal
      And Brine Elemental is attacking Carissa
