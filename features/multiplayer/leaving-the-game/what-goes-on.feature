@since:2020-06-01
Feature: What goes on when a player leaves
  An attack on a player who leaves is not called off, but it comes to nothing;
  and a turn whose player has left runs to its end.

  @cr:800.4e
  Rule: An attacker deals no combat damage if the attacked player has left

    @cr:510.1d @cr:510.2
    Scenario: Damage that Alex was assigning isn't dealt as Alex leaves
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Grizzly Bears, Gray Ogre and Hill Giant
      And Alex controls Foriysian Brigade
      And Rob has declared these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Alex    |
        | Gray Ogre     | Alex    |
        | Hill Giant    | Carissa |
      And Alex has declared these blocks:
        | blocker           | blocks                      |
        | Foriysian Brigade | Grizzly Bears and Gray Ogre |
      And play has gone on to the combat damage step
      When Alex concedes
      Then this is legal
      And nobody is asked to assign damage
      And Foriysian Brigade has left the game
      When combat damage is dealt
      Then Carissa has 17 life
      And Grizzly Bears has no damage marked on it
      And Gray Ogre has no damage marked on it

    Scenario Outline: If <leaver> leaves, <other> can't block the creature that attacked <leaver>
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Vampire Nighthawk and Hill Giant
      And <other> controls Giant Spider
      And Rob has declared these attacks:
        | attacker          | attacks  |
        | Vampire Nighthawk | <leaver> |
        | Hill Giant        | <other>  |
      When <leaver> concedes
      Then this is legal
      And <leaver> has left the game
      And Vampire Nighthawk is on the battlefield
      And Vampire Nighthawk is tapped
      When <other> blocks Vampire Nighthawk with Giant Spider
      Then the declaration is illegal
      And nothing has changed
      When <other> declares no block
      Then the declaration is legal
      When combat damage is dealt
      Then <other> has 17 life
      And Rob has 20 life

      Examples:
        | leaver  | other   |
        | Alex    | Carissa |
        | Carissa | Alex    |

    @cr:506.4
    Scenario: A creature is still attacking after the attacked player leaves
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Craw Wurm and Reconnaissance
      And Rob has attacked Alex with Craw Wurm
      And Alex has conceded
      When Rob activates Reconnaissance targeting Craw Wurm
      Then this is legal
      When the stack resolves
      Then Craw Wurm is not attacking
      And Craw Wurm is untapped

    @cr:802.2a @cr:508.5
    Scenario: When attacked Alex leaves, Agate-Blade Assassin doesn't affect Carissa
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Agate-Blade Assassin and Hill Giant
      And Rob has declared these attacks:
        | attacker             | attacks |
        | Agate-Blade Assassin | Alex    |
        | Hill Giant           | Carissa |
      And Rob has passed
      When Alex concedes
      Then this is legal
      And Agate-Blade Assassin's ability is on the stack
      When the stack resolves
      Then Rob has 21 life
      And Carissa has 20 life

    @cr:802.4
    Scenario: When Alex leaves instead of blocking, Carissa declares blockers next
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And Rob controls Grizzly Bears, Gray Ogre and Hill Giant
      And Alex controls Wall of Wood
      And Carissa controls Wall of Stone
      And Dana controls Wall of Air
      And Rob has declared these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Alex    |
        | Gray Ogre     | Carissa |
        | Hill Giant    | Dana    |
      When play goes on to the declare blockers step
      Then Alex is asked to declare blockers
      When Alex concedes
      Then this is legal
      And Carissa is asked to declare blockers
      When Carissa blocks Gray Ogre with Wall of Stone
      Then the declaration is legal
      And Dana is asked to declare blockers
      When Dana blocks Grizzly Bears with Wall of Air
      Then the declaration is illegal
      And nothing has changed
      When Dana blocks Hill Giant with Wall of Air
      Then the declaration is legal
      And Gray Ogre is blocked by Wall of Stone
      And Hill Giant is blocked by Wall of Air

    @cr:104.3a
    Scenario: A player may leave while another player is declaring blockers
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And Rob controls Grizzly Bears, Gray Ogre and Hill Giant
      And Alex controls Wall of Wood
      And Carissa controls Wall of Stone
      And Dana controls Wall of Air
      And Rob has declared these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Alex    |
        | Gray Ogre     | Carissa |
        | Hill Giant    | Dana    |
      And play has gone on to the declare blockers step
      When Carissa concedes
      Then this is legal
      And Carissa has left the game
      And Alex is asked to declare blockers
      When Alex blocks Grizzly Bears with Wall of Wood
      Then the declaration is legal
      And Grizzly Bears is blocked by Wall of Wood
      And Dana is asked to declare blockers

  @cr:800.4j
  Rule: A turn has no active player once its player has left

    @cr:800.4a
    Scenario: The attacking player leaves with their attackers; the turn goes on
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears and Hill Giant
      And Alex has declared these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Carissa |
        | Hill Giant    | Rob     |
      When Alex concedes
      Then this is legal
      And Grizzly Bears has left the game
      And Hill Giant has left the game
      And nobody is the active player
      And it is the declare attackers step
      And Carissa has priority
      When play goes on to the postcombat main phase
      Then nobody is the active player
      And Carissa has priority
      When play goes on to Carissa's upkeep
      Then it is Carissa's turn
      And Rob has 20 life
      And Carissa has 20 life

    Scenario: The attacking player leaves after blocks, and the turn goes on
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And Rob controls Grizzly Bears and Hill Giant
      And Alex controls Wall of Wood
      And Carissa controls Wall of Stone
      And Rob has declared these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Alex    |
        | Hill Giant    | Carissa |
      And Alex has blocked Grizzly Bears with Wall of Wood
      When Rob concedes
      Then this is legal
      And nobody is the active player
      And Wall of Wood is on the battlefield
      And Hill Giant has left the game
      When play goes on to the end step
      Then nobody is the active player
      And Alex has priority
      And Carissa has 20 life

    @since:2024-06-07 @cr:603.7
    Scenario: Maddening Imp destroys nothing if the active player has left
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Gray Ogre
      And Rob controls Hill Giant
      And Carissa controls Maddening Imp and Grizzly Bears
      And Alex has passed
      And Carissa has activated Maddening Imp
      When Alex concedes
      Then this is legal
      And Maddening Imp's ability is on the stack once
      When the stack resolves
      And play goes on to Carissa's upkeep
      Then Hill Giant is on the battlefield
      And Grizzly Bears is on the battlefield

    @since:2024-06-07 @cr:603.7
    Scenario: Siren's Call destroys nothing if the active player has left
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Gray Ogre
      And Rob controls Hill Giant and Island
      And Rob holds Siren's Call
      And Carissa controls Grizzly Bears
      And Alex has passed
      And Carissa has passed
      And Rob has cast Siren's Call
      When Alex concedes
      Then this is legal
      And Siren's Call is on the stack
      When the stack resolves
      And play goes on to Carissa's upkeep
      Then Siren's Call is in Rob's graveyard
      And Hill Giant is on the battlefield
      And Grizzly Bears is on the battlefield

  @since:2024-06-07 @cr:704.5w
  Rule: A battle whose protector has left gets a new one unless it's being attacked

    @cr:310.10 @cr:310.8c
    Scenario: An attacked battle whose protector left gets a new one after combat
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Invasion of Dominaria | Rob        | Alex      |
        | Hill Giant            | Rob        |           |
        | Grizzly Bears         | Rob        |           |
        | Wall of Wood          | Carissa    |           |
      And Rob has declared these attacks:
        | attacker      | attacks               |
        | Hill Giant    | Invasion of Dominaria |
        | Grizzly Bears | Carissa               |
      When Alex concedes
      Then this is legal
      And Invasion of Dominaria is on the battlefield
      And Hill Giant is attacking Invasion of Dominaria
      And nobody is asked to choose
      When Carissa blocks Hill Giant with Wall of Wood
      Then the declaration is illegal
      And nothing has changed
      When combat damage is dealt
      Then Invasion of Dominaria has 2 defense counters
      When play goes on to the postcombat main phase
      Then Rob may choose among Carissa and Dana
      When Rob chooses Rob
      Then this is illegal
      And nothing has changed
      When Rob chooses Dana
      Then this is legal
      And Rob has priority

    @cr:800.4e @cr:510.1b
    Scenario: Combat damage is dealt to a battle whose protector has left
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Hill Giant
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Invasion of Dominaria | Rob        | Alex      |
      And Rob has attacked Invasion of Dominaria with Hill Giant
      When Alex concedes
      Then this is legal
      When combat damage is dealt
      Then Invasion of Dominaria has 2 defense counters

    @cr:310.10
    Scenario Outline: An unattacked battle whose protector leaves gets <heir> as protector
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Invasion of Dominaria | Rob        | Alex      |
        | Hill Giant            | Rob        |           |
        | Wall of Wood          | Carissa    |           |
        | Wall of Stone         | Dana       |           |
      When Rob passes
      Then this is legal
      And Alex has priority
      When Alex concedes
      Then this is legal
      And Rob may choose among Carissa and Dana
      When Rob chooses <heir>
      Then this is legal
      When Rob attacks Invasion of Dominaria with Hill Giant
      Then the declaration is legal
      When <heir> blocks Hill Giant with <blocker>
      Then the declaration is legal
      And Hill Giant is blocked by <blocker>

      Examples:
        | heir    | blocker       |
        | Carissa | Wall of Wood  |
        | Dana    | Wall of Stone |

    @cr:310.10
    Scenario Outline: An unattacked Siege gets a new protector in combat <where>
      Given a <game>
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Invasion of Dominaria | Rob        | Alex      |
        | Grizzly Bears         | Rob        |           |
      And Rob has attacked Carissa with Grizzly Bears
      And Alex has conceded
      When Rob passes
      Then this is legal
      And Rob may choose among Carissa and Dana
      When Rob chooses Dana
      Then this is legal
      And Grizzly Bears is attacking Carissa

      Examples:
        | where           | game                                                    |
        | in free-for-all | free-for-all between Rob, Alex, Carissa and Dana        |
        | in a team game  | team game of Rob and Eve against Alex, Carissa and Dana |

  @cr:800.4m
  Rule: Effects until a departed player's next turn last until it would have begun

    Scenario: If Alex leaves, creatures Alex goaded stay goaded on Carissa's turn
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls four Mountains
      And Alex holds Disrupt Decorum
      And Carissa controls Craw Wurm
      And Rob controls Wall of Wood
      And Alex has cast Disrupt Decorum
      And the stack has resolved
      And play has gone on to Carissa's upkeep
      And Alex has conceded
      When Carissa declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Carissa attacks Rob with Craw Wurm
      Then the declaration is legal
      And Craw Wurm is attacking Rob

    Scenario: If Alex leaves, Alex's goad lasts until Alex's turn would have begun
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls four Mountains
      And Alex holds Disrupt Decorum
      And Rob controls Craw Wurm
      And Alex has cast Disrupt Decorum
      And the stack has resolved
      And play has gone on to Carissa's upkeep
      And Alex has conceded
      And play has gone on to Rob's precombat main phase
      When Rob declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Carissa with Craw Wurm
      Then the declaration is legal
      And Craw Wurm is attacking Carissa

    Scenario: If Alex leaves, Alex's goad ends when Alex's turn would have begun
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls four Mountains
      And Alex holds Disrupt Decorum
      And Carissa controls Craw Wurm
      And Alex has cast Disrupt Decorum
      And the stack has resolved
      And play has gone on to Carissa's upkeep
      And Alex has conceded
      And Carissa has attacked Rob with Craw Wurm
      And play has gone on to Carissa's precombat main phase
      When Carissa declares no attack
      Then the declaration is legal
      And Craw Wurm is not attacking

    Scenario: Of two who have left, Carissa's goad outlasts Alex's missing turn
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls four Mountains
      And Carissa holds Disrupt Decorum
      And Rob controls Craw Wurm
      And Carissa has cast Disrupt Decorum
      And the stack has resolved
      And play has gone on to Dana's upkeep
      And Alex has conceded
      And Carissa has conceded
      And play has gone on to Rob's precombat main phase
      When Rob declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Dana with Craw Wurm
      Then the declaration is legal
      And Craw Wurm is attacking Dana

    Scenario: Of two who have left, Carissa's goad ends as her turn would have begun
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls four Mountains
      And Carissa holds Disrupt Decorum
      And Dana controls Craw Wurm
      And Carissa has cast Disrupt Decorum
      And the stack has resolved
      And play has gone on to Dana's upkeep
      And Alex has conceded
      And Carissa has conceded
      And Dana has attacked Rob with Craw Wurm
      And play has gone on to Dana's precombat main phase
      When Dana declares no attack
      Then the declaration is legal
      And Craw Wurm is not attacking

  @cr:800.4m
  Rule: Effects until a departed player's upkeep last until that turn would have begun

    Scenario: If Alex leaves, Alex's Erhnam Djinn's gift lasts on until Alex's turn
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Rob's end step
      And Alex controls Erhnam Djinn
      And Carissa controls Hill Giant
      And Dana controls Gray Ogre
      And play has gone on to Alex's upkeep
      And Alex has chosen Hill Giant
      And the stack has resolved
      And play has gone on to Dana's upkeep
      And Dana has passed
      And Rob has passed
      When Alex concedes
      Then this is legal
      And Hill Giant has the keyword forestwalk
      When play goes on to Rob's end step
      Then Hill Giant has the keyword forestwalk
      When play goes on to Carissa's upkeep
      Then Hill Giant does not have the keyword forestwalk

    Scenario: Of two who have left, Dana's gift ends as her turn would have begun
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Carissa's end step
      And Dana controls Erhnam Djinn
      And Alex controls Hill Giant
      And Rob controls Gray Ogre
      And play has gone on to Dana's upkeep
      And Dana has chosen Hill Giant
      And the stack has resolved
      And play has gone on to Rob's upkeep
      And Carissa has conceded
      When Dana concedes
      Then this is legal
      And Hill Giant has the keyword forestwalk
      When play goes on to Alex's end step
      Then Hill Giant has the keyword forestwalk
      When play goes on to Rob's upkeep
      Then Hill Giant does not have the keyword forestwalk

    Scenario: A departed member's gift ends as the team's shared turn begins
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | moon |
        | Dana    | moon |
      And it is Rob's end step
      And Carissa controls Erhnam Djinn
      And Alex controls Hill Giant
      And Rob controls Gray Ogre
      And play has gone on to Carissa's upkeep
      And Carissa has chosen Hill Giant
      And the stack has resolved
      And play has gone on to Rob's upkeep
      When Carissa concedes
      Then this is legal
      And Hill Giant has the keyword forestwalk
      When play goes on to Rob's end step
      Then Hill Giant has the keyword forestwalk
      When play goes on to Dana's upkeep
      Then Hill Giant does not have the keyword forestwalk

  @cr:800.4j
  Rule: A turn without its player keeps all its steps, but no one draws or discards

    Scenario: No one draws in the draw step of a player who has left
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's upkeep
      When Alex concedes
      Then this is legal
      When play goes on to the end step
      Then nobody is the active player
      And Carissa has no cards in hand
      And Rob has no cards in hand

    Scenario: No one discards in the cleanup step of a player who has left
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's postcombat main phase
      And Carissa holds eight Forests
      And Rob holds eight Islands
      When Alex concedes
      Then this is legal
      When play goes on to the end step
      And everybody passes
      Then it is Carissa's turn
      And it is the upkeep
      And Carissa has eight cards in hand
      And Rob has eight cards in hand

    @cr:514.2
    Scenario: Damage wears off and effects end on a turn whose player has left
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Carissa controls Hill Giant and Forest
      And Carissa holds Giant Growth
      And Rob controls Mountain
      And Rob holds Lightning Bolt
      And Carissa has cast Giant Growth targeting Hill Giant
      And the stack has resolved
      And Rob has cast Lightning Bolt targeting Hill Giant
      And the stack has resolved
      When Alex concedes
      Then this is legal
      And Hill Giant is 6/6
      And Hill Giant has 3 damage marked on it
      When play goes on to Carissa's upkeep
      Then Hill Giant is 3/3
      And Hill Giant has no damage marked on it

    @cr:603.7
    Scenario: The end step still begins on the turn of a player who has left
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Hill Giant
      And Rob controls Maddening Imp
      And Rob has activated Maddening Imp
      And the stack has resolved
      When Alex concedes
      Then this is legal
      When play goes on to the end step
      Then nobody is the active player
      And Maddening Imp's ability is on the stack once

  @cr:800.4j
  Rule: Where the departed active player would get priority, the next player gets it

    Scenario: On a departed player's turn, the next player acts after a resolution
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Mountain
      And Rob holds Lightning Bolt
      When Alex concedes
      Then this is legal
      And Carissa has priority
      When Carissa passes
      Then this is legal
      When Rob casts Lightning Bolt targeting Carissa
      Then this is legal
      When the stack resolves
      Then Carissa has 17 life
      And it is the precombat main phase
      And Carissa has priority
      And nobody is the active player

    Scenario Outline: On departed <gone>'s turn, <next> acts after <caster>'s spell resolves
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is <gone>'s precombat main phase
      And <caster> controls Mountain
      And <caster> holds Lightning Bolt
      And <gone> has conceded
      When <caster> casts Lightning Bolt targeting <next>
      Then this is legal
      When the top of the stack resolves
      Then <next> has 17 life
      And <next> has priority
      And nobody is the active player

      Examples:
        | gone | caster | next    |
        | Alex | Dana   | Carissa |
        | Dana | Alex   | Rob     |

    Scenario Outline: On departed <gone>'s turn, opponent <next> acts before teammate <mate>
      Given a team game of Rob and Alex against Carissa and Dana
      And it is <gone>'s precombat main phase
      And <gone> has conceded
      When play goes on to the beginning of combat
      Then <next> has priority
      When <next> passes
      Then this is legal
      And <other> has priority

      Examples:
        | gone | next    | other | mate    |
        | Alex | Carissa | Dana  | Rob     |
        | Dana | Rob     | Alex  | Carissa |

    Scenario: On departed Alex's turn, Carissa acts between resolutions for Dana
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And it is Alex's postcombat main phase
      And Dana controls Mogg Fanatic and Mountain
      And Dana holds Shock
      And Alex has conceded
      When Dana casts Shock targeting Eve
      Then this is legal
      When Dana activates Mogg Fanatic targeting Rob
      Then this is legal
      When the top of the stack resolves
      Then Rob has 19 life
      And Shock is on the stack
      And Carissa has priority

    Scenario: On a departed player's turn, a step ends when the others have passed
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's upkeep
      When Alex concedes
      Then this is legal
      When Carissa passes
      Then this is legal
      And it is the upkeep
      And Rob has priority
      When Rob passes
      Then this is legal
      And it is the draw step
      And Carissa has priority

    Scenario: On a departed player's turn, others play no creatures and no lands
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Carissa controls two Forests
      And Carissa holds Grizzly Bears, Giant Growth and Forest
      When Alex concedes
      Then this is legal
      And Carissa has priority
      When Carissa casts Grizzly Bears
      Then this is illegal
      And nothing has changed
      When Carissa plays Forest
      Then this is illegal
      And nothing has changed

    Scenario: On a departed player's turn, nobody attacks
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Carissa controls Grizzly Bears
      And Rob controls Hill Giant
      When Alex concedes
      Then this is legal
      When play goes on to the beginning of combat
      Then nobody is asked to declare attackers
      When Carissa attacks Rob with Grizzly Bears
      Then the declaration is illegal
      And Rob has 20 life

    @cr:807.5a
    Scenario: On departed Eve's turn priority passes over Gus, who is out of range
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by Rob, Eve and Ivan
      And Gus controls Mountain
      And Gus holds Shock
      And Finn has conceded
      When Eve concedes
      Then this is legal
      And Dana has priority
      When Gus casts Shock targeting Hana
      Then this is illegal
      And nothing has changed

    @cr:807.5a
    Scenario: On departed Ivan's turn Hana, not distant Karl, has priority again
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by Rob, Eve and Ivan
      And Hana controls Forest and Grizzly Bears
      And Hana holds Giant Growth
      And Ivan has conceded
      And Judy has conceded
      And Hana has cast Giant Growth targeting Grizzly Bears
      When the top of the stack resolves
      Then Grizzly Bears is 5/5
      And Hana has priority

  @cr:800.4m
  Rule: Effects until end of turn end with a departed player's turn

    Scenario: Word of Seizing ends with the turn, though the active player has left
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls five Mountains
      And Rob holds Word of Seizing
      And Carissa controls Hill Giant
      And Rob has cast Word of Seizing targeting Hill Giant
      And the stack has resolved
      When Alex concedes
      Then this is legal
      And Rob controls Hill Giant
      When play goes on to Carissa's upkeep
      Then Carissa controls Hill Giant
