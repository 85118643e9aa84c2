@since:2020-06-01
Feature: Grand Melee: passing the marker
  The markers wander to the left. Whoever has received one waits to begin for
  as long as another marker is near.

  @cr:807.4c
  Rule: The turn marker moves to the left when a turn ends

    Scenario: When three players' turns end, their markers move one seat to the left
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by Rob, Eve and Ivan
      When Rob ends the turn
      Then turn marker 1 is with Alex
      And Rob is not taking a turn
      When Eve ends the turn
      Then turn marker 2 is with Finn
      And Eve is not taking a turn
      And Alex is taking a turn
      When Ivan ends the turn
      Then turn marker 3 is with Judy
      And Ivan is not taking a turn
      And Judy is taking a turn
      And Finn is taking a turn
      And there are 3 turn markers

    Scenario: Of nine players, Finn may take a turn beside Rob's, five seats away
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana and Ivan
      And turns are being taken by Rob and Finn
      When the game is set up
      Then this is legal
      And turn marker 1 is with Rob
      And turn marker 2 is with Finn
      When Finn ends the turn
      Then turn marker 2 is with Gus

    Scenario: The turn marker skips the seat of a player who has left
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl, Lena and Milo
      And turns are being taken by Rob, Eve and Ivan
      When Alex concedes
      Then this is legal
      And Rob is taking a turn
      When Rob ends the turn
      Then turn marker 1 is with Carissa
      And there are 3 turn markers

    @cr:800.4j
    Scenario: If the active player leaves, the turn marker moves on at end of turn
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl, Lena and Milo
      And turns are being taken by Rob, Eve and Ivan
      And Ivan controls Hill Giant
      And Judy controls Mountain
      And Judy holds Lightning Bolt
      When Ivan concedes
      Then this is legal
      And Hill Giant has left the game
      And Judy is not taking a turn
      And there are 3 turn markers
      When Judy casts Lightning Bolt targeting Karl
      Then this is legal
      And Judy is not taking a turn
      When play goes on to Judy's upkeep
      Then Judy is taking a turn
      And turn marker 3 is with Judy
      And there are 3 turn markers
      And Karl has 17 life

    Scenario: If a player waiting to begin a turn leaves, the marker moves at once
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl, Lena and Milo
      And turns are being taken by Rob, Eve and Ivan
      When Rob ends the turn
      Then turn marker 1 is with Alex
      When Alex concedes
      Then this is legal
      And turn marker 1 is with Carissa
      And there are 3 turn markers
      And Carissa is not taking a turn
      When Ivan ends the turn
      Then Judy is taking a turn
      When Eve ends the turn
      Then Finn is taking a turn
      When Finn ends the turn
      Then Carissa is taking a turn
      And turn marker 1 is with Carissa

    @cr:614.10
    Scenario: The turn marker moves past a player who skips their turn
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus and Hana
      And turns are being taken by Rob and Eve
      And Rob controls three Islands
      And Rob holds Meditate
      When Rob casts Meditate
      Then this is legal
      When the stack resolves
      Then Rob has 4 cards in hand
      When Rob ends the turn
      And Eve ends the turn
      And Alex ends the turn
      And Finn ends the turn
      And Carissa ends the turn
      And Gus ends the turn
      And Dana ends the turn
      And Hana ends the turn
      Then Rob is not taking a turn
      And turn marker 2 is with Alex
      And Eve is taking a turn
      When Eve ends the turn
      Then Alex is taking a turn
      And Finn is taking a turn

    Scenario: Once three have left, Rob's marker goes to Eve, who has one already
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl, Lena, Milo, Nina and Omar
      And turns are being taken by Rob, Eve and Ivan
      And Alex has conceded
      And Carissa has conceded
      And Dana has conceded
      When Rob ends the turn
      Then there are 3 turn markers
      And turn marker 1 is with Eve
      And turn marker 2 is with Eve

  @cr:807.4d
  Rule: A turn waits while another turn marker is within three seats to the left

    @also:2006-10-01
    Scenario Outline: <heir>'s turn waits while <next>'s turn marker is three seats to the left
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by Rob, Eve and Ivan
      When <first> ends the turn
      Then turn marker <marker> is with <heir>
      And <heir> is not taking a turn
      And <next> is taking a turn
      When <next> ends the turn
      Then <heir> is taking a turn
      And turn marker <marker> is with <heir>

      Examples:
        | first | heir | marker | next |
        | Rob   | Alex | 1      | Eve  |
        | Eve   | Finn | 2      | Ivan |
        | Ivan  | Judy | 3      | Rob  |

    @also:2006-10-01
    Scenario: A turn begins at once if no marker is within three seats to the left
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl, Lena and Milo
      And turns are being taken by Rob, Eve and Ivan
      When Ivan ends the turn
      Then turn marker 3 is with Judy
      And Judy is taking a turn
      When Eve ends the turn
      Then turn marker 2 is with Finn
      And Finn is taking a turn
      When Rob ends the turn
      Then turn marker 1 is with Alex
      And Alex is taking a turn

    Scenario: In Grand Melee, two players can wait to begin turns at the same time
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl, Lena and Milo
      And turns are being taken by Rob, Eve and Ivan
      When Eve ends the turn
      Then Finn is not taking a turn
      When Rob ends the turn
      Then Alex is taking a turn
      And Finn is not taking a turn
      When Alex ends the turn
      Then turn marker 1 is with Carissa
      And Carissa is not taking a turn
      When Ivan ends the turn
      Then Judy is taking a turn
      And Finn is taking a turn
      And Carissa is not taking a turn
      When Finn ends the turn
      Then turn marker 2 is with Gus
      And Gus is not taking a turn
      And Carissa is taking a turn

    Scenario: A turn marker close on the right doesn't delay a turn
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl, Lena, Milo and Nina
      And turns are being taken by Rob, Eve and Ivan
      When Alex concedes
      Then this is legal
      When Carissa concedes
      Then this is legal
      When Ivan ends the turn
      And Eve ends the turn
      Then there are three turn markers
      And turn marker 2 is with Finn
      And Finn is taking a turn
      And Rob is taking a turn

    Scenario: Seats of players who have left don't count between turn markers
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl, Lena and Milo
      And turns are being taken by Rob, Eve and Ivan
      When Ivan ends the turn
      And Eve ends the turn
      Then Finn is taking a turn
      When Dana concedes
      Then this is legal
      When Rob ends the turn
      Then turn marker 1 is with Alex
      And Alex is not taking a turn
      When Finn ends the turn
      Then turn marker 2 is with Gus
      And Alex is taking a turn
