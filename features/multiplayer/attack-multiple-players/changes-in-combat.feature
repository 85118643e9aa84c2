@since:2024-06-07
Feature: Attack multiple players: changes during combat
  What happens after the attack changes neither who has been attacked, nor
  makes anybody a defending player who was none.

  @cr:802.2a
  Rule: Nobody replaces the player who was attacked as the defending player

    @cr:506.4c
    Scenario: An attacked planeswalker's new controller isn't the defending player
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Agate-Blade Assassin
      And Alex controls Jace Beleren
      And Carissa controls five Mountains
      And Carissa holds Word of Seizing
      And Rob has attacked Jace Beleren with Agate-Blade Assassin
      When Carissa casts Word of Seizing targeting Jace Beleren
      Then this is legal
      When the top of the stack resolves
      Then Carissa controls Jace Beleren
      And Agate-Blade Assassin is attacking nothing
      When the stack resolves
      Then Carissa has 20 life
      And Rob has 21 life

    @cr:800.4a
    Scenario: A battle whose protector has left gets no new one while it's attacked
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And Rob controls Agate-Blade Assassin
      And Dana controls Wall of Wood
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Invasion of Dominaria | Dana       | Carissa   |
      And Rob has attacked Invasion of Dominaria with Agate-Blade Assassin
      When Carissa concedes
      Then this is legal
      When the stack resolves
      Then Dana has 20 life
      And Rob has 21 life
      When Dana blocks Agate-Blade Assassin with Wall of Wood
      Then the declaration is illegal
      When combat damage is dealt
      Then Dana has 20 life
