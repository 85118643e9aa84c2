@since:2020-06-01
Feature: Mana burn
  Once, mana that nobody had spent by the end of a phase cost its player a
  life each. It was given up in 2009; the edition of 2006 still has it.

  @cr-2006-10-01:300.3 @edition:2006-10-01
  Rule: In 2006, mana that nobody spends burns as the phase ends

    Scenario: In 2006 a mana is not spent and costs a life
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Alex controls one Forest
      When Alex activates first Forest
      Then this is legal
      And first Forest is tapped
      And Alex has 20 life
      When play goes on to the beginning of combat
      Then Alex has 19 life
      And Carissa has 20 life

    Scenario: In 2006 three mana are not spent and cost three life
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls three Forests
      When Carissa activates first Forest
      Then this is legal
      When Carissa activates second Forest
      Then this is legal
      When Carissa activates third Forest
      Then this is legal
      When play goes on to the beginning of combat
      Then Carissa has 17 life
      And Alex has 20 life

    Scenario: In 2006 the mana of the upkeep is still there in the draw step of the same phase
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's upkeep
      And Alex controls Mountain
      And Alex holds Shock
      When Alex activates Mountain
      Then this is legal
      When play goes on to the draw step
      And Alex casts Shock targeting Rob
      Then this is legal
      When the stack resolves
      Then Rob has 18 life
      And Alex has 20 life

    @cr-2006-10-01:507.4
    Scenario: In 2006 nobody is burned in a turn that somebody else controls
      Given a two-player game between Rob and Alex
      And Rob controls Mindslaver and four Islands
      And Alex controls one Forest
      And Rob has activated Mindslaver targeting Alex
      And the stack has resolved
      And play has gone on to Alex's precombat main phase
      When Rob activates first Forest
      Then this is legal
      And first Forest is tapped
      When play goes on to the beginning of combat
      Then Alex has 20 life
      And Rob has 20 life
