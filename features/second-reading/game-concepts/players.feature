@since:2020-06-01
Feature: Second reading: players

  # 102.3: neither the Mongrel nor the Tracker bites the teammate
  @cr:102.3
  Scenario: Hellfire Mongrel doesn't trigger during a teammate's upkeep
    Given a team game of Rob and Alex against Carissa and Dana
    And it is Dana's postcombat main phase
    And Alex controls Hellfire Mongrel
    When play goes on to Rob's upkeep
    Then the stack is empty
    When play goes on to Carissa's upkeep
    Then Hellfire Mongrel's ability is on the stack
    When the stack resolves
    Then Carissa has 18 life
    And Rob has 20 life

  @cr:102.1
  Rule: The active player is the one taking the turn, even an extra turn

    # 102.1, 500.7: an extra turn makes its taker active; afterwards the turn goes on from whoever had it before
    Scenario: Time Warp makes Carissa the active player, then turn order resumes
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Rob's precombat main phase
      And Rob controls five Islands
      And Rob holds Time Warp
      And Alex controls Copper Tablet
      And Rob has cast Time Warp targeting Carissa
      And the stack has resolved
      When play goes on to Carissa's upkeep
      Then it is Carissa's turn
      And Alex has 20 life
      When the stack resolves
      Then Carissa has 19 life
      When play goes on to Alex's upkeep
      Then it is Alex's turn
      And Dana has 20 life
      When the stack resolves
      Then Alex has 19 life

    # 102.1, 800.4j: a turn without its player has no active player, and it is played to its end
    @cr:800.4a
    Scenario: After the active player leaves, the turn has no active player
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Carissa's upkeep
      And Rob controls Copper Tablet
      When Carissa concedes
      Then this is legal
      And Carissa has left the game
      And nobody is the active player
      And Dana has priority
      When play goes on to Dana's upkeep
      Then it is Dana's turn
      When the stack resolves
      Then Dana has 19 life
      And Rob has 20 life
      And Alex has 20 life

  @cr:102.2
  Rule: In a two-player game, each player has one opponent

    # 102.2, 702.104b (702.103b in 2020): there is nobody to choose between; unpaid tribute is what the Snake asks for
    Scenario Outline: In a two-player game, opponent Rob decides on tribute and <answer>
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls five Forests
      And Alex holds Snake of the Golden Grove
      And Alex has cast Snake of the Golden Grove
      When the top of the stack resolves
      And Rob <answer>
      Then this is legal
      And Snake of the Golden Grove is <size>
      When play goes on to the end step
      Then Alex has <life> life
      And Rob has 20 life

      Examples:
        | answer   | size | life |
        | agrees   | 7/7  | 20   |
        | declines | 4/4  | 24   |

  @cr:102.3
  Rule: A teammate isn't an opponent

    # 102.3: the opponents of a member are those who are on another team
    Scenario: Liliana's Specter doesn't make a teammate discard
      Given a team game of Rob and Alex against Carissa and Dana
      And it is Alex's precombat main phase
      And Alex controls three Swamps
      And Alex holds Liliana's Specter
      And Rob holds Shock and Jump
      And Carissa holds Unsummon and Giant Growth
      And Dana holds Lightning Bolt
      And Alex has cast Liliana's Specter
      And the top of the stack has resolved
      When the top of the stack resolves
      Then Carissa is asked to choose
      When Carissa chooses Giant Growth
      Then this is legal
      And Giant Growth is in Carissa's graveyard
      And Lightning Bolt is in Dana's graveyard
      And Rob has 2 cards in hand

    # 102.3, 601.2c
    @cr:601.2c
    Scenario: Alluring Siren can't target a teammate's creature
      Given a team game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls Alluring Siren
      And Dana controls Gray Ogre
      And Rob controls Hill Giant
      When Carissa activates Alluring Siren targeting Gray Ogre
      Then this is illegal
      And nothing has changed
      When Carissa activates Alluring Siren targeting Hill Giant
      Then this is legal
      And Alluring Siren is tapped

    # 102.3, 702.104a (702.103a in 2020)
    Scenario: Either player of the other team may be chosen for tribute
      Given a team game of Rob and Alex against Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls five Forests
      And Dana holds Snake of the Golden Grove
      And Dana has cast Snake of the Golden Grove
      When the top of the stack resolves
      Then Dana may choose among Rob and Alex
      When Dana chooses Carissa
      Then this is illegal
      And nothing has changed
      When Dana chooses Alex
      Then this is legal
      When Alex agrees
      Then this is legal
      And Snake of the Golden Grove is 7/7

    # 102.3, 603.4
    @cr:603.4
    Scenario: Luminarch Ascension triggers in opponents' end steps, not a teammate's
      Given a team game of Rob and Alex against Carissa and Dana
      And it is Rob's postcombat main phase
      And Alex controls Luminarch Ascension
      When play goes on to the end step
      Then Luminarch Ascension's ability is not on the stack
      When play goes on to Carissa's end step
      Then Luminarch Ascension's ability is on the stack
      When the top of the stack resolves
      And Alex agrees
      Then this is legal
      And Luminarch Ascension has 1 quest counter

  @cr:102.4
  Rule: "Your team" means you and any teammates you have

    # 102.4: in a game between teams it is both
    Scenario: Rushblade Commander gives haste to both teammates' Warriors
      Given a team game of Rob and Alex against Carissa and Dana
      And it is Dana's precombat main phase
      And these permanents are on the battlefield:
        | permanent             | controller | summoning sick |
        | Rushblade Commander   | Carissa    |                |
        | Dana's Elvish Warrior | Dana       | yes            |
        | Grizzly Bears         | Dana       | yes            |
        | Rob's Elvish Warrior  | Rob        |                |
      When Dana attacks Alex with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Dana attacks Alex with Dana's Elvish Warrior
      Then the declaration is legal
      And Dana's Elvish Warrior is attacking Alex
      And Rob's Elvish Warrior does not have the keyword haste

    # 102.4: without teams it is one player
    Scenario: Without teams, Rushblade Commander affects its controller's Warriors
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Carissa's precombat main phase
      And these permanents are on the battlefield:
        | permanent                | controller | summoning sick |
        | Rushblade Commander      | Carissa    |                |
        | Dana's Elvish Warrior    | Dana       |                |
        | Carissa's Elvish Warrior | Carissa    | yes            |
      When Carissa attacks Rob with Carissa's Elvish Warrior
      Then the declaration is legal
      And Carissa's Elvish Warrior has the keyword haste
      And Dana's Elvish Warrior does not have the keyword haste

    # 102.4, 109.5: "your" is whoever controls the Commander now
    Scenario: Act of Treason on Rushblade Commander changes whose team has haste
      Given a team game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And these permanents are on the battlefield:
        | permanent             | controller |
        | Rushblade Commander   | Rob        |
        | Alex's Elvish Warrior | Alex       |
        | Boggart Brute         | Dana       |
        | left Mountain         | Carissa    |
        | middle Mountain       | Carissa    |
        | right Mountain        | Carissa    |
      And Carissa holds Act of Treason
      When Carissa casts Act of Treason targeting Rushblade Commander
      Then this is legal
      And Alex's Elvish Warrior has the keyword haste
      When the stack resolves
      Then Alex's Elvish Warrior does not have the keyword haste
      And Boggart Brute has the keyword haste
      When play goes on to Dana's upkeep
      Then Alex's Elvish Warrior has the keyword haste
      And Boggart Brute does not have the keyword haste

    # 102.4, 800.4a: the Commander leaves with its owner
    @cr:800.4a
    Scenario: Warriors lose haste when Rushblade Commander leaves with its owner
      Given a team game of Rob and Alex against Carissa and Dana
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent           | controller | summoning sick |
        | Rushblade Commander | Rob        |                |
        | Elvish Warrior      | Alex       | yes            |
      When Rob concedes
      Then this is legal
      And Rushblade Commander has left the game
      And Elvish Warrior does not have the keyword haste
      When Alex attacks Dana with Elvish Warrior
      Then the declaration is illegal
      And nothing has changed
