@since:2020-06-01
Feature: Timing and priority: when players may act
  One player at a time may act, and everybody else waits until that player has
  passed. Most spells also need that player's own main phase.

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
