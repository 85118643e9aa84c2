@since:2020-06-01
Feature: Controlling another player
  Whoever controls a player decides for that player through the next turn
  that the player takes. Of several who were to do so the last one does.

  @cr:722.1a
  Rule: Of several effects that control a player's turn, the one created last applies

    Scenario Outline: <last>'s Mindslaver resolves after <first>'s, so <last> controls Alex
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And these permanents are on the battlefield:
        | permanent  | card       | controller |
        | one Slaver | Mindslaver | <first>    |
        | last Slaver | Mindslaver | <last>     |
      And Rob controls four Mountains
      And Carissa controls four Islands
      And Alex controls Grizzly Bears
      And <first> has activated one Slaver targeting Alex
      And the stack has resolved
      And <last> has activated last Slaver targeting Alex
      And the stack has resolved
      And play has gone on to Alex's declare attackers step
      When <first> interrupts and declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears | <last>  |
      Then the declaration is illegal
      And nothing has changed
      When <last> attacks <first> with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking <first>
      When play goes on to Rob's upkeep
      And play goes on to Alex's declare attackers step
      And <first> interrupts and declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears | <last>  |
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Rob with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Rob

      Examples:
        | first   | last    |
        | Rob     | Carissa |
        | Carissa | Rob     |

  @cr:800.4a
  Rule: A player who leaves the game no longer controls another player

    Scenario: If Rob leaves while controlling Alex, Alex makes their own decisions
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Mindslaver and four Mountains
      And Alex controls Grizzly Bears
      And Rob has activated Mindslaver targeting Alex
      And the stack has resolved
      And play has gone on to Alex's precombat main phase
      When Rob concedes
      Then this is legal
      And it is Alex's turn
      When Alex attacks Carissa with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Carissa

    @cr:800.4b
    Scenario: After Rob leaves the game, his Mindslaver doesn't control Alex's turn
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Mindslaver and four Mountains
      And Alex controls Grizzly Bears
      And Rob has activated Mindslaver targeting Alex
      And the stack has resolved
      When Rob concedes
      Then this is legal
      When play goes on to Alex's precombat main phase
      And Alex attacks Carissa with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Carissa

  @cr:722.6 @cr:104.3a
  Rule: A player concedes in person, also while controlled by another player

    Scenario: Rob, who controls Alex, can't concede for Alex, but Alex can concede
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Mindslaver and four Mountains
      And Rob has activated Mindslaver targeting Alex
      And the stack has resolved
      And play has gone on to Alex's precombat main phase
      When Rob tries to concede for Alex
      Then this is illegal
      And nothing has changed
      When Alex concedes
      Then this is legal
      And Alex has left the game
      And Rob is in the game

    Scenario: Alex's teammate and Alex's opponent can't concede for Alex
      Given a team game of Rob and Alex against Carissa and Dana
      When Rob tries to concede for Alex
      Then this is illegal
      And nothing has changed
      When Dana tries to concede for Alex
      Then this is illegal
      And nothing has changed
      When Alex concedes
      Then this is legal
      And Alex has left the game
      And Rob is in the game

  @cr:722.5
  Rule: Only the player who controls another player makes that player's decisions

    Scenario: A player who controls another player passes priority for them
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Mindslaver and four Mountains
      And Rob has activated Mindslaver targeting Alex
      And the stack has resolved
      When play goes on to Alex's upkeep
      And Rob passes
      Then this is legal
      And Carissa has priority

    @cr:805.8
    Scenario Outline: In 2HG, Mindslaver targeting <target> gives control of the whole team
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls Mindslaver and four Mountains
      And Rob has activated Mindslaver targeting <target>
      And the stack has resolved
      When play goes on to Carissa's upkeep
      And Rob passes
      Then this is legal
      And Rob has priority

      Examples:
        | target  |
        | Carissa |
        | Dana    |

  @cr:722.1
  Rule: The controlled turn is the next turn that player takes, even an extra turn

    Scenario: Mindslaver controls the target's extra turn but not the turn after it
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Mindslaver and four Mountains
      And Alex controls two Islands
      And Alex holds Time Walk
      And Alex has cast Time Walk
      And the stack has resolved
      And Rob has activated Mindslaver targeting Alex
      And the stack has resolved
      When play goes on to Alex's upkeep
      And Rob passes
      Then this is legal
      And Carissa has priority
      When play goes on to Carissa's upkeep
      And play goes on to Alex's upkeep
      And Alex passes
      Then this is legal
      And Carissa has priority

  @cr:722.3
  Rule: A player whose turn is controlled remains the active player

    Scenario: During a controlled turn, the controlled player untaps and draws
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent   | controller | tapped |
        | Temple Bell | Alex       | yes    |
      And Rob controls Mindslaver and four Mountains
      And Rob has activated Mindslaver targeting Alex
      And the stack has resolved
      When play goes on to Alex's precombat main phase
      Then Alex has one card in hand
      And Rob has no cards in hand
      And Temple Bell is untapped
      And Mindslaver is in Rob's graveyard
