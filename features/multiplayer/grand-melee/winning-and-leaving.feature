@since:2020-06-01
Feature: Grand Melee: winning and leaving
  The last player who is left has won. Whoever leaves does so at once, in
  whichever of the turns.

  @cr:104.2a @cr:104.3a @cr-2006-10-01:608.5
  Rule: Grand Melee is won and lost like any other game

    @also:2006-10-01 @cr:104.3b
    Scenario: A player at 0 life leaves a Grand Melee, and the game goes on
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl, Lena and Milo
      And turns are being taken by Rob, Eve and Ivan
      And Finn has 3 life
      And Eve controls Hill Giant
      When Eve attacks Finn with Hill Giant
      Then the declaration is legal
      When Eve ends the turn
      Then Finn has left the game
      And the game goes on
      And turn marker 2 is with Gus
      And Rob is taking a turn

    @also:2006-10-01 @cr:104.3b
    Scenario: Carissa loses at 0 life on Rob's turn, even though out of Rob's range
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by Rob, Eve and Ivan
      And Carissa has 3 life
      And Alex controls Mountain
      And Alex holds Lightning Bolt
      When Alex casts Lightning Bolt targeting Carissa
      Then this is legal
      When the stack resolves
      Then Carissa has left the game
      And Rob is taking a turn

    @also:2006-10-01
    Scenario: The last player left in a Grand Melee wins
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by Rob, Eve and Ivan
      And Rob has conceded
      And Alex has conceded
      And Carissa has conceded
      And Dana has conceded
      And Eve has conceded
      And Finn has conceded
      And Hana has conceded
      And Ivan has conceded
      And Judy has conceded
      And Karl has conceded
      When Lena concedes
      Then this is legal
      And Gus has won

    @also:2006-10-01
    Scenario: No one wins a Grand Melee while two players are left
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by Rob, Eve and Ivan
      And Alex has conceded
      And Carissa has conceded
      And Dana has conceded
      And Eve has conceded
      And Finn has conceded
      And Gus has conceded
      And Hana has conceded
      And Judy has conceded
      And Karl has conceded
      When Lena concedes
      Then this is legal
      And Lena has left the game
      And the game goes on
      When Rob concedes
      Then this is legal
      And Ivan has won

    @also:2006-10-01
    Scenario: An active player wins a Grand Melee when everyone else has left
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by Rob, Eve and Ivan
      And Alex has conceded
      And Carissa has conceded
      And Dana has conceded
      And Finn has conceded
      And Gus has conceded
      And Hana has conceded
      And Judy has conceded
      And Karl has conceded
      And Lena has conceded
      When Ivan concedes
      Then this is legal
      And the game goes on
      When Eve concedes
      Then this is legal
      And Rob has won

    @also:2006-10-01
    Scenario Outline: After Flame Rift with Rob at <rob> life and Alex at <alex>, <end>
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Rob has <rob> life
      And Alex has <alex> life
      And Alex controls two Mountains
      And Alex holds Flame Rift
      When Alex casts Flame Rift
      Then this is legal
      When the stack resolves
      Then <end>

      Examples:
        | rob | alex | end                |
        | 4   | 2    | the game is a draw |
        | 5   | 2    | Rob has won        |

  @cr:800.4
  Rule: A player may leave at any time without stopping the other turns

    @cr:800.4a @cr:800.4j
    Scenario: In Grand Melee, Rob leaves while attacking, and Eve's attack goes on
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl, Lena and Milo
      And turns are being taken by Rob, Eve and Ivan
      And Rob controls Grizzly Bears
      And Eve controls Hill Giant
      When Rob attacks Alex with Grizzly Bears
      Then the declaration is legal
      When Eve attacks Finn with Hill Giant
      Then the declaration is legal
      When Rob concedes
      Then this is legal
      And Grizzly Bears has left the game
      And Hill Giant is attacking Finn
      And Eve is taking a turn
      And there are 3 turn markers
      When Eve ends the turn
      Then Finn has 17 life
      And Alex has 20 life

    @cr:800.4e
    Scenario: The attacked player leaves, and the attacker deals no combat damage
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl, Lena and Milo
      And turns are being taken by Rob, Eve and Ivan
      And Rob controls Grizzly Bears
      And Eve controls Hill Giant
      When Rob attacks Alex with Grizzly Bears
      Then the declaration is legal
      When Eve attacks Finn with Hill Giant
      Then the declaration is legal
      When Alex concedes
      Then this is legal
      And Grizzly Bears is attacking nothing
      And Hill Giant is attacking Finn
      When Rob ends the turn
      Then Carissa has 20 life
      And Lena has 20 life
      And turn marker 1 is with Carissa
      When Eve ends the turn
      Then Finn has 17 life

    @cr:800.4a
    Scenario: A defending player leaves before blocking, and the turn goes on
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl, Lena and Milo
      And turns are being taken by Rob, Eve and Ivan
      And Rob controls Grizzly Bears
      And Rob holds Forest
      And Alex controls Wall of Wood
      When Rob attacks Alex with Grizzly Bears
      Then the declaration is legal
      When play goes on to the declare blockers step
      Then Alex is asked to declare blockers
      When Alex concedes
      Then this is legal
      And Wall of Wood has left the game
      And nobody is asked to declare blockers
      And Rob is taking a turn
      And Eve is taking a turn
      When play goes on to the postcombat main phase
      And Rob plays Forest
      Then this is legal
      When Rob ends the turn
      Then turn marker 1 is with Carissa

    @cr:800.4a
    Scenario: Finn's spell and ability leave Eve's stack when Finn leaves the game
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus and Hana
      And turns are being taken by Rob and Eve
      And Finn controls Mogg Fanatic and Mountain
      And Finn holds Shock
      And Rob holds Forest
      When Finn activates Mogg Fanatic targeting Eve
      Then this is legal
      When Finn casts Shock targeting Eve
      Then this is legal
      When Rob plays Forest
      Then this is legal
      When Finn concedes
      Then this is legal
      When Eve ends the turn
      Then Eve has 20 life
      And Eve is not taking a turn
