@since:2020-06-01
Feature: Shared team turns: choices and draws
  What several have to choose at once is chosen by the active team first and
  by the other teams in turn order, within a team in any order. Nothing is
  done before everybody has chosen. Only cards are drawn one player at a time.

  @cr:805.6
  Rule: Teams choose in turn order from the active team, and teammates choose in any order

    Scenario Outline: Innocent Blood in 2HG: <first> may choose before <second>, <third> before <fourth>
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is <second>'s precombat main phase
      And Rob controls Rob's Hill Giant and Rob's Gray Ogre
      And Alex controls Alex's Hill Giant and Alex's Gray Ogre
      And Carissa controls Carissa's Hill Giant and Carissa's Gray Ogre
      And Dana controls Dana's Hill Giant and Dana's Gray Ogre
      And <caster> controls Vedalken Orrery and one Swamp
      And <caster> holds Innocent Blood
      And <caster> has cast Innocent Blood
      When the top of the stack resolves
      Then <first> is asked to choose
      When <third> interrupts and chooses <third>'s Gray Ogre
      Then this is illegal
      And nothing has changed
      When <first> chooses <first>'s Gray Ogre
      Then this is legal
      And <first>'s Gray Ogre is on the battlefield
      When <fourth> interrupts and chooses <fourth>'s Hill Giant
      Then this is illegal
      And nothing has changed
      When <second> chooses <second>'s Hill Giant
      Then this is legal
      And <second>'s Hill Giant is on the battlefield
      And <third> is asked to choose
      When <third> chooses <third>'s Gray Ogre
      Then this is legal
      And <first>'s Gray Ogre is on the battlefield
      And <third>'s Gray Ogre is on the battlefield
      When <fourth> chooses <fourth>'s Hill Giant
      Then this is legal
      And <first>'s Gray Ogre is in <first>'s graveyard
      And <second>'s Hill Giant is in <second>'s graveyard
      And <third>'s Gray Ogre is in <third>'s graveyard
      And <fourth>'s Hill Giant is in <fourth>'s graveyard
      And <first>'s Hill Giant is on the battlefield
      And <fourth>'s Gray Ogre is on the battlefield

      Examples:
        | caster | first   | second  | third   | fourth  |
        | Alex   | Dana    | Carissa | Rob     | Alex    |
        | Alex   | Carissa | Dana    | Alex    | Rob     |
        | Rob    | Rob     | Alex    | Dana    | Carissa |
        | Dana   | Alex    | Rob     | Carissa | Dana    |

    Scenario Outline: On <one>'s turn, <one> chooses a sacrifice before the caster, <other>
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is <one>'s precombat main phase
      And <one> controls Hill Giant and Gray Ogre
      And <other> controls Grizzly Bears and Runeclaw Bear
      And <other> controls Vedalken Orrery and one Swamp
      And <other> holds Innocent Blood
      And <other> has cast Innocent Blood
      When the top of the stack resolves
      Then <one> may choose among Hill Giant and Gray Ogre
      When <other> interrupts and chooses Grizzly Bears
      Then this is illegal
      And nothing has changed
      When <one> chooses Hill Giant
      Then this is legal
      And Hill Giant is on the battlefield
      And <other> may choose among Grizzly Bears and Runeclaw Bear
      When <other> chooses Runeclaw Bear
      Then this is legal
      And Hill Giant is in <one>'s graveyard
      And Runeclaw Bear is in <other>'s graveyard
      And Grizzly Bears is on the battlefield
      And <one> has priority

      Examples:
        | one     | other   |
        | Dana    | Rob     |
        | Carissa | Alex    |
        | Alex    | Carissa |

    Scenario: Three teams choose what to sacrifice in turn order
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | moon |
        | Dana    | moon |
        | Eve     | star |
        | Finn    | star |
      And it is Carissa's precombat main phase
      And Carissa controls one Swamp
      And Carissa holds Innocent Blood
      And Alex controls Grizzly Bears and Runeclaw Bear
      And Dana controls Hill Giant and Gray Ogre
      And Eve controls Craw Wurm and Eager Cadet
      And Carissa has cast Innocent Blood
      When the top of the stack resolves
      Then Dana may choose among Hill Giant and Gray Ogre
      When Alex interrupts and chooses Grizzly Bears
      Then this is illegal
      And nothing has changed
      When Dana chooses Gray Ogre
      Then this is legal
      And Eve may choose among Craw Wurm and Eager Cadet
      When Alex interrupts and chooses Grizzly Bears
      Then this is illegal
      And nothing has changed
      When Eve chooses Eager Cadet
      Then this is legal
      And Alex may choose among Grizzly Bears and Runeclaw Bear
      And Gray Ogre is on the battlefield
      And Eager Cadet is on the battlefield
      When Alex chooses Grizzly Bears
      Then this is legal
      And Gray Ogre is in Dana's graveyard
      And Eager Cadet is in Eve's graveyard
      And Grizzly Bears is in Alex's graveyard

    Scenario: Sharing turns, teammates may choose sacrifices in reverse turn order
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | sun  |
        | Dana    | moon |
        | Eve     | moon |
        | Finn    | moon |
      And it is Dana's precombat main phase
      And Dana controls one Swamp, Grizzly Bears and Gray Ogre
      And Dana holds Innocent Blood
      And Eve controls Runeclaw Bear and Hill Giant
      And Finn controls Eager Cadet and Craw Wurm
      And Alex controls Savannah Lions and Wall of Wood
      And Dana has cast Innocent Blood
      When the top of the stack resolves
      When Finn chooses Eager Cadet
      Then this is legal
      And Eager Cadet is on the battlefield
      When Eve chooses Runeclaw Bear
      Then this is legal
      When Alex interrupts and chooses Wall of Wood
      Then this is illegal
      And nothing has changed
      When Dana chooses Grizzly Bears
      Then this is legal
      And Alex may choose among Savannah Lions and Wall of Wood
      And Grizzly Bears is on the battlefield
      When Alex chooses Wall of Wood
      Then this is legal
      And Eager Cadet is in Finn's graveyard
      And Runeclaw Bear is in Eve's graveyard
      And Grizzly Bears is in Dana's graveyard
      And Wall of Wood is in Alex's graveyard

    @cr:603.10a
    Scenario: Blood Artist triggers for itself and creatures sacrificed with it
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls one Swamp, Grizzly Bears and Runeclaw Bear
      And Dana holds Innocent Blood
      And Rob controls Blood Artist
      And Alex controls Gray Ogre and Hill Giant
      And Dana has cast Innocent Blood
      When the top of the stack resolves
      When Dana chooses Grizzly Bears
      Then this is legal
      When Alex chooses Gray Ogre
      Then this is legal
      When Rob chooses Dana
      Then this is legal
      When Rob chooses Dana
      Then this is legal
      When Rob chooses Carissa
      Then this is legal
      And Blood Artist is in Rob's graveyard
      And Gray Ogre is in Alex's graveyard
      And Grizzly Bears is in Dana's graveyard
      And Blood Artist's ability is on the stack three times
      When the stack resolves
      Then Rob has 33 life
      And Dana has 27 life

    @cr:810.9d
    Scenario Outline: In 2HG, <mate> may have <caster>'s Repay in Kind set <chosen>'s life total
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is <caster>'s precombat main phase
      And <caster> controls seven Swamps
      And <caster> holds Repay in Kind
      And <caster> has 7 life
      And <one> has 13 life
      And <one> controls Luminarch Ascension
      And <caster> has cast Repay in Kind
      When the top of the stack resolves
      When <caster> interrupts and chooses <one>
      Then this is illegal
      And nothing has changed
      When <mate> chooses <chosen>
      Then this is legal
      And <one> has 7 life
      And <mate> has 7 life
      And <caster> has 7 life
      When play goes on to the end step
      Then Luminarch Ascension's ability is <where>

      Examples:
        | caster  | one     | mate | chosen  | where            |
        | Rob     | Carissa | Dana | Dana    | on the stack     |
        | Rob     | Carissa | Dana | Carissa | not on the stack |
        | Carissa | Alex    | Rob  | Rob     | on the stack     |
        | Dana    | Rob     | Alex | Rob     | not on the stack |

    @cr:810.9d
    Scenario: The active team chooses its member for Repay in Kind before the others
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Dana controls seven Swamps
      And Dana holds Repay in Kind
      And Dana has 13 life
      And Rob has 7 life
      And Dana has cast Repay in Kind
      When the top of the stack resolves
      Then Carissa may choose among Carissa and Dana
      When Alex interrupts and chooses Alex
      Then this is illegal
      And nothing has changed
      When Carissa chooses Dana
      Then this is legal
      When play goes on to the end step
      Then Dana has 7 life
      And Rob has 7 life

    @cr:101.4a
    Scenario: Show and Tell hides the active team's chosen cards from the other team
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls three Islands
      And Carissa holds Show and Tell and Serra Angel
      And Dana holds Craw Wurm and Hill Giant
      And Rob holds Gray Ogre and Forest
      And Carissa has cast Show and Tell
      When the top of the stack resolves
      When Dana chooses Craw Wurm
      Then this is legal
      And Rob does not know what Dana has chosen
      And Craw Wurm is in Dana's hand
      When Rob interrupts and chooses Gray Ogre
      Then this is illegal
      And nothing has changed
      When Carissa declines
      Then this is legal
      And Alex does not know what Dana has chosen
      And Craw Wurm is in Dana's hand
      When Rob chooses Gray Ogre
      Then this is legal
      When play goes on to the end step
      Then Dana controls Craw Wurm
      And Rob controls Gray Ogre
      And Serra Angel is in Carissa's hand

    @cr:101.4c
    Scenario Outline: <one> may make two Cataclysm choices before teammate <mate> makes any
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is <one>'s precombat main phase
      And <one> controls Spellbook, Fountain of Youth, Gray Ogre and Hill Giant
      And <mate> controls Icy Manipulator, Frogmite, Grizzly Bears and Runeclaw Bear
      And Carissa controls Vedalken Orrery and four Plains
      And Carissa holds Cataclysm
      And Carissa has cast Cataclysm
      When the top of the stack resolves
      And <one> chooses Spellbook
      Then this is legal
      When <one> interrupts and chooses Gray Ogre
      Then this is legal
      And Fountain of Youth is on the battlefield

      Examples:
        | one  | mate |
        | Rob  | Alex |
        | Alex | Rob  |

  @cr:805.6a
  Rule: The active team draws first, and each player finishes drawing before the next begins

    Scenario Outline: <caster>'s Vision Skeins makes each player of both teams draw two cards
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And <caster> controls two Islands
      And <caster> holds Vision Skeins
      And Rob's library holds, from the top, Gray Ogre and Hill Giant
      And Alex's library holds, from the top, Grizzly Bears and Runeclaw Bear
      And Carissa's library holds, from the top, Craw Wurm and Eager Cadet
      And Dana's library holds, from the top, Serra Angel and Wall of Wood
      When <caster> casts Vision Skeins
      Then this is legal
      When the stack resolves
      Then Gray Ogre is in Rob's hand
      And Hill Giant is in Rob's hand
      And Grizzly Bears is in Alex's hand
      And Runeclaw Bear is in Alex's hand
      And Craw Wurm is in Carissa's hand
      And Eager Cadet is in Carissa's hand
      And Serra Angel is in Dana's hand
      And Wall of Wood is in Dana's hand
      And Rob has two cards in hand
      And Dana has two cards in hand

      Examples:
        | caster  |
        | Rob     |
        | Carissa |
        | Dana    |

    @cr:810.8a @cr:704.5b
    Scenario: Vision Skeins makes all six players in two teams draw two cards
      Given a Two-Headed Giant game of Rob, Alex and Eve against Carissa, Dana and Finn
      And Carissa controls two Islands
      And Carissa holds Vision Skeins
      When Carissa casts Vision Skeins
      Then this is legal
      When the stack resolves
      Then Rob has two cards in hand
      And Alex has two cards in hand
      And Eve has two cards in hand
      And Carissa has two cards in hand
      And Dana has two cards in hand
      And Finn has two cards in hand

    Scenario: All players draw before anyone loses for drawing from an empty library
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Rob controls two Islands
      And Rob holds Vision Skeins
      And Carissa's library holds one card
      And Alex's library holds no cards
      When Rob casts Vision Skeins
      Then this is legal
      When the top of the stack resolves
      Then the game is a draw
