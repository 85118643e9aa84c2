@since:2024-06-07
Feature: Attack multiple players: teams in turn order
  Members of the team that is attacked block and assign damage in turn order,
  counted from the player whose turn it is.

  @cr:802.4
  Rule: Teams: the first defending player to the left of the active player blocks first

    Scenario: Dana in the first seat blocks after Rob, who sits at Carissa's left
      Given a Team vs. Team game seated clockwise:
        | player  | team |
        | Dana    | sun  |
        | Alex    | moon |
        | Carissa | moon |
        | Rob     | sun  |
      And it is Carissa's precombat main phase
      And Carissa controls Grizzly Bears and Hill Giant
      And Rob controls Wall of Stone
      And Dana controls Wall of Wood
      And Carissa has declared these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Dana    |
        | Hill Giant    | Rob     |
      When play goes on to the declare blockers step
      Then Rob is asked to declare blockers
      When Dana interrupts and declares these blocks:
        | blocker      | blocks        |
        | Wall of Wood | Grizzly Bears |
      Then the declaration is illegal
      And nothing has changed
      When Rob blocks Hill Giant with Wall of Stone
      Then the declaration is legal
      And Dana is asked to declare blockers
      When Dana blocks Grizzly Bears with Wall of Wood
      Then the declaration is legal
      And Hill Giant is blocked by Wall of Stone
      And Grizzly Bears is blocked by Wall of Wood

    @cr:722.3
    Scenario: Rob, who controls attacking Alex, still blocks before teammate Dana
      Given a Team vs. Team game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Dana    | sun  |
        | Alex    | moon |
        | Carissa | moon |
      And Rob controls Mindslaver, four Mountains and Wall of Stone
      And Dana controls Wall of Wood
      And Alex controls Craw Wurm and Gray Ogre
      And Rob has activated Mindslaver targeting Alex
      And the stack has resolved
      And play has gone on to Alex's precombat main phase
      And Rob has declared these attacks:
        | attacker  | attacks |
        | Craw Wurm | Rob     |
        | Gray Ogre | Dana    |
      When play goes on to the declare blockers step
      Then Rob is asked to declare blockers
      When Dana interrupts and declares these blocks:
        | blocker      | blocks    |
        | Wall of Wood | Gray Ogre |
      Then the declaration is illegal
      And nothing has changed
      When Rob blocks Craw Wurm with Wall of Stone
      Then the declaration is legal
      And Dana is asked to declare blockers
      When Dana blocks Gray Ogre with Wall of Wood
      Then the declaration is legal
      And Craw Wurm is blocked by Wall of Stone

    @cr:500.7
    Scenario: In Carissa's extra turn after Rob's, Rob blocks before Dana
      Given a Team vs. Team game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Dana    | sun  |
        | Alex    | moon |
        | Carissa | moon |
      And it is Rob's precombat main phase
      And Rob controls five Islands and Wall of Stone
      And Rob holds Time Warp
      And Dana controls Wall of Wood
      And Carissa controls Grizzly Bears and Hill Giant
      And Rob has cast Time Warp targeting Carissa
      And the stack has resolved
      And play has gone on to Carissa's precombat main phase
      And Carissa has declared these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Dana    |
        | Hill Giant    | Rob     |
      When play goes on to the declare blockers step
      Then Rob is asked to declare blockers
      When Dana interrupts and declares these blocks:
        | blocker      | blocks        |
        | Wall of Wood | Grizzly Bears |
      Then the declaration is illegal
      And nothing has changed
      When Rob blocks Hill Giant with Wall of Stone
      Then the declaration is legal
      And Dana is asked to declare blockers
      When Dana blocks Grizzly Bears with Wall of Wood
      Then the declaration is legal
      And Grizzly Bears is blocked by Wall of Wood

  @since:2024-11-08 @cr:802.5
  Rule: Teams: in an extra turn, its player's left neighbor assigns damage before others

    @cr:500.7
    Scenario: In Carissa's extra turn, Rob assigns damage before Dana
      Given a Team vs. Team game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Dana    | sun  |
        | Alex    | moon |
        | Carissa | moon |
      And these permanents are on the battlefield:
        | permanent               | controller |
        | Savannah Lions          | Carissa    |
        | Eager Cadet             | Carissa    |
        | Coral Merfolk           | Carissa    |
        | Raging Goblin           | Carissa    |
        | left Foriysian Brigade  | Rob        |
        | right Foriysian Brigade | Dana       |
      And Rob controls five Islands
      And Rob holds Time Warp
      And Rob has cast Time Warp targeting Carissa
      And the stack has resolved
      And play has gone on to Carissa's precombat main phase
      And Carissa has declared these attacks:
        | attacker       | attacks |
        | Savannah Lions | Dana    |
        | Eager Cadet    | Dana    |
        | Coral Merfolk  | Rob     |
        | Raging Goblin  | Rob     |
      And Rob has declared these blocks:
        | blocker                | blocks                          |
        | left Foriysian Brigade | Coral Merfolk and Raging Goblin |
      And Dana has declared these blocks:
        | blocker                 | blocks                         |
        | right Foriysian Brigade | Savannah Lions and Eager Cadet |
      When play goes on to the combat damage step
      Then Rob is asked to assign damage
      When Rob assigns this damage:
        | source                 | to            | damage |
        | left Foriysian Brigade | Coral Merfolk | 2      |
      Then this is legal
      And Dana is asked to assign damage
      When Dana assigns this damage:
        | source                  | to             | damage |
        | right Foriysian Brigade | Savannah Lions | 2      |
      Then this is legal
      And Coral Merfolk is in Carissa's graveyard
      And Savannah Lions is in Carissa's graveyard

  @cr:802.2
  Rule: Teams: opponents out of range defend, but can't be attacked

    @cr:801.3
    Scenario: With range 1, Alex out of range is a defending player as well
      Given a team game of Rob, Finn and Eve against Alex, Carissa and Dana
      And the range of influence is 1
      And Rob controls Grizzly Bears
      When play goes on to the beginning of combat
      Then the defending players are Alex, Carissa and Dana
      When Rob attacks Alex with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Dana with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Dana

  @cr:508.7d @cr:803.1a
  Rule: Teams with attack left: an attack is reselected to the left neighbor only

    Scenario: Portal Mage can't turn an attack to the neighbor on the other side
      Given an Alternating Teams game of Alex and Rob against Carissa and Eve with attack left
      And it is Alex's precombat main phase
      And Alex controls Hill Giant
      And Carissa controls left Jace Beleren and three Islands
      And Carissa holds Portal Mage
      And Eve controls right Jace Beleren
      And Alex has attacked Carissa with Hill Giant
      And Carissa has cast Portal Mage
      And the top of the stack has resolved
      When Carissa agrees
      Then this is legal
      When Carissa chooses Eve
      Then this is illegal
      And nothing has changed
      When Carissa chooses right Jace Beleren
      Then this is illegal
      And nothing has changed
      When Carissa chooses left Jace Beleren
      Then this is legal
      And Hill Giant is attacking left Jace Beleren
