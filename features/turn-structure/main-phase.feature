@since:2020-06-01
Feature: Main phase
  Before combat and after it, the active player plays lands and casts what
  can be cast at no other time.

  @cr:505.1
  Rule: A turn has a main phase before combat and one after it

    Scenario Outline: A sorcery can be cast in the <phase>
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's <phase>
      And Alex controls two Swamps
      And Alex holds Innocent Blood
      And Rob controls Grizzly Bears
      When Alex casts Innocent Blood
      Then this is legal
      When the top of the stack resolves
      Then Grizzly Bears is in Rob's graveyard
      And it is the <phase>

      Examples:
        | phase                 |
        | precombat main phase  |
        | postcombat main phase |

  @cr:505.1a
  Rule: Only a turn's first main phase is its precombat main phase

    @cr:500.8
    Scenario: The main phase that Relentless Assault adds is a postcombat one
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls four Mountains and Grizzly Bears
      And Rob holds Relentless Assault
      And Rob has cast Relentless Assault
      And the stack has resolved
      When play goes on to the end of combat
      And everybody passes
      Then it is the postcombat main phase
      When everybody passes
      Then it is the beginning of combat
      When play goes on to the end of combat
      And everybody passes
      Then it is the postcombat main phase
      When everybody passes
      Then it is the end step

    @cr:500.11
    Scenario: After a skipped combat phase comes the postcombat main phase
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Rob controls four Plains
      And Rob holds Stonehorn Dignitary
      And Alex controls Forest
      And Rob has cast Stonehorn Dignitary
      And the top of the stack has resolved
      And Rob has chosen Alex
      And the stack has resolved
      And play has gone on to Alex's precombat main phase
      When everybody passes
      Then it is the postcombat main phase
      And it is Alex's turn
      When everybody passes
      Then it is the end step

  @cr:505.1b @since:2024-11-08
  Rule: "Second main phase" counts the main phases of the turn

    Scenario: Cautious Survivor that attacked triggers in the second main phase
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Cautious Survivor
      And Alex has attacked Rob with Cautious Survivor
      When play goes on to the postcombat main phase
      Then Cautious Survivor's ability is on the stack once
      When the top of the stack resolves
      Then Alex has 22 life

    Scenario: An untapped Cautious Survivor doesn't trigger
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Cautious Survivor
      When play goes on to the postcombat main phase
      Then the stack is empty
      And Alex has 20 life

    Scenario: Cautious Survivor doesn't trigger in a turn's third main phase
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Cautious Survivor and four Mountains
      And Rob holds Relentless Assault
      And Rob has attacked Alex with Cautious Survivor
      And play has gone on to the postcombat main phase
      And the stack has resolved
      And Rob has cast Relentless Assault
      And the stack has resolved
      And play has gone on to the beginning of combat
      And Rob has attacked Alex with Cautious Survivor
      When play goes on to the postcombat main phase
      Then the stack is empty
      And Cautious Survivor is tapped
      And Rob has 22 life

    Scenario: Tapped in both main phases, Cautious Survivor triggers in the second
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's beginning of combat
      And these permanents are on the battlefield:
        | permanent                | controller | tapped |
        | Alex's Cautious Survivor | Alex       | yes    |
        | Rob's Cautious Survivor  | Rob        | yes    |
      When play goes on to the postcombat main phase
      Then Rob's Cautious Survivor's ability is on the stack once
      And Alex's Cautious Survivor's ability is not on the stack

  @cr:505.2
  Rule: A main phase ends when all players pass with an empty stack

    @cr:500.2
    Scenario Outline: The <phase> goes on until everybody has passed
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's <phase>
      And Alex controls two Mountains
      And Alex holds Shock and Lightning Bolt
      And Alex has cast Shock targeting Rob
      When the top of the stack resolves
      Then it is the <phase>
      And Alex has priority
      When Alex casts Lightning Bolt targeting Carissa
      Then this is legal
      When the top of the stack resolves
      Then it is the <phase>
      When everybody passes
      Then it is the <next>

      Examples:
        | phase                 | next                |
        | precombat main phase  | beginning of combat |
        | postcombat main phase | end step            |

  @cr:505.4 @cr:714.3b
  Rule: The active player's Sagas get a lore counter as the main phase begins

    Scenario: A Saga gets its next lore counter before anybody can act
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's upkeep
      And these permanents are on the battlefield:
        | permanent                  | controller | counters |
        | Alex's History of Benalia  | Alex       | 1 lore   |
        | Rob's History of Benalia   | Rob        | 1 lore   |
      When play goes on to the precombat main phase
      Then Alex's History of Benalia has 2 lore counters
      And Rob's History of Benalia has 1 lore counter
      And Alex's History of Benalia's ability is on the stack once
      And Alex has priority
      When the top of the stack resolves
      Then the new Knight Token is called Knight
      And Alex controls Knight
      And it is the precombat main phase

    Scenario: A Saga gets no lore counter in a postcombat main phase
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls four Mountains
      And Alex holds Relentless Assault
      And these permanents are on the battlefield:
        | permanent          | controller | counters |
        | History of Benalia | Alex       | 1 lore   |
      And Alex has cast Relentless Assault
      And the stack has resolved
      When play goes on to the postcombat main phase
      Then History of Benalia has 1 lore counter
      And the stack is empty
      When play goes on to the beginning of combat
      And play goes on to the postcombat main phase
      Then History of Benalia has 1 lore counter
      And the stack is empty

    @cr:714.3a @cr:704.5s
    Scenario: A Saga is sacrificed after its last chapter has resolved
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Rob controls three Plains and Youthful Knight
      And Rob holds History of Benalia
      When Rob casts History of Benalia
      Then this is legal
      When the top of the stack resolves
      Then History of Benalia has 1 lore counter
      And History of Benalia's ability is on the stack once
      When play goes on to Rob's precombat main phase
      And play goes on to Carissa's end step
      And play goes on to Rob's precombat main phase
      Then History of Benalia has 3 lore counters
      And History of Benalia's ability is on the stack once
      And History of Benalia is on the battlefield
      When the top of the stack resolves
      Then History of Benalia is in Rob's graveyard
      And Youthful Knight is 4/2

    @cr:805.4
    Scenario: In Two-Headed Giant, both active players' Sagas get lore counters
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's upkeep
      And these permanents are on the battlefield:
        | permanent                   | controller | counters |
        | Alex's History of Benalia   | Alex       | 1 lore   |
        | Rob's History of Benalia    | Rob        | 1 lore   |
        | Dana's History of Benalia   | Dana       | 1 lore   |
      When play goes on to the precombat main phase
      Then Alex's History of Benalia has 2 lore counters
      And Rob's History of Benalia has 2 lore counters
      And Dana's History of Benalia has 1 lore counter

  @cr:505.6
  Rule: The active player gets priority as the main phase begins

    Scenario: The active player is the first who can act in a main phase
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's upkeep
      And Alex controls Forest and Grizzly Bears
      And Alex holds Giant Growth
      And play has gone on to the draw step
      When everybody passes
      Then it is the precombat main phase
      And Alex has priority
      When Alex casts Giant Growth targeting Grizzly Bears
      Then this is legal
      And Giant Growth is on the stack

  @cr:505.6a
  Rule: Only the active player casts these spells, and only in a main phase

    Scenario Outline: <spell> can be cast only in its caster's main phase
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's upkeep
      And Rob controls Vedalken Orrery
      And Alex controls three Swamps and three Islands
      And Alex holds <spell>
      When Alex casts <spell>
      Then this is illegal
      And nothing has changed
      When play goes on to the precombat main phase
      And Alex casts <spell>
      Then this is illegal
      And nothing has changed
      When play goes on to Alex's upkeep
      And Alex casts <spell>
      Then this is illegal
      And nothing has changed
      When play goes on to the precombat main phase
      And Alex casts <spell>
      Then this is legal
      And <spell> is on the stack

      Examples:
        | spell             |
        | Fountain of Youth |
        | Storm Crow        |
        | Megrim            |
        | Jace Beleren      |
        | Innocent Blood    |

    Scenario Outline: A creature spell can't be cast in its caster's <step>
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's <step>
      And Alex controls two Islands
      And Alex holds Storm Crow
      When Alex casts Storm Crow
      Then this is illegal
      And nothing has changed
      When play goes on to the postcombat main phase
      And Alex casts Storm Crow
      Then this is legal
      And Storm Crow is on the stack

      Examples:
        | step                |
        | upkeep              |
        | beginning of combat |

    Scenario: A creature spell can't be cast while another spell is on the stack
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Mountain and two Islands
      And Alex holds Storm Crow and Shock
      And Alex has cast Shock targeting Rob
      When Alex casts Storm Crow
      Then this is illegal
      And nothing has changed
      When the top of the stack resolves
      And Alex casts Storm Crow
      Then this is legal
      And Storm Crow is on the stack

    Scenario: An instant can be cast in any step with priority
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's end step
      And Alex controls Mountain
      And Alex holds Shock
      When Alex casts Shock targeting Rob
      Then this is legal
      When the top of the stack resolves
      Then Rob has 18 life

  @cr:505.6b
  Rule: The active player may play one land in each of their turns

    @cr:505.1
    Scenario Outline: A land can be played in the <phase>, but not two
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's <phase>
      And Alex holds Forest and Mountain
      When Alex plays Forest
      Then this is legal
      And Forest is on the battlefield
      And the stack is empty
      And Alex has priority
      When Alex plays Mountain
      Then this is illegal
      And nothing has changed

      Examples:
        | phase                 |
        | precombat main phase  |
        | postcombat main phase |

    Scenario: A land played before combat is the only one for the whole turn
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex holds Forest and Mountain
      When Alex plays Forest
      Then this is legal
      When play goes on to the postcombat main phase
      And Alex plays Mountain
      Then this is illegal
      And nothing has changed
      When play goes on to Alex's precombat main phase
      And Alex plays Mountain
      Then this is legal
      And Mountain is on the battlefield

    Scenario: Exploration lets its controller play a second land in a turn
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Exploration
      And Alex holds Forest, Mountain and Island
      When Alex plays Forest
      Then this is legal
      When Alex plays Mountain
      Then this is legal
      When Alex plays Island
      Then this is illegal
      And nothing has changed

    Scenario Outline: A land can't be played in the <step>
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's <step>
      And Alex holds Forest
      When Alex plays Forest
      Then this is illegal
      And nothing has changed

      Examples:
        | step                |
        | upkeep              |
        | beginning of combat |
        | end step            |

    Scenario: A nonactive player can't play a land
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Carissa holds Forest
      When Alex passes
      Then this is legal
      And Carissa has priority
      When Carissa plays Forest
      Then this is illegal
      And nothing has changed

    Scenario: A land can't be played while a spell is on the stack
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Mountain
      And Alex holds Forest and Shock
      And Alex has cast Shock targeting Rob
      When Alex plays Forest
      Then this is illegal
      And nothing has changed
      When the top of the stack resolves
      And Alex plays Forest
      Then this is legal
      And Forest is on the battlefield

  @cr:714.2b @since:2024-06-07
  Rule: A chapter ability triggers only as lore counters reach its chapter

    Scenario: A Saga without lore counters triggers only as it gets the first one
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's upkeep
      And Rob controls Mountain
      And Rob holds Lightning Bolt
      And these permanents are on the battlefield:
        | permanent          | controller | counters |
        | History of Benalia | Rob        | 0 lore   |
      When Rob casts Lightning Bolt targeting Alex
      Then this is legal
      And History of Benalia's ability is not on the stack
      When the top of the stack resolves
      Then Alex has 17 life
      And History of Benalia's ability is not on the stack
      And History of Benalia is on the battlefield
      When play goes on to the precombat main phase
      Then History of Benalia has 1 lore counter
      And History of Benalia's ability is on the stack once
