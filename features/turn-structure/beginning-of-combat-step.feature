@since:2020-06-01
Feature: Beginning of combat step
  The last moment at which players can act before attackers are declared.

  @cr:507.2
  Rule: The active player gets priority in the beginning of combat step

    Scenario: An attacker can be tapped in the beginning of combat step
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears and Hill Giant
      And Carissa controls Icy Manipulator and Mountain
      When play goes on to the beginning of combat
      Then Alex has priority
      When Carissa activates Icy Manipulator targeting Hill Giant
      Then this is legal
      When the top of the stack resolves
      Then it is the beginning of combat
      And Alex has priority
      When Alex attacks Rob with Hill Giant
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Rob with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Rob

    Scenario: The combat phase goes through this step also without any creature
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Mountain
      And Rob holds Shock
      When everybody passes
      Then it is the beginning of combat
      And Alex has priority
      When Rob casts Shock targeting Alex
      Then this is legal
      When the top of the stack resolves
      Then Alex has 18 life
      And it is the beginning of combat

    Scenario: Two players: an attacker can be tapped as combat begins
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears and Hill Giant
      And Rob controls Icy Manipulator and Mountain
      When play goes on to the beginning of combat
      Then Alex has priority
      When Rob activates Icy Manipulator targeting Hill Giant
      Then this is legal
      When the top of the stack resolves
      Then it is the beginning of combat
      And Alex has priority
      When Alex attacks Rob with Hill Giant
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Rob with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Rob
