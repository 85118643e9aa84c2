@since:2020-06-01
Feature: Leaving the game: spells of others, and priority
  The others' spells resolve as far as there is somebody left to whom they
  can do something, and priority goes on from whoever leaves with it.

  @cr:800.4a @cr:608.2b
  Rule: Spells of other players go on; a player who has left is no legal target

    Scenario: A spell whose only target has left does nothing
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls three Mountains
      And Alex holds Turf Wound
      And Alex has cast Turf Wound targeting Rob
      When Rob concedes
      Then this is legal
      And Turf Wound is on the stack
      When the stack resolves
      Then Turf Wound is in Alex's graveyard
      And Alex has no cards in hand

    Scenario: A spell still deals damage to a target that hasn't left
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls five Mountains
      And Alex holds Jagged Lightning
      And Rob controls Hill Giant
      And Carissa controls Gray Ogre
      And Alex has cast Jagged Lightning targeting Hill Giant and Gray Ogre
      When Rob concedes
      Then this is legal
      And Jagged Lightning is on the stack
      When the stack resolves
      Then Gray Ogre is in Carissa's graveyard

    Scenario: If Rob leaves, Alex's response to Rob's spell still resolves
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Mountain
      And Rob holds Lightning Bolt
      And Alex controls Hill Giant and Forest
      And Alex holds Giant Growth
      And Rob has cast Lightning Bolt targeting Hill Giant
      And Alex has cast Giant Growth targeting Hill Giant
      When Rob concedes
      Then this is legal
      And Lightning Bolt has left the game
      And the stack holds, from the top:
        | object       | controller |
        | Giant Growth | Alex       |
      When the stack resolves
      Then Hill Giant is 6/6
      And Hill Giant has no damage marked on it

    Scenario: If Alex leaves, a spell that Alex wanted to counter resolves
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Mountain
      And Rob holds Lightning Bolt
      And Alex controls two Islands
      And Alex holds Counterspell
      And Rob has cast Lightning Bolt targeting Carissa
      And Alex has cast Counterspell targeting Lightning Bolt
      When Alex concedes
      Then this is legal
      And Counterspell has left the game
      When the stack resolves
      Then Carissa has 17 life

    Scenario: Blood Artist's ability does nothing once its target has left the game
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Blood Artist and Mogg Fanatic
      And Alex has activated Mogg Fanatic targeting Carissa
      And Alex has chosen Rob
      When Rob concedes
      Then this is legal
      And Blood Artist's ability is on the stack once
      When the stack resolves
      Then Carissa has 19 life
      And Alex has 20 life

    Scenario: Turf Wound draws no card once its target has left the game
      Given a team game of Rob and Alex against Carissa and Dana
      And Rob controls three Mountains
      And Rob holds Turf Wound
      And Rob has cast Turf Wound targeting Dana
      When Dana concedes
      Then this is legal
      And Turf Wound is on the stack
      When the stack resolves
      Then Turf Wound is in Rob's graveyard
      And Rob has no cards in hand

    @cr:120.3f
    Scenario: Hellfire Mongrel damages nobody if the player concerned has left
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Sorin, Solemn Visitor and Hellfire Mongrel
      And Alex has activated Sorin, Solemn Visitor
      And the stack has resolved
      And play has gone on to Carissa's upkeep
      When Carissa concedes
      Then this is legal
      And Hellfire Mongrel's ability is on the stack once
      When the stack resolves
      Then Alex has 20 life
      When play goes on to Rob's upkeep
      And the stack resolves
      Then Alex has 22 life
      And Rob has 18 life

    @cr:603.5
    Scenario: Nobody discards for Hollowsage if its target leaves before
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's end step
      And these permanents are on the battlefield:
        | permanent  | controller | tapped |
        | Hollowsage | Rob        | yes    |
      And Rob holds Forest
      And Alex holds Island
      And Carissa holds Swamp
      And play has gone on to Rob's upkeep
      And Rob has chosen Carissa
      And the top of the stack has resolved
      When Carissa concedes
      Then this is legal
      When Rob agrees
      Then this is legal
      And Forest is in Rob's hand
      And Island is in Alex's hand
      And the stack is empty

    @cr:508.4b
    Scenario: Tahngarth joins no attack if the attacking player has left
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent             | controller | tapped |
        | Tahngarth, First Mate | Rob        | yes    |
        | Grizzly Bears         | Alex       |        |
      And Alex has attacked Carissa with Grizzly Bears
      When Alex concedes
      Then this is legal
      And Tahngarth, First Mate's ability is on the stack once
      When the top of the stack resolves
      And Rob agrees
      Then this is legal
      And Rob controls Tahngarth, First Mate
      And Tahngarth, First Mate is not attacking

    @cr:508.5
    Scenario: Nobody may draw for Sibilant Spirit if the defending player has left
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Sibilant Spirit
      And Rob has attacked Alex with Sibilant Spirit
      When Alex concedes
      Then this is legal
      And Sibilant Spirit's ability is on the stack once
      When the top of the stack resolves
      Then the stack is empty
      And Rob has priority
      And Carissa has no cards in hand

  @cr:800.4a
  Rule: Priority moves on only if the player who leaves had it

    Scenario Outline: If <leaver>, who doesn't have priority, leaves, Alex keeps it
      Given a free-for-all between Rob, Alex, Carissa and Dana
      When Rob passes
      Then this is legal
      And Alex has priority
      When <leaver> concedes
      Then this is legal
      And Alex has priority

      Examples:
        | leaver  |
        | Carissa |
        | Dana    |
        | Rob     |

    Scenario: If Alex leaves with priority after casting, Carissa has priority next
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And Alex controls Mountain
      And Alex holds Shock
      When Rob passes
      Then this is legal
      When Alex casts Shock targeting Dana
      Then this is legal
      And Alex has priority
      When Alex concedes
      Then this is legal
      And the stack is empty
      And Carissa has priority

    Scenario Outline: If <leaver> leaves under <active>'s spell, <next> has priority next
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is <active>'s precombat main phase
      And <active> controls Mountain
      And <active> holds Lightning Bolt
      And <active> has cast Lightning Bolt targeting Carissa
      And <active> has passed
      When <leaver> concedes
      Then this is legal
      And <next> has priority
      And Lightning Bolt is on the stack

      Examples:
        | active | leaver | next    |
        | Rob    | Alex   | Carissa |
        | Dana   | Rob    | Alex    |

    Scenario: If Rob leaves after all others have passed, Alex's spell resolves
      Given a free-for-all between Rob, Alex and Carissa
      And Alex controls two Mountains
      And Alex holds Shock and Lightning Bolt
      When Rob passes
      Then this is legal
      When Alex casts Shock targeting Carissa
      Then this is legal
      When Alex passes
      Then this is legal
      When Carissa passes
      Then this is legal
      And Rob has priority
      When Rob concedes
      Then this is legal
      And either Alex has priority or Carissa has 18 life
      When play goes on to the beginning of combat
      Then Carissa has 18 life
