@since:2020-06-01
Feature: Grand Melee: setting up
  Each full four players make one turn marker. The first player has the first
  of them, and the others set out from there, four seats apart.

  @cr:807.1
  Rule: In Grand Melee, players compete as individuals

    Scenario Outline: Grand Melee is <verdict> with <teams>
      Given a Grand Melee game seated clockwise:
        | player  | team    |
        | Rob     | <first> |
        | Alex    | <first> |
        | Carissa | <other> |
        | Dana    | <other> |
      When the game is set up
      Then this is <verdict>

      Examples:
        | teams    | first | other | verdict |
        | teams    | Red   | Blue  | illegal |
        | no teams |       |       | legal   |

  @cr:807.4a
  Rule: There is one turn marker for every four players; one to three extra players add none

    @also:2006-10-01
    Scenario Outline: A Grand Melee of 12 <can> start with turns by <turns>
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by <turns>
      When the game is set up
      Then this is <verdict>

      Examples:
        | turns                   | can   | verdict |
        | Rob, Eve and Ivan       | can   | legal   |
        | Rob and Eve             | can't | illegal |
        | Rob, Dana, Gus and Judy | can't | illegal |

    Scenario Outline: A Grand Melee of 11 <can> start with turns by <turns>
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy and Karl
      And turns are being taken by <turns>
      When the game is set up
      Then this is <verdict>

      Examples:
        | turns             | can   | verdict |
        | Rob and Eve       | can   | legal   |
        | Rob, Eve and Ivan | can't | illegal |
        | Rob               | can't | illegal |

    Scenario Outline: A Grand Melee of 13 <can> start with turns by <turns>
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl, Lena and Milo
      And turns are being taken by <turns>
      When the game is set up
      Then this is <verdict>

      Examples:
        | turns             | can   | verdict |
        | Rob, Eve and Ivan | can   | legal   |
        | Rob and Eve       | can't | illegal |

    @also:2006-10-01 @example
    Scenario Outline: A Grand Melee of 16 <can> start with turns by <turns>
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl, Lena, Milo, Nina, Omar and Pia
      And turns are being taken by <turns>
      When the game is set up
      Then this is <verdict>

      Examples:
        | turns                   | can   | verdict |
        | Rob, Eve, Ivan and Milo | can   | legal   |
        | Rob, Eve and Ivan       | can't | illegal |

    @also:2006-10-01 @example
    Scenario Outline: A Grand Melee of 15 <can> start with turns by <turns>
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl, Lena, Milo, Nina and Omar
      And turns are being taken by <turns>
      When the game is set up
      Then this is <verdict>

      Examples:
        | turns                   | can   | verdict |
        | Rob, Eve and Ivan       | can   | legal   |
        | Rob, Eve, Ivan and Milo | can't | illegal |

  @cr:807.4b
  Rule: The starting player has the first turn marker; the others follow four seats apart

    @also:2006-10-01
    Scenario Outline: Markers start four seats apart, so <turns> <can> have them
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by <turns>
      When the game is set up
      Then this is <verdict>

      Examples:
        | turns               | can   | verdict |
        | Alex, Finn and Judy | can   | legal   |
        | Lena, Dana and Hana | can   | legal   |
        | Rob, Dana and Hana  | can't | illegal |
        | Rob, Finn and Ivan  | can't | illegal |
        | Rob, Eve and Hana   | can't | illegal |

    Scenario: The starting player and every fourth player after get a turn marker
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
