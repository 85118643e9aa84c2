@since:2020-06-01
Feature: Untap step
  Whoever begins a turn untaps what is theirs to use, whoever owns it.

  @cr:502.3
  Rule: Only permanents that the active player controls untap

    Scenario: A creature untaps in its controller's untap step, not its owner's
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's end step
      And these permanents are on the battlefield:
        | permanent  | controller | owner | tapped |
        | Hill Giant | Alex       | Rob   | yes    |
        | Gray Ogre  | Rob        | Alex  | yes    |
      When play goes on to Rob's upkeep
      Then Hill Giant is tapped
      And Gray Ogre is untapped
      When play goes on to Alex's upkeep
      Then Hill Giant is untapped

  @cr:502.4 @cr:503.1a
  Rule: An ability that triggers in the untap step waits until the upkeep

    Scenario: Oreskos Sun Guide's trigger is put on the stack in the upkeep
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's end step
      And these permanents are on the battlefield:
        | permanent         | controller | tapped |
        | Oreskos Sun Guide | Alex       | yes    |
      When everybody passes
      Then it is Alex's turn
      And it is the upkeep
      And Oreskos Sun Guide is untapped
      And Oreskos Sun Guide's ability is on the stack once
      And Alex has 20 life
      When the top of the stack resolves
      Then Alex has 22 life

    Scenario: A permanent that was untapped before doesn't become untapped
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's end step
      And Alex controls Oreskos Sun Guide
      When everybody passes
      Then it is Alex's turn
      And it is the upkeep
      And the stack is empty
      And Alex has 20 life

  @cr:502.1 @cr:702.26a
  Rule: Permanents phase in and out before permanents untap

    Scenario: A creature with phasing phases out in every other untap step
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's end step
      And Alex controls Sandbar Crocodile
      When play goes on to Alex's precombat main phase
      And Alex attacks Rob with Sandbar Crocodile
      Then the declaration is illegal
      And nothing has changed
      When play goes on to Alex's upkeep
      And play goes on to the precombat main phase
      And Alex attacks Rob with Sandbar Crocodile
      Then the declaration is legal
      And Sandbar Crocodile is attacking Rob

    Scenario: Creatures phase out only in their controller's untap step
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's end step
      And Carissa controls Sandbar Crocodile
      And Rob controls Mountain
      And Rob holds Shock
      And play has gone on to Alex's precombat main phase
      When Rob casts Shock targeting Sandbar Crocodile
      Then this is legal
      And Shock is on the stack
      When play goes on to Carissa's upkeep
      And play goes on to the precombat main phase
      And Carissa attacks Rob with Sandbar Crocodile
      Then the declaration is illegal
      And nothing has changed

    Scenario: A creature that Reality Ripple phased out returns and untaps
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Rob controls two Islands
      And Rob holds Reality Ripple
      And these permanents are on the battlefield:
        | permanent  | controller | tapped |
        | Hill Giant | Alex       | yes    |
      And Rob has cast Reality Ripple targeting Hill Giant
      And the stack has resolved
      When play goes on to Alex's upkeep
      Then Hill Giant is untapped
      And Hill Giant is 3/3
      When Alex attacks Carissa with Hill Giant
      Then the declaration is legal
      And Hill Giant is attacking Carissa

    Scenario: A phased-out creature can't be the target of a spell
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls two Islands and two Mountains
      And Rob holds Reality Ripple, Lightning Bolt and Shock
      And Carissa controls Hill Giant
      And Rob has cast Reality Ripple targeting Hill Giant
      And the stack has resolved
      When Rob casts Lightning Bolt targeting Hill Giant
      Then this is illegal
      And nothing has changed
      When play goes on to Carissa's upkeep
      And Rob casts Lightning Bolt targeting Hill Giant
      Then this is legal
      When the stack resolves
      Then Hill Giant is in Carissa's graveyard

    @cr:702.26g
    Scenario: An Aura phases out and in with the creature it enchants
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls two Islands
      And Carissa holds Reality Ripple
      And these permanents are on the battlefield:
        | permanent  | controller | attached to |
        | Hill Giant | Alex       |             |
        | Pacifism   | Rob        | Hill Giant  |
        | Gray Ogre  | Alex       |             |
      And Carissa has cast Reality Ripple targeting Hill Giant
      And the stack has resolved
      When play goes on to Alex's precombat main phase
      And Alex attacks Rob with Hill Giant
      Then the declaration is illegal
      And Pacifism is on the battlefield
      When Alex attacks Rob with Gray Ogre
      Then the declaration is legal
      And Gray Ogre is attacking Rob

    @cr:614.10
    Scenario: Nothing phases in while its controller's untap step is skipped
      Given a two-player game between Rob and Alex
      And it is Rob's precombat main phase
      And Rob controls nine Islands
      And Rob holds Reality Ripple
      And these permanents are on the battlefield:
        | permanent       | controller | face down |
        | Brine Elemental | Rob        | yes       |
        | Hill Giant      | Alex       |           |
      And Rob has cast Reality Ripple targeting Hill Giant
      And the stack has resolved
      And Rob has turned Brine Elemental face up
      And the stack has resolved
      When play goes on to Alex's precombat main phase
      And Alex attacks Rob with Hill Giant
      Then the declaration is illegal
      And nothing has changed
