@since:2020-06-01
Feature: Handling triggered abilities: delayed
  Abilities that wait for a later event: how often they trigger, whose they
  are, and what they still find.

  @cr:603.7b
  Rule: A delayed triggered ability triggers only once

    Scenario: Maddening Imp's delayed ability triggers at one end step only
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears and Gray Ogre
      And Rob controls Maddening Imp
      And Rob has activated Maddening Imp
      And the stack has resolved
      When Alex attacks Carissa with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Carissa with Grizzly Bears and Gray Ogre
      Then the declaration is legal
      When play goes on to Carissa's end step
      Then the stack is empty
      When play goes on to Rob's upkeep
      Then Grizzly Bears is on the battlefield
      And Gray Ogre is on the battlefield

  @cr:603.7
  Rule: A delayed triggered ability doesn't need its source

    Scenario: Maddening Imp's delayed trigger works after the Imp has died
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent     | controller | tapped |
        | Grizzly Bears | Alex       | yes    |
        | Gray Ogre     | Alex       |        |
        | Maddening Imp | Carissa    |        |
      And Rob controls Mountain
      And Rob holds Shock
      And Carissa has activated Maddening Imp
      And the stack has resolved
      And Rob has cast Shock targeting Maddening Imp
      When the stack resolves
      Then Maddening Imp is in Carissa's graveyard
      When Alex attacks Rob with Gray Ogre
      Then the declaration is legal
      When play goes on to the end step
      And the stack resolves
      Then Grizzly Bears is in Alex's graveyard
      And Gray Ogre is on the battlefield

  @cr:603.7e
  Rule: A delayed trigger is controlled by the player whose ability created it

    Scenario: Maddening Imp's delayed trigger belongs to the player who activated it
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent     | controller | tapped |
        | Grizzly Bears | Alex       | yes    |
        | Maddening Imp | Carissa    |        |
      And Rob controls five Mountains
      And Rob holds Word of Seizing
      And Carissa has activated Maddening Imp
      And Rob has cast Word of Seizing targeting Maddening Imp
      When the stack resolves
      Then Rob controls Maddening Imp
      When play goes on to the end step
      Then the stack holds, from the top:
        | object        | controller |
        | Maddening Imp | Carissa    |
