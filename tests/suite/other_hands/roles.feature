@since:2024-06-07
Feature: Other hands: who attacks and who defends
  A second reading of 506.2 and its parts.

  @cr:506.2
  Rule: The active player attacks, with what they control

    Scenario: A declaration with a foreign creature among one's own falls as a whole
      Given a two-player game between Eve and Finn
      And it is Finn's precombat main phase
      And Finn controls Pearled Unicorn
      And Eve controls Fire Elemental
      When Finn attacks Eve with Pearled Unicorn and Fire Elemental
      Then the declaration is illegal
      And nothing has changed
      When Finn attacks Eve with Pearled Unicorn
      Then the declaration is legal
      And Pearled Unicorn is attacking Eve
      And Fire Elemental is not attacking
      When combat damage is dealt
      Then Eve has 18 life

    Scenario: A planeswalker seized by the defending player becomes a quarry
      Given a two-player game between Eve and Finn
      And it is Finn's precombat main phase
      And Finn controls Pearled Unicorn and Jace Beleren
      And Eve controls five Mountains
      And Eve holds Word of Seizing
      And Eve has cast Word of Seizing targeting Jace Beleren
      And the stack has resolved
      When Finn attacks Jace Beleren with Pearled Unicorn
      Then the declaration is legal
      And Pearled Unicorn is attacking Jace Beleren
      When combat damage is dealt
      Then Jace Beleren has 1 loyalty counter
      And Eve has 20 life

    Scenario: A planeswalker seized by the attacking player is out of reach
      Given a two-player game between Eve and Finn
      And it is Finn's precombat main phase
      And Finn controls Pearled Unicorn and five Mountains
      And Finn holds Word of Seizing
      And Eve controls Jace Beleren
      And Finn has cast Word of Seizing targeting Jace Beleren
      And the stack has resolved
      When Finn attacks Jace Beleren with Pearled Unicorn
      Then the declaration is illegal
      And nothing has changed
      When Finn attacks Eve with Pearled Unicorn
      Then the declaration is legal
      And Pearled Unicorn is attacking Eve

    Scenario: A creature seized in the middle of the turn attacks the planeswalker of its owner
      Given a two-player game between Eve and Finn
      And it is Finn's precombat main phase
      And Finn controls five Mountains
      And Finn holds Word of Seizing
      And Eve controls Giant Octopus and Jace Beleren
      And Finn has cast Word of Seizing targeting Giant Octopus
      And the stack has resolved
      When Finn attacks Jace Beleren with Giant Octopus
      Then the declaration is legal
      When combat damage is dealt
      Then Jace Beleren is not on the battlefield

    Scenario: Three combatants sit at a table and in each turn another one attacks
      Given a free-for-all between Dana, Eve and Finn
      And it is Eve's precombat main phase
      And Eve controls Scathe Zombies
      And Finn controls Wind Drake
      And Eve has attacked Finn with Scathe Zombies
      And play has gone on to Finn's beginning of combat
      When Eve attacks Dana with Scathe Zombies
      Then the declaration is illegal
      And nothing has changed
      When Finn attacks Eve with Wind Drake
      Then the declaration is legal
      And the attacking player is Finn
      And the defending players are Dana and Eve
      And Wind Drake is attacking Eve

  @cr:506.2a
  Rule: Without options one opponent is named for each combat

    Scenario: The opponent who was named defends battles of others, but not those that others protect
      Given a game without attack options between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And these permanents are on the battlefield:
        | permanent                   | controller | protector |
        | Scathe Zombies              | Dana       |           |
        | Wind Drake                  | Dana       |           |
        | left Invasion of Dominaria  | Rob        | Alex      |
        | right Invasion of Dominaria | Alex       | Rob       |
      And Dana has chosen Alex
      When Dana attacks right Invasion of Dominaria with Scathe Zombies
      Then the declaration is illegal
      And nothing has changed
      When Dana declares these attacks:
        | attacker       | attacks                    |
        | Scathe Zombies | left Invasion of Dominaria |
        | Wind Drake     | Alex                       |
      Then the declaration is legal
      And Scathe Zombies is attacking left Invasion of Dominaria
      When combat damage is dealt
      Then left Invasion of Dominaria has 3 defense counters
      And right Invasion of Dominaria has 5 defense counters
      And Alex has 18 life

    Scenario: In a second combat of the turn another opponent is named
      Given a game without attack options between Rob, Alex, Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls Hurloon Minotaur and four Mountains
      And Carissa holds Relentless Assault
      And Carissa has chosen Alex
      And Carissa has attacked Alex with Hurloon Minotaur
      And play has gone on to the postcombat main phase
      And Carissa has cast Relentless Assault
      And the stack has resolved
      When play goes on to the beginning of combat
      Then Carissa is asked to choose a defending player
      And Carissa may choose among Dana, Rob and Alex
      When Carissa chooses Dana
      Then this is legal
      And the defending players are Dana
      When Carissa attacks Alex with Hurloon Minotaur
      Then the declaration is illegal
      And nothing has changed
      When Carissa attacks Dana with Hurloon Minotaur
      Then the declaration is legal
      When combat damage is dealt
      Then Alex has 18 life
      And Dana has 18 life

    @cr:803.1a
    Scenario: Attacking left, one attacks what the left neighbour protects and not what they control
      Given a free-for-all with attack left between Rob, Alex, Carissa and Dana
      And it is Carissa's precombat main phase
      And these permanents are on the battlefield:
        | permanent                   | controller | protector |
        | Scathe Zombies              | Carissa    |           |
        | left Invasion of Dominaria  | Rob        | Dana      |
        | right Invasion of Dominaria | Dana       | Alex      |
        | Jace Beleren                | Dana       |           |
      When Carissa attacks right Invasion of Dominaria with Scathe Zombies
      Then the declaration is illegal
      And nothing has changed
      When Carissa attacks left Invasion of Dominaria with Scathe Zombies
      Then the declaration is legal
      And Scathe Zombies is attacking left Invasion of Dominaria

  @cr:506.2b
  Rule: With shared turns the teams attack and defend

    @cr:805.10b
    Scenario: A team attacks players, a planeswalker and a battle of the other team, but nothing of its own
      Given a Two-Headed Giant game of Dana and Eve against Finn and Rob
      And it is Finn's precombat main phase
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Scathe Zombies        | Finn       |           |
        | Wind Drake            | Rob        |           |
        | Pearled Unicorn       | Rob        |           |
        | Rob's Jace Beleren    | Rob        |           |
        | Eve's Jace Beleren    | Eve        |           |
        | Invasion of Dominaria | Finn       | Eve       |
      When Finn attacks Rob's Jace Beleren with Scathe Zombies
      Then the declaration is illegal
      And nothing has changed
      When Finn declares these attacks:
        | attacker        | attacks               |
        | Scathe Zombies  | Eve's Jace Beleren    |
        | Wind Drake      | Dana                  |
        | Pearled Unicorn | Invasion of Dominaria |
      Then the declaration is legal
      And the attacking players are Finn and Rob
      And the defending players are Dana and Eve
      When combat damage is dealt
      Then Eve's Jace Beleren has 1 loyalty counter
      And Invasion of Dominaria has 3 defense counters
      And Dana has 28 life
