@since:2020-06-01
Feature: Loyalty abilities
  A planeswalker acts when a sorcery could be cast, and then has done so for
  the turn.

  @cr:606.3
  Rule: A planeswalker's loyalty abilities may be activated once each turn

    Scenario: A loyalty ability can't be activated again in the second main phase
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent    | controller | counters  |
        | Jace Beleren | Alex       | 3 loyalty |
      And Alex has activated Jace Beleren
      And the stack has resolved
      And play has gone on to the postcombat main phase
      When Alex activates Jace Beleren
      Then this is illegal
      And nothing has changed

  @cr:606.4
  Rule: A loyalty ability costs as many loyalty counters as it says, put on or removed

    Scenario: Elspeth with four loyalty counters has five, and three Soldiers
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent               | controller | counters  |
        | Elspeth, Sun's Champion | Alex       | 4 loyalty |
      When Alex activates Elspeth, Sun's Champion
      Then this is legal
      And Elspeth, Sun's Champion has 5 loyalty counters
      When the top of the stack resolves
      Then the new Soldier Tokens are called left Soldier, middle Soldier and right Soldier
      And Alex controls left Soldier
      And left Soldier is 1/1

    Scenario: Sorin gains a loyalty counter, and creatures there get +1/+0
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent             | controller | counters  |
        | Sorin, Solemn Visitor | Alex       | 4 loyalty |
        | Grizzly Bears         | Alex       |           |
        | Hill Giant            | Rob        |           |
      And Alex controls Plains
      And Alex holds Savannah Lions
      When Alex activates Sorin, Solemn Visitor
      Then this is legal
      And Sorin, Solemn Visitor has 5 loyalty counters
      When the top of the stack resolves
      Then Grizzly Bears is 3/2
      And Grizzly Bears has the keyword lifelink
      And Hill Giant is 3/3
      When Alex casts Savannah Lions
      Then this is legal
      When the top of the stack resolves
      Then Savannah Lions is 2/1
      When play goes on to Carissa's upkeep
      Then Grizzly Bears is 3/2
      When play goes on to Alex's upkeep
      Then Grizzly Bears is 2/2

    Scenario: A creature that enters after Sorin gave bonuses to nobody gets none
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Sorin, Solemn Visitor and Plains
      And Alex holds Savannah Lions
      And Alex has activated Sorin, Solemn Visitor
      And the stack has resolved
      When Alex casts Savannah Lions
      Then this is legal
      When the top of the stack resolves
      Then Savannah Lions is 2/1
      And Savannah Lions does not have the keyword lifelink

    Scenario: For two loyalty counters Sorin creates one Vampire
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent             | controller | counters  |
        | Sorin, Solemn Visitor | Alex       | 4 loyalty |
      When Alex activates ability 2 of Sorin, Solemn Visitor
      Then this is legal
      And Sorin, Solemn Visitor has 2 loyalty counters
      When the top of the stack resolves
      Then the new Vampire Token is called Vampire
      And Vampire is 2/2
      And Vampire has the keyword flying

    Scenario Outline: Karn Liberated with six loyalty counters has <now> for ability <ability>
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent      | controller | counters  |
        | Karn Liberated | Alex       | 6 loyalty |
        | Hill Giant     | Carissa    |           |
      And Carissa holds Forest and Island
      When Alex activates ability <ability> of Karn Liberated targeting <target>
      Then this is legal
      And Karn Liberated has <now> loyalty counters

      Examples:
        | ability | target     | now |
        | 1       | Carissa    | 10  |
        | 2       | Hill Giant | 3   |

    Scenario: The player whom Karn Liberated targets exiles one card of the hand
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Karn Liberated
      And Carissa holds Forest and Island
      And Alex has activated Karn Liberated targeting Carissa
      When the top of the stack resolves
      Then Carissa may choose among Forest and Island
      When Carissa chooses Forest and Island
      Then this is illegal
      And nothing has changed
      When Carissa chooses nothing
      Then this is illegal
      And nothing has changed
      When Carissa chooses Island
      Then this is legal
      And Island is in exile
      And Forest is in Carissa's hand

  @cr:606.6
  Rule: An ability that costs loyalty counters needs a planeswalker that has so many

    Scenario: Sorin with five loyalty counters can't give the emblem for six
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent             | controller | counters  |
        | Sorin, Solemn Visitor | Alex       | 5 loyalty |
      When Alex activates ability 3 of Sorin, Solemn Visitor
      Then this is illegal
      And nothing has changed

    Scenario Outline: <planeswalker> with <counters> can't use ability <ability>
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent      | controller | counters   |
        | <planeswalker> | Alex       | <counters> |
      When Alex activates ability <ability> of <planeswalker>
      Then this is illegal
      And nothing has changed

      Examples:
        | planeswalker            | counters   | ability |
        | Elspeth, Sun's Champion | 2 loyalty  | 2       |
        | Elspeth, Sun's Champion | 6 loyalty  | 3       |
        | Sorin, Solemn Visitor   | 1 loyalty  | 2       |
        | Karn Liberated          | 13 loyalty | 3       |

    Scenario Outline: <planeswalker> with <counters> can't pay to target <target>
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent      | controller | counters   |
        | <planeswalker> | Alex       | <counters> |
        | Hill Giant     | Rob        |            |
      When Alex activates ability <ability> of <planeswalker> targeting <target>
      Then this is illegal
      And nothing has changed

      Examples:
        | planeswalker   | counters   | ability | target     |
        | Jace Beleren   | 9 loyalty  | 3       | Rob        |
        | Karn Liberated | 2 loyalty  | 2       | Hill Giant |
