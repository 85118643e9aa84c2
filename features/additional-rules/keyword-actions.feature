@since:2020-06-01
Feature: Keyword actions
  What is countered does nothing. What is destroyed together goes together. Who
  votes is heard by all.

  @cr:701.6a
  Rule: An ability on the stack can be countered wherever its source is

    Scenario: An ability can be countered after its source has left the battlefield
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls five Swamps
      And Alex holds Liliana's Specter
      And Rob controls Strict Proctor and three Swamps
      And Rob holds Murder and Forest
      And Carissa holds two Islands
      And Alex has cast Liliana's Specter
      And the top of the stack has resolved
      When Rob casts Murder targeting Liliana's Specter
      Then this is legal
      When the top of the stack resolves
      Then Liliana's Specter is in Alex's graveyard
      And Liliana's Specter's ability is on the stack once
      When the top of the stack resolves
      And Alex declines
      Then this is legal
      And the stack is empty
      And Rob has one card in hand
      And Carissa has two cards in hand

  @cr:701.8a
  Rule: Permanents that one effect destroys are destroyed at the same time

    Scenario: Creatures destroyed together see each other die
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent     | controller | tapped |
        | Blood Artist  | Alex       | yes    |
        | Grizzly Bears | Alex       | yes    |
        | Gray Ogre     | Alex       | yes    |
        | Maddening Imp | Carissa    |        |
      And Carissa has activated Maddening Imp
      And the stack has resolved
      When play goes on to the end step
      And the top of the stack resolves
      And Alex chooses Rob
      Then this is legal
      When Alex chooses Rob
      Then this is legal
      When Alex chooses Rob
      Then this is legal
      And Blood Artist is in Alex's graveyard
      And Blood Artist's ability is on the stack three times

    Scenario: Elspeth destroys creatures with power 4, but not with power 3
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent               | controller | counters  |
        | Elspeth, Sun's Champion | Alex       | 3 loyalty |
        | Glowering Rogon         | Alex       |           |
        | Hill Giant              | Alex       |           |
        | Gray Ogre               | Rob        | 2 +1/+1   |
        | Air Elemental           | Carissa    |           |
        | Grizzly Bears           | Carissa    | 1 +1/+1   |
      When Alex activates ability 2 of Elspeth, Sun's Champion
      Then this is legal
      And Elspeth, Sun's Champion is in Alex's graveyard
      When the top of the stack resolves
      Then Glowering Rogon is in Alex's graveyard
      And Gray Ogre is in Rob's graveyard
      And Air Elemental is in Carissa's graveyard
      And Hill Giant is on the battlefield
      And Grizzly Bears is on the battlefield

  @cr:701.15a
  Rule: A creature stays goaded until the goading player's next turn, even an extra turn

    Scenario: Goad ends when the goading player's extra turn begins
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls four Mountains and four Islands
      And Alex holds Disrupt Decorum and Time Walk
      And Carissa controls Craw Wurm
      And Alex has cast Disrupt Decorum
      And the stack has resolved
      And Alex has cast Time Walk
      And the stack has resolved
      When Alex ends the turn
      And Alex ends the turn
      Then it is Carissa's turn
      When Carissa declares no attack
      Then the declaration is legal
      And Craw Wurm is not attacking

  @cr:701.38a
  Rule: Players vote one after the other, beginning with the spell's controller

    # One more player would have a vote, too.
    @fixed:players
    Scenario: After Alex, players vote in turn order, and the majority decides
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls two Swamps and Grizzly Bears
      And Alex holds Tyrant's Choice
      And Carissa controls Hill Giant
      And Rob controls Gray Ogre
      And Alex has cast Tyrant's Choice
      When the top of the stack resolves
      Then Alex is asked to choose
      When Alex chooses death
      Then this is legal
      And Carissa is asked to choose
      When Carissa chooses torture
      Then this is legal
      And Rob is asked to choose
      When Rob chooses death
      Then this is legal
      And Gray Ogre is in Rob's graveyard
      And Hill Giant is in Carissa's graveyard
      And Grizzly Bears is on the battlefield
      And Rob has 20 life

    # One more player would have a vote, too.
    @fixed:players
    Scenario: In a tie for death and torture, each opponent loses 4 life
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls two Swamps
      And Carissa holds Tyrant's Choice
      And Rob controls Gray Ogre
      And Carissa has cast Tyrant's Choice
      And the top of the stack has resolved
      And Carissa has chosen death
      And Dana has chosen torture
      And Rob has chosen torture
      When Alex chooses death
      Then this is legal
      And Rob has 16 life
      And Alex has 16 life
      And Dana has 16 life
      And Carissa has 20 life
      And Gray Ogre is on the battlefield

    @cr:801.10
    Scenario: With range 1, only the players within Alex's range vote
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And the range of influence is 1
      And it is Alex's precombat main phase
      And Alex controls two Swamps
      And Alex holds Tyrant's Choice
      And Alex has cast Tyrant's Choice
      And the top of the stack has resolved
      And Alex has chosen death
      And Carissa has chosen torture
      When Rob chooses torture
      Then this is legal
      And nobody is asked to choose
      And Rob has 16 life
      And Carissa has 16 life
      And Dana has 20 life

    Scenario: Teammates may vote differently, and only opponents lose life
      Given a team game of Rob and Alex against Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls two Swamps
      And Dana holds Tyrant's Choice
      And Dana has cast Tyrant's Choice
      And the top of the stack has resolved
      And Dana has chosen death
      And Rob has chosen torture
      And Alex has chosen death
      When Carissa chooses torture
      Then this is legal
      And Rob has 16 life
      And Alex has 16 life
      And Carissa has 20 life

  @cr:701.38a @cr:800.4i
  Rule: A vote still counts after the player who cast it has left the game

    # One more player would have a vote, too.
    @fixed:players
    Scenario: A departed player's vote for torture makes the vote a tie
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Rob's precombat main phase
      And Rob controls two Swamps
      And Rob holds Tyrant's Choice
      And Carissa controls Hill Giant
      And Rob has cast Tyrant's Choice
      And the top of the stack has resolved
      And Rob has chosen death
      And Alex has chosen torture
      And Carissa has chosen torture
      When Alex concedes
      Then this is legal
      When Dana chooses death
      Then this is legal
      And Hill Giant is on the battlefield
      And Dana has 16 life

    # One more player would have a vote, too.
    @fixed:players
    Scenario: A departed player's vote for death still gives death the majority
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls two Swamps and Brago's Representative
      And Dana holds Tyrant's Choice
      And Rob controls Hill Giant
      And Carissa controls Gray Ogre
      And Dana has cast Tyrant's Choice
      And the top of the stack has resolved
      And Dana has chosen death
      And Dana has chosen torture
      And Rob has chosen death
      And Alex has chosen death
      When Alex concedes
      Then this is legal
      When Carissa chooses torture
      Then this is legal
      And Hill Giant is in Rob's graveyard
      And Gray Ogre is in Carissa's graveyard
      And Rob has 20 life

  @cr:701.38d
  Rule: A player with several votes casts all of them at that player's turn to vote

    # One more player would have a vote, too.
    @fixed:players
    Scenario: With Brago's Representative, Carissa votes twice before Rob votes
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls two Swamps
      And Alex holds Tyrant's Choice
      And Carissa controls Brago's Representative and Hill Giant
      And Rob controls Gray Ogre
      And Alex has cast Tyrant's Choice
      And the top of the stack has resolved
      And Alex has chosen death
      And Carissa has chosen torture
      When Carissa chooses torture
      Then this is legal
      And Rob is asked to choose
      When Rob chooses death
      Then this is legal
      And Rob has 16 life
      And Carissa has 16 life
      And Gray Ogre is on the battlefield

    # One more player would have a vote, too.
    @fixed:players
    Scenario: The additional vote may be for the other choice
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Rob controls two Swamps and Brago's Representative
      And Rob holds Tyrant's Choice
      And Carissa controls Hill Giant
      And Alex controls Gray Ogre
      And Rob has cast Tyrant's Choice
      And the top of the stack has resolved
      And Rob has chosen death
      When Rob chooses torture
      Then this is legal
      And Alex is asked to choose
      When Alex chooses death
      Then this is legal
      When Carissa chooses death
      Then this is legal
      And Hill Giant is in Carissa's graveyard
      And Gray Ogre is in Alex's graveyard
      And Alex has 20 life

  @cr:701.12c
  Rule: Players who exchange life totals gain or lose the difference

    Scenario: Soul Conduit exchanges the life totals of two opponents
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob has 13 life
      And Carissa has 4 life
      And Alex controls Soul Conduit and six Forests
      When Alex activates Soul Conduit targeting Rob and Carissa
      Then this is legal
      When the top of the stack resolves
      Then Rob has 4 life
      And Carissa has 13 life
      And Alex has 20 life

    Scenario: A player exchanges their own low life total with a teammate's
      Given a team game of Rob and Alex against Carissa and Dana
      And it is Dana's precombat main phase
      And Dana has 3 life
      And Carissa has 11 life
      And Dana controls Soul Conduit and six Forests
      When Dana activates Soul Conduit targeting Dana and Carissa
      Then this is legal
      When the top of the stack resolves
      Then Dana has 11 life
      And Carissa has 3 life

  @cr:701.12a
  Rule: If a part of an exchange is impossible, none of it happens

    Scenario: If one of the two players has left, the other keeps their life total
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob has 13 life
      And Carissa has 4 life
      And Alex controls Soul Conduit and six Forests
      And Alex has activated Soul Conduit targeting Rob and Carissa
      And Alex has passed
      When Carissa concedes
      Then this is legal
      When the top of the stack resolves
      Then Rob has 13 life

    @cr:119.7
    Scenario: Nothing is exchanged if only one of both is kept from gaining life
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And it is Alex's precombat main phase
      And Eve controls Giant Cindermaw
      And Rob has 4 life
      And Carissa has 13 life
      And Alex controls Soul Conduit and six Forests
      When Alex activates Soul Conduit targeting Rob and Carissa
      Then this is legal
      When the top of the stack resolves
      Then Rob has 4 life
      And Carissa has 13 life

    @cr:119.7
    Scenario: With Giant Cindermaw, an exchange that would gain life doesn't happen
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Rob controls Giant Cindermaw
      And Alex has 13 life
      And Carissa has 4 life
      And Carissa controls Soul Conduit and six Forests
      When Carissa activates Soul Conduit targeting Alex and Carissa
      Then this is legal
      When the top of the stack resolves
      Then Alex has 13 life
      And Carissa has 4 life
