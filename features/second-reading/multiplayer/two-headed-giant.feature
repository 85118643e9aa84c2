@since:2020-06-01
Feature: Second reading: Two-Headed Giant

  # 810.9: life is lost by each member individually; that the total has dropped is not the other member's loss
  @cr:810.9 @cr:805.4d
  Scenario Outline: In 2HG, Rob's Luminarch trigger is <there> if <victim> lost life
    Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
    And it is Carissa's precombat main phase
    And Rob controls Luminarch Ascension
    And Dana controls Gray Ogre
    And Dana has attacked <victim> with Gray Ogre
    When play goes on to the end step
    Then Rob has 28 life
    And Luminarch Ascension's ability is <there>

    Examples:
      | victim | there             |
      | Rob    | not on the stack  |
      | Alex   | on the stack once |

  @cr:810.1
  Rule: Two-Headed Giant is played by two teams of equal size

    # 810.1: two teams
    Scenario: Three teams of two can't play Two-Headed Giant
      Given a Two-Headed Giant game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Suns   |
        | Carissa | Moons  |
        | Dana    | Moons  |
        | Eve     | Stars  |
        | Finn    | Stars  |
      When the game is set up
      Then this is illegal

    # 810.1, 810.11: teams of equal size
    @cr:810.11
    Scenario: Teams of three and two can't play Two-Headed Giant
      Given a Two-Headed Giant game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Suns   |
        | Carissa | Suns   |
        | Dana    | Moons  |
        | Eve     | Moons  |
      When the game is set up
      Then this is illegal

  @cr:810.4
  Rule: In Two-Headed Giant, each team has one life total

    # 810.4, 810.9: each member loses life, the team's total drops by all of it
    @cr:810.9
    Scenario: In 2HG, Flame Rift makes each team of two lose 8 life
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Dana controls two Mountains
      And Dana holds Flame Rift
      And Dana has cast Flame Rift
      When the stack resolves
      Then Rob has 22 life
      And Dana has 22 life

    # 810.4, 810.11: fifteen more for each head beyond the second; 810.9
    @cr:810.11 @cr:810.9
    Scenario: In 2HG with teams of four, Flame Rift makes each team lose 16 life
      Given a Two-Headed Giant game of Rob, Alex, Carissa and Dana against Eve, Finn, Gus and Hana
      And it is Eve's precombat main phase
      And Hana controls two Mountains
      And Hana holds Flame Rift
      And Hana has cast Flame Rift
      When the stack resolves
      Then Rob has 44 life
      And Finn has 44 life

    # 810.9: two heads' creatures strike two heads, and lower one total
    @cr:810.9 @cr:810.7
    Scenario: In 2HG, damage to two teammates is subtracted from one life total
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls Vampire Nighthawk
      And Dana controls Child of Night
      And Dana has declared these attacks:
        | attacker          | attacks |
        | Vampire Nighthawk | Rob     |
        | Child of Night    | Alex    |
      When combat damage is dealt
      Then Alex has 26 life
      And Carissa has 34 life

    # 810.9a, 810.9d: the team's total is what a member has; the larger team moves one member down
    @cr:810.9d @cr:810.9a @cr:810.9c
    Scenario: In 2HG, Repay in Kind changes the life total of one player per team
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Rob has 25 life
      And Carissa has 11 life
      And Dana controls seven Swamps
      And Dana holds Repay in Kind
      And Dana has cast Repay in Kind
      When the stack resolves
      Then Rob has 11 life
      And Alex has 11 life
      And Carissa has 11 life

  @edition:2006-10-01
  @cr:810.4
  Rule: In Two-Headed Giant, a team starts with 20 life for each player (2006)

    # 606.4a, 606.10: twenty for each head; 606.9: each loses, the total drops
    @cr:810.11
    Scenario: In 2HG with teams of three, Flame Rift leaves 48 of 60 life (2006)
      Given a Two-Headed Giant game of Rob, Alex and Carissa against Dana, Eve and Finn
      And it is Dana's precombat main phase
      And Finn controls two Mountains
      And Finn holds Flame Rift
      And Finn has cast Flame Rift
      When the stack resolves
      Then Rob has 48 life
      And Dana has 48 life

  @cr:810.5
  Rule: In Two-Headed Giant, teammates see each other's hands but don't share mana or permanents

    # 810.5: teammates see each other's hands, opponents do not
    Scenario: In 2HG with teams of three, teammates see each other's hands
      Given a Two-Headed Giant game of Rob, Alex and Carissa against Dana, Eve and Finn
      And Rob holds Shock
      And Eve holds Jump
      When Rob passes
      Then this is legal
      And Carissa can see Shock
      And Finn can see Jump
      And Dana cannot see Shock
      And Alex cannot see Jump

    # 810.5: mana and permanents are one's own
    Scenario: In 2HG, a player can't pay for a spell with a teammate's Mountain
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls Mountain
      And Dana holds Shock
      When Dana casts Shock targeting Rob
      Then this is illegal
      And nothing has changed

    # 810.5: what a teammate controls is not one's own
    Scenario: In 2HG, a player can't activate a teammate's Mogg Fanatic
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls Mogg Fanatic
      When Dana activates Mogg Fanatic targeting Rob
      Then this is illegal
      And nothing has changed
      When Carissa activates Mogg Fanatic targeting Rob
      Then this is legal
      When the stack resolves
      Then Alex has 29 life

  @edition:2006-10-01
  @cr:810.6
  Rule: In Two-Headed Giant, only the secondary player draws on the first turn (2006)

    # 606.6b, 606.3: the player on the right is primary and draws nothing in the first turn
    @cr:810.3
    Scenario: In 2HG, the starting team's primary player skips the draw (2006)
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And the game has not begun, and Carissa plays first
      And Carissa has kept the hand
      And Dana has kept the hand
      And Rob has kept the hand
      And Alex has kept the hand
      When play goes on to Carissa's precombat main phase
      Then Carissa has no cards in hand
      And Dana has 1 card in hand
      When play goes on to Rob's precombat main phase
      Then Rob has 1 card in hand
      And Alex has 1 card in hand

  @edition:2006-10-01
  @cr:805.4c
  Rule: In Two-Headed Giant, each teammate may play a land each turn (2006)

    # 606.6e: each of them one
    Scenario: In 2HG, both teammates play a land in the same turn (2006)
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Dana's precombat main phase
      And Carissa holds left Forest and right Forest
      And Dana holds Island
      When Carissa plays left Forest
      Then this is legal
      When Dana plays Island
      Then this is legal
      When Carissa plays right Forest
      Then this is illegal
      And nothing has changed

  @edition:2006-10-01
  @cr:805.8
  Rule: In Two-Headed Giant, an extra turn for one player is the whole team's (2006)

    # 606.6g: an extra turn
    Scenario: In 2HG, Time Warp on one player gives the team an extra turn (2006)
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's precombat main phase
      And Alex controls five Islands
      And Alex holds Time Warp
      And Alex has cast Time Warp targeting Dana
      And the stack has resolved
      When Rob ends the turn
      Then it is Carissa's turn
      When Carissa ends the turn
      Then it is Carissa's turn
      When Carissa ends the turn
      Then it is Rob's turn

  @edition:2006-10-01
  @cr:805.10b
  Rule: In Two-Headed Giant, attackers attack the whole team (2006)

    # 606.7b: what cannot attack one of them cannot attack the team
    Scenario: In 2HG, one player's Teferi's Moat protects the whole team (2006)
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's precombat main phase
      And these permanents are on the battlefield:
        | permanent     | controller | chosen     |
        | Teferi's Moat | Dana       | color: red |
        | Gray Ogre     | Alex       |            |
        | Wind Drake    | Rob        |            |
      When Rob declares these attacks:
        | attacker   | attacks |
        | Gray Ogre  |         |
        | Wind Drake |         |
      Then the declaration is illegal
      And nothing has changed
      When Rob declares these attacks:
        | attacker   | attacks |
        | Wind Drake |         |
      Then the declaration is legal
      And Gray Ogre is not attacking

    # 606.7c: any creature of the defending players blocks any attacker, as one block
    @cr:805.10d
    Scenario: In 2HG, Mogg Flunkies can block with a teammate's creature (2006)
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls Gray Ogre
      And Dana controls Hill Giant
      And Rob controls Mogg Flunkies
      And Alex controls Wall of Stone
      And Dana has declared these attacks:
        | attacker   | attacks |
        | Gray Ogre  |         |
        | Hill Giant |         |
      When Alex blocks Gray Ogre with Mogg Flunkies
      Then the declaration is illegal
      And nothing has changed
      When Alex declares these blocks:
        | blocker       | blocks     |
        | Mogg Flunkies | Gray Ogre  |
        | Wall of Stone | Hill Giant |
      Then the declaration is legal
      And Gray Ogre is blocked by Mogg Flunkies
      And Hill Giant is blocked by Wall of Stone

    # 606.7d: unblocked damage lowers the team's total once
    @cr:805.10f
    Scenario: In 2HG, each attacker's damage is dealt to one opponent (2006)
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Dana controls Hill Giant
      And Carissa controls Wind Drake
      And Dana has declared these attacks:
        | attacker   | attacks |
        | Hill Giant |         |
        | Wind Drake |         |
      When Carissa assigns this damage:
        | source     | to   | damage |
        | Hill Giant | Alex | 3      |
        | Wind Drake | Rob  | 2      |
      Then this is legal
      When combat damage is dealt
      Then Rob has 35 life
      And Carissa has 40 life

  @cr:810.8
  Rule: In Two-Headed Giant, a team wins or loses together

    # 810.8b: one head concedes, everybody of the team is gone; three heads too
    @cr:810.8b @cr:810.11
    Scenario: In Three-Headed Giant, a teammate concedes and their team loses
      Given a Two-Headed Giant game of Rob, Alex and Carissa against Dana, Eve and Finn
      And it is Dana's precombat main phase
      And Eve controls Gray Ogre
      And Dana has attacked Rob with Gray Ogre
      When Alex concedes
      Then this is legal
      And Rob has left the game
      And Dana, Eve and Finn have won

    # 810.8a, 104.3c: one head that draws from an empty library brings down the other
    @cr:810.8a
    Scenario: In 2HG, a player draws from an empty library, and the team loses
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's precombat main phase
      And Dana's library holds one card
      And Alex controls two Islands
      And Alex holds Vision Skeins
      And Alex has cast Vision Skeins
      When the stack resolves
      Then Rob and Alex have won

    # 810.8a, 104.4d: both Giants fall together
    @cr:810.8c @cr:104.4d
    Scenario: In 2HG, Flame Rift makes both teams lose, and the game is a draw
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Dana's precombat main phase
      And Rob has 8 life
      And Carissa has 7 life
      And Carissa controls two Mountains
      And Carissa holds Flame Rift
      And Carissa has cast Flame Rift
      When the stack resolves
      Then the game is a draw

    # 810.8a: who cannot lose keeps the teammate from losing; 810.8c
    @cr:810.8a @cr:810.8c
    Scenario: In 2HG, Platinum Angel keeps a team at -2 life in the game
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's precombat main phase
      And Carissa has 6 life
      And Dana controls Platinum Angel
      And Alex controls two Mountains and two Islands
      And Alex holds Flame Rift and Unsummon
      And Alex has cast Flame Rift
      When the stack resolves
      Then Carissa has -2 life
      And Carissa is in the game
      And the game goes on
      When Alex casts Unsummon targeting Platinum Angel
      Then this is legal
      When the stack resolves
      Then Rob and Alex have won

    # 810.8a, 810.8b: a concession is not prevented by what says that one cannot lose (104.3a)
    @cr:810.8b @cr:104.3a
    Scenario: In 2HG, Platinum Angel doesn't stop a teammate from conceding
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's upkeep
      And Dana controls Platinum Angel
      When Carissa concedes
      Then this is legal
      And Dana has left the game
      And Rob and Alex have won

    # 810.8a: opponents of a Persecutor's controller cannot lose, so neither of them does, whoever is struck
    @cr:810.8a @cr:810.8c
    Scenario: In 2HG, Abyssal Persecutor keeps a team at 0 life in the game
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's precombat main phase
      And Carissa has 2 life
      And Rob controls Abyssal Persecutor
      And Alex controls Gray Ogre and Island
      And Alex holds Unsummon
      And Alex has attacked Dana with Gray Ogre
      When combat damage is dealt
      Then Dana has 0 life
      And the game goes on
      When Alex casts Unsummon targeting Abyssal Persecutor
      Then this is legal
      When the stack resolves
      Then Rob and Alex have won

  @edition:2006-10-01
  @cr:810.8b
  Rule: In Two-Headed Giant, a team loses when one of its players concedes (2006)

    # 606.8c: one head's concession is the team's
    Scenario: In 2HG, the secondary player concedes, and the team loses (2006)
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's upkeep
      When Dana concedes
      Then this is legal
      And Rob and Alex have won

  @edition:2006-10-01
  @cr:810.9a
  Rule: In Two-Headed Giant, a player's life total is half the team's (2006)

    # 606.9a: half, rounded up, is what each has; 606.9b: the new total is the sum
    @cr:810.9d
    Scenario: In 2HG, Repay in Kind counts half of each team's life total (2006)
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's precombat main phase
      And Carissa has 11 life
      And Alex controls seven Swamps
      And Alex holds Repay in Kind
      And Alex has cast Repay in Kind
      When the stack resolves
      Then Rob has 12 life
      And Carissa has 12 life
