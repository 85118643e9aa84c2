@since:2020-06-01
Feature: Grand Melee: when a player leaves
  As the table grows emptier, there are fewer markers. Which of them goes
  depends on who leaves, and when it goes depends on whose turn it is.

  @cr:807.4e
  Rule: If too few players are left, the turn marker to the departed player's right is removed

    @also:2006-10-01
    Scenario Outline: If <leaver>, one of 12, leaves, <holder>'s marker to the right is removed
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by Rob, Eve and Ivan
      When <leaver> concedes
      Then this is legal
      And <holder> is taking a turn
      And there are 3 turn markers
      When <other> ends the turn
      Then turn marker <spared> is with <heir>
      And there are 3 turn markers
      When <holder> ends the turn
      Then turn marker <marker> is gone
      And there are 2 turn markers
      And <neighbour> is not taking a turn

      Examples:
        | leaver  | holder | marker | neighbour | other | spared | heir |
        | Alex    | Rob    | 1      | Carissa   | Eve   | 2      | Finn |
        | Carissa | Rob    | 1      | Alex      | Eve   | 2      | Finn |
        | Dana    | Rob    | 1      | Alex      | Ivan  | 3      | Judy |
        | Finn    | Eve    | 2      | Gus       | Ivan  | 3      | Judy |
        | Hana    | Eve    | 2      | Finn      | Rob   | 1      | Alex |
        | Judy    | Ivan   | 3      | Karl      | Rob   | 1      | Alex |
        | Lena    | Ivan   | 3      | Judy      | Eve   | 2      | Finn |

    Scenario: After one turn marker is removed, the others move on as before
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by Rob, Eve and Ivan
      When Carissa concedes
      Then this is legal
      When Rob ends the turn
      Then turn marker 1 is gone
      When Eve ends the turn
      Then turn marker 2 is with Finn
      And Finn is not taking a turn
      And Alex is not taking a turn
      When Ivan ends the turn
      Then turn marker 3 is with Judy
      And Judy is taking a turn
      And Finn is taking a turn
      And there are 2 turn markers

    @also:2006-10-01
    Scenario Outline: No turn marker is removed when <leaver>, one of thirteen, leaves
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl, Lena and Milo
      And turns are being taken by Rob, Eve and Ivan
      When <leaver> concedes
      Then this is legal
      When Rob ends the turn
      Then turn marker 1 is with <heir>
      When Eve ends the turn
      Then turn marker 2 is with Finn
      When Ivan ends the turn
      Then turn marker 3 is with Judy
      And there are 3 turn markers

      Examples:
        | leaver  | heir    |
        | Carissa | Alex    |
        | Alex    | Carissa |
        | Milo    | Alex    |

    Scenario: If Eve leaves on Eve's turn, Rob's turn marker, not Eve's, is removed
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by Rob, Eve and Ivan
      When Eve concedes
      Then this is legal
      And Rob is taking a turn
      And there are 3 turn markers
      When Rob ends the turn
      Then turn marker 1 is gone
      And there are 2 turn markers
      And Alex is not taking a turn
      When Ivan ends the turn
      Then turn marker 3 is with Judy
      When play goes on to Finn's upkeep
      Then Finn is taking a turn
      And turn marker 2 is with Finn
      And there are 2 turn markers

    @cr:807.4c
    Scenario Outline: If <active>, then <next> leave on <active>'s turn, that turn's marker goes
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl, Lena and Milo
      And turns are being taken by Rob, Eve and Ivan
      And <before> controls Mountain
      And <before> holds Lightning Bolt
      When <active> concedes
      Then this is legal
      And there are 3 turn markers
      When <next> concedes
      Then this is legal
      And <heir> is not taking a turn
      And there are 3 turn markers
      When <other> ends the turn
      Then turn marker <spared> is with <then>
      And there are 3 turn markers
      When <before> casts Lightning Bolt targeting <target>
      Then this is legal
      When play goes on to the end step
      And everybody passes
      Then turn marker <marker> is gone
      And there are 2 turn markers
      And <heir> is not taking a turn

      Examples:
        | active | next | heir | before | target  | other | spared | then | marker |
        | Eve    | Finn | Gus  | Dana   | Carissa | Rob   | 1      | Alex | 2      |
        | Ivan   | Judy | Karl | Hana   | Gus     | Eve   | 2      | Finn | 3      |

    @cr:807.4c
    Scenario: If Alex leaves while waiting for a turn, Ivan's turn marker is removed
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by Rob, Eve and Ivan
      When Rob ends the turn
      Then turn marker 1 is with Alex
      When Alex concedes
      Then this is legal
      And turn marker 1 is with Carissa
      And there are 3 turn markers
      When Ivan ends the turn
      Then turn marker 3 is gone
      And there are 2 turn markers
      And turn marker 1 is with Carissa
      When Eve ends the turn
      Then turn marker 2 is with Finn
      And there are 2 turn markers

    Scenario Outline: If <first> leaves, then <second>, only the marker to <first>'s right is removed
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by Rob, Eve and Ivan
      When <first> concedes
      Then this is legal
      When <second> concedes
      Then this is legal
      And there are 3 turn markers
      When <spared> ends the turn
      Then there are 3 turn markers
      When <holder> ends the turn
      Then turn marker <marker> is gone
      And there are 2 turn markers

      Examples:
        | first | second | spared | holder | marker |
        | Dana  | Finn   | Eve    | Rob    | 1      |
        | Finn  | Dana   | Rob    | Eve    | 2      |

    @also:2006-10-01 @cr:104.3b
    Scenario Outline: If <first> and <second> leave together, lower-numbered marker <marker> is removed
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by <turns>
      And <first> has 4 life
      And <second> has 4 life
      And <caster> controls two Mountains
      And <caster> holds Flame Rift
      When <caster> casts Flame Rift
      Then this is legal
      When the stack resolves
      Then <first> has left the game
      And <second> has left the game
      And <caster> has 16 life
      And there are 3 turn markers
      When <caster> ends the turn
      Then there are 3 turn markers
      When <holder> ends the turn
      Then turn marker <marker> is gone
      And there are 2 turn markers

      Examples:
        | first | second | caster | turns             | holder | marker |
        | Dana  | Finn   | Eve    | Rob, Eve and Ivan | Rob    | 1      |
        | Hana  | Judy   | Ivan   | Rob, Eve and Ivan | Eve    | 2      |
        | Lena  | Alex   | Rob    | Eve, Ivan and Rob | Ivan   | 2      |
        | Judy  | Hana   | Ivan   | Eve, Ivan and Rob | Eve    | 1      |

    @edition:2006-10-01
    Scenario: If Dana, then Finn leaves, lower-numbered marker 1 is removed (2006)
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by Rob, Eve and Ivan
      When Dana concedes
      Then this is legal
      When Finn concedes
      Then this is legal
      And Rob is taking a turn
      And there are 3 turn markers
      When Rob ends the turn
      Then turn marker 1 is gone
      And there are 2 turn markers
      And Eve is taking a turn

    @edition:2006-10-01
    Scenario Outline: If <first>, then <second> leaves, lower-numbered marker <marker> is removed (2006)
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by Rob, Eve and Ivan
      When <first> concedes
      Then this is legal
      When <second> concedes
      Then this is legal
      And <spared> is taking a turn
      When <spared> ends the turn
      Then there are 3 turn markers
      When <holder> ends the turn
      Then turn marker <marker> is gone
      And there are 2 turn markers

      Examples:
        | first | second | spared | holder | marker |
        | Finn  | Dana   | Eve    | Rob    | 1      |
        | Judy  | Hana   | Ivan   | Eve    | 2      |

    # Which two of the three go, the rulebook doesn't say.
    @cr:104.3b
    Scenario: When five of twelve leave together, two turn markers are removed
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by Rob, Eve and Ivan
      And the range of influence is unlimited
      And Alex has 4 life
      And Carissa has 4 life
      And Dana has 4 life
      And Gus has 4 life
      And Hana has 4 life
      And Eve controls two Mountains
      And Eve holds Flame Rift
      And Eve has cast Flame Rift
      When the stack resolves
      Then there are 3 turn markers
      When Rob ends the turn
      And Eve ends the turn
      And Ivan ends the turn
      Then there is 1 turn marker

    @cr:104.3c
    Scenario: Six of thirteen, who draw too many cards, cost two turn markers
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl, Lena and Milo
      And turns are being taken by Rob, Eve and Ivan
      And the range of influence is unlimited
      And Carissa's library holds 6 cards
      And Dana's library holds 5 cards
      And Finn's library holds 4 cards
      And Judy's library holds 1 card
      And Karl's library holds 3 cards
      And Lena's library holds 2 cards
      And Rob controls three Mountains
      And Rob holds Wheel of Fortune
      And Rob has cast Wheel of Fortune
      When the stack resolves
      Then there are 3 turn markers
      When Rob ends the turn
      And Eve ends the turn
      And Ivan ends the turn
      Then there is 1 turn marker

  @cr:807.4f
  Rule: A marker already designated for removal doesn't count when the next player leaves

    Scenario: After five of twelve players leave, two turn markers are removed
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by Rob, Eve and Ivan
      When Carissa concedes
      Then this is legal
      When Dana concedes
      Then this is legal
      When Finn concedes
      Then this is legal
      When Gus concedes
      Then this is legal
      When Hana concedes
      Then this is legal
      And there are 3 turn markers
      When Ivan ends the turn
      Then turn marker 3 is with Judy
      When Rob ends the turn
      Then turn marker 1 is gone
      And there are 2 turn markers
      When Eve ends the turn
      Then turn marker 2 is gone
      And turn marker 3 is with Judy
      And there is 1 turn marker

    Scenario: When six of twelve players have left, no third turn marker is removed
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by Rob, Eve and Ivan
      When Carissa concedes
      Then this is legal
      When Dana concedes
      Then this is legal
      When Finn concedes
      Then this is legal
      When Gus concedes
      Then this is legal
      When Hana concedes
      Then this is legal
      When Judy concedes
      Then this is legal
      When Ivan ends the turn
      Then turn marker 3 is with Karl
      When Rob ends the turn
      Then turn marker 1 is gone
      When Eve ends the turn
      Then turn marker 2 is gone
      And there is 1 turn marker

    Scenario: When nine of twelve players remain, only one turn marker is removed
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by Rob, Eve and Ivan
      When Carissa concedes
      Then this is legal
      When Hana concedes
      Then this is legal
      When Judy concedes
      Then this is legal
      When Rob ends the turn
      Then turn marker 1 is gone
      When Eve ends the turn
      Then turn marker 2 is with Finn
      When Ivan ends the turn
      Then turn marker 3 is with Karl
      And there are 2 turn markers

  @cr:807.4g
  Rule: A designated turn marker is removed as its turn ends, or at once if its player is waiting

    Scenario: A turn whose marker is designated for removal is still played out
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by Rob, Eve and Ivan
      And Rob controls Grizzly Bears
      And Rob holds Forest
      When Carissa concedes
      Then this is legal
      When Rob plays Forest
      Then this is legal
      When Rob attacks Alex with Grizzly Bears
      Then the declaration is legal
      And there are 3 turn markers
      When Rob ends the turn
      Then Alex has 18 life
      And turn marker 1 is gone
      And there are 2 turn markers

    Scenario Outline: If <leaver> leaves, <heir>, waiting for a turn, loses the marker at once
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by Rob, Eve and Ivan
      When <first> ends the turn
      Then turn marker <marker> is with <heir>
      When <leaver> concedes
      Then this is legal
      And turn marker <marker> is gone
      And there are 2 turn markers
      When <next> ends the turn
      Then <heir> is not taking a turn
      And there are 2 turn markers

      Examples:
        | first | heir | marker | leaver  | next |
        | Rob   | Alex | 1      | Carissa | Eve  |
        | Eve   | Finn | 2      | Hana    | Ivan |
        | Ivan  | Judy | 3      | Lena    | Rob  |

    @cr:807.4e
    Scenario: A turn marker designated twice also removes the next one to its right
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl, Lena, Milo, Nina, Omar and Pia
      And turns are being taken by Rob, Eve, Ivan and Milo
      And Alex has conceded
      And Finn has conceded
      And Gus has conceded
      And Hana has conceded
      When Carissa concedes
      Then this is legal
      And there are 4 turn markers
      When Rob ends the turn
      Then turn marker 1 is gone
      And there are 3 turn markers
      And Milo is taking a turn
      When Milo ends the turn
      Then turn marker 4 is gone
      And there are 2 turn markers
      And Eve is taking a turn
      And Ivan is taking a turn
      When Ivan ends the turn
      Then turn marker 3 is with Judy
      And there are 2 turn markers

    @cr:807.4e
    Scenario: Rob's marker, designated twice, also removes waiting Nina's at once
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl, Lena, Milo, Nina, Omar and Pia
      And turns are being taken by Rob, Eve, Ivan and Milo
      And Alex has conceded
      And Finn has conceded
      And Gus has conceded
      And Hana has conceded
      And Carissa has conceded
      When Milo ends the turn
      Then turn marker 4 is with Nina
      And Nina is not taking a turn
      And there are 4 turn markers
      When Rob ends the turn
      Then turn marker 1 is gone
      And turn marker 4 is gone
      And there are 2 turn markers
      And Nina is not taking a turn

    @cr:807.4e
    Scenario: A turn marker designated three times also removes two to its right
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl, Lena, Milo, Nina, Omar and Pia
      And turns are being taken by Rob, Eve, Ivan and Milo
      And Alex has conceded
      And Finn has conceded
      And Gus has conceded
      And Hana has conceded
      And Carissa has conceded
      And Judy has conceded
      And Karl has conceded
      And Lena has conceded
      When Dana concedes
      Then this is legal
      And there are 4 turn markers
      When Rob ends the turn
      Then turn marker 1 is gone
      And there are 3 turn markers
      When Milo ends the turn
      Then turn marker 4 is gone
      And there are 2 turn markers
      When Ivan ends the turn
      Then turn marker 3 is gone
      And there is 1 turn marker
      And Eve is taking a turn

  @cr:807.4h @cr:801.2c
  Rule: Players on both sides of an empty seat enter each other's range when a turn begins

    Scenario: When Alex leaves, Carissa is in Rob's range as the next turn begins
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl, Lena and Milo
      And turns are being taken by Rob, Eve and Ivan
      And Rob controls Mountain
      And Rob holds Lightning Bolt
      When Alex concedes
      Then this is legal
      When Rob casts Lightning Bolt targeting Carissa
      Then this is illegal
      And nothing has changed
      When Ivan ends the turn
      Then Judy is taking a turn
      When Rob casts Lightning Bolt targeting Dana
      Then this is illegal
      And nothing has changed
      When Rob casts Lightning Bolt targeting Carissa
      Then this is legal
      And Lightning Bolt is on the stack

    Scenario: Two empty seats stop counting for range when the next turn begins
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl, Lena, Milo, Nina and Omar
      And turns are being taken by Rob, Eve and Ivan
      And Eve controls Mountain
      And Eve holds Lightning Bolt
      And Dana has conceded
      When Carissa concedes
      Then this is legal
      When Eve casts Lightning Bolt targeting Alex
      Then this is illegal
      And nothing has changed
      When Ivan ends the turn
      Then Judy is taking a turn
      When Eve casts Lightning Bolt targeting Alex
      Then this is legal
      And Lightning Bolt is on the stack

    @cr:807.4g
    Scenario: After nine of sixteen players leave, three turn markers are removed
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl, Lena, Milo, Nina, Omar and Pia
      And turns are being taken by Rob, Eve, Ivan and Milo
      When Alex concedes
      Then this is legal
      When Carissa concedes
      Then this is legal
      When Dana concedes
      Then this is legal
      When Judy concedes
      Then this is legal
      When Finn concedes
      Then this is legal
      When Karl concedes
      Then this is legal
      When Lena concedes
      Then this is legal
      When Nina concedes
      Then this is legal
      When Gus concedes
      Then this is legal
      And there are 4 turn markers
      When Eve ends the turn
      Then turn marker 2 is gone
      When Rob ends the turn
      Then turn marker 1 is gone
      And turn marker 4 is with Milo
      When Milo ends the turn
      Then turn marker 4 is gone
      And there is 1 turn marker
