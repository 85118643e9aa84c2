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

    @cr:801.7
    Scenario Outline: Rob's Grafted Wargear <does> as <thief> takes its host
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And these permanents are on the battlefield:
        | permanent       | controller | attached to   |
        | Grizzly Bears   | Alex       |               |
        | Grafted Wargear | Rob        | Grizzly Bears |
      And it is <thief>'s precombat main phase
      And <thief> controls three Mountains
      And <thief> holds Act of Treason
      When <thief> casts Act of Treason targeting Grizzly Bears
      Then this is legal
      When the top of the stack resolves
      Then <thief> controls Grizzly Bears
      And Grizzly Bears is <size>
      And Grafted Wargear's ability is not on the stack

      Examples:
        | thief   | does              | size |
        | Carissa | falls off quietly | 2/2  |
        | Rob     | stays on          | 5/4  |

    @cr:801.7
    Scenario: Grafted Wargear triggers as it moves from a creature in range
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent       | controller | attached to   |
        | Grizzly Bears   | Carissa    |               |
        | Hill Giant      | Alex       |               |
        | Grafted Wargear | Alex       | Grizzly Bears |
      When Alex activates Grafted Wargear targeting Hill Giant
      Then this is legal
      When the top of the stack resolves
      Then Hill Giant is 6/5
      And Grafted Wargear's ability is on the stack once

  @cr:801.9
  Rule: A Fortification fortifies only a land within its controller's range of influence

    Scenario Outline: With range 1, Darksteel Garrison <what> as <thief> takes its land
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And these permanents are on the battlefield:
        | permanent          | controller | attached to |
        | Forest             | Alex       |             |
        | Darksteel Garrison | <holder>   | Forest      |
      And it is <thief>'s precombat main phase
      And <thief> controls five Mountains
      And <thief> holds Word of Seizing
      When <thief> casts Word of Seizing targeting Forest
      Then this is legal
      When the stack resolves
      Then <thief> controls Forest
      And Forest <has> the keyword indestructible
      And Darksteel Garrison is on the battlefield
      And <holder> controls Darksteel Garrison
      When play goes on to <next>'s upkeep
      Then Alex controls Forest
      And Forest <has> the keyword indestructible

      Examples:
        | holder  | thief   | next | what      | has           |
        | Rob     | Carissa | Dana | falls off | does not have |
        | Carissa | Rob     | Alex | falls off | does not have |
        | Alex    | Rob     | Alex | stays on  | has           |
        | Alex    | Carissa | Dana | stays on  | has           |

    Scenario: With range 1, fortify attaches a Fortification only to one's own land
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And it is Alex's precombat main phase
      And Alex controls Darksteel Garrison, three Plains and Grizzly Bears
      And Rob controls Forest
      When Alex activates Darksteel Garrison targeting Forest
      Then this is illegal
      And nothing has changed
      When Alex activates Darksteel Garrison targeting Grizzly Bears
      Then this is illegal
      And nothing has changed
      When Alex activates Darksteel Garrison targeting first Plains
      Then this is legal
      When the stack resolves
      Then first Plains has the keyword indestructible
