@since:2024-06-07
Feature: Attack multiple players: additional combats, range of influence and controlled players
  What limits or demands attacks does so anew in each combat, and only for
  those within reach of the one whose card it is. The order of a combat hangs on
  whose turn it is, never on who decides.

  @cr:802.3a @cr:508.1c @cr:508.1d
  Rule: Restrictions and requirements apply anew in each combat of a turn

    @cr:701.15b
    Scenario: A goaded creature must also attack in the turn's second combat
      Given a free-for-all between Alex, Rob and Carissa
      And Alex controls four Mountains
      And Alex holds Disrupt Decorum
      And Rob controls Craw Wurm and four Mountains
      And Rob holds Relentless Assault
      And Alex has cast Disrupt Decorum
      And the stack has resolved
      And play has gone on to Rob's precombat main phase
      And Rob has attacked Carissa with Craw Wurm
      And play has gone on to the postcombat main phase
      And Rob has cast Relentless Assault
      And the stack has resolved
      When play goes on to the beginning of combat
      Then Craw Wurm is untapped
      When Rob declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Alex with Craw Wurm
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Carissa with Craw Wurm
      Then the declaration is legal
      And Craw Wurm is attacking Carissa

    Scenario: Silent Arbiter lets a different creature attack in a second combat
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Grizzly Bears, Hill Giant and four Mountains
      And Carissa controls Silent Arbiter
      And Rob holds Relentless Assault
      And Rob has attacked Alex with Grizzly Bears
      And play has gone on to the postcombat main phase
      And Rob has cast Relentless Assault
      And the stack has resolved
      And play has gone on to the beginning of combat
      When Rob attacks Alex with Grizzly Bears and Hill Giant
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Alex with Hill Giant
      Then the declaration is legal
      And Hill Giant is attacking Alex
      And Grizzly Bears is not attacking

    @cr:508.1h
    Scenario: Propaganda's cost must be paid again in a second combat
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Grizzly Bears and six Mountains
      And Alex controls Propaganda
      And Rob holds Relentless Assault
      And Rob has attacked Alex with Grizzly Bears
      And play has gone on to the postcombat main phase
      And Rob has cast Relentless Assault
      And the stack has resolved
      And play has gone on to the beginning of combat
      When Rob attacks Alex with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Carissa with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Carissa

  @cr:801.10
  Rule: Attack and block restrictions apply only within range of influence

    @cr:802.3a
    Scenario: Silent Arbiter doesn't limit an attacking player out of range
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And Rob controls Grizzly Bears and Hill Giant
      And Carissa controls Silent Arbiter
      When Rob attacks Alex with Grizzly Bears and Hill Giant
      Then the declaration is legal
      And Hill Giant is attacking Alex

    @cr:802.3a
    Scenario: Silent Arbiter limits an attacking player within range
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And Rob controls Grizzly Bears and Hill Giant
      And Eve controls Silent Arbiter
      When Rob attacks Alex with Grizzly Bears and Hill Giant
      Then the declaration is illegal
      And nothing has changed

    @cr:802.4b
    Scenario: Silent Arbiter doesn't limit a defending player out of range
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And Rob controls Grizzly Bears and Hill Giant
      And Alex controls Wall of Wood and Wall of Stone
      And Dana controls Silent Arbiter
      And Rob has attacked Alex with Grizzly Bears and Hill Giant
      When Alex declares these blocks:
        | blocker       | blocks        |
        | Wall of Wood  | Grizzly Bears |
        | Wall of Stone | Hill Giant    |
      Then the declaration is legal
      And Grizzly Bears is blocked by Wall of Wood
      And Hill Giant is blocked by Wall of Stone

  @cr:802.5 @since:2024-11-08
  Rule: Damage is assigned in turn order from the active player, even if another controls them

    @cr:722.5
    Scenario: Rob, controlling active Alex, assigns Alex's damage first, Rob's last
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And these permanents are on the battlefield:
        | permanent               | controller |
        | Mindslaver              | Rob        |
        | first Mountain          | Rob        |
        | second Mountain         | Rob        |
        | third Mountain          | Rob        |
        | fourth Mountain         | Rob        |
        | Craw Wurm               | Alex       |
        | Savannah Lions          | Alex       |
        | Eager Cadet             | Alex       |
        | Coral Merfolk           | Alex       |
        | Raging Goblin           | Alex       |
        | left Foriysian Brigade  | Carissa    |
        | right Foriysian Brigade | Rob        |
        | Gray Ogre               | Rob        |
        | Wall of Wood            | Rob        |
      And Rob has activated Mindslaver targeting Alex
      And the stack has resolved
      And play has gone on to Alex's precombat main phase
      And Rob has declared these attacks:
        | attacker       | attacks |
        | Craw Wurm      | Rob     |
        | Savannah Lions | Rob     |
        | Eager Cadet    | Rob     |
        | Coral Merfolk  | Carissa |
        | Raging Goblin  | Carissa |
      And Carissa has declared these blocks:
        | blocker                | blocks                          |
        | left Foriysian Brigade | Coral Merfolk and Raging Goblin |
      And Rob has declared these blocks:
        | blocker                 | blocks                         |
        | right Foriysian Brigade | Savannah Lions and Eager Cadet |
        | Gray Ogre               | Craw Wurm                      |
        | Wall of Wood            | Craw Wurm                      |
      When play goes on to the combat damage step
      Then Rob is asked to assign damage
      When Rob assigns this damage:
        | source         | to                      | damage |
        | Craw Wurm      | Gray Ogre               | 1      |
        | Craw Wurm      | Wall of Wood            | 5      |
        | Savannah Lions | right Foriysian Brigade | 2      |
        | Eager Cadet    | right Foriysian Brigade | 1      |
        | Coral Merfolk  | left Foriysian Brigade  | 2      |
        | Raging Goblin  | left Foriysian Brigade  | 1      |
      Then this is legal
      And Carissa is asked to assign damage
      When Carissa assigns this damage:
        | source                 | to            | damage |
        | left Foriysian Brigade | Coral Merfolk | 2      |
      Then this is legal
      And Rob is asked to assign damage
      And Wall of Wood is on the battlefield
      When Rob assigns this damage:
        | source                  | to             | damage |
        | right Foriysian Brigade | Savannah Lions | 2      |
        | Gray Ogre               | Craw Wurm      | 2      |
      Then this is legal
      And Wall of Wood is in Rob's graveyard
      And Coral Merfolk is in Alex's graveyard
      And Savannah Lions is in Alex's graveyard
