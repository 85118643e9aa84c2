@since:2020-06-01
Feature: Creatures
  A creature that has not been with its player since the beginning of that
  player's own turn does not attack, and is not tapped for a cost.

  @cr:302.6
  Rule: A creature is summoning sick until its controller begins their next turn

    Scenario: Alluring Siren is summoning sick until its controller's next turn
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

    Scenario: A creature stays summoning sick as an opponent's turn begins
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
    Scenario Outline: In 2HG, <player>'s creature can attack on their team's next turn
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

    @cr:508.1a
    Scenario: An artifact cast this turn that becomes a creature can't attack
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls six Mountains
      And Alex holds Jade Statue
      And Alex has cast Jade Statue
      And the stack has resolved
      And play has gone on to the beginning of combat
      And Alex has activated Jade Statue
      And the stack has resolved
      When Alex attacks Rob with Jade Statue
      Then the declaration is illegal
      And nothing has changed

    @cr:508.1a
    Scenario: An artifact that was there when its player's turn began can attack
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Jade Statue and two Mountains
      And play has gone on to the beginning of combat
      And Alex has activated Jade Statue
      And the stack has resolved
      When Alex attacks Rob with Jade Statue
      Then the declaration is legal
      And Jade Statue is attacking Rob

  @cr:302.6
  Rule: Summoning sickness depends on the controller's turn, not the owner's

    Scenario: A stolen creature stays summoning sick during its owner's turn
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

    @cr:508.1a
    Scenario: A creature that changed control this turn can't attack
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Mogg Fanatic
      And Carissa controls Crag Saurian
      And Alex has activated Mogg Fanatic targeting Crag Saurian
      And the stack has resolved
      When Alex attacks Rob with Crag Saurian
      Then the declaration is illegal
      And nothing has changed
      When play goes on to Rob's precombat main phase
      Then Alex controls Crag Saurian
      When play goes on to Alex's precombat main phase
      And Alex attacks Rob with Crag Saurian
      Then the declaration is legal
      And Crag Saurian is attacking Rob

  @cr:302.6
  Rule: An extra turn ends summoning sickness like any other turn

    Scenario: A creature cast this turn can attack during the extra turn after it
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
