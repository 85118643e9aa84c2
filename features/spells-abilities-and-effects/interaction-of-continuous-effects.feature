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
