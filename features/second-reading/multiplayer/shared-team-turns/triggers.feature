@since:2020-06-01
Feature: Second reading: shared team turns: triggers

  @cr:805.7
  Rule: Each team puts its triggered abilities on the stack together

    # 805.7: one batch for a team, in any order, also with a teammate's between two of one's own
    Scenario: A team may put both players' triggers on the stack in any order
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's postcombat main phase
      And Carissa controls left Verdant Force and right Verdant Force
      And Dana controls big Verdant Force
      And Alex controls small Verdant Force
      And play has gone on to Carissa's upkeep
      When Dana puts the triggers in the order left Verdant Force, big Verdant Force and right Verdant Force
      Then this is legal
      And the stack holds, from the top:
        | object              | controller |
        | small Verdant Force | Alex       |
        | right Verdant Force | Carissa    |
        | big Verdant Force   | Dana       |
        | left Verdant Force  | Carissa    |
