@since:2006-10-01 @glossary:activation-cost
Feature: Activation cost
  Whoever activates an ability pays for it at once and in full, whatever
  stands before the colon: mana, tapping, a sacrifice. What was paid is gone,
  even if nothing comes of the ability.

  @cr:602.1a
  Rule: The whole activation cost is paid as the ability is activated

    @cr:602.2b
    Scenario: Mogg Fanatic's ability costs Mogg Fanatic and no other creature
      Given a free-for-all between Rob, Alex and Carissa
      And Alex controls Mogg Fanatic and Grizzly Bears
      When Alex activates Mogg Fanatic as follows:
        | targets | uses up       |
        | Carissa | Grizzly Bears |
      Then this is illegal
      And nothing has changed
      When Alex activates Mogg Fanatic as follows:
        | targets | uses up      |
        | Carissa | Mogg Fanatic |
      Then this is legal
      And Mogg Fanatic is in Alex's graveyard
      And Grizzly Bears is on the battlefield
      When the stack resolves
      Then Carissa has 19 life

    @example
    Scenario: Fountain of Youth's ability costs two mana of any type and tapping it
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Fountain of Youth, Forest, Island and Swamp
      When Alex activates Fountain of Youth as follows:
        | pays with         |
        | Forest and Island |
      Then this is legal
      And Fountain of Youth is tapped
      And Forest is tapped
      And Island is tapped
      And Swamp is untapped
      And Alex has 20 life
      When the stack resolves
      Then Alex has 21 life

    Scenario Outline: Fountain of Youth may be activated with mana from <land> and <other>
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Carissa controls Fountain of Youth, Plains, Swamp and Mountain
      When Carissa activates Fountain of Youth as follows:
        | pays with          |
        | <land> and <other> |
      Then this is legal
      And <land> is tapped
      And <other> is tapped
      And <idle> is untapped
      When the stack resolves
      Then Carissa has 21 life

      Examples:
        | land   | other    | idle     |
        | Plains | Swamp    | Mountain |
        | Swamp  | Mountain | Plains   |

    Scenario: A creature sacrificed as a cost can't be targeted in response
      Given a two-player game between Rob and Alex
      And Rob controls one Mountain
      And Rob holds Shock
      And Alex controls Mogg Fanatic
      And Alex has activated Mogg Fanatic targeting Rob
      When Rob casts Shock targeting Mogg Fanatic
      Then this is illegal
      And nothing has changed
      When the stack resolves
      Then Rob has 19 life
      And Mogg Fanatic is in Alex's graveyard

    @since:2020-06-01
    Scenario: A loyalty cost is paid before anyone can respond
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Jace Beleren
      And Rob controls one Mountain
      And Rob holds Lightning Bolt
      When Alex activates Jace Beleren
      Then this is legal
      And Jace Beleren has 5 loyalty counters
      When Rob casts Lightning Bolt targeting Jace Beleren
      Then this is legal
      When the top of the stack resolves
      Then Jace Beleren has 2 loyalty counters
      And Jace Beleren's ability is on the stack once

  @cr:118.3 @cr:601.2h
  Rule: A player who can't pay the full cost can't activate the ability

    Scenario: Fountain of Youth can't be activated for one mana
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Fountain of Youth, Forest and Island
      When Alex activates Fountain of Youth as follows:
        | pays with |
        | Forest    |
      Then this is illegal
      And nothing has changed
      When Alex activates Fountain of Youth as follows:
        | pays with         |
        | Forest and Island |
      Then this is legal
      And Fountain of Youth is tapped

    Scenario: Rasputin Dreamweaver without a dream counter has none to remove
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent            | controller | counters |
        | Rasputin Dreamweaver | Rob        | 1 dream  |
      When Rob activates ability 2 of Rasputin Dreamweaver
      Then this is legal
      And Rasputin Dreamweaver has no dream counters
      When Rob activates ability 2 of Rasputin Dreamweaver
      Then this is illegal
      And nothing has changed

    Scenario: Fountain of Youth can't be activated for no mana
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Fountain of Youth, Forest and Island
      When Alex activates Fountain of Youth as follows:
        | pays with |
        | nothing   |
      Then this is illegal
      And nothing has changed
      When Alex activates Fountain of Youth
      Then this is legal
      And Forest is tapped
      And Island is tapped

    Scenario: Fountain of Youth can't be activated if one of two lands is tapped
      Given a two-player game between Rob and Alex
      And these permanents are on the battlefield:
        | permanent         | controller | tapped |
        | Fountain of Youth | Rob        |        |
        | Forest            | Rob        |        |
        | Island            | Rob        | yes    |
      When Rob activates Fountain of Youth
      Then this is illegal
      And nothing has changed
      When play goes on to Rob's upkeep
      When Rob activates Fountain of Youth
      Then this is legal
      And Fountain of Youth is tapped

    Scenario: A permanent that's already tapped can't pay a cost that taps it
      Given a two-player game between Rob and Alex
      And these permanents are on the battlefield:
        | permanent         | controller | tapped |
        | Fountain of Youth | Rob        | yes    |
        | Temple Bell       | Rob        | yes    |
        | Forest            | Rob        |        |
        | Island            | Rob        |        |
      When Rob activates Fountain of Youth
      Then this is illegal
      And nothing has changed
      When Rob activates Temple Bell
      Then this is illegal
      And nothing has changed
      When play goes on to Rob's upkeep
      When Rob activates Fountain of Youth
      Then this is legal
      And Fountain of Youth is tapped

    Scenario: Fountain of Youth can't be activated twice before it untaps
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Fountain of Youth and four Forests
      And Alex has activated Fountain of Youth
      When Alex activates Fountain of Youth
      Then this is illegal
      And nothing has changed
      When the stack resolves
      When Alex activates Fountain of Youth
      Then this is illegal
      And nothing has changed
      When play goes on to Alex's upkeep
      When Alex activates Fountain of Youth
      Then this is legal
      And Fountain of Youth is tapped

    Scenario Outline: Fountain of Youth can't be activated if <what>
      Given a two-player game between Rob and Alex
      And these permanents are on the battlefield:
        | permanent         | controller | tapped     |
        | Fountain of Youth | Alex       | <fountain> |
        | Forest            | Alex       |            |
        | Island            | Alex       | <island>   |
      When Alex activates Fountain of Youth
      Then this is illegal
      And nothing has changed
      When play goes on to Alex's upkeep
      When Alex activates Fountain of Youth
      Then this is legal
      And Fountain of Youth is tapped

      Examples:
        | what                      | fountain | island |
        | only one land is untapped |          | yes    |
        | it's already tapped       | yes      |        |

    Scenario: An opponent's lands can't pay for Fountain of Youth
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Fountain of Youth and Forest
      And Alex holds Swamp
      And Carissa controls Island
      When Alex activates Fountain of Youth as follows:
        | pays with         |
        | Forest and Island |
      Then this is illegal
      And nothing has changed
      When Alex plays Swamp
      Then this is legal
      When Alex activates Fountain of Youth as follows:
        | pays with        |
        | Forest and Swamp |
      Then this is legal
      And Island is untapped

    @since:2020-06-01 @cr:118.10
    Scenario: Mana paid for one ability can't also pay for another
      Given a two-player game between Rob and Alex
      And Alex controls left Fountain of Youth, right Fountain of Youth and three Forests
      When Alex activates left Fountain of Youth
      Then this is legal
      When Alex activates right Fountain of Youth
      Then this is illegal
      And nothing has changed
      And right Fountain of Youth is untapped
      When the stack resolves
      Then Alex has 21 life

  @cr:602.2b
  Rule: A cost increase for spells doesn't apply to abilities

    @since:2020-06-01
    Scenario: Sphere of Resistance makes spells cost more, not abilities
      Given a two-player game between Rob and Alex
      And Rob controls Sphere of Resistance
      And Alex controls Fountain of Youth and two Forests
      And Alex holds Grizzly Bears
      And it is Alex's precombat main phase
      When Alex casts Grizzly Bears
      Then this is illegal
      And nothing has changed
      When Alex activates Fountain of Youth
      Then this is legal
      And first Forest is tapped
      And second Forest is tapped
      When the stack resolves
      Then Alex has 21 life

  @cr:608.2b @cr:118.1
  Rule: Costs paid aren't returned if an ability doesn't resolve

    Scenario: Mogg Fanatic stays in the graveyard if its ability doesn't resolve
      Given a two-player game between Rob and Alex
      And Rob controls Grizzly Bears and one Island
      And Rob holds Unsummon
      And Alex controls Mogg Fanatic
      And Alex has activated Mogg Fanatic targeting Grizzly Bears
      And Rob has cast Unsummon targeting Grizzly Bears
      When the stack resolves
      Then Grizzly Bears is in Rob's hand
      And Mogg Fanatic is in Alex's graveyard
      And Rob has 20 life
      And Alex has 20 life
