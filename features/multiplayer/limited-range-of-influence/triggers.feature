@since:2020-06-01
Feature: Limited range of influence: triggers
  An ability does not notice what happens farther away than its controller's
  influence reaches.

  @cr:801.7
  Rule: An ability triggers only on events within range

    Scenario Outline: Rob's Blood Artist triggers only if <victim>'s creature dies in range
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And Rob controls Blood Artist
      And <victim> controls <creature>
      And <killer> controls Mountain
      And <killer> holds Lightning Bolt
      When <killer> casts Lightning Bolt targeting <creature>
      Then this is legal
      When the top of the stack resolves
      Then <creature> is in <victim>'s graveyard
      And <outcome>

      Examples:
        | victim  | creature      | killer  | outcome                                    |
        | Alex    | Grizzly Bears | Carissa | Rob is asked to choose                     |
        | Eve     | Hill Giant    | Dana    | Rob is asked to choose                     |
        | Carissa | Grizzly Bears | Dana    | Blood Artist's ability is not on the stack |
        | Dana    | Hill Giant    | Carissa | Blood Artist's ability is not on the stack |

    @example @cr:801.7a
    Scenario: Blood Artist checks the range of a creature's controller, not owner
      Given a free-for-all between Rob, Alex, Dana, Carissa and Eve
      And the range of influence is 1
      And these permanents are on the battlefield:
        | permanent              | card         | controller | owner |
        | Alex's Blood Artist    | Blood Artist | Alex       |       |
        | Carissa's Blood Artist | Blood Artist | Carissa    |       |
        | Runeclaw Bear          |              | Carissa    | Alex  |
        | Mountain               |              | Eve        |       |
      And Eve holds Lightning Bolt
      When Eve casts Lightning Bolt targeting Runeclaw Bear
      Then this is legal
      When the top of the stack resolves
      Then Runeclaw Bear is in Alex's graveyard
      And Carissa is asked to choose
      And Carissa's Blood Artist's ability is on the stack once
      And Alex's Blood Artist's ability is not on the stack

    @also:2006-10-01
    Scenario: Copper Tablet doesn't trigger on an out-of-range player's upkeep
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And it is Rob's postcombat main phase
      And Rob controls Copper Tablet
      When play goes on to Alex's draw step
      Then Alex has 19 life
      When play goes on to Carissa's draw step
      Then Carissa has 20 life
      When play goes on to Dana's draw step
      Then Dana has 20 life
      When play goes on to Eve's draw step
      Then Eve has 19 life
      When play goes on to Rob's draw step
      Then Rob has 19 life

    @also:2006-10-01
    Scenario: In Grand Melee, Maddening Imp's trigger waits for an end step in range
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus and Hana
      And turns are being taken by Rob and Eve
      And these permanents are on the battlefield:
        | permanent     | controller | tapped |
        | Maddening Imp | Alex       |        |
        | Grizzly Bears | Rob        | yes    |
      When Alex activates Maddening Imp
      Then this is legal
      When the top of the stack resolves
      And Eve ends the turn
      Then Eve is not taking a turn
      And Grizzly Bears is on the battlefield
      When Rob ends the turn
      Then Rob is not taking a turn
      And Grizzly Bears is in Rob's graveyard
