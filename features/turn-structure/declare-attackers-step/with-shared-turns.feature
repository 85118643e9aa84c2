@since:2024-06-07
Feature: Declare attackers step: with shared turns
  Within a team that defends together, each member is attacked, taxed and meant
  for themselves; and what an attack is turned to, nothing forbids.

  @cr:508.7b @cr:508.7c
  Rule: Shared turns: limits and restrictions don't bind a reselected attack

    Scenario: Portal Mage adds a third attacker to the controller of Crawlspace
      Given a Two-Headed Giant game of Rob and Dana against Alex and Carissa
      And Rob controls Grizzly Bears and Gray Ogre
      And Dana controls Hill Giant
      And Alex controls Crawlspace
      And Carissa controls three Islands
      And Carissa holds Portal Mage
      And Rob has declared these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Alex    |
        | Gray Ogre     | Alex    |
        | Hill Giant    | Carissa |
      And Carissa has cast Portal Mage
      And the top of the stack has resolved
      And Carissa has chosen Hill Giant
      When Carissa agrees
      Then this is legal
      When Carissa chooses Alex
      Then this is legal
      And Hill Giant is attacking Alex

    Scenario: Portal Mage turns Sea Monster to the member without an Island
      Given a Two-Headed Giant game of Dana and Carissa against Rob and Alex
      And it is Dana's precombat main phase
      And Dana controls Sea Monster
      And Alex controls three Islands
      And Alex holds Portal Mage
      When Dana attacks Rob with Sea Monster
      Then the declaration is illegal
      And nothing has changed
      When Dana attacks Alex with Sea Monster
      Then the declaration is legal
      When Alex casts Portal Mage
      Then this is legal
      When the top of the stack resolves
      And Alex agrees
      Then this is legal
      When Alex chooses Rob
      Then this is legal
      And Sea Monster is attacking Rob

  @cr:508.5a @cr:702.14c @cr:805.10e
  Rule: Shared turns: the defending player is the member attacked, not a teammate

    Scenario: Mountainwalk doesn't look at the lands of the attacked player's team
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls Goblin Mountaineer
      And Carissa controls Storm Crow and Forest
      And Dana controls Mountain
      And Rob has attacked Carissa with Goblin Mountaineer
      When Carissa blocks Goblin Mountaineer with Storm Crow
      Then the declaration is legal
      And Goblin Mountaineer is blocked by Storm Crow

    Scenario: Wardscale Dragon lets the attacked player's teammate cast spells
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls Wardscale Dragon
      And Carissa controls left Mountain
      And Carissa holds Carissa's Shock
      And Dana controls right Mountain
      And Dana holds Dana's Shock
      And Rob has attacked Carissa with Wardscale Dragon
      When Carissa casts Carissa's Shock targeting Rob
      Then this is illegal
      And nothing has changed
      When Dana casts Dana's Shock targeting Rob
      Then this is legal
      When the stack resolves
      Then Rob has 28 life

    Scenario: Portal Mage turns an attack to a battle, whose protector then defends
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Dana    | sun  |
        | Alex    | moon |
        | Carissa | moon |
      And Alex has 20 life
      And Carissa has 20 life
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Agate-Blade Assassin  | Rob        |           |
        | Reconnaissance        | Rob        |           |
        | Invasion of Dominaria | Dana       | Carissa   |
      And Rob controls three Islands
      And Rob holds Portal Mage
      And Rob has attacked Alex with Agate-Blade Assassin
      And Rob has cast Portal Mage
      And the top of the stack has resolved
      And Rob has chosen Agate-Blade Assassin
      When Rob agrees
      Then this is legal
      When Rob chooses Invasion of Dominaria
      Then this is legal
      And Agate-Blade Assassin is attacking Invasion of Dominaria
      When Rob activates Reconnaissance targeting Agate-Blade Assassin
      Then this is legal
      When the stack resolves
      Then Carissa has 19 life
      And Alex has 20 life

    @cr:800.4a
    Scenario: No member defends for the protector of a battle who has left
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | moon |
        | Dana    | moon |
      And Rob controls Agate-Blade Assassin
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Invasion of Dominaria | Alex       | Carissa   |
      And Alex has 20 life
      And Dana has 20 life
      And Rob has attacked Invasion of Dominaria with Agate-Blade Assassin
      When Carissa concedes
      Then this is legal
      And Agate-Blade Assassin's ability is on the stack once
      When the stack resolves
      Then Dana has 20 life
      And Rob has 21 life

  @cr:508.1d
  Rule: Shared turns: a requirement to attack one member isn't obeyed by attacking another

    Scenario: Lured by Carissa's Alluring Siren, a creature can't attack Dana
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls Grizzly Bears
      And Carissa controls Alluring Siren
      And Carissa has activated Alluring Siren targeting Grizzly Bears
      And the stack has resolved
      When Rob attacks Dana with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Carissa with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Carissa

    @cr:701.15b
    Scenario Outline: With Carissa gone, a creature that Alex goaded may attack <target>
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Dana    | sun  |
        | Alex    | moon |
        | Carissa | moon |
      And it is Alex's precombat main phase
      And Alex controls four Mountains and Jace Beleren
      And Alex holds Disrupt Decorum
      And Rob controls Craw Wurm
      And Alex has cast Disrupt Decorum
      And the stack has resolved
      And Carissa has conceded
      And play has gone on to Rob's precombat main phase
      When Rob declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks <target> with Craw Wurm
      Then the declaration is legal
      And Craw Wurm is attacking <target>

      Examples:
        | target       |
        | Alex         |
        | Jace Beleren |

    @cr:701.15b @cr:800.4m
    Scenario: A creature stays goaded with a teammate of who has left to attack
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Dana    | sun  |
        | Alex    | moon |
        | Carissa | moon |
      And it is Alex's precombat main phase
      And Alex controls four Mountains
      And Alex holds Disrupt Decorum
      And Dana controls Air Elemental
      And Alex has cast Disrupt Decorum
      And the stack has resolved
      And Alex has conceded
      And play has gone on to Dana's precombat main phase
      When Dana declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Dana attacks Carissa with Air Elemental
      Then the declaration is legal
      And Air Elemental is attacking Carissa

    Scenario: Nobody has to attack a teammate of a lurer who has left
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Dana    | sun  |
        | Alex    | moon |
        | Carissa | moon |
      And Rob controls Craw Wurm and Storm Crow
      And Alex controls Alluring Siren
      And Alex has activated Alluring Siren targeting Craw Wurm
      And the stack has resolved
      And Alex has conceded
      When Rob declares no attack
      Then the declaration is legal
      And Craw Wurm is not attacking

  @cr:508.1c @cr:508.1h
  Rule: Shared turns: costs and restrictions count for the member attacked

    Scenario: Windborn Muse doesn't tax attacks on its controller's teammate
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls Grizzly Bears
      And Alex controls Hill Giant
      And Dana controls Windborn Muse
      When Rob declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Dana    |
        | Hill Giant    | Carissa |
      Then the declaration is illegal
      And nothing has changed
      When Rob declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Carissa |
        | Hill Giant    | Carissa |
      Then the declaration is legal
      And Grizzly Bears is attacking Carissa

    Scenario: Sea Monster can't attack the teammate of a player with an Island
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Alex's precombat main phase
      And Alex controls Sea Monster
      And Carissa controls Island
      When Alex attacks Dana with Sea Monster
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Carissa with Sea Monster
      Then the declaration is legal
      And Sea Monster is attacking Carissa

  @cr:508.6
  Rule: Shared turns: a player hasn't attacked whom only a teammate's creature attacks

    Scenario Outline: Melee counts <times> for attacks on Carissa and, by <other>, on Dana
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's precombat main phase
      And Rob controls Wings of the Guard and Gray Ogre
      And Alex controls Hill Giant
      And Rob has declared these attacks:
        | attacker           | attacks |
        | Wings of the Guard | Carissa |
        | <other>            | Dana    |
      When the stack resolves
      Then Wings of the Guard is <size>

      Examples:
        | times | other      | size |
        | once  | Hill Giant | 2/2  |
        | twice | Gray Ogre  | 3/3  |
