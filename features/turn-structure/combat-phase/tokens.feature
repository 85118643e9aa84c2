@since:2020-06-01
Feature: Combat phase: tokens and animated permanents
  Tokens leave combat, deal damage, heal and untap as cards do, and so do
  artifacts that have come to life.

  @cr:506.4
  Rule: A token that changes hands or phases out is removed from combat

    Scenario: Ray of Command takes an attacking token out of combat
      Given a two-player game between Rob and Alex
      And Rob controls Beast Token
      And Alex controls four Islands
      And Alex holds Ray of Command
      And Rob has attacked Alex with Beast Token
      And Alex has cast Ray of Command targeting Beast Token
      When the top of the stack resolves
      Then Alex controls Beast Token
      And Beast Token is not attacking
      When combat damage is dealt
      Then Alex has 20 life

    Scenario: Reality Ripple takes a blocking token out of combat
      Given a two-player game between Rob and Alex
      And Rob controls Hill Giant and two Islands
      And Rob holds Reality Ripple
      And Alex controls Beast Token
      And Rob has attacked Alex with Hill Giant
      And Alex has blocked Hill Giant with Beast Token
      And Rob has cast Reality Ripple targeting Beast Token
      When the top of the stack resolves
      Then Hill Giant is blocked
      When combat damage is dealt
      Then Alex has 20 life
      And Hill Giant has no damage marked on it

  @cr:506.7
  Rule: The first of two damage steps is the combat damage step, too

    Scenario: Berserk comes too late in the first-strike damage step
      Given a two-player game between Rob and Alex
      And Rob controls Youthful Knight, Grizzly Bears and Forest
      And Rob holds Berserk
      And Rob has attacked Alex with Youthful Knight and Grizzly Bears
      And play has gone on to the first-strike damage step
      When Rob casts Berserk targeting Grizzly Bears
      Then this is illegal
      And nothing has changed

    @cr:506.7b
    Scenario Outline: Chaotic Strike may be cast in the <step>
      Given a two-player game between Rob and Alex
      And Rob controls Hill Giant and two Mountains
      And Rob holds Chaotic Strike
      And Rob has attacked Alex with Hill Giant
      And play has gone on to the <step>
      When Rob casts Chaotic Strike targeting Hill Giant
      Then this is legal
      And Chaotic Strike is on the stack

      Examples:
        | step               |
        | combat damage step |
        | end of combat      |

    @cr:506.7g
    Scenario: Jade Statue may come to life as late as at end of combat
      Given a two-player game between Rob and Alex
      And Alex controls Jade Statue and two Mountains
      And play has gone on to the end of combat
      When Alex activates Jade Statue
      Then this is legal
      When the top of the stack resolves
      Then Jade Statue is 3/6

  @cr:510.1a @cr:510.1d
  Rule: A token assigns damage equal to its power as it is then

    Scenario Outline: Giant Growth helps a token that <does>
      Given a two-player game between Rob and Alex
      And it is <active>'s precombat main phase
      And Rob controls Human Token and Forest
      And Rob holds Giant Growth
      And Alex controls Hill Giant
      And <active> has attacked <other> with <attacker>
      And <other> has blocked <attacker> with <blocker>
      And Rob has cast Giant Growth targeting Human Token
      And the stack has resolved
      When combat damage is dealt
      Then Hill Giant is in Alex's graveyard
      And Human Token has three damage marked on it

      Examples:
        | does    | active | other | attacker    | blocker     |
        | attacks | Rob    | Alex  | Human Token | Hill Giant  |
        | blocks  | Alex   | Rob   | Hill Giant  | Human Token |

  @cr:510.4
  Rule: First strike makes two damage steps, whoever has it and whatever it attacks

    Scenario: Human Token deals damage twice with Uncaged Fury
      Given a two-player game between Rob and Alex
      And Rob controls Human Token and three Mountains
      And Rob holds Uncaged Fury
      And Rob has attacked Alex with Human Token
      And Rob has cast Uncaged Fury targeting Human Token
      And the stack has resolved
      When play goes on to the first-strike damage step
      Then Alex has 18 life
      When play goes on to the combat damage step
      Then Alex has 16 life

    Scenario: A first striker that attacks nothing has a damage step all the same
      Given a two-player game between Rob and Alex
      And Rob controls Youthful Knight
      And Alex controls Mountain and Jace Beleren
      And Alex holds Lightning Bolt
      And Rob has attacked Jace Beleren with Youthful Knight
      And Alex has cast Lightning Bolt targeting Jace Beleren
      And the stack has resolved
      And play has gone on to the declare blockers step
      When everybody passes
      Then it is the first-strike damage step
      And Rob has priority
      And Alex has 20 life

  @cr:500.4
  Rule: An effect that lasts until an upkeep ends on a token as that step begins

    Scenario: Erhnam Djinn's gift to a token lasts until the next upkeep
      Given a two-player game between Rob and Alex
      And it is Alex's end step
      And Rob controls Erhnam Djinn
      And Alex controls Beast Token and Gray Ogre
      And play has gone on to Rob's upkeep
      And Rob has chosen Beast Token
      And the stack has resolved
      When play goes on to Alex's end step
      Then Beast Token has the keyword forestwalk
      When play goes on to Rob's upkeep
      Then Beast Token does not have the keyword forestwalk

  @cr:500.8
  Rule: An added combat phase can have another one added after it

    Scenario: A second Savage Beating in the second combat brings a third
      Given a two-player game between Rob and Alex
      And Rob controls ten Mountains and Hill Giant
      And Rob holds first Savage Beating and second Savage Beating
      And Rob has attacked Alex with Hill Giant
      And Rob has cast first Savage Beating as follows:
        | modes |
        | untap |
      And the stack has resolved
      And play has gone on to the end of combat
      And play has gone on to the beginning of combat
      And Rob has attacked Alex with Hill Giant
      And Rob has cast second Savage Beating as follows:
        | modes |
        | untap |
      And the stack has resolved
      And play has gone on to the end of combat
      When everybody passes
      Then it is the beginning of combat
      When Rob attacks Alex with Hill Giant
      Then the declaration is legal
      When combat damage is dealt
      Then Alex has 11 life

  @cr:502.3
  Rule: Tokens untap as cards do, and exert keeps tapped in one untap step only

    Scenario: A tapped token untaps in its controller's untap step
      Given a two-player game between Rob and Alex
      And it is Rob's end step
      And these permanents are on the battlefield:
        | permanent   | controller | tapped |
        | Beast Token | Alex       | yes    |
        | Human Token | Rob        | yes    |
      When everybody passes
      Then it is Alex's turn
      And Beast Token is untapped
      And Human Token is tapped

    @cr:701.43a
    Scenario: Hooded Brawler, untapped early, isn't kept tapped a turn later
      Given a two-player game between Rob and Alex
      And it is Rob's precombat main phase
      And Rob controls Hooded Brawler and four Mountains
      And Rob holds Relentless Assault
      And Rob has attacked Alex with Hooded Brawler
      When Rob agrees
      Then this is legal
      When play goes on to the postcombat main phase
      And Rob casts Relentless Assault
      Then this is legal
      When the stack resolves
      Then Hooded Brawler is untapped
      When play goes on to Alex's upkeep
      And play goes on to Rob's precombat main phase
      And Rob attacks Alex with Hooded Brawler
      Then the declaration is legal
      When Rob declines
      Then this is legal
      And Hooded Brawler is tapped
      When play goes on to Alex's upkeep
      And play goes on to Rob's upkeep
      Then Hooded Brawler is untapped

  @cr:505.4
  Rule: A Saga gets its counter in the main phase of the player who controls it

    Scenario: Alex's Saga that Rob owns waits for Alex's turn
      Given a two-player game between Alex and Rob
      And it is Alex's end step
      And these permanents are on the battlefield:
        | permanent          | controller | owner | counters |
        | History of Benalia | Alex       | Rob   | 1 lore   |
      When play goes on to Rob's precombat main phase
      Then History of Benalia has one lore counter
      When play goes on to Alex's precombat main phase
      Then History of Benalia has two lore counters

  @cr:514.2
  Rule: Damage and effects wear off from tokens and from what is no creature card

    Scenario: A token with Giant Growth survives the cleanup step with its damage
      Given a two-player game between Rob and Alex
      And it is Alex's end step
      And Alex controls Beast Token, Forest and two Mountains
      And Alex holds Giant Growth and Lightning Bolt
      And Alex has cast Giant Growth targeting Beast Token
      And the stack has resolved
      And Alex has cast Lightning Bolt targeting Beast Token
      And the stack has resolved
      When play goes on to Rob's upkeep
      Then Beast Token is on the battlefield
      And Beast Token is 3/3
      And Beast Token has no damage marked on it

    Scenario: Damage on an artifact that is a creature wears off
      Given a two-player game between Rob and Alex
      And it is Alex's end step
      And these permanents are on the battlefield:
        | permanent         | controller | attached to       |
        | Fountain of Youth | Rob        |                   |
        | Ensoul Artifact   | Rob        | Fountain of Youth |
        | Mountain          | Alex       |                   |
      And Alex holds Lightning Bolt
      And Alex has cast Lightning Bolt targeting Fountain of Youth
      When the top of the stack resolves
      Then Fountain of Youth has three damage marked on it
      When play goes on to Rob's upkeep
      Then Fountain of Youth is on the battlefield
      And Fountain of Youth has no damage marked on it
