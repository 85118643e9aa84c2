@since:2020-06-01
Feature: Declare attackers step: with two players
  Between two players there is one opponent to attack, and what that opponent
  guards. Costs, limits and requirements apply there as they do at a larger table.

  @cr:508.1d
  Rule: Two players: what has to attack attacks what it can

    Scenario: With Propaganda in its way, Juggernaut has to attack Jace Beleren
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Juggernaut
      And Rob controls Propaganda and Jace Beleren
      When Alex declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Jace Beleren with Juggernaut
      Then the declaration is legal
      And Juggernaut is attacking Jace Beleren

    Scenario: With Propaganda and no Jace Beleren, Juggernaut may stay at home
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Juggernaut and two Forests
      And Rob controls Propaganda
      When Alex declares no attack
      Then the declaration is legal
      And Juggernaut is not attacking
      And first Forest is untapped

    @cr:701.15b
    Scenario Outline: A creature that the only opponent goaded may attack <target>
      Given a two-player game between Rob and Alex
      And Rob controls four Mountains and Jace Beleren
      And Rob holds Disrupt Decorum
      And Alex controls Craw Wurm
      And Rob has cast Disrupt Decorum
      And the stack has resolved
      And play has gone on to Alex's precombat main phase
      When Alex declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks <target> with Craw Wurm
      Then the declaration is legal
      And Craw Wurm is attacking <target>

      Examples:
        | target       |
        | Rob          |
        | Jace Beleren |

    @cr:701.15b
    Scenario: A creature stays goaded as the player who goaded it takes it over
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls seven Mountains
      And Alex holds Disrupt Decorum and Act of Treason
      And Rob controls Craw Wurm
      And Alex has cast Disrupt Decorum
      And the stack has resolved
      And Alex has cast Act of Treason targeting Craw Wurm
      And the stack has resolved
      When Alex declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Rob with Craw Wurm
      Then the declaration is legal
      And Craw Wurm is attacking Rob

    @cr:701.15b
    Scenario: Juggernaut attacks alone, not Hill Giant goaded twice by one player
      Given a two-player game between Rob and Alex
      And Rob controls Silent Arbiter, four Mountains and two Islands
      And Rob holds Disrupt Decorum and Jeering Homunculus
      And Alex controls Hill Giant and Juggernaut
      And Rob has cast Jeering Homunculus
      And the top of the stack has resolved
      And Rob has chosen Hill Giant
      And the top of the stack has resolved
      When Rob agrees
      Then this is legal
      When Rob casts Disrupt Decorum
      Then this is legal
      When the stack resolves
      And play goes on to Alex's beginning of combat
      And Alex attacks Rob with Hill Giant
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Rob with Juggernaut
      Then the declaration is legal
      And Juggernaut is attacking Rob

  @cr:508.1c
  Rule: Two players: every limit on attackers applies

    Scenario: With Crawlspace and a newer Silent Arbiter, one creature attacks
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears and Gray Ogre
      And these permanents are on the battlefield:
        | permanent      | controller |
        | Crawlspace     | Rob        |
        | Silent Arbiter | Rob        |
      When Alex attacks Rob with Grizzly Bears and Gray Ogre
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Rob with Gray Ogre
      Then the declaration is legal
      And Gray Ogre is attacking Rob

    Scenario: With Silent Arbiter and a newer Crawlspace, one creature attacks
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears and Gray Ogre
      And these permanents are on the battlefield:
        | permanent      | controller |
        | Silent Arbiter | Alex       |
        | Crawlspace     | Rob        |
      When Alex attacks Rob with Grizzly Bears and Gray Ogre
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Rob with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Rob

  @cr:508.1h
  Rule: Two players: costs to attack add up, in each combat anew

    Scenario Outline: With <lands> Forests, an attack of two past Propaganda is <verdict>
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears, Gray Ogre and <lands> Forests
      And Rob controls Propaganda
      When Alex attacks Rob with Grizzly Bears and Gray Ogre
      Then the declaration is <verdict>
      And Gray Ogre is <now>

      Examples:
        | lands | verdict | now           |
        | two   | illegal | not attacking |
        | three | illegal | not attacking |
        | four  | legal   | attacking Rob |

    Scenario Outline: With <lands> Forests, an attack past Propaganda and Muse is <verdict>
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears and <lands> Forests
      And Rob controls Propaganda and Windborn Muse
      When Alex attacks Rob with Grizzly Bears
      Then the declaration is <verdict>
      And Grizzly Bears is <now>

      Examples:
        | lands | verdict | now           |
        | two   | illegal | not attacking |
        | three | illegal | not attacking |
        | four  | legal   | attacking Rob |

    Scenario Outline: With <lands> Mountains, a second attack past Propaganda is <verdict>
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears and <lands> Mountains
      And Alex holds Relentless Assault
      And Rob controls Propaganda
      And Alex has attacked Rob with Grizzly Bears
      And play has gone on to the postcombat main phase
      And Alex has cast Relentless Assault
      And the stack has resolved
      And play has gone on to the beginning of combat
      When Alex attacks Rob with Grizzly Bears
      Then the declaration is <verdict>
      And Grizzly Bears is <now>

      Examples:
        | lands | verdict | now           |
        | six   | illegal | not attacking |
        | eight | legal   | attacking Rob |

  @cr:506.5
  Rule: Two players: a creature attacks alone by what was declared in this combat

    Scenario: Exalted triggers in a second combat for a lone attacker on Rob
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Akrasan Squire, Serra Angel and four Mountains
      And Alex holds Relentless Assault
      And Alex has attacked Rob with Akrasan Squire and Serra Angel
      And play has gone on to the postcombat main phase
      And Alex has cast Relentless Assault
      And the top of the stack has resolved
      And play has gone on to the beginning of combat
      When Alex attacks Rob with Serra Angel
      Then the declaration is legal
      And Akrasan Squire's ability is on the stack once
      When the stack resolves
      Then Serra Angel is 5/5

    Scenario: Exalted doesn't trigger for two attackers in the second combat
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Akrasan Squire, Serra Angel and four Mountains
      And Alex holds Relentless Assault
      And Alex has attacked Rob with Serra Angel
      And the stack has resolved
      And play has gone on to the postcombat main phase
      And Alex has cast Relentless Assault
      And the top of the stack has resolved
      And play has gone on to the beginning of combat
      When Alex attacks Rob with Akrasan Squire and Serra Angel
      Then the declaration is legal
      And Akrasan Squire's ability is not on the stack

  @cr:508.6
  Rule: Two players: who attacks only a planeswalker hasn't attacked its controller

    Scenario Outline: For melee, Grizzly Bears's attack on <target> <counts>
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Wings of the Guard and Grizzly Bears
      And Rob controls Jace Beleren
      And Alex has declared these attacks:
        | attacker           | attacks      |
        | Wings of the Guard | Jace Beleren |
        | Grizzly Bears      | <target>     |
      When the stack resolves
      Then Wings of the Guard is <size>

      Examples:
        | target       | counts        | size |
        | Jace Beleren | doesn't count | 1/1  |
        | Rob          | counts        | 2/2  |

  @cr:508.5
  Rule: Two players: the defending player is known after the attack has ended

    Scenario: An attacker taken over by the defending player still drains Rob
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Agate-Blade Assassin
      And Rob controls five Mountains
      And Rob holds Word of Seizing
      And Alex has attacked Rob with Agate-Blade Assassin
      When Rob casts Word of Seizing targeting Agate-Blade Assassin
      Then this is legal
      When the top of the stack resolves
      Then Rob controls Agate-Blade Assassin
      And Agate-Blade Assassin is not attacking
      When the stack resolves
      Then Rob has 19 life
      And Alex has 21 life

    Scenario: An attacking player who takes over the attacked Jace defends nothing
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Agate-Blade Assassin and five Mountains
      And Alex holds Word of Seizing
      And Rob controls Jace Beleren
      And Alex has attacked Jace Beleren with Agate-Blade Assassin
      When Alex casts Word of Seizing targeting Jace Beleren
      Then this is legal
      When the top of the stack resolves
      Then Alex controls Jace Beleren
      And Agate-Blade Assassin is attacking nothing
      When the stack resolves
      Then Alex has 21 life

    Scenario Outline: Mercadia's Downfall gives a token that entered attacking <more>
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent        | controller |
        | Hanweir Garrison | Alex       |
        | <land>           | Rob        |
      And Alex controls three Mountains
      And Alex holds Mercadia's Downfall
      And Alex has attacked Rob with Hanweir Garrison
      And the top of the stack has resolved
      When Alex casts Mercadia's Downfall
      Then this is legal
      When the stack resolves
      Then the new Human Tokens are called left Human Token and right Human Token
      And left Human Token is <size>
      And right Human Token is <size>

      Examples:
        | land            | more    | size |
        | Tropical Island | +1/+0   | 2/1  |
        | Forest          | nothing | 1/1  |

  @cr:508.4
  Rule: Two players: what enters attacking may attack something else than the others

    Scenario: Two tokens of an attack on Jace attack Rob and Jace Beleren
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Hanweir Garrison
      And Rob controls Jace Beleren
      And Alex has attacked Jace Beleren with Hanweir Garrison
      And the top of the stack has resolved
      When Alex chooses Rob
      Then this is legal
      When Alex chooses Jace Beleren
      Then this is legal
      And the new Human Tokens are called left Human Token and right Human Token
      And left Human Token is attacking Rob
      And right Human Token is attacking Jace Beleren

  @cr:508.7c
  Rule: Two players: an attack is reselected to an opponent or what they control

    Scenario: Portal Mage moves an attack to Jace, not to the attacking player
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent           | controller |
        | Hill Giant          | Alex       |
        | Alex's Jace Beleren | Alex       |
        | Rob's Jace Beleren  | Rob        |
      And Rob controls three Islands
      And Rob holds Portal Mage
      And Alex has attacked Rob with Hill Giant
      And Rob has cast Portal Mage
      And the top of the stack has resolved
      When Rob agrees
      Then this is legal
      When Rob chooses Alex
      Then this is illegal
      And nothing has changed
      When Rob chooses Alex's Jace Beleren
      Then this is illegal
      And nothing has changed
      When Rob chooses Rob's Jace Beleren
      Then this is legal
      And Hill Giant is attacking Rob's Jace Beleren

  @cr:508.7b
  Rule: Two players: limits and requirements don't bind a reselected attack

    @cr:701.15b
    Scenario: Portal Mage moves a goaded creature from Jace to the only opponent
      Given a two-player game between Rob and Alex
      And Rob controls four Mountains, three Islands and Jace Beleren
      And Rob holds Disrupt Decorum and Portal Mage
      And Alex controls Hill Giant
      And Rob has cast Disrupt Decorum
      And the stack has resolved
      And play has gone on to Alex's beginning of combat
      And Alex has attacked Jace Beleren with Hill Giant
      And Rob has cast Portal Mage
      And the top of the stack has resolved
      When Rob agrees
      Then this is legal
      When Rob chooses Rob
      Then this is legal
      And Hill Giant is attacking Rob

    Scenario: Portal Mage moves a third attack from Jace past Crawlspace
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears, Gray Ogre and Hill Giant
      And Rob controls Crawlspace, Jace Beleren and three Islands
      And Rob holds Portal Mage
      And Alex has declared these attacks:
        | attacker      | attacks      |
        | Grizzly Bears | Rob          |
        | Gray Ogre     | Rob          |
        | Hill Giant    | Jace Beleren |
      And Rob has cast Portal Mage
      And the top of the stack has resolved
      And Rob has chosen Hill Giant
      When Rob agrees
      Then this is legal
      When Rob chooses Rob
      Then this is legal
      And Hill Giant is attacking Rob

    Scenario: Portal Mage moves an attack on Jace past Teferi's Moat
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent     | controller | chosen       |
        | Teferi's Moat | Rob        | color: green |
        | Jace Beleren  | Rob        |              |
        | Grizzly Bears | Alex       |              |
      And Rob controls three Islands
      And Rob holds Portal Mage
      When Alex attacks Rob with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Jace Beleren with Grizzly Bears
      Then the declaration is legal
      When Rob casts Portal Mage
      Then this is legal
      When the top of the stack resolves
      And Rob agrees
      Then this is legal
      When Rob chooses Rob
      Then this is legal
      And Grizzly Bears is attacking Rob

  @cr:508.1
  Rule: Two players: the active player alone declares attackers

    Scenario: Only Alex declares attackers in Alex's combat
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Hill Giant
      And Rob controls Grizzly Bears
      And play has gone on to the beginning of combat
      When everybody passes
      And Rob interrupts and declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Alex    |
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Rob with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Rob with Hill Giant
      Then the declaration is legal
      And Hill Giant is attacking Rob

  @cr:508.1f @cr:508.1k
  Rule: Two players: attackers tap as they are declared and attack until combat ends

    Scenario: A declared attacker taps, one with vigilance attacks untapped
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Serra Angel, Grizzly Bears and Gray Ogre
      When Alex attacks Rob with Serra Angel and Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is tapped
      And Serra Angel is untapped
      And Gray Ogre is untapped
      When play goes on to the end of combat
      Then Grizzly Bears is attacking Rob
      And Serra Angel is attacking Rob
      When play goes on to the postcombat main phase
      Then Grizzly Bears is not attacking
      And Serra Angel is not attacking

  @cr:508.1j
  Rule: Two players: the whole cost to attack is paid, or nobody attacks

    Scenario: One Mountain pays for one attacker on Archangel of Tithes's controller
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears, Gray Ogre and Mountain
      And Rob controls Archangel of Tithes and Jace Beleren
      When Alex declares these attacks:
        | attacker      | attacks      |
        | Grizzly Bears | Rob          |
        | Gray Ogre     | Jace Beleren |
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Jace Beleren with Gray Ogre
      Then the declaration is legal
      And Mountain is tapped

  @cr:508.2
  Rule: Two players: once attackers are declared, the active player receives priority

    Scenario: Alex has priority after the trigger of the player attacked
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears
      And Rob controls Hissing Miasma
      When Alex attacks Rob with Grizzly Bears
      Then the declaration is legal
      And Hissing Miasma's ability is on the stack once
      And Alex has priority
      When Alex passes
      Then this is legal
      And Rob has priority

  @cr:508.2b @cr:508.3
  Rule: Two players: attack triggers go on the stack together, the active player's first

    Scenario: Hissing Miasma of the player attacked is put above Fervent Charge
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Rob controls Hissing Miasma
      And Alex controls Fervent Charge, Storm Crow and Grizzly Bears
      When Alex attacks Rob with Storm Crow
      Then the declaration is legal
      And the stack holds, from the top:
        | object         | controller |
        | Hissing Miasma | Rob        |
        | Fervent Charge | Alex       |

    Scenario: For two attackers Fervent Charge triggers twice, a Curse once
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears, Gray Ogre and Fervent Charge
      And these permanents are on the battlefield:
        | permanent         | controller | attached to |
        | Curse of Vitality | Alex       | Rob         |
      When Alex attacks Rob with Grizzly Bears and Gray Ogre
      Then the declaration is legal
      When the stack resolves
      Then Grizzly Bears is 4/4
      And Gray Ogre is 4/4
      And Alex has 22 life

  @cr:508.7 @cr:508.7a
  Rule: Two players: a reselected creature attacks on, and hasn't attacked anew

    Scenario: An attack moved from Jace to Rob doesn't trigger Hissing Miasma
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Hill Giant
      And Rob controls Jace Beleren, Hissing Miasma and three Islands
      And Rob holds Portal Mage
      And Alex has attacked Jace Beleren with Hill Giant
      And Rob has cast Portal Mage
      And the top of the stack has resolved
      And Rob has chosen Hill Giant
      When Rob agrees
      Then this is legal
      When Rob chooses Rob
      Then this is legal
      And Hill Giant is attacking Rob
      And Hill Giant is tapped
      And the stack is empty
      And Alex has 20 life
