@since:2020-06-01
Feature: Skipped turns
  A turn that is skipped does not begin. Whatever waits for a player's next
  turn, or for something in it, goes on waiting for one that does.

  @cr:614.10 @cr:614.10a
  Rule: An effect for a player's next turn waits for a turn that isn't skipped

    @cr:701.15a
    Scenario: A creature stays goaded while the goading player skips a turn
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls four Mountains and three Islands
      And Carissa holds Disrupt Decorum and Meditate
      And Alex controls Craw Wurm
      And Carissa has cast Disrupt Decorum
      And the stack has resolved
      And Carissa has cast Meditate
      And the stack has resolved
      And play has gone on to Alex's precombat main phase
      And Alex has attacked Rob with Craw Wurm
      When play goes on to the end step
      And everybody passes
      Then it is Rob's turn
      When play goes on to Alex's precombat main phase
      And Alex declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Rob with Craw Wurm
      Then the declaration is legal
      When play goes on to Carissa's upkeep
      And play goes on to Alex's precombat main phase
      And Alex declares no attack
      Then the declaration is legal
      And Craw Wurm is not attacking

    Scenario: Stonehorn Dignitary's effect waits if the target's turn is skipped
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Rob controls four Plains
      And Rob holds Stonehorn Dignitary
      And Alex controls three Islands and Grizzly Bears
      And Alex holds Meditate
      And Rob has cast Stonehorn Dignitary
      And the top of the stack has resolved
      And Rob has chosen Alex
      And the stack has resolved
      And Alex has cast Meditate
      And the stack has resolved
      When play goes on to the end step
      And everybody passes
      Then it is Carissa's turn
      When play goes on to Alex's precombat main phase
      And Alex attacks Rob with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When play goes on to Rob's upkeep
      And play goes on to Alex's precombat main phase
      And Alex attacks Rob with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Rob

    @cr:722.1b
    Scenario: Mindslaver's control waits for the next turn that isn't skipped
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Rob controls Mindslaver and four Mountains
      And Alex controls three Islands and Grizzly Bears
      And Alex holds Meditate
      And Rob has activated Mindslaver targeting Alex
      And the stack has resolved
      And Alex has cast Meditate
      And the stack has resolved
      When play goes on to the end step
      And everybody passes
      Then it is Carissa's turn
      When play goes on to Alex's declare attackers step
      And Alex interrupts and declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Rob     |
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Carissa with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Carissa

  @cr:614.10 @cr:500.7
  Rule: An extra turn is skipped like any other turn

    @cr:500.11
    Scenario: Meditate makes a player skip the extra turn from their Time Walk
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls five Islands
      And Carissa holds Time Walk and Meditate
      And Carissa has cast Time Walk
      And the stack has resolved
      And Carissa has cast Meditate
      And the stack has resolved
      When Carissa ends the turn
      Then it is Rob's turn
      When Rob ends the turn
      And Alex ends the turn
      Then it is Carissa's turn

  @cr:500.11 @cr:614.10a
  Rule: Skipping a phase doesn't skip another phase of the same kind

    @cr:500.8
    Scenario: Stonehorn Dignitary affects only the first of two combat phases
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Rob controls four Plains
      And Rob holds Stonehorn Dignitary
      And Alex controls four Mountains and Grizzly Bears
      And Alex holds Relentless Assault
      And Rob has cast Stonehorn Dignitary
      And the top of the stack has resolved
      And Rob has chosen Alex
      And the stack has resolved
      And play has gone on to Alex's precombat main phase
      When Alex casts Relentless Assault
      Then this is legal
      When the stack resolves
      And play goes on to the beginning of combat
      And Alex attacks Carissa with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Carissa
      When combat damage is dealt
      Then Carissa has 18 life

  @cr:500.11
  Rule: Skipping a phase skips all its steps

    @cr:505.1a
    Scenario: No step of a skipped combat phase happens
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Rob controls four Plains
      And Rob holds Stonehorn Dignitary
      And Alex controls Grizzly Bears
      And Rob has cast Stonehorn Dignitary
      And the top of the stack has resolved
      And Rob has chosen Alex
      And the stack has resolved
      And play has gone on to Alex's precombat main phase
      When everybody passes
      Then it is the postcombat main phase
      And it is Alex's turn
