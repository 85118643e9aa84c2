@since:2020-06-01
Feature: Shared team turns: priority
  Priority goes from team to team. While a team has it, each of its members
  may act; the team passes when none of them wishes to.

  @cr:805.5
  Rule: With shared team turns, teams have priority, not single players

    @cr:117.6
    Scenario Outline: In 2HG, Carissa and Dana have priority in their <step>
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's upkeep
      When play goes on to the <step>
      Then Carissa has priority
      And Dana has priority
      When Carissa passes
      Then this is legal
      And it is the <step>
      And Rob has priority
      And Alex has priority

      Examples:
        | step                  |
        | draw step             |
        | precombat main phase  |
        | postcombat main phase |
        | end step              |

    @cr:117.6
    Scenario: With shared turns, all three members of a team have priority together
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | sun  |
        | Dana    | moon |
        | Eve     | moon |
        | Finn    | moon |
      And it is Carissa's end step
      When play goes on to Eve's precombat main phase
      Then Dana has priority
      And Eve has priority
      And Finn has priority
      When Finn passes
      Then this is legal
      And it is the precombat main phase
      And Rob has priority
      And Alex has priority
      And Carissa has priority

    @cr:117.3c
    Scenario Outline: In 2HG, after <caster> casts a spell, teammate <mate> has priority too
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's upkeep
      And <caster> controls one Forest
      And <caster> holds Giant Growth
      And Rob controls Grizzly Bears
      When <caster> casts Giant Growth targeting Grizzly Bears
      Then this is legal
      And Giant Growth is on the stack
      And <caster> has priority
      And <mate> has priority

      Examples:
        | caster  | mate    |
        | Rob     | Alex    |
        | Alex    | Rob     |
        | Carissa | Dana    |
        | Dana    | Carissa |

  @cr:805.5a
  Rule: Each member of the team with priority can cast, activate and take special actions

    Scenario Outline: 2HG teammate <one> can respond to <mate>'s spell before anyone passes
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is <mate>'s precombat main phase
      And <mate> controls three Mountains
      And <mate> holds Gray Ogre
      And <one> controls one Mountain and one Forest
      And <one> holds Lightning Bolt
      And <victim> controls Hill Giant
      When <mate> casts Gray Ogre
      Then this is legal
      When <one> casts Lightning Bolt targeting Hill Giant
      Then this is legal
      And the stack holds, from the top:
        | object         | controller |
        | Lightning Bolt | <one>      |
        | Gray Ogre      | <mate>     |
      When the top of the stack resolves
      Then Hill Giant is in <victim>'s graveyard
      And Gray Ogre is on the stack

      Examples:
        | one  | mate    | victim |
        | Dana | Carissa | Alex   |
        | Rob  | Alex    | Dana   |

    @cr:117.3b
    Scenario: Teammates can put several objects on the stack before opponents act
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls four Mountains and Grizzly Bears
      And Carissa holds Relentless Assault
      And Dana controls one Forest and Mogg Fanatic
      And Dana holds Giant Growth
      And Alex controls one Mountain
      And Alex holds Lightning Bolt
      When Carissa casts Relentless Assault
      Then this is legal
      When Dana casts Giant Growth targeting Grizzly Bears
      Then this is legal
      When Dana activates Mogg Fanatic targeting Rob
      Then this is legal
      When Alex casts Lightning Bolt targeting Grizzly Bears
      Then this is legal
      And the stack holds, from the top:
        | object             | controller |
        | Lightning Bolt     | Alex       |
        | Mogg Fanatic       | Dana       |
        | Giant Growth       | Dana       |
        | Relentless Assault | Carissa    |
      When the top of the stack resolves
      Then Grizzly Bears is in Carissa's graveyard
      And Carissa has priority
      And Dana has priority

    Scenario Outline: <actor> can activate an ability during <active>'s upkeep
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is <active>'s upkeep
      And <actor> controls Mogg Fanatic
      And <active> controls Grizzly Bears
      When <actor> activates Mogg Fanatic targeting Grizzly Bears
      Then this is legal
      And Mogg Fanatic's ability is on the stack
      And <mate> has priority
      When the top of the stack resolves
      Then Grizzly Bears has 1 damage marked on it

      Examples:
        | active  | actor | mate    |
        | Carissa | Alex  | Rob     |
        | Carissa | Dana  | Carissa |
        | Rob     | Dana  | Carissa |

    @cr:116.2b
    @cr:702.37e
    Scenario Outline: <actor> can turn a creature face up while their team has priority
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's upkeep
      And <actor> controls seven Islands
      And these permanents are on the battlefield:
        | permanent       | controller | face down |
        | Brine Elemental | <actor>    | yes       |
      When <actor> turns Brine Elemental face up
      Then this is legal
      And Brine Elemental is 5/4
      And Brine Elemental's ability is on the stack once
      And <actor> has priority
      And <mate> has priority

      Examples:
        | actor | mate    |
        | Rob   | Alex    |
        | Alex  | Rob     |
        | Dana  | Carissa |

    @cr:505.6b
    Scenario: Each teammate can play a land while the team has priority
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Alex's precombat main phase
      And Rob holds Forest
      And Alex holds Island
      When Alex plays Island
      Then this is legal
      And Island is on the battlefield
      And Rob has priority
      When Rob plays Forest
      Then this is legal
      And Forest is on the battlefield
      And Alex has priority

  @cr:805.5b
  Rule: A team passes if no member wants to act; the game moves on when all teams have passed

    Scenario Outline: If <one> wants to pass, teammate <other> may still cast a creature
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is <one>'s precombat main phase
      And <other> controls two Islands
      And <other> holds Storm Crow
      When <one> proposes to pass
      Then this is legal
      And it is the precombat main phase
      And <other> has priority
      When <other> casts Storm Crow
      Then this is legal
      And Storm Crow is on the stack
      When <other> proposes to pass
      Then this is legal
      And Storm Crow is on the stack
      And <one> has priority
      When <one> proposes to pass
      Then this is legal
      And Storm Crow is on the stack
      And <enemy> has priority
      When <enemy> passes
      Then this is legal
      And Storm Crow is on the battlefield
      And <one> has priority
      And it is the precombat main phase
      When everybody passes
      Then it is the beginning of combat
      And <other> has priority

      Examples:
        | one     | other   | enemy   |
        | Carissa | Dana    | Alex    |
        | Dana    | Carissa | Rob     |
        | Rob     | Alex    | Carissa |

    Scenario: A nonactive team doesn't pass while one member wants to act
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Dana's upkeep
      And Carissa controls Grizzly Bears
      And Rob controls Mogg Fanatic
      When Dana passes
      Then this is legal
      When Alex proposes to pass
      Then this is legal
      And it is the upkeep
      And Rob has priority
      When Rob activates Mogg Fanatic targeting Grizzly Bears
      Then this is legal
      And Alex has priority
      When the top of the stack resolves
      Then Grizzly Bears has 1 damage marked on it
      And it is the upkeep

    Scenario: Both teams pass, a spell resolves, and the active team gets priority
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls one Mountain
      And Carissa holds Lightning Bolt
      And Alex controls two Islands
      And Alex holds Counterspell
      When Carissa casts Lightning Bolt targeting Rob
      Then this is legal
      When Dana passes
      Then this is legal
      And Lightning Bolt is on the stack
      And Rob has priority
      When Alex casts Counterspell targeting Lightning Bolt
      Then this is legal
      And Rob has priority
      When Rob passes
      Then this is legal
      And Counterspell is on the stack
      And Carissa has priority
      When Carissa passes
      Then this is legal
      And Counterspell is in Alex's graveyard
      And Lightning Bolt is in Carissa's graveyard
      And Rob has 30 life
      And Carissa has priority
      And Dana has priority

    Scenario: If the stack is empty and both teams pass, the phase ends
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's precombat main phase
      When Alex passes
      Then this is legal
      And it is the precombat main phase
      And Dana has priority
      When Dana passes
      Then this is legal
      And it is the beginning of combat
      And Rob has priority
      And Alex has priority

    Scenario: With three teams, a spell resolves only after all three pass
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | moon |
        | Dana    | moon |
        | Eve     | star |
        | Finn    | star |
      And it is Carissa's precombat main phase
      And Dana controls three Mountains
      And Dana holds Gray Ogre
      When Dana casts Gray Ogre
      Then this is legal
      When Dana passes
      Then this is legal
      And Gray Ogre is on the stack
      And Eve has priority
      And Finn has priority
      When Finn passes
      Then this is legal
      And Gray Ogre is on the stack
      And Rob has priority
      And Alex has priority
      When Rob passes
      Then this is legal
      And Gray Ogre is on the battlefield
      And Carissa has priority
      And Dana has priority
      And it is the precombat main phase

    Scenario: After a response, all teams must pass again before the spell resolves
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls three Mountains
      And Dana holds Gray Ogre
      And Rob controls Mogg Fanatic
      And Carissa controls Grizzly Bears
      When Dana casts Gray Ogre
      Then this is legal
      When Carissa passes
      Then this is legal
      When Rob activates Mogg Fanatic targeting Grizzly Bears
      Then this is legal
      When Alex passes
      Then this is legal
      And Mogg Fanatic's ability is on the stack
      And Carissa has priority
      When Carissa passes
      Then this is legal
      And Grizzly Bears has 1 damage marked on it
      And Gray Ogre is on the stack
      And Dana has priority

    Scenario: Two of three teammates don't pass for Carissa, the third
      Given a Two-Headed Giant game of Rob, Alex and Eve against Carissa, Dana and Finn
      And it is Dana's upkeep
      And Carissa controls Mogg Fanatic
      When Finn proposes to pass
      Then this is legal
      When Dana proposes to pass
      Then this is legal
      And Carissa has priority
      When Carissa activates Mogg Fanatic targeting Alex
      Then this is legal
      And Mogg Fanatic's ability is on the stack

    Scenario: Three of four teammates don't pass for Alex, the fourth
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | sun  |
        | Dana    | sun  |
        | Eve     | moon |
      And it is Eve's upkeep
      And Alex controls Mountain
      And Alex holds Shock
      And Eve controls Grizzly Bears
      And Eve has passed
      When Rob proposes to pass
      Then this is legal
      When Dana proposes to pass
      Then this is legal
      When Carissa proposes to pass
      Then this is legal
      And it is the upkeep
      When Alex casts Shock targeting Grizzly Bears
      Then this is legal
      And Shock is on the stack

  @cr:805.5a @cr:307.1
  Rule: A spell of one teammate keeps the others from acting at sorcery speed

    Scenario Outline: While <one>'s spell is on the stack, teammate <other> can't play a land
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is <one>'s precombat main phase
      And <one> controls two Forests
      And <one> holds Grizzly Bears
      And <other> controls Mountain
      And <other> holds Raging Goblin and Swamp
      And <one> has cast Grizzly Bears
      When <other> casts Raging Goblin
      Then this is illegal
      And nothing has changed
      When <other> plays Swamp
      Then this is illegal
      And nothing has changed
      When the stack resolves
      And <other> casts Raging Goblin
      Then this is legal
      And Raging Goblin is on the stack

      Examples:
        | one     | other |
        | Rob     | Alex  |
        | Dana    | Carissa |
