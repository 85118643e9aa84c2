@since:2006-10-01 @glossary:active-player-nonactive-player-order
Feature: Active player, nonactive player order
  Where several players have to choose at the same time, the active player
  does so first, and then the others in turn order. Where things go on the
  stack at the same time, the same order holds, so that those of the active
  player lie lowest and resolve last.

  @cr:101.4
  Rule: Players choose in APNAP order, and then everything happens at once

    Scenario Outline: For <caster>'s Innocent Blood, active player <active> chooses first
      Given a free-for-all between Rob, Alex and Carissa
      And it is <active>'s precombat main phase
      And Rob controls Grizzly Bears and Gray Ogre
      And Alex controls Hill Giant and Craw Wurm
      And Carissa controls Runeclaw Bear and Eager Cadet
      And <caster> controls Vedalken Orrery and one Swamp
      And <caster> holds Innocent Blood
      And <caster> has cast Innocent Blood
      When the top of the stack resolves
      Then <active> is asked to choose
      When <active> chooses <first>
      Then this is legal
      And <first> is on the battlefield
      And <next> is asked to choose
      When <next> chooses <second>
      Then this is legal
      And <second> is on the battlefield
      And <last> is asked to choose
      When <last> chooses <third>
      Then this is legal
      And <first> is in <active>'s graveyard
      And <second> is in <next>'s graveyard
      And <third> is in <last>'s graveyard

      Examples:
        | active  | next    | last    | caster  | first       | second        | third         |
        | Alex    | Carissa | Rob     | Alex    | Hill Giant  | Runeclaw Bear | Grizzly Bears |
        | Alex    | Carissa | Rob     | Rob     | Craw Wurm   | Eager Cadet   | Gray Ogre     |
        | Carissa | Rob     | Alex    | Alex    | Eager Cadet | Grizzly Bears | Hill Giant    |
        | Rob     | Alex    | Carissa | Carissa | Gray Ogre   | Craw Wurm     | Runeclaw Bear |

    Scenario: A player who has left the game is skipped in APNAP order
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Carissa's precombat main phase
      And Rob controls Grizzly Bears and Gray Ogre
      And Alex controls Hill Giant and Craw Wurm
      And Carissa controls one Swamp
      And Dana controls Runeclaw Bear and Eager Cadet
      And Carissa holds Innocent Blood
      And Rob has conceded
      And Carissa has cast Innocent Blood
      When the top of the stack resolves
      Then Dana is asked to choose
      When Dana chooses Eager Cadet
      Then this is legal
      And Alex is asked to choose
      When Alex chooses Hill Giant
      Then this is legal
      And Eager Cadet is in Dana's graveyard
      And Hill Giant is in Alex's graveyard

  @cr:121.2c
  Rule: Temple Bell makes each player draw, no matter which player activates it

    @since:2020-06-01
    Scenario Outline: Temple Bell makes each player draw a card when <player> activates it
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And <player> controls Temple Bell
      When <player> activates Temple Bell
      Then this is legal
      And Temple Bell is tapped
      When the top of the stack resolves
      Then Rob has 1 card in hand
      And Alex has 1 card in hand
      And Carissa has 1 card in hand
      And Alex has priority

      Examples:
        | player  |
        | Carissa |
        | Rob     |

  @cr:603.3b
  Rule: The active player's triggers go on the stack first and resolve last

    Scenario Outline: Of three players' triggers, active player <active>'s resolves last
      Given a free-for-all between Rob, Alex and Carissa
      And it is <last>'s end step
      And Rob controls Rob's Verdant Force
      And Alex controls Alex's Verdant Force
      And Carissa controls Carissa's Verdant Force
      When play goes on to <active>'s upkeep
      Then the stack holds, from the top:
        | object                   | controller |
        | <last>'s Verdant Force   | <last>     |
        | <next>'s Verdant Force   | <next>     |
        | <active>'s Verdant Force | <active>   |
      When the top of the stack resolves
      Then the new Saproling token is called first Saproling token
      And <last> controls first Saproling token
      When the top of the stack resolves
      Then the new Saproling token is called second Saproling token
      And <next> controls second Saproling token
      When the top of the stack resolves
      Then the new Saproling token is called third Saproling token
      And <active> controls third Saproling token
      And the stack is empty

      Examples:
        | active  | next    | last    |
        | Rob     | Alex    | Carissa |
        | Alex    | Carissa | Rob     |
        | Carissa | Rob     | Alex    |

    Scenario Outline: Of Alex's two triggers, the <lower>'s may resolve last
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's end step
      And Rob controls Rob's Verdant Force
      And Alex controls left Verdant Force and right Verdant Force
      And Carissa controls Carissa's Verdant Force
      And play has gone on to Alex's upkeep
      When Alex puts the triggers in the order <lower> and <upper>
      Then this is legal
      And the stack holds, from the top:
        | object                  | controller |
        | Rob's Verdant Force     | Rob        |
        | Carissa's Verdant Force | Carissa    |
        | <upper>                 | Alex       |
        | <lower>                 | Alex       |

      Examples:
        | lower               | upper               |
        | left Verdant Force  | right Verdant Force |
        | right Verdant Force | left Verdant Force  |

    Scenario: If the active player has no trigger, the next player's resolves last
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Alex's end step
      And Rob controls Rob's Verdant Force
      And Alex controls Alex's Verdant Force
      And Dana controls Dana's Verdant Force
      When play goes on to Carissa's upkeep
      Then the stack holds, from the top:
        | object               | controller |
        | Alex's Verdant Force | Alex       |
        | Rob's Verdant Force  | Rob        |
        | Dana's Verdant Force | Dana       |
      And Carissa has priority

  @cr:805.6
  Rule: With shared team turns, the active team chooses first

    Scenario Outline: <first> of the active team chooses before <second> of the other team
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And <first> controls Runeclaw Bear and Eager Cadet
      And <second> controls Grizzly Bears and Gray Ogre
      And Dana controls one Swamp
      And Dana holds Innocent Blood
      And Dana has cast Innocent Blood
      When the top of the stack resolves
      Then <first> is asked to choose
      When <second> interrupts and chooses Gray Ogre
      Then this is illegal
      And nothing has changed
      When <first> chooses Eager Cadet
      Then this is legal
      And Eager Cadet is on the battlefield
      And <second> is asked to choose
      When <second> chooses Gray Ogre
      Then this is legal
      And Eager Cadet is in <first>'s graveyard
      And Gray Ogre is in <second>'s graveyard

      Examples:
        | first   | second |
        | Carissa | Rob    |
        | Carissa | Alex   |
        | Dana    | Rob    |
        | Dana    | Alex   |

    @since:2020-06-01 @cr:805.7
    Scenario: The active team's triggers are put on the stack below the other team's
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Alex's end step
      And Alex controls Alex's Verdant Force
      And Dana controls Dana's Verdant Force
      When play goes on to Carissa's upkeep
      Then the stack holds, from the top:
        | object               | controller |
        | Alex's Verdant Force | Alex       |
        | Dana's Verdant Force | Dana       |
