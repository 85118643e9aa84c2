@since:2020-06-01
Feature: Ending the game
  Who has no life left, who has to draw a card that is not there, and who has
  been poisoned too often has lost. The others play on.

  @cr:104.3c @cr:704.5b
  Rule: A player loses for drawing from an empty library, not for having one

    Scenario: A player with an empty library plays on until their draw step
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's postcombat main phase
      And Alex's library holds no cards
      When play goes on to Alex's upkeep
      Then Alex is in the game
      And Alex has priority
      When play goes on to Carissa's upkeep
      Then Alex has left the game
      And it is Carissa's turn
      And the game goes on

    Scenario: Vision Skeins makes a player with an empty library lose the game
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls two Islands
      And Carissa holds Vision Skeins
      And Rob's library holds, from the top, Craw Wurm
      And Alex's library holds no cards
      When Carissa casts Vision Skeins
      Then this is legal
      When the stack resolves
      Then Alex has left the game
      And Rob has two cards in hand
      And Rob is in the game

  @cr:104.3d @cr:704.5c
  Rule: Ten poison counters make a player lose the game; eight don't

    Scenario Outline: Alex <fate> after getting <counters> poison counters
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls <vipers> Marsh Vipers
      And Carissa has attacked Alex with <attackers>
      And play has gone on to the combat damage step
      When the stack resolves
      Then Alex <fate>
      And the game goes on

      Examples:
        | vipers | counters | fate              | attackers                                                                                        |
        | four   | eight    | is in the game    | first Marsh Viper, second Marsh Viper, third Marsh Viper and fourth Marsh Viper                     |
        | five   | ten      | has left the game | first Marsh Viper, second Marsh Viper, third Marsh Viper, fourth Marsh Viper and fifth Marsh Viper |

  @cr:121.2
  Rule: Several cards are drawn one at a time, as far as the library allows

    Scenario: A player told to draw two cards draws the only card in their library
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls two Islands and Platinum Angel
      And Carissa holds Vision Skeins
      And Carissa's library holds one cards
      When Carissa casts Vision Skeins
      Then this is legal
      When the stack resolves
      Then Carissa has one card in hand
      And Carissa is in the game

  @cr:119.4
  Rule: A player who pays life loses that much life

    Scenario: Luminarch Ascension doesn't trigger if its controller has paid life
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Luminarch Ascension
      And Rob holds Force of Will and Storm Crow
      And Alex controls Mountain
      And Alex holds Shock
      And Alex has cast Shock targeting Carissa
      When Rob casts Force of Will as follows:
        | targets | alternative cost | uses up    |
        | Shock   | Force of Will    | Storm Crow |
      Then this is legal
      And Rob has 19 life
      When the stack resolves
      Then Carissa has 20 life
      When play goes on to the end step
      Then Luminarch Ascension's ability is not on the stack
