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
