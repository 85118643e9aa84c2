@since:2024-06-07
Feature: Attack multiple players: between teams
  Where teammates have turns of their own, each of them is attacked alone and
  defends alone. What the teammate controls, has done or has suffered counts
  for nothing there.

  @cr:802.2a
  Rule: With separate turns, the defending player is the player attacked, not a teammate

    @cr:702.14c
    Scenario: Mountainwalk ignores a Mountain of the attacked player's teammate
      Given a team game of Rob and Alex against Carissa and Dana
      And Rob controls Goblin Mountaineer
      And Carissa controls Wall of Wood
      And Dana controls Mountain
      And Rob has attacked Carissa with Goblin Mountaineer
      When Carissa blocks Goblin Mountaineer with Wall of Wood
      Then the declaration is legal
      And Goblin Mountaineer is blocked by Wall of Wood

    @cr:702.14c
    Scenario: A player with a Mountain can't block a creature with mountainwalk
      Given a team game of Rob and Alex against Carissa and Dana
      And Rob controls Goblin Mountaineer
      And Carissa controls Wall of Wood and Mountain
      And Rob has attacked Carissa with Goblin Mountaineer
      When Carissa blocks Goblin Mountaineer with Wall of Wood
      Then the declaration is illegal
      And nothing has changed

    @cr:601.3
    Scenario: Wardscale Dragon stops the attacked player's spells, not a teammate's
      Given a team game of Rob and Alex against Carissa and Dana
      And Rob controls Wardscale Dragon
      And Carissa controls left Mountain
      And Carissa holds Carissa's Shock
      And Dana controls right Mountain
      And Dana holds Dana's Shock
      And Rob has attacked Carissa with Wardscale Dragon
      When Carissa casts Carissa's Shock targeting Rob
      Then this is illegal
      And nothing has changed
      When Dana casts Dana's Shock targeting Rob
      Then this is legal
      When the stack resolves
      Then Rob has 18 life

  @cr:802.3a @cr:508.1c @cr:508.1d
  Rule: With separate turns, effects on attacks on a player don't apply to their teammate

    Scenario: In Team vs. Team, Sea Monster needs the attacked player's own Island
      Given a team game of Rob and Alex against Carissa and Dana
      And Rob controls Sea Monster
      And Dana controls Island
      When Rob attacks Carissa with Sea Monster
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Dana with Sea Monster
      Then the declaration is legal
      And Sea Monster is attacking Dana

    Scenario: A creature that must attack Carissa can't attack her teammate instead
      Given a team game of Rob and Alex against Carissa and Dana
      And Rob controls Grizzly Bears
      And Carissa controls Alluring Siren
      And Carissa has activated Alluring Siren targeting Grizzly Bears
      And the stack has resolved
      When Rob attacks Dana with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Carissa with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Carissa

    @cr:701.15b
    Scenario: A creature goaded by Carissa must attack her teammate instead
      Given a team game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Rob controls Craw Wurm
      And Carissa controls four Mountains
      And Carissa holds Disrupt Decorum
      And Carissa has cast Disrupt Decorum
      And the stack has resolved
      And play has gone on to Rob's precombat main phase
      When Rob attacks Carissa with Craw Wurm
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Dana with Craw Wurm
      Then the declaration is legal
      And Craw Wurm is attacking Dana

    @cr:701.15b
    Scenario: A creature Rob goads must attack even if his teammate controls it
      Given a team game of Rob and Alex against Carissa and Dana
      And Rob controls four Mountains
      And Rob holds Disrupt Decorum
      And Alex controls Craw Wurm
      And Rob has cast Disrupt Decorum
      And the stack has resolved
      And play has gone on to Alex's precombat main phase
      When Alex declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Dana with Craw Wurm
      Then the declaration is legal
      And Craw Wurm is attacking Dana

  @cr:802.4a
  Rule: With separate turns, a player can't block for a teammate's battle

    Scenario: With separate turns, a protector's teammate can't block for a battle
      Given a team game of Rob and Alex against Carissa and Dana
      And Rob controls Grizzly Bears
      And Dana controls Wall of Wood
      And Carissa controls Wall of Stone
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Invasion of Dominaria | Rob        | Carissa   |
      And Rob has attacked Invasion of Dominaria with Grizzly Bears
      When Carissa blocks Grizzly Bears with Wall of Stone
      Then the declaration is legal
      And Grizzly Bears is blocked by Wall of Stone
      And nobody is asked to declare blockers
      When combat damage is dealt
      Then Wall of Stone has 2 damage marked on it

  @cr:802.3b
  Rule: A band can't attack two teammates

    Scenario: A band can't split its attack between two teammates
      Given a team game of Rob and Alex against Carissa and Dana
      And Rob controls Benalish Hero and Grizzly Bears
      When Rob declares these attacks:
        | attacker      | attacks | band |
        | Benalish Hero | Carissa | 1    |
        | Grizzly Bears | Dana    | 1    |
      Then the declaration is illegal
      And nothing has changed
      When Rob declares these attacks:
        | attacker      | attacks | band |
        | Benalish Hero | Dana    | 1    |
        | Grizzly Bears | Dana    | 1    |
      Then the declaration is legal
      And Grizzly Bears is attacking Dana
