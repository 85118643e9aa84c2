@since:2024-06-07
Feature: Second reading: attack multiple players: the defending player

  @cr:802.2a
  Rule: False Orders affects one defending player's blocker

    Scenario: False Orders moves a blocker to another attacker of the same player
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Alex's precombat main phase
      And Alex controls Fire Elemental, Scathe Zombies, Coral Merfolk and Wind Drake
      And Alex controls one Mountain
      And Alex holds False Orders
      And Dana controls Giant Spider
      And Rob controls Storm Crow
      And Alex has declared these attacks:
        | attacker       | attacks |
        | Fire Elemental | Dana    |
        | Scathe Zombies | Dana    |
        | Coral Merfolk  | Dana    |
        | Wind Drake     | Rob     |
      And Dana has blocked Scathe Zombies with Giant Spider
      And Rob has blocked Wind Drake with Storm Crow
      And Alex has cast False Orders targeting Giant Spider
      When Alex chooses Coral Merfolk
      Then this is legal
      And Giant Spider is blocking Coral Merfolk
      And Scathe Zombies is unblocked
      When combat damage is dealt
      Then Dana has 13 life
      And Coral Merfolk is in Alex's graveyard

    Scenario: False Orders can't be cast before blockers are declared
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Alex's precombat main phase
      And Alex controls Scathe Zombies and one Mountain
      And Alex holds False Orders
      And Dana controls Giant Spider
      And Alex has attacked Dana with Scathe Zombies
      When Alex casts False Orders targeting Giant Spider
      Then this is illegal
      And nothing has changed

  @cr:802.2a
  Rule: The defending player is the one that the attacking creature attacks

    Scenario Outline: <silenced> can't cast while Wardscale Dragon attacks <quarry>
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Wardscale Dragon      | Dana       |           |
        | Jace Beleren          | Alex       |           |
        | Invasion of Dominaria | Alex       | Rob       |
        | first Mountain        | Rob        |           |
        | second Mountain       | Alex       |           |
      And Rob holds left Shock
      And Alex holds right Shock
      And Dana has attacked <quarry> with Wardscale Dragon
      When <silenced> casts <theirs> targeting Carissa
      Then this is illegal
      And nothing has changed

      Examples:
        | quarry                | silenced | theirs      |
        | Jace Beleren          | Alex     | right Shock |
        | Invasion of Dominaria | Rob      | left Shock  |

    Scenario Outline: <speaker> can cast while Wardscale Dragon attacks <quarry>
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Wardscale Dragon      | Dana       |           |
        | Jace Beleren          | Alex       |           |
        | Invasion of Dominaria | Alex       | Rob       |
        | first Mountain        | Rob        |           |
        | second Mountain       | Alex       |           |
      And Rob holds left Shock
      And Alex holds right Shock
      And Dana has attacked <quarry> with Wardscale Dragon
      When <speaker> casts <theirs> targeting Carissa
      Then this is legal
      When the stack resolves
      Then Carissa has 18 life

      Examples:
        | quarry                | speaker | theirs      |
        | Jace Beleren          | Rob     | left Shock  |
        | Invasion of Dominaria | Alex    | right Shock |

    Scenario: Terra Ravager attacking a battle counts the protector's lands
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Terra Ravager         | Alex       |           |
        | Invasion of Dominaria | Eve        | Carissa   |
      And Alex controls four Mountains
      And Eve controls three Swamps
      And Carissa controls one Plains
      And Alex has attacked Invasion of Dominaria with Terra Ravager
      When the stack resolves
      Then Terra Ravager is 1/4
      When combat damage is dealt
      Then Invasion of Dominaria has 4 defense counters

    Scenario: Terra Ravager removed from combat counts lands of the player attacked
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls Terra Ravager, Wind Drake and Reconnaissance
      And Dana controls two Swamps
      And Rob controls six Swamps
      And Carissa has declared these attacks:
        | attacker      | attacks |
        | Wind Drake    | Rob     |
        | Terra Ravager | Dana    |
      And Carissa has activated Reconnaissance targeting Terra Ravager
      When the stack resolves
      Then Terra Ravager is not attacking
      And Terra Ravager is 2/4

    Scenario: Master of Diversion taps a creature of the attacked Jace's controller
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Rob's precombat main phase
      And Rob controls Master of Diversion and Wind Drake
      And Alex controls Pearled Unicorn and Giant Octopus
      And Dana controls Jace Beleren, Scathe Zombies and Air Elemental
      When Rob declares these attacks:
        | attacker            | attacks      |
        | Master of Diversion | Jace Beleren |
        | Wind Drake          | Alex         |
      Then the declaration is legal
      And Rob may choose among Scathe Zombies and Air Elemental
      When Rob chooses Air Elemental
      Then this is legal
      When the stack resolves
      Then Air Elemental is tapped
      When Dana blocks Master of Diversion with Air Elemental
      Then the declaration is illegal
      And nothing has changed

    Scenario: The protector who blocks Slate Street Ruffian for a battle discards
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Slate Street Ruffian  | Alex       |           |
        | Invasion of Dominaria | Carissa    | Rob       |
        | Darksteel Myr         | Rob        |           |
      And Rob holds Shock and Jump
      And Carissa holds Unsummon and Giant Growth
      And Alex has attacked Invasion of Dominaria with Slate Street Ruffian
      When Rob blocks Slate Street Ruffian with Darksteel Myr
      Then the declaration is legal
      And Slate Street Ruffian's ability is on the stack once
      When the top of the stack resolves
      Then Rob is asked to choose
      When Rob chooses Jump
      Then this is legal
      And Jump is in Rob's graveyard
      And Rob has one card in hand
      And Carissa has two cards in hand

    Scenario: Mercadia's Downfall counts each attacker's defending player's lands
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And it is Eve's precombat main phase
      And these permanents are on the battlefield:
        | permanent              | controller | protector |
        | Scathe Zombies         | Eve        |           |
        | Wind Drake             | Eve        |           |
        | Pearled Unicorn        | Eve        |           |
        | Reconnaissance         | Eve        |           |
        | Invasion of Dominaria  | Rob        | Dana      |
        | first Tropical Island  | Rob        |           |
        | second Tropical Island | Dana       |           |
        | third Tropical Island  | Dana       |           |
        | fourth Tropical Island | Dana       |           |
        | fifth Tropical Island  | Alex       |           |
        | first Mountain         | Carissa    |           |
        | second Mountain        | Carissa    |           |
        | third Mountain         | Carissa    |           |
      And Carissa holds Mercadia's Downfall
      And Eve has declared these attacks:
        | attacker        | attacks               |
        | Scathe Zombies  | Invasion of Dominaria |
        | Wind Drake      | Carissa               |
        | Pearled Unicorn | Alex                  |
      And Eve has activated Reconnaissance targeting Pearled Unicorn
      And the stack has resolved
      When Carissa casts Mercadia's Downfall
      Then this is legal
      When the stack resolves
      Then Scathe Zombies is 5/2
      And Wind Drake is 2/2
      And Pearled Unicorn is 2/2

    Scenario Outline: Cat Warriors attacking <who> checks only <who>'s lands for Forests
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And it is Eve's precombat main phase
      And Eve controls Cat Warriors, Scathe Zombies and one Forest
      And Rob controls Giant Octopus and Tropical Island
      And Carissa controls Air Elemental
      And Eve has declared these attacks:
        | attacker       | attacks  |
        | Cat Warriors   | <who>    |
        | Scathe Zombies | <others> |
      When <who> blocks Cat Warriors with <guard>
      Then the declaration is <verdict>
      And <guard> is <doing>

      Examples:
        | who     | others  | guard         | verdict | doing                 |
        | Rob     | Carissa | Giant Octopus | illegal | not blocking          |
        | Carissa | Rob     | Air Elemental | legal   | blocking Cat Warriors |

    Scenario: After Portal Mage, mountainwalk checks the newly attacked player
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Rob's precombat main phase
      And Rob controls Goblin Mountaineer and Scathe Zombies
      And Alex controls three Islands and Giant Octopus
      And Alex holds Portal Mage
      And Dana controls one Mountain and Pearled Unicorn
      And Rob has declared these attacks:
        | attacker           | attacks |
        | Goblin Mountaineer | Alex    |
        | Scathe Zombies     | Dana    |
      And Alex has cast Portal Mage
      And the top of the stack has resolved
      And Alex has chosen Goblin Mountaineer
      When Alex agrees
      Then this is legal
      When Alex chooses Dana
      Then this is legal
      And Goblin Mountaineer is attacking Dana
      When Dana blocks Goblin Mountaineer with Pearled Unicorn
      Then the declaration is illegal
      And nothing has changed
      When combat damage is dealt
      Then Dana has 17 life
      And Alex has 20 life

    Scenario: Portal Mage changes whose lands Terra Ravager counts
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls Terra Ravager, Scathe Zombies and three Islands
      And Carissa holds Portal Mage
      And Dana controls two Plains
      And Alex controls five Plains
      And Carissa has declared these attacks:
        | attacker       | attacks |
        | Terra Ravager  | Dana    |
        | Scathe Zombies | Rob     |
      And Carissa has cast Portal Mage
      And the top of the stack has resolved
      And Carissa has chosen Terra Ravager
      When Carissa agrees
      Then this is legal
      When Carissa chooses Alex
      Then this is legal
      And Terra Ravager is attacking Alex
      When the stack resolves
      Then Terra Ravager is 5/4
      When combat damage is dealt
      Then Alex has 15 life
      And Dana has 20 life
      And Rob has 18 life

  @cr:802.2a
  Rule: False Orders removes one of several defending players' blockers

    Scenario Outline: False Orders may remove a blocker without giving it a new attacker
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
        | answers  |
        | declines |
