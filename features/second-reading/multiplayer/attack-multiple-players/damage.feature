@since:2024-06-07
Feature: Second reading: attack multiple players: damage

  @cr:802.5
  Rule: Combat damage is adjusted when a creature, planeswalker or player has left

    @cr:510.1c
    Scenario: An attacker stays blocked when its blocker returns to hand
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Alex's precombat main phase
      And Alex controls Fire Elemental, Wind Drake and one Island
      And Alex holds Unsummon
      And Dana controls Giant Octopus
      And Alex has declared these attacks:
        | attacker       | attacks |
        | Fire Elemental | Dana    |
        | Wind Drake     | Rob     |
      And Dana has blocked Fire Elemental with Giant Octopus
      When Alex casts Unsummon targeting Giant Octopus
      Then this is legal
      When the stack resolves
      Then Fire Elemental is blocked
      When combat damage is dealt
      Then Dana has 20 life
      And Rob has 18 life

    @cr:702.19d
    Scenario: A trampler with its blocker removed deals all damage to Jace Beleren
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Alex's precombat main phase
      And Alex controls Two-Headed Giant of Foriys, Wind Drake and one Island
      And Alex holds Unsummon
      And Dana controls Giant Octopus
      And these permanents are on the battlefield:
        | permanent    | controller | counters  |
        | Jace Beleren | Dana       | 7 loyalty |
      And Alex has declared these attacks:
        | attacker                   | attacks      |
        | Two-Headed Giant of Foriys | Jace Beleren |
        | Wind Drake                 | Dana         |
      And Dana has blocked Two-Headed Giant of Foriys with Giant Octopus
      And Alex has cast Unsummon targeting Giant Octopus
      And the stack has resolved
      When combat damage is dealt
      Then Jace Beleren has 3 loyalty counters
      And Dana has 18 life

    @cr:510.1b
    Scenario: If first strike removes Jace, his other attacker deals no damage
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls Youthful Knight and Fire Elemental
      And these permanents are on the battlefield:
        | permanent    | controller | counters  |
        | Jace Beleren | Alex       | 2 loyalty |
      And Dana has attacked Jace Beleren with Youthful Knight and Fire Elemental
      When combat damage is dealt
      Then Jace Beleren is in Alex's graveyard
      And Alex has 20 life
      And Rob has 20 life

    @cr:510.1b
    Scenario: When first strike makes Alex lose, Alex's planeswalker leaves too
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And Alex has 2 life
      And Dana controls Youthful Knight, Fire Elemental and Scathe Zombies
      And Alex controls Jace Beleren
      And Dana has declared these attacks:
        | attacker        | attacks      |
        | Youthful Knight | Alex         |
        | Fire Elemental  | Jace Beleren |
        | Scathe Zombies  | Carissa      |
      When play goes on to the first-strike damage step
      Then Alex has left the game
      And Jace Beleren has left the game
      And Fire Elemental is attacking nothing
      When combat damage is dealt
      Then Carissa has 18 life
      And Rob has 20 life
      And Dana has 20 life

    Scenario: A blocker that changes control leaves combat; its attacker is blocked
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls Fire Elemental, Scathe Zombies and five Mountains
      And Carissa holds Word of Seizing
      And Rob controls Air Elemental
      And Dana controls Storm Crow
      And Carissa has declared these attacks:
        | attacker       | attacks |
        | Fire Elemental | Rob     |
        | Scathe Zombies | Dana    |
      And Dana has blocked Scathe Zombies with Storm Crow
      And Rob has blocked Fire Elemental with Air Elemental
      When Carissa casts Word of Seizing targeting Air Elemental
      Then this is legal
      When the stack resolves
      Then Air Elemental is not blocking
      And Fire Elemental is blocked
      When combat damage is dealt
      Then Rob has 20 life
      And Fire Elemental has no damage marked on it
      And Storm Crow is in Dana's graveyard

  @cr-2024-06-07:802.5 @until:2024-08-02
  Rule: Until 2024, defending players announce damage assignment orders in turn order

    Scenario Outline: Until 2024, if <active> attacks, <first> orders attackers before <second>
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And it is <active>'s precombat main phase
      And <active> controls Scathe Zombies, Pearled Unicorn, Coral Merfolk and Savannah Lions
      And <first> controls left Foriysian Brigade
      And <second> controls right Foriysian Brigade
      And <active> has declared these attacks:
        | attacker        | attacks  |
        | Scathe Zombies  | <second> |
        | Pearled Unicorn | <second> |
        | Coral Merfolk   | <first>  |
        | Savannah Lions  | <first>  |
      And <first> has declared these blocks:
        | blocker                | blocks                           |
        | left Foriysian Brigade | Coral Merfolk and Savannah Lions |
      When <second> declares these blocks:
        | blocker                 | blocks                             |
        | right Foriysian Brigade | Scathe Zombies and Pearled Unicorn |
      Then the declaration is legal
      And <first> is asked to order attackers
      When <first> announces the order Savannah Lions and Coral Merfolk for left Foriysian Brigade
      Then this is legal
      And <second> is asked to order attackers
      When <second> announces the order Pearled Unicorn and Scathe Zombies for right Foriysian Brigade
      Then this is legal
      And <active> has priority
      When combat damage is dealt
      Then Pearled Unicorn is in <active>'s graveyard
      And Scathe Zombies is on the battlefield

      Examples:
        | active | first   | second |
        | Dana   | Rob     | Carissa |
        | Alex   | Eve     | Rob    |
        | Eve    | Carissa | Dana   |

  @cr:802.5 @since:2024-11-08
  Rule: Defending players assign damage in turn order and divide it freely

    Scenario Outline: When <active> attacks, <first> assigns blockers' damage before <second>
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And it is <active>'s precombat main phase
      And <active> controls Scathe Zombies, Pearled Unicorn, Coral Merfolk and Savannah Lions
      And <first> controls left Two-Headed Giant of Foriys
      And <second> controls right Two-Headed Giant of Foriys
      And <active> has declared these attacks:
        | attacker        | attacks  |
        | Scathe Zombies  | <second> |
        | Pearled Unicorn | <second> |
        | Coral Merfolk   | <first>  |
        | Savannah Lions  | <first>  |
      And <first> has declared these blocks:
        | blocker                         | blocks                           |
        | left Two-Headed Giant of Foriys | Coral Merfolk and Savannah Lions |
      And <second> has declared these blocks:
        | blocker                          | blocks                             |
        | right Two-Headed Giant of Foriys | Scathe Zombies and Pearled Unicorn |
      When <first> assigns this damage:
        | source                          | to             | damage |
        | left Two-Headed Giant of Foriys | Coral Merfolk  | 3      |
        | left Two-Headed Giant of Foriys | Scathe Zombies | 1      |
      Then this is illegal
      And nothing has changed
      When <first> assigns this damage:
        | source                          | to            | damage |
        | left Two-Headed Giant of Foriys | Coral Merfolk | 4      |
      Then this is legal
      And Coral Merfolk is on the battlefield
      And <second> is asked to assign damage
      When <second> assigns this damage:
        | source                           | to              | damage |
        | right Two-Headed Giant of Foriys | Scathe Zombies  | 1      |
        | right Two-Headed Giant of Foriys | Pearled Unicorn | 3      |
      Then this is legal
      And Coral Merfolk is in <active>'s graveyard
      And Savannah Lions is on the battlefield
      And Pearled Unicorn is in <active>'s graveyard
      And Scathe Zombies has 1 damage marked on it

      Examples:
        | active | first   | second  |
        | Dana   | Rob     | Carissa |
        | Alex   | Eve     | Rob     |
        | Eve    | Carissa | Dana    |

  @cr:802.5
  Rule: Combat damage otherwise works as in a two-player game

    @cr:510.4
    Scenario: A player who loses to first strike is dealt no more damage
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And Rob has 2 life
      And Dana controls Youthful Knight, Giant Octopus and Scathe Zombies
      And Dana has declared these attacks:
        | attacker        | attacks |
        | Youthful Knight | Rob     |
        | Giant Octopus   | Rob     |
        | Scathe Zombies  | Carissa |
      When combat damage is dealt
      Then Rob has left the game
      And Carissa has 18 life
      And Alex has 20 life
      And the game goes on

    Scenario: A blocker with double strike adds a combat damage step for all players
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Alex's precombat main phase
      And Alex controls Scathe Zombies and Giant Octopus
      And Dana controls Fencing Ace
      And Alex has declared these attacks:
        | attacker       | attacks |
        | Scathe Zombies | Dana    |
        | Giant Octopus  | Rob     |
      And Dana has blocked Scathe Zombies with Fencing Ace
      When play goes on to the first-strike damage step
      Then Scathe Zombies has 1 damage marked on it
      And Rob has 20 life
      When combat damage is dealt
      Then Rob has 17 life
      And Scathe Zombies is in Alex's graveyard
      And Fencing Ace is in Dana's graveyard

    Scenario: Trample can't assign damage to an attacked planeswalker's controller
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls Colossal Dreadmaw and Scathe Zombies
      And Rob controls Typhoid Rats and Jace Beleren
      And Carissa has declared these attacks:
        | attacker          | attacks      |
        | Colossal Dreadmaw | Jace Beleren |
        | Scathe Zombies    | Alex         |
      And Rob has blocked Colossal Dreadmaw with Typhoid Rats
      When Carissa assigns this damage:
        | source            | to           | damage |
        | Colossal Dreadmaw | Typhoid Rats | 1      |
        | Colossal Dreadmaw | Rob          | 5      |
        | Scathe Zombies    | Alex         | 2      |
      Then this is illegal
      And nothing has changed
      When Carissa assigns this damage:
        | source            | to           | damage |
        | Colossal Dreadmaw | Typhoid Rats | 4      |
        | Colossal Dreadmaw | Jace Beleren | 2      |
        | Scathe Zombies    | Alex         | 2      |
      Then this is legal
      And Jace Beleren has 1 loyalty counter
      And Colossal Dreadmaw is in Carissa's graveyard
      And Alex has 18 life
      And Rob has 20 life

    Scenario: Lifelink counts each attacker's damage to different players
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And it is Eve's precombat main phase
      And Eve controls Child of Night, Vampire Nighthawk and Scathe Zombies
      And Carissa controls Wall of Stone
      And Eve has declared these attacks:
        | attacker          | attacks |
        | Child of Night    | Rob     |
        | Vampire Nighthawk | Dana    |
        | Scathe Zombies    | Carissa |
      And Carissa has blocked Scathe Zombies with Wall of Stone
      When combat damage is dealt
      Then Eve has 24 life
      And Rob has 18 life
      And Dana has 18 life
      And Carissa has 20 life

    Scenario: Four players dealt lethal damage lose at once, and the attacker wins
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And it is Dana's precombat main phase
      And Rob has 2 life
      And Alex has 1 life
      And Carissa has 3 life
      And Eve has 5 life
      And Dana controls Scathe Zombies, Eager Cadet, Giant Octopus and Fire Elemental
      And Dana has declared these attacks:
        | attacker       | attacks |
        | Fire Elemental | Eve     |
        | Scathe Zombies | Rob     |
        | Eager Cadet    | Alex    |
        | Giant Octopus  | Carissa |
      When combat damage is dealt
      Then Dana has won

  @cr:802.5 @until:2024-08-02
  Rule: The damage assignment order takes damage from other attackers into account

    @cr:510.1c
    Scenario: Damage from two attackers counts together for the first blocker
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls Giant Octopus and Scathe Zombies
      And Rob controls Foriysian Brigade and Storm Crow
      And Dana has attacked Rob with Giant Octopus and Scathe Zombies
      When Rob declares these blocks:
        | blocker           | blocks                           |
        | Foriysian Brigade | Giant Octopus and Scathe Zombies |
        | Storm Crow        | Giant Octopus                    |
      Then the declaration is legal
      And Dana is asked to order blockers
      When Dana announces the order Foriysian Brigade and Storm Crow for Giant Octopus
      Then this is legal
      When Dana assigns this damage:
        | source         | to                | damage |
        | Giant Octopus  | Foriysian Brigade | 1      |
        | Giant Octopus  | Storm Crow        | 2      |
        | Scathe Zombies | Foriysian Brigade | 2      |
      Then this is illegal
      And nothing has changed
      When Dana assigns this damage:
        | source         | to                | damage |
        | Giant Octopus  | Foriysian Brigade | 2      |
        | Giant Octopus  | Storm Crow        | 1      |
        | Scathe Zombies | Foriysian Brigade | 2      |
      Then this is legal
      When combat damage is dealt
      Then Foriysian Brigade is in Rob's graveyard
      And Storm Crow has 1 damage marked on it

    @cr:509.4
    Scenario: A token that enters blocking is added to the damage assignment order
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls Giant Octopus
      And Rob controls Storm Crow and three Forests
      And Rob holds Flash Foliage
      And Dana has attacked Rob with Giant Octopus
      And Rob has blocked Giant Octopus with Storm Crow
      And Rob has cast Flash Foliage targeting Giant Octopus
      When the top of the stack resolves
      Then Dana is asked to order blockers
