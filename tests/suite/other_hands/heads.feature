@since:2020-06-01
Feature: Other hands: teams that take their turns together
  A second reading of 805.1 to 805.9 and of 810, at crowded and crooked tables.

  @cr:805.1
  Rule: Who can share turns

    # 805.1: the members of each team sit in adjacent seats
    Scenario: Teammates across the table from one another
      Given a shared team turns game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Moons  |
        | Carissa | Suns   |
        | Dana    | Moons  |
      When the game is set up
      Then this is illegal

    # 805.1: two of three side by side are not enough
    Scenario: A team of three with a stranger in its middle
      Given a Two-Headed Giant game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Suns   |
        | Carissa | Moons  |
        | Dana    | Suns   |
        | Eve     | Moons  |
        | Finn    | Moons  |
      When the game is set up
      Then this is illegal

    # 805.1, 805.2: the table is round; the primary player sits at the right-hand end, wherever the list of seats begins
    @cr:805.2
    Scenario: A team that sits round the corner of the list
      Given a shared team turns game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Moons  |
        | Carissa | Moons  |
        | Dana    | Suns   |
      When the game is set up
      Then this is legal
      And the primary player of Rob's team is Dana
      And the primary player of Carissa's team is Alex

    # 805.1, 805.2: three teams of three, three and two
    @cr:805.2
    Scenario: Three teams of different sizes
      Given a shared team turns game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Suns   |
        | Carissa | Moons  |
        | Dana    | Moons  |
        | Eve     | Moons  |
        | Finn    | Stars  |
        | Gus     | Stars  |
        | Hana    | Suns   |
      When the game is set up
      Then this is legal
      And the primary player of Rob's team is Hana
      And the primary player of Eve's team is Carissa
      And the primary player of Gus's team is Finn

  @cr:810.1
  Rule: Which teams are a Two-Headed Giant's

    # 810.1: two teams
    Scenario: Three Giants of two heads
      Given a Two-Headed Giant game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Suns   |
        | Carissa | Moons  |
        | Dana    | Moons  |
        | Eve     | Stars  |
        | Finn    | Stars  |
      When the game is set up
      Then this is illegal

    # 810.1, 810.11: teams of equal size
    @cr:810.11
    Scenario: Three heads against two
      Given a Two-Headed Giant game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Suns   |
        | Carissa | Suns   |
        | Dana    | Moons  |
        | Eve     | Moons  |
      When the game is set up
      Then this is illegal

  @cr:805.2
  Rule: The primary player settles what the others cannot agree on

    # 805.2: three members, three opinions
    @cr:805.10b
    Scenario: Three heads want three attacks
      Given a Two-Headed Giant game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Moons  |
        | Carissa | Moons  |
        | Dana    | Moons  |
        | Eve     | Suns   |
        | Finn    | Suns   |
      And it is Eve's precombat main phase
      And Rob controls Gray Ogre
      And Eve controls Hill Giant
      And Finn controls Wind Drake
      When Rob proposes these attacks:
        | attacker  | attacks |
        | Gray Ogre | Alex    |
      Then the declaration is legal
      And Gray Ogre is not attacking
      When Eve proposes these attacks:
        | attacker   | attacks |
        | Gray Ogre  | Dana    |
        | Hill Giant | Carissa |
      Then the declaration is legal
      And Hill Giant is not attacking
      When Finn proposes these attacks:
        | attacker   | attacks |
        | Wind Drake | Dana    |
      Then the declaration is legal
      And Gray Ogre is attacking Dana
      And Hill Giant is attacking Carissa
      And Wind Drake is not attacking

    # 805.2: the defending team's primary player settles blocks, also those of a teammate's creatures
    @cr:805.10d
    Scenario: Two heads want two blocks
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's precombat main phase
      And Rob controls Scathe Zombies
      And Alex controls Gray Ogre
      And Dana controls Giant Spider
      And Rob has declared these attacks:
        | attacker       | attacks |
        | Scathe Zombies | Dana    |
        | Gray Ogre      | Carissa |
      When Dana proposes these blocks:
        | blocker      | blocks         |
        | Giant Spider | Scathe Zombies |
      Then the declaration is legal
      And Giant Spider is not blocking
      When Carissa proposes these blocks:
        | blocker      | blocks    |
        | Giant Spider | Gray Ogre |
      Then the declaration is legal
      And Giant Spider is blocking Gray Ogre
      And Scathe Zombies is unblocked

    # 805.2, 805.7: the same for the order of triggers, also of the other member's
    @cr:805.7
    Scenario: The other head would have its own Force last
      Given a shared team turns game seated clockwise:
        | player  | team   |
        | Rob     | Moons  |
        | Alex    | Suns   |
        | Carissa | Suns   |
        | Dana    | Moons  |
      And it is Alex's postcombat main phase
      And Rob controls left Verdant Force
      And Dana controls right Verdant Force
      And play has gone on to Dana's upkeep
      When Rob proposes the triggers in the order left Verdant Force and right Verdant Force
      Then this is legal
      And left Verdant Force's ability is not on the stack
      When Dana proposes the triggers in the order right Verdant Force and left Verdant Force
      Then this is legal
      And the stack holds, from the top:
        | object              | controller |
        | left Verdant Force  | Rob        |
        | right Verdant Force | Dana       |

    # 805.2 with 800.4: the rightmost seat among those who are still there
    @cr:800.4
    Scenario: With the primary player gone the next one to the left decides
      Given a shared team turns game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Suns   |
        | Carissa | Suns   |
        | Dana    | Moons  |
        | Eve     | Moons  |
      And it is Rob's precombat main phase
      And Alex controls Gray Ogre
      And Carissa controls Wind Drake
      When Rob concedes
      Then this is legal
      And Rob has left the game
      And the game goes on
      And the primary player of Carissa's team is Alex
      When Carissa proposes these attacks:
        | attacker   | attacks |
        | Wind Drake | Dana    |
      Then the declaration is legal
      And Wind Drake is not attacking
      When Alex proposes these attacks:
        | attacker  | attacks |
        | Gray Ogre | Eve     |
      Then the declaration is legal
      And Gray Ogre is attacking Eve
      And Wind Drake is not attacking

    # 805.2: who leaves has no say any more; the next primary player's last word counts
    @cr:104.3a
    Scenario: The primary player concedes while the team is of two minds
      Given a shared team turns game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Suns   |
        | Carissa | Moons  |
        | Dana    | Moons  |
        | Eve     | Moons  |
      And it is Carissa's precombat main phase
      And Dana controls Gray Ogre
      And Eve controls Wind Drake
      When Dana proposes these attacks:
        | attacker  | attacks |
        | Gray Ogre | Alex    |
      Then the declaration is legal
      And Gray Ogre is not attacking
      When Carissa concedes
      Then this is legal
      And it is Dana's turn
      When Dana proposes these attacks:
        | attacker  | attacks |
        | Gray Ogre | Rob     |
      Then the declaration is legal
      And Gray Ogre is not attacking
      When Eve proposes these attacks:
        | attacker   | attacks |
        | Wind Drake | Alex    |
      Then the declaration is legal
      And Gray Ogre is attacking Rob
      And Wind Drake is not attacking

  @cr:805.3a
  Rule: Hands are judged by team

    # 805.3a, 103.5c: the starting team in any order, then the other; a teammate's keeping binds nobody; the first mulligan is free
    @cr:103.5c
    Scenario: One head keeps, the other goes on
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And the game has not begun, and Carissa plays first
      And Rob holds Shock
      And Alex holds Jump
      And Carissa holds Unsummon and Gray Ogre
      And Dana holds Giant Growth
      When Dana takes a mulligan
      Then this is legal
      And Giant Growth is in Dana's hand
      And Carissa is asked to keep a hand
      When Carissa keeps the hand
      Then this is legal
      And Rob is asked to keep a hand
      When Rob takes a mulligan
      Then this is legal
      And Shock is in Rob's hand
      And Alex is asked to keep a hand
      When Alex keeps the hand
      Then this is legal
      And Dana has 7 cards in hand
      And Rob has 7 cards in hand
      And Dana is asked to keep a hand
      When Dana keeps the hand
      Then this is legal
      And Rob is asked to keep a hand
      When Rob keeps the hand
      Then this is legal
      And nobody is asked to keep a hand

    # 805.3b: each member of the starting team, then each of the other
    @cr:805.3b
    Scenario: Leylines of both teams
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And the game has not begun, and Carissa plays first
      And Rob holds Leyline of Vitality
      And Dana holds Leyline of Sanctity
      And Carissa has kept the hand
      And Dana has kept the hand
      And Rob has kept the hand
      And Alex has kept the hand
      When Rob interrupts and chooses Leyline of Vitality
      Then this is illegal
      And nothing has changed
      When Dana chooses Leyline of Sanctity
      Then this is legal
      And Leyline of Sanctity is on the battlefield
      And Leyline of Vitality is in Rob's hand
      When Rob chooses Leyline of Vitality
      Then this is legal
      And Leyline of Vitality is on the battlefield

  @cr:805.4
  Rule: A turn is the team's

    # 805.4, 805.4b, 810.6: the starting Giant draws nothing, afterwards each head of either Giant draws
    @cr:805.4b @cr:810.6
    Scenario: The first draws of six heads
      Given a Two-Headed Giant game of Rob, Alex and Carissa against Dana, Eve and Finn
      And the game has not begun, and Dana plays first
      And Rob holds Shock
      And Dana holds Jump
      And Dana has kept the hand
      And Eve has kept the hand
      And Finn has kept the hand
      And Rob has kept the hand
      And Alex has kept the hand
      And Carissa has kept the hand
      When play goes on to Dana's precombat main phase
      Then it is Dana's turn
      And it is Finn's turn
      And Dana has 1 card in hand
      And Eve has no cards in hand
      When play goes on to Rob's precombat main phase
      Then it is Carissa's turn
      And Rob has 2 cards in hand
      And Alex has 1 card in hand
      And Carissa has 1 card in hand
      And Finn has no cards in hand
      When play goes on to Dana's precombat main phase
      Then Dana has 2 cards in hand
      And Finn has 1 card in hand

    # 103.8c, 800.7: outside Two-Headed Giant nobody skips the first draw, shared turns or not
    @cr:800.7
    Scenario: Sharing turns alone costs no draw
      Given a shared team turns game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Suns   |
        | Carissa | Moons  |
        | Dana    | Moons  |
        | Eve     | Moons  |
      And the game has not begun, and Rob plays first
      And Rob holds Shock
      And Rob has kept the hand
      And Alex has kept the hand
      And Carissa has kept the hand
      And Dana has kept the hand
      And Eve has kept the hand
      When play goes on to Rob's precombat main phase
      Then Rob has 2 cards in hand
      And Alex has 1 card in hand
      And Carissa has no cards in hand

    # 805.4c, 305.2: each member one land; what allows one more allows it to its controller only
    @cr:805.4c @cr:305.2
    Scenario: Land drops are not pooled
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Dana's precombat main phase
      And Carissa controls Exploration
      And Carissa holds left Forest, middle Forest and right Forest
      And Dana holds left Island and right Island
      When Dana plays left Island
      Then this is legal
      And left Island is on the battlefield
      When Dana plays right Island
      Then this is illegal
      And nothing has changed
      When Carissa plays left Forest
      Then this is legal
      When Carissa plays middle Forest
      Then this is legal
      And middle Forest is on the battlefield
      When Carissa plays right Forest
      Then this is illegal
      And nothing has changed

    # 805.4d: "that player": once for each member; 810.9: on the one total
    @cr:805.4d @cr:810.9
    Scenario: A Tablet counts heads, a Force does not
      Given a Two-Headed Giant game of Rob, Alex and Carissa against Dana, Eve and Finn
      And it is Rob's postcombat main phase
      And Rob controls Copper Tablet
      When play goes on to Dana's upkeep
      And the stack resolves
      Then Finn has 42 life
      And Rob has 45 life

    # 805.4d: an ability that does not care whose upkeep it is triggers once
    @cr:805.4d
    Scenario: A Force makes one Saproling for two upkeepers
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's postcombat main phase
      And Alex controls Verdant Force
      When play goes on to Carissa's upkeep
      Then Verdant Force's ability is on the stack once

    # 805.4d: a condition that looks at each opponent is judged for each
    @cr:805.4d
    Scenario: A Mongrel bites the head with the small hand
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's postcombat main phase
      And Alex controls Hellfire Mongrel
      And Carissa holds three Islands
      And Dana holds two Islands
      When play goes on to Carissa's upkeep
      Then Hellfire Mongrel's ability is on the stack once
      When the stack resolves
      Then Carissa has 28 life

    # 805.4d: "each opponent's" without "that player": one counter in a turn of two opponents
    @cr:805.4d
    Scenario: An Ascension counts one end step
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Rob controls Luminarch Ascension
      When play goes on to the end step
      Then Luminarch Ascension's ability is on the stack once
      When the top of the stack resolves
      And Rob agrees
      Then this is legal
      And Luminarch Ascension has 1 quest counter

    # 805.4d, 805.4b: a Kami triggers for each member of the team that draws
    @cr:805.4d @cr:805.4b
    Scenario: A Kami of the other team gives each head its card
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's postcombat main phase
      And Alex controls Kami of the Crescent Moon
      When play goes on to Carissa's draw step
      And the stack resolves
      Then Carissa has 2 cards in hand
      And Dana has 2 cards in hand
      And Rob has no cards in hand

  @cr:805.5
  Rule: Priority is the team's

    # 805.5a, 805.5b: while one member would pass the other may still act, and after that nobody has passed
    @cr:805.5a @cr:805.5b
    Scenario: A pass of one head is taken back by the deed of the other
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Dana controls Mountain
      And Dana holds Shock
      When Carissa proposes to pass
      Then this is legal
      And Carissa has priority
      And Dana has priority
      When Dana casts Shock targeting Alex
      Then this is legal
      When Dana proposes to pass
      Then this is legal
      And Carissa has priority
      When Carissa proposes to pass
      Then this is legal
      And Rob has priority
      And Alex has priority
      When the stack resolves
      Then Rob has 28 life
      And Carissa has priority

    # 805.5b: a team may not act in the other team's priority; all teams pass in turn order, three of them too
    @cr:805.5b
    Scenario: Three teams pass one after another
      Given a shared team turns game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Suns   |
        | Carissa | Moons  |
        | Dana    | Moons  |
        | Eve     | Stars  |
        | Finn    | Stars  |
      And it is Carissa's precombat main phase
      And Dana controls Mountain
      And Dana holds Shock
      And Alex controls two Islands
      And Alex holds Counterspell
      And Dana has cast Shock targeting Finn
      When Dana passes
      Then this is legal
      And Eve has priority
      When Finn passes
      Then this is legal
      And Rob has priority
      When Alex casts Counterspell targeting Shock
      Then this is legal
      And Rob has priority
      When Rob passes
      Then this is legal
      And Carissa has priority
      When the stack resolves
      Then Finn has 20 life
      And Shock is in Dana's graveyard

  @cr:805.6
  Rule: The active team chooses first, its members in any order

    # 805.6: who cast the spell does not matter; the second member may choose before the first
    @cr:101.4
    Scenario: A spell of a nonactive head
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Rob controls Swamp, Vedalken Orrery, Gray Ogre and Hill Giant
      And Rob holds Innocent Blood
      And Alex controls Wall of Wood and Wall of Stone
      And Carissa controls Scathe Zombies and Savannah Lions
      And Dana controls Wind Drake and Storm Crow
      And Rob has cast Innocent Blood
      And the top of the stack has resolved
      When Rob interrupts and chooses Gray Ogre
      Then this is illegal
      And nothing has changed
      When Dana interrupts and chooses Storm Crow
      Then this is legal
      And Storm Crow is on the battlefield
      When Carissa chooses Savannah Lions
      Then this is legal
      And Savannah Lions is on the battlefield
      When Alex interrupts and chooses Wall of Wood
      Then this is legal
      When Rob chooses Gray Ogre
      Then this is legal
      And Gray Ogre is in Rob's graveyard
      And Wall of Wood is in Alex's graveyard
      And Storm Crow is in Dana's graveyard
      And Savannah Lions is in Carissa's graveyard

    # 805.6, 104.3a, 800.4a: who leaves in the middle is not waited for, and what the others have said stands
    @cr:104.3a @cr:800.4a
    Scenario: A member leaves in the middle of the choosing
      Given a shared team turns game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Suns   |
        | Carissa | Moons  |
        | Dana    | Moons  |
      And it is Rob's precombat main phase
      And Rob controls Swamp, Gray Ogre and Hill Giant
      And Rob holds Innocent Blood
      And Alex controls Wall of Wood and Wall of Stone
      And Carissa controls Scathe Zombies and Savannah Lions
      And Dana controls Wind Drake and Storm Crow
      And Rob has cast Innocent Blood
      And the top of the stack has resolved
      And Rob has chosen Gray Ogre
      When Alex concedes
      Then this is legal
      And Gray Ogre is on the battlefield
      When Dana chooses Storm Crow
      Then this is legal
      When Carissa chooses Scathe Zombies
      Then this is legal
      And Gray Ogre is in Rob's graveyard
      And Storm Crow is in Dana's graveyard
      And Scathe Zombies is in Carissa's graveyard
      And Wall of Wood has left the game

    # 805.6a: everybody draws, whoever has cast it
    @cr:805.6a
    Scenario: Skeins for four, cast out of turn
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Dana's upkeep
      And Alex controls two Islands
      And Alex holds Vision Skeins
      And Alex has cast Vision Skeins
      When the top of the stack resolves
      Then Rob has 2 cards in hand
      And Alex has 2 cards in hand
      And Carissa has 2 cards in hand
      And Dana has 2 cards in hand

  @cr:805.7
  Rule: Triggers go on the stack by team

    # 805.7: one batch for a team, in any order, also with a teammate's between two of one's own
    Scenario: Three Forces of one team, interleaved, below one of the other
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's postcombat main phase
      And Carissa controls left Verdant Force and right Verdant Force
      And Dana controls big Verdant Force
      And Alex controls small Verdant Force
      And play has gone on to Carissa's upkeep
      When Dana puts the triggers in the order left Verdant Force, big Verdant Force and right Verdant Force
      Then this is legal
      And the stack holds, from the top:
        | object              | controller |
        | small Verdant Force | Alex       |
        | right Verdant Force | Carissa    |
        | big Verdant Force   | Dana       |
        | left Verdant Force  | Carissa    |

  @cr:805.8
  Rule: Turns, phases and steps are added to the team and taken from it

    # 805.8: an extra turn for one member, given by an opponent
    Scenario: A turn for the second head
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's precombat main phase
      And Alex controls five Islands
      And Alex holds Time Warp
      And Alex has cast Time Warp targeting Dana
      And the stack has resolved
      When play goes on to Carissa's precombat main phase
      Then it is Dana's turn
      And Carissa has 1 card in hand
      And Dana has 1 card in hand
      When Carissa ends the turn
      Then it is Dana's turn
      When play goes on to Carissa's precombat main phase
      Then Carissa has 2 cards in hand
      And Dana has 2 cards in hand
      And Rob has no cards in hand

    # 805.8, 614.10: one member's skipped turn is the team's
    @cr:614.10
    Scenario: A Meditation takes the teammate's turn too
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Dana controls three Islands
      And Dana holds Meditate
      And Dana has cast Meditate
      And the stack has resolved
      When play goes on to Rob's upkeep
      Then it is Alex's turn
      When play goes on to the end step
      Then it is Alex's turn
      When Alex ends the turn
      Then it is Rob's turn
      And it is Alex's turn
      When Alex ends the turn
      Then it is Carissa's turn

    # 805.8: one effect on both members: one skip
    @cr:614.10a
    Scenario: One Elemental keeps a team tapped for one turn
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's precombat main phase
      And Alex controls seven Islands
      And these permanents are on the battlefield:
        | permanent       | controller | tapped | face down |
        | Brine Elemental | Alex       |        | yes       |
        | Gray Ogre       | Carissa    | yes    |           |
        | Wind Drake      | Dana       | yes    |           |
        | Hill Giant      | Rob        | yes    |           |
      And Alex has turned Brine Elemental face up
      When the stack resolves
      And play goes on to Carissa's precombat main phase
      Then Gray Ogre is tapped
      And Wind Drake is tapped
      When play goes on to Rob's precombat main phase
      Then Hill Giant is untapped
      When play goes on to Carissa's precombat main phase
      Then Gray Ogre is untapped
      And Wind Drake is untapped

    # 805.8, 614.10a: two effects, one on each member: two skips
    @cr:614.10a
    Scenario: Two Dignitaries, one for each head
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's precombat main phase
      And Rob controls four Plains
      And Rob holds left Stonehorn Dignitary
      And Alex controls four Plains
      And Alex holds right Stonehorn Dignitary
      And Carissa controls Gray Ogre
      And Rob has cast left Stonehorn Dignitary
      And the top of the stack has resolved
      And Rob has chosen Carissa
      And the stack has resolved
      And Alex has cast right Stonehorn Dignitary
      And the top of the stack has resolved
      And Alex has chosen Dana
      And the stack has resolved
      And play has gone on to Carissa's precombat main phase
      When Carissa attacks Rob with Gray Ogre
      Then the declaration is illegal
      When play goes on to Rob's precombat main phase
      And play goes on to Carissa's precombat main phase
      And Carissa attacks Rob with Gray Ogre
      Then the declaration is illegal
      When play goes on to Rob's precombat main phase
      And play goes on to Carissa's precombat main phase
      And Carissa attacks Rob with Gray Ogre
      Then the declaration is legal
      And Gray Ogre is attacking Rob

    # 805.8: a phase that one member adds is the team's
    @cr:500.8
    Scenario: An Assault for the teammate's creatures
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's precombat main phase
      And Alex controls four Mountains
      And Alex holds Relentless Assault
      And Rob controls Gray Ogre
      And Rob has attacked Dana with Gray Ogre
      And play has gone on to the postcombat main phase
      And Alex has cast Relentless Assault
      And the stack has resolved
      And play has gone on to the beginning of combat
      When Rob attacks Carissa with Gray Ogre
      Then the declaration is legal
      When combat damage is dealt
      Then Carissa has 26 life

    # 805.8, 500.9, 805.4d: one member's added upkeep is the upkeep of both
    @cr:500.9 @cr:805.4d
    Scenario: A Haze on one head, and a Tablet
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's postcombat main phase
      And these permanents are on the battlefield:
        | permanent     | controller | attached to |
        | Paradox Haze  | Rob        | Dana        |
        | Copper Tablet | Rob        |             |
      When play goes on to Carissa's upkeep
      And the stack resolves
      Then Carissa has 28 life
      When play goes on to Carissa's draw step
      Then Carissa has 26 life

    # 805.8: who controls one member controls the team
    @cr:805.8
    Scenario: A slaver of one head drives both
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's precombat main phase
      And Alex controls Mindslaver and four Swamps
      And Dana controls Gray Ogre
      And Carissa controls Wind Drake
      And Alex has activated Mindslaver targeting Carissa
      And the stack has resolved
      And play has gone on to Carissa's declare attackers step
      When Dana interrupts and declares these attacks:
        | attacker  | attacks |
        | Gray Ogre | Rob     |
      Then the declaration is illegal
      And nothing has changed
      When Alex declares these attacks:
        | attacker   | attacks |
        | Gray Ogre  | Rob     |
        | Wind Drake | Alex    |
      Then the declaration is legal
      And Gray Ogre is attacking Rob
      And Wind Drake is attacking Alex

  @cr:805.9
  Rule: The active player is one of them

    # 805.9: its controller says which as the ability takes effect
    Scenario: An Imp drives the creatures of one head
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's precombat main phase
      And Dana controls Maddening Imp
      And Rob controls Gray Ogre
      And Alex controls Hill Giant and Wall of Wood
      And Dana has activated Maddening Imp
      And the top of the stack has resolved
      When Dana chooses Alex
      Then this is legal
      When Rob declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Carissa with Hill Giant
      Then the declaration is legal
      And Gray Ogre is not attacking
      When play goes on to the end step
      And the stack resolves
      Then Gray Ogre is on the battlefield
      And Wall of Wood is on the battlefield
