@since:2020-06-01
Feature: End step
  What triggers at the beginning of the end step triggers once as it begins.
  What comes later has to wait for the next turn.

  @cr:513.1
  Rule: The active player gets priority in the end step, after triggers

    Scenario: Ball Lightning's trigger is on the stack when players can act
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's postcombat main phase
      And Carissa controls Ball Lightning
      When everybody passes
      Then it is the end step
      And Ball Lightning's ability is on the stack once
      And Alex has priority
      And Ball Lightning is on the battlefield
      When the top of the stack resolves
      Then Ball Lightning is in Carissa's graveyard
      And it is the end step
      And Alex has priority

    Scenario: Players can act in the end step if nothing triggers
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's postcombat main phase
      And Carissa controls Mountain
      And Carissa holds Shock
      When everybody passes
      Then it is the end step
      And Alex has priority
      When Carissa casts Shock targeting Alex
      Then this is legal
      When the top of the stack resolves
      Then Alex has 18 life
      And it is the end step

  @cr:513.2
  Rule: A trigger that comes too late waits for the next turn's end step

    @cr:500.6
    Scenario: Ball Lightning that enters in the end step survives the turn
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's end step
      And Alex controls Vedalken Orrery and three Mountains
      And Alex holds Ball Lightning
      When Alex casts Ball Lightning
      Then this is legal
      When the top of the stack resolves
      Then Ball Lightning is on the battlefield
      And the stack is empty
      When everybody passes
      Then it is Carissa's turn
      And Ball Lightning is on the battlefield
      When play goes on to the end step
      Then Ball Lightning's ability is on the stack once
      When the top of the stack resolves
      Then Ball Lightning is in Alex's graveyard

    Scenario: Ball Lightning that enters in the main phase is sacrificed that turn
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's postcombat main phase
      And Alex controls three Mountains
      And Alex holds Ball Lightning
      And Alex has cast Ball Lightning
      And the stack has resolved
      When play goes on to the end step
      Then Ball Lightning's ability is on the stack once
      When the top of the stack resolves
      Then Ball Lightning is in Alex's graveyard
      And it is Alex's turn

    Scenario Outline: Flickerwisp cast in the <step> returns Hill Giant in <turn>'s turn
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's <step>
      And Alex controls Vedalken Orrery and three Plains
      And Alex holds Flickerwisp
      And Rob controls Hill Giant
      And Alex has cast Flickerwisp
      And the top of the stack has resolved
      And Alex has chosen Hill Giant
      When the top of the stack resolves
      Then Hill Giant is in exile
      When play goes on to <turn>'s end step
      Then Flickerwisp's ability is on the stack once
      When the top of the stack resolves
      Then Hill Giant is on the battlefield
      And Rob controls Hill Giant
      And it is <turn>'s turn

      Examples:
        | step     | turn    |
        | upkeep   | Alex    |
        | end step | Carissa |

    @cr:500.5b
    Scenario: An effect until end of turn from the end step ends that turn
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's end step
      And Rob controls Forest and Grizzly Bears
      And Rob holds Giant Growth
      And Rob has cast Giant Growth targeting Grizzly Bears
      When the top of the stack resolves
      Then Grizzly Bears is 5/5
      When everybody passes
      Then it is Carissa's turn
      And Grizzly Bears is 2/2
