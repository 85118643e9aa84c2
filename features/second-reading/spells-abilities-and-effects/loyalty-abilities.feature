@since:2020-06-01
Feature: Second reading: loyalty abilities

  @cr:606.3
  Rule: Loyalty abilities are activated at sorcery speed, once each turn

    # 606.3: in a main phase of one's own turn, with an empty stack
    Scenario: Jace Beleren can be activated only in a main phase with an empty stack
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's upkeep
      And Carissa controls Jace Beleren, Mountain and Island
      And Carissa holds Shock and Jump
      And Carissa has cast Shock targeting Rob
      When Carissa activates Jace Beleren
      Then this is illegal
      And nothing has changed
      When the stack resolves
      And Carissa activates Jace Beleren
      Then this is illegal
      And nothing has changed
      When play goes on to the precombat main phase
      And Carissa activates Jace Beleren
      Then this is legal
      And Jace Beleren has 5 loyalty counters
      When Carissa activates ability two of Jace Beleren targeting Alex
      Then this is illegal
      And nothing has changed
      When the stack resolves
      Then Rob has 1 card in hand
      When play goes on to the postcombat main phase
      And Carissa activates ability two of Jace Beleren targeting Alex
      Then this is illegal
      And Jace Beleren has 5 loyalty counters

    # 606.3: the limit is on the permanent, so a new Jace is free again; 704.5j: and only one of them stays
    @cr:704.5j
    Scenario: A second Jace Beleren may be activated in the same turn
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls left Jace Beleren and three Islands
      And Alex holds right Jace Beleren
      And Alex has activated left Jace Beleren as follows:
        | ability | targets |
        | two     | Rob     |
      And the stack has resolved
      When Alex casts right Jace Beleren
      Then this is legal
      When the top of the stack resolves
      Then Alex may choose among left Jace Beleren and right Jace Beleren
      When Alex chooses right Jace Beleren
      Then this is legal
      And left Jace Beleren is in Alex's graveyard
      When Alex activates ability two of right Jace Beleren targeting Carissa
      Then this is legal
      And right Jace Beleren has 2 loyalty counters
      When the stack resolves
      Then Carissa has 1 card in hand
      And Rob has 1 card in hand

    # 606.6 (606.5 in 2020): no more counters than there are; 113.7a: the last one may go, and the ability stays
    Scenario: With one loyalty counter, Jace Beleren can use -1, but not -10
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And these permanents are on the battlefield:
        | permanent    | controller | counters  |
        | Jace Beleren | Rob        | 1 loyalty |
      When Rob activates ability three of Jace Beleren targeting Alex
      Then this is illegal
      And nothing has changed
      When Rob activates ability two of Jace Beleren targeting Carissa
      Then this is legal
      And Jace Beleren is in Rob's graveyard
      And Jace Beleren's ability is on the stack
      When the stack resolves
      Then Carissa has 1 card in hand

    # 606.3: what was used under a borrower in the borrower's turn may be used by its owner in the owner's next
    Scenario: A stolen Jace Beleren can be activated by each player on their turn
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Rob controls five Mountains
      And Rob holds Word of Seizing
      And Alex controls Jace Beleren
      And Rob has cast Word of Seizing targeting Jace Beleren
      And the stack has resolved
      When Rob activates ability two of Jace Beleren targeting Rob
      Then this is legal
      And Jace Beleren has 2 loyalty counters
      When Rob activates Jace Beleren
      Then this is illegal
      And nothing has changed
      When the stack resolves
      And play goes on to Alex's precombat main phase
      And Alex activates Jace Beleren
      Then this is legal
      And Jace Beleren has 4 loyalty counters
