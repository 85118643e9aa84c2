@since:2024-06-07
Feature: Second reading: attack multiple players: defending players

  @cr:802.1
  Rule: Any number of opponents can be attacked

    Scenario: Two of five opponents are attacked, and the others lose no life
      Given a free-for-all between Rob, Alex, Carissa, Dana, Eve and Finn
      And it is Dana's precombat main phase
      And Dana controls Scathe Zombies, Giant Octopus and Fire Elemental
      When Dana declares these attacks:
        | attacker       | attacks |
        | Scathe Zombies | Carissa |
        | Giant Octopus  | Finn    |
        | Fire Elemental | Carissa |
      Then the declaration is legal
      When combat damage is dealt
      Then Carissa has 13 life
      And Finn has 17 life
      And Rob has 20 life
      And Alex has 20 life
      And Eve has 20 life

  @cr:802.2
  Rule: All opponents are defending players

    Scenario: All opponents are defending players again in a second combat
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And it is Eve's precombat main phase
      And Eve controls Scathe Zombies and four Mountains
      And Eve holds Relentless Assault
      And Eve has attacked Carissa with Scathe Zombies
      And play has gone on to the postcombat main phase
      And Eve has cast Relentless Assault
      And the stack has resolved
      When play goes on to the beginning of combat
      Then nobody is asked to choose a defending player
      And the defending players are Rob, Alex, Carissa and Dana
      When Eve attacks Alex with Scathe Zombies
      Then the declaration is legal
      When combat damage is dealt
      Then Alex has 18 life
      And Carissa has 18 life
