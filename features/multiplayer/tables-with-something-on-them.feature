@since:2020-06-01
Feature: Multiplayer: tables with something on them
  A table that the rules allow, or don't, stays so whatever lies on it and
  whatever the players hold.

  @cr:801.1 @cr:804.1 @cr:809.1
  Rule: Emperor's own options stay, and two or more teams play

    Scenario: Emperor with an unlimited range is illegal with Platinum Angel there
      Given an Emperor game of Rob, Alex and Carissa against Dana, Eve and Finn
      And the range of influence is unlimited
      And Alex controls Platinum Angel
      When the game is set up
      Then this is illegal

    Scenario: Emperor without deploying creatures is illegal with creatures there
      Given an Emperor game of Rob, Alex and Carissa against Dana, Eve and Finn
      And creatures cannot be handed to teammates
      And Rob controls Hill Giant
      And Eve controls Gray Ogre
      When the game is set up
      Then this is illegal

    Scenario: Three Emperor teams can meet with a planeswalker there
      Given an Emperor game seated clockwise:
        | player  | team  | emperor |
        | Rob     | red   |         |
        | Alex    | red   | yes     |
        | Carissa | red   |         |
        | Dana    | blue  |         |
        | Eve     | blue  | yes     |
        | Finn    | blue  |         |
        | Gus     | green |         |
        | Hana    | green | yes     |
        | Ivan    | green |         |
      And Hana controls Jace Beleren
      When the game is set up
      Then this is legal

    Scenario: An emperor without generals can't play with creatures instead
      Given an Emperor game of Rob against Alex
      And Rob controls Hill Giant and Gray Ogre
      And Alex controls Grizzly Bears
      When the game is set up
      Then this is illegal

  @cr:809.2 @cr:809.6
  Rule: An emperor sits in the middle of a team, and the teams are of one size

    Scenario: An emperor at the end of a team is illegal with Wall of Wood beside
      Given an Emperor game seated clockwise:
        | player  | team | emperor |
        | Rob     | red  | yes     |
        | Alex    | red  | no      |
        | Carissa | red  | no      |
        | Dana    | blue | no      |
        | Eve     | blue | yes     |
        | Finn    | blue | no      |
      And Alex controls Wall of Wood
      When the game is set up
      Then this is illegal

    Scenario: Emperor teams that sit apart are illegal with lands there
      Given an Emperor game seated clockwise:
        | player  | team | emperor |
        | Rob     | red  | no      |
        | Alex    | blue | yes     |
        | Carissa | red  |         |
        | Dana    | blue | no      |
        | Eve     | red  | yes     |
        | Finn    | blue |         |
      And Rob controls Swamp
      And Finn controls Forest
      When the game is set up
      Then this is illegal

    Scenario: An Emperor team without emperor is illegal with Craw Wurm instead
      Given an Emperor game seated clockwise:
        | player  | team | emperor |
        | Rob     | red  | no      |
        | Alex    | red  | no      |
        | Carissa | red  | no      |
        | Dana    | blue |         |
        | Eve     | blue | yes     |
        | Finn    | blue |         |
      And Alex controls Craw Wurm
      When the game is set up
      Then this is illegal

    Scenario: Emperor's five can't face three with more creatures
      Given an Emperor game of Rob, Alex, Carissa, Dana and Eve against Finn, Gus and Hana
      And Finn controls Hill Giant, Gray Ogre and Craw Wurm
      When the game is set up
      Then this is illegal

    Scenario: Emperor's five can face five with Forests there
      Given an Emperor game of Rob, Alex, Carissa, Dana and Eve against Finn, Gus, Hana, Ivan and Judy
      And Rob controls two Forests
      And Judy controls Forest
      When the game is set up
      Then this is legal

  @cr:809.4
  Rule: An emperor plays first in Emperor

    Scenario: In Emperor, general Finn can't go first with Forests in hand
      Given an Emperor game of Rob, Alex and Carissa against Dana, Eve and Finn
      And Finn holds seven Forests
      And the game has not begun, and Finn plays first
      When the game is set up
      Then this is illegal

  @cr:806.1 @cr:806.2a @cr:806.2b @cr:806.2c
  Rule: Free-for-All has single players, one range, an attack option and no deploying

    Scenario: Free-for-All with teams is illegal with Rushblade Commander there
      Given a Free-for-All game seated clockwise:
        | player  | team |
        | Rob     | red  |
        | Alex    | red  |
        | Carissa | blue |
      And Rob controls Rushblade Commander
      When the game is set up
      Then this is illegal

    Scenario: Free-for-All with two ranges is illegal with Gravity Sphere there
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And the range of influence is 1
      And Alex's range of influence is 2
      And Alex controls Gravity Sphere
      When the game is set up
      Then this is illegal

    Scenario: Free-for-All with attack right is legal with Crawlspace there
      Given a Free-for-All game with attack right seated clockwise:
        | player  |
        | Rob     |
        | Alex    |
        | Carissa |
      And Alex controls Crawlspace
      When the game is set up
      Then this is legal

    Scenario: Free-for-All without attack options is illegal with walls there
      Given a Free-for-All game without attack options seated clockwise:
        | player  |
        | Rob     |
        | Alex    |
        | Carissa |
      And Alex controls Wall of Wood
      And Carissa controls Wall of Stone
      When the game is set up
      Then this is illegal

    Scenario: Free-for-All with deploying is illegal with Raging Goblin there
      Given a free-for-all between Rob, Alex and Carissa
      And creatures may be handed to teammates
      And Alex controls Raging Goblin
      When the game is set up
      Then this is illegal

  @cr:807.1 @cr:807.4b
  Rule: Grand Melee has single players, and markers four seats apart

    Scenario: Grand Melee with teams is illegal with Time Walk in hand
      Given a Grand Melee game seated clockwise:
        | player  | team |
        | Rob     | red  |
        | Alex    | red  |
        | Carissa | blue |
        | Dana    | blue |
      And Rob holds Time Walk
      When the game is set up
      Then this is illegal

    Scenario: Markers three and five seats apart are illegal with a turn to come
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus and Hana
      And turns are being taken by Rob and Dana
      And Dana controls Hill Giant
      When the game is set up
      Then this is illegal

  @cr:808.1 @cr:808.2
  Rule: Teams of Team vs. Team may differ in size, and sit together

    Scenario: Three against one can play Team vs. Team with Platinum Emperion
      Given a Team vs. Team game seated clockwise:
        | player  | team |
        | Rob     | red  |
        | Alex    | red  |
        | Carissa | red  |
        | Dana    | blue |
      And Dana controls Platinum Emperion
      When the game is set up
      Then this is legal

    Scenario: Three teams can play Team vs. Team with an enchantment there
      Given a Team vs. Team game seated clockwise:
        | player  | team  |
        | Rob     | red   |
        | Alex    | red   |
        | Carissa | blue  |
        | Dana    | green |
      And Dana controls Propaganda
      When the game is set up
      Then this is legal

    Scenario: Team vs. Team can't be seated crosswise with Forests there
      Given a Team vs. Team game seated clockwise:
        | player  | team |
        | Rob     | red  |
        | Alex    | blue |
        | Carissa | red  |
        | Dana    | blue |
      And Alex controls Forest
      And Dana controls Island
      When the game is set up
      Then this is illegal

  @cr:808.4
  Rule: In Team vs. Team, the player in the middle of a team goes first

    Scenario: Carissa at the end of a team can't go first with Islands in hand
      Given a team game of Rob, Alex and Carissa against Dana, Eve and Finn
      And Carissa holds seven Islands
      And the game has not begun, and Carissa plays first
      When the game is set up
      Then this is illegal

    Scenario: Rob at the right end of a team can't go first with Islands in hand
      Given a team game of Rob, Alex and Carissa against Dana, Eve and Finn
      And Rob holds seven Islands
      And the game has not begun, and Rob plays first
      When the game is set up
      Then this is illegal

    Scenario: Eve in the middle of a team can go first with Islands in hand
      Given a team game of Rob, Alex and Carissa against Dana, Eve and Finn
      And Eve holds seven Islands
      And the game has not begun, and Eve plays first
      When the game is set up
      Then this is legal

    Scenario: Left of the middle of four, Eve can go first with Swamps in hand
      Given a team game of Rob and Alex against Carissa, Dana, Eve and Finn
      And Eve holds seven Swamps
      And the game has not begun, and Eve plays first
      When the game is set up
      Then this is legal

    Scenario: Right of the middle of four, Dana can't go first with Swamps in hand
      Given a team game of Rob and Alex against Carissa, Dana, Eve and Finn
      And Dana holds seven Swamps
      And the game has not begun, and Dana plays first
      When the game is set up
      Then this is illegal

  @cr:810.1 @cr:810.3
  Rule: Two-Headed Giant has two teams of one size, also of three and around the list's end

    Scenario: Three-Headed Giant is legal with a creature of each team there
      Given a Two-Headed Giant game of Rob, Alex and Eve against Carissa, Dana and Finn
      And Rob controls Hill Giant
      And Finn controls Gray Ogre
      When the game is set up
      Then this is legal

    Scenario: Two-Headed Giant of three against two is illegal with more life
      Given a Two-Headed Giant game of Rob, Alex and Eve against Carissa and Dana
      And Carissa has 60 life
      And Carissa controls Fountain of Youth
      When the game is set up
      Then this is illegal

    Scenario: Three Two-Headed Giants are illegal with Propaganda there
      Given a Two-Headed Giant game seated clockwise:
        | player  | team  |
        | Rob     | red   |
        | Alex    | red   |
        | Carissa | blue  |
        | Dana    | blue  |
        | Eve     | green |
        | Finn    | green |
      And Eve controls Propaganda
      When the game is set up
      Then this is illegal

    Scenario: Giants around the end of the list are legal with Mindslaver there
      Given a Two-Headed Giant game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | moon |
        | Carissa | moon |
        | Dana    | sun  |
      And Rob controls Mindslaver
      When the game is set up
      Then this is legal

  @cr:805.1 @cr:805.2
  Rule: Teams with shared turns sit together, their primary player on the right

    Scenario: Shared turns around the end of the list are legal with Forests there
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | moon |
        | Dana    | moon |
        | Eve     | moon |
        | Finn    | sun  |
      And Finn controls Forest
      When the game is set up
      Then this is legal

    Scenario: Shared turns across the table are illegal with Forests there
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | moon |
        | Carissa | moon |
        | Dana    | sun  |
        | Eve     | moon |
        | Finn    | sun  |
      And Finn controls Forest
      And Alex controls Island
      When the game is set up
      Then this is illegal

    Scenario: A primary player on the left is illegal with Time Warp in hand
      Given a Two-Headed Giant game seated clockwise:
        | player  | team | primary |
        | Rob     | sun  |         |
        | Alex    | sun  | yes     |
        | Carissa | moon | yes     |
        | Dana    | moon |         |
      And Alex holds Time Warp
      When the game is set up
      Then this is illegal

  @cr:811.1 @cr:811.2b @cr:811.3
  Rule: Alternating Teams has teams of one size, evenly spaced, and an attack option

    Scenario: Three Alternating Teams are legal with Rushblade Commander there
      Given an Alternating Teams game seated clockwise:
        | player  | team  |
        | Rob     | red   |
        | Alex    | blue  |
        | Carissa | green |
        | Dana    | red   |
        | Eve     | blue  |
        | Finn    | green |
      And Eve controls Rushblade Commander
      When the game is set up
      Then this is legal

    Scenario: Alternating Teams of two sizes are illegal with Hill Giant there
      Given an Alternating Teams game seated clockwise:
        | player  | team  |
        | Rob     | red   |
        | Alex    | blue  |
        | Carissa | red   |
        | Dana    | green |
      And Dana controls Hill Giant
      When the game is set up
      Then this is illegal

    Scenario: Alternating Teams without attack options are illegal with walls there
      Given an Alternating Teams game without attack options seated clockwise:
        | player  | team |
        | Rob     | red  |
        | Alex    | blue |
        | Carissa | red  |
        | Dana    | blue |
      And Alex controls Wall of Wood
      When the game is set up
      Then this is illegal

    Scenario: Unevenly spaced Alternating Teams are illegal with Plains there
      Given an Alternating Teams game seated clockwise:
        | player  | team  |
        | Rob     | red   |
        | Alex    | blue  |
        | Carissa | green |
        | Dana    | blue  |
        | Eve     | red   |
        | Finn    | green |
      And Rob controls Plains
      When the game is set up
      Then this is illegal
