@since:2020-06-01
Feature: Two-Headed Giant: life
  Damage and life are each player's, but what they leave over is the team's:
  it has one life total.

  @cr:810.9
  Rule: Damage and life are each player's, and the total is the team's

    @cr:810.4
    Scenario: A team begins with thirty life, and what strikes one member costs both
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
    Scenario: Damage to each player strikes each member
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

    Scenario Outline: Dana is struck, and <player>, who <has>, knows it by a card
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls Grizzly Bears
      And <player> controls Luminarch Ascension
      And Rob has attacked Dana with Grizzly Bears
      When combat damage is dealt
      Then <player> has 28 life
      When play goes on to the end step
      Then Luminarch Ascension's ability is <where>

      Examples:
        | player  | has              | where            |
        | Dana    | has lost life    | not on the stack |
        | Carissa | has lost nothing | on the stack     |

    Scenario Outline: First <first> is struck, then <second>, and Luminarch Ascension does not trigger for Carissa
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

    Scenario: What one member gains and the other loses is added up
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
    Scenario: In 2006 a team begins with forty life
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
    Scenario: In 2006, too, damage to each player strikes each member
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Alex controls two Mountains
      And Alex holds Flame Rift
      When Alex casts Flame Rift
      Then this is legal
      When the stack resolves
      Then Carissa has 32 life
      And Rob has 32 life

    @cr:702.15b
    Scenario Outline: The team of <one> gains once what lifelink brings
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
  Rule: Who asks for a player's life is told the team's, and one member takes a new total for both

    @example
    Scenario Outline: With Repay in Kind the team with more life loses the difference once, by <member>
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

    @edition:2006-10-01
    Scenario: In 2006 each member counts for half, and the new totals are added up
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

    @cr:119.4
    Scenario Outline: With one life left to the team, <player> can pay it
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
    Scenario: One of three heads pays one of two life
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
