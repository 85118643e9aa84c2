@since:2020-06-01
Feature: Combat timing
  Some spells and abilities can be used only before, during or after a part
  of combat. Whether anybody attacks or blocks makes no difference to that.

  @cr:506.1
  Rule: A combat phase with attackers has five steps, and one without has three

    Scenario: With an attacker, all steps of combat follow each other
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears
      When everybody passes
      Then it is the beginning of combat
      When Alex attacks Rob with Grizzly Bears
      Then the declaration is legal
      And it is the declare attackers step
      When everybody passes
      Then it is the declare blockers step
      When everybody passes
      Then it is the combat damage step
      And Rob has 18 life
      When everybody passes
      Then it is the end of combat
      When everybody passes
      Then it is the postcombat main phase

    Scenario: Without an attacker, nobody blocks and no combat damage is dealt
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears
      And Rob controls Wall of Wood
      When Alex declares no attack
      Then the declaration is legal
      And it is the declare attackers step
      When everybody passes
      Then it is the end of combat
      And nobody is asked to declare blockers
      And Rob has 20 life
      When everybody passes
      Then it is the postcombat main phase

    Scenario: A creature with first strike makes two combat damage steps
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Youthful Knight and Grizzly Bears
      And Alex has attacked Rob with Youthful Knight and Grizzly Bears
      When play goes on to the declare blockers step
      And everybody passes
      Then it is the first-strike damage step
      And Rob has 18 life
      When everybody passes
      Then it is the combat damage step
      And Rob has 16 life
      When everybody passes
      Then it is the end of combat

  @cr:506.7
  Rule: A spell for the time before combat damage can't be cast later

    Scenario Outline: Berserk can be cast in the <step>
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's upkeep
      And Carissa controls Forest
      And Carissa holds Berserk
      And Alex controls Grizzly Bears
      And Alex has attacked Rob with Grizzly Bears
      And play has gone on to the <step>
      When Carissa casts Berserk targeting Grizzly Bears
      Then this is legal
      When the top of the stack resolves
      Then Grizzly Bears is 4/2
      And Grizzly Bears has the keyword trample

      Examples:
        | step                   |
        | declare attackers step |
        | declare blockers step  |

    Scenario Outline: Berserk can't be cast in the <step>
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's upkeep
      And Carissa controls Forest
      And Carissa holds Berserk
      And Alex controls Grizzly Bears
      And Alex has attacked Rob with Grizzly Bears
      And play has gone on to the <step>
      When Carissa casts Berserk targeting Grizzly Bears
      Then this is illegal
      And nothing has changed

      Examples:
        | step                  |
        | combat damage step    |
        | end of combat         |
        | postcombat main phase |
        | end step              |

    Scenario: A creature with Berserk that attacked is destroyed in the end step
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls two Forests, Grizzly Bears and Hill Giant
      And Alex holds first Berserk and second Berserk
      And Alex has cast first Berserk targeting Grizzly Bears
      And the stack has resolved
      And Alex has cast second Berserk targeting Hill Giant
      And the stack has resolved
      And Alex has attacked Rob with Grizzly Bears
      When play goes on to the end step
      And the stack resolves
      Then Grizzly Bears is in Alex's graveyard
      And Hill Giant is on the battlefield
      And Rob has 16 life

  @cr:506.7a
  Rule: The time before attackers are declared ends with the step for it

    Scenario: Siren's Call can be cast at the beginning of combat, but not later
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's beginning of combat
      And Carissa controls two Islands
      And Carissa holds first Siren's Call and second Siren's Call
      And Alex controls Grizzly Bears
      When Carissa casts first Siren's Call
      Then this is legal
      When the top of the stack resolves
      And Alex declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Rob with Grizzly Bears
      Then the declaration is legal
      When Carissa casts second Siren's Call
      Then this is illegal
      And nothing has changed

    Scenario: Siren's Call can't be cast after no attackers were declared
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's beginning of combat
      And Carissa controls Island
      And Carissa holds Siren's Call
      And Alex controls Grizzly Bears
      When Alex declares no attack
      Then the declaration is legal
      And it is the declare attackers step
      When Carissa casts Siren's Call
      Then this is illegal
      And nothing has changed

    @cr:603.7c
    Scenario: Siren's Call destroys at the end step who didn't attack but could
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent     | controller | tapped | summoning sick |
        | Hill Giant    | Alex       |        |                |
        | Gray Ogre     | Alex       | yes    |                |
        | Grizzly Bears | Alex       |        | yes            |
        | Wall of Wood  | Alex       |        |                |
        | Eager Cadet   | Carissa    |        |                |
      And Rob controls Island
      And Rob holds Siren's Call
      And Alex has passed
      And Carissa has passed
      And Rob has cast Siren's Call
      And the stack has resolved
      When Alex declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Carissa with Hill Giant
      Then the declaration is legal
      When play goes on to the end step
      And the stack resolves
      Then Gray Ogre is in Alex's graveyard
      And Hill Giant is on the battlefield
      And Grizzly Bears is on the battlefield
      And Wall of Wood is on the battlefield
      And Eager Cadet is on the battlefield

  @cr:506.7b
  Rule: Before and after blockers are declared means before and in their step

    Scenario: Panic can be cast before blockers are declared, but not later
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls two Mountains and Grizzly Bears
      And Alex holds first Panic and second Panic
      And Rob controls Wall of Wood and Wall of Stone
      And Alex has attacked Rob with Grizzly Bears
      When Alex casts first Panic targeting Wall of Wood
      Then this is legal
      When the top of the stack resolves
      And Rob blocks Grizzly Bears with Wall of Wood
      Then the declaration is illegal
      And nothing has changed
      When Rob blocks Grizzly Bears with Wall of Stone
      Then the declaration is legal
      When Alex casts second Panic targeting Wall of Stone
      Then this is illegal
      And nothing has changed

    Scenario: Panic can't be cast after no blockers were declared
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Mountain and Grizzly Bears
      And Alex holds Panic
      And Rob controls Wall of Wood
      And Alex has attacked Rob with Grizzly Bears
      When Rob declares no block
      Then the declaration is legal
      And it is the declare blockers step
      When Alex casts Panic targeting Wall of Wood
      Then this is illegal
      And nothing has changed

    Scenario: Flash Foliage can be cast after no blockers were declared
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears
      And Rob controls three Forests and Wall of Wood
      And Rob holds Flash Foliage
      And Alex has attacked Rob with Grizzly Bears
      When Rob casts Flash Foliage targeting Grizzly Bears
      Then this is illegal
      And nothing has changed
      When Rob declares no block
      Then the declaration is legal
      When Rob casts Flash Foliage targeting Grizzly Bears
      Then this is legal
      When the top of the stack resolves
      Then Grizzly Bears is blocked

    @cr:603.7b
    Scenario: The player who cast Panic draws in the next upkeep, and only then
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Mountain and Grizzly Bears
      And Alex holds Panic
      And Rob controls Wall of Wood
      And Alex has attacked Rob with Grizzly Bears
      And Alex has cast Panic targeting Wall of Wood
      And the stack has resolved
      When play goes on to Carissa's upkeep
      Then Panic's ability is on the stack once
      And Alex has no cards in hand
      When the top of the stack resolves
      Then Alex has one card in hand
      When play goes on to Rob's upkeep
      Then Alex has one card in hand
      And the stack is empty

  @cr:506.7c
  Rule: A spell for combat can be cast in each combat phase of a turn

    Scenario: Panic can be cast only in combat, also in a turn's second one
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls five Mountains and Grizzly Bears
      And Alex holds Panic and Relentless Assault
      And Rob controls Wall of Wood
      When Alex casts Panic targeting Wall of Wood
      Then this is illegal
      And nothing has changed
      When play goes on to the postcombat main phase
      And Alex casts Panic targeting Wall of Wood
      Then this is illegal
      And nothing has changed
      When Alex casts Relentless Assault
      Then this is legal
      When the top of the stack resolves
      And play goes on to the beginning of combat
      And Alex casts Panic targeting Wall of Wood
      Then this is legal
      When the top of the stack resolves
      And Alex attacks Rob with Grizzly Bears
      Then the declaration is legal
      When Rob blocks Grizzly Bears with Wall of Wood
      Then the declaration is illegal
      And Grizzly Bears is attacking Rob

    Scenario: Savage Beating can be cast only in its caster's combat
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls five Mountains and Grizzly Bears
      And Alex holds Alex's Savage Beating
      And Carissa controls five Mountains
      And Carissa holds Carissa's Savage Beating
      When Alex casts Alex's Savage Beating as follows:
        | modes  |
        | strike |
      Then this is illegal
      And nothing has changed
      When Alex attacks Rob with Grizzly Bears
      Then the declaration is legal
      When Alex casts Alex's Savage Beating as follows:
        | modes  |
        | strike |
      Then this is legal
      When the top of the stack resolves
      Then Grizzly Bears has the keyword double strike
      When Carissa casts Carissa's Savage Beating as follows:
        | modes  |
        | strike |
      Then this is illegal
      And nothing has changed

  @cr:506.7d
  Rule: Otherwise only the turn's first combat phase counts

    Scenario: Berserk can't be cast before combat damage of a second combat
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls four Mountains, Forest and Grizzly Bears
      And Alex holds Relentless Assault and Berserk
      And Alex has cast Relentless Assault
      And the stack has resolved
      And play has gone on to the postcombat main phase
      And play has gone on to the beginning of combat
      And Alex has attacked Rob with Grizzly Bears
      When Alex casts Berserk targeting Grizzly Bears
      Then this is illegal
      And nothing has changed

    Scenario: Siren's Call can't be cast at the beginning of a second combat
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's postcombat main phase
      And Alex controls four Mountains and Grizzly Bears
      And Alex holds Relentless Assault
      And Rob controls Island
      And Rob holds Siren's Call
      And Alex has cast Relentless Assault
      And the stack has resolved
      And play has gone on to the beginning of combat
      When Rob casts Siren's Call
      Then this is illegal
      And nothing has changed

  @cr:506.7e
  Rule: A point of combat that is skipped is over when the phase goes on

    Scenario: Without attackers, Berserk can be cast until attacks are declared
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears
      And Carissa controls two Forests
      And Carissa holds first Berserk and second Berserk
      When Alex declares no attack
      Then the declaration is legal
      When Carissa casts first Berserk targeting Grizzly Bears
      Then this is legal
      When the top of the stack resolves
      Then Grizzly Bears is 4/2
      When play goes on to the end of combat
      And Carissa casts second Berserk targeting Grizzly Bears
      Then this is illegal
      And nothing has changed

    Scenario: Without a combat phase, Berserk can be cast only before it
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Rob controls four Plains
      And Rob holds Stonehorn Dignitary
      And Alex controls two Forests and Grizzly Bears
      And Alex holds first Berserk and second Berserk
      And Rob has cast Stonehorn Dignitary
      And the top of the stack has resolved
      And Rob has chosen Alex
      And the stack has resolved
      And play has gone on to Alex's precombat main phase
      When Alex casts first Berserk targeting Grizzly Bears
      Then this is legal
      When the top of the stack resolves
      Then Grizzly Bears is 4/2
      When play goes on to the postcombat main phase
      And Alex casts second Berserk targeting Grizzly Bears
      Then this is illegal
      And nothing has changed

  @cr:506.7f
  Rule: Without a declare blockers step there is no time after blockers are declared

    Scenario: Chaotic Strike can be cast in combat after blockers were declared
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears
      And Rob controls two Mountains
      And Rob holds Chaotic Strike
      And Alex has attacked Carissa with Grizzly Bears
      When Rob casts Chaotic Strike targeting Grizzly Bears
      Then this is illegal
      And nothing has changed
      When play goes on to the declare blockers step
      And Rob casts Chaotic Strike targeting Grizzly Bears
      Then this is legal
      And Chaotic Strike is on the stack

    Scenario: Chaotic Strike can't be cast in a combat without attackers
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears
      And Rob controls two Mountains
      And Rob holds Chaotic Strike
      When Alex declares no attack
      Then the declaration is legal
      When play goes on to the end of combat
      And Rob casts Chaotic Strike targeting Grizzly Bears
      Then this is illegal
      And nothing has changed

    Scenario: Chaotic Strike can't be cast in a second combat without attackers
      Given a two-player game between Rob and Alex
      And Rob controls six Mountains and Grizzly Bears
      And Rob holds Relentless Assault and Chaotic Strike
      And Rob has attacked Alex with Grizzly Bears
      And play has gone on to the postcombat main phase
      And Rob has cast Relentless Assault
      And the stack has resolved
      And play has gone on to the beginning of combat
      When Rob declares no attack
      Then the declaration is legal
      When play goes on to the end of combat
      And Rob casts Chaotic Strike targeting Grizzly Bears
      Then this is illegal
      And nothing has changed

  @cr:506.7g
  Rule: An ability with such a limit can be activated only at that time

    Scenario Outline: Jade Statue can't be activated in the <step>
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's <step>
      And Alex controls Jade Statue and two Mountains
      When Alex activates Jade Statue
      Then this is illegal
      And nothing has changed

      Examples:
        | step                  |
        | upkeep                |
        | precombat main phase  |
        | postcombat main phase |

    Scenario: Jade Statue can be activated in combat, and then block
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears
      And Carissa controls Jade Statue and two Mountains
      And Alex has attacked Carissa with Grizzly Bears
      When Carissa activates Jade Statue
      Then this is legal
      When the top of the stack resolves
      And Carissa blocks Grizzly Bears with Jade Statue
      Then the declaration is legal
      And Grizzly Bears is blocked by Jade Statue
      When combat damage is dealt
      Then Grizzly Bears is in Alex's graveyard

    Scenario: Maddening Imp can't be activated once combat has begun
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears
      And Carissa controls Maddening Imp
      And play has gone on to the beginning of combat
      When Carissa activates Maddening Imp
      Then this is illegal
      And nothing has changed
