@since:2020-06-01
Feature: Declare attackers step: requirements in other kinds of games
  What has to attack does so as far as nothing forbids it, whether each
  player attacks alone or a team attacks as one.

  @cr:101.2 @cr:508.1d
  Rule: An effect that says something can't happen beats one that allows or requires it

    Scenario Outline: With Pacifism Juggernaut compels nobody else <where>
      Given a <game>
      And it is Alex's precombat main phase
      And Alex controls Juggernaut and Grizzly Bears
      And these permanents are on the battlefield:
        | permanent | controller | attached to |
        | Pacifism  | Rob        | Juggernaut  |
      When Alex declares no attack
      Then the declaration is legal
      And Juggernaut is not attacking
      And Juggernaut is untapped

      Examples:
        | where             | game                                                           |
        | in a team game    | team game of Alex and Carissa against Rob and Dana             |
        | with shared turns | Two-Headed Giant game of Alex and Carissa against Rob and Dana |

  @since:2024-06-07 @cr:508.1d
  Rule: A requirement to attack can be obeyed anywhere unless it names a player

    Scenario Outline: Alluring Siren forces nobody through Propaganda <where>
      Given a <game>
      And Rob controls Grizzly Bears and two Islands
      And Alex controls Alluring Siren and Propaganda
      And Alex has activated Alluring Siren targeting Grizzly Bears
      And the stack has resolved
      When Rob declares no attack
      Then the declaration is legal
      And Grizzly Bears is not attacking
      And Grizzly Bears is untapped

      Examples:
        | where                | game                                                           |
        | in a two-player game | two-player game between Rob and Alex                           |
        | in a team game       | team game of Rob and Carissa against Alex and Dana             |
        | with shared turns    | Two-Headed Giant game of Rob and Carissa against Alex and Dana |

    Scenario Outline: A goaded creature stays goaded under a new player <where>
      Given a <game>
      And Alex controls four Mountains
      And Alex holds Disrupt Decorum
      And Rob controls Craw Wurm
      And Carissa controls three Mountains
      And Carissa holds Act of Treason
      And Alex has cast Disrupt Decorum
      And the stack has resolved
      And play has gone on to Carissa's precombat main phase
      And Carissa has cast Act of Treason targeting Craw Wurm
      And the stack has resolved
      When Carissa declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Carissa attacks Alex with Craw Wurm
      Then the declaration is illegal
      And nothing has changed
      When Carissa attacks Rob with Craw Wurm
      Then the declaration is legal
      And Craw Wurm is attacking Rob

      Examples:
        | where             | game                                                           |
        | in a team game    | team game of Alex and Carissa against Rob and Dana             |
        | with shared turns | Two-Headed Giant game of Alex and Rob against Carissa and Dana |

    Scenario Outline: Attacking a battle doesn't satisfy goad <where>
      Given a <game>
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Craw Wurm             | Rob        |           |
        | Invasion of Dominaria | Rob        | Carissa   |
      And Alex controls four Mountains
      And Alex holds Disrupt Decorum
      And Alex has cast Disrupt Decorum
      And the stack has resolved
      And play has gone on to Rob's precombat main phase
      When Rob attacks Invasion of Dominaria with Craw Wurm
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Carissa with Craw Wurm
      Then the declaration is legal
      And Craw Wurm is attacking Carissa

      Examples:
        | where             | game                                                           |
        | in a team game    | team game of Alex and Rob against Carissa and Dana             |
        | with shared turns | Two-Headed Giant game of Alex and Carissa against Rob and Dana |

    Scenario Outline: Attacking a battle doesn't satisfy Alluring Siren <where>
      Given a <game>
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Grizzly Bears         | Rob        |           |
        | Alluring Siren        | Alex       |           |
        | Invasion of Dominaria | Carissa    | Alex      |
      And Alex has activated Alluring Siren targeting Grizzly Bears
      And the stack has resolved
      When Rob attacks Invasion of Dominaria with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Alex with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Alex

      Examples:
        | where             | game                                                           |
        | in a team game    | team game of Rob and Carissa against Alex and Dana             |
        | with shared turns | Two-Headed Giant game of Rob and Carissa against Alex and Dana |

    Scenario Outline: Alluring Siren's requirement follows the creature <where>
      Given a <game>
      And Rob controls three Mountains
      And Rob holds Act of Treason
      And Alex controls Alluring Siren
      And Carissa controls Grizzly Bears
      And Alex has activated Alluring Siren targeting Grizzly Bears
      And the stack has resolved
      And Rob has cast Act of Treason targeting Grizzly Bears
      And the stack has resolved
      When Rob declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Carissa with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Alex with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Alex

      Examples:
        | where             | game                                                           |
        | in a team game    | team game of Rob and Carissa against Alex and Dana             |
        | with shared turns | Two-Headed Giant game of Rob and Carissa against Alex and Dana |

    Scenario Outline: Juggernaut avoids Propaganda only by attacking <where>
      Given a <game>
      And Rob controls Juggernaut
      And Alex controls Propaganda
      When Rob declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Carissa with Juggernaut
      Then the declaration is legal
      And Juggernaut is attacking Carissa

      Examples:
        | where             | game                                                           |
        | in a team game    | team game of Rob and Dana against Alex and Carissa             |
        | with shared turns | Two-Headed Giant game of Rob and Dana against Alex and Carissa |

    Scenario: Attacking a battle doesn't obey Alluring Siren in a two-player game
      Given a two-player game between Rob and Alex
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Grizzly Bears         | Rob        |           |
        | Alluring Siren        | Alex       |           |
        | Invasion of Dominaria | Rob        | Alex      |
      And Alex has activated Alluring Siren targeting Grizzly Bears
      And the stack has resolved
      When Rob attacks Invasion of Dominaria with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Alex with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Alex

    Scenario Outline: A creature goaded twice counts a player once <where>
      Given a <game>
      And it is Carissa's precombat main phase
      And Rob controls Hill Giant
      And Carissa controls eight Mountains
      And Carissa holds first Disrupt Decorum and second Disrupt Decorum
      And Alex controls Vedalken Orrery and four Mountains
      And Alex holds third Disrupt Decorum
      And Carissa has cast first Disrupt Decorum
      And the stack has resolved
      And Carissa has cast second Disrupt Decorum
      And the stack has resolved
      And Alex has cast third Disrupt Decorum
      And the stack has resolved
      When play goes on to Rob's beginning of combat
      And Rob attacks Carissa with Hill Giant
      Then the declaration is legal
      And Hill Giant is attacking Carissa

      Examples:
        | where             | game                                                           |
        | in a team game    | team game of Alex and Carissa against Rob and Dana             |
        | with shared turns | Two-Headed Giant game of Carissa and Alex against Rob and Dana |

  @cr:508.1d
  Rule: A requirement to attack in a turn applies to each combat of that turn

    Scenario Outline: Alluring Siren's target attacks in both combats <where>
      Given a <game>
      And it is Carissa's upkeep
      And Carissa controls Serra Angel and four Mountains
      And Carissa holds Relentless Assault
      And Rob controls Alluring Siren
      And Rob has activated Alluring Siren targeting Serra Angel
      And the top of the stack has resolved
      And Carissa has attacked Rob with Serra Angel
      And play has gone on to the postcombat main phase
      And Carissa has cast Relentless Assault
      And the top of the stack has resolved
      And play has gone on to the beginning of combat
      When Carissa declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Carissa attacks Alex with Serra Angel
      Then the declaration is illegal
      And nothing has changed
      When Carissa attacks Rob with Serra Angel
      Then the declaration is legal
      When combat damage is dealt
      Then Rob has <life> life

      Examples:
        | where             | game                                                           | life |
        | in a team game    | team game of Carissa and Alex against Rob and Dana             | 12   |
        | with shared turns | Two-Headed Giant game of Carissa and Alex against Rob and Dana | 22   |

    Scenario: Alluring Siren's target attacks twice in a two-player game
      Given a two-player game between Carissa and Rob
      And it is Carissa's upkeep
      And Carissa controls Serra Angel and four Mountains
      And Carissa holds Relentless Assault
      And Rob controls Alluring Siren
      And Rob has activated Alluring Siren targeting Serra Angel
      And the top of the stack has resolved
      And Carissa has attacked Rob with Serra Angel
      And play has gone on to the postcombat main phase
      And Carissa has cast Relentless Assault
      And the top of the stack has resolved
      And play has gone on to the beginning of combat
      When Carissa declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Carissa attacks Carissa with Serra Angel
      Then the declaration is illegal
      And nothing has changed
      When Carissa attacks Rob with Serra Angel
      Then the declaration is legal
      When combat damage is dealt
      Then Rob has 12 life

  @cr:508.1d
  Rule: As many attack requirements are obeyed as restrictions and costs allow

    Scenario: Attacking Jace isn't attacking Rob as required in a two-player game
      Given a two-player game between Carissa and Rob
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
