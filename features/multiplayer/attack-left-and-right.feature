@since:2020-06-01
Feature: Attack left and attack right
  Where these options are used, players attack the one who sits next to them
  on the side that was agreed. If that is a teammate, they attack nobody.

  @cr:803.1a
  Rule: With attack left, a player with a teammate to the left can't attack

    Scenario Outline: With attack left, a teammate on the left prevents attacks by <blocked>
      Given a Team vs. Team game with attack left seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | moon |
        | Dana    | moon |
      And it is <before>'s end step
      And <blocked> controls Grizzly Bears
      And <free> controls Hill Giant
      When play goes on to <blocked>'s precombat main phase
      And <blocked> attacks <target> with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When <blocked> attacks <free> with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When play goes on to <free>'s precombat main phase
      And <free> attacks <target> with Hill Giant
      Then the declaration is legal
      And Hill Giant is attacking <target>

      Examples:
        | before  | blocked | free | target  |
        | Dana    | Rob     | Alex | Carissa |
        | Alex    | Carissa | Dana | Rob     |

    @cr:811.4
    Scenario: With attack left, Rob can't attack while a teammate sits to his left
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana with attack left
      And it is Dana's postcombat main phase
      And Rob controls Grizzly Bears
      And Alex controls Hill Giant
      And Dana has passed
      And Rob has passed
      When Carissa concedes
      Then this is legal
      When play goes on to Rob's precombat main phase
      And Rob attacks Dana with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When play goes on to Alex's precombat main phase
      And Alex attacks Dana with Hill Giant
      Then the declaration is legal
      And Hill Giant is attacking Dana

    @since:2024-06-07
    Scenario: With attack left, only the left neighbor's permanents are attacked
      Given a free-for-all with attack left between Rob, Alex, Carissa and Dana
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent                  | card                  | controller | protector |
        | Grizzly Bears              |                       | Alex       |           |
        | Hill Giant                 |                       | Alex       |           |
        | near Jace Beleren          | Jace Beleren          | Carissa    |           |
        | far Jace Beleren           | Jace Beleren          | Rob        |           |
        | near Invasion of Dominaria | Invasion of Dominaria | Rob        | Carissa   |
        | far Invasion of Dominaria  | Invasion of Dominaria | Carissa    | Rob       |
      When Alex attacks far Jace Beleren with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks far Invasion of Dominaria with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Alex declares these attacks:
        | attacker      | attacks                    |
        | Grizzly Bears | near Jace Beleren          |
        | Hill Giant    | near Invasion of Dominaria |
      Then the declaration is legal
      And Grizzly Bears is attacking near Jace Beleren
      And Hill Giant is attacking near Invasion of Dominaria

  @cr:803.1b
  Rule: With attack right, a player with a teammate to the right can't attack

    Scenario Outline: With attack right, a teammate on the right prevents attacks by <blocked>
      Given a Team vs. Team game with attack right seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | moon |
        | Dana    | moon |
      And it is <before>'s end step
      And <free> controls Hill Giant
      And <blocked> controls Grizzly Bears
      When play goes on to <free>'s precombat main phase
      And <free> attacks <target> with Hill Giant
      Then the declaration is legal
      And Hill Giant is attacking <target>
      When play goes on to <blocked>'s precombat main phase
      And <blocked> attacks <target> with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When <blocked> attacks <free> with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed

      Examples:
        | before  | blocked | free    | target |
        | Dana    | Alex    | Rob     | Dana   |
        | Alex    | Dana    | Carissa | Alex   |

    @cr:811.4
    Scenario: With attack right, Alex can't attack while a teammate is on his right
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana with attack right
      And it is Dana's postcombat main phase
      And Rob controls Grizzly Bears
      And Alex controls Hill Giant
      And Dana has passed
      And Rob has passed
      When Carissa concedes
      Then this is legal
      When play goes on to Rob's precombat main phase
      And Rob attacks Dana with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Dana
      When play goes on to Alex's precombat main phase
      And Alex attacks Dana with Hill Giant
      Then the declaration is illegal
      And nothing has changed

    @since:2024-06-07
    Scenario: With attack right, only the right neighbor's permanents are attacked
      Given a free-for-all with attack right between Rob, Alex, Carissa and Dana
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent                  | card                  | controller | protector |
        | Grizzly Bears              |                       | Alex       |           |
        | Hill Giant                 |                       | Alex       |           |
        | near Jace Beleren          | Jace Beleren          | Rob        |           |
        | far Jace Beleren           | Jace Beleren          | Carissa    |           |
        | near Invasion of Dominaria | Invasion of Dominaria | Carissa    | Rob       |
        | far Invasion of Dominaria  | Invasion of Dominaria | Rob        | Carissa   |
      When Alex attacks far Jace Beleren with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks far Invasion of Dominaria with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Alex declares these attacks:
        | attacker      | attacks                    |
        | Grizzly Bears | near Jace Beleren          |
        | Hill Giant    | near Invasion of Dominaria |
      Then the declaration is legal
      And Grizzly Bears is attacking near Jace Beleren
      And Hill Giant is attacking near Invasion of Dominaria
