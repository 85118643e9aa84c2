@since:2020-06-01
Feature: Handling triggered abilities
  Whose a triggered ability is, whether it still does anything when it
  resolves, and how often one triggers that was to wait.

  @cr:603.3a
  Rule: Control of a triggered ability depends on who controlled its source as it triggered

    Scenario: Blood Artist's trigger belongs to its controller, not its owner
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Blood Artist
      And Alex controls three Mountains and four Swamps
      And Alex holds Act of Treason and Altar's Reap
      And Alex has cast Act of Treason targeting Blood Artist
      And the stack has resolved
      When Alex casts Altar's Reap sacrificing Blood Artist
      Then this is legal
      When Alex chooses Carissa
      Then this is legal
      When the top of the stack resolves
      Then Blood Artist is in Rob's graveyard
      And Alex has 21 life
      And Carissa has 19 life
      And Rob has 20 life
      And Altar's Reap is on the stack

  @cr:603.4
  Rule: An intervening "if" condition is checked again on resolution

    Scenario: Hellfire Mongrel does nothing if its condition is no longer true
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's end step
      And Carissa controls Hellfire Mongrel
      And Rob controls Temple Bell
      And Rob holds Forest and Island
      When play goes on to Rob's upkeep
      Then Hellfire Mongrel's ability is on the stack once
      When Rob activates Temple Bell
      Then this is legal
      When the top of the stack resolves
      Then Rob has 3 cards in hand
      When the stack resolves
      Then Rob has 20 life

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

  @cr:603.4
  Rule: A condition about "you" refers to the ability's controller

    Scenario: Luminarch Ascension's trigger ignores life lost by its new controller
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's postcombat main phase
      And Rob controls Luminarch Ascension
      And Alex controls five Mountains
      And Alex holds Word of Seizing
      And Carissa controls Mountain
      And Carissa holds Shock
      And Carissa has cast Shock targeting Alex
      And the stack has resolved
      When play goes on to the end step
      Then Luminarch Ascension's ability is on the stack once
      When Alex casts Word of Seizing targeting Luminarch Ascension
      Then this is legal
      When the top of the stack resolves
      Then Alex controls Luminarch Ascension
      When the top of the stack resolves
      And Rob agrees
      Then this is legal
      And Luminarch Ascension has 1 quest counter

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

  @cr:603.3b
  Rule: Each player puts the triggers they control on the stack, not those they own

    Scenario: A player orders a stolen creature's trigger with their other triggers
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's end step
      And these permanents are on the battlefield:
        | permanent     | controller | owner |
        | Verdant Force | Rob        | Alex  |
        | Copper Tablet | Rob        | Rob   |
      When play goes on to Rob's upkeep
      Then the stack is empty
      When Rob puts the triggers in the order Verdant Force and Copper Tablet
      Then this is legal
      And the stack holds, from the top:
        | object        | controller |
        | Copper Tablet | Rob        |
        | Verdant Force | Rob        |

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
