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

  @cr:601.2b @cr:700.2a
  Rule: The modes of a spell are chosen while it's being cast

    Scenario: Alex chooses a mode of Savage Beating as it's being cast
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls five Mountains and Grizzly Bears
      And Alex holds Savage Beating
      And Alex has attacked Rob with Grizzly Bears
      When Alex casts Savage Beating
      Then this is legal
      And strike may be chosen
      And untap may be chosen
      When Alex chooses nothing
      Then this is illegal
      And nothing has changed
      When Alex chooses untap
      Then this is legal
      And Savage Beating is on the stack
      And nobody is asked to choose
      When the top of the stack resolves
      Then Grizzly Bears is untapped
      And Grizzly Bears does not have the keyword double strike

    @cr:700.2d
    Scenario: Savage Beating can't be cast with one of its modes chosen twice
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls nine Mountains and Grizzly Bears
      And Alex holds Savage Beating
      And Alex has attacked Rob with Grizzly Bears
      When Alex casts Savage Beating as follows:
        | modes           |
        | untap and untap |
      Then this is illegal
      And nothing has changed
      When Alex casts Savage Beating as follows:
        | modes | pays with                                                                           |
        | untap | first Mountain, second Mountain, third Mountain, fourth Mountain and fifth Mountain |
      Then this is legal
      And sixth Mountain is untapped
      When the top of the stack resolves
      Then Grizzly Bears is untapped

    @cr:702.42a
    Scenario: Tooth and Nail isn't entwined just because there's mana for it
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls nine Forests
      And Alex holds Tooth and Nail and Gray Ogre
      And Alex's library holds, from the top, Hill Giant and Grizzly Bears
      When Alex casts Tooth and Nail
      Then this is legal
      And search may be chosen
      And put may be chosen
      When Alex chooses nothing
      Then this is illegal
      And nothing has changed
      When Alex chooses search
      Then this is legal
      And Tooth and Nail is on the stack
      And seventh Forest is tapped
      And eighth Forest is untapped
      When the top of the stack resolves
      Then Alex may choose among Hill Giant and Grizzly Bears
      When Alex chooses Hill Giant
      Then this is legal
      And Hill Giant is in Alex's hand
      And nobody is asked to choose

  @cr:601.2g
  Rule: Mana abilities are activated for a spell only if it costs mana

    Scenario: Alex can't tap Forest for Memnite, which costs no mana
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Forest
      And Alex holds Memnite
      When Alex casts Memnite as follows:
        | pays with |
        | Forest    |
      Then this is illegal
      And nothing has changed
      When Alex casts Memnite
      Then this is legal
      And Forest is untapped
      When the stack resolves
      Then Memnite is on the battlefield

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
