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

    Scenario: Harmonic Prodigy repeats the ability of a Wizard that has just left
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Alex controls Harmonic Prodigy, Azorius Aethermage and Island
      And Alex holds Unsummon
      When Alex casts Unsummon targeting Azorius Aethermage
      Then this is legal
      And Harmonic Prodigy's ability is on the stack once
      When the top of the stack resolves
      And the top of the stack resolves
      Then Azorius Aethermage is in Alex's hand
      And Azorius Aethermage's ability is on the stack twice

    Scenario: Harmonic Prodigy doubles the abilities of a token that copies a Wizard
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent          | controller | attached to        |
        | Harmonic Prodigy   | Alex       |                    |
        | Azorius Aethermage | Alex       |                    |
        | Blade of Selves    | Alex       | Azorius Aethermage |
        | Grizzly Bears      | Alex       |                    |
      And Carissa controls Island
      And Carissa holds Unsummon
      And Alex has attacked Rob with Azorius Aethermage
      And the top of the stack has resolved
      When Alex agrees
      Then this is legal
      And the new Azorius Aethermage is called Copy
      When the top of the stack resolves
      And Alex declines
      Then this is legal
      When Carissa casts Unsummon targeting Grizzly Bears
      Then this is legal
      When the top of the stack resolves
      And Alex puts the triggers in the order Azorius Aethermage, Copy, Azorius Aethermage and Copy
      Then this is legal
      And Azorius Aethermage's ability is on the stack twice
      And Copy's ability is on the stack twice

    Scenario: Harmonic Prodigy doubles the ability of a Wizard that Rob owns
      Given a two-player game between Rob and Alex
      And these permanents are on the battlefield:
        | permanent          | controller | owner | attached to        |
        | Harmonic Prodigy   | Alex       | Alex  |                    |
        | Azorius Aethermage | Alex       | Rob   |                    |
        | Control Magic      | Alex       | Alex  | Azorius Aethermage |
        | Grizzly Bears      | Alex       | Alex  |                    |
      And Rob controls Island
      And Rob holds Unsummon
      When Rob casts Unsummon targeting Grizzly Bears
      Then this is legal
      When the top of the stack resolves
      Then Azorius Aethermage's ability is on the stack twice

  @cr:603.2d
  Rule: Delayed triggered abilities don't trigger additional times with those of their source

    Scenario: Harmonic Prodigy repeats Galepowder Mage's ability, but no delayed one
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Galepowder Mage and Harmonic Prodigy
      And Rob controls Grizzly Bears
      When Alex attacks Rob with Galepowder Mage
      Then the declaration is legal
      When Alex chooses Grizzly Bears
      Then this is legal
      When Alex chooses Grizzly Bears
      Then this is legal
      And Galepowder Mage's ability is on the stack twice
      When the stack resolves
      Then Grizzly Bears is in exile
      When play goes on to the end step
      Then Galepowder Mage's ability is on the stack once
      When the stack resolves
      Then Rob controls Grizzly Bears

    Scenario: Harmonic Prodigy doesn't repeat a delayed trigger from before it came
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Galepowder Mage and two Mountains
      And Alex holds Harmonic Prodigy
      And Carissa controls Grizzly Bears and Gray Ogre
      When Alex attacks Rob with Galepowder Mage
      Then the declaration is legal
      When Alex chooses Grizzly Bears
      Then this is legal
      When the stack resolves
      And play goes on to the postcombat main phase
      And Alex casts Harmonic Prodigy
      Then this is legal
      When the stack resolves
      And play goes on to the end step
      Then Galepowder Mage's ability is on the stack once
      When the stack resolves
      Then Carissa controls Grizzly Bears
