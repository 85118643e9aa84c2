@since:2020-06-01
Feature: Limited range of influence: attacks
  Players attack only opponents within reach, and what those guard.

  @cr:801.3
  Rule: Only opponents within range of influence can be attacked

    @also:2006-10-01 @cr:801.2
    Scenario Outline: With range of influence 1, <attacker> can attack only <left> and <right>
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And it is <attacker>'s precombat main phase
      And <attacker> controls Grizzly Bears and Hill Giant
      When <attacker> attacks <far> with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When <attacker> declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears | <left>  |
        | Hill Giant    | <off>   |
      Then the declaration is illegal
      And nothing has changed
      When <attacker> declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears | <left>  |
        | Hill Giant    | <right> |
      Then the declaration is legal
      And Grizzly Bears is attacking <left>
      And Hill Giant is attacking <right>

      Examples:
        | attacker | left | right   | far     | off  |
        | Rob      | Alex | Eve     | Carissa | Dana |
        | Dana     | Eve  | Carissa | Rob     | Alex |

    Scenario: A planeswalker can be attacked if its controller is within range
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And these permanents are on the battlefield:
        | permanent     | card         | controller |
        | near Jace     | Jace Beleren | Alex       |
        | far Jace      | Jace Beleren | Carissa    |
        | Grizzly Bears |              | Rob        |
      When Rob attacks far Jace with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks near Jace with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking near Jace

    @since:2024-06-07
    Scenario: A battle can be attacked if its protector is within range
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And these permanents are on the battlefield:
        | permanent      | card                  | controller | protector |
        | near Dominaria | Invasion of Dominaria | Carissa    | Alex      |
        | far Dominaria  | Invasion of Dominaria | Alex       | Carissa   |
        | Grizzly Bears  |                       | Rob        |           |
      When Rob attacks far Dominaria with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks near Dominaria with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking near Dominaria

    Scenario: A player with only teammates within range can't attack
      Given a team game of Rob, Alex and Carissa against Dana, Eve and Finn
      And the range of influence is 1
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears
      When Alex attacks Dana with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Rob with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed

    @also:2006-10-01
    Scenario: With range 1, a newly adjacent player can't be attacked that turn
      Given a free-for-all with attack left between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And it is Dana's precombat main phase
      And Dana controls Grizzly Bears
      And Dana has passed
      And Eve has conceded
      When Dana attacks Rob with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When play goes on to Dana's beginning of combat
      And Dana attacks Rob with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Rob
