@since:2020-06-01
Feature: Casting spells
  A spell that asks for two targets is cast at two, or not at all.

  @cr:601.2c @cr:115.3
  Rule: A spell with two target creatures needs two different ones

    Scenario: Jagged Lightning can't be cast with only one creature as a target
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls five Mountains
      And Rob holds Jagged Lightning and Memnite
      And Alex controls Craw Wurm
      When Rob casts Jagged Lightning targeting Craw Wurm
      Then this is illegal
      And nothing has changed
      When Rob casts Memnite
      Then this is legal
      When the stack resolves
      When Rob casts Jagged Lightning targeting Craw Wurm
      Then this is illegal
      And nothing has changed
      When Rob casts Jagged Lightning targeting Craw Wurm and Memnite
      Then this is legal
      When the stack resolves
      Then Craw Wurm has 3 damage marked on it
      And Memnite is in Rob's graveyard

  @cr:118.9
  Rule: An alternative cost is available only to the player it's offered to

    Scenario: Only Omniscience's controller, not its owner, casts spells for free
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent   | controller | owner   |
        | Omniscience | Rob        | Carissa |
      And Rob holds Hill Giant
      And Carissa holds Lightning Bolt
      When Rob casts Hill Giant as follows:
        | alternative cost |
        | Omniscience      |
      Then this is legal
      And Hill Giant is on the stack
      When Carissa casts Lightning Bolt as follows:
        | targets | alternative cost |
        | Rob     | Omniscience      |
      Then this is illegal
      And nothing has changed
