@since:2020-06-01
Feature: Limited range of influence: Equipment
  Equipment stays on a creature as long as its controller's influence extends
  to it. Farther away it falls off, and stays where it was.

  @cr:801.9
  Rule: Equipment equips only a creature within its controller's range of influence

    Scenario Outline: With range 1, Bonesplitter <what> as <thief> takes its creature
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And these permanents are on the battlefield:
        | permanent     | controller | attached to   |
        | Grizzly Bears | Alex       |               |
        | Bonesplitter  | <holder>   | Grizzly Bears |
      And it is <thief>'s precombat main phase
      And <thief> controls three Mountains
      And <thief> holds Act of Treason
      When <thief> casts Act of Treason targeting Grizzly Bears
      Then this is legal
      When the stack resolves
      Then <thief> controls Grizzly Bears
      And Grizzly Bears is <size>
      And Bonesplitter is on the battlefield
      And <holder> controls Bonesplitter
      When play goes on to <next>'s upkeep
      Then Alex controls Grizzly Bears
      And Grizzly Bears is <size>

      Examples:
        | holder  | thief   | next | what      | size |
        | Rob     | Carissa | Dana | falls off | 2/2  |
        | Carissa | Rob     | Alex | falls off | 2/2  |
        | Alex    | Rob     | Alex | stays on  | 4/2  |
        | Alex    | Carissa | Dana | stays on  | 4/2  |

    Scenario: Without limited range, Bonesplitter stays on a distant creature
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And these permanents are on the battlefield:
        | permanent     | controller | attached to   |
        | Grizzly Bears | Alex       |               |
        | Bonesplitter  | Rob        | Grizzly Bears |
      And it is Carissa's precombat main phase
      And Carissa controls three Mountains
      And Carissa holds Act of Treason
      When Carissa casts Act of Treason targeting Grizzly Bears
      Then this is legal
      When the stack resolves
      Then Carissa controls Grizzly Bears
      And Grizzly Bears is 4/2
