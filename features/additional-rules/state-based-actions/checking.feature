@since:2020-06-01
Feature: State-based actions: checking
  Whenever somebody is about to get priority, whatever cannot stay as it is
  goes, all of it at one moment, and it is looked at again. Only then do
  abilities that have triggered go on the stack.

  @cr:704.3
  Rule: State-based actions happen all at once, before triggers are put on the stack

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
