@since:2020-06-01
Feature: Emperor: influence, attacks and what is shared
  An emperor's influence reaches two seats and a general's one. Attacks reach
  only the next seat, and creatures can be deployed. Nothing else is shared.

  @cr:809.3a @cr:801.2a
  Rule: An emperor's range of influence is two seats, and a general's one

    Scenario: An emperor's spell can target an opposing general two seats away
      Given an Emperor game of Rob, Alex and Carissa against Dana, Eve and Finn
      And it is Alex's precombat main phase
      And Alex controls Mountain
      And Alex holds Lightning Bolt
      When Alex casts Lightning Bolt targeting Eve
      Then this is illegal
      And nothing has changed
      When Alex casts Lightning Bolt targeting Finn
      Then this is legal
      When the stack resolves
      Then Finn has 17 life

    Scenario: A general's spell can target only players in the next seats
      Given an Emperor game of Rob, Alex and Carissa against Dana, Eve and Finn
      And it is Carissa's precombat main phase
      And Carissa controls Mountain
      And Carissa holds Lightning Bolt
      When Carissa casts Lightning Bolt targeting Eve
      Then this is illegal
      And nothing has changed
      When Carissa casts Lightning Bolt targeting Rob
      Then this is illegal
      And nothing has changed
      When Carissa casts Lightning Bolt targeting Dana
      Then this is legal
      When the stack resolves
      Then Dana has 17 life

    Scenario: An emperor's spell affects each player within two seats of them
      Given an Emperor game of Rob, Alex and Carissa against Dana, Eve and Finn
      And it is Eve's precombat main phase
      And Eve controls two Mountains
      And Eve holds Flame Rift
      When Eve casts Flame Rift
      Then this is legal
      When the stack resolves
      Then Eve has 16 life
      And Finn has 16 life
      And Rob has 16 life
      And Carissa has 16 life
      And Alex has 20 life

    Scenario: A general's spell affects each player within one seat of them
      Given an Emperor game of Rob, Alex and Carissa against Dana, Eve and Finn
      And it is Dana's precombat main phase
      And Dana controls two Mountains
      And Dana holds Flame Rift
      When Dana casts Flame Rift
      Then this is legal
      When the stack resolves
      Then Dana has 16 life
      And Eve has 16 life
      And Carissa has 16 life
      And Finn has 20 life
      And Alex has 20 life

    Scenario: When a general has left, one more opponent is in the emperor's range
      Given an Emperor game of Rob, Alex and Carissa against Dana, Eve and Finn
      And it is Carissa's end step
      And Alex controls Mountain
      And Alex holds Lightning Bolt
      And Carissa has conceded
      And play has gone on to Dana's upkeep
      When Alex casts Lightning Bolt targeting Eve
      Then this is legal
      When the stack resolves
      Then Eve has 17 life

  @cr:809.6a
  Rule: With larger teams, the ranges of influence are adjusted

    @example
    Scenario: In teams of four, an emperor with range 3 affects three generals
      Given an Emperor game seated clockwise:
        | player  | team | emperor |
        | Rob     | Red  |         |
        | Alex    | Red  | yes     |
        | Carissa | Red  |         |
        | Dana    | Red  |         |
        | Eve     | Blue |         |
        | Finn    | Blue | yes     |
        | Gus     | Blue |         |
        | Hana    | Blue |         |
      And Alex's range of influence is 3
      And Finn's range of influence is 3
      And Carissa's range of influence is 2
      And Gus's range of influence is 2
      And it is Alex's precombat main phase
      And Alex controls two Mountains
      And Alex holds Flame Rift
      When Alex casts Flame Rift
      Then this is legal
      When the stack resolves
      Then Eve has 16 life
      And Gus has 16 life
      And Hana has 16 life
      And Dana has 16 life
      And Finn has 20 life

    @example
    Scenario: In teams of four, an inner general can target one opposing general
      Given an Emperor game seated clockwise:
        | player  | team | emperor |
        | Rob     | Red  |         |
        | Alex    | Red  | yes     |
        | Carissa | Red  |         |
        | Dana    | Red  |         |
        | Eve     | Blue |         |
        | Finn    | Blue | yes     |
        | Gus     | Blue |         |
        | Hana    | Blue |         |
      And Alex's range of influence is 3
      And Finn's range of influence is 3
      And Carissa's range of influence is 2
      And Gus's range of influence is 2
      And it is Carissa's precombat main phase
      And Carissa controls Mountain
      And Carissa holds Lightning Bolt
      When Carissa casts Lightning Bolt targeting Finn
      Then this is illegal
      And nothing has changed
      When Carissa casts Lightning Bolt targeting Hana
      Then this is illegal
      And nothing has changed
      When Carissa casts Lightning Bolt targeting Eve
      Then this is legal
      When the stack resolves
      Then Eve has 17 life

    @example
    Scenario Outline: In teams of four, outer general <general> can target <near>, not <far>
      Given an Emperor game seated clockwise:
        | player  | team | emperor |
        | Rob     | Red  |         |
        | Alex    | Red  | yes     |
        | Carissa | Red  |         |
        | Dana    | Red  |         |
        | Eve     | Blue |         |
        | Finn    | Blue | yes     |
        | Gus     | Blue |         |
        | Hana    | Blue |         |
      And Alex's range of influence is 3
      And Finn's range of influence is 3
      And Carissa's range of influence is 2
      And Gus's range of influence is 2
      And it is <general>'s precombat main phase
      And <general> controls Mountain
      And <general> holds Lightning Bolt
      When <general> casts Lightning Bolt targeting <far>
      Then this is illegal
      And nothing has changed
      When <general> casts Lightning Bolt targeting <near>
      Then this is legal
      When the stack resolves
      Then <near> has 17 life

      Examples:
        | general | near | far  |
        | Dana    | Eve  | Finn |
        | Rob     | Hana | Gus  |
        | Hana    | Rob  | Alex |

  @cr:809.3b @cr:804.2
  Rule: In Emperor, creatures can be deployed to teammates

    Scenario: An emperor deploys a creature to a general, who attacks with it
      Given an Emperor game of Rob, Alex and Carissa against Dana, Eve and Finn
      And it is Alex's precombat main phase
      And Alex controls Raging Goblin
      When Alex activates Raging Goblin targeting Dana
      Then this is illegal
      And nothing has changed
      When Alex activates Raging Goblin targeting Carissa
      Then this is legal
      And Raging Goblin is tapped
      When the stack resolves
      Then Carissa controls Raging Goblin
      When play goes on to Carissa's precombat main phase
      And Carissa attacks Dana with Raging Goblin
      Then the declaration is legal
      And Raging Goblin is attacking Dana

    @cr:602.2
    Scenario: A creature of an emperor has one ability to be deployed, not two
      Given an Emperor game of Rob, Alex and Carissa against Dana, Eve and Finn
      And it is Alex's precombat main phase
      And Alex controls Raging Goblin
      When Alex activates ability 2 of Raging Goblin targeting Carissa
      Then this is illegal
      And nothing has changed
      When Alex activates ability 1 of Raging Goblin targeting Carissa
      Then this is legal
      And Raging Goblin is tapped

    Scenario: A general can't deploy a creature to the other general, out of range
      Given an Emperor game of Rob, Alex and Carissa against Dana, Eve and Finn
      And it is Finn's precombat main phase
      And Finn controls Grizzly Bears
      When Finn activates Grizzly Bears targeting Dana
      Then this is illegal
      And nothing has changed
      When Finn activates Grizzly Bears targeting Eve
      Then this is legal
      When the stack resolves
      Then Eve controls Grizzly Bears

    Scenario: In Emperor, a creature can't be deployed during another player's turn
      Given an Emperor game of Rob, Alex and Carissa against Dana, Eve and Finn
      And it is Alex's precombat main phase
      And Carissa controls Grizzly Bears
      And Alex has ended the turn
      And play has gone on to Carissa's upkeep
      When Carissa activates Grizzly Bears targeting Alex
      Then this is illegal
      And nothing has changed
      When play goes on to the precombat main phase
      And Carissa activates Grizzly Bears targeting Alex
      Then this is legal
      And Grizzly Bears is tapped

    @cr:602.5d
    Scenario: In Emperor, a creature can't be deployed while a spell is on the stack
      Given an Emperor game of Rob, Alex and Carissa against Dana, Eve and Finn
      And it is Eve's precombat main phase
      And Eve controls Grizzly Bears and Mountain
      And Eve holds Shock
      And Eve has cast Shock targeting Carissa
      When Eve activates Grizzly Bears targeting Finn
      Then this is illegal
      And nothing has changed
      When the stack resolves
      And Eve activates Grizzly Bears targeting Finn
      Then this is legal
      When the stack resolves
      Then Finn controls Grizzly Bears

    Scenario: An emperor deploys a creature of one general's to the other
      Given an Emperor game of Rob, Alex and Carissa against Dana, Eve and Finn
      And it is Eve's precombat main phase
      And these permanents are on the battlefield:
        | permanent  | controller | owner |
        | Hill Giant | Eve        | Dana  |
      When Eve activates Hill Giant targeting Finn
      Then this is legal
      And Hill Giant is tapped
      When the stack resolves
      Then Finn controls Hill Giant

    Scenario: A creature that has phased out isn't handed to a teammate
      Given an Emperor game of Rob, Alex and Carissa against Dana, Eve and Finn
      And it is Alex's precombat main phase
      And Alex controls Hill Giant
      And Carissa controls two Islands
      And Carissa holds Reality Ripple
      And Alex has activated Hill Giant targeting Carissa
      When Carissa casts Reality Ripple targeting Hill Giant
      Then this is legal
      When the top of the stack resolves
      Then Hill Giant's ability is on the stack once
      When the top of the stack resolves
      And play goes on to Alex's upkeep
      Then Alex controls Hill Giant

  @cr:809.3c
  Rule: In Emperor, a player can attack only opponents in the next seats

    @example
    Scenario: As an Emperor game starts, an emperor can't attack anybody
      Given an Emperor game of Rob, Alex and Carissa against Dana, Eve and Finn
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears
      When Alex attacks Dana with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Finn with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed

    Scenario: A general attacks only the opposing general in the next seat
      Given an Emperor game of Rob, Alex and Carissa against Dana, Eve and Finn
      And it is Carissa's precombat main phase
      And Carissa controls Grizzly Bears
      When Carissa attacks Eve with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Carissa attacks Dana with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Dana

    Scenario: After a general has left, the emperor can attack the next player
      Given an Emperor game of Rob, Alex and Carissa against Dana, Eve and Finn
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears
      And Alex has passed
      And Carissa has conceded
      When Alex attacks Finn with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Dana with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Dana

    Scenario: An emperor can't attack a general two seats away who was chosen
      Given an Emperor game of Rob, Alex and Carissa against Dana, Eve and Finn
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears
      And Carissa has conceded
      And Alex has chosen Finn
      When Alex attacks Finn with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed

    Scenario Outline: In Emperor, <general> can attack <near>'s planeswalker, but not <far>'s
      Given an Emperor game of Rob, Alex and Carissa against Dana, Eve and Finn
      And it is <general>'s precombat main phase
      And these permanents are on the battlefield:
        | permanent         | card | controller |
        | Grizzly Bears     |      | <general>  |
        | near Jace Beleren |      | <near>     |
        | far Jace Beleren  |      | <far>      |
      When <general> attacks far Jace Beleren with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When <general> attacks near Jace Beleren with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking near Jace Beleren

      Examples:
        | general | near | far |
        | Rob     | Finn | Eve |
        | Carissa | Dana | Eve |

  @cr:809.7
  Rule: In Emperor, teammates see each other's hands but share nothing else

    Scenario: In Emperor, players see only their own team's hands
      Given an Emperor game of Rob, Alex and Carissa against Dana, Eve and Finn
      And Rob holds Grizzly Bears
      And Carissa holds Hill Giant
      And Dana holds Gray Ogre
      When play goes on to the end step
      Then Rob can see Hill Giant
      And Alex can see Grizzly Bears
      And Finn can see Gray Ogre
      And Carissa cannot see Gray Ogre
      And Eve cannot see Hill Giant

    Scenario: In Emperor, a player can't use a teammate's mana or cards
      Given an Emperor game of Rob, Alex and Carissa against Dana, Eve and Finn
      And it is Alex's precombat main phase
      And Alex holds Grizzly Bears and Plains
      And Rob controls three Forests
      And Rob holds Giant Growth and Forest
      And Carissa controls Hill Giant
      When Alex casts Grizzly Bears
      Then this is illegal
      And nothing has changed
      When Alex plays Forest
      Then this is illegal
      And nothing has changed
      When Alex plays Plains
      Then this is legal
      And Plains is on the battlefield

    Scenario: In Emperor, a player can't attack with a teammate's creature
      Given an Emperor game of Rob, Alex and Carissa against Dana, Eve and Finn
      And it is Carissa's precombat main phase
      And Carissa controls Hill Giant
      And Alex controls Grizzly Bears
      When Carissa attacks Dana with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Carissa attacks Dana with Hill Giant
      Then the declaration is legal
      And Hill Giant is attacking Dana
