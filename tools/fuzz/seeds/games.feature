@since:2024-06-07
Feature: Games to be spoilt
  What is said in them is good; the tool makes bad inputs of it.

  @cr:802.4a
  Scenario: Everybody blocks for themselves
    Given a free-for-all between Rob, Alex and Carissa
    And Rob controls Grizzly Bears, Gray Ogre and Hill Giant
    And Alex controls Palace Guard
    And Carissa controls Foriysian Brigade
    And Rob has declared these attacks:
      | attacker      | attacks |
      | Grizzly Bears | Alex    |
      | Gray Ogre     | Alex    |
      | Hill Giant    | Carissa |
    When Alex declares these blocks:
      | blocker      | blocks                                  |
      | Palace Guard | Grizzly Bears, Gray Ogre and Hill Giant |
    Then the declaration is illegal
    And nothing has changed
    When Alex declares these blocks:
      | blocker      | blocks                      |
      | Palace Guard | Grizzly Bears and Gray Ogre |
    Then the declaration is legal
    And Palace Guard is blocking Grizzly Bears and Gray Ogre

  @cr:101.3
  Scenario: Whoever has a creature sacrifices it
    Given a free-for-all between Rob, Alex and Carissa
    And it is Alex's precombat main phase
    And Alex controls Alex's Grizzly Bears and Swamp
    And Carissa controls Carissa's Grizzly Bears
    And Rob controls Forest
    And Alex holds Innocent Blood
    When Alex casts Innocent Blood
    Then this is legal
    When the stack resolves
    Then Alex's Grizzly Bears is in Alex's graveyard
    And Rob has 20 life

  @cr:805.10e
  Scenario: A team is attacked
    Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
    And Rob controls Hill Giant
    And Alex controls Goblin Mountaineer
    And Carissa controls Mountain
    And Dana controls Gray Ogre
    And Rob has attacked Carissa with Goblin Mountaineer and Hill Giant
    When Carissa blocks Goblin Mountaineer with Gray Ogre
    Then the declaration is illegal
    And nothing has changed

  @cr:800.4a
  Scenario: Somebody leaves
    Given a free-for-all between Rob, Alex and Carissa
    And these permanents are on the battlefield:
      | permanent     | controller | owner |
      | Verdant Force | Alex       | Rob   |
    And it is Carissa's end step
    When play goes on to Rob's upkeep
    And the stack resolves
    Then the new Saproling Token is called Sprout
    When Rob concedes
    Then this is legal
    And Verdant Force has left the game
    And Alex controls Sprout
