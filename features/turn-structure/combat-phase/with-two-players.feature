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
