@since:2020-06-01
Feature: Declare attackers step: entering attacking
  Some creatures are attacking without ever having been declared. Whom they
  attack is chosen as they enter, or said by the effect that brings them; and
  if that player is gone by then, they come and don't attack.

  @cr:508.4
  Rule: A card put onto the battlefield attacking attacks what its controller chooses

    Scenario: A creature card from the graveyard can enter attacking another player
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Yore-Tiller Nephilim
      And Alex's graveyard holds Hill Giant
      And Alex has attacked Rob with Yore-Tiller Nephilim
      And Alex has chosen Hill Giant
      When the top of the stack resolves
      Then Alex may choose among Rob and Carissa
      When Alex chooses Carissa
      Then this is legal
      And Hill Giant is attacking Carissa
      And Hill Giant is tapped
      When combat damage is dealt
      Then Carissa has 17 life
      And Rob has 18 life

    @cr:508.4c
    Scenario: Sea Monster can enter attacking a player who controls no Island
      Given a two-player game between Rob and Alex
      And Rob controls Yore-Tiller Nephilim
      And Rob's graveyard holds Sea Monster
      And Rob has attacked Alex with Yore-Tiller Nephilim
      When the stack resolves
      Then Sea Monster is attacking Alex
      When combat damage is dealt
      Then Alex has 12 life

    Scenario: Brimaz's token enters attacking untapped and triggers nothing
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Brimaz, King of Oreskos
      And Carissa controls Hissing Miasma
      And Rob has attacked Alex with Brimaz, King of Oreskos
      When the top of the stack resolves
      When Rob chooses Carissa
      Then this is legal
      And the new Cat Soldier token is called Cat Soldier token
      And Cat Soldier token is attacking Carissa
      And Cat Soldier token is untapped
      And the stack is empty

    @cr:702.116a
    Scenario: Myriad's tokens attack the opponents whom the creature doesn't attack
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls Warchief Giant
      And Carissa has attacked Alex with Warchief Giant
      When the top of the stack resolves
      When Carissa agrees
      Then this is legal
      When Carissa agrees
      Then this is legal
      And the new Warchief Giants are called left Warchief Giant and right Warchief Giant
      And left Warchief Giant is attacking Dana
      And right Warchief Giant is attacking Rob
      And left Warchief Giant is tapped
      When combat damage is dealt
      Then Rob has 15 life
      And Alex has 15 life
      And Dana has 15 life
      When play goes on to the postcombat main phase
      Then left Warchief Giant has left the game
      And right Warchief Giant has left the game
      And Warchief Giant is on the battlefield

  @cr:508.4a
  Rule: A creature enters without attacking if the player it was to attack has left

    Scenario: Kaalia's Angel enters attacking the opponent whom Kaalia attacks
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Kaalia of the Vast
      And Alex holds Serra Angel
      And Alex has attacked Carissa with Kaalia of the Vast
      When the top of the stack resolves
      When Alex chooses Serra Angel
      Then this is legal
      And Serra Angel is attacking Carissa
      And Serra Angel is tapped
      When combat damage is dealt
      Then Carissa has 14 life
      And Rob has 20 life

    @cr:506.3c
    Scenario: Kaalia's Angel enters without attacking if the opponent has left
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Kaalia of the Vast
      And Alex holds Serra Angel
      And Alex has attacked Carissa with Kaalia of the Vast
      And Alex has passed
      When Carissa concedes
      Then this is legal
      When the top of the stack resolves
      When Alex chooses Serra Angel
      Then this is legal
      And Serra Angel is on the battlefield
      And Serra Angel is not attacking
      And Serra Angel is tapped
      When combat damage is dealt
      Then Rob has 20 life

    @cr:506.3c
    Scenario: A Dragon doesn't attack another player if Kaalia's opponent leaves
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And Rob controls Kaalia of the Vast and Grizzly Bears
      And Rob holds Wardscale Dragon
      And Rob has declared these attacks:
        | attacker           | attacks |
        | Kaalia of the Vast | Dana    |
        | Grizzly Bears      | Alex    |
      And Dana has conceded
      When the top of the stack resolves
      When Rob chooses Wardscale Dragon
      Then this is legal
      And Wardscale Dragon is not attacking
      And Grizzly Bears is attacking Alex
      When combat damage is dealt
      Then Alex has 18 life

  @cr:508.4b
  Rule: An effect can make a creature on the battlefield attack a player still in the game

    Scenario Outline: Tahngarth can join an opponent's attack on <whom>
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls Grizzly Bears and Gray Ogre
      And Dana controls Jace Beleren
      And these permanents are on the battlefield:
        | permanent             | controller | tapped |
        | Tahngarth, First Mate | Rob        | yes    |
      And Carissa has declared these attacks:
        | attacker      | attacks      |
        | Grizzly Bears | Alex         |
        | Gray Ogre     | Jace Beleren |
      And the top of the stack has resolved
      When Rob agrees
      Then this is legal
      And Rob may choose among Alex and Jace Beleren
      When Rob chooses <whom>
      Then this is legal
      And Tahngarth, First Mate is attacking <whom>
      And Carissa controls Tahngarth, First Mate
      When play goes on to the postcombat main phase
      Then Rob controls Tahngarth, First Mate
      And Alex has <life> life

      Examples:
        | whom         | life |
        | Alex         | 13   |
        | Jace Beleren | 18   |

    Scenario: Tahngarth doesn't start to attack if the player attacked has left
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls Grizzly Bears
      And these permanents are on the battlefield:
        | permanent             | controller | tapped |
        | Tahngarth, First Mate | Rob        | yes    |
      And Carissa has attacked Alex with Grizzly Bears
      And Alex has conceded
      And the top of the stack has resolved
      When Rob agrees
      Then this is legal
      And Carissa controls Tahngarth, First Mate
      And Tahngarth, First Mate is not attacking
      When combat damage is dealt
      Then Dana has 20 life

    Scenario: Tahngarth doesn't start to attack a planeswalker that has left
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Grizzly Bears
      And Alex controls Jace Beleren and Mountain
      And Alex holds Lightning Bolt
      And these permanents are on the battlefield:
        | permanent             | controller | tapped |
        | Tahngarth, First Mate | Carissa    | yes    |
      And Rob has attacked Jace Beleren with Grizzly Bears
      And Alex has cast Lightning Bolt targeting Jace Beleren
      And the top of the stack has resolved
      And the top of the stack has resolved
      When Carissa agrees
      Then this is legal
      And Rob controls Tahngarth, First Mate
      And Tahngarth, First Mate is not attacking
      When combat damage is dealt
      Then Alex has 20 life

    Scenario: Tahngarth doesn't start to attack a planeswalker that was seized
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls Grizzly Bears
      And Dana controls Jace Beleren
      And Alex controls five Mountains
      And Alex holds Word of Seizing
      And these permanents are on the battlefield:
        | permanent             | controller | tapped |
        | Tahngarth, First Mate | Rob        | yes    |
      And Carissa has attacked Jace Beleren with Grizzly Bears
      And Alex has cast Word of Seizing targeting Jace Beleren
      And the top of the stack has resolved
      And the top of the stack has resolved
      When Rob agrees
      Then this is legal
      And Carissa controls Tahngarth, First Mate
      And Tahngarth, First Mate is not attacking
      When combat damage is dealt
      Then Alex has 20 life
      And Dana has 20 life

    @cr:508.4c
    Scenario: Tahngarth joins an attack on a player whom a restriction protects
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears
      And Carissa controls Silent Arbiter
      And these permanents are on the battlefield:
        | permanent             | controller | tapped |
        | Tahngarth, First Mate | Rob        | yes    |
      And Alex has attacked Carissa with Grizzly Bears
      And the top of the stack has resolved
      When Rob agrees
      Then this is legal
      And Tahngarth, First Mate is attacking Carissa
      And Grizzly Bears is attacking Carissa

    @cr:603.4
    Scenario: Tahngarth's ability doesn't trigger if Tahngarth is untapped
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears
      And Rob controls Tahngarth, First Mate
      When Alex attacks Carissa with Grizzly Bears
      Then the declaration is legal
      And Tahngarth, First Mate's ability is not on the stack

  @cr:508.6
  Rule: A player attacks whom their creatures attack, and attacked whom they declared

    Scenario: Wings of the Guard gets +1/+1 for each opponent attacked
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Wings of the Guard and Grizzly Bears
      And Rob has declared these attacks:
        | attacker           | attacks |
        | Wings of the Guard | Alex    |
        | Grizzly Bears      | Carissa |
      When the stack resolves
      Then Wings of the Guard is 3/3

    Scenario: For melee, an attack on Jace isn't an attack on Jace's controller
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Wings of the Guard and Grizzly Bears
      And Carissa controls Jace Beleren
      And Alex has declared these attacks:
        | attacker           | attacks      |
        | Wings of the Guard | Rob          |
        | Grizzly Bears      | Jace Beleren |
      When the stack resolves
      Then Wings of the Guard is 2/2

    Scenario: An opponent whom only a token is attacking was not attacked
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Wings of the Guard and Hanweir Garrison
      And Rob has attacked Alex with Wings of the Guard and Hanweir Garrison
      When Rob puts the triggers in the order Wings of the Guard and Hanweir Garrison
      Then this is legal
      When the top of the stack resolves
      When Rob chooses Carissa
      Then this is legal
      When Rob chooses Carissa
      Then this is legal
      When the stack resolves
      Then the new Human tokens are called left Human token and right Human token
      And left Human token is attacking Carissa
      And Wings of the Guard is 2/2

    Scenario: Curse of Vitality lets an opponent attacking that player gain life
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Hill Giant and Grizzly Bears
      And these permanents are on the battlefield:
        | permanent         | controller | attached to |
        | Curse of Vitality | Rob        | Alex        |
      And Carissa has attacked Alex with Hill Giant and Grizzly Bears
      When the stack resolves
      Then Carissa has 22 life
      And Rob has 22 life

    Scenario: An opponent whose attacker has left combat is attacking nobody
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Hill Giant and Reconnaissance
      And these permanents are on the battlefield:
        | permanent         | controller | attached to |
        | Curse of Vitality | Rob        | Alex        |
      And Carissa has attacked Alex with Hill Giant
      And Carissa has activated Reconnaissance targeting Hill Giant
      And the top of the stack has resolved
      When the stack resolves
      Then Carissa has 20 life
      And Rob has 22 life

    Scenario: Melee counts a player whose attacker has left combat meanwhile
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Wings of the Guard and Raging Goblin
      And Carissa controls Mountain
      And Carissa holds Shock
      And Alex has declared these attacks:
        | attacker           | attacks |
        | Wings of the Guard | Rob     |
        | Raging Goblin      | Carissa |
      And Alex has passed
      And Carissa has cast Shock targeting Raging Goblin
      When the stack resolves
      Then Raging Goblin is in Alex's graveyard
      And Wings of the Guard is 3/3
