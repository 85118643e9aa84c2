@since:2020-06-01
Feature: Timing and priority
  One player at a time may act, and everybody else waits until that player has
  passed. What the game does of itself waits for nobody.

  @cr:117.1
  Rule: The player who has priority can cast, activate and take special actions

    @cr:117.3c
    Scenario: With priority, a player may play a land, activate, and then cast
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Mogg Fanatic and Mountain
      And Alex holds Forest and Shock
      When Alex plays Forest
      Then this is legal
      And Alex has priority
      When Alex activates Mogg Fanatic targeting Rob
      Then this is legal
      And Alex has priority
      When Alex casts Shock targeting Carissa
      Then this is legal
      And Alex has priority
      And the stack holds, from the top:
        | object       | controller |
        | Shock        | Alex       |
        | Mogg Fanatic | Alex       |

    Scenario Outline: <player> can't cast, activate or play while <holder> has priority
      Given a free-for-all between Rob, Alex and Carissa
      And it is <holder>'s precombat main phase
      And <player> controls Mogg Fanatic and Mountain
      And <player> holds Shock and Forest
      When <player> interrupts and casts Shock targeting <holder>
      Then this is illegal
      And nothing has changed
      When <player> interrupts and activates Mogg Fanatic targeting <holder>
      Then this is illegal
      And nothing has changed
      When <player> interrupts and plays Forest
      Then this is illegal
      And nothing has changed
      And <holder> has priority
      When <player> casts Shock targeting <holder>
      Then this is legal
      And <player> has priority

      Examples:
        | holder  | player  |
        | Alex    | Carissa |
        | Carissa | Alex    |

    Scenario: The active player can't cast a spell while an opponent has priority
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Mountain
      And Alex holds Shock
      When Alex passes
      Then this is legal
      When Alex interrupts and casts Shock targeting Rob
      Then this is illegal
      And nothing has changed
      And Carissa has priority

  @cr:117.1a
  Rule: Instants need priority; other spells also their controller's main phase

    Scenario Outline: In Alex's <when>, Carissa can cast only an instant
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's <earlier>
      And Carissa controls Mountain and two Forests
      And Carissa holds Shock and Grizzly Bears
      And play has gone on to the <step>
      When Carissa casts Grizzly Bears
      Then this is illegal
      And nothing has changed
      When Carissa casts Shock targeting Rob
      Then this is legal
      And Carissa has priority
      When the stack resolves
      Then Rob has 18 life

      Examples:
        | when                 | earlier               | step                  |
        | upkeep               | upkeep                | upkeep                |
        | draw step            | upkeep                | draw step             |
        | main phase           | upkeep                | precombat main phase  |
        | beginning of combat  | precombat main phase  | beginning of combat   |
        | second main phase   | precombat main phase  | postcombat main phase |
        | end step             | postcombat main phase | end step              |

    Scenario Outline: In their <step>, Rob can cast an instant but no <kind>
      Given a free-for-all between Alex, Carissa and Rob
      And it is Rob's <step>
      And Rob controls <mana>
      And Rob holds Shock and <spell>
      When Rob casts <spell>
      Then this is illegal
      And nothing has changed
      When Rob casts Shock targeting Carissa
      Then this is legal
      When the stack resolves
      Then Carissa has 18 life
      And <spell> is in Rob's hand

      Examples:
        | step                | kind        | spell         | mana                      |
        | upkeep              | sorcery     | Flame Rift    | two Mountains             |
        | beginning of combat | creature    | Gray Ogre     | three Mountains           |
        | end step            | enchantment | Gravity Sphere | three Mountains          |
        | upkeep              | artifact    | Temple Bell   | four Mountains            |

    Scenario Outline: In their own <step>, Alex can cast a <kind>
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's <step>
      And Alex controls <mana>
      And Alex holds <spell>
      When Alex casts <spell>
      Then this is legal
      When the stack resolves
      Then <outcome>

      Examples:
        | step                  | kind     | spell         | mana            | outcome                           |
        | precombat main phase  | sorcery  | Flame Rift    | two Mountains   | Carissa has 16 life               |
        | postcombat main phase | sorcery  | Flame Rift    | two Mountains   | Carissa has 16 life               |
        | postcombat main phase | creature | Gray Ogre     | three Mountains | Gray Ogre is on the battlefield   |

    Scenario: A creature spell needs an empty stack; an instant doesn't
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls four Mountains
      And Carissa holds Gray Ogre and Shock
      And Alex controls Temple Bell
      And Alex has activated Temple Bell
      When Carissa casts Gray Ogre
      Then this is illegal
      And nothing has changed
      When Carissa casts Shock targeting Rob
      Then this is legal
      When the stack resolves
      Then Rob has 18 life
      When Carissa casts Gray Ogre
      Then this is legal
      When the stack resolves
      Then Gray Ogre is on the battlefield

  @cr:117.1b
  Rule: Abilities may be activated whenever a player has priority

    Scenario Outline: Carissa can activate Mogg Fanatic in Alex's <step>
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's <earlier>
      And Carissa controls Mogg Fanatic
      And play has gone on to the <step>
      When Carissa activates Mogg Fanatic targeting Rob
      Then this is legal
      And Carissa has priority
      When the stack resolves
      Then Rob has 19 life

      Examples:
        | earlier               | step                  |
        | upkeep                | upkeep                |
        | upkeep                | draw step             |
        | precombat main phase  | beginning of combat   |
        | postcombat main phase | end step              |

    @cr:117.7
    Scenario: Mogg Fanatic can be activated in response to an opponent's spell
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls two Mountains
      And Carissa holds Flame Rift
      And Rob controls Mogg Fanatic
      And Carissa has cast Flame Rift
      When Rob activates Mogg Fanatic targeting Alex
      Then this is legal
      When the top of the stack resolves
      Then Alex has 19 life
      And Flame Rift is on the stack

    Scenario: A loyalty ability needs its controller's main phase and an empty stack
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's upkeep
      And Alex controls Jace Beleren and Temple Bell
      When Alex activates Jace Beleren
      Then this is illegal
      And nothing has changed
      When play goes on to the precombat main phase
      And Alex activates Temple Bell
      Then this is legal
      When Alex activates Jace Beleren
      Then this is illegal
      And nothing has changed
      When the stack resolves
      And Alex activates Jace Beleren
      Then this is legal
      And Jace Beleren has five loyalty counters

  @cr:117.1c
  Rule: Some special actions need only priority; others also a main phase

    Scenario: A creature may be turned face up in response, on an opponent's turn
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's upkeep
      And these permanents are on the battlefield:
        | permanent       | controller | face down |
        | Brine Elemental | Carissa    | yes       |
      And Carissa controls seven Islands
      And Alex controls Mountain
      And Alex holds Shock
      And Alex has cast Shock targeting Brine Elemental
      When Carissa turns Brine Elemental face up
      Then this is legal
      And Brine Elemental is 5/4
      And Carissa has priority
      When the stack resolves
      Then Brine Elemental has two damage marked on it
      And Brine Elemental is on the battlefield

    Scenario Outline: A land can't be played <when>
      Given a free-for-all between Rob, Alex and Carissa
      And it is <whose> <step>
      And Alex holds Forest
      And Rob controls Temple Bell
      When Alex plays Forest
      Then this is illegal
      And nothing has changed
      When play goes on to Alex's postcombat main phase
      And Alex plays Forest
      Then this is legal
      And Forest is on the battlefield
      And the stack is empty
      And Alex has priority

      Examples:
        | when                                  | whose  | step                 |
        | in its player's upkeep                | Alex's | upkeep               |
        | at the beginning of combat            | Alex's | beginning of combat  |
        | on an opponent's turn                 | Rob's  | precombat main phase |

    Scenario: A land can't be played while an ability is on the stack
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex holds Forest
      And Alex controls Temple Bell
      And Alex has activated Temple Bell
      When Alex plays Forest
      Then this is illegal
      And nothing has changed
      When the stack resolves
      And Alex plays Forest
      Then this is legal
      And Forest is on the battlefield

  @cr:117.1d
  Rule: Mana abilities may also be activated whenever mana has to be paid

    @cr:117.3b
    Scenario: With priority, a mana ability may be activated on an opponent's turn
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's upkeep
      And Rob controls Mountain
      And Rob holds Shock
      When Rob activates Mountain
      Then this is legal
      And Mountain is tapped
      And Rob has priority
      And the stack is empty
      When Rob casts Shock targeting Carissa
      Then this is legal
      When the stack resolves
      Then Carissa has 18 life

    Scenario: Lands may be tapped for mana while a spell is being cast
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Carissa controls first Mountain and second Mountain
      And Carissa holds Shock
      When Carissa casts Shock as follows:
        | targets | pays with       |
        | Rob     | second Mountain |
      Then this is legal
      And second Mountain is tapped
      And first Mountain is untapped
      And Carissa has priority

    Scenario: Lands may be tapped for mana while an attack is being declared
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears and three Forests
      And Carissa controls Propaganda
      When Alex declares these attacks paying with first Forest and second Forest:
        | attacker      | attacks |
        | Grizzly Bears | Carissa |
      Then the declaration is legal
      And Grizzly Bears is attacking Carissa
      And first Forest is tapped
      And second Forest is tapped
      And third Forest is untapped

    @since:2024-06-07
    Scenario: Lands may be tapped for mana while a triggered ability resolves
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Alex controls Strict Proctor
      And Carissa controls five Swamps
      And Carissa holds Liliana's Specter
      And Rob holds Island
      And Carissa has cast Liliana's Specter
      And the top of the stack has resolved
      When the top of the stack resolves
      Then Carissa is asked to pay
      When Carissa agrees
      Then this is legal
      And fifth Swamp is tapped
      And Liliana's Specter's ability is on the stack
      And Carissa has priority

  @cr:117.2a
  Rule: A triggered ability waits until a player would receive priority

    Scenario: An ability that triggers while a spell is cast goes above that spell
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Blood Artist
      And Alex controls two Swamps and Grizzly Bears
      And Alex holds Altar's Reap
      When Alex casts Altar's Reap sacrificing Grizzly Bears
      Then this is legal
      And Grizzly Bears is in Alex's graveyard
      When Rob chooses Alex
      Then this is legal
      And Alex has priority
      And the stack holds, from the top:
        | object       | controller |
        | Blood Artist | Rob        |
        | Altar's Reap | Alex       |

    Scenario: An ability that triggers while another is activated goes above it
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Blood Artist
      And Carissa controls Mogg Fanatic
      When Carissa activates Mogg Fanatic targeting Alex
      Then this is legal
      When Rob chooses Alex
      Then this is legal
      And Carissa has priority
      And the stack holds, from the top:
        | object       | controller |
        | Blood Artist | Rob        |
        | Mogg Fanatic | Carissa    |
      And Alex has 20 life

    Scenario: An ability that triggers as a spell resolves does nothing until later
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Rob controls Grizzly Bears and Blood Artist
      And Carissa controls Swamp
      And Carissa holds Innocent Blood
      And Carissa has cast Innocent Blood
      And the top of the stack has resolved
      When Rob chooses Grizzly Bears
      Then this is legal
      And Innocent Blood is in Carissa's graveyard
      And Alex has 20 life
      When Rob chooses Alex
      Then this is legal
      And Blood Artist's ability is on the stack
      And Alex has 20 life
      And Carissa has priority
      When the top of the stack resolves
      Then Alex has 19 life

  @cr:117.2b
  Rule: Static abilities apply at once, and nobody can respond

    Scenario: As Gravity Sphere enters, a creature loses flying at once
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls three Mountains
      And Alex holds Gravity Sphere
      And Carissa controls Wind Drake
      And Alex has cast Gravity Sphere
      When the top of the stack resolves
      Then Gravity Sphere is on the battlefield
      And Wind Drake does not have the keyword flying
      And the stack is empty
      And Alex has priority

    Scenario: As Archetype of Imagination enters, an attacker has flying at once
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Vedalken Orrery, Grizzly Bears and six Islands
      And Carissa holds Archetype of Imagination
      And Carissa has attacked Alex with Grizzly Bears
      And Carissa has cast Archetype of Imagination
      When the top of the stack resolves
      Then Grizzly Bears has the keyword flying
      And the stack is empty
      And Carissa has priority

    Scenario: As Leyline of Vitality leaves, damage on its creatures may be lethal
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent            | controller |
        | Leyline of Vitality  | Rob        |
        | Grizzly Bears        | Rob        |
        | Hill Giant           | Carissa    |
      And Alex controls four Mountains
      And Alex holds Shock and Act of Treason
      And Rob controls Forest
      And Rob holds Giant Growth
      And Alex has cast Shock targeting Grizzly Bears
      And the stack has resolved
      Then Grizzly Bears is on the battlefield
      And Grizzly Bears is 2/3
      When Alex casts Act of Treason targeting Grizzly Bears
      Then this is legal
      When the top of the stack resolves
      Then Grizzly Bears is in Rob's graveyard
      And Alex has priority
      And the stack is empty

  @cr:117.2c
  Rule: Turn-based actions come before priority, or end a step without it

    Scenario: In the draw step, the card has been drawn before anybody can respond
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's upkeep
      And Rob holds Shock
      And Alex's library holds, from the top, Craw Wurm
      When everybody passes
      Then it is the draw step
      And Craw Wurm is in Alex's hand
      And the stack is empty
      And Alex has priority

    Scenario: Permanents have untapped before a player can act in the upkeep
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's end step
      And these permanents are on the battlefield:
        | permanent       | controller | tapped |
        | Icy Manipulator | Alex       | yes    |
        | Grizzly Bears   | Carissa    | yes    |
      When everybody passes
      Then it is Alex's turn
      And it is the upkeep
      And Icy Manipulator is untapped
      And Grizzly Bears is tapped
      And Alex has priority

    @cr:117.3a
    Scenario: Damage wears off as the turn ends, and then nobody can act in it
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's end step
      And Rob controls Mountain
      And Rob holds Shock
      And Carissa controls Hill Giant
      And Rob has cast Shock targeting Hill Giant
      And the stack has resolved
      When everybody passes
      Then it is Alex's turn
      And it is the upkeep
      And Hill Giant has no damage marked on it

  @cr:117.2d
  Rule: State-based actions come before priority, and nobody can respond

    Scenario: Giant Growth comes too late once lethal damage has been dealt
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls three Mountains
      And Carissa holds Shock and Flame Rift
      And Rob controls Grizzly Bears and Forest
      And Rob holds Giant Growth
      And Carissa has cast Flame Rift
      And Carissa has cast Shock targeting Grizzly Bears
      When the top of the stack resolves
      Then Grizzly Bears is in Rob's graveyard
      And Flame Rift is on the stack
      And Carissa has priority
      When Rob casts Giant Growth targeting Grizzly Bears
      Then this is illegal
      And nothing has changed

    Scenario: Giant Growth in response saves a creature from lethal damage
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Mountain
      And Carissa holds Shock
      And Rob controls Grizzly Bears and Forest
      And Rob holds Giant Growth
      And Carissa has cast Shock targeting Grizzly Bears
      When Rob casts Giant Growth targeting Grizzly Bears
      Then this is legal
      When the stack resolves
      Then Grizzly Bears is 5/5
      And Grizzly Bears has two damage marked on it

    @cr:104.3b @cr:104.5 @cr:117.5
    Scenario: A player at 0 life has left before anybody receives priority
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Alex has two life
      And Alex controls Fountain of Youth and two Forests
      And Rob controls Mountain and Temple Bell
      And Rob holds Shock
      And Rob has activated Temple Bell
      And Rob has cast Shock targeting Alex
      When the top of the stack resolves
      Then Alex has left the game
      And Temple Bell's ability is on the stack
      And Rob has priority

  @cr:117.2e
  Rule: Nobody has priority while a spell or ability resolves

    @cr:117.1
    Scenario Outline: While Alex chooses for Innocent Blood, <player> can't act
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Swamp, Grizzly Bears and Hill Giant
      And Alex holds Innocent Blood
      And <player> controls Mountain and Mogg Fanatic
      And <player> holds Shock
      And Alex has cast Innocent Blood
      And the top of the stack has resolved
      When <player> interrupts and casts Shock targeting Rob
      Then this is illegal
      And nothing has changed
      When <player> interrupts and activates Mogg Fanatic targeting Rob
      Then this is illegal
      And nothing has changed
      And Alex is asked to choose
      When Alex chooses Hill Giant
      Then this is legal
      And Hill Giant is in Alex's graveyard
      And Mogg Fanatic is in <player>'s graveyard
      And Alex has priority

      Examples:
        | player  |
        | Carissa |
        | Rob     |

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

  @cr:117.5
  Rule: State-based actions repeat, and then triggers go on the stack

    Scenario: An Aura whose creature dies leaves before anybody receives priority
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent     | controller | attached to   |
        | Grizzly Bears | Carissa    |               |
        | Pacifism      | Rob        | Grizzly Bears |
      And Alex controls Mountain
      And Alex holds Shock
      And Alex has cast Shock targeting Grizzly Bears
      When the top of the stack resolves
      Then Grizzly Bears is in Carissa's graveyard
      And Pacifism is in Rob's graveyard
      And Alex has priority

    @cr:104.3b
    Scenario: A player at 0 life loses before a trigger can gain them life
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Rob has two life
      And Rob controls Souls of the Faultless
      And Carissa controls Grizzly Bears and Hill Giant
      And Carissa has attacked Rob with Grizzly Bears and Hill Giant
      And Rob has blocked Hill Giant with Souls of the Faultless
      When play goes on to the combat damage step
      Then Rob has left the game
      And Carissa has priority
      And Carissa has 20 life
      And the stack is empty

    Scenario: A player who loses can't be chosen as the target of a waiting trigger
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Carissa's precombat main phase
      And Dana controls Abyssal Persecutor
      And Alex controls Blood Artist
      And Rob has 0 life
      And Carissa controls three Swamps
      And Carissa holds Murder
      And Carissa has cast Murder targeting Abyssal Persecutor
      When the top of the stack resolves
      Then Rob has left the game
      And Alex is asked to choose
      When Alex chooses Rob
      Then this is illegal
      And nothing has changed
      When Alex chooses Dana
      Then this is legal
      And Blood Artist's ability is on the stack
      And Carissa has priority

    @cr:104.3b
    Scenario: A player at 1 life stays in and gains life by the trigger
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Rob has three life
      And Rob controls Souls of the Faultless
      And Carissa controls Grizzly Bears and Hill Giant
      And Carissa has attacked Rob with Grizzly Bears and Hill Giant
      And Rob has blocked Hill Giant with Souls of the Faultless
      When play goes on to the combat damage step
      Then Rob has one life
      And Souls of the Faultless's ability is on the stack
      And Carissa has priority
      When the stack resolves
      Then Rob has four life
      And Carissa has 17 life

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
