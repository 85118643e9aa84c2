@since:2020-06-01
Feature: Second reading: limited range of influence
  Where five sit round the table and influence reaches one seat, the neighbours of Rob are Alex and Eve.

  # 801.2c: who is within range is settled as a turn begins
  @cr:801.2c
  Scenario: A player leaves, and the new neighbor is in range from the next turn
    Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
    And the range of influence is 1
    And it is Rob's precombat main phase
    And Rob controls left Mountain and right Mountain
    And Rob holds Shock
    And Alex has conceded
    When Rob casts Shock targeting Carissa
    Then this is illegal
    And nothing has changed
    When play goes on to Carissa's upkeep
    And Rob casts Shock targeting Carissa
    Then this is legal
    And Shock is on the stack

  # 801.3: with all opponents attackable, only those within range
  @cr:801.3
  Scenario: With range 1, adjacent opponents on both sides can be attacked
    Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
    And the range of influence is 1
    And it is Carissa's precombat main phase
    And Carissa controls Gray Ogre and Wind Drake
    When Carissa attacks Rob with Gray Ogre
    Then the declaration is illegal
    And nothing has changed
    When Carissa declares these attacks:
      | attacker   | attacks |
      | Gray Ogre  | Alex    |
      | Wind Drake | Dana    |
    Then the declaration is legal
    And Gray Ogre is attacking Alex
    And Wind Drake is attacking Dana

  # 801.4, 801.2d: neither players nor their creatures
  @cr:801.4
  Scenario Outline: With Alex and Eve in range, Rob's Shock on <target> is <verdict>
    Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
    And the range of influence is 1
    And it is Rob's precombat main phase
    And Rob controls Mountain
    And Rob holds Shock
    And Carissa controls Gray Ogre
    And Eve controls Hill Giant
    When Rob casts Shock targeting <target>
    Then this is <verdict>
    And Shock is <then>

    Examples:
      | target     | verdict | then          |
      | Rob        | legal   | on the stack  |
      | Eve        | legal   | on the stack  |
      | Hill Giant | legal   | on the stack  |
      | Dana       | illegal | in Rob's hand |
      | Gray Ogre  | illegal | in Rob's hand |

  # 801.5a: only what is within range may be chosen
  @cr:801.5a
  Scenario: Clone can't copy a creature out of range
    Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
    And the range of influence is 1
    And it is Rob's precombat main phase
    And Rob controls four Islands
    And Rob holds Clone
    And Alex controls Gray Ogre
    And Carissa controls Hill Giant
    And Dana controls Craw Wurm
    And Eve controls Wind Drake
    And Rob has cast Clone
    When the top of the stack resolves
    Then Gray Ogre and Wind Drake may be chosen
    And Hill Giant and Craw Wurm may not be chosen
    When Rob chooses Wind Drake
    Then this is legal
    And Clone is 2/2

  # 801.7: what happens out of range is not noticed
  @cr:801.7
  Scenario: Blood Artist doesn't trigger when a creature out of range dies
    Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
    And the range of influence is 1
    And it is Carissa's precombat main phase
    And Rob controls left Blood Artist
    And Eve controls right Blood Artist
    And Carissa controls left Mountain and right Mountain
    And Carissa holds left Shock and right Shock
    And Dana controls Gray Ogre
    And Alex controls Scathe Zombies
    When Carissa casts left Shock targeting Gray Ogre
    Then this is legal
    When the top of the stack resolves
    Then Gray Ogre is in Dana's graveyard
    And left Blood Artist's ability is not on the stack
    When Eve chooses Eve
    Then this is legal
    When the stack resolves
    And Carissa casts right Shock targeting Scathe Zombies
    Then this is legal
    When the top of the stack resolves
    Then Scathe Zombies is in Alex's graveyard
    And right Blood Artist's ability is not on the stack
    When Rob chooses Rob
    Then this is legal
    And Rob has 20 life

  # 801.7: the far player's draw step is nobody's business
  @cr:801.7
  Scenario: Kami of the Crescent Moon doesn't trigger for a player out of range
    Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
    And the range of influence is 1
    And it is Rob's end step
    And Rob controls Kami of the Crescent Moon
    When play goes on to Alex's precombat main phase
    Then Alex has 2 cards in hand
    When play goes on to Carissa's precombat main phase
    Then Carissa has 1 card in hand

  # 801.7a: the event is judged by where it happens, not by whose card it is
  @cr:801.7a
  Scenario: Blood Artist checks whether a stolen creature's controller is in range
    Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
    And the range of influence is 1
    And it is Dana's precombat main phase
    And these permanents are on the battlefield:
      | permanent          | controller | owner | attached to |
      | Gray Ogre          | Dana       | Alex  |             |
      | Control Magic      | Dana       | Dana  | Gray Ogre   |
      | left Blood Artist  | Alex       | Alex  |             |
      | right Blood Artist | Dana       | Dana  |             |
      | Mountain           | Dana       | Dana  |             |
    And Dana holds Shock
    And Dana has cast Shock targeting Gray Ogre
    When the top of the stack resolves
    Then Gray Ogre is in Alex's graveyard
    And left Blood Artist's ability is not on the stack
    When Dana chooses Eve
    Then this is legal
    When the stack resolves
    Then Eve has 19 life
    And Dana has 21 life
    And Alex has 20 life

  # 801.8, 704.5m: an Aura whose creature has moved out of its controller's range goes to the graveyard
  @cr:801.8
  Scenario: Pacifism is put into the graveyard when its creature leaves range
    Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
    And the range of influence is 1
    And it is Carissa's precombat main phase
    And Carissa controls four Islands
    And Carissa holds Control Magic
    And these permanents are on the battlefield:
      | permanent | controller | attached to |
      | Gray Ogre | Alex       |             |
      | Pacifism  | Rob        | Gray Ogre   |
    And Carissa has cast Control Magic targeting Gray Ogre
    When the stack resolves
    Then Carissa controls Gray Ogre
    And Pacifism is in Rob's graveyard
    And Control Magic is on the battlefield

  # 801.10: everybody means everybody within range of the spell's controller
  @cr:801.10
  Scenario: With range 1, Flame Rift deals damage to three of five players
    Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
    And the range of influence is 1
    And it is Alex's precombat main phase
    And Alex controls two Mountains
    And Alex holds Flame Rift
    And Alex has cast Flame Rift
    When the stack resolves
    Then Rob has 16 life
    And Alex has 16 life
    And Carissa has 16 life
    And Dana has 20 life
    And Eve has 20 life

  # 801.10, 101.4: who is out of range sacrifices nothing, and is not asked
  @cr:801.10 @cr:101.4
  Scenario: With range 1, Innocent Blood makes three of five players sacrifice
    Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
    And the range of influence is 1
    And it is Eve's precombat main phase
    And Eve controls Swamp and Gray Ogre
    And Eve holds Innocent Blood
    And Rob controls Hill Giant
    And Alex controls Wind Drake
    And Carissa controls Storm Crow
    And Dana controls Wall of Wood
    And Eve has cast Innocent Blood
    When the stack resolves
    Then Gray Ogre is in Eve's graveyard
    And Hill Giant is in Rob's graveyard
    And Wall of Wood is in Dana's graveyard
    And Wind Drake is on the battlefield
    And Storm Crow is on the battlefield

  # 801.10: a static ability reaches as far as its controller
  @cr:801.10
  Scenario: Gravity Sphere removes flying only within range of influence
    Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
    And the range of influence is 1
    And it is Rob's precombat main phase
    And Rob controls three Mountains
    And Rob holds Gravity Sphere
    And Alex controls Wind Drake
    And Dana controls Storm Crow
    And Rob has cast Gravity Sphere
    When the stack resolves
    Then Wind Drake does not have the keyword flying
    And Storm Crow has the keyword flying

  # 801.10, 801.2: each opponent means those within range
  @cr:801.10
  Scenario: With range 1, Pulse Tracker makes only adjacent opponents lose life
    Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
    And the range of influence is 1
    And it is Dana's precombat main phase
    And Dana controls Pulse Tracker
    And Dana has attacked Eve with Pulse Tracker
    When the stack resolves
    Then Carissa has 19 life
    And Eve has 19 life
    And Rob has 20 life
    And Alex has 20 life

  # 801.11: a life total out of range is not known
  @cr:801.11 @cr:801.10
  Scenario: Repay in Kind ignores a lower life total out of range
    Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
    And the range of influence is 1
    And it is Rob's precombat main phase
    And Rob controls seven Swamps
    And Rob holds Repay in Kind
    And Alex has 15 life
    And Carissa has 3 life
    And Rob has cast Repay in Kind
    When the stack resolves
    Then Rob has 15 life
    And Alex has 15 life
    And Eve has 15 life
    And Carissa has 3 life
    And Dana has 20 life

  # 801.12, 704.5k: worlds out of range of one another stand side by side, until one comes up between them
  @cr:801.12
  Scenario: With range 1, a new world permanent replaces both neighbors' old ones
    Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
    And the range of influence is 1
    And it is Alex's precombat main phase
    And Rob controls left Gravity Sphere
    And Carissa controls right Gravity Sphere
    And Alex controls three Mountains
    And Alex holds middle Gravity Sphere
    When Alex casts middle Gravity Sphere
    Then this is legal
    And left Gravity Sphere is on the battlefield
    And right Gravity Sphere is on the battlefield
    When the stack resolves
    Then middle Gravity Sphere is on the battlefield
    And left Gravity Sphere is in Rob's graveyard
    And right Gravity Sphere is in Carissa's graveyard

  @cr:801.5c
  Rule: If an opponent must choose and none is in range, the closest on the left chooses

    # 801.5c, 801.5a: both neighbours are teammates, so the first opponent to the left answers
    Scenario: With no opponent in range, the closest one on the left decides tribute
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
