@since:2020-06-01
Feature: Activating activated abilities
  An ability is aimed, allowed and paid for like a spell. It is not what it
  comes from.

  @cr:602.2b @cr:115.5
  Rule: An ability can't target itself but may target its source

    Scenario: An ability may target its own source, even if sacrificed as a cost
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Icy Manipulator, Mogg Fanatic and Forest
      When Rob activates Icy Manipulator targeting Icy Manipulator
      Then this is legal
      And Icy Manipulator is tapped
      When Rob activates Mogg Fanatic targeting Mogg Fanatic
      Then this is legal
      And Mogg Fanatic is in Rob's graveyard
      And Mogg Fanatic's ability is on the stack
      When the stack resolves
      Then Alex has 20 life

  @cr:602.2b
  Rule: An ability targets only what it names, on the battlefield if it names no zone

    Scenario Outline: Icy Manipulator can't target <other>
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Icy Manipulator and Forest
      And Alex controls Gray Ogre and Jace Beleren
      And these permanents are on the battlefield:
        | permanent | controller | attached to |
        | Pacifism  | Carissa    | Gray Ogre   |
      When Rob activates Icy Manipulator targeting <other>
      Then this is illegal
      And nothing has changed
      When Rob activates Icy Manipulator targeting Gray Ogre
      Then this is legal
      And Icy Manipulator is tapped

      Examples:
        | other        |
        | Pacifism     |
        | Jace Beleren |

    @cr:115.2
    Scenario: Icy Manipulator can't target Storm Crow
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Icy Manipulator and Forest
      And Alex controls Gray Ogre
      And Alex's graveyard holds Storm Crow
      When Rob activates Icy Manipulator targeting Storm Crow
      Then this is illegal
      And nothing has changed
      When Rob activates Icy Manipulator targeting Gray Ogre
      Then this is legal
      And Icy Manipulator is tapped

  @cr:602.5
  Rule: An activation condition must be met before the ability can be activated

    Scenario: Luminarch Ascension can't be activated with three quest counters
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent           | controller | counters |
        | Luminarch Ascension | Alex       | 3 quest  |
      And Alex controls two Plains
      When Alex activates Luminarch Ascension
      Then this is illegal
      And nothing has changed

    Scenario: Luminarch Ascension can be activated with four quest counters
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent           | controller | counters |
        | Luminarch Ascension | Alex       | 4 quest  |
      And Alex controls two Plains
      When Alex activates Luminarch Ascension
      Then this is legal
      When the stack resolves
      Then the new Angel Token is called Gabriel
      And Alex controls Gabriel

  @cr:602.2
  Rule: Only an ability that a permanent has can be activated

    Scenario: Icy Manipulator's nonexistent second ability can't be activated
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Icy Manipulator, Mountain and Hill Giant
      When Rob activates ability 2 of Icy Manipulator targeting Hill Giant
      Then this is illegal
      And nothing has changed
      When Rob activates ability 1 of Icy Manipulator targeting Hill Giant
      Then this is legal
      And Icy Manipulator is tapped

  @cr:602.1 @cr:602.2
  Rule: A permanent's controller activates its abilities, and only those it has

    Scenario: Alluring Siren can't be activated after losing its abilities
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Alluring Siren
      And Alex controls two Islands and Hill Giant
      And Alex holds Ovinize
      And Alex has cast Ovinize targeting Alluring Siren
      And the stack has resolved
      When Rob activates Alluring Siren targeting Hill Giant
      Then this is illegal
      And nothing has changed

    Scenario: Fountain of Youth is activated by its controller, not its owner
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent         | controller | owner |
        | Fountain of Youth | Alex       | Rob   |
      And Rob controls two Mountains
      And Alex controls two Islands
      When Rob activates Fountain of Youth
      Then this is illegal
      And nothing has changed
      When play goes on to Alex's upkeep
      And Alex activates Fountain of Youth
      Then this is legal
      When the stack resolves
      Then Alex has 21 life
      And Rob has 20 life

  @cr:602.2
  Rule: Only a permanent's controller can activate its abilities

    Scenario: Alex can't activate the abilities of Rob's Icy Manipulator
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Icy Manipulator and Rob's Forest
      And Alex controls Alex's Forest and Grizzly Bears
      When Alex activates Icy Manipulator targeting Grizzly Bears
      Then this is illegal
      And nothing has changed
      When Rob activates Icy Manipulator targeting Grizzly Bears
      Then this is legal
      When the stack resolves
      Then Grizzly Bears is tapped
      And Alex's Forest is untapped

    Scenario: An ability of a creature card in hand can't be activated
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex holds Alluring Siren
      And Carissa controls Grizzly Bears
      When Alex activates Alluring Siren targeting Grizzly Bears
      Then this is illegal
      And nothing has changed

  @cr:602.1a @cr:118.3
  Rule: A tapped permanent can't pay for an ability by tapping

    Scenario Outline: <permanent> can be activated untapped, and not tapped
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent          | card        | controller | tapped |
        | tapped <permanent> | <permanent> | Alex       | yes    |
        | other <permanent>  | <permanent> | Alex       |        |
        | Grizzly Bears      |             | Rob        |        |
      And Alex controls six Forests
      When Alex activates tapped <permanent> targeting <target>
      Then this is illegal
      And nothing has changed
      When Alex activates other <permanent> targeting <target>
      Then this is legal
      And other <permanent>'s ability is on the stack once

      Examples:
        | permanent          | target          |
        | Canopy Crawler     | Grizzly Bears   |
        | Kilnmouth Dragon   | Grizzly Bears   |
        | Liquimetal Coating | Grizzly Bears   |
        | Icy Manipulator    | Grizzly Bears   |
        | Soul Conduit       | Rob and Carissa |
        | Tormod's Crypt     | Rob             |

    Scenario: Canopy Crawler without +1/+1 counters gives +0/+0
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Canopy Crawler and Grizzly Bears
      When Alex activates Canopy Crawler targeting Grizzly Bears
      Then this is legal
      And Canopy Crawler is tapped
      When the top of the stack resolves
      Then Grizzly Bears is 2/2

    @cr:118.1
    Scenario: Tormod's Crypt is sacrificed to exile a target player's graveyard
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Tormod's Crypt
      And Rob's graveyard holds Forest
      And Carissa's graveyard holds Hill Giant and Island
      When Alex activates Tormod's Crypt targeting Carissa
      Then this is legal
      And Tormod's Crypt is in Alex's graveyard
      When the stack resolves
      Then Hill Giant is in exile
      And Island is in exile
      And Forest is in Rob's graveyard
