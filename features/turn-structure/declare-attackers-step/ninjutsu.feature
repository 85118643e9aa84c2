@since:2020-06-01
Feature: Declare attackers step: entering attacking by ninjutsu
  Ninjutsu puts a card from hand onto the battlefield attacking, and says what it
  attacks: what the creature attacked that is returned to hand for it.

  @cr:508.4a @cr:702.49c
  Rule: A creature that enters by ninjutsu attacks what the returned creature attacked

    Scenario: A Ninja attacks the planeswalker that the returned creature attacked
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Grizzly Bears, Gray Ogre and two Islands
      And Rob holds Ninja of the Deep Hours
      And Carissa controls Jace Beleren
      And Rob has declared these attacks:
        | attacker      | attacks      |
        | Grizzly Bears | Jace Beleren |
        | Gray Ogre     | Alex         |
      And play has gone on to the declare blockers step
      When Rob activates Ninja of the Deep Hours as follows:
        | uses up       |
        | Grizzly Bears |
      Then this is legal
      And Grizzly Bears is in Rob's hand
      And Ninja of the Deep Hours is in Rob's hand
      When the top of the stack resolves
      Then Ninja of the Deep Hours is attacking Jace Beleren
      And Ninja of the Deep Hours is tapped
      And Ninja of the Deep Hours is unblocked
      When combat damage is dealt
      Then Jace Beleren has 1 loyalty counter
      And Alex has 18 life

    Scenario Outline: A Ninja attacks the player who was attacked <where>
      Given a <game>
      And it is Alex's precombat main phase
      And Alex controls Savannah Lions, Hill Giant and two Islands
      And Alex holds Ninja of the Deep Hours
      And Alex has declared these attacks:
        | attacker       | attacks |
        | Savannah Lions | Dana    |
        | Hill Giant     | Rob     |
      And play has gone on to the declare blockers step
      When Alex activates Ninja of the Deep Hours as follows:
        | uses up        |
        | Savannah Lions |
      Then this is legal
      When the top of the stack resolves
      Then Ninja of the Deep Hours is attacking Dana
      When combat damage is dealt
      Then Ninja of the Deep Hours's ability is on the stack once
      When the top of the stack resolves
      And Alex agrees
      Then this is legal
      And Alex has two cards in hand

      Examples:
        | where             | game                                                           |
        | in free-for-all   | free-for-all between Rob, Alex and Dana                        |
        | in a team game    | team game of Alex and Carissa against Rob and Dana             |
        | with shared turns | Two-Headed Giant game of Alex and Carissa against Rob and Dana |

  @cr:508.4a @cr:506.3c
  Rule: A creature that was to attack what has left combat enters without attacking

    Scenario: A Ninja enters without attacking if the planeswalker has left
      Given a two-player game between Rob and Alex
      And Rob controls Grizzly Bears and two Islands
      And Rob holds Ninja of the Deep Hours
      And Alex controls Jace Beleren and two Islands
      And Alex holds Boomerang
      And Rob has attacked Jace Beleren with Grizzly Bears
      And play has gone on to the declare blockers step
      And Rob has activated Ninja of the Deep Hours
      When Alex casts Boomerang targeting Jace Beleren
      Then this is legal
      When the stack resolves
      Then Ninja of the Deep Hours is on the battlefield
      And Ninja of the Deep Hours is tapped
      And Ninja of the Deep Hours is not attacking
      When combat damage is dealt
      Then Alex has 20 life

    @since:2024-06-07
    Scenario: A Ninja enters without attacking a battle that has left
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Hill Giant and two Islands
      And Alex holds Ninja of the Deep Hours
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Invasion of Dominaria | Carissa    | Rob       |
      And Rob controls two Islands
      And Rob holds Boomerang
      And Alex has attacked Invasion of Dominaria with Hill Giant
      And play has gone on to the declare blockers step
      And Alex has activated Ninja of the Deep Hours
      When Rob casts Boomerang targeting Invasion of Dominaria
      Then this is legal
      When the stack resolves
      Then Ninja of the Deep Hours is tapped
      And Ninja of the Deep Hours is not attacking
      When combat damage is dealt
      Then Rob has 20 life
      And Carissa has 20 life

    Scenario Outline: A Ninja doesn't attack a player who has left <where>
      Given a <game>
      And Rob controls Gray Ogre and two Islands
      And Rob holds Ninja of the Deep Hours
      And Rob has attacked Alex with Gray Ogre
      And play has gone on to the declare blockers step
      And Rob has activated Ninja of the Deep Hours
      When Alex concedes
      Then this is legal
      When the top of the stack resolves
      Then Ninja of the Deep Hours is tapped
      And Ninja of the Deep Hours is not attacking
      When combat damage is dealt
      Then Carissa has 20 life

      Examples:
        | where           | game                                               |
        | in free-for-all | free-for-all between Rob, Alex and Carissa         |
        | in a team game  | team game of Rob and Dana against Alex and Carissa |

  @cr:508.4a
  Rule: Ninjutsu lets nothing attack a planeswalker whose controller isn't defending

    @since:2024-11-08
    Scenario: A Ninja doesn't attack a planeswalker that its controller has seized
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Gray Ogre, two Islands and five Mountains
      And Rob holds Ninja of the Deep Hours and Word of Seizing
      And Alex controls Jace Beleren
      And Rob has attacked Jace Beleren with Gray Ogre
      And play has gone on to the declare blockers step
      And Rob has activated Ninja of the Deep Hours
      When Rob casts Word of Seizing targeting Jace Beleren
      Then this is legal
      When the stack resolves
      Then Rob controls Jace Beleren
      And Ninja of the Deep Hours is tapped
      And Ninja of the Deep Hours is not attacking

  @cr:702.49c
  Rule: Ninjutsu can be activated only while a creature is unblocked

    @cr:702.49a
    Scenario: Ninjutsu waits for blockers, and returns no blocked creature
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears, Gray Ogre and two Islands
      And Alex holds Ninja of the Deep Hours
      And Rob controls Wall of Wood
      And Alex has attacked Rob with Grizzly Bears and Gray Ogre
      When Alex activates Ninja of the Deep Hours
      Then this is illegal
      And nothing has changed
      When Rob blocks Gray Ogre with Wall of Wood
      Then the declaration is legal
      When Alex activates Ninja of the Deep Hours as follows:
        | uses up   |
        | Gray Ogre |
      Then this is illegal
      And nothing has changed
      When Alex activates Ninja of the Deep Hours as follows:
        | uses up       |
        | Grizzly Bears |
      Then this is legal
      When the top of the stack resolves
      Then Ninja of the Deep Hours is attacking Rob
      And Ninja of the Deep Hours is unblocked

  @cr:702.49a
  Rule: Ninjutsu functions only while its card is in a hand

    Scenario: A Ninja on the battlefield can't be activated
      Given a two-player game between Rob and Alex
      And Rob controls Grizzly Bears, Ninja of the Deep Hours and two Islands
      And Rob has attacked Alex with Grizzly Bears
      And play has gone on to the declare blockers step
      When Rob activates Ninja of the Deep Hours
      Then this is illegal
      And nothing has changed
      When combat damage is dealt
      Then Alex has 18 life

    Scenario: A Ninja that has left the hand stays where it is
      Given a two-player game between Rob and Alex
      And Rob controls Grizzly Bears, two Islands and two Swamps
      And Rob holds Ninja of the Deep Hours
      And Alex controls Vedalken Orrery and two Swamps
      And Alex holds Smallpox
      And Rob has attacked Alex with Grizzly Bears
      And play has gone on to the declare blockers step
      And Rob has activated Ninja of the Deep Hours
      And Alex has cast Smallpox
      When the top of the stack resolves
      And Rob chooses Ninja of the Deep Hours
      Then this is legal
      When the stack resolves
      Then Ninja of the Deep Hours is in Rob's graveyard

  @cr:702.49b
  Rule: A card stays revealed from announcing ninjutsu until the ability leaves the stack

    Scenario: Alex sees the Ninja whose ninjutsu is on the stack
      Given a two-player game between Rob and Alex
      And Rob controls Grizzly Bears, Hill Giant and two Islands
      And Rob holds Ninja of the Deep Hours and Storm Crow
      And Alex controls Island
      And Alex holds Stifle
      And Rob has attacked Alex with Grizzly Bears and Hill Giant
      And play has gone on to the declare blockers step
      When Rob activates Ninja of the Deep Hours as follows:
        | uses up       |
        | Grizzly Bears |
      Then this is legal
      And Alex can see Ninja of the Deep Hours
      And Alex cannot see Storm Crow
      When Alex casts Stifle
      Then this is legal
      When the stack resolves
      Then Ninja of the Deep Hours is in Rob's hand
      And Alex cannot see Ninja of the Deep Hours
      And Rob has three cards in hand
