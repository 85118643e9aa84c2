@since:2020-06-01
Feature: Declare blockers step
  Which creatures block is said once, and from then on an attacker is blocked
  or is not, whatever becomes of those who blocked it.

  @cr:509.1a
  Rule: Each untapped creature can block one attacker

    Scenario: A tapped creature can't block
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears
      And these permanents are on the battlefield:
        | permanent    | controller | tapped |
        | Hill Giant   | Rob        | yes    |
        | Wall of Wood | Rob        |        |
      And Alex has attacked Rob with Grizzly Bears
      When Rob blocks Grizzly Bears with Hill Giant
      Then the declaration is illegal
      And nothing has changed
      When Rob blocks Grizzly Bears with Wall of Wood
      Then the declaration is legal
      And Grizzly Bears is blocked by Wall of Wood

    @cr:509.1
    Scenario: The defending player can't block with an attacking player's creature
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears and Gray Ogre
      And Rob controls Wall of Wood
      And Alex has attacked Rob with Grizzly Bears
      When Rob blocks Grizzly Bears with Gray Ogre
      Then the declaration is illegal
      And nothing has changed
      When Rob blocks Grizzly Bears with Wall of Wood
      Then the declaration is legal
      And Grizzly Bears is blocked by Wall of Wood

    @cr:509.1 @cr:509.1g
    Scenario: A creature can't block two attackers
      Given a two-player game between Rob and Alex
      And Rob controls Grizzly Bears and Gray Ogre
      And Alex controls Hill Giant
      And Rob has attacked Alex with Grizzly Bears and Gray Ogre
      When Alex declares these blocks:
        | blocker    | blocks                      |
        | Hill Giant | Grizzly Bears and Gray Ogre |
      Then the declaration is illegal
      And nothing has changed
      When Alex blocks Gray Ogre with Hill Giant
      Then the declaration is legal
      And Hill Giant is blocking Gray Ogre
      And Grizzly Bears is unblocked

    Scenario: A creature that can block an additional creature can't block three
      Given a two-player game between Rob and Alex
      And Rob controls Grizzly Bears, Gray Ogre and Hill Giant
      And Alex controls Foriysian Brigade
      And Rob has attacked Alex with Grizzly Bears, Gray Ogre and Hill Giant
      When Alex declares these blocks:
        | blocker           | blocks                                  |
        | Foriysian Brigade | Grizzly Bears, Gray Ogre and Hill Giant |
      Then the declaration is illegal
      And nothing has changed
      When Alex declares these blocks:
        | blocker           | blocks                   |
        | Foriysian Brigade | Gray Ogre and Hill Giant |
      Then the declaration is legal
      And Foriysian Brigade is blocking Gray Ogre and Hill Giant

    Scenario: High Ground lets a creature that can block two block three, not four
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears, Gray Ogre, Hill Giant and Craw Wurm
      And Rob controls Foriysian Brigade and High Ground
      And Alex has attacked Rob with Grizzly Bears, Gray Ogre, Hill Giant and Craw Wurm
      When Rob declares these blocks:
        | blocker           | blocks                                             |
        | Foriysian Brigade | Grizzly Bears, Gray Ogre, Hill Giant and Craw Wurm |
      Then the declaration is illegal
      And nothing has changed
      When Rob declares these blocks:
        | blocker           | blocks                                |
        | Foriysian Brigade | Grizzly Bears, Hill Giant and Craw Wurm |
      Then the declaration is legal
      And Foriysian Brigade is blocking Grizzly Bears, Hill Giant and Craw Wurm

    Scenario: With two High Grounds each creature can block three attackers
      Given a two-player game between Rob and Alex
      And Rob controls Grizzly Bears, Gray Ogre and Hill Giant
      And Alex controls Wall of Wood and two High Grounds
      And Rob has attacked Alex with Grizzly Bears, Gray Ogre and Hill Giant
      When Alex declares these blocks:
        | blocker      | blocks                                  |
        | Wall of Wood | Grizzly Bears, Gray Ogre and Hill Giant |
      Then the declaration is legal
      And Wall of Wood is blocking Grizzly Bears, Gray Ogre and Hill Giant

    Scenario: Only creatures can block
      Given a two-player game between Rob and Alex
      And Rob controls Grizzly Bears
      And Alex controls Fountain of Youth and Wall of Wood
      And Rob has attacked Alex with Grizzly Bears
      When Alex blocks Grizzly Bears with Fountain of Youth
      Then the declaration is illegal
      And nothing has changed
      When Alex blocks Grizzly Bears with Wall of Wood
      Then the declaration is legal
      And Grizzly Bears is blocked by Wall of Wood

    @cr:509.1b
    Scenario: A creature with Pacifism can't block
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent     | controller | attached to |
        | Grizzly Bears | Alex       |             |
        | Hill Giant    | Rob        |             |
        | Gray Ogre     | Rob        |             |
        | Pacifism      | Alex       | Hill Giant  |
      And Alex has attacked Rob with Grizzly Bears
      When Rob blocks Grizzly Bears with Hill Giant
      Then the declaration is illegal
      And nothing has changed
      When Rob blocks Grizzly Bears with Gray Ogre
      Then the declaration is legal
      And Grizzly Bears is blocked by Gray Ogre

    @cr:302.6
    Scenario: A summoning sick creature can block
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears
      And these permanents are on the battlefield:
        | permanent    | controller | summoning sick |
        | Wall of Wood | Rob        | yes            |
      And Alex has attacked Rob with Grizzly Bears
      When Rob blocks Grizzly Bears with Wall of Wood
      Then the declaration is legal
      And Grizzly Bears is blocked by Wall of Wood

    @cr:509.1b
    Scenario: A Wall can't block Juggernaut
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Juggernaut
      And Carissa controls Wall of Stone and Eager Cadet
      And Rob has attacked Carissa with Juggernaut
      When Carissa blocks Juggernaut with Wall of Stone
      Then the declaration is illegal
      And nothing has changed
      When Carissa blocks Juggernaut with Eager Cadet
      Then the declaration is legal
      And Juggernaut is blocked by Eager Cadet

    @cr:509.1b
    Scenario: Mogg Toady can't block unless its controller has more creatures
      Given a two-player game between Rob and Alex
      And Rob controls Grizzly Bears and Gray Ogre
      And Alex controls Mogg Toady and Eager Cadet
      And Rob has attacked Alex with Grizzly Bears
      When Alex blocks Grizzly Bears with Mogg Toady
      Then the declaration is illegal
      And nothing has changed
      When Alex blocks Grizzly Bears with Eager Cadet
      Then the declaration is legal
      And Grizzly Bears is blocked by Eager Cadet

    @example @cr:509.1b
    Scenario: A creature with flying can't block one with flying and shadow
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Soltari Foot Soldier, Grizzly Bears and Island
      And Alex holds Jump
      And Rob controls Storm Crow
      And Alex has cast Jump targeting Soltari Foot Soldier
      And the top of the stack has resolved
      And Alex has attacked Rob with Soltari Foot Soldier and Grizzly Bears
      When Rob blocks Soltari Foot Soldier with Storm Crow
      Then the declaration is illegal
      And nothing has changed
      When Rob blocks Grizzly Bears with Storm Crow
      Then the declaration is legal
      And Soltari Foot Soldier is unblocked

    @cr:509.1b
    Scenario: Two creatures can't block Tahngarth, but one of them can
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Tahngarth, First Mate and Gray Ogre
      And Carissa controls Grizzly Bears and Hill Giant
      And Alex has declared these attacks:
        | attacker              | attacks |
        | Tahngarth, First Mate | Carissa |
        | Gray Ogre             | Carissa |
      When Carissa declares these blocks:
        | blocker       | blocks                |
        | Grizzly Bears | Tahngarth, First Mate |
        | Hill Giant    | Tahngarth, First Mate |
      Then the declaration is illegal
      And nothing has changed
      When Carissa declares these blocks:
        | blocker       | blocks                |
        | Grizzly Bears | Tahngarth, First Mate |
        | Hill Giant    | Gray Ogre             |
      Then the declaration is legal
      And Tahngarth, First Mate is blocked by Grizzly Bears
      And Gray Ogre is blocked by Hill Giant

    Scenario: A tapped creature can't block even with vigilance
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Hill Giant
      And these permanents are on the battlefield:
        | permanent          | controller | tapped |
        | first Serra Angel  | Carissa    | yes    |
        | second Serra Angel | Carissa    |        |
      And Alex has attacked Carissa with Hill Giant
      When Carissa blocks Hill Giant with first Serra Angel
      Then the declaration is illegal
      And nothing has changed
      When Carissa blocks Hill Giant with second Serra Angel
      Then the declaration is legal
      And Hill Giant is blocked by second Serra Angel

  @cr:509.1c
  Rule: As many blocking requirements are obeyed as restrictions allow

    Scenario Outline: Of two Prized Unicorns, Gray Ogre may block the <chosen>
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls first Prized Unicorn and second Prized Unicorn
      And Alex controls Gray Ogre
      And Rob has declared these attacks:
        | attacker              | attacks |
        | first Prized Unicorn  | Alex    |
        | second Prized Unicorn | Alex    |
      When Alex declares no block
      Then the declaration is illegal
      And nothing has changed
      When Alex blocks <chosen> with Gray Ogre
      Then the declaration is legal
      And <chosen> is blocked by Gray Ogre
      And <other> is unblocked

      Examples:
        | chosen                | other                 |
        | first Prized Unicorn  | second Prized Unicorn |
        | second Prized Unicorn | first Prized Unicorn  |

    Scenario: A creature that can block both of two Prized Unicorns must block both
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls first Prized Unicorn and second Prized Unicorn
      And Alex controls Foriysian Brigade
      And Rob has declared these attacks:
        | attacker              | attacks |
        | first Prized Unicorn  | Alex    |
        | second Prized Unicorn | Alex    |
      When Alex blocks first Prized Unicorn with Foriysian Brigade
      Then the declaration is illegal
      And nothing has changed
      When Alex declares these blocks:
        | blocker           | blocks                                         |
        | Foriysian Brigade | first Prized Unicorn and second Prized Unicorn |
      Then the declaration is legal
      And Foriysian Brigade is blocking first Prized Unicorn and second Prized Unicorn

    @cr:509.1b
    Scenario: Gray Ogre needn't block a Prized Unicorn with flying
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Prized Unicorn and Island
      And Carissa holds Jump
      And Alex controls Storm Crow and Gray Ogre
      And Carissa has cast Jump targeting Prized Unicorn
      And the top of the stack has resolved
      And Carissa has attacked Alex with Prized Unicorn
      When Alex declares no block
      Then the declaration is illegal
      And nothing has changed
      When Alex blocks Prized Unicorn with Storm Crow and Gray Ogre
      Then the declaration is illegal
      And nothing has changed
      When Alex blocks Prized Unicorn with Storm Crow
      Then the declaration is legal
      And Prized Unicorn is blocked by Storm Crow

  @cr:509.1h
  Rule: A blocked attacker stays blocked after its blockers leave combat

    @cr:510.1c
    Scenario: An attacker whose blocker returned to hand stays blocked
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Hill Giant and Gray Ogre
      And Alex controls Grizzly Bears and Island
      And Alex holds Unsummon
      And Carissa has attacked Alex with Hill Giant and Gray Ogre
      And Alex has blocked Hill Giant with Grizzly Bears
      When Alex casts Unsummon targeting Grizzly Bears
      Then this is legal
      When the top of the stack resolves
      Then Grizzly Bears is in Alex's hand
      And Hill Giant is blocked
      And Gray Ogre is unblocked
      When combat damage is dealt
      Then Alex has 18 life

    Scenario: An attacker whose only blocker False Orders removed is unblocked
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Hill Giant and Gray Ogre
      And Carissa controls Wall of Wood, Wall of Stone and Grizzly Bears
      And Rob controls Mountain
      And Rob holds False Orders
      And Alex has attacked Carissa with Hill Giant and Gray Ogre
      And Carissa has declared these blocks:
        | blocker       | blocks     |
        | Wall of Wood  | Hill Giant |
        | Wall of Stone | Gray Ogre  |
        | Grizzly Bears | Gray Ogre  |
      And Rob has cast False Orders targeting Wall of Wood
      And the top of the stack has resolved
      When Rob declines
      Then this is legal
      And Hill Giant is unblocked
      And Gray Ogre is blocked by Wall of Stone and Grizzly Bears
      When combat damage is dealt
      Then Carissa has 17 life

    Scenario: Flash Foliage's token makes an unblocked attacker blocked
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Slate Street Ruffian
      And Alex controls three Forests
      And Alex holds Flash Foliage and Forest
      And Rob has attacked Alex with Slate Street Ruffian
      And play has gone on to the declare blockers step
      When Alex casts Flash Foliage targeting Slate Street Ruffian
      Then this is legal
      When the top of the stack resolves
      Then the new Saproling token is called Saproling token
      And Slate Street Ruffian is blocked by Saproling token
      And Slate Street Ruffian's ability is on the stack once

  @cr:509.3c
  Rule: A creature becomes blocked once per combat, by any number of creatures

    Scenario: A "becomes blocked" ability triggers once for two blockers
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Slate Street Ruffian
      And Alex controls Grizzly Bears and Gray Ogre
      And Alex holds two Forests
      And Rob has attacked Alex with Slate Street Ruffian
      When Alex blocks Slate Street Ruffian with Grizzly Bears and Gray Ogre
      Then the declaration is legal
      When the stack resolves
      Then Alex has one card in hand

    Scenario: A token blocking a blocked creature doesn't make it blocked again
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Slate Street Ruffian
      And Alex controls Grizzly Bears and three Forests
      And Alex holds Flash Foliage and two Islands
      And Carissa has attacked Alex with Slate Street Ruffian
      And Alex has blocked Slate Street Ruffian with Grizzly Bears
      When Alex casts Flash Foliage targeting Slate Street Ruffian
      Then this is legal
      When the top of the stack resolves
      Then the new Saproling token is called Saproling token
      And Slate Street Ruffian is blocked by Grizzly Bears and Saproling token
      And Slate Street Ruffian's ability is on the stack once

  @cr:509.1c
  Rule: If not all requirements can be obeyed, as many as possible must be

    Scenario: A creature that can't block both Prized Unicorns must block one
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls first Prized Unicorn and second Prized Unicorn
      And Alex controls Grizzly Bears
      And Rob has attacked Alex with first Prized Unicorn and second Prized Unicorn
      When Alex declares no block
      Then the declaration is illegal
      And nothing has changed
      When Alex blocks second Prized Unicorn with Grizzly Bears
      Then the declaration is legal
      And second Prized Unicorn is blocked by Grizzly Bears
      And first Prized Unicorn is unblocked
