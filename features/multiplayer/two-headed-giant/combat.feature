@since:2020-06-01
Feature: Two-Headed Giant: combat
  One team attacks, the other team defends. Each attacker goes for one member
  of it; in 2006 it went for the whole team.

  @cr:810.7
  Rule: In 2HG, each attacker attacks one player (in 2006, the whole opposing team)

    @cr:805.10e
    Scenario: In 2HG, mountainwalk ignores lands of the opponent who isn't attacked
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Alex controls Goblin Mountaineer
      And Carissa controls Mountain and Gray Ogre
      And Rob has attacked Dana with Goblin Mountaineer
      When Carissa blocks Goblin Mountaineer with Gray Ogre
      Then the declaration is legal
      And Goblin Mountaineer is blocked by Gray Ogre

    @cr:805.10e
    Scenario: Dana can't block mountainwalkers attacking Carissa, who has a Mountain
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls Hill Giant
      And Alex controls Goblin Mountaineer
      And Carissa controls Mountain
      And Dana controls Gray Ogre
      And Rob has attacked Carissa with Goblin Mountaineer and Hill Giant
      When Carissa blocks Goblin Mountaineer with Gray Ogre
      Then the declaration is illegal
      And nothing has changed
      When Carissa blocks Hill Giant with Gray Ogre
      Then the declaration is legal
      And Goblin Mountaineer is unblocked

    @cr:805.10b
    Scenario: In 2HG, an unblocked attacker deals damage to the player it attacks
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls Agate-Blade Assassin
      And Rob has attacked Dana with Agate-Blade Assassin
      And the stack has resolved
      When play goes on to the combat damage step
      Then nobody is asked to assign damage
      And Dana has 28 life
      And Carissa has 28 life

    @cr:805.10b
    Scenario Outline: <banned>'s Teferi's Moat stops green attacks on <banned>, not on <open>
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And these permanents are on the battlefield:
        | permanent     | controller | chosen       |
        | Teferi's Moat | <banned>   | color: green |
        | Grizzly Bears | Rob        |              |
      When Rob attacks <banned> with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks <open> with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking <open>

      Examples:
        | banned  | open    |
        | Carissa | Dana    |
        | Dana    | Carissa |

    @edition:2006-10-01 @example @cr:805.10d
    Scenario Outline: <owner>'s Mountain makes mountainwalk work against the team (2006)
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls Hill Giant
      And Alex controls Goblin Mountaineer
      And <owner> controls Mountain
      And Carissa controls Gray Ogre
      And Dana controls Wall of Wood
      And Rob has declared these attacks:
        | attacker           | attacks |
        | Goblin Mountaineer |         |
        | Hill Giant         |         |
      When Carissa blocks Goblin Mountaineer with Gray Ogre
      Then the declaration is illegal
      And nothing has changed
      When Carissa declares these blocks:
        | blocker      | blocks             |
        | Gray Ogre    | Hill Giant         |
        | Wall of Wood | Goblin Mountaineer |
      Then the declaration is illegal
      And nothing has changed
      When Carissa declares these blocks:
        | blocker      | blocks     |
        | Gray Ogre    | Hill Giant |
        | Wall of Wood | Hill Giant |
      Then the declaration is legal
      And Goblin Mountaineer is unblocked

      Examples:
        | owner   |
        | Carissa |
        | Dana    |

    @edition:2006-10-01 @example @cr:805.10b
    Scenario Outline: <banned>'s Teferi's Moat stops green attacks on the whole team (2006)
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And these permanents are on the battlefield:
        | permanent     | controller | chosen       |
        | Teferi's Moat | <banned>   | color: green |
        | Grizzly Bears | Rob        |              |
        | Hill Giant    | Alex       |              |
      When Rob declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears |         |
        | Hill Giant    |         |
      Then the declaration is illegal
      And nothing has changed
      When Rob declares these attacks:
        | attacker   | attacks |
        | Hill Giant |         |
      Then the declaration is legal
      When combat damage is dealt
      Then Carissa has 37 life

      Examples:
        | banned  |
        | Carissa |
        | Dana    |

    @edition:2006-10-01 @cr:805.10f
    Scenario: The attacking team picks one player for each attacker's damage (2006)
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls Grizzly Bears
      And Alex controls Hill Giant
      And Rob has declared these attacks:
        | attacker      | attacks |
        | Grizzly Bears |         |
        | Hill Giant    |         |
      When Rob assigns this damage:
        | source        | to      | damage |
        | Grizzly Bears | Carissa | 1      |
        | Grizzly Bears | Dana    | 1      |
        | Hill Giant    | Dana    | 3      |
      Then this is illegal
      And nothing has changed
      When Rob assigns this damage:
        | source        | to      | damage |
        | Grizzly Bears | Carissa | 2      |
        | Hill Giant    | Dana    | 3      |
      Then this is legal
      When combat damage is dealt
      Then Carissa has 35 life
      And Dana has 35 life

    @edition:2006-10-01 @cr:805.10a @cr:805.10b @cr:805.10d
    Scenario: In 2HG, teammates attack and block together (2006)
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls Grizzly Bears
      And Alex controls Hill Giant
      And Dana controls Wall of Wood
      And Carissa controls Wall of Stone
      When play goes on to the beginning of combat
      Then the attacking players are Rob and Alex
      And the defending players are Carissa and Dana
      When Rob declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears |         |
        | Hill Giant    |         |
      Then the declaration is legal
      When Carissa declares these blocks:
        | blocker       | blocks        |
        | Wall of Wood  | Grizzly Bears |
        | Wall of Stone | Hill Giant    |
      Then the declaration is legal
      And Grizzly Bears is blocked by Wall of Wood
      And Hill Giant is blocked by Wall of Stone

    @edition:2006-10-01
    Scenario Outline: <guarded>'s Propaganda taxes attacks on the whole team (2006)
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's precombat main phase
      And Rob controls Grizzly Bears and two Forests
      And <guarded> controls Propaganda
      When Rob declares these attacks without paying:
        | attacker      | attacks |
        | Grizzly Bears |         |
      Then the declaration is illegal
      And nothing has changed
      When Rob declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears |         |
      Then the declaration is legal
      And first Forest is tapped
      And second Forest is tapped

      Examples:
        | guarded |
        | Carissa |
        | Dana    |

    @edition:2006-10-01
    Scenario Outline: <guarded>'s Crawlspace allows two attackers against the team (2006)
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's precombat main phase
      And Rob controls Grizzly Bears and Hill Giant
      And Alex controls Gray Ogre
      And <guarded> controls Crawlspace
      When Rob declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears |         |
        | Hill Giant    |         |
        | Gray Ogre     |         |
      Then the declaration is illegal
      And nothing has changed
      When Rob declares these attacks:
        | attacker      | attacks |
        | Hill Giant    |         |
        | Gray Ogre     |         |
      Then the declaration is legal
      And the defending players are Carissa and Dana

      Examples:
        | guarded |
        | Carissa |
        | Dana    |
