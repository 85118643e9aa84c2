@since:2020-06-01
Feature: Second reading: declare attackers step

  @since:2024-06-07
  @cr:508.4
  Rule: Attacking tokens and reselected attacks follow the attack options

    @cr:803.1a
    Scenario: With attack left, tokens can enter attacking only to the left
      Given a free-for-all with attack left between Rob, Alex, Carissa and Dana
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Hanweir Garrison      | Alex       |           |
        | Invasion of Dominaria | Rob        | Carissa   |
        | Dana's Jace Beleren   | Dana       |           |
      And Alex has attacked Carissa with Hanweir Garrison
      When the top of the stack resolves
      Then Alex may choose among Carissa and Invasion of Dominaria
      When Alex chooses Dana's Jace Beleren
      Then this is illegal
      And nothing has changed
      When Alex chooses Invasion of Dominaria
      Then this is legal
      When Alex chooses Invasion of Dominaria
      Then this is legal
      When combat damage is dealt
      Then Invasion of Dominaria has 3 defense counters
      And Carissa has 18 life

    Scenario: In a team game, attacking tokens can't attack a teammate
      Given a team game of Rob and Alex against Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls Hanweir Garrison
      And Carissa controls Jace Beleren
      And Dana has attacked Alex with Hanweir Garrison
      When the top of the stack resolves
      Then Dana may choose among Rob and Alex
      When Dana chooses Carissa
      Then this is illegal
      And nothing has changed
      When Dana chooses Rob
      Then this is legal
      When Dana chooses Rob
      Then this is legal
      When combat damage is dealt
      Then Rob has 18 life
      And Alex has 18 life

    @cr:508.7c
    Scenario: In a team game, Portal Mage can't make a creature attack a teammate
      Given a team game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls Giant Octopus
      And Dana controls three Islands and Dana's Jace Beleren
      And Dana holds Portal Mage
      And Rob controls Rob's Jace Beleren
      And Carissa has attacked Alex with Giant Octopus
      And Dana has cast Portal Mage
      And the top of the stack has resolved
      When Dana agrees
      Then this is legal
      When Dana chooses Dana's Jace Beleren
      Then this is illegal
      And nothing has changed
      When Dana chooses Carissa
      Then this is illegal
      And nothing has changed
      When Dana chooses Rob's Jace Beleren
      Then this is legal
      And Giant Octopus is attacking Rob's Jace Beleren
      When combat damage is dealt
      Then Rob's Jace Beleren is not on the battlefield
      And Rob has 20 life

  @cr:508.7 @cr:805.10e
  Rule: With shared team turns, an attack can be reselected to a teammate of the attacked player

    # 508.7, 805.10a: from one defending player to the other of the same team
    Scenario: With shared turns, Portal Mage can move an attack between teammates
      Given a shared team turns game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Suns   |
        | Carissa | Moons  |
        | Dana    | Moons  |
      And it is Rob's precombat main phase
      And Alex controls Hill Giant
      And Dana controls three Islands
      And Dana holds Portal Mage
      And Alex has attacked Dana with Hill Giant
      And Dana has cast Portal Mage
      And the top of the stack has resolved
      And the top of the stack has resolved
      When Dana agrees
      Then this is legal
      When Dana chooses Carissa
      Then this is legal
      And Hill Giant is attacking Carissa
      When combat damage is dealt
      Then Carissa has 17 life
      And Dana has 20 life
