@since:2020-06-01
Feature: Golden rules: players and times a card mentions
  A card that sets a rule aside does so for the player of whom it speaks, not
  for that player's team, and at every moment of which it speaks.

  @cr:101.1
  Rule: A card overrides the rules only for the players and times it mentions

    @cr:601.3b
    Scenario: Vedalken Orrery lets a creature be cast with a spell on the stack
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Vedalken Orrery, Mountain and two Forests
      And Alex holds Lightning Bolt and Grizzly Bears
      And Alex has cast Lightning Bolt targeting Carissa
      When Alex casts Grizzly Bears
      Then this is legal
      And the stack holds, from the top:
        | object         | controller |
        | Grizzly Bears  | Alex       |
        | Lightning Bolt | Alex       |
      When the top of the stack resolves
      Then Grizzly Bears is on the battlefield
      And Carissa has 20 life

    @cr:601.3b
    Scenario: Vedalken Orrery lets a creature be cast during combat
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Vedalken Orrery, Hill Giant and two Forests
      And Alex holds Grizzly Bears
      And Alex has attacked Carissa with Hill Giant
      When Alex casts Grizzly Bears
      Then this is legal
      When the stack resolves
      Then Grizzly Bears is on the battlefield
      And Grizzly Bears is not attacking

    @cr:601.3b
    Scenario: Vedalken Orrery works for its controller, not for a teammate
      Given a team game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Rob controls Vedalken Orrery and two Forests
      And Alex controls two Forests
      And Rob holds Rob's Grizzly Bears
      And Alex holds Alex's Grizzly Bears
      When Rob casts Rob's Grizzly Bears
      Then this is legal
      When Alex casts Alex's Grizzly Bears
      Then this is illegal
      And nothing has changed
      And Rob's Grizzly Bears is on the stack
      And Alex's Grizzly Bears is in Alex's hand

    @cr:305.2
    Scenario: Exploration doesn't let its controller's teammate play a second land
      Given a team game of Rob and Alex against Carissa and Dana
      And it is Alex's precombat main phase
      And Rob controls Exploration
      And Alex holds Forest and Plains
      When Alex plays Forest
      Then this is legal
      When Alex plays Plains
      Then this is illegal
      And nothing has changed
      And Plains is in Alex's hand

    @cr:402.2 @cr:514.1
    Scenario: Spellbook doesn't remove a teammate's maximum hand size
      Given a team game of Rob and Alex against Carissa and Dana
      And it is Alex's end step
      And Rob controls Spellbook
      And Alex holds seven Forests and Plains
      When play goes on to the cleanup step
      Then Alex is asked to choose
      When Alex chooses Plains
      Then this is legal
      And Plains is in Alex's graveyard
      And Alex has 7 cards in hand

  @cr:101.1 @cr:722.5
  Rule: A card's permission for one player doesn't apply to a player they control

    @cr:305.2
    Scenario: Controlling Alex, Rob can't use his own Exploration for Alex's lands
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Mindslaver, four Mountains and Exploration
      And Alex holds Forest and Plains
      And Rob has activated Mindslaver targeting Alex
      And the stack has resolved
      And play has gone on to Alex's precombat main phase
      When Rob plays Forest
      Then this is legal
      When Rob plays Plains
      Then this is illegal
      And nothing has changed
      And Plains is in Alex's hand

    @cr:305.2
    Scenario: With Worst Fears, Rob can't use his own Exploration for Alex's lands
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls eight Swamps and Exploration
      And Rob holds Worst Fears
      And Alex holds Forest and Plains
      And Rob has cast Worst Fears targeting Alex
      And the stack has resolved
      And play has gone on to Alex's precombat main phase
      When Rob plays Forest
      Then this is legal
      When Rob plays Plains
      Then this is illegal
      And nothing has changed
      And Plains is in Alex's hand

    @cr:601.3b
    Scenario: Controlling Alex, Rob can't use his own Orrery for Alex's spells
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Mindslaver, four Mountains and Vedalken Orrery
      And Alex controls two Forests
      And Alex holds Grizzly Bears
      And Rob has activated Mindslaver targeting Alex
      And the stack has resolved
      And play has gone on to Alex's upkeep
      When Rob casts Grizzly Bears
      Then this is illegal
      And nothing has changed
      When play goes on to Alex's precombat main phase
      And Rob casts Grizzly Bears
      Then this is legal
      And Grizzly Bears is on the stack

    @cr:402.2
    Scenario: Controlling Alex, Rob can't use his own Spellbook for Alex's hand
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Mindslaver, four Mountains and Spellbook
      And Alex holds seven Forests and Plains
      And Rob has activated Mindslaver targeting Alex
      And the stack has resolved
      And play has gone on to Alex's end step
      When play goes on to the cleanup step
      Then Rob is asked to choose
      When Rob chooses Plains and first Forest
      Then this is legal
      And Plains is in Alex's graveyard
      And Alex has 7 cards in hand
