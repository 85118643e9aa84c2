@since:2020-06-01
Feature: Two-Headed Giant: life
  Damage and life are each player's, but what they leave over is the team's:
  it has one life total.

  @cr:810.9
  Rule: In 2HG, damage to a player and life a player gains change the team's life total

    @cr:810.4 @cr:103.4a
    Scenario: A 2HG team starts at 30 life, and damage to a member lowers its total
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls Grizzly Bears
      And Alex controls Hill Giant
      And Rob has declared these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Carissa |
        | Hill Giant    | Dana    |
      When combat damage is dealt
      Then Carissa has 25 life
      And Dana has 25 life
      And Rob has 30 life

    @example
    Scenario: Flame Rift deals damage to both teammates, so each team loses 8 life
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls two Mountains
      And Dana holds Flame Rift
      When Dana casts Flame Rift
      Then this is legal
      When the stack resolves
      Then Carissa has 22 life
      And Dana has 22 life
      And Rob has 22 life
      And Alex has 22 life

    Scenario Outline: If only Dana loses life, <player>'s Luminarch Ascension <has>
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls Grizzly Bears
      And <player> controls Luminarch Ascension
      And Rob has attacked Dana with Grizzly Bears
      When combat damage is dealt
      Then <player> has 28 life
      When play goes on to the end step
      Then Luminarch Ascension's ability is <where>

      Examples:
        | player  | has             | where            |
        | Dana    | doesn't trigger | not on the stack |
        | Carissa | triggers        | on the stack     |

    Scenario Outline: Damage to <first> and then <second> stops Carissa's Luminarch Ascension
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls two Mountains
      And Rob holds Lightning Bolt and Shock
      And Carissa controls Luminarch Ascension
      When Rob casts Lightning Bolt targeting <first>
      Then this is legal
      When the stack resolves
      And Rob casts Shock targeting <second>
      Then this is legal
      When the stack resolves
      Then Carissa has 25 life
      When play goes on to the end step
      Then Luminarch Ascension's ability is not on the stack

      Examples:
        | first   | second  |
        | Carissa | Dana    |
        | Dana    | Carissa |

    Scenario: In 2HG, Alex's life gain and Rob's loss change their shared life total
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Alex controls Agate-Blade Assassin
      And Carissa controls Mountain
      And Carissa holds Lightning Bolt
      And Rob has attacked Dana with Agate-Blade Assassin
      When Carissa casts Lightning Bolt targeting Rob
      Then this is legal
      When the stack resolves
      Then Rob has 28 life
      And Alex has 28 life
      And Dana has 29 life

    @edition:2006-10-01 @cr:810.4
    Scenario: A Two-Headed Giant team starts at 40 life (2006)
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls Mountain
      And Rob holds Lightning Bolt
      When Rob casts Lightning Bolt targeting Dana
      Then this is legal
      When the stack resolves
      Then Dana has 37 life
      And Carissa has 37 life
      And Rob has 40 life

    @example @edition:2006-10-01
    Scenario: In 2HG, Flame Rift deals damage to both teammates (2006)
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Alex controls two Mountains
      And Alex holds Flame Rift
      When Alex casts Flame Rift
      Then this is legal
      When the stack resolves
      Then Carissa has 32 life
      And Rob has 32 life

    @cr:702.15b
    Scenario Outline: <one>'s lifelink gains life once for the team, not for each member
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is <one>'s precombat main phase
      And <one> controls Child of Night
      And <one> has attacked <victim> with Child of Night
      When combat damage is dealt
      Then <one> has 32 life
      And <mate> has 32 life
      And <victim> has 28 life

      Examples:
        | one  | mate    | victim |
        | Alex | Rob     | Dana   |
        | Dana | Carissa | Rob    |

  @cr:810.9a @cr:810.9d
  Rule: In 2HG, effects use the team's life total, and a new total is set for one member only

    @example
    Scenario Outline: A 2HG team may choose to have Repay in Kind set <member>'s life total
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob has 13 life
      And Carissa has 7 life
      And it is Dana's precombat main phase
      And Dana controls seven Swamps
      And Dana holds Repay in Kind
      When Dana casts Repay in Kind
      Then this is legal
      When <member> chooses <member>
      Then this is legal
      And Rob has 7 life
      And Alex has 7 life
      And Carissa has 7 life
      And Dana has 7 life

      Examples:
        | member |
        | Rob    |
        | Alex   |

    Scenario: A 2HG team can't have Repay in Kind set the life totals of both
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob has 13 life
      And Carissa has 7 life
      And it is Dana's precombat main phase
      And Dana controls seven Swamps
      And Dana holds Repay in Kind
      And Dana has cast Repay in Kind
      When Rob chooses Rob and Alex
      Then this is illegal
      When Rob chooses Alex
      Then this is legal
      And Rob has 7 life

    @edition:2006-10-01
    Scenario: In 2HG, Repay in Kind uses half a team's life for each member (2006)
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob has 13 life
      And Carissa has 7 life
      And it is Dana's precombat main phase
      And Dana controls seven Swamps
      And Dana holds Repay in Kind
      When Dana casts Repay in Kind
      Then this is legal
      When the stack resolves
      Then Rob has 8 life
      And Alex has 8 life
      And Carissa has 8 life
      And Dana has 8 life

    @example
    Scenario Outline: Beacon of Immortality targeting <member> doubles a 2HG team's 17 life
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Dana's precombat main phase
      And Rob has 17 life
      And Dana controls six Plains
      And Dana holds Beacon of Immortality
      When Dana casts Beacon of Immortality targeting <member>
      Then this is legal
      When the stack resolves
      Then Rob has 34 life
      And Alex has 34 life
      And Dana has 30 life

      Examples:
        | member |
        | Rob    |
        | Alex   |

    @example
    Scenario: With 50 life as a 2HG team, Alex's Test of Endurance wins the game
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Dana's end step
      And Rob has 50 life
      And Alex controls Test of Endurance
      When play goes on to Alex's upkeep
      Then Test of Endurance's ability is on the stack
      When the stack resolves
      Then Rob and Alex have won

    Scenario: With 49 life as a 2HG team, Test of Endurance doesn't trigger
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Alex's end step
      And Carissa has 49 life
      And Dana controls Test of Endurance
      When play goes on to Dana's upkeep
      Then Test of Endurance's ability is not on the stack
      And the game goes on

    @example
    Scenario: For half of a 2HG team's 11 life, Dana pays 6 for Lurking Evil
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Dana's precombat main phase
      And Carissa has 11 life
      And Dana controls Lurking Evil
      When Dana activates Lurking Evil
      Then this is legal
      And Dana has 5 life
      And Carissa has 5 life
      When the stack resolves
      Then Lurking Evil is 4/4
      And Rob has 30 life

    @cr:119.4
    Scenario Outline: <player> can pay the team's last 1 life for Force of Will
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Rob has 1 life
      And Carissa controls two Forests
      And Carissa holds Grizzly Bears
      And <player> holds Force of Will and Storm Crow
      And Carissa has cast Grizzly Bears
      When <player> casts Force of Will as follows:
        | targets       | alternative cost | uses up    |
        | Grizzly Bears | Force of Will    | Storm Crow |
      Then this is legal
      And Carissa and Dana have won

      Examples:
        | player |
        | Rob    |
        | Alex   |

    @cr:119.4
    Scenario: Eve's three-player team at 2 life can pay 1 life for Force of Will
      Given a Two-Headed Giant game of Rob, Alex and Carissa against Dana, Eve and Finn
      And it is Alex's precombat main phase
      And Dana has 2 life
      And Alex controls two Forests
      And Alex holds Grizzly Bears
      And Eve holds Force of Will and Storm Crow
      And Alex has cast Grizzly Bears
      When Eve casts Force of Will as follows:
        | targets       | alternative cost | uses up    |
        | Grizzly Bears | Force of Will    | Storm Crow |
      Then this is legal
      And Dana has 1 life
      When the stack resolves
      Then Grizzly Bears is in Alex's graveyard
      And the game goes on

  @since:2020-06-01 @cr:810.9c
  Rule: In 2HG, a new life total for one player is applied to the team's life total

    @example
    Scenario Outline: A 2HG team with <life> life has 20 if Blessed Wind targets <member>
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Rob has <life> life
      And Carissa controls nine Plains
      And Carissa holds Blessed Wind
      When Carissa casts Blessed Wind targeting <member>
      Then this is legal
      When the stack resolves
      Then Rob has 20 life
      And Alex has 20 life
      And Dana has 30 life

      Examples:
        | life | member |
        | 12   | Alex   |
        | 26   | Rob    |

    Scenario Outline: Dana's new life total: <player>'s Luminarch Ascension <has>
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Alex controls nine Plains
      And Alex holds Blessed Wind
      And <player> controls Luminarch Ascension
      When Alex casts Blessed Wind targeting Dana
      Then this is legal
      When the stack resolves
      Then Carissa has 20 life
      When play goes on to the end step
      Then Luminarch Ascension's ability is <where>

      Examples:
        | player  | has             | where            |
        | Dana    | doesn't trigger | not on the stack |
        | Carissa | triggers        | on the stack     |

  @since:2020-06-01 @cr:810.9g
  Rule: In 2HG, if one player can't gain life, neither can their teammate

    Scenario Outline: If <owner> can't gain life, <player> <gains> from Fountain of Youth
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Dana's precombat main phase
      And <owner> controls Platinum Emperion
      And <player> controls Fountain of Youth and two Islands
      When <player> activates Fountain of Youth
      Then this is legal
      When the stack resolves
      Then <player> has <life> life
      And Fountain of Youth is tapped

      Examples:
        | owner   | player  | gains            | life |
        | Carissa | Dana    | gains no life    | 30   |
        | Dana    | Carissa | gains no life    | 30   |
        | Rob     | Dana    | still gains life | 31   |

    @cr:702.15b
    Scenario Outline: Carissa's lifelink leaves her team at <life> if <owner> can't gain life
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And <owner> controls Platinum Emperion
      And Carissa controls Child of Night
      And Rob controls Memnite
      And Carissa has attacked Alex with Child of Night
      And Rob has blocked Child of Night with Memnite
      When combat damage is dealt
      Then Carissa has <life> life

      Examples:
        | owner | life |
        | Dana  | 30   |
        | Rob   | 32   |

  @since:2020-06-01 @cr:810.9h
  Rule: In 2HG, if one player can't lose life, neither can their teammate

    Scenario Outline: If <owner> can't lose life, Grizzly Bears attacking Dana leaves <life>
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Alex controls Grizzly Bears
      And <owner> controls Platinum Emperion
      And Alex has attacked Dana with Grizzly Bears
      When combat damage is dealt
      Then Dana has <life> life
      And Carissa has <life> life

      Examples:
        | owner   | life |
        | Dana    | 30   |
        | Carissa | 30   |
        | Rob     | 28   |

    Scenario Outline: If <owner> can't lose life, Rob can't pay 1 life for Force of Will
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And <owner> controls Platinum Emperion
      And Carissa controls Mountain
      And Carissa holds Lightning Bolt
      And Rob holds Force of Will and Jump
      And Carissa has cast Lightning Bolt targeting Alex
      When Rob casts Force of Will as follows:
        | targets        | alternative cost | uses up |
        | Lightning Bolt | Force of Will    | Jump    |
      Then this is illegal
      And nothing has changed

      Examples:
        | owner |
        | Alex  |
        | Rob   |

    Scenario: If an opponent can't lose life, Rob can pay 1 life for Force of Will
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Dana controls Platinum Emperion
      And Carissa controls Mountain
      And Carissa holds Lightning Bolt
      And Rob holds Force of Will and Jump
      And Carissa has cast Lightning Bolt targeting Alex
      When Rob casts Force of Will as follows:
        | targets        | alternative cost | uses up |
        | Lightning Bolt | Force of Will    | Jump    |
      Then this is legal
      And Rob has 29 life
      And Jump is in exile

  @cr:810.9e
  Rule: In 2HG, teammates can't exchange life totals with each other

    Scenario: Soul Conduit exchanges nothing between two teammates at 15 life
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Dana's precombat main phase
      And Rob has 15 life
      And Rob controls Nykthos Paragon
      And Dana controls Soul Conduit and six Forests
      When Dana activates Soul Conduit targeting Rob and Alex
      Then this is legal
      When the top of the stack resolves
      Then the stack is empty
      And Rob has 15 life
      And Alex has 15 life

    Scenario: Soul Conduit exchanges the life totals of Rob's team and Dana's
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob has 15 life
      And Rob controls Soul Conduit and six Forests
      When Rob activates Soul Conduit targeting Alex and Dana
      Then this is legal
      When the stack resolves
      Then Rob has 30 life
      And Carissa has 15 life
