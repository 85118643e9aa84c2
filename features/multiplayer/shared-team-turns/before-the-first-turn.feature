@since:2020-06-01
Feature: Shared team turns: before the first turn
  It is a team that begins. Its members decide about their hands before the
  others do, each in their own name and in any order, and so with the cards
  that may begin the game on the battlefield.

  @cr:805.3 @cr:103.1a
  Rule: With shared team turns, one team plays first, and all its members share the first turn

    Scenario Outline: In 2HG, if <named> plays first, teammate <mate> shares the first turn
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob holds seven Islands
      And Alex holds seven Forests
      And Carissa holds seven Swamps
      And Dana holds seven Plains
      And the game has not begun, and <named> plays first
      When play goes on to <named>'s precombat main phase
      Then it is <named>'s turn
      And it is <mate>'s turn
      When <mate> plays <land>
      Then this is legal
      And <land> is on the battlefield

      Examples:
        | named   | mate    | land         |
        | Rob     | Alex    | first Forest |
        | Alex    | Rob     | first Island |
        | Carissa | Dana    | first Plains |
        | Dana    | Carissa | first Swamp  |

  @cr:805.3a
  @cr:103.5d
  Rule: Teams decide on mulligans in turn order and take them all at the same time

    Scenario Outline: 2HG mulligans may be decided in the order <first>, <second>, <third>, <fourth>
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob holds seven Islands
      And Alex holds seven Forests
      And Carissa holds seven Swamps
      And Dana holds seven Plains
      And the game has not begun, and <named> plays first
      When <first> keeps the hand
      Then this is legal
      And <second> is asked to keep a hand
      When <second> keeps the hand
      Then this is legal
      And <third> is asked to keep a hand
      When <third> keeps the hand
      Then this is legal
      And <fourth> is asked to keep a hand
      When <fourth> keeps the hand
      Then this is legal
      And nobody is asked to keep a hand
      When play goes on to <named>'s upkeep
      Then it is <first>'s turn
      And it is <second>'s turn
      And <named> has priority

      Examples:
        | named | first   | second  | third   | fourth  |
        | Dana  | Dana    | Carissa | Alex    | Rob     |
        | Dana  | Carissa | Dana    | Rob     | Alex    |
        | Rob   | Alex    | Rob     | Carissa | Dana    |
        | Alex  | Rob     | Alex    | Dana    | Carissa |

    Scenario Outline: In 2HG, <late> can't mulligan after <other> of the next team keeps
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob holds seven Islands
      And Alex holds seven Forests
      And Carissa holds seven Swamps
      And Dana holds seven Plains
      And the game has not begun, and <named> plays first
      When <other> keeps the hand
      Then this is legal
      When <late> takes a mulligan
      Then this is illegal
      And <late> has seven cards in hand

      Examples:
        | named | other   | late    |
        | Dana  | Rob     | Carissa |
        | Dana  | Alex    | Dana    |
        | Rob   | Dana    | Alex    |
        | Alex  | Carissa | Rob     |

    Scenario Outline: With three teams, <late> can't mulligan once a later team's <other> keeps
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | moon |
        | Dana    | moon |
        | Eve     | star |
        | Finn    | star |
      And Rob holds seven Islands
      And Alex holds seven Forests
      And Carissa holds seven Swamps
      And Dana holds seven Plains
      And Eve holds seven Mountains
      And Finn holds seven Islands
      And the game has not begun, and <named> plays first
      When <other> keeps the hand
      Then this is legal
      When <late> takes a mulligan
      Then this is illegal
      And <late> has seven cards in hand

      Examples:
        | named   | other   | late    |
        | Dana    | Eve     | Carissa |
        | Carissa | Rob     | Finn    |
        | Finn    | Alex    | Eve     |
        | Eve     | Carissa | Rob     |

    Scenario: In 2HG, all mulligans are taken together after both teams have decided
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob holds Hill Giant and six Islands
      And Alex holds seven Forests
      And Carissa holds Craw Wurm and six Swamps
      And Dana holds seven Plains
      And the game has not begun, and Dana plays first
      When Carissa takes a mulligan
      Then this is legal
      And Craw Wurm is in Carissa's hand
      When Dana keeps the hand
      Then this is legal
      And Craw Wurm is in Carissa's hand
      When Rob takes a mulligan
      Then this is legal
      And Craw Wurm is in Carissa's hand
      And Hill Giant is in Rob's hand
      When Alex keeps the hand
      Then this is legal
      And Carissa has seven cards in hand
      And Rob has seven cards in hand
      And Carissa is asked to keep a hand
      When Carissa keeps the hand
      Then this is legal
      And Rob is asked to keep a hand
      When Rob keeps the hand
      Then this is legal
      And nobody is asked to keep a hand
      When play goes on to Carissa's upkeep
      Then it is Dana's turn

    Scenario: In 2HG, both teammates can take a mulligan at the same time
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob holds Gray Ogre and six Islands
      And Alex holds Hill Giant and six Forests
      And Carissa holds seven Swamps
      And Dana holds seven Plains
      And the game has not begun, and Rob plays first
      When Rob takes a mulligan
      Then this is legal
      And Gray Ogre is in Rob's hand
      When Alex takes a mulligan
      Then this is legal
      And Gray Ogre is in Rob's hand
      And Hill Giant is in Alex's hand
      When Carissa keeps the hand
      Then this is legal
      And Gray Ogre is in Rob's hand
      And Hill Giant is in Alex's hand
      When Dana keeps the hand
      Then this is legal
      And Rob has seven cards in hand
      And Alex has seven cards in hand
      And Rob is asked to keep a hand

    @cr:103.5c
    Scenario Outline: <again> may mulligan again after teammate <content> keeps
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And <again> holds Craw Wurm and six Forests
      And <content> holds seven Plains
      And <a> holds seven Islands
      And <b> holds seven Swamps
      And <again>'s library holds no cards
      And the game has not begun, and <again> plays first
      When <content> keeps the hand
      Then this is legal
      When <again> takes a mulligan
      Then this is legal
      When <again> takes a mulligan
      Then this is legal
      And <again> is asked to choose
      When <again> chooses Craw Wurm
      Then this is legal
      And Craw Wurm is in <again>'s library
      And <again> has six cards in hand
      And <again> is asked to keep a hand
      When <content> takes a mulligan
      Then this is illegal
      And <content> has seven cards in hand

      Examples:
        | again | content | a       | b    |
        | Dana  | Carissa | Rob     | Alex |
        | Alex  | Rob     | Carissa | Dana |

    @cr:103.5c
    Scenario Outline: <content>, who kept, can't join teammate <again>'s second mulligan
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And <again> holds Craw Wurm and six Forests
      And <content> holds seven Plains
      And <a> holds seven Islands
      And <b> holds seven Swamps
      And <again>'s library holds no cards
      And the game has not begun, and <content> plays first
      When <again> takes a mulligan
      Then this is legal
      When <content> keeps the hand
      Then this is legal
      When <again> takes a mulligan
      Then this is legal
      When <again> chooses first Forest
      Then this is legal
      And first Forest is in <again>'s library
      And Craw Wurm is in <again>'s hand
      And <again> has six cards in hand
      When <content> takes a mulligan
      Then this is illegal
      And <content> has seven cards in hand

      Examples:
        | again   | content | a       | b    |
        | Carissa | Dana    | Rob     | Alex |
        | Rob     | Alex    | Carissa | Dana |

    @cr:810.5
    Scenario: Teammates see each other's hands during mulligans, opponents don't
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob holds Gray Ogre and six Islands
      And Alex holds Hill Giant and six Forests
      And Carissa holds Craw Wurm and six Swamps
      And Dana holds Serra Angel and six Plains
      And Carissa's library holds no cards
      And the game has not begun, and Carissa plays first
      When Carissa takes a mulligan
      Then this is legal
      And Dana can see Craw Wurm
      And Carissa can see Serra Angel
      And Rob cannot see Craw Wurm
      And Alex cannot see Serra Angel
      When Dana keeps the hand
      Then this is legal
      And Rob can see Hill Giant
      And Alex can see Gray Ogre
      And Dana cannot see Gray Ogre
      When Rob keeps the hand
      Then this is legal
      When Alex keeps the hand
      Then this is legal
      And Dana can see Craw Wurm
      And Rob cannot see Craw Wurm

  @cr:805.3b
  @cr:103.6c
  Rule: Opening-hand actions are taken team by team, in any order within a team

    Scenario Outline: In 2HG, <first>, then <second> may begin with Leylines before opponents
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob holds Rob's Leyline of Vitality and six Islands
      And Alex holds Alex's Leyline of Vitality and six Forests
      And Carissa holds Carissa's Leyline of Sanctity and six Swamps
      And Dana holds Dana's Leyline of Sanctity and six Plains
      And the game has not begun, and <first> plays first
      When <third> keeps the hand
      Then this is legal
      When <fourth> keeps the hand
      Then this is legal
      And <first> is asked to choose
      When <third> interrupts and chooses <third>'s Leyline of <theirs>
      Then this is illegal
      And nothing has changed
      When <first> chooses <first>'s Leyline of <ours>
      Then this is legal
      And <first>'s Leyline of <ours> is on the battlefield
      When <fourth> interrupts and chooses <fourth>'s Leyline of <theirs>
      Then this is illegal
      And nothing has changed
      When <second> chooses <second>'s Leyline of <ours>
      Then this is legal
      And <second>'s Leyline of <ours> is on the battlefield
      And <third> is asked to choose
      When <third> chooses nothing
      Then this is legal
      And <third>'s Leyline of <theirs> is in <third>'s hand
      And <fourth> is asked to choose
      When <fourth> chooses <fourth>'s Leyline of <theirs>
      Then this is legal
      And <fourth> controls <fourth>'s Leyline of <theirs>
      And <third> has seven cards in hand
      When play goes on to <first>'s upkeep
      Then it is <second>'s turn

      Examples:
        | first   | second  | third   | fourth  | ours     | theirs   |
        | Dana    | Carissa | Rob     | Alex    | Sanctity | Vitality |
        | Carissa | Dana    | Alex    | Rob     | Sanctity | Vitality |
        | Rob     | Alex    | Carissa | Dana    | Vitality | Sanctity |
        | Alex    | Rob     | Dana    | Carissa | Vitality | Sanctity |

    Scenario: Three teams use opening-hand Leylines in turn order
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | moon |
        | Dana    | moon |
        | Eve     | star |
        | Finn    | star |
      And Rob holds seven Islands
      And Alex holds Leyline of Vitality and six Forests
      And Carissa holds seven Swamps
      And Dana holds Dana's Leyline of Sanctity and six Plains
      And Eve holds Eve's Leyline of Sanctity and six Mountains
      And Finn holds seven Islands
      And the game has not begun, and Carissa plays first
      When Rob keeps the hand
      Then this is legal
      When Alex keeps the hand
      Then this is legal
      And Dana is asked to choose
      When Eve interrupts and chooses Eve's Leyline of Sanctity
      Then this is illegal
      And nothing has changed
      When Dana chooses Dana's Leyline of Sanctity
      Then this is legal
      And Dana's Leyline of Sanctity is on the battlefield
      When Alex interrupts and chooses Leyline of Vitality
      Then this is illegal
      And nothing has changed
      When Eve chooses Eve's Leyline of Sanctity
      Then this is legal
      And Eve's Leyline of Sanctity is on the battlefield
      When Alex chooses Leyline of Vitality
      Then this is legal
      And Leyline of Vitality is on the battlefield
      When play goes on to Carissa's upkeep
      Then it is Dana's turn
