@since:2020-06-01
Feature: Second reading: shared team turns: extra and skipped turns

  @cr:805.8
  Rule: Extra and skipped turns, phases and steps apply to the whole team

    # 805.8: an extra turn for one member, given by an opponent
    Scenario: With shared turns, Time Warp on one player gives the team another turn
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's precombat main phase
      And Alex controls five Islands
      And Alex holds Time Warp
      And Alex has cast Time Warp targeting Dana
      And the stack has resolved
      When play goes on to Carissa's precombat main phase
      Then it is Dana's turn
      And Carissa has 1 card in hand
      And Dana has 1 card in hand
      When Carissa ends the turn
      Then it is Dana's turn
      When play goes on to Carissa's precombat main phase
      Then Carissa has 2 cards in hand
      And Dana has 2 cards in hand
      And Rob has no cards in hand

    # 805.8, 614.10: one member's skipped turn is the team's
    @cr:614.10
    Scenario: With shared turns, Meditate makes the whole team skip its next turn
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Dana controls three Islands
      And Dana holds Meditate
      And Dana has cast Meditate
      And the stack has resolved
      When play goes on to Rob's upkeep
      Then it is Alex's turn
      When play goes on to the end step
      Then it is Alex's turn
      When Alex ends the turn
      Then it is Rob's turn
      And it is Alex's turn
      When Alex ends the turn
      Then it is Carissa's turn

    # 805.8: one effect on both members: one skip
    @cr:614.10a
    Scenario: In 2HG, Brine Elemental makes a team skip only one untap step
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's precombat main phase
      And Alex controls seven Islands
      And these permanents are on the battlefield:
        | permanent       | controller | tapped | face down |
        | Brine Elemental | Alex       |        | yes       |
        | Gray Ogre       | Carissa    | yes    |           |
        | Wind Drake      | Dana       | yes    |           |
        | Hill Giant      | Rob        | yes    |           |
      And Alex has turned Brine Elemental face up
      When the stack resolves
      And play goes on to Carissa's precombat main phase
      Then Gray Ogre is tapped
      And Wind Drake is tapped
      When play goes on to Rob's precombat main phase
      Then Hill Giant is untapped
      When play goes on to Carissa's precombat main phase
      Then Gray Ogre is untapped
      And Wind Drake is untapped

    # 805.8, 614.10a: two effects, one on each member: two skips
    @cr:614.10a
    Scenario: Two Stonehorn Dignitaries make a team skip two combat phases
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's precombat main phase
      And Rob controls four Plains
      And Rob holds left Stonehorn Dignitary
      And Alex controls four Plains
      And Alex holds right Stonehorn Dignitary
      And Carissa controls Gray Ogre
      And Rob has cast left Stonehorn Dignitary
      And the top of the stack has resolved
      And Rob has chosen Carissa
      And the stack has resolved
      And Alex has cast right Stonehorn Dignitary
      And the top of the stack has resolved
      And Alex has chosen Dana
      And the stack has resolved
      And play has gone on to Carissa's precombat main phase
      When Carissa attacks Rob with Gray Ogre
      Then the declaration is illegal
      When play goes on to Rob's precombat main phase
      And play goes on to Carissa's precombat main phase
      And Carissa attacks Rob with Gray Ogre
      Then the declaration is illegal
      When play goes on to Rob's precombat main phase
      And play goes on to Carissa's precombat main phase
      And Carissa attacks Rob with Gray Ogre
      Then the declaration is legal
      And Gray Ogre is attacking Rob

    # 805.8: a phase that one member adds is the team's
    @cr:500.8
    Scenario: With shared turns, Relentless Assault lets a teammate attack again
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's precombat main phase
      And Alex controls four Mountains
      And Alex holds Relentless Assault
      And Rob controls Gray Ogre
      And Rob has attacked Dana with Gray Ogre
      And play has gone on to the postcombat main phase
      And Alex has cast Relentless Assault
      And the stack has resolved
      And play has gone on to the beginning of combat
      When Rob attacks Carissa with Gray Ogre
      Then the declaration is legal
      When combat damage is dealt
      Then Carissa has 26 life

    # 805.8, 500.9, 805.4d: one member's added upkeep is the upkeep of both
    @cr:500.9 @cr:805.4d
    Scenario: Paradox Haze on one player gives both teammates another upkeep
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's postcombat main phase
      And these permanents are on the battlefield:
        | permanent     | controller | attached to |
        | Paradox Haze  | Rob        | Dana        |
        | Copper Tablet | Rob        |             |
      When play goes on to Carissa's upkeep
      And the stack resolves
      Then Carissa has 28 life
      When play goes on to Carissa's draw step
      Then Carissa has 26 life

    # 805.8: who controls one member controls the team
    @cr:805.8
    Scenario: In 2HG, Mindslaver on one player gives control of the whole team
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's precombat main phase
      And Alex controls Mindslaver and four Swamps
      And Dana controls Gray Ogre
      And Carissa controls Wind Drake
      And Alex has activated Mindslaver targeting Carissa
      And the stack has resolved
      And play has gone on to Carissa's declare attackers step
      When Dana interrupts and declares these attacks:
        | attacker  | attacks |
        | Gray Ogre | Rob     |
      Then the declaration is illegal
      And nothing has changed
      When Alex declares these attacks:
        | attacker   | attacks |
        | Gray Ogre  | Rob     |
        | Wind Drake | Alex    |
      Then the declaration is legal
      And Gray Ogre is attacking Rob
      And Wind Drake is attacking Alex

  @cr:805.8
  Rule: Extra turns and skipped turns of teammates add up for the team

    # 805.8, 614.10: what skips the team's next turn skips the extra one that a teammate has just won
    @cr:614.10 @cr:500.7
    Scenario: Meditate cancels the extra turn from a teammate's Time Walk
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
    Scenario: Two teammates' Time Walks give the team two extra turns
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
    Scenario: Two Brine Elementals make a team skip two untap steps
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
