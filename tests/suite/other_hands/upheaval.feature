@since:2024-06-07
Feature: Other hands: combat upset
  Departures, seizures and orders in the middle of a combat on several players.

  @cr:506.4
  Rule: What changes hands leaves the combat

    @cr:506.4c
    Scenario: A battle that changes hands is no longer attacked
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Carissa's precombat main phase
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Scathe Zombies        | Carissa    |           |
        | Wind Drake            | Carissa    |           |
        | Invasion of Dominaria | Carissa    | Rob       |
      And Dana controls five Mountains
      And Dana holds Word of Seizing
      And Carissa has declared these attacks:
        | attacker       | attacks               |
        | Scathe Zombies | Invasion of Dominaria |
        | Wind Drake     | Rob                   |
      When Dana casts Word of Seizing targeting Invasion of Dominaria
      Then this is legal
      When the stack resolves
      Then Scathe Zombies is attacking nothing
      And Wind Drake is attacking Rob
      When combat damage is dealt
      Then Invasion of Dominaria has 5 defense counters
      And Rob has 18 life
      And Dana has 20 life

    @cr:704.5x
    Scenario: A protector who seizes the battle names another protector
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Carissa's precombat main phase
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Scathe Zombies        | Carissa    |           |
        | Invasion of Dominaria | Carissa    | Rob       |
        | Giant Spider          | Dana       |           |
      And Rob controls five Mountains
      And Rob holds Word of Seizing
      And Rob has cast Word of Seizing targeting Invasion of Dominaria
      When the top of the stack resolves
      Then Rob may choose among Alex, Carissa and Dana
      When Rob chooses Dana
      Then this is legal
      And Rob controls Invasion of Dominaria
      When Carissa attacks Invasion of Dominaria with Scathe Zombies
      Then the declaration is legal
      When Dana blocks Scathe Zombies with Giant Spider
      Then the declaration is legal
      And Scathe Zombies is blocked by Giant Spider

    Scenario: An attacker called back after blocks strikes nobody, and its blocker strikes nobody
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls Fire Elemental, Scathe Zombies and Reconnaissance
      And Alex controls Giant Octopus
      And Carissa controls Storm Crow
      And Dana has declared these attacks:
        | attacker       | attacks |
        | Fire Elemental | Alex    |
        | Scathe Zombies | Carissa |
      And Alex has blocked Fire Elemental with Giant Octopus
      And Carissa has blocked Scathe Zombies with Storm Crow
      When Dana activates Reconnaissance targeting Fire Elemental
      Then this is legal
      When the stack resolves
      Then Fire Elemental is not attacking
      And Scathe Zombies is blocked by Storm Crow
      When combat damage is dealt
      Then Giant Octopus has no damage marked on it
      And Fire Elemental has no damage marked on it
      And Storm Crow is in Carissa's graveyard
      And Alex has 20 life

  @cr:802.2a
  Rule: False Orders to one of several defenders

    Scenario Outline: A guard under False Orders turns to another attacker of the same player, or to none (<turns>)
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Alex's precombat main phase
      And Alex controls Fire Elemental, Scathe Zombies, Wind Drake and one Mountain
      And Alex holds False Orders
      And Dana controls Giant Spider
      And Rob controls Storm Crow
      And Alex has declared these attacks:
        | attacker       | attacks |
        | Fire Elemental | Dana    |
        | Scathe Zombies | Dana    |
        | Wind Drake     | Rob     |
      And Dana has blocked Scathe Zombies with Giant Spider
      And Rob has blocked Wind Drake with Storm Crow
      And Alex has cast False Orders targeting Giant Spider
      When Alex <answers>
      Then this is legal
      When combat damage is dealt
      Then Dana has 13 life
      And Giant Spider has no damage marked on it
      And Storm Crow is in Rob's graveyard

      Examples:
        | turns | answers  |
        | none  | declines |

  @cr:800.4a
  Rule: Whoever leaves takes their part of the combat along

    @cr:802.5
    @since:2024-11-08
    Scenario: Who leaves instead of assigning damage makes room for the next
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

    Scenario: The attacking player leaves while a defender assigns damage, and the turn runs on
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
    Scenario: A trigger about the protector of a battle who has left takes nothing from its controller
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

    Scenario: With the second of three defenders gone before their turn to block, the third follows the first
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

  @cr:508.4
  Rule: Tokens and turned attacks under other options

    @cr:803.1a
    Scenario: Under attack left tokens go to the left neighbour or to what that player guards
      Given a free-for-all with attack left between Rob, Alex, Carissa and Dana
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Hanweir Garrison      | Alex       |           |
        | Invasion of Dominaria | Rob        | Carissa   |
        | Dana's Jace Beleren   | Dana       |           |
      And Alex has attacked Carissa with Hanweir Garrison
      When the top of the stack resolves
      Then Alex may choose among Carissa and Invasion of Dominaria
      When Alex chooses Dana's Jace Beleren
      Then this is illegal
      And nothing has changed
      When Alex chooses Invasion of Dominaria
      Then this is legal
      When Alex chooses Invasion of Dominaria
      Then this is legal
      When combat damage is dealt
      Then Invasion of Dominaria has 3 defense counters
      And Carissa has 18 life

    Scenario: In a team game tokens are not sent to teammates
      Given a team game of Rob and Alex against Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls Hanweir Garrison
      And Carissa controls Jace Beleren
      And Dana has attacked Alex with Hanweir Garrison
      When the top of the stack resolves
      Then Dana may choose among Rob and Alex
      When Dana chooses Carissa
      Then this is illegal
      And nothing has changed
      When Dana chooses Rob
      Then this is legal
      When Dana chooses Rob
      Then this is legal
      When combat damage is dealt
      Then Rob has 18 life
      And Alex has 18 life

    @cr:508.7c
    Scenario: In a team game a teammate turns the attack, to no one of their own
      Given a team game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls Giant Octopus
      And Dana controls three Islands and Dana's Jace Beleren
      And Dana holds Portal Mage
      And Rob controls Rob's Jace Beleren
      And Carissa has attacked Alex with Giant Octopus
      And Dana has cast Portal Mage
      And the top of the stack has resolved
      When Dana agrees
      Then this is legal
      When Dana chooses Dana's Jace Beleren
      Then this is illegal
      And nothing has changed
      When Dana chooses Carissa
      Then this is illegal
      And nothing has changed
      When Dana chooses Rob's Jace Beleren
      Then this is legal
      And Giant Octopus is attacking Rob's Jace Beleren
      When combat damage is dealt
      Then Rob's Jace Beleren is not on the battlefield
      And Rob has 20 life

  @cr:702.22j @since:2024-11-08
  Rule: Bands among blockers and attackers

    Scenario: A guard with banding lets its player divide the attacker's damage
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls Fire Elemental and Scathe Zombies
      And Alex controls Benalish Hero and Wall of Stone
      And Dana has declared these attacks:
        | attacker       | attacks |
        | Fire Elemental | Alex    |
        | Scathe Zombies | Rob     |
      And Alex has blocked Fire Elemental with Benalish Hero and Wall of Stone
      When Alex assigns this damage:
        | source         | to             | damage |
        | Fire Elemental | Wall of Stone  | 5      |
        | Benalish Hero  | Fire Elemental | 1      |
      Then this is legal
      When combat damage is dealt
      Then Benalish Hero is on the battlefield
      And Wall of Stone has 5 damage marked on it
      And Rob has 18 life

    @cr:702.22k
    Scenario: Before an attacking band the attacking player divides the blocker's damage
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls Benalish Hero and Giant Octopus
      And Alex controls Scathe Zombies
      And Dana has declared these attacks:
        | attacker      | attacks | band |
        | Benalish Hero | Alex    | x    |
        | Giant Octopus | Alex    | x    |
      And Alex has blocked Giant Octopus with Scathe Zombies
      When play goes on to the combat damage step
      Then Dana is asked to assign damage
