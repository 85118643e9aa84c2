@since:2020-06-01
Feature: Combat phase: with two players
  What is said of attackers and defenders at a larger table holds between two
  players as well.

  @cr:506.2
  Rule: Two players: nobody attacks or defends after combat

    Scenario: After combat, neither of two players is attacking or defending
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears
      And Alex has attacked Rob with Grizzly Bears
      When play goes on to the end of combat
      Then the attacking player is Alex
      And the defending players are Rob
      And Grizzly Bears is attacking Rob
      When play goes on to the postcombat main phase
      Then there is no combat
      And Grizzly Bears is not attacking

  @cr:506.3a
  Rule: Two players: what enters attacking and is no creature doesn't attack

    Scenario Outline: Clone returned attacking as <copied> is <now>
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent            | controller | attached to       |
        | Fountain of Youth    | Rob        |                   |
        | Ensoul Artifact      | Rob        | Fountain of Youth |
        | Hill Giant           | Rob        |                   |
        | Yore-Tiller Nephilim | Alex       |                   |
      And Alex's graveyard holds Clone
      And Alex has attacked Rob with Yore-Tiller Nephilim
      And the top of the stack has resolved
      When Alex chooses <copied>
      Then this is legal
      And Clone is on the battlefield
      And Clone is tapped
      And Clone is <now>

      Examples:
        | copied            | now           |
        | Fountain of Youth | not attacking |
        | Hill Giant        | attacking Rob |

  @since:2024-06-07 @cr:506.6
  Rule: Two players: a creature had to attack if something required it then

    Scenario: Lured by Alluring Siren, Hill Giant had to attack
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Firkraag, Cunning Instigator and Hill Giant
      And Rob controls Alluring Siren
      And Rob has activated Alluring Siren targeting Hill Giant
      And the stack has resolved
      And Alex has attacked Rob with Hill Giant
      When play goes on to the combat damage step
      Then Rob has 17 life
      And Firkraag, Cunning Instigator's ability is on the stack once

    Scenario: Lured by Alluring Siren after attacking, Hill Giant didn't have to
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Firkraag, Cunning Instigator and Hill Giant
      And Rob controls Alluring Siren
      And Alex has attacked Rob with Hill Giant
      And Rob has activated Alluring Siren targeting Hill Giant
      And the stack has resolved
      When play goes on to the combat damage step
      Then Rob has 17 life
      And Firkraag, Cunning Instigator's ability is not on the stack

  @cr:506.1
  Rule: Two players: combat has five steps, six with first strike

    Scenario: Two players: all steps of combat follow each other
      Given a two-player game between Rob and Alex
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

    Scenario: Two players: first strike makes a combat damage step of its own
      Given a two-player game between Rob and Alex
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

  @cr:506.4a
  Rule: Two players: what keeps creatures from attacking comes too late for an attacker

    Scenario Outline: Two players: Pacifism doesn't stop a creature already <doing>
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Hill Giant
      And Rob controls Gray Ogre, Vedalken Orrery and two Plains
      And Rob holds Pacifism
      And Alex has attacked Rob with Hill Giant
      And Rob has blocked Hill Giant with Gray Ogre
      And Rob has cast Pacifism targeting <creature>
      When the top of the stack resolves
      Then Pacifism is on the battlefield
      And Hill Giant is attacking Rob
      And Hill Giant is blocked by Gray Ogre
      When combat damage is dealt
      Then Gray Ogre is in Rob's graveyard
      And Hill Giant has 2 damage marked on it

      Examples:
        | creature   | doing     |
        | Hill Giant | attacking |
        | Gray Ogre  | blocking  |

  @cr:506.7
  Rule: Two players: before the combat damage step means before that step begins

    Scenario: Two players: Berserk can be cast until combat damage
      Given a two-player game between Rob and Alex
      And it is Alex's upkeep
      And Rob controls two Forests
      And Rob holds first Berserk and second Berserk
      And Alex controls Grizzly Bears
      And Alex has attacked Rob with Grizzly Bears
      And play has gone on to the declare blockers step
      When Rob casts first Berserk targeting Grizzly Bears
      Then this is legal
      When the top of the stack resolves
      Then Grizzly Bears is 4/2
      When play goes on to the combat damage step
      And Rob casts second Berserk targeting Grizzly Bears
      Then this is illegal
      And nothing has changed

  @cr:506.7b
  Rule: Two players: before blocks means before the declare blockers step begins

    Scenario: Two players: Panic comes too late once blockers are declared
      Given a two-player game between Rob and Alex
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

  @since:2024-11-08 @cr:510.1 @cr:510.4
  Rule: Two players: in both combat damage steps, the active player assigns damage first

    Scenario: Alex's first strike doesn't let Alex assign damage first afterward
      Given a two-player game between Rob and Alex
      And Rob controls Craw Wurm, Savannah Lions, Eager Cadet and Hill Giant
      And Alex controls Foriysian Brigade, Tundra Wolves, Wall of Wood and Gray Ogre
      And Rob has attacked Alex with Craw Wurm, Savannah Lions, Eager Cadet and Hill Giant
      And Alex has declared these blocks:
        | blocker           | blocks                         |
        | Foriysian Brigade | Savannah Lions and Eager Cadet |
        | Tundra Wolves     | Hill Giant                     |
        | Wall of Wood      | Craw Wurm                      |
        | Gray Ogre         | Craw Wurm                      |
      When play goes on to the first-strike damage step
      Then Hill Giant has 1 damage marked on it
      When play goes on to the combat damage step
      Then Rob is asked to assign damage
      When Rob assigns this damage:
        | source         | to                | damage |
        | Craw Wurm      | Wall of Wood      | 3      |
        | Craw Wurm      | Gray Ogre         | 3      |
        | Savannah Lions | Foriysian Brigade | 2      |
        | Eager Cadet    | Foriysian Brigade | 1      |
        | Hill Giant     | Tundra Wolves     | 3      |
      Then this is legal
      And Alex is asked to assign damage
      When Alex assigns this damage:
        | source            | to             | damage |
        | Foriysian Brigade | Savannah Lions | 1      |
        | Foriysian Brigade | Eager Cadet    | 1      |
        | Gray Ogre         | Craw Wurm      | 2      |
      Then this is legal
      And Savannah Lions is in Rob's graveyard
      And Gray Ogre is in Alex's graveyard
