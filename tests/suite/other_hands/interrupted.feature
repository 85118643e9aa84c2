@since:2024-06-07
Feature: Other hands: somebody leaves while others declare
  What has been declared stays declared.

  @cr:802.4 @cr:509.1h @reading:blocks-stand-at-once
  Rule: What a player has blocked is blocked, though the blocker go before everybody has declared

    Scenario: The protector who has blocked leaves while the next one declares: the attacker of the battle stays blocked
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Scathe Zombies        | Dana       |           |
        | Wind Drake            | Dana       |           |
        | Invasion of Dominaria | Dana       | Rob       |
        | Giant Octopus         | Rob        |           |
        | Storm Crow            | Carissa    |           |
      And Dana has declared these attacks:
        | attacker       | attacks               |
        | Scathe Zombies | Invasion of Dominaria |
        | Wind Drake     | Carissa               |
      And Rob has blocked Scathe Zombies with Giant Octopus
      When Rob concedes
      Then this is legal
      And Giant Octopus has left the game
      And Carissa is asked to declare blockers
      When Carissa declares no block
      Then the declaration is legal
      And Scathe Zombies is blocked
      And Wind Drake is unblocked
      When combat damage is dealt
      Then Invasion of Dominaria has 5 defense counters
      And Carissa has 18 life

    Scenario: The owner of a borrowed blocker leaves while the next one declares: the attacker stays blocked
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls Scathe Zombies and Wind Drake
      And Rob controls five Mountains
      And Rob holds Word of Seizing
      And Carissa controls Giant Octopus
      And Alex controls Storm Crow
      And Dana has declared these attacks:
        | attacker       | attacks |
        | Scathe Zombies | Rob     |
        | Wind Drake     | Alex    |
      And Rob has cast Word of Seizing targeting Giant Octopus
      And the stack has resolved
      And Rob has blocked Scathe Zombies with Giant Octopus
      When Carissa concedes
      Then this is legal
      And Giant Octopus has left the game
      And Alex is asked to declare blockers
      When Alex declares no block
      Then the declaration is legal
      And Scathe Zombies is blocked
      When combat damage is dealt
      Then Rob has 20 life
      And Alex has 18 life

    Scenario: An ability that triggers on a block triggers though the blocker has gone before everybody has declared
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls Slate Street Ruffian and Wind Drake
      And Rob controls five Mountains
      And Rob holds Word of Seizing and Jump
      And Carissa controls Giant Octopus
      And Alex controls Storm Crow
      And Dana has declared these attacks:
        | attacker             | attacks |
        | Slate Street Ruffian | Rob     |
        | Wind Drake           | Alex    |
      And Rob has cast Word of Seizing targeting Giant Octopus
      And the stack has resolved
      And Rob has blocked Slate Street Ruffian with Giant Octopus
      When Carissa concedes
      Then this is legal
      When Alex declares no block
      Then the declaration is legal
      And Slate Street Ruffian's ability is on the stack once
      When the stack resolves
      Then Jump is in Rob's graveyard

  @cr:802.3
  Rule: Who leaves while attackers are being declared is not attacked

    Scenario: An opponent leaves while the attack is being declared
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls Scathe Zombies and Wind Drake
      And Rob controls Jace Beleren
      When play goes on to the declare attackers step
      Then Dana is asked to declare attackers
      When Rob concedes
      Then this is legal
      And Dana is asked to declare attackers
      When Dana attacks Rob with Scathe Zombies
      Then the declaration is illegal
      And nothing has changed
      When Dana declares these attacks:
        | attacker       | attacks |
        | Scathe Zombies | Alex    |
        | Wind Drake     | Carissa |
      Then the declaration is legal
      And Wind Drake is attacking Carissa

    Scenario: The owner of a borrowed creature leaves while the attack is being declared
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls Scathe Zombies and three Mountains
      And Dana holds Act of Treason
      And Rob controls Giant Octopus
      And Dana has cast Act of Treason targeting Giant Octopus
      And the stack has resolved
      When play goes on to the declare attackers step
      Then Dana is asked to declare attackers
      When Rob concedes
      Then this is legal
      And Giant Octopus has left the game
      When Dana attacks Alex with Scathe Zombies
      Then the declaration is legal
      And Scathe Zombies is attacking Alex
