@since:2020-06-01
Feature: Damage
  One damage is damage; none is not.

  @cr:120.8
  Rule: An ability that triggers on damage triggers on 1 damage, not on 0

    @since:2024-06-07
    Scenario Outline: Obeka with power <power> <does>
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent                   | controller | counters   |
        | Obeka, Splitter of Seconds  | Alex       | <counters> |
      And Alex has attacked Carissa with Obeka, Splitter of Seconds
      When play goes on to the combat damage step
      Then Carissa has <life> life
      And Obeka, Splitter of Seconds's ability is <where>

      Examples:
        | power | does               | counters | life | where             |
        | 1     | triggers           | 1 -1/-1  | 19   | on the stack once |
        | 0     | triggers on nothing | 2 -1/-1  | 20   | not on the stack  |

    Scenario Outline: Kilnmouth Dragon with <number> <does>
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent        | controller | counters   |
        | Kilnmouth Dragon | Alex       | <counters> |
        | Crag Saurian     | Rob        |            |
      When Alex activates Kilnmouth Dragon targeting Crag Saurian
      Then this is legal
      And Kilnmouth Dragon is tapped
      When the stack resolves
      Then Crag Saurian has <damage> damage marked on it
      And <player> controls Crag Saurian

      Examples:
        | number              | does                      | counters | damage | player |
        | one +1/+1 counter   | gets the damaged creature | 1 +1/+1  | 1      | Alex   |
        | no +1/+1 counter    | gets nothing              |          | 0      | Rob    |

    Scenario: Souls of the Faultless exchange 1 life for 1 combat damage
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Eager Cadet
      And Carissa controls Souls of the Faultless
      And Alex has attacked Carissa with Eager Cadet
      And Carissa has blocked Eager Cadet with Souls of the Faultless
      When combat damage is dealt
      And the stack resolves
      Then Carissa has 21 life
      And Alex has 19 life

    Scenario Outline: Marsh Viper with power <power> <does>
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent   | controller | counters   |
        | Marsh Viper | Alex       | <counters> |
      And Alex has attacked Carissa with Marsh Viper
      When play goes on to the combat damage step
      Then Carissa has <life> life
      And Marsh Viper's ability is <where>

      Examples:
        | power | does                | counters | life | where             |
        | 1     | triggers            |          | 19   | on the stack once |
        | 0     | triggers on nothing | 1 -1/-1  | 20   | not on the stack  |

    @since:2026-01-16
    Scenario: Firkraag triggers on 1 damage of a goaded attacker, not on 0
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent                     | controller | counters |
        | Firkraag, Cunning Instigator  | Alex       |          |
        | Marsh Viper                   | Carissa    | 1 -1/-1  |
        | Eager Cadet                   | Carissa    |          |
      And Alex controls four Mountains
      And Alex holds Disrupt Decorum
      And Alex has cast Disrupt Decorum
      And the stack has resolved
      And play has gone on to Carissa's beginning of combat
      And Carissa has attacked Rob with Marsh Viper and Eager Cadet
      When play goes on to the combat damage step
      Then Rob has 19 life
      And Firkraag, Cunning Instigator's ability is on the stack once
      When the top of the stack resolves
      Then Firkraag, Cunning Instigator has 1 +1/+1 counter
      And Alex has one card in hand
