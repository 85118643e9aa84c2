@since:2020-06-01
Feature: End of combat step
  Combat doesn't end with its damage: there is one more step, in which players
  can act while everything is still in combat.

  @cr:511.1
  Rule: In the end of combat step the active player receives priority

    Scenario: The active player receives priority first at end of combat
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears
      And Alex has attacked Carissa with Grizzly Bears
      When play goes on to the end of combat
      Then it is the end of combat
      And Alex has priority
      And Grizzly Bears is attacking Carissa

    Scenario: A defending player can cast an instant at end of combat
      Given a two-player game between Rob and Alex
      And Rob controls Hill Giant
      And Alex controls Mountain
      And Alex holds Lightning Bolt
      And Rob has attacked Alex with Hill Giant
      And play has gone on to the end of combat
      When Alex casts Lightning Bolt targeting Hill Giant
      Then this is legal
      When the stack resolves
      Then Hill Giant is in Rob's graveyard
      And it is the end of combat
      And Alex has 17 life

    Scenario: "At end of combat" triggers go on the stack before players act
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears
      And Rob controls Deathgazer
      And Alex has attacked Rob with Grizzly Bears
      And Rob has blocked Grizzly Bears with Deathgazer
      And the top of the stack has resolved
      When play goes on to the end of combat
      Then Deathgazer's ability is on the stack once
      And Alex has priority

  @cr:511.2
  Rule: "At end of combat" triggers as the step begins, "until end of combat" lasts through it

    Scenario: Deathgazer's victim deals its damage and is destroyed at end of combat
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Hill Giant
      And Alex controls Deathgazer
      And Carissa has attacked Alex with Hill Giant
      And Alex has blocked Hill Giant with Deathgazer
      And the top of the stack has resolved
      When combat damage is dealt
      Then Deathgazer is in Alex's graveyard
      And Hill Giant is on the battlefield
      When play goes on to the end of combat
      Then Hill Giant is on the battlefield
      When the stack resolves
      Then Hill Giant is in Carissa's graveyard

    Scenario: Murk Dwellers keeps its +2/+0 at end of combat and loses it afterwards
      Given a two-player game between Rob and Alex
      And Rob controls Murk Dwellers
      And Rob has attacked Alex with Murk Dwellers
      When play goes on to the declare blockers step
      When the stack resolves
      Then Murk Dwellers is 4/2
      When play goes on to the end of combat
      Then Murk Dwellers is 4/2
      When play goes on to the postcombat main phase
      Then Murk Dwellers is 2/2

    @cr:500.8
    Scenario: Jade Statue animated in one combat is no creature in the next combat
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Jade Statue, Hill Giant and seven Mountains
      And Alex holds Savage Beating
      And Alex has attacked Rob with Hill Giant
      And Alex has activated Jade Statue
      And the stack has resolved
      When Alex casts Savage Beating as follows:
        | modes |
        | untap |
      Then this is legal
      When the stack resolves
      And play goes on to the end of combat
      Then Jade Statue is 3/6
      When everybody passes
      Then it is the beginning of combat
      When Alex attacks Rob with Jade Statue
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Rob with Hill Giant
      Then the declaration is legal
      When combat damage is dealt
      Then Rob has 14 life

    @cr:500.8
    Scenario Outline: Murk Dwellers begins an additional combat as a 2/2 <where>
      Given a <game>
      And it is Carissa's precombat main phase
      And Carissa controls Murk Dwellers and five Mountains
      And Carissa holds Savage Beating
      And Carissa has attacked Alex with Murk Dwellers
      And play has gone on to the declare blockers step
      And the stack has resolved
      When Carissa casts Savage Beating as follows:
        | modes |
        | untap |
      Then this is legal
      When the stack resolves
      And play goes on to the end of combat
      Then Murk Dwellers is 4/2
      And Alex has <hurt> life
      When everybody passes
      Then it is the beginning of combat
      And Murk Dwellers is 2/2
      When Carissa attacks Alex with Murk Dwellers
      Then the declaration is legal
      When play goes on to the declare blockers step
      And the stack resolves
      Then Murk Dwellers is 4/2
      When play goes on to the postcombat main phase
      Then Murk Dwellers is 2/2
      And Alex has <hurt again> life

      Examples:
        | where             | game                                                           | hurt | hurt again |
        | in free-for-all   | free-for-all between Rob, Alex and Carissa                     | 16   | 12         |
        | in a team game    | team game of Rob and Alex against Carissa and Dana             | 16   | 12         |
        | with shared turns | Two-Headed Giant game of Rob and Alex against Carissa and Dana | 26   | 22         |

    @cr:702.116a
    Scenario: A myriad token is there at end of combat until the ability resolves
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Warchief Giant
      And Rob has attacked Alex with Warchief Giant
      When the top of the stack resolves
      When Rob agrees
      Then this is legal
      When play goes on to the end of combat
      Then the new Warchief Giant is called other Warchief Giant
      And other Warchief Giant is attacking Carissa
      When the stack resolves
      Then other Warchief Giant has left the game

  @cr:511.3 @cr:509.1g
  Rule: Everything is removed from combat only when the end of combat step ends

    Scenario: A blocker is blocking at end of combat but not in the main phase
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Hill Giant
      And Rob controls Wall of Stone
      And Carissa has attacked Rob with Hill Giant
      And Rob has blocked Hill Giant with Wall of Stone
      When play goes on to the end of combat
      Then Hill Giant is blocked by Wall of Stone
      And Wall of Stone is blocking Hill Giant
      When play goes on to the postcombat main phase
      Then Hill Giant is not attacking
      And Wall of Stone is not blocking
      And there is no combat

    Scenario: Two players: attacker and blocker leave combat as it ends
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Hill Giant
      And Rob controls Wall of Stone
      And Alex has attacked Rob with Hill Giant
      And Rob has blocked Hill Giant with Wall of Stone
      When play goes on to the end of combat
      Then Hill Giant is blocked by Wall of Stone
      When play goes on to the postcombat main phase
      Then Hill Giant is not attacking
      And Wall of Stone is not blocking
      And there is no combat
