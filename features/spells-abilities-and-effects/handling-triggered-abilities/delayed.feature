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

    @cr:603.7c
    Scenario: Two Flickerwisps return what they have exiled in the same end step
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls six Plains
      And Alex holds first Flickerwisp and second Flickerwisp
      And Rob controls Grizzly Bears
      And Carissa controls Runeclaw Bear
      And Alex has cast first Flickerwisp
      And the top of the stack has resolved
      And Alex has chosen Grizzly Bears
      And the stack has resolved
      And Alex has cast second Flickerwisp
      And the top of the stack has resolved
      And Alex has chosen Runeclaw Bear
      And the stack has resolved
      When play goes on to the end step
      And the stack resolves
      Then Rob controls Grizzly Bears
      And Carissa controls Runeclaw Bear

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

    Scenario: Galepowder Mage's delayed trigger works while the Mage is phased out
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Galepowder Mage and two Islands
      And Alex holds Reality Ripple
      And Rob controls Grizzly Bears
      And Alex has attacked Rob with Galepowder Mage
      And Alex has chosen Grizzly Bears
      And the stack has resolved
      When Alex casts Reality Ripple targeting Galepowder Mage
      Then this is legal
      When the stack resolves
      Then Grizzly Bears is in exile
      When play goes on to the end step
      And the stack resolves
      Then Rob controls Grizzly Bears

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

    @cr:800.4a
    Scenario: A borrowed Galepowder Mage's delayed trigger outlasts its owner
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls three Mountains
      And Alex holds Act of Treason
      And Rob controls Galepowder Mage
      And Carissa controls Grizzly Bears
      And Alex has cast Act of Treason targeting Galepowder Mage
      And the stack has resolved
      And Alex has attacked Carissa with Galepowder Mage
      And Alex has chosen Grizzly Bears
      And the stack has resolved
      When Rob concedes
      Then this is legal
      And Galepowder Mage has left the game
      And Grizzly Bears is in exile
      When play goes on to the end step
      And the stack resolves
      Then Carissa controls Grizzly Bears

  @cr:603.7a
  Rule: A delayed triggered ability waits only for events after it was created

    Scenario: A card exiled during an end step returns at the next one
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's end step
      And Rob controls Vedalken Orrery and three Plains
      And Rob holds Flickerwisp
      And Carissa controls Grizzly Bears
      And Rob has cast Flickerwisp
      And the top of the stack has resolved
      And Rob has chosen Grizzly Bears
      When the stack resolves
      Then Grizzly Bears is in exile
      And it is Alex's turn
      When play goes on to Carissa's upkeep
      Then Grizzly Bears is in exile
      When play goes on to the end step
      Then Flickerwisp's ability is on the stack once
      When the stack resolves
      Then Carissa controls Grizzly Bears

    Scenario: A card exiled during a main phase returns at that turn's end step
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls three Plains
      And Alex holds Flickerwisp
      And Carissa controls Grizzly Bears
      And Alex has cast Flickerwisp
      And the top of the stack has resolved
      And Alex has chosen Grizzly Bears
      When the stack resolves
      Then Grizzly Bears is in exile
      When play goes on to the end step
      And the stack resolves
      Then it is Alex's turn
      And Carissa controls Grizzly Bears

  @cr:603.7b
  Rule: A delayed triggered ability with a duration triggers as often as its event happens

    Scenario: Glimpse of Nature draws for each creature spell until the turn ends
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls five Forests
      And Alex controls Vedalken Orrery
      And Alex holds Glimpse of Nature, Grizzly Bears and Runeclaw Bear
      When Alex casts Glimpse of Nature
      Then this is legal
      When the stack resolves
      And Alex casts Grizzly Bears
      Then this is legal
      And Glimpse of Nature's ability is on the stack once
      When the stack resolves
      And Alex casts Runeclaw Bear
      Then this is legal
      And Glimpse of Nature's ability is on the stack once
      When the stack resolves
      Then Alex has 2 cards in hand

    Scenario: Glimpse of Nature's effect ends with the turn
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls five Forests and Vedalken Orrery
      And Alex holds Glimpse of Nature and Grizzly Bears
      When Alex casts Glimpse of Nature
      Then this is legal
      When play goes on to Carissa's upkeep
      And Alex casts Grizzly Bears
      Then this is legal
      And Glimpse of Nature's ability is not on the stack

  @cr:603.7c
  Rule: A delayed trigger affects its object in the zone where it is expected

    Scenario: Shallow Grave's trigger exiles a creature that has changed
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls two Swamps
      And Alex holds Shallow Grave
      And Alex's graveyard holds Grizzly Bears
      And Rob controls Mountain
      And Carissa controls three Islands
      And Carissa holds Ovinize
      And Alex has cast Shallow Grave
      And the stack has resolved
      When Carissa casts Ovinize targeting Grizzly Bears
      Then this is legal
      When the stack resolves
      Then Grizzly Bears is 0/1
      When play goes on to the end step
      And the stack resolves
      Then Grizzly Bears is in exile

    Scenario: Shallow Grave's trigger exiles a creature that changed controllers
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls two Swamps
      And Alex holds Shallow Grave
      And Alex's graveyard holds Grizzly Bears
      And Carissa controls five Mountains
      And Carissa holds Word of Seizing
      And Alex has cast Shallow Grave
      And the stack has resolved
      When Carissa casts Word of Seizing targeting Grizzly Bears
      Then this is legal
      When the stack resolves
      Then Carissa controls Grizzly Bears
      When play goes on to the end step
      And the stack resolves
      Then Grizzly Bears is in exile

    Scenario: A creature that left and came back isn't exiled by Shallow Grave
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls two Swamps and two Plains
      And Alex holds Shallow Grave and Cloudshift
      And Alex's graveyard holds Grizzly Bears
      And Alex has cast Shallow Grave
      And the stack has resolved
      When Alex casts Cloudshift targeting Grizzly Bears
      Then this is legal
      When the stack resolves
      Then Grizzly Bears is on the battlefield
      When play goes on to the end step
      Then Shallow Grave's ability is on the stack once
      When the stack resolves
      Then Grizzly Bears is on the battlefield

    Scenario: A card that has left exile isn't returned at the end step
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Endless Cockroaches
      And Alex controls two Swamps
      And Alex holds Shallow Grave
      And Alex's graveyard holds Grizzly Bears
      And Carissa controls Mountain
      And Carissa holds Shock
      And Alex has cast Shallow Grave
      And the stack has resolved
      When Carissa casts Shock targeting Grizzly Bears
      Then this is legal
      When the stack resolves
      Then Grizzly Bears is in Alex's graveyard
      When play goes on to the end step
      And the stack resolves
      Then Grizzly Bears is in Alex's graveyard

    Scenario: Endless Whispers returns no creature that has left the graveyard
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Endless Whispers, Tormod's Crypt and Mountain
      And Alex holds Shock
      And Carissa controls Grizzly Bears
      And Alex has cast Shock targeting Grizzly Bears
      And the top of the stack has resolved
      And Carissa has chosen Rob
      And the stack has resolved
      And Alex has activated Tormod's Crypt targeting Carissa
      And the stack has resolved
      When play goes on to the end step
      Then Grizzly Bears's ability is on the stack once
      When the stack resolves
      Then Grizzly Bears is in exile

    Scenario: Shallow Grave returns the topmost creature card, until the end step
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Mogg Fanatic and two Swamps
      And Alex holds Shallow Grave
      And Alex's graveyard holds Craw Wurm
      And Rob's graveyard holds Hill Giant
      And Alex has activated Mogg Fanatic targeting Rob
      And the stack has resolved
      When Alex casts Shallow Grave
      Then this is legal
      When the top of the stack resolves
      Then Mogg Fanatic is on the battlefield
      And Mogg Fanatic has the keyword haste
      And Craw Wurm is in Alex's graveyard
      When play goes on to the end step
      And the stack resolves
      Then Mogg Fanatic is in exile

    Scenario: Shallow Grave returns nothing from a graveyard without a creature card
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls two Swamps
      And Alex holds Shallow Grave
      And Alex's graveyard holds Forest
      And Rob's graveyard holds Hill Giant
      When Alex casts Shallow Grave
      Then this is legal
      When the top of the stack resolves
      Then Forest is in Alex's graveyard
      And Hill Giant is in Rob's graveyard
      And Shallow Grave is in Alex's graveyard
      When play goes on to the end step
      Then the stack is empty

  @cr:603.7d
  Rule: A delayed trigger that a spell created has that spell as its source

    Scenario: Shallow Grave's trigger is controlled by the player who cast it
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls two Swamps
      And Rob holds Shallow Grave
      And Rob's graveyard holds Grizzly Bears
      And Carissa controls five Mountains
      And Carissa holds Word of Seizing
      And Rob has cast Shallow Grave
      And the stack has resolved
      And Carissa has cast Word of Seizing targeting Grizzly Bears
      And the stack has resolved
      When play goes on to the end step
      Then the stack holds, from the top:
        | object        | controller |
        | Shallow Grave | Rob        |
      And Carissa controls Grizzly Bears

    Scenario: Glimpse of Nature's trigger belongs to the player who cast it
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls three Forests
      And Alex holds Glimpse of Nature and Grizzly Bears
      And Alex has cast Glimpse of Nature
      And the stack has resolved
      When Alex casts Grizzly Bears
      Then this is legal
      And the stack holds, from the top:
        | object            | controller |
        | Glimpse of Nature | Alex       |
        | Grizzly Bears     | Alex       |
