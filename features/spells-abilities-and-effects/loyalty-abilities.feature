@since:2020-06-01
Feature: Loyalty abilities
  A planeswalker acts when a sorcery could be cast, and then has done so for
  the turn.

  @cr:606.3
  Rule: A planeswalker's loyalty abilities may be activated once each turn

    Scenario: A loyalty ability can't be activated again in the second main phase
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent    | controller | counters  |
        | Jace Beleren | Alex       | 3 loyalty |
      And Alex has activated Jace Beleren
      And the stack has resolved
      And play has gone on to the postcombat main phase
      When Alex activates Jace Beleren
      Then this is illegal
      And nothing has changed
