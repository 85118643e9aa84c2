@since:2020-06-01
Feature: Handling triggered abilities: going on the stack
  Whose a triggered ability is, in which order several are put on the stack,
  and what is chosen then.

  @cr:603.3a
  Rule: Control of a triggered ability depends on who controlled its source as it triggered

    Scenario: Blood Artist's trigger belongs to its controller, not its owner
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Blood Artist
      And Alex controls three Mountains and four Swamps
      And Alex holds Act of Treason and Altar's Reap
      And Alex has cast Act of Treason targeting Blood Artist
      And the stack has resolved
      When Alex casts Altar's Reap sacrificing Blood Artist
      Then this is legal
      When Alex chooses Carissa
      Then this is legal
      When the top of the stack resolves
      Then Blood Artist is in Rob's graveyard
      And Alex has 21 life
      And Carissa has 19 life
      And Rob has 20 life
      And Altar's Reap is on the stack

    Scenario: Blood Artist, given back by Cataclysm, triggers for whoever had it
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls four Plains
      And Carissa holds Cataclysm
      And these permanents are on the battlefield:
        | permanent     | controller | owner | attached to  |
        | Blood Artist  | Alex       | Rob   |              |
        | Control Magic | Alex       | Alex  | Blood Artist |
        | Parapet       | Alex       | Alex  |              |
        | Hill Giant    | Rob        | Rob   |              |
        | Gray Ogre     | Rob        | Rob   |              |
      And Carissa has cast Cataclysm
      And the top of the stack has resolved
      And Rob has chosen Hill Giant
      When Alex chooses Parapet
      Then this is legal
      And Gray Ogre is in Rob's graveyard
      And Control Magic is in Alex's graveyard
      And Rob controls Blood Artist
      When Alex chooses Carissa
      Then this is legal
      When the stack resolves
      Then Carissa has 19 life
      And Alex has 21 life
      And Rob has 20 life

    Scenario: Blood Artist, given back to a teammate, triggers for whoever had it
      Given a team game of Rob and Alex against Carissa and Dana
      And it is Alex's precombat main phase
      And Alex controls four Plains, Grizzly Bears and Runeclaw Bear
      And Alex holds Cataclysm
      And these permanents are on the battlefield:
        | permanent           | controller | owner   | attached to  |
        | Blood Artist        | Carissa    | Dana    |              |
        | Control Magic       | Carissa    | Carissa | Blood Artist |
        | Luminarch Ascension | Carissa    | Carissa |              |
      And Alex has cast Cataclysm
      And the top of the stack has resolved
      And Alex has chosen Grizzly Bears
      When Carissa chooses Luminarch Ascension
      Then this is legal
      And Runeclaw Bear is in Alex's graveyard
      And Dana controls Blood Artist
      And Blood Artist's ability is on the stack once
      When Carissa chooses Rob
      Then this is legal
      When the stack resolves
      Then Rob has 19 life
      And Carissa has 21 life
      And Dana has 20 life

  @cr:603.3b
  Rule: Each player puts the triggers they control on the stack, not those they own

    Scenario: A player orders a stolen creature's trigger with their other triggers
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's end step
      And these permanents are on the battlefield:
        | permanent     | controller | owner |
        | Verdant Force | Rob        | Alex  |
        | Copper Tablet | Rob        | Rob   |
      When play goes on to Rob's upkeep
      Then the stack is empty
      When Rob puts the triggers in the order Verdant Force and Copper Tablet
      Then this is legal
      And the stack holds, from the top:
        | object        | controller |
        | Copper Tablet | Rob        |
        | Verdant Force | Rob        |

    Scenario: A teammate who sits last puts a trigger on the stack after opponents
      Given a team game of Rob and Alex against Carissa and Dana
      And it is Alex's precombat main phase
      And Alex controls Forest and Plains
      And Alex holds Grizzly Bears
      And Rob controls Rob's Soul Warden
      And Dana controls Dana's Soul Warden
      And Alex has cast Grizzly Bears
      When the top of the stack resolves
      Then the stack holds, from the top:
        | object             | controller |
        | Rob's Soul Warden  | Rob        |
        | Dana's Soul Warden | Dana       |

    Scenario: In Eve's upkeep each player's trigger goes on the stack in turn order
      Given a team game of Rob, Alex and Carissa against Dana, Eve and Finn
      And it is Carissa's end step
      And Carissa controls Carissa's Verdant Force
      And Finn controls Finn's Verdant Force
      And Dana controls Dana's Verdant Force
      And Eve controls Eve's Verdant Force
      When play goes on to Eve's upkeep
      Then the stack holds, from the top:
        | object                  | controller |
        | Dana's Verdant Force    | Dana       |
        | Carissa's Verdant Force | Carissa    |
        | Finn's Verdant Force    | Finn       |
        | Eve's Verdant Force     | Eve        |

  @cr:603.3c
  Rule: A modal triggered ability's mode is chosen as it goes on the stack

    Scenario: Knight of Autumn's mode is chosen before anybody can respond
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Forest and two Plains
      And Alex holds Knight of Autumn
      And Rob controls Temple Bell
      And Carissa controls Carissa's Forest
      And Carissa holds Giant Growth
      And Alex has cast Knight of Autumn
      And the top of the stack has resolved
      When Alex chooses life
      Then this is legal
      And Knight of Autumn's ability is on the stack once
      When Carissa casts Giant Growth targeting Knight of Autumn
      Then this is legal
      When the stack resolves
      Then Alex has 24 life
      And Knight of Autumn has no +1/+1 counters
      And Temple Bell is on the battlefield

    Scenario: A mode with a target can't be chosen if there's no legal target
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Forest and two Plains
      And Alex holds Knight of Autumn
      And Alex has cast Knight of Autumn
      And the top of the stack has resolved
      When Alex chooses destroy
      Then this is illegal
      And nothing has changed
      When Alex chooses counters
      Then this is legal
      When the stack resolves
      Then Knight of Autumn has 2 +1/+1 counters
      And Alex has 20 life

    @cr:603.3d
    Scenario: The target of a triggered ability's mode is chosen after the mode
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Forest and two Plains
      And Alex holds Knight of Autumn
      And Rob controls Temple Bell
      And Carissa controls Copper Tablet
      And Alex has cast Knight of Autumn
      And the top of the stack has resolved
      When Alex chooses destroy
      Then this is legal
      And Alex may choose among Temple Bell and Copper Tablet
      When Alex chooses Copper Tablet
      Then this is legal
      When the stack resolves
      Then Copper Tablet is in Carissa's graveyard
      And Temple Bell is on the battlefield

    Scenario: Without any creature, no mode of Retreat to Valakut can be chosen
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Retreat to Valakut
      And Alex holds Mountain
      When Alex plays Mountain
      Then this is legal
      And nobody is asked to choose
      And the stack is empty

    Scenario: With a creature, a mode of Retreat to Valakut has to be chosen
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Retreat to Valakut
      And Carissa controls Grizzly Bears
      And Rob controls Gray Ogre
      And Alex holds Mountain
      When Alex plays Mountain
      Then this is legal
      When Alex chooses pump
      Then this is legal
      And Alex may choose among Grizzly Bears and Gray Ogre
      When Alex chooses Grizzly Bears
      Then this is legal
      When the stack resolves
      Then Grizzly Bears is 4/2

    Scenario: A creature with shroud can't be aimed at by Retreat to Valakut's modes
      Given a two-player game between Rob and Alex
      And it is Alex's postcombat main phase
      And Rob controls Blurred Mongoose
      And Alex controls Retreat to Valakut
      And Alex holds Forest
      When Alex plays Forest
      Then this is legal
      And nobody is asked to choose
      And the stack is empty

  @cr:603.3d
  Rule: A triggered ability's targets are chosen as it goes on the stack

    Scenario: Flickerwisp's controller doesn't choose its target as it resolves
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls three Plains
      And Alex holds Flickerwisp
      And Rob controls Grizzly Bears and Gray Ogre
      And Carissa controls Island
      And Carissa holds Unsummon
      And Alex has cast Flickerwisp
      And the top of the stack has resolved
      When Alex chooses Grizzly Bears
      Then this is legal
      When Carissa casts Unsummon targeting Grizzly Bears
      Then this is legal
      When the stack resolves
      Then Grizzly Bears is in Rob's hand
      And Gray Ogre is on the battlefield

    Scenario: Without a legal target, Master of Diversion's trigger leaves the stack
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Master of Diversion
      And Rob controls Grizzly Bears
      When Alex attacks Carissa with Master of Diversion
      Then the declaration is legal
      And nobody is asked to choose
      And the stack is empty
      And Grizzly Bears is untapped

    Scenario: An ability with up to one target goes on the stack without any
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls three Mogg Fanatics
      And Alex controls Gimli, Mournful Avenger
      And Alex has activated first Mogg Fanatic targeting Rob
      And the stack has resolved
      And Alex has activated second Mogg Fanatic targeting Rob
      And the stack has resolved
      And Alex has activated third Mogg Fanatic targeting Rob
      When the top of the stack resolves
      Then Gimli, Mournful Avenger's ability is on the stack once
      When the stack resolves
      Then Gimli, Mournful Avenger is 6/5

  @cr:603.3d
  Rule: A triggered ability's targets are chosen as it goes on the stack

    @cr:702.11b
    Scenario: Skinrender can't be aimed at an opponent's creature with hexproof
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Alex's Gladecover Scout and four Swamps
      And Alex holds Skinrender
      And Rob controls Rob's Gladecover Scout and Gray Ogre
      And Alex has cast Skinrender
      When the top of the stack resolves
      Then Gray Ogre and Alex's Gladecover Scout may be chosen
      And Rob's Gladecover Scout may not be chosen

    @cr:702.11c
    Scenario: Blood Artist can't be aimed at an opponent with hexproof
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Blood Artist and Mogg Fanatic
      And Rob controls Leyline of Sanctity
      When Alex activates Mogg Fanatic targeting Carissa
      Then this is legal
      And Alex may choose among Alex and Carissa

    Scenario: Erhnam Djinn gives forestwalk to no Wall and to no own creature
      Given a two-player game between Rob and Alex
      And it is Rob's end step
      And Alex controls Erhnam Djinn and Hill Giant
      And Rob controls Grizzly Bears, Gray Ogre and Wall of Stone
      When play goes on to Alex's upkeep
      Then Grizzly Bears and Gray Ogre may be chosen
      And Wall of Stone may not be chosen
      And Hill Giant may not be chosen
