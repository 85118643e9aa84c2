@since:2024-06-07
Feature: Battles
  A Siege that has lost its last counter waits for its own ability, in
  whosever turn that is.

  @cr:310.11b @cr:704.5v
  Rule: A beaten Siege is there until its ability has resolved, and then is cast or stays in exile

    @cr:712.11a @cr:712.11c
    Scenario: A Siege that is beaten in somebody else's turn is cast then
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And these permanents are on the battlefield:
        | permanent             | controller | counters  | protector |
        | Invasion of Dominaria | Alex       | 3 defense | Carissa   |
      And Carissa controls Mountain
      And Carissa holds Lightning Bolt
      When Carissa casts Lightning Bolt targeting Invasion of Dominaria
      Then this is legal
      When the top of the stack resolves
      Then Invasion of Dominaria is on the battlefield
      And Invasion of Dominaria's ability is on the stack once
      When the top of the stack resolves
      And Alex agrees
      Then this is legal
      And Invasion of Dominaria is on the stack
      When the stack resolves
      Then Alex controls Invasion of Dominaria
      And Invasion of Dominaria is 4/4
      And Invasion of Dominaria has the keyword flying

    @cr:712.11a
    Scenario: The other face of a Siege is a spell, and can be countered
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And these permanents are on the battlefield:
        | permanent             | controller | counters  | protector |
        | Invasion of Dominaria | Alex       | 3 defense | Carissa   |
      And Alex controls Mountain
      And Alex holds Lightning Bolt
      And Carissa controls two Islands
      And Carissa holds Counterspell
      And Alex has cast Lightning Bolt targeting Invasion of Dominaria
      And the top of the stack has resolved
      And the top of the stack has resolved
      When Alex agrees
      Then this is legal
      And Invasion of Dominaria is on the stack
      When Carissa casts Counterspell targeting Invasion of Dominaria
      Then this is legal
      When the stack resolves
      Then Invasion of Dominaria is in Alex's graveyard

    Scenario: A Siege that nobody casts stays in exile
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And these permanents are on the battlefield:
        | permanent             | controller | counters  | protector |
        | Invasion of Dominaria | Alex       | 3 defense | Carissa   |
      And Carissa controls Mountain
      And Carissa holds Lightning Bolt
      And Carissa has cast Lightning Bolt targeting Invasion of Dominaria
      And the top of the stack has resolved
      When the top of the stack resolves
      And Alex declines
      Then this is legal
      And Invasion of Dominaria is in exile

  @cr:801.7
  Rule: What enters is within the range of whoever gets it

    Scenario: What enters is where the player is who gets it, not where its owner sits
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent             | controller | owner | counters  | protector |
        | Invasion of Dominaria | Alex       | Dana  | 3 defense | Carissa   |
        | Leyline of Vitality   | Alex       | Alex  |           |           |
      And Alex controls Mountain
      And Alex holds Lightning Bolt
      And Alex has cast Lightning Bolt targeting Invasion of Dominaria
      And the top of the stack has resolved
      And the top of the stack has resolved
      When Alex agrees
      Then this is legal
      When the top of the stack resolves
      Then Alex controls Invasion of Dominaria
      And Leyline of Vitality's ability is on the stack
      When the top of the stack resolves
      And Alex agrees
      Then this is legal
      And Alex has 21 life
