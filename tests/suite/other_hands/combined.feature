@since:2020-06-01
Feature: Other hands: one team's attack, the other team's answer
  A second reading of 805.10, mostly with life totals of one's own, so that one sees who is meant.

  Background:
    Given a shared team turns game seated clockwise:
      | player  | team   |
      | Rob     | Suns   |
      | Alex    | Suns   |
      | Carissa | Moons  |
      | Dana    | Moons  |

  @cr:805.10a
  Rule: Everybody attacks, everybody defends

    # 805.10a: each member of the active team is an attacking player, each of the other a defending player
    Scenario: Roles in the turn of the second team
      Given it is Carissa's precombat main phase
      And Dana controls Pulse Tracker
      When Dana attacks Alex with Pulse Tracker
      Then the declaration is legal
      And the attacking players are Carissa and Dana
      And the defending players are Rob and Alex
      When the stack resolves
      Then Rob has 19 life
      And Alex has 19 life
      And Carissa has 20 life

  @cr:805.10b
  Rule: One attack of the whole team

    # 805.10b, 508.1: one attacker in all, not one for each head
    @cr:508.1c
    Scenario: An Arbiter of the attackers counts both heads' creatures
      Given it is Rob's precombat main phase
      And Alex controls Silent Arbiter and Gray Ogre
      And Rob controls Wind Drake
      When Rob declares these attacks:
        | attacker   | attacks |
        | Wind Drake | Carissa |
        | Gray Ogre  | Dana    |
      Then the declaration is illegal
      And nothing has changed
      When Rob declares these attacks:
        | attacker  | attacks |
        | Gray Ogre | Dana    |
      Then the declaration is legal
      And Gray Ogre is attacking Dana

    # 805.10b: a creature of the teammate is company enough
    @cr:508.1c
    Scenario: Flunkies in company of the other head's creature
      Given it is Carissa's precombat main phase
      And Dana controls Mogg Flunkies
      And Carissa controls Wind Drake
      When Dana attacks Rob with Mogg Flunkies
      Then the declaration is illegal
      And nothing has changed
      When Dana declares these attacks:
        | attacker      | attacks |
        | Mogg Flunkies | Rob     |
        | Wind Drake    | Alex    |
      Then the declaration is legal
      And Mogg Flunkies is attacking Rob

    # 805.10b, 506.5: with a teammate's attacker beside it nothing attacks alone
    @cr:506.5
    Scenario: Two heads' creatures do not attack alone
      Given it is Rob's precombat main phase
      And Rob controls Akrasan Squire
      And Alex controls Gray Ogre
      When Rob declares these attacks:
        | attacker       | attacks |
        | Akrasan Squire | Carissa |
        | Gray Ogre      | Dana    |
      Then the declaration is legal
      And Akrasan Squire's ability is not on the stack
      And Akrasan Squire is 1/1

    # 805.10b, 102.3: what attacks alone must be the Squire's own controller's creature
    @cr:506.5
    Scenario: A lone attacker has only its own head's Squire behind it
      Given it is Rob's precombat main phase
      And Rob controls left Akrasan Squire
      And Alex controls right Akrasan Squire and Gray Ogre
      When Rob attacks Dana with Gray Ogre
      Then the declaration is legal
      And left Akrasan Squire's ability is not on the stack
      And right Akrasan Squire's ability is on the stack once
      When the stack resolves
      Then Gray Ogre is 3/3

    # 805.10b: what limits attacks on one defending player limits the combined attack on that one only
    @cr:508.1c
    Scenario: A Crawlspace under one roof of two
      Given it is Carissa's precombat main phase
      And Alex controls Crawlspace
      And Carissa controls Gray Ogre and Wind Drake
      And Dana controls Hill Giant and Storm Crow
      When Carissa declares these attacks:
        | attacker   | attacks |
        | Gray Ogre  | Alex    |
        | Wind Drake | Alex    |
        | Hill Giant | Alex    |
      Then the declaration is illegal
      And nothing has changed
      When Carissa declares these attacks:
        | attacker   | attacks |
        | Gray Ogre  | Rob     |
        | Wind Drake | Alex    |
        | Hill Giant | Alex    |
        | Storm Crow | Rob     |
      Then the declaration is legal
      And Storm Crow is attacking Rob

    # 805.10b: a moat around one head leaves the other open
    @cr:508.1c
    Scenario: A Moat around one head
      Given it is Rob's precombat main phase
      And these permanents are on the battlefield:
        | permanent     | controller | chosen     |
        | Teferi's Moat | Dana       | color: red |
        | Gray Ogre     | Alex       |            |
        | Wind Drake    | Rob        |            |
      When Rob declares these attacks:
        | attacker   | attacks |
        | Gray Ogre  | Dana    |
        | Wind Drake | Dana    |
      Then the declaration is illegal
      And nothing has changed
      When Rob declares these attacks:
        | attacker   | attacks |
        | Gray Ogre  | Carissa |
        | Wind Drake | Dana    |
      Then the declaration is legal
      And Gray Ogre is attacking Carissa

    # 805.10b, 508.1d: a demand on one head's creature binds the whole declaration; the lure is for one of the defending players
    @cr:508.1d
    Scenario: A Siren of one head
      Given it is Rob's precombat main phase
      And Carissa controls Alluring Siren
      And Alex controls Gray Ogre
      And Rob controls Wind Drake
      And Carissa has activated Alluring Siren targeting Gray Ogre
      And the stack has resolved
      When Rob attacks Dana with Wind Drake
      Then the declaration is illegal
      And nothing has changed
      When Rob declares these attacks:
        | attacker   | attacks |
        | Wind Drake | Carissa |
        | Gray Ogre  | Dana    |
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Carissa with Gray Ogre
      Then the declaration is legal

    # 805.10b, 508.1a: teammates are not attacked
    @cr:508.1b
    Scenario: Nobody attacks a teammate
      Given it is Dana's precombat main phase
      And Dana controls Gray Ogre
      When Dana attacks Carissa with Gray Ogre
      Then the declaration is illegal
      And nothing has changed

    # 805.10b, 302.6: each head's creatures have been under its control since the team's turn began, or not
    @cr:302.6
    Scenario: A creature that the teammate has just got stays at home
      Given it is Dana's precombat main phase
      And these permanents are on the battlefield:
        | permanent  | controller | summoning sick |
        | Gray Ogre  | Dana       | yes            |
        | Wind Drake | Carissa    |                |
      When Carissa declares these attacks:
        | attacker   | attacks |
        | Gray Ogre  | Rob     |
        | Wind Drake | Rob     |
      Then the declaration is illegal
      And nothing has changed
      When Carissa attacks Rob with Wind Drake
      Then the declaration is legal

  @cr:805.10c
  Rule: The attacking player is the controller of what is blocked

    # 805.10c: a Toady compares itself with the controller of the attacker that it would block
    @cr:509.1b
    Scenario: A Toady blocks the weaker head's creature only
      Given it is Rob's precombat main phase
      And Rob controls Scathe Zombies, Hill Giant and Storm Crow
      And Alex controls Gray Ogre
      And Dana controls Mogg Toady and Wall of Wood
      And Rob has declared these attacks:
        | attacker       | attacks |
        | Scathe Zombies | Dana    |
        | Gray Ogre      | Carissa |
      When Dana blocks Scathe Zombies with Mogg Toady
      Then the declaration is illegal
      And nothing has changed
      When Dana blocks Gray Ogre with Mogg Toady
      Then the declaration is legal
      And Mogg Toady is blocking Gray Ogre

    # 805.10c: the Souls' attacking player is the controller of the attacker blocked, not the primary player
    @cr:510.2
    Scenario: Souls answer the head whose creature they block
      Given it is Rob's precombat main phase
      And Rob controls Wind Drake
      And Alex controls Hill Giant
      And Carissa controls Souls of the Faultless
      And Rob has declared these attacks:
        | attacker   | attacks |
        | Wind Drake | Dana    |
        | Hill Giant | Dana    |
      And Carissa has blocked Hill Giant with Souls of the Faultless
      When combat damage is dealt
      And the stack resolves
      Then Alex has 17 life
      And Rob has 20 life
      And Carissa has 23 life
      And Dana has 18 life

  @cr:805.10d
  Rule: One defence of the whole team

    # 805.10d: a creature of either head blocks what attacks either
    Scenario: Each blocks for the other
      Given it is Carissa's precombat main phase
      And Carissa controls Gray Ogre
      And Dana controls Scathe Zombies
      And Rob controls Wall of Wood
      And Alex controls Wall of Stone
      And Carissa has declared these attacks:
        | attacker       | attacks |
        | Gray Ogre      | Rob     |
        | Scathe Zombies | Alex    |
      When Alex declares these blocks:
        | blocker       | blocks         |
        | Wall of Wood  | Scathe Zombies |
        | Wall of Stone | Gray Ogre      |
      Then the declaration is legal
      And Gray Ogre is blocked by Wall of Stone
      When combat damage is dealt
      Then Rob has 20 life
      And Alex has 20 life

    # 805.10d: one creature of each head is enough against menace, one in all is not
    @cr:509.1b
    Scenario: A Brute needs one of each
      Given it is Rob's precombat main phase
      And Alex controls Boggart Brute
      And Carissa controls Wall of Wood
      And Dana controls Wall of Stone
      And Rob has attacked Dana with Boggart Brute
      When Carissa blocks Boggart Brute with Wall of Wood
      Then the declaration is illegal
      And nothing has changed
      When Carissa blocks Boggart Brute with Wall of Wood and Wall of Stone
      Then the declaration is legal
      And Boggart Brute is blocked by Wall of Wood and Wall of Stone

    # 805.10d: one blocker in all
    @cr:509.1b
    Scenario: An Arbiter lets one of both heads' creatures block
      Given it is Rob's precombat main phase
      And Alex controls Hill Giant and Silent Arbiter
      And Carissa controls Wall of Wood
      And Dana controls Wall of Stone
      And Alex has attacked Dana with Hill Giant
      When Dana declares these blocks:
        | blocker       | blocks     |
        | Wall of Wood  | Hill Giant |
        | Wall of Stone | Hill Giant |
      Then the declaration is illegal
      And nothing has changed
      When Dana blocks Hill Giant with Wall of Wood
      Then the declaration is legal

    # 805.10d: the teammate's blocker is company
    @cr:509.1b
    Scenario: Flunkies block beside the other head's creature
      Given it is Rob's precombat main phase
      And Alex controls Gray Ogre and Hill Giant
      And Carissa controls Mogg Flunkies
      And Dana controls Wall of Stone
      And Rob has declared these attacks:
        | attacker   | attacks |
        | Gray Ogre  | Carissa |
        | Hill Giant | Dana    |
      When Carissa blocks Gray Ogre with Mogg Flunkies
      Then the declaration is illegal
      And nothing has changed
      When Carissa declares these blocks:
        | blocker       | blocks     |
        | Mogg Flunkies | Gray Ogre  |
        | Wall of Stone | Hill Giant |
      Then the declaration is legal

    # 805.10d, 509.1c: all creatures of the defending team that are able block the Unicorn, whoever it attacks
    @cr:509.1c
    Scenario: A Unicorn draws both heads' creatures
      Given it is Rob's precombat main phase
      And Rob controls Prized Unicorn and Gray Ogre
      And Carissa controls Wall of Wood
      And Dana controls Wall of Stone
      And Rob has declared these attacks:
        | attacker       | attacks |
        | Prized Unicorn | Dana    |
        | Gray Ogre      | Carissa |
      When Carissa declares these blocks:
        | blocker       | blocks         |
        | Wall of Wood  | Gray Ogre      |
        | Wall of Stone | Prized Unicorn |
      Then the declaration is illegal
      And nothing has changed
      When Carissa blocks Prized Unicorn with Wall of Wood and Wall of Stone
      Then the declaration is legal

    # 805.10d: attackers of a planeswalker too are blocked by either head
    Scenario: One head shields the other's Jace
      Given it is Rob's precombat main phase
      And Alex controls Gray Ogre
      And Dana controls Jace Beleren
      And Carissa controls Wall of Wood
      And Alex has attacked Jace Beleren with Gray Ogre
      When Carissa blocks Gray Ogre with Wall of Wood
      Then the declaration is legal
      When combat damage is dealt
      Then Jace Beleren has 3 loyalty counters

    # 805.10d, 310.8d, 310.8c: a battle is defended by its protector, whose creatures may block
    @since:2024-06-07 @cr:310.8
    Scenario: The protecting head blocks for a battle
      Given it is Rob's precombat main phase
      And Alex controls Gray Ogre
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Invasion of Dominaria | Rob        | Dana      |
        | Wall of Wood          | Dana       |           |
      And Alex has attacked Invasion of Dominaria with Gray Ogre
      When Dana blocks Gray Ogre with Wall of Wood
      Then the declaration is legal
      When combat damage is dealt
      Then Invasion of Dominaria has 5 defense counters

  @cr:805.10e
  Rule: The defending player is the one that is attacked

    # 805.10e: the land of the one attacked counts, for both heads' blockers; a teammate's land does not
    @cr:702.14c
    Scenario Outline: A Mountain of <owner>, and a Mountaineer that attacks Dana
      Given it is Rob's precombat main phase
      And <owner> controls Mountain
      And Carissa controls Wall of Wood
      And Alex controls Goblin Mountaineer
      And Rob has attacked Dana with Goblin Mountaineer
      When Carissa blocks Goblin Mountaineer with Wall of Wood
      Then the declaration is <verdict>

      Examples:
        | owner   | verdict |
        | Carissa | legal   |
        | Dana    | illegal |

    # 805.10e, 508.1c: an attacking Toady compares itself with the one it would attack
    @cr:508.1c
    Scenario: A Toady attacks the poorer head
      Given it is Rob's precombat main phase
      And Alex controls Mogg Toady and Wall of Wood
      And Carissa controls Gray Ogre
      And Dana controls Wind Drake, Storm Crow and Hill Giant
      When Alex attacks Dana with Mogg Toady
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Carissa with Mogg Toady
      Then the declaration is legal

    # 805.10e: the head that is attacked loses the life, not the primary player
    Scenario: An Assassin drains the head that it attacks
      Given it is Rob's precombat main phase
      And Alex controls Agate-Blade Assassin
      And Rob has attacked Dana with Agate-Blade Assassin
      When the stack resolves
      Then Dana has 19 life
      And Carissa has 20 life
      And Alex has 21 life
      And Rob has 20 life

    # 805.10e: the controller of the planeswalker that is attacked
    Scenario: An Assassin at Jace drains the controller
      Given it is Rob's precombat main phase
      And Rob controls Agate-Blade Assassin
      And Dana controls Jace Beleren
      And Alex has attacked Jace Beleren with Agate-Blade Assassin
      When the stack resolves
      Then Dana has 19 life
      And Carissa has 20 life
      And Rob has 21 life

    # 805.10e: once it has been removed from combat, the one whom it was attacking
    @cr:508.5
    Scenario: An Assassin called back drains all the same
      Given it is Carissa's precombat main phase
      And Dana controls Agate-Blade Assassin and Reconnaissance
      And Carissa has attacked Alex with Agate-Blade Assassin
      When Dana activates Reconnaissance targeting Agate-Blade Assassin
      Then this is legal
      When the top of the stack resolves
      Then Agate-Blade Assassin is not attacking
      And Agate-Blade Assassin is untapped
      When the stack resolves
      Then Alex has 19 life
      And Rob has 20 life
      And Dana has 21 life

    # 805.10e: for each attacker its own
    Scenario: A Downfall counts for each attacker apart
      Given it is Rob's precombat main phase
      And Rob controls Gray Ogre and three Mountains
      And Alex controls Wind Drake
      And Rob holds Mercadia's Downfall
      And Dana controls left Tropical Island and right Tropical Island
      And Carissa controls Forest
      And Rob has declared these attacks:
        | attacker   | attacks |
        | Gray Ogre  | Dana    |
        | Wind Drake | Carissa |
      And Rob has cast Mercadia's Downfall
      When the stack resolves
      Then Gray Ogre is 4/2
      And Wind Drake is 2/2
      When combat damage is dealt
      Then Dana has 16 life
      And Carissa has 18 life

    # 805.10e: the creature to be tapped is one of the attacked head's
    Scenario: A Master taps for the head that it attacks
      Given it is Rob's precombat main phase
      And Alex controls Master of Diversion
      And Carissa controls Wall of Wood
      And Dana controls Wall of Stone and Wall of Air
      When Rob attacks Dana with Master of Diversion
      Then the declaration is legal
      And Alex may choose among Wall of Stone and Wall of Air
      When Alex chooses Wall of Air
      Then this is legal
      When the stack resolves
      Then Wall of Air is tapped

    # 805.10e: only the lands of the one that is attacked
    Scenario: A Ravager grows with one head's lands
      Given it is Carissa's precombat main phase
      And Dana controls Terra Ravager
      And Rob controls four Forests
      And Alex controls two Forests
      And Dana has attacked Alex with Terra Ravager
      When the stack resolves
      Then Terra Ravager is 2/4

    # 805.10e: who is attacked may not cast; the other head may
    Scenario: A Dragon silences one head
      Given it is Carissa's precombat main phase
      And Carissa controls Wardscale Dragon
      And Rob controls left Mountain
      And Rob holds left Shock
      And Alex controls right Mountain
      And Alex holds right Shock
      And Carissa has attacked Alex with Wardscale Dragon
      When Alex casts right Shock targeting Dana
      Then this is illegal
      And nothing has changed
      When Rob casts left Shock targeting Dana
      Then this is legal
      When the stack resolves
      Then Dana has 18 life

  @cr:510.1b
  Rule: Damage goes where the attack went

    # 510.1b, 805.10b: the player named as attackers were declared
    @cr:805.10b
    Scenario: Each is struck by what attacks them
      Given it is Carissa's precombat main phase
      And Carissa controls Gray Ogre and Hill Giant
      And Dana controls Wind Drake
      And Dana has declared these attacks:
        | attacker   | attacks |
        | Gray Ogre  | Rob     |
        | Hill Giant | Alex    |
        | Wind Drake | Alex    |
      When combat damage is dealt
      Then Rob has 18 life
      And Alex has 15 life

    # 800.4e, 506.4: whoever attacks somebody that has left strikes nobody, not the teammate either; the rest of the combat goes on
    @cr:800.4e
    Scenario: The attacked head leaves, the other is not struck instead
      Given it is Rob's precombat main phase
      And Rob controls Gray Ogre
      And Alex controls Hill Giant
      And Rob has declared these attacks:
        | attacker   | attacks |
        | Gray Ogre  | Dana    |
        | Hill Giant | Carissa |
      When Carissa concedes
      Then this is legal
      And Hill Giant is attacking nothing
      And Gray Ogre is attacking Dana
      And the defending players are Dana
      When combat damage is dealt
      Then Dana has 18 life

    # 800.4a, 800.4j: an attacking head leaves with its creatures, the team's attack goes on
    @cr:800.4a
    Scenario: An attacking head leaves, its teammate's attackers stay
      Given it is Rob's precombat main phase
      And Rob controls Gray Ogre
      And Alex controls Hill Giant
      And Rob has declared these attacks:
        | attacker   | attacks |
        | Gray Ogre  | Dana    |
        | Hill Giant | Carissa |
      When Rob concedes
      Then this is legal
      And Gray Ogre has left the game
      And Hill Giant is attacking Carissa
      And the attacking players are Alex
      And it is Alex's turn
      When combat damage is dealt
      Then Carissa has 17 life
      And Dana has 20 life
      When play goes on to Carissa's precombat main phase
      Then it is Dana's turn

    # 104.2c: the team has won with the one who was still there, and so has the one who had lost
    @cr:104.2c
    Scenario: One head wins for both
      Given it is Rob's precombat main phase
      And Carissa has 3 life
      And Dana has 2 life
      And Rob controls Gray Ogre
      And Alex controls Hill Giant
      And Rob has declared these attacks:
        | attacker   | attacks |
        | Hill Giant | Carissa |
      And Rob has conceded
      When combat damage is dealt
      Then Carissa has left the game
      And the game goes on
      When Dana concedes
      Then this is legal
      And Rob and Alex have won

  @cr:805.10f @cr-2024-06-07:805.10f
  Rule: Orders and damage are announced by team

    # 805.10f until 2024-06-07: after all blocks the attacking team's orders, then the defending team's
    @until:2024-06-07
    Scenario: First the attackers' orders, then the defenders'
      Given it is Carissa's precombat main phase
      And Carissa controls Craw Wurm
      And Dana controls Gray Ogre
      And Rob controls Wall of Wood
      And Alex controls Palace Guard
      And Carissa has declared these attacks:
        | attacker  | attacks |
        | Craw Wurm | Rob     |
        | Gray Ogre | Rob     |
      When Rob declares these blocks:
        | blocker      | blocks                  |
        | Wall of Wood | Craw Wurm               |
        | Palace Guard | Craw Wurm and Gray Ogre |
      Then the declaration is legal
      And Carissa is asked to order blockers
      And nobody is asked to order attackers
      When Dana announces the order Palace Guard and Wall of Wood for Craw Wurm
      Then this is legal
      And Alex is asked to order attackers
      When Rob announces the order Gray Ogre and Craw Wurm for Palace Guard
      Then this is legal
      When combat damage is dealt
      Then Palace Guard is in Alex's graveyard

    # 805.10f (805.10g until 2024): a blocker of two heads' attackers divides its damage as its team says
    @since:2024-11-08
    Scenario: A Guard strikes one of two heads' creatures
      Given it is Rob's precombat main phase
      And Rob controls Gray Ogre
      And Alex controls Hill Giant
      And Dana controls Palace Guard
      And Rob has declared these attacks:
        | attacker   | attacks |
        | Gray Ogre  | Dana    |
        | Hill Giant | Carissa |
      And Dana has declared these blocks:
        | blocker      | blocks                   |
        | Palace Guard | Gray Ogre and Hill Giant |
      When Carissa assigns this damage:
        | source       | to         | damage |
        | Palace Guard | Hill Giant | 1      |
      Then this is legal
      When combat damage is dealt
      Then Hill Giant has 1 damage marked on it
      And Gray Ogre has no damage marked on it
      And Palace Guard is in Dana's graveyard
      And Carissa has 20 life
