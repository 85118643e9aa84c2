@since:2024-06-07
Feature: Attack multiple players: declaring attackers
  For every attacker its player says where it goes: to a defending player,
  to a planeswalker that such a player controls or to a battle that such a
  player protects. A restriction on attacks as such is judged over all
  attackers together; one on attacks at a certain player binds only those
  creatures that go there.

  @cr:802.3 @cr:508.1b
  Rule: Each attacker attacks a defending player, their planeswalker or a battle they protect

    Scenario: A player, a planeswalker and a battle can be attacked in one combat
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Carissa's precombat main phase
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Grizzly Bears         | Carissa    |           |
        | Gray Ogre             | Carissa    |           |
        | Hill Giant            | Carissa    |           |
        | Jace Beleren          | Alex       |           |
        | Invasion of Dominaria | Alex       | Dana      |
      When Carissa declares these attacks:
        | attacker      | attacks               |
        | Grizzly Bears | Rob                   |
        | Gray Ogre     | Jace Beleren          |
        | Hill Giant    | Invasion of Dominaria |
      Then the declaration is legal
      And Grizzly Bears is attacking Rob
      And Gray Ogre is attacking Jace Beleren
      And Hill Giant is attacking Invasion of Dominaria
      When combat damage is dealt
      Then Rob has 18 life
      And Alex has 20 life
      And Dana has 20 life
      And Jace Beleren has 1 loyalty counter
      And Invasion of Dominaria has 2 defense counters

    Scenario: Two planeswalkers with the same name can be attacked separately
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Grizzly Bears and Eager Cadet
      And Alex controls Alex's Jace Beleren
      And Carissa controls Carissa's Jace Beleren
      When Rob declares these attacks:
        | attacker      | attacks                |
        | Grizzly Bears | Carissa's Jace Beleren |
        | Eager Cadet   | Alex's Jace Beleren    |
      Then the declaration is legal
      When combat damage is dealt
      Then Carissa's Jace Beleren has 1 loyalty counter
      And Alex's Jace Beleren has 2 loyalty counters
      And Alex has 20 life
      And Carissa has 20 life

    @cr:310.8b
    Scenario: A player can attack a battle they control that an opponent protects
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Grizzly Bears         | Rob        |           |
        | Invasion of Dominaria | Rob        | Carissa   |
      When Rob attacks Invasion of Dominaria with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Invasion of Dominaria
      When combat damage is dealt
      Then Invasion of Dominaria has 3 defense counters
      And Carissa has 20 life

    Scenario: A player can attack a planeswalker they own that an opponent controls
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent     | controller | owner |
        | Jace Beleren  | Carissa    | Rob   |
        | Grizzly Bears | Rob        | Rob   |
      When Rob attacks Jace Beleren with Grizzly Bears
      Then the declaration is legal
      When combat damage is dealt
      Then Jace Beleren has 1 loyalty counter
      And Carissa has 20 life

    Scenario Outline: Rob can't attack <what> (a teammate defends)
      Given a team game of Rob and Alex against Carissa and Dana
      And these permanents are on the battlefield:
        | permanent                       | controller | protector |
        | Grizzly Bears                   | Rob        |           |
        | Jace Beleren                    | Alex       |           |
        | Carissa's Invasion of Dominaria | Carissa    | Alex      |
        | Alex's Invasion of Dominaria    | Alex       | Dana      |
      When Rob attacks <what> with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Alex's Invasion of Dominaria with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Alex's Invasion of Dominaria

      Examples:
        | what                            |
        | Jace Beleren                    |
        | Carissa's Invasion of Dominaria |

    Scenario Outline: A creature can't attack <what>
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Grizzly Bears         | Rob        |           |
        | Hill Giant            | Rob        |           |
        | Jace Beleren          | Rob        |           |
        | Invasion of Dominaria | Alex       | Rob       |
        | Propaganda            | Rob        |           |
        | Wall of Wood          | Carissa    |           |
      When Rob declares these attacks:
        | attacker      | attacks  |
        | Hill Giant    | Alex     |
        | Grizzly Bears | <target> |
      Then the declaration is illegal
      And nothing has changed
      And Hill Giant is not attacking
      When Rob declares these attacks:
        | attacker      | attacks |
        | Hill Giant    | Alex    |
        | Grizzly Bears | Carissa |
      Then the declaration is legal
      And Grizzly Bears is attacking Carissa

      Examples:
        | what                                | target                |
        | its controller                      | Rob                   |
        | its controller's planeswalker       | Jace Beleren          |
        | a battle its controller protects    | Invasion of Dominaria |
        | an enchantment                      | Propaganda            |
        | another creature                    | Wall of Wood          |
        | without a choice of what it attacks |                       |

    Scenario: One creature can't attack two players
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Grizzly Bears
      When Rob declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Alex    |
        | Grizzly Bears | Carissa |
      Then the declaration is illegal
      And nothing has changed
      And Grizzly Bears is untapped
      When Rob attacks Carissa with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Carissa

    Scenario: A player who has left the game can't be attacked
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And Rob controls Grizzly Bears
      And Dana has conceded
      When Rob attacks Dana with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Alex with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Alex

  @cr:802.3a @cr:508.1c
  Rule: A restriction counts all attackers unless it is about attacks on one player

    Scenario: Silent Arbiter allows one attacker in all, not one per player
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Grizzly Bears and Runeclaw Bear
      And Carissa controls Silent Arbiter
      When Rob declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Alex    |
        | Runeclaw Bear | Carissa |
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Alex with Runeclaw Bear
      Then the declaration is legal
      And Runeclaw Bear is attacking Alex

    Scenario Outline: Mogg Flunkies can attack <target> only if another creature attacks
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Mogg Flunkies and Grizzly Bears
      And Alex controls Jace Beleren
      When Rob attacks <target> with Mogg Flunkies
      Then the declaration is illegal
      And nothing has changed
      When Rob declares these attacks:
        | attacker      | attacks  |
        | Mogg Flunkies | <target> |
        | Grizzly Bears | Carissa  |
      Then the declaration is legal
      And Mogg Flunkies is attacking <target>
      And Grizzly Bears is attacking Carissa

      Examples:
        | target       |
        | Alex         |
        | Jace Beleren |

    @cr:506.5
    Scenario: Exalted doesn't trigger for two attackers attacking different players
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Akrasan Squire, Grizzly Bears and Hill Giant
      When Rob declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Alex    |
        | Hill Giant    | Carissa |
      Then the declaration is legal
      And Akrasan Squire's ability is not on the stack
      When combat damage is dealt
      Then Alex has 18 life
      And Carissa has 17 life

    @cr:506.5
    Scenario: Exalted triggers for a creature that attacks alone
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Akrasan Squire, Grizzly Bears and Hill Giant
      When Rob attacks Carissa with Grizzly Bears
      Then the declaration is legal
      And Akrasan Squire's ability is on the stack
      When the stack resolves
      Then Grizzly Bears is 3/3

    Scenario: Crawlspace lets only two creatures attack its controller
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Grizzly Bears, Gray Ogre, Hill Giant, Craw Wurm and Serra Angel
      And Alex controls Crawlspace and Jace Beleren
      When Rob declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Alex    |
        | Gray Ogre     | Alex    |
        | Hill Giant    | Alex    |
      Then the declaration is illegal
      And nothing has changed
      When Rob declares these attacks:
        | attacker      | attacks      |
        | Grizzly Bears | Alex         |
        | Gray Ogre     | Alex         |
        | Hill Giant    | Jace Beleren |
        | Craw Wurm     | Carissa      |
        | Serra Angel   | Carissa      |
      Then the declaration is legal
      And Hill Giant is attacking Jace Beleren
      And Serra Angel is attacking Carissa

    Scenario: Crawlspace doesn't limit attacks on other players
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears, Gray Ogre and Hill Giant
      And Carissa controls Crawlspace
      When Alex attacks Carissa with Grizzly Bears, Gray Ogre and Hill Giant
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Rob with Grizzly Bears, Gray Ogre and Hill Giant
      Then the declaration is legal
      And Hill Giant is attacking Rob

    Scenario Outline: Carissa's Island lets Sea Monster attack <target>
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent              | controller | protector |
        | Sea Monster            | Rob        |           |
        | Rob's Island           | Rob        |           |
        | Carissa's Island       | Carissa    |           |
        | Alex's Jace Beleren    | Alex       |           |
        | Carissa's Jace Beleren | Carissa    |           |
        | Invasion of Dominaria  | Alex       | Carissa   |
      When Rob attacks <forbidden> with Sea Monster
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks <target> with Sea Monster
      Then the declaration is legal
      And Sea Monster is attacking <target>

      Examples:
        | forbidden           | target                 |
        | Alex                | Carissa                |
        | Alex's Jace Beleren | Carissa's Jace Beleren |
        | Alex                | Invasion of Dominaria  |

    Scenario: Mogg Toady counts the creatures of the player it attacks
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Mogg Toady, Grizzly Bears and Hill Giant
      And Alex controls Gray Ogre, Wall of Wood and Wall of Stone
      And Carissa controls Serra Angel and Craw Wurm
      When Rob attacks Alex with Mogg Toady
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Carissa with Mogg Toady
      Then the declaration is legal
      And Mogg Toady is attacking Carissa

    Scenario Outline: <attacker> can attack <target> despite Carissa's Teferi's Moat
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent      | controller | chosen       |
        | Savannah Lions | Rob        |              |
        | Serra Angel    | Rob        |              |
        | Gray Ogre      | Rob        |              |
        | Teferi's Moat  | Carissa    | color: white |
        | Jace Beleren   | Carissa    |              |
      When Rob attacks Carissa with Savannah Lions
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks <target> with <attacker>
      Then the declaration is legal
      And <attacker> is attacking <target>

      Examples:
        | attacker       | target       |
        | Savannah Lions | Alex         |
        | Savannah Lions | Jace Beleren |
        | Serra Angel    | Carissa      |
        | Gray Ogre      | Carissa      |

    @cr:508.1h
    Scenario: Propaganda taxes only creatures that attack its controller
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Grizzly Bears, Gray Ogre, Hill Giant and two Forests
      And Alex controls Propaganda and Jace Beleren
      When Rob declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Alex    |
        | Gray Ogre     | Alex    |
      Then the declaration is illegal
      And nothing has changed
      And Grizzly Bears is not attacking
      When Rob declares these attacks:
        | attacker      | attacks      |
        | Grizzly Bears | Alex         |
        | Gray Ogre     | Jace Beleren |
        | Hill Giant    | Carissa      |
      Then the declaration is legal
      And Grizzly Bears is attacking Alex
      And Gray Ogre is attacking Jace Beleren
      And first Forest is tapped
      And second Forest is tapped

    @cr:508.1h
    Scenario: Costs to attack several opponents add up
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Grizzly Bears, Gray Ogre, Hill Giant and four Forests
      And Alex controls Propaganda
      And Carissa controls Windborn Muse
      When Rob declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Alex    |
        | Gray Ogre     | Alex    |
        | Hill Giant    | Carissa |
      Then the declaration is illegal
      And nothing has changed
      When Rob declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Alex    |
        | Hill Giant    | Carissa |
      Then the declaration is legal
      And Grizzly Bears is attacking Alex
      And Hill Giant is attacking Carissa
      And first Forest is tapped
      And second Forest is tapped
      And third Forest is tapped
      And fourth Forest is tapped

    @cr:508.1h
    Scenario: A player who doesn't pay for Propaganda can't attack its controller
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Grizzly Bears, Hill Giant and two Forests
      And Alex controls Propaganda
      When Rob declares these attacks without paying:
        | attacker      | attacks |
        | Grizzly Bears | Alex    |
        | Hill Giant    | Carissa |
      Then the declaration is illegal
      And nothing has changed
      And Hill Giant is not attacking
      When Rob attacks Carissa with Hill Giant
      Then the declaration is legal
      And Hill Giant is attacking Carissa
      And first Forest is untapped
      And second Forest is untapped

    Scenario: One creature that can't attack makes the whole declaration illegal
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Grizzly Bears and Wall of Wood
      When Rob declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Alex    |
        | Wall of Wood  | Carissa |
      Then the declaration is illegal
      And nothing has changed
      And Grizzly Bears is not attacking
      And Grizzly Bears is untapped
      When Rob attacks Alex with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Alex

    Scenario: Sea Monster's illegal attack makes Pulse Tracker's attack illegal too
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Pulse Tracker and Sea Monster
      And Alex controls one Island
      When Rob declares these attacks:
        | attacker      | attacks |
        | Pulse Tracker | Alex    |
        | Sea Monster   | Carissa |
      Then the declaration is illegal
      And nothing has changed
      And Pulse Tracker is untapped
      And Pulse Tracker's ability is not on the stack
      When Rob declares these attacks:
        | attacker      | attacks |
        | Pulse Tracker | Carissa |
        | Sea Monster   | Alex    |
      Then the declaration is legal
      And Sea Monster is attacking Alex
      And Pulse Tracker's ability is on the stack once

    Scenario: Crawlspace doesn't limit attacks on a battle its controller protects
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Grizzly Bears         | Rob        |           |
        | Gray Ogre             | Rob        |           |
        | Hill Giant            | Rob        |           |
        | Crawlspace            | Alex       |           |
        | Invasion of Dominaria | Carissa    | Alex      |
      When Rob declares these attacks:
        | attacker      | attacks               |
        | Grizzly Bears | Alex                  |
        | Gray Ogre     | Alex                  |
        | Hill Giant    | Invasion of Dominaria |
      Then the declaration is legal
      And Hill Giant is attacking Invasion of Dominaria

    Scenario: Crawlspace doesn't limit attacks on its controller's teammate
      Given a team game of Rob and Alex against Carissa and Dana
      And Rob controls Grizzly Bears, Gray Ogre and Hill Giant
      And Carissa controls Crawlspace
      When Rob attacks Carissa with Grizzly Bears, Gray Ogre and Hill Giant
      Then the declaration is illegal
      And nothing has changed
      When Rob declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Carissa |
        | Gray Ogre     | Dana    |
        | Hill Giant    | Carissa |
      Then the declaration is legal
      And Gray Ogre is attacking Dana

    @cr:508.1h
    Scenario: Propaganda doesn't tax attacks on a battle its controller protects
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Grizzly Bears         | Rob        |           |
        | Invasion of Dominaria | Rob        | Alex      |
        | Propaganda            | Alex       |           |
      When Rob attacks Alex with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Invasion of Dominaria with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Invasion of Dominaria

    @cr:508.1h
    Scenario: Two costs to attack one player add up
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Grizzly Bears and three Forests
      And Alex controls Propaganda and Windborn Muse
      When Rob attacks Alex with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Carissa with Grizzly Bears
      Then the declaration is legal
      And first Forest is untapped

    Scenario: Teferi's Moat doesn't stop attacks on a battle its controller protects
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent             | controller | protector | chosen       |
        | Savannah Lions        | Rob        |           |              |
        | Teferi's Moat         | Carissa    |           | color: white |
        | Invasion of Dominaria | Alex       | Carissa   |              |
      When Rob attacks Carissa with Savannah Lions
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Invasion of Dominaria with Savannah Lions
      Then the declaration is legal
      And Savannah Lions is attacking Invasion of Dominaria

    Scenario Outline: Silent Arbiter also counts a creature that attacks <what>
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Grizzly Bears         | Rob        |           |
        | Gray Ogre             | Rob        |           |
        | Silent Arbiter        | Carissa    |           |
        | Jace Beleren          | Alex       |           |
        | Invasion of Dominaria | Carissa    | Alex      |
      When Rob declares these attacks:
        | attacker      | attacks  |
        | Grizzly Bears | Alex     |
        | Gray Ogre     | <target> |
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks <target> with Gray Ogre
      Then the declaration is legal
      And Gray Ogre is attacking <target>

      Examples:
        | what           | target                |
        | a planeswalker | Jace Beleren          |
        | a battle       | Invasion of Dominaria |

    @cr:508.1h
    Scenario Outline: Archangel of Tithes costs nothing <when>
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent            | card         | controller | tapped   |
        | Archangel of Tithes  |              | Carissa    | <tapped> |
        | Carissa's Jace       | Jace Beleren | Carissa    |          |
        | Alex's Jace          | Jace Beleren | Alex       |          |
        | Grizzly Bears        |              | Rob        |          |
      When Rob attacks <target> with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking <target>

      Examples:
        | when                              | tapped | target         |
        | while it is tapped                | yes    | Carissa        |
        | for a planeswalker while tapped   | yes    | Carissa's Jace |
        | for another player's planeswalker |        | Alex's Jace    |
