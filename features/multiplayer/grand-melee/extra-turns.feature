@since:2020-06-01
Feature: Grand Melee: extra turns
  An extra turn is taken with the marker that its player has, if there is room
  for it. Otherwise it waits for that player's own next turn.

  @cr:807.4i
  Rule: A player keeps the turn marker for an extra turn unless another marker is too close

    Scenario: An extra turn starts at once if no turn marker is within three seats
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by Rob, Eve and Ivan
      And Rob controls two Islands
      And Rob holds Time Walk and two Forests
      When Rob plays first Forest
      Then this is legal
      When Rob casts Time Walk
      Then this is legal
      When Rob ends the turn
      Then turn marker 1 is with Rob
      And Rob is taking a turn
      And Alex is not taking a turn
      When play goes on to Rob's precombat main phase
      And Rob plays second Forest
      Then this is legal
      When Rob ends the turn
      Then turn marker 1 is with Alex
      And Rob is not taking a turn

    Scenario: A marker close on Rob's right delays his extra turn to his next turn
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by Rob, Eve and Ivan
      And Rob controls two Islands
      And Rob holds Time Walk
      When Ivan ends the turn
      Then turn marker 3 is with Judy
      When Rob casts Time Walk
      Then this is legal
      When Rob ends the turn
      Then turn marker 1 is with Alex
      And Rob is not taking a turn
      And Judy is taking a turn
      When Eve ends the turn
      And Judy ends the turn
      And Alex ends the turn
      And Karl ends the turn
      And Finn ends the turn
      And Carissa ends the turn
      And Lena ends the turn
      And Gus ends the turn
      Then turn marker 3 is with Rob
      And Rob is not taking a turn
      When Dana ends the turn
      Then Rob is taking a turn
      When Rob ends the turn
      Then Rob is taking a turn
      And turn marker 3 is with Rob
      When Rob ends the turn
      Then Rob is not taking a turn
      And turn marker 3 is with Alex

    Scenario: A close turn marker to the left delays an extra turn until it moves on
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl, Lena and Milo
      And turns are being taken by Rob, Eve and Ivan
      And Rob controls two Islands
      And Rob holds Time Walk
      When Alex concedes
      Then this is legal
      When Rob casts Time Walk
      Then this is legal
      When Rob ends the turn
      Then turn marker 1 is with Rob
      And Rob is not taking a turn
      When Eve ends the turn
      Then turn marker 2 is with Finn
      And Rob is taking a turn
      When Rob ends the turn
      Then Rob is not taking a turn
      And turn marker 1 is with Carissa

    Scenario: In Grand Melee, Eve's later Time Walk doesn't delay Rob's extra turn
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by Rob, Eve and Ivan
      And Rob controls two Islands
      And Rob holds Rob's Time Walk
      And Eve controls two Islands
      And Eve holds Eve's Time Walk
      When Rob casts Rob's Time Walk
      Then this is legal
      When the stack resolves
      And Eve casts Eve's Time Walk
      Then this is legal
      When the stack resolves
      And Rob ends the turn
      Then turn marker 1 is with Rob
      And Rob is taking a turn
      And Alex is not taking a turn
      When Eve ends the turn
      Then turn marker 2 is with Eve
      And Eve is taking a turn

  @cr:807.4j
  Rule: An extra turn for a player without a turn marker waits until just before their next turn

    @also:2006-10-01
    Scenario Outline: Time Warp on <player>, without a turn marker, waits for <player>'s next turn
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl, Lena and Milo
      And turns are being taken by Rob, Eve and Ivan
      And <caster> controls five Islands
      And <caster> holds Time Warp
      When <caster> casts Time Warp targeting <player>
      Then this is legal
      When Ivan ends the turn
      And Eve ends the turn
      And Rob ends the turn
      Then <player> is not taking a turn
      And turn marker 1 is with Alex
      And turn marker 2 is with Finn
      And turn marker 3 is with Judy
      When Judy ends the turn
      And Finn ends the turn
      And Alex ends the turn
      And Karl ends the turn
      And Gus ends the turn
      And Carissa ends the turn
      Then <player> is taking a turn
      And turn marker <marker> is with <player>
      When <player> ends the turn
      Then <player> is taking a turn
      And turn marker <marker> is with <player>
      When <player> ends the turn
      Then <player> is not taking a turn
      And turn marker <marker> is with <caster>

      Examples:
        | caster | player | marker |
        | Eve    | Dana   | 1      |
        | Ivan   | Hana   | 2      |

    @also:2006-10-01
    Scenario: Two Time Warps on Dana, without a marker, wait for Dana's next turn
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl, Lena and Milo
      And turns are being taken by Rob, Eve and Ivan
      And Eve controls ten Islands
      And Eve holds first Time Warp and second Time Warp
      When Eve casts first Time Warp targeting Dana
      Then this is legal
      When the stack resolves
      And Eve casts second Time Warp targeting Dana
      Then this is legal
      When Ivan ends the turn
      And Eve ends the turn
      And Rob ends the turn
      And Judy ends the turn
      And Finn ends the turn
      And Alex ends the turn
      And Karl ends the turn
      And Gus ends the turn
      And Carissa ends the turn
      Then Dana is taking a turn
      When Dana ends the turn
      Then Dana is taking a turn
      When Dana ends the turn
      Then Dana is taking a turn
      And turn marker 1 is with Dana
      When Dana ends the turn
      Then Dana is not taking a turn
      And turn marker 1 is with Eve

    @example
    Scenario: Rob's turn marker is removed, so Time Walk waits for Rob's next turn
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by Rob, Eve and Ivan
      And Rob controls two Islands
      And Rob holds Time Walk
      When Rob casts Time Walk
      Then this is legal
      When Alex concedes
      Then this is legal
      And Rob is taking a turn
      When Rob ends the turn
      Then turn marker 1 is gone
      And Rob is not taking a turn
      When Eve ends the turn
      And play goes on to Rob's upkeep
      Then Rob is taking a turn
      And turn marker 3 is with Rob
      When Rob ends the turn
      Then Rob is taking a turn
      And turn marker 3 is with Rob
      When Rob ends the turn
      Then Rob is not taking a turn

    @cr:800.4k
    Scenario: A player who has left the game never takes their extra turn
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl, Lena and Milo
      And turns are being taken by Rob, Eve and Ivan
      And Eve controls five Islands
      And Eve holds Time Warp
      When Eve casts Time Warp targeting Dana
      Then this is legal
      When Ivan ends the turn
      And Eve ends the turn
      And Rob ends the turn
      Then Alex is taking a turn
      When Dana concedes
      Then this is legal
      When Judy ends the turn
      And Finn ends the turn
      And Alex ends the turn
      And Karl ends the turn
      And Gus ends the turn
      Then Carissa is taking a turn
      When Carissa ends the turn
      Then turn marker 1 is with Eve
      And there are 3 turn markers

    @edition:2006-10-01
    Scenario: Finn takes an extra turn when Finn receives Eve's turn marker (2006)
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl, Lena and Milo
      And turns are being taken by Rob, Eve and Ivan
      And Eve controls five Islands
      And Eve holds Time Warp
      When Eve casts Time Warp targeting Finn
      Then this is legal
      When Ivan ends the turn
      And Eve ends the turn
      Then Finn is taking a turn
      And turn marker 2 is with Finn
      When Finn ends the turn
      Then Finn is taking a turn
      When Finn ends the turn
      Then Finn is not taking a turn

    @edition:2006-10-01 @cr:500.7 @reading:an-extra-turn-in-2006
    Scenario: A turn marker close on the left doesn't delay an extra turn (2006)
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl, Lena and Milo
      And turns are being taken by Rob, Eve and Ivan
      And Rob controls two Islands
      And Rob holds Time Walk
      When Alex concedes
      Then this is legal
      When Rob casts Time Walk
      Then this is legal
      When Rob ends the turn
      Then turn marker 1 is with Rob
      And Rob is taking a turn
      And Eve is taking a turn
      When Rob ends the turn
      Then Rob is not taking a turn

    @edition:2006-10-01 @cr:500.7 @reading:an-extra-turn-in-2006
    Scenario: A turn marker close on the right doesn't delay an extra turn (2006)
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by Rob, Eve and Ivan
      And Rob controls two Islands
      And Rob holds Time Walk
      When Ivan ends the turn
      And Rob casts Time Walk
      Then this is legal
      When Rob ends the turn
      Then turn marker 1 is with Rob
      And Rob is taking a turn
      And Judy is not taking a turn
      When Rob ends the turn
      Then Rob is not taking a turn

    Scenario: Despite a marker close on the right, Eve's turn follows her extra turn
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus and Hana
      And turns are being taken by Alex and Finn
      And Finn controls five Islands
      And Finn holds Time Warp
      When Finn casts Time Warp targeting Eve
      Then this is legal
      When Finn ends the turn
      And Alex ends the turn
      And Gus ends the turn
      And Carissa ends the turn
      And Hana ends the turn
      And Dana ends the turn
      And Rob ends the turn
      Then Eve is taking a turn
      And turn marker 1 is with Eve
      And turn marker 2 is with Alex
      And Alex is not taking a turn
      When Eve ends the turn
      Then Eve is taking a turn
      And turn marker 1 is with Eve
      And Alex is not taking a turn
      When Eve ends the turn
      Then turn marker 1 is with Finn
      And Alex is taking a turn
