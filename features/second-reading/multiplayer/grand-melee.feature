@since:2020-06-01
Feature: Second reading: Grand Melee

  # 807.4a-b: sixteen players take four turns at a time, fifteen three
  @cr:807.4a @cr:807.4b
  Scenario: In Grand Melee, the 16th player leaves, and turn marker 4 is removed
    Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl, Lena, Milo, Nina, Omar and Pia
    And Pia controls Gray Ogre
    When Pia concedes
    Then this is legal
    And there are 4 turn markers
    And Milo is taking a turn
    When Milo ends the turn
    Then turn marker 4 is gone
    And there are 3 turn markers
    When Ivan ends the turn
    Then turn marker 3 is with Judy
    And Judy is taking a turn

  # 807.4b: the markers are handed out from the starting player on, and all begin at the same time
  @cr:807.4b
  Scenario: In Grand Melee, the first and fifth players begin with turn markers
    Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus and Hana
    And the game has not begun, and Carissa plays first
    And Carissa has kept the hand
    And Dana has kept the hand
    And Eve has kept the hand
    And Finn has kept the hand
    And Gus has kept the hand
    And Hana has kept the hand
    And Rob has kept the hand
    When Alex keeps the hand
    Then this is legal
    And turn marker 1 is with Carissa
    And turn marker 2 is with Gus
    And Carissa is taking a turn
    And Gus is taking a turn
    And Rob is not taking a turn

  # 608.4c: the marker waits while another is within three seats to the left
  @edition:2006-10-01
  @cr:807.4c
  Scenario: A Grand Melee turn waits until the turn marker ahead moves on (2006)
    Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus and Hana
    When Rob ends the turn
    Then Alex is not taking a turn
    And Eve is taking a turn
    When Eve ends the turn
    Then Alex is taking a turn
    And Finn is taking a turn

  # 608.4a, 608.4d: thirteen to twelve costs nothing
  @edition:2006-10-01
  @cr:807.4e
  Scenario: If one of 13 Grand Melee players leaves, no marker is removed (2006)
    Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl, Lena and Milo
    When Dana concedes
    Then this is legal
    When Ivan ends the turn
    Then there are 3 turn markers
    And Judy is taking a turn

  # 807.4e-f: of two reductions each takes its own marker
  @cr:807.4e @cr:807.4f
  Scenario: If five of 12 Grand Melee players leave, two turn markers are removed
    Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
    And Carissa has conceded
    And Judy has conceded
    And Karl has conceded
    And Lena has conceded
    When Finn concedes
    Then this is legal
    And there are 3 turn markers
    When Eve ends the turn
    Then turn marker 2 is gone
    And there are 2 turn markers
    When Rob ends the turn
    Then turn marker 1 is gone
    And there is 1 turn marker
    And Ivan is taking a turn
    And Alex is not taking a turn

  # 608.4e: an extra turn for somebody whose turn it is not comes just before that player's next turn
  @edition:2006-10-01
  @cr:807.4j
  Scenario: In Grand Melee, Time Warp adds a turn before its target's next (2006)
    Given a Grand Melee between Rob, Alex, Carissa, Dana and Eve
    And it is Dana's precombat main phase
    And Dana controls five Islands
    And Dana holds Time Warp
    And Dana has cast Time Warp targeting Carissa
    And the stack has resolved
    When Dana ends the turn
    Then Eve is taking a turn
    When Eve ends the turn
    And Rob ends the turn
    And Alex ends the turn
    Then Carissa is taking a turn
    When Carissa ends the turn
    Then Carissa is taking a turn
    When Carissa ends the turn
    Then Dana is taking a turn

  # 608.5, 102.2a: somebody wins when all opponents have lost, not when those within range have
  @edition:2006-10-01
  @cr-2006-10-01:608.5
  Scenario: A Grand Melee is won only when all opponents have left (2006)
    Given a Grand Melee between Rob, Alex, Carissa, Dana and Eve
    And Alex has conceded
    And Eve has conceded
    When Dana concedes
    Then this is legal
    And the game goes on
    When Carissa concedes
    Then this is legal
    And Rob has won

  @cr:807.4a
  Rule: In Grand Melee, one turn marker is used for every four players

    # 807.4a-b: one for each full four; the first, the fifth, the ninth
    @cr:807.4b
    Scenario Outline: A Grand Melee of <number> players has <markers> turn markers
      Given a Grand Melee between <players>
      When the game is set up
      Then this is legal
      And there are <markers> turn markers
      And Rob is taking a turn
      And Eve is taking a turn
      And Alex is not taking a turn
      And turn marker 2 is with Eve

      Examples:
        | number | players                                                                               | markers |
        | eight  | Rob, Alex, Carissa, Dana, Eve, Finn, Gus and Hana                                     | 2       |
        | eleven | Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy and Karl                   | 2       |
        | twelve | Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena             | 3       |

    # 807.4a: three full fours make three markers, not two
    Scenario: Twelve Grand Melee players can't start with only two turn markers
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by Rob and Eve
      When the game is set up
      Then this is illegal

  @cr:807.4d
  Rule: In Grand Melee, a turn waits while another turn marker is within three seats to the left

    # 807.4c-d: the receiver waits while a marker is within three seats to the left, and begins when it has moved on
    @cr:807.4c
    Scenario: In Grand Melee, Alex's turn waits until marker 2 to the left moves on
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus and Hana
      When Rob ends the turn
      Then Rob is not taking a turn
      And Alex is not taking a turn
      And turn marker 1 is with Alex
      And Eve is taking a turn
      When Eve ends the turn
      Then turn marker 2 is with Finn
      And Alex is taking a turn
      And Finn is taking a turn

    # 807.4d: the same the other way round the table, from another starting point
    Scenario: In Grand Melee, marker 2's next turn waits for marker 1 to move on
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus and Hana
      And turns are being taken by Carissa and Gus
      When Gus ends the turn
      Then turn marker 2 is with Hana
      And Hana is not taking a turn
      And Carissa is taking a turn
      When Carissa ends the turn
      Then Hana is taking a turn
      And Dana is taking a turn

    # 807.4d: four free seats to the left, and nothing to wait for
    Scenario: In Grand Melee, a marker three seats to Gus's left delays his turn
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana and Ivan
      When Eve ends the turn
      Then Finn is taking a turn
      And Rob is taking a turn
      When Finn ends the turn
      Then turn marker 2 is with Gus
      And Gus is not taking a turn
      When Rob ends the turn
      Then Alex is taking a turn
      And Gus is taking a turn

    # 807.4d: a chain of three markers moves on one by one
    Scenario: With three Grand Melee markers, turns wait for the marker on the left
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      When Rob ends the turn
      Then Alex is not taking a turn
      When Eve ends the turn
      Then Alex is taking a turn
      And Finn is not taking a turn
      When Ivan ends the turn
      Then Finn is taking a turn
      And Judy is taking a turn
      And Alex is taking a turn

  @cr:807.4e
  Rule: In Grand Melee, the turn marker removed is the first to the departed player's right

    # 807.4e, 807.4g, in 2006 608.4d: the first marker to the right, after the turn that it stands for
    @also:2006-10-01 @cr:807.4g
    Scenario Outline: <leaver> leaves a Grand Melee; turn marker <marker> to the right is removed
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      When <leaver> concedes
      Then this is legal
      And there are 3 turn markers
      And <holder> is taking a turn
      When <holder> ends the turn
      Then turn marker <marker> is gone
      And there are 2 turn markers

      Examples:
        | leaver  | holder | marker |
        | Carissa | Rob    | 1      |
        | Hana    | Eve    | 2      |
        | Lena    | Ivan   | 3      |

    # 807.4e: thirteen to twelve costs nothing, twelve to eleven does
    @cr:807.4a
    Scenario: Of 13 Grand Melee players, the second to leave removes a turn marker
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl, Lena and Milo
      When Dana concedes
      Then this is legal
      When Ivan ends the turn
      Then there are 3 turn markers
      And Judy is taking a turn
      When Gus concedes
      Then this is legal
      When Eve ends the turn
      Then turn marker 2 is gone
      And there are 2 turn markers

    # 807.4f: a marker already designated is no longer counted
    @cr:807.4f
    Scenario: If two of 12 Grand Melee players leave, one turn marker is removed
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And Carissa has conceded
      When Gus concedes
      Then this is legal
      When Eve ends the turn
      Then turn marker 2 is with Finn
      And there are 3 turn markers
      When Rob ends the turn
      Then turn marker 1 is gone
      And there are 2 turn markers

    # 807.4g: who holds a designated marker without taking a turn loses it at once
    @cr:807.4g
    Scenario: A departure removes a waiting Grand Melee player's turn marker at once
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus and Hana
      And Rob has ended the turn
      When Dana concedes
      Then this is legal
      And turn marker 1 is gone
      And there is 1 turn marker
      And Alex is not taking a turn
      And Eve is taking a turn
      When Eve ends the turn
      Then Finn is taking a turn

    # 807.4g: designated twice: the marker goes, and the next one to its right is designated once
    @cr:807.4g
    Scenario: If two departures would remove turn marker 1, marker 3 is removed too
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And Alex has conceded
      And Judy has conceded
      And Karl has conceded
      And Lena has conceded
      When Carissa concedes
      Then this is legal
      And there are 3 turn markers
      When Eve ends the turn
      Then turn marker 2 is with Finn
      And there are 3 turn markers
      When Rob ends the turn
      Then turn marker 1 is gone
      And there are 2 turn markers
      And Ivan is taking a turn
      When Ivan ends the turn
      Then turn marker 3 is gone
      And there is 1 turn marker
      And turn marker 2 is with Finn

    # 807.4g: the same with a marker to the right that waits: it goes at once
    @cr:807.4g
    Scenario: If two departures would remove marker 1, waiting Judy loses marker 3
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And Alex has conceded
      And Finn has conceded
      And Gus has conceded
      And Hana has conceded
      And Carissa has conceded
      And Ivan has ended the turn
      When Rob ends the turn
      Then turn marker 1 is gone
      And turn marker 3 is gone
      And there is 1 turn marker
      And Eve is taking a turn

    # 807.4e: several leave at once: of the markers that could go, the one with the lowest number
    @cr:807.4g
    Scenario: When two Grand Melee players lose at once, marker 1, not 3, is removed
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And Lena has 4 life
      And Alex has 3 life
      And Rob controls two Mountains
      And Rob holds Flame Rift
      And Rob has cast Flame Rift
      When the stack resolves
      Then Lena has left the game
      And Alex has left the game
      And Carissa has 20 life
      When Ivan ends the turn
      Then turn marker 3 is with Judy
      And there are 3 turn markers
      When Rob ends the turn
      Then turn marker 1 is gone
      And there are 2 turn markers
      And Eve is taking a turn

    # 807.4e, 807.4c: the player whose turn it is falls with a neighbour; the marker to the right goes, the own one is passed on
    @cr:807.4c
    Scenario: When Grand Melee neighbors Dana and Eve lose, turn marker 1 is removed
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus and Hana
      And Eve has 4 life
      And Dana has 1 life
      And Eve controls two Mountains
      And Eve holds Flame Rift
      And Eve has cast Flame Rift
      When the stack resolves
      Then Eve has left the game
      And Dana has left the game
      And Finn has 16 life
      When Rob ends the turn
      Then turn marker 1 is gone
      And there is 1 turn marker
      When play goes on to Finn's upkeep
      Then turn marker 2 is with Finn

    # 807.4c, 807.4e: who waits with a marker leaves; it is handed on, and the one to the right goes
    @cr:807.4c @cr:807.4g
    Scenario: In Grand Melee, a waiting player leaves, and turn marker 2 is removed
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus and Hana
      And Rob has ended the turn
      When Alex concedes
      Then this is legal
      And turn marker 1 is with Carissa
      And Carissa is not taking a turn
      When Eve ends the turn
      Then turn marker 2 is gone
      And there is 1 turn marker
      And Carissa is taking a turn

    # 807.4g: a designated marker is not passed on when its holder leaves, it goes after the turn
    @cr:807.4g @cr:807.4c
    Scenario: Rob leaves a Grand Melee; his marker due for removal isn't passed on
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And Carissa has conceded
      When Rob concedes
      Then this is legal
      And there are 3 turn markers
      And Rob has left the game
      When play goes on to the end step
      And everybody passes
      Then turn marker 1 is gone
      And there are 2 turn markers
      And Eve is taking a turn
      And Alex is not taking a turn

    # 807.4c, 800.4j: whose turn it was has gone; the turn is finished, then the marker moves to the left
    @cr:807.4c @cr:800.4
    Scenario: In Grand Melee, a departed player's marker moves left after their turn
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana and Ivan
      And Eve controls Gray Ogre
      When Eve concedes
      Then this is legal
      And Eve has left the game
      And Gray Ogre has left the game
      And there are 2 turn markers
      And Rob is taking a turn
      When play goes on to Finn's upkeep
      Then turn marker 2 is with Finn
      And Finn is taking a turn

    # 807.4c: a holder who leaves before the turn has begun hands the marker on at once
    @cr:807.4c
    Scenario: A waiting player leaves a Grand Melee, and their marker moves left
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana and Ivan
      And Rob has ended the turn
      When Alex concedes
      Then this is legal
      And turn marker 1 is with Carissa
      And Carissa is not taking a turn

  @cr:807.4h
  Rule: After players leave, new neighbors are within range of influence from the next turn on

    # 807.4h, 801.2c: who sat on either side of those who left reach each other from the next turn on
    @cr:801.2c
    Scenario: If two players leave, Rob's new neighbor is in range from next turn on
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy and Karl
      And Rob controls left Mountain and right Mountain
      And Rob holds Shock
      And Alex has conceded
      And Carissa has conceded
      When Rob casts Shock targeting Dana
      Then this is illegal
      When Eve ends the turn
      Then Finn is taking a turn
      When Rob casts Shock targeting Dana
      Then this is legal
      When the stack resolves
      Then Dana has 18 life

  @cr:807.4i
  Rule: In Grand Melee, an extra turn keeps the turn marker if no other is within three seats

    # 807.4i: room on both sides: the same player again, with the marker
    Scenario: In Grand Melee, Time Walk's turn follows at once if no marker is close
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus and Hana
      And Eve controls two Islands
      And Eve holds Time Walk
      And Eve has cast Time Walk
      And the stack has resolved
      When Eve ends the turn
      Then turn marker 2 is with Eve
      And Eve is taking a turn
      And Rob is taking a turn
      When Eve ends the turn
      Then turn marker 2 is with Finn

    # 807.4i: a marker within three seats on the right: it is passed on, and the turn is taken before the next one of one's own
    Scenario: A Grand Melee turn marker close on the right delays Time Walk's turn
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus and Hana
      And Rob controls two Islands
      And Rob holds Time Walk
      And Rob has cast Time Walk
      And the stack has resolved
      And Eve has ended the turn
      When Rob ends the turn
      Then turn marker 1 is with Alex
      And Alex is taking a turn
      And Finn is taking a turn
      And Rob is not taking a turn

    # 807.4i: a marker within three seats on the left: the extra turn waits
    Scenario: A Grand Melee turn marker close on the left makes an extra turn wait
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana and Ivan
      And Rob controls two Islands
      And Rob holds Time Walk
      And Carissa has conceded
      And Rob has cast Time Walk
      And the stack has resolved
      When Rob ends the turn
      Then turn marker 1 is with Rob
      And Rob is not taking a turn
      When Eve ends the turn
      Then Rob is taking a turn
      And Finn is taking a turn

    # 807.4j: without a marker at that time the extra turn comes just before the player's next turn
    @cr:807.4j
    Scenario: In Grand Melee, Time Warp's extra turn precedes the target's next turn
      Given a Grand Melee between Rob, Alex, Carissa, Dana and Eve
      And it is Dana's precombat main phase
      And Dana controls five Islands
      And Dana holds Time Warp
      And Dana has cast Time Warp targeting Carissa
      And the stack has resolved
      When Dana ends the turn
      Then Eve is taking a turn
      When Eve ends the turn
      Then Rob is taking a turn
      When Rob ends the turn
      And Alex ends the turn
      Then Carissa is taking a turn
      When Carissa ends the turn
      Then Carissa is taking a turn
      When Carissa ends the turn
      Then Dana is taking a turn

  @cr:807.5
  Rule: In Grand Melee, each turn has its own stack and combat

    # 807.5: what waits on one stack waits, whatever is done with the other
    Scenario: In Grand Melee, Shocks cast on two turns at once use separate stacks
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus and Hana
      And Eve controls left Mountain
      And Eve holds left Shock
      And Rob controls right Mountain
      And Rob holds right Shock
      When Eve casts left Shock targeting Finn
      Then this is legal
      When Rob casts right Shock targeting Alex
      Then this is legal
      When the stack resolves
      Then Alex has 18 life
      And Finn has 20 life
      And left Shock is on the stack
      When Eve passes
      Then this is legal
      When the stack resolves
      Then Finn has 18 life

    # 800.4a: a neighbour leaves with the spell that is on another player's stack
    @cr:800.4a
    Scenario: In Grand Melee, a departed player's spell leaves a neighbor's stack
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana and Ivan
      And Ivan controls Mountain
      And Ivan holds Lightning Bolt
      And Rob controls Island
      When Ivan casts Lightning Bolt targeting Rob
      Then this is legal
      When Ivan concedes
      Then this is legal
      And Lightning Bolt has left the game
      And there are 2 turn markers
      When play goes on to the end step
      Then Rob has 20 life

    # 807.4e, 800.4e: the attacked neighbour leaves, and takes the attacker's marker with it in the end
    @cr:807.4g @cr:800.4e
    Scenario: In Grand Melee, Rob loses his marker if the player he attacks leaves
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus and Hana
      And Rob controls Gray Ogre
      And Rob has attacked Alex with Gray Ogre
      When Alex concedes
      Then this is legal
      And Gray Ogre is attacking nothing
      And there are 2 turn markers
      When combat damage is dealt
      Then Carissa has 20 life
      When Rob ends the turn
      Then turn marker 1 is gone
      And there is 1 turn marker
      And Carissa is not taking a turn
      And Eve is taking a turn

    # 807.4i: an extra turn that found no room comes just before the next turn, and that one follows with the same marker
    @cr:807.4i
    Scenario: In Grand Melee, a delayed extra turn precedes the player's next turn
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus and Hana
      And Rob controls two Islands
      And Rob holds Time Walk
      And Rob has cast Time Walk
      And the stack has resolved
      And Eve has ended the turn
      And Rob has ended the turn
      And Alex has ended the turn
      And Finn has ended the turn
      And Carissa has ended the turn
      And Gus has ended the turn
      And Dana has ended the turn
      When Hana ends the turn
      Then turn marker 2 is with Rob
      And Rob is taking a turn
      And Eve is taking a turn
      When Rob ends the turn
      Then turn marker 2 is with Rob
      And Rob is taking a turn
      When Rob ends the turn
      Then turn marker 2 is with Alex

    # 807.4i, 807.4g, 807.4j: the marker is taken away before the extra turn; it comes before the next turn of one's own
    @cr:807.4i @cr:807.4g
    Scenario: If Rob's turn marker is removed, his extra turn precedes his next turn
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus and Hana
      And Rob controls two Islands
      And Rob holds Time Walk
      And Rob has cast Time Walk
      And the stack has resolved
      And Alex has conceded
      When Rob ends the turn
      Then turn marker 1 is gone
      And Rob is not taking a turn
      And Eve is taking a turn
      When Eve ends the turn
      And Finn ends the turn
      And Gus ends the turn
      And Hana ends the turn
      Then Rob is taking a turn
      When Rob ends the turn
      Then Rob is taking a turn
      When Rob ends the turn
      Then Carissa is taking a turn

    # 807.4e, 807.4g: a marker leaves over the corner of the table
    @cr:807.4e @cr:807.4g
    Scenario: When Rob leaves a Grand Melee, turn marker 2 to his right is removed
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus and Hana
      And turns are being taken by Dana and Hana
      When Rob concedes
      Then this is legal
      When Dana ends the turn
      Then turn marker 1 is with Eve
      When Hana ends the turn
      Then turn marker 2 is gone
      And there is 1 turn marker
      And Eve is taking a turn

  @cr:807.5
  Rule: In Grand Melee, each turn marker has its own stack

    # 807.5a: a marker beyond one's range gives one no priority, until somebody within it has something on that stack
    @cr:807.5a
    Scenario: On Rob's turn, out-of-range Carissa gets priority for Alex's spell
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus and Hana
      And Rob controls Mountain
      And Rob holds Shock
      And Alex controls left Mountain
      And Alex holds Lightning Bolt
      And Carissa controls two Islands
      And Carissa holds Counterspell
      And Rob has cast Shock targeting Alex
      When Alex casts Lightning Bolt targeting Carissa
      Then this is legal
      When Carissa casts Counterspell targeting Lightning Bolt
      Then this is legal
      When the stack resolves
      Then Carissa has 20 life
      And Alex has 18 life

    # 807.5a: nobody three seats away can answer
    @cr:807.5a
    Scenario: Carissa, out of Rob's range, gets no priority on Rob's turn
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy and Karl
      And Carissa controls Mountain
      And Carissa holds Shock
      And Rob controls left Mountain
      And Rob holds Lightning Bolt
      When Rob casts Lightning Bolt targeting Carissa
      Then this is illegal
      And nothing has changed
      When Carissa casts Shock targeting Alex
      Then this is illegal
      And Alex has 20 life

    # 807.2b, 807.5, 803.1a: each attacks the neighbour on the left, and both combats stand side by side
    @cr:803.1a
    Scenario: In Grand Melee, two players attack at once in separate combats
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus and Hana
      And Rob controls Gray Ogre
      And Eve controls Hill Giant
      And Finn controls Wall of Wood
      When Rob attacks Hana with Gray Ogre
      Then the declaration is illegal
      When Rob attacks Alex with Gray Ogre
      Then the declaration is legal
      When Eve attacks Finn with Hill Giant
      Then the declaration is legal
      And Gray Ogre is attacking Alex
      And Hill Giant is attacking Finn
      When Finn blocks Gray Ogre with Wall of Wood
      Then the declaration is illegal
      When Finn blocks Hill Giant with Wall of Wood
      Then the declaration is legal
      And Gray Ogre is attacking Alex
