@since:2020-06-01
Feature: Combat damage step
  What fights strikes, all at one moment; if first strikers are among them,
  at two.

  @cr:510.4 @cr:702.7c
  Rule: First strike gained or lost between the damage steps changes nothing; double strike does

    Scenario: A creature that loses first strike doesn't deal damage a second time
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Youthful Knight and Grizzly Bears
      And Alex controls two Islands and two Forests
      And Alex holds Ovinize and Giant Growth
      And Rob has declared these attacks:
        | attacker        | attacks |
        | Youthful Knight | Alex    |
        | Grizzly Bears   | Carissa |
      And play has gone on to the first-strike damage step
      And Alex has cast Ovinize targeting Youthful Knight
      And the top of the stack has resolved
      And Alex has cast Giant Growth targeting Youthful Knight
      When the top of the stack resolves
      Then Youthful Knight is 3/4
      And Youthful Knight does not have the keyword first strike
      And Alex has 18 life
      When combat damage is dealt
      Then Alex has 18 life
      And Carissa has 18 life

    Scenario: A creature that gains first strike too late still deals damage
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Youthful Knight, Grizzly Bears and Mountain
      And Alex holds Kindled Fury
      And Alex has declared these attacks:
        | attacker        | attacks |
        | Youthful Knight | Rob     |
        | Grizzly Bears   | Carissa |
      And play has gone on to the first-strike damage step
      And Alex has cast Kindled Fury targeting Grizzly Bears
      When the top of the stack resolves
      Then Grizzly Bears has the keyword first strike
      And Carissa has 20 life
      When combat damage is dealt
      Then Carissa has 17 life
      And Rob has 18 life

    @cr:702.4d
    Scenario: A first striker that gains double strike in time deals damage twice
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Youthful Knight and three Mountains
      And Rob holds Uncaged Fury
      And Rob has attacked Carissa with Youthful Knight
      And play has gone on to the first-strike damage step
      And Rob has cast Uncaged Fury targeting Youthful Knight
      When the top of the stack resolves
      Then Youthful Knight is 3/2
      And Carissa has 18 life
      When combat damage is dealt
      Then Carissa has 15 life

    @cr:702.4c
    Scenario: A double striker that loses double strike in time deals damage once
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Fencing Ace
      And Alex controls two Islands and two Forests
      And Alex holds Ovinize and Giant Growth
      And Rob has attacked Alex with Fencing Ace
      And play has gone on to the first-strike damage step
      And Alex has cast Ovinize targeting Fencing Ace
      And the top of the stack has resolved
      And Alex has cast Giant Growth targeting Fencing Ace
      When the top of the stack resolves
      Then Fencing Ace is 3/4
      And Alex has 19 life
      When combat damage is dealt
      Then Alex has 19 life

  @cr:510.4
  Rule: There are two damage steps only if a creature in combat has first or double strike

    Scenario: A first striker that doesn't attack or block adds no damage step
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Grizzly Bears and Youthful Knight
      And Carissa controls Tundra Wolves
      And Rob has attacked Carissa with Grizzly Bears
      When Carissa declares no block
      Then the declaration is legal
      When everybody passes
      Then it is the combat damage step
      And Carissa has 18 life

    Scenario: First strike gained after blocks adds a damage step
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears and Mountain
      And Alex holds Kindled Fury
      And Rob controls Hill Giant
      And Alex has attacked Rob with Grizzly Bears
      And Rob has blocked Grizzly Bears with Hill Giant
      And Alex has cast Kindled Fury targeting Grizzly Bears
      And the top of the stack has resolved
      When everybody passes
      Then it is the first-strike damage step
      And Hill Giant is in Rob's graveyard
      And Grizzly Bears is on the battlefield
      When combat damage is dealt
      Then Rob has 20 life
      And Grizzly Bears has no damage marked on it

    Scenario: A creature killed by first strike damage deals no damage
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Gray Ogre
      And Alex controls Youthful Knight
      And Rob has attacked Alex with Gray Ogre
      And Alex has blocked Gray Ogre with Youthful Knight
      When combat damage is dealt
      Then Gray Ogre is in Rob's graveyard
      And Youthful Knight is on the battlefield
      And Alex has 20 life

    @cr:702.4b
    Scenario: A blocker with double strike deals damage twice
      Given a two-player game between Rob and Alex
      And Rob controls Hill Giant
      And Alex controls Fencing Ace
      And Rob has attacked Alex with Hill Giant
      And Alex has blocked Hill Giant with Fencing Ace
      When play goes on to the first-strike damage step
      Then Hill Giant has 1 damage marked on it
      And Fencing Ace is on the battlefield
      When combat damage is dealt
      Then Hill Giant has 2 damage marked on it
      And Fencing Ace is in Alex's graveyard

  @cr:510.2
  Rule: All combat damage in a step is dealt at the same time

    Scenario: Two creatures can kill each other in combat
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears
      And Rob controls Runeclaw Bear
      And Alex has attacked Rob with Grizzly Bears
      And Rob has blocked Grizzly Bears with Runeclaw Bear
      When combat damage is dealt
      Then Grizzly Bears is in Alex's graveyard
      And Runeclaw Bear is in Rob's graveyard
      And Rob has 20 life

  @cr:510.1a
  Rule: A creature assigns combat damage equal to its power at that time

    Scenario: Giant Growth increases the combat damage a creature deals
      Given a two-player game between Rob and Alex
      And Rob controls Hill Giant
      And Alex controls Gray Ogre and Forest
      And Alex holds Giant Growth
      And Rob has attacked Alex with Hill Giant
      And Alex has blocked Hill Giant with Gray Ogre
      And Alex has cast Giant Growth targeting Gray Ogre
      And the top of the stack has resolved
      When combat damage is dealt
      Then Hill Giant is in Rob's graveyard
      And Gray Ogre has 3 damage marked on it

    @cr:704.5g
    Scenario: Giant Growth lets a creature survive combat damage
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears and Forest
      And Alex holds Giant Growth
      And Rob controls Gray Ogre
      And Alex has attacked Rob with Grizzly Bears
      And Rob has blocked Grizzly Bears with Gray Ogre
      And Alex has cast Giant Growth targeting Grizzly Bears
      And the top of the stack has resolved
      When combat damage is dealt
      Then Grizzly Bears is on the battlefield
      And Grizzly Bears has 2 damage marked on it
      And Gray Ogre is in Rob's graveyard

    @cr:510.1c @cr:510.1e
    Scenario: An attacker can't assign more damage than its power
      Given a two-player game between Rob and Alex
      And Rob controls Hill Giant
      And Alex controls Grizzly Bears and Gray Ogre
      And Rob has attacked Alex with Hill Giant
      And Alex has blocked Hill Giant with Grizzly Bears and Gray Ogre
      And play has gone on to the combat damage step
      When Rob assigns this damage:
        | source     | to            | damage |
        | Hill Giant | Grizzly Bears | 2      |
        | Hill Giant | Gray Ogre     | 2      |
      Then this is illegal
      And nothing has changed
      When Rob assigns this damage:
        | source     | to            | damage |
        | Hill Giant | Grizzly Bears | 2      |
        | Hill Giant | Gray Ogre     | 1      |
      Then this is legal
      When combat damage is dealt
      Then Alex has 20 life
      And Hill Giant is in Rob's graveyard

  @cr:514.2
  Rule: Damage stays marked on a creature after combat until the cleanup step

    Scenario: Shock after combat kills a creature that was dealt combat damage
      Given a two-player game between Rob and Alex
      And Rob controls Hill Giant and Mountain
      And Rob holds Shock
      And Alex controls Air Elemental
      And Rob has attacked Alex with Hill Giant
      And Alex has blocked Hill Giant with Air Elemental
      And play has gone on to the postcombat main phase
      When Rob casts Shock targeting Air Elemental
      Then this is legal
      When the stack resolves
      Then Air Elemental is in Alex's graveyard

    Scenario: Combat damage is no longer marked on the next turn
      Given a two-player game between Rob and Alex
      And Rob controls Hill Giant
      And Alex controls Air Elemental and Mountain
      And Alex holds Shock
      And Rob has attacked Alex with Hill Giant
      And Alex has blocked Hill Giant with Air Elemental
      And play has gone on to Alex's upkeep
      When Alex casts Shock targeting Air Elemental
      Then this is legal
      When the stack resolves
      Then Air Elemental is on the battlefield
      And Air Elemental has 2 damage marked on it

  @since:2024-11-08 @cr:802.5 @cr:510.4
  Rule: In each of two damage steps, damage is assigned in turn order

    Scenario: In the second damage step, the active player again assigns first
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Craw Wurm, Grizzly Bears, Gray Ogre, Runeclaw Bear, Savannah Lions and Hurloon Minotaur
      And Alex controls Two-Headed Giant of Foriys, Wall of Wood and Wall of Stone
      And Carissa controls Foriysian Brigade and Tundra Wolves
      And Rob has declared these attacks:
        | attacker         | attacks |
        | Craw Wurm        | Alex    |
        | Grizzly Bears    | Alex    |
        | Gray Ogre        | Alex    |
        | Runeclaw Bear    | Carissa |
        | Savannah Lions   | Carissa |
        | Hurloon Minotaur | Carissa |
      And Alex has declared these blocks:
        | blocker                    | blocks                      |
        | Wall of Wood               | Craw Wurm                   |
        | Wall of Stone              | Craw Wurm                   |
        | Two-Headed Giant of Foriys | Grizzly Bears and Gray Ogre |
      And Carissa has declared these blocks:
        | blocker           | blocks                           |
        | Foriysian Brigade | Runeclaw Bear and Savannah Lions |
        | Tundra Wolves     | Hurloon Minotaur                 |
      When play goes on to the combat damage step
      Then Rob is asked to assign damage
      When Rob assigns this damage:
        | source    | to           | damage |
        | Craw Wurm | Wall of Wood | 6      |
      Then this is legal
      And Alex is asked to assign damage
      When Alex assigns this damage:
        | source                     | to        | damage |
        | Two-Headed Giant of Foriys | Gray Ogre | 4      |
      Then this is legal
      And Carissa is asked to assign damage

    Scenario: After first strike damage, the active player assigns damage first
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Youthful Knight, Craw Wurm, Grizzly Bears and Gray Ogre
      And Alex controls Two-Headed Giant of Foriys, Wall of Wood and Wall of Stone
      And Rob has declared these attacks:
        | attacker        | attacks |
        | Youthful Knight | Carissa |
        | Craw Wurm       | Alex    |
        | Grizzly Bears   | Alex    |
        | Gray Ogre       | Alex    |
      And Alex has declared these blocks:
        | blocker                    | blocks                      |
        | Wall of Wood               | Craw Wurm                   |
        | Wall of Stone              | Craw Wurm                   |
        | Two-Headed Giant of Foriys | Grizzly Bears and Gray Ogre |
      When play goes on to the combat damage step
      Then Carissa has 18 life
      And Rob is asked to assign damage
      When Rob assigns this damage:
        | source    | to            | damage |
        | Craw Wurm | Wall of Stone | 6      |
      Then this is legal
      And Alex is asked to assign damage

  @since:2020-06-01 @cr:510.3a
  Rule: Triggers on combat damage and on what follows it go on the stack together

    Scenario Outline: A trigger on damage can go on the stack <when> one on a death
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Pit Scorpion, Hill Giant and Blood Artist
      And Carissa controls Grizzly Bears
      And Alex has declared these attacks:
        | attacker     | attacks |
        | Pit Scorpion | Rob     |
        | Hill Giant   | Carissa |
      And Carissa has blocked Hill Giant with Grizzly Bears
      When play goes on to the combat damage step
      When Alex puts the triggers in the order <first> and <second>
      Then this is legal
      And Grizzly Bears is in Carissa's graveyard

      Examples:
        | when   | first        | second       |
        | before | Pit Scorpion | Blood Artist |
        | after  | Blood Artist | Pit Scorpion |

    Scenario: After combat damage, triggers go on the stack in turn order
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Marsh Viper and Hill Giant
      And Rob controls Souls of the Faultless
      And Carissa has declared these attacks:
        | attacker    | attacks |
        | Marsh Viper | Alex    |
        | Hill Giant  | Rob     |
      And Rob has blocked Hill Giant with Souls of the Faultless
      When play goes on to the combat damage step
      Then the stack holds, from the top:
        | object                 | controller |
        | Souls of the Faultless | Rob        |
        | Marsh Viper            | Carissa    |
      And Carissa has priority

    Scenario: Combat damage that is not dealt to a player triggers nothing
      Given a two-player game between Rob and Alex
      And Rob controls Marsh Viper
      And Alex controls Wall of Stone
      And Rob has attacked Alex with Marsh Viper
      And Alex has blocked Marsh Viper with Wall of Stone
      When play goes on to the combat damage step
      Then Marsh Viper's ability is not on the stack
      And Rob has priority

  @since:2020-06-01 @cr:510.3
  Rule: The active player receives priority after combat damage, in each of two steps

    Scenario: After each of two damage steps the active player has priority
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Youthful Knight and Grizzly Bears
      And Alex has attacked Carissa with Youthful Knight and Grizzly Bears
      When play goes on to the first-strike damage step
      Then Carissa has 18 life
      And Alex has priority
      When play goes on to the combat damage step
      Then Carissa has 16 life
      And Alex has priority

    Scenario Outline: Ornithopter has a combat damage step without power <where>
      Given a <game>
      And it is <active>'s precombat main phase
      And <active> controls Ornithopter
      And <active> has attacked Rob with Ornithopter
      And play has gone on to the declare blockers step
      When everybody passes
      Then it is the combat damage step
      And <active> has priority
      And Rob has <life> life

      Examples:
        | where                | game                                                           | active | life |
        | with two players     | two-player game between Rob and Alex                           | Alex   | 20   |
        | among three          | free-for-all between Rob, Alex and Carissa                     | Alex   | 20   |
        | in a team game       | team game of Rob and Alex against Carissa and Dana             | Dana   | 20   |
        | with shared turns    | Two-Headed Giant game of Rob and Alex against Carissa and Dana | Dana   | 30   |

  @since:2020-06-01 @cr:510.1b
  Rule: An unblocked creature assigns its damage to what it attacks, or to nothing

    Scenario: A creature whose planeswalker has left deals no combat damage
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Hill Giant
      And Alex controls Jace Beleren and Mountain
      And Alex holds Lightning Bolt
      And Rob has attacked Jace Beleren with Hill Giant
      And Alex has cast Lightning Bolt targeting Jace Beleren
      And the top of the stack has resolved
      When combat damage is dealt
      Then Alex has 20 life
      And Carissa has 20 life

    Scenario: An unblocked creature's damage removes loyalty from the planeswalker
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Gray Ogre
      And Rob controls Jace Beleren
      And Alex has attacked Jace Beleren with Gray Ogre
      When combat damage is dealt
      Then Jace Beleren has 1 loyalty counter
      And Rob has 20 life

  @since:2020-06-01 @cr:510.1d
  Rule: A blocking creature assigns its damage to what it blocks, or to nothing

    Scenario: A blocker whose attacker has left deals no combat damage
      Given a two-player game between Rob and Alex
      And Rob controls Hill Giant, Grizzly Bears and Reconnaissance
      And Alex controls Gray Ogre
      And Rob has attacked Alex with Hill Giant and Grizzly Bears
      And Alex has blocked Hill Giant with Gray Ogre
      And Rob has activated Reconnaissance targeting Hill Giant
      And the top of the stack has resolved
      When combat damage is dealt
      Then Hill Giant has no damage marked on it
      And Grizzly Bears has no damage marked on it
      And Alex has 18 life

    @since:2024-11-08
    Scenario Outline: A creature that blocks two attackers divides its damage <how>
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears and Gray Ogre
      And Rob controls Hill Giant and High Ground
      And Alex has attacked Rob with Grizzly Bears and Gray Ogre
      And Rob has declared these blocks:
        | blocker    | blocks                      |
        | Hill Giant | Grizzly Bears and Gray Ogre |
      And play has gone on to the combat damage step
      When Rob assigns this damage:
        | source     | to            | damage |
        | Hill Giant | Grizzly Bears | 2      |
        | Hill Giant | Gray Ogre     | 2      |
      Then this is illegal
      And nothing has changed
      When Rob assigns this damage:
        | source     | to            | damage |
        | Hill Giant | Grizzly Bears | <bear> |
        | Hill Giant | Gray Ogre     | <ogre> |
      Then this is legal
      When combat damage is dealt
      Then Rob has 20 life

      Examples:
        | how            | bear | ogre |
        | all to one     | 0    | 3    |
        | as one chooses | 1    | 2    |

  @since:2024-11-08 @cr:510.1c @cr:510.1e @cr:702.19b
  Rule: A creature with trample assigns the damage beyond lethal to what it attacks

    Scenario: A trampling creature assigns lethal damage to each blocker first
      Given a two-player game between Rob and Alex
      And Rob controls Colossal Dreadmaw
      And Alex controls Grizzly Bears and Gray Ogre
      And Rob has attacked Alex with Colossal Dreadmaw
      And Alex has blocked Colossal Dreadmaw with Grizzly Bears and Gray Ogre
      And play has gone on to the combat damage step
      When Rob assigns this damage:
        | source            | to            | damage |
        | Colossal Dreadmaw | Grizzly Bears | 1      |
        | Colossal Dreadmaw | Gray Ogre     | 2      |
        | Colossal Dreadmaw | Alex          | 3      |
      Then this is illegal
      And nothing has changed
      When Rob assigns this damage:
        | source            | to            | damage |
        | Colossal Dreadmaw | Grizzly Bears | 2      |
        | Colossal Dreadmaw | Gray Ogre     | 2      |
        | Colossal Dreadmaw | Alex          | 2      |
      Then this is legal
      When combat damage is dealt
      Then Alex has 18 life

  @since:2024-11-08 @example @cr:510.1c
  Rule: A creature blocked by two divides its damage as its controller chooses

    Scenario Outline: A 4/3 attacker can assign <wall> to one blocker and <ogre> to the other
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Serra Angel
      And Rob controls Wind Drake and Storm Crow
      And Alex has attacked Rob with Serra Angel
      And Rob has blocked Serra Angel with Wind Drake and Storm Crow
      And play has gone on to the combat damage step
      When Alex assigns this damage:
        | source      | to         | damage |
        | Serra Angel | Wind Drake | <wall> |
        | Serra Angel | Storm Crow | <ogre> |
      Then this is legal
      When combat damage is dealt
      Then Rob has 20 life

      Examples:
        | wall | ogre |
        | 4    | 0    |
        | 3    | 1    |
        | 2    | 2    |
        | 1    | 3    |
        | 0    | 4    |

  @until:2024-08-02 @example @cr:510.1c
  Rule: In a damage assignment order, the first blocker is assigned lethal damage first

    Scenario Outline: A 4/4 attacker assigns <drake> and <crow> to ordered blockers, never 1 and 3
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Serra Angel
      And Rob controls Wind Drake and Storm Crow
      And Alex has attacked Rob with Serra Angel
      And Rob has blocked Serra Angel with Wind Drake and Storm Crow
      When Alex announces the order Wind Drake and Storm Crow for Serra Angel
      Then this is legal
      When play goes on to the combat damage step
      And Alex assigns this damage:
        | source      | to         | damage |
        | Serra Angel | Wind Drake | 1      |
        | Serra Angel | Storm Crow | 3      |
      Then this is illegal
      And nothing has changed
      When Alex assigns this damage:
        | source      | to         | damage  |
        | Serra Angel | Wind Drake | <drake> |
        | Serra Angel | Storm Crow | <crow>  |
      Then this is legal
      And Wind Drake is in Rob's graveyard

      Examples:
        | drake | crow |
        | 4     | 0    |
        | 3     | 1    |
        | 2     | 2    |

    Scenario: An ordered blocker that grew is assigned all of the attacker's damage
      Given a two-player game between Rob and Alex
      And Rob controls Serra Angel
      And Alex controls Wind Drake, Storm Crow and Forest
      And Alex holds Giant Growth
      And Rob has attacked Alex with Serra Angel
      And Alex has blocked Serra Angel with Wind Drake and Storm Crow
      When Rob announces the order Wind Drake and Storm Crow for Serra Angel
      Then this is legal
      When Alex casts Giant Growth targeting Wind Drake
      Then this is legal
      When the top of the stack resolves
      And play goes on to the combat damage step
      And Rob assigns this damage:
        | source      | to         | damage |
        | Serra Angel | Wind Drake | 3      |
        | Serra Angel | Storm Crow | 1      |
      Then this is illegal
      And nothing has changed
      When Rob assigns this damage:
        | source      | to         | damage |
        | Serra Angel | Wind Drake | 4      |
      Then this is legal
      And Wind Drake has 4 damage marked on it
      And Storm Crow has no damage marked on it

  @example @cr:510.2
  Rule: A blocker sacrificed before damage neither deals nor is dealt combat damage

    Scenario: Mogg Fanatic sacrificed before damage kills one attacker, not both
      Given a two-player game between Rob and Alex
      And Rob controls Eager Cadet and Savannah Lions
      And Alex controls Mogg Fanatic
      And Rob has attacked Alex with Eager Cadet and Savannah Lions
      And Alex has blocked Savannah Lions with Mogg Fanatic
      When Alex activates Mogg Fanatic targeting Eager Cadet
      Then this is legal
      When the top of the stack resolves
      Then Eager Cadet is in Rob's graveyard
      When combat damage is dealt
      Then Savannah Lions is on the battlefield
      And Savannah Lions has no damage marked on it
      And Alex has 20 life

    Scenario: Mogg Fanatic dealt lethal combat damage can't hit another attacker
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Eager Cadet and Savannah Lions
      And Rob controls Mogg Fanatic
      And Alex has attacked Rob with Eager Cadet and Savannah Lions
      And Rob has blocked Savannah Lions with Mogg Fanatic
      When combat damage is dealt
      Then Savannah Lions is in Alex's graveyard
      And Mogg Fanatic is in Rob's graveyard
      And Rob has 19 life
      When Rob activates Mogg Fanatic targeting Eager Cadet
      Then this is illegal
      And nothing has changed
      And Eager Cadet is on the battlefield

  @cr:510.1a
  Rule: A creature whose power is 0 or less assigns no combat damage

    Scenario: Between two players, negative power adds no life and takes none
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Palace Guard and Grizzly Bears
      And Rob controls Swamp
      And Rob holds Disfigure
      And Alex has attacked Rob with Palace Guard and Grizzly Bears
      And Rob has cast Disfigure targeting Palace Guard
      And the top of the stack has resolved
      When combat damage is dealt
      Then Palace Guard is -1/2
      And Rob has 18 life
      And Alex has 20 life

    Scenario: An unblocked attacker with negative power changes nobody's life total
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Palace Guard and Grizzly Bears
      And Carissa controls Swamp
      And Carissa holds Disfigure
      And Alex has declared these attacks:
        | attacker      | attacks |
        | Palace Guard  | Carissa |
        | Grizzly Bears | Rob     |
      And Carissa has cast Disfigure targeting Palace Guard
      And the top of the stack has resolved
      When combat damage is dealt
      Then Palace Guard is -1/2
      And Carissa has 20 life
      And Rob has 18 life

    Scenario: A deathtouch creature with power 0 destroys nothing that it fights
      Given a two-player game between Rob and Alex
      And Rob controls Air Elemental and Swamp
      And Rob holds Disfigure
      And Alex controls Vampire Nighthawk
      And Rob has attacked Alex with Air Elemental
      And Alex has blocked Air Elemental with Vampire Nighthawk
      And Rob has cast Disfigure targeting Vampire Nighthawk
      And the top of the stack has resolved
      When combat damage is dealt
      Then Vampire Nighthawk is in Alex's graveyard
      And Air Elemental is on the battlefield
      And Air Elemental has 0 damage marked on it
      And Alex has 20 life

  @cr:510.1c @cr:702.2c @cr:702.19b
  Rule: With deathtouch and trample, 1 damage for each blocker is lethal damage

    Scenario: With trample and deathtouch, 1 damage is enough for a blocker
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Typhoid Rats and Forest
      And Carissa holds Berserk
      And Alex controls Wall of Stone
      And Carissa has attacked Alex with Typhoid Rats
      And Alex has blocked Typhoid Rats with Wall of Stone
      And Carissa has cast Berserk targeting Typhoid Rats
      And the top of the stack has resolved
      When Carissa assigns this damage:
        | source       | to   | damage |
        | Typhoid Rats | Alex | 2      |
      Then this is illegal
      And nothing has changed
      When Carissa assigns this damage:
        | source       | to            | damage |
        | Typhoid Rats | Wall of Stone | 1      |
        | Typhoid Rats | Alex          | 1      |
      Then this is legal
      When combat damage is dealt
      Then Alex has 19 life
      And Wall of Stone is in Alex's graveyard

    Scenario: With trample and deathtouch, each of two blockers needs 1 damage
      Given a two-player game between Rob and Alex
      And Rob controls Vampire Nighthawk and Forest
      And Rob holds Berserk
      And Alex controls Air Elemental and Wall of Air
      And Rob has attacked Alex with Vampire Nighthawk
      And Alex has blocked Vampire Nighthawk with Air Elemental and Wall of Air
      And Rob has cast Berserk targeting Vampire Nighthawk
      And the top of the stack has resolved
      When Rob assigns this damage:
        | source            | to            | damage |
        | Vampire Nighthawk | Air Elemental | 2      |
        | Vampire Nighthawk | Alex          | 2      |
      Then this is illegal
      And nothing has changed
      When Rob assigns this damage:
        | source            | to            | damage |
        | Vampire Nighthawk | Air Elemental | 1      |
        | Vampire Nighthawk | Wall of Air   | 1      |
        | Vampire Nighthawk | Alex          | 2      |
      Then this is legal
      When combat damage is dealt
      Then Alex has 18 life
      And Air Elemental is in Alex's graveyard
      And Wall of Air is in Alex's graveyard

  @since:2024-11-08 @cr:510.4
  Rule: Two players: the active player assigns damage first in the second step as well

    Scenario: Rob, who alone dealt first-strike damage, assigns after active Alex
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Craw Wurm, Grizzly Bears, Gray Ogre and Hill Giant
      And Rob controls Two-Headed Giant of Foriys, Wall of Wood, Wall of Stone and Tundra Wolves
      And Alex has attacked Rob with Craw Wurm, Grizzly Bears, Gray Ogre and Hill Giant
      And Rob has declared these blocks:
        | blocker                    | blocks                      |
        | Wall of Wood               | Craw Wurm                   |
        | Wall of Stone              | Craw Wurm                   |
        | Two-Headed Giant of Foriys | Grizzly Bears and Gray Ogre |
        | Tundra Wolves              | Hill Giant                  |
      When play goes on to the combat damage step
      Then Hill Giant has one damage marked on it
      And Alex is asked to assign damage
      When Alex assigns this damage:
        | source    | to           | damage |
        | Craw Wurm | Wall of Wood | 6      |
      Then this is legal
      And Rob is asked to assign damage
      When Rob assigns this damage:
        | source                     | to        | damage |
        | Two-Headed Giant of Foriys | Gray Ogre | 4      |
      Then this is legal
      And Wall of Wood is in Rob's graveyard
      And Gray Ogre is in Alex's graveyard
      And Grizzly Bears is on the battlefield

  @since:2024-11-08 @cr:510.1
  Rule: Two players: damage of attackers is assigned first, then that of blockers

    Scenario: Alex divides an attacker's damage before Rob divides a blocker's
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Craw Wurm, Grizzly Bears and Gray Ogre
      And Rob controls Two-Headed Giant of Foriys, Wall of Wood and Wall of Stone
      And Alex has attacked Rob with Craw Wurm, Grizzly Bears and Gray Ogre
      And Rob has declared these blocks:
        | blocker                    | blocks                      |
        | Wall of Wood               | Craw Wurm                   |
        | Wall of Stone              | Craw Wurm                   |
        | Two-Headed Giant of Foriys | Grizzly Bears and Gray Ogre |
      When play goes on to the combat damage step
      Then Alex is asked to assign damage
      When Alex assigns this damage:
        | source    | to            | damage |
        | Craw Wurm | Wall of Wood  | 2      |
        | Craw Wurm | Wall of Stone | 4      |
      Then this is legal
      And Rob is asked to assign damage
      When Rob assigns this damage:
        | source                     | to            | damage |
        | Two-Headed Giant of Foriys | Grizzly Bears | 1      |
        | Two-Headed Giant of Foriys | Gray Ogre     | 3      |
      Then this is legal
      And Gray Ogre is in Alex's graveyard
      And Grizzly Bears has one damage marked on it
      And Wall of Wood has 2 damage marked on it
      And Wall of Stone has 4 damage marked on it
