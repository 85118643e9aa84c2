@since:2024-06-07
Feature: Having to attack
  Some cards ask whether a creature had to attack. It had to only if an effect
  required it as attackers were declared, whether or not it would have anyway.

  @cr:506.6
  Rule: A creature had to attack if an effect required it as attackers were declared

    Scenario: A goaded creature that deals combat damage had to attack
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Rob controls Firkraag, Cunning Instigator, two Islands and four Mountains
      And Rob holds Disrupt Decorum
      And Carissa controls Hill Giant
      And Rob has cast Disrupt Decorum
      And the stack has resolved
      And play has gone on to Carissa's precombat main phase
      And Carissa has attacked Alex with Hill Giant
      When play goes on to the combat damage step
      Then Alex has 17 life
      And Firkraag, Cunning Instigator's ability is on the stack once
      When the top of the stack resolves
      Then Firkraag, Cunning Instigator has 1 +1/+1 counter

    Scenario: A creature that attacks freely didn't have to attack
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Firkraag, Cunning Instigator
      And Alex controls Juggernaut and Hill Giant
      And Alex has attacked Carissa with Juggernaut and Hill Giant
      When play goes on to the combat damage step
      Then Carissa has 12 life
      And Firkraag, Cunning Instigator's ability is on the stack once
      When the stack resolves
      Then Firkraag, Cunning Instigator has 1 +1/+1 counter

    Scenario: A creature that no effect required to attack didn't have to attack
      Given a two-player game between Rob and Alex
      And Rob controls Firkraag, Cunning Instigator
      And Rob has attacked Alex with Firkraag, Cunning Instigator
      When play goes on to the combat damage step
      Then Alex has 17 life
      And the stack is empty

    Scenario: A creature with an ability that makes it attack had to attack
      Given a two-player game between Rob and Alex
      And Rob controls Firkraag, Cunning Instigator and Juggernaut
      And Rob has declared these attacks:
        | attacker                      | attacks |
        | Firkraag, Cunning Instigator  | Alex    |
        | Juggernaut                    | Alex    |
      When play goes on to the combat damage step
      Then Alex has 12 life
      And Firkraag, Cunning Instigator's ability is on the stack once

    Scenario: A creature goaded after it attacked didn't have to attack
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Firkraag, Cunning Instigator, Vedalken Orrery and two Islands
      And Rob holds Jeering Homunculus
      And Alex controls Hill Giant
      And Alex has attacked Carissa with Hill Giant
      And Rob has cast Jeering Homunculus
      And the top of the stack has resolved
      And Rob has chosen Hill Giant
      And the top of the stack has resolved
      When Rob agrees
      Then this is legal
      When play goes on to the combat damage step
      Then Carissa has 17 life
      And Firkraag, Cunning Instigator's ability is not on the stack

    Scenario: A creature lured by Alluring Siren after it attacked didn't have to
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Alex controls Firkraag, Cunning Instigator and Alluring Siren
      And Carissa controls Gray Ogre
      And Carissa has attacked Rob with Gray Ogre
      When Alex activates Alluring Siren targeting Gray Ogre
      Then this is legal
      When play goes on to the combat damage step
      Then Rob has 18 life
      And Firkraag, Cunning Instigator's ability is not on the stack

    Scenario: Firkraag's attack goads a creature of the player attacked
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Firkraag, Cunning Instigator
      And Alex controls Hill Giant
      And Carissa controls Gray Ogre
      And Rob has attacked Alex with Firkraag, Cunning Instigator
      When Rob chooses Gray Ogre
      Then this is illegal
      And nothing has changed
      When Rob chooses Hill Giant
      Then this is legal
      When play goes on to Alex's precombat main phase
      And Alex declares no attack
      Then the declaration is illegal
      When Alex attacks Carissa with Hill Giant
      Then the declaration is legal
      When play goes on to the combat damage step
      Then Firkraag, Cunning Instigator's ability is on the stack once
