@since:2020-06-01
Feature: Mana burn
  Once, mana that nobody had spent by the end of a phase cost its player a
  life each. It was given up in 2009; the edition of 2006 still has it.

  @cr:500.5 @edition:2006-10-01
  Rule: Unspent mana at the end of a phase causes loss of life (2006)

    Scenario: One unspent mana causes mana burn for 1 life (2006)
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

    Scenario: Three unspent mana cause mana burn for 3 life (2006)
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

    Scenario: Mana from the upkeep can be spent in the draw step (2006)
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
    Scenario: A player controlled by another loses no life to mana burn (2006)
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

    Scenario: Mana unspent in combat burns as the combat phase ends (2006)
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

    Scenario: Mana from the end step burns only at the end of the turn (2006)
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
    Scenario: Each teammate's mana burn lowers the shared life total (2006)
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
    Scenario: A player at 1 life can lose the game to mana burn (2006)
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Alex has 1 life
      And Alex controls one Forest
      When Alex activates first Forest
      Then this is legal
      When play goes on to the beginning of combat
      Then Alex has left the game
      And the game goes on

    Scenario: Mana left over from one spell can pay for the next (2006)
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
