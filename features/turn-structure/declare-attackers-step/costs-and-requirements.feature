@since:2020-06-01
Feature: Declare attackers step: costs, requirements and restrictions
  An attack may cost something, or may be paid for with something that it
  needn't cost. What has to attack does so as far as nothing forbids it, and
  nobody has to buy the right to obey.

  @cr:508.1g @cr:701.43d
  Rule: The attacking player may pay an optional cost as a creature attacks

    Scenario: Hooded Brawler grows when it is exerted and stays tapped a turn longer
      Given a two-player game between Rob and Alex
      And Rob controls Hooded Brawler
      When Rob attacks Alex with Hooded Brawler
      Then the declaration is legal
      When Rob agrees
      Then this is legal
      And Hooded Brawler's ability is on the stack once
      When the stack resolves
      Then Hooded Brawler is 5/4
      When combat damage is dealt
      Then Alex has 15 life
      When play goes on to Rob's upkeep
      Then Hooded Brawler is tapped
      When play goes on to Alex's upkeep
      Then Hooded Brawler is tapped
      When play goes on to Rob's upkeep
      Then Hooded Brawler is untapped

    Scenario: Hooded Brawler attacks as it is if its controller doesn't exert it
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Hooded Brawler
      When Carissa attacks Rob with Hooded Brawler
      Then the declaration is legal
      When Carissa declines
      Then this is legal
      And Hooded Brawler is attacking Rob
      And Hooded Brawler's ability is not on the stack
      When combat damage is dealt
      Then Rob has 17 life
      When play goes on to Carissa's upkeep
      Then Hooded Brawler is untapped

  @cr:508.1d
  Rule: As many attack requirements are obeyed as restrictions and costs allow

    @example @cr:508.1c
    Scenario: If one creature at most can attack, it is the one that has to
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Juggernaut and Grizzly Bears
      And Rob controls Silent Arbiter
      When Alex attacks Rob with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Rob with Juggernaut and Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Alex declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Rob with Juggernaut
      Then the declaration is legal
      And Juggernaut is attacking Rob

    Scenario: If one creature at most can attack, either of two Juggernauts may
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls first Juggernaut and second Juggernaut
      And Carissa controls Silent Arbiter
      When Rob declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Rob declares these attacks:
        | attacker          | attacks |
        | first Juggernaut  | Alex    |
        | second Juggernaut | Carissa |
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Alex with second Juggernaut
      Then the declaration is legal
      And second Juggernaut is attacking Alex

    Scenario: Several forced attackers all have to attack, whomever they attack
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls first Juggernaut, second Juggernaut and Grizzly Bears
      When Carissa attacks Rob with first Juggernaut and Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Carissa declares these attacks:
        | attacker          | attacks |
        | first Juggernaut  | Rob     |
        | second Juggernaut | Alex    |
      Then the declaration is legal
      And second Juggernaut is attacking Alex

    Scenario: A forced attacker attacks a planeswalker if its controller wishes
      Given a two-player game between Rob and Alex
      And Rob controls Juggernaut
      And Alex controls Jace Beleren
      When Rob declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Jace Beleren with Juggernaut
      Then the declaration is legal
      And Juggernaut is attacking Jace Beleren

    Scenario: A forced attacker needn't attack if every attack costs mana
      Given a two-player game between Rob and Alex
      And Rob controls Juggernaut and two Plains
      And Alex controls Archangel of Tithes
      When Rob declares no attack
      Then the declaration is legal
      And Juggernaut is not attacking

    Scenario: A forced attacker attacks the opponent whom an attack costs nothing
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Juggernaut and two Plains
      And Alex controls Archangel of Tithes
      When Rob declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Carissa with Juggernaut
      Then the declaration is legal
      And Juggernaut is attacking Carissa

    @cr:701.35a
    Scenario: A forced attacker that is detained doesn't attack
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls two Plains
      And Rob holds Azorius Arrester
      And Alex controls Juggernaut and Grizzly Bears
      And Rob has cast Azorius Arrester
      And the top of the stack has resolved
      And Rob has chosen Juggernaut
      And the top of the stack has resolved
      And play has gone on to Alex's beginning of combat
      When Alex attacks Carissa with Juggernaut
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Carissa with Grizzly Bears
      Then the declaration is legal
      And Juggernaut is not attacking

    @cr:701.35a
    Scenario: Mogg Fanatic's ability can be activated before it's detained
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls two Plains
      And Rob holds Azorius Arrester
      And Alex controls Mogg Fanatic
      And Rob has cast Azorius Arrester
      And the top of the stack has resolved
      And Rob has chosen Mogg Fanatic
      When Alex activates Mogg Fanatic targeting Carissa
      Then this is legal
      When the stack resolves
      Then Carissa has 19 life

    @cr:701.35a
    Scenario: Mogg Fanatic's ability can be activated again once it isn't detained
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls two Plains
      And Rob holds Azorius Arrester
      And Alex controls Mogg Fanatic
      And Rob has cast Azorius Arrester
      And the top of the stack has resolved
      And Rob has chosen Mogg Fanatic
      And the top of the stack has resolved
      When Alex activates Mogg Fanatic targeting Carissa
      Then this is illegal
      And nothing has changed
      When play goes on to Rob's upkeep
      And Alex activates Mogg Fanatic targeting Carissa
      Then this is legal
      When the stack resolves
      Then Carissa has 19 life

    @cr:701.35a
    Scenario: A creature is detained until the next turn of the player who did it
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls two Plains and Grizzly Bears
      And Rob holds Azorius Arrester
      And Carissa controls Hill Giant
      And Rob has cast Azorius Arrester
      And the top of the stack has resolved
      And Rob has chosen Hill Giant
      And the top of the stack has resolved
      And Rob has attacked Carissa with Grizzly Bears
      When Carissa blocks Grizzly Bears with Hill Giant
      Then the declaration is illegal
      And nothing has changed
      When play goes on to Carissa's beginning of combat
      When Carissa attacks Rob with Hill Giant
      Then the declaration is illegal
      And nothing has changed
      When play goes on to Rob's beginning of combat
      When Rob attacks Carissa with Grizzly Bears
      Then the declaration is legal
      When Carissa blocks Grizzly Bears with Hill Giant
      Then the declaration is legal
      And Grizzly Bears is blocked by Hill Giant

    @since:2024-06-07 @cr:701.15c
    Scenario: A creature goaded by two opponents attacks the third one
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And Rob controls four Mountains
      And Rob holds first Disrupt Decorum
      And Alex controls four Swamps and four Mountains
      And Alex holds second Disrupt Decorum
      And Carissa controls Hill Giant
      And Rob has cast first Disrupt Decorum
      And the top of the stack has resolved
      And play has gone on to Alex's precombat main phase
      And Alex has cast second Disrupt Decorum
      And the top of the stack has resolved
      And play has gone on to Carissa's beginning of combat
      When Carissa attacks Rob with Hill Giant
      Then the declaration is illegal
      And nothing has changed
      When Carissa attacks Alex with Hill Giant
      Then the declaration is illegal
      And nothing has changed
      When Carissa declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Carissa attacks Dana with Hill Giant
      Then the declaration is legal
      And Hill Giant is attacking Dana

    @since:2024-06-07 @cr:701.15c
    Scenario Outline: A creature goaded by all opponents may attack <whom>
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls four Mountains
      And Rob holds first Disrupt Decorum
      And Alex controls four Mountains
      And Alex holds second Disrupt Decorum
      And Carissa controls Hill Giant
      And Rob has cast first Disrupt Decorum
      And the top of the stack has resolved
      And play has gone on to Alex's precombat main phase
      And Alex has cast second Disrupt Decorum
      And the top of the stack has resolved
      And play has gone on to Carissa's beginning of combat
      When Carissa declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Carissa attacks <whom> with Hill Giant
      Then the declaration is legal
      And Hill Giant is attacking <whom>

      Examples:
        | whom |
        | Rob  |
        | Alex |

    @cr:805.10b
    Scenario: With shared turns, a creature that must attack Rob can't attack Jace
      Given a Two-Headed Giant game of Carissa and Dana against Rob and Alex
      And it is Carissa's upkeep
      And Carissa controls Serra Angel
      And Rob controls Alluring Siren and Jace Beleren
      And Rob has activated Alluring Siren targeting Serra Angel
      And the top of the stack has resolved
      When Carissa attacks Jace Beleren with Serra Angel
      Then the declaration is illegal
      And nothing has changed
      When Carissa attacks Alex with Serra Angel
      Then the declaration is illegal
      And nothing has changed
      When Carissa attacks Rob with Serra Angel
      Then the declaration is legal
      And Serra Angel is attacking Rob

    Scenario: A creature that must attack Rob can't attack Jace instead
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's upkeep
      And Carissa controls Serra Angel
      And Rob controls Alluring Siren and Jace Beleren
      And Rob has activated Alluring Siren targeting Serra Angel
      And the top of the stack has resolved
      When Carissa attacks Jace Beleren with Serra Angel
      Then the declaration is illegal
      And nothing has changed
      When Carissa attacks Rob with Serra Angel
      Then the declaration is legal
      And Serra Angel is attacking Rob

  @cr:508.1c
  Rule: Two creatures that can't attack alone can attack together

    @example
    Scenario: Two Mogg Flunkies can attack together but neither alone
      Given a two-player game between Rob and Alex
      And Rob controls first Mogg Flunkies and second Mogg Flunkies
      When Rob attacks Alex with first Mogg Flunkies
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Alex with first Mogg Flunkies and second Mogg Flunkies
      Then the declaration is legal
      And first Mogg Flunkies is attacking Alex

  @cr:508.1h @cr:508.1j
  Rule: The attacking player pays the whole cost to attack for all attackers

    Scenario: Each attacker on Archangel of Tithes's controller costs one mana
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears, Gray Ogre and Mountain
      And Carissa controls Archangel of Tithes and Jace Beleren
      When Alex declares these attacks:
        | attacker      | attacks      |
        | Grizzly Bears | Carissa      |
        | Gray Ogre     | Jace Beleren |
      Then the declaration is illegal
      And nothing has changed
      When Alex declares these attacks:
        | attacker      | attacks      |
        | Grizzly Bears | Rob          |
        | Gray Ogre     | Jace Beleren |
      Then the declaration is legal
      And Mountain is tapped

  @cr:508.1e @cr:702.22c
  Rule: The attacking player says which attackers with banding form a band

    Scenario: Benalish Hero can attack in a band with one creature without banding
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Benalish Hero, Grizzly Bears and Gray Ogre
      When Alex declares these attacks:
        | attacker      | attacks | band |
        | Benalish Hero | Rob     | x    |
        | Grizzly Bears | Rob     | x    |
        | Gray Ogre     | Rob     | x    |
      Then the declaration is illegal
      And nothing has changed
      When Alex declares these attacks:
        | attacker      | attacks | band |
        | Grizzly Bears | Rob     | x    |
        | Gray Ogre     | Rob     | x    |
      Then the declaration is illegal
      And nothing has changed
      When Alex declares these attacks:
        | attacker      | attacks | band |
        | Benalish Hero | Rob     | x    |
        | Gray Ogre     | Rob     | x    |
      Then the declaration is legal
      And Benalish Hero is attacking Rob

  @cr:508.1f
  Rule: Attacking taps a creature, and that is no cost

    Scenario: Declared attackers become tapped, one with vigilance doesn't
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Serra Angel, Grizzly Bears and Gray Ogre
      When Carissa declares these attacks:
        | attacker      | attacks |
        | Serra Angel   | Rob     |
        | Grizzly Bears | Alex    |
      Then the declaration is legal
      And Grizzly Bears is tapped
      And Serra Angel is untapped
      And Gray Ogre is untapped

  @cr:508.1k
  Rule: A declared creature is an attacking creature until it leaves combat

    Scenario: An attacker is attacking until Reconnaissance removes it from combat
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears, Gray Ogre and Reconnaissance
      And Alex has attacked Rob with Grizzly Bears and Gray Ogre
      When Alex activates Reconnaissance targeting Gray Ogre
      Then this is legal
      When the stack resolves
      Then Gray Ogre is not attacking
      And Grizzly Bears is attacking Rob
      When play goes on to the end of combat
      Then Grizzly Bears is attacking Rob
      When play goes on to the postcombat main phase
      Then Grizzly Bears is not attacking
