@since:2024-06-07
Feature: Other hands: demands against restrictions
  More of 802.3a and 802.4b, where several demands meet.

  @cr:802.3a @cr:508.1d
  Rule: As many demands are obeyed as the restrictions allow

    Scenario: A lured creature that may not attack alone takes company along
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls Mogg Flunkies and Scathe Zombies
      And Alex controls Alluring Siren
      And Alex has activated Alluring Siren targeting Mogg Flunkies
      And the stack has resolved
      When Dana declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Dana attacks Carissa with Scathe Zombies
      Then the declaration is illegal
      And nothing has changed
      When Dana declares these attacks:
        | attacker       | attacks |
        | Mogg Flunkies  | Carissa |
        | Scathe Zombies | Alex    |
      Then the declaration is illegal
      And nothing has changed
      When Dana declares these attacks:
        | attacker       | attacks |
        | Mogg Flunkies  | Alex    |
        | Scathe Zombies | Rob     |
      Then the declaration is legal
      And Mogg Flunkies is attacking Alex

    Scenario: Three goaded creatures, and room for two with the only other player: the third attacks the one who goaded it
      Given a free-for-all between Alex, Dana and Carissa
      And Alex controls four Mountains
      And Alex holds Disrupt Decorum
      And Dana controls Scathe Zombies, Wind Drake and Pearled Unicorn
      And Carissa controls Crawlspace
      And Alex has cast Disrupt Decorum
      And the stack has resolved
      And play has gone on to Dana's precombat main phase
      When Dana attacks Carissa with Scathe Zombies and Wind Drake
      Then the declaration is illegal
      And nothing has changed
      When Dana declares these attacks:
        | attacker        | attacks |
        | Scathe Zombies  | Carissa |
        | Wind Drake      | Alex    |
        | Pearled Unicorn | Alex    |
      Then the declaration is illegal
      And nothing has changed
      When Dana declares these attacks:
        | attacker        | attacks |
        | Scathe Zombies  | Carissa |
        | Wind Drake      | Carissa |
        | Pearled Unicorn | Alex    |
      Then the declaration is legal
      And Pearled Unicorn is attacking Alex

    Scenario Outline: With taxes before all players an untaxed planeswalker must do: Juggernaut attacks <quarry>
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Juggernaut and two Swamps
      And Rob controls Propaganda and Jace Beleren
      And Alex controls Windborn Muse
      When Carissa declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Carissa attacks <quarry> with Juggernaut
      Then the declaration is legal
      And Juggernaut is attacking <quarry>
      And first Swamp is <lands>

      Examples:
        | quarry       | lands    |
        | Jace Beleren | untapped |
        | Rob          | tapped   |
        | Alex         | tapped   |

    Scenario: With taxes on every way a creature that must attack stays at home
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Juggernaut and two Swamps
      And Rob controls Propaganda
      And Alex controls Windborn Muse
      When Carissa declares no attack
      Then the declaration is legal
      And Juggernaut is not attacking
      And first Swamp is untapped

    Scenario: A sick or tapped creature spoils an attack shared out among players
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent       | controller | tapped | summoning sick |
        | Scathe Zombies  | Alex       |        |                |
        | Wind Drake      | Alex       |        | yes            |
        | Pearled Unicorn | Alex       | yes    |                |
        | Raging Goblin   | Alex       |        | yes            |
      When Alex declares these attacks:
        | attacker       | attacks |
        | Scathe Zombies | Carissa |
        | Wind Drake     | Dana    |
      Then the declaration is illegal
      And nothing has changed
      When Alex declares these attacks:
        | attacker        | attacks |
        | Scathe Zombies  | Carissa |
        | Pearled Unicorn | Dana    |
      Then the declaration is illegal
      And nothing has changed
      When Alex declares these attacks:
        | attacker       | attacks |
        | Scathe Zombies | Carissa |
        | Raging Goblin  | Dana    |
      Then the declaration is legal
      And Raging Goblin is attacking Dana

    Scenario: Flunkies that cannot go because of a cap are not made to go by a Siren
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Mogg Flunkies and Scathe Zombies
      And Carissa controls Alluring Siren and Silent Arbiter
      And Carissa has activated Alluring Siren targeting Mogg Flunkies
      And the stack has resolved
      When Alex attacks Carissa with Mogg Flunkies
      Then the declaration is illegal
      And nothing has changed
      When Alex declares no attack
      Then the declaration is legal
      And Mogg Flunkies is not attacking

  @cr:802.4b @cr:509.1c
  Rule: In blocking, too, and for each defender apart

    Scenario: Under a cap of one blocker one of those who must block blocks, at each defender's
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Alex's precombat main phase
      And Alex controls Hanweir Garrison, Scathe Zombies and Prized Unicorn
      And Carissa controls Giant Octopus and Storm Crow
      And Carissa controls Wall of Wood
      And Dana controls Wall of Stone and Giant Spider
      And Alex has declared these attacks:
        | attacker       | attacks |
        | Prized Unicorn | Carissa |
        | Scathe Zombies | Dana    |
      When Carissa blocks Prized Unicorn with Giant Octopus and Storm Crow
      Then the declaration is illegal
      And nothing has changed
      When Carissa blocks Prized Unicorn with Giant Octopus, Storm Crow and Wall of Wood
      Then the declaration is legal
      When Dana blocks Scathe Zombies with Giant Spider
      Then the declaration is legal
      And Scathe Zombies is blocked by Giant Spider
      And Prized Unicorn is blocked by Giant Octopus, Storm Crow and Wall of Wood

    Scenario: Flunkies alone need not block what all must block; with a companion both must
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Rob's precombat main phase
      And Rob controls left Prized Unicorn and right Prized Unicorn
      And Alex controls left Mogg Flunkies
      And Dana controls right Mogg Flunkies and Storm Crow
      And Rob has declared these attacks:
        | attacker             | attacks |
        | left Prized Unicorn  | Alex    |
        | right Prized Unicorn | Dana    |
      When Alex blocks left Prized Unicorn with left Mogg Flunkies
      Then the declaration is illegal
      And nothing has changed
      When Alex declares no block
      Then the declaration is legal
      When Dana declares no block
      Then the declaration is illegal
      And nothing has changed
      When Dana blocks right Prized Unicorn with Storm Crow
      Then the declaration is illegal
      And nothing has changed
      When Dana blocks right Prized Unicorn with right Mogg Flunkies and Storm Crow
      Then the declaration is legal
      And left Prized Unicorn is unblocked
      And right Prized Unicorn is blocked by right Mogg Flunkies and Storm Crow
