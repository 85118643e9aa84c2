@since:2024-06-07
Feature: Handling triggered abilities: additional times
  Effects that make abilities trigger once more, and how they are added up.

  @cr:603.2d
  Rule: Effects that make an ability trigger an additional time are added up

    Scenario: With Harmonic Prodigy, Hollowsage's ability triggers twice
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's end step
      And these permanents are on the battlefield:
        | permanent        | controller | tapped |
        | Hollowsage       | Rob        | yes    |
        | Harmonic Prodigy | Rob        |        |
      When play goes on to Rob's upkeep
      And Rob chooses Alex
      Then this is legal
      When Rob chooses Carissa
      Then this is legal
      And Hollowsage's ability is on the stack twice

    Scenario: With two Harmonic Prodigies, Hollowsage's ability triggers three times
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's end step
      And these permanents are on the battlefield:
        | permanent               | controller | tapped |
        | Hollowsage              | Rob        | yes    |
        | first Harmonic Prodigy  | Rob        |        |
        | second Harmonic Prodigy | Rob        |        |
      When play goes on to Rob's upkeep
      And Rob chooses Alex
      Then this is legal
      When Rob chooses Carissa
      Then this is legal
      When Rob chooses Alex
      Then this is legal
      And Hollowsage's ability is on the stack three times

    Scenario: Harmonic Prodigy is about its controller's other Wizards alone
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Harmonic Prodigy and Mountain
      And Alex holds Shock
      And Rob controls Azorius Aethermage and Soul Warden
      When Alex casts Shock targeting Carissa
      Then this is legal
      And Harmonic Prodigy's ability is on the stack once
