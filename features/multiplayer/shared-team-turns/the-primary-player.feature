@since:2020-06-01
Feature: Shared team turns: the primary player
  What a team has to settle is settled when its members agree. If they do
  not, it is as the primary player says, also about what belongs to others.

  @cr:805.2
  Rule: If a team sharing turns can't agree, its primary player decides

    Scenario Outline: Primary player <primary> overrules <mate>'s earlier plan to attack <victim>
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is <mate>'s precombat main phase
      And <primary> controls Grizzly Bears
      And <mate> controls Hill Giant
      When <mate> proposes these attacks:
        | attacker   | attacks  |
        | Hill Giant | <victim> |
      Then the declaration is legal
      And Hill Giant is not attacking
      When <primary> proposes these attacks:
        | attacker      | attacks  |
        | Grizzly Bears | <victim> |
      Then the declaration is legal
      And Grizzly Bears is attacking <victim>
      And Hill Giant is not attacking
      And nobody is asked to declare attackers

      Examples:
        | primary | mate | victim  |
        | Rob     | Alex | Dana    |
        | Rob     | Alex | Carissa |
        | Carissa | Dana | Alex    |

    @reading:once-the-primary-player-has-spoken
    Scenario Outline: Primary player <primary> overrules <mate>'s later plan to attack <victim>
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is <primary>'s precombat main phase
      And <primary> controls Grizzly Bears
      And <mate> controls Hill Giant
      When <primary> proposes these attacks:
        | attacker      | attacks  |
        | Grizzly Bears | <victim> |
      Then the declaration is legal
      And Grizzly Bears is not attacking
      When <mate> proposes these attacks:
        | attacker   | attacks  |
        | Hill Giant | <victim> |
      Then the declaration is legal
      And Grizzly Bears is attacking <victim>
      And Hill Giant is not attacking

      Examples:
        | primary | mate | victim |
        | Rob     | Alex | Dana   |
        | Carissa | Dana | Rob    |

    Scenario Outline: Primary player <primary> decides what <mate>'s creature attacks
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is <primary>'s precombat main phase
      And <mate> controls Hill Giant
      When <mate> proposes these attacks:
        | attacker   | attacks |
        | Hill Giant | <one>   |
      Then the declaration is legal
      When <primary> proposes these attacks:
        | attacker   | attacks |
        | Hill Giant | <other> |
      Then the declaration is legal
      And Hill Giant is attacking <other>

      Examples:
        | primary | mate | one     | other |
        | Rob     | Alex | Carissa | Dana  |
        | Carissa | Dana | Alex    | Rob   |

    Scenario: A teammate may declare the attack if the primary player agrees
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls Grizzly Bears
      And Dana controls Hill Giant
      When Dana declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Rob     |
        | Hill Giant    | Alex    |
      Then the declaration is legal
      And Grizzly Bears is attacking Rob
      And Hill Giant is attacking Alex

    Scenario: Primary player Rob, in the last seat, overrules Alex in the first seat
      Given a Two-Headed Giant game seated clockwise:
        | player  | team |
        | Alex    | sun  |
        | Carissa | moon |
        | Dana    | moon |
        | Rob     | sun  |
      And it is Rob's precombat main phase
      And Rob controls Grizzly Bears
      And Alex controls Hill Giant
      When Alex proposes these attacks:
        | attacker   | attacks |
        | Hill Giant | Dana    |
      Then the declaration is legal
      And Hill Giant is not attacking
      When Rob proposes these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Dana    |
      Then the declaration is legal
      And Grizzly Bears is attacking Dana
      And Hill Giant is not attacking

    Scenario: Two of three teammates can't outvote the primary player
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | sun  |
        | Dana    | moon |
        | Eve     | moon |
        | Finn    | moon |
      And it is Eve's precombat main phase
      And Dana controls Grizzly Bears
      And Eve controls Hill Giant
      When Finn proposes these attacks:
        | attacker   | attacks |
        | Hill Giant | Alex    |
      Then the declaration is legal
      And Hill Giant is not attacking
      When Eve proposes these attacks:
        | attacker   | attacks |
        | Hill Giant | Alex    |
      Then the declaration is legal
      And Hill Giant is not attacking
      When Dana proposes these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Carissa |
      Then the declaration is legal
      And Grizzly Bears is attacking Carissa
      And Hill Giant is not attacking

    Scenario Outline: Primary player <primary> decides how the team blocks <attacker>'s creature
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is <attacker>'s precombat main phase
      And <attacker> controls Gray Ogre
      And <primary> controls Grizzly Bears
      And <mate> controls Wall of Wood
      And <attacker> has attacked <mate> with Gray Ogre
      When <mate> proposes these blocks:
        | blocker      | blocks    |
        | Wall of Wood | Gray Ogre |
      Then the declaration is legal
      And Wall of Wood is not blocking
      When <primary> proposes these blocks:
        | blocker       | blocks    |
        | Grizzly Bears | Gray Ogre |
      Then the declaration is legal
      And Gray Ogre is blocked by Grizzly Bears
      And Wall of Wood is not blocking

      Examples:
        | attacker | primary | mate |
        | Carissa  | Rob     | Alex |
        | Dana     | Rob     | Alex |
        | Alex     | Carissa | Dana |

    @cr:805.7
    Scenario Outline: Primary player <primary> decides the order of <mate>'s triggers too
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is <before>'s end step
      And <primary> controls lone Verdant Force
      And <mate> controls left Verdant Force and right Verdant Force
      And play has gone on to <primary>'s upkeep
      When <mate> proposes the triggers in the order left Verdant Force, right Verdant Force and lone Verdant Force
      Then this is legal
      And the stack is empty
      When <primary> proposes the triggers in the order right Verdant Force, lone Verdant Force and left Verdant Force
      Then this is legal
      And the stack holds, from the top:
        | object              | controller |
        | left Verdant Force  | <mate>     |
        | lone Verdant Force  | <primary>  |
        | right Verdant Force | <mate>     |

      Examples:
        | before  | primary | mate |
        | Carissa | Rob     | Alex |
        | Alex    | Carissa | Dana |
