@since:2020-06-01
Feature: Second reading: shared team turns: blocking as a team

  @cr:805.10d
  Rule: With shared team turns, a team makes one combined block

    # 805.10d: a creature of either head blocks what attacks either
    Scenario: With shared turns, teammates' creatures can block for each other
      Given a shared team turns game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Suns   |
        | Carissa | Moons  |
        | Dana    | Moons  |
      And it is Carissa's precombat main phase
      And Carissa controls Gray Ogre
      And Dana controls Scathe Zombies
      And Rob controls Wall of Wood
      And Alex controls Wall of Stone
      And Carissa has declared these attacks:
        | attacker       | attacks |
        | Gray Ogre      | Rob     |
        | Scathe Zombies | Alex    |
      When Alex declares these blocks:
        | blocker       | blocks         |
        | Wall of Wood  | Scathe Zombies |
        | Wall of Stone | Gray Ogre      |
      Then the declaration is legal
      And Gray Ogre is blocked by Wall of Stone
      When combat damage is dealt
      Then Rob has 20 life
      And Alex has 20 life

    # 805.10d: one creature of each head is enough against menace, one in all is not
    @cr:509.1b
    Scenario: With shared turns, two teammates' creatures together can block menace
      Given a shared team turns game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Suns   |
        | Carissa | Moons  |
        | Dana    | Moons  |
      And it is Rob's precombat main phase
      And Alex controls Boggart Brute
      And Carissa controls Wall of Wood
      And Dana controls Wall of Stone
      And Rob has attacked Dana with Boggart Brute
      When Carissa blocks Boggart Brute with Wall of Wood
      Then the declaration is illegal
      And nothing has changed
      When Carissa blocks Boggart Brute with Wall of Wood and Wall of Stone
      Then the declaration is legal
      And Boggart Brute is blocked by Wall of Wood and Wall of Stone

    # 805.10d: one blocker in all
    @cr:509.1b
    Scenario: With shared turns, Silent Arbiter allows one blocker for the team
      Given a shared team turns game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Suns   |
        | Carissa | Moons  |
        | Dana    | Moons  |
      And it is Rob's precombat main phase
      And Alex controls Hill Giant and Silent Arbiter
      And Carissa controls Wall of Wood
      And Dana controls Wall of Stone
      And Alex has attacked Dana with Hill Giant
      When Dana declares these blocks:
        | blocker       | blocks     |
        | Wall of Wood  | Hill Giant |
        | Wall of Stone | Hill Giant |
      Then the declaration is illegal
      And nothing has changed
      When Dana blocks Hill Giant with Wall of Wood
      Then the declaration is legal
      And Hill Giant is blocked by Wall of Wood

    # 805.10d: the teammate's blocker is company
    @cr:509.1b
    Scenario: With shared turns, Mogg Flunkies can block with a teammate's creature
      Given a shared team turns game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Suns   |
        | Carissa | Moons  |
        | Dana    | Moons  |
      And it is Rob's precombat main phase
      And Alex controls Gray Ogre and Hill Giant
      And Carissa controls Mogg Flunkies
      And Dana controls Wall of Stone
      And Rob has declared these attacks:
        | attacker   | attacks |
        | Gray Ogre  | Carissa |
        | Hill Giant | Dana    |
      When Carissa blocks Gray Ogre with Mogg Flunkies
      Then the declaration is illegal
      And nothing has changed
      When Carissa declares these blocks:
        | blocker       | blocks     |
        | Mogg Flunkies | Gray Ogre  |
        | Wall of Stone | Hill Giant |
      Then the declaration is legal
      And Gray Ogre is blocked by Mogg Flunkies
      And Hill Giant is blocked by Wall of Stone

    # 805.10d, 509.1c: all creatures of the defending team that are able block the Unicorn, whoever it attacks
    @cr:509.1c
    Scenario: Prized Unicorn must be blocked by both teammates' creatures
      Given a shared team turns game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Suns   |
        | Carissa | Moons  |
        | Dana    | Moons  |
      And it is Rob's precombat main phase
      And Rob controls Prized Unicorn and Gray Ogre
      And Carissa controls Wall of Wood
      And Dana controls Wall of Stone
      And Rob has declared these attacks:
        | attacker       | attacks |
        | Prized Unicorn | Dana    |
        | Gray Ogre      | Carissa |
      When Carissa declares these blocks:
        | blocker       | blocks         |
        | Wall of Wood  | Gray Ogre      |
        | Wall of Stone | Prized Unicorn |
      Then the declaration is illegal
      And nothing has changed
      When Carissa blocks Prized Unicorn with Wall of Wood and Wall of Stone
      Then the declaration is legal
      And Prized Unicorn is blocked by Wall of Wood and Wall of Stone
      And Gray Ogre is unblocked

    # 805.10d: attackers of a planeswalker too are blocked by either head
    Scenario: With shared turns, a player can block for a teammate's Jace Beleren
      Given a shared team turns game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Suns   |
        | Carissa | Moons  |
        | Dana    | Moons  |
      And it is Rob's precombat main phase
      And Alex controls Gray Ogre
      And Dana controls Jace Beleren
      And Carissa controls Wall of Wood
      And Alex has attacked Jace Beleren with Gray Ogre
      When Carissa blocks Gray Ogre with Wall of Wood
      Then the declaration is legal
      When combat damage is dealt
      Then Jace Beleren has 3 loyalty counters

    # 805.10d, 310.8d, 310.8c: a battle is defended by its protector, whose creatures may block
    @since:2024-06-07 @cr:310.8
    Scenario: With shared turns, a battle's protector can block its attackers
      Given a shared team turns game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Suns   |
        | Carissa | Moons  |
        | Dana    | Moons  |
      And it is Rob's precombat main phase
      And Alex controls Gray Ogre
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Invasion of Dominaria | Rob        | Dana      |
        | Wall of Wood          | Dana       |           |
      And Alex has attacked Invasion of Dominaria with Gray Ogre
      When Dana blocks Gray Ogre with Wall of Wood
      Then the declaration is legal
      When combat damage is dealt
      Then Invasion of Dominaria has 5 defense counters
