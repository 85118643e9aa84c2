@since:2020-06-01
Feature: Timing and priority: who has priority, and passing it
  The active player acts first. Whoever passes leaves it to the next player,
  and once all have passed, something resolves or the step ends.

  @cr:117.3a
  Rule: The active player acts first, once triggers are on the stack

    Scenario: An upkeep trigger is on the stack as the active player may first act
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's end step
      And Carissa controls Verdant Force
      When play goes on to Alex's upkeep
      Then Verdant Force's ability is on the stack
      And Alex has priority

    @cr:117.2c
    Scenario: A draw step trigger is on the stack after the card has been drawn
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's upkeep
      And Carissa controls Kami of the Crescent Moon
      When everybody passes
      Then it is the draw step
      And Alex has one card in hand
      And Kami of the Crescent Moon's ability is on the stack
      And Alex has priority
      When the stack resolves
      Then Alex has two cards in hand

  @cr:117.3c
  Rule: A player who acts receives priority again

    Scenario: On Rob's turn, Carissa has priority again after casting a spell
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Carissa controls two Mountains
      And Carissa holds Shock and Lightning Bolt
      When Carissa casts Shock targeting Alex
      Then this is legal
      And Carissa has priority
      When Carissa casts Lightning Bolt targeting Alex
      Then this is legal
      And Carissa has priority
      And the stack holds, from the top:
        | object         | controller |
        | Lightning Bolt | Carissa    |
        | Shock          | Carissa    |

    @cr:117.1c
    Scenario: After turning a creature face up, its controller has priority again
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And these permanents are on the battlefield:
        | permanent       | controller | face down |
        | Brine Elemental | Alex       | yes       |
      And Alex controls seven Islands
      When Alex turns Brine Elemental face up
      Then this is legal
      And Alex has priority
      And Brine Elemental's ability is on the stack

  @cr:117.3d
  Rule: After a pass, the next player in turn order has priority

    @cr:117.4
    Scenario Outline: When <active> passes, <next> has priority, and then <last>
      Given a free-for-all between Rob, Alex and Carissa
      And it is <active>'s precombat main phase
      When <active> passes
      Then this is legal
      And <next> has priority
      When <next> passes
      Then this is legal
      And <last> has priority
      When <last> passes
      Then this is legal
      And it is the beginning of combat
      And <active> has priority

      Examples:
        | active  | next    | last    |
        | Rob     | Alex    | Carissa |
        | Alex    | Carissa | Rob     |
        | Carissa | Rob     | Alex    |

    Scenario: After a nonactive player's spell, the pass goes on from that player
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Rob's precombat main phase
      And Carissa controls Mountain
      And Carissa holds Shock
      And Carissa has cast Shock targeting Rob
      When Carissa passes
      Then this is legal
      And Dana has priority
      When Dana passes
      Then this is legal
      And Rob has priority
      And Shock is on the stack

  @cr:117.4
  Rule: When all players pass in succession, one object resolves or the step ends

    @cr:117.3b
    Scenario: Only the top object resolves when all players pass
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Carissa controls two Mountains
      And Carissa holds Shock and Lightning Bolt
      And Carissa has cast Shock targeting Rob
      And Carissa has cast Lightning Bolt targeting Alex
      When everybody passes
      Then Alex has 17 life
      And Rob has 20 life
      And Shock is on the stack
      And Alex has priority
      When everybody passes
      Then Rob has 18 life
      And the stack is empty
      And it is the precombat main phase
      When everybody passes
      Then it is the beginning of combat

    Scenario: Between two resolutions, a player may act again
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Carissa controls two Mountains
      And Carissa holds Shock and Lightning Bolt
      And Rob controls Hill Giant and Forest
      And Rob holds Giant Growth
      And Carissa has cast Lightning Bolt targeting Hill Giant
      And Carissa has cast Shock targeting Hill Giant
      When everybody passes
      Then Hill Giant has two damage marked on it
      And Lightning Bolt is on the stack
      When Rob casts Giant Growth targeting Hill Giant
      Then this is legal
      When the stack resolves
      Then Hill Giant has five damage marked on it
      And Hill Giant is 6/6

    Scenario: Of a player who acts, a teammate who has passed must pass again too
      Given a team game of Rob and Alex against Carissa and Dana
      And it is Rob's precombat main phase
      And Dana controls Mountain
      And Dana holds Lightning Bolt
      And Rob has passed
      And Alex has passed
      And Carissa has passed
      And Dana has cast Lightning Bolt targeting Rob
      And Dana has passed
      And Rob has passed
      When Alex passes
      Then this is legal
      And Carissa has priority
      And Lightning Bolt is on the stack
      When Carissa passes
      Then this is legal
      And Rob has 17 life

    Scenario: If Rob leaves after a pass, Alex has priority before the step ends
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's upkeep
      And Carissa has passed
      And Rob has passed
      When Rob concedes
      Then this is legal
      And Alex has priority
      And it is the upkeep
      When Alex passes
      Then this is legal
      And it is the draw step

    Scenario: If Carissa leaves after a pass, Rob has priority before Shock resolves
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Alex's precombat main phase
      And Alex controls Mountain
      And Alex holds Shock
      And Alex has cast Shock targeting Dana
      And Alex has passed
      And Carissa has passed
      When Carissa concedes
      Then this is legal
      And Dana has priority
      When Dana passes
      Then this is legal
      And Rob has priority
      And Shock is on the stack
      When Rob passes
      Then this is legal
      And Dana has 18 life

    Scenario: If a player acts, those who have passed before must pass again
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Fountain of Youth and two Forests
      When Alex passes
      Then this is legal
      When Carissa passes
      Then this is legal
      When Rob activates Fountain of Youth
      Then this is legal
      When Rob passes
      Then this is legal
      And Alex has priority
      And Fountain of Youth's ability is on the stack
      When Alex passes
      Then this is legal
      And Carissa has priority
      When Carissa passes
      Then this is legal
      And Rob has 21 life
      And it is the precombat main phase
      And Alex has priority

    Scenario: A land played between passes keeps a main phase from ending
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's postcombat main phase
      And Carissa holds Forest
      And Rob controls Temple Bell
      When Carissa passes
      Then this is legal
      When Rob activates Temple Bell
      Then this is legal
      When the stack resolves
      Then Carissa has priority
      When Carissa plays Forest
      Then this is legal
      And it is the postcombat main phase
      When Carissa passes
      Then this is legal
      And Rob has priority
      And it is the postcombat main phase

    Scenario: A mana ability between passes keeps an end step from ending
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's end step
      And Carissa controls Mountain
      When Alex passes
      Then this is legal
      When Carissa activates Mountain
      Then this is legal
      When Carissa passes
      Then this is legal
      When Rob passes
      Then this is legal
      And it is Alex's turn
      And Alex has priority
      When Alex passes
      Then this is legal
      And Carissa is taking a turn

    Scenario: The first of two players passes again after the other's mana ability
      Given a two-player game between Alex and Rob
      And it is Alex's precombat main phase
      And Alex controls two Forests
      And Alex holds Grizzly Bears
      And Rob controls Mountain
      And Alex has cast Grizzly Bears
      When Alex passes
      Then this is legal
      When Rob activates Mountain
      Then this is legal
      When Rob passes
      Then this is legal
      And Alex has priority
      And Grizzly Bears is on the stack
      When Alex passes
      Then this is legal
      And Grizzly Bears is on the battlefield

    @cr:117.1c
    Scenario: If Carissa turns a creature face up, all have to pass again
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Carissa controls seven Islands
      And these permanents are on the battlefield:
        | permanent       | controller | face down |
        | Brine Elemental | Carissa    | yes       |
      And Alex has passed
      When Carissa turns Brine Elemental face up
      Then this is legal
      When Carissa passes
      Then this is legal
      And Rob has priority
      When Rob passes
      Then this is legal
      And Alex has priority
      And Brine Elemental's ability is on the stack

    @cr:117.1c
    Scenario: In a two-player game, turning a creature face up undoes a pass
      Given a two-player game between Rob and Alex
      And it is Rob's precombat main phase
      And Rob controls Hill Giant and Forest
      And Rob holds Giant Growth
      And Alex controls seven Islands
      And these permanents are on the battlefield:
        | permanent       | controller | face down |
        | Brine Elemental | Alex       | yes       |
      And Rob has cast Giant Growth targeting Hill Giant
      And Rob has passed
      And Alex has turned Brine Elemental face up
      When Alex passes
      Then this is legal
      And Rob has priority
      And Giant Growth is on the stack
      And Brine Elemental's ability is on the stack

    @cr:117.1c @cr:117.6
    Scenario: In 2HG, a team passes again after the other team turns a creature up
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's precombat main phase
      And Dana controls seven Islands
      And these permanents are on the battlefield:
        | permanent       | controller | face down |
        | Brine Elemental | Dana       | yes       |
      And Rob has passed
      And Dana has turned Brine Elemental face up
      When Dana passes
      Then this is legal
      And Rob has priority
      And Brine Elemental's ability is on the stack

  @cr:117.7
  Rule: A response resolves before what it responds to

    Scenario Outline: A player may return <creature> in response to <spell>
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Rob controls <mana>
      And Rob holds <spell>
      And Alex controls <creature> and Island
      And Alex holds Unsummon
      And Rob has cast <spell> targeting <creature>
      When Alex casts Unsummon targeting <creature>
      Then this is legal
      And the stack holds, from the top:
        | object   | controller |
        | Unsummon | Alex       |
        | <spell>  | Rob        |
      When the top of the stack resolves
      Then <creature> is in Alex's hand
      And <spell> is on the stack
      When the top of the stack resolves
      Then <spell> is in Rob's graveyard
      And Rob has priority

      Examples:
        | creature      | spell          | mana     |
        | Grizzly Bears | Lightning Bolt | Mountain |
        | Hill Giant    | Shock          | Mountain |

    Scenario: A response to a response resolves first of all
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Mountain
      And Alex holds Lightning Bolt
      And Carissa controls Grizzly Bears and Forest
      And Carissa holds Giant Growth
      And Rob controls two Islands
      And Rob holds Counterspell
      And Alex has cast Lightning Bolt targeting Grizzly Bears
      And Carissa has cast Giant Growth targeting Grizzly Bears
      When Rob casts Counterspell targeting Giant Growth
      Then this is legal
      When the top of the stack resolves
      Then Giant Growth is in Carissa's graveyard
      And Lightning Bolt is on the stack
      When the top of the stack resolves
      Then Grizzly Bears is in Carissa's graveyard
