@since:2020-06-01
Feature: Players: whose turn and whose team it is, at other tables
  Whose turn it is and who belongs to a team doesn't change with who decides,
  who sits where, or what lies on the table.

  @cr:102.1
  Rule: A teammate or a player who controls the active player isn't the active player

    Scenario: In Dana's turn, Carissa can't play a land or cast a creature
      Given a team game of Rob and Alex against Carissa and Dana
      And it is Dana's postcombat main phase
      And Carissa controls two Forests
      And Carissa holds Grizzly Bears and Plains
      When Carissa plays Plains
      Then this is illegal
      And nothing has changed
      When Carissa casts Grizzly Bears
      Then this is illegal
      And nothing has changed

    @cr:722.5
    Scenario: Alex, who controls Rob's turn, can't cast Alex's own creature
      Given a two-player game between Alex and Rob
      And Alex controls Mindslaver, four Plains and two Forests
      And Alex holds Runeclaw Bear and Swamp
      And Rob controls Gray Ogre
      And Alex has activated Mindslaver targeting Rob
      And the stack has resolved
      And play has gone on to Rob's precombat main phase
      When Alex passes
      Then this is legal
      And Alex has priority
      When Alex casts Runeclaw Bear
      Then this is illegal
      And nothing has changed
      When Alex plays Swamp
      Then this is illegal
      And nothing has changed

  @cr:102.4
  Rule: A player's team is that player with all teammates, wherever they sit

    Scenario: In Two-Headed Giant, Dana's Rushblade Commander gives both haste
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And these permanents are on the battlefield:
        | permanent          | controller | summoning sick |
        | Rushblade Commander | Dana      | yes            |
        | left Elvish Warrior | Dana      | yes            |
        | right Elvish Warrior | Carissa  | yes            |
      When Dana attacks Rob with left Elvish Warrior and right Elvish Warrior
      Then the declaration is legal
      When combat damage is dealt
      Then Rob has 26 life

    Scenario: In Alternating Teams, a teammate two seats away gets haste too
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana
      And it is Alex's precombat main phase
      And Rob controls Rushblade Commander
      And these permanents are on the battlefield:
        | permanent      | controller | summoning sick |
        | Elvish Warrior | Alex       | yes            |
        | Gray Ogre      | Alex       | yes            |
      When Alex attacks Carissa with Gray Ogre
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Carissa with Elvish Warrior
      Then the declaration is legal
      And Elvish Warrior is attacking Carissa
