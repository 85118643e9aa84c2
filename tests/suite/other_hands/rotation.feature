@since:2020-06-01
Feature: Other hands: teams in rotation
  A second reading of 811.

  @cr:811.1
  Rule: Equal teams

    # 811.1: teams of equal size
    Scenario: Two against one
      Given an Alternating Teams game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Moons  |
        | Carissa | Suns   |
      When the game is set up
      Then this is illegal

  @cr:811.2b
  Rule: One option for attacks

    # 811.2b: exactly one of three
    Scenario: No option at all
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana without attack options
      When the game is set up
      Then this is illegal

    # 811.2b, 803.1: to one side only
    @cr:803.1
    Scenario Outline: Three teams <option>
      Given an Alternating Teams game <option> seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Moons  |
        | Carissa | Stars  |
        | Dana    | Suns   |
        | Eve     | Moons  |
        | Finn    | Stars  |
      And it is Dana's precombat main phase
      And Dana controls Gray Ogre
      When Dana attacks <wrong> with Gray Ogre
      Then the declaration is illegal
      And nothing has changed
      When Dana attacks <right> with Gray Ogre
      Then the declaration is legal
      And Gray Ogre is attacking <right>

      Examples:
        | option            | wrong   | right   |
        | with attack left  | Carissa | Eve     |
        | with attack right | Eve     | Carissa |

    # 803.1a: with a teammate on the left, and an opponent only beyond, there is no attack
    @cr:803.1a
    Scenario: Nobody to the left any more
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana with attack left
      And it is Rob's postcombat main phase
      And Rob controls Gray Ogre
      And Carissa has conceded
      And play has gone on to Rob's precombat main phase
      When Rob attacks Dana with Gray Ogre
      Then the declaration is illegal
      And Gray Ogre is not attacking

  @cr:811.3
  Rule: Evenly spaced

    # 811.3: nobody beside a teammate, and the same distance between teammates everywhere
    Scenario Outline: Seated <seating>
      Given an Alternating Teams game seated clockwise:
        | player  | team |
        | Rob     | <1>  |
        | Alex    | <2>  |
        | Carissa | <3>  |
        | Dana    | <4>  |
        | Eve     | <5>  |
        | Finn    | <6>  |
      When the game is set up
      Then this is <verdict>

      Examples:
        | seating                        | 1 | 2 | 3 | 4 | 5 | 6 | verdict |
        | in the same order twice        | A | B | C | A | B | C | legal   |
        | two teams by turns             | A | B | A | B | A | B | legal   |
        | with the middle turned round   | A | B | C | B | A | C | illegal |
        | with two teams exchanged       | A | B | C | A | C | B | illegal |
        | with teammates side by side    | A | B | B | A | B | A | illegal |
        | with a team over the corner    | A | B | C | B | C | A | illegal |

  @cr:811.4
  Rule: Only neighbours are attacked

    # 811.4: within range is not enough
    Scenario: An opponent two seats away
      Given an Alternating Teams game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Moons  |
        | Carissa | Stars  |
        | Dana    | Suns   |
        | Eve     | Moons  |
        | Finn    | Stars  |
      And it is Eve's precombat main phase
      And Eve controls Gray Ogre, Wind Drake and Mountain
      And Eve holds Shock
      When Eve declares these attacks:
        | attacker   | attacks |
        | Gray Ogre  | Carissa |
        | Wind Drake | Dana    |
      Then the declaration is illegal
      And nothing has changed
      When Eve declares these attacks:
        | attacker   | attacks |
        | Gray Ogre  | Finn    |
        | Wind Drake | Dana    |
      Then the declaration is legal
      When Eve casts Shock targeting Carissa
      Then this is legal
      When combat damage is dealt
      Then Carissa has 18 life
      And Dana has 18 life
      And Finn has 18 life

    # 811.2a, 801.4, 801.10: two seats and no more
    @cr:811.2a @cr:801.4
    Scenario: An opponent three seats away
      Given an Alternating Teams game of Rob, Alex and Carissa against Dana, Eve and Finn
      And it is Rob's precombat main phase
      And Rob controls two Mountains
      And Rob holds Flame Rift
      And Alex controls one Mountain
      And Alex holds Shock
      When Rob casts Flame Rift
      Then this is legal
      When Alex casts Shock targeting Finn
      Then this is illegal
      When the stack resolves
      Then Eve has 20 life
      And Alex has 16 life
      And Carissa has 16 life
      And Finn has 16 life

    # 811.4: planeswalkers of neighbours
    @since:2024-06-07
    Scenario: A planeswalker two seats away
      Given an Alternating Teams game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Moons  |
        | Carissa | Stars  |
        | Dana    | Suns   |
        | Eve     | Moons  |
        | Finn    | Stars  |
      And it is Rob's precombat main phase
      And Rob controls Gray Ogre
      And Carissa controls her Jace Beleren
      And Finn controls his Jace Beleren
      When Rob attacks her Jace Beleren with Gray Ogre
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks his Jace Beleren with Gray Ogre
      Then the declaration is legal

    # 811.4, 310.8b: battles that neighbours protect, whoever controls them
    @since:2024-06-07 @cr:310.8
    Scenario: Battles near and far
      Given an Alternating Teams game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Moons  |
        | Carissa | Stars  |
        | Dana    | Suns   |
        | Eve     | Moons  |
        | Finn    | Stars  |
      And it is Rob's precombat main phase
      And these permanents are on the battlefield:
        | permanent                  | controller | protector |
        | near Invasion of Dominaria | Carissa    | Alex      |
        | far Invasion of Dominaria  | Rob        | Carissa   |
        | Gray Ogre                  | Rob        |           |
      When Rob attacks far Invasion of Dominaria with Gray Ogre
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks near Invasion of Dominaria with Gray Ogre
      Then the declaration is legal
      When combat damage is dealt
      Then near Invasion of Dominaria has 3 defense counters

    # 811.4, 801.2c: when somebody has left, the next turn finds new neighbours
    @cr:801.2c
    Scenario: A new neighbour
      Given an Alternating Teams game seated clockwise:
        | player  | team   |
        | Rob     | Suns   |
        | Alex    | Moons  |
        | Carissa | Stars  |
        | Dana    | Suns   |
        | Eve     | Moons  |
        | Finn    | Stars  |
      And it is Finn's postcombat main phase
      And Rob controls Gray Ogre
      When Alex concedes
      Then this is legal
      When play goes on to Rob's precombat main phase
      And Rob attacks Carissa with Gray Ogre
      Then the declaration is legal
      And Gray Ogre is attacking Carissa

    # 811.4, 802.4a: a teammate two seats on does not block for one
    @cr:802.4a
    Scenario: Nobody blocks for a teammate in rotation
      Given an Alternating Teams game of Rob, Alex and Carissa against Dana, Eve and Finn
      And it is Dana's precombat main phase
      And Dana controls Gray Ogre and Hill Giant
      And Rob controls Wall of Wood
      And Alex controls Wall of Stone
      And Dana has declared these attacks:
        | attacker   | attacks |
        | Gray Ogre  | Rob     |
        | Hill Giant | Alex    |
      When Alex blocks Gray Ogre with Wall of Stone
      Then the declaration is illegal
      And nothing has changed
      When Alex blocks Hill Giant with Wall of Stone
      Then the declaration is legal

  @cr:811.5
  Rule: Hands are for neighbours

    # 811.5: teammates do not sit side by side at first; when they do, they may look
    Scenario: Teammates move together
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana
      And it is Rob's precombat main phase
      And Rob holds Shock
      And Alex holds Jump
      And Dana holds Unsummon
      When Rob passes
      Then this is legal
      And Rob cannot see Jump
      And Alex cannot see Shock
      When Carissa concedes
      Then this is legal
      When play goes on to Alex's upkeep
      Then Rob can see Jump
      And Alex can see Shock
      And Rob cannot see Unsummon

  @cr:800.4
  Rule: Leaving in rotation

    # 800.4e, 800.4a: the attacked neighbour leaves, the other neighbour's combat goes on
    @cr:800.4e
    Scenario: One of two attacked neighbours leaves
      Given an Alternating Teams game of Rob, Alex and Carissa against Dana, Eve and Finn
      And it is Rob's precombat main phase
      And Rob controls Gray Ogre and Hill Giant
      And Finn controls Wall of Wood
      And Rob has declared these attacks:
        | attacker   | attacks |
        | Gray Ogre  | Dana    |
        | Hill Giant | Finn    |
      When Dana concedes
      Then this is legal
      And Gray Ogre is attacking nothing
      And Gray Ogre is tapped
      When Finn blocks Gray Ogre with Wall of Wood
      Then the declaration is illegal
      And nothing has changed
      When Finn declares no block
      Then the declaration is legal
      When combat damage is dealt
      Then Finn has 17 life
      And Eve has 20 life

    # 704.5w, 310.10: without its protector a battle waits until nothing attacks it
    @since:2024-06-07 @cr:310.10
    Scenario: The protector leaves a battle under attack
      Given an Alternating Teams game of Rob, Alex and Carissa against Dana, Eve and Finn
      And it is Rob's precombat main phase
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Invasion of Dominaria | Rob        | Dana      |
        | Gray Ogre             | Rob        |           |
      And Rob has attacked Invasion of Dominaria with Gray Ogre
      When Dana concedes
      Then this is legal
      And Gray Ogre is attacking Invasion of Dominaria
      When combat damage is dealt
      Then Invasion of Dominaria has 3 defense counters
      When play goes on to the end step
      Then Invasion of Dominaria is on the battlefield
      When Rob ends the turn
      And play goes on to Rob's precombat main phase
      And Rob attacks Invasion of Dominaria with Gray Ogre
      Then the declaration is legal
      And the game goes on

    # 800.4j (800.4i in 2020): the turn of somebody that has left is finished, without attackers and without an active player
    @cr:800.4a
    Scenario: The attacker leaves while blocks are being thought over
      Given an Alternating Teams game of Rob, Alex and Carissa against Dana, Eve and Finn
      And it is Alex's precombat main phase
      And Alex controls Gray Ogre
      And Dana controls Wall of Wood
      And Alex has attacked Dana with Gray Ogre
      And play has gone on to the declare blockers step
      When Alex concedes
      Then this is legal
      And Gray Ogre has left the game
      And nobody is the active player
      And Rob is in the game
      When play goes on to Eve's upkeep
      Then it is Eve's turn
      And Dana has 20 life

    # 800.4k (800.4j in 2020): a turn given to somebody who is gone does not begin
    @cr:500.7
    Scenario: A turn for somebody who is gone
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana
      And it is Rob's precombat main phase
      And Rob controls five Islands
      And Rob holds Time Warp
      And Rob has cast Time Warp targeting Alex
      And the stack has resolved
      When Alex concedes
      Then this is legal
      When play goes on to Carissa's upkeep
      Then it is Carissa's turn
      When Carissa ends the turn
      Then it is Dana's turn

    # 800.4a: what was borrowed goes back, what was lent out goes along with its owner
    @cr:800.4a
    Scenario: Borrowed and lent
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana
      And it is Rob's precombat main phase
      And these permanents are on the battlefield:
        | permanent           | controller | owner   | attached to |
        | Gray Ogre           | Rob        | Carissa |             |
        | left Control Magic  | Rob        | Rob     | Gray Ogre   |
        | Wind Drake          | Dana       | Rob     |             |
        | right Control Magic | Dana       | Dana    | Wind Drake  |
      When Rob concedes
      Then this is legal
      And Carissa controls Gray Ogre
      And Gray Ogre is on the battlefield
      And left Control Magic has left the game
      And Wind Drake has left the game
      And right Control Magic is in Dana's graveyard

    # 800.4m (800.4k in 2020), 701.15a (701.37a in 2020, 701.38a in 2024): a goad lasts until its maker's next turn would have begun
    @cr:508.1d
    Scenario: Goaded by somebody who is gone
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana
      And it is Rob's precombat main phase
      And Rob controls four Mountains
      And Rob holds Disrupt Decorum
      And Carissa controls Gray Ogre
      And Rob has cast Disrupt Decorum
      And the stack has resolved
      And Rob has conceded
      And play has gone on to Carissa's precombat main phase
      When Carissa declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Carissa attacks Alex with Gray Ogre
      Then the declaration is legal
      When Carissa ends the turn
      And play goes on to Carissa's precombat main phase
      And Carissa declares no attack
      Then the declaration is legal

    # 104.2c: all of the team win, also who had left; 104.3a
    @cr:104.2c
    Scenario: The last of three wins for all
      Given an Alternating Teams game of Rob, Alex and Carissa against Dana, Eve and Finn
      And it is Carissa's precombat main phase
      And Finn has 2 life
      And Carissa controls Gray Ogre
      And Rob has conceded
      And Dana has conceded
      And Alex has conceded
      And Eve has conceded
      And Carissa has attacked Finn with Gray Ogre
      When combat damage is dealt
      Then Rob, Alex and Carissa have won
