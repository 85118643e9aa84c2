@since:2020-06-01
Feature: Second reading: shared team turns: the active player

  @cr:805.9
  Rule: An ability that refers to the active player affects one player of the active team

    # 805.9: its controller says which as the ability takes effect
    Scenario: With shared turns, Maddening Imp's controller chooses an active player
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's precombat main phase
      And Dana controls Maddening Imp
      And Rob controls Gray Ogre
      And Alex controls Hill Giant and Wall of Wood
      And Dana has activated Maddening Imp
      And the top of the stack has resolved
      When Dana chooses Alex
      Then this is legal
      When Rob declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Carissa with Hill Giant
      Then the declaration is legal
      And Gray Ogre is not attacking
      When play goes on to the end step
      And the stack resolves
      Then Gray Ogre is on the battlefield
      And Wall of Wood is on the battlefield
