@since:2024-06-07
Feature: Other hands: declaring attackers
  A second reading of 802.3, 802.3a and 802.3b.

  @cr:802.3
  Rule: Each attacker goes to a defending player or to what one guards

    Scenario: Three planeswalkers of three players and a battle are attacked
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
    Scenario: A battle that a teammate protects is not attacked, one that a teammate controls is
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

  @cr:802.3a
  Rule: Restrictions and requirements

    Scenario: Two Flunkies that go two ways keep each other company
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

    Scenario: Under a cap of one Flunkies have no attack at all, wherever the other one goes
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

    Scenario: Two Crawlspaces let two in each
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
    Scenario: Two taxes of one opponent are due together, and not for another opponent
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
    Scenario Outline: Where one attacker is allowed and two are wanted, <who> may satisfy the one wish by attacking <whom>
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
    Scenario Outline: A Siren who has no Island lures Sea Monster in vain: it <does>
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
        | does          | whom    | who            | state         |
        | attacks Rob   | Rob     | Sea Monster    | attacking Rob |
        | stays at home | Carissa | Scathe Zombies | not attacking |

    @cr:508.1d
    Scenario: A goaded Sea Monster goes to the only player with an Island, though it was that player who goaded it
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
    Scenario: Only the goaded creature is bound, and a second one goes where it likes
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

    Scenario: Mogg Toady before a battle counts the creatures of its protector
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

    Scenario: A white creature that may not attack the Moat's controller attacks a battle that this player protects
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

  @cr:802.3b @cr:702.22d
  Rule: Bands

    Scenario: A band of three goes to one battle and may not send one of them elsewhere
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Benalish Hero         | Dana       |           |
        | Mesa Pegasus          | Dana       |           |
        | Giant Octopus         | Dana       |           |
        | Invasion of Dominaria | Alex       | Carissa   |
      When Dana declares these attacks:
        | attacker      | attacks               | band |
        | Benalish Hero | Invasion of Dominaria | x    |
        | Mesa Pegasus  | Alex                  | x    |
        | Giant Octopus | Invasion of Dominaria | x    |
      Then the declaration is illegal
      And nothing has changed
      When Dana declares these attacks:
        | attacker      | attacks               | band |
        | Benalish Hero | Invasion of Dominaria | x    |
        | Mesa Pegasus  | Invasion of Dominaria | x    |
        | Giant Octopus | Invasion of Dominaria | x    |
      Then the declaration is legal
      When combat damage is dealt
      Then Invasion of Dominaria has no defense counters
      When the stack resolves
      Then Invasion of Dominaria is in exile

    Scenario: One Siren draws a member out of the band, or the whole band with it
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Benalish Hero and Giant Octopus
      And Rob controls Alluring Siren
      And Rob has activated Alluring Siren targeting Giant Octopus
      And the stack has resolved
      When Alex declares these attacks:
        | attacker      | attacks | band |
        | Benalish Hero | Carissa | x    |
        | Giant Octopus | Carissa | x    |
      Then the declaration is illegal
      And nothing has changed
      When Alex declares these attacks:
        | attacker      | attacks | band |
        | Benalish Hero | Rob     | x    |
        | Giant Octopus | Rob     | x    |
      Then the declaration is legal
      And Benalish Hero is attacking Rob
