@since:2020-06-01
Feature: Grand Melee: setting up
  Each full four players make one turn marker. The first player has the first
  of them, and the others set out from there, four seats apart.

  @cr:807.4a
  Rule: Four players make one turn marker; one to three extra players add none

    @also:2006-10-01
    Scenario Outline: Turn markers for twelve players are <verdict>: <turns>
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by <turns>
      When the game is set up
      Then this is <verdict>

      Examples:
        | turns                   | rightly | verdict |
        | Rob, Eve and Ivan       | rightly | legal   |
        | Rob and Eve             | wrongly | illegal |
        | Rob, Dana, Gus and Judy | wrongly | illegal |

    Scenario Outline: Turn markers for eleven players are <verdict>: <turns>
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy and Karl
      And turns are being taken by <turns>
      When the game is set up
      Then this is <verdict>

      Examples:
        | turns             | rightly | verdict |
        | Rob and Eve       | rightly | legal   |
        | Rob, Eve and Ivan | wrongly | illegal |
        | Rob               | wrongly | illegal |

    Scenario Outline: Turn markers for thirteen players are <verdict>: <turns>
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl, Lena and Milo
      And turns are being taken by <turns>
      When the game is set up
      Then this is <verdict>

      Examples:
        | turns             | rightly | verdict |
        | Rob, Eve and Ivan | rightly | legal   |
        | Rob and Eve       | wrongly | illegal |

    @also:2006-10-01 @example
    Scenario Outline: Turn markers for sixteen players are <verdict>: <turns>
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl, Lena, Milo, Nina, Omar and Pia
      And turns are being taken by <turns>
      When the game is set up
      Then this is <verdict>

      Examples:
        | turns                   | rightly | verdict |
        | Rob, Eve, Ivan and Milo | rightly | legal   |
        | Rob, Eve and Ivan       | wrongly | illegal |

    @also:2006-10-01 @example
    Scenario Outline: Turn markers for fifteen players are <verdict>: <turns>
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl, Lena, Milo, Nina and Omar
      And turns are being taken by <turns>
      When the game is set up
      Then this is <verdict>

      Examples:
        | turns                   | rightly | verdict |
        | Rob, Eve and Ivan       | rightly | legal   |
        | Rob, Eve, Ivan and Milo | wrongly | illegal |

  @cr:807.4b
  Rule: The starting player has the first turn marker; the others follow four seats apart

    @also:2006-10-01
    Scenario Outline: Turn marker spacing is <verdict>: <turns>
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by <turns>
      When the game is set up
      Then this is <verdict>

      Examples:
        | turns               | rightly | verdict |
        | Alex, Finn and Judy | rightly | legal   |
        | Lena, Dana and Hana | rightly | legal   |
        | Rob, Dana and Hana  | wrongly | illegal |
        | Rob, Finn and Ivan  | wrongly | illegal |
        | Rob, Eve and Hana   | wrongly | illegal |

    Scenario: The starting player and every fourth player after them get a marker
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And the game has not begun, and Dana plays first
      When play goes on to Dana's precombat main phase
      Then there are three turn markers
      And turn marker 1 is with Dana
      And turn marker 2 is with Hana
      And turn marker 3 is with Lena
      And Dana is taking a turn
      And Hana is taking a turn
      And Lena is taking a turn
      And Alex is not taking a turn

    Scenario: Fifteen players have three turn markers, four seats apart
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl, Lena, Milo, Nina and Omar
      And the game has not begun, and Alex plays first
      When play goes on to Alex's precombat main phase
      Then there are three turn markers
      And turn marker 1 is with Alex
      And turn marker 2 is with Finn
      And turn marker 3 is with Judy

    @also:2006-10-01 @cr:103.8c
    Scenario: Each player who starts with a turn marker draws on their first turn
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus and Hana
      And Rob holds Forest
      And Eve holds Mountain
      And Alex holds Swamp
      And the game has not begun, and Rob plays first
      When play goes on to Rob's precombat main phase
      Then Rob has 2 cards in hand
      When play goes on to Eve's precombat main phase
      Then Eve has 2 cards in hand
      And Alex has 1 card in hand
