@edition:2006-10-01
Feature: Second reading: activated ability

  @glossary:activated-ability @cr:602.1a
  Rule: An activated ability is activated by its source's controller

    # Glossary "Activated Ability", 310.4-310.5: with damage on the stack players have priority, and what is dealt is what was assigned
    @cr:510.2
    Scenario: Mogg Fanatic is sacrificed with its combat damage on the stack (2006)
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Gray Ogre
      And Carissa controls Mogg Fanatic
      And Alex has attacked Carissa with Gray Ogre
      And Carissa has blocked Gray Ogre with Mogg Fanatic
      When play goes on to the combat damage step
      Then Gray Ogre has no damage marked on it
      When Carissa activates Mogg Fanatic targeting Gray Ogre
      Then this is legal
      And Mogg Fanatic is in Carissa's graveyard
      When the top of the stack resolves
      Then Gray Ogre has 1 damage marked on it
      When the top of the stack resolves
      Then Gray Ogre is in Alex's graveyard
      And Carissa has 20 life

    # 403.4: sickness of creatures; 403.2: nobody else's
    Scenario: A summoning sick Maddening Imp's ability can't be activated
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's upkeep
      And these permanents are on the battlefield:
        | permanent           | controller | summoning sick |
        | left Maddening Imp  | Rob        | yes            |
        | right Maddening Imp | Alex       |                |
        | Gray Ogre           | Carissa    |                |
      When Rob activates left Maddening Imp
      Then this is illegal
      And nothing has changed
      When Alex activates right Maddening Imp
      Then this is legal
      And right Maddening Imp is tapped
      And right Maddening Imp's ability is on the stack
