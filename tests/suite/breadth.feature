@since:2024-11-08
Feature: Breadth
  Scenarios that use the phrases which the suite does not use (yet), so that each of them is
  tried on the reference engine.

  Scenario: Lands, the library and the hand
    Given a two-player game between Rob and Alex
    And Rob controls Exploration
    And Rob holds three Forests
    And Alex holds no cards
    And Rob's library holds, from the top, Shock and Hill Giant
    And Alex's library holds 5 cards
    And Alex's graveyard holds Gray Ogre
    When Rob plays first Forest
    Then this is legal
    And first Forest is on the battlefield
    And Rob has two cards in hand
    And Alex has no cards in hand
    And Gray Ogre is in Alex's graveyard
    And Gray Ogre is not on the battlefield
    When Rob plays second Forest
    Then this is legal
    When Rob plays third Forest
    Then this is illegal
    And nothing has changed

  Scenario: A bell rings
    Given a free-for-all between Rob, Alex and Carissa
    And Alex controls Temple Bell
    And Rob's library holds, from the top, Shock and Hill Giant
    When Alex activates Temple Bell
    Then this is legal
    And Temple Bell's ability is on the stack once
    And the stack holds, from the top:
      | object      | controller |
      | Temple Bell | Alex       |
    When everybody passes
    Then the stack is empty
    And Shock is in Rob's hand
    And Hill Giant is in Rob's library
    And Alex has one card in hand

  Scenario: A bell has rung
    Given a two-player game between Rob and Alex
    And Rob controls Temple Bell
    And Rob has activated Temple Bell
    When Alex passes
    Then this is legal
    And Temple Bell's ability is not on the stack
    And Rob has 1 card in hand

  Scenario: A planeswalker's second ability
    Given a two-player game between Rob and Alex
    And Rob controls Jace Beleren
    When Rob activates ability two of Jace Beleren targeting Alex
    Then this is legal
    When the stack resolves
    Then Alex has one card in hand
    And Jace Beleren has two loyalty counters
    When Rob activates ability 1 of Jace Beleren
    Then this is illegal
    And nothing has changed

  Scenario: A spell on the stack
    Given a two-player game between Rob and Alex
    And Rob controls two Forests and Grizzly Bears
    And Alex controls two Islands
    And Rob holds left Giant Growth and right Giant Growth
    And Alex holds Counterspell
    When Rob casts left Giant Growth targeting Grizzly Bears
    Then this is legal
    And left Giant Growth is on the stack
    And Rob has priority
    When Alex casts Counterspell targeting left Giant Growth
    Then this is legal
    And the stack holds, from the top:
      | object            | controller |
      | Counterspell      | Alex       |
      | left Giant Growth | Rob        |
    When the top of the stack resolves
    Then left Giant Growth is in Rob's graveyard
    And the stack is empty
    When Rob casts right Giant Growth targeting Grizzly Bears
    Then this is legal
    When the stack resolves
    Then Grizzly Bears is 5/5

  Scenario: Somebody who is not asked declares an attack
    Given a free-for-all between Rob, Alex and Carissa
    And Rob controls Grizzly Bears
    And Alex controls Hill Giant
    And play has gone on to the declare attackers step
    When Alex interrupts and declares these attacks:
      | attacker   | attacks |
      | Hill Giant | Carissa |
    Then the declaration is illegal
    And nothing has changed
    And Rob is asked to declare attackers
    And nobody is asked to declare blockers
    And nobody is asked to assign damage
    And nobody is asked to pay
    When Rob declares no attack
    Then the declaration is legal
    And nobody is asked to declare attackers

  Scenario: Triggers in an order
    Given a free-for-all between Rob, Alex and Carissa
    And Rob controls Pulse Tracker and Agate-Blade Assassin
    When Rob attacks Alex with Pulse Tracker and Agate-Blade Assassin
    Then the declaration is legal
    When Rob puts the triggers in the order Agate-Blade Assassin and Pulse Tracker
    Then this is legal
    And the stack holds, from the top:
      | object               | controller |
      | Pulse Tracker        | Rob        |
      | Agate-Blade Assassin | Rob        |
    When the stack resolves
    Then Alex has 18 life
    And Carissa has 19 life

  Scenario: The flame takes all
    Given a two-player game between Rob and Alex
    And Rob controls two Mountains
    And Rob holds Flame Rift
    And Rob has four life
    And Alex has 4 life
    And Rob has cast Flame Rift
    When the stack resolves
    Then the game is a draw

  Scenario: A team wins
    Given a team game of Rob and Alex against Carissa and Dana
    When Carissa concedes
    Then this is legal
    And Carissa has left the game
    And Dana is in the game
    And the game goes on
    When Dana concedes
    Then this is legal
    And Rob and Alex have won

  Scenario: A new token gets a name
    Given a two-player game between Rob and Alex
    And Rob controls Verdant Force
    And play has gone on to Alex's upkeep
    And the stack has resolved
    When play goes on to the precombat main phase
    Then the new Saproling token is called Sprout
    And Sprout is 1/1
    And Rob controls Sprout
    When play goes on to Rob's precombat main phase
    Then the new Saproling token is called Shoot
    When Rob attacks Alex with Sprout and Shoot
    Then the declaration is illegal
    When Rob attacks Alex with Sprout
    Then the declaration is legal
    And Sprout is attacking Alex
    And Shoot is not attacking

  Scenario: Mulligans, and a card with which the game begins
    Given a free-for-all between Rob, Alex and Carissa
    And the game has not begun, and Alex plays first
    And Rob holds Gray Ogre
    And Alex holds Leyline of Vitality and Shock
    Then Alex is asked to keep a hand
    And Alex can see Shock
    And Rob cannot see Shock
    When Alex keeps the hand
    Then this is legal
    And Carissa is asked to keep a hand
    When Rob takes a mulligan
    Then this is legal
    And Rob is asked to keep a hand
    When Rob keeps the hand
    Then this is legal
    And nobody is asked to keep a hand
    When Rob interrupts and chooses Leyline of Vitality
    Then this is illegal
    And nothing has changed
    When Alex chooses Leyline of Vitality
    Then this is legal
    And Leyline of Vitality is on the battlefield
    And Leyline of Vitality is of the color green
    When play goes on to the precombat main phase
    Then it is Alex's turn
    And Alex has priority

  Scenario: Mulligans that were taken before
    Given a two-player game between Rob and Alex
    And the game has not begun, and Rob plays first
    And Alex holds Shock
    And Rob has kept the hand
    And Alex has taken a mulligan
    Then nobody is asked to keep a hand
    And Alex is asked to choose

  Scenario: What is discarded is hidden until all have chosen
    Given a free-for-all between Rob, Alex and Carissa
    And Rob controls three Swamps
    And Rob holds Liliana's Specter
    And Alex holds Gray Ogre and Shock
    And Carissa holds Hill Giant and Storm Crow
    And Rob has cast Liliana's Specter as follows:
      | pays with                              |
      | first Swamp, second Swamp, third Swamp |
    And the top of the stack has resolved
    And the top of the stack has resolved
    When Carissa interrupts and chooses Gray Ogre
    Then this is illegal
    And nothing has changed
    When Alex chooses Gray Ogre
    Then this is legal
    And Alex knows that Alex has chosen Gray Ogre
    And Carissa does not know what Alex has chosen
    And Rob cannot see Gray Ogre
    When Carissa chooses Hill Giant
    Then this is legal
    And Gray Ogre is in Alex's graveyard

  Scenario: A spell for another card
    Given a two-player game between Rob and Alex
    And Rob controls Mountain, Swamp and Serra Angel
    And Rob holds Shock
    And Alex holds Force of Will and Storm Crow
    When Rob casts Shock as follows:
      | targets | pays with |
      | Alex    | Swamp     |
    Then this is illegal
    And nothing has changed
    When Rob casts Shock as follows:
      | targets | pays with |
      | Alex    | Mountain  |
    Then this is legal
    And Mountain is tapped
    And Swamp is untapped
    When Alex casts Force of Will as follows:
      | targets | alternative cost | uses up    |
      | Shock   | Force of Will    | Storm Crow |
    Then this is legal
    And Alex has 19 life
    And Storm Crow is in exile
    And Serra Angel has the keyword vigilance
    And Serra Angel does not have the keyword first strike

  Scenario: An ability and what it uses up
    Given a two-player game between Rob and Alex
    And Rob controls Mogg Fanatic
    When Rob activates Mogg Fanatic as follows:
      | ability | targets |
      | 1       | Alex    |
    Then this is legal
    And Mogg Fanatic is in Rob's graveyard
    When the stack resolves
    Then Alex has 19 life

  Scenario: While Rob controls Alex, all three players pass before a step ends
    Given a free-for-all between Rob, Alex and Carissa
    And Rob controls Mindslaver and four Mountains
    And Rob has activated Mindslaver targeting Alex
    And the stack has resolved
    When play goes on to Alex's upkeep
    Then Rob has priority
    When everybody passes
    Then it is the draw step
    When Rob passes
    Then this is legal
    And Carissa has priority
    When play goes on to Alex's precombat main phase
    Then it is the precombat main phase
    And it is Alex's turn

  Scenario: Whoever doesn't have priority plays, casts and activates nothing
    Given a free-for-all between Rob, Alex and Carissa
    And it is Alex's precombat main phase
    And Rob controls Mountain and Mogg Fanatic
    And Rob holds Shock and Forest
    When Rob interrupts and casts Shock
    Then this is illegal
    And nothing has changed
    When Rob interrupts and casts Shock targeting Alex
    Then this is illegal
    And nothing has changed
    When Rob interrupts and activates Mogg Fanatic
    Then this is illegal
    And nothing has changed
    When Rob interrupts and activates Mogg Fanatic targeting Alex
    Then this is illegal
    And nothing has changed
    When Rob interrupts and plays Forest
    Then this is illegal
    And nothing has changed
    When Rob interrupts and passes
    Then this is illegal
    And nothing has changed
    When Rob tries to concede for Alex
    Then this is illegal
    And either Alex has left the game or Alex is in the game
    When Alex interrupts and passes
    Then this is legal
    And Carissa has priority
    When Carissa passes
    Then this is legal
    When Rob interrupts and casts Shock targeting Alex
    Then this is legal
    And the stack holds, from the top:
      | object | controller |
      | Shock  | Rob        |
