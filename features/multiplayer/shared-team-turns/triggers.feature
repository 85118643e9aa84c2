@since:2020-06-01
Feature: Shared team turns: triggers
  What has triggered goes on the stack team by team. A team puts all that its
  members control there in one order of its choice.

  @cr:805.7 @cr:603.3b
  Rule: The active team puts its triggers on the stack in any order, then the next team does

    Scenario Outline: Triggers of a 2HG team may go on the stack as <a>'s, <b>'s, <c>'s
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Dana's end step
      And Rob controls red Verdant Force and blue Verdant Force
      And Alex controls green Verdant Force
      And Carissa controls Carissa's Verdant Force
      And play has gone on to Rob's upkeep
      When Alex puts the triggers in the order <low> Verdant Force, <middle> Verdant Force and <high> Verdant Force
      Then this is legal
      And the stack holds, from the top:
        | object                  | controller |
        | Carissa's Verdant Force | Carissa    |
        | <high> Verdant Force    | <c>        |
        | <middle> Verdant Force  | <b>        |
        | <low> Verdant Force     | <a>        |
      When the top of the stack resolves
      Then the new Saproling token is called first Saproling token
      And Carissa controls first Saproling token
      When the top of the stack resolves
      Then the new Saproling token is called second Saproling token
      And <c> controls second Saproling token

      Examples:
        | low   | middle | high  | a    | b    | c    |
        | red   | green  | blue  | Rob  | Alex | Rob  |
        | green | red    | blue  | Alex | Rob  | Rob  |
        | blue  | red    | green | Rob  | Rob  | Alex |

    Scenario Outline: <active>'s team puts its triggers on the stack below the other team's
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is <before>'s end step
      And Rob controls Rob's Verdant Force
      And Alex controls Alex's Verdant Force
      And Carissa controls Carissa's Verdant Force
      And Dana controls Dana's Verdant Force
      And play has gone on to <active>'s upkeep
      When <active> puts the triggers in the order <mate>'s Verdant Force and <active>'s Verdant Force
      Then this is legal
      When <one> puts the triggers in the order <one>'s Verdant Force and <other>'s Verdant Force
      Then this is legal
      And the stack holds, from the top:
        | object                   | controller |
        | <other>'s Verdant Force  | <other>    |
        | <one>'s Verdant Force    | <one>      |
        | <active>'s Verdant Force | <active>   |
        | <mate>'s Verdant Force   | <mate>     |
      And <active> has priority

      Examples:
        | before  | active  | mate    | one  | other   |
        | Alex    | Dana    | Carissa | Rob  | Alex    |
        | Alex    | Carissa | Dana    | Alex | Rob     |
        | Carissa | Rob     | Alex    | Dana | Carissa |

    Scenario: A teammate's trigger can be put between two triggers of one player
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's end step
      And Rob controls Copper Tablet
      And Alex controls Alex's Verdant Force
      And Carissa controls Carissa's Verdant Force
      And play has gone on to Alex's upkeep
      When Rob puts the triggers in the order Copper Tablet, Alex's Verdant Force and Copper Tablet
      Then this is legal
      And the stack holds, from the top:
        | object                  | controller |
        | Carissa's Verdant Force | Carissa    |
        | Copper Tablet           | Rob        |
        | Alex's Verdant Force    | Alex       |
        | Copper Tablet           | Rob        |
      When the top of the stack resolves
      When the top of the stack resolves
      Then Rob has 29 life
      When the stack resolves
      Then Rob has 28 life

    Scenario: Three teams put their triggers on the stack in turn order
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | moon |
        | Dana    | moon |
        | Eve     | star |
        | Finn    | star |
      And it is Rob's end step
      And Alex controls Alex's Verdant Force
      And Dana controls Dana's Verdant Force
      And Finn controls Finn's Verdant Force
      When play goes on to Carissa's upkeep
      Then the stack holds, from the top:
        | object               | controller |
        | Alex's Verdant Force | Alex       |
        | Finn's Verdant Force | Finn       |
        | Dana's Verdant Force | Dana       |
      When play goes on to Eve's upkeep
      Then the stack holds, from the top:
        | object               | controller |
        | Dana's Verdant Force | Dana       |
        | Alex's Verdant Force | Alex       |
        | Finn's Verdant Force | Finn       |

    Scenario Outline: Three teammates' triggers may go on the stack as <a>'s, <b>'s, <c>'s
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | sun  |
        | Dana    | moon |
        | Eve     | moon |
        | Finn    | moon |
      And it is Dana's precombat main phase
      And Dana controls Dana's Pulse Tracker
      And Eve controls Eve's Pulse Tracker
      And Finn controls Finn's Pulse Tracker
      When Eve declares these attacks:
        | attacker             | attacks |
        | Dana's Pulse Tracker | Rob     |
        | Eve's Pulse Tracker  | Alex    |
        | Finn's Pulse Tracker | Rob     |
      Then the declaration is legal
      When Finn puts the triggers in the order <a>'s Pulse Tracker, <b>'s Pulse Tracker and <c>'s Pulse Tracker
      Then this is legal
      And the stack holds, from the top:
        | object              | controller |
        | <c>'s Pulse Tracker | <c>        |
        | <b>'s Pulse Tracker | <b>        |
        | <a>'s Pulse Tracker | <a>        |

      Examples:
        | a    | b    | c    |
        | Finn | Dana | Eve  |
        | Eve  | Finn | Dana |
        | Dana | Eve  | Finn |
