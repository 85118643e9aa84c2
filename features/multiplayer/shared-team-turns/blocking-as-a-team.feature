@since:2020-06-01
Feature: Shared team turns: blocking as a team
  The defending team declares one block, with creatures of all its members,
  against attackers that go for any of them. It must be legal as a whole.

  @cr:805.10d @cr:509.1
  Rule: With shared team turns, any defending player can block any attacking creature

    Scenario Outline: In 2HG, <mate>'s creature can block one that attacks teammate <victim>
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is <attacker>'s precombat main phase
      And <attacker> controls Hill Giant
      And <mate> controls Grizzly Bears
      And <attacker> has attacked <victim> with Hill Giant
      When <mate> blocks Hill Giant with Grizzly Bears
      Then the declaration is legal
      And Hill Giant is blocked by Grizzly Bears
      And nobody is asked to declare blockers
      When combat damage is dealt
      Then <victim> has 30 life
      And Grizzly Bears is in <mate>'s graveyard

      Examples:
        | attacker | victim | mate    |
        | Carissa  | Rob    | Alex    |
        | Dana     | Alex   | Rob     |
        | Rob      | Dana   | Carissa |

    Scenario Outline: In 2HG, <speaker> can declare both teammates' blockers in one declaration
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls Hill Giant
      And Dana controls Gray Ogre
      And Rob controls Wall of Wood
      And Alex controls Wall of Stone
      And Carissa has declared these attacks:
        | attacker   | attacks |
        | Hill Giant | Rob     |
        | Gray Ogre  | Alex    |
      When <speaker> declares these blocks:
        | blocker       | blocks     |
        | Wall of Wood  | Gray Ogre  |
        | Wall of Stone | Hill Giant |
      Then the declaration is legal
      And Gray Ogre is blocked by Wall of Wood
      And Hill Giant is blocked by Wall of Stone
      And nobody is asked to declare blockers
      When combat damage is dealt
      Then Rob has 30 life

      Examples:
        | speaker |
        | Rob     |
        | Alex    |

    Scenario: In 2HG, creatures of two teammates can block one attacker together
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's precombat main phase
      And Alex controls Craw Wurm
      And Carissa controls Grizzly Bears
      And Dana controls Gray Ogre
      And Alex has attacked Dana with Craw Wurm
      When Carissa declares these blocks:
        | blocker       | blocks    |
        | Grizzly Bears | Craw Wurm |
        | Gray Ogre     | Craw Wurm |
      Then the declaration is legal
      And Craw Wurm is blocked by Grizzly Bears and Gray Ogre
      When combat damage is dealt
      Then Craw Wurm is in Alex's graveyard
      And Dana has 30 life

    Scenario Outline: In 2HG, <blocker>'s creature can block one attacking <walker>'s planeswalker
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Dana's precombat main phase
      And Carissa controls Hill Giant
      And Dana controls Gray Ogre
      And <walker> controls Jace Beleren
      And <blocker> controls Grizzly Bears and Runeclaw Bear
      And Dana has declared these attacks:
        | attacker   | attacks      |
        | Hill Giant | <walker>     |
        | Gray Ogre  | Jace Beleren |
      When <blocker> declares these blocks:
        | blocker       | blocks     |
        | Grizzly Bears | Hill Giant |
        | Runeclaw Bear | Gray Ogre  |
      Then the declaration is legal
      And Hill Giant is blocked by Grizzly Bears
      And Gray Ogre is blocked by Runeclaw Bear
      When combat damage is dealt
      Then Jace Beleren has 3 loyalty counters
      And <walker> has 30 life

      Examples:
        | walker | blocker |
        | Rob    | Alex    |
        | Alex   | Rob     |
        | Alex   | Alex    |

    @since:2024-06-07 @cr:310.8c
    Scenario Outline: <protector>, a battle's protector, can block a creature that attacks it
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is <mate>'s precombat main phase
      And these permanents are on the battlefield:
        | permanent             | controller   | protector   |
        | Invasion of Dominaria | <controller> | <protector> |
        | Hill Giant            | <mate>       |             |
        | Wall of Wood          | <protector>  |             |
      And <mate> has attacked Invasion of Dominaria with Hill Giant
      When <protector> blocks Hill Giant with Wall of Wood
      Then the declaration is legal
      And Hill Giant is blocked by Wall of Wood
      When combat damage is dealt
      Then Invasion of Dominaria has 5 defense counters

      Examples:
        | controller | mate    | protector |
        | Carissa    | Dana    | Rob       |
        | Dana       | Carissa | Alex      |
        | Rob        | Alex    | Dana      |

    Scenario: With shared turns, two teammates' creatures can block for a third
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | sun  |
        | Dana    | moon |
        | Eve     | moon |
        | Finn    | moon |
      And it is Finn's precombat main phase
      And Dana controls Grizzly Bears
      And Eve controls Hill Giant
      And Rob controls Wall of Wood
      And Carissa controls Wall of Stone
      And Eve has declared these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Alex    |
        | Hill Giant    | Alex    |
      When Alex declares these blocks:
        | blocker       | blocks        |
        | Wall of Wood  | Grizzly Bears |
        | Wall of Stone | Hill Giant    |
      Then the declaration is legal
      And Grizzly Bears is blocked by Wall of Wood
      And Hill Giant is blocked by Wall of Stone

    Scenario: The attacking team can't block or declare blockers
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls Hill Giant
      And Dana controls Grizzly Bears
      And Rob controls Wall of Wood
      And Carissa has attacked Rob with Hill Giant
      And play has gone on to the declare blockers step
      When Dana interrupts and declares these blocks:
        | blocker      | blocks     |
        | Wall of Wood | Hill Giant |
      Then the declaration is illegal
      And nothing has changed
      When Alex blocks Hill Giant with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Alex blocks Hill Giant with Wall of Wood
      Then the declaration is legal
      And Hill Giant is blocked by Wall of Wood

  @cr:805.10d @cr:509.1b
  Rule: With shared team turns, restrictions and requirements apply to the whole team's block

    Scenario Outline: In 2HG, two teammates can block a menace creature attacking <victim>
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Dana's precombat main phase
      And Carissa controls Boggart Brute
      And Rob controls Grizzly Bears
      And Alex controls Wall of Wood
      And Dana has attacked <victim> with Boggart Brute
      When Rob blocks Boggart Brute with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Alex blocks Boggart Brute with Wall of Wood
      Then the declaration is illegal
      And nothing has changed
      When Alex blocks Boggart Brute with Grizzly Bears and Wall of Wood
      Then the declaration is legal
      And Boggart Brute is blocked by Grizzly Bears and Wall of Wood

      Examples:
        | victim |
        | Rob    |
        | Alex   |

    Scenario Outline: Silent Arbiter allows a 2HG team one blocker, such as <blocker>
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls Hanweir Garrison and Silent Arbiter
      And Rob controls Wall of Wood
      And Alex controls Wall of Stone
      And Carissa has attacked Rob with Hanweir Garrison
      And the top of the stack has resolved
      When Carissa chooses Alex
      Then this is legal
      When Carissa chooses Alex
      Then this is legal
      And the new Human tokens are called left Human token and right Human token
      And left Human token is attacking Alex
      When Rob declares these blocks:
        | blocker       | blocks           |
        | Wall of Wood  | Hanweir Garrison |
        | Wall of Stone | left Human token |
      Then the declaration is illegal
      And nothing has changed
      When Rob blocks right Human token with <blocker>
      Then the declaration is legal
      And right Human token is blocked by <blocker>
      And Hanweir Garrison is unblocked

      Examples:
        | blocker       |
        | Wall of Wood  |
        | Wall of Stone |

    @cr:509.1c
    Scenario Outline: In 2HG, if Prized Unicorn attacks <victim>, both teammates must block it
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Dana controls Prized Unicorn
      And Rob controls Grizzly Bears
      And Alex controls Gray Ogre
      And Carissa has attacked <victim> with Prized Unicorn
      When Rob blocks Prized Unicorn with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Alex blocks Prized Unicorn with Gray Ogre
      Then the declaration is illegal
      And nothing has changed
      When Alex declares no block
      Then the declaration is illegal
      And nothing has changed
      When Alex blocks Prized Unicorn with Grizzly Bears and Gray Ogre
      Then the declaration is legal
      And Prized Unicorn is blocked by Grizzly Bears and Gray Ogre

      Examples:
        | victim |
        | Rob    |
        | Alex   |

    @cr:506.5
    Scenario Outline: In 2HG, Mogg Flunkies can block for <victim> with a teammate's creature
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Alex's precombat main phase
      And Rob controls Craw Wurm
      And Carissa controls Mogg Flunkies
      And Dana controls Grizzly Bears
      And Alex has attacked <victim> with Craw Wurm
      When Carissa blocks Craw Wurm with Mogg Flunkies
      Then the declaration is illegal
      And nothing has changed
      When Carissa declares these blocks:
        | blocker       | blocks    |
        | Mogg Flunkies | Craw Wurm |
        | Grizzly Bears | Craw Wurm |
      Then the declaration is legal
      And Craw Wurm is blocked by Mogg Flunkies and Grizzly Bears

      Examples:
        | victim  |
        | Carissa |
        | Dana    |
