@since:2020-06-01
Feature: Enchantments
  An Aura is put on what it can enchant, by whoever it enters for.

  @cr:303.4f
  Rule: The controller of an Aura that enters without being cast chooses what it enchants

    Scenario: Show and Tell lets a player put Pacifism on their own creature
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls three Islands and Grizzly Bears
      And Alex holds Show and Tell and Pacifism
      And Rob controls Hill Giant
      And Carissa controls Gladecover Scout
      And Alex has cast Show and Tell
      And the top of the stack has resolved
      When Alex chooses Pacifism
      Then this is legal
      And Alex may choose among Grizzly Bears, Hill Giant and Gladecover Scout
      When Alex chooses Grizzly Bears
      Then this is legal
      When Alex attacks Rob with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
