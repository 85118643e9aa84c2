@since:2020-06-01
Feature: Declare attackers step
  Besides the creatures that are declared, others may join an attack while
  it is on: they enter the battlefield attacking, and nothing that governs
  declarations stands in their way. And an attack that is on may be turned
  towards somebody else.

  @cr:508.4
  Rule: A creature that enters attacking attacks what its controller chooses

    Scenario: Two tokens that enter attacking can attack two different players
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Hanweir Garrison
      And Carissa has attacked Alex with Hanweir Garrison
      When the top of the stack resolves
      Then Carissa may choose among Rob and Alex
      When Carissa chooses Carissa
      Then this is illegal
      And nothing has changed
      When Carissa chooses Rob
      Then this is legal
      And Carissa may choose among Rob and Alex
      When Carissa chooses Alex
      Then this is legal
      When combat damage is dealt
      Then Alex has 17 life
      And Rob has 19 life

    @since:2024-06-07
    Scenario: A token that enters attacking can attack a planeswalker or a battle
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Hanweir Garrison      | Rob        |           |
        | Rob's Jace Beleren    | Rob        |           |
        | Invasion of Dominaria | Rob        | Alex      |
        | Alex's Jace Beleren   | Alex       |           |
      And Rob has attacked Carissa with Hanweir Garrison
      When the top of the stack resolves
      Then Rob may choose among Alex, Carissa, Alex's Jace Beleren and Invasion of Dominaria
      When Rob chooses Rob's Jace Beleren
      Then this is illegal
      And nothing has changed
      When Rob chooses Alex's Jace Beleren
      Then this is legal
      When Rob chooses Invasion of Dominaria
      Then this is legal
      When combat damage is dealt
      Then Alex's Jace Beleren has 2 loyalty counters
      And Invasion of Dominaria has 4 defense counters
      And Carissa has 18 life
      And Alex has 20 life

    Scenario: Only the player attacked by a token that enters attacking can block it
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Hanweir Garrison
      And Alex controls Wall of Wood
      And Carissa controls Wall of Stone
      And Rob has attacked Alex with Hanweir Garrison
      When the top of the stack resolves
      When Rob chooses Carissa
      Then this is legal
      When Rob chooses Carissa
      Then this is legal
      And the new Human tokens are called left Human token and right Human token
      And left Human token is attacking Carissa
      And right Human token is attacking Carissa
      When Alex blocks left Human token with Wall of Wood
      Then the declaration is illegal
      And nothing has changed
      When Carissa blocks left Human token with Wall of Stone
      Then the declaration is legal
      And left Human token is blocked by Wall of Stone
      And right Human token is unblocked

    @cr:506.2a
    Scenario: Tokens enter attacking only the opponent who was chosen to defend
      Given a game without attack options between Rob, Alex and Carissa
      And Rob controls Hanweir Garrison
      And Rob has chosen Carissa
      And Rob has attacked Carissa with Hanweir Garrison
      When the stack resolves
      Then the new Human tokens are called left Human token and right Human token
      And left Human token is attacking Carissa
      And right Human token is attacking Carissa

    @cr:506.5
    Scenario: Tokens that enter attacking don't stop exalted
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Hanweir Garrison and Akrasan Squire
      When Rob attacks Alex with Hanweir Garrison
      Then the declaration is legal
      When Rob puts the triggers in the order Akrasan Squire and Hanweir Garrison
      Then this is legal
      And Akrasan Squire's ability is on the stack once
      When the stack resolves
      Then the new Human tokens are called left Human token and right Human token
      And Hanweir Garrison is 3/4
      And left Human token is 1/1
      And right Human token is 1/1

    @cr:506.5
    Scenario: A creature doesn't attack alone if another attacks a planeswalker
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Akrasan Squire and Hill Giant
      And Alex controls Jace Beleren
      When Rob declares these attacks:
        | attacker       | attacks      |
        | Akrasan Squire | Alex         |
        | Hill Giant     | Jace Beleren |
      Then the declaration is legal
      And Akrasan Squire's ability is not on the stack
      When combat damage is dealt
      Then Akrasan Squire is 1/1
      And Alex has 19 life

    Scenario: Relentless Assault doesn't untap a token that entered attacking
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Hanweir Garrison and four Mountains
      And Alex holds Relentless Assault
      And Alex has attacked Rob with Hanweir Garrison
      When the stack resolves
      Then the new Human tokens are called left Human token and right Human token
      When play goes on to the postcombat main phase
      Then Hanweir Garrison is tapped
      When Alex casts Relentless Assault
      Then this is legal
      When the stack resolves
      Then Hanweir Garrison is untapped
      And left Human token is tapped
      And right Human token is tapped

    @cr:506.5
    Scenario: Exalted triggers for a lone attacker in the turn's second combat
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Akrasan Squire, Serra Angel and four Mountains
      And Rob holds Relentless Assault
      And Rob has attacked Alex with Akrasan Squire and Serra Angel
      And play has gone on to the postcombat main phase
      And Rob has cast Relentless Assault
      And the top of the stack has resolved
      And play has gone on to the beginning of combat
      When Rob attacks Carissa with Serra Angel
      Then the declaration is legal
      When the stack resolves
      Then Serra Angel is 5/5
      When combat damage is dealt
      Then Carissa has 15 life
      And Alex has 15 life

  @cr:508.4c @cr:802.3a
  Rule: Attack restrictions and costs don't apply to a creature that enters attacking

    Scenario: Silent Arbiter and Propaganda don't stop tokens that enter attacking
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Hanweir Garrison
      And Alex controls Silent Arbiter
      And Carissa controls Propaganda
      When Rob attacks Carissa with Hanweir Garrison
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Alex with Hanweir Garrison
      Then the declaration is legal
      And Hanweir Garrison's ability is on the stack once
      When the top of the stack resolves
      When Rob chooses Carissa
      Then this is legal
      When Rob chooses Carissa
      Then this is legal
      And the new Human tokens are called left Human token and right Human token
      And left Human token is attacking Carissa
      And right Human token is attacking Carissa
      And left Human token is tapped
      And right Human token is tapped
      And the stack is empty

    @cr:802.4b
    Scenario: If two players are attacked, Silent Arbiter allows each one blocker
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Hanweir Garrison
      And Alex controls Wall of Wood
      And Carissa controls Silent Arbiter and Wall of Stone
      And Rob has attacked Alex with Hanweir Garrison
      When the top of the stack resolves
      When Rob chooses Carissa
      Then this is legal
      When Rob chooses Carissa
      Then this is legal
      And the new Human tokens are called left Human token and right Human token
      When Alex blocks Hanweir Garrison with Wall of Wood
      Then the declaration is legal
      And Hanweir Garrison is blocked by Wall of Wood
      When Carissa declares these blocks:
        | blocker        | blocks            |
        | Silent Arbiter | left Human token  |
        | Wall of Stone  | right Human token |
      Then the declaration is illegal
      And nothing has changed
      When Carissa blocks right Human token with Wall of Stone
      Then the declaration is legal
      And right Human token is blocked by Wall of Stone

    Scenario: A token can enter attacking a player that Teferi's Moat protects
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent        | controller | chosen     |
        | Hanweir Garrison | Rob        |            |
        | Teferi's Moat    | Carissa    | color: red |
      When Rob attacks Carissa with Hanweir Garrison
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Alex with Hanweir Garrison
      Then the declaration is legal
      When the top of the stack resolves
      When Rob chooses Carissa
      Then this is legal
      When Rob chooses Alex
      Then this is legal
      When combat damage is dealt
      Then Carissa has 19 life
      And Alex has 17 life

  @cr:508.5
  Rule: In a two-player game, the defending player stays the same if the attacker leaves combat

    @since:2024-06-07
    Scenario Outline: Even out of combat, an attacker of <what> keeps its defending player
      Given a two-player game between Rob and Alex
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Agate-Blade Assassin  | Rob        |           |
        | Reconnaissance        | Rob        |           |
        | Invasion of Dominaria | Rob        | Alex      |
        | Jace Beleren          | Alex       |           |
      And Rob has attacked <target> with Agate-Blade Assassin
      When Rob activates Reconnaissance targeting Agate-Blade Assassin
      Then this is legal
      When the stack resolves
      Then Agate-Blade Assassin is not attacking
      And Alex has 19 life
      And Rob has 21 life

      Examples:
        | what     | target                |
        | a player | Alex                  |
        | Jace     | Jace Beleren          |
        | a battle | Invasion of Dominaria |

  @cr:508.7 @cr:508.7a @cr:802.2a
  Rule: Reselecting an attack changes the defending player but isn't a new attack

    Scenario: Portal Mage changes the defending player without a new attack trigger
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls Agate-Blade Assassin and Grizzly Bears
      And Alex controls Wall of Wood and three Islands
      And Alex holds Portal Mage
      And Carissa controls Wall of Stone
      And Dana has attacked Alex with Agate-Blade Assassin and Grizzly Bears
      And Alex has cast Portal Mage
      And the top of the stack has resolved
      And Alex has chosen Agate-Blade Assassin
      When Alex agrees
      Then this is legal
      When Alex chooses Carissa
      Then this is legal
      And Agate-Blade Assassin is attacking Carissa
      And Agate-Blade Assassin is tapped
      And Agate-Blade Assassin's ability is on the stack once
      When the stack resolves
      Then Carissa has 19 life
      And Alex has 20 life
      And Rob has 20 life
      And Dana has 21 life
      When Alex blocks Agate-Blade Assassin with Wall of Wood
      Then the declaration is illegal
      And nothing has changed
      When Carissa blocks Agate-Blade Assassin with Wall of Stone
      Then the declaration is legal
      And Agate-Blade Assassin is blocked by Wall of Stone

    @cr:508.5
    Scenario: An attacker's defending player is the last player it attacked
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And Dana controls Slate Street Ruffian
      And it is Dana's precombat main phase
      And Alex controls three Islands
      And Alex holds Portal Mage and first Forest
      And Carissa controls Wall of Stone and Island
      And Carissa holds Unsummon and second Forest
      And Dana has attacked Alex with Slate Street Ruffian
      And Alex has cast Portal Mage
      And the top of the stack has resolved
      And Alex has chosen Slate Street Ruffian
      When Alex agrees
      Then this is legal
      When Alex chooses Carissa
      Then this is legal
      When Carissa blocks Slate Street Ruffian with Wall of Stone
      Then the declaration is legal
      When Carissa casts Unsummon targeting Slate Street Ruffian
      Then this is legal
      When the stack resolves
      Then second Forest is in Carissa's graveyard
      And first Forest is in Alex's hand

    @cr:508.6
    Scenario: Melee counts no player on whom an attack is only reselected
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls three Islands, Wings of the Guard and Hill Giant
      And Alex holds Portal Mage
      And Alex has attacked Rob with Wings of the Guard and Hill Giant
      And Alex has cast Portal Mage
      And the top of the stack has resolved
      And Alex has chosen Hill Giant
      And the top of the stack has resolved
      When Alex chooses Carissa
      Then this is legal
      And Hill Giant is attacking Carissa
      When the stack resolves
      Then Wings of the Guard is 2/2

    @cr:508.6
    Scenario: Melee counts a player from whom an attack has been turned away
      Given a team game of Rob and Alex against Carissa and Dana
      And it is Rob's precombat main phase
      And Alex controls three Islands
      And Alex holds Portal Mage
      And Rob controls Wings of the Guard and Gray Ogre
      And Rob has declared these attacks:
        | attacker           | attacks |
        | Wings of the Guard | Carissa |
        | Gray Ogre          | Dana    |
      And Rob has passed
      And Alex has cast Portal Mage
      And the top of the stack has resolved
      And Alex has chosen Gray Ogre
      And the top of the stack has resolved
      When Alex chooses Carissa
      Then this is legal
      And Gray Ogre is attacking Carissa
      When the stack resolves
      Then Wings of the Guard is 3/3

  @cr:508.7b @cr:802.3a
  Rule: Attack restrictions don't stop an attack from being reselected

    Scenario: Portal Mage can make a third creature attack past Crawlspace
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And Rob controls Grizzly Bears, Gray Ogre and Hill Giant
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
      When combat damage is dealt
      Then Alex has 13 life
      And Carissa has 20 life

    Scenario: Portal Mage can make Sea Monster attack a player without an Island
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls Sea Monster
      And Alex controls three Islands
      And Alex holds Portal Mage
      And Dana has attacked Alex with Sea Monster
      And Alex has cast Portal Mage
      And the top of the stack has resolved
      When Alex agrees
      Then this is legal
      When Alex chooses Rob
      Then this is legal
      And Sea Monster is attacking Rob
      When combat damage is dealt
      Then Rob has 14 life
      And Alex has 20 life

    Scenario: Portal Mage can move an attack away from Alluring Siren's controller
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And Rob controls Hill Giant
      And Carissa controls Alluring Siren and three Islands
      And Carissa holds Portal Mage
      And Carissa has activated Alluring Siren targeting Hill Giant
      And the top of the stack has resolved
      And Rob has attacked Carissa with Hill Giant
      And Carissa has cast Portal Mage
      And the top of the stack has resolved
      When Carissa agrees
      Then this is legal
      When Carissa chooses Dana
      Then this is legal
      And Hill Giant is attacking Dana
      When combat damage is dealt
      Then Dana has 17 life

    @cr:701.15b
    Scenario: Portal Mage can make a goaded creature attack the player who goaded it
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And Rob controls four Mountains
      And Rob holds Disrupt Decorum
      And Alex controls Hill Giant
      And Carissa controls three Islands
      And Carissa holds Portal Mage
      And Rob has cast Disrupt Decorum
      And the top of the stack has resolved
      And play has gone on to Alex's beginning of combat
      When Alex attacks Rob with Hill Giant
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Carissa with Hill Giant
      Then the declaration is legal
      When Carissa casts Portal Mage
      Then this is legal
      When the top of the stack resolves
      When Carissa agrees
      Then this is legal
      When Carissa chooses Rob
      Then this is legal
      And Hill Giant is attacking Rob
      When combat damage is dealt
      Then Rob has 17 life

  @cr:508.7c
  Rule: An attack can be reselected only to opponents, their planeswalkers or their battles

    Scenario Outline: Portal Mage can move Rob's attack to <target>, not to Rob
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent           | controller |
        | Hill Giant          | Rob        |
        | Rob's Jace Beleren  | Rob        |
        | Alex's Jace Beleren | Alex       |
        | first Island        | Carissa    |
        | second Island       | Carissa    |
        | third Island        | Carissa    |
      And Carissa holds Portal Mage
      And Rob has attacked Carissa with Hill Giant
      And Carissa has cast Portal Mage
      And the top of the stack has resolved
      When Carissa agrees
      Then this is legal
      When Carissa chooses Rob
      Then this is illegal
      And nothing has changed
      When Carissa chooses Rob's Jace Beleren
      Then this is illegal
      And nothing has changed
      When Carissa chooses <target>
      Then this is legal
      And Hill Giant is attacking <target>

      Examples:
        | target              |
        | Alex                |
        | Alex's Jace Beleren |

    @since:2024-06-07
    Scenario: Portal Mage can move Rob's attack to Invasion of Dominaria, not to Rob
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Hill Giant            | Rob        |           |
        | Rob's Jace Beleren    | Rob        |           |
        | Invasion of Dominaria | Rob        | Alex      |
        | Alex's Jace Beleren   | Alex       |           |
        | first Island          | Carissa    |           |
        | second Island         | Carissa    |           |
        | third Island          | Carissa    |           |
      And Carissa holds Portal Mage
      And Rob has attacked Carissa with Hill Giant
      And Carissa has cast Portal Mage
      And the top of the stack has resolved
      When Carissa agrees
      Then this is legal
      When Carissa chooses Rob
      Then this is illegal
      And nothing has changed
      When Carissa chooses Rob's Jace Beleren
      Then this is illegal
      And nothing has changed
      When Carissa chooses Invasion of Dominaria
      Then this is legal
      And Hill Giant is attacking Invasion of Dominaria

  @cr:508.7d @cr:506.2a
  Rule: If one opponent was chosen to defend, an attack stays with that opponent

    @since:2024-06-07
    Scenario: Portal Mage can't move an attack to an opponent not chosen to defend
      Given a game without attack options between Rob, Alex and Carissa
      And Rob controls Hill Giant
      And Alex controls Alex's Jace Beleren and three Islands
      And Alex holds Portal Mage
      And Carissa controls Carissa's Jace Beleren
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Invasion of Dominaria | Carissa    | Alex      |
      And Rob has chosen Alex
      And Rob has attacked Alex with Hill Giant
      And Alex has cast Portal Mage
      And the top of the stack has resolved
      When Alex agrees
      Then this is legal
      When Alex chooses Carissa
      Then this is illegal
      And nothing has changed
      When Alex chooses Carissa's Jace Beleren
      Then this is illegal
      And nothing has changed
      When Alex chooses Alex's Jace Beleren
      Then this is legal
      And Hill Giant is attacking Alex's Jace Beleren

    @since:2024-06-07 @cr:803.1a
    Scenario: With attack left, Portal Mage can't move an attack to another player
      Given a free-for-all with attack left between Rob, Alex and Carissa
      And Rob controls Hill Giant
      And Alex controls Alex's Jace Beleren and three Islands
      And Alex holds Portal Mage
      And Carissa controls Carissa's Jace Beleren
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Invasion of Dominaria | Carissa    | Alex      |
      And Rob has attacked Alex with Hill Giant
      And Alex has cast Portal Mage
      And the top of the stack has resolved
      When Alex agrees
      Then this is legal
      When Alex chooses Carissa
      Then this is illegal
      And nothing has changed
      When Alex chooses Carissa's Jace Beleren
      Then this is illegal
      And nothing has changed
      When Alex chooses Invasion of Dominaria
      Then this is legal
      And Hill Giant is attacking Invasion of Dominaria

  @cr:508.1i
  Rule: The attacking player pays attack costs with mana of their own

    Scenario: Another player's land doesn't pay for what Rob's attack costs
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Grizzly Bears, first Forest and second Forest
      And Alex controls Propaganda and Alex's Forest
      When Rob declares these attacks paying with first Forest and Alex's Forest:
        | attacker      | attacks |
        | Grizzly Bears | Alex    |
      Then the declaration is illegal
      And nothing has changed
      When Rob declares these attacks paying with first Forest, second Forest and Alex's Forest:
        | attacker      | attacks |
        | Grizzly Bears | Alex    |
      Then the declaration is illegal
      And nothing has changed
      When Rob declares these attacks paying with first Forest and second Forest:
        | attacker      | attacks |
        | Grizzly Bears | Alex    |
      Then the declaration is legal
      And first Forest is tapped
      And Alex's Forest is untapped

    Scenario: An attacking player can't pay for Propaganda with an opponent's lands
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears and two Forests
      And Rob controls Propaganda and two Islands
      When Alex declares these attacks paying with first Forest and first Island:
        | attacker      | attacks |
        | Grizzly Bears | Rob     |
      Then the declaration is illegal
      And nothing has changed
      When Alex declares these attacks paying with first Island and second Island:
        | attacker      | attacks |
        | Grizzly Bears | Rob     |
      Then the declaration is illegal
      And nothing has changed
      When Alex declares these attacks paying with first Forest and second Forest:
        | attacker      | attacks |
        | Grizzly Bears | Rob     |
      Then the declaration is legal
      And Grizzly Bears is attacking Rob
      And first Forest is tapped
      And second Forest is tapped
      And first Island is untapped

  @cr:508.8
  Rule: Blocks and combat damage are skipped only if no creature attacked

    Scenario: The declare blockers step happens even if the only attacker has left
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Grizzly Bears
      And Alex controls Island
      And Alex holds Unsummon
      And Rob has attacked Alex with Grizzly Bears
      And Alex has cast Unsummon targeting Grizzly Bears
      And the top of the stack has resolved
      When everybody passes
      Then it is the declare blockers step
      And Rob has priority
      When everybody passes
      Then it is the combat damage step
      And Rob has priority

    Scenario: If no creature attacks, the game skips to the end of combat step
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Grizzly Bears
      And Alex controls Youthful Knight
      When Rob declares no attack
      Then the declaration is legal
      And it is the declare attackers step
      When everybody passes
      Then it is the end of combat
      And Rob has priority

  @cr:508.1a @cr:302.6
  Rule: Only untapped creatures that aren't summoning sick, or have haste, can attack

    Scenario: Tapped or summoning sick creatures can't attack; one with haste can
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent     | controller | tapped | summoning sick |
        | Hill Giant    | Alex       | yes    |                |
        | Gray Ogre     | Alex       |        | yes            |
        | Raging Goblin | Alex       |        | yes            |
      When Alex attacks Rob with Hill Giant
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Rob with Gray Ogre
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Rob with Raging Goblin
      Then the declaration is legal
      And Raging Goblin is attacking Rob

    Scenario: A creature taken with Control Magic this turn is summoning sick
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Grizzly Bears and four Islands
      And Rob holds Control Magic
      And Alex controls Hill Giant
      And Rob has cast Control Magic targeting Hill Giant
      And the top of the stack has resolved
      When Rob attacks Carissa with Hill Giant
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Carissa with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Carissa

    Scenario: A creature that another player had earlier this turn can't attack
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Carissa controls four Islands and Vedalken Orrery
      And Carissa holds Control Magic
      And Alex controls two Plains, Hill Giant and Gray Ogre
      And Alex holds Disenchant
      And Alex has passed
      And Carissa has cast Control Magic targeting Hill Giant
      And the top of the stack has resolved
      And Alex has cast Disenchant targeting Control Magic
      And the top of the stack has resolved
      When Alex attacks Rob with Hill Giant
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Rob with Gray Ogre
      Then the declaration is legal
      And Gray Ogre is attacking Rob

    @cr:800.4a
    Scenario: A creature that comes back from a departed player can't attack
      Given a team game of Rob and Alex against Carissa and Dana
      And it is Dana's precombat main phase
      And Alex controls four Islands and Vedalken Orrery
      And Alex holds Control Magic
      And Dana controls Hill Giant and Raging Goblin
      And Dana has passed
      And Rob has passed
      And Alex has cast Control Magic targeting Hill Giant
      And the top of the stack has resolved
      And Alex has conceded
      When Dana declares these attacks:
        | attacker      | attacks |
        | Hill Giant    | Rob     |
        | Raging Goblin | Rob     |
      Then the declaration is illegal
      And nothing has changed
      When Dana attacks Rob with Raging Goblin
      Then the declaration is legal
      And Hill Giant is untapped

    Scenario: A tapped creature can't attack even with vigilance
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent          | controller | tapped |
        | first Serra Angel  | Alex       | yes    |
        | second Serra Angel | Alex       |        |
      When Alex attacks Carissa with first Serra Angel
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Carissa with second Serra Angel
      Then the declaration is legal
      And second Serra Angel is untapped

    @cr:805.10b
    Scenario: In 2HG, a creature taken from a teammate this turn can't attack
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's precombat main phase
      And Rob controls four Islands
      And Rob holds Control Magic
      And Alex controls Hill Giant and Gray Ogre
      And Rob has cast Control Magic targeting Hill Giant
      And the top of the stack has resolved
      When Rob declares these attacks:
        | attacker   | attacks |
        | Hill Giant | Dana    |
        | Gray Ogre  | Dana    |
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Dana with Gray Ogre
      Then the declaration is legal
      And Gray Ogre is attacking Dana

  @cr:508.1c
  Rule: A creature that can't attack can't attack players, planeswalkers or battles

    Scenario: A creature with Pacifism can't attack a planeswalker
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent     | controller | attached to   |
        | Grizzly Bears | Rob        |               |
        | Hill Giant    | Rob        |               |
        | Pacifism      | Carissa    | Grizzly Bears |
        | Jace Beleren  | Alex       |               |
      When Rob attacks Jace Beleren with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Alex with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Jace Beleren with Hill Giant
      Then the declaration is legal
      And Hill Giant is attacking Jace Beleren

  @cr:508.1d
  Rule: A requirement to attack in a turn applies to each combat of that turn

    Scenario: Alluring Siren's target must also attack in the turn's second combat
      Given a free-for-all between Rob, Alex and Carissa
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
      Then Rob has 12 life

    Scenario Outline: A <what> Juggernaut doesn't have to attack
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent     | controller | tapped   | summoning sick |
        | Juggernaut    | Alex       | <tapped> | <new>          |
        | Grizzly Bears | Alex       |          |                |
      When Alex attacks Rob with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Rob
      And Juggernaut is not attacking

      Examples:
        | what           | tapped | new |
        | tapped         | yes    |     |
        | summoning sick |        | yes |
