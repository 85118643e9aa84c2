@since:2020-06-01
Feature: Handling triggered abilities: conditions and options
  What has to be true for a triggered ability, at which moments, and when
  its controller says whether it does anything.

  @cr:603.4
  Rule: An intervening "if" condition is checked again on resolution

    Scenario: Hellfire Mongrel does nothing if its condition is no longer true
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's end step
      And Carissa controls Hellfire Mongrel
      And Rob controls Temple Bell
      And Rob holds Forest and Island
      When play goes on to Rob's upkeep
      Then Hellfire Mongrel's ability is on the stack once
      When Rob activates Temple Bell
      Then this is legal
      When the top of the stack resolves
      Then Rob has 3 cards in hand
      When the stack resolves
      Then Rob has 20 life

  @cr:603.4
  Rule: A condition about "you" refers to the ability's controller

    Scenario: Luminarch Ascension's trigger ignores life lost by its new controller
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's postcombat main phase
      And Rob controls Luminarch Ascension
      And Alex controls five Mountains
      And Alex holds Word of Seizing
      And Carissa controls Mountain
      And Carissa holds Shock
      And Carissa has cast Shock targeting Alex
      And the stack has resolved
      When play goes on to the end step
      Then Luminarch Ascension's ability is on the stack once
      When Alex casts Word of Seizing targeting Luminarch Ascension
      Then this is legal
      When the top of the stack resolves
      Then Alex controls Luminarch Ascension
      When the top of the stack resolves
      And Rob agrees
      Then this is legal
      And Luminarch Ascension has 1 quest counter
