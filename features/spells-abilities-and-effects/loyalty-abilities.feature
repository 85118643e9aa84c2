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

  @cr:606.6
  Rule: An ability that costs loyalty counters needs a planeswalker that has so many

    Scenario: Sorin with five loyalty counters can't give the emblem for six
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent             | controller | counters  |
        | Sorin, Solemn Visitor | Alex       | 5 loyalty |
      When Alex activates ability 3 of Sorin, Solemn Visitor
      Then this is illegal
      And nothing has changed
