@since:2020-06-01
Feature: Handling triggered abilities: triggering
  What makes an ability trigger, and how often: an event each time that it
  happens, a state as long as it lasts. What was prevented or replaced has not
  happened.

  @cr:603.2 @cr:603.3
  Rule: An ability triggers on its event at once, but does nothing until it resolves

    Scenario: Soul Warden's ability waits on the stack above the spells cast before
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Carissa controls Soul Warden
      And Alex controls two Forests
      And Alex holds Grizzly Bears
      When Alex casts Grizzly Bears
      Then this is legal
      And Soul Warden's ability is not on the stack
      When the top of the stack resolves
      Then Soul Warden's ability is on the stack once
      And Carissa has 20 life
      When the top of the stack resolves
      Then Carissa has 21 life

    Scenario: Rhystic Study's trigger goes on the stack above the spell cast
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Carissa controls Rhystic Study
      And Alex controls two Forests
      And Alex holds Grizzly Bears
      When Alex casts Grizzly Bears
      Then this is legal
      And the stack holds, from the top:
        | object        | controller |
        | Rhystic Study | Carissa    |
        | Grizzly Bears | Alex       |
      And Carissa has no cards in hand
      When the top of the stack resolves
      And Carissa agrees
      Then this is legal
      And Carissa has 1 card in hand
      And Grizzly Bears is on the stack

  @cr:603.2a
  Rule: Abilities trigger even when no spell can be cast and no ability activated

    Scenario: City of Brass triggers with a split second spell on the stack
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls five Mountains
      And Alex holds Word of Seizing
      And Carissa controls City of Brass and Grizzly Bears
      And Carissa holds Shock
      And Alex has cast Word of Seizing targeting Grizzly Bears
      When Carissa casts Shock targeting Alex
      Then this is illegal
      And nothing has changed
      When Carissa activates City of Brass
      Then this is legal
      When the top of the stack resolves
      Then Carissa has 19 life
      And Word of Seizing is on the stack

    Scenario: Cursed Totem stops activated abilities, but not Soul Warden's trigger
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Cursed Totem
      And Carissa controls Soul Warden and Mogg Fanatic
      And Alex controls two Forests
      And Alex holds Grizzly Bears
      When Alex casts Grizzly Bears
      Then this is legal
      When the top of the stack resolves
      Then Soul Warden's ability is on the stack once
      When Carissa activates Mogg Fanatic targeting Alex
      Then this is illegal
      And nothing has changed

    @cr:603.2b @cr:603.3
    Scenario: Abilities that trigger in the untap step wait until the upkeep
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's end step
      And these permanents are on the battlefield:
        | permanent     | controller | tapped |
        | Hollowsage    | Rob        | yes    |
        | Copper Tablet | Alex       |        |
      When play goes on to Rob's upkeep
      And Rob chooses Carissa
      Then this is legal
      And the stack holds, from the top:
        | object        | controller |
        | Copper Tablet | Alex       |
        | Hollowsage    | Rob        |

  @cr:603.2b
  Rule: "At the beginning of" a step triggers as it begins, all such abilities together

    Scenario: Copper Tablet doesn't trigger in the upkeep during which it enters
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's end step
      And Rob controls Vedalken Orrery and two Swamps
      And Rob holds Copper Tablet
      And Alex controls Alex's Copper Tablet
      When play goes on to Rob's upkeep
      Then Alex's Copper Tablet's ability is on the stack once
      When Rob casts Copper Tablet
      Then this is legal
      When the stack resolves
      Then Copper Tablet is on the battlefield
      And Rob has 19 life
      When play goes on to the draw step
      Then Rob has 19 life

    @cr:603.3b
    Scenario: All abilities that wait for the upkeep trigger as it begins
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's end step
      And Alex controls Copper Tablet
      And Carissa controls Verdant Force
      When play goes on to Rob's upkeep
      Then the stack holds, from the top:
        | object        | controller |
        | Verdant Force | Carissa    |
        | Copper Tablet | Alex       |
      When the stack resolves
      Then Rob has 19 life
      And it is the upkeep

  @cr:603.2c
  Rule: An ability triggers once for each occurrence within one event

    Scenario: Azorius Aethermage triggers for each permanent returned by Evacuation
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls five Islands
      And Alex holds Evacuation
      And Carissa controls Soul Warden
      And Rob controls Azorius Aethermage and Grizzly Bears
      When Alex casts Evacuation
      Then this is legal
      When the top of the stack resolves
      Then Azorius Aethermage's ability is on the stack twice
      And Grizzly Bears is in Rob's hand

    @cr:603.6a
    Scenario: Soul Warden triggers for each creature that enters in one event
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Soul Warden
      And Alex controls nine Forests
      And Alex holds Tooth and Nail, Grizzly Bears and Craw Wurm
      And Alex has cast Tooth and Nail as follows:
        | modes |
        | put   |
      And the top of the stack has resolved
      When Alex chooses Grizzly Bears and Craw Wurm
      Then this is legal
      And Soul Warden's ability is on the stack twice
      When the stack resolves
      Then Rob has 22 life

    Scenario: Gideon's Avenger triggers on tapped creatures, not on tapped lands
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Mountain, Temple Bell and Grizzly Bears
      And Alex holds Shock
      And Carissa controls Gideon's Avenger and Hill Giant
      When Alex casts Shock targeting Rob
      Then this is legal
      And Gideon's Avenger's ability is not on the stack
      When the top of the stack resolves
      And Alex activates Temple Bell
      Then this is legal
      And Gideon's Avenger's ability is not on the stack
      When the top of the stack resolves
      And Alex attacks Rob with Grizzly Bears
      Then the declaration is legal
      And Gideon's Avenger's ability is on the stack once
      When the top of the stack resolves
      Then Gideon's Avenger has 1 +1/+1 counter

    Scenario: Megrim triggers on a discarded card, not on a creature that dies
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Mogg Fanatic and Hill Giant
      And Carissa controls Megrim
      When Alex activates Mogg Fanatic targeting Rob
      Then this is legal
      And Mogg Fanatic is in Alex's graveyard
      And Megrim's ability is not on the stack

    Scenario: Retreat to Valakut triggers on a land that enters, not on a creature
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Retreat to Valakut
      And Alex holds Memnite and Mountain
      When Alex casts Memnite
      Then this is legal
      When the top of the stack resolves
      Then Memnite is on the battlefield
      And Retreat to Valakut's ability is not on the stack
      When Alex plays Mountain
      Then this is legal
      And Alex is asked to choose

    @since:2024-06-07
    Scenario: Nykthos Paragon doesn't trigger on an opponent's lifelink
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Child of Night
      And Alex controls Nykthos Paragon
      And Rob has attacked Carissa with Child of Night
      When combat damage is dealt
      Then Rob has 22 life
      And Nykthos Paragon's ability is not on the stack
      And Nykthos Paragon is 4/6

  @cr:603.2e
  Rule: An ability on something that "becomes" so triggers only as it changes

    Scenario: City of Brass doesn't become tapped if it's tapped already
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Icy Manipulator and Rob's Mountain
      And these permanents are on the battlefield:
        | permanent     | controller | tapped | card          |
        | tapped City   | Alex       | yes    | City of Brass |
        | untapped City | Carissa    |        | City of Brass |
      When Rob activates Icy Manipulator targeting tapped City
      Then this is legal
      When the top of the stack resolves
      Then the stack is empty
      And tapped City is tapped

    @cr:603.2c
    Scenario: City of Brass triggers when an opponent's Icy Manipulator taps it
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Icy Manipulator and Mountain
      And Carissa controls City of Brass
      When Rob activates Icy Manipulator targeting City of Brass
      Then this is legal
      When the top of the stack resolves
      Then City of Brass's ability is on the stack once
      When the stack resolves
      Then Carissa has 19 life

    Scenario: Oreskos Sun Guide triggers as a spell untaps it in a main phase
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent         | controller | tapped |
        | Oreskos Sun Guide | Rob        | yes    |
      And Alex controls three Mountains
      And Alex holds Act of Treason
      And Alex has cast Act of Treason targeting Oreskos Sun Guide
      When the stack resolves
      Then Alex has 22 life

    @cr:603.6d
    Scenario: City of Brass that enters tapped doesn't become tapped
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Carissa controls Orb of Dreams
      And Alex holds City of Brass
      When Alex plays City of Brass
      Then this is legal
      And City of Brass is tapped
      And the stack is empty

    Scenario: A creature that's already blocked doesn't become blocked again
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Slate Street Ruffian
      And Carissa controls Grizzly Bears and four Forests
      And Carissa holds Flash Foliage, Shock and Island
      And Alex has attacked Carissa with Slate Street Ruffian
      When Carissa blocks Slate Street Ruffian with Grizzly Bears
      Then the declaration is legal
      And Slate Street Ruffian's ability is on the stack once
      When Carissa casts Flash Foliage targeting Slate Street Ruffian
      Then this is legal
      When the top of the stack resolves
      Then Slate Street Ruffian's ability is on the stack once

  @cr:603.2f
  Rule: An ability of an object that some players can't see doesn't trigger

    Scenario: Of three Soul Wardens, those in a hand and in a library don't trigger
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob holds Rob's Soul Warden
      And Alex's library holds, from the top, Alex's Soul Warden
      And Carissa controls Carissa's Soul Warden
      And Alex controls two Forests
      And Alex holds Grizzly Bears
      When Alex casts Grizzly Bears
      Then this is legal
      When the top of the stack resolves
      Then the stack holds, from the top:
        | object                | controller |
        | Carissa's Soul Warden | Carissa    |
      When the stack resolves
      Then Rob has 20 life
      And Alex has 20 life
      And Carissa has 21 life

    Scenario: Copper Tablet in a hand doesn't trigger as an upkeep begins
      Given a two-player game between Rob and Alex
      And it is Rob's end step
      And Rob holds Copper Tablet
      And Alex holds Verdant Force
      When play goes on to Alex's upkeep
      Then the stack is empty
      And Alex has 20 life

  @cr:603.2g
  Rule: An ability doesn't trigger on what was prevented or replaced

    @example
    Scenario: Pit Scorpion doesn't trigger if Fog prevents its combat damage
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Pit Scorpion
      And Carissa controls Forest
      And Carissa holds Fog
      And Alex has attacked Rob with Pit Scorpion
      When Carissa casts Fog
      Then this is legal
      When the stack resolves
      And combat damage is dealt
      Then Rob has 20 life
      And Pit Scorpion's ability is not on the stack

    Scenario: Pit Scorpion triggers if its damage isn't prevented
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Pit Scorpion
      And Alex has attacked Rob with Pit Scorpion
      When combat damage is dealt
      Then Rob has 19 life
      And Pit Scorpion's ability is on the stack once

    Scenario: With Leyline of the Void, an opponent's creature doesn't die
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Leyline of the Void and Blood Artist
      And Carissa controls Grizzly Bears
      And Alex controls three Swamps
      And Alex holds Murder
      When Alex casts Murder targeting Grizzly Bears
      Then this is legal
      When the top of the stack resolves
      Then Grizzly Bears is in exile
      And Murder is in exile
      And the stack is empty

    Scenario: With Leyline of the Void, its controller's own creatures do die
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Leyline of the Void, Blood Artist and Gray Ogre
      And Alex controls three Swamps
      And Alex holds Murder
      When Alex casts Murder targeting Gray Ogre
      Then this is legal
      When the top of the stack resolves
      And Rob chooses Alex
      Then this is legal
      And Gray Ogre is in Rob's graveyard
      And Blood Artist's ability is on the stack once

  @cr:603.8
  Rule: A state trigger triggers as soon as the state exists, and not again while it waits

    Scenario: Emperor Crocodile triggers when its controller's other creature dies
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Emperor Crocodile and Grizzly Bears
      And Carissa controls Gray Ogre
      And Alex controls three Swamps
      And Alex holds Murder
      When Alex casts Murder targeting Grizzly Bears
      Then this is legal
      And Emperor Crocodile's ability is not on the stack
      When the top of the stack resolves
      Then Emperor Crocodile's ability is on the stack once
      And Emperor Crocodile is on the battlefield
      When the top of the stack resolves
      Then Emperor Crocodile is in Rob's graveyard
      And the stack is empty

    Scenario: A state that exists only during a resolution triggers an ability
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Emperor Crocodile, Grizzly Bears and Plains
      And Rob holds Cloudshift
      When Rob casts Cloudshift targeting Grizzly Bears
      Then this is legal
      When the top of the stack resolves
      Then Grizzly Bears is on the battlefield
      And Emperor Crocodile's ability is on the stack once
      When the stack resolves
      Then Emperor Crocodile is in Rob's graveyard
      And Grizzly Bears is on the battlefield

    @cr:603.3
    Scenario: A countered state trigger triggers again while its state exists
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Emperor Crocodile, Grizzly Bears and two Islands
      And Rob holds first Stifle and second Stifle
      And Alex controls three Swamps
      And Alex holds Murder
      And Alex has cast Murder targeting Grizzly Bears
      And the top of the stack has resolved
      When Rob casts first Stifle
      Then this is legal
      When the top of the stack resolves
      Then first Stifle is in Rob's graveyard
      And Emperor Crocodile is on the battlefield
      And Emperor Crocodile's ability is on the stack once
      When the stack resolves
      Then Emperor Crocodile is in Rob's graveyard

    Scenario: Emperor Crocodiles of two players both trigger
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Rob's Emperor Crocodile and Grizzly Bears
      And Carissa controls Carissa's Emperor Crocodile and Eager Cadet
      And Alex controls two Mountains
      And Alex holds Pyroclasm
      When Alex casts Pyroclasm
      Then this is legal
      When the top of the stack resolves
      Then the stack holds, from the top:
        | object                      | controller |
        | Rob's Emperor Crocodile     | Rob        |
        | Carissa's Emperor Crocodile | Carissa    |

    Scenario: A second Emperor Crocodile triggers over the first one's ability
      Given a two-player game between Rob and Alex
      And Rob controls Rob's Emperor Crocodile and Mogg Fanatic
      And Alex controls Alex's Emperor Crocodile and Alex's Mogg Fanatic
      And Rob has activated Mogg Fanatic targeting Alex
      When Alex activates Alex's Mogg Fanatic targeting Rob
      Then this is legal
      And Rob's Emperor Crocodile's ability is on the stack once
      And Alex's Emperor Crocodile's ability is on the stack once

    Scenario: An attacking Emperor Crocodile triggers as the other attacker dies
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Emperor Crocodile and Grizzly Bears
      And Carissa controls Mountain
      And Carissa holds Shock
      And Alex has attacked Rob with Emperor Crocodile and Grizzly Bears
      When Carissa casts Shock targeting Grizzly Bears
      Then this is legal
      When the top of the stack resolves
      Then Emperor Crocodile's ability is on the stack once
      When the stack resolves
      Then Emperor Crocodile is in Alex's graveyard

    Scenario: A state trigger under way holds back the source's next controller's
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Emperor Crocodile and Grizzly Bears
      And Carissa controls Mountain
      And Carissa holds Shock
      And Rob controls five Mountains
      And Rob holds Word of Seizing
      And Carissa has cast Shock targeting Grizzly Bears
      And the top of the stack has resolved
      When Rob casts Word of Seizing targeting Emperor Crocodile
      Then this is legal
      When the top of the stack resolves
      Then the stack holds, from the top:
        | object            | controller |
        | Emperor Crocodile | Alex       |
      When the top of the stack resolves
      Then Emperor Crocodile is on the battlefield
      And the stack holds, from the top:
        | object            | controller |
        | Emperor Crocodile | Rob        |

    @cr:707.2
    Scenario: A Clone of Emperor Crocodile that's alone triggers as well
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Emperor Crocodile and Grizzly Bears
      And Alex controls four Islands
      And Alex holds Clone
      And Alex has cast Clone
      And the top of the stack has resolved
      When Alex chooses Emperor Crocodile
      Then this is legal
      And the stack holds, from the top:
        | object | controller |
        | Clone  | Alex       |
      When the stack resolves
      Then Clone is in Alex's graveyard
      And Emperor Crocodile is on the battlefield

  @cr:603.2b @cr:119.8
  Rule: A trigger of the upkeep step counts the life that was lost by it, and no more

    Scenario Outline: Blood Tyrant gets <number> counters in Alex's upkeep <where>
      Given a <game>
      And it is Rob's end step
      And Alex controls Blood Tyrant
      And Carissa controls <permanent>
      When play goes on to Alex's upkeep
      Then Blood Tyrant's ability is on the stack once
      When the stack resolves
      Then Alex has <lost> life
      And Rob has <left> life
      And Carissa has <kept> life
      And Blood Tyrant has <number> +1/+1 counters

      Examples:
        | where               | game                                                           | permanent         | number | lost | left | kept |
        | of three            | free-for-all between Rob, Alex and Carissa                     | Hill Giant        | 3      | 19   | 19   | 19   |
        | with an Emperion    | free-for-all between Rob, Alex and Carissa                     | Platinum Emperion | 2      | 19   | 19   | 20   |
        | with shared turns   | Two-Headed Giant game of Rob and Carissa against Alex and Dana | Hill Giant        | 4      | 28   | 28   | 28   |
        | against an Emperion | Two-Headed Giant game of Rob and Carissa against Alex and Dana | Platinum Emperion | 2      | 28   | 30   | 30   |

  @cr:603.9
  Rule: An ability that waits for a player to lose triggers for whichever reason they lose

    Scenario: Blood Tyrant triggers when a player concedes
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Blood Tyrant
      When Carissa concedes
      Then this is legal
      When Alex passes
      Then this is legal
      And Blood Tyrant's ability is on the stack once
      When the stack resolves
      Then Blood Tyrant has 5 +1/+1 counters

    Scenario: Blood Tyrant triggers for each of two players who lose to damage
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Alex's precombat main phase
      And Carissa has 4 life
      And Rob has 4 life
      And Dana controls Blood Tyrant
      And Alex controls two Mountains
      And Alex holds Flame Rift
      When Alex casts Flame Rift
      Then this is legal
      When the top of the stack resolves
      Then Carissa has left the game
      And Rob has left the game
      And Blood Tyrant's ability is on the stack twice

    @cr:104.3i @cr:809.5b
    Scenario: Blood Tyrant triggers for generals who lose with their emperor
      Given an Emperor game seated clockwise:
        | player  | team | emperor |
        | Rob     | red  |         |
        | Alex    | red  | yes     |
        | Carissa | red  |         |
        | Dana    | blue |         |
        | Eve     | blue | yes     |
        | Finn    | blue |         |
        | Gus     | grey |         |
        | Hana    | grey | yes     |
        | Ivan    | grey |         |
      And the range of influence is 4
      And Rob controls Blood Tyrant
      When Eve concedes
      Then this is legal
      When Rob passes
      Then this is legal
      And Blood Tyrant's ability is on the stack 3 times

    @cr:801.15
    Scenario: Blood Tyrant doesn't trigger on players for whom the game is a draw
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And these permanents are on the battlefield:
        | permanent           | controller | counters       |
        | Divine Intervention | Alex       | 1 intervention |
        | Blood Tyrant        | Dana       |                |
      And it is Rob's end step
      And play has gone on to Alex's upkeep
      When the stack resolves
      Then Carissa has left the game
      And Alex has left the game
      And Dana is in the game
      And Blood Tyrant's ability is not on the stack
      And Blood Tyrant has 0 +1/+1 counters
