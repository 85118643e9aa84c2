@since:2020-06-01
Feature: Two-Headed Giant: hands
  Teammates look at each other's hands. Beyond that, what a player has is that
  player's alone.

  @cr:810.5
  Rule: In 2HG, teammates see each other's hands but share no cards, mana or permanents

    @also:2006-10-01
    Scenario: In 2HG, teammates see each other's hands, and opponents don't
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob holds Grizzly Bears
      And Alex holds Hill Giant
      And Carissa holds Gray Ogre
      And Dana holds Craw Wurm
      When play goes on to the end step
      Then Rob can see Hill Giant
      And Alex can see Grizzly Bears
      And Carissa can see Craw Wurm
      And Dana can see Gray Ogre
      And Rob cannot see Craw Wurm
      And Alex cannot see Gray Ogre
      And Dana cannot see Grizzly Bears

    Scenario: In Three-Headed Giant, each player sees both teammates' hands
      Given a Two-Headed Giant game of Rob, Alex and Eve against Carissa, Dana and Finn
      And Rob holds Grizzly Bears
      And Alex holds Hill Giant
      And Eve holds Gray Ogre
      When play goes on to the end step
      Then Rob can see Hill Giant and Gray Ogre
      And Alex can see Grizzly Bears and Gray Ogre
      And Eve can see Grizzly Bears and Hill Giant
      And Finn cannot see Gray Ogre

    @also:2006-10-01
    Scenario: In Two-Headed Giant, a player can't spend a teammate's mana
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob holds Grizzly Bears
      And Alex controls two Forests
      And Alex holds Runeclaw Bear
      When Rob casts Grizzly Bears
      Then this is illegal
      And nothing has changed
      When Alex casts Runeclaw Bear
      Then this is legal
      And Runeclaw Bear is on the stack

    Scenario: A player can't play a teammate's land or use a teammate's creature
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob holds Plains
      And Alex holds Forest
      And Alex controls Alluring Siren
      And Carissa controls Gray Ogre
      When Rob plays Forest
      Then this is illegal
      And nothing has changed
      When Rob activates Alluring Siren targeting Gray Ogre
      Then this is illegal
      And nothing has changed
      When Rob plays Plains
      Then this is legal
      When Alex activates Alluring Siren targeting Gray Ogre
      Then this is legal
      And Alluring Siren is tapped

    @cr:514.1
    Scenario: Spellbook affects only its controller, and a teammate still discards
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's end step
      And Rob controls Spellbook
      And Rob holds nine Forests
      And Alex holds nine Islands
      When everybody passes
      Then Alex is asked to choose
      When Alex chooses first Island and second Island
      Then this is legal
      And Alex has seven cards in hand
      And Rob has nine cards in hand
      And it is Carissa's turn

    @cr:702.41a
    Scenario: Affinity counts artifacts the caster controls, not those they own
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And these permanents are on the battlefield:
        | permanent     | controller | owner |
        | Ornithopter   | Rob        | Alex  |
        | Memnite       | Rob        | Alex  |
        | Darksteel Myr | Rob        | Alex  |
        | Copper Tablet | Rob        | Alex  |
      And Rob holds Rob's Frogmite
      And Alex holds Alex's Frogmite
      When Alex casts Alex's Frogmite
      Then this is illegal
      And nothing has changed
      When Rob casts Rob's Frogmite
      Then this is legal
      And Rob's Frogmite is on the stack

    @cr:514.1
    Scenario Outline: <player> discards down to seven though teammate <mate> has two cards
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's end step
      And <player> holds nine Forests
      And <mate> holds two Islands
      When everybody passes
      Then <player> is asked to choose
      When <player> chooses first Forest and second Forest
      Then this is legal
      And <player> has seven cards in hand
      And <mate> has two cards in hand
      And it is Carissa's turn

      Examples:
        | player | mate |
        | Rob    | Alex |
        | Alex   | Rob  |

    Scenario Outline: <player> can't sacrifice a creature that teammate <mate> controls
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is <player>'s precombat main phase
      And <player> controls two Swamps and Hill Giant
      And <player> holds Altar's Reap
      And <mate> controls Grizzly Bears
      When <player> casts Altar's Reap sacrificing Grizzly Bears
      Then this is illegal
      And nothing has changed
      When <player> casts Altar's Reap sacrificing Hill Giant
      Then this is legal
      And Hill Giant is in <player>'s graveyard
      And Grizzly Bears is on the battlefield

      Examples:
        | player  | mate |
        | Rob     | Alex |
        | Dana    | Carissa |

  @cr:810.6
  Rule: In 2HG, the starting team doesn't draw on its first turn (in 2006, one member does)

    Scenario: In 2HG, both teammates draw except on the starting team's first turn
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob holds seven Forests
      And Alex holds seven Plains
      And Carissa holds seven Islands
      And Dana holds seven Swamps
      And the game has not begun, and Rob plays first
      And Rob has kept the hand
      And Alex has kept the hand
      And Carissa has kept the hand
      And Dana has kept the hand
      When play goes on to Rob's precombat main phase
      Then Rob has seven cards in hand
      And Alex has seven cards in hand
      When play goes on to Carissa's precombat main phase
      Then Carissa has eight cards in hand
      And Dana has eight cards in hand
      And Rob has seven cards in hand
      When play goes on to Rob's precombat main phase
      Then Rob has eight cards in hand
      And Alex has eight cards in hand

    @since:2020-06-01 @cr:103.8b
    Scenario: In 2HG, nobody can act in the draw step that the starting team skips
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob holds seven Forests
      And Alex holds seven Plains
      And Carissa holds seven Islands
      And Dana holds seven Swamps
      And the game has not begun, and Carissa plays first
      And Carissa has kept the hand
      And Dana has kept the hand
      And Rob has kept the hand
      And Alex has kept the hand
      When everybody passes
      Then it is the precombat main phase
      And Carissa has priority
      When play goes on to Rob's upkeep
      And everybody passes
      Then it is the draw step
      And Rob has priority

    @cr:810.11 @cr:103.8b
    Scenario: All three teammates draw except on the starting team's first turn
      Given a Two-Headed Giant game of Rob, Alex and Eve against Carissa, Dana and Finn
      And Rob holds seven Forests
      And Alex holds seven Plains
      And Eve holds seven Mountains
      And Carissa holds seven Islands
      And Dana holds seven Swamps
      And Finn holds seven Memnites
      And the game has not begun, and Rob plays first
      And Rob has kept the hand
      And Alex has kept the hand
      And Eve has kept the hand
      And Carissa has kept the hand
      And Dana has kept the hand
      And Finn has kept the hand
      When play goes on to Rob's precombat main phase
      Then Rob has seven cards in hand
      And Alex has seven cards in hand
      And Eve has seven cards in hand
      When play goes on to Carissa's precombat main phase
      Then Carissa has eight cards in hand
      And Dana has eight cards in hand
      And Finn has eight cards in hand
      And Eve has seven cards in hand

    @edition:2006-10-01
    Scenario: On a 2HG game's first turn only the secondary player draws (2006)
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob holds seven Forests
      And Alex holds seven Plains
      And Carissa holds seven Islands
      And Dana holds seven Swamps
      And the game has not begun, and Rob plays first
      And Rob has kept the hand
      And Alex has kept the hand
      And Carissa has kept the hand
      And Dana has kept the hand
      When play goes on to Rob's precombat main phase
      Then Rob has seven cards in hand
      And Alex has eight cards in hand
      When play goes on to Carissa's precombat main phase
      Then Carissa has eight cards in hand
      And Dana has eight cards in hand

  @cr:805.3a @edition:2006-10-01
  Rule: The starting team takes all its mulligans before the other team decides (2006)

    Scenario: In 2HG, a team mulligans and decides again before opponents do (2006)
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob holds seven Forests
      And Alex holds seven Plains
      And Carissa holds seven Islands
      And Dana holds seven Swamps
      And the game has not begun, and Rob plays first
      When Rob takes a mulligan
      Then this is legal
      When Alex keeps the hand
      Then this is legal
      And Rob has seven cards in hand
      And Rob is asked to keep a hand
      When Rob takes a mulligan
      Then this is legal
      And Rob has six cards in hand
      And Rob is asked to keep a hand
      When Rob keeps the hand
      Then this is legal
      And Carissa is asked to keep a hand
      And Rob has six cards in hand
      And Alex has seven cards in hand
