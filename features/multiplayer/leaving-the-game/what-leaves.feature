@since:2020-06-01
Feature: Leaving the game
  In a multiplayer game the others play on when somebody leaves. Everything
  that this player owns goes with them; what they had borrowed goes back.

  @cr:800.4a
  Rule: Objects a player owns leave with them, and their control of other objects ends

    Scenario: Carissa's Jace Beleren can't be attacked once Carissa has left
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Grizzly Bears
      And these permanents are on the battlefield:
        | permanent    | controller | counters  |
        | Jace Beleren | Carissa    | 3 loyalty |
      And Carissa has conceded
      When Rob attacks Jace Beleren with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Alex with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Alex

    @also:2006-10-01
    Scenario: Creatures of a player who leaves are removed from combat
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Grizzly Bears and Hill Giant
      And Alex controls Wall of Wood
      And Rob has declared these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Alex    |
        | Hill Giant    | Carissa |
      And Alex has blocked Grizzly Bears with Wall of Wood
      And Rob has passed
      When Alex concedes
      Then this is legal
      And Alex has left the game
      And Wall of Wood has left the game
      And the game goes on
      When combat damage is dealt
      Then Carissa has 17 life
      And Rob has 20 life

    @also:2006-10-01
    Scenario: If Control Magic's caster leaves, the creature's owner regains control
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls four Islands
      And Rob holds Control Magic
      And Alex controls Hill Giant
      And Rob has cast Control Magic targeting Hill Giant
      And the stack has resolved
      When Rob concedes
      Then this is legal
      And Control Magic has left the game
      And Alex controls Hill Giant

    Scenario: Act of Treason's effect ends at once when its caster leaves
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls three Mountains
      And Rob holds Act of Treason
      And Carissa controls Grizzly Bears
      And Rob has cast Act of Treason targeting Grizzly Bears
      And the stack has resolved
      And Rob has attacked Alex with Grizzly Bears
      When Rob concedes
      Then this is legal
      And Carissa controls Grizzly Bears
      And Grizzly Bears is not attacking

    Scenario: A creature another player controls leaves the game with its owner
      Given a free-for-all between Alex, Rob and Carissa
      And Alex controls four Islands
      And Alex holds Control Magic
      And Rob controls Hill Giant
      And Alex has cast Control Magic targeting Hill Giant
      And the stack has resolved
      And play has gone on to Rob's upkeep
      When Rob concedes
      Then this is legal
      And Hill Giant has left the game
      And Control Magic is in Alex's graveyard

    @also:2006-10-01
    Scenario: If Rob leaves, Carissa's card that entered under his control is exiled
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent     | controller | owner   |
        | Hill Giant    | Rob        | Carissa |
        | Grizzly Bears | Rob        | Rob     |
      When Rob concedes
      Then this is legal
      And Hill Giant is in exile
      And Grizzly Bears has left the game

    Scenario: An ability on the stack ceases to exist when its controller leaves
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Agate-Blade Assassin
      And Rob has attacked Alex with Agate-Blade Assassin
      When Rob concedes
      Then this is legal
      And Agate-Blade Assassin has left the game
      And the stack is empty
      And Alex has 20 life

    Scenario: An ability stays on the stack when its source's owner leaves
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And Rob controls three Mountains
      And Rob holds Act of Treason
      And Alex controls Pulse Tracker
      And Rob has cast Act of Treason targeting Pulse Tracker
      And the top of the stack has resolved
      And Rob has attacked Carissa with Pulse Tracker
      And Rob has passed
      When Alex concedes
      Then this is legal
      And Pulse Tracker has left the game
      And Pulse Tracker's ability is on the stack once
      When the stack resolves
      Then Carissa has 19 life
      And Dana has 19 life
      And Rob has 20 life

    Scenario Outline: If <leaver> leaves while holding priority on <active>'s turn, <next> gets it
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is <active>'s precombat main phase
      When <active> passes
      Then this is legal
      And <leaver> has priority
      When <leaver> concedes
      Then this is legal
      And <next> has priority
      And it is <active>'s turn
      And it is the precombat main phase

      Examples:
        | active  | leaver | next    |
        | Rob     | Alex   | Carissa |
        | Carissa | Dana   | Rob     |

    @cr:506.4c
    Scenario: A creature attacking a departed player's planeswalker attacks nothing
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Hill Giant
      And Alex controls Jace Beleren
      And Rob has attacked Jace Beleren with Hill Giant
      And Rob has passed
      When Alex concedes
      Then this is legal
      And Jace Beleren has left the game
      And Hill Giant is attacking nothing
      And Hill Giant is tapped
      When combat damage is dealt
      Then Carissa has 20 life
      And Rob has 20 life

    @also:2006-10-01
    Scenario: A spell leaves the game with the player who cast it
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Mountain
      And Rob holds Lightning Bolt
      And Rob has cast Lightning Bolt targeting Alex
      When Rob concedes
      Then this is legal
      And the stack is empty
      And Lightning Bolt has left the game
      And Alex has 20 life

    Scenario: Rob's creature that is phased out leaves with Rob, whoever had it
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls two Islands
      And Carissa holds Reality Ripple
      And these permanents are on the battlefield:
        | permanent  | controller | owner |
        | Hill Giant | Alex       | Rob   |
        | Gray Ogre  | Alex       | Alex  |
      And Carissa has cast Reality Ripple targeting Hill Giant
      And the stack has resolved
      When Rob concedes
      Then this is legal
      When play goes on to Alex's upkeep
      Then Hill Giant has left the game
      When play goes on to the precombat main phase
      And Alex attacks Carissa with Hill Giant
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Carissa with Gray Ogre
      Then the declaration is legal
      And Gray Ogre is attacking Carissa

    Scenario: Dana's Sandbar Crocodile that is phased out doesn't phase in for Alex
      Given a team game of Rob and Alex against Carissa and Dana
      And it is Rob's end step
      And Alex controls Mountain
      And these permanents are on the battlefield:
        | permanent         | controller | owner |
        | Sandbar Crocodile | Alex       | Dana  |
      And play has gone on to Alex's precombat main phase
      When Dana concedes
      Then this is legal
      When play goes on to Carissa's upkeep
      And play goes on to Alex's precombat main phase
      Then Sandbar Crocodile has left the game

    Scenario: If Rob leaves, all kinds of Carissa's cards under Rob are exiled
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent       | controller | owner   | face down |
        | Temple Bell     | Rob        | Carissa |           |
        | Exploration     | Rob        | Carissa |           |
        | Tropical Island | Rob        | Carissa |           |
        | Jace Beleren    | Rob        | Carissa |           |
        | Brine Elemental | Rob        | Carissa | yes       |
      When Rob concedes
      Then this is legal
      And Temple Bell is in exile
      And Exploration is in exile
      And Tropical Island is in exile
      And Jace Beleren is in exile
      And Brine Elemental is in exile

    Scenario: A token that a departed player would still control is exiled
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent   | controller | owner |
        | Beast Token | Rob        | Alex  |
      When Rob concedes
      Then this is legal
      When Alex passes
      Then this is legal
      And Beast Token has left the game

    Scenario: A token goes back to Alex as the Aura on it leaves with Rob
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent     | controller | owner | attached to |
        | Beast Token   | Rob        | Alex  |             |
        | Control Magic | Rob        | Rob   | Beast Token |
      When Rob concedes
      Then this is legal
      And Alex controls Beast Token

  @cr:800.4a @cr:111.2
  Rule: A token is owned by the player who created it

    Scenario: Alex's token stays when the owner of Alex's Verdant Force leaves
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent     | controller | owner |
        | Verdant Force | Alex       | Rob   |
      And it is Carissa's end step
      When play goes on to Rob's upkeep
      And the stack resolves
      Then the new Saproling Token is called Sprout
      When Rob concedes
      Then this is legal
      And Verdant Force has left the game
      And Sprout is on the battlefield
      And Alex controls Sprout

  @cr:800.4a
  Rule: A spell owned by another player is exiled, and leaving the game isn't dying

    @since:2024-06-07
    Scenario: A spell owned by another player is exiled when its caster leaves
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And these permanents are on the battlefield:
        | permanent             | controller | owner   | counters  | protector |
        | Invasion of Dominaria | Alex       | Carissa | 3 defense | Rob       |
      And Alex controls Mountain
      And Alex holds Lightning Bolt
      And Alex has cast Lightning Bolt targeting Invasion of Dominaria
      And the top of the stack has resolved
      And the top of the stack has resolved
      When Alex agrees
      Then this is legal
      And Invasion of Dominaria is on the stack
      When Alex concedes
      Then this is legal
      And the stack is empty
      And Invasion of Dominaria is in exile

    Scenario: Creatures that leave the game with their owner don't die
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Hill Giant and Rob's Blood Artist
      And Alex controls Alex's Blood Artist
      When Rob concedes
      Then this is legal
      And Hill Giant has left the game
      And the stack is empty
      And Alex has priority
      And nobody is asked to choose
      And Alex has 20 life

  @cr:800.4a @cr:113.7a
  Rule: An ability stays with its controller even if its source has left the game

    Scenario: Mogg Fanatic's ability resolves even though the card's owner leaves
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent    | controller | owner |
        | Mogg Fanatic | Alex       | Rob   |
      And Alex has activated Mogg Fanatic targeting Carissa
      When Rob concedes
      Then this is legal
      And Mogg Fanatic has left the game
      And Mogg Fanatic's ability is on the stack
      When the stack resolves
      Then Carissa has 19 life

  @cr:800.4a
  Rule: Only objects the departed player owns leave; other players keep theirs

    Scenario: A creature Alex took from Carissa stays with Alex when Rob leaves
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Carissa controls Hill Giant
      And Alex controls three Mountains
      And Alex holds Act of Treason
      And Alex has cast Act of Treason targeting Hill Giant
      And the stack has resolved
      When Rob concedes
      Then this is legal
      And Alex controls Hill Giant
      When Alex attacks Carissa with Hill Giant
      Then the declaration is legal
      And Hill Giant is attacking Carissa

    @cr:111.2
    Scenario: A token leaves with its creator even if another player controls it
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's end step
      And Rob controls Verdant Force
      And Alex controls three Mountains
      And Alex holds Act of Treason
      And play has gone on to Alex's upkeep
      When the top of the stack resolves
      Then the new Saproling Token is called Sprout
      When play goes on to the precombat main phase
      And Alex casts Act of Treason targeting Sprout
      Then this is legal
      When the stack resolves
      Then Alex controls Sprout
      When Rob concedes
      Then this is legal
      And Sprout has left the game

    @cr:509.1h
    Scenario: Attackers stay blocked and unblocked when the attacked player leaves
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Hill Giant and Gray Ogre
      And Alex controls Wall of Wood
      And Carissa has attacked Alex with Hill Giant and Gray Ogre
      And Alex has blocked Hill Giant with Wall of Wood
      When Alex concedes
      Then this is legal
      And Wall of Wood has left the game
      And Hill Giant is blocked
      And Gray Ogre is unblocked

    @cr:509.1h
    Scenario: A creature stays blocked after the blocker's controller leaves
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | moon |
        | Dana    | moon |
      And Rob controls Hill Giant
      And Dana controls Wall of Wood
      And Rob has attacked Carissa with Hill Giant
      And Dana has blocked Hill Giant with Wall of Wood
      When Dana concedes
      Then this is legal
      And Wall of Wood has left the game
      And Hill Giant is blocked
      When combat damage is dealt
      Then Carissa has 20 life

    Scenario: Carissa keeps Crag Saurian as the player leaves whose ability gave it
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Crag Saurian
      And Alex controls Alex's Mogg Fanatic
      And Carissa controls Carissa's Mogg Fanatic
      And Alex has activated Alex's Mogg Fanatic targeting Crag Saurian
      And the stack has resolved
      And Carissa has activated Carissa's Mogg Fanatic targeting Crag Saurian
      And the stack has resolved
      When Alex concedes
      Then this is legal
      And Carissa controls Crag Saurian
      And Crag Saurian has 2 damage marked on it

    Scenario: Crag Saurian, won in combat and lost again, stays as its loser leaves
      Given a team game of Rob and Alex against Carissa and Dana
      And Rob controls Savannah Lions
      And Dana controls Crag Saurian
      And Carissa controls Mountain
      And Carissa holds Shock
      And Rob has attacked Dana with Savannah Lions
      And Dana has blocked Savannah Lions with Crag Saurian
      And play has gone on to the combat damage step
      And the stack has resolved
      And play has gone on to Carissa's precombat main phase
      And Carissa has cast Shock targeting Crag Saurian
      And the stack has resolved
      When Rob concedes
      Then this is legal
      And Carissa controls Crag Saurian

  @cr:800.4a
  Rule: Objects leave with their owner even if out of range of influence

    @cr:801.10
    Scenario Outline: With range 1, if <who> leaves, Hill Giant <what>
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent  | controller | owner   |
        | Hill Giant | <holder>   | <owner> |
      When <who> concedes
      Then this is legal
      And <who> has left the game
      And Hill Giant <where>

      Examples:
        | who     | holder  | owner   | what             | where             |
        | Rob     | Carissa | Rob     | leaves the game  | has left the game |
        | Carissa | Carissa | Rob     | is exiled        | is in exile       |
        | Dana    | Carissa | Rob     | stays            | is on the battlefield |

  @cr:800.4a
  Rule: An ability ceases to exist with its controller, whoever owns its source

    Scenario: If Alex leaves, the ability of Carissa's Mogg Fanatic ceases to exist
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent    | controller | owner   |
        | Mogg Fanatic | Alex       | Carissa |
      And Alex has activated Mogg Fanatic targeting Dana
      When Alex concedes
      Then this is legal
      And the stack is empty
      And Mogg Fanatic is in Carissa's graveyard
      And Carissa has priority
      When play goes on to the beginning of combat
      Then Dana has 20 life

    Scenario: If Rob leaves, the ability of teammate Alex's card ceases to exist
      Given a team game of Rob and Alex against Carissa and Dana
      And these permanents are on the battlefield:
        | permanent     | controller | owner |
        | Pulse Tracker | Rob        | Alex  |
      And Rob has attacked Carissa with Pulse Tracker
      When Rob concedes
      Then this is legal
      And the stack is empty
      And Pulse Tracker is in exile
      When play goes on to the end step
      Then Carissa has 20 life
      And Dana has 20 life
