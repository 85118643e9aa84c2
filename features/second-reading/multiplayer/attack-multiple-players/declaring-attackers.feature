@since:2024-06-07
Feature: Second reading: attack multiple players: declaring attackers

  @cr:802.3
  Rule: Each attacker attacks a defending player, their planeswalker or their battle

    Scenario: Three players' planeswalkers and a battle can be attacked at once
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent              | controller | protector |
        | Eager Cadet            | Alex       |           |
        | Scathe Zombies         | Alex       |           |
        | Coral Merfolk          | Alex       |           |
        | Fire Elemental         | Alex       |           |
        | Rob's Jace Beleren     | Rob        |           |
        | Carissa's Jace Beleren | Carissa    |           |
        | Dana's Jace Beleren    | Dana       |           |
        | Invasion of Dominaria  | Dana       | Eve       |
      When Alex declares these attacks:
        | attacker       | attacks                |
        | Eager Cadet    | Dana's Jace Beleren    |
        | Scathe Zombies | Carissa's Jace Beleren |
        | Coral Merfolk  | Rob's Jace Beleren     |
        | Fire Elemental | Invasion of Dominaria  |
      Then the declaration is legal
      When combat damage is dealt
      Then Dana's Jace Beleren has 2 loyalty counters
      And Carissa's Jace Beleren has 1 loyalty counter
      And Rob's Jace Beleren has 1 loyalty counter
      And Eve has 20 life
      When the stack resolves
      Then Invasion of Dominaria is in exile

    @cr:310.8b
    Scenario: A teammate's battle can be attacked, but one a teammate protects can't
      Given a team game of Rob and Alex against Carissa and Dana
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent                   | controller | protector |
        | Scathe Zombies              | Alex       |           |
        | left Invasion of Dominaria  | Carissa    | Rob       |
        | right Invasion of Dominaria | Rob        | Dana      |
        | Jace Beleren                | Rob        |           |
      When Alex attacks left Invasion of Dominaria with Scathe Zombies
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Jace Beleren with Scathe Zombies
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks right Invasion of Dominaria with Scathe Zombies
      Then the declaration is legal
      And Scathe Zombies is attacking right Invasion of Dominaria

  @cr:802.3
  Rule: A player who leaves during the declaration of attackers isn't attacked

    Scenario: An opponent who leaves while attackers are declared can't be attacked
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls Scathe Zombies and Wind Drake
      And Rob controls Jace Beleren
      When play goes on to the declare attackers step
      Then Dana is asked to declare attackers
      When Rob concedes
      Then this is legal
      And Dana is asked to declare attackers
      When Dana attacks Rob with Scathe Zombies
      Then the declaration is illegal
      And nothing has changed
      When Dana declares these attacks:
        | attacker       | attacks |
        | Scathe Zombies | Alex    |
        | Wind Drake     | Carissa |
      Then the declaration is legal
      And Wind Drake is attacking Carissa

    Scenario: A stolen creature leaves with its owner as attackers are declared
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls Scathe Zombies and three Mountains
      And Dana holds Act of Treason
      And Rob controls Giant Octopus
      And Dana has cast Act of Treason targeting Giant Octopus
      And the stack has resolved
      When play goes on to the declare attackers step
      Then Dana is asked to declare attackers
      When Rob concedes
      Then this is legal
      And Giant Octopus has left the game
      When Dana attacks Alex with Scathe Zombies
      Then the declaration is legal
      And Scathe Zombies is attacking Alex

  @cr:802.3a @cr:508.1d
  Rule: A requirement to attack a player lasts all turn while that player is in the game

    Scenario: Alluring Siren's requirement applies in each combat of the turn
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls Scathe Zombies and four Mountains
      And Dana holds Relentless Assault
      And Alex controls Alluring Siren
      And Alex has activated Alluring Siren targeting Scathe Zombies
      And the stack has resolved
      And Dana has attacked Alex with Scathe Zombies
      And play has gone on to the postcombat main phase
      And Dana has cast Relentless Assault
      And the stack has resolved
      When play goes on to the beginning of combat
      Then Dana has priority
      When Dana declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Dana attacks Carissa with Scathe Zombies
      Then the declaration is illegal
      And nothing has changed
      When Dana attacks Alex with Scathe Zombies
      Then the declaration is legal
      When combat damage is dealt
      Then Alex has 16 life

    Scenario: A creature needn't attack Alluring Siren's controller who has left
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls Scathe Zombies
      And Alex controls Alluring Siren
      And Alex has activated Alluring Siren targeting Scathe Zombies
      And the stack has resolved
      And Alex has conceded
      When Dana declares no attack
      Then the declaration is legal
      And Scathe Zombies is not attacking

    Scenario: Alluring Siren's requirement stays after the Siren dies
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls Scathe Zombies and one Mountain
      And Dana holds Shock
      And Alex controls Alluring Siren
      And Alex has activated Alluring Siren targeting Scathe Zombies
      And the stack has resolved
      And Dana has cast Shock targeting Alluring Siren
      And the stack has resolved
      When Dana attacks Rob with Scathe Zombies
      Then the declaration is illegal
      And nothing has changed
      When Dana attacks Alex with Scathe Zombies
      Then the declaration is legal
      And Scathe Zombies is attacking Alex

    Scenario: Alluring Siren can't make a creature with Pacifism attack
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And these permanents are on the battlefield:
        | permanent      | controller | attached to    |
        | Scathe Zombies | Dana       |                |
        | Wind Drake     | Dana       |                |
        | Pacifism       | Dana       | Scathe Zombies |
        | Alluring Siren | Carissa    |                |
      And Carissa has activated Alluring Siren targeting Scathe Zombies
      And the stack has resolved
      When Dana attacks Carissa with Scathe Zombies
      Then the declaration is illegal
      And nothing has changed
      When Dana attacks Rob with Wind Drake
      Then the declaration is legal
      And Wind Drake is attacking Rob

  @cr:802.3a
  Rule: Restrictions and requirements apply to the whole attack

    Scenario: Two Mogg Flunkies can attack two different players together
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls left Mogg Flunkies and right Mogg Flunkies
      When Dana attacks Alex with left Mogg Flunkies
      Then the declaration is illegal
      And nothing has changed
      When Dana declares these attacks:
        | attacker            | attacks |
        | left Mogg Flunkies  | Alex    |
        | right Mogg Flunkies | Rob     |
      Then the declaration is legal
      When combat damage is dealt
      Then Alex has 17 life
      And Rob has 17 life

    Scenario: Mogg Flunkies can't attack at all under Silent Arbiter
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Mogg Flunkies, Scathe Zombies and Silent Arbiter
      When Carissa attacks Rob with Mogg Flunkies
      Then the declaration is illegal
      And nothing has changed
      When Carissa declares these attacks:
        | attacker       | attacks |
        | Mogg Flunkies  | Rob     |
        | Scathe Zombies | Alex    |
      Then the declaration is illegal
      And nothing has changed
      When Carissa attacks Alex with Scathe Zombies
      Then the declaration is legal
      And Scathe Zombies is attacking Alex

    Scenario: Each of two Crawlspaces allows two attackers against its controller
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And it is Alex's precombat main phase
      And Alex controls Scathe Zombies, Wind Drake, Pearled Unicorn, Giant Octopus and Coral Merfolk
      And Dana controls left Crawlspace
      And Rob controls right Crawlspace
      When Alex declares these attacks:
        | attacker        | attacks |
        | Scathe Zombies  | Dana    |
        | Wind Drake      | Rob     |
        | Pearled Unicorn | Rob     |
        | Giant Octopus   | Rob     |
        | Coral Merfolk   | Eve     |
      Then the declaration is illegal
      And nothing has changed
      When Alex declares these attacks:
        | attacker        | attacks |
        | Scathe Zombies  | Dana    |
        | Wind Drake      | Dana    |
        | Pearled Unicorn | Rob     |
        | Giant Octopus   | Rob     |
        | Coral Merfolk   | Eve     |
      Then the declaration is legal
      And Wind Drake is attacking Dana
      And Giant Octopus is attacking Rob

    @cr:508.1h
    Scenario: Propaganda and Windborn Muse add up for attacks on their controller
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Scathe Zombies, Wind Drake and four Swamps
      And Rob controls Propaganda and Windborn Muse
      When Carissa attacks Rob with Scathe Zombies and Wind Drake
      Then the declaration is illegal
      And nothing has changed
      When Carissa declares these attacks:
        | attacker       | attacks |
        | Scathe Zombies | Rob     |
        | Wind Drake     | Alex    |
      Then the declaration is legal
      And first Swamp is tapped
      And second Swamp is tapped
      And third Swamp is tapped
      And fourth Swamp is tapped

    @cr:508.1d
    Scenario Outline: Silent Arbiter lets one forced attacker, <who>, attack <whom>
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls Scathe Zombies and Juggernaut
      And Dana controls Silent Arbiter
      And Alex controls Alluring Siren
      And Alex has activated Alluring Siren targeting Scathe Zombies
      And the stack has resolved
      When Carissa declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Carissa attacks Rob with Scathe Zombies
      Then the declaration is illegal
      And nothing has changed
      When Carissa attacks <whom> with <who>
      Then the declaration is legal
      And <who> is attacking <whom>

      Examples:
        | who            | whom |
        | Scathe Zombies | Alex |
        | Juggernaut     | Rob  |
        | Juggernaut     | Dana |

    @cr:508.1d
    Scenario Outline: Sea Monster <does> if Alluring Siren's player has no Island
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Sea Monster and Scathe Zombies
      And Carissa controls Alluring Siren
      And Rob controls one Island
      And Carissa has activated Alluring Siren targeting Sea Monster
      And the stack has resolved
      When Alex attacks Carissa with Sea Monster
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks <whom> with <who>
      Then the declaration is legal
      And Sea Monster is <state>

      Examples:
        | does           | whom    | who            | state         |
        | may attack Rob | Rob     | Sea Monster    | attacking Rob |
        | needn't attack | Carissa | Scathe Zombies | not attacking |

    @cr:508.1d
    Scenario: If only the goading player has an Island, Sea Monster must attack them
      Given a free-for-all between Carissa, Dana, Rob and Alex
      And Carissa controls three Islands
      And Carissa holds Jeering Homunculus
      And Dana controls Sea Monster and Scathe Zombies
      And Carissa has cast Jeering Homunculus
      And the top of the stack has resolved
      And Carissa has chosen Sea Monster
      When Carissa agrees
      Then this is legal
      When play goes on to Dana's precombat main phase
      Then it is Dana's turn
      When Dana declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Dana attacks Rob with Sea Monster
      Then the declaration is illegal
      And nothing has changed
      When Dana attacks Carissa with Sea Monster
      Then the declaration is legal
      And Sea Monster is attacking Carissa

    @cr:508.1d
    Scenario: A goaded creature must attack another player; an ungoaded one needn't
      Given a free-for-all between Carissa, Dana, Rob and Alex
      And Carissa controls two Islands
      And Carissa holds Jeering Homunculus
      And Dana controls Giant Octopus and Scathe Zombies
      And Carissa has cast Jeering Homunculus
      And the top of the stack has resolved
      And Carissa has chosen Giant Octopus
      When Carissa agrees
      Then this is legal
      When play goes on to Dana's precombat main phase
      Then it is Dana's turn
      When Dana declares these attacks:
        | attacker       | attacks |
        | Giant Octopus  | Carissa |
        | Scathe Zombies | Alex    |
      Then the declaration is illegal
      And nothing has changed
      When Dana declares these attacks:
        | attacker       | attacks |
        | Giant Octopus  | Alex    |
        | Scathe Zombies | Carissa |
      Then the declaration is legal
      And Scathe Zombies is attacking Carissa

    Scenario: Mogg Toady attacking a battle counts the protector's creatures
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And these permanents are on the battlefield:
        | permanent                   | controller | protector |
        | Mogg Toady                  | Dana       |           |
        | Wind Drake                  | Dana       |           |
        | left Invasion of Dominaria  | Rob        | Alex      |
        | right Invasion of Dominaria | Alex       | Carissa   |
        | Scathe Zombies              | Alex       |           |
        | Pearled Unicorn             | Alex       |           |
        | Eager Cadet                 | Carissa    |           |
      When Dana attacks left Invasion of Dominaria with Mogg Toady
      Then the declaration is illegal
      And nothing has changed
      When Dana attacks right Invasion of Dominaria with Mogg Toady
      Then the declaration is legal
      And Mogg Toady is attacking right Invasion of Dominaria

    Scenario: Teferi's Moat allows attacks on a battle that its controller protects
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent             | controller | protector | chosen       |
        | Pearled Unicorn       | Alex       |           |              |
        | Teferi's Moat         | Rob        |           | color: white |
        | Invasion of Dominaria | Carissa    | Rob       |              |
      When Alex attacks Rob with Pearled Unicorn
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Invasion of Dominaria with Pearled Unicorn
      Then the declaration is legal
      And Pearled Unicorn is attacking Invasion of Dominaria

  @cr:802.3a @cr:508.1d
  Rule: An attack obeys as many requirements as restrictions allow

    Scenario: If Mogg Flunkies must attack, an able creature must attack with it
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls Mogg Flunkies and Scathe Zombies
      And Alex controls Alluring Siren
      And Alex has activated Alluring Siren targeting Mogg Flunkies
      And the stack has resolved
      When Dana declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Dana attacks Carissa with Scathe Zombies
      Then the declaration is illegal
      And nothing has changed
      When Dana declares these attacks:
        | attacker       | attacks |
        | Mogg Flunkies  | Carissa |
        | Scathe Zombies | Alex    |
      Then the declaration is illegal
      And nothing has changed
      When Dana declares these attacks:
        | attacker       | attacks |
        | Mogg Flunkies  | Alex    |
        | Scathe Zombies | Rob     |
      Then the declaration is legal
      And Mogg Flunkies is attacking Alex

    Scenario: Past Crawlspace's limit, a goaded creature must attack who goaded it
      Given a free-for-all between Alex, Dana and Carissa
      And Alex controls four Mountains
      And Alex holds Disrupt Decorum
      And Dana controls Scathe Zombies, Wind Drake and Pearled Unicorn
      And Carissa controls Crawlspace
      And Alex has cast Disrupt Decorum
      And the stack has resolved
      And play has gone on to Dana's precombat main phase
      When Dana attacks Carissa with Scathe Zombies and Wind Drake
      Then the declaration is illegal
      And nothing has changed
      When Dana declares these attacks:
        | attacker        | attacks |
        | Scathe Zombies  | Carissa |
        | Wind Drake      | Alex    |
        | Pearled Unicorn | Alex    |
      Then the declaration is illegal
      And nothing has changed
      When Dana declares these attacks:
        | attacker        | attacks |
        | Scathe Zombies  | Carissa |
        | Wind Drake      | Carissa |
        | Pearled Unicorn | Alex    |
      Then the declaration is legal
      And Pearled Unicorn is attacking Alex

    Scenario Outline: With Jace untaxed, Juggernaut must attack and may attack <quarry>
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Juggernaut and two Swamps
      And Rob controls Propaganda and Jace Beleren
      And Alex controls Windborn Muse
      When Carissa declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Carissa attacks <quarry> with Juggernaut
      Then the declaration is legal
      And Juggernaut is attacking <quarry>
      And first Swamp is <lands>

      Examples:
        | quarry       | lands    |
        | Jace Beleren | untapped |
        | Rob          | tapped   |
        | Alex         | tapped   |

    Scenario: A creature that must attack needn't if every attack is taxed
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Juggernaut and two Swamps
      And Rob controls Propaganda
      And Alex controls Windborn Muse
      When Carissa declares no attack
      Then the declaration is legal
      And Juggernaut is not attacking
      And first Swamp is untapped

    Scenario: A summoning sick or tapped creature makes the whole attack illegal
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent       | controller | tapped | summoning sick |
        | Scathe Zombies  | Alex       |        |                |
        | Wind Drake      | Alex       |        | yes            |
        | Pearled Unicorn | Alex       | yes    |                |
        | Raging Goblin   | Alex       |        | yes            |
      When Alex declares these attacks:
        | attacker       | attacks |
        | Scathe Zombies | Carissa |
        | Wind Drake     | Dana    |
      Then the declaration is illegal
      And nothing has changed
      When Alex declares these attacks:
        | attacker        | attacks |
        | Scathe Zombies  | Carissa |
        | Pearled Unicorn | Dana    |
      Then the declaration is illegal
      And nothing has changed
      When Alex declares these attacks:
        | attacker       | attacks |
        | Scathe Zombies | Carissa |
        | Raging Goblin  | Dana    |
      Then the declaration is legal
      And Raging Goblin is attacking Dana

    Scenario: Alluring Siren can't make Mogg Flunkies attack under Silent Arbiter
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Mogg Flunkies and Scathe Zombies
      And Carissa controls Alluring Siren and Silent Arbiter
      And Carissa has activated Alluring Siren targeting Mogg Flunkies
      And the stack has resolved
      When Alex attacks Carissa with Mogg Flunkies
      Then the declaration is illegal
      And nothing has changed
      When Alex declares no attack
      Then the declaration is legal
      And Mogg Flunkies is not attacking
