@since:2020-06-01
Feature: Second reading: shared team turns: damage

  @cr:805.10f @cr-2024-06-07:805.10f
  Rule: Teams announce damage assignment orders and assign damage together

    # 805.10f until 2024-06-07: after all blocks the attacking team's orders, then the defending team's
    @until:2024-06-07
    Scenario: One team orders blockers, then the other orders attackers (until 2024)
      Given a shared team turns game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Suns   |
        | Carissa | Moons  |
        | Dana    | Moons  |
      And it is Carissa's precombat main phase
      And Carissa controls Craw Wurm
      And Dana controls Gray Ogre
      And Rob controls Wall of Wood
      And Alex controls Palace Guard
      And Carissa has declared these attacks:
        | attacker  | attacks |
        | Craw Wurm | Rob     |
        | Gray Ogre | Rob     |
      When Rob declares these blocks:
        | blocker      | blocks                  |
        | Wall of Wood | Craw Wurm               |
        | Palace Guard | Craw Wurm and Gray Ogre |
      Then the declaration is legal
      And Carissa is asked to order blockers
      And nobody is asked to order attackers
      When Dana announces the order Palace Guard and Wall of Wood for Craw Wurm
      Then this is legal
      And Alex is asked to order attackers
      When Rob announces the order Gray Ogre and Craw Wurm for Palace Guard
      Then this is legal
      When combat damage is dealt
      Then Palace Guard is in Alex's graveyard

    # 805.10f (805.10g until 2024): a blocker of two heads' attackers divides its damage as its team says
    @since:2024-11-08
    Scenario: Palace Guard may assign all damage to one of two blocked attackers
      Given a shared team turns game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Suns   |
        | Carissa | Moons  |
        | Dana    | Moons  |
      And it is Rob's precombat main phase
      And Rob controls Gray Ogre
      And Alex controls Hill Giant
      And Dana controls Palace Guard
      And Rob has declared these attacks:
        | attacker   | attacks |
        | Gray Ogre  | Dana    |
        | Hill Giant | Carissa |
      And Dana has declared these blocks:
        | blocker      | blocks                   |
        | Palace Guard | Gray Ogre and Hill Giant |
      When Carissa assigns this damage:
        | source       | to         | damage |
        | Palace Guard | Hill Giant | 1      |
      Then this is legal
      When combat damage is dealt
      Then Hill Giant has 1 damage marked on it
      And Gray Ogre has no damage marked on it
      And Palace Guard is in Dana's graveyard
      And Carissa has 20 life
