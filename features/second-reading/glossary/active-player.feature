@edition:2006-10-01
Feature: Second reading: active player

  @glossary:active-player @cr:102.1
  Rule: The active player, whose turn it is, gets priority first

    # Glossary "Active Player": the active player is the first to act after something has resolved, whoever it was of
    Scenario: The active player gets priority after another player's spell resolves
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Carissa's upkeep
      And Alex controls Mountain
      And Alex holds Lightning Bolt
      And Carissa controls left Mountain
      And Carissa holds Shock
      And Alex has cast Lightning Bolt targeting Dana
      When the top of the stack resolves
      Then Dana has 17 life
      And Carissa has priority
      And it is the upkeep
      And it is Carissa's turn

    # Glossary "Active Player": also after combat damage has resolved
    @cr:510.2
    Scenario: The active player gets priority after combat damage resolves (2006)
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Hill Giant
      And Rob controls Mogg Fanatic
      And Carissa has attacked Alex with Hill Giant
      When play goes on to the combat damage step
      Then Alex has 20 life
      When the top of the stack resolves
      Then Alex has 17 life
      And Carissa has priority
      And it is the combat damage step
