@since:2020-06-01
Feature: Timing and priority: what happens before anybody has priority
  What the game does of itself waits for nobody, and nobody can respond to it;
  what has triggered meanwhile waits until a player would receive priority.

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
