@since:2020-06-01
Feature: Limited range of influence: world permanents
  World permanents whose controllers are out of each other's reach stay beside
  each other; in 2006 so did legends of one name.

  @cr:801.12
  Rule: The world rule applies only among world permanents within range

    @also:2006-10-01 @cr:704.5k
    Scenario Outline: With range 1, <player>'s Gravity Sphere leaves Rob's <old>
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And Rob controls old Gravity Sphere
      And it is <player>'s precombat main phase
      And <player> controls three Mountains
      And <player> holds new Gravity Sphere
      When <player> casts new Gravity Sphere
      Then this is legal
      When the stack resolves
      Then old Gravity Sphere is <old>
      And new Gravity Sphere is on the battlefield

      Examples:
        | player  | old                |
        | Alex    | in Rob's graveyard |
        | Eve     | in Rob's graveyard |
        | Carissa | on the battlefield |

    @also:2006-10-01 @cr:704.5k
    Scenario Outline: The world rule checks the range of controller <holder>, not owner <owner>
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And these permanents are on the battlefield:
        | permanent          | controller | owner   |
        | old Gravity Sphere | <holder>   | <owner> |
      And it is Alex's precombat main phase
      And Alex controls three Mountains
      And Alex holds new Gravity Sphere
      When Alex casts new Gravity Sphere
      Then this is legal
      When the stack resolves
      Then old Gravity Sphere is <old>
      And new Gravity Sphere is on the battlefield

      Examples:
        | owner | holder | old                 |
        | Dana  | Rob    | in Dana's graveyard |
        | Rob   | Dana   | on the battlefield  |

    @cr:809.3a @cr:704.5k
    Scenario Outline: In Emperor, <holder>'s world <does> when <caster> casts another
      Given an Emperor game of Rob, Alex and Carissa against Dana, Eve and Finn
      And <holder> controls old Gravity Sphere
      And it is <caster>'s precombat main phase
      And <caster> controls three Mountains
      And <caster> holds new Gravity Sphere
      When <caster> casts new Gravity Sphere
      Then this is legal
      When the stack resolves
      Then old Gravity Sphere is <old>
      And new Gravity Sphere is on the battlefield

      Examples:
        | caster | holder | does   | old                 |
        | Finn   | Alex   | leaves | in Alex's graveyard |
        | Alex   | Finn   | stays  | on the battlefield  |

    @cr:801.2a @cr:704.5k
    Scenario: With range 1, Rob keeps a world when Eve, farther away, casts another
      Given a team game of Rob, Alex and Carissa against Dana, Eve and Finn
      And the range of influence is 2
      And Rob's range of influence is 1
      And it is Eve's precombat main phase
      And Rob controls Gravity Sphere
      And Eve controls three Mountains
      And Eve holds Eve's Gravity Sphere
      When Eve casts Eve's Gravity Sphere
      Then this is legal
      When the stack resolves
      Then Gravity Sphere is on the battlefield
      And Eve's Gravity Sphere is on the battlefield

  @cr-2006-10-01:601.12 @edition:2006-10-01
  Rule: The legend rule applies only among legends within range (2006)

    Scenario Outline: With range 1, <player>'s Kami leaves Rob's <old> (2006)
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And Rob controls old Kami of the Crescent Moon
      And it is <player>'s precombat main phase
      And <player> controls two Islands
      And <player> holds new Kami of the Crescent Moon
      When <player> casts new Kami of the Crescent Moon
      Then this is legal
      When the stack resolves
      Then old Kami of the Crescent Moon is <old>
      And new Kami of the Crescent Moon is <new>

      Examples:
        | player  | old                | new                 |
        | Alex    | in Rob's graveyard | in Alex's graveyard |
        | Carissa | on the battlefield | on the battlefield  |

    Scenario Outline: The legend rule checks range of controller <holder>, not owner <owner> (2006)
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And these permanents are on the battlefield:
        | permanent                    | controller | owner   |
        | old Kami of the Crescent Moon | <holder>  | <owner> |
      And it is Alex's precombat main phase
      And Alex controls two Islands
      And Alex holds new Kami of the Crescent Moon
      When Alex casts new Kami of the Crescent Moon
      Then this is legal
      When the stack resolves
      Then old Kami of the Crescent Moon is <old>
      And new Kami of the Crescent Moon is <new>

      Examples:
        | owner | holder | old                 | new                 |
        | Dana  | Rob    | in Dana's graveyard | in Alex's graveyard |
        | Dana  | Alex   | in Dana's graveyard | in Alex's graveyard |
        | Rob   | Dana   | on the battlefield  | on the battlefield  |

    @cr:707.2
    Scenario: Clone and the legend it copies are both put into graveyards (2006)
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And it is Alex's precombat main phase
      And Rob controls Kami of the Crescent Moon
      And Alex controls four Islands
      And Alex holds Clone
      And Alex has cast Clone
      And the top of the stack has resolved
      When Alex chooses Kami of the Crescent Moon
      Then this is legal
      And Clone is in Alex's graveyard
      And Kami of the Crescent Moon is in Rob's graveyard
