@since:2024-06-07
Feature: Second reading: attack multiple players: bands

  @cr:802.3b @cr:702.22d
  Rule: All creatures in a band attack the same player or permanent

    Scenario: A band of three can't split between a battle and a player
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Benalish Hero         | Dana       |           |
        | Mesa Pegasus          | Dana       |           |
        | Giant Octopus         | Dana       |           |
        | Invasion of Dominaria | Alex       | Carissa   |
      When Dana declares these attacks:
        | attacker      | attacks               | band |
        | Benalish Hero | Invasion of Dominaria | x    |
        | Mesa Pegasus  | Alex                  | x    |
        | Giant Octopus | Invasion of Dominaria | x    |
      Then the declaration is illegal
      And nothing has changed
      When Dana declares these attacks:
        | attacker      | attacks               | band |
        | Benalish Hero | Invasion of Dominaria | x    |
        | Mesa Pegasus  | Invasion of Dominaria | x    |
        | Giant Octopus | Invasion of Dominaria | x    |
      Then the declaration is legal
      When combat damage is dealt
      Then Invasion of Dominaria has no defense counters
      When the stack resolves
      Then Invasion of Dominaria is in exile

    Scenario: A band attacks Alluring Siren's controller if one member must
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Benalish Hero and Giant Octopus
      And Rob controls Alluring Siren
      And Rob has activated Alluring Siren targeting Giant Octopus
      And the stack has resolved
      When Alex declares these attacks:
        | attacker      | attacks | band |
        | Benalish Hero | Carissa | x    |
        | Giant Octopus | Carissa | x    |
      Then the declaration is illegal
      And nothing has changed
      When Alex declares these attacks:
        | attacker      | attacks | band |
        | Benalish Hero | Rob     | x    |
        | Giant Octopus | Rob     | x    |
      Then the declaration is legal
      And Benalish Hero is attacking Rob
