@since:2024-06-07
Feature: Attack multiple players: controllers, not owners
  Cards that keep attackers away, and lands that open or close the way, count
  for the player who controls them. Who owns them is of no account.

  @cr:802.3a @cr:508.1c
  Rule: A card protects its controller, not its owner

    @cr:508.1h
    Scenario: Propaganda taxes attacks on its controller, not on its owner
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Grizzly Bears
      And these permanents are on the battlefield:
        | permanent  | controller | owner |
        | Propaganda | Carissa    | Alex  |
      When Rob attacks Carissa with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Alex with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Alex

    Scenario: Crawlspace protects its controller, not its owner
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Grizzly Bears, Hill Giant and Gray Ogre
      And these permanents are on the battlefield:
        | permanent  | controller | owner |
        | Crawlspace | Carissa    | Alex  |
      When Rob attacks Carissa with Grizzly Bears, Hill Giant and Gray Ogre
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Alex with Grizzly Bears, Hill Giant and Gray Ogre
      Then the declaration is legal
      And Gray Ogre is attacking Alex

    Scenario: Teferi's Moat protects its controller, not its owner
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Hill Giant
      And these permanents are on the battlefield:
        | permanent     | controller | owner | chosen     |
        | Teferi's Moat | Carissa    | Alex  | color: red |
      When Rob attacks Carissa with Hill Giant
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Alex with Hill Giant
      Then the declaration is legal
      And Hill Giant is attacking Alex

    Scenario: The color chosen as Teferi's Moat enters tells who can't attack
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls four Plains and Island
      And Carissa holds Teferi's Moat
      And Rob controls Grizzly Bears and Hill Giant
      And Carissa has cast Teferi's Moat
      When the top of the stack resolves
      And Carissa chooses green
      Then this is legal
      And Teferi's Moat is on the battlefield
      When play goes on to Rob's beginning of combat
      And Rob attacks Carissa with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Carissa with Hill Giant
      Then the declaration is legal
      And Hill Giant is attacking Carissa

  @cr:802.2a @cr:702.14c
  Rule: Landwalk checks lands that the defending player controls

    Scenario Outline: Carissa <may> block Goblin Mountaineer if <has> Mountain
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Goblin Mountaineer
      And Carissa controls Wall of Wood
      And these permanents are on the battlefield:
        | permanent | controller | owner   |
        | Mountain  | <holder>   | <owner> |
      And Rob has attacked Carissa with Goblin Mountaineer
      When Carissa blocks Goblin Mountaineer with Wall of Wood
      Then the declaration is <verdict>
      And Wall of Wood <blocking>

      Examples:
        | may   | has                 | owner   | holder  | verdict | blocking                       |
        | can   | Alex controls her   | Carissa | Alex    | legal   | is blocking Goblin Mountaineer |
        | can't | she controls Alex's | Alex    | Carissa | illegal | is not blocking                |

  @cr:506.2a
  Rule: If one opponent is chosen to defend, no other player is the defending player or blocks

    @cr:702.14c
    Scenario: An opponent who wasn't chosen to defend can't block
      Given a game without attack options between Rob, Alex and Carissa
      And Rob controls Goblin Mountaineer
      And Alex controls Mountain and Wall of Stone
      And Carissa controls Wall of Wood
      And Rob has chosen Carissa
      And Rob has attacked Carissa with Goblin Mountaineer
      When Alex blocks Goblin Mountaineer with Wall of Stone
      Then the declaration is illegal
      And Goblin Mountaineer is unblocked

    @cr:702.14c
    Scenario: Mountainwalk ignores a Mountain of an opponent not chosen to defend
      Given a game without attack options between Rob, Alex and Carissa
      And Rob controls Goblin Mountaineer
      And Alex controls Mountain
      And Carissa controls Wall of Wood
      And Rob has chosen Carissa
      And Rob has attacked Carissa with Goblin Mountaineer
      When Carissa blocks Goblin Mountaineer with Wall of Wood
      Then the declaration is legal
      And Goblin Mountaineer is blocked by Wall of Wood

    @cr:601.3
    Scenario: Wardscale Dragon stops only the chosen defending player's spells
      Given a game without attack options between Rob, Carissa and Alex
      And Rob controls Wardscale Dragon
      And Alex controls left Mountain
      And Alex holds left Shock
      And Carissa controls right Mountain
      And Carissa holds right Shock
      And Rob has chosen Carissa
      And Rob has attacked Carissa with Wardscale Dragon
      When Alex casts left Shock targeting Rob
      Then this is legal
      When Carissa casts right Shock targeting Rob
      Then this is illegal
      And nothing has changed
      When play goes on to the postcombat main phase
      And Carissa casts right Shock targeting Rob
      Then this is legal
      When the stack resolves
      Then Rob has 16 life
