@since:2020-06-01
Feature: Second reading: leaving the game

  # 807.4e, 800.4k: a player with a turn still to come leaves; it is not taken by anybody
  @cr:800.4
  Scenario: A player's extra turn is lost when they leave the game
    Given a Grand Melee between Rob, Alex, Carissa, Dana and Eve
    And it is Dana's precombat main phase
    And Dana controls five Islands
    And Dana holds Time Warp
    And Dana has cast Time Warp targeting Carissa
    And the stack has resolved
    And Carissa has conceded
    When Dana ends the turn
    Then Eve is taking a turn
    When Eve ends the turn
    And Rob ends the turn
    And Alex ends the turn
    Then Dana is taking a turn
    When Dana ends the turn
    Then Eve is taking a turn

  # 800.4a, 608.2b: the target goes with its owner, so that the counterspell does nothing
  @cr:800.4a
  Scenario: Force of Will doesn't resolve if its target left the game
    Given a free-for-all between Rob, Alex and Carissa
    And it is Alex's precombat main phase
    And Alex controls two Forests
    And Alex holds Grizzly Bears
    And Rob holds Force of Will and Jump
    And Alex has cast Grizzly Bears
    And Rob has cast Force of Will as follows:
      | targets       | alternative cost | uses up |
      | Grizzly Bears | Force of Will    | Jump    |
    When Alex concedes
    Then this is legal
    And Grizzly Bears has left the game
    And Force of Will is on the stack
    When the stack resolves
    Then Force of Will is in Rob's graveyard
    And nobody is the active player

  # 800.4d, 805.7: triggers of somebody who has left are not put on the stack
  @cr:800.4d @cr:805.7
  Scenario: Triggers of a player who left aren't put on the stack
    Given a shared team turns game seated clockwise:
      | player  | team   |
      | Rob     | Suns   |
      | Alex    | Suns   |
      | Carissa | Moons  |
      | Dana    | Moons  |
    And it is Rob's postcombat main phase
    And Carissa controls left Verdant Force
    And Dana controls right Verdant Force
    And play has gone on to Carissa's upkeep
    When Carissa concedes
    Then this is legal
    And right Verdant Force's ability is on the stack once
    And left Verdant Force has left the game
    And the stack holds, from the top:
      | object              | controller |
      | right Verdant Force | Dana       |

  @cr:800.4
  Rule: Players and whole teams may leave a game with shared team turns

    # 805.6, 101.4: three teams: from the active one round the table
    @cr:805.6
    Scenario: With shared turns, three teams choose for Innocent Blood in turn order
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
    Scenario: The whole active team leaves, and its turn has no active player
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
    Scenario: One teammate loses to Copper Tablet, and the other draws for the turn
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
    Scenario: The game is a draw when both teams' last players lose at once
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

  @cr:800.4
  Rule: Players may leave an Alternating Teams game at any time

    # 800.4e, 800.4a: the attacked neighbour leaves, the other neighbour's combat goes on
    @cr:800.4e
    Scenario: If one of two attacked players leaves, combat with the other goes on
      Given an Alternating Teams game of Rob, Alex and Carissa against Dana, Eve and Finn
      And it is Rob's precombat main phase
      And Rob controls Gray Ogre and Hill Giant
      And Finn controls Wall of Wood
      And Rob has declared these attacks:
        | attacker   | attacks |
        | Gray Ogre  | Dana    |
        | Hill Giant | Finn    |
      When Dana concedes
      Then this is legal
      And Gray Ogre is attacking nothing
      And Gray Ogre is tapped
      When Finn blocks Gray Ogre with Wall of Wood
      Then the declaration is illegal
      And nothing has changed
      When Finn declares no block
      Then the declaration is legal
      When combat damage is dealt
      Then Finn has 17 life
      And Eve has 20 life

    # 704.5w, 310.10: without its protector a battle waits until nothing attacks it
    @since:2024-06-07 @cr:310.10
    Scenario: An attacked battle stays attacked after its protector leaves
      Given an Alternating Teams game of Rob, Alex and Carissa against Dana, Eve and Finn
      And it is Rob's precombat main phase
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Invasion of Dominaria | Rob        | Dana      |
        | Gray Ogre             | Rob        |           |
      And Rob has attacked Invasion of Dominaria with Gray Ogre
      When Dana concedes
      Then this is legal
      And Gray Ogre is attacking Invasion of Dominaria
      When combat damage is dealt
      Then Invasion of Dominaria has 3 defense counters
      When play goes on to the end step
      Then Invasion of Dominaria is on the battlefield
      When Rob ends the turn
      And play goes on to Rob's precombat main phase
      And Rob attacks Invasion of Dominaria with Gray Ogre
      Then the declaration is legal
      And the game goes on

    # 800.4j (800.4i in 2020): the turn of somebody that has left is finished, without attackers and without an active player
    @cr:800.4a
    Scenario: The attacking player leaves before blocks, and their turn goes on
      Given an Alternating Teams game of Rob, Alex and Carissa against Dana, Eve and Finn
      And it is Alex's precombat main phase
      And Alex controls Gray Ogre
      And Dana controls Wall of Wood
      And Alex has attacked Dana with Gray Ogre
      And play has gone on to the declare blockers step
      When Alex concedes
      Then this is legal
      And Gray Ogre has left the game
      And nobody is the active player
      And Rob is in the game
      When play goes on to Eve's upkeep
      Then it is Eve's turn
      And Dana has 20 life

    # 800.4k (800.4j in 2020): a turn given to somebody who is gone does not begin
    @cr:500.7
    Scenario: An extra turn for a player who has left isn't taken
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana
      And it is Rob's precombat main phase
      And Rob controls five Islands
      And Rob holds Time Warp
      And Rob has cast Time Warp targeting Alex
      And the stack has resolved
      When Alex concedes
      Then this is legal
      When play goes on to Carissa's upkeep
      Then it is Carissa's turn
      When Carissa ends the turn
      Then it is Dana's turn

    # 800.4a: what was borrowed goes back, what was lent out goes along with its owner
    @cr:800.4a
    Scenario: When Rob leaves, his Control Magic ends and creatures he owns leave
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana
      And it is Rob's precombat main phase
      And these permanents are on the battlefield:
        | permanent           | controller | owner   | attached to |
        | Gray Ogre           | Rob        | Carissa |             |
        | left Control Magic  | Rob        | Rob     | Gray Ogre   |
        | Wind Drake          | Dana       | Rob     |             |
        | right Control Magic | Dana       | Dana    | Wind Drake  |
      When Rob concedes
      Then this is legal
      And Carissa controls Gray Ogre
      And Gray Ogre is on the battlefield
      And left Control Magic has left the game
      And Wind Drake has left the game
      And right Control Magic is in Dana's graveyard

    # 800.4m (800.4k in 2020), 701.15a (701.37a in 2020, 701.38a in 2024): a goad lasts until its maker's next turn would have begun
    @cr:508.1d
    Scenario: Goad lasts until the departed player's turn would have begun
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana
      And it is Rob's precombat main phase
      And Rob controls four Mountains
      And Rob holds Disrupt Decorum
      And Carissa controls Gray Ogre
      And Rob has cast Disrupt Decorum
      And the stack has resolved
      And Rob has conceded
      And play has gone on to Carissa's precombat main phase
      When Carissa declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Carissa attacks Alex with Gray Ogre
      Then the declaration is legal
      When Carissa ends the turn
      And play goes on to Carissa's precombat main phase
      And Carissa declares no attack
      Then the declaration is legal
      And Gray Ogre is not attacking

    # 104.2c: all of the team win, also who had left; 104.3a
    @cr:104.2c
    Scenario: The last of three teammates wins for the whole team
      Given an Alternating Teams game of Rob, Alex and Carissa against Dana, Eve and Finn
      And it is Carissa's precombat main phase
      And Finn has 2 life
      And Carissa controls Gray Ogre
      And Rob has conceded
      And Dana has conceded
      And Alex has conceded
      And Eve has conceded
      And Carissa has attacked Finn with Gray Ogre
      When combat damage is dealt
      Then Rob, Alex and Carissa have won

  @since:2024-06-07
  @cr:800.4a
  Rule: A player who has left can't be chosen

    @cr:508.4
    Scenario: An opponent who leaves can't be chosen for a token to attack
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls Hanweir Garrison
      And Dana has attacked Rob with Hanweir Garrison
      When the top of the stack resolves
      Then Dana may choose among Rob, Alex and Carissa
      When Alex concedes
      Then this is legal
      And Dana may choose among Rob and Carissa
      When Dana chooses Alex
      Then this is illegal
      And nothing has changed
      When Dana chooses Carissa
      Then this is legal
      When Dana chooses Carissa
      Then this is legal
      When combat damage is dealt
      Then Carissa has 18 life
      And Rob has 18 life

    @cr:507.1
    Scenario: An opponent who leaves can't be chosen as the defending player
      Given a game without attack options between Rob, Alex, Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls Scathe Zombies
      When play goes on to the beginning of combat
      Then Carissa may choose among Dana, Rob and Alex
      When Rob concedes
      Then this is legal
      And Carissa may choose among Dana and Alex
      When Carissa chooses Alex
      Then this is legal
      And the defending players are Alex
      When Carissa attacks Alex with Scathe Zombies
      Then the declaration is legal
      And Scathe Zombies is attacking Alex

    @cr:802.4
    Scenario: If a player who isn't attacked leaves, blocking goes on
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And it is Eve's precombat main phase
      And Eve controls Scathe Zombies and Pearled Unicorn
      And Alex controls Air Elemental
      And Dana controls Giant Octopus
      And Eve has declared these attacks:
        | attacker        | attacks |
        | Scathe Zombies  | Alex    |
        | Pearled Unicorn | Dana    |
      And play has gone on to the declare blockers step
      When Carissa concedes
      Then this is legal
      And Alex is asked to declare blockers
      When Alex blocks Scathe Zombies with Air Elemental
      Then the declaration is legal
      When Dana blocks Pearled Unicorn with Giant Octopus
      Then the declaration is legal
      And Scathe Zombies is blocked by Air Elemental
      And Pearled Unicorn is blocked by Giant Octopus

    @cr:802.2a
    Scenario: Master of Diversion taps nothing if the attacked player leaves
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls Master of Diversion and Scathe Zombies
      And Rob controls Air Elemental and Giant Octopus
      And Alex controls Pearled Unicorn and Wind Drake
      When Dana declares these attacks:
        | attacker            | attacks |
        | Master of Diversion | Rob     |
        | Scathe Zombies      | Alex    |
      Then the declaration is legal
      And Dana may choose among Air Elemental and Giant Octopus
      When Rob concedes
      Then this is legal
      And nobody is asked to choose
      And Dana has priority
      And Pearled Unicorn is untapped
      When combat damage is dealt
      Then Alex has 18 life
      And Carissa has 20 life

  @since:2024-06-07
  @cr:800.4a
  Rule: A player who leaves is removed from combat, and combat goes on without them

    @cr:802.5
    @since:2024-11-08
    Scenario: If a defending player leaves, the next one assigns combat damage
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls Scathe Zombies, Pearled Unicorn, Coral Merfolk and Savannah Lions
      And Rob controls left Foriysian Brigade
      And Carissa controls right Foriysian Brigade
      And Dana has declared these attacks:
        | attacker        | attacks |
        | Scathe Zombies  | Carissa |
        | Pearled Unicorn | Carissa |
        | Coral Merfolk   | Rob     |
        | Savannah Lions  | Rob     |
      And Rob has declared these blocks:
        | blocker                | blocks                           |
        | left Foriysian Brigade | Coral Merfolk and Savannah Lions |
      And Carissa has declared these blocks:
        | blocker                 | blocks                             |
        | right Foriysian Brigade | Scathe Zombies and Pearled Unicorn |
      When play goes on to the combat damage step
      Then Rob is asked to assign damage
      When Rob concedes
      Then this is legal
      And left Foriysian Brigade has left the game
      And Carissa is asked to assign damage
      When Carissa assigns this damage:
        | source                  | to              | damage |
        | right Foriysian Brigade | Scathe Zombies  | 2      |
      Then this is legal
      And Scathe Zombies is in Dana's graveyard
      And Coral Merfolk is on the battlefield
      And Savannah Lions is on the battlefield
      And right Foriysian Brigade is in Carissa's graveyard

    Scenario: If the attacking player leaves, their turn continues without them
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls Scathe Zombies, Pearled Unicorn and Wind Drake
      And Carissa controls Foriysian Brigade
      And Dana has declared these attacks:
        | attacker        | attacks |
        | Scathe Zombies  | Carissa |
        | Pearled Unicorn | Carissa |
        | Wind Drake      | Rob     |
      And Carissa has declared these blocks:
        | blocker           | blocks                             |
        | Foriysian Brigade | Scathe Zombies and Pearled Unicorn |
      When play goes on to the combat damage step
      Then Carissa is asked to assign damage
      When Dana concedes
      Then this is legal
      And Scathe Zombies has left the game
      When play goes on to the end of combat
      Then nobody is the active player
      And Rob has priority
      When play goes on to Rob's upkeep
      Then it is Rob's turn

    @cr:508.5
    Scenario: No one loses life to Agate-Blade Assassin if a battle's protector left
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Rob's precombat main phase
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Agate-Blade Assassin  | Rob        |           |
        | Invasion of Dominaria | Alex       | Dana      |
      And Rob has attacked Invasion of Dominaria with Agate-Blade Assassin
      When Dana concedes
      Then this is legal
      When the top of the stack resolves
      Then Rob has 21 life
      And Alex has 20 life
      And Carissa has 20 life

    Scenario: A defending player leaves before blocking, and the next one blocks
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And it is Eve's precombat main phase
      And Eve controls Scathe Zombies, Pearled Unicorn and Giant Octopus
      And Rob controls Storm Crow
      And Alex controls Air Elemental
      And Dana controls Armored Warhorse
      And Eve has declared these attacks:
        | attacker        | attacks |
        | Scathe Zombies  | Dana    |
        | Pearled Unicorn | Rob     |
        | Giant Octopus   | Alex    |
      When Rob blocks Pearled Unicorn with Storm Crow
      Then the declaration is legal
      And Alex is asked to declare blockers
      When Alex concedes
      Then this is legal
      And Dana is asked to declare blockers
      When Dana blocks Giant Octopus with Armored Warhorse
      Then the declaration is illegal
      And nothing has changed
      When Dana blocks Scathe Zombies with Armored Warhorse
      Then the declaration is legal
      When combat damage is dealt
      Then Dana has 20 life
      And Rob has 20 life
      And Storm Crow is in Rob's graveyard
