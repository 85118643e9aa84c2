@since:2020-06-01
Feature: Prevention effects
  A shield stands for an amount of damage, no matter how many times it is dealt.

  @cr:615.7
  Rule: Each damage that a shield prevents makes it smaller, until nothing of it is left

    Scenario: Two shields prevent the damage of Shock, and there is no third
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's upkeep
      And these permanents are on the battlefield:
        | permanent            | controller | counters |
        | Rasputin Dreamweaver | Carissa    | 3 dream  |
      And Alex controls Mountain and Mogg Fanatic
      And Alex holds Shock
      When Carissa activates ability 2 of Rasputin Dreamweaver
      Then this is legal
      When Carissa activates ability 2 of Rasputin Dreamweaver
      Then this is legal
      When the stack resolves
      And Alex casts Shock targeting Rasputin Dreamweaver
      Then this is legal
      When the top of the stack resolves
      Then Shock is in Alex's graveyard
      And Rasputin Dreamweaver is on the battlefield
      And Rasputin Dreamweaver has 0 damage marked on it
      When Alex activates Mogg Fanatic targeting Rasputin Dreamweaver
      Then this is legal
      When the top of the stack resolves
      Then Rasputin Dreamweaver is in Carissa's graveyard

    Scenario: One shield prevents only 1 of the damage that Shock deals
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's upkeep
      And these permanents are on the battlefield:
        | permanent            | controller | counters |
        | Rasputin Dreamweaver | Carissa    | 3 dream  |
      And Alex controls Mountain
      And Alex holds Shock
      When Carissa activates ability 2 of Rasputin Dreamweaver
      Then this is legal
      When the stack resolves
      And Alex casts Shock targeting Rasputin Dreamweaver
      Then this is legal
      When the top of the stack resolves
      Then Rasputin Dreamweaver is in Carissa's graveyard

    Scenario: A shield of which nothing is left doesn't take another shield along
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's upkeep
      And these permanents are on the battlefield:
        | permanent            | controller | counters |
        | Rasputin Dreamweaver | Carissa    | 3 dream  |
      And Alex controls first Mogg Fanatic, second Mogg Fanatic and third Mogg Fanatic
      When Carissa activates ability 2 of Rasputin Dreamweaver
      Then this is legal
      When Carissa activates ability 2 of Rasputin Dreamweaver
      Then this is legal
      When the stack resolves
      And Alex activates first Mogg Fanatic targeting Rasputin Dreamweaver
      Then this is legal
      When the top of the stack resolves
      And Alex activates second Mogg Fanatic targeting Rasputin Dreamweaver
      Then this is legal
      When the top of the stack resolves
      Then Rasputin Dreamweaver is on the battlefield
      And Rasputin Dreamweaver has 0 damage marked on it
      When Alex activates third Mogg Fanatic targeting Rasputin Dreamweaver
      Then this is legal
      When the top of the stack resolves
      Then Rasputin Dreamweaver is in Carissa's graveyard

    Scenario: A shield against a blocker's damage is used up in combat
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent            | controller | counters |
        | Rasputin Dreamweaver | Alex       | 3 dream  |
      And Rob controls Mogg Fanatic and Mountain
      And Rob holds Shock
      And Alex has attacked Rob with Rasputin Dreamweaver
      And Rob has blocked Rasputin Dreamweaver with Mogg Fanatic
      When Alex activates ability 2 of Rasputin Dreamweaver
      Then this is legal
      When the stack resolves
      And combat damage is dealt
      Then Mogg Fanatic is in Rob's graveyard
      And Rasputin Dreamweaver is on the battlefield
      When Rob casts Shock targeting Rasputin Dreamweaver
      Then this is legal
      When the top of the stack resolves
      Then Rasputin Dreamweaver is in Alex's graveyard
