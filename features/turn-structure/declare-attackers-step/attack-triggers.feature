@since:2020-06-01
Feature: Declare attackers step: what triggers
  One declaration can trigger many abilities. Some look at each attacking
  creature, others at the player who attacks or at whom they attack; and all of
  them look at the moment of the declaration only.

  @cr:508.1m
  Rule: Attack triggers trigger only if the whole declaration is legal and paid for

    Scenario: Fervent Charge triggers once Propaganda is paid, not before
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Fervent Charge, Grizzly Bears and two Plains
      And Carissa controls Propaganda
      When Alex declares these attacks without paying:
        | attacker      | attacks |
        | Grizzly Bears | Carissa |
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Carissa with Grizzly Bears
      Then the declaration is legal
      And first Plains is tapped
      And Fervent Charge's ability is on the stack once

    Scenario: No ability triggers on a declaration that breaks a restriction
      Given a two-player game between Rob and Alex
      And Rob controls Grizzly Bears and Gray Ogre
      And Alex controls Silent Arbiter and Hissing Miasma
      When Rob attacks Alex with Grizzly Bears and Gray Ogre
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Alex with Gray Ogre
      Then the declaration is legal
      And Hissing Miasma's ability is on the stack once

    Scenario: All abilities trigger that a declaration of two attackers triggers
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Agate-Blade Assassin and Pulse Tracker
      And Rob controls Hissing Miasma
      And Carissa has declared these attacks:
        | attacker             | attacks |
        | Agate-Blade Assassin | Alex    |
        | Pulse Tracker        | Rob     |
      When the stack resolves
      Then Alex has 18 life
      And Rob has 19 life
      And Carissa has 20 life

  @cr:508.2
  Rule: After the declaration, and its triggers, the active player receives priority

    Scenario: The active player receives priority before a defending player
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Grizzly Bears
      When Carissa attacks Rob with Grizzly Bears
      Then the declaration is legal
      And it is the declare attackers step
      And Carissa has priority
      When Carissa passes
      Then this is legal
      And Rob has priority

    Scenario: The active player has priority after a defending player's trigger
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears
      And Rob controls Hissing Miasma
      When Alex attacks Rob with Grizzly Bears
      Then the declaration is legal
      And Alex has priority
      And the stack holds, from the top:
        | object         | controller |
        | Hissing Miasma | Rob        |

  @cr:508.2a
  Rule: An attack trigger looks at the creature as it is declared, not later

    @example
    Scenario: A creature that gains flying late doesn't trigger Windreader Sphinx
      Given a two-player game between Rob and Alex
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

    Scenario: A creature that gains flying in time triggers Windreader Sphinx
      Given a two-player game between Rob and Alex
      And Rob controls Grizzly Bears and Island
      And Rob holds Jump
      And Alex controls Windreader Sphinx
      And Rob has cast Jump targeting Grizzly Bears
      And the top of the stack has resolved
      When Rob attacks Alex with Grizzly Bears
      Then the declaration is legal
      And Windreader Sphinx's ability is on the stack once
      When the top of the stack resolves
      When Alex agrees
      Then this is legal
      And Alex has one card in hand

    Scenario: A creature that loses flying too late triggers Windreader Sphinx
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Storm Crow and Windreader Sphinx
      And Alex controls three Islands
      And Alex holds Ovinize
      And Carissa has attacked Alex with Storm Crow
      When Alex casts Ovinize targeting Storm Crow
      Then this is legal
      When the top of the stack resolves
      Then Storm Crow does not have the keyword flying
      And Windreader Sphinx's ability is on the stack once
      When the top of the stack resolves
      When Carissa agrees
      Then this is legal
      And Carissa has one card in hand

    Scenario: A counter put on an attacker too late doesn't trigger Metropolis Angel
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Metropolis Angel, Gray Ogre and Forest
      And Rob holds Battlegrowth
      And Rob has attacked Carissa with Gray Ogre
      When Rob casts Battlegrowth targeting Gray Ogre
      Then this is legal
      When the top of the stack resolves
      Then Gray Ogre has 1 +1/+1 counter
      And Metropolis Angel's ability is not on the stack
      And Rob has no cards in hand

  @cr:508.2b
  Rule: All attack triggers go on the stack together, in APNAP order

    Scenario: Two players' attack triggers go on the stack in turn order
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Fervent Charge and Grizzly Bears
      And Alex controls Hissing Miasma
      And Rob controls Windreader Sphinx
      And Carissa controls Storm Crow
      When Carissa declares these attacks:
        | attacker   | attacks |
        | Storm Crow | Alex    |
      Then the declaration is legal
      And the stack holds, from the top:
        | object            | controller |
        | Hissing Miasma    | Alex       |
        | Windreader Sphinx | Rob        |
        | Fervent Charge    | Carissa    |

    Scenario Outline: A trigger on tapping can go on the stack <when> one on attacking
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Grizzly Bears
      And Carissa controls Gideon's Avenger and Hissing Miasma
      When Rob attacks Carissa with Grizzly Bears
      Then the declaration is legal
      When Carissa puts the triggers in the order <first> and <second>
      Then this is legal
      And the stack holds, from the top:
        | object   | controller |
        | <second> | Carissa    |
        | <first>  | Carissa    |
      And Rob has priority

      Examples:
        | when   | first            | second           |
        | before | Gideon's Avenger | Hissing Miasma   |
        | after  | Hissing Miasma   | Gideon's Avenger |

    Scenario: A creature with vigilance attacks without triggering Gideon's Avenger
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Serra Angel and Gray Ogre
      And Carissa controls Gideon's Avenger
      When Rob attacks Alex with Serra Angel and Gray Ogre
      Then the declaration is legal
      And Gideon's Avenger's ability is on the stack once
      When the stack resolves
      Then Gideon's Avenger has 1 +1/+1 counter

  @cr:508.3
  Rule: Attack triggers trigger as often as their conditions say

    Scenario: One attack triggers two abilities twice and once, and a third not
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Grizzly Bears, Gray Ogre and Fervent Charge
      And these permanents are on the battlefield:
        | permanent             | controller | attached to |
        | Curse of Vitality     | Rob        | Alex        |
        | Curse of the Forsaken | Rob        | Carissa     |
      When Rob attacks Alex with Grizzly Bears and Gray Ogre
      Then the declaration is legal
      When the stack resolves
      Then Grizzly Bears is 4/4
      And Gray Ogre is 4/4
      And Rob has 22 life

  @cr:508.3a
  Rule: "Whenever a creature attacks" triggers for each declared attacker it is about

    Scenario: Fervent Charge triggers for each of its controller's attackers
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Fervent Charge, Grizzly Bears and Gray Ogre
      And Carissa has declared these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Rob     |
        | Gray Ogre     | Alex    |
      When the stack resolves
      Then Grizzly Bears is 4/4
      And Gray Ogre is 4/4

    Scenario: Fervent Charge doesn't trigger when an opponent's creature attacks
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Grizzly Bears
      And Alex controls Fervent Charge
      And Carissa controls Hissing Miasma
      When Rob attacks Carissa with Grizzly Bears
      Then the declaration is legal
      And Hissing Miasma's ability is on the stack once
      And Fervent Charge's ability is not on the stack

    Scenario: Fervent Charge doesn't trigger for tokens that enter attacking
      Given a two-player game between Rob and Alex
      And Rob controls Hanweir Garrison and Fervent Charge
      When Rob attacks Alex with Hanweir Garrison
      Then the declaration is legal
      When the stack resolves
      Then the new Human tokens are called left Human token and right Human token
      And Hanweir Garrison is 4/5
      And left Human token is attacking Alex
      And left Human token is 1/1
      And right Human token is 1/1

    @cr:802.3a
    Scenario: Hissing Miasma triggers for each creature attacking its controller
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears, Gray Ogre and Hill Giant
      And Carissa controls Hissing Miasma
      When Alex declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Carissa |
        | Gray Ogre     | Rob     |
        | Hill Giant    | Carissa |
      Then the declaration is legal
      When the stack resolves
      Then Alex has 18 life

    Scenario: An attack on Jace triggers Blood Reckoning but not Hissing Miasma
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Grizzly Bears
      And Alex controls Jace Beleren, Blood Reckoning and Hissing Miasma
      When Rob attacks Jace Beleren with Grizzly Bears
      Then the declaration is legal
      And Blood Reckoning's ability is on the stack once
      And Hissing Miasma's ability is not on the stack
      When the stack resolves
      Then Rob has 19 life

    Scenario: Blood Reckoning doesn't trigger for another player's planeswalker
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Grizzly Bears and Gray Ogre
      And Alex controls Blood Reckoning
      And Carissa controls Jace Beleren
      When Rob declares these attacks:
        | attacker      | attacks      |
        | Grizzly Bears | Jace Beleren |
        | Gray Ogre     | Alex         |
      Then the declaration is legal
      And Blood Reckoning's ability is on the stack once

    Scenario: Curse of the Forsaken triggers for each creature attacking that player
      Given a free-for-all between Rob, Alex, Carissa and Dana
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
      Then Dana has 22 life
      And Carissa has 20 life

    Scenario: Curse of the Forsaken doesn't trigger if its controller is attacked
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Grizzly Bears
      And these permanents are on the battlefield:
        | permanent             | controller | attached to |
        | Curse of the Forsaken | Alex       | Carissa     |
      And Alex controls Hissing Miasma
      When Rob attacks Alex with Grizzly Bears
      Then the declaration is legal
      And Hissing Miasma's ability is on the stack once
      And Curse of the Forsaken's ability is not on the stack

    Scenario: Kaalia doesn't trigger when it attacks a planeswalker
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Kaalia of the Vast and Fervent Charge
      And Rob holds Serra Angel
      And Alex controls Jace Beleren
      When Rob attacks Jace Beleren with Kaalia of the Vast
      Then the declaration is legal
      And Fervent Charge's ability is on the stack once
      And Kaalia of the Vast's ability is not on the stack

    @cr:603.5
    Scenario: Kaalia attacks alone if its controller puts no creature beside it
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Kaalia of the Vast
      And Alex holds Serra Angel
      And Alex has attacked Carissa with Kaalia of the Vast
      When the top of the stack resolves
      And Alex chooses nothing
      Then this is legal
      And Serra Angel is in Alex's hand
      And Kaalia of the Vast is attacking Carissa
      When combat damage is dealt
      Then Carissa has 18 life

    @cr:508.7a
    Scenario: An attack reselected to a player doesn't trigger Hissing Miasma
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Hill Giant
      And Alex controls three Islands and Alex's Hissing Miasma
      And Alex holds Portal Mage
      And Carissa controls Carissa's Hissing Miasma
      And Rob has attacked Alex with Hill Giant
      When the stack resolves
      Then Rob has 19 life
      When Alex casts Portal Mage
      Then this is legal
      When the top of the stack resolves
      When the top of the stack resolves
      When Alex agrees
      Then this is legal
      When Alex chooses Carissa
      Then this is legal
      And Hill Giant is attacking Carissa
      And Carissa's Hissing Miasma's ability is not on the stack
      And the stack is empty

  @cr:508.3b
  Rule: "Whenever a player is attacked" triggers once, however many creatures attack

    Scenario: Two creatures attacking one player trigger Curse of Vitality once
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Grizzly Bears and Gray Ogre
      And these permanents are on the battlefield:
        | permanent         | controller | attached to |
        | Curse of Vitality | Rob        | Alex        |
      When Carissa attacks Alex with Grizzly Bears and Gray Ogre
      Then the declaration is legal
      And Curse of Vitality's ability is on the stack once
      When the stack resolves
      Then Rob has 22 life
      And Carissa has 22 life
      And Alex has 20 life

    Scenario: Attacks on others don't trigger Curse of Vitality
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Grizzly Bears, Gray Ogre and Fervent Charge
      And Alex controls Jace Beleren
      And these permanents are on the battlefield:
        | permanent         | controller | attached to |
        | Curse of Vitality | Carissa    | Alex        |
      When Rob declares these attacks:
        | attacker      | attacks      |
        | Grizzly Bears | Carissa      |
        | Gray Ogre     | Jace Beleren |
      Then the declaration is legal
      When the stack resolves
      Then Grizzly Bears is 4/4
      And Rob has 20 life
      And Carissa has 20 life

    Scenario: A token that enters attacking doesn't trigger Curse of Vitality
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Hanweir Garrison
      And these permanents are on the battlefield:
        | permanent         | controller | attached to |
        | Curse of Vitality | Rob        | Carissa     |
      And Rob has attacked Alex with Hanweir Garrison
      When the top of the stack resolves
      When Rob chooses Carissa
      Then this is legal
      When Rob chooses Carissa
      Then this is legal
      And the new Human tokens are called left Human token and right Human token
      And left Human token is attacking Carissa
      And the stack is empty
      And Rob has 20 life

    @since:2024-06-07
    Scenario: An attack on a battle isn't an attack on its protector
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Grizzly Bears and Fervent Charge
      And these permanents are on the battlefield:
        | permanent             | controller | protector | attached to |
        | Invasion of Dominaria | Rob        | Alex      |             |
        | Curse of Vitality     | Rob        |           | Alex        |
      When Rob attacks Invasion of Dominaria with Grizzly Bears
      Then the declaration is legal
      And Fervent Charge's ability is on the stack once
      And Curse of Vitality's ability is not on the stack

  @cr:508.3c
  Rule: "Whenever a player attacks with a creature" triggers if such a creature is declared

    Scenario: Two attackers with counters trigger Metropolis Angel once
      Given a two-player game between Rob and Alex
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

    Scenario: A creature that doesn't attack doesn't trigger Metropolis Angel
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent        | controller | counters |
        | Metropolis Angel | Alex       |          |
        | Gray Ogre        | Alex       | 1 +1/+1  |
        | Grizzly Bears    | Alex       |          |
        | Fervent Charge   | Alex       |          |
      When Alex attacks Rob with Grizzly Bears
      Then the declaration is legal
      And Fervent Charge's ability is on the stack once
      And Metropolis Angel's ability is not on the stack

    Scenario: An opponent's attacker with a counter doesn't trigger Metropolis Angel
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent        | controller | counters |
        | Metropolis Angel | Carissa    |          |
        | Gray Ogre        | Alex       | 1 +1/+1  |
        | Fervent Charge   | Alex       |          |
      When Alex attacks Carissa with Gray Ogre
      Then the declaration is legal
      And Fervent Charge's ability is on the stack once
      And Metropolis Angel's ability is not on the stack

  @since:2024-06-07 @cr:508.3d
  Rule: "Whenever a player attacks" triggers once for a declaration with any attacker

    Scenario: War Effort triggers once for two attackers
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls War Effort, Grizzly Bears and Gray Ogre
      When Rob declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Alex    |
        | Gray Ogre     | Carissa |
      Then the declaration is legal
      And War Effort's ability is on the stack once

    Scenario: War Effort triggers if its controller attacks only a planeswalker
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls War Effort and Grizzly Bears
      And Rob controls Jace Beleren
      When Alex attacks Jace Beleren with Grizzly Bears
      Then the declaration is legal
      And War Effort's ability is on the stack once

    Scenario: War Effort triggers on no empty declaration and no opponent's
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls War Effort and Grizzly Bears
      And Alex controls Gray Ogre
      When Rob declares no attack
      Then the declaration is legal
      And War Effort's ability is not on the stack
      When play goes on to Alex's beginning of combat
      When Alex attacks Carissa with Gray Ogre
      Then the declaration is legal
      And War Effort's ability is not on the stack

    @cr:603.7c
    Scenario: As the end step begins, only the Warrior of War Effort is sacrificed
      Given a two-player game between Rob and Alex
      And Rob controls War Effort and Grizzly Bears
      And Rob has attacked Alex with Grizzly Bears
      When the top of the stack resolves
      Then the new Warrior Token is called Warrior
      And Warrior is 2/1
      When play goes on to the end step
      Then Alex has 15 life
      And War Effort's ability is on the stack once
      When the top of the stack resolves
      Then Warrior has left the game
      And Grizzly Bears is on the battlefield
      And War Effort is on the battlefield

    @cr:603.7c
    Scenario: War Effort's Warrior stays if another player controls it by then
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls War Effort and Grizzly Bears
      And Alex controls four Islands
      And Alex holds Ray of Command
      And Rob has attacked Carissa with Grizzly Bears
      When the top of the stack resolves
      And Rob chooses Carissa
      Then this is legal
      And the new Warrior Token is called Warrior
      When Alex casts Ray of Command targeting Warrior
      Then this is legal
      When the top of the stack resolves
      Then Alex controls Warrior
      When play goes on to the end step
      And the stack resolves
      Then Warrior is on the battlefield
      And Alex controls Warrior

  @since:2024-06-07 @cr:508.3e
  Rule: "Whenever a player attacks another player" triggers once for each attacking player

    Scenario: Curse of Chaos triggers once for two attackers and asks that player
      Given a free-for-all between Rob, Alex and Carissa
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
      When Carissa agrees
      Then this is legal
      And Forest is in Carissa's graveyard
      And Carissa has one card in hand

    Scenario: Curse of Chaos doesn't trigger if only a planeswalker is attacked
      Given a free-for-all between Rob, Alex and Carissa
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

    Scenario: Curse of Chaos doesn't trigger for a token that enters attacking
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Hanweir Garrison
      And Rob holds Forest
      And these permanents are on the battlefield:
        | permanent      | controller | attached to |
        | Curse of Chaos | Alex       | Carissa     |
      And Rob has attacked Alex with Hanweir Garrison
      When the top of the stack resolves
      When Rob chooses Carissa
      Then this is legal
      When Rob chooses Carissa
      Then this is legal
      And the stack is empty
      And nobody is asked to choose

    @cr:805.10b
    Scenario Outline: With shared turns, Curse of Chaos asks each attacking player: <who>
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls Grizzly Bears and Hill Giant
      And Alex controls Gray Ogre
      And <who> holds Forest
      And these permanents are on the battlefield:
        | permanent      | controller | attached to |
        | Curse of Chaos | Rob        | Carissa     |
      When Rob attacks Carissa with Grizzly Bears, Hill Giant and Gray Ogre
      Then the declaration is legal
      When <who> agrees
      Then this is legal
      And Forest is in <who>'s graveyard
      And <who> has one card in hand

      Examples:
        | who  |
        | Rob  |
        | Alex |

    Scenario: A player who discards nothing for Curse of Chaos doesn't draw
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent      | controller | attached to |
        | Curse of Chaos | Rob        | Carissa     |
        | Grizzly Bears  | Alex       |             |
      And Alex holds Hill Giant
      And Alex has attacked Carissa with Grizzly Bears
      When the top of the stack resolves
      And Alex declines
      Then this is legal
      And Hill Giant is in Alex's hand
      And Alex has one card in hand

    Scenario: A player without cards in hand isn't asked by Curse of Chaos
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent      | controller | attached to |
        | Curse of Chaos | Rob        | Carissa     |
        | Grizzly Bears  | Alex       |             |
      And Alex has attacked Carissa with Grizzly Bears
      When the top of the stack resolves
      Then nobody is asked to choose
      And Alex has no cards in hand
      And Alex has priority

  @cr:508.3f
  Rule: "Attacks and isn't blocked" triggers in the declare blockers step

    Scenario: Abyssal Nightstalker triggers after blocks, not as it attacks
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Abyssal Nightstalker
      And Rob controls Wall of Wood
      And Rob holds Forest
      When Alex attacks Rob with Abyssal Nightstalker
      Then the declaration is legal
      And Abyssal Nightstalker's ability is not on the stack
      When Rob declares no block
      Then the declaration is legal
      And Abyssal Nightstalker's ability is on the stack once
      When the stack resolves
      Then Forest is in Rob's graveyard

    Scenario: Murk Dwellers triggers after blocks even if nobody could block it
      Given a two-player game between Rob and Alex
      And Rob controls Murk Dwellers
      When Rob attacks Alex with Murk Dwellers
      Then the declaration is legal
      And Murk Dwellers's ability is not on the stack
      When play goes on to the declare blockers step
      Then Murk Dwellers's ability is on the stack once
      When combat damage is dealt
      Then Alex has 16 life

  @cr:508.5a
  Rule: A "may" about the defending player is put to that player, not to another

    Scenario: Only the player whom Sibilant Spirit attacks may draw
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Sibilant Spirit and Grizzly Bears
      And Rob has declared these attacks:
        | attacker        | attacks |
        | Sibilant Spirit | Carissa |
        | Grizzly Bears   | Alex    |
      When the top of the stack resolves
      When Carissa agrees
      Then this is legal
      And Carissa has one card in hand
      And Alex has no cards in hand

    Scenario: The defending player may decline to draw for Sibilant Spirit
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Sibilant Spirit
      And Alex has attacked Rob with Sibilant Spirit
      When the top of the stack resolves
      When Rob declines
      Then this is legal
      And Rob has no cards in hand
      And Alex has no cards in hand
