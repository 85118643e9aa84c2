@edition:2006-10-01
Feature: Second reading: alternative cost

  @glossary:alternative-cost @cr:601.2f
  Rule: An alternative cost replaces only the mana cost

    # Glossary "Alternative Cost": what a Sphere adds is owed on top of it
    Scenario: Sphere of Resistance adds to Force of Will's alternative cost
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Rob controls three Forests
      And Rob holds Grizzly Bears
      And Alex controls Sphere of Resistance and Swamp
      And Alex holds Force of Will and Jump
      And Rob has cast Grizzly Bears
      When Alex casts Force of Will as follows:
        | targets       | alternative cost | uses up | pays with |
        | Grizzly Bears | Force of Will    | Jump    | nothing   |
      Then this is illegal
      And Force of Will is in Alex's hand
      And Jump is in Alex's hand
      And Alex has 20 life
      When Alex casts Force of Will as follows:
        | targets       | alternative cost | uses up | pays with |
        | Grizzly Bears | Force of Will    | Jump    | Swamp     |
      Then this is legal
      And Alex has 19 life
      And Jump is in exile
      When the stack resolves
      Then Grizzly Bears is in Rob's graveyard

    # Glossary "Alternative Cost": what asks for a mana cost sees the printed one, although one life and a card were paid
    Scenario: Disdainful Stroke checks Force of Will's mana cost, not what was paid
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls two Forests
      And Carissa holds Grizzly Bears
      And Rob holds Force of Will and Jump
      And Alex controls two Islands
      And Alex holds Disdainful Stroke
      And Carissa has cast Grizzly Bears
      And Rob has cast Force of Will as follows:
        | targets       | alternative cost | uses up |
        | Grizzly Bears | Force of Will    | Jump    |
      When Alex casts Disdainful Stroke targeting Grizzly Bears
      Then this is illegal
      And nothing has changed
      When Alex casts Disdainful Stroke targeting Force of Will
      Then this is legal
      When the stack resolves
      Then Force of Will is in Rob's graveyard
      And Grizzly Bears is on the battlefield
