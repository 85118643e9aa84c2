@edition:2006-10-01
Feature: Other hands: the Giant of 2006
  A second reading of chapter 606 of that book.

  @cr:810.4
  Rule: Twenty life for each head

    # 606.4a, 606.10: twenty for each head; 606.9: each loses, the total drops
    @cr:810.11
    Scenario: A Rift over three heads
      Given a Two-Headed Giant game of Rob, Alex and Carissa against Dana, Eve and Finn
      And it is Dana's precombat main phase
      And Finn controls two Mountains
      And Finn holds Flame Rift
      And Finn has cast Flame Rift
      When the stack resolves
      Then Rob has 48 life
      And Dana has 48 life

  @cr:810.6
  Rule: The first draw is the secondary player's

    # 606.6b, 606.3: the player on the right is primary and draws nothing in the first turn
    @cr:810.3
    Scenario: Half of the first draw
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

  @cr:805.10b
  Rule: The team is attacked

    # 606.7b: what cannot attack one of them cannot attack the team
    Scenario: A Moat around one head keeps red creatures from both
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
    Scenario: Flunkies block in the other head's company
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

    # 606.7d: unblocked damage lowers the team's total once
    @cr:805.10f
    Scenario: Each attacker's damage for one head
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

  @cr:810.9a
  Rule: A head's life is half of the total

    # 606.9a: half, rounded up, is what each has; 606.9b: the new total is the sum
    @cr:810.9d
    Scenario: Repaid in halves
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's precombat main phase
      And Carissa has 11 life
      And Alex controls seven Swamps
      And Alex holds Repay in Kind
      And Alex has cast Repay in Kind
      When the stack resolves
      Then Rob has 12 life
      And Carissa has 12 life

  @cr:810.8b
  Rule: A Giant falls as one

    # 606.8c: one head's concession is the team's
    Scenario: The second head concedes
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's upkeep
      When Dana concedes
      Then this is legal
      And Rob and Alex have won

  @cr:805.8
  Rule: What one head gets the team gets, in 2006

    # 606.6g: an extra turn
    Scenario: A turn for the second head, in 2006
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

  @cr:805.4b
  Rule: One land for each head, in 2006

    # 606.6e: each of them one
    Scenario: Two heads, two lands
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
