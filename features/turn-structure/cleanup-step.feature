@since:2020-06-01
Feature: Cleanup step
  The turn ends: whoever has it discards what is too much, wounds heal, and
  what was to last until end of turn is over, all at the same time.

  @cr:514.1
  Rule: Only the player whose turn ends discards

    Scenario: Alex has nine cards, and discards at the end of his own turn
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's end step
      And Alex holds eight Forests
      When everybody passes
      Then it is Alex's turn
      And Alex has eight cards in hand
      When play goes on to the end step
      And everybody passes
      Then Alex is asked to choose
      When Alex chooses first Forest and second Forest
      Then this is legal
      And Alex has seven cards in hand
      And it is Carissa's turn

  @cr:514.2
  Rule: Wounds heal at the same moment as effects until end of turn end

    Scenario: A grown creature outlives the end of the turn with its wounds
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Forest and Grizzly Bears
      And Rob holds Giant Growth
      And Alex controls Mountain
      And Alex holds Lightning Bolt
      And Rob has cast Giant Growth targeting Grizzly Bears
      And the stack has resolved
      And Alex has cast Lightning Bolt targeting Grizzly Bears
      When the stack resolves
      Then Grizzly Bears has 3 damage marked on it
      When play goes on to Alex's upkeep
      Then Grizzly Bears is on the battlefield
      And Grizzly Bears is 2/2
      And Grizzly Bears has no damage marked on it

    Scenario: The creatures of others heal as well
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Mountain
      And Rob holds Shock
      And Carissa controls Hill Giant
      And Rob has cast Shock targeting Hill Giant
      When the stack resolves
      Then Hill Giant has 2 damage marked on it
      When play goes on to Alex's upkeep
      Then Hill Giant has no damage marked on it

  @cr:514.3a
  Rule: If something is put right in the cleanup step, players get priority there, and another one follows

    @cr:704.5j
    Scenario: A legend comes home to another of its name, and a spell of the cleanup step does not outlast the turn
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls five Mountains, Forest and Grizzly Bears
      And Rob holds Word of Seizing and Giant Growth
      And Alex controls two Islands, Vedalken Orrery and old Kami of the Crescent Moon
      And Alex holds new Kami of the Crescent Moon
      And Rob has cast Word of Seizing targeting old Kami of the Crescent Moon
      And the stack has resolved
      And Alex has cast new Kami of the Crescent Moon
      And the stack has resolved
      And play has gone on to the end step
      When everybody passes
      Then it is the cleanup step
      And Alex is asked to choose
      When Alex chooses new Kami of the Crescent Moon
      Then this is legal
      And old Kami of the Crescent Moon is in Alex's graveyard
      And it is the cleanup step
      And Rob has priority
      When Rob casts Giant Growth targeting Grizzly Bears
      Then this is legal
      When the stack resolves
      Then Grizzly Bears is 5/5
      When play goes on to Alex's upkeep
      Then Grizzly Bears is 2/2

  @cr:514.3a @cr:514.1
  Rule: In another cleanup step all is done again, discarding as well

    Scenario: Who has drawn a card in the cleanup step discards in the next one
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls five Mountains and Temple Bell
      And Rob holds Word of Seizing and seven Forests
      And Alex controls two Islands, Vedalken Orrery and old Kami of the Crescent Moon
      And Alex holds new Kami of the Crescent Moon
      And Rob has cast Word of Seizing targeting old Kami of the Crescent Moon
      And the stack has resolved
      And Alex has cast new Kami of the Crescent Moon
      And the stack has resolved
      And play has gone on to the end step
      When everybody passes
      And Alex chooses new Kami of the Crescent Moon
      Then this is legal
      And it is the cleanup step
      And Rob has seven cards in hand
      When Rob activates Temple Bell
      Then this is legal
      When the stack resolves
      Then Rob has eight cards in hand
      When everybody passes
      Then it is the cleanup step
      And Rob is asked to choose
      When Rob chooses first Forest
      Then this is legal
      And Rob has seven cards in hand
      And it is Alex's turn
