@since:2020-06-01
Feature: Second reading: shared team turns: attacking as a team

  # 805.10b, 508.1d: the declaration of a team whose other member's creature is kept from attacking is judged as it stands
  @cr:805.10b @cr:800.4a
  Scenario: Alluring Siren's requirement ends when its controller leaves
    Given a shared team turns game seated clockwise:
      | player  | team   |
      | Rob     | Suns   |
      | Alex    | Suns   |
      | Carissa | Moons  |
      | Dana    | Moons  |
    And it is Rob's precombat main phase
    And Carissa controls Alluring Siren
    And Alex controls Gray Ogre
    And Carissa has activated Alluring Siren targeting Gray Ogre
    And the stack has resolved
    And Carissa has conceded
    When Rob declares no attack
    Then the declaration is legal
    And Gray Ogre is not attacking

  @cr:805.10
  Rule: With shared team turns, each team attacks and defends together

    # 805.10b, 508.1d: what must attack takes the only place, whoever controls it
    @cr:805.10b @cr:508.1d
    Scenario: Juggernaut must be the one attacker a teammate's Silent Arbiter allows
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Dana's precombat main phase
      And Carissa controls Silent Arbiter and Wind Drake
      And Dana controls Juggernaut
      When Carissa declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Carissa attacks Rob with Wind Drake
      Then the declaration is illegal
      And nothing has changed
      When Carissa attacks Alex with Juggernaut
      Then the declaration is legal
      And Juggernaut is attacking Alex

    # 805.10b, 810.5: each head's creatures are paid for with its own mana, and only where there is a tax
    @cr:805.10b @cr:810.5
    Scenario: With shared turns, each teammate pays Propaganda for their attackers
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's precombat main phase
      And Rob controls Wind Drake and two Islands
      And Alex controls Gray Ogre
      And Dana controls Propaganda
      When Rob declares these attacks:
        | attacker   | attacks |
        | Gray Ogre  | Dana    |
        | Wind Drake | Carissa |
      Then the declaration is illegal
      And nothing has changed
      When Rob declares these attacks:
        | attacker   | attacks |
        | Gray Ogre  | Carissa |
        | Wind Drake | Dana    |
      Then the declaration is legal
      When combat damage is dealt
      Then Carissa has 26 life

    # 805.10e: the head that was attacked discards, although the other head has blocked
    @cr:805.10e
    Scenario: A blocked Slate Street Ruffian makes only the attacked player discard
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's precombat main phase
      And Alex controls Slate Street Ruffian
      And Carissa controls Wall of Wood
      And Carissa holds two Forests
      And Dana holds two Islands
      And Alex has attacked Dana with Slate Street Ruffian
      And Carissa has blocked Slate Street Ruffian with Wall of Wood
      When the top of the stack resolves
      Then Dana is asked to choose
      When the stack resolves
      Then Dana has 1 card in hand
      And Carissa has 2 cards in hand

    # 805.10b: what attacks a teammate does not attack oneself
    @cr:805.10b
    Scenario: Flash Foliage can target only a creature attacking its caster
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's precombat main phase
      And Rob controls Gray Ogre
      And Alex controls Hill Giant
      And Carissa controls Wall of Wood
      And Dana controls three Forests
      And Dana holds Flash Foliage
      And Rob has declared these attacks:
        | attacker   | attacks |
        | Gray Ogre  | Carissa |
        | Hill Giant | Dana    |
      When Carissa declares no block
      Then the declaration is legal
      When Dana casts Flash Foliage targeting Gray Ogre
      Then this is illegal
      And nothing has changed
      When Dana casts Flash Foliage targeting Hill Giant
      Then this is legal
      When the stack resolves
      Then Hill Giant is blocked
      When combat damage is dealt
      Then Dana has 28 life

    # 805.4, 805.6, 514.1: each member of the active team discards down to seven, the others nobody
    @cr:514.1 @cr:805.6
    Scenario: Both active teammates discard down to seven cards
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's end step
      And Carissa holds nine Islands
      And Dana holds eight Forests
      And Rob holds eight Mountains
      When Carissa ends the turn
      Then Carissa has 7 cards in hand
      And Dana has 7 cards in hand
      And Rob has 8 cards in hand

  @cr:805.10a
  Rule: Each active teammate is an attacking player, and each opponent a defending player

    # 805.10a: each member of the active team is an attacking player, each of the other a defending player
    Scenario: On the second team's turn, both of its players are attacking players
      Given a shared team turns game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Suns   |
        | Carissa | Moons  |
        | Dana    | Moons  |
      And it is Carissa's precombat main phase
      And Dana controls Pulse Tracker
      When Dana attacks Alex with Pulse Tracker
      Then the declaration is legal
      And the attacking players are Carissa and Dana
      And the defending players are Rob and Alex
      When the stack resolves
      Then Rob has 19 life
      And Alex has 19 life
      And Carissa has 20 life

  @cr:805.10b
  Rule: With shared team turns, a team makes one combined attack

    # 805.10b, 508.1: one attacker in all, not one for each head
    @cr:508.1c
    Scenario: With shared turns, Silent Arbiter allows one attacker for the team
      Given a shared team turns game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Suns   |
        | Carissa | Moons  |
        | Dana    | Moons  |
      And it is Rob's precombat main phase
      And Alex controls Silent Arbiter and Gray Ogre
      And Rob controls Wind Drake
      When Rob declares these attacks:
        | attacker   | attacks |
        | Wind Drake | Carissa |
        | Gray Ogre  | Dana    |
      Then the declaration is illegal
      And nothing has changed
      When Rob declares these attacks:
        | attacker  | attacks |
        | Gray Ogre | Dana    |
      Then the declaration is legal
      And Gray Ogre is attacking Dana

    # 805.10b: a creature of the teammate is company enough
    @cr:508.1c
    Scenario: With shared turns, Mogg Flunkies can attack with a teammate's creature
      Given a shared team turns game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Suns   |
        | Carissa | Moons  |
        | Dana    | Moons  |
      And it is Carissa's precombat main phase
      And Dana controls Mogg Flunkies
      And Carissa controls Wind Drake
      When Dana attacks Rob with Mogg Flunkies
      Then the declaration is illegal
      And nothing has changed
      When Dana declares these attacks:
        | attacker      | attacks |
        | Mogg Flunkies | Rob     |
        | Wind Drake    | Alex    |
      Then the declaration is legal
      And Mogg Flunkies is attacking Rob

    # 805.10b, 506.5: with a teammate's attacker beside it nothing attacks alone
    @cr:506.5
    Scenario: A creature attacking with a teammate's creature isn't attacking alone
      Given a shared team turns game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Suns   |
        | Carissa | Moons  |
        | Dana    | Moons  |
      And it is Rob's precombat main phase
      And Rob controls Akrasan Squire
      And Alex controls Gray Ogre
      When Rob declares these attacks:
        | attacker       | attacks |
        | Akrasan Squire | Carissa |
        | Gray Ogre      | Dana    |
      Then the declaration is legal
      And Akrasan Squire's ability is not on the stack
      And Akrasan Squire is 1/1

    # 805.10b, 102.3: what attacks alone must be the Squire's own controller's creature
    @cr:506.5
    Scenario: A teammate's Akrasan Squire doesn't trigger for a lone attacker
      Given a shared team turns game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Suns   |
        | Carissa | Moons  |
        | Dana    | Moons  |
      And it is Rob's precombat main phase
      And Rob controls left Akrasan Squire
      And Alex controls right Akrasan Squire and Gray Ogre
      When Rob attacks Dana with Gray Ogre
      Then the declaration is legal
      And left Akrasan Squire's ability is not on the stack
      And right Akrasan Squire's ability is on the stack once
      When the stack resolves
      Then Gray Ogre is 3/3

    # 805.10b: what limits attacks on one defending player limits the combined attack on that one only
    @cr:508.1c
    Scenario: Crawlspace limits attackers against its controller, not a teammate
      Given a shared team turns game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Suns   |
        | Carissa | Moons  |
        | Dana    | Moons  |
      And it is Carissa's precombat main phase
      And Alex controls Crawlspace
      And Carissa controls Gray Ogre and Wind Drake
      And Dana controls Hill Giant and Storm Crow
      When Carissa declares these attacks:
        | attacker   | attacks |
        | Gray Ogre  | Alex    |
        | Wind Drake | Alex    |
        | Hill Giant | Alex    |
      Then the declaration is illegal
      And nothing has changed
      When Carissa declares these attacks:
        | attacker   | attacks |
        | Gray Ogre  | Rob     |
        | Wind Drake | Alex    |
        | Hill Giant | Alex    |
        | Storm Crow | Rob     |
      Then the declaration is legal
      And Storm Crow is attacking Rob

    # 805.10b: a moat around one head leaves the other open
    @cr:508.1c
    Scenario: Teferi's Moat protects its controller, but not a teammate
      Given a shared team turns game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Suns   |
        | Carissa | Moons  |
        | Dana    | Moons  |
      And it is Rob's precombat main phase
      And these permanents are on the battlefield:
        | permanent     | controller | chosen     |
        | Teferi's Moat | Dana       | color: red |
        | Gray Ogre     | Alex       |            |
        | Wind Drake    | Rob        |            |
      When Rob declares these attacks:
        | attacker   | attacks |
        | Gray Ogre  | Dana    |
        | Wind Drake | Dana    |
      Then the declaration is illegal
      And nothing has changed
      When Rob declares these attacks:
        | attacker   | attacks |
        | Gray Ogre  | Carissa |
        | Wind Drake | Dana    |
      Then the declaration is legal
      And Gray Ogre is attacking Carissa

    # 805.10b, 508.1d: a demand on one head's creature binds the whole declaration; the lure is for one of the defending players
    @cr:508.1d
    Scenario: Alluring Siren requires an attack on its controller, not a teammate
      Given a shared team turns game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Suns   |
        | Carissa | Moons  |
        | Dana    | Moons  |
      And it is Rob's precombat main phase
      And Carissa controls Alluring Siren
      And Alex controls Gray Ogre
      And Rob controls Wind Drake
      And Carissa has activated Alluring Siren targeting Gray Ogre
      And the stack has resolved
      When Rob attacks Dana with Wind Drake
      Then the declaration is illegal
      And nothing has changed
      When Rob declares these attacks:
        | attacker   | attacks |
        | Wind Drake | Carissa |
        | Gray Ogre  | Dana    |
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Carissa with Gray Ogre
      Then the declaration is legal
      And Gray Ogre is attacking Carissa

    # 805.10b, 508.1a: teammates are not attacked
    @cr:508.1b
    Scenario: A player can't attack a teammate
      Given a shared team turns game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Suns   |
        | Carissa | Moons  |
        | Dana    | Moons  |
      And it is Dana's precombat main phase
      And Dana controls Gray Ogre
      When Dana attacks Carissa with Gray Ogre
      Then the declaration is illegal
      And nothing has changed

    # 805.10b, 302.6: each head's creatures have been under its control since the team's turn began, or not
    @cr:302.6
    Scenario: A teammate's summoning sick creature can't join the attack
      Given a shared team turns game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Suns   |
        | Carissa | Moons  |
        | Dana    | Moons  |
      And it is Dana's precombat main phase
      And these permanents are on the battlefield:
        | permanent  | controller | summoning sick |
        | Gray Ogre  | Dana       | yes            |
        | Wind Drake | Carissa    |                |
      When Carissa declares these attacks:
        | attacker   | attacks |
        | Gray Ogre  | Rob     |
        | Wind Drake | Rob     |
      Then the declaration is illegal
      And nothing has changed
      When Carissa attacks Rob with Wind Drake
      Then the declaration is legal
      And Wind Drake is attacking Rob
