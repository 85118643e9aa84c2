@since:2020-06-01
Feature: Limited range of influence: Auras
  An Aura stays on what is within reach of its controller, and on nothing
  else.

  @cr:801.8
  Rule: An Aura enchants only what is within its controller's range of influence

    Scenario Outline: Pacifism can target <near>, but <far> is out of range
      Given a free-for-all between Rob, Alex, Carissa, Dana, Eve and Finn
      And the range of influence is 1
      And it is Alex's precombat main phase
      And Alex controls two Plains
      And Alex holds Pacifism
      And Carissa controls Grizzly Bears
      And Dana controls Hill Giant
      And Rob controls Gray Ogre
      And Finn controls Craw Wurm
      When Alex casts Pacifism targeting <far>
      Then this is illegal
      And nothing has changed
      When Alex casts Pacifism targeting <near>
      Then this is legal
      When the stack resolves
      Then Pacifism is on the battlefield

      Examples:
        | near          | far        |
        | Grizzly Bears | Hill Giant |
        | Gray Ogre     | Craw Wurm  |

    @also:2006-10-01
    Scenario: An Aura is put into the graveyard when its creature moves out of range
      Given a free-for-all between Rob, Alex, Carissa, Dana, Eve and Finn
      And the range of influence is 1
      And these permanents are on the battlefield:
        | permanent     | controller | attached to   |
        | Grizzly Bears | Carissa    |               |
        | Pacifism      | Alex       | Grizzly Bears |
      And it is Dana's precombat main phase
      And Dana controls three Mountains
      And Dana holds Act of Treason
      When Dana casts Act of Treason targeting Grizzly Bears
      Then this is legal
      When the stack resolves
      Then Dana controls Grizzly Bears
      And Pacifism is in Alex's graveyard

    Scenario: An Aura stays attached if its creature's new controller is in range
      Given a free-for-all between Rob, Alex, Carissa, Dana, Eve and Finn
      And the range of influence is 1
      And these permanents are on the battlefield:
        | permanent     | controller | attached to   |
        | Grizzly Bears | Carissa    |               |
        | Pacifism      | Alex       | Grizzly Bears |
      And it is Dana's end step
      And Alex controls three Mountains
      And Alex holds Act of Treason
      And play has gone on to Alex's precombat main phase
      When Alex casts Act of Treason targeting Grizzly Bears
      Then this is legal
      When the stack resolves
      Then Alex controls Grizzly Bears
      And Pacifism is on the battlefield
      When Alex attacks Rob with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed

    Scenario Outline: Eve's Paradox Haze on <host>, <lost>
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And these permanents are on the battlefield:
        | permanent    | controller | attached to |
        | Paradox Haze | Rob        | <host>      |
      And it is Eve's precombat main phase
      And Eve controls five Mountains
      And Eve holds Word of Seizing
      When Eve casts Word of Seizing targeting Paradox Haze
      Then this is legal
      When the stack resolves
      Then Paradox Haze is <where>

      Examples:
        | host | lost                                    | where              |
        | Alex | out of range, is put into the graveyard | in Rob's graveyard |
        | Rob  | within range, stays on the battlefield  | on the battlefield |
