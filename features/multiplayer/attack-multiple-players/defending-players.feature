@since:2024-06-07
Feature: Attack multiple players: defending players
  Where several opponents may be attacked in one combat, nobody names a
  defender beforehand: all opponents defend until the combat phase is over.

  @cr:802.1
  Rule: An attack may be split among opponents or made on one of them

    Scenario: A player can attack two opponents at once
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Grizzly Bears and Hill Giant
      When Rob declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Alex    |
        | Hill Giant    | Carissa |
      Then the declaration is legal
      And Grizzly Bears is attacking Alex
      And Hill Giant is attacking Carissa
      And Grizzly Bears is tapped
      And Hill Giant is tapped
      When combat damage is dealt
      Then Alex has 18 life
      And Carissa has 17 life
      And Rob has 20 life

    Scenario: A player can attack all four opponents at once
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And it is Carissa's precombat main phase
      And Carissa controls Eager Cadet, Grizzly Bears, Hill Giant and Serra Angel
      When Carissa declares these attacks:
        | attacker      | attacks |
        | Eager Cadet   | Rob     |
        | Grizzly Bears | Eve     |
        | Hill Giant    | Alex    |
        | Serra Angel   | Dana    |
      Then the declaration is legal
      When combat damage is dealt
      Then Rob has 19 life
      And Eve has 18 life
      And Alex has 17 life
      And Dana has 16 life
      And Carissa has 20 life

    Scenario Outline: All of Alex's attackers can attack the same opponent, <victim>
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears and Hill Giant
      When Alex attacks <victim> with Grizzly Bears and Hill Giant
      Then the declaration is legal
      And Grizzly Bears is attacking <victim>
      And Hill Giant is attacking <victim>
      When combat damage is dealt
      Then <victim> has 15 life
      And <other> has 20 life
      And <another> has 20 life

      Examples:
        | victim  | other   | another |
        | Rob     | Carissa | Dana    |
        | Carissa | Rob     | Dana    |
        | Dana    | Rob     | Carissa |

    Scenario: A player doesn't have to attack anyone
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Grizzly Bears
      When Rob declares no attack
      Then the declaration is legal
      And Grizzly Bears is not attacking
      And Grizzly Bears is untapped
      When play goes on to the postcombat main phase
      Then Alex has 20 life
      And Carissa has 20 life

  @cr:802.2
  Rule: All opponents are defending players; none is chosen

    @cr:507.2
    Scenario: With attack multiple players, no single defending player is chosen
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Carissa's precombat main phase
      When play goes on to the beginning of combat
      Then nobody is asked to choose a defending player
      And Carissa has priority
      And the attacking player is Carissa
      And the defending players are Dana, Rob and Alex

    Scenario Outline: Unattacked opponents are defending players (<step>)
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And Rob controls Grizzly Bears
      And Rob has attacked Carissa with Grizzly Bears
      When play goes on to the <step>
      Then the defending players are Alex, Carissa and Dana

      Examples:
        | step                  |
        | declare blockers step |
        | end of combat         |

    Scenario: An opponent who has left isn't a defending player
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And Rob has passed
      And Alex has passed
      And Carissa has conceded
      When play goes on to the beginning of combat
      Then the defending players are Alex and Dana

    Scenario: In Team vs. Team, all opponents are defending players, not teammates
      Given a team game of Rob, Alex and Carissa against Dana, Eve and Finn
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears and Hill Giant
      When play goes on to the beginning of combat
      Then the attacking player is Alex
      And the defending players are Dana, Eve and Finn
      When Alex declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Rob     |
        | Hill Giant    | Dana    |
      Then the declaration is illegal
      And nothing has changed
      When Alex declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Finn    |
        | Hill Giant    | Dana    |
      Then the declaration is legal
      And Grizzly Bears is attacking Finn
      And Hill Giant is attacking Dana

    Scenario Outline: Stand or Fall limits <defender>'s blockers before attacks are declared
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Stand or Fall and Grizzly Bears
      And <defender> controls Gray Ogre and Wall of Wood
      When play goes on to the beginning of combat
      Then Stand or Fall's ability is on the stack
      When the top of the stack resolves
      Then Rob is asked to choose
      When Rob chooses Wall of Wood
      Then this is legal
      And <defender> is asked to choose
      When <defender> chooses Wall of Wood
      Then this is legal
      When Rob attacks <defender> with Grizzly Bears
      Then the declaration is legal
      When <defender> blocks Grizzly Bears with Gray Ogre
      Then the declaration is illegal
      And nothing has changed
      When <defender> blocks Grizzly Bears with Wall of Wood
      Then the declaration is legal
      And Grizzly Bears is blocked by Wall of Wood

      Examples:
        | defender |
        | Alex     |
        | Carissa  |

    Scenario Outline: Stand or Fall leaves Alex <kept> and Carissa the other pile
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Stand or Fall, Grizzly Bears and Runeclaw Bear
      And Alex controls Gray Ogre and Wall of Wood
      And Carissa controls Hill Giant and Wall of Stone
      When play goes on to the beginning of combat
      When the top of the stack resolves
      When Rob chooses Wall of Wood
      Then this is legal
      When Rob chooses Wall of Stone
      Then this is legal
      When Alex chooses <kept>
      Then this is legal
      When Carissa chooses <other>
      Then this is legal
      When Rob declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Alex    |
        | Runeclaw Bear | Carissa |
      Then the declaration is legal
      When Alex blocks Grizzly Bears with <left out>
      Then the declaration is illegal
      And nothing has changed
      When Alex blocks Grizzly Bears with <kept>
      Then the declaration is legal
      When Carissa blocks Runeclaw Bear with <left out too>
      Then the declaration is illegal
      And nothing has changed
      When Carissa blocks Runeclaw Bear with <other>
      Then the declaration is legal
      And Runeclaw Bear is blocked by <other>

      Examples:
        | kept         | left out     | other         | left out too  |
        | Gray Ogre    | Wall of Wood | Wall of Stone | Hill Giant    |
        | Wall of Wood | Gray Ogre    | Hill Giant    | Wall of Stone |

    @cr:801.3
    Scenario: Opponents out of range are defending players but can't be attacked
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is one
      And Rob controls Grizzly Bears
      And Carissa controls one Mountain
      And Carissa holds False Orders
      And Dana controls Wall of Wood
      When play goes on to the beginning of combat
      Then the defending players are Alex, Carissa, Dana and Eve
      When Rob attacks Dana with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Alex with Grizzly Bears
      Then the declaration is legal
      When play goes on to the declare blockers step
      And Carissa casts False Orders targeting Wall of Wood
      Then this is legal
      And False Orders is on the stack

    Scenario: All opponents are defending players again in a second combat
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Serra Angel and four Mountains
      And Alex holds Relentless Assault
      And Alex has attacked Carissa with Serra Angel
      And play has gone on to the postcombat main phase
      And Alex has cast Relentless Assault
      And the top of the stack has resolved
      When play goes on to the beginning of combat
      Then the defending players are Carissa and Rob
      When Alex attacks Carissa with Serra Angel
      Then the declaration is legal
      When combat damage is dealt
      Then Carissa has 12 life
      And Rob has 20 life
