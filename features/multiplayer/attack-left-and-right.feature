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
