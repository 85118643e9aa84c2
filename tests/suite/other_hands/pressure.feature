@since:2020-06-01
Feature: Other hands: what else a judge tries
  Orders, departures and payments that no card asks for by itself.

  # 101.4, 101.4c: first both choices of the active player, then the opponents in turn order, whatever the order of naming
  @cr:101.4 @cr:101.4c
  Scenario: Two Snakes ask two opponents
    Given a free-for-all between Rob, Alex, Carissa and Dana
    And it is Dana's precombat main phase
    And Dana controls seven Forests
    And Dana holds Tooth and Nail, left Snake of the Golden Grove and right Snake of the Golden Grove
    And Dana has cast Tooth and Nail as follows:
      | modes |
      | put   |
    And the top of the stack has resolved
    When Dana chooses left Snake of the Golden Grove and right Snake of the Golden Grove
    Then this is legal
    When Dana chooses Carissa
    Then this is legal
    And Dana may choose among Rob, Alex and Carissa
    When Dana chooses Rob
    Then this is legal
    And nobody is asked to choose
    When Rob agrees
    Then this is legal
    When Carissa declines
    Then this is legal
    When play goes on to the end step
    Then Dana has 24 life

  # 614.12a, 101.4c: two Clones that enter together see what was there before, and not each other
  @cr:101.4c @cr:614.12a
  Scenario: Two Clones at once
    Given a free-for-all between Rob, Alex, Carissa and Dana
    And it is Dana's precombat main phase
    And Dana controls seven Forests
    And Dana holds Tooth and Nail, left Clone and right Clone
    And Alex controls Gray Ogre and Hill Giant
    And Dana has cast Tooth and Nail as follows:
      | modes |
      | put   |
    And the top of the stack has resolved
    When Dana chooses left Clone and right Clone
    Then this is legal
    And Dana may choose among Gray Ogre and Hill Giant
    And left Clone and right Clone may not be chosen
    When Dana chooses Hill Giant
    Then this is legal
    And left Clone is in Dana's hand
    When Dana chooses Hill Giant
    Then this is legal
    And left Clone is 3/3
    And right Clone is 3/3

  # 603.3b, 101.4, 800.4a: with the active player gone the order still begins where the turn was
  @cr:101.4 @cr:603.3b @cr:800.4a
  Scenario: Three Artists in a turn without its player
    Given a free-for-all between Rob, Alex, Carissa and Dana
    And it is Carissa's precombat main phase
    And Alex controls left Blood Artist and Gray Ogre
    And Dana controls right Blood Artist
    And Rob controls Blood Artist and Mountain
    And Rob holds Shock
    And Carissa controls two Mountains
    And Rob has cast Shock targeting Gray Ogre
    When Carissa concedes
    Then this is legal
    When the top of the stack resolves
    And Dana chooses Rob
    Then this is legal
    When Rob chooses Dana
    Then this is legal
    When Alex chooses Dana
    Then this is legal
    And the stack holds, from the top:
      | object             | controller |
      | left Blood Artist  | Alex       |
      | Blood Artist       | Rob        |
      | right Blood Artist | Dana       |

  # 603.7e: whoever controlled the ability that made it controls the delayed one, not who has the Imp now
  @cr:603.7e
  Scenario: The Imp is stolen, its threat is not
    Given a free-for-all between Rob, Alex and Carissa
    And it is Alex's precombat main phase
    And these permanents are on the battlefield:
      | permanent       | controller | tapped |
      | Maddening Imp   | Rob        |        |
      | Gray Ogre       | Alex       | yes    |
      | left Mountain   | Alex       |        |
      | right Mountain  | Alex       |        |
      | middle Mountain | Alex       |        |
    And Alex holds Act of Treason
    And Rob has activated Maddening Imp
    And the stack has resolved
    And Alex has cast Act of Treason targeting Maddening Imp
    And the stack has resolved
    When play goes on to the end step
    Then the stack holds, from the top:
      | object        | controller |
      | Maddening Imp | Rob        |
    When the stack resolves
    Then Gray Ogre is in Alex's graveyard

  # 805.6: the active team chooses first, then the other; afterwards everything happens at once
  @cr:101.4 @cr:805.6
  Scenario: Blood between two teams of two
    Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
    And it is Carissa's precombat main phase
    And Carissa controls Swamp, Gray Ogre and Hill Giant
    And Dana controls Wind Drake and Storm Crow
    And Rob controls Scathe Zombies and Savannah Lions
    And Alex controls Giant Octopus and Coral Merfolk
    And Carissa holds Innocent Blood
    And Carissa has cast Innocent Blood
    And the top of the stack has resolved
    When Rob interrupts and chooses Savannah Lions
    Then this is illegal
    And nothing has changed
    When Carissa chooses Gray Ogre
    Then this is legal
    When Dana chooses Storm Crow
    Then this is legal
    When Rob chooses Savannah Lions
    Then this is legal
    When Alex chooses Coral Merfolk
    Then this is legal
    And Gray Ogre is in Carissa's graveyard
    And Coral Merfolk is in Alex's graveyard

  # 101.4d twice: a Clone of a Snake asks a later player, and that one's Clone asks an earlier one
  @cr:101.4d
  Scenario: Clones of a Snake ask each other
    Given a free-for-all between Rob, Alex, Carissa and Dana
    And it is Rob's precombat main phase
    And Rob controls two Swamps and Gray Ogre
    And Rob holds Exhume
    And Dana controls Snake of the Golden Grove
    And Alex's graveyard holds left Clone
    And Carissa's graveyard holds right Clone
    And Dana's graveyard holds Clone
    And Rob has cast Exhume
    And the top of the stack has resolved
    When Alex chooses Snake of the Golden Grove
    Then this is legal
    And Alex may choose among Rob, Carissa and Dana
    When Alex chooses Carissa
    Then this is legal
    When Carissa chooses Snake of the Golden Grove
    Then this is legal
    When Carissa agrees
    Then this is legal
    When Carissa chooses Alex
    Then this is legal
    And nobody is asked to choose
    When Alex declines
    Then this is legal
    And Dana may choose among Snake of the Golden Grove and Gray Ogre
    When Dana chooses Gray Ogre
    Then this is legal
    And left Clone is 7/7
    And right Clone is 4/4
    And Clone is 2/2
    When play goes on to the end step
    Then Carissa has 24 life
    And Alex has 20 life

  # 800.4a, 608.2m (608.2k in 2024-06-07, 608.2j in 2020-06-01): the spell is done with
  @cr:101.4 @cr:800.4a
  Scenario: The one who exhumes leaves
    Given a free-for-all between Rob, Alex, Carissa and Dana
    And it is Rob's precombat main phase
    And Rob controls two Swamps
    And Rob holds Exhume
    And Dana controls Hill Giant
    And Rob's graveyard holds Gray Ogre and Storm Crow
    And Alex's graveyard holds Wind Drake
    And Carissa's graveyard holds Clone
    And Rob has cast Exhume
    And the top of the stack has resolved
    And Rob has chosen Gray Ogre
    When Rob concedes
    Then this is legal
    When Carissa chooses Hill Giant
    Then this is legal
    And Clone is 3/3
    And Gray Ogre has left the game
    And Wind Drake is on the battlefield

  # 601.2, 601.2h, 118.3: costs are paid exactly, from what is one's own; 101.3: two are two
  @cr:101.3 @cr:118.3 @cr:601.2h
  Scenario: What is no way to pay
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

  # 118.9: one blue card, and for the spell that says so
  @cr:118.9
  Scenario: One card, one target, one spell
    Given a free-for-all between Rob, Alex and Carissa
    And it is Rob's precombat main phase
    And Rob controls two Forests
    And Rob holds Grizzly Bears
    And Alex holds Force of Will, Jump, Storm Crow and Shock
    And Rob has cast Grizzly Bears
    When Alex casts Force of Will as follows:
      | targets       | alternative cost | uses up             |
      | Grizzly Bears | Force of Will    | Jump and Storm Crow |
    Then this is illegal
    And nothing has changed
    When Alex casts Shock as follows:
      | targets | alternative cost | uses up |
      | Rob     | Force of Will    | Jump    |
    Then this is illegal
    And nothing has changed
    When Alex casts Force of Will as follows:
      | targets                         | alternative cost | uses up |
      | Grizzly Bears and Grizzly Bears | Force of Will    | Jump    |
    Then this is illegal
    And nothing has changed
    When Alex casts Force of Will as follows:
      | targets       | alternative cost | uses up    |
      | Grizzly Bears | Force of Will    | Storm Crow |
    Then this is legal

  # 601.2b, 700.2d, 702.42b (702.41b in 2020-06-01): each mode once, and in the order that is printed
  @cr:601.2b
  Scenario: Modes in another order, and one mode twice
    Given a free-for-all between Rob, Alex and Carissa
    And it is Rob's precombat main phase
    And Rob controls nine Forests
    And Rob holds Tooth and Nail
    And Rob's library holds, from the top, Craw Wurm
    When Rob casts Tooth and Nail as follows:
      | modes          |
      | search, search |
    Then this is illegal
    And nothing has changed
    When Rob casts Tooth and Nail as follows:
      | modes       |
      | put, search |
    Then this is legal
    When the top of the stack resolves
    And Rob chooses Craw Wurm
    Then this is legal
    When Rob chooses Craw Wurm
    Then this is legal
    And Craw Wurm is on the battlefield

  # 101.2, 704.3, 800.4a: the prohibition leaves with the Persecutor; the next check finds all who are on zero
  @cr:101.2 @cr:704.3
  Scenario Outline: With <n> life before the Rift, when the Persecutor leaves <result>
    Given a free-for-all between Rob, Alex and Carissa
    And it is Alex's precombat main phase
    And Rob controls Abyssal Persecutor
    And Alex controls two Mountains
    And Alex has 4 life
    And Carissa has <n> life
    And Alex holds Flame Rift
    And Alex has cast Flame Rift
    And the stack has resolved
    When Rob concedes
    Then this is legal
    And the game goes on
    When Alex passes
    Then this is legal
    And <result>

    Examples:
      | n | result             |
      | 4 | the game is a draw |
      | 5 | Carissa has won    |
