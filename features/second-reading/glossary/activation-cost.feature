@edition:2006-10-01
Feature: Second reading: activation cost

  @glossary:activation-cost @cr:602.1a
  Rule: The whole activation cost must be paid

    # Glossary "Activation Cost" (its example), 409.1h: both parts of it, or nothing
    @cr:601.2h
    Scenario: Fountain of Youth's activation cost is both two mana and tapping it
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's upkeep
      And Carissa controls Fountain of Youth, Sphere of Resistance, Mountain and Forest
      And Alex controls left Fountain of Youth and Island
      When Alex activates left Fountain of Youth
      Then this is illegal
      And nothing has changed
      When Carissa activates Fountain of Youth
      Then this is legal
      And Fountain of Youth is tapped
      And Mountain is tapped
      And Forest is tapped
      When the stack resolves
      Then Carissa has 21 life
