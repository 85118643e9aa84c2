@since:2020-06-01
Feature: Second reading: handling triggered abilities

  # 800.4d: a triggered ability of a player who has left is not put on the stack
  @cr:603.3b @cr:800.4d
  Scenario: Blood Artist's trigger isn't put on the stack if its controller leaves
    Given a free-for-all between Rob, Alex and Carissa
    And it is Carissa's precombat main phase
    And Alex controls left Blood Artist
    And Rob controls right Blood Artist and Gray Ogre
    And Carissa controls Mountain
    And Carissa holds Shock
    And Carissa has cast Shock targeting Gray Ogre
    And the top of the stack has resolved
    And Rob has chosen Carissa
    When Alex concedes
    Then this is legal
    And the stack holds, from the top:
      | object             | controller |
      | right Blood Artist | Rob        |
    And the game goes on
    When the stack resolves
    Then Carissa has 19 life
    And Rob has 21 life

  # 603.3b: first everybody's triggers on events, in turn order; then those on triggering, again in turn order
  @since:2024-06-07 @cr:603.3b
  Scenario: The active player's Strict Proctor triggers go above enters triggers
    Given a free-for-all between Rob, Alex and Carissa
    And it is Alex's precombat main phase
    And Alex controls Strict Proctor and two Swamps
    And Alex holds Exhume
    And Carissa holds Shock and Jump
    And Alex's graveyard holds left Liliana's Specter
    And Rob's graveyard holds right Liliana's Specter
    And Alex has cast Exhume
    When the top of the stack resolves
    And Alex puts the triggers in the order Strict Proctor and Strict Proctor
    Then this is legal
    And the stack holds, from the top:
      | object                  | controller |
      | Strict Proctor          | Alex       |
      | Strict Proctor          | Alex       |
      | right Liliana's Specter | Rob        |
      | left Liliana's Specter  | Alex       |
    When the stack resolves
    Then the stack is empty
    And Carissa has 2 cards in hand

  # 603.3b, the mirror case: the Proctor of a nonactive player
  @since:2024-06-07 @cr:603.3b
  Scenario: A nonactive player's Strict Proctor triggers go above enters triggers
    Given a free-for-all between Rob, Alex and Carissa
    And it is Alex's precombat main phase
    And Rob controls Strict Proctor
    And Alex controls two Swamps
    And Alex holds Exhume
    And Alex's graveyard holds left Liliana's Specter
    And Carissa's graveyard holds right Liliana's Specter
    And Rob holds Shock and Jump
    And Alex has cast Exhume
    When the top of the stack resolves
    And Rob puts the triggers in the order Strict Proctor and Strict Proctor
    Then this is legal
    And the stack holds, from the top:
      | object                  | controller |
      | Strict Proctor          | Rob        |
      | Strict Proctor          | Rob        |
      | right Liliana's Specter | Carissa    |
      | left Liliana's Specter  | Alex       |

  # 603.7e: whoever controlled the ability that made it controls the delayed one, not who has the Imp now
  @cr:603.7e
  Scenario: A stolen Maddening Imp's delayed trigger keeps its first controller
    Given a free-for-all between Rob, Alex and Carissa
    And it is Alex's precombat main phase
    And these permanents are on the battlefield:
      | permanent       | controller | tapped |
      | Maddening Imp   | Rob        |        |
      | Gray Ogre       | Alex       | yes    |
      | left Mountain   | Alex       |        |
      | right Mountain  | Alex       |        |
      | middle Mountain | Alex       |        |
    And Alex holds Act of Treason
    And Rob has activated Maddening Imp
    And the stack has resolved
    And Alex has cast Act of Treason targeting Maddening Imp
    And the stack has resolved
    When play goes on to the end step
    Then the stack holds, from the top:
      | object        | controller |
      | Maddening Imp | Rob        |
    When the stack resolves
    Then Gray Ogre is in Alex's graveyard

  # 603.10a: what the creature was like just before counts; an Artist without abilities is silent, a Clone of one is not
  @cr:603.10a
  Scenario: A dying Clone of Blood Artist triggers; Ovinized Blood Artist doesn't
    Given a free-for-all between Rob, Alex and Carissa
    And it is Alex's precombat main phase
    And Alex controls Blood Artist, four Islands and four Swamps
    And Alex holds Clone and Innocent Blood
    And Rob controls left Blood Artist, left Island and right Island
    And Rob holds Ovinize
    And Carissa controls Hill Giant
    And Alex has cast Clone
    And the top of the stack has resolved
    And Alex has chosen Blood Artist
    And Rob has cast Ovinize targeting left Blood Artist
    And the stack has resolved
    And Alex has cast Innocent Blood
    And the top of the stack has resolved
    When Alex chooses Clone
    Then this is legal
    And Clone is in Alex's graveyard
    And left Blood Artist is in Rob's graveyard
    And Hill Giant is in Carissa's graveyard
    When play goes on to the end step
    Then Blood Artist is on the battlefield
    And left Blood Artist's ability is not on the stack
    And Alex has 26 life

  @cr:603.3b
  Rule: Triggered abilities are put on the stack in APNAP order

    # 603.3b, 101.4: lowest what the active player controls, then the others from their left
    @cr:101.4
    Scenario: Four players' upkeep triggers are put on the stack in APNAP order
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Alex's postcombat main phase
      And Rob controls Hellfire Mongrel
      And Alex controls left Copper Tablet
      And Carissa controls Verdant Force
      And Dana controls right Copper Tablet
      When play goes on to Carissa's upkeep
      Then the stack holds, from the top:
        | object              | controller |
        | left Copper Tablet  | Alex       |
        | Hellfire Mongrel    | Rob        |
        | right Copper Tablet | Dana       |
        | Verdant Force       | Carissa    |
      When the top of the stack resolves
      Then Carissa has 19 life
      When the top of the stack resolves
      Then Carissa has 17 life
      When the top of the stack resolves
      Then Carissa has 16 life

    # 603.3b: each player orders what is theirs, and nothing else; it does not matter in which order it was noticed
    Scenario Outline: Of two triggers, Dana may put <first>'s on the stack first
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Rob's postcombat main phase
      And Rob controls Verdant Force
      And Dana controls Hellfire Mongrel and Copper Tablet
      And play has gone on to Alex's upkeep
      When Dana puts the triggers in the order <first> and <second>
      Then this is legal
      And the stack holds, from the top:
        | object        | controller |
        | Verdant Force | Rob        |
        | <second>      | Dana       |
        | <first>       | Dana       |
      And Alex has priority

      Examples:
        | first            | second           |
        | Hellfire Mongrel | Copper Tablet    |
        | Copper Tablet    | Hellfire Mongrel |

    # 603.3b, 800.4a, 800.4d: one of four has left; what that player controlled is off the stack, the rest is as it was
    @cr:800.4a
    Scenario: A player leaves, and their trigger leaves the stack
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Alex's postcombat main phase
      And Rob controls Hellfire Mongrel
      And Alex controls Verdant Force
      And Dana controls Copper Tablet
      And play has gone on to Carissa's upkeep
      When Rob concedes
      Then this is legal
      And the stack holds, from the top:
        | object        | controller |
        | Verdant Force | Alex       |
        | Copper Tablet | Dana       |
      When the stack resolves
      Then Carissa has 19 life

    # 603.3b of 2020-06-01 knows one part only: each player puts all of theirs, on whatever they trigger
    @until:2020-06-01
    Scenario: Strict Proctor's triggers join the others in APNAP order (2020)
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Strict Proctor and two Swamps
      And Alex holds Exhume
      And Alex's graveyard holds left Liliana's Specter
      And Rob's graveyard holds right Liliana's Specter
      And Alex has cast Exhume
      And the top of the stack has resolved
      When Alex puts the triggers in the order left Liliana's Specter, Strict Proctor and Strict Proctor
      Then this is legal
      And the stack holds, from the top:
        | object                  | controller |
        | right Liliana's Specter | Rob        |
        | Strict Proctor          | Alex       |
        | Strict Proctor          | Alex       |
        | left Liliana's Specter  | Alex       |

  @cr:603.4
  Rule: An intervening "if" condition is checked on triggering and on resolving

    # 603.4: at three cards nothing triggers, and a later discard does not make up for it
    Scenario: Hellfire Mongrel checks the hand as the upkeep begins
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's postcombat main phase
      And Rob controls Hellfire Mongrel
      And Carissa controls Mountain
      And Carissa holds Shock, Jump and Unsummon
      When play goes on to Carissa's upkeep
      Then Hellfire Mongrel's ability is not on the stack
      When Carissa casts Shock targeting Rob
      Then this is legal
      When the stack resolves
      Then Carissa has 2 cards in hand
      And Carissa has 20 life
      And Hellfire Mongrel's ability is not on the stack

    # 603.4: and again as the ability resolves
    Scenario: Hellfire Mongrel does nothing if cards were drawn in response
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's postcombat main phase
      And Carissa controls Hellfire Mongrel and two Islands
      And Carissa holds Vision Skeins
      And Rob controls left Hellfire Mongrel
      And Alex holds Jump
      And play has gone on to Alex's upkeep
      When Carissa casts Vision Skeins
      Then this is legal
      When the top of the stack resolves
      Then Alex has 3 cards in hand
      And Hellfire Mongrel's ability is on the stack
      And left Hellfire Mongrel's ability is on the stack
      When the stack resolves
      Then Alex has 20 life

    # 603.4: an Ascension that triggers and then finds its controller hurt
    Scenario Outline: If <whom> loses life, a counter on Rob's Luminarch Ascension is <verdict>
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's postcombat main phase
      And Rob controls Luminarch Ascension
      And Alex controls Mountain
      And Alex holds Lightning Bolt
      And play has gone on to the end step
      When Alex casts Lightning Bolt targeting <whom>
      Then this is legal
      And Luminarch Ascension's ability is on the stack
      When the top of the stack resolves
      Then <whom> has 17 life
      When the top of the stack resolves
      And Rob agrees
      Then this is <verdict>
      And Luminarch Ascension has <number> quest counters

      Examples:
        | whom    | verdict | number |
        | Rob     | illegal | 0      |
        | Carissa | legal   | 1      |

    # 603.4, 119.4 (118.4 in older books): life that is paid is lost, and life that is gained does not bring it back
    Scenario: Luminarch Ascension counts paid life as lost, even if regained
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Luminarch Ascension, Fountain of Youth and two Islands
      And Rob holds Force of Will and Jump
      And Carissa controls left Luminarch Ascension
      And Alex controls two Forests
      And Alex holds Grizzly Bears
      And Alex has cast Grizzly Bears
      And Rob has cast Force of Will as follows:
        | targets       | alternative cost | uses up |
        | Grizzly Bears | Force of Will    | Jump    |
      And Rob has activated Fountain of Youth
      And the stack has resolved
      When play goes on to the end step
      Then Rob has 20 life
      And Luminarch Ascension's ability is not on the stack
      And left Luminarch Ascension's ability is on the stack

    # 603.4, 702.104b (702.103b in 2020), 113.7a: the tribute stays unpaid though the Snake has gone
    Scenario: Snake of the Golden Grove's trigger resolves after it returns to hand
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls five Forests
      And Carissa holds Snake of the Golden Grove
      And Rob controls Island
      And Rob holds Unsummon
      And Carissa has cast Snake of the Golden Grove
      And the top of the stack has resolved
      And Carissa has chosen Alex
      When Alex declines
      Then this is legal
      And Snake of the Golden Grove's ability is on the stack
      When Rob casts Unsummon targeting Snake of the Golden Grove
      Then this is legal
      When the stack resolves
      Then Carissa has 24 life
      And Snake of the Golden Grove is in Carissa's hand

  @cr:603.7
  Rule: A delayed triggered ability triggers without its source

    # 603.7a, 603.7c: those who could not go are destroyed, Walls are spared; the Imp need not be there any more
    @cr:603.7a
    Scenario: Maddening Imp's delayed trigger resolves although the Imp died
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's upkeep
      And these permanents are on the battlefield:
        | permanent     | controller | tapped |
        | Maddening Imp | Rob        |        |
        | Gray Ogre     | Alex       | yes    |
        | Hill Giant    | Alex       |        |
        | Wall of Stone | Alex       |        |
        | Mountain      | Alex       |        |
        | Wind Drake    | Carissa    |        |
      And Alex holds Shock
      And Rob has activated Maddening Imp
      And the stack has resolved
      And Alex has cast Shock targeting Maddening Imp
      And the stack has resolved
      When Alex declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Carissa with Hill Giant
      Then the declaration is legal
      When play goes on to the end step
      Then Maddening Imp's ability is on the stack
      And Gray Ogre is on the battlefield
      When the stack resolves
      Then Gray Ogre is in Alex's graveyard
      And Hill Giant is on the battlefield
      And Wall of Stone is on the battlefield
      And Wind Drake is on the battlefield
      And Carissa has 17 life

    # 603.7c, 400.7: what has gone and come back is another object
    @cr:603.7c
    Scenario: Maddening Imp's delayed trigger ignores a creature returned and recast
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's upkeep
      And these permanents are on the battlefield:
        | permanent     | controller | tapped |
        | Maddening Imp | Rob        |        |
        | Raging Goblin | Alex       | yes    |
        | Gray Ogre     | Alex       | yes    |
        | Mountain      | Alex       |        |
        | Island        | Alex       |        |
      And Alex holds Unsummon
      And Rob has activated Maddening Imp
      And the stack has resolved
      And Alex has cast Unsummon targeting Raging Goblin
      And the stack has resolved
      And play has gone on to the postcombat main phase
      When Alex casts Raging Goblin
      Then this is legal
      When the stack resolves
      And play goes on to the end step
      And the stack resolves
      Then Raging Goblin is on the battlefield
      And Gray Ogre is in Alex's graveyard

    # 603.7e, 800.4d: its controller has left, so that the delayed ability is not put on the stack
    @cr:800.4d
    Scenario: Maddening Imp's delayed trigger is lost when its controller leaves
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's upkeep
      And these permanents are on the battlefield:
        | permanent     | controller | tapped |
        | Maddening Imp | Rob        |        |
        | Gray Ogre     | Alex       | yes    |
      And Rob has activated Maddening Imp
      And the stack has resolved
      When Rob concedes
      Then this is legal
      When play goes on to the end step
      Then the stack is empty
      And Gray Ogre is on the battlefield
      When play goes on to Carissa's upkeep
      Then Gray Ogre is on the battlefield

    # 603.7b: once, at the next end step only
    @cr:603.7b
    Scenario: Maddening Imp's delayed ability triggers at one end step only
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's upkeep
      And these permanents are on the battlefield:
        | permanent     | controller | tapped |
        | Maddening Imp | Alex       |        |
        | Gray Ogre     | Carissa    | yes    |
      And Alex has activated Maddening Imp
      And the stack has resolved
      And play has gone on to the end step
      And the stack has resolved
      When play goes on to Rob's end step
      Then Gray Ogre is in Carissa's graveyard
      And the stack is empty

  @cr:603.10a
  Rule: Leaves-the-battlefield triggers look back at the game just before the event

    # 603.10a, 603.3a: it dies with the others, sees them all, and speaks for who controlled it, not for who owns it
    Scenario: A stolen Blood Artist dying to Cataclysm triggers for its controller
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And these permanents are on the battlefield:
        | permanent      | controller | owner | attached to  |
        | Blood Artist   | Alex       | Rob   |              |
        | Control Magic  | Alex       |       | Blood Artist |
        | Reconnaissance | Alex       |       |              |
        | Hill Giant     | Alex       |       |              |
        | Wind Drake     | Rob        |       |              |
        | Storm Crow     | Rob        |       |              |
        | left Plains    | Carissa    |       |              |
        | second Plains  | Carissa    |       |              |
        | third Plains   | Carissa    |       |              |
        | right Plains   | Carissa    |       |              |
      And Carissa holds Cataclysm
      And Carissa has cast Cataclysm
      And the top of the stack has resolved
      And Carissa has chosen left Plains
      When Rob chooses Storm Crow
      Then this is legal
      When Alex chooses Hill Giant
      Then this is legal
      When Alex chooses Reconnaissance
      Then this is legal
      And Blood Artist is in Rob's graveyard
      And Control Magic is in Alex's graveyard
      And Wind Drake is in Rob's graveyard
      When Alex chooses Rob
      Then this is legal
      When Alex chooses Carissa
      Then this is legal
      And Blood Artist's ability is on the stack twice
      When the stack resolves
      Then Alex has 22 life
      And Rob has 19 life
      And Carissa has 19 life

    # 603.10a, 603.6c, 700.4: who leaves takes the creatures out of the game, which is no death
    @cr:800.4a
    Scenario: Creatures leaving with a departing player don't trigger Blood Artist
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Alex controls Blood Artist and Gray Ogre
      And Carissa controls Hill Giant and Wind Drake
      When Carissa concedes
      Then this is legal
      And Hill Giant has left the game
      And the stack is empty
      And Alex has 20 life
      And Rob has 20 life

    # 603.6c, 603.10a: what goes back to a hand has not died either, even the Artist itself
    Scenario: Blood Artist doesn't trigger when it returns to hand
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Alex controls Blood Artist
      And Carissa controls Island
      And Carissa holds Unsummon
      And Carissa has cast Unsummon targeting Blood Artist
      When the stack resolves
      Then Blood Artist is in Alex's hand
      And the stack is empty
      And Alex has 20 life

    # 603.10a, 704.3: deaths by one check happen together, so that each Artist sees both
    Scenario: Two Blood Artists that die together each trigger twice
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls left Blood Artist and Gray Ogre
      And Carissa controls right Blood Artist and Hill Giant
      And Alex has declared these attacks:
        | attacker          | attacks |
        | left Blood Artist | Carissa |
        | Gray Ogre         | Carissa |
      And Carissa has declared these blocks:
        | blocker            | blocks            |
        | right Blood Artist | Gray Ogre         |
        | Hill Giant         | left Blood Artist |
      When combat damage is dealt
      And Alex chooses Rob
      Then this is legal
      When Alex chooses Rob
      Then this is legal
      When Carissa chooses Rob
      Then this is legal
      When Carissa chooses Rob
      Then this is legal
      And the stack holds, from the top:
        | object             | controller |
        | right Blood Artist | Carissa    |
        | right Blood Artist | Carissa    |
        | left Blood Artist  | Alex       |
        | left Blood Artist  | Alex       |
      When the stack resolves
      Then Rob has 16 life
      And Alex has 22 life
      And Carissa has 22 life
