@since:2020-06-01
Feature: Mana abilities
  Whatever its cost is, an ability that adds mana and has no target doesn't use
  the stack.

  @cr:605.1a
  Rule: An ability that adds mana for a cost other than tapping is a mana ability too

    Scenario: Rasputin Dreamweaver's mana is there at once, without the stack
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent            | controller | counters |
        | Rasputin Dreamweaver | Alex       | 3 dream  |
      And Alex holds Bonesplitter
      When Alex casts Bonesplitter as follows:
        | pays with |
        | nothing   |
      Then this is illegal
      And nothing has changed
      When Alex activates ability 1 of Rasputin Dreamweaver
      Then this is legal
      And Rasputin Dreamweaver has 2 dream counters
      And the stack is empty
      And Alex has priority
      When Alex casts Bonesplitter
      Then this is legal
      And Bonesplitter is on the stack

    @cr:702.61a @cr:702.61b
    Scenario: With split second on the stack, only Rasputin's mana can be had
      Given a two-player game between Rob and Alex
      And it is Alex's upkeep
      And Alex controls five Mountains
      And Alex holds Word of Seizing
      And Rob controls Hill Giant
      And these permanents are on the battlefield:
        | permanent            | controller | counters |
        | Rasputin Dreamweaver | Rob        | 3 dream  |
      And Alex has cast Word of Seizing targeting Hill Giant
      When Rob activates ability 2 of Rasputin Dreamweaver
      Then this is illegal
      And nothing has changed
      When Rob activates ability 1 of Rasputin Dreamweaver
      Then this is legal
      And Rasputin Dreamweaver has 2 dream counters
      And the stack holds, from the top:
        | object          | controller |
        | Word of Seizing | Alex       |

    Scenario: In a team game Rasputin's mana needs no stack, its shield does
      Given a team game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And these permanents are on the battlefield:
        | permanent            | controller | counters |
        | Rasputin Dreamweaver | Carissa    | 7 dream  |
      When Carissa activates ability 1 of Rasputin Dreamweaver
      Then this is legal
      And Rasputin Dreamweaver has 6 dream counters
      And Rasputin Dreamweaver's ability is not on the stack
      When Carissa activates ability 2 of Rasputin Dreamweaver
      Then this is legal
      And Rasputin Dreamweaver's ability is on the stack
