@since:2024-06-07
Feature: Combat phase: attacking alone, and the defending player, in other games
  Who attacks alone, and who is the defending player, is the same question in a
  two-player game and with shared turns; the answer mustn't be another one.

  @cr:506.5
  Rule: A creature attacks alone if no other creature is declared with it

    Scenario Outline: A second combat's lone attacker is exalted <where>
      Given a <game>
      And Rob controls Akrasan Squire, Serra Angel and four Mountains
      And Rob holds Relentless Assault
      And Rob has attacked Alex with Akrasan Squire and Serra Angel
      And play has gone on to the postcombat main phase
      And Rob has cast Relentless Assault
      And the top of the stack has resolved
      And play has gone on to the beginning of combat
      When Rob attacks Alex with Serra Angel
      Then the declaration is legal
      And Akrasan Squire's ability is on the stack once
      When the stack resolves
      Then Serra Angel is 5/5

      Examples:
        | where                | game                                                           |
        | in a two-player game | two-player game between Rob and Alex                           |
        | with shared turns    | Two-Headed Giant game of Rob and Dana against Alex and Carissa |

    Scenario: Attackers of two players of a team don't attack alone
      Given a Two-Headed Giant game of Rob and Dana against Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Akrasan Squire, Hill Giant and Gray Ogre
      When Alex declares these attacks:
        | attacker   | attacks |
        | Hill Giant | Rob     |
        | Gray Ogre  | Dana    |
      Then the declaration is legal
      And Akrasan Squire's ability is not on the stack
      And nobody is asked to order triggers
      When combat damage is dealt
      Then Rob has 25 life

  @cr:508.5
  Rule: The defending player stays who it was, whoever controls what was attacked

    Scenario Outline: A planeswalker's old controller loses the life <where>
      Given a <game>
      And Rob controls Agate-Blade Assassin, Reconnaissance and five Mountains
      And Rob holds Word of Seizing
      And Alex controls Jace Beleren
      And Rob has attacked Jace Beleren with Agate-Blade Assassin
      And Rob has activated Reconnaissance targeting Agate-Blade Assassin
      And the top of the stack has resolved
      When Rob casts Word of Seizing targeting Jace Beleren
      Then this is legal
      When the top of the stack resolves
      Then Rob controls Jace Beleren
      And Agate-Blade Assassin is not attacking
      When the stack resolves
      Then Alex has <Alex's life> life
      And Rob has <Rob's life> life

      Examples:
        | where                | game                                                           | Alex's life | Rob's life |
        | in a two-player game | two-player game between Rob and Alex                           | 19          | 21         |
        | with shared turns    | Two-Headed Giant game of Rob and Dana against Alex and Carissa | 29          | 31         |

    Scenario Outline: A seized planeswalker's taker isn't defending <where>
      Given a <game>
      And Rob controls Agate-Blade Assassin and five Mountains
      And Rob holds Word of Seizing
      And Alex controls Jace Beleren
      And Rob has attacked Jace Beleren with Agate-Blade Assassin
      When Rob casts Word of Seizing targeting Jace Beleren
      Then this is legal
      When the top of the stack resolves
      Then Rob controls Jace Beleren
      And Agate-Blade Assassin is attacking nothing
      When the stack resolves
      Then Alex has <Alex's life> life
      And Rob has <Rob's life> life

      Examples:
        | where                | game                                                           | Alex's life | Rob's life |
        | in a two-player game | two-player game between Rob and Alex                           | 19          | 21         |
        | with shared turns    | Two-Headed Giant game of Rob and Dana against Alex and Carissa | 29          | 31         |

    Scenario Outline: A stolen attacker keeps its defending player <where>
      Given a <game>
      And Rob controls Agate-Blade Assassin
      And Alex controls five Mountains
      And Alex holds Word of Seizing
      And Rob has attacked Alex with Agate-Blade Assassin
      When Alex casts Word of Seizing targeting Agate-Blade Assassin
      Then this is legal
      When the top of the stack resolves
      Then Alex controls Agate-Blade Assassin
      And Agate-Blade Assassin is not attacking
      When the stack resolves
      Then Alex has <Alex's life> life
      And Rob has <Rob's life> life

      Examples:
        | where                | game                                                           | Alex's life | Rob's life |
        | in a two-player game | two-player game between Rob and Alex                           | 19          | 21         |
        | with shared turns    | Two-Headed Giant game of Rob and Dana against Alex and Carissa | 29          | 31         |

    Scenario: A token that enters attacking has its defending player as well
      Given a two-player game between Rob and Alex
      And these permanents are on the battlefield:
        | permanent        | controller |
        | Hanweir Garrison | Rob        |
        | Tropical Island  | Alex       |
      And Rob controls three Mountains
      And Rob holds Mercadia's Downfall
      And Rob has attacked Alex with Hanweir Garrison
      And the top of the stack has resolved
      When Rob casts Mercadia's Downfall
      Then this is legal
      When the stack resolves
      Then the new Human Tokens are called left Human Token and right Human Token
      And left Human Token is 2/1
      And Hanweir Garrison is 3/3

  @cr:508.1h
  Rule: A cost to attack is paid for each attacker, and costs add up

    Scenario: Propaganda and Windborn Muse tax an attacker together
      Given a two-player game between Rob and Alex
      And Rob controls Grizzly Bears and three Forests
      And Alex controls Propaganda and Windborn Muse
      When Rob attacks Alex with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed

    Scenario: Propaganda taxes each of two attackers
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Hill Giant, Gray Ogre and two Mountains
      And Rob controls Propaganda
      When Alex attacks Rob with Hill Giant and Gray Ogre
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Rob with Hill Giant
      Then the declaration is legal
      And first Mountain is tapped
      And second Mountain is tapped

  @cr:508.7b @cr:508.7c
  Rule: An attack is turned to what the attacker's opponents control

    Scenario: An attack isn't turned to the attacker's controller between two
      Given a two-player game between Rob and Alex
      And these permanents are on the battlefield:
        | permanent           | controller |
        | Hill Giant          | Rob        |
        | Rob's Jace Beleren  | Rob        |
        | Alex's Jace Beleren | Alex       |
        | first Island        | Alex       |
        | second Island       | Alex       |
        | third Island        | Alex       |
      And Alex holds Portal Mage
      And Rob has attacked Alex with Hill Giant
      And Alex has cast Portal Mage
      And the top of the stack has resolved
      When Alex agrees
      Then this is legal
      When Alex chooses Rob
      Then this is illegal
      And nothing has changed
      When Alex chooses Rob's Jace Beleren
      Then this is illegal
      And nothing has changed
      When Alex chooses Alex's Jace Beleren
      Then this is legal
      And Hill Giant is attacking Alex's Jace Beleren

  @cr:509.3g
  Rule: A creature that entered attacking triggers as unblocked as well

    Scenario Outline: Murk Dwellers that entered attacking triggers <where>
      Given a <game>
      And Rob controls Yore-Tiller Nephilim
      And Rob's graveyard holds Murk Dwellers
      And Alex controls Wall of Wood
      When Rob attacks Alex with Yore-Tiller Nephilim
      Then the declaration is legal
      When the top of the stack resolves
      And Alex declares no block
      Then the declaration is legal
      And Murk Dwellers's ability is on the stack once

      Examples:
        | where                | game                                 |
        | in a two-player game | two-player game between Rob and Alex |
