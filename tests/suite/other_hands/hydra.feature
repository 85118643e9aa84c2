@since:2020-06-01
Feature: Other hands: two things at once, many heads
  Corners in which several of the rules of 805, 807 and 800.4 meet.

  @cr:805.8
  Rule: Turns given and taken at once

    # 805.8, 614.10: what skips the team's next turn skips the extra one that a teammate has just won
    @cr:614.10 @cr:500.7
    Scenario: A Walk and a Meditation cancel out
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls two Islands
      And Carissa holds Time Walk
      And Dana controls three Islands
      And Dana holds Meditate
      And Carissa has cast Time Walk
      And the stack has resolved
      And Dana has cast Meditate
      And the stack has resolved
      When Carissa ends the turn
      Then it is Rob's turn
      When Rob ends the turn
      Then it is Dana's turn
      When Dana ends the turn
      Then it is Alex's turn

    # 805.8, 500.7: two effects give two turns
    @cr:500.7
    Scenario: Each head walks once
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's precombat main phase
      And Rob controls two Islands
      And Rob holds left Time Walk
      And Alex controls two Islands
      And Alex holds right Time Walk
      And Rob has cast left Time Walk
      And the stack has resolved
      And Alex has cast right Time Walk
      And the stack has resolved
      When Rob ends the turn
      Then it is Rob's turn
      When Rob ends the turn
      Then it is Alex's turn
      When Rob ends the turn
      Then it is Carissa's turn

    # 805.8, 614.10a: two single effects, each on both members: two skips
    @cr:614.10a
    Scenario: Two Elementals
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls seven Islands
      And Dana controls seven Islands
      And these permanents are on the battlefield:
        | permanent             | controller | tapped | face down |
        | left Brine Elemental  | Carissa    |        | yes       |
        | right Brine Elemental | Dana       |        | yes       |
        | Gray Ogre             | Alex       | yes    |           |
      And Carissa has turned left Brine Elemental face up
      And the stack has resolved
      And Dana has turned right Brine Elemental face up
      And the stack has resolved
      When play goes on to Rob's precombat main phase
      Then Gray Ogre is tapped
      When Rob ends the turn
      And play goes on to Rob's precombat main phase
      Then Gray Ogre is tapped
      When Rob ends the turn
      And play goes on to Rob's precombat main phase
      Then Gray Ogre is untapped

  @cr:805.10
  Rule: Combat between heads

    # 805.10b, 508.1d: what must attack takes the only place, whoever controls it
    @cr:805.10b @cr:508.1d
    Scenario: One head's Juggernaut under the other's Arbiter
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

    # 805.10b, 810.5: each head's creatures are paid for with its own mana, and only where there is a tax
    @cr:805.10b @cr:810.5
    Scenario: A tax at one door
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
    Scenario: A Ruffian is stopped by the wrong head
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
    Scenario: Foliage sprouts for the head that is attacked
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
    Scenario: Two full hands at the end
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's end step
      And Carissa holds nine Islands
      And Dana holds eight Forests
      And Rob holds eight Mountains
      When Carissa ends the turn
      Then Carissa has 7 cards in hand
      And Dana has 7 cards in hand
      And Rob has 8 cards in hand

  @cr:800.4
  Rule: Members and teams leave

    # 805.6, 101.4: three teams: from the active one round the table
    @cr:805.6
    Scenario: Blood of three teams
      Given a shared team turns game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Suns   |
        | Carissa | Moons  |
        | Dana    | Moons  |
        | Eve     | Stars  |
        | Finn    | Stars  |
      And it is Eve's precombat main phase
      And Eve controls Swamp
      And Eve holds Innocent Blood
      And Finn controls Gray Ogre and Hill Giant
      And Alex controls Wall of Wood and Wall of Stone
      And Carissa controls Wind Drake and Storm Crow
      And Eve has cast Innocent Blood
      And the top of the stack has resolved
      When Carissa interrupts and chooses Wind Drake
      Then this is illegal
      When Finn chooses Gray Ogre
      Then this is legal
      And Gray Ogre is on the battlefield
      When Carissa interrupts and chooses Wind Drake
      Then this is illegal
      When Alex chooses Wall of Wood
      Then this is legal
      When Carissa chooses Wind Drake
      Then this is legal
      And Gray Ogre is in Finn's graveyard
      And Wall of Wood is in Alex's graveyard
      And Wind Drake is in Carissa's graveyard

    # 800.4j (800.4i in 2020): all of the active team leave; the turn is finished without an active player
    @cr:800.4a
    Scenario: A whole team leaves in its turn
      Given a shared team turns game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Suns   |
        | Carissa | Moons  |
        | Dana    | Moons  |
        | Eve     | Stars  |
        | Finn    | Stars  |
      And it is Carissa's precombat main phase
      And Carissa has conceded
      When Dana concedes
      Then this is legal
      And nobody is the active player
      And Eve has priority
      And the game goes on
      When play goes on to Eve's upkeep
      Then it is Finn's turn
      When Eve ends the turn
      Then it is Rob's turn

    # 704.5a, 800.4a, 805.4b: one head falls to its own upkeep, the other draws alone
    @cr:805.4d @cr:805.4b
    Scenario: A Tablet buries one head
      Given a shared team turns game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Suns   |
        | Carissa | Moons  |
        | Dana    | Moons  |
      And it is Rob's postcombat main phase
      And Rob controls Copper Tablet
      And Carissa has 1 life
      When play goes on to Carissa's upkeep
      And the stack resolves
      Then Carissa has left the game
      And Dana has 19 life
      And it is Dana's turn
      When play goes on to the precombat main phase
      Then Dana has 1 card in hand

    # 104.4d: both last members fall in the same moment
    @cr:104.4d
    Scenario: The last members of both teams
      Given a shared team turns game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Suns   |
        | Carissa | Moons  |
        | Dana    | Moons  |
      And it is Dana's precombat main phase
      And Rob has 4 life
      And Dana has 2 life
      And Dana controls two Mountains
      And Dana holds Flame Rift
      And Alex has conceded
      And Carissa has conceded
      And Dana has cast Flame Rift
      When the stack resolves
      Then the game is a draw

  @cr:807.5
  Rule: Many stacks, many turns

    # 807.5: what waits on one stack waits, whatever is done with the other
    Scenario: Two Shocks on two stacks
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus and Hana
      And Eve controls left Mountain
      And Eve holds left Shock
      And Rob controls right Mountain
      And Rob holds right Shock
      When Eve casts left Shock targeting Finn
      Then this is legal
      When Rob casts right Shock targeting Alex
      Then this is legal
      When the stack resolves
      Then Alex has 18 life
      And Finn has 20 life
      And left Shock is on the stack
      When Eve passes
      Then this is legal
      When the stack resolves
      Then Finn has 18 life

    # 800.4a: a neighbour leaves with the spell that is on another player's stack
    @cr:800.4a
    Scenario: A neighbour takes the Bolt along
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana and Ivan
      And Ivan controls Mountain
      And Ivan holds Lightning Bolt
      And Rob controls Island
      When Ivan casts Lightning Bolt targeting Rob
      Then this is legal
      When Ivan concedes
      Then this is legal
      And Lightning Bolt has left the game
      And there are 2 turn markers
      When play goes on to the end step
      Then Rob has 20 life

    # 807.4e, 800.4e: the attacked neighbour leaves, and takes the attacker's marker with it in the end
    @cr:807.4g @cr:800.4e
    Scenario: The defender leaves a table of eight
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus and Hana
      And Rob controls Gray Ogre
      And Rob has attacked Alex with Gray Ogre
      When Alex concedes
      Then this is legal
      And Gray Ogre is attacking nothing
      And there are 2 turn markers
      When combat damage is dealt
      Then Carissa has 20 life
      When Rob ends the turn
      Then turn marker 1 is gone
      And there is 1 turn marker
      And Carissa is not taking a turn
      And Eve is taking a turn

    # 807.4i: an extra turn that found no room comes just before the next turn, and that one follows with the same marker
    @cr:807.4i
    Scenario: A turn put off for a round
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus and Hana
      And Rob controls two Islands
      And Rob holds Time Walk
      And Rob has cast Time Walk
      And the stack has resolved
      And Eve has ended the turn
      And Rob has ended the turn
      And Alex has ended the turn
      And Finn has ended the turn
      And Carissa has ended the turn
      And Gus has ended the turn
      And Dana has ended the turn
      When Hana ends the turn
      Then turn marker 2 is with Rob
      And Rob is taking a turn
      And Eve is taking a turn
      When Rob ends the turn
      Then turn marker 2 is with Rob
      And Rob is taking a turn
      When Rob ends the turn
      Then turn marker 2 is with Alex

    # 807.4i, 807.4g, 807.4j: the marker is taken away before the extra turn; it comes before the next turn of one's own
    @cr:807.4i @cr:807.4g
    Scenario: A Walk without a marker to walk with
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus and Hana
      And Rob controls two Islands
      And Rob holds Time Walk
      And Rob has cast Time Walk
      And the stack has resolved
      And Alex has conceded
      When Rob ends the turn
      Then turn marker 1 is gone
      And Rob is not taking a turn
      And Eve is taking a turn
      When Eve ends the turn
      And Finn ends the turn
      And Gus ends the turn
      And Hana ends the turn
      Then Rob is taking a turn
      When Rob ends the turn
      Then Rob is taking a turn
      When Rob ends the turn
      Then Carissa is taking a turn

    # 807.4e, 807.4g: a marker leaves over the corner of the table
    @cr:807.4e @cr:807.4g
    Scenario: The marker to the right is round the corner
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus and Hana
      And turns are being taken by Dana and Hana
      When Rob concedes
      Then this is legal
      When Dana ends the turn
      Then turn marker 1 is with Eve
      When Hana ends the turn
      Then turn marker 2 is gone
      And there is 1 turn marker
      And Eve is taking a turn

  @cr:508.7 @cr:805.10e
  Rule: Another head is attacked instead

    # 508.7, 805.10a: from one defending player to the other of the same team
    Scenario: A Mage turns the attack on the teammate
      Given a shared team turns game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Suns   |
        | Carissa | Moons  |
        | Dana    | Moons  |
      And it is Rob's precombat main phase
      And Alex controls Hill Giant
      And Dana controls three Islands
      And Dana holds Portal Mage
      And Alex has attacked Dana with Hill Giant
      And Dana has cast Portal Mage
      And the top of the stack has resolved
      And the top of the stack has resolved
      When Dana agrees
      Then this is legal
      When Dana chooses Carissa
      Then this is legal
      And Hill Giant is attacking Carissa
      When combat damage is dealt
      Then Carissa has 17 life
      And Dana has 20 life

  @cr:801.5c
  Rule: Nobody near enough to choose

    # 801.5c, 801.5a: both neighbours are teammates, so the first opponent to the left answers
    Scenario: A Snake among friends
      Given a team game of Rob, Alex and Carissa against Dana, Eve and Finn
      And the range of influence is 1
      And it is Alex's precombat main phase
      And Alex controls five Forests and Gray Ogre
      And Alex holds Snake of the Golden Grove
      And Alex has cast Snake of the Golden Grove
      And the top of the stack has resolved
      When Dana agrees
      Then this is legal
      And Snake of the Golden Grove is 7/7
      When Alex attacks Dana with Gray Ogre
      Then the declaration is illegal
      And Gray Ogre is not attacking
