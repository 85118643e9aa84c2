@since:2020-06-01
Feature: Damage on the stack
  Once, combat damage was assigned first and dealt only after everybody had
  passed: it waited on the stack. That was given up in 2009; the edition of 2006
  still has it.

  @cr:510.2 @cr-2006-10-01:310.4a @edition:2006-10-01
  Rule: Damage is dealt as it was assigned, no matter what happened since (2006)

    Scenario: Damage on the stack is dealt if its source changes controllers (2006)
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Hill Giant
      And Carissa controls five Mountains
      And Carissa holds Word of Seizing
      And Rob has attacked Alex with Hill Giant
      And play has gone on to the combat damage step
      When Carissa casts Word of Seizing targeting Hill Giant
      Then this is legal
      When the top of the stack resolves
      Then Carissa controls Hill Giant
      And Hill Giant is not attacking
      And Alex has 20 life
      When play goes on to the end of combat
      Then Alex has 17 life
      And Carissa has 20 life

    Scenario: Damage on the stack is dealt to a blocker removed from combat (2006)
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Hill Giant
      And Alex controls Wall of Stone
      And Carissa controls five Mountains
      And Carissa holds Word of Seizing
      And Rob has attacked Alex with Hill Giant
      And Alex has blocked Hill Giant with Wall of Stone
      And play has gone on to the combat damage step
      When Carissa casts Word of Seizing targeting Wall of Stone
      Then this is legal
      When the top of the stack resolves
      Then Wall of Stone is not blocking
      And Wall of Stone has no damage marked on it
      When play goes on to the end of combat
      Then Wall of Stone has 3 damage marked on it
      And Alex has 20 life

    @cr-2006-10-01:310.4c
    Scenario: Damage on the stack for a blocker that left isn't dealt at all (2006)
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Colossal Dreadmaw
      And Rob controls Wall of Air and one Island
      And Rob holds Unsummon
      And Alex has attacked Rob with Colossal Dreadmaw
      And Rob has blocked Colossal Dreadmaw with Wall of Air
      When Alex assigns this damage:
        | source            | to          | damage |
        | Colossal Dreadmaw | Wall of Air | 5      |
        | Colossal Dreadmaw | Rob         | 1      |
      Then this is legal
      When Rob casts Unsummon targeting Wall of Air
      Then this is legal
      When the top of the stack resolves
      Then Wall of Air is in Rob's hand
      And Rob has 20 life
      When play goes on to the end of combat
      Then Rob has 19 life

    @cr-2006-10-01:310.4c
    Scenario: Damage on the stack for a player who left isn't dealt (2006)
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Hill Giant and Grizzly Bears
      And Rob has declared these attacks:
        | attacker      | attacks |
        | Hill Giant    | Alex    |
        | Grizzly Bears | Carissa |
      And play has gone on to the combat damage step
      When Alex concedes
      Then this is legal
      And Carissa has 20 life
      When play goes on to the end of combat
      Then Carissa has 18 life
      And Rob has 20 life

    @cr:800.4a
    Scenario: A leaving player's combat damage stays on the stack (2006)
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Hill Giant and Grizzly Bears
      And Rob has declared these attacks:
        | attacker      | attacks |
        | Hill Giant    | Alex    |
        | Grizzly Bears | Carissa |
      And play has gone on to the combat damage step
      When Rob concedes
      Then this is legal
      And Hill Giant has left the game
      And Alex has 20 life
      When the top of the stack resolves
      Then Alex has 17 life
      And Carissa has 18 life

    Scenario: A creature that shrinks still deals its damage on the stack (2006)
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Hill Giant
      And Rob controls one Swamp
      And Rob holds Disfigure
      And Alex has attacked Rob with Hill Giant
      And play has gone on to the combat damage step
      When Rob casts Disfigure targeting Hill Giant
      Then this is legal
      When the top of the stack resolves
      Then Hill Giant is 1/1
      And Rob has 20 life
      When play goes on to the end of combat
      Then Rob has 17 life

    @cr:510.1c
    Scenario: A blocked attacker deals no damage if its blocker left (2006)
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Hill Giant
      And Rob controls Grizzly Bears and one Island
      And Rob holds Unsummon
      And Alex has attacked Rob with Hill Giant
      And Rob has blocked Hill Giant with Grizzly Bears
      When Rob casts Unsummon targeting Grizzly Bears
      Then this is legal
      When play goes on to the end of combat
      Then Rob has 20 life
      And Grizzly Bears is in Rob's hand
      And Hill Giant is blocked

    @cr:805.10f
    Scenario Outline: In 2HG, excess trample damage may be assigned to <struck> alone (2006)
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls Colossal Dreadmaw
      And Carissa controls Grizzly Bears and Luminarch Ascension
      And Rob has declared these attacks:
        | attacker          | attacks |
        | Colossal Dreadmaw |         |
      And Carissa has blocked Colossal Dreadmaw with Grizzly Bears
      When Rob assigns this damage:
        | source            | to            | damage |
        | Colossal Dreadmaw | Grizzly Bears | 2      |
        | Colossal Dreadmaw | Carissa       | 2      |
        | Colossal Dreadmaw | Dana          | 2      |
      Then this is illegal
      And nothing has changed
      When Rob assigns this damage:
        | source            | to            | damage |
        | Colossal Dreadmaw | Grizzly Bears | 2      |
        | Colossal Dreadmaw | <struck>      | 4      |
      Then this is legal
      When play goes on to the end of combat
      Then Carissa has 36 life

      Examples:
        | struck  |
        | Carissa |
        | Dana    |

    @cr:506.4b
    Scenario: A blocker tapped after blocking deals combat damage (2006)
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Gray Ogre, Icy Manipulator and one Forest
      And Rob controls Hill Giant
      And Alex has attacked Rob with Gray Ogre
      And Rob has blocked Gray Ogre with Hill Giant
      When Alex activates Icy Manipulator targeting Hill Giant
      Then this is legal
      When the top of the stack resolves
      Then Hill Giant is tapped
      When play goes on to the end of combat
      Then Gray Ogre is in Alex's graveyard
      And Hill Giant has 2 damage marked on it

    @cr:510.1
    Scenario: The attacking player assigns damage before the defending one (2006)
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Hill Giant and Gray Ogre
      And Rob controls Foriysian Brigade and Wall of Wood
      And Alex has attacked Rob with Hill Giant and Gray Ogre
      And Rob has declared these blocks:
        | blocker           | blocks                   |
        | Foriysian Brigade | Hill Giant and Gray Ogre |
        | Wall of Wood      | Hill Giant               |
      When play goes on to the combat damage step
      Then Alex is asked to assign damage
      When Alex assigns this damage:
        | source     | to                | damage |
        | Hill Giant | Foriysian Brigade | 0      |
        | Hill Giant | Wall of Wood      | 3      |
      Then this is legal
      And Rob is asked to assign damage

  @cr:510.1 @cr:510.4 @edition:2006-10-01
  Rule: With first strike, each damage step puts its own damage on the stack (2006)

    Scenario: Players can respond to first strike damage on the stack (2006)
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Youthful Knight and Hill Giant
      And Rob controls one Mountain
      And Rob holds Shock
      And Alex has declared these attacks:
        | attacker        | attacks |
        | Youthful Knight | Rob     |
        | Hill Giant      | Rob     |
      When play goes on to the first-strike damage step
      Then Rob has 20 life
      And Alex has priority
      When Rob casts Shock targeting Youthful Knight
      Then this is legal
      When the top of the stack resolves
      Then Youthful Knight is in Alex's graveyard
      When the top of the stack resolves
      Then Rob has 18 life
      When play goes on to the combat damage step
      Then Rob has 18 life
      And Alex has priority
      When the top of the stack resolves
      Then Rob has 15 life

    Scenario: A creature that gains first strike late still deals damage (2006)
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Youthful Knight, Grizzly Bears and one Mountain
      And Alex holds Kindled Fury
      And Alex has declared these attacks:
        | attacker        | attacks |
        | Youthful Knight | Rob     |
        | Grizzly Bears   | Rob     |
      And play has gone on to the first-strike damage step
      When Alex casts Kindled Fury targeting Grizzly Bears
      Then this is legal
      When the top of the stack resolves
      Then Grizzly Bears has the keyword first strike
      And Rob has 20 life
      When play goes on to the end of combat
      Then Rob has 15 life

    Scenario: A creature with double strike deals damage in both steps (2006)
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Fencing Ace
      And Alex has attacked Rob with Fencing Ace
      When play goes on to the first-strike damage step
      Then Rob has 20 life
      When the top of the stack resolves
      Then Rob has 19 life
      When play goes on to the end of combat
      Then Rob has 18 life
