@since:2020-06-01
Feature: Second reading: combat damage step

  @cr:510.1b
  Rule: An attacker deals combat damage to the player it attacks

    # 510.1b, 805.10b: the player named as attackers were declared
    @cr:805.10b
    Scenario: Each teammate is dealt damage by the creatures attacking them
      Given a shared team turns game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Suns   |
        | Carissa | Moons  |
        | Dana    | Moons  |
      And it is Carissa's precombat main phase
      And Carissa controls Gray Ogre and Hill Giant
      And Dana controls Wind Drake
      And Dana has declared these attacks:
        | attacker   | attacks |
        | Gray Ogre  | Rob     |
        | Hill Giant | Alex    |
        | Wind Drake | Alex    |
      When combat damage is dealt
      Then Rob has 18 life
      And Alex has 15 life

    # 800.4e, 506.4: whoever attacks somebody that has left strikes nobody, not the teammate either; the rest of the combat goes on
    @cr:800.4e
    Scenario: The attacked player leaves, and the teammate isn't dealt the damage
      Given a shared team turns game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Suns   |
        | Carissa | Moons  |
        | Dana    | Moons  |
      And it is Rob's precombat main phase
      And Rob controls Gray Ogre
      And Alex controls Hill Giant
      And Rob has declared these attacks:
        | attacker   | attacks |
        | Gray Ogre  | Dana    |
        | Hill Giant | Carissa |
      When Carissa concedes
      Then this is legal
      And Hill Giant is attacking nothing
      And Gray Ogre is attacking Dana
      And the defending players are Dana
      When combat damage is dealt
      Then Dana has 18 life

    # 800.4a, 800.4j: an attacking head leaves with its creatures, the team's attack goes on
    @cr:800.4a
    Scenario: With shared turns, a player leaves, and the teammate's attack goes on
      Given a shared team turns game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Suns   |
        | Carissa | Moons  |
        | Dana    | Moons  |
      And it is Rob's precombat main phase
      And Rob controls Gray Ogre
      And Alex controls Hill Giant
      And Rob has declared these attacks:
        | attacker   | attacks |
        | Gray Ogre  | Dana    |
        | Hill Giant | Carissa |
      When Rob concedes
      Then this is legal
      And Gray Ogre has left the game
      And Hill Giant is attacking Carissa
      And the attacking players are Alex
      And it is Alex's turn
      When combat damage is dealt
      Then Carissa has 17 life
      And Dana has 20 life
      When play goes on to Carissa's precombat main phase
      Then it is Dana's turn

    # 104.2c: the team has won with the one who was still there, and so has the one who had lost
    @cr:104.2c
    Scenario: The remaining teammate wins, and so does a teammate who has left
      Given a shared team turns game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Suns   |
        | Carissa | Moons  |
        | Dana    | Moons  |
      And it is Rob's precombat main phase
      And Carissa has 3 life
      And Dana has 2 life
      And Rob controls Gray Ogre
      And Alex controls Hill Giant
      And Rob has declared these attacks:
        | attacker   | attacks |
        | Hill Giant | Carissa |
      And Rob has conceded
      When combat damage is dealt
      Then Carissa has left the game
      And the game goes on
      When Dana concedes
      Then this is legal
      And Rob and Alex have won
