@since:2020-06-01
Feature: Second reading: golden rules: choices start over

  # 101.4d twice: a Clone of a Snake asks a later player, and that one's Clone asks an earlier one
  @cr:101.4d
  Scenario: Controllers of two Clones with tribute may choose each other
    Given a free-for-all between Rob, Alex, Carissa and Dana
    And it is Rob's precombat main phase
    And Rob controls two Swamps and Gray Ogre
    And Rob holds Exhume
    And Dana controls Snake of the Golden Grove
    And Alex's graveyard holds left Clone
    And Carissa's graveyard holds right Clone
    And Dana's graveyard holds Clone
    And Rob has cast Exhume
    And the top of the stack has resolved
    When Alex chooses Snake of the Golden Grove
    Then this is legal
    And Alex may choose among Rob, Carissa and Dana
    When Alex chooses Carissa
    Then this is legal
    When Carissa chooses Snake of the Golden Grove
    Then this is legal
    When Carissa agrees
    Then this is legal
    When Carissa chooses Alex
    Then this is legal
    And nobody is asked to choose
    When Alex declines
    Then this is legal
    And Dana may choose among Snake of the Golden Grove and Gray Ogre
    When Dana chooses Gray Ogre
    Then this is legal
    And left Clone is 7/7
    And right Clone is 4/4
    And Clone is 2/2
    When play goes on to the end step
    Then Carissa has 24 life
    And Alex has 20 life

  @cr:101.4d
  Rule: If a choice makes an earlier player choose, APNAP order starts again

    # 101.4d: Alex (first nonactive player) makes the active player choose; that comes before Carissa's Clone
    Scenario: The active player decides tribute before a later player's Clone copies
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Rob's precombat main phase
      And Rob controls two Swamps
      And Rob holds Exhume
      And Dana controls Hill Giant
      And Alex's graveyard holds Snake of the Golden Grove
      And Carissa's graveyard holds Clone
      And Rob has cast Exhume
      When the top of the stack resolves
      Then Alex may choose among Rob, Carissa and Dana
      When Carissa interrupts and chooses Hill Giant
      Then this is illegal
      And nothing has changed
      When Alex chooses Rob
      Then this is legal
      And nobody is asked to choose
      When Rob agrees
      Then this is legal
      And Carissa may choose among Hill Giant
      And Snake of the Golden Grove is in Alex's graveyard
      When Carissa chooses Hill Giant
      Then this is legal
      And Snake of the Golden Grove is 7/7
      And Clone is 3/3

    # 101.4d, the mirror case: Dana is later in turn order than Carissa, so nothing begins anew
    Scenario: The last player decides tribute after an earlier player's Clone copies
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Rob's precombat main phase
      And Rob controls two Swamps
      And Rob holds Exhume
      And Dana controls Hill Giant
      And Alex's graveyard holds Snake of the Golden Grove
      And Carissa's graveyard holds Clone
      And Rob has cast Exhume
      And the top of the stack has resolved
      When Alex chooses Dana
      Then this is legal
      And Carissa may choose among Hill Giant
      When Carissa chooses Hill Giant
      Then this is legal
      And Clone is in Carissa's graveyard
      And nobody is asked to choose
      When Dana declines
      Then this is legal
      And Snake of the Golden Grove is 4/4
      And Clone is 3/3
      And Snake of the Golden Grove's ability is on the stack

    # 101.4d once more, with the active player in the third seat and the player who is asked between two others
    Scenario: A player who chose for Clone decides tribute before the next Clone
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls two Swamps, Hill Giant and Gray Ogre
      And Carissa holds Exhume
      And Dana's graveyard holds left Clone
      And Rob's graveyard holds Snake of the Golden Grove
      And Alex's graveyard holds right Clone
      And Carissa has cast Exhume
      And the top of the stack has resolved
      When Dana chooses Gray Ogre
      Then this is legal
      When Rob chooses Dana
      Then this is legal
      And nobody is asked to choose
      When Dana declines
      Then this is legal
      And Alex may choose among Hill Giant and Gray Ogre
      When Alex chooses Hill Giant
      Then this is legal
      And left Clone is 2/2
      And right Clone is 3/3
      And Snake of the Golden Grove is 4/4
