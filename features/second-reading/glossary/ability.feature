@edition:2006-10-01
Feature: Second reading: ability

  @glossary:ability @cr-2006-10-01:402.1
  Rule: An ability exists apart from its source and can be given or removed

    # Glossary "Ability": an activated ability waits on the stack, and its source is not needed any more (402.6)
    Scenario: Mogg Fanatic's ability stays on the stack without its source
      Given a two-player game between Rob and Alex
      And it is Rob's upkeep
      And Alex controls Mogg Fanatic
      And Rob controls Mountain
      And Rob holds Shock
      And Rob has cast Shock targeting Mogg Fanatic
      When Alex activates Mogg Fanatic targeting Rob
      Then this is legal
      And Mogg Fanatic is in Alex's graveyard
      And Mogg Fanatic's ability is on the stack
      When the stack resolves
      Then Rob has 19 life
      And Shock is in Rob's graveyard

    # Glossary "Ability", 407.1: an ability that is given can be taken away again by what comes later
    Scenario: Gravity Sphere overrides an earlier Jump, but not a later one
      Given a two-player game between Rob and Alex
      And it is Rob's precombat main phase
      And Rob controls three Mountains
      And Rob holds Gravity Sphere
      And Alex controls Coral Merfolk, Gray Ogre and two Islands
      And Alex holds two Jumps
      And Alex has cast first Jump targeting Coral Merfolk
      And the stack has resolved
      And Rob has cast Gravity Sphere
      And the stack has resolved
      When Alex casts second Jump targeting Gray Ogre
      Then this is legal
      When the stack resolves
      Then Gray Ogre has the keyword flying
      And Coral Merfolk does not have the keyword flying
