@since:2020-06-01
Feature: Nothing comes to a player who has left
  A player who has left the game controls nothing any more, and nothing comes
  to them: no permanent, no token, no other player, no trigger.

  @cr:800.4b
  Rule: A player who has left gains control of nothing

    Scenario: If Alex leaves, Alex's Shock doesn't give away Crag Saurian
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Mountain
      And Alex holds Shock
      And Carissa controls Crag Saurian
      And Alex has cast Shock targeting Crag Saurian
      And the top of the stack has resolved
      When Alex concedes
      Then this is legal
      And Crag Saurian's ability is on the stack once
      When the stack resolves
      Then Carissa controls Crag Saurian
      And Crag Saurian has 2 damage marked on it

    Scenario: A player who stays in the game gains control of Crag Saurian
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Mountain
      And Alex holds Shock
      And Carissa controls Crag Saurian
      And Alex has cast Shock targeting Crag Saurian
      And the top of the stack has resolved
      When Rob concedes
      Then this is legal
      When the stack resolves
      Then Alex controls Crag Saurian

    Scenario: Crag Saurian, hit in combat, stays if the attacking player leaves
      Given a team game of Rob and Alex against Carissa and Dana
      And Rob controls Hill Giant
      And Dana controls Crag Saurian
      And Rob has attacked Dana with Hill Giant
      And Dana has blocked Hill Giant with Crag Saurian
      When combat damage is dealt
      Then Crag Saurian's ability is on the stack once
      When Rob concedes
      Then this is legal
      When the stack resolves
      Then Dana controls Crag Saurian

    @cr:800.4d
    Scenario: Genesis Chamber makes no token for a player who has left
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Genesis Chamber and three Islands
      And Rob holds Show and Tell
      And Alex holds Grizzly Bears
      And Carissa holds Hill Giant
      And Rob has cast Show and Tell
      And the top of the stack has resolved
      And Alex has chosen Grizzly Bears
      And Carissa has chosen Hill Giant
      When Rob puts the triggers in this order:
        | source          | concerns |
        | Genesis Chamber | Carissa  |
        | Genesis Chamber | Alex     |
      Then this is legal
      And the stack holds, from the top:
        | object          | controller | concerns |
        | Genesis Chamber | Rob        | Alex     |
        | Genesis Chamber | Rob        | Carissa  |
      When Carissa concedes
      Then this is legal
      And Genesis Chamber's ability is on the stack twice
      When the stack resolves
      Then the new Myr Token is called Alex's Myr
      And Alex controls Alex's Myr

    @cr:800.4d
    Scenario: Genesis Chamber makes a token for each player who is still in the game
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Genesis Chamber and three Islands
      And Rob holds Show and Tell
      And Alex holds Grizzly Bears
      And Carissa holds Hill Giant
      And Rob has cast Show and Tell
      And the top of the stack has resolved
      And Alex has chosen Grizzly Bears
      And Carissa has chosen Hill Giant
      When the stack resolves
      Then the new Myr Tokens are called first Myr and second Myr

    @cr:722.1
    Scenario: If Rob leaves before Alex's turn, Rob's Mindslaver controls nobody
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Rob controls Mindslaver and four Mountains
      And Alex controls Grizzly Bears
      And Rob has activated Mindslaver targeting Alex
      And the stack has resolved
      And Carissa has passed
      When Rob concedes
      Then this is legal
      When play goes on to Alex's upkeep
      And Alex passes
      Then this is legal
      And Carissa has priority

    Scenario: No creature enters under the control of a player who has left
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Endless Whispers and Mountain
      And Rob holds Lightning Bolt
      And Carissa controls Hill Giant
      And Rob has cast Lightning Bolt targeting Hill Giant
      And the top of the stack has resolved
      And Carissa has chosen Alex
      And the stack has resolved
      When Alex concedes
      Then this is legal
      When play goes on to the end step
      And the stack resolves
      Then Hill Giant is in Carissa's graveyard

    Scenario: A creature enters under control of a chosen player still in the game
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Alex controls Endless Whispers and Mountain
      And Alex holds Lightning Bolt
      And Carissa controls Hill Giant
      And Alex has cast Lightning Bolt targeting Hill Giant
      And the top of the stack has resolved
      And Carissa has chosen Alex
      And the stack has resolved
      When Rob concedes
      Then this is legal
      When play goes on to the end step
      And the stack resolves
      Then Alex controls Hill Giant

    Scenario: Genesis Chamber makes no token for who has left, nor for a teammate
      Given a team game of Rob and Alex against Carissa and Dana
      And Rob controls Genesis Chamber and three Islands
      And Rob holds Show and Tell
      And Carissa holds Hill Giant
      And Dana holds Gray Ogre
      And Rob has cast Show and Tell
      And the top of the stack has resolved
      And Carissa has chosen Hill Giant
      When Dana chooses Gray Ogre
      Then this is legal
      When Carissa concedes
      Then this is legal
      When the stack resolves
      Then the new Myr Token is called Dana's Myr
      And Dana controls Dana's Myr

  @cr:800.4c
  Rule: When a control effect ends, an object with no other controller left is exiled

    Scenario Outline: Alex's Act of Treason ends after <leaver> has left: Hill Giant is exiled
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent  | controller | owner   |
        | Hill Giant | <leaver>   | Carissa |
      And Alex controls three Mountains
      And Alex holds Act of Treason
      And Alex has cast Act of Treason targeting Hill Giant
      And the stack has resolved
      When <leaver> concedes
      Then this is legal
      And Alex controls Hill Giant
      When play goes on to the end step
      Then Alex controls Hill Giant
      When play goes on to Carissa's upkeep
      Then Hill Giant is in exile

      Examples:
        | leaver |
        | Rob    |
        | Dana   |

    Scenario: When Act of Treason ends, Dana, who hasn't left, regains the creature
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent  | controller | owner   |
        | Hill Giant | Dana       | Carissa |
      And Alex controls three Mountains
      And Alex holds Act of Treason
      And Alex has cast Act of Treason targeting Hill Giant
      And the stack has resolved
      When Rob concedes
      Then this is legal
      When play goes on to Carissa's upkeep
      Then Dana controls Hill Giant

    Scenario Outline: <owner>'s creature that Rob left behind doesn't go to his mate Dana
      Given a team game of Rob and Dana against Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent  | controller | owner   |
        | Hill Giant | Rob        | <owner> |
      And Alex controls three Mountains
      And Alex holds Act of Treason
      And Alex has cast Act of Treason targeting Hill Giant
      And the stack has resolved
      When Rob concedes
      Then this is legal
      And Alex controls Hill Giant
      When play goes on to Carissa's upkeep
      Then Hill Giant is in exile

      Examples:
        | owner   |
        | Carissa |
        | Dana    |

    Scenario: Rob regains his creature after Act of Treason, though Dana has left
      Given a team game of Rob and Dana against Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent  | controller | owner   |
        | Hill Giant | Rob        | Carissa |
      And Alex controls three Mountains
      And Alex holds Act of Treason
      And Alex has cast Act of Treason targeting Hill Giant
      And the stack has resolved
      When Dana concedes
      Then this is legal
      And Alex controls Hill Giant
      When play goes on to Carissa's upkeep
      Then Rob controls Hill Giant

    Scenario: With shared turns, Dana doesn't get what departed Rob controlled
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Dana    | sun  |
        | Alex    | moon |
        | Carissa | moon |
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent  | controller | owner   |
        | Hill Giant | Rob        | Carissa |
      And Alex controls four Islands
      And Alex holds Control Magic
      And Dana controls Vedalken Orrery and three Plains
      And Dana holds Flickerwisp
      And Alex has cast Control Magic targeting Hill Giant
      And the stack has resolved
      And Dana has cast Flickerwisp
      And the top of the stack has resolved
      And Dana has chosen Control Magic
      When Rob concedes
      Then this is legal
      And Alex controls Hill Giant
      When the stack resolves
      Then Control Magic is in exile
      And Hill Giant is in exile

    Scenario: When Act of Treason ends, Control Magic still gives Alex the creature
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent  | controller | owner   |
        | Hill Giant | Rob        | Carissa |
      And Alex controls four Islands
      And Alex holds Control Magic
      And Dana controls five Mountains
      And Dana holds Word of Seizing
      And Alex has cast Control Magic targeting Hill Giant
      And the stack has resolved
      And Dana has cast Word of Seizing targeting Hill Giant
      And the stack has resolved
      When Rob concedes
      Then this is legal
      And Dana controls Hill Giant
      When play goes on to Carissa's upkeep
      Then Alex controls Hill Giant

    Scenario: When Control Magic leaves, the creature that Rob left behind is exiled
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent  | controller | owner   |
        | Hill Giant | Rob        | Carissa |
      And Alex controls four Islands
      And Alex holds Control Magic
      And Dana controls Vedalken Orrery and three Plains
      And Dana holds Flickerwisp
      And Alex has cast Control Magic targeting Hill Giant
      And the stack has resolved
      And Dana has cast Flickerwisp
      And the top of the stack has resolved
      And Dana has chosen Control Magic
      When Rob concedes
      Then this is legal
      And Alex controls Hill Giant
      When the stack resolves
      Then Control Magic is in exile
      And Hill Giant is in exile

    Scenario: When Control Magic leaves, Rob, who hasn't left, regains the creature
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent  | controller | owner   |
        | Hill Giant | Rob        | Carissa |
      And Alex controls four Islands
      And Alex holds Control Magic
      And Dana controls Vedalken Orrery and three Plains
      And Dana holds Flickerwisp
      And Alex has cast Control Magic targeting Hill Giant
      And the stack has resolved
      And Dana has cast Flickerwisp
      And the top of the stack has resolved
      And Dana has chosen Control Magic
      When the stack resolves
      Then Control Magic is in exile
      And Rob controls Hill Giant

    Scenario Outline: Alex's effect ends after Rob left: Carissa's <permanent> is exiled
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And these permanents are on the battlefield:
        | permanent   | controller | owner   |
        | <permanent> | Rob        | Carissa |
      And Alex controls five Mountains
      And Alex holds Word of Seizing
      And Alex has cast Word of Seizing targeting <permanent>
      And the top of the stack has resolved
      When Rob concedes
      Then this is legal
      And Alex controls <permanent>
      When Dana ends the turn
      Then <permanent> is in exile

      Examples:
        | permanent       |
        | Temple Bell     |
        | Exploration     |
        | Tropical Island |
        | Jace Beleren    |

  @cr:800.4d
  Rule: A trigger of a player who has left isn't put on the stack

    @example
    Scenario: If Carissa leaves, her Flickerwisp doesn't return Alex's creature
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Alex controls Hill Giant
      And Carissa controls three Plains
      And Carissa holds Flickerwisp
      And Carissa has cast Flickerwisp
      And the top of the stack has resolved
      And Carissa has chosen Hill Giant
      And the stack has resolved
      When Carissa concedes
      Then this is legal
      And Hill Giant is in exile
      When play goes on to the end step
      Then Flickerwisp's ability is not on the stack
      When play goes on to Rob's upkeep
      Then Hill Giant is in exile

    Scenario: If Rob leaves, Carissa's Flickerwisp still returns Alex's creature
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Alex controls Hill Giant
      And Carissa controls three Plains
      And Carissa holds Flickerwisp
      And Carissa has cast Flickerwisp
      And the top of the stack has resolved
      And Carissa has chosen Hill Giant
      And the stack has resolved
      And Carissa has passed
      When Rob concedes
      Then this is legal
      When play goes on to the end step
      Then Flickerwisp's ability is on the stack once
      When the stack resolves
      Then Alex controls Hill Giant

    @cr:603.7
    Scenario: If Rob leaves, his Maddening Imp destroys nothing at end of turn
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Hill Giant
      And Rob controls Maddening Imp
      And Rob has activated Maddening Imp
      And the stack has resolved
      When Rob concedes
      Then this is legal
      When play goes on to Carissa's upkeep
      Then Hill Giant is on the battlefield

    @cr:603.6c
    Scenario Outline: If Alex leaves with Thragtusk, nobody gets a Beast <where>
      Given <game>
      And it is Carissa's precombat main phase
      And Alex controls Thragtusk
      When Alex concedes
      Then this is legal
      And Thragtusk has left the game
      When Carissa passes
      Then this is legal
      And the stack is empty

      Examples:
        | where             | game                                                 |
        | in a free-for-all | a free-for-all between Rob, Alex and Carissa         |
        | in a team game    | a team game of Rob and Alex against Carissa and Dana |

    @cr:704.3
    Scenario: Blood Artist doesn't trigger for a player who loses at that moment
      Given a free-for-all between Alex, Rob and Carissa
      And Rob has 4 life
      And Alex controls Craw Wurm and Grizzly Bears
      And Rob controls Rob's Blood Artist and Wall of Stone
      And Carissa controls Carissa's Blood Artist
      And Alex has declared these attacks:
        | attacker      | attacks |
        | Craw Wurm     | Rob     |
        | Grizzly Bears | Carissa |
      And Carissa has blocked Grizzly Bears with Carissa's Blood Artist
      When combat damage is dealt
      Then Rob has left the game
      And Carissa has 20 life

    @cr:603.3
    Scenario: Marsh Viper's ability is put on the stack though it concerns a loser
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Marsh Viper
      And Carissa has 1 life
      And Alex has attacked Carissa with Marsh Viper
      When combat damage is dealt
      Then Carissa has left the game
      And Marsh Viper's ability is on the stack once
      When the stack resolves
      Then the stack is empty
      And Alex is in the game
