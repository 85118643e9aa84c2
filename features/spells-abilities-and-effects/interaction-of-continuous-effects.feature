@since:2020-06-01
Feature: Interaction of continuous effects
  What sets a creature's size comes before what adds to it, whichever was
  first.

  @cr:613.4
  Rule: What adds to power and toughness adds to what is set later, too

    Scenario: What sets power and toughness leaves alone what was added before
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Hill Giant and Forest
      And Alex holds Giant Growth
      And Carissa controls two Islands
      And Carissa holds Ovinize
      And Alex has cast Giant Growth targeting Hill Giant
      And the stack has resolved
      When Carissa casts Ovinize targeting Hill Giant
      Then this is legal
      When the stack resolves
      Then Hill Giant is 3/4

  @cr:613.7
  Rule: When the later of two effects is over, the earlier one still applies

    Scenario: A creature that was borrowed from a thief goes back to the thief
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Hill Giant
      And Alex controls four Islands
      And Alex holds Control Magic
      And Carissa controls three Mountains
      And Carissa holds Act of Treason
      And Alex has cast Control Magic targeting Hill Giant
      And play has gone on to Carissa's precombat main phase
      And Carissa has cast Act of Treason targeting Hill Giant
      When the stack resolves
      Then Carissa controls Hill Giant
      When play goes on to Rob's upkeep
      Then Alex controls Hill Giant

  @cr:613.8a
  Rule: An effect waits for another one on which it depends

    Scenario: A creature that loses its abilities gives nothing to others any more, though it came first
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Archetype of Imagination and Grizzly Bears
      And Carissa controls Storm Crow
      And Alex controls two Islands
      And Alex holds Ovinize
      When Alex casts Ovinize targeting Archetype of Imagination
      Then this is legal
      And Grizzly Bears has the keyword flying
      And Storm Crow does not have the keyword flying
      When the stack resolves
      Then Grizzly Bears does not have the keyword flying
      And Storm Crow has the keyword flying

  @cr:113.11
  Rule: What cannot have an ability has it by no effect, older or newer

    Scenario: Of two archetypes each keeps the creatures of the other on the ground
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Rob's Archetype of Imagination and Grizzly Bears
      And Alex controls six Islands and Hill Giant
      And Alex holds Alex's Archetype of Imagination
      And Carissa controls Storm Crow
      And Alex has cast Alex's Archetype of Imagination
      When the stack resolves
      Then Hill Giant does not have the keyword flying
      And Alex's Archetype of Imagination does not have the keyword flying
      And Grizzly Bears does not have the keyword flying
      And Rob's Archetype of Imagination does not have the keyword flying
      And Storm Crow does not have the keyword flying

  @cr:613.4c
  Rule: Counters add to whatever size a creature has

    Scenario: Counters add to a size that was set after they were put
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent  | controller | counters |
        | Hill Giant | Carissa    | 2 +1/+1  |
      And Alex controls two Islands
      And Alex holds Ovinize
      And Alex has cast Ovinize targeting Hill Giant
      When the stack resolves
      Then Hill Giant is 2/3

  @cr:611.2c
  Rule: An effect on a creature stays on it, whoever controls it

    Scenario: What a creature has gained it keeps when it goes over to somebody else
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Carissa controls Grizzly Bears and Forest
      And Carissa holds Giant Growth
      And Alex controls three Mountains
      And Alex holds Act of Treason
      And Carissa has cast Giant Growth targeting Grizzly Bears
      And the stack has resolved
      And Alex has cast Act of Treason targeting Grizzly Bears
      When the stack resolves
      Then Alex controls Grizzly Bears
      And Grizzly Bears is 5/5
      When play goes on to Carissa's upkeep
      Then Carissa controls Grizzly Bears
      And Grizzly Bears is 2/2
