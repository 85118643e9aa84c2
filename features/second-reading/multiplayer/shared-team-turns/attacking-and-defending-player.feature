@since:2020-06-01
Feature: Second reading: shared team turns: attacking and defending player

  @cr:805.10c
  Rule: With shared team turns, the attacking player is the attacking creature's controller

    # 805.10c: a Toady compares itself with the controller of the attacker that it would block
    @cr:509.1b
    Scenario: A blocking Mogg Toady counts creatures of the attacker's controller
      Given a shared team turns game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Suns   |
        | Carissa | Moons  |
        | Dana    | Moons  |
      And it is Rob's precombat main phase
      And Rob controls Scathe Zombies, Hill Giant and Storm Crow
      And Alex controls Gray Ogre
      And Dana controls Mogg Toady and Wall of Wood
      And Rob has declared these attacks:
        | attacker       | attacks |
        | Scathe Zombies | Dana    |
        | Gray Ogre      | Carissa |
      When Dana blocks Scathe Zombies with Mogg Toady
      Then the declaration is illegal
      And nothing has changed
      When Dana blocks Gray Ogre with Mogg Toady
      Then the declaration is legal
      And Mogg Toady is blocking Gray Ogre

    # 805.10c: the Souls' attacking player is the controller of the attacker blocked, not the primary player
    @cr:510.2
    Scenario: Souls of the Faultless makes only the attacker's controller lose life
      Given a shared team turns game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Suns   |
        | Carissa | Moons  |
        | Dana    | Moons  |
      And it is Rob's precombat main phase
      And Rob controls Wind Drake
      And Alex controls Hill Giant
      And Carissa controls Souls of the Faultless
      And Rob has declared these attacks:
        | attacker   | attacks |
        | Wind Drake | Dana    |
        | Hill Giant | Dana    |
      And Carissa has blocked Hill Giant with Souls of the Faultless
      When combat damage is dealt
      And the stack resolves
      Then Alex has 17 life
      And Rob has 20 life
      And Carissa has 23 life
      And Dana has 18 life

  @cr:805.10e
  Rule: With shared team turns, an attacker's defending player is the player it attacks

    # 805.10e: the land of the one attacked counts, for both heads' blockers; a teammate's land does not
    @cr:702.14c
    Scenario Outline: With <owner>'s Mountain, blocking mountainwalk against Dana is <verdict>
      Given a shared team turns game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Suns   |
        | Carissa | Moons  |
        | Dana    | Moons  |
      And it is Rob's precombat main phase
      And <owner> controls Mountain
      And Carissa controls Wall of Wood
      And Alex controls Goblin Mountaineer
      And Rob has attacked Dana with Goblin Mountaineer
      When Carissa blocks Goblin Mountaineer with Wall of Wood
      Then the declaration is <verdict>
      And Wall of Wood is <doing>

      Examples:
        | owner   | verdict | doing                       |
        | Carissa | legal   | blocking Goblin Mountaineer |
        | Dana    | illegal | not blocking                |

    # 805.10e, 508.1c: an attacking Toady compares itself with the one it would attack
    @cr:508.1c
    Scenario: Mogg Toady compares creatures with the attacked player only
      Given a shared team turns game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Suns   |
        | Carissa | Moons  |
        | Dana    | Moons  |
      And it is Rob's precombat main phase
      And Alex controls Mogg Toady and Wall of Wood
      And Carissa controls Gray Ogre
      And Dana controls Wind Drake, Storm Crow and Hill Giant
      When Alex attacks Dana with Mogg Toady
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Carissa with Mogg Toady
      Then the declaration is legal
      And Mogg Toady is attacking Carissa

    # 805.10e: the head that is attacked loses the life, not the primary player
    Scenario: Agate-Blade Assassin makes only the attacked player lose life
      Given a shared team turns game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Suns   |
        | Carissa | Moons  |
        | Dana    | Moons  |
      And it is Rob's precombat main phase
      And Alex controls Agate-Blade Assassin
      And Rob has attacked Dana with Agate-Blade Assassin
      When the stack resolves
      Then Dana has 19 life
      And Carissa has 20 life
      And Alex has 21 life
      And Rob has 20 life

    # 805.10e: the controller of the planeswalker that is attacked
    Scenario: Agate-Blade Assassin attacking Jace makes Jace's controller lose life
      Given a shared team turns game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Suns   |
        | Carissa | Moons  |
        | Dana    | Moons  |
      And it is Rob's precombat main phase
      And Rob controls Agate-Blade Assassin
      And Dana controls Jace Beleren
      And Alex has attacked Jace Beleren with Agate-Blade Assassin
      When the stack resolves
      Then Dana has 19 life
      And Carissa has 20 life
      And Rob has 21 life

    # 805.10e: once it has been removed from combat, the one whom it was attacking
    @cr:508.5
    Scenario: Agate-Blade Assassin out of combat still drains the attacked player
      Given a shared team turns game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Suns   |
        | Carissa | Moons  |
        | Dana    | Moons  |
      And it is Carissa's precombat main phase
      And Dana controls Agate-Blade Assassin and Reconnaissance
      And Carissa has attacked Alex with Agate-Blade Assassin
      When Dana activates Reconnaissance targeting Agate-Blade Assassin
      Then this is legal
      When the top of the stack resolves
      Then Agate-Blade Assassin is not attacking
      And Agate-Blade Assassin is untapped
      When the stack resolves
      Then Alex has 19 life
      And Rob has 20 life
      And Dana has 21 life

    # 805.10e: for each attacker its own
    Scenario: Mercadia's Downfall counts each attacked player's lands separately
      Given a shared team turns game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Suns   |
        | Carissa | Moons  |
        | Dana    | Moons  |
      And it is Rob's precombat main phase
      And Rob controls Gray Ogre and three Mountains
      And Alex controls Wind Drake
      And Rob holds Mercadia's Downfall
      And Dana controls left Tropical Island and right Tropical Island
      And Carissa controls Forest
      And Rob has declared these attacks:
        | attacker   | attacks |
        | Gray Ogre  | Dana    |
        | Wind Drake | Carissa |
      And Rob has cast Mercadia's Downfall
      When the stack resolves
      Then Gray Ogre is 4/2
      And Wind Drake is 2/2
      When combat damage is dealt
      Then Dana has 16 life
      And Carissa has 18 life

    # 805.10e: the creature to be tapped is one of the attacked head's
    Scenario: Master of Diversion can tap only a creature of the attacked player
      Given a shared team turns game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Suns   |
        | Carissa | Moons  |
        | Dana    | Moons  |
      And it is Rob's precombat main phase
      And Alex controls Master of Diversion
      And Carissa controls Wall of Wood
      And Dana controls Wall of Stone and Wall of Air
      When Rob attacks Dana with Master of Diversion
      Then the declaration is legal
      And Alex may choose among Wall of Stone and Wall of Air
      When Alex chooses Wall of Air
      Then this is legal
      When the stack resolves
      Then Wall of Air is tapped

    # 805.10e: only the lands of the one that is attacked
    Scenario: Terra Ravager counts only the attacked player's lands
      Given a shared team turns game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Suns   |
        | Carissa | Moons  |
        | Dana    | Moons  |
      And it is Carissa's precombat main phase
      And Dana controls Terra Ravager
      And Rob controls four Forests
      And Alex controls two Forests
      And Dana has attacked Alex with Terra Ravager
      When the stack resolves
      Then Terra Ravager is 2/4

    # 805.10e: who is attacked may not cast; the other head may
    Scenario: Under Wardscale Dragon, only the attacked player can't cast spells
      Given a shared team turns game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Suns   |
        | Carissa | Moons  |
        | Dana    | Moons  |
      And it is Carissa's precombat main phase
      And Carissa controls Wardscale Dragon
      And Rob controls left Mountain
      And Rob holds left Shock
      And Alex controls right Mountain
      And Alex holds right Shock
      And Carissa has attacked Alex with Wardscale Dragon
      When Alex casts right Shock targeting Dana
      Then this is illegal
      And nothing has changed
      When Rob casts left Shock targeting Dana
      Then this is legal
      When the stack resolves
      Then Dana has 18 life
