@since:2020-06-01
Feature: Handling triggered abilities: looking back
  Whether an ability triggers is judged by what is there after the event,
  but for some events by what was there just before.

  @cr:603.10
  Rule: Most abilities trigger only if they exist right after the event

    Scenario: Planar Void doesn't see a creature die that dies together with it
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls four Plains
      And Alex holds Cataclysm
      And Rob controls Planar Void and Gravity Sphere
      And Carissa controls Grizzly Bears and Gray Ogre
      And Alex has cast Cataclysm
      And the top of the stack has resolved
      And Carissa has chosen Gray Ogre
      When Rob chooses Gravity Sphere
      Then this is legal
      And Planar Void is in Rob's graveyard
      And Grizzly Bears is in Carissa's graveyard
      And the stack is empty

    Scenario: Planar Void that stays on the battlefield does trigger
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls four Plains
      And Alex holds Cataclysm
      And Rob controls Planar Void
      And Carissa controls Grizzly Bears and Gray Ogre
      And Alex has cast Cataclysm
      And the top of the stack has resolved
      When Carissa chooses Gray Ogre
      Then this is legal
      And Planar Void is on the battlefield
      When the stack resolves
      Then Grizzly Bears is in exile

    Scenario: A creature that Humility shrinks as it enters is judged as it is then
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls three Islands
      And Alex holds Show and Tell and Soul Warden
      And Rob holds Humility
      And Carissa controls Carissa's Soul Warden
      And Alex has cast Show and Tell
      And the top of the stack has resolved
      And Alex has chosen Soul Warden
      When Rob chooses Humility
      Then this is legal
      And Soul Warden is on the battlefield
      And the stack is empty

  @cr:603.10a
  Rule: Leaves-the-battlefield abilities look back in time

    Scenario: Permanents that are returned to hand together see each other returned
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls five Islands and Mountain
      And Alex holds Evacuation and Azorius Aethermage
      And Rob controls Rob's Azorius Aethermage and Island
      And Carissa controls Grizzly Bears
      When Alex casts Evacuation
      Then this is legal
      When the top of the stack resolves
      Then Rob's Azorius Aethermage's ability is on the stack once
      And Rob's Azorius Aethermage is in Rob's hand
      When the top of the stack resolves
      And Rob agrees
      Then this is legal
      And Rob has 2 cards in hand

    Scenario: Creatures that are sacrificed together see each other die
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Swamp
      And Alex holds Innocent Blood
      And Rob controls Blood Artist
      And Carissa controls Endless Cockroaches
      When Alex casts Innocent Blood
      Then this is legal
      When the top of the stack resolves
      And Rob chooses Alex
      Then this is legal
      When Rob chooses Alex
      Then this is legal
      And Blood Artist is in Rob's graveyard
      And Blood Artist's ability is on the stack twice
      And Endless Cockroaches's ability is on the stack once

    @cr:707.2
    Scenario: A token that copies Blood Artist triggers on its own death
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent       | controller | attached to  |
        | Blood Artist    | Alex       |              |
        | Blade of Selves | Alex       | Blood Artist |
      And Carissa controls Swamp
      And Carissa holds Disfigure
      And Alex has attacked Rob with Blood Artist
      When the top of the stack resolves
      And Alex agrees
      Then this is legal
      And the new Blood Artist is called Copy
      When Carissa casts Disfigure targeting Copy
      Then this is legal
      When the top of the stack resolves
      And Alex chooses Rob
      Then this is legal
      When Alex chooses Rob
      Then this is legal
      And Copy has left the game
      When the stack resolves
      Then Rob has 18 life
      And Alex has 22 life

    Scenario: A land that is a creature and a face-down creature die as creatures do
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And these permanents are on the battlefield:
        | permanent       | controller | face down |
        | Nature's Revolt | Alex       |           |
        | Forest          | Alex       |           |
        | Brine Elemental | Alex       | yes       |
        | Blood Artist    | Rob        |           |
      And Carissa controls two Mountains
      And Carissa holds first Shock and second Shock
      When Carissa casts first Shock targeting Forest
      Then this is legal
      When the top of the stack resolves
      And Rob chooses Alex
      Then this is legal
      When the stack resolves
      Then Alex has 19 life
      When Carissa casts second Shock targeting Brine Elemental
      Then this is legal
      When the top of the stack resolves
      And Rob chooses Alex
      Then this is legal
      When the stack resolves
      Then Alex has 18 life
      And Rob has 22 life

    Scenario: Blood Artist under another player than its owner sees itself die
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And these permanents are on the battlefield:
        | permanent     | controller | owner | attached to  |
        | Blood Artist  | Alex       | Rob   |              |
        | Control Magic | Alex       | Alex  | Blood Artist |
      And Carissa controls three Swamps
      And Carissa holds Murder
      And Carissa has cast Murder targeting Blood Artist
      And the top of the stack has resolved
      When Alex chooses Carissa
      Then this is legal
      And Blood Artist is in Rob's graveyard
      And the stack holds, from the top:
        | object       | controller |
        | Blood Artist | Alex       |
      When the stack resolves
      Then Alex has 21 life
      And Carissa has 19 life

  @cr:603.10b
  Rule: Abilities that trigger on a permanent phasing out look back in time

    Scenario: Teferi's Imp triggers as Reality Ripple makes it phase out
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Teferi's Imp
      And Rob holds Forest and Island
      And Carissa controls two Islands
      And Carissa holds Reality Ripple
      When Carissa casts Reality Ripple targeting Teferi's Imp
      Then this is legal
      When the top of the stack resolves
      Then the stack holds, from the top:
        | object       | controller |
        | Teferi's Imp | Rob        |
      When the top of the stack resolves
      And Rob chooses Forest
      Then this is legal
      And Forest is in Rob's graveyard
      And Rob has 1 card in hand

    Scenario: Teferi's Imp phasing out triggers for its controller, not its owner
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's end step
      And Alex holds Island
      And these permanents are on the battlefield:
        | permanent     | controller | owner | attached to  |
        | Teferi's Imp  | Alex       | Rob   |              |
        | Control Magic | Alex       | Alex  | Teferi's Imp |
      When play goes on to Alex's upkeep
      Then the stack holds, from the top:
        | object       | controller |
        | Teferi's Imp | Alex       |
      When the stack resolves
      Then Island is in Alex's graveyard

    Scenario: Teferi's Imp triggers another ability as it phases in
      Given a two-player game between Rob and Alex
      And it is Rob's end step
      And Alex controls Teferi's Imp
      When play goes on to Alex's upkeep
      Then Teferi's Imp's ability is on the stack once
      When the stack resolves
      And play goes on to Rob's upkeep
      Then the stack is empty
      When play goes on to Alex's upkeep
      Then Teferi's Imp is on the battlefield
      And Teferi's Imp's ability is on the stack once
      When the stack resolves
      Then Alex has 2 cards in hand

  @cr:603.10d
  Rule: Abilities that trigger on a player losing control of something look back in time

    Scenario: The creature of Ray of Command is tapped as its caster loses control
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Carissa controls Grizzly Bears
      And Rob controls four Islands
      And Rob holds Ray of Command
      And Rob has cast Ray of Command targeting Grizzly Bears
      When the stack resolves
      Then Rob controls Grizzly Bears
      When play goes on to the end step
      Then the stack is empty
      When play goes on to the cleanup step
      Then Carissa controls Grizzly Bears
      And the stack holds, from the top:
        | object         | controller |
        | Ray of Command | Rob        |
      When the stack resolves
      Then Grizzly Bears is tapped

    Scenario: Ray of Command triggers if another player takes the creature away
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Hill Giant
      And Rob controls four Islands
      And Rob holds Ray of Command
      And Carissa controls five Mountains
      And Carissa holds Word of Seizing
      And Rob has cast Ray of Command targeting Hill Giant
      And the stack has resolved
      When Carissa casts Word of Seizing targeting Hill Giant
      Then this is legal
      When the top of the stack resolves
      Then Carissa controls Hill Giant
      And Hill Giant is untapped
      And the stack holds, from the top:
        | object         | controller |
        | Ray of Command | Rob        |
      When the stack resolves
      Then Hill Giant is tapped

    @since:2026-01-16
    Scenario: Zidane taken by an opponent triggers for the player who lost Zidane
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Zidane, Tantalus Thief
      And Rob holds Shock
      And Alex controls three Mountains
      And Alex holds Act of Treason
      When Alex casts Act of Treason targeting Zidane, Tantalus Thief
      Then this is legal
      When the top of the stack resolves
      Then Alex controls Zidane, Tantalus Thief
      And the stack holds, from the top:
        | object                 | controller |
        | Zidane, Tantalus Thief | Rob        |
      When the top of the stack resolves
      Then the new Treasure Token is called Treasure
      And Rob controls Treasure
      When Rob casts Shock as follows:
        | targets | pays with |
        | Carissa | Treasure  |
      Then this is legal
      And Treasure has left the game

    @since:2026-01-16
    Scenario: Zidane given back to its owner triggers for the player who lost it
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent              | controller | owner | attached to            |
        | Zidane, Tantalus Thief | Alex       | Rob   |                        |
        | Control Magic          | Alex       | Alex  | Zidane, Tantalus Thief |
      And Carissa controls two Plains
      And Carissa holds Disenchant
      When Carissa casts Disenchant targeting Control Magic
      Then this is legal
      When the top of the stack resolves
      Then Rob controls Zidane, Tantalus Thief
      And the stack holds, from the top:
        | object                 | controller |
        | Zidane, Tantalus Thief | Alex       |

    @since:2026-01-16
    Scenario: Zidane triggers only on permanents that are taken from its controller
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Zidane, Tantalus Thief and Grizzly Bears
      And Carissa controls Hill Giant
      And Alex controls six Mountains
      And Alex holds first Act of Treason and second Act of Treason
      When Alex casts first Act of Treason targeting Hill Giant
      Then this is legal
      When the top of the stack resolves
      Then the stack is empty
      When Alex casts second Act of Treason targeting Grizzly Bears
      Then this is legal
      When the top of the stack resolves
      Then the stack holds, from the top:
        | object                 | controller |
        | Zidane, Tantalus Thief | Rob        |

  @cr:603.10e
  Rule: Abilities that trigger on a spell being countered look back in time

    Scenario: Multani's Presence triggers on its controller's countered spell
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Multani's Presence and two Forests
      And Alex holds Grizzly Bears
      And Carissa controls two Islands
      And Carissa holds Counterspell
      And Alex has cast Grizzly Bears
      When Carissa casts Counterspell targeting Grizzly Bears
      Then this is legal
      When the top of the stack resolves
      Then Multani's Presence's ability is on the stack once
      When the stack resolves
      Then Alex has 1 card in hand

    Scenario: Multani's Presence doesn't trigger on another player's spell
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Multani's Presence
      And Alex controls two Forests
      And Alex holds Grizzly Bears
      And Carissa controls two Islands
      And Carissa holds Counterspell
      And Alex has cast Grizzly Bears
      When Carissa casts Counterspell targeting Grizzly Bears
      Then this is legal
      When the top of the stack resolves
      Then Grizzly Bears is in Alex's graveyard
      And the stack is empty

  @cr:603.10c
  Rule: Abilities that trigger on something becoming unattached look back in time

    Scenario: Grafted Wargear triggers on becoming unattached as it's destroyed
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent       | controller | attached to   |
        | Grizzly Bears   | Carissa    |               |
        | Grafted Wargear | Carissa    | Grizzly Bears |
      And Rob controls two Plains
      And Rob holds Disenchant
      When Rob casts Disenchant targeting Grafted Wargear
      Then this is legal
      When the top of the stack resolves
      Then Grafted Wargear is in Carissa's graveyard
      And Grafted Wargear's ability is on the stack once
      When the stack resolves
      Then Grizzly Bears is in Carissa's graveyard

    Scenario: Grafted Wargear attached to nothing doesn't trigger as it is destroyed
      Given a free-for-all between Rob, Alex and Carissa
      And Carissa controls Grafted Wargear and Grizzly Bears
      And Rob controls two Plains
      And Rob holds Disenchant
      When Rob casts Disenchant targeting Grafted Wargear
      Then this is legal
      When the top of the stack resolves
      Then Grafted Wargear is in Carissa's graveyard
      And the stack is empty

    Scenario: Grafted Wargear moved to another creature triggers for the first one
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent       | controller | attached to   |
        | Grizzly Bears   | Alex       |               |
        | Gray Ogre       | Alex       |               |
        | Grafted Wargear | Alex       | Grizzly Bears |
      When Alex activates Grafted Wargear targeting Gray Ogre
      Then this is legal
      When the top of the stack resolves
      Then Gray Ogre is 5/4
      And Grafted Wargear's ability is on the stack once
      When the stack resolves
      Then Grizzly Bears is in Alex's graveyard
      And Gray Ogre is on the battlefield

  @cr:603.10f
  Rule: Abilities that trigger on a player losing the game look back in time

    Scenario: Blood Tyrant that leaves with its owner triggers for its controller
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent     | controller | owner | attached to  |
        | Blood Tyrant  | Alex       | Rob   |              |
        | Control Magic | Alex       | Alex  | Blood Tyrant |
      When Rob concedes
      Then this is legal
      And Blood Tyrant has left the game
      When Alex passes
      Then this is legal
      And the stack holds, from the top:
        | object       | controller |
        | Blood Tyrant | Alex       |

    Scenario: Blood Tyrant doesn't trigger if its controller loses the game
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Blood Tyrant
      When Rob concedes
      Then this is legal
      When Alex passes
      Then this is legal
      And the stack is empty
