@since:2020-06-01
Feature: Counters
  They change what they are on; some permanents let none of a kind be put on
  others.

  @cr:122.1
  Rule: No counter is put on a permanent that can't have it

    Scenario Outline: Skinrender puts <number> -1/-1 counters on <victim>
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls four Swamps
      And Alex holds Skinrender
      And Rob controls Melira, Sylvok Outcast and Emperor Crocodile
      And Carissa controls Craw Wurm
      And Alex has cast Skinrender
      And the top of the stack has resolved
      And Alex has chosen <victim>
      When the top of the stack resolves
      Then <victim> has <number> -1/-1 counters
      And <victim> is <size>

      Examples:
        | number | victim            | size |
        | 0      | Emperor Crocodile | 5/5  |
        | 3      | Craw Wurm         | 3/1  |

    Scenario: Melira keeps off no +1/+1 counter
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Melira, Sylvok Outcast and Forest
      And Alex holds Battlegrowth
      When Alex casts Battlegrowth targeting Melira, Sylvok Outcast
      Then this is legal
      When the top of the stack resolves
      Then Melira, Sylvok Outcast has 1 +1/+1 counter
      And Melira, Sylvok Outcast is 3/3
