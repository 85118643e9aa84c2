@since:2020-06-01
Feature: Shared team turns: team turns
  A turn belongs to a team. All its members untap, draw, play lands and cast
  spells in it as each of them would in a turn of their own, and what triggers
  for each player's step triggers for each of them.

  @cr:805.4 @cr:805.4a
  Rule: With shared team turns, each turn belongs to a team whose members are all active players

    Scenario Outline: With three teams, <one> and <other>'s shared turn follows <before>'s
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | moon |
        | Dana    | moon |
        | Eve     | star |
        | Finn    | star |
      And it is <before>'s end step
      When everybody passes
      Then it is the upkeep
      And it is <one>'s turn
      And it is <other>'s turn
      And <one> has priority
      And <other> has priority

      Examples:
        | before | one     | other |
        | Rob    | Carissa | Dana  |
        | Alex   | Carissa | Dana  |
        | Dana   | Eve     | Finn  |
        | Finn   | Rob     | Alex  |

    Scenario: Three teammates take one turn together, then their three opponents do
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | sun  |
        | Dana    | moon |
        | Eve     | moon |
        | Finn    | moon |
      And it is Alex's end step
      When everybody passes
      Then it is the upkeep
      And it is Dana's turn
      And it is Eve's turn
      And it is Finn's turn
      When play goes on to the end step
      When everybody passes
      Then it is the upkeep
      And it is Rob's turn
      And it is Alex's turn
      And it is Carissa's turn

    @cr:810.2
    Scenario Outline: In 2HG, <one> and <other> are taking the turn after <before>'s
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is <before>'s end step
      When everybody passes
      Then it is the upkeep
      And <one> is taking a turn
      And <other> is taking a turn
      And <a> is not taking a turn
      And <b> is not taking a turn

      Examples:
        | before  | one     | other | a       | b    |
        | Alex    | Carissa | Dana  | Rob     | Alex |
        | Carissa | Rob     | Alex  | Carissa | Dana |

    @cr:502.3
    Scenario Outline: In 2HG, only <one> and <other>'s permanents untap on their turn
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is <before>'s end step
      And these permanents are on the battlefield:
        | permanent     | controller | tapped |
        | Forest        | <one>      | yes    |
        | Grizzly Bears | <one>      | yes    |
        | Mountain      | <other>    | yes    |
        | Hill Giant    | <other>    | yes    |
        | Island        | <a>        | yes    |
        | Gray Ogre     | <b>        | yes    |
      When play goes on to <one>'s upkeep
      Then it is <other>'s turn
      And Forest is untapped
      And Grizzly Bears is untapped
      And Mountain is untapped
      And Hill Giant is untapped
      And Island is tapped
      And Gray Ogre is tapped

      Examples:
        | before | one     | other | a       | b    |
        | Rob    | Carissa | Dana  | Rob     | Alex |
        | Dana   | Alex    | Rob   | Carissa | Dana |

    @cr:505.6a
    Scenario Outline: <one> and <other> can cast creatures on their turn, but <idle> can't
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is <one>'s precombat main phase
      And <one> controls two Forests
      And <one> holds Grizzly Bears
      And <other> controls three Mountains
      And <other> holds Gray Ogre
      And <idle> controls two Forests
      And <idle> holds Runeclaw Bear
      When <other> casts Gray Ogre
      Then this is legal
      When the stack resolves
      Then Gray Ogre is on the battlefield
      And <other> controls Gray Ogre
      When <one> casts Grizzly Bears
      Then this is legal
      When the stack resolves
      Then Grizzly Bears is on the battlefield
      When <idle> casts Runeclaw Bear
      Then this is illegal
      And nothing has changed

      Examples:
        | one     | other | idle    |
        | Carissa | Dana  | Rob     |
        | Carissa | Dana  | Alex    |
        | Rob     | Alex  | Carissa |

    @cr:701.35a
    Scenario Outline: A creature detained by <who> is free as the team's next turn begins
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's precombat main phase
      And <who> controls two Plains and Hill Giant
      And <who> holds Azorius Arrester
      And Dana controls Grizzly Bears
      And <who> has cast Azorius Arrester
      And the top of the stack has resolved
      And <who> has chosen Grizzly Bears
      And the stack has resolved
      When <who> attacks Carissa with Hill Giant
      Then the declaration is legal
      When Dana blocks Hill Giant with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When play goes on to Carissa's precombat main phase
      And play goes on to Rob's precombat main phase
      And <who> attacks Carissa with Hill Giant
      Then the declaration is legal
      When Dana blocks Hill Giant with Grizzly Bears
      Then the declaration is legal
      And Hill Giant is blocked by Grizzly Bears

      Examples:
        | who  |
        | Rob  |
        | Alex |

    @cr:701.15a
    Scenario: A goaded creature is free once the goading player's team begins a turn
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's precombat main phase
      And Alex controls two Islands
      And Alex holds Jeering Homunculus
      And Carissa controls Hill Giant
      And Alex has cast Jeering Homunculus
      And the top of the stack has resolved
      And Alex has chosen Hill Giant
      When Alex agrees
      Then this is legal
      When play goes on to Carissa's precombat main phase
      And Carissa declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Carissa attacks Rob with Hill Giant
      Then the declaration is legal
      When play goes on to Rob's precombat main phase
      And play goes on to Carissa's precombat main phase
      And Carissa declares no attack
      Then the declaration is legal
      And Hill Giant is not attacking

  @cr:805.4b
  Rule: Each member of the active team draws a card in the draw step

    Scenario Outline: Only <one> and <other> draw in their team's draw step
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is <before>'s end step
      And <one>'s library holds, from the top, Craw Wurm
      And <other>'s library holds, from the top, Hill Giant
      And <a>'s library holds, from the top, Gray Ogre
      And <b>'s library holds, from the top, Grizzly Bears
      When play goes on to <one>'s draw step
      Then Craw Wurm is in <one>'s hand
      And Hill Giant is in <other>'s hand
      And Gray Ogre is in <a>'s library
      And Grizzly Bears is in <b>'s library
      And <one> has 1 card in hand
      And <other> has 1 card in hand

      Examples:
        | before  | one     | other | a       | b    |
        | Alex    | Carissa | Dana  | Rob     | Alex |
        | Carissa | Alex    | Rob   | Carissa | Dana |

    Scenario: Each of three teammates draws a card in the draw step
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | sun  |
        | Dana    | moon |
        | Eve     | moon |
        | Finn    | moon |
      And it is Rob's end step
      When play goes on to Eve's draw step
      Then Dana has 1 card in hand
      And Eve has 1 card in hand
      And Finn has 1 card in hand
      And Rob has no cards in hand
      And Alex has no cards in hand
      And Carissa has no cards in hand

    @cr:810.6
    @cr:103.8b @cr:800.7
    Scenario Outline: In Two-Headed Giant, <one>'s starting team skips its first draw
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob holds seven Islands
      And Alex holds seven Forests
      And Carissa holds seven Swamps
      And Dana holds seven Plains
      And the game has not begun, and <one> plays first
      When play goes on to <one>'s precombat main phase
      Then <one> has seven cards in hand
      And <other> has seven cards in hand
      When <one> plays <land>
      Then this is legal
      When play goes on to <a>'s precombat main phase
      Then <a> has eight cards in hand
      And <b> has eight cards in hand
      And <other> has seven cards in hand
      When play goes on to <one>'s precombat main phase
      Then <one> has seven cards in hand
      And <other> has eight cards in hand

      Examples:
        | one     | other | a       | b    | land         |
        | Rob     | Alex  | Carissa | Dana | first Island |
        | Carissa | Dana  | Alex    | Rob  | first Swamp  |

  @cr:805.4c @cr:305.2
  Rule: Each member of the active team can play a land each turn

    Scenario Outline: In 2HG, <one> and <mate> can each play one land on their turn
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is <one>'s precombat main phase
      And <one> holds Forest and Swamp
      And <mate> holds Island and Plains
      When <mate> plays Island
      Then this is legal
      And Island is on the battlefield
      And <mate> controls Island
      When <mate> plays Plains
      Then this is illegal
      And nothing has changed
      When <one> plays Forest
      Then this is legal
      And Forest is on the battlefield
      When <one> plays Swamp
      Then this is illegal
      And nothing has changed

      Examples:
        | one     | mate |
        | Carissa | Dana |
        | Rob     | Alex |
        | Alex    | Rob  |

    Scenario: Each of three teammates can play one land on their turn
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | sun  |
        | Dana    | moon |
        | Eve     | moon |
        | Finn    | moon |
      And it is Eve's precombat main phase
      And Dana holds Forest
      And Eve holds Island
      And Finn holds Swamp and Plains
      When Finn plays Swamp
      Then this is legal
      And Swamp is on the battlefield
      When Dana plays Forest
      Then this is legal
      And Forest is on the battlefield
      When Finn plays Plains
      Then this is illegal
      And nothing has changed
      When Eve plays Island
      Then this is legal
      And Island is on the battlefield

    Scenario Outline: <idle> can't play a land on the opposing team's turn
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is <active>'s precombat main phase
      And <active> holds Forest
      And <idle> holds Island
      When <active> plays Forest
      Then this is legal
      And Forest is on the battlefield
      When <idle> plays Island
      Then this is illegal
      And nothing has changed
      When play goes on to <idle>'s precombat main phase
      When <idle> plays Island
      Then this is legal
      And Island is on the battlefield

      Examples:
        | active  | idle |
        | Carissa | Rob  |
        | Dana    | Alex |
        | Alex    | Dana |

    @cr:810.5
    Scenario Outline: <player> can't play a land from teammate <mate>'s hand
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is <player>'s precombat main phase
      And <player> holds Forest
      And <mate> holds Island
      When <player> plays Island
      Then this is illegal
      And nothing has changed
      When <player> plays Forest
      Then this is legal
      And Forest is on the battlefield

      Examples:
        | player  | mate |
        | Alex    | Rob  |
        | Carissa | Dana |

    Scenario: Exploration doesn't let a teammate play an additional land
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls Exploration
      And Carissa holds two Islands
      And Dana holds three Forests
      When Dana plays first Forest
      Then this is legal
      And first Forest is on the battlefield
      When Carissa plays first Island
      Then this is legal
      And first Island is on the battlefield
      When Dana plays second Forest
      Then this is legal
      And second Forest is on the battlefield
      When Carissa plays second Island
      Then this is illegal
      And nothing has changed
      When Dana plays third Forest
      Then this is illegal
      And nothing has changed

    Scenario: Each teammate may play another land on their next turn
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's precombat main phase
      And Rob holds two Forests
      And Alex holds two Islands
      And Rob's library holds, from the top, Hill Giant
      And Alex's library holds, from the top, Gray Ogre
      When Rob plays first Forest
      Then this is legal
      And first Forest is on the battlefield
      When Alex plays first Island
      Then this is legal
      And first Island is on the battlefield
      When play goes on to Rob's precombat main phase
      When Alex plays second Island
      Then this is legal
      And second Island is on the battlefield
      When Rob plays second Forest
      Then this is legal
      And second Forest is on the battlefield

    @cr:305.2b
    Scenario Outline: Turf Wound on <one> doesn't stop teammate <mate> from playing a land
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is <one>'s precombat main phase
      And <one> holds Forest
      And <mate> holds Island
      And <enemy> controls three Mountains
      And <enemy> holds Turf Wound
      And <enemy> has cast Turf Wound targeting <one>
      And the stack has resolved
      When <one> plays Forest
      Then this is illegal
      And nothing has changed
      When <mate> plays Island
      Then this is legal
      And Island is on the battlefield

      Examples:
        | one     | mate    | enemy |
        | Rob     | Alex    | Dana  |
        | Alex    | Rob     | Dana  |
        | Dana    | Carissa | Rob   |

  @cr:805.4d
  Rule: A step trigger triggers once, or for each active player if it refers to "that player"

    Scenario Outline: <controller>'s Copper Tablet deals damage to each active player
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | moon |
        | Dana    | moon |
      And Rob has 20 life
      And Alex has 19 life
      And Carissa has 18 life
      And Dana has 17 life
      And it is Rob's end step
      And <controller> controls Copper Tablet
      When play goes on to Carissa's upkeep
      When the stack resolves
      Then Carissa has 17 life
      And Dana has 16 life
      And Rob has 20 life
      And Alex has 19 life
      When play goes on to Alex's upkeep
      When the stack resolves
      Then Rob has 19 life
      And Alex has 18 life
      And Carissa has 17 life
      And Dana has 16 life

      Examples:
        | controller |
        | Alex       |
        | Carissa    |
        | Dana       |

    Scenario Outline: Copper Tablet makes <first>'s 2HG team lose 2 life in its upkeep
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is <before>'s end step
      And Alex controls Copper Tablet
      When play goes on to <first>'s upkeep
      When the stack resolves
      Then <first> has 28 life
      And <enemy> has 30 life

      Examples:
        | before  | first   | enemy |
        | Rob     | Carissa | Rob   |
        | Carissa | Rob     | Dana  |

    Scenario Outline: In 2HG, both active players draw for <controller>'s Kami of the Crescent Moon
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's end step
      And <controller> controls Kami of the Crescent Moon
      When play goes on to Dana's draw step
      When the stack resolves
      Then Carissa has two cards in hand
      And Dana has two cards in hand
      And Rob has no cards in hand
      And Alex has no cards in hand

      Examples:
        | controller |
        | Rob        |
        | Dana       |

    Scenario Outline: <controller>'s Verdant Force triggers only once in each team's upkeep
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's end step
      And <controller> controls Verdant Force
      When play goes on to Carissa's upkeep
      Then Verdant Force's ability is on the stack once
      When the stack resolves
      Then the new Saproling token is called left Saproling token
      And <controller> controls left Saproling token
      When play goes on to Rob's upkeep
      Then Verdant Force's ability is on the stack once
      When the stack resolves
      Then the new Saproling token is called right Saproling token
      And <controller> controls right Saproling token

      Examples:
        | controller |
        | Dana       |
        | Alex       |

    Scenario Outline: <controller>'s Luminarch Ascension triggers once in 2HG opponents' end step
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is <active>'s precombat main phase
      And <controller> controls Luminarch Ascension
      When play goes on to the end step
      Then Luminarch Ascension's ability is on the stack once
      When <controller> agrees
      Then this is legal
      And Luminarch Ascension has 1 quest counter
      And the stack is empty

      Examples:
        | active  | controller |
        | Carissa | Rob        |
        | Dana    | Alex       |
        | Alex    | Carissa    |

    @cr:810.9
    Scenario Outline: <mate>'s Luminarch Ascension triggers though teammate <struck> lost life
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is <active>'s precombat main phase
      And <active> controls one Mountain
      And <active> holds Lightning Bolt
      And <mate> controls Luminarch Ascension
      When <active> casts Lightning Bolt targeting <struck>
      Then this is legal
      When the stack resolves
      Then <mate> has 27 life
      When play goes on to the end step
      Then Luminarch Ascension's ability is on the stack once

      Examples:
        | active  | mate | struck  |
        | Carissa | Rob  | Alex    |
        | Dana    | Alex | Rob     |
        | Rob     | Dana | Carissa |

    Scenario Outline: <struck>'s Luminarch Ascension doesn't trigger if <struck> lost life
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is <active>'s precombat main phase
      And <active> controls one Mountain
      And <active> holds Lightning Bolt
      And <struck> controls Luminarch Ascension
      When <active> casts Lightning Bolt targeting <struck>
      Then this is legal
      When the stack resolves
      Then <struck> has 27 life
      When play goes on to the end step
      Then Luminarch Ascension's ability is not on the stack

      Examples:
        | active  | struck |
        | Carissa | Rob    |
        | Rob     | Dana   |

    Scenario Outline: Hellfire Mongrel triggers once if Carissa has <a> cards and Dana <b>
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | moon |
        | Dana    | moon |
      And Carissa has 20 life
      And Dana has 20 life
      And it is Alex's end step
      And <controller> controls Hellfire Mongrel
      And Carissa holds <a> Forests
      And Dana holds <b> Plains
      When play goes on to Carissa's upkeep
      Then Hellfire Mongrel's ability is on the stack once
      When the stack resolves
      Then Carissa has <c> life
      And Dana has <d> life

      Examples:
        | controller | a    | b    | c  | d  |
        | Rob        | two  | five | 18 | 20 |
        | Alex       | four | two  | 20 | 18 |

    Scenario Outline: Hellfire Mongrel leaves a team with <a> and <b> cards at <left> life
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's end step
      And Dana controls Hellfire Mongrel and Verdant Force
      And Rob holds <a> Forests
      And Alex holds <b> Plains
      When play goes on to Alex's upkeep
      When the stack resolves
      Then Rob has <left> life
      And Dana has 30 life

      Examples:
        | a     | b     | left |
        | two   | two   | 26   |
        | two   | three | 28   |
        | three | three | 30   |

    @cr:102.3
    Scenario: A teammate's upkeep and end step don't count as an opponent's
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Dana's end step
      And Rob controls Hellfire Mongrel
      And Alex controls Luminarch Ascension
      When play goes on to Rob's upkeep
      Then Hellfire Mongrel's ability is not on the stack
      When play goes on to the end step
      Then Luminarch Ascension's ability is not on the stack
      And Rob has 30 life
      When play goes on to Carissa's upkeep
      When the stack resolves
      Then Carissa has 26 life
      When play goes on to the end step
      Then Luminarch Ascension's ability is on the stack once

  @cr:805.4
  Rule: Sharing turns doesn't make teammates share a life total

    @cr:104.3b
    Scenario Outline: Without shared life, <loser> loses at 0 life, and teammate <mate> plays on
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | moon |
        | Dana    | moon |
      And it is Carissa's precombat main phase
      And <loser> has 3 life
      And Dana controls Mountain
      And Dana holds Lightning Bolt
      When Dana casts Lightning Bolt targeting <loser>
      Then this is legal
      When the stack resolves
      Then <loser> has left the game
      And <mate> is in the game
      And <mate> has 20 life
      And the game goes on

      Examples:
        | loser | mate |
        | Rob   | Alex |
        | Alex  | Rob  |
