@since:2020-06-01
Feature: Draw step
  The active player draws a card before anybody can do anything about it.

  @cr:504.1
  Rule: Only the active player draws as the draw step begins

    Scenario: The active player has drawn when players get priority
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's upkeep
      And Alex's library holds, from the top, Lightning Bolt
      And Alex controls Mountain
      When Alex casts Lightning Bolt targeting Rob
      Then this is illegal
      And nothing has changed
      When play goes on to the draw step
      Then the stack is empty
      And Lightning Bolt is in Alex's hand
      And Rob has no cards in hand
      And Carissa has no cards in hand
      When Alex casts Lightning Bolt targeting Rob
      Then this is legal
      When the top of the stack resolves
      Then Rob has 17 life
      And it is the draw step

    @cr:704.5b @cr:800.4j
    Scenario Outline: With <number> to draw, the draw step's trigger finds Alex <there>
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's upkeep
      And Alex's library holds <cards> cards
      And Carissa controls Kami of the Crescent Moon
      When everybody passes
      Then it is the draw step
      And Alex <is there>
      And Kami of the Crescent Moon's ability is on the stack once
      And <next> has priority
      When everybody passes
      Then the stack is empty
      And it is the draw step
      And <next> has priority

      Examples:
        | number    | cards | there | is there          | next    |
        | no card   | no    | gone  | has left the game | Carissa |
        | two cards | two   | there | is in the game    | Alex    |

  @cr:504.2
  Rule: The active player gets priority after drawing and after triggers

    Scenario: A draw step trigger waits on the stack until the player has drawn
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's upkeep
      And Carissa controls Kami of the Crescent Moon
      When play goes on to the draw step
      Then Alex has one card in hand
      And Kami of the Crescent Moon's ability is on the stack once
      And Alex has priority
      When the top of the stack resolves
      Then Alex has two cards in hand
      And it is the draw step

    Scenario: Nonactive players can act in the draw step after the active player
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's upkeep
      And Rob controls Mountain
      And Rob holds Shock
      And play has gone on to the draw step
      When Alex passes
      Then this is legal
      When Carissa passes
      Then this is legal
      And it is the draw step
      And Rob has priority
      When Rob casts Shock targeting Alex
      Then this is legal
      When the top of the stack resolves
      Then Alex has 18 life
      And Alex has priority
