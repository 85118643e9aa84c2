@since:2020-06-01
Feature: Limited range of influence: activating abilities
  Some abilities may be activated by anybody; with limited range, by anybody
  who sits near enough.

  @cr:801.6
  Rule: A player can't activate the abilities of an object out of range

    Scenario Outline: <player>, near Warmonger's controller, can activate it; <far> can't
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And it is <active>'s precombat main phase
      And Alex controls Warmonger
      And <player> controls two Mountains
      And <far> controls two Islands
      When <far> activates Warmonger
      Then this is illegal
      And nothing has changed
      When <player> activates Warmonger
      Then this is legal
      And the stack holds, from the top:
        | object    | controller |
        | Warmonger | <player>   |
      When the stack resolves
      Then <player> has 19 life
      And Alex has 19 life
      And <far> has 20 life
      And Warmonger has one damage marked on it

      Examples:
        | player  | far  | active  |
        | Carissa | Eve  | Dana    |
        | Rob     | Dana | Carissa |

    Scenario: Its controller, not its owner, has to be within range
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And these permanents are on the battlefield:
        | permanent  | controller | owner |
        | Warmonger  | Alex       | Dana  |
      And it is Carissa's precombat main phase
      And Dana controls two Mountains
      And Rob controls two Islands
      When Dana activates Warmonger
      Then this is illegal
      And nothing has changed
      When Rob activates Warmonger
      Then this is legal
      When the stack resolves
      Then Eve has 19 life
      And Rob has 19 life
      And Alex has 19 life
      And Carissa has 20 life
      And Dana has 20 life

  @cr:602.2
  Rule: Only an object's controller can activate its abilities, unless they say more

    @cr:801.6
    Scenario: Without limited range, every player may activate Warmonger
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Alex's precombat main phase
      And Alex controls Warmonger and Temple Bell
      And Carissa controls two Mountains
      When Carissa activates Temple Bell
      Then this is illegal
      And nothing has changed
      When Carissa activates Warmonger
      Then this is legal
      When the stack resolves
      Then Rob has 19 life
      And Alex has 19 life
      And Carissa has 19 life
      And Dana has 19 life
