@since:2020-06-01
Feature: Emblems
  An emblem belongs to the player who got it, stands outside the battlefield,
  and goes on working until that player leaves the game.

  @cr:114.2 @cr:114.4
  Rule: An emblem works for the player who got it, and without the card that gave it

    Scenario: Elspeth's emblem works after Elspeth has left the battlefield
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent               | controller | counters  |
        | Elspeth, Sun's Champion | Alex       | 7 loyalty |
        | Grizzly Bears           | Alex       |           |
        | Hill Giant              | Carissa    |           |
      When Alex activates ability 3 of Elspeth, Sun's Champion
      Then this is legal
      And Elspeth, Sun's Champion is in Alex's graveyard
      When the top of the stack resolves
      Then Grizzly Bears is 4/4
      And Grizzly Bears has the keyword flying
      And Hill Giant is 3/3
      And Hill Giant does not have the keyword flying

    Scenario: An emblem's ability follows control of creatures, not ownership
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And these permanents are on the battlefield:
        | permanent               | controller | counters  |
        | Elspeth, Sun's Champion | Carissa    | 7 loyalty |
        | Grizzly Bears           | Rob        |           |
      And Carissa controls three Mountains
      And Carissa holds Act of Treason
      And Carissa has activated Elspeth, Sun's Champion as follows:
        | ability |
        | 3       |
      And the top of the stack has resolved
      When Carissa casts Act of Treason targeting Grizzly Bears
      Then this is legal
      When the top of the stack resolves
      Then Grizzly Bears is 4/4

    Scenario: Sorin's emblem makes each opponent sacrifice in their upkeep
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent              | controller | counters  |
        | Sorin, Solemn Visitor  | Alex       | 6 loyalty |
        | Savannah Lions         | Alex       |           |
        | first Grizzly Bears    | Carissa    |           |
        | second Grizzly Bears   | Carissa    |           |
        | Gray Ogre              | Rob        |           |
      And Alex has activated Sorin, Solemn Visitor as follows:
        | ability |
        | 3       |
      And the top of the stack has resolved
      When play goes on to Carissa's upkeep
      And the top of the stack resolves
      Then Carissa may choose among first Grizzly Bears and second Grizzly Bears
      When Carissa chooses second Grizzly Bears
      Then this is legal
      And second Grizzly Bears is in Carissa's graveyard
      When play goes on to Rob's upkeep
      And the top of the stack resolves
      Then Gray Ogre is in Rob's graveyard
      When play goes on to Alex's upkeep
      Then the stack is empty
      And Savannah Lions is on the battlefield

    Scenario: A teammate sacrifices nothing because of Sorin's emblem
      Given a team game of Rob and Alex against Carissa and Dana
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent             | controller | counters  |
        | Sorin, Solemn Visitor | Alex       | 6 loyalty |
        | Gray Ogre             | Rob        |           |
        | Hill Giant            | Dana       |           |
      And Alex has activated Sorin, Solemn Visitor as follows:
        | ability |
        | 3       |
      And the top of the stack has resolved
      When play goes on to Dana's upkeep
      And the top of the stack resolves
      Then Hill Giant is in Dana's graveyard
      When play goes on to Rob's upkeep
      Then the stack is empty
      And Gray Ogre is on the battlefield

  @cr:114.4 @cr:801.7
  Rule: An emblem triggers on nothing outside its controller's range of influence

    Scenario: With range 1, Sorin's emblem spares the opponent two seats away
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And the range of influence is 1
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent             | controller | counters  |
        | Sorin, Solemn Visitor | Alex       | 6 loyalty |
        | Gray Ogre             | Carissa    |           |
        | Hill Giant            | Dana       |           |
      And Alex has activated Sorin, Solemn Visitor as follows:
        | ability |
        | 3       |
      And the top of the stack has resolved
      When play goes on to Carissa's upkeep
      And the top of the stack resolves
      Then Gray Ogre is in Carissa's graveyard
      When play goes on to Dana's upkeep
      Then the stack is empty
      And Hill Giant is on the battlefield

  @cr:114.2 @cr:800.4a
  Rule: An emblem leaves the game with the player who got it

    Scenario: When Alex leaves, Alex's emblem makes nobody sacrifice any more
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent             | controller | counters  |
        | Sorin, Solemn Visitor | Alex       | 6 loyalty |
        | Gray Ogre             | Carissa    |           |
        | Hill Giant            | Rob        |           |
      And Alex has activated Sorin, Solemn Visitor as follows:
        | ability |
        | 3       |
      And the top of the stack has resolved
      When play goes on to Carissa's upkeep
      And the top of the stack resolves
      Then Gray Ogre is in Carissa's graveyard
      When Alex concedes
      Then this is legal
      When play goes on to Rob's upkeep
      Then the stack is empty
      And Hill Giant is on the battlefield

    Scenario: When the planeswalker's owner leaves, another player keeps the emblem
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent               | controller | owner | counters  |
        | Elspeth, Sun's Champion | Alex       | Rob   | 7 loyalty |
        | Grizzly Bears           | Alex       |       |           |
      And Alex has activated Elspeth, Sun's Champion as follows:
        | ability |
        | 3       |
      And the top of the stack has resolved
      When Rob concedes
      Then this is legal
      And Elspeth, Sun's Champion has left the game
      And Grizzly Bears is 4/4
