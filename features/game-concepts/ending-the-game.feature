@since:2020-06-01
Feature: Ending the game
  Who has no life left, who has to draw a card that is not there, and who has
  been poisoned too often has lost. The others play on.

  @cr:104.1
  Rule: The game ends at once, whatever is still on the stack

    @cr:104.3a
    Scenario: If the opponent concedes, a spell on the stack doesn't resolve
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls two Mountains
      And Alex holds Flame Rift
      And Rob has four life
      And Alex has cast Flame Rift
      When Rob concedes
      Then this is legal
      And Alex has won
      And Alex has 20 life
      When Alex passes
      Then this is illegal
      And nothing has changed

    Scenario: If an effect wins the game, a trigger below it doesn't resolve
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's end step
      And Alex controls Felidar Sovereign and Copper Tablet
      And Alex has 40 life
      And play has gone on to Alex's upkeep
      When Alex puts the triggers in the order Copper Tablet and Felidar Sovereign
      Then this is legal
      When the top of the stack resolves
      Then Alex has won
      And Alex has 40 life

    # With more life, Felidar Sovereign's controller would win.
    @fixed:life
    Scenario: If a trigger above it costs life, an effect may no longer win the game
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's end step
      And Alex controls Felidar Sovereign and Copper Tablet
      And Alex has 40 life
      And play has gone on to Alex's upkeep
      When Alex puts the triggers in the order Felidar Sovereign and Copper Tablet
      Then this is legal
      When the stack resolves
      Then Alex has 39 life
      And the game goes on

  @cr:104.2b
  Rule: A player wins the game if an effect says so

    Scenario Outline: With <life> life, <player> wins by Felidar Sovereign in their upkeep
      Given a free-for-all between Rob, Alex and Carissa
      And it is <earlier>'s end step
      And <player> controls Felidar Sovereign
      And <player> has <life> life
      When play goes on to <player>'s upkeep
      Then Felidar Sovereign's ability is on the stack
      And the game goes on
      When the stack resolves
      Then <player> has won

      Examples:
        | player  | earlier | life |
        | Alex    | Rob     | 40   |
        | Carissa | Alex    | 57   |

    # With more life, Felidar Sovereign's controller would win.
    @fixed:life
    Scenario: With 39 life, Felidar Sovereign's controller doesn't win
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's end step
      And Alex controls Felidar Sovereign
      And Alex has 39 life
      When play goes on to Alex's upkeep
      Then Felidar Sovereign's ability is not on the stack
      When play goes on to the draw step
      Then the game goes on

    Scenario: Felidar Sovereign doesn't win the game in an opponent's upkeep
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's end step
      And Carissa controls Felidar Sovereign
      And Carissa has 40 life
      When play goes on to Alex's upkeep
      Then Felidar Sovereign's ability is not on the stack
      And the game goes on
      When play goes on to Carissa's upkeep
      Then Felidar Sovereign's ability is on the stack
      When the stack resolves
      Then Carissa has won

    # With more life, Felidar Sovereign's controller would win.
    @fixed:life
    Scenario: Below 40 life as its trigger resolves, Felidar Sovereign wins nothing
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's end step
      And Alex controls Felidar Sovereign
      And Alex has 41 life
      And Carissa controls Mountain
      And Carissa holds Shock
      And play has gone on to Alex's upkeep
      When Carissa casts Shock targeting Alex
      Then this is legal
      When the stack resolves
      Then Alex has 39 life
      And the game goes on
      And Alex has priority

    @cr:810.8a
    Scenario: In Two-Headed Giant, Felidar Sovereign wins for its controller's team
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's end step
      And Dana controls Felidar Sovereign
      And Dana has 40 life
      And play has gone on to Carissa's upkeep
      When the stack resolves
      Then Carissa and Dana have won

    Scenario: With the last omen counter, the player with the most life wins
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent             | controller | counters |
        | Celestial Convergence | Alex       | 1 omen   |
      And it is Rob's end step
      And Carissa has 21 life
      And play has gone on to Alex's upkeep
      When the stack resolves
      Then Carissa has won

    Scenario: Before the last omen counter, nobody wins by Celestial Convergence
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent             | controller | counters |
        | Celestial Convergence | Alex       | 2 omen   |
      And it is Rob's end step
      And Carissa has 21 life
      And play has gone on to Alex's upkeep
      When the stack resolves
      Then Celestial Convergence has one omen counter
      And the game goes on
      When play goes on to Carissa's draw step
      Then Celestial Convergence has one omen counter
      And the game goes on

    Scenario: Felidar Sovereign wins the game after one of two opponents has left
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's end step
      And Alex has 40 life
      And Alex controls Felidar Sovereign
      And Carissa has conceded
      And play has gone on to Alex's upkeep
      When the top of the stack resolves
      Then Alex has won

  @cr:104.2b @cr:101.2
  Rule: A player who can't win doesn't win by an effect

    Scenario: An opponent's Platinum Angel keeps Felidar Sovereign from winning
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's end step
      And Alex controls Felidar Sovereign
      And Alex has 40 life
      And Rob controls Platinum Angel
      And play has gone on to Alex's upkeep
      When the stack resolves
      Then the game goes on
      And Alex is in the game
      And Carissa is in the game
      And Alex has priority

    Scenario: With Abyssal Persecutor, a player can't win by Felidar Sovereign
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's end step
      And Alex controls Felidar Sovereign and Abyssal Persecutor
      And Alex has 40 life
      And play has gone on to Alex's upkeep
      When the stack resolves
      Then the game goes on
      And Alex has priority

    Scenario: Platinum Angel doesn't keep its own controller from winning
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's end step
      And Alex controls Felidar Sovereign and Platinum Angel
      And Alex has 40 life
      And play has gone on to Alex's upkeep
      When the stack resolves
      Then Alex has won

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

    # Larger libraries would not be emptied.
    @fixed:libraries
    Scenario: A player with 20 cards loses after Jace Beleren has milled twenty
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And these permanents are on the battlefield:
        | permanent    | controller | counters   |
        | Jace Beleren | Rob        | 10 loyalty |
      And Alex's library holds 20 cards
      And Rob has activated Jace Beleren as follows:
        | ability | targets |
        | 3       | Alex    |
      When the top of the stack resolves
      Then Jace Beleren is in Rob's graveyard
      And Alex is in the game
      When play goes on to Carissa's upkeep
      Then Alex has left the game

    Scenario: A player with 21 cards stays after Jace Beleren has milled twenty
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And these permanents are on the battlefield:
        | permanent    | controller | counters   |
        | Jace Beleren | Rob        | 10 loyalty |
      And Alex's library holds 21 cards
      And Rob has activated Jace Beleren as follows:
        | ability | targets |
        | 3       | Alex    |
      When the top of the stack resolves
      Then Jace Beleren is in Rob's graveyard
      And Alex is in the game
      When play goes on to Carissa's upkeep
      Then Alex has one card in hand

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

  @cr:104.3e
  Rule: A player loses the game if an effect says so

    @cr:104.5
    Scenario Outline: Door to Nothingness makes <victim> lose the game with 20 life
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Alex's precombat main phase
      And Alex controls Door to Nothingness, two Plains, two Islands, two Swamps, two Mountains and two Forests
      And Rob controls Grizzly Bears
      And Carissa controls Hill Giant
      When Alex activates Door to Nothingness targeting <victim>
      Then this is legal
      And Door to Nothingness is in Alex's graveyard
      And <victim> is in the game
      When the stack resolves
      Then <victim> has left the game
      And <creature> has left the game
      And <other> is on the battlefield
      And the game goes on

      Examples:
        | victim  | creature      | other         |
        | Rob     | Grizzly Bears | Hill Giant    |
        | Carissa | Hill Giant    | Grizzly Bears |

    Scenario: A player who makes themselves lose the game leaves it
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Door to Nothingness, two Plains, two Islands, two Swamps, two Mountains and two Forests
      When Alex activates Door to Nothingness targeting Alex
      Then this is legal
      When the stack resolves
      Then Rob has won

    Scenario: Door to Nothingness does nothing to a player who can't lose
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Door to Nothingness, two Plains, two Islands, two Swamps, two Mountains and two Forests
      And Rob controls Platinum Angel
      When Alex activates Door to Nothingness targeting Rob
      Then this is legal
      When the stack resolves
      Then Rob is in the game
      And Rob has 20 life
      And the game goes on
      And Alex has priority

    Scenario: Door to Nothingness enters tapped, and so can't be activated at once
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls three Plains, three Islands, three Swamps, three Mountains and three Forests
      And Alex holds Door to Nothingness
      And Alex has cast Door to Nothingness
      When the stack resolves
      Then Door to Nothingness is tapped
      When Alex activates Door to Nothingness targeting Rob
      Then this is illegal
      And nothing has changed

    @cr:810.8a
    Scenario: In Two-Headed Giant, an effect that makes a player lose takes the team
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Dana controls Door to Nothingness, two Plains, two Islands, two Swamps, two Mountains and two Forests
      When Dana activates Door to Nothingness targeting Alex
      Then this is legal
      When the stack resolves
      Then Carissa and Dana have won

  @cr:104.3f @cr:104.4a
  Rule: Nobody wins if all players lose at the same time

    Scenario: If both players' life totals become 0 at the same time, neither wins
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls two Mountains
      And Alex holds Flame Rift
      And Rob has four life
      And Alex has three life
      And Alex has cast Flame Rift
      When the stack resolves
      Then the game is a draw

    Scenario: If all of three players lose at the same time, the game is a draw
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls two Mountains
      And Carissa holds Flame Rift
      And Rob has four life
      And Alex has one life
      And Carissa has three life
      And Carissa has cast Flame Rift
      When the stack resolves
      Then the game is a draw

    @cr:104.3b
    Scenario: A player with 1 life left wins if the others lose at the same time
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls two Mountains
      And Carissa holds Flame Rift
      And Rob has four life
      And Alex has five life
      And Carissa has three life
      And Carissa has cast Flame Rift
      When the stack resolves
      Then Alex has won

    Scenario: The last two of three players draw if they lose at the same time
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob has 4 life
      And Alex has 3 life
      And Alex controls two Mountains
      And Alex holds Flame Rift
      And Carissa has conceded
      And Alex has cast Flame Rift
      When the top of the stack resolves
      Then the game is a draw

    @cr:104.3c
    Scenario: The last three of four draw if none can draw all the cards they must
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And Rob's library holds no cards
      And Alex's library holds one card
      And Dana's library holds no cards
      And Alex controls two Islands
      And Alex holds Vision Skeins
      And Carissa has conceded
      And Dana has passed
      And Rob has passed
      And Alex has cast Vision Skeins
      When the top of the stack resolves
      Then the game is a draw

    @cr:104.4d
    Scenario: The last two of three teams draw if they lose at the same time
      Given a Team vs. Team game seated clockwise:
        | player  | team  |
        | Rob     | west  |
        | Alex    | west  |
        | Carissa | north |
        | Dana    | north |
        | Eve     | east  |
        | Finn    | east  |
      And it is Alex's precombat main phase
      And Rob has 4 life
      And Alex has 3 life
      And Eve has 2 life
      And Finn has 4 life
      And Alex controls two Mountains
      And Alex holds Flame Rift
      And Carissa has conceded
      And Dana has conceded
      And Alex has cast Flame Rift
      When the top of the stack resolves
      Then the game is a draw

  @cr:104.4c
  Rule: The game is a draw if an effect says so

    @cr:104.1
    Scenario: Divine Intervention's last counter makes the game a draw
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent           | controller | counters       |
        | Divine Intervention | Carissa    | 1 intervention |
      And it is Alex's end step
      And play has gone on to Carissa's upkeep
      When the top of the stack resolves
      Then Divine Intervention's ability is on the stack
      And the game goes on
      When the top of the stack resolves
      Then the game is a draw

    @cr:104.1
    Scenario: The first of Divine Intervention's two counters ends nothing
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent           | controller | counters       |
        | Divine Intervention | Carissa    | 2 intervention |
      And it is Alex's end step
      And play has gone on to Carissa's upkeep
      When the stack resolves
      Then Divine Intervention has one intervention counter
      And the game goes on
      And Carissa has priority

    Scenario: If two players tie for the most life, Celestial Convergence is a draw
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent             | controller | counters |
        | Celestial Convergence | Alex       | 1 omen   |
      And it is Rob's end step
      And Alex has 19 life
      And play has gone on to Alex's upkeep
      When the stack resolves
      Then the game is a draw

    Scenario: Platinum Angel doesn't keep the game from being a draw
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent           | controller | counters       |
        | Divine Intervention | Carissa    | 1 intervention |
        | Platinum Angel      | Rob        |                |
      And it is Alex's end step
      And play has gone on to Carissa's upkeep
      When the stack resolves
      Then the game is a draw

    Scenario: Divine Intervention makes the game a draw for the last two of three
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's end step
      And these permanents are on the battlefield:
        | permanent           | controller | counters       |
        | Divine Intervention | Alex       | 1 intervention |
      And Carissa has conceded
      And play has gone on to Alex's upkeep
      When the stack resolves
      Then the game is a draw

  @cr:104.4b
  Rule: A loop that nobody can stop is a draw

    Scenario: Three Oblivion Rings that exile each other without end make a draw
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls six Plains and first Oblivion Ring
      And Carissa holds second Oblivion Ring and third Oblivion Ring
      And Carissa has cast second Oblivion Ring
      And the stack has resolved
      When Carissa casts third Oblivion Ring
      Then this is legal
      When the stack resolves
      Then the game is a draw

    Scenario: Oblivion Rings of two players that exile each other make a draw
      Given a two-player game between Rob and Alex
      And Rob controls three Plains
      And Rob holds first Oblivion Ring
      And Alex controls second Oblivion Ring and three Plains
      And Alex holds third Oblivion Ring
      And Rob has cast first Oblivion Ring
      And the stack has resolved
      And play has gone on to Alex's precombat main phase
      When Alex casts third Oblivion Ring
      Then this is legal
      When the stack resolves
      Then the game is a draw

    Scenario: Oblivion Rings that could exile something else make no draw
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls six Plains and first Oblivion Ring
      And Alex controls Bonesplitter
      And Carissa holds second Oblivion Ring and third Oblivion Ring
      And Carissa has cast second Oblivion Ring
      And the top of the stack has resolved
      And Carissa has chosen first Oblivion Ring
      And the stack has resolved
      And Carissa has cast third Oblivion Ring
      And the top of the stack has resolved
      When Carissa chooses second Oblivion Ring
      Then this is legal
      When the top of the stack resolves
      And the top of the stack resolves
      Then the game goes on
      When Carissa chooses third Oblivion Ring
      Then this is legal
      When the top of the stack resolves
      And the top of the stack resolves
      Then the game goes on
      When Carissa chooses first Oblivion Ring
      Then this is legal
      When the top of the stack resolves
      And the top of the stack resolves
      Then the game goes on
      When Carissa chooses Bonesplitter
      Then this is legal
      When the stack resolves
      Then Bonesplitter is in exile
      And the stack is empty
      And the game goes on

  @cr:121.2
  Rule: Several cards are drawn one at a time, as far as the library allows

    @cr:104.3c
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

  @cr:104.6
  Rule: All players still in the game begin a new one when Karn Liberated restarts it

    Scenario: After Karn Liberated, a new game begins with full life and new hands
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob has 7 life
      And Rob controls Grizzly Bears
      And Carissa has 31 life
      And these permanents are on the battlefield:
        | permanent      | controller | counters   |
        | Karn Liberated | Alex       | 14 loyalty |
      When Alex activates ability 3 of Karn Liberated
      Then this is legal
      When the top of the stack resolves
      Then Alex is asked to keep a hand
      And Rob has 20 life
      And Carissa has 20 life
      And Grizzly Bears is not on the battlefield
      And Rob has seven cards in hand
      And the game goes on
      When Alex keeps the hand
      Then this is legal
      And Carissa is asked to keep a hand
      When play goes on to Alex's precombat main phase
      Then Alex has eight cards in hand
      And Rob is in the game

    @cr:104.3c @cr:704.5b
    Scenario: Rob, who has no card as Karn begins anew, loses in Alex's upkeep
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob's library holds no cards
      And these permanents are on the battlefield:
        | permanent      | controller | counters   |
        | Karn Liberated | Alex       | 14 loyalty |
      And Alex has activated Karn Liberated as follows:
        | ability |
        | 3       |
      When the top of the stack resolves
      Then Rob is in the game
      And Rob has no cards in hand
      And Alex has seven cards in hand
      And Carissa has seven cards in hand
      When play goes on to Alex's upkeep
      Then Rob has left the game
      And Alex has priority
      When play goes on to Carissa's precombat main phase
      Then Carissa has eight cards in hand

    # The new game begins at 20 life, no matter how much life there was before.
    @fixed:life @cr:103.8a
    Scenario: If one of three players has left, the game restarts with two players
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent      | controller | counters   |
        | Karn Liberated | Alex       | 14 loyalty |
      And Carissa has conceded
      When Alex activates ability 3 of Karn Liberated
      Then this is legal
      When play goes on to Rob's upkeep
      Then Alex has seven cards in hand
      And Rob has 20 life

    Scenario: Karn Liberated's controller gets what Karn exiled as the game restarts
      Given a two-player game between Rob and Alex
      And it is Rob's precombat main phase
      And Alex controls Hill Giant
      And these permanents are on the battlefield:
        | permanent      | controller | counters   |
        | Karn Liberated | Rob        | 17 loyalty |
      And Rob has activated Karn Liberated as follows:
        | ability | targets    |
        | 2       | Hill Giant |
      And the stack has resolved
      And play has gone on to Alex's precombat main phase
      And play has gone on to Rob's precombat main phase
      When Rob activates ability 3 of Karn Liberated
      Then this is legal
      When play goes on to Rob's precombat main phase
      Then Hill Giant is on the battlefield
      And Rob controls Hill Giant
      And Rob has seven cards in hand

    @cr:103.8a
    Scenario: Carissa, who had left, isn't in the game that Alex's Karn begins anew
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent      | controller | counters   |
        | Karn Liberated | Alex       | 14 loyalty |
      And Carissa has conceded
      And Alex has activated Karn Liberated as follows:
        | ability |
        | 3       |
      When the top of the stack resolves
      And play goes on to Alex's precombat main phase
      Then Alex has seven cards in hand
      And Rob has seven cards in hand

    @cr:103.5
    Scenario: Only those who are still in the game decide about hands anew
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And these permanents are on the battlefield:
        | permanent      | controller | counters   |
        | Karn Liberated | Dana       | 14 loyalty |
      And Rob has conceded
      And Dana has activated Karn Liberated as follows:
        | ability |
        | 3       |
      When the top of the stack resolves
      Then Dana is asked to keep a hand
      When Dana keeps the hand
      Then this is legal
      And Alex is asked to keep a hand

    @cr:801.17
    Scenario: Carissa, who has left, keeps no hand as Alex's Karn begins anew
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And the range of influence is 1
      And it is Alex's precombat main phase
      And Rob controls Hill Giant
      And these permanents are on the battlefield:
        | permanent      | controller | counters   |
        | Karn Liberated | Alex       | 17 loyalty |
      And Alex has activated Karn Liberated as follows:
        | ability | targets    |
        | 2       | Hill Giant |
      And the stack has resolved
      And Carissa has conceded
      And play has gone on to Rob's upkeep
      And play has gone on to Alex's precombat main phase
      And Alex has activated Karn Liberated as follows:
        | ability |
        | 3       |
      And the top of the stack has resolved
      When Alex keeps the hand
      Then this is legal
      And Dana is asked to keep a hand
      When play goes on to Alex's precombat main phase
      Then Alex controls Hill Giant

    @cr:111.7
    Scenario: Karn Liberated's controller doesn't get a token that Karn exiled
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And these permanents are on the battlefield:
        | permanent      | controller | counters   |
        | Karn Liberated | Rob        | 17 loyalty |
        | Beast Token    | Alex       |            |
      And Rob has activated Karn Liberated as follows:
        | ability | targets     |
        | 2       | Beast Token |
      And the stack has resolved
      And play has gone on to Rob's precombat main phase
      When Rob activates ability 3 of Karn Liberated
      Then this is legal
      When the top of the stack resolves
      Then Beast Token has left the game
      And Rob has 20 life

    @cr:104.2b
    Scenario: With no counter on Celestial Convergence, most life wins
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's end step
      And Alex controls Celestial Convergence
      And Carissa has 21 life
      And play has gone on to Alex's upkeep
      When the stack resolves
      Then Carissa has won

    Scenario Outline: Karn Liberated's controller doesn't begin with <card>
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And these permanents are on the battlefield:
        | permanent      | controller | counters   | attached to |
        | Karn Liberated | Rob        | <counters> |             |
        | Hill Giant     | Alex       |            |             |
        | Pacifism       | Carissa    |            | Hill Giant  |
      And Carissa holds Shock
      And Rob has activated Karn Liberated as follows:
        | ability   | targets  |
        | <ability> | <target> |
      And the stack has resolved
      And play has gone on to Rob's precombat main phase
      When Rob activates ability 3 of Karn Liberated
      Then this is legal
      And <card> is in exile
      When the top of the stack resolves
      Then <card> is not on the battlefield

      Examples:
        | card     | counters   | ability | target   |
        | Pacifism | 17 loyalty | 2       | Pacifism |
        | Shock    | 10 loyalty | 1       | Carissa  |
