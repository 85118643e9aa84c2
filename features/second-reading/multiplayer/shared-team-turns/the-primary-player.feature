@since:2020-06-01
Feature: Second reading: shared team turns: the primary player

  @cr:805.2
  Rule: The primary player decides when teammates disagree

    # 805.2: three members, three opinions
    @cr:805.10b
    Scenario: Three teammates disagree on attackers, and the primary player decides
      Given a Two-Headed Giant game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Moons  |
        | Carissa | Moons  |
        | Dana    | Moons  |
        | Eve     | Suns   |
        | Finn    | Suns   |
      And it is Eve's precombat main phase
      And Rob controls Gray Ogre
      And Eve controls Hill Giant
      And Finn controls Wind Drake
      When Rob proposes these attacks:
        | attacker  | attacks |
        | Gray Ogre | Alex    |
      Then the declaration is legal
      And Gray Ogre is not attacking
      When Eve proposes these attacks:
        | attacker   | attacks |
        | Gray Ogre  | Dana    |
        | Hill Giant | Carissa |
      Then the declaration is legal
      And Hill Giant is not attacking
      When Finn proposes these attacks:
        | attacker   | attacks |
        | Wind Drake | Dana    |
      Then the declaration is legal
      And Gray Ogre is attacking Dana
      And Hill Giant is attacking Carissa
      And Wind Drake is not attacking

    # 805.2: the defending team's primary player settles blocks, also those of a teammate's creatures
    @cr:805.10d
    Scenario: Two teammates disagree on blocks, and the primary player decides
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's precombat main phase
      And Rob controls Scathe Zombies
      And Alex controls Gray Ogre
      And Dana controls Giant Spider
      And Rob has declared these attacks:
        | attacker       | attacks |
        | Scathe Zombies | Dana    |
        | Gray Ogre      | Carissa |
      When Dana proposes these blocks:
        | blocker      | blocks         |
        | Giant Spider | Scathe Zombies |
      Then the declaration is legal
      And Giant Spider is not blocking
      When Carissa proposes these blocks:
        | blocker      | blocks    |
        | Giant Spider | Gray Ogre |
      Then the declaration is legal
      And Giant Spider is blocking Gray Ogre
      And Scathe Zombies is unblocked

    # 805.2, 805.7: the same for the order of triggers, also of the other member's
    @cr:805.7
    Scenario: The primary player decides the order of both teammates' triggers
      Given a shared team turns game seated clockwise:
        | player  | team   |
        | Rob     | Moons  |
        | Alex    | Suns   |
        | Carissa | Suns   |
        | Dana    | Moons  |
      And it is Alex's postcombat main phase
      And Rob controls left Verdant Force
      And Dana controls right Verdant Force
      And play has gone on to Dana's upkeep
      When Rob proposes the triggers in the order left Verdant Force and right Verdant Force
      Then this is legal
      And left Verdant Force's ability is not on the stack
      When Dana proposes the triggers in the order right Verdant Force and left Verdant Force
      Then this is legal
      And the stack holds, from the top:
        | object              | controller |
        | left Verdant Force  | Rob        |
        | right Verdant Force | Dana       |

    # 805.2 with 800.4: the rightmost seat among those who are still there
    @cr:800.4
    Scenario: When the primary player leaves, the next player to the left decides
      Given a shared team turns game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Suns   |
        | Carissa | Suns   |
        | Dana    | Moons  |
        | Eve     | Moons  |
      And it is Rob's precombat main phase
      And Alex controls Gray Ogre
      And Carissa controls Wind Drake
      When Rob concedes
      Then this is legal
      And Rob has left the game
      And the game goes on
      And the primary player of Carissa's team is Alex
      When Carissa proposes these attacks:
        | attacker   | attacks |
        | Wind Drake | Dana    |
      Then the declaration is legal
      And Wind Drake is not attacking
      When Alex proposes these attacks:
        | attacker  | attacks |
        | Gray Ogre | Eve     |
      Then the declaration is legal
      And Gray Ogre is attacking Eve
      And Wind Drake is not attacking

    # 805.2: who leaves has no say any more; the next primary player's last word counts
    @cr:104.3a
    Scenario: A new primary player decides after the old one concedes
      Given a shared team turns game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Suns   |
        | Carissa | Moons  |
        | Dana    | Moons  |
        | Eve     | Moons  |
      And it is Carissa's precombat main phase
      And Dana controls Gray Ogre
      And Eve controls Wind Drake
      When Dana proposes these attacks:
        | attacker  | attacks |
        | Gray Ogre | Alex    |
      Then the declaration is legal
      And Gray Ogre is not attacking
      When Carissa concedes
      Then this is legal
      And it is Dana's turn
      When Dana proposes these attacks:
        | attacker  | attacks |
        | Gray Ogre | Rob     |
      Then the declaration is legal
      And Gray Ogre is not attacking
      When Eve proposes these attacks:
        | attacker   | attacks |
        | Wind Drake | Alex    |
      Then the declaration is legal
      And Gray Ogre is attacking Rob
      And Wind Drake is not attacking
