@since:2024-06-07
Feature: Second reading: combat phase

  @cr:506.2
  Rule: A player's attacks are declared by the player who controls them

    @cr:800.4a
    Scenario: When Mindslaver's controller leaves, Rob declares his own attackers
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls Mindslaver and four Swamps
      And Rob controls Scathe Zombies
      And Dana has activated Mindslaver targeting Rob
      And the stack has resolved
      And play has gone on to Rob's declare attackers step
      When Dana concedes
      Then this is legal
      And Rob is asked to declare attackers
      When Rob attacks Carissa with Scathe Zombies
      Then the declaration is legal
      And Scathe Zombies is attacking Carissa

    Scenario: A player controlled with Mindslaver can't be made to attack themselves
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls Mindslaver and four Swamps
      And Rob controls Scathe Zombies and Wind Drake
      And Dana has activated Mindslaver targeting Rob
      And the stack has resolved
      And play has gone on to Rob's precombat main phase
      When Dana declares these attacks:
        | attacker       | attacks |
        | Scathe Zombies | Rob     |
        | Wind Drake     | Alex    |
      Then the declaration is illegal
      And nothing has changed
      When Rob interrupts and declares these attacks:
        | attacker       | attacks |
        | Scathe Zombies | Alex    |
      Then the declaration is illegal
      And nothing has changed
      When Dana declares these attacks:
        | attacker       | attacks |
        | Scathe Zombies | Carissa |
        | Wind Drake     | Alex    |
      Then the declaration is legal
      When combat damage is dealt
      Then Carissa has 18 life
      And Alex has 18 life

  @cr:506.2
  Rule: Only the active player attacks, with creatures they control

    Scenario: An attack including an opponent's creature is illegal as a whole
      Given a two-player game between Eve and Finn
      And it is Finn's precombat main phase
      And Finn controls Pearled Unicorn
      And Eve controls Fire Elemental
      When Finn attacks Eve with Pearled Unicorn and Fire Elemental
      Then the declaration is illegal
      And nothing has changed
      When Finn attacks Eve with Pearled Unicorn
      Then the declaration is legal
      And Pearled Unicorn is attacking Eve
      And Fire Elemental is not attacking
      When combat damage is dealt
      Then Eve has 18 life

    Scenario: A planeswalker the defending player took control of can be attacked
      Given a two-player game between Eve and Finn
      And it is Finn's precombat main phase
      And Finn controls Pearled Unicorn and Jace Beleren
      And Eve controls five Mountains
      And Eve holds Word of Seizing
      And Eve has cast Word of Seizing targeting Jace Beleren
      And the stack has resolved
      When Finn attacks Jace Beleren with Pearled Unicorn
      Then the declaration is legal
      And Pearled Unicorn is attacking Jace Beleren
      When combat damage is dealt
      Then Jace Beleren has 1 loyalty counter
      And Eve has 20 life

    Scenario: The attacking player can't attack a planeswalker they took control of
      Given a two-player game between Eve and Finn
      And it is Finn's precombat main phase
      And Finn controls Pearled Unicorn and five Mountains
      And Finn holds Word of Seizing
      And Eve controls Jace Beleren
      And Finn has cast Word of Seizing targeting Jace Beleren
      And the stack has resolved
      When Finn attacks Jace Beleren with Pearled Unicorn
      Then the declaration is illegal
      And nothing has changed
      When Finn attacks Eve with Pearled Unicorn
      Then the declaration is legal
      And Pearled Unicorn is attacking Eve

    Scenario: A stolen creature with haste can attack its owner's planeswalker
      Given a two-player game between Eve and Finn
      And it is Finn's precombat main phase
      And Finn controls five Mountains
      And Finn holds Word of Seizing
      And Eve controls Giant Octopus and Jace Beleren
      And Finn has cast Word of Seizing targeting Giant Octopus
      And the stack has resolved
      When Finn attacks Jace Beleren with Giant Octopus
      Then the declaration is legal
      When combat damage is dealt
      Then Jace Beleren is not on the battlefield

    Scenario: In a free-for-all, only the player whose turn it is attacks
      Given a free-for-all between Dana, Eve and Finn
      And it is Eve's precombat main phase
      And Eve controls Scathe Zombies
      And Finn controls Wind Drake
      And Eve has attacked Finn with Scathe Zombies
      And play has gone on to Finn's beginning of combat
      When Eve attacks Dana with Scathe Zombies
      Then the declaration is illegal
      And nothing has changed
      When Finn attacks Eve with Wind Drake
      Then the declaration is legal
      And the attacking player is Finn
      And the defending players are Dana and Eve
      And Wind Drake is attacking Eve

  @cr:506.2a @cr:508.1d
  Rule: A requirement doesn't apply to a player who can't be attacked

    Scenario: A goaded creature attacks the goading player if it can attack no other
      Given a free-for-all with attack left between Rob, Alex, Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls four Mountains
      And Carissa holds Disrupt Decorum
      And Alex controls Scathe Zombies
      And Carissa has cast Disrupt Decorum
      And the stack has resolved
      And play has gone on to Alex's precombat main phase
      When Alex declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Dana with Scathe Zombies
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Carissa with Scathe Zombies
      Then the declaration is legal
      And Scathe Zombies is attacking Carissa

    Scenario: With attack right, Alluring Siren two seats away can't force an attack
      Given a free-for-all with attack right between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls Scathe Zombies
      And Alex controls Alluring Siren
      And Alex has activated Alluring Siren targeting Scathe Zombies
      And the stack has resolved
      When Dana attacks Alex with Scathe Zombies
      Then the declaration is illegal
      And nothing has changed
      When Dana attacks Carissa with Scathe Zombies
      Then the declaration is legal
      And Scathe Zombies is attacking Carissa

    Scenario Outline: With <named> chosen to defend, ignoring Alex's Alluring Siren is <verdict>
      Given a game without attack options between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls Scathe Zombies
      And Alex controls Alluring Siren
      And Alex has activated Alluring Siren targeting Scathe Zombies
      And the stack has resolved
      And Dana has chosen <named>
      When Dana declares no attack
      Then the declaration is <verdict>
      And Scathe Zombies is not attacking

      Examples:
        | named   | verdict |
        | Alex    | illegal |
        | Carissa | legal   |

  @cr:506.2a
  Rule: Without attack options, one opponent is chosen for each combat

    Scenario: Only battles that the chosen defending player protects can be attacked
      Given a game without attack options between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And these permanents are on the battlefield:
        | permanent                   | controller | protector |
        | Scathe Zombies              | Dana       |           |
        | Wind Drake                  | Dana       |           |
        | left Invasion of Dominaria  | Rob        | Alex      |
        | right Invasion of Dominaria | Alex       | Rob       |
      And Dana has chosen Alex
      When Dana attacks right Invasion of Dominaria with Scathe Zombies
      Then the declaration is illegal
      And nothing has changed
      When Dana declares these attacks:
        | attacker       | attacks                    |
        | Scathe Zombies | left Invasion of Dominaria |
        | Wind Drake     | Alex                       |
      Then the declaration is legal
      And Scathe Zombies is attacking left Invasion of Dominaria
      When combat damage is dealt
      Then left Invasion of Dominaria has 3 defense counters
      And right Invasion of Dominaria has 5 defense counters
      And Alex has 18 life

    Scenario: Without attack options, each combat can have a new defending player
      Given a game without attack options between Rob, Alex, Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls Hurloon Minotaur and four Mountains
      And Carissa holds Relentless Assault
      And Carissa has chosen Alex
      And Carissa has attacked Alex with Hurloon Minotaur
      And play has gone on to the postcombat main phase
      And Carissa has cast Relentless Assault
      And the stack has resolved
      When play goes on to the beginning of combat
      Then Carissa is asked to choose a defending player
      And Carissa may choose among Dana, Rob and Alex
      When Carissa chooses Dana
      Then this is legal
      And the defending players are Dana
      When Carissa attacks Alex with Hurloon Minotaur
      Then the declaration is illegal
      And nothing has changed
      When Carissa attacks Dana with Hurloon Minotaur
      Then the declaration is legal
      When combat damage is dealt
      Then Alex has 18 life
      And Dana has 18 life

    @cr:803.1a
    Scenario: With attack left, a battle the left player protects can be attacked
      Given a free-for-all with attack left between Rob, Alex, Carissa and Dana
      And it is Carissa's precombat main phase
      And these permanents are on the battlefield:
        | permanent                   | controller | protector |
        | Scathe Zombies              | Carissa    |           |
        | left Invasion of Dominaria  | Rob        | Dana      |
        | right Invasion of Dominaria | Dana       | Alex      |
        | Jace Beleren                | Dana       |           |
      When Carissa attacks right Invasion of Dominaria with Scathe Zombies
      Then the declaration is illegal
      And nothing has changed
      When Carissa attacks left Invasion of Dominaria with Scathe Zombies
      Then the declaration is legal
      And Scathe Zombies is attacking left Invasion of Dominaria

  @cr:506.2b
  Rule: With shared team turns, one team attacks and the other defends

    @cr:805.10b
    Scenario: A team attacks the other team's players, planeswalkers and battles
      Given a Two-Headed Giant game of Dana and Eve against Finn and Rob
      And it is Finn's precombat main phase
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Scathe Zombies        | Finn       |           |
        | Wind Drake            | Rob        |           |
        | Pearled Unicorn       | Rob        |           |
        | Rob's Jace Beleren    | Rob        |           |
        | Eve's Jace Beleren    | Eve        |           |
        | Invasion of Dominaria | Finn       | Eve       |
      When Finn attacks Rob's Jace Beleren with Scathe Zombies
      Then the declaration is illegal
      And nothing has changed
      When Finn declares these attacks:
        | attacker        | attacks               |
        | Scathe Zombies  | Eve's Jace Beleren    |
        | Wind Drake      | Dana                  |
        | Pearled Unicorn | Invasion of Dominaria |
      Then the declaration is legal
      And the attacking players are Finn and Rob
      And the defending players are Dana and Eve
      When combat damage is dealt
      Then Eve's Jace Beleren has 1 loyalty counter
      And Invasion of Dominaria has 3 defense counters
      And Dana has 28 life

  @cr:506.4
  Rule: A permanent that changes controllers is removed from combat

    @cr:506.4c
    Scenario: A battle that changes controllers is no longer attacked
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
    Scenario: A protector who gains control of the battle chooses a new protector
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

    Scenario: A blocked attacker removed from combat deals and is dealt no damage
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
