@since:2020-06-01
Feature: Second reading: golden rules: hidden choices

  # 101.4a, 800.4a: what somebody has picked in secret goes with them; the others are not asked again
  @cr:101.4a @cr:800.4a
  Scenario: If a player leaves after choosing a discard, the others still discard
    Given a free-for-all between Rob, Alex, Carissa and Dana
    And it is Carissa's precombat main phase
    And Carissa controls three Swamps
    And Carissa holds Liliana's Specter
    And Dana holds Shock and Jump
    And Rob holds Unsummon and Giant Growth
    And Alex holds Lightning Bolt and Counterspell
    And Carissa has cast Liliana's Specter
    And the top of the stack has resolved
    And the top of the stack has resolved
    And Dana has chosen Jump
    And Rob has chosen Unsummon
    When Dana concedes
    Then this is legal
    And Jump has left the game
    And Alex may choose among Lightning Bolt and Counterspell
    And Alex does not know what Rob has chosen
    When Alex chooses Counterspell
    Then this is legal
    And Unsummon is in Rob's graveyard
    And Counterspell is in Alex's graveyard
    And Giant Growth is in Rob's hand

  @cr:101.4a @cr:101.4b
  Rule: Choices of hidden cards stay hidden; all other choices are known

    # 101.4a, 101.4b, 400.2; 800.4a for the one who leaves
    @cr:400.2
    Scenario: Opponents choose discards for Liliana's Specter in secret
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls three Swamps
      And Dana holds Liliana's Specter
      And Rob holds Shock and Jump
      And Alex holds Unsummon and Giant Growth
      And Carissa holds Lightning Bolt and Counterspell
      And Dana has cast Liliana's Specter
      And the top of the stack has resolved
      And the top of the stack has resolved
      When Rob chooses Jump
      Then this is legal
      And Jump is in Rob's hand
      And Rob knows that Rob has chosen Jump
      And Alex does not know what Rob has chosen
      And Carissa does not know what Rob has chosen
      And Dana does not know what Rob has chosen
      And Dana cannot see Jump
      And Alex may choose among Unsummon and Giant Growth
      When Alex concedes
      Then this is legal
      And Carissa may choose among Lightning Bolt and Counterspell
      And Carissa does not know what Rob has chosen
      When Carissa chooses Counterspell
      Then this is legal
      And Jump is in Rob's graveyard
      And Counterspell is in Carissa's graveyard
      And Dana can see Jump and Counterspell
      And Dana cannot see Shock and Lightning Bolt

    # 101.4b, 400.2: graveyards are public, so that what is picked there is known
    @cr:400.2
    Scenario: Exhume's graveyard choices are known to all players
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls two Swamps
      And Carissa holds Exhume
      And Carissa's graveyard holds Gray Ogre and Hill Giant
      And Rob's graveyard holds Wind Drake and Storm Crow
      And Alex's graveyard holds Craw Wurm and Sea Monster
      And Carissa has cast Exhume
      And the top of the stack has resolved
      When Carissa chooses Hill Giant
      Then this is legal
      And Rob knows that Carissa has chosen Hill Giant
      And Alex knows that Carissa has chosen Hill Giant
      When Rob chooses Storm Crow
      Then this is legal
      And Alex knows that Rob has chosen Storm Crow
      And Storm Crow is in Rob's graveyard
      When Alex chooses Sea Monster
      Then this is legal
      And Hill Giant is on the battlefield
      And Storm Crow is on the battlefield
      And Sea Monster is on the battlefield
      And Wind Drake is in Rob's graveyard

    # 101.4a, 101.4b; 614.12a: the Clone's choice is made before it enters, from what is there then
    @cr:614.12a
    Scenario: With Show and Tell, Clone can't copy a creature entering with it
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Rob controls three Islands and Savannah Lions
      And Rob holds Show and Tell and Gray Ogre
      And Alex holds Craw Wurm and Hill Giant
      And Carissa holds Clone, Jace Beleren and Shock
      And Rob has cast Show and Tell
      And the top of the stack has resolved
      When Rob chooses nothing
      Then this is legal
      And Alex may choose among Craw Wurm and Hill Giant
      When Alex chooses Craw Wurm
      Then this is legal
      And Carissa does not know what Alex has chosen
      And Carissa cannot see Craw Wurm
      And Alex knows that Alex has chosen Craw Wurm
      And Carissa may choose among Clone
      And Jace Beleren and Shock may not be chosen
      When Carissa chooses Clone
      Then this is legal
      And Carissa may choose among Savannah Lions
      And Craw Wurm may not be chosen
      When Carissa chooses Savannah Lions
      Then this is legal
      And Clone is 2/1
      And Craw Wurm is on the battlefield
      And Gray Ogre is in Rob's hand

    # 101.1, 305.4: a land that is put onto the battlefield is not played, so Turf Wound does not forbid it
    @cr:305.4
    Scenario: Turf Wound doesn't stop a land put onto the battlefield
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls three Islands
      And Carissa holds Show and Tell, Swamp and Plains
      And Rob controls three Mountains
      And Rob holds Turf Wound
      And Rob has cast Turf Wound targeting Carissa
      And the stack has resolved
      And Carissa has cast Show and Tell
      And the top of the stack has resolved
      When Carissa chooses Swamp
      Then this is legal
      When everybody passes
      Then Swamp is on the battlefield
      When Carissa plays Plains
      Then this is illegal
      And Plains is in Carissa's hand
