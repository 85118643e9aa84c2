@since:2020-06-01
Feature: Cleanup step
  The turn ends: whoever has it discards what is too much, wounds heal, and
  what was to last until end of turn is over, all at the same time.

  @cr:514.1
  Rule: Only the active player discards down to maximum hand size

    Scenario: A player with nine cards discards only at the end of their turn
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

    Scenario Outline: Rob's Spellbook that Alex controls, and nine cards in <player>'s hand
      Given a two-player game between Rob and Alex
      And it is <player>'s end step
      And these permanents are on the battlefield:
        | permanent | controller | owner |
        | Spellbook | Alex       | Rob   |
      And <player> holds nine Forests
      When everybody passes
      Then <outcome>

      Examples:
        | player | outcome                |
        | Alex   | it is Rob's turn       |
        | Rob    | Rob is asked to choose |

  @cr:514.2
  Rule: Damage wears off at the same time as "until end of turn" effects

    @cr:500.5b
    Scenario: A creature survives when Giant Growth and damage wear off together
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

    Scenario: Damage also wears off creatures of nonactive players
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Mountain
      And Rob holds Shock
      And Carissa controls Hill Giant
      And Rob has cast Shock targeting Hill Giant
      When the stack resolves
      Then Hill Giant has 2 damage marked on it
      When play goes on to Alex's upkeep
      Then Hill Giant has no damage marked on it

    Scenario: Damage wears off a creature that has phased out since it was dealt
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Mountain
      And Rob holds Shock
      And Alex controls two Islands
      And Alex holds Reality Ripple
      And Carissa controls Hill Giant
      And Rob has cast Shock targeting Hill Giant
      And the stack has resolved
      When Alex casts Reality Ripple targeting Hill Giant
      Then this is legal
      And Hill Giant has 2 damage marked on it
      When the stack resolves
      And play goes on to Carissa's upkeep
      Then Hill Giant is on the battlefield
      And Hill Giant has no damage marked on it

    Scenario: Combat damage wears off a blocker that phases out after combat
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears
      And Rob controls Giant Spider, two Islands and Mountain
      And Rob holds Reality Ripple and Shock
      And Alex has attacked Rob with Grizzly Bears
      And Rob has blocked Grizzly Bears with Giant Spider
      And play has gone on to the postcombat main phase
      When Rob casts Reality Ripple targeting Giant Spider
      Then this is legal
      And Giant Spider has 2 damage marked on it
      When the stack resolves
      And play goes on to Rob's upkeep
      Then Giant Spider has no damage marked on it
      When Rob casts Shock targeting Giant Spider
      Then this is legal
      When the stack resolves
      Then Giant Spider is on the battlefield
      And Giant Spider has 2 damage marked on it

    @cr:514.1
    Scenario: Damage wears off and Giant Growth ends after a player has discarded
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's end step
      And Alex controls Forest and Hill Giant
      And Alex holds Giant Growth and eight Forests
      And Rob controls Mountain
      And Rob holds Shock
      And Alex has cast Giant Growth targeting Hill Giant
      And the stack has resolved
      And Rob has cast Shock targeting Hill Giant
      And the stack has resolved
      When everybody passes
      Then Alex is asked to choose
      When Alex chooses second Forest
      Then this is legal
      And it is Carissa's turn
      And Alex has seven cards in hand
      And Hill Giant is 3/3
      And Hill Giant has no damage marked on it

    Scenario: Giant Growth on a creature that phases out ends with the turn
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Hill Giant, Forest and two Islands
      And Alex holds Giant Growth and Reality Ripple
      And Alex has cast Giant Growth targeting Hill Giant
      And the stack has resolved
      And Alex has cast Reality Ripple targeting Hill Giant
      And the stack has resolved
      And play has gone on to Rob's upkeep
      When play goes on to Alex's upkeep
      Then Hill Giant is 3/3

    Scenario: Damage wears off from a creature that isn't its controller's own
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And these permanents are on the battlefield:
        | permanent     | controller | owner | attached to |
        | Hill Giant    | Alex       | Rob   |             |
        | Control Magic | Alex       | Alex  | Hill Giant  |
      And Carissa controls Mountain
      And Carissa holds Shock
      When Carissa casts Shock targeting Hill Giant
      Then this is legal
      When the stack resolves
      Then Hill Giant has 2 damage marked on it
      When Carissa ends the turn
      Then Hill Giant has 0 damage marked on it

  @cr:514.3a
  Rule: State-based actions in cleanup give players priority and another cleanup step

    @cr:704.5j @cr:704.3
    Scenario: The legend rule in the cleanup step gives players priority
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls five Mountains, four Forests and Grizzly Bears
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
  Rule: Another cleanup step repeats everything, including discarding

    Scenario: A player who draws in the cleanup step discards in the next one
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

  @cr:514.3 @cr:514.3a
  Rule: Players get priority in the cleanup step only if something happens in it

    @cr:704.3
    Scenario: Discarding with Megrim lets players act in the cleanup step
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's end step
      And Alex holds nine Forests
      And Rob controls Megrim
      And Carissa controls Mountain
      And Carissa holds Shock
      When everybody passes
      Then it is the cleanup step
      And Alex is asked to choose
      When Alex chooses first Forest and second Forest
      Then this is legal
      And it is the cleanup step
      And Megrim's ability is on the stack twice
      And Alex has priority
      When the stack resolves
      Then Alex has 16 life
      And it is the cleanup step
      When Carissa casts Shock targeting Alex
      Then this is legal
      When the stack resolves
      Then Alex has 14 life
      And it is the cleanup step
      And Alex has priority
      When everybody passes
      Then it is Carissa's turn

    @cr:500.3 @cr:704.3
    Scenario: Discarding without a trigger lets nobody act in the cleanup step
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's end step
      And Alex holds nine Forests
      And Alex controls Megrim
      And Carissa controls Mountain
      And Carissa holds Shock
      When everybody passes
      And Alex chooses first Forest and second Forest
      Then this is legal
      And it is Carissa's turn
      And it is the upkeep
      And Alex has 20 life

    @cr:514.2
    Scenario: A creature pumped in a cleanup step shrinks in the next one
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's end step
      And Alex holds eight Swamps
      And Rob controls Megrim
      And Carissa controls Forest and Grizzly Bears
      And Carissa holds Giant Growth
      When everybody passes
      And Alex chooses first Swamp
      Then this is legal
      And it is the cleanup step
      When Carissa casts Giant Growth targeting Grizzly Bears
      Then this is legal
      When the stack resolves
      Then Grizzly Bears is 5/5
      And it is the cleanup step
      When everybody passes
      Then it is Carissa's turn
      And Grizzly Bears is 2/2
