@since:2020-06-01
Feature: Extra turns
  A turn that somebody is given is put directly after the one that is being
  taken. Of several, the one that was created last comes first.

  @cr:500.7
  Rule: An extra turn is taken right after the current one, the latest created first

    @also:2006-10-01
    Scenario Outline: After <player>'s extra turn from Time Warp, Alex's regular turn follows
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls five Islands
      And Rob holds Time Warp
      When Rob casts Time Warp targeting <player>
      Then this is legal
      When the stack resolves
      And play goes on to the end step
      And everybody passes
      Then it is <player>'s turn
      And it is the upkeep
      When play goes on to the end step
      And everybody passes
      Then it is Alex's turn
      And it is the upkeep
      When play goes on to the end step
      And everybody passes
      Then it is Carissa's turn

      Examples:
        | player  |
        | Rob     |
        | Alex    |
        | Carissa |

    @also:2006-10-01
    Scenario: An opponent's extra turn created later is taken first
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls two Islands
      And Rob holds Time Walk
      And Alex controls five Islands and Vedalken Orrery
      And Alex holds Time Warp
      And Rob has cast Time Walk
      And the stack has resolved
      When Alex casts Time Warp targeting Alex
      Then this is legal
      When the stack resolves
      And play goes on to the end step
      And everybody passes
      Then it is Alex's turn
      When play goes on to the end step
      And everybody passes
      Then it is Rob's turn
      When play goes on to the end step
      And everybody passes
      Then it is Alex's turn
      When play goes on to the end step
      And everybody passes
      Then it is Carissa's turn

    Scenario: The active player's extra turn created later is taken first
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls two Islands
      And Rob holds Time Walk
      And Carissa controls five Islands and Vedalken Orrery
      And Carissa holds Time Warp
      And Carissa has cast Time Warp targeting Carissa
      And the stack has resolved
      When Rob casts Time Walk
      Then this is legal
      When the stack resolves
      And play goes on to the end step
      And everybody passes
      Then it is Rob's turn
      When play goes on to the end step
      And everybody passes
      Then it is Carissa's turn
      When play goes on to the end step
      And everybody passes
      Then it is Alex's turn

  @cr:800.4k
  Rule: A turn of a player who has left doesn't begin

    Scenario: The extra turn of a player who has left doesn't begin
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls five Islands
      And Rob holds Time Warp
      And Rob has cast Time Warp targeting Alex
      And the stack has resolved
      And Rob has passed
      When Alex concedes
      Then this is legal
      When play goes on to the end step
      And everybody passes
      Then it is Carissa's turn
      And it is the upkeep
      When play goes on to the end step
      And everybody passes
      Then it is Rob's turn

    Scenario: When a player with an extra turn leaves, another's extra turn remains
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And Rob controls seven Islands
      And Rob holds Time Walk and Time Warp
      And Rob has cast Time Walk
      And the stack has resolved
      And Rob has cast Time Warp targeting Dana
      And the stack has resolved
      When Dana concedes
      Then this is legal
      When play goes on to the end step
      And everybody passes
      Then it is Rob's turn
      And it is the upkeep
      When play goes on to the end step
      And everybody passes
      Then it is Alex's turn

    @cr:800.4j
    Scenario: A player who leaves during their turn doesn't take their extra turn
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls two Islands
      And Rob holds Time Walk
      And Rob has cast Time Walk
      And the stack has resolved
      When Rob concedes
      Then this is legal
      And nobody is the active player
      When play goes on to the end step
      And everybody passes
      Then it is Alex's turn
      And it is the upkeep
      When play goes on to the end step
      And everybody passes
      Then it is Carissa's turn

    @cr:500.7
    Scenario: If Carissa leaves in her extra turn, the turn order goes on after Rob
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And Rob controls five Islands
      And Rob holds Time Warp
      And Rob has cast Time Warp targeting Carissa
      And the stack has resolved
      And play has gone on to Carissa's precombat main phase
      When Carissa concedes
      Then this is legal
      When play goes on to the end step
      And everybody passes
      Then it is Alex's turn
      And it is the upkeep
      When play goes on to the end step
      And everybody passes
      Then it is Dana's turn

    @cr:500.7
    Scenario: If a teammate leaves in an extra turn, the order goes on as before it
      Given a team game of Rob, Alex and Carissa against Dana, Eve and Finn
      And it is Finn's precombat main phase
      And Eve controls five Islands and Vedalken Orrery
      And Eve holds Time Warp
      And Eve has cast Time Warp targeting Eve
      And the stack has resolved
      And play has gone on to Eve's upkeep
      When Eve concedes
      Then this is legal
      When play goes on to the end step
      And everybody passes
      Then it is Rob's turn
      And it is the upkeep

  @cr:800.4m
  Rule: An effect until a departed player's turn ends when that turn would have begun

    Scenario: Goad by a player who left ends when their extra turn would begin
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls four Mountains
      And Alex holds Disrupt Decorum
      And Carissa controls five Islands
      And Carissa holds Time Warp
      And Rob controls Craw Wurm
      And Alex has cast Disrupt Decorum
      And the stack has resolved
      And play has gone on to Carissa's precombat main phase
      And Carissa has cast Time Warp targeting Alex
      And the stack has resolved
      When Alex concedes
      Then this is legal
      When play goes on to Rob's precombat main phase
      And Rob declares no attack
      Then the declaration is legal
      And Craw Wurm is not attacking

    @cr:500.7 @cr:701.35a
    Scenario: Detain by a player who left ends when their extra turn would begin
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls two Plains
      And Alex holds Azorius Arrester
      And Rob controls Grizzly Bears
      And Carissa controls five Islands
      And Carissa holds Time Warp
      And Alex has cast Azorius Arrester
      And the top of the stack has resolved
      And Alex has chosen Grizzly Bears
      And the stack has resolved
      And play has gone on to Carissa's precombat main phase
      And Carissa has cast Time Warp targeting Alex
      And the stack has resolved
      When Alex concedes
      Then this is legal
      When play goes on to Rob's precombat main phase
      And Rob attacks Carissa with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Carissa
