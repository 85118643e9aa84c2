@since:2020-06-01
Feature: Handling triggered abilities: zone changes
  Abilities that trigger as something enters, dies or goes elsewhere, and
  where they look for it when they resolve.

  @cr:603.6
  Rule: A zone-change trigger finds the object only in the zone where it was put

    Scenario: Endless Cockroaches return to their owner's hand when they die
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Endless Cockroaches
      And Alex controls three Swamps
      And Alex holds Murder
      When Alex casts Murder targeting Endless Cockroaches
      Then this is legal
      When the top of the stack resolves
      Then Endless Cockroaches is in Rob's graveyard
      And Endless Cockroaches's ability is on the stack once
      When the top of the stack resolves
      Then Endless Cockroaches is in Rob's hand

    Scenario: A card exiled from the graveyard isn't returned by its dies trigger
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Endless Cockroaches
      And Carissa controls Tormod's Crypt
      And Alex controls three Swamps
      And Alex holds Murder
      And Alex has cast Murder targeting Endless Cockroaches
      And the top of the stack has resolved
      When Carissa activates Tormod's Crypt targeting Rob
      Then this is legal
      When the stack resolves
      Then Endless Cockroaches is in exile

    Scenario: A dies trigger doesn't find a card that is on the battlefield again
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Endless Cockroaches and two Swamps
      And Rob holds Shallow Grave
      And Alex controls four Mountains
      And Alex holds first Shock and second Shock
      And Alex has cast first Shock targeting Endless Cockroaches
      And the top of the stack has resolved
      When Rob casts Shallow Grave
      Then this is legal
      When the top of the stack resolves
      Then Endless Cockroaches is on the battlefield
      And Endless Cockroaches's ability is on the stack once
      When the stack resolves
      Then Endless Cockroaches is on the battlefield

    Scenario: Endless Cockroaches don't return if Leyline of the Void exiles them
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Endless Cockroaches
      And Carissa controls Leyline of the Void
      And Alex controls Mountain
      And Alex holds Shock
      When Alex casts Shock targeting Endless Cockroaches
      Then this is legal
      When the top of the stack resolves
      Then Endless Cockroaches is in exile
      And the stack is empty

    Scenario: Endless Cockroaches that die under Alex return to owner Rob's hand
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent           | controller | owner |
        | Endless Cockroaches | Alex       | Rob   |
      And Carissa controls Giant Spider
      And Alex has attacked Carissa with Endless Cockroaches
      And Carissa has blocked Endless Cockroaches with Giant Spider
      When combat damage is dealt
      Then the stack holds, from the top:
        | object              | controller |
        | Endless Cockroaches | Alex       |
      When the stack resolves
      Then Endless Cockroaches is in Rob's hand

  @cr:603.6a
  Rule: Permanents that enter together see each other enter

    Scenario: Two Soul Wardens that enter together trigger for each other
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls three Islands
      And Alex holds Show and Tell and Alex's Soul Warden
      And Carissa holds Carissa's Soul Warden
      And Alex has cast Show and Tell
      And the top of the stack has resolved
      And Alex has chosen Alex's Soul Warden
      When Carissa chooses Carissa's Soul Warden
      Then this is legal
      And the stack holds, from the top:
        | object                | controller |
        | Carissa's Soul Warden | Carissa    |
        | Alex's Soul Warden    | Alex       |

    Scenario: Soul Warden triggers on another creature entering, not on itself
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls three Plains
      And Alex holds Soul Warden and Savannah Lions
      And Alex has cast Soul Warden
      When the top of the stack resolves
      Then the stack is empty
      When Alex casts Savannah Lions
      Then this is legal
      When the top of the stack resolves
      Then Soul Warden's ability is on the stack once

    Scenario: Soul Warden triggers on a token entering
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's end step
      And Alex controls Soul Warden
      And Rob controls Verdant Force
      When play goes on to Rob's upkeep
      And the top of the stack resolves
      Then Soul Warden's ability is on the stack once
      When the stack resolves
      Then Alex has 21 life

    Scenario: Soul Warden doesn't trigger as a creature phases in
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Soul Warden and two Islands
      And Carissa holds Reality Ripple
      And Alex controls Hill Giant
      And Carissa has cast Reality Ripple targeting Hill Giant
      And the stack has resolved
      When play goes on to Alex's upkeep
      Then Hill Giant is 3/3
      And the stack is empty
      And Carissa has 20 life

    Scenario: Genesis Chamber creates nothing as Sandbar Crocodile phases in
      Given a two-player game between Rob and Alex
      And it is Rob's precombat main phase
      And Rob controls Genesis Chamber
      And Alex controls Sandbar Crocodile
      And play has gone on to Alex's precombat main phase
      And play has gone on to Rob's precombat main phase
      When play goes on to Alex's upkeep
      Then Sandbar Crocodile is 6/5
      And the stack is empty

    Scenario: Soul Warden sees artifacts, Clones and face-down creatures enter
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Soul Warden
      And Carissa controls Hill Giant
      And Alex controls seven Islands
      And Alex holds Memnite, Clone and Brine Elemental
      When Alex casts Memnite
      Then this is legal
      When the stack resolves
      Then Rob has 21 life
      When Alex casts Clone
      Then this is legal
      When the top of the stack resolves
      And Alex chooses Hill Giant
      Then this is legal
      When the stack resolves
      Then Rob has 22 life
      When Alex casts Brine Elemental as follows:
        | alternative cost |
        | Brine Elemental  |
      Then this is legal
      When the stack resolves
      Then Rob has 23 life

    Scenario: Soul Warden triggers on a creature that returns under another player
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And these permanents are on the battlefield:
        | permanent     | controller | attached to   |
        | Grizzly Bears | Rob        |               |
        | False Demise  | Alex       | Grizzly Bears |
      And Carissa controls Soul Warden and three Swamps
      And Carissa holds Murder
      And Carissa has cast Murder targeting Grizzly Bears
      And the top of the stack has resolved
      When the top of the stack resolves
      Then Alex controls Grizzly Bears
      And Soul Warden's ability is on the stack once

  @cr:603.6b
  Rule: Continuous effects apply to a permanent from the moment it enters

    Scenario: Under Humility, a creature that enters doesn't trigger its own ability
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Carissa controls Humility
      And Alex controls five Forests
      And Alex holds Thragtusk
      When Alex casts Thragtusk
      Then this is legal
      When the top of the stack resolves
      Then Thragtusk is 1/1
      And the stack is empty
      And Alex has 20 life

    Scenario: Without Humility, Thragtusk's controller gains 5 life as it enters
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls five Forests
      And Alex holds Thragtusk
      When Alex casts Thragtusk
      Then this is legal
      When the stack resolves
      Then Thragtusk is 5/3
      And Alex has 25 life

    Scenario: While all lands are creatures, a land that enters triggers Soul Warden
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Nature's Revolt
      And Carissa controls Soul Warden
      And Alex holds Forest
      When Alex plays Forest
      Then this is legal
      And Soul Warden's ability is on the stack once
      When the stack resolves
      Then Carissa has 21 life

    Scenario: Soul Warden doesn't trigger on a land that is no creature
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Carissa controls Soul Warden
      And Alex holds Forest
      When Alex plays Forest
      Then this is legal
      And the stack is empty

  @cr:603.6c
  Rule: A leaves-the-battlefield ability triggers whichever zone the permanent goes to

    Scenario Outline: Thragtusk <fate> leaves a Beast behind
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Thragtusk
      And Alex controls three Swamps and three Islands
      And Alex holds <spell>
      When Alex casts <spell> targeting Thragtusk
      Then this is legal
      When the top of the stack resolves
      Then Thragtusk is in Rob's <zone>
      And Thragtusk's ability is on the stack once
      When the stack resolves
      Then the new Beast Token is called Beast
      And Rob controls Beast

      Examples:
        | fate             | spell    | zone      |
        | that dies        | Murder   | graveyard |
        | that is returned | Unsummon | hand      |

    @cr:707.2 @cr:702.116a
    Scenario: A token that copies Thragtusk leaves a Beast as it's exiled
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent       | controller | attached to |
        | Thragtusk       | Alex       |             |
        | Blade of Selves | Alex       | Thragtusk   |
      And Alex has attacked Rob with Thragtusk
      And the top of the stack has resolved
      When Alex agrees
      Then this is legal
      And the new Thragtusk is called Copy
      When the stack resolves
      Then Alex has 25 life
      When play goes on to the end of combat
      And the top of the stack resolves
      Then Copy has left the game
      And Copy's ability is on the stack once
      When the stack resolves
      Then the new Beast Token is called Beast
      And Alex controls Beast
      And Thragtusk is on the battlefield

    @cr:707.2 @cr:702.116a
    Scenario Outline: In a team game, a token of Thragtusk that <fate> leaves a Beast
      Given a team game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And these permanents are on the battlefield:
        | permanent       | controller | attached to |
        | Thragtusk       | Carissa    |             |
        | Blade of Selves | Carissa    | Thragtusk   |
      And Alex controls three Swamps and Island
      And Alex holds <spell>
      And Carissa has attacked Rob with Thragtusk
      And the top of the stack has resolved
      When Carissa agrees
      Then this is legal
      And the new Thragtusk is called Copy
      When the stack resolves
      And Alex casts <spell> targeting Copy
      Then this is legal
      When the top of the stack resolves
      Then Copy has left the game
      And Copy's ability is on the stack once
      When the stack resolves
      Then the new Beast Token is called Beast
      And Carissa controls Beast

      Examples:
        | fate        | spell    |
        | dies        | Murder   |
        | is returned | Unsummon |

    Scenario: A dies trigger doesn't trigger on a creature returned to hand
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Endless Cockroaches
      And Carissa controls Blood Artist
      And Alex controls Island
      And Alex holds Unsummon
      When Alex casts Unsummon targeting Endless Cockroaches
      Then this is legal
      When the top of the stack resolves
      Then Endless Cockroaches is in Rob's hand
      And the stack is empty

    Scenario: Azorius Aethermage triggers on a token returned to hand
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Azorius Aethermage, Beast Token and two Islands
      And Alex holds Unsummon
      When Alex casts Unsummon targeting Beast Token
      Then this is legal
      When the top of the stack resolves
      Then Azorius Aethermage's ability is on the stack once
      And Beast Token has left the game

    @cr:603.10
    Scenario: A trigger on cards going to a graveyard from anywhere never looks back
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls four Plains
      And Alex holds Cataclysm
      And Rob controls Planar Void, Gravity Sphere, Blood Artist and Grizzly Bears
      And Alex has cast Cataclysm
      And the top of the stack has resolved
      And Rob has chosen Grizzly Bears
      When Rob chooses Gravity Sphere
      Then this is legal
      When Rob chooses Carissa
      Then this is legal
      And Planar Void is in Rob's graveyard
      And Blood Artist is in Rob's graveyard
      And the stack holds, from the top:
        | object       | controller |
        | Blood Artist | Rob        |
      When the stack resolves
      Then Blood Artist is in Rob's graveyard

    Scenario: Planar Void exiles a creature that dies and a card that is discarded
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Planar Void
      And Alex controls two Swamps
      And Alex holds Smallpox
      And Carissa holds Forest
      And Carissa controls Grizzly Bears
      When Alex casts Smallpox
      Then this is legal
      When the stack resolves
      Then Forest is in exile
      And Grizzly Bears is in exile
      And Smallpox is in exile

    Scenario: Oblivion Ring exiles a creature for good once the Ring has left
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls three Plains
      And Alex holds Oblivion Ring
      And Rob controls Grizzly Bears
      And Carissa controls two Plains
      And Carissa holds Disenchant
      And Alex has cast Oblivion Ring
      And the top of the stack has resolved
      And Alex has chosen Grizzly Bears
      When Carissa casts Disenchant targeting Oblivion Ring
      Then this is legal
      When the top of the stack resolves
      Then Oblivion Ring's ability is on the stack twice
      And Grizzly Bears is on the battlefield
      When the top of the stack resolves
      Then Oblivion Ring's ability is on the stack once
      And Grizzly Bears is on the battlefield
      When the top of the stack resolves
      Then Grizzly Bears is in exile
      And the stack is empty

    @cr:610.3
    Scenario: Banisher Priest exiles nothing if it has left by then
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls three Plains
      And Alex holds Banisher Priest
      And Rob controls Grizzly Bears
      And Carissa controls Mountain
      And Carissa holds Shock
      And Alex has cast Banisher Priest
      And the top of the stack has resolved
      And Alex has chosen Grizzly Bears
      When Carissa casts Shock targeting Banisher Priest
      Then this is legal
      When the top of the stack resolves
      Then Banisher Priest is in Alex's graveyard
      And Banisher Priest's ability is on the stack once
      When the top of the stack resolves
      Then Grizzly Bears is on the battlefield
      And the stack is empty

  @cr:603.6d
  Rule: That something enters tapped or with counters is no triggered ability

    Scenario: With Orb of Dreams, permanents enter tapped without using the stack
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Carissa controls Orb of Dreams
      And Alex controls two Forests
      And Alex holds Grizzly Bears
      When Alex casts Grizzly Bears
      Then this is legal
      When the top of the stack resolves
      Then Grizzly Bears is tapped
      And the stack is empty

    Scenario: A card revealed for amplify gives counters without a triggered ability
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls seven Mountains
      And Alex holds Kilnmouth Dragon and Wardscale Dragon
      And Alex has cast Kilnmouth Dragon
      And the top of the stack has resolved
      When Alex chooses Wardscale Dragon
      Then this is legal
      And Kilnmouth Dragon has 3 +1/+1 counters
      And the stack is empty

  @cr:603.6c
  Rule: A leaves-the-battlefield ability triggers as its permanent leaves with its owner

    @cr:603.10a
    Scenario: Thragtusk that leaves the game with its owner leaves a Beast behind
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent     | controller | owner | attached to |
        | Thragtusk     | Alex       | Rob   |             |
        | Control Magic | Alex       | Alex  | Thragtusk   |
      When Rob concedes
      Then this is legal
      And Thragtusk has left the game
      When Alex passes
      Then this is legal
      And Thragtusk's ability is on the stack once
      When the stack resolves
      Then the new Beast Token is called Beast
      And Alex controls Beast

  @cr:603.6e
  Rule: An Aura's ability finds the card of the creature that it enchanted

    Scenario: False Demise returns the creature that it enchanted
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent     | controller | attached to   |
        | Grizzly Bears | Carissa    |               |
        | False Demise  | Alex       | Grizzly Bears |
      And Rob controls three Swamps
      And Rob holds Murder
      When Rob casts Murder targeting Grizzly Bears
      Then this is legal
      When the top of the stack resolves
      Then False Demise is in Alex's graveyard
      And False Demise's ability is on the stack once
      When the stack resolves
      Then Alex controls Grizzly Bears

    Scenario: False Demise that is destroyed itself returns nothing
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent     | controller | attached to   |
        | Grizzly Bears | Carissa    |               |
        | False Demise  | Alex       | Grizzly Bears |
      And Rob controls two Plains
      And Rob holds Disenchant
      When Rob casts Disenchant targeting False Demise
      Then this is legal
      When the stack resolves
      Then False Demise is in Alex's graveyard
      And Carissa controls Grizzly Bears

    Scenario: False Demise's creature isn't returned to hand once it has come back
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And these permanents are on the battlefield:
        | permanent           | controller | attached to         |
        | Endless Cockroaches | Carissa    |                     |
        | False Demise        | Alex       | Endless Cockroaches |
      And Rob controls three Swamps
      And Rob holds Murder
      And Rob has cast Murder targeting Endless Cockroaches
      When the top of the stack resolves
      Then the stack holds, from the top:
        | object              | controller |
        | False Demise        | Alex       |
        | Endless Cockroaches | Carissa    |
      When the top of the stack resolves
      Then Alex controls Endless Cockroaches
      When the top of the stack resolves
      Then Alex controls Endless Cockroaches

    @cr:111.7
    Scenario: False Demise returns no token
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent    | controller | attached to |
        | Beast Token  | Rob        |             |
        | False Demise | Alex       | Beast Token |
      And Alex controls three Swamps
      And Alex holds Murder
      And Alex has cast Murder targeting Beast Token
      When the top of the stack resolves
      Then Beast Token has left the game
      And False Demise is in Alex's graveyard
      When the stack resolves
      Then Beast Token has left the game
      And Alex has priority
