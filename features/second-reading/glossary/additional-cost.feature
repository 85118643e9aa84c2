@edition:2006-10-01
Feature: Second reading: additional cost

  @glossary:additional-cost @cr:601.2f
  Rule: Additional costs are part of the total cost

    # Glossary "Additional Cost", 409.1b, 409.1f: entwine and a Sphere are paid with the mana cost
    Scenario: Entwine and Sphere of Resistance both add to Tooth and Nail's cost
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Rob controls ten Forests
      And Rob holds two Tooth and Nails
      And Alex controls Sphere of Resistance
      When Rob casts first Tooth and Nail as follows:
        | modes       | pays with                                                                                                                            |
        | search, put | first Forest, second Forest, third Forest, fourth Forest, fifth Forest, sixth Forest, seventh Forest, eighth Forest and ninth Forest |
      Then this is illegal
      And first Tooth and Nail is in Rob's hand
      When Rob casts first Tooth and Nail as follows:
        | modes       |
        | search, put |
      Then this is legal
      And tenth Forest is tapped
      And first Tooth and Nail is on the stack
