@since:2020-06-01
Feature: Second reading: Alternating Teams

  # 609.3: evenly spaced, as today
  @edition:2006-10-01
  @cr:811.3
  Scenario Outline: In Alternating Teams, seating teams <seating> is <verdict> (2006)
    Given an Alternating Teams game seated clockwise:
      | player  | team |
      | Rob     | <1>  |
      | Alex    | <2>  |
      | Carissa | <3>  |
      | Dana    | <4>  |
      | Eve     | <5>  |
      | Finn    | <6>  |
    When the game is set up
    Then this is <verdict>

    Examples:
      | seating     | 1 | 2 | 3 | 4 | 5 | 6 | verdict |
      | A-B-C-A-B-C | A | B | C | A | B | C | legal   |
      | A-B-C-B-A-C | A | B | C | B | A | C | illegal |
      | A-B-C-A-C-B | A | B | C | A | C | B | illegal |

  # 609.4, 609.2a, 601.4: reach is shorter than range
  @edition:2006-10-01
  @cr:811.4
  Scenario: In Alternating Teams, only adjacent opponents can be attacked (2006)
    Given an Alternating Teams game seated clockwise:
      | player  | team   |
      | Rob     | Suns   |
      | Alex    | Moons  |
      | Carissa | Stars  |
      | Dana    | Suns   |
      | Eve     | Moons  |
      | Finn    | Stars  |
    And it is Eve's precombat main phase
    And Eve controls Gray Ogre and Mountain
    And Eve holds Shock
    And Eve has cast Shock targeting Carissa
    And the stack has resolved
    When Eve attacks Carissa with Gray Ogre
    Then the declaration is illegal
    And nothing has changed
    When Eve attacks Dana with Gray Ogre
    Then the declaration is legal
    When combat damage is dealt
    Then Carissa has 18 life
    And Dana has 18 life

  # 609.5, 102.2c: the team wins with its last member
  @edition:2006-10-01
  @cr-2006-10-01:609.5 @cr:104.2c
  Scenario: A team's last remaining player wins for the whole team (2006)
    Given an Alternating Teams game of Rob and Alex against Carissa and Dana
    And it is Dana's upkeep
    And Rob has conceded
    And Dana has conceded
    When Carissa concedes
    Then this is legal
    And Rob and Alex have won

  # 609.6: neighbours only may look
  @edition:2006-10-01
  @cr:811.5
  Scenario: Teammates in Alternating Teams see hands only once adjacent (2006)
    Given an Alternating Teams game of Rob and Alex against Carissa and Dana
    And it is Rob's precombat main phase
    And Rob holds Shock
    And Alex holds Jump
    When Rob passes
    Then this is legal
    And Rob cannot see Jump
    When Dana concedes
    Then this is legal
    When play goes on to Alex's upkeep
    Then Rob can see Jump
    And Alex can see Shock

  @cr:811.1
  Rule: In Alternating Teams, teams must be equal in size

    # 811.1, in 2006 609.1: teams of equal size
    @also:2006-10-01
    Scenario: Teams of two and one can't play Alternating Teams
      Given an Alternating Teams game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Moons  |
        | Carissa | Suns   |
      When the game is set up
      Then this is illegal

  @cr:811.2b
  Rule: Alternating Teams uses exactly one attack option

    # 811.2b, in 2006 609.2b: exactly one of three
    @also:2006-10-01
    Scenario: Alternating Teams needs an attack option
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana without attack options
      When the game is set up
      Then this is illegal

    # 811.2b, 803.1: to one side only
    @cr:803.1
    Scenario Outline: Alternating Teams <option>: Dana can attack <right>, not <wrong>
      Given an Alternating Teams game <option> seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Moons  |
        | Carissa | Stars  |
        | Dana    | Suns   |
        | Eve     | Moons  |
        | Finn    | Stars  |
      And it is Dana's precombat main phase
      And Dana controls Gray Ogre
      When Dana attacks <wrong> with Gray Ogre
      Then the declaration is illegal
      And nothing has changed
      When Dana attacks <right> with Gray Ogre
      Then the declaration is legal
      And Gray Ogre is attacking <right>

      Examples:
        | option            | wrong   | right   |
        | with attack left  | Carissa | Eve     |
        | with attack right | Eve     | Carissa |

    # 803.1a: with a teammate on the left, and an opponent only beyond, there is no attack
    @cr:803.1a
    Scenario: With attack left, a player with a teammate on the left can't attack
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana with attack left
      And it is Rob's postcombat main phase
      And Rob controls Gray Ogre
      And Carissa has conceded
      And play has gone on to Rob's precombat main phase
      When Rob attacks Dana with Gray Ogre
      Then the declaration is illegal
      And Gray Ogre is not attacking

  @cr:811.3
  Rule: In Alternating Teams, teams are evenly spaced around the table

    # 811.3: nobody beside a teammate, and the same distance between teammates everywhere
    Scenario Outline: In Alternating Teams, seating teams <seating> is <verdict>
      Given an Alternating Teams game seated clockwise:
        | player  | team |
        | Rob     | <1>  |
        | Alex    | <2>  |
        | Carissa | <3>  |
        | Dana    | <4>  |
        | Eve     | <5>  |
        | Finn    | <6>  |
      When the game is set up
      Then this is <verdict>

      Examples:
        | seating     | 1 | 2 | 3 | 4 | 5 | 6 | verdict |
        | A-B-C-A-B-C | A | B | C | A | B | C | legal   |
        | A-B-A-B-A-B | A | B | A | B | A | B | legal   |
        | A-B-C-B-A-C | A | B | C | B | A | C | illegal |
        | A-B-C-A-C-B | A | B | C | A | C | B | illegal |
        | A-B-B-A-B-A | A | B | B | A | B | A | illegal |
        | A-B-C-B-C-A | A | B | C | B | C | A | illegal |

  @cr:811.4
  Rule: In Alternating Teams, only adjacent opponents can be attacked

    # 811.4: within range is not enough
    Scenario: In Alternating Teams, only adjacent opponents can be attacked
      Given an Alternating Teams game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Moons  |
        | Carissa | Stars  |
        | Dana    | Suns   |
        | Eve     | Moons  |
        | Finn    | Stars  |
      And it is Eve's precombat main phase
      And Eve controls Gray Ogre, Wind Drake and Mountain
      And Eve holds Shock
      When Eve declares these attacks:
        | attacker   | attacks |
        | Gray Ogre  | Carissa |
        | Wind Drake | Dana    |
      Then the declaration is illegal
      And nothing has changed
      When Eve declares these attacks:
        | attacker   | attacks |
        | Gray Ogre  | Finn    |
        | Wind Drake | Dana    |
      Then the declaration is legal
      When Eve casts Shock targeting Carissa
      Then this is legal
      When combat damage is dealt
      Then Carissa has 18 life
      And Dana has 18 life
      And Finn has 18 life

    # 811.2a, 801.4, 801.10: two seats and no more
    @cr:811.2a @cr:801.4
    Scenario: With range of influence 2, Flame Rift spares players three seats away
      Given an Alternating Teams game of Rob, Alex and Carissa against Dana, Eve and Finn
      And it is Rob's precombat main phase
      And Rob controls two Mountains
      And Rob holds Flame Rift
      And Alex controls one Mountain
      And Alex holds Shock
      When Rob casts Flame Rift
      Then this is legal
      When Alex casts Shock targeting Finn
      Then this is illegal
      When the stack resolves
      Then Eve has 20 life
      And Alex has 16 life
      And Carissa has 16 life
      And Finn has 16 life

    # 811.4: planeswalkers of neighbours
    @since:2024-06-07
    Scenario: In Alternating Teams, a planeswalker two seats away can't be attacked
      Given an Alternating Teams game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Moons  |
        | Carissa | Stars  |
        | Dana    | Suns   |
        | Eve     | Moons  |
        | Finn    | Stars  |
      And it is Rob's precombat main phase
      And Rob controls Gray Ogre
      And Carissa controls her Jace Beleren
      And Finn controls his Jace Beleren
      When Rob attacks her Jace Beleren with Gray Ogre
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks his Jace Beleren with Gray Ogre
      Then the declaration is legal
      And Gray Ogre is attacking his Jace Beleren

    # 811.4, 310.8b: battles that neighbours protect, whoever controls them
    @since:2024-06-07 @cr:310.8
    Scenario: In Alternating Teams, battles of adjacent protectors can be attacked
      Given an Alternating Teams game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Moons  |
        | Carissa | Stars  |
        | Dana    | Suns   |
        | Eve     | Moons  |
        | Finn    | Stars  |
      And it is Rob's precombat main phase
      And these permanents are on the battlefield:
        | permanent                  | controller | protector |
        | near Invasion of Dominaria | Carissa    | Alex      |
        | far Invasion of Dominaria  | Rob        | Carissa   |
        | Gray Ogre                  | Rob        |           |
      When Rob attacks far Invasion of Dominaria with Gray Ogre
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks near Invasion of Dominaria with Gray Ogre
      Then the declaration is legal
      When combat damage is dealt
      Then near Invasion of Dominaria has 3 defense counters

    # 811.4, 801.2c: when somebody has left, the next turn finds new neighbours
    @cr:801.2c
    Scenario: A newly adjacent opponent can be attacked from the next turn on
      Given an Alternating Teams game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Moons  |
        | Carissa | Stars  |
        | Dana    | Suns   |
        | Eve     | Moons  |
        | Finn    | Stars  |
      And it is Finn's postcombat main phase
      And Rob controls Gray Ogre
      When Alex concedes
      Then this is legal
      When play goes on to Rob's precombat main phase
      And Rob attacks Carissa with Gray Ogre
      Then the declaration is legal
      And Gray Ogre is attacking Carissa

    # 811.4, 802.4a: a teammate two seats on does not block for one
    @cr:802.4a
    Scenario: In Alternating Teams, a player can't block for a teammate
      Given an Alternating Teams game of Rob, Alex and Carissa against Dana, Eve and Finn
      And it is Dana's precombat main phase
      And Dana controls Gray Ogre and Hill Giant
      And Rob controls Wall of Wood
      And Alex controls Wall of Stone
      And Dana has declared these attacks:
        | attacker   | attacks |
        | Gray Ogre  | Rob     |
        | Hill Giant | Alex    |
      When Alex blocks Gray Ogre with Wall of Stone
      Then the declaration is illegal
      And nothing has changed
      When Alex blocks Hill Giant with Wall of Stone
      Then the declaration is legal
      And Hill Giant is blocked by Wall of Stone

  @cr:811.5
  Rule: In Alternating Teams, only adjacent teammates see each other's hands

    # 811.5: teammates do not sit side by side at first; when they do, they may look
    Scenario: In Alternating Teams, only adjacent teammates see each other's hands
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana
      And it is Rob's precombat main phase
      And Rob holds Shock
      And Alex holds Jump
      And Dana holds Unsummon
      When Rob passes
      Then this is legal
      And Rob cannot see Jump
      And Alex cannot see Shock
      When Carissa concedes
      Then this is legal
      When play goes on to Alex's upkeep
      Then Rob can see Jump
      And Alex can see Shock
      And Rob cannot see Unsummon
