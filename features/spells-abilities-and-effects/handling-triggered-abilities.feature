@since:2020-06-01
Feature: Handling triggered abilities
  Whose a triggered ability is, whether it still does anything when it
  resolves, and how often one triggers that was to wait.

  @cr:603.3a
  Rule: Whoever controlled the source when it triggered controls the ability

    Scenario: The ability of a borrowed creature that dies is the borrower's
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Blood Artist
      And Alex controls three Mountains and four Swamps
      And Alex holds Act of Treason and Altar's Reap
      And Alex has cast Act of Treason targeting Blood Artist
      And the stack has resolved
      When Alex casts Altar's Reap sacrificing Blood Artist
      Then this is legal
      When Alex chooses Carissa
      Then this is legal
      When the top of the stack resolves
      Then Blood Artist is in Rob's graveyard
      And Alex has 21 life
      And Carissa has 19 life
      And Rob has 20 life
      And Altar's Reap is on the stack

  @cr:603.4
  Rule: A condition with which an ability begins is looked at twice

    Scenario: An ability whose condition is met no more does nothing
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's end step
      And Carissa controls Hellfire Mongrel
      And Rob controls Temple Bell
      And Rob holds Forest and Island
      When play goes on to Rob's upkeep
      Then Hellfire Mongrel's ability is on the stack once
      When Rob activates Temple Bell
      Then this is legal
      When the top of the stack resolves
      Then Rob has 3 cards in hand
      When the stack resolves
      Then Rob has 20 life

  @cr:603.7b
  Rule: An ability that was created to wait triggers once

    Scenario: An ability that waits for the end step waits for one only
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears and Gray Ogre
      And Rob controls Maddening Imp
      And Rob has activated Maddening Imp
      And the stack has resolved
      When Alex attacks Carissa with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Carissa with Grizzly Bears and Gray Ogre
      Then the declaration is legal
      When play goes on to Carissa's end step
      Then the stack is empty
      When play goes on to Rob's upkeep
      Then Grizzly Bears is on the battlefield
      And Gray Ogre is on the battlefield
