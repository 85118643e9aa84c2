@since:2020-06-01
Feature: Grand Melee
  A great many players sit round one table, and several of them take their
  turns at the same time: those who hold a turn marker. The markers wander to
  the left. As the table grows emptier, there are fewer of them.

  @cr:807.4a @cr-2006-10-01:608.4a
  Rule: Every four players make one turn marker, and a rest makes none

    Scenario Outline: Among twelve players, turns of <turns> are set up <rightly>
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by <turns>
      When the game is set up
      Then this is <verdict>

      Examples:
        | turns                   | rightly | verdict |
        | Rob, Eve and Ivan       | rightly | legal   |
        | Rob and Eve             | wrongly | illegal |
        | Rob, Dana, Gus and Judy | wrongly | illegal |

    Scenario Outline: Among eleven players, turns of <turns> are set up <rightly>
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy and Karl
      And turns are being taken by <turns>
      When the game is set up
      Then this is <verdict>

      Examples:
        | turns             | rightly | verdict |
        | Rob and Eve       | rightly | legal   |
        | Rob, Eve and Ivan | wrongly | illegal |
        | Rob               | wrongly | illegal |

    Scenario Outline: Among thirteen players, turns of <turns> are set up <rightly>
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl, Lena and Milo
      And turns are being taken by <turns>
      When the game is set up
      Then this is <verdict>

      Examples:
        | turns             | rightly | verdict |
        | Rob, Eve and Ivan | rightly | legal   |
        | Rob and Eve       | wrongly | illegal |

    @example
    Scenario Outline: Among sixteen players, turns of <turns> are set up <rightly>
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl, Lena, Milo, Nina, Omar and Pia
      And turns are being taken by <turns>
      When the game is set up
      Then this is <verdict>

      Examples:
        | turns                   | rightly | verdict |
        | Rob, Eve, Ivan and Milo | rightly | legal   |
        | Rob, Eve and Ivan       | wrongly | illegal |

    @example
    Scenario Outline: Among fifteen players, turns of <turns> are set up <rightly>
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl, Lena, Milo, Nina and Omar
      And turns are being taken by <turns>
      When the game is set up
      Then this is <verdict>

      Examples:
        | turns                   | rightly | verdict |
        | Rob, Eve and Ivan       | rightly | legal   |
        | Rob, Eve, Ivan and Milo | wrongly | illegal |

    @edition:2006-10-01
    Scenario Outline: In 2006 among twelve players, turns of <turns> are set up <rightly>
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by <turns>
      When the game is set up
      Then this is <verdict>

      Examples:
        | turns             | rightly | verdict |
        | Rob, Eve and Ivan | rightly | legal   |
        | Rob and Eve       | wrongly | illegal |

    @example @edition:2006-10-01
    Scenario Outline: In 2006 among sixteen players, turns of <turns> are set up <rightly>
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl, Lena, Milo, Nina, Omar and Pia
      And turns are being taken by <turns>
      When the game is set up
      Then this is <verdict>

      Examples:
        | turns                   | rightly | verdict |
        | Rob, Eve, Ivan and Milo | rightly | legal   |
        | Rob, Eve and Ivan       | wrongly | illegal |

    @example @edition:2006-10-01
    Scenario Outline: In 2006 among fifteen players, turns of <turns> are set up <rightly>
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl, Lena, Milo, Nina and Omar
      And turns are being taken by <turns>
      When the game is set up
      Then this is <verdict>

      Examples:
        | turns                   | rightly | verdict |
        | Rob, Eve and Ivan       | rightly | legal   |
        | Rob, Eve, Ivan and Milo | wrongly | illegal |

  @cr:807.4b @cr-2006-10-01:608.4b
  Rule: The markers set out from the first player, four seats apart

    Scenario Outline: The markers of <turns> are set up <rightly>
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

    Scenario: Before the first turn the markers are handed out
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

    Scenario: Among fifteen players the markers are four seats apart, and the rest of the table has none
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl, Lena, Milo, Nina and Omar
      And the game has not begun, and Alex plays first
      When play goes on to Alex's precombat main phase
      Then there are three turn markers
      And turn marker 1 is with Alex
      And turn marker 2 is with Finn
      And turn marker 3 is with Judy

    @edition:2006-10-01
    Scenario Outline: In 2006, too, the markers of <turns> are set up <rightly>
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by <turns>
      When the game is set up
      Then this is <verdict>

      Examples:
        | turns               | rightly | verdict |
        | Alex, Finn and Judy | rightly | legal   |
        | Rob, Dana and Hana  | wrongly | illegal |

    @cr:103.8c @cr-2020-06-01:103.7c
    Scenario: Whoever begins with a marker draws a card in that first turn
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

    @edition:2006-10-01 @cr-2006-10-01:101.5b
    Scenario: In 2006, too, whoever begins with a marker draws a card in that first turn
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

  @cr:807.4 @cr-2006-10-01:608.4
  Rule: Whoever holds a marker takes a turn, and all these turns go on at the same time

    Scenario: Three players each play the land of their turn, and their neighbours do not
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by Rob, Eve and Ivan
      And Rob holds two Forests
      And Eve holds Island
      And Ivan holds Plains
      And Finn holds Swamp
      When Ivan plays Plains
      Then this is legal
      When Rob plays first Forest
      Then this is legal
      When Eve plays Island
      Then this is legal
      When Rob plays second Forest
      Then this is illegal
      And nothing has changed
      When Finn plays Swamp
      Then this is illegal
      And nothing has changed
      And Plains is on the battlefield
      And Island is on the battlefield

    Scenario: One attacks while the others are still busy, and a third turn ends
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by Rob, Eve and Ivan
      And Eve controls Hill Giant
      And Rob controls Grizzly Bears
      And Rob holds Forest
      When Eve attacks Finn with Hill Giant
      Then the declaration is legal
      And Hill Giant is attacking Finn
      When Ivan ends the turn
      Then Ivan is not taking a turn
      And Eve is taking a turn
      And Rob is taking a turn
      And Hill Giant is attacking Finn
      When Rob plays Forest
      Then this is legal
      When Rob attacks Alex with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Alex
      And Hill Giant is attacking Finn

    Scenario: The turn of a holder who fights ends alone
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by Rob, Eve and Ivan
      And Eve controls Hill Giant
      And Rob controls Grizzly Bears
      When Rob attacks Alex with Grizzly Bears
      Then the declaration is legal
      When Eve attacks Finn with Hill Giant
      Then the declaration is legal
      When Eve ends the turn
      Then Finn has 17 life
      And Alex has 20 life
      And Grizzly Bears is attacking Alex
      And Rob is taking a turn
      When Rob ends the turn
      Then Alex has 18 life

    @edition:2006-10-01
    Scenario: In 2006, too, three players each play the land of their turn
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by Rob, Eve and Ivan
      And Rob holds Forest
      And Eve holds Island
      And Ivan holds Plains
      And Finn holds Swamp
      When Ivan plays Plains
      Then this is legal
      When Rob plays Forest
      Then this is legal
      When Eve plays Island
      Then this is legal
      When Finn plays Swamp
      Then this is illegal
      And nothing has changed

    @edition:2006-10-01 @cr-2006-10-01:408.1c
    Scenario: In 2006 who sits near nobody with a marker has priority as well
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus and Hana
      And turns are being taken by Rob and Eve
      And Carissa controls one Mountain
      And Carissa holds Shock
      When Carissa casts Shock targeting Dana
      Then this is legal
      When the top of the stack resolves
      Then Dana has 18 life

    @cr:302.6
    Scenario: What came in the own turn does not wake up because another turn begins
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl, Lena and Milo
      And turns are being taken by Rob, Eve and Ivan
      And Rob controls two Forests
      And Rob holds Grizzly Bears
      And Rob has cast Grizzly Bears
      And the stack has resolved
      When Ivan ends the turn
      Then Judy is taking a turn
      When Rob attacks Alex with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed

    @edition:2006-10-01 @cr-2006-10-01:212.3d
    Scenario: In 2006, too, what came in the own turn does not wake up because another turn begins
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl, Lena and Milo
      And turns are being taken by Rob, Eve and Ivan
      And Rob controls two Forests
      And Rob holds Grizzly Bears
      And Rob has cast Grizzly Bears
      And the stack has resolved
      When Ivan ends the turn
      Then Judy is taking a turn
      When Rob attacks Alex with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed

    @cr:502.3 @cr-2020-06-01:502.2
    Scenario: As a turn begins the permanents of that player untap, and not those of whoever takes another
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl, Lena and Milo
      And turns are being taken by Rob, Eve and Ivan
      And these permanents are on the battlefield:
        | permanent | controller | tapped |
        | Forest    | Rob        | yes    |
        | Mountain  | Judy       | yes    |
      When Ivan ends the turn
      Then Judy is taking a turn
      And Mountain is untapped
      And Forest is tapped

    @edition:2006-10-01 @cr-2006-10-01:302.2
    Scenario: In 2006, too, as a turn begins the permanents of that player untap, and not those of whoever takes another
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl, Lena and Milo
      And turns are being taken by Rob, Eve and Ivan
      And these permanents are on the battlefield:
        | permanent | controller | tapped |
        | Forest    | Rob        | yes    |
        | Mountain  | Judy       | yes    |
      When Ivan ends the turn
      Then Judy is taking a turn
      And Mountain is untapped
      And Forest is tapped

    @cr:514.1
    Scenario: Whoever ends one of the turns discards down to seven cards
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus and Hana
      And turns are being taken by Rob and Eve
      And Eve holds nine Islands
      And Rob holds eight Forests
      When Eve ends the turn
      Then Eve has 7 cards in hand
      And Rob has 8 cards in hand

    @edition:2006-10-01 @cr-2006-10-01:314.1
    Scenario: In 2006, too, whoever ends one of the turns discards down to seven cards
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus and Hana
      And turns are being taken by Rob and Eve
      And Eve holds nine Islands
      And Rob holds eight Forests
      When Eve ends the turn
      Then Eve has 7 cards in hand
      And Rob has 8 cards in hand

    @edition:2006-10-01 @cr-2006-10-01:103.4
    Scenario: In 2006, too, in Eve's turn Eve chooses first, whoever has the first marker
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus and Hana
      And turns are being taken by Rob and Eve
      And Eve controls one Swamp, Grizzly Bears and Hill Giant
      And Dana controls Gray Ogre and Craw Wurm
      And Finn controls Air Elemental and Storm Crow
      And Eve holds Innocent Blood
      And Eve has cast Innocent Blood
      When the top of the stack resolves
      Then Eve is asked to choose
      When Eve chooses Grizzly Bears
      Then this is legal
      And Finn is asked to choose
      When Finn chooses Storm Crow
      Then this is legal
      And Dana is asked to choose
      When Dana chooses Gray Ogre
      Then this is legal
      And Grizzly Bears is in Eve's graveyard
      And Storm Crow is in Finn's graveyard

    @cr:722.1 @cr-2020-06-01:716.1 @cr-2024-06-07:720.1 @cr-2024-11-08:720.1
    Scenario: Who decides in a turn of somebody else does so to its end, whichever other turns end
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus and Hana
      And turns are being taken by Rob and Eve
      And Rob controls Mindslaver and four Islands
      And Alex controls Mountain
      And Alex holds Shock
      And Rob has activated Mindslaver targeting Alex
      And the stack has resolved
      When Rob ends the turn
      And Eve ends the turn
      Then Alex is taking a turn
      When Finn ends the turn
      Then turn marker 2 is with Gus
      When Rob casts Shock targeting Carissa
      Then this is legal
      When the stack resolves
      Then Carissa has 18 life

    @edition:2006-10-01 @cr-2006-10-01:507.1
    Scenario: In 2006, too, who decides in a turn of somebody else does so to its end, whichever other turns end
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus and Hana
      And turns are being taken by Rob and Eve
      And Rob controls Mindslaver and four Islands
      And Alex controls Mountain
      And Alex holds Shock
      And Rob has activated Mindslaver targeting Alex
      And the stack has resolved
      When Rob ends the turn
      And Eve ends the turn
      Then Alex is taking a turn
      When Finn ends the turn
      And Rob casts Shock targeting Carissa
      Then this is legal
      When the stack resolves
      Then Carissa has 18 life

  @cr:807.2b @cr:803.1a @cr-2006-10-01:608.2b @cr-2006-10-01:604.1a
  Rule: Each player attacks to the left, in whichever of the turns

    Scenario Outline: <attacker> attacks <left> and nobody else
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by Rob, Eve and Ivan
      And <attacker> controls Grizzly Bears and Hill Giant
      When <attacker> attacks <right> with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When <attacker> attacks <beyond> with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When <attacker> attacks <left> with Grizzly Bears and Hill Giant
      Then the declaration is legal
      And Grizzly Bears is attacking <left>

      Examples:
        | attacker | left | beyond  | right |
        | Rob      | Alex | Carissa | Lena  |
        | Eve      | Finn | Gus     | Dana  |
        | Ivan     | Judy | Karl    | Hana  |

    @edition:2006-10-01
    Scenario Outline: In 2006, too, <attacker> attacks <left> and nobody else
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by Rob, Eve and Ivan
      And <attacker> controls Grizzly Bears
      When <attacker> attacks <right> with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When <attacker> attacks <left> with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking <left>

      Examples:
        | attacker | left | right |
        | Rob      | Alex | Lena  |
        | Ivan     | Judy | Hana  |

  @cr:807.2c @cr-2006-10-01:608.2c
  Rule: Nobody attacks several players at once or hands creatures over

    Scenario: Two neighbours are not attacked at once, and a creature stays where it is
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by Rob, Eve and Ivan
      And Rob controls Grizzly Bears and Hill Giant
      When Rob activates Grizzly Bears targeting Alex
      Then this is illegal
      And nothing has changed
      When Rob declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Alex    |
        | Hill Giant    | Lena    |
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Alex with Grizzly Bears and Hill Giant
      Then the declaration is legal
      And Rob controls Grizzly Bears

    @edition:2006-10-01
    Scenario: In 2006, too, two neighbours are not attacked at once
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by Rob, Eve and Ivan
      And Rob controls Grizzly Bears and Hill Giant
      When Rob declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Alex    |
        | Hill Giant    | Lena    |
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Alex with Grizzly Bears and Hill Giant
      Then the declaration is legal
      And Hill Giant is attacking Alex

  @cr:807.2a @cr:801.4 @cr-2006-10-01:608.2a @cr-2006-10-01:601.4
  Rule: Nobody reaches farther than the next seat

    Scenario Outline: <caster>'s spell reaches <near>, not <far>
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by Rob, Eve and Ivan
      And <caster> controls Mountain
      And <caster> holds Lightning Bolt
      When <caster> casts Lightning Bolt targeting <far>
      Then this is illegal
      And nothing has changed
      When <caster> casts Lightning Bolt targeting <near>
      Then this is legal
      And Lightning Bolt is on the stack

      Examples:
        | caster | near | far     |
        | Rob    | Lena | Karl    |
        | Rob    | Alex | Carissa |
        | Eve    | Dana | Rob     |

    @edition:2006-10-01
    Scenario: In 2006, too, a spell reaches the next seat only
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by Rob, Eve and Ivan
      And Eve controls Mountain
      And Eve holds Lightning Bolt
      When Eve casts Lightning Bolt targeting Gus
      Then this is illegal
      And nothing has changed
      When Eve casts Lightning Bolt targeting Dana
      Then this is legal
      And Lightning Bolt is on the stack

  @cr:807.4c
  Rule: A turn that is over hands its marker to the left

    Scenario: Three turns end, and the three neighbours take theirs
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

    Scenario: The marker goes past an empty seat
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl, Lena and Milo
      And turns are being taken by Rob, Eve and Ivan
      When Alex concedes
      Then this is legal
      And Rob is taking a turn
      When Rob ends the turn
      Then turn marker 1 is with Carissa
      And there are 3 turn markers

    @cr:800.4j @cr-2020-06-01:800.4i
    Scenario: Whoever leaves in the own turn leaves the rest of it to the others, and the marker to the left
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

    Scenario: Whoever leaves before the own turn has begun hands the marker on at once
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
    Scenario: The marker goes past whoever skips a turn
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

  @cr:807.4d @cr-2006-10-01:608.4c
  Rule: A turn waits to begin while another marker is three seats to the left or nearer

    Scenario Outline: <heir> waits until <next> has ended a turn
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

    Scenario: With room to the left a turn begins at once
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

    Scenario: Two may wait one behind the other
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

    Scenario: A marker near on the right does not hold up a turn
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

    Scenario: Empty seats do not count between two markers
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

    @edition:2006-10-01
    Scenario Outline: In 2006, too, nobody follows <first> while the next marker is near
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by Rob, Eve and Ivan
      When <first> ends the turn
      Then <first> is not taking a turn
      And <heir> is not taking a turn
      And there are 3 turn markers
      When <second> ends the turn
      Then <second> is not taking a turn
      When <third> ends the turn
      Then Alex is taking a turn
      And Finn is taking a turn
      And Judy is taking a turn
      And turn marker 1 is with Alex
      And turn marker 2 is with Finn
      And turn marker 3 is with Judy

      Examples:
        | first | heir | second | third |
        | Rob   | Alex | Eve    | Ivan  |
        | Eve   | Finn | Ivan   | Rob   |
        | Ivan  | Judy | Rob    | Eve   |

    @edition:2006-10-01
    Scenario: In 2006, too, a turn begins at once with room to the left
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl, Lena and Milo
      And turns are being taken by Rob, Eve and Ivan
      When Ivan ends the turn
      Then Judy is taking a turn
      And turn marker 3 is with Judy
      When Rob ends the turn
      Then Alex is not taking a turn

  @cr:807.4e @cr-2006-10-01:608.4d
  Rule: A departure that breaks a foursome costs the first marker to its right

    Scenario Outline: <leaver> leaves, and it costs the marker of <holder>
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

    Scenario: After the loss of a marker the other turns follow each other as before
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

    Scenario Outline: <leaver>'s departure leaves three full foursomes and costs no marker
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

    Scenario: Whoever leaves in the own turn costs the marker farther to the right, not the own
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
    Scenario: Whoever leaves while waiting with a marker costs the one farther to the right, not the own
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

    Scenario Outline: Of two who leave one after the other, <first> decides which marker goes
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

    @cr:104.3b
    Scenario Outline: Where <first> and <second> leave at once, marker <marker> goes, which has the lower number
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
    Scenario Outline: In 2006, too, <leaver>'s departure costs the marker of <holder>
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by Rob, Eve and Ivan
      When <leaver> concedes
      Then this is legal
      And <holder> is taking a turn
      And there are 3 turn markers
      When <holder> ends the turn
      Then turn marker <marker> is gone
      And there are 2 turn markers
      And <neighbour> is not taking a turn
      When <other> ends the turn
      Then there are 2 turn markers

      Examples:
        | leaver  | holder | marker | neighbour | other |
        | Alex    | Rob    | 1      | Carissa   | Eve   |
        | Carissa | Rob    | 1      | Alex      | Eve   |
        | Hana    | Eve    | 2      | Finn      | Rob   |
        | Judy    | Ivan   | 3      | Karl      | Rob   |

    @edition:2006-10-01
    Scenario: In 2006, too, a departure that leaves three full foursomes costs no marker
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl, Lena and Milo
      And turns are being taken by Rob, Eve and Ivan
      When Carissa concedes
      Then this is legal
      When Rob ends the turn
      Then there are 3 turn markers
      When Ivan ends the turn
      Then turn marker 3 is with Judy
      When Eve ends the turn
      Then there are 3 turn markers

    @edition:2006-10-01
    Scenario Outline: In 2006 <first> and <second> leave, and the marker with the lower number goes
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by Rob, Eve and Ivan
      And <first> has 4 life
      And <second> has 4 life
      And <caster> controls two Mountains
      And <caster> holds Flame Rift
      When <caster> casts Flame Rift
      Then this is legal
      When the stack resolves
      Then <first> has left the game
      And <second> has left the game
      And there are 3 turn markers
      And <holder> is taking a turn
      When <holder> ends the turn
      Then turn marker <marker> is gone
      And there are 2 turn markers

      Examples:
        | first | second | caster | holder | marker |
        | Dana  | Finn   | Eve    | Rob    | 1      |
        | Hana  | Judy   | Ivan   | Eve    | 2      |

    @edition:2006-10-01
    Scenario: In 2006 one leaves after the other, and the marker with the lower number goes
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
    Scenario Outline: In 2006 <first> leaves, then <second>, and only then is it settled that marker <marker> goes
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

  @cr:807.4f
  Rule: A marker that is to be removed no longer counts when the next player leaves

    Scenario: Two markers go for two broken foursomes, and none for those who leave in between
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

    Scenario: With two markers to be removed already, the sixth departure costs nothing
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

    Scenario: As long as eight are left, a second departure costs nothing
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
  Rule: A marker that is to be removed goes when its turn is over, or at once where none is being taken

    Scenario: The turn of a marker that is to be removed goes on to its end
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

    Scenario Outline: A marker with which <heir> is waiting goes at once
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
    Scenario: A marker that is to be removed twice takes the next one to its right along
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
    Scenario: The next one to the right goes at once if no turn is being taken with it
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
    Scenario: A marker that is to be removed three times takes two more along
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
  Rule: Those who sat on either side of an empty seat reach each other from the next turn on

    Scenario: The neighbour of a departed neighbour comes into reach as the next turn begins
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

    Scenario: Two empty seats in a row are no obstacle either
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
    Scenario: What a marker leaves over falls to one that is to be removed anyway, and from there to the next
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

  @cr:807.4i
  Rule: Whoever takes an extra turn keeps the marker if there is room for it

    Scenario: With the other markers four seats away, the extra turn follows at once
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

    Scenario: A marker near on the right makes the extra turn wait for the own next turn
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

    Scenario: A marker near on the left lets the extra turn wait until it has moved on
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

    Scenario: Rob's extra turn follows his own, although Eve has been given one since
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

  @cr:807.4j @cr-2006-10-01:608.4e
  Rule: An extra turn for somebody who would have no marker waits for that player's next turn

    Scenario Outline: An extra turn given to <player> comes directly before <player>'s own next turn
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

    Scenario: Two extra turns both come before the own next turn
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
    Scenario: A player whose marker is removed takes the extra turn before the next own turn
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

    @cr:800.4k @cr-2020-06-01:800.4j
    Scenario: The extra turn of a player who has left is never taken
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
    Scenario Outline: In 2006, too, an extra turn given to <player> waits for the own next turn
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
      When Judy ends the turn
      And Finn ends the turn
      And Alex ends the turn
      And Karl ends the turn
      And Gus ends the turn
      And Carissa ends the turn
      Then <player> is taking a turn
      When <player> ends the turn
      Then <player> is taking a turn
      When <player> ends the turn
      Then <player> is not taking a turn

      Examples:
        | caster | player |
        | Eve    | Dana   |
        | Ivan   | Hana   |

    @edition:2006-10-01
    Scenario: In 2006, too, two extra turns both come before the own next turn
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

    @edition:2006-10-01
    Scenario: In 2006 the neighbour to the left takes two turns with the marker that was coming anyway
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

    @edition:2006-10-01 @cr-2006-10-01:300.6 @reading:an-extra-turn-in-2006
    Scenario: In 2006 an extra turn follows at once although a marker is near on the left
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

    @edition:2006-10-01 @cr-2006-10-01:300.6 @reading:an-extra-turn-in-2006
    Scenario: In 2006 an extra turn follows at once although a marker is near on the right
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

    Scenario: A marker near on the right does not part the extra turn from the own one
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

  @cr:807.5
  Rule: Each turn marker has its own stack

    Scenario: A full stack in one turn is none in another
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by Rob, Eve and Ivan
      And Rob controls Mountain
      And Rob holds Lightning Bolt and Forest
      And Eve controls two Forests
      And Eve holds Grizzly Bears
      When Rob casts Lightning Bolt targeting Alex
      Then this is legal
      When Rob plays Forest
      Then this is illegal
      And nothing has changed
      When Eve casts Grizzly Bears
      Then this is legal
      When Eve ends the turn
      Then Grizzly Bears is on the battlefield
      And Lightning Bolt is on the stack
      And Alex has 20 life

  @cr:807.5a
  Rule: Only who sits near the marker, or near somebody with something on its stack, has priority

    Scenario Outline: <near> acts in Eve's turn, and Carissa, who is not near, does not
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by Rob, Eve and Ivan
      And <near> controls Mountain
      And <near> holds Lightning Bolt
      And Carissa controls two Swamps and Fountain of Youth
      When <near> casts Lightning Bolt targeting Eve
      Then this is legal
      When Eve ends the turn
      Then Eve has 17 life
      When Carissa activates Fountain of Youth
      Then this is illegal
      And nothing has changed

      Examples:
        | near |
        | Finn |
        | Dana |

    Scenario: Who sits next to somebody with a spell on the stack may answer it
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by Rob, Eve and Ivan
      And Alex controls Mountain
      And Alex holds Shock
      And Carissa controls two Islands
      And Carissa holds Counterspell
      When Alex casts Shock targeting Rob
      Then this is legal
      When Carissa casts Counterspell targeting Shock
      Then this is legal
      When Rob ends the turn
      Then Rob has 20 life
      And Shock is in Alex's graveyard

    Scenario: What lies deeper on the stack lets a neighbour act as well as what is on top
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by Rob, Eve and Ivan
      And Alex controls left Mountain
      And Alex holds Shock
      And Rob controls right Mountain
      And Rob holds Lightning Bolt
      And Carissa controls two Islands
      And Carissa holds Counterspell
      When Alex casts Shock targeting Rob
      Then this is legal
      When Rob casts Lightning Bolt targeting Lena
      Then this is legal
      When Carissa casts Counterspell targeting Shock
      Then this is legal
      And the stack holds, from the top:
        | object         | controller |
        | Counterspell   | Carissa    |
        | Lightning Bolt | Rob        |
        | Shock          | Alex       |
      When Rob ends the turn
      Then Rob has 20 life
      And Lena has 17 life

    @cr:506.4
    Scenario: What is done in one turn removes a creature from the combat of another
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus and Hana
      And turns are being taken by Rob and Eve
      And Rob controls Hill Giant
      And Alex controls Grizzly Bears
      And Dana controls one Mountain
      And Dana holds Shock
      And Carissa controls five Mountains
      And Carissa holds Word of Seizing
      And Rob has attacked Alex with Hill Giant
      And Alex has blocked Hill Giant with Grizzly Bears
      And Dana has cast Shock targeting Eve
      When Carissa casts Word of Seizing targeting Grizzly Bears
      Then this is legal
      When the top of the stack resolves
      Then Carissa controls Grizzly Bears
      And Grizzly Bears is not blocking
      And Hill Giant is blocked
      When Rob ends the turn
      Then Alex has 20 life

  @cr:807.5b
  Rule: What aims at something on a stack is put on that stack

    Scenario: Between two turns, a spell is countered in the turn in which it was cast
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl, Lena, Milo and Nina
      And turns are being taken by Rob, Eve and Ivan
      And Rob controls Mountain
      And Rob holds Lightning Bolt
      And Dana controls two Islands
      And Dana holds Counterspell
      And Eve controls two Forests
      And Eve holds Grizzly Bears
      And Alex has conceded
      And Carissa has conceded
      When Ivan ends the turn
      Then Judy is taking a turn
      When Rob casts Lightning Bolt targeting Nina
      Then this is legal
      When Dana casts Counterspell targeting Lightning Bolt
      Then this is legal
      And the stack holds, from the top:
        | object         | controller |
        | Counterspell   | Dana       |
        | Lightning Bolt | Rob        |
      When Eve casts Grizzly Bears
      Then this is legal
      When Rob ends the turn
      Then Nina has 20 life
      And Lightning Bolt is in Rob's graveyard
      And Grizzly Bears is on the stack

  @cr:104.2a @cr:104.3a @cr-2006-10-01:608.5 @cr-2006-10-01:102.2a
  Rule: Grand Melee is won and lost as any other game

    @cr:104.3b
    Scenario: A player without life leaves, and the game goes on
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

    @cr:104.3b
    Scenario: Carissa, who is not near, dies in Rob's turn
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

    Scenario: Whoever is left alone has won
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

    Scenario: As long as two are left nobody has won
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

    @edition:2006-10-01
    Scenario: In 2006, too, a player without life leaves, and the game goes on
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl, Lena and Milo
      And turns are being taken by Rob, Eve and Ivan
      And Finn has 3 life
      And Eve controls Hill Giant
      When Eve attacks Finn with Hill Giant
      Then the declaration is legal
      When Eve ends the turn
      Then Finn has left the game
      And the game goes on
      And Rob is taking a turn

    @edition:2006-10-01
    Scenario: In 2006, too, Carissa, who is not near, dies in Rob's turn
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

    @edition:2006-10-01
    Scenario: In 2006, too, whoever is left alone has won
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

    @edition:2006-10-01
    Scenario Outline: In 2006, too, the last two with <rob> and <alex> life are struck by Flame Rift, and <end>
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
  Rule: Anybody may leave at any moment, and the other turns do not stop for it

    @cr:800.4a @cr:800.4j @cr-2020-06-01:800.4i
    Scenario: An attacking player leaves, and the attack of another goes on
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
    Scenario: A player who is attacked leaves, and the attack strikes nobody
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
    Scenario: A player who owes a block leaves, and the turn of the attacking player goes on
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
    Scenario: An ability and a spell leave with their player in whichever of the turns they wait
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
