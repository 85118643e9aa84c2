@since:2024-06-07 @cr:802.1
Feature: A sample
  Scenarios for the tests of the machinery, all of which a puppet without quirks passes.

  Background:
    Given a free-for-all between Rob, Alex and Carissa
    And Rob controls Grizzly Bears and two Forests
    And Rob controls Stand or Fall and Hill Giant
    And Alex controls Alex's Gray Ogre
    And Carissa controls Carissa's Gray Ogre

  Rule: Attacks

    Scenario: One attack is split between two players
      When Rob declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Alex    |
        | Hill Giant    | Carissa |
      Then the declaration is legal
      And Grizzly Bears is attacking Alex
      And Hill Giant is attacking Carissa

    @cr:802.4a @until:2024-11-08
    Scenario Outline: In the turn of <player> an attack goes to <victim>
      Given it is <player>'s precombat main phase
      When <player> attacks <victim> with <attacker>
      Then the declaration is legal
      And <attacker> is attacking <victim>

      Examples:
        | player  | victim | attacker            |
        | Alex    | Rob    | Alex's Gray Ogre    |
        | Carissa | Alex   | Carissa's Gray Ogre |

    Scenario: The life of all
      When Rob attacks Alex with Grizzly Bears
      Then the declaration is legal
      And Alex has 20 life

  @cr:802.4
  Rule: Blocks

    Scenario: Both players who are attacked block
      Given Rob has declared these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Alex    |
        | Hill Giant    | Carissa |
      When Alex blocks Grizzly Bears with Alex's Gray Ogre
      Then the declaration is legal
      And Grizzly Bears is blocked by Alex's Gray Ogre
      And Carissa is asked to declare blockers
      When Alex interrupts and declares these blocks:
        | blocker          | blocks     |
        | Alex's Gray Ogre | Hill Giant |
      Then the declaration is illegal
      And nothing has changed

    Scenario: Nobody blocks who is not attacked
      Given Rob has attacked Alex with Grizzly Bears
      When Carissa blocks Grizzly Bears with Carissa's Gray Ogre
      Then the declaration is illegal
      And nothing has changed
