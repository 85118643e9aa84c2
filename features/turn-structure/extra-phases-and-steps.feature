@since:2020-06-01
Feature: Extra phases and steps
  Some effects add phases or steps to a turn. They come directly after the
  one that the effect names, and of several the newest is first.

  @cr:500.8
  Rule: An extra phase comes directly after the phase that the effect names

    Scenario: Relentless Assault outside a main phase adds no combat phase
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Vedalken Orrery, four Mountains and Grizzly Bears
      And Rob holds Relentless Assault
      And Rob has attacked Alex with Grizzly Bears
      And play has gone on to the end of combat
      When Rob casts Relentless Assault
      Then this is legal
      When the top of the stack resolves
      Then Grizzly Bears is untapped
      When everybody passes
      Then it is the postcombat main phase
      When everybody passes
      Then it is the end step
      And Alex has 18 life

    Scenario: Relentless Assault cast in the upkeep adds no combat phase
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's upkeep
      And Alex controls Vedalken Orrery, four Mountains and Grizzly Bears
      And Alex holds Relentless Assault
      When Alex casts Relentless Assault
      Then this is legal
      When the top of the stack resolves
      And play goes on to the beginning of combat
      And Alex attacks Rob with Grizzly Bears
      Then the declaration is legal
      When play goes on to the postcombat main phase
      And everybody passes
      Then it is the end step
      And Rob has 18 life

    Scenario: An opponent's Relentless Assault gives the active player more combat
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Grizzly Bears
      And Carissa controls Vedalken Orrery and four Mountains
      And Carissa holds Relentless Assault
      And Rob has attacked Alex with Grizzly Bears
      And play has gone on to the postcombat main phase
      When Carissa casts Relentless Assault
      Then this is legal
      When the top of the stack resolves
      Then Grizzly Bears is untapped
      When everybody passes
      Then it is the beginning of combat
      And the attacking player is Rob
      When Rob attacks Alex with Grizzly Bears
      Then the declaration is legal
      When combat damage is dealt
      Then Alex has 16 life

    Scenario: Savage Beating's combat phase follows the combat that is going on
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls five Mountains and Grizzly Bears
      And Alex holds Savage Beating
      And Alex has attacked Rob with Grizzly Bears
      When Alex casts Savage Beating as follows:
        | modes |
        | untap |
      Then this is legal
      When the top of the stack resolves
      Then Grizzly Bears is untapped
      And Grizzly Bears is attacking Rob
      And it is the declare attackers step
      When play goes on to the end of combat
      Then Rob has 18 life
      When everybody passes
      Then it is the beginning of combat
      And Grizzly Bears is not attacking
      When Alex attacks Carissa with Grizzly Bears
      Then the declaration is legal
      When play goes on to the postcombat main phase
      Then Carissa has 18 life
      When everybody passes
      Then it is the end step

  @cr:500.8 @cr:500.10 @since:2024-06-07
  Rule: Of phases added after the same phase, the newest comes first

    Scenario: A combat phase created after added upkeeps comes before them
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Obeka, Splitter of Seconds and five Mountains
      And Rob holds Savage Beating
      And Rob has attacked Alex with Obeka, Splitter of Seconds
      And play has gone on to the combat damage step
      And the stack has resolved
      When Rob casts Savage Beating as follows:
        | modes |
        | untap |
      Then this is legal
      When the top of the stack resolves
      And play goes on to the end of combat
      And everybody passes
      Then it is the beginning of combat
      When Rob declares no attack
      Then the declaration is legal
      When play goes on to the end of combat
      And everybody passes
      Then it is the upkeep
      And it is Rob's turn
      When everybody passes
      Then it is the upkeep
      When everybody passes
      Then it is the postcombat main phase

    Scenario: Upkeeps created after an added combat phase come before it
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Obeka, Splitter of Seconds and five Mountains
      And Rob holds Savage Beating
      And Rob has attacked Alex with Obeka, Splitter of Seconds
      And Rob has cast Savage Beating as follows:
        | modes |
        | untap |
      And the stack has resolved
      And play has gone on to the combat damage step
      And the stack has resolved
      When play goes on to the end of combat
      And everybody passes
      Then it is the upkeep
      And it is Rob's turn
      When everybody passes
      Then it is the upkeep
      When everybody passes
      Then it is the beginning of combat

  @cr:500.9
  Rule: An extra step comes directly after the step that the effect names

    @cr:500.6
    Scenario: Paradox Haze adds an upkeep step after the first one of a turn
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's end step
      And these permanents are on the battlefield:
        | permanent     | controller | attached to |
        | Paradox Haze  | Alex       | Rob         |
        | Copper Tablet | Carissa    |             |
      When play goes on to Rob's upkeep
      And the stack resolves
      Then Rob has 19 life
      When everybody passes
      Then it is the upkeep
      And it is Rob's turn
      And Paradox Haze's ability is not on the stack
      When the stack resolves
      Then Rob has 18 life
      When everybody passes
      Then it is the draw step

    Scenario: A player without Paradox Haze has one upkeep step
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's end step
      And these permanents are on the battlefield:
        | permanent    | controller | attached to |
        | Paradox Haze | Alex       | Rob         |
      When play goes on to Alex's upkeep
      Then the stack is empty
      When everybody passes
      Then it is the draw step
      And it is Alex's turn

  @cr:500.10 @since:2024-06-07
  Rule: An extra step after a phase is part of a phase that has no other steps

    @example @cr:500.6
    Scenario: Obeka's upkeep steps come without untap steps and draw steps
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Obeka, Splitter of Seconds
      And Carissa controls Copper Tablet
      And Alex has attacked Rob with Obeka, Splitter of Seconds
      And play has gone on to the combat damage step
      And the stack has resolved
      When play goes on to the end of combat
      And everybody passes
      Then it is the upkeep
      And it is Alex's turn
      And Obeka, Splitter of Seconds is tapped
      And Alex has no cards in hand
      When the stack resolves
      Then Alex has 19 life
      When everybody passes
      Then it is the upkeep
      And Alex has no cards in hand
      When the stack resolves
      Then Alex has 18 life
      And Obeka, Splitter of Seconds is tapped
      When everybody passes
      Then it is the postcombat main phase
      And it is Alex's turn

    Scenario: Obeka adds an upkeep step for each damage, and none if it's blocked
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Obeka, Splitter of Seconds and Forest
      And Rob holds Giant Growth
      And Alex controls Wall of Wood and Wall of Stone
      And Rob has attacked Alex with Obeka, Splitter of Seconds
      And Alex has declared these blocks:
        | blocker       | blocks                      |
        | Wall of Wood  | Obeka, Splitter of Seconds  |
        | Wall of Stone | Obeka, Splitter of Seconds  |
      When play goes on to the end of combat
      Then Obeka, Splitter of Seconds's ability is not on the stack
      When everybody passes
      Then it is the postcombat main phase

    @cr:503.1a
    Scenario: Paradox Haze doesn't add a step to an upkeep that Obeka has added
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent                  | controller | attached to |
        | Paradox Haze               | Rob        | Rob         |
        | Obeka, Splitter of Seconds | Rob        |             |
      And Rob has attacked Alex with Obeka, Splitter of Seconds
      And play has gone on to the combat damage step
      And the stack has resolved
      When play goes on to the end of combat
      And everybody passes
      Then it is the upkeep
      And the stack is empty
      When everybody passes
      Then it is the upkeep
      And the stack is empty
      When everybody passes
      Then it is the postcombat main phase

  @cr:500.10a @since:2024-06-07
  Rule: A step that a player gets is added only to that player's own turn

    Scenario: Obeka adds no upkeep steps to an opponent's turn
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent                  | controller | attached to |
        | Hill Giant                 | Alex       |             |
        | Treacherous Link           | Carissa    | Hill Giant  |
        | Obeka, Splitter of Seconds | Rob        |             |
      And Alex has attacked Rob with Hill Giant
      And Rob has blocked Hill Giant with Obeka, Splitter of Seconds
      When play goes on to the combat damage step
      Then Alex has 18 life
      And Obeka, Splitter of Seconds's ability is on the stack once
      When the top of the stack resolves
      And play goes on to the end of combat
      And everybody passes
      Then it is the postcombat main phase
      And it is Alex's turn

    Scenario: Obeka's damage in an opponent's turn adds no upkeep step later on
      Given a two-player game between Rob and Alex
      And these permanents are on the battlefield:
        | permanent                  | controller | attached to |
        | Craw Wurm                  | Rob        |             |
        | Treacherous Link           | Rob        | Craw Wurm   |
        | Obeka, Splitter of Seconds | Alex       |             |
      And Rob has attacked Alex with Craw Wurm
      And Alex has blocked Craw Wurm with Obeka, Splitter of Seconds
      And play has gone on to the combat damage step
      And the stack has resolved
      When play goes on to the end of combat
      And everybody passes
      Then it is the postcombat main phase
      And Rob has 18 life
      When play goes on to Alex's upkeep
      And everybody passes
      Then it is the draw step

    Scenario: In 2HG, a teammate's Obeka adds upkeep steps to the team's turn
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Alex controls Obeka, Splitter of Seconds
      And Rob controls Grizzly Bears
      And Rob has declared these attacks:
        | attacker                   | attacks |
        | Grizzly Bears              | Dana    |
        | Obeka, Splitter of Seconds | Dana    |
      And play has gone on to the combat damage step
      And the stack has resolved
      When play goes on to the end of combat
      And everybody passes
      Then it is the upkeep
      And it is Rob's turn
      When everybody passes
      Then it is the upkeep
      When everybody passes
      Then it is the postcombat main phase
