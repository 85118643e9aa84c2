@since:2020-06-01
Feature: Shared team turns: damage
  The attacking team says how all its creatures assign their damage, then the
  defending team does so, and then all of it is dealt. Until August 2024 the
  teams had put in order before what their creatures fought.

  @cr-2024-06-07:805.10f @until:2024-08-02
  Rule: Until 2024, the active team orders blockers before the defending team orders attackers

    @cr-2024-06-07:509.2 @cr-2024-06-07:509.3
    Scenario Outline: Until 2024, attacking <one> and <other> announce damage orders first
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is <one>'s precombat main phase
      And <one> controls Hill Giant and Elvish Warrior
      And <other> controls Gray Ogre
      And <a> controls Grizzly Bears and Foriysian Brigade
      And <b> controls Wall of Wood
      And <one> has declared these attacks:
        | attacker       | attacks |
        | Hill Giant     | <a>     |
        | Elvish Warrior | <a>     |
        | Gray Ogre      | <b>     |
      When <a> declares these blocks:
        | blocker           | blocks                       |
        | Grizzly Bears     | Hill Giant                   |
        | Wall of Wood      | Hill Giant                   |
        | Foriysian Brigade | Elvish Warrior and Gray Ogre |
      Then the declaration is legal
      And <one> is asked to order blockers
      And nobody is asked to order attackers
      When <other> announces the order Wall of Wood and Grizzly Bears for Hill Giant
      Then this is legal
      And nobody is asked to order blockers
      And <a> is asked to order attackers
      When <b> announces the order Gray Ogre and Elvish Warrior for Foriysian Brigade
      Then this is legal
      And nobody is asked to order attackers
      And <one> has priority

      Examples:
        | one     | other   | a       | b    |
        | Carissa | Dana    | Rob     | Alex |
        | Dana    | Carissa | Alex    | Rob  |
        | Rob     | Alex    | Carissa | Dana |

    @cr:510.1c
    Scenario: Until 2024, damage follows the announced damage assignment order
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Dana controls Hill Giant
      And Rob controls Grizzly Bears
      And Alex controls Gray Ogre
      And Dana has attacked Rob with Hill Giant
      And Rob has declared these blocks:
        | blocker       | blocks     |
        | Grizzly Bears | Hill Giant |
        | Gray Ogre     | Hill Giant |
      When Dana announces the order Gray Ogre and Grizzly Bears for Hill Giant
      Then this is legal
      When Dana assigns this damage:
        | source     | to            | damage |
        | Hill Giant | Grizzly Bears | 2      |
        | Hill Giant | Gray Ogre     | 1      |
      Then this is illegal
      And nothing has changed
      When Dana assigns this damage:
        | source     | to            | damage |
        | Hill Giant | Gray Ogre     | 2      |
        | Hill Giant | Grizzly Bears | 1      |
      Then this is legal
      And Gray Ogre is in Alex's graveyard
      And Grizzly Bears has 1 damage marked on it

  @cr:805.10f @until:2024-08-02
  Rule: The active team assigns combat damage first, then the defending team does

    @cr:510.1 @cr:805.6
    Scenario Outline: With orders announced, attacking <one> and <other> assign damage first
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is <one>'s precombat main phase
      And <one> controls Craw Wurm and Elvish Warrior
      And <other> controls Gray Ogre
      And <a> controls Grizzly Bears and Two-Headed Giant of Foriys
      And <b> controls Wall of Wood
      And <one> has declared these attacks:
        | attacker       | attacks |
        | Craw Wurm      | <a>     |
        | Elvish Warrior | <b>     |
        | Gray Ogre      | <a>     |
      And <b> has declared these blocks:
        | blocker                    | blocks                       |
        | Grizzly Bears              | Craw Wurm                    |
        | Wall of Wood               | Craw Wurm                    |
        | Two-Headed Giant of Foriys | Elvish Warrior and Gray Ogre |
      When <one> announces the order Grizzly Bears and Wall of Wood for Craw Wurm
      Then this is legal
      When <a> announces the order Gray Ogre and Elvish Warrior for Two-Headed Giant of Foriys
      Then this is legal
      When play goes on to the combat damage step
      Then <one> is asked to assign damage
      And <other> is asked to assign damage
      When <other> assigns this damage:
        | source         | to                         | damage |
        | Craw Wurm      | Grizzly Bears              | 3      |
        | Craw Wurm      | Wall of Wood               | 3      |
        | Elvish Warrior | Two-Headed Giant of Foriys | 2      |
        | Gray Ogre      | Two-Headed Giant of Foriys | 2      |
      Then this is legal
      And Grizzly Bears is on the battlefield
      And <a> is asked to assign damage
      And <b> is asked to assign damage
      When <a> assigns this damage:
        | source                     | to             | damage |
        | Two-Headed Giant of Foriys | Gray Ogre      | 3      |
        | Two-Headed Giant of Foriys | Elvish Warrior | 1      |
        | Grizzly Bears              | Craw Wurm      | 2      |
      Then this is legal
      And Grizzly Bears is in <a>'s graveyard
      And Wall of Wood is in <b>'s graveyard
      And Gray Ogre is in <other>'s graveyard
      And Two-Headed Giant of Foriys is in <a>'s graveyard
      And Elvish Warrior has 1 damage marked on it
      And Craw Wurm has 2 damage marked on it

      Examples:
        | one     | other | a       | b    |
        | Carissa | Dana  | Rob     | Alex |
        | Rob     | Alex  | Carissa | Dana |

  @cr:805.10f @since:2024-11-08
  Rule: The attacking team assigns all its combat damage before the defending team does

    Scenario: Teams announce no damage assignment order for blockers or attackers
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Dana's precombat main phase
      And Carissa controls Hill Giant and Elvish Warrior
      And Dana controls Gray Ogre
      And Rob controls Grizzly Bears and Foriysian Brigade
      And Alex controls Wall of Wood
      And Carissa has declared these attacks:
        | attacker       | attacks |
        | Hill Giant     | Rob     |
        | Elvish Warrior | Rob     |
        | Gray Ogre      | Alex    |
      When Alex declares these blocks:
        | blocker           | blocks                       |
        | Grizzly Bears     | Hill Giant                   |
        | Wall of Wood      | Hill Giant                   |
        | Foriysian Brigade | Elvish Warrior and Gray Ogre |
      Then the declaration is legal
      And nobody is asked to order blockers
      And nobody is asked to order attackers
      And Carissa has priority

    @cr:510.1 @cr:805.6
    Scenario Outline: Attacking <one> and <other> assign combat damage before <a> and <b>
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is <one>'s precombat main phase
      And <one> controls Hill Giant and Elvish Warrior
      And <other> controls Gray Ogre
      And <a> controls Grizzly Bears and Foriysian Brigade
      And <b> controls Wall of Wood
      And <one> has declared these attacks:
        | attacker       | attacks |
        | Hill Giant     | <a>     |
        | Elvish Warrior | <a>     |
        | Gray Ogre      | <b>     |
      And <b> has declared these blocks:
        | blocker           | blocks                       |
        | Grizzly Bears     | Hill Giant                   |
        | Wall of Wood      | Hill Giant                   |
        | Foriysian Brigade | Elvish Warrior and Gray Ogre |
      When play goes on to the combat damage step
      Then <one> is asked to assign damage
      And <other> is asked to assign damage
      When <other> assigns this damage:
        | source         | to                | damage |
        | Hill Giant     | Grizzly Bears     | 1      |
        | Hill Giant     | Wall of Wood      | 2      |
        | Elvish Warrior | Foriysian Brigade | 2      |
        | Gray Ogre      | Foriysian Brigade | 2      |
      Then this is legal
      And Foriysian Brigade is on the battlefield
      And <a> is asked to assign damage
      And <b> is asked to assign damage
      When <b> assigns this damage:
        | source            | to             | damage |
        | Foriysian Brigade | Elvish Warrior | 1      |
        | Foriysian Brigade | Gray Ogre      | 1      |
        | Grizzly Bears     | Hill Giant     | 2      |
      Then this is legal
      And Foriysian Brigade is in <a>'s graveyard
      And Grizzly Bears has 1 damage marked on it
      And Wall of Wood has 2 damage marked on it
      And Elvish Warrior has 1 damage marked on it
      And Gray Ogre has 1 damage marked on it
      And Hill Giant has 2 damage marked on it
      And nobody is asked to assign damage

      Examples:
        | one     | other   | a    | b       |
        | Carissa | Dana    | Rob  | Alex    |
        | Dana    | Carissa | Alex | Rob     |
        | Alex    | Rob     | Dana | Carissa |

    @cr:510.1c
    Scenario: A team divides an attacker's damage among its blockers as it chooses
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's precombat main phase
      And Alex controls Hill Giant
      And Carissa controls Grizzly Bears
      And Dana controls Gray Ogre
      And Alex has attacked Carissa with Hill Giant
      And Dana has declared these blocks:
        | blocker       | blocks     |
        | Grizzly Bears | Hill Giant |
        | Gray Ogre     | Hill Giant |
      When Alex assigns this damage:
        | source     | to            | damage |
        | Hill Giant | Grizzly Bears | 1      |
        | Hill Giant | Gray Ogre     | 1      |
      Then this is illegal
      And nothing has changed
      When Alex assigns this damage:
        | source     | to            | damage |
        | Hill Giant | Grizzly Bears | 1      |
        | Hill Giant | Gray Ogre     | 2      |
      Then this is legal
      And Gray Ogre is in Dana's graveyard
      And Grizzly Bears has 1 damage marked on it
