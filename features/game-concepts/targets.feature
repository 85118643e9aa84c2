@since:2020-06-01
Feature: Targets
  What a spell or ability says may be its target, and nothing else, however
  many things there are beside it.

  @cr:115.1
  Rule: Only what the spell or ability describes can be its target

    Scenario: Azorius Arrester can detain only creatures that opponents control
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears and two Plains
      And Alex holds Azorius Arrester
      And Rob controls Hill Giant and Forest
      And Carissa controls Gray Ogre and Bonesplitter
      And Alex has cast Azorius Arrester
      When the top of the stack resolves
      Then Hill Giant and Gray Ogre may be chosen
      And Grizzly Bears, Azorius Arrester, Forest, Bonesplitter and Rob may not be chosen

    Scenario: Oblivion Ring can exile another permanent of anybody's, but no land
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears and three Plains
      And Alex holds Oblivion Ring
      And Rob controls Forest and Propaganda
      And Carissa controls Bonesplitter
      And Alex has cast Oblivion Ring
      When the top of the stack resolves
      Then Grizzly Bears, Propaganda and Bonesplitter may be chosen
      And Oblivion Ring, first Plains, Forest and Carissa may not be chosen

    Scenario: Seifer goads a creature of the attacked player and of no other
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Seifer, Balamb Rival and Grizzly Bears
      And Alex controls Hill Giant
      And Carissa controls Gray Ogre, Forest and Wall of Wood
      When Rob attacks Carissa with Grizzly Bears
      Then the declaration is legal
      And Gray Ogre and Wall of Wood may be chosen
      And Hill Giant, Grizzly Bears, Forest and Carissa may not be chosen

    Scenario: Reconnaissance can remove only an attacker of its own controller
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Grizzly Bears, Gray Ogre and Reconnaissance
      And Rob has attacked Carissa with Grizzly Bears
      When Rob activates Reconnaissance targeting Gray Ogre
      Then this is illegal
      And nothing has changed
      When Rob activates Reconnaissance targeting Carissa
      Then this is illegal
      And nothing has changed
      When Rob activates Reconnaissance targeting Grizzly Bears
      Then this is legal
      When the top of the stack resolves
      Then Grizzly Bears is not attacking
      And Grizzly Bears is untapped

    Scenario: False Orders can remove only a creature of a defending player
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Hill Giant and Mountain
      And Rob holds False Orders
      And Alex controls Gray Ogre
      And Carissa controls Grizzly Bears and Forest
      And Rob has attacked Carissa with Hill Giant
      And Carissa has blocked Hill Giant with Grizzly Bears
      When Rob casts False Orders targeting Hill Giant
      Then this is illegal
      And nothing has changed
      When Rob casts False Orders targeting Forest
      Then this is illegal
      And nothing has changed
      When Rob casts False Orders targeting Grizzly Bears
      Then this is legal
      And False Orders is on the stack

    Scenario: Twincast can copy an instant, but no creature spell and no ability
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls two Forests, two Mountains and Mogg Fanatic
      And Alex holds Grizzly Bears and Shock
      And Carissa controls four Islands
      And Carissa holds Twincast
      And Alex has cast Grizzly Bears
      And Alex has cast Shock targeting Rob
      And Alex has activated Mogg Fanatic targeting Rob
      When Carissa casts Twincast targeting Grizzly Bears
      Then this is illegal
      And nothing has changed
      When Carissa casts Twincast targeting Mogg Fanatic
      Then this is illegal
      And nothing has changed
      When Carissa casts Twincast targeting Shock
      Then this is legal
      When the top of the stack resolves
      And Carissa declines
      Then this is legal
      When the stack resolves
      Then Rob has 15 life

    Scenario: Erhnam Djinn gives forestwalk to an opponent's creature, but no Wall
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's end step
      And Alex controls Erhnam Djinn and Grizzly Bears
      And Rob controls Wall of Wood and Hill Giant
      And Carissa controls Gray Ogre and Forest
      When play goes on to Alex's upkeep
      Then Hill Giant and Gray Ogre may be chosen
      And Grizzly Bears, Erhnam Djinn, Wall of Wood and Forest may not be chosen

    @cr:601.2c
    Scenario: Jagged Lightning can't be cast at three creatures
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls five Mountains
      And Alex holds Jagged Lightning
      And Rob controls Grizzly Bears and Hill Giant
      And Carissa controls Gray Ogre
      When Alex casts Jagged Lightning targeting Grizzly Bears, Hill Giant and Gray Ogre
      Then this is illegal
      And nothing has changed
      When Alex casts Jagged Lightning targeting Hill Giant and Gray Ogre
      Then this is legal
      When the top of the stack resolves
      Then Hill Giant is in Rob's graveyard
      And Gray Ogre is in Carissa's graveyard
      And Grizzly Bears is on the battlefield

    @cr:602.2b
    Scenario: Soul Conduit needs two target players, and not three
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Soul Conduit and six Plains
      And Rob has 7 life
      When Alex activates Soul Conduit targeting Rob, Alex and Carissa
      Then this is illegal
      And nothing has changed
      When Alex activates Soul Conduit targeting Rob
      Then this is illegal
      And nothing has changed
      When Alex activates Soul Conduit targeting Rob and Carissa
      Then this is legal
      And Soul Conduit is tapped
      When the top of the stack resolves
      Then Rob has 20 life
      And Carissa has 7 life

    Scenario: Flickerwisp can exile any other permanent, and no player
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls three Plains
      And Alex holds Flickerwisp
      And Rob controls Propaganda and Hill Giant
      And Alex has cast Flickerwisp
      When the top of the stack resolves
      Then first Plains, Propaganda and Hill Giant may be chosen
      And Flickerwisp, Rob and Alex may not be chosen

    Scenario: Galepowder Mage can exile any other creature, and nothing else
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Galepowder Mage, Grizzly Bears and Forest
      And Alex controls Hill Giant and Propaganda
      When Rob attacks Carissa with Galepowder Mage
      Then the declaration is legal
      And Grizzly Bears and Hill Giant may be chosen
      And Galepowder Mage, Forest, Propaganda and Carissa may not be chosen

    Scenario Outline: <spell> can target <right>, but not <wrong>
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls two Islands, two Plains, Gray Ogre and Alex's Forest
      And Alex holds <spell>
      And Rob controls Grizzly Bears, Bonesplitter and Propaganda
      And Rob's graveyard holds Temple Bell and Hill Giant
      When Alex casts <spell> targeting <wrong>
      Then this is illegal
      And nothing has changed
      When Alex casts <spell> targeting <right>
      Then this is legal
      And <spell> is on the stack

      Examples:
        | spell          | right         | wrong         |
        | Disenchant     | Bonesplitter  | Grizzly Bears |
        | Disenchant     | Propaganda    | Temple Bell   |
        | Cloudshift     | Gray Ogre     | Alex's Forest |
        | Cloudshift     | Gray Ogre     | Grizzly Bears |
        | Reality Ripple | Bonesplitter  | Propaganda    |
        | Reality Ripple | Alex's Forest | Temple Bell   |
        | Unsummon       | Grizzly Bears | Hill Giant    |
        | Unsummon       | Gray Ogre     | Bonesplitter  |
        | Boomerang      | Propaganda    | Temple Bell   |
        | Boomerang      | Alex's Forest | Rob           |

    @since:2024-06-07
    Scenario: Jared Carthalion makes only an opponent the monarch
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Mountain, Forest and Plains
      And Alex holds Jared Carthalion, True Heir
      And Rob controls Grizzly Bears
      And Alex has cast Jared Carthalion, True Heir
      When the top of the stack resolves
      Then Rob and Carissa may be chosen
      And Alex, Jared Carthalion, True Heir and Grizzly Bears may not be chosen

    Scenario: Endless Whispers gives what dies to an opponent of who controlled it
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Endless Whispers and Mountain
      And Alex holds Shock
      And Carissa controls Grizzly Bears and Hill Giant
      And Alex has cast Shock targeting Grizzly Bears
      When the top of the stack resolves
      Then Carissa may choose among Rob and Alex
      When Carissa chooses Rob
      Then this is legal
      When play goes on to the end step
      And the stack resolves
      Then Rob controls Grizzly Bears
