@since:2020-06-01
Feature: Combat damage step: other kinds of games
  Damage is assigned and dealt alike in every kind of game.

  @cr:510.1a @cr:510.1c @cr:510.1e
  Rule: A creature assigns combat damage equal to its power at that time

    Scenario Outline: No attacker assigns more damage than its power <where>
      Given a <game>
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
      Then Alex has <life> life
      And Hill Giant is in Rob's graveyard

      Examples:
        | where             | game                                                           | life |
        | in free-for-all   | free-for-all between Rob, Alex and Carissa                     | 20   |
        | in a team game    | team game of Rob and Carissa against Alex and Dana             | 20   |
        | with shared turns | Two-Headed Giant game of Rob and Carissa against Alex and Dana | 30   |

  @since:2024-11-08 @cr:510.1c
  Rule: Damage is assigned in turn order from the active player and divided freely

    Scenario Outline: Damage divided among two blockers is all assigned <where>
      Given a <game>
      And Rob controls Hill Giant
      And Carissa controls Grizzly Bears and Gray Ogre
      And Rob has attacked Carissa with Hill Giant
      And Carissa has blocked Hill Giant with Grizzly Bears and Gray Ogre
      When Rob assigns this damage:
        | source     | to            | damage |
        | Hill Giant | Grizzly Bears | 1      |
        | Hill Giant | Gray Ogre     | 1      |
      Then this is illegal
      And nothing has changed
      When Rob assigns this damage:
        | source     | to            | damage |
        | Hill Giant | Grizzly Bears | 1      |
        | Hill Giant | Gray Ogre     | 2      |
      Then this is legal
      When combat damage is dealt
      Then Grizzly Bears has 1 damage marked on it
      And Carissa has 20 life

      Examples:
        | where                | game                                              |
        | in a two-player game | two-player game between Rob and Carissa           |
        | in a team game       | team game of Rob and Dana against Carissa and Eve |

  @cr:510.3a
  Rule: Triggers on combat damage and on what follows it go on the stack together

    Scenario: A death's trigger waits for one on damage in a two-player game
      Given a two-player game between Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Pit Scorpion, Hill Giant and Blood Artist
      And Carissa controls Grizzly Bears
      And Alex has declared these attacks:
        | attacker     | attacks |
        | Pit Scorpion | Carissa |
        | Hill Giant   | Carissa |
      And Carissa has blocked Hill Giant with Grizzly Bears
      When play goes on to the combat damage step
      And Alex puts the triggers in the order Pit Scorpion and Blood Artist
      Then this is legal
      And Grizzly Bears is in Carissa's graveyard

    Scenario Outline: A death's trigger waits for one on damage <where>
      Given a <game>
      And it is Alex's precombat main phase
      And Alex controls Pit Scorpion, Hill Giant and Blood Artist
      And Carissa controls Grizzly Bears
      And Alex has declared these attacks:
        | attacker     | attacks |
        | Pit Scorpion | Rob     |
        | Hill Giant   | Carissa |
      And Carissa has blocked Hill Giant with Grizzly Bears
      When play goes on to the combat damage step
      And Alex puts the triggers in the order Pit Scorpion and Blood Artist
      Then this is legal
      And Grizzly Bears is in Carissa's graveyard

      Examples:
        | where             | game                                                           |
        | in a team game    | team game of Alex and Dana against Carissa and Rob             |
        | with shared turns | Two-Headed Giant game of Alex and Dana against Carissa and Rob |

  @since:2024-11-08 @cr:510.4
  Rule: In each of two damage steps, damage is assigned in turn order

    Scenario Outline: After first strike the active player assigns first <where>
      Given a <game>
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
      Then Carissa has <life> life
      And Rob is asked to assign damage
      When Rob assigns this damage:
        | source    | to            | damage |
        | Craw Wurm | Wall of Stone | 6      |
      Then this is legal
      And Alex is asked to assign damage

      Examples:
        | where             | game                                                           | life |
        | in a team game    | team game of Rob and Dana against Alex and Carissa             | 18   |
        | with shared turns | Two-Headed Giant game of Rob and Dana against Alex and Carissa | 28   |

    Scenario: After first strike, the attacker assigns again in a two-player game
      Given a two-player game between Rob and Alex
      And Rob controls Youthful Knight, Craw Wurm, Grizzly Bears and Gray Ogre
      And Alex controls Two-Headed Giant of Foriys, Wall of Wood and Wall of Stone
      And Rob has declared these attacks:
        | attacker        | attacks |
        | Youthful Knight | Alex    |
        | Craw Wurm       | Alex    |
        | Grizzly Bears   | Alex    |
        | Gray Ogre       | Alex    |
      And Alex has declared these blocks:
        | blocker                    | blocks                      |
        | Wall of Wood               | Craw Wurm                   |
        | Wall of Stone              | Craw Wurm                   |
        | Two-Headed Giant of Foriys | Grizzly Bears and Gray Ogre |
      When play goes on to the combat damage step
      Then Alex has 18 life
      And Rob is asked to assign damage
      When Rob assigns this damage:
        | source    | to            | damage |
        | Craw Wurm | Wall of Stone | 6      |
      Then this is legal
      And Alex is asked to assign damage

  @cr:510.4
  Rule: There are two damage steps only if a creature in combat has first or double strike

    Scenario Outline: First strike gained after blocks adds a step <where>
      Given a <game>
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
      Then Rob has <life> life
      And Grizzly Bears has no damage marked on it

      Examples:
        | where             | game                                                           | life |
        | in free-for-all   | free-for-all between Alex, Rob and Carissa                     | 20   |
        | in a team game    | team game of Alex and Carissa against Rob and Dana             | 20   |
        | with shared turns | Two-Headed Giant game of Alex and Carissa against Rob and Dana | 30   |

    Scenario Outline: A first striker not in combat adds no step <where>
      Given a <game>
      And Rob controls Grizzly Bears and Youthful Knight
      And Carissa controls Tundra Wolves
      And Rob has attacked Carissa with Grizzly Bears
      When Carissa declares no block
      Then the declaration is legal
      When everybody passes
      Then it is the combat damage step
      And Carissa has <life> life

      Examples:
        | where                | game                                                           | life |
        | in a two-player game | two-player game between Rob and Carissa                        | 18   |
        | in a team game       | team game of Rob and Alex against Carissa and Dana             | 18   |
        | with shared turns    | Two-Headed Giant game of Rob and Alex against Carissa and Dana | 28   |

    Scenario Outline: A double striker with power 0 adds a step <where>
      Given a <game>
      And it is Alex's precombat main phase
      And Alex controls Ornithopter and five Mountains
      And Alex holds Savage Beating
      And Alex has attacked Rob with Ornithopter
      And Alex has cast Savage Beating as follows:
        | modes  |
        | strike |
      And the top of the stack has resolved
      And play has gone on to the declare blockers step
      When everybody passes
      Then it is the first-strike damage step
      And Rob has <life> life
      When everybody passes
      Then it is the combat damage step
      And Rob has <life> life

      Examples:
        | where                | game                                                           | life |
        | in a two-player game | two-player game between Alex and Rob                           | 20   |
        | in free-for-all      | free-for-all between Rob, Alex and Carissa                     | 20   |
        | in a team game       | team game of Rob and Dana against Alex and Carissa             | 20   |
        | with shared turns    | Two-Headed Giant game of Alex and Carissa against Rob and Dana | 30   |

    Scenario: Terra Ravager without lands to count adds a step by double strike
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Terra Ravager and Raging Goblin
      And Carissa holds Savage Beating
      And these permanents are on the battlefield:
        | permanent | controller |
        | Mountain  | Carissa    |
      And Carissa controls four Treasure Tokens
      And Carissa has attacked Alex with Terra Ravager
      And the stack has resolved
      And Carissa has cast Savage Beating as follows:
        | modes  |
        | strike |
      And the top of the stack has resolved
      And play has gone on to the declare blockers step
      When everybody passes
      Then it is the first-strike damage step
      And Terra Ravager is 0/4

    Scenario Outline: A double striker, its blocker gone, adds a step <where>
      Given a <game>
      And Rob controls Fencing Ace, Hill Giant and Island
      And Rob holds Unsummon
      And Alex controls Grizzly Bears
      And Rob has attacked Alex with Fencing Ace and Hill Giant
      And Alex has blocked Fencing Ace with Grizzly Bears
      And Rob has cast Unsummon targeting Grizzly Bears
      And the top of the stack has resolved
      When everybody passes
      Then it is the first-strike damage step
      And Alex has <before> life
      When everybody passes
      Then Alex has <after> life

      Examples:
        | where                | game                                                           | before | after |
        | in a two-player game | two-player game between Rob and Alex                           | 20     | 17    |
        | in a team game       | team game of Rob and Carissa against Alex and Dana             | 20     | 17    |
        | with shared turns    | Two-Headed Giant game of Rob and Carissa against Alex and Dana | 30     | 27    |

    Scenario: A first striker adds a step although its blocker was sacrificed
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Youthful Knight
      And Carissa controls Mogg Fanatic
      And Alex has attacked Carissa with Youthful Knight
      And Carissa has blocked Youthful Knight with Mogg Fanatic
      And Carissa has activated Mogg Fanatic targeting Rob
      And the top of the stack has resolved
      When everybody passes
      Then it is the first-strike damage step
      When everybody passes
      Then it is the combat damage step
      And Carissa has 20 life

  @cr:510.4 @cr:702.4c @cr:702.7c
  Rule: First strike gained or lost between the damage steps changes nothing; double strike does

    Scenario Outline: Double strike lost in time means damage once <where>
      Given a <game>
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
      And Alex has <life> life
      When combat damage is dealt
      Then Alex has <life> life

      Examples:
        | where                | game                                                           | life |
        | in a two-player game | two-player game between Rob and Alex                           | 19   |
        | in a team game       | team game of Rob and Carissa against Alex and Dana             | 19   |
        | with shared turns    | Two-Headed Giant game of Rob and Carissa against Alex and Dana | 29   |

  @since:2024-06-07 @cr:702.2c @cr:702.19b
  Rule: With trample, every blocker is assigned lethal damage before anything else

    Scenario: Deathtouch of one attacker counts for trample in a two-player game
      Given a two-player game between Rob and Alex
      And Rob controls Colossal Dreadmaw and Typhoid Rats
      And Alex controls Palace Guard
      And Rob has attacked Alex with Colossal Dreadmaw and Typhoid Rats
      And Alex has declared these blocks:
        | blocker      | blocks                             |
        | Palace Guard | Colossal Dreadmaw and Typhoid Rats |
      And play has gone on to the combat damage step
      When Rob assigns this damage:
        | source            | to           | damage |
        | Colossal Dreadmaw | Alex         | 6      |
        | Typhoid Rats      | Palace Guard | 1      |
      Then this is legal
      When combat damage is dealt
      Then Alex has 14 life
      And Palace Guard is in Alex's graveyard

  @since:2024-06-07 @cr:702.22d
  Rule: All creatures in a band attack the same player, planeswalker or battle

    Scenario Outline: A band can attack a battle, but can't split up <where>
      Given a <game>
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Benalish Hero         | Rob        |           |
        | Grizzly Bears         | Rob        |           |
        | Jace Beleren          | Alex       |           |
        | Invasion of Dominaria | Rob        | Alex      |
      When Rob declares these attacks:
        | attacker      | attacks               | band |
        | Benalish Hero | Jace Beleren          | x    |
        | Grizzly Bears | Invasion of Dominaria | x    |
      Then the declaration is illegal
      And nothing has changed
      When Rob declares these attacks:
        | attacker      | attacks               | band |
        | Benalish Hero | Invasion of Dominaria | x    |
        | Grizzly Bears | Invasion of Dominaria | x    |
      Then the declaration is legal
      And Benalish Hero is attacking Invasion of Dominaria
      And Grizzly Bears is attacking Invasion of Dominaria

      Examples:
        | where                | game                                                       |
        | in a two-player game | two-player game between Rob and Alex                       |
        | in a team game       | team game of Rob and Alex against Dana and Eve             |
        | with shared turns    | Two-Headed Giant game of Rob and Alex against Dana and Eve |

    Scenario Outline: A band stays together against a player's things <where>
      Given a <game>
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Benalish Hero         | Rob        |           |
        | Grizzly Bears         | Rob        |           |
        | Jace Beleren          | Alex       |           |
        | Invasion of Dominaria | Rob        | Alex      |
      When Rob declares these attacks:
        | attacker      | attacks               | band |
        | Benalish Hero | Jace Beleren          | x    |
        | Grizzly Bears | Invasion of Dominaria | x    |
      Then the declaration is illegal
      And nothing has changed
      When Rob declares these attacks:
        | attacker      | attacks               | band |
        | Benalish Hero | Invasion of Dominaria | x    |
        | Grizzly Bears | Invasion of Dominaria | x    |
      Then the declaration is legal
      And Benalish Hero is attacking Invasion of Dominaria
      And Grizzly Bears is attacking Invasion of Dominaria

      Examples:
        | where             | game                                                       |
        | in a team game    | team game of Rob and Dana against Alex and Eve             |
        | with shared turns | Two-Headed Giant game of Rob and Dana against Alex and Eve |
