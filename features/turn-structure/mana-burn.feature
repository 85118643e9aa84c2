@since:2020-06-01
Feature: Mana burn
  Once, mana that nobody had spent by the end of a phase cost its player a
  life each. It was given up in 2009; the edition of 2006 still has it.

  @cr:500.5 @edition:2006-10-01
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

    Scenario: In 2006 the mana of the combat burns before the main phase that follows
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's beginning of combat
      And Carissa controls Hill Giant
      And Alex controls one Mountain
      And Alex holds Shock
      When Alex activates first Mountain
      Then this is legal
      When Carissa attacks Rob with Hill Giant
      Then the declaration is legal
      When play goes on to the end of combat
      Then Alex has 20 life
      And Rob has 17 life
      When play goes on to the postcombat main phase
      Then Alex has 19 life
      When Alex casts Shock targeting Rob
      Then this is illegal
      And nothing has changed

    Scenario: In 2006 the mana of the end step burns only as the turn is over
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's end step
      And Alex controls one Mountain
      And Rob controls one Mountain
      When Alex activates first Mountain
      Then this is legal
      When Rob activates second Mountain
      Then this is legal
      When play goes on to Rob's upkeep
      Then Alex has 19 life
      And Rob has 19 life
      And Carissa has 20 life

    @cr:810.9
    Scenario: In 2006 what each member of a team burns is lost by the team
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls one Forest
      And Alex controls two Mountains
      When Rob activates first Forest
      Then this is legal
      When Alex activates first Mountain
      Then this is legal
      When Alex activates second Mountain
      Then this is legal
      When play goes on to the beginning of combat
      Then Rob has 37 life
      And Alex has 37 life
      And Carissa has 40 life

    @cr:104.3b
    Scenario: In 2006 the last life burns as any other
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Alex has 1 life
      And Alex controls one Forest
      When Alex activates first Forest
      Then this is legal
      When play goes on to the beginning of combat
      Then Alex has left the game
      And the game goes on

    Scenario: In 2006 what a payment leaves of the mana pays for the next spell, and the rest burns
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's upkeep
      And Alex controls three Mountains
      And Alex holds left Shock and right Shock
      And Alex has activated first Mountain
      And Alex has activated second Mountain
      And Alex has activated third Mountain
      When Alex casts left Shock targeting Carissa
      Then this is legal
      When Alex casts right Shock targeting Carissa
      Then this is legal
      When the stack resolves
      Then Carissa has 16 life
      And Alex has 20 life
      When play goes on to the precombat main phase
      Then Alex has 19 life
