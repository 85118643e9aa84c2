@edition:2006-10-01
Feature: Second reading: active team

  @glossary:active-team @cr:102.1
  Rule: The active team has priority together

    # Glossary "Active Team", 606.6c, 606.6e: the team has priority, so that either member may act; the other team has not
    @cr:117.6
    Scenario: Either player of the active team may act first
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's upkeep
      And Dana controls Mountain
      And Dana holds Shock
      And Carissa controls left Mountain
      And Carissa holds Lightning Bolt
      When Dana casts Shock targeting Rob
      Then this is legal
      When the top of the stack resolves
      And Carissa casts Lightning Bolt targeting Alex
      Then this is legal
      When the stack resolves
      Then it is Dana's turn
      And it is the upkeep
