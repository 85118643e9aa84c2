@since:2020-06-01
Feature: Second reading: zones

  # 400.2: a hand is hidden, though everybody has seen the card go there
  @cr:400.2
  Scenario: A card returned to hand is hidden from the other players
    Given a free-for-all between Rob, Alex and Carissa
    And it is Carissa's precombat main phase
    And Carissa controls Island
    And Carissa holds Unsummon
    And Rob controls Grizzly Bears
    And Carissa has cast Unsummon targeting Grizzly Bears
    When the stack resolves
    Then Rob can see Grizzly Bears
    And Alex cannot see Grizzly Bears
    And Carissa cannot see Grizzly Bears
    And Alex can see Unsummon

  # 400.2: a library is hidden from its owner too, a hand from everybody else, exile from nobody
  @cr:400.2
  Scenario: Hands and libraries are hidden, and exile and the stack are public
    Given a free-for-all between Rob, Alex and Carissa
    And it is Carissa's upkeep
    And Alex's library holds, from the top, Craw Wurm and Hill Giant
    And Alex holds Force of Will and Jump
    And Carissa controls Mountain
    And Carissa holds Shock and Gray Ogre
    And Carissa has cast Shock targeting Alex
    When Alex casts Force of Will as follows:
      | targets | alternative cost | uses up |
      | Shock   | Force of Will    | Jump    |
    Then this is legal
    And Rob can see Jump and Force of Will and Shock
    And Rob cannot see Gray Ogre
    And Alex cannot see Craw Wurm and Hill Giant
    And Alex cannot see Gray Ogre
    And Carissa can see Gray Ogre
