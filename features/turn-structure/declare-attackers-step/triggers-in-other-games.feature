@since:2020-06-01
Feature: Declare attackers step: what triggers in other kinds of games
  What an attack triggers doesn't depend on how many players there are, nor
  on whether teams share turns.

  @cr:508.2a
  Rule: An attack trigger looks at the creature as it is declared, not later

    Scenario Outline: A counter put on too late triggers nothing <where>
      Given a <game>
      And Rob controls Metropolis Angel, Gray Ogre and Forest
      And Rob holds Battlegrowth
      And Rob has attacked Carissa with Gray Ogre
      When Rob casts Battlegrowth targeting Gray Ogre
      Then this is legal
      When the top of the stack resolves
      Then Gray Ogre has 1 +1/+1 counter
      And Metropolis Angel's ability is not on the stack
      And Rob has no cards in hand

      Examples:
        | where                | game                                                           |
        | in a two-player game | two-player game between Rob and Carissa                        |
        | in a team game       | team game of Rob and Alex against Carissa and Dana             |
        | with shared turns    | Two-Headed Giant game of Rob and Alex against Carissa and Dana |

    Scenario Outline: Flying gained too late triggers no Sphinx <where>
      Given a <game>
      And Rob controls Grizzly Bears and Island
      And Rob holds Jump
      And Alex controls Windreader Sphinx
      And Rob has attacked Alex with Grizzly Bears
      When Rob casts Jump targeting Grizzly Bears
      Then this is legal
      When the top of the stack resolves
      Then Grizzly Bears has the keyword flying
      And the stack is empty
      And nobody is asked to choose

      Examples:
        | where             | game                                                           |
        | in free-for-all   | free-for-all between Rob, Alex and Carissa                     |
        | in a team game    | team game of Rob and Carissa against Alex and Dana             |
        | with shared turns | Two-Headed Giant game of Rob and Carissa against Alex and Dana |

  @cr:508.3a
  Rule: "Whenever a creature attacks" triggers for each declared attacker it is about

    Scenario Outline: Curse of the Forsaken triggers for each attacker <where>
      Given a <game>
      And it is Dana's precombat main phase
      And Dana controls Grizzly Bears, Gray Ogre and Hill Giant
      And Alex controls Jace Beleren
      And these permanents are on the battlefield:
        | permanent             | controller | attached to |
        | Curse of the Forsaken | Carissa    | Alex        |
      When Dana declares these attacks:
        | attacker      | attacks      |
        | Grizzly Bears | Alex         |
        | Gray Ogre     | Jace Beleren |
        | Hill Giant    | Alex         |
      Then the declaration is legal
      When the stack resolves
      Then Dana has <Dana's life> life
      And Carissa has <Carissa's life> life

      Examples:
        | where             | game                                                           | Dana's life | Carissa's life |
        | in a team game    | team game of Dana and Rob against Alex and Carissa             | 22          | 20             |
        | with shared turns | Two-Headed Giant game of Dana and Rob against Alex and Carissa | 32          | 30             |

    Scenario: An attack on Jace isn't one on its controller in a two-player game
      Given a two-player game between Rob and Alex
      And Rob controls Grizzly Bears
      And Alex controls Jace Beleren, Blood Reckoning and Hissing Miasma
      When Rob attacks Jace Beleren with Grizzly Bears
      Then the declaration is legal
      And Blood Reckoning's ability is on the stack once
      And Hissing Miasma's ability is not on the stack
      When the stack resolves
      Then Rob has 19 life

    Scenario: Fervent Charge triggers for each attacker in a two-player game
      Given a two-player game between Carissa and Rob
      And it is Carissa's precombat main phase
      And Carissa controls Fervent Charge, Grizzly Bears and Gray Ogre
      And Carissa has declared these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Rob     |
        | Gray Ogre     | Rob     |
      When the stack resolves
      Then Grizzly Bears is 4/4
      And Gray Ogre is 4/4

  @cr:508.3b
  Rule: "Whenever a player is attacked" triggers once, however many creatures attack

    @since:2024-06-07
    Scenario Outline: An attack on a battle isn't one on its protector <where>
      Given a <game>
      And Rob controls Grizzly Bears and Fervent Charge
      And these permanents are on the battlefield:
        | permanent             | controller | protector | attached to |
        | Invasion of Dominaria | Rob        | Alex      |             |
        | Curse of Vitality     | Rob        |           | Alex        |
      When Rob attacks Invasion of Dominaria with Grizzly Bears
      Then the declaration is legal
      And Fervent Charge's ability is on the stack once
      And Curse of Vitality's ability is not on the stack

      Examples:
        | where                | game                                                           |
        | in a two-player game | two-player game between Rob and Alex                           |
        | in a team game       | team game of Rob and Carissa against Alex and Dana             |
        | with shared turns    | Two-Headed Giant game of Rob and Carissa against Alex and Dana |

    Scenario Outline: A token that enters attacking triggers no Curse <where>
      Given a <game>
      And Rob controls Hanweir Garrison
      And these permanents are on the battlefield:
        | permanent         | controller | attached to |
        | Curse of Vitality | Rob        | Carissa     |
      And Rob has attacked Alex with Hanweir Garrison
      When the top of the stack resolves
      And Rob chooses Carissa
      Then this is legal
      When Rob chooses Carissa
      Then this is legal
      And the new Human tokens are called left Human token and right Human token
      And left Human token is attacking Carissa
      And the stack is empty
      And Rob has <life> life

      Examples:
        | where             | game                                                           | life |
        | in a team game    | team game of Rob and Dana against Alex and Carissa             | 20   |
        | with shared turns | Two-Headed Giant game of Rob and Dana against Alex and Carissa | 30   |

    Scenario Outline: Both heads attack <attacked>, and Curse of Vitality triggers once
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls Gray Ogre
      And Alex controls Hill Giant
      And these permanents are on the battlefield:
        | permanent         | controller | attached to |
        | Curse of Vitality | <caster>   | <attacked>  |
      When Rob attacks <attacked> with Gray Ogre and Hill Giant
      Then the declaration is legal
      And Curse of Vitality's ability is on the stack once

      Examples:
        | attacked | caster |
        | Carissa  | Dana   |
        | Dana     | Alex   |

  @cr:508.3c
  Rule: "Whenever a player attacks with a creature" triggers if such a creature is declared

    Scenario Outline: Metropolis Angel triggers once for two attackers <where>
      Given a <game>
      And these permanents are on the battlefield:
        | permanent        | controller | counters |
        | Metropolis Angel | Rob        |          |
        | Gray Ogre        | Rob        | 1 +1/+1  |
        | Hill Giant       | Rob        | 1 +1/+1  |
      When Rob attacks Alex with Gray Ogre and Hill Giant
      Then the declaration is legal
      And Metropolis Angel's ability is on the stack once
      When the stack resolves
      Then Rob has one card in hand

      Examples:
        | where             | game                                                           |
        | in free-for-all   | free-for-all between Rob, Alex and Carissa                     |
        | in a team game    | team game of Rob and Carissa against Alex and Dana             |
        | with shared turns | Two-Headed Giant game of Rob and Carissa against Alex and Dana |

  @since:2024-06-07 @cr:508.3d
  Rule: "Whenever a player attacks" triggers once for a declaration with any attacker

    Scenario Outline: War Effort triggers once for two attackers <where>
      Given a <game>
      And Rob controls War Effort, Grizzly Bears and Gray Ogre
      When Rob declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Alex    |
        | Gray Ogre     | Carissa |
      Then the declaration is legal
      And War Effort's ability is on the stack once

      Examples:
        | where             | game                                                           |
        | in a team game    | team game of Rob and Dana against Alex and Carissa             |
        | with shared turns | Two-Headed Giant game of Rob and Dana against Alex and Carissa |

    Scenario: War Effort triggers once for both attackers in a two-player game
      Given a two-player game between Rob and Alex
      And Rob controls War Effort, Grizzly Bears and Gray Ogre
      When Rob declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Alex    |
        | Gray Ogre     | Alex    |
      Then the declaration is legal
      And War Effort's ability is on the stack once

  @since:2024-06-07 @cr:508.3e
  Rule: "Whenever a player attacks another player" triggers once for each attacking player

    Scenario Outline: Curse of Chaos ignores an attack on a planeswalker <where>
      Given a <game>
      And Rob controls Grizzly Bears and War Effort
      And Rob holds Forest
      And Alex controls Jace Beleren
      And these permanents are on the battlefield:
        | permanent      | controller | attached to |
        | Curse of Chaos | Carissa    | Alex        |
      When Rob attacks Jace Beleren with Grizzly Bears
      Then the declaration is legal
      And War Effort's ability is on the stack once
      And Curse of Chaos's ability is not on the stack

      Examples:
        | where             | game                                                           |
        | in a team game    | team game of Rob and Carissa against Alex and Dana             |
        | with shared turns | Two-Headed Giant game of Rob and Carissa against Alex and Dana |

    Scenario: Curse of Chaos triggers once and asks the attacker in a team game
      Given a team game of Carissa and Rob against Alex and Dana
      And it is Carissa's precombat main phase
      And Carissa controls Grizzly Bears and Gray Ogre
      And Carissa holds Forest
      And these permanents are on the battlefield:
        | permanent      | controller | attached to |
        | Curse of Chaos | Rob        | Alex        |
      When Carissa attacks Alex with Grizzly Bears and Gray Ogre
      Then the declaration is legal
      And Curse of Chaos's ability is on the stack once
      When the top of the stack resolves
      And Carissa agrees
      Then this is legal
      And Forest is in Carissa's graveyard
      And Carissa has one card in hand

    Scenario: Curse of Chaos leaves planeswalkers' attackers be in a two-player game
      Given a two-player game between Rob and Alex
      And Rob controls Grizzly Bears and War Effort
      And Rob holds Forest
      And Alex controls Jace Beleren
      And these permanents are on the battlefield:
        | permanent      | controller | attached to |
        | Curse of Chaos | Alex       | Alex        |
      When Rob attacks Jace Beleren with Grizzly Bears
      Then the declaration is legal
      And War Effort's ability is on the stack once
      And Curse of Chaos's ability is not on the stack

    Scenario: Curse of Chaos triggers once for two attackers in a two-player game
      Given a two-player game between Carissa and Rob
      And it is Carissa's precombat main phase
      And Carissa controls Grizzly Bears and Gray Ogre
      And Carissa holds Forest
      And these permanents are on the battlefield:
        | permanent      | controller | attached to |
        | Curse of Chaos | Rob        | Rob         |
      When Carissa attacks Rob with Grizzly Bears and Gray Ogre
      Then the declaration is legal
      And Curse of Chaos's ability is on the stack once
      When the top of the stack resolves
      And Carissa agrees
      Then this is legal
      And Forest is in Carissa's graveyard
      And Carissa has one card in hand
