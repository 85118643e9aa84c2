@since:2020-06-01
Feature: Resolving spells and abilities
  As long as one of its targets is legal a spell resolves, and leaves the
  others alone.

  @cr:608.2b
  Rule: An illegal target isn't affected, but the legal ones are

    Scenario: Jagged Lightning still damages one target if the other became illegal
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls five Mountains
      And Rob holds Jagged Lightning
      And Alex controls Hill Giant and Island
      And Carissa controls Craw Wurm
      And Alex holds Unsummon
      And Rob has cast Jagged Lightning targeting Hill Giant and Craw Wurm
      When Alex casts Unsummon targeting Hill Giant
      Then this is legal
      When the top of the stack resolves
      Then Hill Giant is in Alex's hand
      When the stack resolves
      Then Craw Wurm has 3 damage marked on it
      And Jagged Lightning is in Rob's graveyard

    @cr:801.4
    Scenario: Jagged Lightning doesn't affect a target that's now out of range
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And the range of influence is 1
      And Rob controls five Mountains
      And Rob holds Jagged Lightning
      And Alex controls Hill Giant and Craw Wurm
      And Carissa controls five Mountains
      And Carissa holds Word of Seizing
      And Rob has cast Jagged Lightning targeting Hill Giant and Craw Wurm
      When Carissa casts Word of Seizing targeting Hill Giant
      Then this is legal
      When the top of the stack resolves
      Then Carissa controls Hill Giant
      When the stack resolves
      Then Hill Giant is on the battlefield
      And Hill Giant has 0 damage marked on it
      And Craw Wurm has 3 damage marked on it

  @cr:400.3
  Rule: A permanent returns to its owner's hand, not its controller's

    Scenario: Unsummon returns a stolen creature to its owner's hand
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Hill Giant
      And Alex controls three Mountains
      And Alex holds Act of Treason
      And Carissa controls Island
      And Carissa holds Unsummon
      And Alex has cast Act of Treason targeting Hill Giant
      And the stack has resolved
      When Carissa casts Unsummon targeting Hill Giant
      Then this is legal
      When the stack resolves
      Then Hill Giant is in Rob's hand
      And Alex has no cards in hand

  @cr:608.2b
  Rule: A target stays legal if only its controller has changed

    Scenario: Murder destroys its target even if the creature changed controllers
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls three Swamps
      And Rob holds Murder
      And Alex controls Hill Giant
      And Carissa controls five Mountains
      And Carissa holds Word of Seizing
      And Rob has cast Murder targeting Hill Giant
      And Carissa has cast Word of Seizing targeting Hill Giant
      When the top of the stack resolves
      Then Carissa controls Hill Giant
      When the stack resolves
      Then Hill Giant is in Alex's graveyard

  @cr:608.2h
  Rule: A number that a spell needs is found out as the spell resolves

    Scenario: Berserk adds nothing to the power of Ornithopter, which has none
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Carissa controls Forest
      And Carissa holds Berserk
      And Alex controls Ornithopter
      And Alex has attacked Rob with Ornithopter
      When Carissa casts Berserk targeting Ornithopter
      Then this is legal
      When the top of the stack resolves
      Then Ornithopter is 0/2
      And Ornithopter has the keyword trample

  @cr:608.2h
  Rule: An object that has gone is known as it was last, beside what left with it

    Scenario: Cataclysm takes an attacker together with the Aura that controls it
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent     | controller | owner | attached to |
        | Control Magic | Alex       | Alex  | Hill Giant  |
        | Hill Giant    | Alex       | Rob   |             |
      And Alex controls Vedalken Orrery, Grizzly Bears, Parapet and four Plains
      And Alex holds Cataclysm
      And Carissa controls Hissing Miasma
      And Alex has attacked Carissa with Hill Giant
      And Alex has cast Cataclysm
      And the top of the stack has resolved
      And Alex has chosen Grizzly Bears
      And Alex has chosen Parapet
      When Alex chooses first Plains
      Then this is legal
      And Hill Giant is in Rob's graveyard
      And Control Magic is in Alex's graveyard
      And Hissing Miasma's ability is on the stack once
      When the stack resolves
      Then Alex has 19 life
      And Rob has 20 life

    @cr:800.4a
    Scenario Outline: An attacker leaves with its owner and an Aura on it <where>
      Given a <game>
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent     | controller | owner | attached to |
        | Control Magic | Alex       | Rob   | Hill Giant  |
        | Hill Giant    | Alex       | Rob   |             |
      And Carissa controls Hissing Miasma
      And Alex has attacked Carissa with Hill Giant
      When Rob concedes
      Then this is legal
      And Hill Giant has left the game
      And Hissing Miasma's ability is on the stack once
      When the stack resolves
      Then Alex has 19 life

      Examples:
        | where           | game                                               |
        | in free-for-all | free-for-all between Rob, Alex and Carissa         |
        | in a team game  | team game of Rob and Carissa against Alex and Dana |

    @cr:113.7a
    Scenario: Canopy Crawler's counters count as it last had them
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent      | controller | counters |
        | Canopy Crawler | Rob        | 2 +1/+1  |
        | Grizzly Bears  | Rob        |          |
      And Alex controls three Swamps and two Mountains
      And Alex holds Murder and Lightning Bolt
      And Alex has passed
      And Rob has activated Canopy Crawler targeting Grizzly Bears
      When Alex casts Murder targeting Canopy Crawler
      Then this is legal
      When the top of the stack resolves
      Then Canopy Crawler is in Rob's graveyard
      When the top of the stack resolves
      Then Grizzly Bears is 4/4
      When Alex casts Lightning Bolt targeting Grizzly Bears
      Then this is legal
      When the top of the stack resolves
      Then Grizzly Bears has 3 damage marked on it

  @cr:608.3b
  Rule: An Aura spell whose target is illegal doesn't resolve

    Scenario: Control Magic doesn't resolve if its target has left the battlefield
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls four Islands and Blood Artist
      And Alex holds Control Magic
      And Rob controls Hill Giant and Island
      And Rob holds Unsummon
      And Carissa controls Grizzly Bears
      And Alex has cast Control Magic targeting Hill Giant
      And Rob has cast Unsummon targeting Hill Giant
      When the stack resolves
      Then Control Magic is in Alex's graveyard
      And Hill Giant is in Rob's hand
      And Carissa controls Grizzly Bears
