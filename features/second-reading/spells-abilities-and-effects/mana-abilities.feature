@since:2020-06-01
Feature: Second reading: mana abilities

  # 605.3a, 702.61a (702.60a in 2020-06-01): a mana ability is allowed even then, and does not use the stack
  @cr:605.3a @cr:605.3b
  Scenario: A mana ability may be activated in response to a split second spell
    Given a free-for-all between Rob, Alex and Carissa
    And it is Alex's upkeep
    And Alex controls five Mountains
    And Alex holds Word of Seizing
    And Rob controls Forest and Hill Giant
    And Alex has cast Word of Seizing targeting Hill Giant
    When Rob activates Forest
    Then this is legal
    And Forest is tapped
    And the stack holds, from the top:
      | object          | controller |
      | Word of Seizing | Alex       |

  @cr:605.3b
  Rule: Mana abilities don't use the stack

    # 605.1a, 601.2g: one land makes one mana of one of its colors
    @cr:601.2g
    Scenario Outline: <card> off Tropical Island and <land> is <verdict>
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And these permanents are on the battlefield:
        | permanent       | controller | card   | summoning sick |
        | Tropical Island | Carissa    |        | yes            |
        | other <land>    | Carissa    | <land> | yes            |
      And Carissa holds <card>
      When Carissa casts <card>
      Then this is <verdict>
      And <card> is <where>

      Examples:
        | card                      | land   | verdict | where             |
        | Elvish Warrior            | Forest | legal   | on the stack      |
        | Elvish Warrior            | Island | illegal | in Carissa's hand |
        | Kami of the Crescent Moon | Island | legal   | on the stack      |
        | Kami of the Crescent Moon | Forest | illegal | in Carissa's hand |
        | Storm Crow                | Forest | legal   | on the stack      |
        | Grizzly Bears             | Island | legal   | on the stack      |

    # 605.3a-b: lands pay for an attack, in the middle of declaring it, with nothing on the stack
    @cr:605.3a @cr:508.1h
    Scenario: Lands can be tapped for mana while attackers are declared
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Gray Ogre, Island and Mountain
      And Rob controls Propaganda
      When Alex attacks Rob with Gray Ogre
      Then the declaration is legal
      And Island is tapped
      And Mountain is tapped
      And the stack is empty
