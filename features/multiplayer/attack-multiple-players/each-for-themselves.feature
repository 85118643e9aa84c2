@since:2024-06-07
Feature: Attack multiple players: separate defending players
  What keeps attackers away from one player does so for that player, and for
  nobody else, not even a teammate. Whoever decides for the attacking player
  does not take that player's place.

  @cr:802.3a @cr:508.1c
  Rule: With separate turns, restrictions on attacking a player don't apply to a teammate

    Scenario Outline: If two players have Crawlspace, only two creatures can attack <player>
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Grizzly Bears, Hill Giant, Gray Ogre and Craw Wurm
      And Alex controls Alex's Crawlspace
      And Carissa controls Carissa's Crawlspace
      When Rob attacks <player> with Grizzly Bears, Hill Giant and Gray Ogre
      Then the declaration is illegal
      And nothing has changed
      When Rob declares these attacks:
        | attacker      | attacks  |
        | Grizzly Bears | <player> |
        | Hill Giant    | <player> |
        | Gray Ogre     | <other>  |
        | Craw Wurm     | <other>  |
      Then the declaration is legal
      And Hill Giant is attacking <player>
      And Craw Wurm is attacking <other>

      Examples:
        | player  | other   |
        | Alex    | Carissa |
        | Carissa | Alex    |

    @cr:508.1h
    Scenario: Propaganda doesn't tax attacks on its controller's teammate
      Given a team game of Rob and Alex against Carissa and Dana
      And Rob controls Grizzly Bears and Hill Giant
      And Carissa controls Propaganda
      When Rob attacks Carissa with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Dana with Grizzly Bears and Hill Giant
      Then the declaration is legal
      And Grizzly Bears is attacking Dana

  @cr:802.4 @cr:722.5
  Rule: Blocks start to the active player's left, no matter who controls that player

    Scenario: Carissa, left of attacking Alex, blocks first even if controlling him
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And Carissa controls Mindslaver, four Mountains and Wall of Wood
      And Alex controls Grizzly Bears, Hill Giant and Craw Wurm
      And Dana controls Gray Ogre
      And Rob controls Wall of Stone
      And Carissa has activated Mindslaver targeting Alex
      And the stack has resolved
      And play has gone on to Alex's precombat main phase
      And Carissa has declared these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Carissa |
        | Hill Giant    | Dana    |
        | Craw Wurm     | Rob     |
      When play goes on to the declare blockers step
      Then Carissa is asked to declare blockers
      When Dana interrupts and declares these blocks:
        | blocker   | blocks     |
        | Gray Ogre | Hill Giant |
      Then the declaration is illegal
      And nothing has changed
      When Carissa blocks Grizzly Bears with Wall of Wood
      Then the declaration is legal
      And Dana is asked to declare blockers
      When Dana blocks Hill Giant with Gray Ogre
      Then the declaration is legal
      And Rob is asked to declare blockers
      When Rob blocks Craw Wurm with Wall of Stone
      Then the declaration is legal
      And Grizzly Bears is blocked by Wall of Wood
      And Hill Giant is blocked by Gray Ogre
      And Craw Wurm is blocked by Wall of Stone

  @cr:802.3a @cr:508.1d @cr:701.15b
  Rule: A goaded creature that can attack only the goading player must attack anyway

    Scenario Outline: Goaded by Alex, the only opponent, Craw Wurm may attack <target>
      Given a free-for-all between Alex, Rob and Carissa
      And Alex controls four Mountains and Jace Beleren
      And Alex holds Disrupt Decorum
      And Rob controls Craw Wurm
      And Alex has cast Disrupt Decorum
      And the stack has resolved
      And play has gone on to Rob's precombat main phase
      And Rob has passed
      And Carissa has conceded
      When Rob declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks <target> with Craw Wurm
      Then the declaration is legal
      And Craw Wurm is attacking <target>

      Examples:
        | target       |
        | Alex         |
        | Jace Beleren |

  @cr:802.4 @cr:500.7
  Rule: On an extra turn, blocks start to the left of the player taking it

    Scenario: On Carissa's extra turn, Dana blocks first, then Rob, then Alex
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And Rob controls five Islands and Wall of Stone
      And Rob holds Time Warp
      And Alex controls Wall of Wood
      And Carissa controls Grizzly Bears, Hill Giant and Craw Wurm
      And Dana controls Gray Ogre
      And Rob has cast Time Warp targeting Carissa
      And the stack has resolved
      And play has gone on to Carissa's precombat main phase
      And Carissa has declared these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Alex    |
        | Hill Giant    | Dana    |
        | Craw Wurm     | Rob     |
      When play goes on to the declare blockers step
      Then Dana is asked to declare blockers
      When Dana blocks Hill Giant with Gray Ogre
      Then the declaration is legal
      And Rob is asked to declare blockers
      When Rob blocks Craw Wurm with Wall of Stone
      Then the declaration is legal
      And Alex is asked to declare blockers
      When Alex blocks Grizzly Bears with Wall of Wood
      Then the declaration is legal
      And Hill Giant is blocked by Gray Ogre
      And Grizzly Bears is blocked by Wall of Wood

  @cr:802.5 @cr:500.7 @since:2024-11-08
  Rule: On an extra turn, damage is assigned in turn order from the player taking it

    Scenario: On Carissa's extra turn, Dana to her left assigns damage before Alex
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And these permanents are on the battlefield:
        | permanent               | controller |
        | first Island            | Rob        |
        | second Island           | Rob        |
        | third Island            | Rob        |
        | fourth Island           | Rob        |
        | fifth Island            | Rob        |
        | Savannah Lions          | Carissa    |
        | Eager Cadet             | Carissa    |
        | Coral Merfolk           | Carissa    |
        | Raging Goblin           | Carissa    |
        | left Foriysian Brigade  | Dana       |
        | right Foriysian Brigade | Alex       |
      And Rob holds Time Warp
      And Rob has cast Time Warp targeting Carissa
      And the stack has resolved
      And play has gone on to Carissa's precombat main phase
      And Carissa has declared these attacks:
        | attacker       | attacks |
        | Savannah Lions | Alex    |
        | Eager Cadet    | Alex    |
        | Coral Merfolk  | Dana    |
        | Raging Goblin  | Dana    |
      And Dana has declared these blocks:
        | blocker                | blocks                          |
        | left Foriysian Brigade | Coral Merfolk and Raging Goblin |
      And Alex has declared these blocks:
        | blocker                 | blocks                         |
        | right Foriysian Brigade | Savannah Lions and Eager Cadet |
      When play goes on to the combat damage step
      Then Dana is asked to assign damage
      When Dana assigns this damage:
        | source                 | to            | damage |
        | left Foriysian Brigade | Coral Merfolk | 2      |
      Then this is legal
      And Coral Merfolk is on the battlefield
      And Alex is asked to assign damage
      When Alex assigns this damage:
        | source                  | to             | damage |
        | right Foriysian Brigade | Savannah Lions | 2      |
      Then this is legal
      And Coral Merfolk is in Carissa's graveyard
      And Savannah Lions is in Carissa's graveyard

  @cr:802.2a @cr:601.3
  Rule: Only the planeswalker's controller or the battle's protector is the defending player

    Scenario Outline: Wardscale Dragon stops spells of <guard>, defending <thing>
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And Rob controls Wardscale Dragon
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Jace Beleren          | Alex       |           |
        | Invasion of Dominaria | Alex       | Dana      |
        | left Mountain         | Alex       |           |
        | right Mountain        | Dana       |           |
      And Alex holds Alex's Shock
      And Dana holds Dana's Shock
      And Rob has attacked <thing> with Wardscale Dragon
      When <other> casts <other>'s Shock targeting Carissa
      Then this is legal
      When <guard> casts <guard>'s Shock targeting Carissa
      Then this is illegal
      And nothing has changed
      When the stack resolves
      Then Carissa has 18 life

      Examples:
        | thing                 | guard | other |
        | Jace Beleren          | Alex  | Dana  |
        | Invasion of Dominaria | Dana  | Alex  |

  @cr:802.3a @cr:508.1d @cr:508.1c
  Rule: A creature that must attack but can't attack alone requires another to attack too

    Scenario: Alluring Siren forces Mogg Flunkies and a second creature to attack
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Mogg Flunkies and Grizzly Bears
      And Alex controls Alluring Siren
      And Alex has activated Alluring Siren targeting Mogg Flunkies
      And the stack has resolved
      When Rob declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Alex with Mogg Flunkies
      Then the declaration is illegal
      And nothing has changed
      When Rob declares these attacks:
        | attacker      | attacks |
        | Mogg Flunkies | Alex    |
        | Grizzly Bears | Carissa |
      Then the declaration is legal
      And Mogg Flunkies is attacking Alex
      And Grizzly Bears is attacking Carissa

    Scenario: Despite Alluring Siren, Mogg Flunkies can't attack alone
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Mogg Flunkies
      And Alex controls Alluring Siren
      And Alex has activated Alluring Siren targeting Mogg Flunkies
      And the stack has resolved
      When Rob attacks Alex with Mogg Flunkies
      Then the declaration is illegal
      And nothing has changed
      When Rob declares no attack
      Then the declaration is legal
      And Mogg Flunkies is not attacking
