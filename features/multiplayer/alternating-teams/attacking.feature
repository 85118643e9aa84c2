@since:2006-10-01
Feature: Alternating Teams: attacking
  Only the neighbours can be attacked, and of them only opponents.

  @cr:811.4
  Rule: In Alternating Teams, players attack only opponents seated next to them

    Scenario Outline: In Alternating Teams, <attacker> can attack only adjacent <left> and <right>
      Given an Alternating Teams game seated clockwise:
        | player  | team  |
        | Rob     | Red   |
        | Alex    | Blue  |
        | Carissa | Green |
        | Dana    | Red   |
        | Eve     | Blue  |
        | Finn    | Green |
      And it is <attacker>'s precombat main phase
      And <attacker> controls Grizzly Bears and Hill Giant
      When <attacker> attacks <far> with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When <attacker> attacks <off> with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When <attacker> attacks <friend> with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When <attacker> declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears | <left>  |
        | Hill Giant    | <far>   |
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
        | attacker | left | right   | far     | off  | friend  |
        | Rob      | Alex | Finn    | Carissa | Eve  | Dana    |
        | Dana     | Eve  | Carissa | Finn    | Alex | Rob     |
        | Finn     | Rob  | Eve     | Alex    | Dana | Carissa |

    Scenario: Alternating Teams attack only neighbors, even with unlimited range
      Given an Alternating Teams game of Rob, Alex and Eve against Carissa, Dana and Finn
      And the range of influence is unlimited
      And Rob controls Grizzly Bears
      When Rob attacks Dana with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Finn with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Finn

    @cr:803.1a
    Scenario: With attack left, only the opponent on the left can be attacked
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana with attack left
      And Rob controls Grizzly Bears
      When Rob attacks Dana with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Carissa with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Carissa

    @cr:803.1b
    Scenario: With attack right, only the opponent on the right can be attacked
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana with attack right
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears
      When Alex attacks Dana with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Carissa with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Carissa

    @since:2024-06-07
    Scenario: In Alternating Teams, an attacked battle's protector must be adjacent
      Given an Alternating Teams game seated clockwise:
        | player  | team  |
        | Rob     | Red   |
        | Alex    | Blue  |
        | Carissa | Green |
        | Dana    | Red   |
        | Eve     | Blue  |
        | Finn    | Green |
      And these permanents are on the battlefield:
        | permanent      | card                  | controller | protector |
        | Jace Beleren   |                       | Carissa    |           |
        | near Dominaria | Invasion of Dominaria | Carissa    | Alex      |
        | far Dominaria  | Invasion of Dominaria | Alex       | Carissa   |
        | our Dominaria  | Invasion of Dominaria | Finn       | Dana      |
        | Grizzly Bears  |                       | Rob        |           |
      When Rob attacks Jace Beleren with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks far Dominaria with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks our Dominaria with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks near Dominaria with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking near Dominaria

    @since:2024-06-07
    Scenario: Alternating Teams can attack an adjacent opponent's planeswalker
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana
      And Dana controls Jace Beleren
      And Rob controls Grizzly Bears
      When Rob attacks Jace Beleren with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Jace Beleren

    @since:2024-06-07
    Scenario: Alternating Teams can't attack a distant opponent's planeswalker
      Given an Alternating Teams game of Rob, Alex and Eve against Carissa, Dana and Finn
      And the range of influence is unlimited
      And it is Alex's precombat main phase
      And Finn controls Jace Beleren
      And Carissa controls Carissa's Jace Beleren
      And Alex controls Grizzly Bears
      When Alex attacks Jace Beleren with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Carissa's Jace Beleren with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Carissa's Jace Beleren

    Scenario Outline: Once <leaver> has left the game, Rob can attack <next>, now adjacent
      Given an Alternating Teams game seated clockwise:
        | player  | team  |
        | Rob     | Red   |
        | Alex    | Blue  |
        | Carissa | Green |
        | Dana    | Red   |
        | Eve     | Blue  |
        | Finn    | Green |
      And it is Eve's postcombat main phase
      And Rob controls Grizzly Bears
      When <leaver> concedes
      Then this is legal
      When play goes on to Rob's precombat main phase
      And Rob attacks <far> with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks <next> with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking <next>

      Examples:
        | leaver | next    | far     |
        | Alex   | Carissa | Eve     |
        | Finn   | Eve     | Carissa |

    Scenario: A teammate who becomes adjacent still can't be attacked
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana
      And it is Dana's postcombat main phase
      And Rob controls Grizzly Bears
      And Dana has passed
      And Rob has passed
      When Carissa concedes
      Then this is legal
      When play goes on to Rob's precombat main phase
      And Rob attacks Alex with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Dana with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Dana

    Scenario: In Alternating Teams, no one can attack past an adjacent teammate
      Given an Alternating Teams game of Rob, Carissa and Eve against Alex, Dana and Finn
      And it is Finn's precombat main phase
      And Rob controls Grizzly Bears and Hill Giant
      And Finn has passed
      And Rob has passed
      When Alex concedes
      Then this is legal
      When play goes on to Rob's precombat main phase
      And Rob attacks Dana with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Finn with Hill Giant
      Then the declaration is legal
      And Hill Giant is attacking Finn
