@since:2024-06-07
Feature: Battles
  A Siege that has lost its last counter waits for its own ability, in
  whosever turn that is.

  @cr:310.11b @cr:704.5v
  Rule: A defeated Siege stays until its ability exiles it; it may then be cast

    @cr:712.11a @cr:712.11c
    Scenario: A Siege defeated on another player's turn may be cast during that turn
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
    Scenario: A defeated Siege's back face is cast as a spell and can be countered
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

    Scenario: A defeated Siege that its controller doesn't cast stays in exile
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

    @cr:101.2 @cr:712.11c
    Scenario: A defeated Siege isn't cast if its controller can't cast spells
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Wardscale Dragon and Grizzly Bears
      And these permanents are on the battlefield:
        | permanent             | controller | counters  | protector |
        | Invasion of Dominaria | Alex       | 2 defense | Carissa   |
      And Rob has declared these attacks:
        | attacker         | attacks               |
        | Wardscale Dragon | Alex                  |
        | Grizzly Bears    | Invasion of Dominaria |
      When combat damage is dealt
      Then Alex has 16 life
      And Invasion of Dominaria's ability is on the stack once
      When the top of the stack resolves
      Then Invasion of Dominaria is in exile
      And nobody is asked to choose
      And the stack is empty

    Scenario: A defeated Siege that is returned to hand in response isn't exiled
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And these permanents are on the battlefield:
        | permanent             | controller | counters  | protector |
        | Invasion of Dominaria | Alex       | 3 defense | Carissa   |
      And Carissa controls Mountain
      And Carissa holds Lightning Bolt
      And Rob controls two Islands
      And Rob holds Boomerang
      And Carissa has cast Lightning Bolt targeting Invasion of Dominaria
      And the top of the stack has resolved
      When Rob casts Boomerang targeting Invasion of Dominaria
      Then this is legal
      When the top of the stack resolves
      Then Invasion of Dominaria is in Alex's hand
      When the top of the stack resolves
      Then Invasion of Dominaria is in Alex's hand
      And nobody is asked to choose
      And the stack is empty

  @cr:801.7
  Rule: For an enters trigger, the permanent's controller must be in range, not its owner

    Scenario: An enters trigger works even if the creature's owner is out of range
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
