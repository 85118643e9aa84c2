@since:2020-06-01
Feature: Two-Headed Giant
  Two teams of two take their turns together and share one life total. They
  win as one and lose as one; all else belongs to each player alone.

  @cr:810.1 @cr-2006-10-01:606.1
  Rule: Two teams of the same size play, of two heads or of more

    @cr:810.11
    Scenario Outline: <one> against <other> are set up <rightly>
      Given a Two-Headed Giant game of <one> against <other>
      When the game is set up
      Then this is <verdict>

      Examples:
        | one               | other                  | rightly | verdict |
        | Rob and Alex      | Carissa and Dana       | rightly | legal   |
        | Rob, Alex and Eve | Carissa, Dana and Finn | rightly | legal   |
        | Rob, Alex and Eve | Carissa and Dana       | wrongly | illegal |
        | Rob and Alex      | Carissa                | wrongly | illegal |

    @cr:810.11
    Scenario Outline: <number> teams among six players are set up <rightly>
      Given a Two-Headed Giant game seated clockwise:
        | player  | team     |
        | Rob     | <first>  |
        | Alex    | <second> |
        | Carissa | <third>  |
        | Dana    | <fourth> |
        | Eve     | <fifth>  |
        | Finn    | <sixth>  |
      When the game is set up
      Then this is <verdict>

      Examples:
        | number | first | second | third | fourth | fifth | sixth | rightly | verdict |
        | Two    | Red   | Red    | Red   | Blue   | Blue  | Blue  | rightly | legal   |
        | Three  | Red   | Red    | Blue  | Blue   | Green | Green | wrongly | illegal |

    @cr:810.11
    Scenario: Three heads on each side have half as much life again
      Given a Two-Headed Giant game of Rob, Alex and Eve against Carissa, Dana and Finn
      And Rob controls Mountain
      And Rob holds Lightning Bolt
      When Rob casts Lightning Bolt targeting Finn
      Then this is legal
      When the stack resolves
      Then Finn has 42 life
      And Carissa has 42 life
      And Dana has 42 life

    @edition:2006-10-01 @cr-2006-10-01:606.10
    Scenario Outline: In 2006, too, <one> against <other> are set up <rightly>
      Given a Two-Headed Giant game of <one> against <other>
      When the game is set up
      Then this is <verdict>

      Examples:
        | one               | other                  | rightly | verdict |
        | Rob and Alex      | Carissa and Dana       | rightly | legal   |
        | Rob, Alex and Eve | Carissa, Dana and Finn | rightly | legal   |
        | Rob, Alex and Eve | Carissa and Dana       | wrongly | illegal |

    @edition:2006-10-01 @cr-2006-10-01:606.10
    Scenario: In 2006 each head brings twenty life
      Given a Two-Headed Giant game of Rob, Alex and Eve against Carissa, Dana and Finn
      And Rob controls Mountain
      And Rob holds Lightning Bolt
      When Rob casts Lightning Bolt targeting Finn
      Then this is legal
      When the stack resolves
      Then Finn has 57 life
      And Carissa has 57 life

  @cr:810.3 @cr-2006-10-01:606.3
  Rule: The members of a team sit next to each other

    Scenario Outline: Teams <first>, <second>, <third> and <fourth> are seated <rightly>
      Given a Two-Headed Giant game seated clockwise:
        | player  | team     |
        | Rob     | <first>  |
        | Alex    | <second> |
        | Carissa | <third>  |
        | Dana    | <fourth> |
      When the game is set up
      Then this is <verdict>

      Examples:
        | first | second | third | fourth | rightly | verdict |
        | Red   | Red    | Blue  | Blue   | rightly | legal   |
        | Red   | Blue   | Blue  | Red    | rightly | legal   |
        | Red   | Blue   | Red   | Blue   | wrongly | illegal |

    @edition:2006-10-01
    Scenario Outline: In 2006, too, teams <first>, <second>, <third> and <fourth> are seated <rightly>
      Given a Two-Headed Giant game seated clockwise:
        | player  | team     |
        | Rob     | <first>  |
        | Alex    | <second> |
        | Carissa | <third>  |
        | Dana    | <fourth> |
      When the game is set up
      Then this is <verdict>

      Examples:
        | first | second | third | fourth | rightly | verdict |
        | Red   | Red    | Blue  | Blue   | rightly | legal   |
        | Red   | Blue   | Blue  | Red    | rightly | legal   |
        | Red   | Blue   | Red   | Blue   | wrongly | illegal |

  @cr:810.9 @cr-2006-10-01:606.9
  Rule: Damage and life are each player's, and the total is the team's

    @cr:810.4
    Scenario: A team begins with thirty life, and what strikes one member costs both
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls Grizzly Bears
      And Alex controls Hill Giant
      And Rob has declared these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Carissa |
        | Hill Giant    | Dana    |
      When combat damage is dealt
      Then Carissa has 25 life
      And Dana has 25 life
      And Rob has 30 life

    @example
    Scenario: Damage to each player strikes each member
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls two Mountains
      And Dana holds Flame Rift
      When Dana casts Flame Rift
      Then this is legal
      When the stack resolves
      Then Carissa has 22 life
      And Dana has 22 life
      And Rob has 22 life
      And Alex has 22 life

    Scenario Outline: Dana is struck, and <player>, who <has>, knows it by a card
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls Grizzly Bears
      And <player> controls Luminarch Ascension
      And Rob has attacked Dana with Grizzly Bears
      When combat damage is dealt
      Then <player> has 28 life
      When play goes on to the end step
      Then Luminarch Ascension's ability is <where>

      Examples:
        | player  | has              | where            |
        | Dana    | has lost life    | not on the stack |
        | Carissa | has lost nothing | on the stack     |

    Scenario Outline: First <first> is struck, then <second>, and Luminarch Ascension does not trigger for Carissa
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls two Mountains
      And Rob holds Lightning Bolt and Shock
      And Carissa controls Luminarch Ascension
      When Rob casts Lightning Bolt targeting <first>
      Then this is legal
      When the stack resolves
      And Rob casts Shock targeting <second>
      Then this is legal
      When the stack resolves
      Then Carissa has 25 life
      When play goes on to the end step
      Then Luminarch Ascension's ability is not on the stack

      Examples:
        | first   | second  |
        | Carissa | Dana    |
        | Dana    | Carissa |

    Scenario: What one member gains and the other loses is added up
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Alex controls Agate-Blade Assassin
      And Carissa controls Mountain
      And Carissa holds Lightning Bolt
      And Rob has attacked Dana with Agate-Blade Assassin
      When Carissa casts Lightning Bolt targeting Rob
      Then this is legal
      When the stack resolves
      Then Rob has 28 life
      And Alex has 28 life
      And Dana has 29 life

    @edition:2006-10-01 @cr-2006-10-01:606.4a
    Scenario: In 2006 a team begins with forty life
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls Mountain
      And Rob holds Lightning Bolt
      When Rob casts Lightning Bolt targeting Dana
      Then this is legal
      When the stack resolves
      Then Dana has 37 life
      And Carissa has 37 life
      And Rob has 40 life

    @example @edition:2006-10-01
    Scenario: In 2006, too, damage to each player strikes each member
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Alex controls two Mountains
      And Alex holds Flame Rift
      When Alex casts Flame Rift
      Then this is legal
      When the stack resolves
      Then Carissa has 32 life
      And Rob has 32 life

    @cr:702.15b
    Scenario Outline: The team of <one> gains once what lifelink brings
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is <one>'s precombat main phase
      And <one> controls Child of Night
      And <one> has attacked <victim> with Child of Night
      When combat damage is dealt
      Then <one> has 32 life
      And <mate> has 32 life
      And <victim> has 28 life

      Examples:
        | one  | mate    | victim |
        | Alex | Rob     | Dana   |
        | Dana | Carissa | Rob    |

  @cr:810.9a @cr:810.9d @cr-2006-10-01:606.9a @cr-2006-10-01:606.9b
  Rule: Who asks for a player's life is told the team's, and one member takes a new total for both

    @example
    Scenario Outline: With Repay in Kind the team with more life loses the difference once, by <member>
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob has 13 life
      And Carissa has 7 life
      And it is Dana's precombat main phase
      And Dana controls seven Swamps
      And Dana holds Repay in Kind
      When Dana casts Repay in Kind
      Then this is legal
      When <member> chooses <member>
      Then this is legal
      And Rob has 7 life
      And Alex has 7 life
      And Carissa has 7 life
      And Dana has 7 life

      Examples:
        | member |
        | Rob    |
        | Alex   |

    @edition:2006-10-01
    Scenario: In 2006 each member counts for half, and the new totals are added up
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob has 13 life
      And Carissa has 7 life
      And it is Dana's precombat main phase
      And Dana controls seven Swamps
      And Dana holds Repay in Kind
      When Dana casts Repay in Kind
      Then this is legal
      When the stack resolves
      Then Rob has 8 life
      And Alex has 8 life
      And Carissa has 8 life
      And Dana has 8 life

    @cr:119.4
    Scenario Outline: With one life left to the team, <player> can pay it
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Rob has 1 life
      And Carissa controls two Forests
      And Carissa holds Grizzly Bears
      And <player> holds Force of Will and Storm Crow
      And Carissa has cast Grizzly Bears
      When <player> casts Force of Will as follows:
        | targets       | alternative cost | uses up    |
        | Grizzly Bears | Force of Will    | Storm Crow |
      Then this is legal
      And Carissa and Dana have won

      Examples:
        | player |
        | Rob    |
        | Alex   |

    @cr:119.4
    Scenario: One of three heads pays one of two life
      Given a Two-Headed Giant game of Rob, Alex and Carissa against Dana, Eve and Finn
      And it is Alex's precombat main phase
      And Dana has 2 life
      And Alex controls two Forests
      And Alex holds Grizzly Bears
      And Eve holds Force of Will and Storm Crow
      And Alex has cast Grizzly Bears
      When Eve casts Force of Will as follows:
        | targets       | alternative cost | uses up    |
        | Grizzly Bears | Force of Will    | Storm Crow |
      Then this is legal
      And Dana has 1 life
      When the stack resolves
      Then Grizzly Bears is in Alex's graveyard
      And the game goes on

  @cr:810.5 @cr-2006-10-01:606.5
  Rule: Teammates look at each other's hands, and share nothing but life

    Scenario: Teammates see each other's hands, opponents do not
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob holds Grizzly Bears
      And Alex holds Hill Giant
      And Carissa holds Gray Ogre
      And Dana holds Craw Wurm
      When play goes on to the end step
      Then Rob can see Hill Giant
      And Alex can see Grizzly Bears
      And Carissa can see Craw Wurm
      And Dana can see Gray Ogre
      And Rob cannot see Craw Wurm
      And Alex cannot see Gray Ogre
      And Dana cannot see Grizzly Bears

    Scenario: Each of three heads sees the hands of the two others
      Given a Two-Headed Giant game of Rob, Alex and Eve against Carissa, Dana and Finn
      And Rob holds Grizzly Bears
      And Alex holds Hill Giant
      And Eve holds Gray Ogre
      When play goes on to the end step
      Then Rob can see Hill Giant and Gray Ogre
      And Alex can see Grizzly Bears and Gray Ogre
      And Eve can see Grizzly Bears and Hill Giant
      And Finn cannot see Gray Ogre

    Scenario: Nobody spends a teammate's mana
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob holds Grizzly Bears
      And Alex controls two Forests
      And Alex holds Runeclaw Bear
      When Rob casts Grizzly Bears
      Then this is illegal
      And nothing has changed
      When Alex casts Runeclaw Bear
      Then this is legal
      And Runeclaw Bear is on the stack

    Scenario: Nobody uses what belongs to a teammate
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob holds Plains
      And Alex holds Forest
      And Alex controls Alluring Siren
      And Carissa controls Gray Ogre
      When Rob plays Forest
      Then this is illegal
      And nothing has changed
      When Rob activates Alluring Siren targeting Gray Ogre
      Then this is illegal
      And nothing has changed
      When Rob plays Plains
      Then this is legal
      When Alex activates Alluring Siren targeting Gray Ogre
      Then this is legal
      And Alluring Siren is tapped

    @cr:514.1
    Scenario: A Spellbook is read by its controller only, and the teammate discards
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's end step
      And Rob controls Spellbook
      And Rob holds nine Forests
      And Alex holds nine Islands
      When everybody passes
      Then Alex is asked to choose
      When Alex chooses first Island and second Island
      Then this is legal
      And Alex has seven cards in hand
      And Rob has nine cards in hand
      And it is Carissa's turn

    @cr:702.41a @cr-2020-06-01:702.40a
    Scenario: Artifacts of Alex's that Rob controls make Rob's spell cheaper, and not that of Alex
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And these permanents are on the battlefield:
        | permanent     | controller | owner |
        | Ornithopter   | Rob        | Alex  |
        | Memnite       | Rob        | Alex  |
        | Darksteel Myr | Rob        | Alex  |
        | Copper Tablet | Rob        | Alex  |
      And Rob holds Rob's Frogmite
      And Alex holds Alex's Frogmite
      When Alex casts Alex's Frogmite
      Then this is illegal
      And nothing has changed
      When Rob casts Rob's Frogmite
      Then this is legal
      And Rob's Frogmite is on the stack

    @cr:514.1
    Scenario Outline: The few cards of <mate> do not make room for the nine of <player>
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's end step
      And <player> holds nine Forests
      And <mate> holds two Islands
      When everybody passes
      Then <player> is asked to choose
      When <player> chooses first Forest and second Forest
      Then this is legal
      And <player> has seven cards in hand
      And <mate> has two cards in hand
      And it is Carissa's turn

      Examples:
        | player | mate |
        | Rob    | Alex |
        | Alex   | Rob  |

    @edition:2006-10-01
    Scenario: In 2006, too, teammates see each other's hands, opponents do not
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Alex holds Hill Giant
      And Carissa holds Gray Ogre
      And Dana holds Craw Wurm
      When play goes on to the end step
      Then Rob can see Hill Giant
      And Carissa can see Craw Wurm
      And Rob cannot see Craw Wurm
      And Alex cannot see Gray Ogre

    @edition:2006-10-01
    Scenario: In 2006, too, nobody spends a teammate's mana
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob holds Grizzly Bears
      And Alex controls two Forests
      And Alex holds Runeclaw Bear
      When Rob casts Grizzly Bears
      Then this is illegal
      And nothing has changed
      When Alex casts Runeclaw Bear
      Then this is legal
      And Runeclaw Bear is on the stack

    Scenario Outline: <player> does not sacrifice what <mate> controls
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is <player>'s precombat main phase
      And <player> controls two Swamps and Hill Giant
      And <player> holds Altar's Reap
      And <mate> controls Grizzly Bears
      When <player> casts Altar's Reap sacrificing Grizzly Bears
      Then this is illegal
      And nothing has changed
      When <player> casts Altar's Reap sacrificing Hill Giant
      Then this is legal
      And Hill Giant is in <player>'s graveyard
      And Grizzly Bears is on the battlefield

      Examples:
        | player  | mate |
        | Rob     | Alex |
        | Dana    | Carissa |

  @cr:810.6 @cr-2006-10-01:606.6b
  Rule: The team that plays first draws less

    Scenario: Nobody draws in the first turn, and both members in each later one
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob holds seven Forests
      And Alex holds seven Plains
      And Carissa holds seven Islands
      And Dana holds seven Swamps
      And the game has not begun, and Rob plays first
      And Rob has kept the hand
      And Alex has kept the hand
      And Carissa has kept the hand
      And Dana has kept the hand
      When play goes on to Rob's precombat main phase
      Then Rob has seven cards in hand
      And Alex has seven cards in hand
      When play goes on to Carissa's precombat main phase
      Then Carissa has eight cards in hand
      And Dana has eight cards in hand
      And Rob has seven cards in hand
      When play goes on to Rob's precombat main phase
      Then Rob has eight cards in hand
      And Alex has eight cards in hand

    @cr:810.11
    Scenario: Nobody of three heads draws in the first turn, and all three in each later one
      Given a Two-Headed Giant game of Rob, Alex and Eve against Carissa, Dana and Finn
      And Rob holds seven Forests
      And Alex holds seven Plains
      And Eve holds seven Mountains
      And Carissa holds seven Islands
      And Dana holds seven Swamps
      And Finn holds seven Memnites
      And the game has not begun, and Rob plays first
      And Rob has kept the hand
      And Alex has kept the hand
      And Eve has kept the hand
      And Carissa has kept the hand
      And Dana has kept the hand
      And Finn has kept the hand
      When play goes on to Rob's precombat main phase
      Then Rob has seven cards in hand
      And Alex has seven cards in hand
      And Eve has seven cards in hand
      When play goes on to Carissa's precombat main phase
      Then Carissa has eight cards in hand
      And Dana has eight cards in hand
      And Finn has eight cards in hand
      And Eve has seven cards in hand

    @edition:2006-10-01
    Scenario: In 2006 only the secondary player draws in the first turn
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob holds seven Forests
      And Alex holds seven Plains
      And Carissa holds seven Islands
      And Dana holds seven Swamps
      And the game has not begun, and Rob plays first
      And Rob has kept the hand
      And Alex has kept the hand
      And Carissa has kept the hand
      And Dana has kept the hand
      When play goes on to Rob's precombat main phase
      Then Rob has seven cards in hand
      And Alex has eight cards in hand
      When play goes on to Carissa's precombat main phase
      Then Carissa has eight cards in hand
      And Dana has eight cards in hand

  @cr:810.7 @cr-2006-10-01:606.7
  Rule: Each attacker goes for one member of the other team; in 2006 it went for the team

    @cr:805.10e
    Scenario: The lands of a member who is not attacked do not make the way free
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Alex controls Goblin Mountaineer
      And Carissa controls Mountain and Gray Ogre
      And Rob has attacked Dana with Goblin Mountaineer
      When Carissa blocks Goblin Mountaineer with Gray Ogre
      Then the declaration is legal
      And Goblin Mountaineer is blocked by Gray Ogre

    @cr:805.10e
    Scenario: The lands of the member who is attacked make the way free, past both members
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls Hill Giant
      And Alex controls Goblin Mountaineer
      And Carissa controls Mountain
      And Dana controls Gray Ogre
      And Rob has attacked Carissa with Goblin Mountaineer and Hill Giant
      When Carissa blocks Goblin Mountaineer with Gray Ogre
      Then the declaration is illegal
      And nothing has changed
      When Carissa blocks Hill Giant with Gray Ogre
      Then the declaration is legal
      And Goblin Mountaineer is unblocked

    @cr:805.10b
    Scenario: Who is attacked takes the damage, and nobody chooses again
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls Agate-Blade Assassin
      And Rob has attacked Dana with Agate-Blade Assassin
      And the stack has resolved
      When play goes on to the combat damage step
      Then nobody is asked to assign damage
      And Dana has 28 life
      And Carissa has 28 life

    @cr:805.10b
    Scenario Outline: A ban on attacks against <banned> leaves the way to <open>
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And these permanents are on the battlefield:
        | permanent     | controller | chosen       |
        | Teferi's Moat | <banned>   | color: green |
        | Grizzly Bears | Rob        |              |
      When Rob attacks <banned> with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks <open> with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking <open>

      Examples:
        | banned  | open    |
        | Carissa | Dana    |
        | Dana    | Carissa |

    @edition:2006-10-01 @example @cr-2006-10-01:606.7c
    Scenario Outline: In 2006 the lands of <owner> make the way free against the whole team
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls Hill Giant
      And Alex controls Goblin Mountaineer
      And <owner> controls Mountain
      And Carissa controls Gray Ogre
      And Dana controls Wall of Wood
      And Rob has declared these attacks:
        | attacker           | attacks |
        | Goblin Mountaineer |         |
        | Hill Giant         |         |
      When Carissa blocks Goblin Mountaineer with Gray Ogre
      Then the declaration is illegal
      And nothing has changed
      When Carissa declares these blocks:
        | blocker      | blocks             |
        | Gray Ogre    | Hill Giant         |
        | Wall of Wood | Goblin Mountaineer |
      Then the declaration is illegal
      And nothing has changed
      When Carissa declares these blocks:
        | blocker      | blocks     |
        | Gray Ogre    | Hill Giant |
        | Wall of Wood | Hill Giant |
      Then the declaration is legal
      And Goblin Mountaineer is unblocked

      Examples:
        | owner   |
        | Carissa |
        | Dana    |

    @edition:2006-10-01 @example @cr-2006-10-01:606.7b
    Scenario Outline: In 2006 a ban on attacks against <banned> bans attacks against the whole team
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And these permanents are on the battlefield:
        | permanent     | controller | chosen       |
        | Teferi's Moat | <banned>   | color: green |
        | Grizzly Bears | Rob        |              |
        | Hill Giant    | Alex       |              |
      When Rob declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears |         |
        | Hill Giant    |         |
      Then the declaration is illegal
      And nothing has changed
      When Rob declares these attacks:
        | attacker   | attacks |
        | Hill Giant |         |
      Then the declaration is legal
      When combat damage is dealt
      Then Carissa has 37 life

      Examples:
        | banned  |
        | Carissa |
        | Dana    |

    @edition:2006-10-01 @cr-2006-10-01:606.7d
    Scenario: In 2006 the attacking team chooses only now whom the damage strikes, one for each attacker
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls Grizzly Bears
      And Alex controls Hill Giant
      And Rob has declared these attacks:
        | attacker      | attacks |
        | Grizzly Bears |         |
        | Hill Giant    |         |
      When Rob assigns this damage:
        | source        | to      | damage |
        | Grizzly Bears | Carissa | 1      |
        | Grizzly Bears | Dana    | 1      |
        | Hill Giant    | Dana    | 3      |
      Then this is illegal
      And nothing has changed
      When Rob assigns this damage:
        | source        | to      | damage |
        | Grizzly Bears | Carissa | 2      |
        | Hill Giant    | Dana    | 3      |
      Then this is legal
      When combat damage is dealt
      Then Carissa has 35 life
      And Dana has 35 life

    @edition:2006-10-01 @cr-2006-10-01:606.7a @cr-2006-10-01:606.7b @cr-2006-10-01:606.7c
    Scenario: In 2006, too, each team attacks and blocks as one
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls Grizzly Bears
      And Alex controls Hill Giant
      And Dana controls Wall of Wood
      And Carissa controls Wall of Stone
      When play goes on to the beginning of combat
      Then the attacking players are Rob and Alex
      And the defending players are Carissa and Dana
      When Rob declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears |         |
        | Hill Giant    |         |
      Then the declaration is legal
      When Carissa declares these blocks:
        | blocker       | blocks        |
        | Wall of Wood  | Grizzly Bears |
        | Wall of Stone | Hill Giant    |
      Then the declaration is legal
      And Grizzly Bears is blocked by Wall of Wood
      And Hill Giant is blocked by Wall of Stone

    @edition:2006-10-01
    Scenario Outline: In 2006 a tax for attacks on <guarded> is due for attacks on the team
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's precombat main phase
      And Rob controls Grizzly Bears and two Forests
      And <guarded> controls Propaganda
      When Rob declares these attacks without paying:
        | attacker      | attacks |
        | Grizzly Bears |         |
      Then the declaration is illegal
      And nothing has changed
      When Rob declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears |         |
      Then the declaration is legal
      And first Forest is tapped
      And second Forest is tapped

      Examples:
        | guarded |
        | Carissa |
        | Dana    |

    @edition:2006-10-01
    Scenario Outline: In 2006 at most two creatures crawl in to the team of <guarded>
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's precombat main phase
      And Rob controls Grizzly Bears and Hill Giant
      And Alex controls Gray Ogre
      And <guarded> controls Crawlspace
      When Rob declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears |         |
        | Hill Giant    |         |
        | Gray Ogre     |         |
      Then the declaration is illegal
      And nothing has changed
      When Rob declares these attacks:
        | attacker      | attacks |
        | Hill Giant    |         |
        | Gray Ogre     |         |
      Then the declaration is legal
      And the defending players are Carissa and Dana

      Examples:
        | guarded |
        | Carissa |
        | Dana    |

  @cr:810.8a @cr-2006-10-01:606.8b
  Rule: A team wins as one and loses as one

    @example
    Scenario Outline: <player> cannot draw, and the whole team has lost
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And <player>'s library holds no cards
      And it is Dana's postcombat main phase
      When play goes on to Rob's upkeep
      And everybody passes
      Then Carissa and Dana have won

      Examples:
        | player |
        | Rob    |
        | Alex   |

    @example
    Scenario Outline: <protector>'s card keeps <player> from losing, and the other team from winning
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And <protector> controls Platinum Angel
      And <player>'s library holds no cards
      And it is Dana's postcombat main phase
      When play goes on to Rob's precombat main phase
      Then the game goes on
      And Rob is in the game
      And Alex is in the game
      When Dana concedes
      Then this is legal
      And Rob and Alex have won

      Examples:
        | protector | player |
        | Rob       | Alex   |
        | Alex      | Rob    |
        | Rob       | Rob    |

    Scenario Outline: A card of <controller>'s that keeps opponents from losing saves both of them
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And <controller> controls Abyssal Persecutor
      And Alex's library holds no cards
      And it is Dana's postcombat main phase
      When play goes on to Rob's precombat main phase
      Then the game goes on
      And Alex is in the game
      When Rob concedes
      Then this is legal
      And Carissa and Dana have won

      Examples:
        | controller |
        | Carissa    |
        | Dana       |

    @example @edition:2006-10-01
    Scenario: In 2006, too, one member cannot draw, and the whole team has lost
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Alex's library holds no cards
      And it is Dana's postcombat main phase
      When play goes on to Rob's upkeep
      And everybody passes
      Then Carissa and Dana have won

    @example @edition:2006-10-01
    Scenario: In 2006, too, one member's card keeps the other from losing
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls Platinum Angel
      And Alex's library holds no cards
      And it is Dana's postcombat main phase
      When play goes on to Rob's precombat main phase
      Then the game goes on
      And Alex is in the game
      When Carissa concedes
      Then this is legal
      And Rob and Alex have won

  @cr:810.8b @cr-2006-10-01:606.8c
  Rule: Whoever concedes takes the team along

    Scenario Outline: In the turn of Rob and Alex, <player> concedes, and <winners> have won
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls Grizzly Bears
      And Rob has attacked Dana with Grizzly Bears
      When <player> concedes
      Then this is legal
      And <winners> have won

      Examples:
        | player  | winners          |
        | Rob     | Carissa and Dana |
        | Alex    | Carissa and Dana |
        | Carissa | Rob and Alex     |
        | Dana    | Rob and Alex     |

    Scenario Outline: <player> concedes while the team is asked for its blocks
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls Grizzly Bears
      And Carissa controls Wall of Wood
      And Rob has attacked Carissa with Grizzly Bears
      And play has gone on to the declare blockers step
      When <player> concedes
      Then this is legal
      And <winners> have won

      Examples:
        | player  | winners          |
        | Carissa | Rob and Alex     |
        | Dana    | Rob and Alex     |
        | Alex    | Carissa and Dana |

    Scenario Outline: <player> concedes although a card keeps the team from losing
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls Platinum Angel
      And Alex's library holds no cards
      And it is Dana's postcombat main phase
      And play has gone on to Rob's precombat main phase
      When <player> concedes
      Then this is legal
      And Carissa and Dana have won

      Examples:
        | player |
        | Rob    |
        | Alex   |

    @cr:810.8a
    Scenario Outline: <player> of three heads cannot draw, and all three have lost
      Given a Two-Headed Giant game of Rob, Alex and Eve against Carissa, Dana and Finn
      And it is Finn's end step
      And <player>'s library holds no cards
      When play goes on to Rob's upkeep
      And everybody passes
      Then Carissa, Dana and Finn have won

      Examples:
        | player |
        | Rob    |
        | Eve    |

    @edition:2006-10-01
    Scenario Outline: In 2006, too, <player> takes the team along
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls Grizzly Bears
      And Rob has declared these attacks:
        | attacker      | attacks |
        | Grizzly Bears |         |
      When <player> concedes
      Then this is legal
      And <winners> have won

      Examples:
        | player  | winners          |
        | Alex    | Carissa and Dana |
        | Carissa | Rob and Alex     |

  @cr:810.8c @cr-2006-10-01:606.8a
  Rule: A team without life has lost

    Scenario Outline: A team with <life> life is struck in both members by five in all, and <outcome>
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Carissa has <life> life
      And Rob controls Grizzly Bears
      And Alex controls Hill Giant
      And Rob has declared these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Carissa |
        | Hill Giant    | Dana    |
      When combat damage is dealt
      Then <outcome>

      Examples:
        | life | outcome               |
        | 5    | Rob and Alex have won |
        | 6    | Dana has 1 life       |

    @cr:104.4d
    Scenario: Both teams lose their last life at once, and nobody wins
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob has 8 life
      And Carissa has 7 life
      And Rob controls two Mountains
      And Rob holds Flame Rift
      When Rob casts Flame Rift
      Then this is legal
      When the stack resolves
      Then the game is a draw

    Scenario: One life more, and the team has won
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob has 9 life
      And Carissa has 8 life
      And Rob controls two Mountains
      And Rob holds Flame Rift
      When Rob casts Flame Rift
      Then this is legal
      When the stack resolves
      Then Rob and Alex have won

    @edition:2006-10-01
    Scenario: In 2006, too, a team without life has lost
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob has 9 life
      And Carissa has 8 life
      And Rob controls two Mountains
      And Rob holds Flame Rift
      When Rob casts Flame Rift
      Then this is legal
      When the stack resolves
      Then Rob and Alex have won

  @cr-2006-10-01:606.6a @edition:2006-10-01
  Rule: In 2006 a team takes all its mulligans before the other team decides

    Scenario: Both members decide, those who want new hands get them, and are asked again
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob holds seven Forests
      And Alex holds seven Plains
      And Carissa holds seven Islands
      And Dana holds seven Swamps
      And the game has not begun, and Rob plays first
      When Rob takes a mulligan
      Then this is legal
      When Alex keeps the hand
      Then this is legal
      And Rob has seven cards in hand
      And Rob is asked to keep a hand
      When Rob takes a mulligan
      Then this is legal
      And Rob has six cards in hand
      And Rob is asked to keep a hand
      When Rob keeps the hand
      Then this is legal
      And Carissa is asked to keep a hand
      And Rob has six cards in hand
      And Alex has seven cards in hand

  @cr:810.8d @cr:810.10 @cr-2006-10-01:102.3d
  Rule: Poison counters are the team's, and fifteen of them are too many

    Scenario: Fourteen poison counters among two members are borne
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls seven Marsh Vipers
      And Rob has declared these attacks:
        | attacker            | attacks |
        | first Marsh Viper   | Carissa |
        | second Marsh Viper  | Carissa |
        | third Marsh Viper   | Carissa |
        | fourth Marsh Viper  | Carissa |
        | fifth Marsh Viper   | Carissa |
        | sixth Marsh Viper   | Carissa |
        | seventh Marsh Viper | Dana    |
      And play has gone on to the combat damage step
      When the stack resolves
      Then the game goes on
      And Carissa is in the game
      And Carissa has 23 life

    Scenario: Sixteen poison counters among two members are too many, eight on each
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls eight Marsh Vipers
      And Rob has declared these attacks:
        | attacker            | attacks |
        | first Marsh Viper   | Carissa |
        | second Marsh Viper  | Carissa |
        | third Marsh Viper   | Carissa |
        | fourth Marsh Viper  | Carissa |
        | fifth Marsh Viper   | Dana    |
        | sixth Marsh Viper   | Dana    |
        | seventh Marsh Viper | Dana    |
        | eighth Marsh Viper  | Dana    |
      And play has gone on to the combat damage step
      When the stack resolves
      Then Rob and Alex have won

    Scenario Outline: Fifteen poison counters are too many, the last of them <victim>'s
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls seven Marsh Vipers
      And Alex controls Pit Scorpion
      And Rob has declared these attacks:
        | attacker            | attacks  |
        | first Marsh Viper   | Carissa  |
        | second Marsh Viper  | Carissa  |
        | third Marsh Viper   | Carissa  |
        | fourth Marsh Viper  | Carissa  |
        | fifth Marsh Viper   | Dana     |
        | sixth Marsh Viper   | Dana     |
        | seventh Marsh Viper | Dana     |
        | Pit Scorpion        | <victim> |
      And play has gone on to the combat damage step
      When the stack resolves
      Then Rob and Alex have won

      Examples:
        | victim  |
        | Carissa |
        | Dana    |

    @edition:2006-10-01
    Scenario Outline: In 2006 <number> poison counters of Carissa's count for her alone
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls eight Marsh Vipers
      And Rob has declared these attacks:
        | attacker            | attacks |
        | first Marsh Viper   |         |
        | second Marsh Viper  |         |
        | third Marsh Viper   |         |
        | fourth Marsh Viper  |         |
        | fifth Marsh Viper   |         |
        | sixth Marsh Viper   |         |
        | seventh Marsh Viper |         |
        | eighth Marsh Viper  |         |
      When Rob assigns this damage:
        | source              | to      | damage |
        | first Marsh Viper   | Carissa | 1      |
        | second Marsh Viper  | Carissa | 1      |
        | third Marsh Viper   | Carissa | 1      |
        | fourth Marsh Viper  | Carissa | 1      |
        | fifth Marsh Viper   | <fifth> | 1      |
        | sixth Marsh Viper   | Dana    | 1      |
        | seventh Marsh Viper | Dana    | 1      |
        | eighth Marsh Viper  | Dana    | 1      |
      Then this is legal
      When combat damage is dealt
      And the stack resolves
      Then <outcome>

      Examples:
        | number | fifth   | outcome               |
        | eight  | Dana    | the game goes on      |
        | ten    | Carissa | Rob and Alex have won |

  @cr:810.11
  Rule: Each head beyond the second lets a team bear more poison

    Scenario: Three heads bear sixteen poison counters
      Given a Two-Headed Giant game of Rob, Alex and Eve against Carissa, Dana and Finn
      And Rob controls eight Marsh Vipers
      And Rob has declared these attacks:
        | attacker            | attacks |
        | first Marsh Viper   | Carissa |
        | second Marsh Viper  | Dana    |
        | third Marsh Viper   | Finn    |
        | fourth Marsh Viper  | Carissa |
        | fifth Marsh Viper   | Dana    |
        | sixth Marsh Viper   | Finn    |
        | seventh Marsh Viper | Carissa |
        | eighth Marsh Viper  | Dana    |
      And play has gone on to the combat damage step
      When the stack resolves
      Then the game goes on
      And Dana is in the game
      And Finn has 37 life

    Scenario: Twenty poison counters are too many for three heads, too
      Given a Two-Headed Giant game of Rob, Alex and Eve against Carissa, Dana and Finn
      And Rob controls ten Marsh Vipers
      And Rob has declared these attacks:
        | attacker            | attacks |
        | first Marsh Viper   | Carissa |
        | second Marsh Viper  | Dana    |
        | third Marsh Viper   | Finn    |
        | fourth Marsh Viper  | Carissa |
        | fifth Marsh Viper   | Dana    |
        | sixth Marsh Viper   | Finn    |
        | seventh Marsh Viper | Carissa |
        | eighth Marsh Viper  | Dana    |
        | ninth Marsh Viper   | Finn    |
        | tenth Marsh Viper   | Carissa |
      And play has gone on to the combat damage step
      When the stack resolves
      Then Rob, Alex and Eve have won
