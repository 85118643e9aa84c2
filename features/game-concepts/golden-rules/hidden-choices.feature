@since:2020-06-01
Feature: Golden rules: hidden choices
  A card that is chosen in a hand or another place into which the others
  cannot look may stay face down until everybody has chosen. But chosen is
  chosen: it is that card and no other.

  @cr:101.4a
  Rule: A card chosen in a hidden zone may stay hidden until all have chosen, but can't change

    @cr:101.4b
    Scenario: Until all have chosen, only the chooser knows the card to be discarded
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Alex's precombat main phase
      And Alex controls three Swamps
      And Alex holds Liliana's Specter
      And Rob holds Island and Hill Giant
      And Carissa holds Shock and Craw Wurm
      And Dana holds Forest and Grizzly Bears
      And Alex has cast Liliana's Specter
      And the top of the stack has resolved
      When the top of the stack resolves
      And Carissa chooses Shock
      Then this is legal
      And Dana does not know what Carissa has chosen
      And Rob does not know what Carissa has chosen
      And Alex does not know what Carissa has chosen
      And Dana cannot see Shock and Craw Wurm
      And Alex cannot see Shock and Craw Wurm
      And Carissa can see Shock and Craw Wurm
      And Shock is in Carissa's hand
      And Carissa has two cards in hand
      When Dana chooses Grizzly Bears
      Then this is legal
      And Rob does not know what Carissa has chosen
      And Rob does not know what Dana has chosen
      And Carissa does not know what Dana has chosen
      And Shock is in Carissa's hand
      And Grizzly Bears is in Dana's hand
      When Rob chooses Hill Giant
      Then this is legal
      And Shock is in Carissa's graveyard
      And Grizzly Bears is in Dana's graveyard
      And Hill Giant is in Rob's graveyard
      And Dana can see Shock and Hill Giant
      And Alex can see Shock, Grizzly Bears and Hill Giant
      And Alex cannot see Craw Wurm, Forest and Island

    Scenario: Until all have chosen, teammates don't know each other's discards
      Given a team game of Rob and Alex against Carissa and Dana
      And Rob controls three Swamps
      And Rob holds Liliana's Specter
      And Carissa holds Shock and Craw Wurm
      And Dana holds Forest and Grizzly Bears
      And Rob has cast Liliana's Specter
      And the top of the stack has resolved
      When the top of the stack resolves
      And Carissa chooses Shock
      Then this is legal
      And Dana does not know what Carissa has chosen
      And Rob does not know what Carissa has chosen
      And Carissa knows that Carissa has chosen Shock

    Scenario Outline: <player> can't change which card to discard after choosing one
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Alex's precombat main phase
      And Alex controls three Swamps
      And Alex holds Liliana's Specter
      And Carissa holds Shock and Craw Wurm
      And Dana holds Forest and Grizzly Bears
      And Rob holds Island and Hill Giant
      And Alex has cast Liliana's Specter
      And the top of the stack has resolved
      And Carissa has chosen Shock
      And Dana has chosen Forest
      When <player> interrupts and chooses <other card>
      Then this is illegal
      And nothing has changed
      When Rob chooses Island
      Then this is legal
      And Shock is in Carissa's graveyard
      And Craw Wurm is in Carissa's hand
      And Forest is in Dana's graveyard
      And Grizzly Bears is in Dana's hand

      Examples:
        | player  | other card    |
        | Carissa | Craw Wurm     |
        | Dana    | Grizzly Bears |

    Scenario: A player told to discard one card chooses exactly one from their hand
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls three Swamps
      And Alex holds Liliana's Specter
      And Carissa holds Shock and Craw Wurm
      And Rob holds Island and Hill Giant
      And Alex has cast Liliana's Specter
      And the top of the stack has resolved
      When the top of the stack resolves
      And Carissa chooses nothing
      Then this is illegal
      And nothing has changed
      When Carissa chooses Island
      Then this is illegal
      And nothing has changed
      When Carissa chooses Shock and Craw Wurm
      Then this is illegal
      And nothing has changed
      When Carissa chooses Craw Wurm
      Then this is legal
      When Rob chooses Hill Giant
      Then this is legal
      And Craw Wurm is in Carissa's graveyard
      And Shock is in Carissa's hand
      And Hill Giant is in Rob's graveyard

    @cr:101.4b
    Scenario: Show and Tell keeps chosen cards hidden, but declining is public
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls three Islands
      And Alex holds Show and Tell, Grizzly Bears and Forest
      And Carissa holds Craw Wurm and Mountain
      And Rob holds Spellbook and Hill Giant
      And Alex has cast Show and Tell
      When the top of the stack resolves
      And Alex chooses Grizzly Bears
      Then this is legal
      And Carissa does not know what Alex has chosen
      And Carissa cannot see Grizzly Bears
      And Grizzly Bears is in Alex's hand
      When Carissa declines
      Then this is legal
      And Rob does not know what Alex has chosen
      And Rob knows that Carissa has chosen nothing
      And Grizzly Bears is in Alex's hand
      When Rob chooses Spellbook
      Then this is legal
      And Grizzly Bears is on the battlefield
      And Alex controls Grizzly Bears
      And Spellbook is on the battlefield
      And Rob controls Spellbook
      And Craw Wurm is in Carissa's hand
      And Carissa can see Grizzly Bears and Spellbook
      And Carissa cannot see Hill Giant and Forest

    @cr:101.4b
    Scenario: Smallpox's discards are chosen face down and its sacrifices openly
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls two Swamps
      And Carissa controls Gray Ogre and Elvish Warrior
      And Rob controls Storm Crow and Giant Spider
      And Carissa holds Smallpox, Lightning Bolt and Shock
      And Rob holds Forest and Craw Wurm
      And Alex holds Island and Hill Giant
      And Carissa has cast Smallpox
      When the top of the stack resolves
      And Carissa chooses Lightning Bolt
      Then this is legal
      And Rob does not know what Carissa has chosen
      And Alex does not know what Carissa has chosen
      When Rob chooses Craw Wurm
      Then this is legal
      And Alex does not know what Rob has chosen
      And Carissa does not know what Rob has chosen
      When Alex chooses Island
      Then this is legal
      And Lightning Bolt is in Carissa's graveyard
      And Craw Wurm is in Rob's graveyard
      And Island is in Alex's graveyard
      When Carissa chooses Elvish Warrior
      Then this is legal
      And Rob knows that Carissa has chosen Elvish Warrior

  @cr:400.2
  Rule: Hands and libraries are hidden zones that other players can't see

    @cr:402.3
    Scenario: A card drawn is seen only by the player who drew it
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Temple Bell
      And Rob's library holds, from the top, Craw Wurm and Hill Giant
      And Alex's library holds, from the top, Shock and Storm Crow
      And Alex has activated Temple Bell
      When the stack resolves
      Then Rob can see Craw Wurm
      And Alex cannot see Craw Wurm
      And Carissa cannot see Craw Wurm
      And Alex can see Shock
      And Rob cannot see Shock
      And Rob cannot see Hill Giant and Storm Crow
      And Alex cannot see Hill Giant and Storm Crow

    @cr:722.4
    Scenario: A player who controls another sees that player's hand; others don't
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Mindslaver and four Islands
      And Rob holds Grizzly Bears
      And Alex holds Craw Wurm
      And Rob has activated Mindslaver targeting Alex
      And the stack has resolved
      When play goes on to Alex's upkeep
      Then Rob can see Craw Wurm
      And Alex can see Craw Wurm
      And Carissa cannot see Craw Wurm
      And Alex cannot see Grizzly Bears
      When play goes on to Carissa's upkeep
      Then Rob cannot see Craw Wurm
      And Alex can see Craw Wurm
