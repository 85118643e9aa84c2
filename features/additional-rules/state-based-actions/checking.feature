@since:2020-06-01
Feature: State-based actions: checking
  Whenever somebody is about to get priority, whatever cannot stay as it is
  goes, all of it at one moment, and it is looked at again. Only then do
  abilities that have triggered go on the stack.

  @cr:704.2
  Rule: State-based actions are nobody's, and none of the game is without them

    Scenario: With range 1, a creature dies that's out of the active player's range
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And the range of influence is 1
      And Alex controls Mountain
      And Alex holds Shock
      And Carissa controls Grizzly Bears and Hill Giant
      When Alex casts Shock targeting Grizzly Bears
      Then this is legal
      When the top of the stack resolves
      Then Grizzly Bears is in Carissa's graveyard
      And Hill Giant is on the battlefield
      And Rob has priority

    Scenario: A creature dies in the turn of a player who has left the game
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Alex's precombat main phase
      And Rob controls Mountain
      And Rob holds Shock
      And Dana controls Grizzly Bears and Hill Giant
      And Alex has conceded
      When Rob casts Shock targeting Grizzly Bears
      Then this is legal
      When the top of the stack resolves
      Then nobody is the active player
      And Grizzly Bears is in Dana's graveyard
      And Hill Giant is on the battlefield

  @cr:704.3
  Rule: State-based actions happen all at once, before triggers are put on the stack

    @cr:603.10a
    Scenario: Creatures that die to different state-based actions see each other die
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Hill Giant and Craw Wurm
      And Rob controls Blood Artist and Typhoid Rats
      And Alex has attacked Rob with Hill Giant and Craw Wurm
      And Rob has declared these blocks:
        | blocker      | blocks     |
        | Blood Artist | Hill Giant |
        | Typhoid Rats | Craw Wurm  |
      When combat damage is dealt
      And Rob chooses Alex
      Then this is legal
      When Rob chooses Alex
      Then this is legal
      When Rob chooses Carissa
      Then this is legal
      And Craw Wurm is in Alex's graveyard
      And Blood Artist is in Rob's graveyard
      And Blood Artist's ability is on the stack three times

    Scenario: A trigger can't target a player who lost as the ability triggered
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Alex's precombat main phase
      And Carissa has 3 life
      And Alex controls Hill Giant and Grizzly Bears
      And Rob controls Blood Artist and Craw Wurm
      And Alex has declared these attacks:
        | attacker      | attacks |
        | Hill Giant    | Carissa |
        | Grizzly Bears | Rob     |
      And Rob has blocked Grizzly Bears with Craw Wurm
      When combat damage is dealt
      Then Carissa has left the game
      And Rob may choose among Rob, Alex and Dana

    Scenario: Abilities that trigger during resolution wait for state-based actions
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob has 1 life
      And Alex controls two Swamps
      And Alex holds Smallpox
      And Carissa controls Blood Artist and Gray Ogre
      And Alex has cast Smallpox
      When the top of the stack resolves
      And Carissa chooses Gray Ogre
      Then this is legal
      When Alex chooses first Swamp
      Then this is legal
      And Rob has left the game
      And Carissa may choose among Alex and Carissa

    Scenario: A player at 0 life loses only after the spell has resolved
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls two Swamps
      And Alex holds Smallpox
      And Rob has 1 life
      And Rob holds first Forest and second Forest
      And Rob controls Grizzly Bears and Gray Ogre
      And Alex has cast Smallpox
      When the top of the stack resolves
      Then Rob has 0 life
      And Rob may choose among first Forest and second Forest
      When Rob chooses first Forest
      Then this is legal
      And Rob may choose among Grizzly Bears and Gray Ogre
      When Rob chooses Gray Ogre
      Then this is legal
      When Alex chooses first Swamp
      Then this is legal
      And Rob has left the game

    Scenario: A creature that dies without the other's bonus dies afterwards
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Coat of Arms, Blood Artist and Vampire Nighthawk
      And Alex controls two Mountains
      And Alex holds Lightning Bolt and Shock
      And Alex has cast Lightning Bolt targeting Vampire Nighthawk
      And the stack has resolved
      And Alex has cast Shock targeting Blood Artist
      When the top of the stack resolves
      And Alex chooses Rob
      Then this is legal
      And Blood Artist is in Alex's graveyard
      And Vampire Nighthawk is in Alex's graveyard
      And Blood Artist's ability is on the stack once
      When the stack resolves
      Then Rob has 19 life
      And Alex has 21 life

    Scenario: Leyline of the Void exiles a creature that dies together with it
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Leyline of the Void and March of the Machines
      And Alex controls Liquimetal Coating
      And Rob controls Craw Wurm
      And Alex has activated Liquimetal Coating targeting Leyline of the Void
      And the stack has resolved
      And Alex has attacked Rob with Leyline of the Void
      And Rob has blocked Leyline of the Void with Craw Wurm
      When combat damage is dealt
      Then Leyline of the Void is in Alex's graveyard
      And Craw Wurm is in exile

  @cr:704.3
  Rule: Players lose and creatures die in the same state-based action check

    Scenario: A creature dying as its controller loses still triggers Blood Artist
      Given a free-for-all between Rob, Alex and Carissa
      And Carissa has 3 life
      And Rob controls Hill Giant and Gray Ogre
      And Carissa controls Grizzly Bears
      And Alex controls Blood Artist
      And Rob has attacked Carissa with Hill Giant and Gray Ogre
      And Carissa has blocked Gray Ogre with Grizzly Bears
      When combat damage is dealt
      And Alex chooses Rob
      Then this is legal
      When Alex chooses Rob
      Then this is legal
      And Carissa has left the game
      And Blood Artist's ability is on the stack twice
      When the stack resolves
      Then Rob has 18 life
      And Alex has 22 life

  @cr:704.3 @cr:120.3f
  Rule: Life gained by lifelink counts before state-based actions are checked

    Scenario: Lifelink saves a player from combat damage dealt at the same time
      Given a free-for-all between Rob, Alex and Carissa
      And Alex has 2 life
      And Rob controls Hill Giant and Grizzly Bears
      And Alex controls Child of Night
      And Rob has attacked Alex with Hill Giant and Grizzly Bears
      And Alex has blocked Grizzly Bears with Child of Night
      When combat damage is dealt
      Then Alex is in the game
      And Alex has 1 life

  @cr:704.1
  Rule: A state-based action happens by itself and doesn't use the stack

    @cr:704.5g
    Scenario: Nobody can respond once a creature has lethal damage
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Mountain
      And Alex holds Shock
      And Carissa controls Grizzly Bears and Forest
      And Carissa holds Giant Growth
      And Alex has cast Shock targeting Grizzly Bears
      When the top of the stack resolves
      Then Grizzly Bears is in Carissa's graveyard
      And the stack is empty
      And Alex has priority

    @cr:704.5g
    Scenario: A creature that has grown in response has no lethal damage
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Mountain
      And Alex holds Shock
      And Carissa controls Grizzly Bears and Forest
      And Carissa holds Giant Growth
      And Alex has cast Shock targeting Grizzly Bears
      When Carissa casts Giant Growth targeting Grizzly Bears
      Then this is legal
      When the stack resolves
      Then Grizzly Bears is on the battlefield
      And Grizzly Bears has 2 damage marked on it

  @cr:704.1a
  Rule: An ability that waits for a state of the game uses the stack

    Scenario: Players can respond to Emperor Crocodile's state trigger
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Emperor Crocodile, Mogg Fanatic and Island
      And Rob holds Unsummon
      And Alex controls Mountain
      When Rob activates Mogg Fanatic targeting Carissa
      Then this is legal
      And the stack holds, from the top:
        | object            | controller |
        | Emperor Crocodile | Rob        |
        | Mogg Fanatic      | Rob        |
      When Rob casts Unsummon targeting Emperor Crocodile
      Then this is legal
      When the stack resolves
      Then Emperor Crocodile is in Rob's hand

    Scenario: Emperor Crocodile isn't put into the graveyard by a state-based action
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls four Forests
      And Alex holds Emperor Crocodile
      And Alex has cast Emperor Crocodile
      When the top of the stack resolves
      Then Emperor Crocodile is on the battlefield
      And Emperor Crocodile's ability is on the stack once
      And Alex has priority

  @cr:704.4
  Rule: State-based actions don't see what is true only during a resolution

    @example
    Scenario: Maro survives a moment in which its controller has no cards in hand
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls three Mountains and Maro
      And Alex holds Wheel of Fortune and Forest
      When Alex casts Wheel of Fortune
      Then this is legal
      And Maro is 1/1
      When the top of the stack resolves
      Then Maro is on the battlefield
      And Maro is 7/7
      And Alex has 7 cards in hand

    @cr:704.5f
    Scenario: Maro dies if its controller has no cards in hand after the resolution
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Carissa controls Maro
      And Carissa holds Forest
      And Alex controls three Swamps
      And Alex holds Liliana's Specter
      And Alex has cast Liliana's Specter
      And the top of the stack has resolved
      When the top of the stack resolves
      Then Forest is in Carissa's graveyard
      And Maro is in Carissa's graveyard

    Scenario: A state trigger sees what a state-based action doesn't
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Emperor Crocodile, Maro and Plains
      And Alex holds Cloudshift and Forest
      When Alex casts Cloudshift targeting Maro
      Then this is legal
      When the top of the stack resolves
      Then Maro is on the battlefield
      And Emperor Crocodile's ability is on the stack once
