@since:2020-06-01
Feature: The monarch
  One player at a time is the monarch, draws a card in their end step, and is
  dethroned by creatures. If the monarch leaves the game, somebody else is it.

  @cr:724.2
  Rule: In their end step, the monarch draws a card

    Scenario: The player who becomes the monarch draws in their own end step only
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls four Plains
      And Alex holds Palace Sentinels
      And Alex has cast Palace Sentinels
      And the stack has resolved
      When play goes on to the end step
      And the stack resolves
      Then Alex has 1 card in hand
      And Rob has 0 cards in hand
      When play goes on to Carissa's end step
      Then the stack is empty
      And Alex has 1 card in hand

  @cr:724.2
  Rule: Until an effect makes a player the monarch, nobody is

    Scenario: Without a monarch, nobody draws a card in the first player's end step
      Given a free-for-all between Rob, Alex and Carissa
      When play goes on to the end step
      Then the stack is empty
      And Rob has 0 cards in hand

    Scenario: Without a monarch, Throne Warden gets no counter
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Rob controls Throne Warden
      When play goes on to the end step
      Then the stack is empty
      And Throne Warden has 0 +1/+1 counters

  @cr:724.2
  Rule: A player whose creature deals combat damage to the monarch becomes the monarch

    Scenario: Carissa's attacker makes Carissa the monarch in Alex's place
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls four Plains
      And Alex holds Palace Sentinels
      And Carissa controls Hill Giant
      And Rob controls Grizzly Bears
      And Alex has cast Palace Sentinels
      And the stack has resolved
      And play has gone on to Carissa's precombat main phase
      And Carissa has attacked Alex with Hill Giant
      When combat damage is dealt
      And the stack resolves
      And play goes on to the end step
      And the stack resolves
      Then Carissa has 2 cards in hand
      When play goes on to Alex's end step
      Then the stack is empty

    Scenario: Damage to another player, or by a spell, dethrones nobody
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls four Plains
      And Alex holds Palace Sentinels
      And Carissa controls Hill Giant and Mountain
      And Carissa holds Shock
      And Alex has cast Palace Sentinels
      And the stack has resolved
      And Carissa has cast Shock targeting Alex
      And the stack has resolved
      And play has gone on to Carissa's precombat main phase
      And Carissa has attacked Rob with Hill Giant
      When combat damage is dealt
      Then the stack is empty
      When play goes on to the end step
      Then the stack is empty
      And Carissa has 1 card in hand

  @cr:724.3
  Rule: As a player becomes the monarch, the one before is it no longer

    Scenario: A second Palace Sentinels takes the monarchy from the first player
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls four Plains and Throne Warden
      And Alex holds Alex's Palace Sentinels
      And Rob controls Rob's first Plains, Rob's second Plains, Rob's third Plains and Rob's fourth Plains
      And Rob controls Rob's Throne Warden
      And Rob holds Rob's Palace Sentinels
      And Alex has cast Alex's Palace Sentinels
      And the stack has resolved
      When play goes on to the end step
      And the stack resolves
      Then Throne Warden has 1 +1/+1 counter
      When play goes on to Rob's precombat main phase
      And Rob casts Rob's Palace Sentinels
      Then this is legal
      When the stack resolves
      And play goes on to the end step
      And the stack resolves
      Then Rob's Throne Warden has 1 +1/+1 counter
      When play goes on to Alex's end step
      Then the stack is empty
      And Throne Warden has 1 +1/+1 counter

    @since:2024-06-07
    Scenario: Damage to Jared Carthalion becomes +1/+1 counters only for the monarch
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent                    | controller |
        | Jared Carthalion, True Heir  | Alex       |
      And Alex controls four Plains
      And Alex holds Palace Sentinels
      And Rob controls two Mountains
      And Rob holds first Shock and second Shock
      And Alex has passed
      And Carissa has passed
      When Rob casts first Shock targeting Jared Carthalion, True Heir
      Then this is legal
      When the top of the stack resolves
      Then Jared Carthalion, True Heir has 2 damage marked on it
      And Jared Carthalion, True Heir has 0 +1/+1 counters
      When Alex casts Palace Sentinels
      Then this is legal
      When the stack resolves
      And Rob casts second Shock targeting Jared Carthalion, True Heir
      Then this is legal
      When the top of the stack resolves
      Then Jared Carthalion, True Heir has 2 damage marked on it
      And Jared Carthalion, True Heir has 2 +1/+1 counters

  @cr:724.4
  Rule: The active player takes over from a monarch who leaves the game

    Scenario: The active player becomes the monarch when a nonactive monarch leaves
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Alex's precombat main phase
      And Alex controls four Plains
      And Alex holds Palace Sentinels
      And Dana controls Throne Warden
      And Carissa controls Carissa's Throne Warden
      And Alex has cast Palace Sentinels
      And the stack has resolved
      And play has gone on to Dana's precombat main phase
      And Dana has passed
      And Rob has passed
      When Alex concedes
      Then this is legal
      When play goes on to the end step
      And the stack resolves
      Then Throne Warden has 1 +1/+1 counter
      And Dana has 2 cards in hand
      When play goes on to Carissa's end step
      Then the stack is empty
      And Carissa's Throne Warden has 0 +1/+1 counters

    Scenario: The next player becomes the monarch when the active monarch leaves
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Alex's precombat main phase
      And Alex controls four Plains
      And Alex holds Palace Sentinels
      And Carissa controls Throne Warden
      And Dana controls Dana's Throne Warden
      And Alex has cast Palace Sentinels
      And the stack has resolved
      When Alex concedes
      Then this is legal
      When play goes on to the end step
      Then the stack is empty
      When play goes on to Carissa's end step
      And the stack resolves
      Then Throne Warden has 1 +1/+1 counter
      And Carissa has 2 cards in hand
      When play goes on to Dana's end step
      Then the stack is empty

    Scenario: In a turn without active player, the next player becomes the monarch
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Alex's precombat main phase
      And Alex controls four Plains
      And Alex holds Palace Sentinels
      And Dana controls Throne Warden
      And Alex has cast Palace Sentinels
      And the stack has resolved
      When Alex concedes
      Then this is legal
      When Carissa concedes
      Then this is legal
      When play goes on to Dana's end step
      And the stack resolves
      Then Throne Warden has 1 +1/+1 counter
      And Dana has 2 cards in hand

    Scenario: The monarchy of a teammate goes to the active opponent
      Given a team game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls four Plains
      And Carissa holds Palace Sentinels
      And Rob controls Throne Warden
      And Dana controls Dana's Throne Warden
      And Carissa has cast Palace Sentinels
      And the stack has resolved
      And play has gone on to Rob's precombat main phase
      And Rob has passed
      And Alex has passed
      When Carissa concedes
      Then this is legal
      When play goes on to the end step
      And the stack resolves
      Then Throne Warden has 1 +1/+1 counter
      When play goes on to Dana's end step
      Then the stack is empty
      And Dana's Throne Warden has 0 +1/+1 counters

  @cr:724.4
  Rule: A player who can't become the monarch is passed over

    Scenario: Jared Carthalion's controller can't become the monarch this turn
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Mountain, Forest and five Plains
      And Alex controls Throne Warden
      And Carissa controls Carissa's Throne Warden
      And Alex holds Jared Carthalion, True Heir and Palace Sentinels
      And Alex has cast Jared Carthalion, True Heir
      And the top of the stack has resolved
      And Alex has chosen Carissa
      And the stack has resolved
      And Alex has cast Palace Sentinels
      When the stack resolves
      Then Palace Sentinels is on the battlefield
      When play goes on to the end step
      Then the stack is empty
      And Throne Warden has 0 +1/+1 counters
      When play goes on to Carissa's end step
      And the stack resolves
      Then Carissa's Throne Warden has 1 +1/+1 counter

    Scenario: Jared Carthalion's controller can become the monarch a turn later
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears, Mountain, Forest, Plains and Throne Warden
      And Alex holds Jared Carthalion, True Heir
      And Alex has cast Jared Carthalion, True Heir
      And the top of the stack has resolved
      And Alex has attacked Rob with Grizzly Bears
      When combat damage is dealt
      And the stack resolves
      Then Rob has 18 life
      When play goes on to the end step
      Then the stack is empty
      When play goes on to Rob's end step
      And the stack resolves
      Then Rob has 2 cards in hand
      When play goes on to Alex's precombat main phase
      And Alex attacks Rob with Grizzly Bears
      Then the declaration is legal
      When combat damage is dealt
      And the stack resolves
      And play goes on to the end step
      And the stack resolves
      Then Throne Warden has 1 +1/+1 counter

    Scenario: The monarchy passes over a player who can't become the monarch
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Alex's precombat main phase
      And Carissa controls Vedalken Orrery, Mountain, Forest and Plains
      And Carissa holds Jared Carthalion, True Heir
      And Dana controls Throne Warden
      And Rob controls Rob's Throne Warden
      And Carissa has cast Jared Carthalion, True Heir
      And the top of the stack has resolved
      And Carissa has chosen Alex
      And the stack has resolved
      When Alex concedes
      Then this is legal
      When play goes on to Carissa's end step
      Then the stack is empty
      When play goes on to Dana's end step
      And the stack resolves
      Then Throne Warden has 1 +1/+1 counter
      When play goes on to Rob's end step
      Then the stack is empty

  @since:2024-06-07 @cr:724.5
  Rule: An effect that depends on who is the monarch does nothing while nobody is

    Scenario: Without a monarch, Fealty to the Realm gives nobody control
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls five Islands
      And Alex holds Fealty to the Realm
      And Carissa controls Hill Giant
      And Alex has cast Fealty to the Realm targeting Hill Giant
      When the top of the stack resolves
      Then Fealty to the Realm is on the battlefield
      And Fealty to the Realm's ability is on the stack
      And Carissa controls Hill Giant
      When the stack resolves
      Then Alex controls Hill Giant

    Scenario: A new monarch gains control of what the last one controlled
      Given a two-player game between Rob and Alex
      And Rob controls five Islands and Gray Ogre
      And Rob holds Fealty to the Realm
      And Alex controls Hill Giant and Grizzly Bears
      And Rob has cast Fealty to the Realm targeting Hill Giant
      When the top of the stack resolves
      Then Alex controls Hill Giant
      And Fealty to the Realm's ability is on the stack
      When the stack resolves
      Then Rob controls Hill Giant
      When play goes on to Alex's precombat main phase
      And Alex attacks Rob with Grizzly Bears
      Then the declaration is legal
      When combat damage is dealt
      And the stack resolves
      Then Rob has 18 life
      And Alex controls Hill Giant

    @cr:508.1d @cr:508.1c
    Scenario: Fealty to the Realm makes the monarch's creature attack others
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And these permanents are on the battlefield:
        | permanent           | controller | attached to |
        | Hill Giant          | Carissa    |             |
        | Fealty to the Realm | Alex       | Hill Giant  |
        | Grizzly Bears       | Carissa    |             |
      And Carissa controls four Plains
      And Carissa holds Palace Sentinels
      And Carissa has cast Palace Sentinels
      And the stack has resolved
      When Carissa attacks Rob with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Carissa attacks Alex with Hill Giant
      Then the declaration is illegal
      And nothing has changed
      When Carissa declares these attacks:
        | attacker      | attacks |
        | Hill Giant    | Rob     |
        | Grizzly Bears | Alex    |
      Then the declaration is legal
      And Hill Giant is attacking Rob
