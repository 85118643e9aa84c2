@since:2020-06-01
Feature: Combat phase: two combats in a turn
  A turn can have a second combat phase. What happens in combat happens in it
  as in the first, and what attacked or blocked before doesn't count in it.

  @cr:508.4
  Rule: Creatures enter attacking in a second combat as in the first

    Scenario: Hanweir Garrison brings two more tokens in a second combat
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Hanweir Garrison and four Mountains
      And Alex holds Relentless Assault
      And Alex has attacked Rob with Hanweir Garrison
      And play has gone on to the postcombat main phase
      And Alex has cast Relentless Assault
      And the stack has resolved
      And play has gone on to the beginning of combat
      When Alex attacks Rob with Hanweir Garrison
      Then the declaration is legal
      When the top of the stack resolves
      Then the new Human Tokens are called first Human Token, second Human Token, third Human Token and fourth Human Token
      And third Human Token is attacking Rob
      And fourth Human Token is attacking Rob
      When combat damage is dealt
      Then Rob has 12 life

  @cr:508.8
  Rule: A second combat without attackers has no blocks and no damage

    Scenario: A second combat without attackers has no blocks
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears and five Mountains
      And Alex holds Savage Beating
      And Carissa controls Wall of Stone
      And Alex has attacked Rob with Grizzly Bears
      And Alex has cast Savage Beating as follows:
        | modes |
        | untap |
      And the stack has resolved
      And play has gone on to the end of combat
      When everybody passes
      Then it is the beginning of combat
      When Alex declares no attack
      Then the declaration is legal
      When everybody passes
      Then it is the end of combat

    Scenario: A team that attacks in the first of two combats only fights only there
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Dana controls Grizzly Bears
      And Carissa controls four Mountains
      And Carissa holds Relentless Assault
      And Dana has attacked Alex with Grizzly Bears
      And play has gone on to the postcombat main phase
      And Carissa has cast Relentless Assault
      And the stack has resolved
      And play has gone on to the beginning of combat
      When Carissa declares no attack
      Then the declaration is legal
      When everybody passes
      Then it is the end of combat

  @cr:509.3a
  Rule: "Whenever this blocks" triggers once in each combat

    Scenario: Pride Guardian's blocks in two combats of a turn trigger it twice
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears and five Mountains
      And Alex holds Savage Beating
      And Rob controls Pride Guardian
      And Alex has attacked Rob with Grizzly Bears
      And Rob has blocked Grizzly Bears with Pride Guardian
      And Alex has cast Savage Beating as follows:
        | modes |
        | untap |
      And the stack has resolved
      And play has gone on to the end of combat
      When everybody passes
      And Alex attacks Rob with Grizzly Bears
      Then the declaration is legal
      When Rob blocks Grizzly Bears with Pride Guardian
      Then the declaration is legal
      And Pride Guardian's ability is on the stack once
      When the stack resolves
      Then Rob has 26 life

  @cr:509.3c
  Rule: "Whenever this becomes blocked" triggers once in each combat

    Scenario: Slate Street Ruffian becomes blocked in each of two combats of a turn
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls Slate Street Ruffian and four Mountains
      And Carissa holds Relentless Assault
      And Rob controls Wall of Stone
      And Rob holds two Forests
      And Carissa has attacked Rob with Slate Street Ruffian
      And Rob has blocked Slate Street Ruffian with Wall of Stone
      And the stack has resolved
      And play has gone on to the postcombat main phase
      And Carissa has cast Relentless Assault
      And the stack has resolved
      And play has gone on to the beginning of combat
      And Carissa has attacked Rob with Slate Street Ruffian
      When Rob blocks Slate Street Ruffian with Wall of Stone
      Then the declaration is legal
      And Slate Street Ruffian's ability is on the stack once
      When the stack resolves
      Then Rob has no cards in hand

  @cr:509.4
  Rule: Creatures enter blocking in a second combat as in the first

    Scenario: Brimaz blocks in the second of two combats, and a new Cat beside it
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Giant Spider and five Mountains
      And Carissa holds Savage Beating
      And Alex controls Brimaz, King of Oreskos
      And Carissa has attacked Alex with Giant Spider
      And Carissa has cast Savage Beating as follows:
        | modes |
        | untap |
      And the stack has resolved
      And play has gone on to the end of combat
      When everybody passes
      And Carissa attacks Alex with Giant Spider
      Then the declaration is legal
      When Alex blocks Giant Spider with Brimaz, King of Oreskos
      Then the declaration is legal
      When the top of the stack resolves
      Then the new Cat Soldier Token is called Cat
      And Cat is blocking Giant Spider

  @cr:510.4
  Rule: First strike creates a second damage step in each combat

    Scenario: First strike makes a first damage step in a second combat as well
      Given a two-player game between Rob and Alex
      And Rob controls Tundra Wolves and four Mountains
      And Rob holds Relentless Assault
      And Alex controls Eager Cadet
      And Rob has attacked Alex with Tundra Wolves
      And play has gone on to the postcombat main phase
      And Rob has cast Relentless Assault
      And the stack has resolved
      And play has gone on to the beginning of combat
      And Rob has attacked Alex with Tundra Wolves
      When Alex blocks Tundra Wolves with Eager Cadet
      Then the declaration is legal
      When play goes on to the first-strike damage step
      Then Eager Cadet is in Alex's graveyard
      When combat damage is dealt
      Then Tundra Wolves is on the battlefield
      And Alex has 19 life
