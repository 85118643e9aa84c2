@edition:2006-10-01
Feature: Second reading: affinity

  @glossary:affinity @cr:702.41a
  Rule: Affinity reduces generic mana for each artifact its caster controls

    # Glossary "Affinity", 502.31b: not below nothing, and colored mana is not touched
    @cr:118.7
    Scenario: Affinity can't reduce Thoughtcast's blue mana
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Memnite, Spellbook, Temple Bell, Crawlspace, Ornithopter, Fountain of Youth, Island and Forest
      And Carissa holds Thoughtcast and Frogmite
      When Carissa casts Thoughtcast as follows:
        | pays with |
        | Forest    |
      Then this is illegal
      And Thoughtcast is in Carissa's hand
      When Carissa casts Thoughtcast as follows:
        | pays with |
        | Island    |
      Then this is legal
      When the stack resolves
      And Carissa casts Frogmite as follows:
        | pays with |
        | nothing   |
      Then this is legal
      And Frogmite is on the stack

    # 502.31a: what one controls; 409.1f: increases and reductions together
    Scenario: Affinity ignores an opponent's artifacts, even Sphere of Resistance
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Rob controls Memnite, Spellbook, Ornithopter and two Forests
      And Rob holds Frogmite
      And Carissa controls Sphere of Resistance, Fountain of Youth and Crawlspace
      When Rob casts Frogmite as follows:
        | pays with    |
        | first Forest |
      Then this is illegal
      And Frogmite is in Rob's hand
      When Rob casts Frogmite as follows:
        | pays with                      |
        | first Forest and second Forest |
      Then this is legal
      And Frogmite is on the stack
