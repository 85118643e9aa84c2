@since:2024-06-07
Feature: Declare attackers step
  Besides the creatures that are declared, others may join an attack while
  it is on: they enter the battlefield attacking, and nothing that governs
  declarations stands in their way. And an attack that is on may be turned
  towards somebody else.

  @cr:508.4
  Rule: A creature that enters attacking is sent by its controller to whatever may be attacked

    Scenario: Two tokens go to two players
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

    Scenario: A token may go to a planeswalker or to a battle
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

    Scenario: The player to whom a token was sent blocks it
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
    Scenario: Where one opponent was named, tokens can only go there
      Given a game without attack options between Rob, Alex and Carissa
      And Rob controls Hanweir Garrison
      And Rob has chosen Carissa
      And Rob has attacked Carissa with Hanweir Garrison
      When the stack resolves
      Then the new Human tokens are called left Human token and right Human token
      And left Human token is attacking Carissa
      And right Human token is attacking Carissa

    @cr:506.5
    Scenario: A creature that enters attacking never attacked, so another one still attacks alone
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

  @cr:508.4c @cr:802.3a
  Rule: Restrictions and costs of declaring do not concern a creature that enters attacking

    Scenario: Neither a cap nor a tax keeps tokens from attacking
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
    Scenario: Against creatures that joined the attack, each defender has the one blocker that the cap allows
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

  @cr:508.5
  Rule: Of two players, the one who is attacked is the defending player, though the creature be gone

    Scenario Outline: An attack on <what> costs the opponent a life
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
        | what           | target                |
        | them           | Alex                  |
        | a planeswalker | Jace Beleren          |
        | a battle       | Invasion of Dominaria |

  @cr:508.7a @cr:802.2a
  Rule: A creature whose attack is turned attacks there, but has not attacked again

    Scenario: The new defending player suffers, the ability does not trigger again, and the new one blocks
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

  @cr:508.7b @cr:802.3a
  Rule: Restrictions of declaring do not keep an attack from being turned

    Scenario: A third attacker is led through a Crawlspace
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

  @cr:508.7c
  Rule: An attack is turned only towards opponents of the attacker's controller and what they guard

    Scenario Outline: An attack may be turned towards <target>, not against the attacker's own side
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
      When Carissa chooses <target>
      Then this is legal
      And Hill Giant is attacking <target>

      Examples:
        | target                |
        | Alex                  |
        | Alex's Jace Beleren   |
        | Invasion of Dominaria |

  @cr:508.7d @cr:506.2a
  Rule: Where one opponent was named, an attack stays with that opponent

    Scenario: Nobody else can be made the victim
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

  @cr:508.1i
  Rule: The attacking player pays for the attack with mana of their own

    Scenario: Lands of the player who is attacked do not pay
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
