@since:2020-06-01
Feature: Beginning phase
  Whoever begins a turn untaps, has an upkeep, and draws: in that order, and
  before anything else.

  @cr:501.1
  Rule: The beginning phase has an untap step, an upkeep step and a draw step

    @cr:500.1 @cr:502.3 @cr:504.1
    Scenario: A player untaps before their upkeep and draws after it
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's end step
      And these permanents are on the battlefield:
        | permanent | controller | tapped |
        | Forest    | Alex       | yes    |
        | Mountain  | Carissa    | yes    |
      When everybody passes
      Then it is Alex's turn
      And it is the upkeep
      And Forest is untapped
      And Mountain is tapped
      And Alex has no cards in hand
      When everybody passes
      Then it is the draw step
      And Alex has one card in hand
      And Carissa has no cards in hand
      When everybody passes
      Then it is the precombat main phase

    @cr:500.11 @cr:502.3
    Scenario: A skipped untap step doesn't keep the other steps from happening
      Given a two-player game between Rob and Alex
      And it is Rob's precombat main phase
      And Rob controls seven Islands
      And these permanents are on the battlefield:
        | permanent       | controller | face down | tapped |
        | Brine Elemental | Rob        | yes       |        |
        | Hill Giant      | Alex       |           | yes    |
      And Rob has turned Brine Elemental face up
      And the stack has resolved
      When play goes on to Alex's upkeep
      Then Hill Giant is tapped
      And Alex has no cards in hand
      When everybody passes
      Then it is the draw step
      And Alex has one card in hand
