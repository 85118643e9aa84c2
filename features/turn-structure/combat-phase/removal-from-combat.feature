@since:2020-06-01
Feature: Removal from combat
  Whatever fights is in combat only as long as it is what it was: on the
  battlefield, under the same control, and able to attack or be attacked.

  @cr:506.3
  Rule: Only creatures attack and block, and only some things can be attacked

    Scenario: An artifact that isn't a creature can't attack
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Fountain of Youth and Grizzly Bears
      When Alex attacks Rob with Fountain of Youth
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Rob with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Rob

    Scenario: An artifact that isn't a creature can't block
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears
      And Carissa controls Fountain of Youth and Wall of Wood
      And Alex has attacked Carissa with Grizzly Bears
      When Carissa blocks Grizzly Bears with Fountain of Youth
      Then the declaration is illegal
      And nothing has changed
      When Carissa blocks Grizzly Bears with Wall of Wood
      Then the declaration is legal
      And Grizzly Bears is blocked by Wall of Wood

    Scenario Outline: <thing> can't be attacked, but a planeswalker can
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears
      And Carissa controls <thing> and Jace Beleren
      When Alex attacks <thing> with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Jace Beleren with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Jace Beleren

      Examples:
        | thing             |
        | Wall of Wood      |
        | Forest            |
        | Fountain of Youth |

    Scenario: An artifact that has become a creature can attack
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent         | controller | attached to       |
        | Fountain of Youth | Alex       |                   |
        | Ensoul Artifact   | Alex       | Fountain of Youth |
      When Alex attacks Rob with Fountain of Youth
      Then the declaration is legal
      And Fountain of Youth is attacking Rob
      When combat damage is dealt
      Then Rob has 15 life

  @cr:506.3f @since:2024-06-07
  Rule: A battle that has become a creature neither attacks nor blocks

    @cr:508.1a
    Scenario: A battle that has become a creature can't attack
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Invasion of Dominaria | Alex       | Rob       |
        | March of the Machines | Alex       |           |
        | Liquimetal Coating    | Rob        |           |
        | Memnite               | Alex       |           |
      And Rob has activated Liquimetal Coating targeting Invasion of Dominaria
      And the stack has resolved
      When Alex attacks Rob with Invasion of Dominaria
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Rob with Memnite
      Then the declaration is legal
      And Memnite is attacking Rob

    @cr:509.1a
    Scenario: A battle that has become a creature can't block
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Invasion of Dominaria | Alex       | Carissa   |
        | March of the Machines | Alex       |           |
        | Liquimetal Coating    | Alex       |           |
        | Wall of Wood          | Alex       |           |
        | Hill Giant            | Rob        |           |
      And Alex has activated Liquimetal Coating targeting Invasion of Dominaria
      And the stack has resolved
      And Rob has attacked Alex with Hill Giant
      When Alex blocks Hill Giant with Invasion of Dominaria
      Then the declaration is illegal
      And nothing has changed
      When Alex blocks Hill Giant with Wall of Wood
      Then the declaration is legal
      And Hill Giant is blocked by Wall of Wood

    Scenario: False Orders can't make a battle block that has become a creature
      Given a two-player game between Rob and Alex
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Invasion of Dominaria | Alex       | Rob       |
        | March of the Machines | Alex       |           |
        | Liquimetal Coating    | Alex       |           |
        | Hill Giant            | Rob        |           |
        | Mountain              | Rob        |           |
      And Rob holds False Orders
      And Alex has activated Liquimetal Coating targeting Invasion of Dominaria
      And the stack has resolved
      And Rob has attacked Alex with Hill Giant
      And play has gone on to the declare blockers step
      When Rob casts False Orders targeting Invasion of Dominaria
      Then this is legal
      When the top of the stack resolves
      And Rob chooses Hill Giant
      Then this is illegal
      And Hill Giant is unblocked
      When combat damage is dealt
      Then Alex has 17 life

    Scenario: False Orders can't make an ensouled battle block
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Invasion of Dominaria | Rob        | Alex      |
        | Liquimetal Coating    | Carissa    |           |
        | Grizzly Bears         | Carissa    |           |
      And Carissa controls two Islands and two Mountains
      And Carissa holds Ensoul Artifact and False Orders
      And Carissa has activated Liquimetal Coating targeting Invasion of Dominaria
      And the stack has resolved
      And Carissa has cast Ensoul Artifact targeting Invasion of Dominaria
      And the stack has resolved
      And Carissa has attacked Rob with Grizzly Bears
      And play has gone on to the declare blockers step
      When Carissa casts False Orders targeting Invasion of Dominaria
      Then this is legal
      When the top of the stack resolves
      And Carissa chooses Grizzly Bears
      Then this is illegal
      When combat damage is dealt
      Then Rob has 18 life

  @cr:506.3a
  Rule: A permanent that isn't a creature enters without attacking

    @cr:702.116a
    Scenario: A myriad copy of an artifact that isn't a creature doesn't attack
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent         | controller | attached to       |
        | Fountain of Youth | Rob        |                   |
        | Ensoul Artifact   | Rob        | Fountain of Youth |
        | Blade of Selves   | Rob        | Fountain of Youth |
      And Rob has attacked Alex with Fountain of Youth
      And the top of the stack has resolved
      When Rob agrees
      Then this is legal
      And the new Fountain of Youth is called Copy
      And Copy is on the battlefield
      And Copy is tapped
      And Copy is not attacking
      And Fountain of Youth is attacking Alex
      When combat damage is dealt
      Then Alex has 15 life
      And Carissa has 20 life

  @cr:506.3b
  Rule: A creature enters attacking only under an attacking player's control

    Scenario: A token of another player's Captain's Claws doesn't attack
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent      | controller | attached to   |
        | Grizzly Bears  | Rob        |               |
        | Captain's Claws | Carissa   | Grizzly Bears |
      And Rob has attacked Alex with Grizzly Bears
      When the top of the stack resolves
      Then the new Kor Ally Token is called Kor
      And Carissa controls Kor
      And Kor is tapped
      And Kor is not attacking
      When combat damage is dealt
      Then Alex has 17 life

    Scenario: A token of the attacking player's Captain's Claws attacks
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent      | controller | attached to   |
        | Grizzly Bears  | Rob        |               |
        | Captain's Claws | Rob       | Grizzly Bears |
      And Rob has attacked Alex with Grizzly Bears
      And the top of the stack has resolved
      When Rob chooses Carissa
      Then this is legal
      When play goes on to the declare blockers step
      Then the new Kor Ally Token is called Kor
      And Kor is attacking Carissa
      And Kor is tapped
      When combat damage is dealt
      Then Alex has 17 life
      And Carissa has 19 life

  @cr:506.4
  Rule: A permanent that phases out or stops being a creature leaves combat

    Scenario: An attacker that phases out is removed from combat
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears and Hill Giant
      And Carissa controls two Islands
      And Carissa holds Reality Ripple
      And Alex has attacked Rob with Grizzly Bears and Hill Giant
      When Carissa casts Reality Ripple targeting Hill Giant
      Then this is legal
      When the top of the stack resolves
      Then Hill Giant is not attacking
      And Grizzly Bears is attacking Rob
      When combat damage is dealt
      Then Rob has 18 life

    Scenario: An attacker stays blocked if its blocker phases out
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears
      And Carissa controls Wall of Wood and two Islands
      And Carissa holds Reality Ripple
      And Alex has attacked Carissa with Grizzly Bears
      And Carissa has blocked Grizzly Bears with Wall of Wood
      When Carissa casts Reality Ripple targeting Wall of Wood
      Then this is legal
      When the top of the stack resolves
      Then Wall of Wood is not blocking
      And Grizzly Bears is blocked
      When combat damage is dealt
      Then Carissa has 20 life

    @cr:510.4 @cr:509.1g
    Scenario: A first striker whose attacker has phased out still adds a damage step
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears and Hill Giant
      And Carissa controls Youthful Knight and two Islands
      And Carissa holds Reality Ripple
      And Alex has attacked Carissa with Grizzly Bears and Hill Giant
      And Carissa has blocked Hill Giant with Youthful Knight
      When Carissa casts Reality Ripple targeting Hill Giant
      Then this is legal
      When the stack resolves
      Then Hill Giant is not attacking
      When everybody passes
      Then it is the first-strike damage step
      And Carissa has 20 life
      When everybody passes
      Then it is the combat damage step
      And Carissa has 18 life

    @cr:510.4
    Scenario: A first striker that has phased out itself adds no damage step
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears and Hill Giant
      And Carissa controls Youthful Knight and two Islands
      And Carissa holds Reality Ripple
      And Alex has attacked Carissa with Grizzly Bears and Hill Giant
      And Carissa has blocked Hill Giant with Youthful Knight
      When Carissa casts Reality Ripple targeting Youthful Knight
      Then this is legal
      When the stack resolves
      Then Youthful Knight is not blocking
      When everybody passes
      Then it is the combat damage step
      And Carissa has 18 life

    Scenario: An attacking artifact that stops being a creature leaves combat
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent         | controller | attached to       |
        | Fountain of Youth | Alex       |                   |
        | Ensoul Artifact   | Alex       | Fountain of Youth |
        | Grizzly Bears     | Alex       |                   |
      And Carissa controls two Islands
      And Carissa holds Boomerang
      And Alex has attacked Rob with Fountain of Youth and Grizzly Bears
      When Carissa casts Boomerang targeting Ensoul Artifact
      Then this is legal
      When the top of the stack resolves
      Then Fountain of Youth is on the battlefield
      And Fountain of Youth is not attacking
      And Grizzly Bears is attacking Rob
      When combat damage is dealt
      Then Rob has 18 life

    Scenario: A blocking artifact that stops being a creature leaves combat
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent         | controller | attached to       |
        | Fountain of Youth | Carissa    |                   |
        | Ensoul Artifact   | Carissa    | Fountain of Youth |
        | Grizzly Bears     | Alex       |                   |
      And Alex controls two Islands
      And Alex holds Boomerang
      And Alex has attacked Carissa with Grizzly Bears
      And Carissa has blocked Grizzly Bears with Fountain of Youth
      When Alex casts Boomerang targeting Ensoul Artifact
      Then this is legal
      When the top of the stack resolves
      Then Fountain of Youth is not blocking
      And Grizzly Bears is blocked
      When combat damage is dealt
      Then Carissa has 20 life
      And Grizzly Bears is on the battlefield

    @cr:506.4c
    Scenario: A creature attacks nothing if the attacked planeswalker is returned
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears
      And Carissa controls Jace Beleren and two Islands
      And Carissa holds Boomerang
      And Alex has attacked Jace Beleren with Grizzly Bears
      When Carissa casts Boomerang targeting Jace Beleren
      Then this is legal
      When the top of the stack resolves
      Then Jace Beleren is in Carissa's hand
      And Grizzly Bears is attacking nothing
      When combat damage is dealt
      Then Carissa has 20 life

    @cr:506.4b
    Scenario: An attacker that untaps stays in combat and deals damage
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls five Mountains and Grizzly Bears
      And Alex holds Savage Beating
      And Alex has attacked Rob with Grizzly Bears
      And Alex has cast Savage Beating as follows:
        | modes |
        | untap |
      When the top of the stack resolves
      Then Grizzly Bears is untapped
      And Grizzly Bears is attacking Rob
      When combat damage is dealt
      Then Rob has 18 life

    Scenario: A blocker of two deals no damage once False Orders has removed it
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Savannah Lions, Gray Ogre and Mountain
      And Alex holds False Orders
      And Carissa controls Palace Guard
      And Alex has declared these attacks:
        | attacker       | attacks |
        | Savannah Lions | Carissa |
        | Gray Ogre      | Carissa |
      And Carissa has declared these blocks:
        | blocker      | blocks                       |
        | Palace Guard | Savannah Lions and Gray Ogre |
      And Alex has cast False Orders targeting Palace Guard
      When the top of the stack resolves
      And Alex chooses nothing
      Then this is legal
      And Palace Guard is not blocking
      And Savannah Lions is unblocked
      When combat damage is dealt
      Then Savannah Lions is on the battlefield
      And Palace Guard has no damage marked on it
      And Carissa has 16 life

    Scenario Outline: Palace Guard deals no damage once out of combat <where>
      Given a <game>
      And it is Alex's precombat main phase
      And Alex controls Savannah Lions, Gray Ogre and Mountain
      And Alex holds False Orders
      And Carissa controls Palace Guard
      And Alex has declared these attacks:
        | attacker       | attacks |
        | Savannah Lions | Carissa |
        | Gray Ogre      | Carissa |
      And Carissa has declared these blocks:
        | blocker      | blocks                       |
        | Palace Guard | Savannah Lions and Gray Ogre |
      And Alex has cast False Orders targeting Palace Guard
      When the top of the stack resolves
      And Alex chooses nothing
      Then this is legal
      And Palace Guard is not blocking
      When combat damage is dealt
      Then Savannah Lions is on the battlefield
      And Palace Guard has no damage marked on it

      Examples:
        | where            | game                                                           |
        | with two players | two-player game between Carissa and Alex                       |
        | in a team game   | team game of Alex and Rob against Carissa and Dana             |
        | in a shared turn | Two-Headed Giant game of Alex and Rob against Carissa and Dana |

  @cr:506.4
  Rule: A creature that has left combat has attacked this turn all the same

    Scenario: Relentless Assault untaps an attacker that has regenerated
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls four Mountains, Swamp and Drudge Skeletons
      And Alex holds Relentless Assault
      And Carissa controls Hill Giant
      And Alex has attacked Carissa with Drudge Skeletons
      And Carissa has blocked Drudge Skeletons with Hill Giant
      And Alex has activated Drudge Skeletons
      And the top of the stack has resolved
      And play has gone on to the postcombat main phase
      When Alex casts Relentless Assault
      Then this is legal
      And Drudge Skeletons is tapped
      When the top of the stack resolves
      Then Drudge Skeletons is untapped

    Scenario: Two players: Relentless Assault untaps a regenerated attacker
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls four Mountains, Swamp and Drudge Skeletons
      And Alex holds Relentless Assault
      And Rob controls Hill Giant
      And Alex has attacked Rob with Drudge Skeletons
      And Rob has blocked Drudge Skeletons with Hill Giant
      And Alex has activated Drudge Skeletons
      And the top of the stack has resolved
      And play has gone on to the postcombat main phase
      When Alex casts Relentless Assault
      Then this is legal
      And Drudge Skeletons is tapped
      When the top of the stack resolves
      Then Drudge Skeletons is untapped

    Scenario: In a team game, Relentless Assault untaps a regenerated attacker
      Given a team game of Rob and Carissa against Alex and Dana
      And it is Carissa's precombat main phase
      And Carissa controls four Mountains, Swamp and Drudge Skeletons
      And Carissa holds Relentless Assault
      And Alex controls Hill Giant
      And Carissa has attacked Alex with Drudge Skeletons
      And Alex has blocked Drudge Skeletons with Hill Giant
      And Carissa has activated Drudge Skeletons
      And the top of the stack has resolved
      And play has gone on to the postcombat main phase
      When Carissa casts Relentless Assault
      Then this is legal
      And Drudge Skeletons is tapped
      When the top of the stack resolves
      Then Drudge Skeletons is untapped

    Scenario: With shared turns, Relentless Assault untaps a regenerated attacker
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's precombat main phase
      And Rob controls four Mountains, Swamp and Drudge Skeletons
      And Rob holds Relentless Assault
      And Dana controls Hill Giant
      And Rob has attacked Dana with Drudge Skeletons
      And Dana has blocked Drudge Skeletons with Hill Giant
      And Rob has activated Drudge Skeletons
      And the top of the stack has resolved
      And play has gone on to the postcombat main phase
      When Rob casts Relentless Assault
      Then this is legal
      And Drudge Skeletons is tapped
      When the top of the stack resolves
      Then Drudge Skeletons is untapped

  @cr:506.4d @cr:506.4c
  Rule: A planeswalker that blocks and is attacked leaves combat role by role

    Scenario: A planeswalker that stops being a creature is still attacked
      Given a two-player game between Rob and Alex
      And Rob controls Grizzly Bears, Hill Giant and two Islands
      And Rob holds Boomerang
      And Alex controls Jace Beleren, Liquimetal Coating, Vedalken Orrery and two Islands
      And Alex holds Ensoul Artifact
      And Alex has activated Liquimetal Coating targeting Jace Beleren
      And the stack has resolved
      And Alex has cast Ensoul Artifact targeting Jace Beleren
      And the stack has resolved
      And Rob has attacked Jace Beleren with Grizzly Bears and Hill Giant
      And Alex has blocked Hill Giant with Jace Beleren
      When Rob casts Boomerang targeting Ensoul Artifact
      Then this is legal
      When the top of the stack resolves
      Then Jace Beleren is not blocking
      And Hill Giant is blocked
      And Grizzly Bears is attacking Jace Beleren
      When combat damage is dealt
      Then Jace Beleren has 1 loyalty counter
      And Alex has 20 life

    Scenario: A creature that stops being a planeswalker still blocks
      Given a two-player game between Rob and Alex
      And Rob controls Grizzly Bears, Hill Giant, Rob's Vedalken Orrery and two Plains
      And Rob holds Darksteel Mutation
      And these permanents are on the battlefield:
        | permanent              | controller |
        | Jace Beleren           | Alex       |
        | Liquimetal Coating     | Alex       |
        | Alex's Vedalken Orrery | Alex       |
      And Alex controls two Islands
      And Alex holds Ensoul Artifact
      And Alex has activated Liquimetal Coating targeting Jace Beleren
      And the stack has resolved
      And Alex has cast Ensoul Artifact targeting Jace Beleren
      And the stack has resolved
      And Rob has attacked Jace Beleren with Grizzly Bears and Hill Giant
      And Alex has blocked Hill Giant with Jace Beleren
      When Rob casts Darksteel Mutation targeting Jace Beleren
      Then this is legal
      When the top of the stack resolves
      Then Grizzly Bears is attacking nothing
      And Jace Beleren is blocking Hill Giant
      And Hill Giant is blocked by Jace Beleren
      When combat damage is dealt
      Then Jace Beleren is on the battlefield
      And Jace Beleren has 3 loyalty counters
      And Alex has 20 life
