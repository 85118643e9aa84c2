@since:2024-06-07
Feature: Second reading: attack multiple players: declaring blockers

  @cr:802.4
  Rule: Defending players declare blockers in turn order

    Scenario: Three of five opponents are attacked and block in turn order
      Given a free-for-all between Rob, Alex, Carissa, Dana, Eve and Finn
      And it is Carissa's precombat main phase
      And Carissa controls Scathe Zombies, Wind Drake and Giant Octopus
      And Alex controls Air Elemental
      And Eve controls Storm Crow
      And Rob controls Pearled Unicorn
      And Carissa has declared these attacks:
        | attacker       | attacks |
        | Scathe Zombies | Alex    |
        | Wind Drake     | Eve     |
        | Giant Octopus  | Rob     |
      When play goes on to the declare blockers step
      Then Eve is asked to declare blockers
      When Rob interrupts and declares these blocks:
        | blocker         | blocks        |
        | Pearled Unicorn | Giant Octopus |
      Then the declaration is illegal
      And nothing has changed
      When Eve blocks Wind Drake with Storm Crow
      Then the declaration is legal
      And Rob is asked to declare blockers
      When Rob declares no block
      Then the declaration is legal
      And Alex is asked to declare blockers
      When Alex blocks Scathe Zombies with Air Elemental
      Then the declaration is legal
      And Wind Drake is blocked by Storm Crow
      And Giant Octopus is unblocked
      And Scathe Zombies is blocked by Air Elemental
      And Carissa has priority

    Scenario: The order of blocking follows a battle's protector, not its controller
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And it is Dana's precombat main phase
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Scathe Zombies        | Dana       |           |
        | Wind Drake            | Dana       |           |
        | Invasion of Dominaria | Eve        | Carissa   |
        | Jace Beleren          | Rob        |           |
        | Storm Crow            | Rob        |           |
        | Pearled Unicorn       | Carissa    |           |
      And Dana has declared these attacks:
        | attacker       | attacks               |
        | Scathe Zombies | Invasion of Dominaria |
        | Wind Drake     | Jace Beleren          |
      When play goes on to the declare blockers step
      Then Rob is asked to declare blockers
      When Carissa interrupts and declares these blocks:
        | blocker         | blocks         |
        | Pearled Unicorn | Scathe Zombies |
      Then the declaration is illegal
      And nothing has changed
      When Rob blocks Wind Drake with Storm Crow
      Then the declaration is legal
      And Carissa is asked to declare blockers
      When Carissa blocks Scathe Zombies with Pearled Unicorn
      Then the declaration is legal
      And Wind Drake is blocked by Storm Crow
      And Scathe Zombies is blocked by Pearled Unicorn

    Scenario: Block triggers are put on the stack after all players have blocked
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Alex's precombat main phase
      And Alex controls left Slate Street Ruffian and right Slate Street Ruffian
      And Rob controls Darksteel Myr
      And Rob holds Shock and Jump
      And Dana controls Armored Warhorse
      And Dana holds Unsummon and Giant Growth
      And Alex has declared these attacks:
        | attacker                   | attacks |
        | left Slate Street Ruffian  | Rob     |
        | right Slate Street Ruffian | Dana    |
      When Dana blocks right Slate Street Ruffian with Armored Warhorse
      Then the declaration is legal
      And Rob is asked to declare blockers
      And right Slate Street Ruffian's ability is not on the stack
      When Rob blocks left Slate Street Ruffian with Darksteel Myr
      Then the declaration is legal
      When the stack resolves
      Then Rob has one card in hand
      And Dana has one card in hand

  @cr:802.4 @cr:509.1h @reading:blocks-stand-at-once
  Rule: An attacker stays blocked if its blocker leaves before all have declared

    Scenario: A battle's attacker stays blocked after the blocking protector leaves
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Scathe Zombies        | Dana       |           |
        | Wind Drake            | Dana       |           |
        | Invasion of Dominaria | Dana       | Rob       |
        | Giant Octopus         | Rob        |           |
        | Storm Crow            | Carissa    |           |
      And Dana has declared these attacks:
        | attacker       | attacks               |
        | Scathe Zombies | Invasion of Dominaria |
        | Wind Drake     | Carissa               |
      And Rob has blocked Scathe Zombies with Giant Octopus
      When Rob concedes
      Then this is legal
      And Giant Octopus has left the game
      And Carissa is asked to declare blockers
      When Carissa declares no block
      Then the declaration is legal
      And Scathe Zombies is blocked
      And Wind Drake is unblocked
      When combat damage is dealt
      Then Invasion of Dominaria has 5 defense counters
      And Carissa has 18 life

    Scenario: An attacker stays blocked after its stolen blocker's owner leaves
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls Scathe Zombies and Wind Drake
      And Rob controls five Mountains
      And Rob holds Word of Seizing
      And Carissa controls Giant Octopus
      And Alex controls Storm Crow
      And Dana has declared these attacks:
        | attacker       | attacks |
        | Scathe Zombies | Rob     |
        | Wind Drake     | Alex    |
      And Rob has cast Word of Seizing targeting Giant Octopus
      And the stack has resolved
      And Rob has blocked Scathe Zombies with Giant Octopus
      When Carissa concedes
      Then this is legal
      And Giant Octopus has left the game
      And Alex is asked to declare blockers
      When Alex declares no block
      Then the declaration is legal
      And Scathe Zombies is blocked
      When combat damage is dealt
      Then Rob has 20 life
      And Alex has 18 life

    Scenario: A block trigger still triggers if the blocker has left the game
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls Slate Street Ruffian and Wind Drake
      And Rob controls five Mountains
      And Rob holds Word of Seizing and Jump
      And Carissa controls Giant Octopus
      And Alex controls Storm Crow
      And Dana has declared these attacks:
        | attacker             | attacks |
        | Slate Street Ruffian | Rob     |
        | Wind Drake           | Alex    |
      And Rob has cast Word of Seizing targeting Giant Octopus
      And the stack has resolved
      And Rob has blocked Slate Street Ruffian with Giant Octopus
      When Carissa concedes
      Then this is legal
      When Alex declares no block
      Then the declaration is legal
      And Slate Street Ruffian's ability is on the stack once
      When the stack resolves
      Then Jump is in Rob's graveyard

  @cr:802.4a
  Rule: Players block only creatures attacking them or what they control or protect

    Scenario: Palace Guard may block attackers of a player, planeswalker and battle
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Rob's precombat main phase
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Scathe Zombies        | Rob        |           |
        | Pearled Unicorn       | Rob        |           |
        | Coral Merfolk         | Rob        |           |
        | Eager Cadet           | Rob        |           |
        | Invasion of Dominaria | Rob        | Dana      |
        | Jace Beleren          | Dana       |           |
        | Palace Guard          | Dana       |           |
      And Rob has declared these attacks:
        | attacker        | attacks               |
        | Scathe Zombies  | Dana                  |
        | Pearled Unicorn | Jace Beleren          |
        | Coral Merfolk   | Invasion of Dominaria |
        | Eager Cadet     | Carissa               |
      When Dana declares these blocks:
        | blocker      | blocks                                                      |
        | Palace Guard | Scathe Zombies, Pearled Unicorn, Coral Merfolk, Eager Cadet |
      Then the declaration is illegal
      And nothing has changed
      When Dana declares these blocks:
        | blocker      | blocks                                         |
        | Palace Guard | Scathe Zombies, Pearled Unicorn, Coral Merfolk |
      Then the declaration is legal
      And Palace Guard is blocking Scathe Zombies, Pearled Unicorn and Coral Merfolk
      And Eager Cadet is unblocked
      When combat damage is dealt
      Then Dana has 20 life
      And Jace Beleren has 3 loyalty counters
      And Invasion of Dominaria has 5 defense counters
      And Carissa has 19 life

    Scenario: A battle's controller can't block for it, even when also attacked
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And it is Carissa's precombat main phase
      And these permanents are on the battlefield:
        | permanent               | controller | protector |
        | Scathe Zombies          | Carissa    |           |
        | Pearled Unicorn         | Carissa    |           |
        | Invasion of Dominaria   | Eve        | Alex      |
        | Eve's Foriysian Brigade | Eve        |           |
        | Giant Spider            | Alex       |           |
      And Carissa has declared these attacks:
        | attacker        | attacks               |
        | Scathe Zombies  | Eve                   |
        | Pearled Unicorn | Invasion of Dominaria |
      When Eve declares these blocks:
        | blocker                 | blocks                             |
        | Eve's Foriysian Brigade | Scathe Zombies and Pearled Unicorn |
      Then the declaration is illegal
      And nothing has changed
      When Eve blocks Scathe Zombies with Eve's Foriysian Brigade
      Then the declaration is legal
      When Alex blocks Pearled Unicorn with Giant Spider
      Then the declaration is legal
      And Scathe Zombies is blocked by Eve's Foriysian Brigade
      And Pearled Unicorn is blocked by Giant Spider

    Scenario: A creature gained with Word of Seizing blocks for its new controller
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Alex's precombat main phase
      And Alex controls Scathe Zombies and Pearled Unicorn
      And Dana controls Air Elemental
      And Carissa controls five Mountains
      And Carissa holds Word of Seizing
      And Alex has declared these attacks:
        | attacker        | attacks |
        | Scathe Zombies  | Carissa |
        | Pearled Unicorn | Dana    |
      And Carissa has cast Word of Seizing targeting Air Elemental
      And the stack has resolved
      When Carissa blocks Pearled Unicorn with Air Elemental
      Then the declaration is illegal
      And nothing has changed
      When Carissa blocks Scathe Zombies with Air Elemental
      Then the declaration is legal
      When combat damage is dealt
      Then Carissa has 20 life
      And Dana has 18 life
      And Scathe Zombies is in Alex's graveyard

    Scenario Outline: Dana can't block with <blocker>, which another player controls
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Alex's precombat main phase
      And Alex controls Scathe Zombies, Wind Drake and Coral Merfolk
      And Dana controls Giant Octopus
      And Rob controls Storm Crow
      And Carissa controls Pearled Unicorn
      And Alex has declared these attacks:
        | attacker       | attacks |
        | Scathe Zombies | Dana    |
        | Wind Drake     | Rob     |
      When Dana blocks Scathe Zombies with <blocker>
      Then the declaration is illegal
      And nothing has changed
      When Dana declares these blocks:
        | blocker       | blocks         |
        | Giant Octopus | Scathe Zombies |
        | <blocker>     | Scathe Zombies |
      Then the declaration is illegal
      And nothing has changed
      When Dana blocks Scathe Zombies with Giant Octopus
      Then the declaration is legal
      And Scathe Zombies is blocked by Giant Octopus

      Examples:
        | blocker         |
        | Storm Crow      |
        | Pearled Unicorn |
        | Coral Merfolk   |

    Scenario: Flash Foliage can't target a creature attacking your planeswalker
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls Scathe Zombies and Pearled Unicorn
      And Alex controls Jace Beleren and three Forests
      And Alex holds Flash Foliage
      And Dana has declared these attacks:
        | attacker        | attacks      |
        | Scathe Zombies  | Jace Beleren |
        | Pearled Unicorn | Alex         |
      And play has gone on to the declare blockers step
      When Alex casts Flash Foliage targeting Scathe Zombies
      Then this is illegal
      And nothing has changed
      When Alex casts Flash Foliage targeting Pearled Unicorn
      Then this is legal
      When the stack resolves
      Then Pearled Unicorn is blocked
      And Scathe Zombies is unblocked
      And Alex has one card in hand

    Scenario: A player whose planeswalker isn't attacked can't block
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls Scathe Zombies and Pearled Unicorn
      And Rob controls Jace Beleren and Air Elemental
      And Alex controls Giant Octopus
      And Dana has attacked Alex with Scathe Zombies and Pearled Unicorn
      When Rob blocks Scathe Zombies with Air Elemental
      Then the declaration is illegal
      When combat damage is dealt
      Then Alex has 16 life

  @cr:802.4b
  Rule: Each defending player's blocks are checked separately

    Scenario: Two defending players' Mogg Flunkies can't block together
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls Scathe Zombies and Pearled Unicorn
      And Rob controls left Mogg Flunkies
      And Carissa controls right Mogg Flunkies and Storm Crow
      And Dana has declared these attacks:
        | attacker        | attacks |
        | Scathe Zombies  | Rob     |
        | Pearled Unicorn | Carissa |
      When Rob blocks Scathe Zombies with left Mogg Flunkies
      Then the declaration is illegal
      And nothing has changed
      When Carissa blocks Pearled Unicorn with right Mogg Flunkies
      Then the declaration is illegal
      And nothing has changed
      When Carissa blocks Pearled Unicorn with right Mogg Flunkies and Storm Crow
      Then the declaration is legal
      And Pearled Unicorn is blocked by right Mogg Flunkies and Storm Crow
      And Scathe Zombies is unblocked

    Scenario: Palace Guard needs a second blocker for each of two menace creatures
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Alex's precombat main phase
      And Alex controls Boggart Brute and Alley Strangler
      And Dana controls Palace Guard, Storm Crow and Armored Warhorse
      And Rob controls Giant Spider
      And Alex has attacked Dana with Boggart Brute and Alley Strangler
      When Dana declares these blocks:
        | blocker      | blocks                            |
        | Palace Guard | Boggart Brute and Alley Strangler |
        | Storm Crow   | Boggart Brute                     |
      Then the declaration is illegal
      And nothing has changed
      When Dana declares these blocks:
        | blocker          | blocks                            |
        | Palace Guard     | Boggart Brute and Alley Strangler |
        | Storm Crow       | Boggart Brute                     |
        | Armored Warhorse | Alley Strangler                   |
      Then the declaration is legal
      And Boggart Brute is blocked by Palace Guard and Storm Crow
      And Alley Strangler is blocked by Palace Guard and Armored Warhorse

    @cr:509.1c
    Scenario: Each Prized Unicorn must be blocked by the defending player it attacks
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Carissa's precombat main phase
      And these permanents are on the battlefield:
        | permanent            | controller | protector |
        | left Prized Unicorn  | Carissa    |           |
        | right Prized Unicorn | Carissa    |           |
        | Wind Drake           | Carissa    |           |
        | Jace Beleren         | Alex       |           |
        | Foriysian Brigade    | Alex       |           |
        | Giant Octopus        | Dana       |           |
        | Storm Crow           | Dana       |           |
      And Carissa has declared these attacks:
        | attacker             | attacks      |
        | left Prized Unicorn  | Jace Beleren |
        | right Prized Unicorn | Dana         |
        | Wind Drake           | Dana         |
      When Dana declares these blocks:
        | blocker       | blocks               |
        | Giant Octopus | right Prized Unicorn |
        | Storm Crow    | Wind Drake           |
      Then the declaration is illegal
      And nothing has changed
      When Dana blocks right Prized Unicorn with Giant Octopus and Storm Crow
      Then the declaration is legal
      When Alex declares no block
      Then the declaration is illegal
      And nothing has changed
      When Alex blocks left Prized Unicorn with Foriysian Brigade
      Then the declaration is legal
      And left Prized Unicorn is blocked by Foriysian Brigade
      And right Prized Unicorn is blocked by Giant Octopus and Storm Crow
      And Wind Drake is unblocked

    Scenario: Silent Arbiter lets each defending player block with one creature
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls Hanweir Garrison
      And Carissa controls Silent Arbiter and Giant Octopus
      And Rob controls Palace Guard and Pearled Unicorn
      And Dana has attacked Rob with Hanweir Garrison
      When the top of the stack resolves
      Then Dana may choose among Rob, Alex and Carissa
      When Dana chooses Rob
      Then this is legal
      When Dana chooses Carissa
      Then this is legal
      And the new Human tokens are called left Human Token and right Human Token
      When Rob declares these blocks:
        | blocker         | blocks           |
        | Palace Guard    | Hanweir Garrison |
        | Pearled Unicorn | left Human Token |
      Then the declaration is illegal
      And nothing has changed
      When Rob declares these blocks:
        | blocker      | blocks                                |
        | Palace Guard | Hanweir Garrison and left Human Token |
      Then the declaration is legal
      When Carissa blocks right Human Token with Giant Octopus
      Then the declaration is legal
      And Palace Guard is blocking Hanweir Garrison and left Human Token
      And right Human Token is blocked by Giant Octopus

  @cr:802.4b @cr:509.1c
  Rule: Blocking requirements are checked separately for each defending player

    Scenario: Prized Unicorn makes only the attacked player's creatures block it
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Alex's precombat main phase
      And Alex controls Hanweir Garrison, Scathe Zombies and Prized Unicorn
      And Carissa controls Giant Octopus and Storm Crow
      And Carissa controls Wall of Wood
      And Dana controls Wall of Stone and Giant Spider
      And Alex has declared these attacks:
        | attacker       | attacks |
        | Prized Unicorn | Carissa |
        | Scathe Zombies | Dana    |
      When Carissa blocks Prized Unicorn with Giant Octopus and Storm Crow
      Then the declaration is illegal
      And nothing has changed
      When Carissa blocks Prized Unicorn with Giant Octopus, Storm Crow and Wall of Wood
      Then the declaration is legal
      When Dana blocks Scathe Zombies with Giant Spider
      Then the declaration is legal
      And Scathe Zombies is blocked by Giant Spider
      And Prized Unicorn is blocked by Giant Octopus, Storm Crow and Wall of Wood

    Scenario: Mogg Flunkies must block Prized Unicorn only if another blocks with it
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Rob's precombat main phase
      And Rob controls left Prized Unicorn and right Prized Unicorn
      And Alex controls left Mogg Flunkies
      And Dana controls right Mogg Flunkies and Storm Crow
      And Rob has declared these attacks:
        | attacker             | attacks |
        | left Prized Unicorn  | Alex    |
        | right Prized Unicorn | Dana    |
      When Alex blocks left Prized Unicorn with left Mogg Flunkies
      Then the declaration is illegal
      And nothing has changed
      When Alex declares no block
      Then the declaration is legal
      When Dana declares no block
      Then the declaration is illegal
      And nothing has changed
      When Dana blocks right Prized Unicorn with Storm Crow
      Then the declaration is illegal
      And nothing has changed
      When Dana blocks right Prized Unicorn with right Mogg Flunkies and Storm Crow
      Then the declaration is legal
      And left Prized Unicorn is unblocked
      And right Prized Unicorn is blocked by right Mogg Flunkies and Storm Crow
