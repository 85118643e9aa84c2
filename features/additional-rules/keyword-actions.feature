@since:2020-06-01
Feature: Keyword actions
  What is countered does nothing. What is destroyed together goes together.

  @cr:701.6a
  Rule: An ability on the stack can be countered wherever its source is

    Scenario: An ability can be countered after its source has left the battlefield
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls five Swamps
      And Alex holds Liliana's Specter
      And Rob controls Strict Proctor and three Swamps
      And Rob holds Murder and Forest
      And Carissa holds two Islands
      And Alex has cast Liliana's Specter
      And the top of the stack has resolved
      When Rob casts Murder targeting Liliana's Specter
      Then this is legal
      When the top of the stack resolves
      Then Liliana's Specter is in Alex's graveyard
      And Liliana's Specter's ability is on the stack once
      When the top of the stack resolves
      And Alex declines
      Then this is legal
      And the stack is empty
      And Rob has one card in hand
      And Carissa has two cards in hand

  @cr:701.8a
  Rule: Permanents that one effect destroys are destroyed at the same time

    Scenario: Creatures destroyed together see each other die
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent     | controller | tapped |
        | Blood Artist  | Alex       | yes    |
        | Grizzly Bears | Alex       | yes    |
        | Gray Ogre     | Alex       | yes    |
        | Maddening Imp | Carissa    |        |
      And Carissa has activated Maddening Imp
      And the stack has resolved
      When play goes on to the end step
      And the top of the stack resolves
      And Alex chooses Rob
      Then this is legal
      When Alex chooses Rob
      Then this is legal
      When Alex chooses Rob
      Then this is legal
      And Blood Artist is in Alex's graveyard
      And Blood Artist's ability is on the stack three times

  @cr:701.15a
  Rule: A creature stays goaded until the goading player's next turn, even an extra turn

    Scenario: Goad ends when the goading player's extra turn begins
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls four Mountains and two Islands
      And Alex holds Disrupt Decorum and Time Walk
      And Carissa controls Craw Wurm
      And Alex has cast Disrupt Decorum
      And the stack has resolved
      And Alex has cast Time Walk
      And the stack has resolved
      When Alex ends the turn
      And Alex ends the turn
      Then it is Carissa's turn
      When Carissa declares no attack
      Then the declaration is legal
      And Craw Wurm is not attacking
