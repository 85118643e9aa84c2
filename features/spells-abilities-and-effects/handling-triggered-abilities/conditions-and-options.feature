@since:2020-06-01
Feature: Handling triggered abilities: conditions and options
  What has to be true for a triggered ability, at which moments, and when
  its controller says whether it does anything.

  @cr:603.4
  Rule: An intervening "if" condition is checked again on resolution

    Scenario: Hellfire Mongrel does nothing if its condition is no longer true
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's end step
      And Carissa controls Hellfire Mongrel
      And Rob controls Temple Bell
      And Rob holds Forest and Island
      When play goes on to Rob's upkeep
      Then Hellfire Mongrel's ability is on the stack once
      When Rob activates Temple Bell
      Then this is legal
      When the top of the stack resolves
      Then Rob has 3 cards in hand
      When the stack resolves
      Then Rob has 20 life

    Scenario Outline: If Mongrel leaves, Rob, holding <cards>, has <life> life
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's end step
      And Carissa controls Hellfire Mongrel
      And Rob controls Temple Bell
      And Rob holds <cards>
      And Alex controls Island
      And Alex holds Unsummon
      When play goes on to Rob's upkeep
      And Alex casts Unsummon targeting Hellfire Mongrel
      Then this is legal
      When the top of the stack resolves
      And Rob activates Temple Bell
      Then this is legal
      When the stack resolves
      Then Rob has <life> life

      Examples:
        | cards             | life |
        | Forest and Plains | 20   |
        | Forest            | 18   |

    Scenario Outline: With <life>, borrowed Felidar Sovereign <does>
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's end step
      And these permanents are on the battlefield:
        | permanent         | controller | owner | attached to       |
        | Felidar Sovereign | Alex       | Rob   |                   |
        | Control Magic     | Alex       | Alex  | Felidar Sovereign |
      And Rob has <Rob's life> life
      And Alex has <Alex's life> life
      When play goes on to Alex's upkeep
      Then Felidar Sovereign's ability is <there>
      When everybody passes
      Then <outcome>

      Examples:
        | life             | does          | Rob's life | Alex's life | there             | outcome          |
        | 40 life for Alex | wins the game | 20         | 40          | on the stack once | Alex has won     |
        | 40 life for Rob  | wins nothing  | 40         | 20          | not on the stack  | the game goes on |

  @cr:603.4
  Rule: A condition about "you" refers to the ability's controller

    @cr:603.3a
    Scenario: Luminarch Ascension's trigger ignores life lost by its new controller
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's postcombat main phase
      And Rob controls Luminarch Ascension
      And Alex controls five Mountains
      And Alex holds Word of Seizing
      And Carissa controls Mountain
      And Carissa holds Shock
      And Carissa has cast Shock targeting Alex
      And the stack has resolved
      When play goes on to the end step
      Then Luminarch Ascension's ability is on the stack once
      When Alex casts Word of Seizing targeting Luminarch Ascension
      Then this is legal
      When the top of the stack resolves
      Then Alex controls Luminarch Ascension
      When the top of the stack resolves
      And Rob agrees
      Then this is legal
      And Luminarch Ascension has 1 quest counter

  @cr:603.4
  Rule: An ability whose "if" condition isn't met as its event happens doesn't trigger

    Scenario: Hellfire Mongrel doesn't trigger for a player with three cards in hand
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's end step
      And Carissa controls Hellfire Mongrel
      And Rob holds Forest, Island and Plains
      When play goes on to Rob's upkeep
      Then the stack is empty

  @cr:603.5
  Rule: An optional triggered ability goes on the stack, and its controller decides later

    Scenario: Hollowsage's ability goes on the stack even if it won't be used
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's end step
      And these permanents are on the battlefield:
        | permanent  | controller | tapped |
        | Hollowsage | Rob        | yes    |
      And Alex holds Forest and Island
      And play has gone on to Rob's upkeep
      When Rob chooses Alex
      Then this is legal
      And Hollowsage's ability is on the stack once
      And nobody is asked to choose
      When the top of the stack resolves
      And Rob declines
      Then this is legal
      And Alex has 2 cards in hand

    Scenario: Hollowsage's controller decides as its ability resolves
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's end step
      And these permanents are on the battlefield:
        | permanent  | controller | tapped |
        | Hollowsage | Rob        | yes    |
      And Alex holds Forest and Island
      And play has gone on to Rob's upkeep
      And Rob has chosen Alex
      When the top of the stack resolves
      And Rob agrees
      Then this is legal
      And Alex may choose among Forest and Island
      When Alex chooses Forest
      Then this is legal
      And Forest is in Alex's graveyard
      And Alex has 1 card in hand

    Scenario: Hollowsage's controller decides even after Hollowsage has left
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's end step
      And these permanents are on the battlefield:
        | permanent  | controller | tapped |
        | Hollowsage | Rob        | yes    |
      And Alex holds Forest
      And Carissa controls Island
      And Carissa holds Unsummon
      And play has gone on to Rob's upkeep
      And Rob has chosen Alex
      When Carissa casts Unsummon targeting Hollowsage
      Then this is legal
      When the top of the stack resolves
      Then Hollowsage is in Rob's hand
      When the top of the stack resolves
      And Rob agrees
      Then this is legal
      And Forest is in Alex's graveyard

    Scenario: Rhystic Study's "unless" is dealt with only as its ability resolves
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Carissa controls Rhystic Study
      And Alex controls three Forests
      And Alex holds Grizzly Bears
      When Alex casts Grizzly Bears
      Then this is legal
      And Rhystic Study's ability is on the stack once
      And nobody is asked to pay
      When the top of the stack resolves
      Then Alex is asked to pay
      When Alex agrees
      Then this is legal
      And Carissa has no cards in hand
      And Grizzly Bears is on the stack
      And third Forest is tapped

    Scenario: Rhystic Study doesn't trigger on a spell of its controller
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Rhystic Study and two Forests
      And Alex holds Grizzly Bears
      When Alex casts Grizzly Bears
      Then this is legal
      And Rhystic Study's ability is not on the stack

    Scenario: Hollowsage's controller is asked for its target before deciding
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's end step
      And these permanents are on the battlefield:
        | permanent  | controller | tapped |
        | Hollowsage | Rob        | yes    |
      When play goes on to Rob's upkeep
      Then Rob may choose among Rob, Alex and Carissa
      When Rob chooses Alex
      Then this is legal
      And Hollowsage's ability is on the stack once

    @cr:118.12a
    Scenario: If {1} is paid for Rhystic Study, nobody is asked to draw
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls three Forests
      And Alex holds Grizzly Bears
      And Carissa controls Rhystic Study
      And Alex has cast Grizzly Bears
      When the top of the stack resolves
      And Alex agrees
      Then this is legal
      And nobody is asked to choose
      And Carissa has no cards in hand
      And Alex has priority

  @cr:603.12
  Rule: A reflexive ability triggers on what was done as its creator resolved

    Scenario: A sacrifice for Ruthless Lawbringer triggers even once it has left
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls three Plains, Swamp and Grizzly Bears
      And Alex holds Ruthless Lawbringer
      And Rob controls Gray Ogre
      And Carissa controls Island
      And Carissa holds Unsummon
      And Alex has cast Ruthless Lawbringer
      And the top of the stack has resolved
      When Carissa casts Unsummon targeting Ruthless Lawbringer
      Then this is legal
      When the top of the stack resolves
      And the top of the stack resolves
      And Alex chooses Grizzly Bears
      Then this is legal
      When the stack resolves
      Then Gray Ogre is in Rob's graveyard

    @cr:603.7e
    Scenario: Alex chooses the target of a reflexive ability of Rob's card
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls three Islands, three Mountains and Grizzly Bears
      And Alex holds False Demise and Lightning Bolt
      And Rob controls Ruthless Lawbringer
      And Carissa controls Hill Giant
      And Alex has cast False Demise targeting Ruthless Lawbringer
      And the stack has resolved
      And Alex has cast Lightning Bolt targeting Ruthless Lawbringer
      And the top of the stack has resolved
      And the top of the stack has resolved
      And the top of the stack has resolved
      When Alex chooses Grizzly Bears
      Then this is legal
      And Alex is asked to choose
      When Alex chooses Hill Giant
      Then this is legal
      When the stack resolves
      Then Hill Giant is in Carissa's graveyard

    Scenario: Ruthless Lawbringer's target is chosen only after the sacrifice
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls three Plains, Swamp and Grizzly Bears
      And Alex holds Ruthless Lawbringer
      And Rob controls Gray Ogre
      And Carissa controls Hill Giant
      And Alex has cast Ruthless Lawbringer
      And the top of the stack has resolved
      And the top of the stack has resolved
      When Alex chooses Grizzly Bears
      Then this is legal
      And Grizzly Bears is in Alex's graveyard
      And Alex is asked to choose
      When Alex chooses Hill Giant
      Then this is legal
      And Ruthless Lawbringer's ability is on the stack once
      And Hill Giant is on the battlefield
      When the stack resolves
      Then Hill Giant is in Carissa's graveyard

    Scenario: Without the sacrifice, the reflexive ability doesn't trigger
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls three Plains, Swamp and Grizzly Bears
      And Alex holds Ruthless Lawbringer
      And Carissa controls Hill Giant
      And Alex has cast Ruthless Lawbringer
      And the top of the stack has resolved
      When the top of the stack resolves
      And Alex chooses nothing
      Then this is legal
      And the stack is empty
      And Grizzly Bears is on the battlefield

    Scenario: A sacrifice for another reason doesn't trigger the reflexive ability
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Ruthless Lawbringer, Mogg Fanatic and Grizzly Bears
      And Carissa controls Hill Giant
      When Alex activates Mogg Fanatic targeting Carissa
      Then this is legal
      When the stack resolves
      Then Carissa has 19 life
      And the stack is empty
      And Hill Giant is on the battlefield

    @cr:603.7e
    Scenario: A sacrifice's ability isn't of who has just taken its source
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls three Plains, Swamp and Grizzly Bears
      And Alex holds Ruthless Lawbringer
      And Rob controls five Mountains
      And Rob holds Word of Seizing
      And Carissa controls Gray Ogre
      And Alex has cast Ruthless Lawbringer
      And the top of the stack has resolved
      When Rob casts Word of Seizing targeting Ruthless Lawbringer
      Then this is legal
      When the top of the stack resolves
      Then Rob controls Ruthless Lawbringer
      When the top of the stack resolves
      And Alex chooses Grizzly Bears
      Then this is legal
      When Alex chooses Gray Ogre
      Then this is legal
      And the stack holds, from the top:
        | object              | controller |
        | Ruthless Lawbringer | Alex       |
      When the stack resolves
      Then Gray Ogre is in Carissa's graveyard
