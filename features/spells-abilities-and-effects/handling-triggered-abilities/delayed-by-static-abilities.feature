@since:2020-06-01
Feature: Handling triggered abilities: delayed by static abilities
  Delayed triggered abilities that come from a static ability: from what it
  replaces, or from an action that it allows.

  @cr:603.7f
  Rule: A delayed trigger from a replacement effect has the object that replaced as its source

    Scenario: Staggershock may be cast again in its controller's next upkeep
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's end step
      And Alex controls three Mountains
      And Alex holds Staggershock
      And Alex has cast Staggershock targeting Rob
      When the stack resolves
      Then Staggershock is in exile
      And Rob has 18 life
      When play goes on to Rob's upkeep
      Then the stack is empty
      When play goes on to Alex's upkeep
      Then the stack holds, from the top:
        | object       | controller |
        | Staggershock | Alex       |
      When the top of the stack resolves
      And Alex agrees
      Then this is legal
      When Alex chooses Carissa
      Then this is legal
      When the stack resolves
      Then Carissa has 18 life
      And Staggershock is in Alex's graveyard

    Scenario: Staggershock that its controller doesn't cast again stays in exile
      Given a two-player game between Rob and Alex
      And it is Alex's postcombat main phase
      And Rob controls three Mountains
      And Rob holds Staggershock
      And Rob has cast Staggershock targeting Alex
      When the stack resolves
      Then Staggershock is in exile
      When play goes on to Rob's upkeep
      Then Staggershock's ability is on the stack once
      When the top of the stack resolves
      And Rob declines
      Then this is legal
      And Staggershock is in exile
      And the stack is empty

    Scenario: A countered Staggershock isn't exiled and can't be cast again
      Given a two-player game between Rob and Alex
      And it is Alex's end step
      And Rob controls three Mountains
      And Rob holds Staggershock
      And Alex controls two Islands
      And Alex holds Counterspell
      And Rob has cast Staggershock targeting Alex
      When Alex casts Counterspell targeting Staggershock
      Then this is legal
      When the stack resolves
      Then Staggershock is in Rob's graveyard
      When play goes on to Rob's upkeep
      Then the stack is empty

  @cr:118.9d @cr:601.2f
  Rule: A spell that is cast without its mana cost costs what effects add to it

    Scenario: Cast again, Staggershock costs what Sphere of Resistance adds
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's end step
      And Rob controls two Forests
      And Rob holds Sphere of Resistance
      And Alex controls two Islands and Mountain
      And Alex holds Staggershock and Counterspell
      And Alex has cast Staggershock targeting Rob
      And the stack has resolved
      And play has gone on to Rob's precombat main phase
      And Rob has cast Sphere of Resistance
      And the stack has resolved
      And play has gone on to Alex's upkeep
      When the top of the stack resolves
      And Alex agrees
      Then this is legal
      When Alex chooses Carissa
      Then this is legal
      And Staggershock is on the stack
      When Alex casts Counterspell targeting Staggershock
      Then this is illegal
      And nothing has changed
      When the stack resolves
      Then Carissa has 18 life

  @cr:603.7g
  Rule: A delayed trigger from an allowed action belongs to the player whose object allowed it

    Scenario: Parapet cast as though it had flash is sacrificed in the cleanup step
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Carissa controls Grizzly Bears and two Plains
      And Carissa holds Parapet
      When Carissa casts Parapet
      Then this is legal
      When the stack resolves
      Then Grizzly Bears is 2/3
      When play goes on to the end step
      Then the stack is empty
      When play goes on to the cleanup step
      Then the stack holds, from the top:
        | object  | controller |
        | Parapet | Carissa    |
      When the stack resolves
      Then Parapet is in Carissa's graveyard
      And Grizzly Bears is 2/2

    Scenario: Parapet cast when a sorcery could be cast isn't sacrificed
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears and two Plains
      And Alex holds Parapet
      When Alex casts Parapet
      Then this is legal
      When the stack resolves
      And play goes on to Carissa's upkeep
      Then Parapet is on the battlefield
      And Grizzly Bears is 2/3

    Scenario: Lightning Reflexes cast in its player's own main phase stays
      Given a two-player game between Rob and Alex
      And it is Alex's postcombat main phase
      And Rob controls Grizzly Bears
      And Alex controls two Mountains
      And Alex holds Lightning Reflexes
      When Alex casts Lightning Reflexes targeting Grizzly Bears
      Then this is legal
      When the stack resolves
      And play goes on to Rob's upkeep
      Then Lightning Reflexes is on the battlefield
      And Grizzly Bears has the keyword first strike

    Scenario: Lightning Reflexes' trigger is its caster's if another controls it
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears
      And Carissa controls two Mountains
      And Carissa holds Lightning Reflexes
      And Rob controls five Mountains
      And Rob holds Word of Seizing
      And Carissa has cast Lightning Reflexes targeting Grizzly Bears
      And the stack has resolved
      When Rob casts Word of Seizing targeting Lightning Reflexes
      Then this is legal
      When the stack resolves
      Then Rob controls Lightning Reflexes
      And Grizzly Bears has the keyword first strike
      When play goes on to the cleanup step
      Then the stack holds, from the top:
        | object             | controller |
        | Lightning Reflexes | Carissa    |
      When the stack resolves
      Then Lightning Reflexes is in Carissa's graveyard
      And Grizzly Bears is 2/2

    Scenario: Parapet's trigger is its caster's though an opponent controls Parapet
      Given a two-player game between Rob and Alex
      And it is Rob's end step
      And Alex controls two Plains
      And Alex holds Parapet
      And Rob controls five Mountains
      And Rob holds Word of Seizing
      And Alex has cast Parapet
      And the stack has resolved
      And Rob has cast Word of Seizing targeting Parapet
      And the stack has resolved
      When play goes on to the cleanup step
      Then the stack holds, from the top:
        | object  | controller |
        | Parapet | Alex       |
      When the stack resolves
      Then Parapet is in Alex's graveyard

    Scenario: Parapet that has left and come back isn't sacrificed
      Given a two-player game between Rob and Alex
      And it is Rob's end step
      And Alex controls two Plains and three Islands
      And Alex holds Parapet
      And Rob controls two Islands
      And Rob holds Boomerang
      And Alex has cast Parapet
      And the stack has resolved
      When Rob casts Boomerang targeting Parapet
      Then this is legal
      When the stack resolves
      Then Parapet is in Alex's hand
      When play goes on to the cleanup step
      Then Parapet's ability is on the stack once
      When the stack resolves
      Then Parapet is in Alex's hand
