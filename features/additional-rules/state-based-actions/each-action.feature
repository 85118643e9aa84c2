@since:2020-06-01
Feature: State-based actions: permanents and players
  Each state-based action: what is put right, and what is left as it is.

  @cr:704.5b
  Rule: A draw from an empty library counts only at the next state-based action check

    Scenario: Empty-library draws under Platinum Angel don't count after it leaves
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Platinum Angel
      And Alex's library holds one cards
      And Rob controls Rob's Temple Bell and Island
      And Carissa controls Carissa's Temple Bell
      And Rob holds Unsummon
      When Rob activates Rob's Temple Bell
      Then this is legal
      When the stack resolves
      Then Alex has 1 card in hand
      And Alex is in the game
      When Carissa activates Carissa's Temple Bell
      Then this is legal
      When the stack resolves
      Then Alex has 1 card in hand
      And Alex is in the game
      When Rob casts Unsummon targeting Platinum Angel
      Then this is legal
      When the stack resolves
      Then Platinum Angel is in Alex's hand
      And Alex is in the game

  @cr:704.5d
  Rule: A token that dies triggers abilities and then ceases to exist

    @cr:111.7
    Scenario: A token that dies triggers Blood Artist, then ceases to exist
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's end step
      And Alex controls Blood Artist and Verdant Force
      And Carissa controls Swamp
      And Carissa holds Disfigure
      And play has gone on to Alex's upkeep
      When the top of the stack resolves
      Then the new Saproling Token is called Sprout
      When Carissa casts Disfigure targeting Sprout
      Then this is legal
      When the top of the stack resolves
      And Alex chooses Carissa
      Then this is legal
      And Blood Artist's ability is on the stack once
      And Sprout has left the game
      When the stack resolves
      Then Carissa has 19 life
      And Alex has 21 life

  @cr:704.5j
  Rule: Legend rule: a player keeps one legendary permanent of each name they control

    Scenario: The legend rule counts a legendary creature taken with Act of Treason
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Rob's Kami of the Crescent Moon
      And Carissa controls Carissa's Kami of the Crescent Moon
      And Alex controls Alex's Kami of the Crescent Moon and three Mountains
      And Alex holds Act of Treason
      And Alex has cast Act of Treason targeting Rob's Kami of the Crescent Moon
      When the top of the stack resolves
      Then Alex may choose among Rob's Kami of the Crescent Moon and Alex's Kami of the Crescent Moon
      When Alex chooses Alex's Kami of the Crescent Moon
      Then this is legal
      And Rob's Kami of the Crescent Moon is in Rob's graveyard
      And Carissa's Kami of the Crescent Moon is on the battlefield

    @cr:707.2
    Scenario: The legend rule applies to a legendary creature and its copy
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Kami of the Crescent Moon and four Islands
      And Rob controls Rob's Kami of the Crescent Moon
      And Alex holds Clone
      And Alex has cast Clone
      And the top of the stack has resolved
      When Alex chooses Rob's Kami of the Crescent Moon
      Then this is legal
      And Alex may choose among Kami of the Crescent Moon and Clone
      When Alex chooses Clone
      Then this is legal
      And Kami of the Crescent Moon is in Alex's graveyard
      And Rob's Kami of the Crescent Moon is on the battlefield
      And Clone is on the battlefield

  @cr:704.5k
  Rule: World rule: only the newest world permanent stays, and none if there's a tie

    Scenario: The older of two world permanents is put into its owner's graveyard
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls old Gravity Sphere
      And Alex controls three Mountains
      And Alex holds new Gravity Sphere
      And Alex has cast new Gravity Sphere
      When the top of the stack resolves
      Then old Gravity Sphere is in Rob's graveyard
      And new Gravity Sphere is on the battlefield

    Scenario: World permanents that enter together are all put into the graveyard
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls three Islands
      And Alex holds Show and Tell and Alex's Gravity Sphere
      And Rob controls Storm Crow
      And Carissa holds Carissa's Gravity Sphere
      And Alex has cast Show and Tell
      And the top of the stack has resolved
      When Alex chooses Alex's Gravity Sphere
      Then this is legal
      When Carissa chooses Carissa's Gravity Sphere
      Then this is legal
      And Alex's Gravity Sphere is in Alex's graveyard
      And Carissa's Gravity Sphere is in Carissa's graveyard
      And Storm Crow has the keyword flying

  @cr:704.5m
  Rule: An Aura whose enchanted creature has left is put into its owner's graveyard

    Scenario: When the enchanted creature dies, Pacifism is put into the graveyard
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent     | controller | attached to   |
        | Grizzly Bears | Carissa    |               |
        | Pacifism      | Alex       | Grizzly Bears |
      And Rob controls three Swamps
      And Rob holds Murder
      When Rob casts Murder targeting Grizzly Bears
      Then this is legal
      When the stack resolves
      Then Grizzly Bears is in Carissa's graveyard
      And Pacifism is in Alex's graveyard

  @cr:704.5q
  Rule: +1/+1 and -1/-1 counters on a permanent cancel each other out

    Scenario: +1/+1 and -1/-1 counters on the same creature are removed in pairs
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent  | controller | counters  |
        | Hill Giant | Carissa    | 2 -1/-1   |
      And Rob controls Forest
      And Rob holds Battlegrowth
      When Rob casts Battlegrowth targeting Hill Giant
      Then this is legal
      When the stack resolves
      Then Hill Giant has 1 -1/-1 counters
      And Hill Giant has 0 +1/+1 counters
      And Hill Giant is 2/2

  @cr:704.5d @cr:111.7
  Rule: A token that leaves the battlefield ceases to exist in its new zone

    Scenario: A token returned to its owner's hand ceases to exist
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's end step
      And Carissa controls Verdant Force
      And Alex controls Island
      And Alex holds Unsummon
      And play has gone on to Alex's upkeep
      When the top of the stack resolves
      Then the new Saproling Token is called Sprout
      When Alex casts Unsummon targeting Sprout
      Then this is legal
      When the top of the stack resolves
      Then Sprout has left the game
      And Carissa has no cards in hand
