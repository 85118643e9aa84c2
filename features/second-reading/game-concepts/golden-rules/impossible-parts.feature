@since:2020-06-01
Feature: Second reading: golden rules: impossible parts

  # 608.2d, 101.3: only cards of the types that are named may be picked
  @cr:101.3 @since:2024-06-07
  Scenario: Show and Tell doesn't allow battles, planeswalkers or sorceries
    Given a free-for-all between Rob, Alex and Carissa
    And it is Alex's precombat main phase
    And Alex controls three Islands
    And Alex holds Show and Tell, Invasion of Dominaria, Jace Beleren, Explore, Forest, Spellbook and Pacifism
    And Carissa controls Gray Ogre
    And Alex has cast Show and Tell
    When the top of the stack resolves
    Then Alex may choose among Forest, Spellbook and Pacifism
    When Alex chooses Jace Beleren
    Then this is illegal
    And nothing has changed
    When Alex chooses Spellbook
    Then this is legal
    And Spellbook is on the battlefield

  # 601.2, 601.2h, 118.3: costs are paid exactly, from what is one's own; 101.3: two are two
  @cr:101.3 @cr:118.3 @cr:601.2h
  Scenario: Costs can't be paid in excess or with another player's permanents
    Given a free-for-all between Rob, Alex and Carissa
    And it is Rob's precombat main phase
    And Rob controls six Swamps, Gray Ogre, Hill Giant and Wind Drake
    And Alex controls Mountain
    And Rob holds Barter in Blood, Altar's Reap, Shock and Grizzly Bears
    And Rob's graveyard holds Innocent Blood
    And Alex holds Lightning Bolt
    When Rob casts Altar's Reap sacrificing Gray Ogre and Hill Giant
    Then this is illegal
    And nothing has changed
    When Rob casts Innocent Blood
    Then this is illegal
    And nothing has changed
    When Rob casts Lightning Bolt targeting Alex
    Then this is illegal
    And nothing has changed
    When Rob casts Shock as follows:
      | targets | pays with |
      | Alex    | Mountain  |
    Then this is illegal
    And nothing has changed
    When Rob casts Altar's Reap as follows:
      | uses up   | pays with                 |
      | Gray Ogre | Gray Ogre and first Swamp |
    Then this is illegal
    And nothing has changed
    When Rob casts Barter in Blood as follows:
      | uses up   |
      | Gray Ogre |
    Then this is illegal
    And nothing has changed
    When Rob casts Barter in Blood
    Then this is legal
    When the top of the stack resolves
    And Rob chooses Gray Ogre and Gray Ogre
    Then this is illegal
    And nothing has changed
    When Rob chooses Gray Ogre, Wind Drake and Hill Giant
    Then this is illegal
    And nothing has changed
    When Rob chooses Gray Ogre and Wind Drake
    Then this is legal
    When Rob activates ability two of Hill Giant
    Then this is illegal
    And nothing has changed

  @cr:101.3
  Rule: An instruction that's impossible in part is followed as far as possible

    # 101.3, 608.2d: as many of the two as there are, and no fewer
    Scenario: For Barter in Blood, players sacrifice two creatures or their only one
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls Eager Cadet and four Swamps
      And Carissa holds Barter in Blood
      And Rob controls Gray Ogre, Hill Giant and Wind Drake
      And Alex controls Scathe Zombies and Pearled Unicorn
      And Carissa has cast Barter in Blood
      When the top of the stack resolves
      Then Rob is asked to choose
      When Rob chooses Hill Giant
      Then this is illegal
      And nothing has changed
      When Rob chooses Hill Giant and Wind Drake
      Then this is legal
      And Hill Giant is in Rob's graveyard
      And Wind Drake is in Rob's graveyard
      And Gray Ogre is on the battlefield
      And Scathe Zombies is in Alex's graveyard
      And Pearled Unicorn is in Alex's graveyard
      And Eager Cadet is in Carissa's graveyard
      And it is Carissa's turn

    # 101.3: a sacrifice of an indestructible creature is possible, since nothing is destroyed
    Scenario: Innocent Blood makes a player sacrifice an indestructible creature
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Swamp
      And Alex holds Innocent Blood
      And Carissa controls Darksteel Myr
      And Alex has cast Innocent Blood
      When the stack resolves
      Then Darksteel Myr is in Carissa's graveyard

    # 101.3, 608.2e: what a player lacks in one of the four parts spares them none of the others
    @cr:608.2e
    Scenario: Each player carries out every part of Smallpox that they can
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Rob controls two Swamps
      And Rob holds Smallpox
      And Alex controls Grizzly Bears
      And Carissa controls Forest
      And Carissa holds Shock
      And Rob has cast Smallpox
      When the top of the stack resolves
      Then Rob is asked to choose
      When Rob chooses second Swamp
      Then this is legal
      And Rob has 19 life
      And Alex has 19 life
      And Carissa has 19 life
      And second Swamp is in Rob's graveyard
      And first Swamp is on the battlefield
      And Grizzly Bears is in Alex's graveyard
      And Shock is in Carissa's graveyard
      And Forest is in Carissa's graveyard

  @edition:2006-10-01
  @cr:101.3
  Rule: Impossible instructions are ignored (2006)

    # 103.3: as many as there are
    Scenario: A player with one creature sacrifices it to Barter in Blood (2006)
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Rob controls four Swamps and Eager Cadet
      And Rob holds Barter in Blood
      And Alex controls Gray Ogre, Hill Giant and Wind Drake
      And Rob has cast Barter in Blood
      And the top of the stack has resolved
      When Alex chooses Gray Ogre
      Then this is illegal
      And nothing has changed
      When Alex chooses Gray Ogre and Hill Giant
      Then this is legal
      And Eager Cadet is in Rob's graveyard
      And Gray Ogre is in Alex's graveyard
      And Wind Drake is on the battlefield
