@since:2020-06-01
Feature: Limited range of influence: targets
  A player's influence reaches only so many seats to the left and to the
  right. Whatever sits farther away is no target. Who sits how far away is
  looked at as each turn begins.

  @cr:801.4
  Rule: Only objects and players within range of influence can be targets

    @also:2006-10-01 @example @cr:801.2a
    Scenario Outline: With range 1, Rob can target <near>, but <far> is out of range
      Given a free-for-all between Rob, Alex, Carissa, Dana, Eve and Finn
      And the range of influence is 1
      And Rob controls Mountain
      And Rob holds Lightning Bolt
      When Rob casts Lightning Bolt targeting <far>
      Then this is illegal
      And nothing has changed
      When Rob casts Lightning Bolt targeting <near>
      Then this is legal
      When the stack resolves
      Then <near> has 17 life

      Examples:
        | near | far     |
        | Alex | Carissa |
        | Finn | Eve     |
        | Alex | Dana    |

    @also:2006-10-01 @example @cr:801.2a
    Scenario Outline: With range 2, Dana can target <near>, but <far> is out of range
      Given a free-for-all between Rob, Alex, Carissa, Dana, Eve, Finn and Gus
      And the range of influence is 2
      And it is Dana's precombat main phase
      And Dana controls Mountain
      And Dana holds Lightning Bolt
      When Dana casts Lightning Bolt targeting <far>
      Then this is illegal
      And nothing has changed
      When Dana casts Lightning Bolt targeting <near>
      Then this is legal
      When the stack resolves
      Then <near> has 17 life

      Examples:
        | near    | far |
        | Alex    | Rob |
        | Carissa | Gus |
        | Eve     | Rob |
        | Finn    | Gus |

    @cr:801.2b
    Scenario: Players are always within their own range of influence
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And the range of influence is 1
      And it is Alex's precombat main phase
      And Alex controls Mountain
      And Alex holds Lightning Bolt
      When Alex casts Lightning Bolt targeting Dana
      Then this is illegal
      And nothing has changed
      When Alex casts Lightning Bolt targeting Alex
      Then this is legal
      When the stack resolves
      Then Alex has 17 life

    @also:2006-10-01 @cr:801.2d
    Scenario: A permanent's controller, not its owner, decides if it's within range
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And these permanents are on the battlefield:
        | permanent     | controller | owner   |
        | Grizzly Bears | Alex       | Carissa |
        | Hill Giant    | Carissa    | Alex    |
        | Mountain      | Rob        |         |
      And Rob holds Lightning Bolt
      When Rob casts Lightning Bolt targeting Hill Giant
      Then this is illegal
      And nothing has changed
      When Rob casts Lightning Bolt targeting Grizzly Bears
      Then this is legal
      When the stack resolves
      Then Grizzly Bears is in Carissa's graveyard

    @since:2024-06-07 @cr:801.2d
    Scenario: A distant player's battle is within range if its protector is
      Given a free-for-all between Rob, Alex, Carissa, Dana, Eve and Finn
      And the range of influence is 1
      And these permanents are on the battlefield:
        | permanent      | card                  | controller | protector |
        | near Dominaria | Invasion of Dominaria | Carissa    | Alex      |
        | far Dominaria  | Invasion of Dominaria | Carissa    | Dana      |
        | Mountain       |                       | Rob        |           |
      And Rob holds Lightning Bolt
      When Rob casts Lightning Bolt targeting far Dominaria
      Then this is illegal
      And nothing has changed
      When Rob casts Lightning Bolt targeting near Dominaria
      Then this is legal
      When the stack resolves
      Then near Dominaria has 2 defense counters

    @since:2024-06-07 @cr:801.2d
    Scenario: A battle with a distant protector is within range if its controller is
      Given a free-for-all between Rob, Alex, Carissa, Dana, Eve and Finn
      And the range of influence is 1
      And it is Eve's precombat main phase
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Invasion of Dominaria | Dana       | Rob       |
        | Mountain              | Eve        |           |
      And Eve holds Lightning Bolt
      When Eve casts Lightning Bolt targeting Invasion of Dominaria
      Then this is legal
      When the stack resolves
      Then Invasion of Dominaria has 2 defense counters

    Scenario: Counterspell can't target a spell of a player out of range
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And it is Carissa's precombat main phase
      And Carissa controls two Forests
      And Carissa holds Grizzly Bears
      And Rob controls two Islands
      And Rob holds Rob's Counterspell
      And Alex controls two Islands
      And Alex holds Alex's Counterspell
      And Carissa has cast Grizzly Bears
      When Rob casts Rob's Counterspell targeting Grizzly Bears
      Then this is illegal
      And nothing has changed
      When Alex casts Alex's Counterspell targeting Grizzly Bears
      Then this is legal
      When the stack resolves
      Then Grizzly Bears is in Carissa's graveyard

    Scenario Outline: With range 1, Boomerang returns a near <kind>, but no far one
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And it is Eve's precombat main phase
      And Alex controls <near>
      And Carissa controls <far>
      And Rob controls two Islands
      And Rob holds Boomerang
      When Rob casts Boomerang targeting <far>
      Then this is illegal
      And nothing has changed
      When Rob casts Boomerang targeting <near>
      Then this is legal
      When the stack resolves
      Then <near> is not on the battlefield

      Examples:
        | kind         | near                   | far                       |
        | land         | Alex's Forest          | Carissa's Forest          |
        | artifact     | Alex's Temple Bell     | Carissa's Temple Bell     |
        | enchantment  | Alex's Exploration     | Carissa's Exploration     |
        | planeswalker | Alex's Jace Beleren    | Carissa's Jace Beleren    |
        | token        | Alex's Saproling Token | Carissa's Saproling Token |

    Scenario: Stifle can't target an ability of a player out of range
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And it is Carissa's precombat main phase
      And Carissa controls Pulse Tracker, Fountain of Youth and two Forests
      And Rob controls Rob's Island
      And Rob holds Rob's Stifle
      And Alex controls two Islands
      And Alex holds first Stifle and second Stifle
      When Carissa activates Fountain of Youth
      Then this is legal
      When Rob casts Rob's Stifle
      Then this is illegal
      And nothing has changed
      When Alex casts first Stifle
      Then this is legal
      When the stack resolves
      Then Carissa has 20 life
      When Carissa attacks Dana with Pulse Tracker
      Then the declaration is legal
      When Rob casts Rob's Stifle
      Then this is illegal
      And nothing has changed
      When Alex casts second Stifle
      Then this is legal
      When the stack resolves
      Then Dana has 20 life

    Scenario Outline: With range 1, Rob can aim <ability> at near Giants only
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And Rob controls <ability> and Island
      And Alex controls Alex's Hill Giant
      And Carissa controls Carissa's Hill Giant
      When Rob activates <ability> targeting Carissa's Hill Giant
      Then this is illegal
      And nothing has changed
      When Rob activates <ability> targeting Alex's Hill Giant
      Then this is legal
      When the stack resolves
      Then Alex's Hill Giant <what>

      Examples:
        | ability         | what                      |
        | Mogg Fanatic    | has 1 damage marked on it |
        | Icy Manipulator | is tapped                 |

  @cr:801.2c
  Rule: Range of influence is checked anew when each turn begins

    @also:2006-10-01 @example
    Scenario Outline: When <leaver> leaves, <beyond> is within Rob's range from the next turn on
      Given a free-for-all between Rob, Alex, Carissa, Dana, Eve and Finn
      And the range of influence is 1
      And Rob controls Mountain
      And Rob holds Lightning Bolt
      When <leaver> concedes
      Then this is legal
      When Rob casts Lightning Bolt targeting <beyond>
      Then this is illegal
      And nothing has changed
      When play goes on to <next>'s upkeep
      And Rob casts Lightning Bolt targeting Dana
      Then this is illegal
      And nothing has changed
      When Rob casts Lightning Bolt targeting <beyond>
      Then this is legal
      When the stack resolves
      Then <beyond> has 17 life

      Examples:
        | leaver | beyond  | next    |
        | Alex   | Carissa | Carissa |
        | Finn   | Eve     | Alex    |

  @since:2020-06-01 @cr:801.4 @cr:603.3d
  Rule: A triggered ability's targets are within its controller's range

    Scenario: Blood Artist can be aimed only at players within range
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And it is Alex's precombat main phase
      And Alex controls Blood Artist and Mogg Fanatic
      When Alex activates Mogg Fanatic targeting Carissa
      Then this is legal
      And Alex may choose among Rob, Alex and Carissa
