@since:2020-06-01
Feature: Declare attackers step: declaring in other kinds of games
  Costs, restrictions and requirements bind attackers alike, whether each
  player attacks alone or a team attacks as one.

  @cr:302.6 @cr:508.1a
  Rule: Only untapped creatures that aren't summoning sick, or have haste, can attack

    Scenario Outline: Tapped or summoning sick creatures can't attack <where>
      Given a <game>
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent     | controller | tapped | summoning sick |
        | Hill Giant    | Alex       | yes    |                |
        | Gray Ogre     | Alex       |        | yes            |
        | Raging Goblin | Alex       |        | yes            |
      When Alex attacks Rob with Hill Giant
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Rob with Gray Ogre
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Rob with Raging Goblin
      Then the declaration is legal
      And Raging Goblin is attacking Rob

      Examples:
        | where                | game                                               |
        | in a two-player game | two-player game between Alex and Rob               |
        | in a team game       | team game of Alex and Carissa against Rob and Dana |

  @since:2024-06-07 @cr:508.1b
  Rule: Each attacker attacks a defending player, their planeswalker or a battle they protect

    Scenario Outline: One's own planeswalker of an opponent is attacked <where>
      Given a <game>
      And these permanents are on the battlefield:
        | permanent     | controller | owner |
        | Jace Beleren  | Carissa    | Rob   |
        | Grizzly Bears | Rob        | Rob   |
      When Rob attacks Jace Beleren with Grizzly Bears
      Then the declaration is legal
      When combat damage is dealt
      Then Jace Beleren has 1 loyalty counter
      And Carissa has 20 life

      Examples:
        | where                | game                                               |
        | in a two-player game | two-player game between Rob and Carissa            |
        | in a team game       | team game of Rob and Alex against Carissa and Dana |

    Scenario: A creature can't attack without a target in a two-player game
      Given a two-player game between Rob and Alex
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Grizzly Bears         | Rob        |           |
        | Hill Giant            | Rob        |           |
        | Jace Beleren          | Rob        |           |
        | Invasion of Dominaria | Alex       | Rob       |
        | Propaganda            | Rob        |           |
        | Wall of Wood          | Alex       |           |
      When Rob declares these attacks:
        | attacker      | attacks |
        | Hill Giant    | Alex    |
        | Grizzly Bears |         |
      Then the declaration is illegal
      And nothing has changed
      And Hill Giant is not attacking
      When Rob declares these attacks:
        | attacker      | attacks |
        | Hill Giant    | Alex    |
        | Grizzly Bears | Alex    |
      Then the declaration is legal
      And Grizzly Bears is attacking Alex

    Scenario Outline: A creature can't attack without a target <where>
      Given a <game>
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Grizzly Bears         | Rob        |           |
        | Hill Giant            | Rob        |           |
        | Jace Beleren          | Rob        |           |
        | Invasion of Dominaria | Alex       | Rob       |
        | Propaganda            | Rob        |           |
        | Wall of Wood          | Carissa    |           |
      When Rob declares these attacks:
        | attacker      | attacks |
        | Hill Giant    | Alex    |
        | Grizzly Bears |         |
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
        | where             | game                                                           |
        | in a team game    | team game of Rob and Dana against Alex and Carissa             |
        | with shared turns | Two-Headed Giant game of Rob and Dana against Alex and Carissa |

  @since:2024-06-07 @cr:508.1c
  Rule: A restriction counts all attackers unless it is about attacks on one player

    @cr:508.1h
    Scenario Outline: Propaganda doesn't tax attacks on a battle <where>
      Given a <game>
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

      Examples:
        | where                | game                                                           |
        | in a two-player game | two-player game between Rob and Alex                           |
        | in a team game       | team game of Rob and Alex against Carissa and Dana             |
        | with shared turns    | Two-Headed Giant game of Rob and Carissa against Alex and Dana |

    Scenario Outline: Crawlspace doesn't limit attacks on a battle <where>
      Given a <game>
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

      Examples:
        | where             | game                                                           |
        | in a team game    | team game of Rob and Carissa against Alex and Dana             |
        | with shared turns | Two-Headed Giant game of Rob and Carissa against Alex and Dana |

    @cr:508.1h
    Scenario Outline: Costs to attack two opponents add up <where>
      Given a <game>
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

      Examples:
        | where             | game                                                           |
        | in a team game    | team game of Rob and Dana against Alex and Carissa             |
        | with shared turns | Two-Headed Giant game of Rob and Dana against Alex and Carissa |

    Scenario Outline: Teferi's Moat stops no attack on a battle <where>
      Given a <game>
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

      Examples:
        | where             | game                                                           |
        | in a team game    | team game of Rob and Alex against Carissa and Dana             |
        | with shared turns | Two-Headed Giant game of Rob and Alex against Carissa and Dana |

    @cr:508.1h
    Scenario Outline: Two costs to attack one player add up <where>
      Given a <game>
      And Rob controls Grizzly Bears and three Forests
      And Alex controls Propaganda and Windborn Muse
      When Rob attacks Alex with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Carissa with Grizzly Bears
      Then the declaration is legal
      And first Forest is untapped

      Examples:
        | where             | game                                                           |
        | in a team game    | team game of Rob and Dana against Alex and Carissa             |
        | with shared turns | Two-Headed Giant game of Rob and Dana against Alex and Carissa |

    Scenario: Crawlspace ignores a battle of its controller in a two-player game
      Given a two-player game between Rob and Alex
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Grizzly Bears         | Rob        |           |
        | Gray Ogre             | Rob        |           |
        | Hill Giant            | Rob        |           |
        | Crawlspace            | Alex       |           |
        | Invasion of Dominaria | Rob        | Alex      |
      When Rob declares these attacks:
        | attacker      | attacks               |
        | Grizzly Bears | Alex                  |
        | Gray Ogre     | Alex                  |
        | Hill Giant    | Invasion of Dominaria |
      Then the declaration is legal
      And Hill Giant is attacking Invasion of Dominaria

    Scenario: Teferi's Moat stops no attack on a battle in a two-player game
      Given a two-player game between Rob and Carissa
      And these permanents are on the battlefield:
        | permanent             | controller | protector | chosen       |
        | Savannah Lions        | Rob        |           |              |
        | Teferi's Moat         | Carissa    |           | color: white |
        | Invasion of Dominaria | Rob        | Carissa   |              |
      When Rob attacks Carissa with Savannah Lions
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Invasion of Dominaria with Savannah Lions
      Then the declaration is legal
      And Savannah Lions is attacking Invasion of Dominaria

    Scenario: Silent Arbiter counts a planeswalker's attacker in a two-player game
      Given a two-player game between Rob and Alex
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Grizzly Bears         | Rob        |           |
        | Gray Ogre             | Rob        |           |
        | Silent Arbiter        | Rob        |           |
        | Jace Beleren          | Alex       |           |
        | Invasion of Dominaria | Rob        | Alex      |
      When Rob declares these attacks:
        | attacker      | attacks      |
        | Grizzly Bears | Alex         |
        | Gray Ogre     | Jace Beleren |
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Jace Beleren with Gray Ogre
      Then the declaration is legal
      And Gray Ogre is attacking Jace Beleren

    Scenario Outline: Silent Arbiter counts a planeswalker's attacker <where>
      Given a <game>
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Grizzly Bears         | Rob        |           |
        | Gray Ogre             | Rob        |           |
        | Silent Arbiter        | Carissa    |           |
        | Jace Beleren          | Alex       |           |
        | Invasion of Dominaria | Carissa    | Alex      |
      When Rob declares these attacks:
        | attacker      | attacks      |
        | Grizzly Bears | Alex         |
        | Gray Ogre     | Jace Beleren |
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Jace Beleren with Gray Ogre
      Then the declaration is legal
      And Gray Ogre is attacking Jace Beleren

      Examples:
        | where             | game                                                           |
        | in a team game    | team game of Rob and Carissa against Alex and Dana             |
        | with shared turns | Two-Headed Giant game of Rob and Carissa against Alex and Dana |

  @since:2024-06-07 @cr:508.1c @cr:508.1d
  Rule: A creature that must attack but can't attack alone requires another to attack too

    Scenario Outline: Mogg Flunkies attack only with a companion <where>
      Given a <game>
      And Rob controls Mogg Flunkies and Grizzly Bears
      And Alex controls Alluring Siren
      And Alex has activated Alluring Siren targeting Mogg Flunkies
      And the stack has resolved
      When Rob declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Alex with Mogg Flunkies
      Then the declaration is illegal
      And nothing has changed
      When Rob declares these attacks:
        | attacker      | attacks |
        | Mogg Flunkies | Alex    |
        | Grizzly Bears | Carissa |
      Then the declaration is legal
      And Mogg Flunkies is attacking Alex
      And Grizzly Bears is attacking Carissa

      Examples:
        | where             | game                                                           |
        | in a team game    | team game of Rob and Dana against Alex and Carissa             |
        | with shared turns | Two-Headed Giant game of Rob and Dana against Alex and Carissa |

    Scenario: Mogg Flunkies must bring a companion in a two-player game
      Given a two-player game between Rob and Alex
      And Rob controls Mogg Flunkies and Grizzly Bears
      And Alex controls Alluring Siren
      And Alex has activated Alluring Siren targeting Mogg Flunkies
      And the stack has resolved
      When Rob declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Alex with Mogg Flunkies
      Then the declaration is illegal
      And nothing has changed
      When Rob declares these attacks:
        | attacker      | attacks |
        | Mogg Flunkies | Alex    |
        | Grizzly Bears | Alex    |
      Then the declaration is legal
      And Mogg Flunkies is attacking Alex
      And Grizzly Bears is attacking Alex

  @since:2024-06-07 @cr:508.1c @cr:508.1d
  Rule: Restrictions and requirements apply anew in each combat of a turn

    Scenario Outline: Silent Arbiter lets another attack in combat two <where>
      Given a <game>
      And Rob controls Grizzly Bears, Hill Giant and four Mountains
      And Carissa controls Silent Arbiter
      And Rob holds Relentless Assault
      And Rob has attacked Alex with Grizzly Bears
      And play has gone on to the postcombat main phase
      And Rob has cast Relentless Assault
      And the stack has resolved
      And play has gone on to the beginning of combat
      When Rob attacks Alex with Grizzly Bears and Hill Giant
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Alex with Hill Giant
      Then the declaration is legal
      And Hill Giant is attacking Alex
      And Grizzly Bears is not attacking

      Examples:
        | where             | game                                                           |
        | in a team game    | team game of Rob and Carissa against Alex and Dana             |
        | with shared turns | Two-Headed Giant game of Rob and Carissa against Alex and Dana |

    @cr:508.1h
    Scenario Outline: Propaganda is paid again in a second combat <where>
      Given a <game>
      And Rob controls Grizzly Bears and six Mountains
      And Alex controls Propaganda
      And Rob holds Relentless Assault
      And Rob has attacked Alex with Grizzly Bears
      And play has gone on to the postcombat main phase
      And Rob has cast Relentless Assault
      And the stack has resolved
      And play has gone on to the beginning of combat
      When Rob attacks Alex with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Carissa with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Carissa

      Examples:
        | where             | game                                                           |
        | in a team game    | team game of Rob and Dana against Alex and Carissa             |
        | with shared turns | Two-Headed Giant game of Rob and Dana against Alex and Carissa |

    Scenario: Silent Arbiter counts each combat by itself in a two-player game
      Given a two-player game between Rob and Alex
      And Rob controls Grizzly Bears, Hill Giant and four Mountains
      And Alex controls Silent Arbiter
      And Rob holds Relentless Assault
      And Rob has attacked Alex with Grizzly Bears
      And play has gone on to the postcombat main phase
      And Rob has cast Relentless Assault
      And the stack has resolved
      And play has gone on to the beginning of combat
      When Rob attacks Alex with Grizzly Bears and Hill Giant
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Alex with Hill Giant
      Then the declaration is legal
      And Hill Giant is attacking Alex
      And Grizzly Bears is not attacking

  @since:2024-06-07 @cr:508.1c
  Rule: A restriction or cost protects a card's controller, not its owner

    Scenario Outline: Crawlspace protects its controller, not its owner <where>
      Given a <game>
      And Rob controls Grizzly Bears, Hill Giant and Gray Ogre
      And these permanents are on the battlefield:
        | permanent  | controller | owner |
        | Crawlspace | Carissa    | Alex  |
      When Rob attacks Carissa with Grizzly Bears, Hill Giant and Gray Ogre
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Alex with Grizzly Bears, Hill Giant and Gray Ogre
      Then the declaration is legal
      And Gray Ogre is attacking Alex

      Examples:
        | where             | game                                                           |
        | in a team game    | team game of Rob and Carissa against Alex and Dana             |
        | with shared turns | Two-Headed Giant game of Rob and Carissa against Alex and Dana |

    @cr:508.1h
    Scenario Outline: Propaganda taxes attacks on its controller <where>
      Given a <game>
      And Rob controls Grizzly Bears
      And these permanents are on the battlefield:
        | permanent  | controller | owner |
        | Propaganda | Carissa    | Alex  |
      When Rob attacks Carissa with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Alex with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Alex

      Examples:
        | where             | game                                                           |
        | in a team game    | team game of Rob and Carissa against Alex and Dana             |
        | with shared turns | Two-Headed Giant game of Rob and Carissa against Alex and Dana |

    @cr:508.1h
    Scenario: Propaganda doesn't tax for its owner in a two-player game
      Given a two-player game between Rob and Alex
      And Rob controls Grizzly Bears
      And these permanents are on the battlefield:
        | permanent  | controller | owner |
        | Propaganda | Rob        | Alex  |
      When Rob attacks Rob with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Alex with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Alex

    Scenario: Crawlspace doesn't limit for its owner in a two-player game
      Given a two-player game between Rob and Alex
      And Rob controls Grizzly Bears, Hill Giant and Gray Ogre
      And these permanents are on the battlefield:
        | permanent  | controller | owner |
        | Crawlspace | Rob        | Alex  |
      When Rob attacks Rob with Grizzly Bears, Hill Giant and Gray Ogre
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Alex with Grizzly Bears, Hill Giant and Gray Ogre
      Then the declaration is legal
      And Gray Ogre is attacking Alex

  @cr:508.1c
  Rule: A creature that can't attack can't attack players, planeswalkers or battles

    Scenario Outline: Pacifism also spares a planeswalker <where>
      Given a <game>
      And these permanents are on the battlefield:
        | permanent     | controller | attached to   |
        | Grizzly Bears | Rob        |               |
        | Hill Giant    | Rob        |               |
        | Pacifism      | Carissa    | Grizzly Bears |
        | Jace Beleren  | Alex       |               |
      When Rob attacks Jace Beleren with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Alex with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Jace Beleren with Hill Giant
      Then the declaration is legal
      And Hill Giant is attacking Jace Beleren

      Examples:
        | where             | game                                                           |
        | in a team game    | team game of Rob and Carissa against Alex and Dana             |
        | with shared turns | Two-Headed Giant game of Rob and Carissa against Alex and Dana |

    Scenario: Pacifism covers planeswalkers as well in a two-player game
      Given a two-player game between Rob and Carissa
      And these permanents are on the battlefield:
        | permanent     | controller | attached to   |
        | Grizzly Bears | Rob        |               |
        | Hill Giant    | Rob        |               |
        | Pacifism      | Carissa    | Grizzly Bears |
        | Jace Beleren  | Carissa    |               |
      When Rob attacks Jace Beleren with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Carissa with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Jace Beleren with Hill Giant
      Then the declaration is legal
      And Hill Giant is attacking Jace Beleren

  @since:2024-06-07 @cr:508.1c
  Rule: With separate turns, restrictions on attacking a player don't apply to a teammate

    Scenario Outline: Two Crawlspaces limit attackers of each <where>
      Given a <game>
      And Rob controls Grizzly Bears, Hill Giant, Gray Ogre and Craw Wurm
      And Alex controls Alex's Crawlspace
      And Carissa controls Carissa's Crawlspace
      When Rob attacks Carissa with Grizzly Bears, Hill Giant and Gray Ogre
      Then the declaration is illegal
      And nothing has changed
      When Rob declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Carissa |
        | Hill Giant    | Carissa |
        | Gray Ogre     | Alex    |
        | Craw Wurm     | Alex    |
      Then the declaration is legal
      And Hill Giant is attacking Carissa
      And Craw Wurm is attacking Alex

      Examples:
        | where             | game                                                           |
        | in a team game    | team game of Rob and Dana against Alex and Carissa             |
        | with shared turns | Two-Headed Giant game of Rob and Dana against Alex and Carissa |

  @since:2024-06-07 @cr:508.1c @cr:508.1d @cr:701.15b
  Rule: With separate turns, effects on attacks on a player don't apply to their teammate

    Scenario: A goaded creature must attack its only opponent in a two-player game
      Given a two-player game between Rob and Alex
      And Rob controls four Mountains
      And Rob holds Disrupt Decorum
      And Alex controls Craw Wurm
      And Rob has cast Disrupt Decorum
      And the stack has resolved
      And play has gone on to Alex's precombat main phase
      When Alex declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Rob with Craw Wurm
      Then the declaration is legal
      And Craw Wurm is attacking Rob

  @cr:508.1e @cr:702.22c
  Rule: The attacking player says which attackers with banding form a band

    Scenario Outline: A band takes one creature without banding <where>
      Given a <game>
      And it is Alex's precombat main phase
      And Alex controls Benalish Hero, Grizzly Bears and Gray Ogre
      When Alex declares these attacks:
        | attacker      | attacks | band |
        | Benalish Hero | Rob     | x    |
        | Grizzly Bears | Rob     | x    |
        | Gray Ogre     | Rob     | x    |
      Then the declaration is illegal
      And nothing has changed
      When Alex declares these attacks:
        | attacker      | attacks | band |
        | Grizzly Bears | Rob     | x    |
        | Gray Ogre     | Rob     | x    |
      Then the declaration is illegal
      And nothing has changed
      When Alex declares these attacks:
        | attacker      | attacks | band |
        | Benalish Hero | Rob     | x    |
        | Gray Ogre     | Rob     | x    |
      Then the declaration is legal
      And Benalish Hero is attacking Rob

      Examples:
        | where             | game                                                           |
        | in a team game    | team game of Alex and Carissa against Rob and Dana             |
        | with shared turns | Two-Headed Giant game of Alex and Carissa against Rob and Dana |

  @cr:508.1g @cr:701.43d
  Rule: The attacking player may pay an optional cost as a creature attacks

    Scenario Outline: Hooded Brawler is exerted as it attacks <where>
      Given a <game>
      And Rob controls Hooded Brawler
      When Rob attacks Alex with Hooded Brawler
      Then the declaration is legal
      When Rob agrees
      Then this is legal
      And Hooded Brawler's ability is on the stack once
      When the stack resolves
      Then Hooded Brawler is 5/4
      When combat damage is dealt
      Then Alex has <life> life
      When play goes on to Rob's upkeep
      Then Hooded Brawler is tapped
      When play goes on to Alex's upkeep
      Then Hooded Brawler is tapped
      When play goes on to Rob's upkeep
      Then Hooded Brawler is untapped

      Examples:
        | where             | game                                                           | life |
        | in free-for-all   | free-for-all between Rob, Alex and Carissa                     | 15   |
        | in a team game    | team game of Rob and Carissa against Alex and Dana             | 15   |
        | with shared turns | Two-Headed Giant game of Rob and Carissa against Alex and Dana | 25   |
