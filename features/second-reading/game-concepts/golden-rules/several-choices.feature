@since:2020-06-01
Feature: Second reading: golden rules: several choices

  # 614.12a, 101.4c: two Clones that enter together see what was there before, and not each other
  @cr:101.4c @cr:614.12a
  Scenario: Two Clones that enter together can't copy each other
    Given a free-for-all between Rob, Alex, Carissa and Dana
    And it is Dana's precombat main phase
    And Dana controls seven Forests
    And Dana holds Tooth and Nail, left Clone and right Clone
    And Alex controls Gray Ogre and Hill Giant
    And Dana has cast Tooth and Nail as follows:
      | modes |
      | put   |
    And the top of the stack has resolved
    When Dana chooses left Clone and right Clone
    Then this is legal
    And Dana may choose among Gray Ogre and Hill Giant
    And left Clone and right Clone may not be chosen
    When Dana chooses Hill Giant
    Then this is legal
    And left Clone is in Dana's hand
    When Dana chooses Hill Giant
    Then this is legal
    And left Clone is 3/3
    And right Clone is 3/3

  @cr:101.4c
  Rule: A player's several choices follow the written order, or any order if none is given

    # 101.4c: the order is specified; a permanent may be kept for two of its types; 101.4: first all choices of the active player
    @cr:101.4
    Scenario: With Cataclysm, one permanent can be kept for two of its types
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls four Plains
      And Carissa holds Cataclysm
      And Rob controls Memnite, Ornithopter, Grizzly Bears, Exploration, Propaganda and two Forests
      And Alex controls Archetype of Imagination and Serra Angel
      And Carissa has cast Cataclysm
      And the top of the stack has resolved
      When Rob interrupts and chooses Memnite
      Then this is illegal
      And nothing has changed
      When Carissa chooses third Plains
      Then this is legal
      And Rob may choose among Memnite and Ornithopter
      When Rob chooses Memnite
      Then this is legal
      And Rob may choose among Memnite, Ornithopter and Grizzly Bears
      When Rob chooses Memnite
      Then this is legal
      And Rob may choose among Exploration and Propaganda
      When Rob chooses Propaganda
      Then this is legal
      When Rob chooses second Forest
      Then this is legal
      And Grizzly Bears is on the battlefield
      And Alex may choose among Archetype of Imagination and Serra Angel
      When Alex chooses Serra Angel
      Then this is legal
      And Memnite is on the battlefield
      And Propaganda is on the battlefield
      And second Forest is on the battlefield
      And third Plains is on the battlefield
      And Archetype of Imagination is on the battlefield
      And Serra Angel is on the battlefield
      And Ornithopter is in Rob's graveyard
      And Grizzly Bears is in Rob's graveyard
      And Exploration is in Rob's graveyard
      And first Forest is in Rob's graveyard
      And first Plains is in Carissa's graveyard

    # 101.4c: no order is specified between the tribute that Carissa is asked for and what her Clone becomes
    Scenario Outline: With tribute and Clone to decide, Carissa <first> first
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Rob's precombat main phase
      And Rob controls two Swamps
      And Rob holds Exhume
      And Dana controls Hill Giant
      And Alex's graveyard holds Snake of the Golden Grove
      And Carissa's graveyard holds Clone
      And Rob has cast Exhume
      And the top of the stack has resolved
      When Alex chooses Carissa
      Then this is legal
      When Carissa <first>
      Then this is legal
      And Clone is in Carissa's graveyard
      When Carissa <second>
      Then this is legal
      And Clone is 3/3
      And Snake of the Golden Grove is 7/7

      Examples:
        | first              | second             |
        | agrees             | chooses Hill Giant |
        | chooses Hill Giant | agrees             |
