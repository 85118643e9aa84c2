@since:2020-06-01
Feature: Creatures
  A creature that has not been with its player since the beginning of that
  player's own turn does not attack, and is not tapped for a cost.

  @cr:302.6
  Rule: A creature is ready from the next own turn of its controller on, not from anybody's

    Scenario: A Siren waits through the turns of others
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's end step
      And these permanents are on the battlefield:
        | permanent      | controller | summoning sick |
        | Alluring Siren | Alex       | yes            |
        | Hill Giant     | Rob        |                |
        | Gray Ogre      | Carissa    |                |
      When Alex activates Alluring Siren targeting Hill Giant
      Then this is illegal
      And nothing has changed
      When play goes on to Alex's upkeep
      And Alex activates Alluring Siren targeting Hill Giant
      Then this is legal
      And Alluring Siren is tapped

    Scenario: The beginning of somebody else's turn does not make it ready
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's end step
      And these permanents are on the battlefield:
        | permanent      | controller | summoning sick |
        | Alluring Siren | Carissa    | yes            |
        | Hill Giant     | Rob        |                |
      When play goes on to Alex's upkeep
      And Carissa activates Alluring Siren targeting Hill Giant
      Then this is illegal
      And nothing has changed
      When play goes on to Carissa's upkeep
      And Carissa activates Alluring Siren targeting Hill Giant
      Then this is legal
      And Alluring Siren is tapped

    @cr:805.4
    Scenario Outline: What came under <player>'s control in the last turn attacks in the turn of the team
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's end step
      And these permanents are on the battlefield:
        | permanent     | controller | summoning sick |
        | Grizzly Bears | <player>   | yes            |
      When play goes on to Carissa's precombat main phase
      And <player> attacks Alex with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Alex

      Examples:
        | player  |
        | Carissa |
        | Dana    |

  @cr:302.6
  Rule: It is its controller's turn that counts, not its owner's

    Scenario: The turn of its owner does not make a stolen creature ready
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Rob controls Alluring Siren and Grizzly Bears
      And Carissa controls four Islands
      And Carissa holds Control Magic
      And Carissa has cast Control Magic targeting Alluring Siren
      And the stack has resolved
      When play goes on to Rob's precombat main phase
      And Carissa activates Alluring Siren targeting Grizzly Bears
      Then this is illegal
      And nothing has changed
      When play goes on to Carissa's upkeep
      And Carissa activates Alluring Siren targeting Grizzly Bears
      Then this is legal
      And Alluring Siren is tapped

  @cr:302.6
  Rule: An extra turn is a turn like any other for creatures

    Scenario: What has come in a turn attacks in the extra turn after it
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls two Islands
      And Alex holds Time Walk and Memnite
      And Alex has cast Time Walk
      And the stack has resolved
      And Alex has cast Memnite
      And the stack has resolved
      When Alex attacks Rob with Memnite
      Then the declaration is illegal
      And nothing has changed
      When Alex ends the turn
      And Alex attacks Rob with Memnite
      Then the declaration is legal
      And Memnite is attacking Rob
