@since:2020-06-01
Feature: Steps of a turn: other kinds of games
  A turn goes through its steps in the same way between two players, between
  teams that take turns of their own, and between teams that share them.

  @cr:500.1 @cr:500.3
  Rule: In each step but two the active player acts, and then everybody else

    @cr:117.3a @cr:503.1 @cr:504.1 @cr:504.2 @cr:505.6 @cr:507.2 @cr:511.1 @cr:513.1
    Scenario Outline: <active> and then <next> may act in each quiet step <where>
      Given a <game>
      And it is <before>'s end step
      When everybody passes
      Then it is the upkeep
      And <active> has priority
      When <active> passes
      Then this is legal
      And it is the upkeep
      And <next> has priority
      When everybody passes
      Then it is the draw step
      And <active> has one card in hand
      And <next> has no cards in hand
      And <active> has priority
      When <active> passes
      Then this is legal
      And it is the draw step
      And <next> has priority
      When everybody passes
      Then it is the precombat main phase
      And <active> has priority
      When <active> passes
      Then this is legal
      And <next> has priority
      When everybody passes
      Then it is the beginning of combat
      And <active> has priority
      When <active> passes
      Then this is legal
      And <next> has priority
      When play goes on to the end of combat
      Then <active> has priority
      When <active> passes
      Then this is legal
      And it is the end of combat
      And <next> has priority
      When everybody passes
      Then it is the postcombat main phase
      And <active> has priority
      When everybody passes
      Then it is the end step
      And <active> has priority
      When <active> passes
      Then this is legal
      And it is the end step
      And <next> has priority
      When everybody passes
      Then it is <following>'s turn
      And it is the upkeep

      Examples:
        | where                | game                                                           | before | active  | next | following |
        | with two players     | two-player game between Rob and Alex                           | Rob    | Alex    | Rob  | Rob       |
        | in a team game       | team game of Rob and Alex against Carissa and Dana             | Alex   | Carissa | Dana | Dana      |
        | with shared turns    | Two-Headed Giant game of Rob and Alex against Carissa and Dana | Alex   | Carissa | Rob  | Rob       |

  @cr:500.2
  Rule: A step ends when all players pass in succession with an empty stack

    @cr:117.3b @cr:117.3c @cr:117.3d @cr:117.4
    Scenario Outline: After <caster>'s Shock has resolved the upkeep goes on <where>
      Given a <game>
      And it is <active>'s upkeep
      And <caster> controls Mountain
      And <caster> holds Shock
      When <caster> casts Shock targeting <active>
      Then this is legal
      And <caster> has priority
      When <caster> passes
      Then this is legal
      And <next> has priority
      And Shock is on the stack
      When everybody passes
      Then <active> has <life> life
      And the stack is empty
      And it is the upkeep
      And <active> has priority
      When everybody passes
      Then it is the draw step

      Examples:
        | where                | game                                                           | active | caster  | next    | life |
        | with two players     | two-player game between Rob and Alex                           | Alex   | Rob     | Alex    | 18   |
        | in a team game       | team game of Rob and Alex against Carissa and Dana             | Alex   | Carissa | Dana    | 18   |
        | with shared turns    | Two-Headed Giant game of Rob and Alex against Carissa and Dana | Dana   | Alex    | Carissa | 28   |

  @cr:500.5 @cr:106.4 @cr:117.4
  Rule: Unspent mana is lost as a step or phase ends

    Scenario Outline: <player>'s mana from the upkeep is lost in the draw step <where>
      Given a <game>
      And it is <active>'s upkeep
      And <player> controls first Mountain and second Mountain
      And <player> holds Shock and Lightning Bolt
      When <player> activates first Mountain
      Then this is legal
      And first Mountain is tapped
      When <player> casts Shock targeting Rob
      Then this is legal
      And second Mountain is untapped
      When the stack resolves
      And <player> activates second Mountain
      Then this is legal
      When <player> passes
      Then this is legal
      And it is the upkeep
      And Rob has priority
      When play goes on to the draw step
      And <player> casts Lightning Bolt targeting Rob
      Then this is illegal
      And nothing has changed

      Examples:
        | where                | game                                                           | active | player |
        | with two players     | two-player game between Rob and Alex                           | Rob    | Alex   |
        | in a team game       | team game of Rob and Alex against Carissa and Dana             | Rob    | Dana   |
        | with shared turns    | Two-Headed Giant game of Rob and Alex against Carissa and Dana | Rob    | Dana   |

  @cr:500.5b @cr:514.2
  Rule: Damage wears off just as effects until end of turn end

    Scenario Outline: Hill Giant of <player> survives <active>'s turn <where>
      Given a <game>
      And it is <active>'s end step
      And <active> controls Forest and two Mountains
      And <active> holds Giant Growth and Lightning Bolt
      And <player> controls Hill Giant
      And <active> has cast Giant Growth targeting Hill Giant
      And the stack has resolved
      And <active> has cast Lightning Bolt targeting Hill Giant
      When the top of the stack resolves
      Then Hill Giant is 6/6
      And Hill Giant has three damage marked on it
      When everybody passes
      Then it is <next>'s turn
      And Hill Giant is on the battlefield
      And Hill Giant is 3/3
      And Hill Giant has no damage marked on it

      Examples:
        | where                | game                                                           | active  | player | next |
        | with two players     | two-player game between Rob and Alex                           | Alex    | Rob    | Rob  |
        | in a team game       | team game of Rob and Alex against Carissa and Dana             | Carissa | Dana   | Dana |
        | with shared turns    | Two-Headed Giant game of Rob and Alex against Carissa and Dana | Carissa | Rob    | Rob  |

  @cr:502.3
  Rule: The active player untaps what they control

    Scenario Outline: <active> untaps what they control and do not own <where>
      Given a <game>
      And it is <before>'s end step
      And these permanents are on the battlefield:
        | permanent  | controller | owner    | tapped |
        | Hill Giant | <active>   | <other>  | yes    |
        | Gray Ogre  | <other>    | <active> | yes    |
      When everybody passes
      Then it is <active>'s turn
      And Hill Giant is untapped
      And Gray Ogre is tapped

      Examples:
        | where                | game                                                           | before | active  | other |
        | with two players     | two-player game between Rob and Alex                           | Rob    | Alex    | Rob   |
        | in a team game       | team game of Rob and Alex against Carissa and Dana             | Alex   | Carissa | Dana  |
        | with shared turns    | Two-Headed Giant game of Rob and Alex against Carissa and Dana | Alex   | Dana    | Rob   |

  @cr:502.2 @since:2024-06-07
  Rule: Night falls after a turn whose own player has cast no spell

    Scenario Outline: <other>'s spell in <quiet>'s turn lets night fall <where>
      Given a <game>
      And it is <before>'s end step
      And Alex controls four Islands
      And Alex holds Firmament Sage
      And <other> controls Mountain
      And <other> holds Shock
      And play has gone on to Alex's precombat main phase
      And Alex has cast Firmament Sage
      And the stack has resolved
      When play goes on to <quiet>'s upkeep
      Then Firmament Sage's ability is not on the stack
      When <other> casts Shock targeting <quiet>
      Then this is legal
      And Shock is on the stack
      When play goes on to <following>'s upkeep
      Then Firmament Sage's ability is on the stack once
      When the top of the stack resolves
      Then Firmament Sage's ability is not on the stack
      When play goes on to <last>'s upkeep
      Then Firmament Sage's ability is not on the stack

      Examples:
        | where             | game                                                           | before | quiet   | other | following | last    |
        | in a team game    | team game of Rob and Alex against Carissa and Dana             | Rob    | Carissa | Dana  | Dana      | Rob     |
        | with shared turns | Two-Headed Giant game of Rob and Alex against Carissa and Dana | Dana   | Carissa | Rob   | Alex      | Carissa |

  @cr:503.1a @cr:502.4
  Rule: Triggers of the untap step go on the stack with those of the upkeep

    Scenario Outline: <active> orders a trigger of each of both steps <where>
      Given a <game>
      And it is <before>'s end step
      And these permanents are on the battlefield:
        | permanent         | controller | tapped |
        | Oreskos Sun Guide | <active>   | yes    |
        | Verdant Force     | <active>   |        |
      When everybody passes
      Then <active> is asked to order triggers
      When <active> puts the triggers in the order Verdant Force and Oreskos Sun Guide
      Then this is legal
      And it is the upkeep
      And <active> has priority
      And <active> has <life> life
      When the top of the stack resolves
      Then <active> has <more> life
      And Verdant Force's ability is on the stack

      Examples:
        | where                | game                                                           | before | active  | life | more |
        | with two players     | two-player game between Rob and Alex                           | Rob    | Alex    | 20   | 22   |
        | in a team game       | team game of Rob and Alex against Carissa and Dana             | Alex   | Carissa | 20   | 22   |
        | with shared turns    | Two-Headed Giant game of Rob and Alex against Carissa and Dana | Alex   | Carissa | 30   | 32   |

  @cr:500.6
  Rule: Abilities trigger as a step begins, whoever controls their source

    Scenario Outline: <other>'s Verdant Force triggers in <active>'s upkeep <where>
      Given a <game>
      And it is <before>'s end step
      And <other> controls Verdant Force
      When everybody passes
      Then it is <active>'s turn
      And it is the upkeep
      And Verdant Force's ability is on the stack once
      And <active> has priority
      When the top of the stack resolves
      Then the new Saproling Token is called Sprout
      And <other> controls Sprout
      And it is the upkeep

      Examples:
        | where                | game                                               | before | active  | other |
        | with two players     | two-player game between Rob and Alex               | Rob    | Alex    | Rob   |
        | in a team game       | team game of Rob and Alex against Carissa and Dana | Alex   | Carissa | Dana  |

  @cr:500.7
  Rule: Of several extra turns the newest comes first, and then the order goes on

    Scenario: Time Walk and Time Warp in a two-player game
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls seven Islands
      And Alex holds Time Walk and Time Warp
      And Alex has cast Time Warp targeting Rob
      And the stack has resolved
      And Alex has cast Time Walk
      And the stack has resolved
      When Alex ends the turn
      Then it is Alex's turn
      When Alex ends the turn
      Then it is Rob's turn
      When Rob ends the turn
      Then it is Rob's turn
      When Rob ends the turn
      Then it is Alex's turn

    Scenario: Time Walk comes before an opponent's Time Warp in a team game
      Given a team game of Rob and Alex against Carissa and Dana
      And it is Alex's precombat main phase
      And Alex controls seven Islands
      And Alex holds Time Walk and Time Warp
      And Alex has cast Time Warp targeting Dana
      And the stack has resolved
      And Alex has cast Time Walk
      And the stack has resolved
      When Alex ends the turn
      Then it is Alex's turn
      When Alex ends the turn
      Then it is Dana's turn
      When Dana ends the turn
      Then it is Carissa's turn
      When Carissa ends the turn
      Then it is Dana's turn

  @cr:500.8
  Rule: An added combat phase and main phase come right after the main phase

    Scenario Outline: Relentless Assault in the <phase> phase <where>
      Given a <game>
      And it is Alex's <earlier>
      And Alex controls four Mountains and Hill Giant
      And Alex holds Relentless Assault
      And play has gone on to the <phase> phase
      And Alex has cast Relentless Assault
      And the stack has resolved
      When everybody passes
      Then it is the beginning of combat
      When Alex attacks Rob with Hill Giant
      Then the declaration is legal
      When play goes on to the postcombat main phase
      Then Rob has 17 life
      And Alex has priority
      When everybody passes
      Then it is the <after>
      And it is Alex's turn

      Examples:
        | where                | game                                               | earlier              | phase           | after               |
        | with two players     | two-player game between Rob and Alex               | precombat main phase | precombat main  | beginning of combat |
        | between two players  | two-player game between Rob and Alex               | precombat main phase | postcombat main | end step            |
        | in a team game       | team game of Rob and Dana against Alex and Carissa | precombat main phase | precombat main  | beginning of combat |
        | between teams        | team game of Rob and Dana against Alex and Carissa | precombat main phase | postcombat main | end step            |

  @cr:500.11
  Rule: A skipped combat phase leaves the turn with two main phases in a row

    @cr:505.1a
    Scenario Outline: Stonehorn Dignitary takes <active>'s combat <where>
      Given a <game>
      And it is <caster>'s precombat main phase
      And <caster> controls four Plains
      And <caster> holds Stonehorn Dignitary
      And <active> controls Hill Giant, Mountain and Forest
      And <active> holds Shock
      And <caster> has cast Stonehorn Dignitary
      And the top of the stack has resolved
      And <caster> has chosen <active>
      And the stack has resolved
      And play has gone on to <active>'s precombat main phase
      When everybody passes
      Then it is the postcombat main phase
      And it is <active>'s turn
      When <active> casts Shock targeting <caster>
      Then this is legal
      And Shock is on the stack

      Examples:
        | where                | game                                                           | caster | active  |
        | with two players     | two-player game between Rob and Alex                           | Alex   | Rob     |
        | in a team game       | team game of Rob and Alex against Carissa and Dana             | Alex   | Carissa |
        | with shared turns    | Two-Headed Giant game of Rob and Alex against Carissa and Dana | Alex   | Dana    |

  @cr:505.4
  Rule: Only Sagas of the active player get a lore counter

    Scenario Outline: History of Benalia waits through <active>'s main phase <where>
      Given a <game>
      And it is <player>'s precombat main phase
      And <player> controls three Plains
      And <player> holds History of Benalia
      And <player> has cast History of Benalia
      And the stack has resolved
      When play goes on to <player>'s postcombat main phase
      Then History of Benalia has one lore counter
      When play goes on to <active>'s precombat main phase
      Then History of Benalia has one lore counter
      When play goes on to <player>'s upkeep
      Then History of Benalia has one lore counter
      When play goes on to <player>'s precombat main phase
      Then History of Benalia has two lore counters
      And History of Benalia's ability is on the stack

      Examples:
        | where                | game                                                           | player | active  |
        | with two players     | two-player game between Rob and Alex                           | Alex   | Rob     |
        | in a team game       | team game of Carissa and Alex against Rob and Dana             | Alex   | Carissa |
        | with shared turns    | Two-Headed Giant game of Rob and Alex against Carissa and Dana | Alex   | Dana    |

  @cr:505.6a @cr:505.6b
  Rule: Permanent spells, sorceries and lands are for one's own main phase

    @cr:117.1a @cr:117.1b
    Scenario Outline: In <active>'s main phase <other> can't cast a creature <where>
      Given a <game>
      And it is <active>'s precombat main phase
      And <active> controls four Forests
      And <active> holds Runeclaw Bear
      And <other> controls Mountain, two Swamps and Mogg Fanatic
      And <other> holds Gray Ogre, Sign in Blood, Plains and Shock
      When <other> casts Gray Ogre
      Then this is illegal
      And nothing has changed
      When <other> casts Sign in Blood targeting <active>
      Then this is illegal
      And nothing has changed
      When <other> plays Plains
      Then this is illegal
      And nothing has changed
      When <other> activates Mogg Fanatic targeting <active>
      Then this is legal
      And <other> has priority
      When <other> casts Shock targeting <active>
      Then this is legal
      When <active> casts Runeclaw Bear
      Then this is illegal
      And nothing has changed
      When the stack resolves
      And <active> casts Runeclaw Bear
      Then this is legal
      And <active> has <life> life

      Examples:
        | where                | game                                                           | active  | other | life |
        | with two players     | two-player game between Rob and Alex                           | Alex    | Rob   | 17   |
        | in a team game       | team game of Rob and Alex against Carissa and Dana             | Carissa | Dana  | 17   |
        | with shared turns    | Two-Headed Giant game of Rob and Alex against Carissa and Dana | Carissa | Rob   | 27   |

    Scenario Outline: <active>'s one land is for both main phases together <where>
      Given a <game>
      And it is <active>'s precombat main phase
      And <active> holds Plains and Forest
      When <active> plays Plains
      Then this is legal
      When play goes on to the postcombat main phase
      And <active> plays Forest
      Then this is illegal
      And nothing has changed
      When play goes on to <next>'s upkeep
      And play goes on to <active>'s postcombat main phase
      And <active> plays Forest
      Then this is legal
      And Forest is on the battlefield

      Examples:
        | where                | game                                                           | active  | next |
        | with two players     | two-player game between Rob and Alex                           | Alex    | Rob  |
        | in a team game       | team game of Rob and Alex against Carissa and Dana             | Carissa | Dana |
        | with shared turns    | Two-Headed Giant game of Rob and Alex against Carissa and Dana | Dana    | Rob  |

  @cr:513.2
  Rule: A trigger that comes too late waits for the next turn's end step

    Scenario Outline: Ball Lightning cast in the end step survives it <where>
      Given a <game>
      And it is Alex's end step
      And Alex controls Vedalken Orrery and three Mountains
      And Alex holds Ball Lightning
      And Alex has cast Ball Lightning
      When the top of the stack resolves
      Then Ball Lightning is on the battlefield
      And the stack is empty
      When everybody passes
      Then it is <next>'s turn
      And Ball Lightning is on the battlefield
      When play goes on to the end step
      Then Ball Lightning's ability is on the stack once

      Examples:
        | where                | game                                                           | next    |
        | with two players     | two-player game between Rob and Alex                           | Rob     |
        | in a team game       | team game of Rob and Alex against Carissa and Dana             | Carissa |
        | with shared turns    | Two-Headed Giant game of Rob and Alex against Carissa and Dana | Carissa |

  @cr:514.1 @cr:512.1
  Rule: Only the active player discards, and only after the end step

    @cr:514.3 @cr:514.3a
    Scenario Outline: <active> discards in two cleanup steps, <other> in none <where>
      Given a <game>
      And it is <active>'s postcombat main phase
      And <active> controls two Islands
      And <active> holds seven Forests and Vision Skeins
      And <other> holds eight Islands
      And <other> controls Planar Void
      When everybody passes
      Then it is the end step
      And <active> has eight cards in hand
      When everybody passes
      Then <active> is asked to choose
      When <active> chooses first Forest
      Then this is legal
      And it is the cleanup step
      And Planar Void's ability is on the stack once
      And <active> has priority
      When <active> casts Vision Skeins
      Then this is legal
      When the stack resolves
      Then first Forest is in exile
      And it is the cleanup step
      And <active> has eight cards in hand
      When everybody passes
      Then <active> is asked to choose
      When <active> chooses second Forest
      Then this is legal
      And it is the cleanup step
      And Planar Void's ability is on the stack once
      When the stack resolves
      And everybody passes
      Then it is <next>'s turn
      And it is the upkeep
      And <other> has ten cards in hand

      Examples:
        | where                | game                                                           | active  | other | next |
        | with two players     | two-player game between Rob and Alex                           | Alex    | Rob   | Rob  |
        | in a team game       | team game of Rob and Alex against Carissa and Dana             | Carissa | Dana  | Dana |
        | with shared turns    | Two-Headed Giant game of Rob and Alex against Carissa and Dana | Carissa | Rob   | Rob  |
