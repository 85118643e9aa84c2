@edition:2006-10-01
Feature: Second reading: mana burn

  @cr:500.5
  Rule: Unspent mana causes mana burn (2006)

    # 300.3: unused mana is lost as the phase ends, and one life with each; the stack has nothing to do with it
    Scenario: A player loses 2 life for two unspent mana as the phase ends (2006)
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls two Mountains
      When Alex activates first Mountain
      Then this is legal
      And the stack is empty
      And Alex has 20 life
      When Alex activates second Mountain
      Then this is legal
      When play goes on to the end step
      Then Alex has 18 life
