@edition:2006-10-01
Feature: Other hands: the Teams variant of 2006
  A second reading of chapter 609 of that book.

  # 609.3: evenly spaced, as today
  @cr:811.3
  Scenario Outline: Seated <seating>, in 2006
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
      | seating                      | 1 | 2 | 3 | 4 | 5 | 6 | verdict |
      | in the same order twice      | A | B | C | A | B | C | legal   |
      | with the middle turned round | A | B | C | B | A | C | illegal |
      | with two teams exchanged     | A | B | C | A | C | B | illegal |

  # 609.1: equal size
  @cr:811.1
  Scenario: Two against one, in 2006
    Given an Alternating Teams game seated clockwise:
      | player  | team  |
      | Rob     | Suns  |
      | Alex    | Moons |
      | Carissa | Suns  |
    When the game is set up
    Then this is illegal

  # 609.2b: one option
  @cr:811.2b
  Scenario: No option at all, in 2006
    Given an Alternating Teams game of Rob and Alex against Carissa and Dana without attack options
    When the game is set up
    Then this is illegal

  # 609.4, 609.2a, 601.4: reach is shorter than range
  @cr:811.4
  Scenario: An opponent two seats away, in 2006
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

  # 609.6: neighbours only may look
  @cr:811.5
  Scenario: Teammates apart, then together, in 2006
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

  # 609.5, 102.2c: the team wins with its last member
  @cr-2006-10-01:609.5 @cr:104.2c
  Scenario: One of a team is enough, in 2006
    Given an Alternating Teams game of Rob and Alex against Carissa and Dana
    And it is Dana's upkeep
    And Rob has conceded
    And Dana has conceded
    When Carissa concedes
    Then this is legal
    And Rob and Alex have won
