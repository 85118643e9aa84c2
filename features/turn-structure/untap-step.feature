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
