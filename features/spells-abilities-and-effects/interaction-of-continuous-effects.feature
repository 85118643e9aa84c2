@since:2020-06-01
Feature: Interaction of continuous effects
  What sets a creature's size comes before what adds to it, whichever was
  first.

  @cr:613.4
  Rule: Effects that add to power and toughness apply after effects that set them

    Scenario: Giant Growth still counts if Ovinize sets power and toughness later
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Hill Giant and Forest
      And Alex holds Giant Growth
      And Carissa controls two Islands
      And Carissa holds Ovinize
      And Alex has cast Giant Growth targeting Hill Giant
      And the stack has resolved
      When Carissa casts Ovinize targeting Hill Giant
      Then this is legal
      When the stack resolves
      Then Hill Giant is 3/4

  @cr:613.7
  Rule: When a later control effect ends, the earlier one applies again

    Scenario: When Act of Treason ends, Control Magic's controller regains control
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Hill Giant
      And Alex controls four Islands
      And Alex holds Control Magic
      And Carissa controls three Mountains
      And Carissa holds Act of Treason
      And Alex has cast Control Magic targeting Hill Giant
      And play has gone on to Carissa's precombat main phase
      And Carissa has cast Act of Treason targeting Hill Giant
      When the stack resolves
      Then Carissa controls Hill Giant
      When play goes on to Rob's upkeep
      Then Alex controls Hill Giant

  @cr:613.8a
  Rule: An effect that depends on another is applied after it

    Scenario: Archetype of Imagination affects nothing after losing its abilities
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Archetype of Imagination and Grizzly Bears
      And Carissa controls Storm Crow
      And Alex controls two Islands
      And Alex holds Ovinize
      When Alex casts Ovinize targeting Archetype of Imagination
      Then this is legal
      And Grizzly Bears has the keyword flying
      And Storm Crow does not have the keyword flying
      When the stack resolves
      Then Grizzly Bears does not have the keyword flying
      And Storm Crow has the keyword flying

  @cr:113.11
  Rule: No effect, older or newer, gives a creature an ability it can't have

    Scenario: Two opposing Archetypes of Imagination leave both sides without flying
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Rob's Archetype of Imagination and Grizzly Bears
      And Alex controls six Islands and Hill Giant
      And Alex holds Alex's Archetype of Imagination
      And Carissa controls Storm Crow
      And Alex has cast Alex's Archetype of Imagination
      When the stack resolves
      Then Hill Giant does not have the keyword flying
      And Alex's Archetype of Imagination does not have the keyword flying
      And Grizzly Bears does not have the keyword flying
      And Rob's Archetype of Imagination does not have the keyword flying
      And Storm Crow does not have the keyword flying

  @cr:613.4
  Rule: An effect that sets power and toughness comes before older ones that add to them

    Scenario: Darksteel Mutation makes a Craw Wurm with Giant Growth a 3/4
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Forest and two Plains
      And Alex holds Giant Growth and Darksteel Mutation
      And Carissa controls Craw Wurm
      And Alex has cast Giant Growth targeting Craw Wurm
      And the stack has resolved
      And Alex has cast Darksteel Mutation targeting Craw Wurm
      When the top of the stack resolves
      Then Craw Wurm is 3/4
      And Craw Wurm has the keyword indestructible
      When Alex ends the turn
      Then Craw Wurm is 0/1

  @cr:613.4c
  Rule: Counters modify power and toughness after effects that set them

    Scenario: +1/+1 counters still count if Ovinize sets power and toughness later
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent  | controller | counters |
        | Hill Giant | Carissa    | 2 +1/+1  |
      And Alex controls two Islands
      And Alex holds Ovinize
      And Alex has cast Ovinize targeting Hill Giant
      When the stack resolves
      Then Hill Giant is 2/3

    Scenario Outline: <spell> makes Hill Giant <size>
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Forest, Swamp, Island and three Mountains
      And Alex holds <spell>
      And Carissa controls Hill Giant
      When Alex casts <spell> targeting Hill Giant
      Then this is legal
      When the top of the stack resolves
      Then Hill Giant is <size>

      Examples:
        | spell          | size |
        | Giant Growth   | 6/6  |
        | Battlegrowth   | 4/4  |
        | Berserk        | 6/3  |
        | Kindled Fury   | 4/3  |
        | Uncaged Fury   | 4/4  |
        | Monstrous Rage | 6/4  |
        | Disfigure      | 1/1  |
        | Ovinize        | 0/1  |

    Scenario Outline: <aura> makes <enchanted> <size>
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls three Islands, two Mountains and Temple Bell
      And Alex holds <aura>
      And Carissa controls Hill Giant
      When Alex casts <aura> targeting <enchanted>
      Then this is legal
      When the top of the stack resolves
      Then <enchanted> is <size>

      Examples:
        | aura               | enchanted   | size |
        | Ensoul Artifact    | Temple Bell | 5/5  |
        | Lightning Reflexes | Hill Giant  | 4/3  |

    @cr:702.6a
    Scenario Outline: <equipment> makes the equipped Grizzly Bears <size>
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls <equipment>, Grizzly Bears and two Forests
      When Alex activates <equipment> targeting Grizzly Bears
      Then this is legal
      When the top of the stack resolves
      Then Grizzly Bears is <size>

      Examples:
        | equipment      | size |
        | Bonesplitter   | 4/2  |
        | Captain's Claws | 3/2  |
        | Grafted Wargear | 5/4  |

    @cr:702.67a
    Scenario: Darksteel Garrison gives +1/+1 as the land that it fortifies is tapped
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent          | controller | attached to |
        | Forest             | Alex       |             |
        | Darksteel Garrison | Alex       | Forest      |
        | Grizzly Bears      | Alex       |             |
        | Hill Giant         | Rob        |             |
      And Alex holds Giant Growth
      When Alex casts Giant Growth targeting Hill Giant
      Then this is legal
      When Alex chooses Grizzly Bears
      Then this is legal
      When the top of the stack resolves
      Then Grizzly Bears is 3/3
      And Hill Giant is 3/3

  @cr:611.2c
  Rule: A spell's effect on a creature lasts even if its controller changes

    Scenario: Giant Growth stays on a creature taken with Act of Treason
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Carissa controls Grizzly Bears and Forest
      And Carissa holds Giant Growth
      And Alex controls three Mountains
      And Alex holds Act of Treason
      And Carissa has cast Giant Growth targeting Grizzly Bears
      And the stack has resolved
      And Alex has cast Act of Treason targeting Grizzly Bears
      When the stack resolves
      Then Alex controls Grizzly Bears
      And Grizzly Bears is 5/5
      When play goes on to Carissa's upkeep
      Then Carissa controls Grizzly Bears
      And Grizzly Bears is 2/2
