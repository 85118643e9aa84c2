@since:2006-10-01
Feature: Alternating Teams
  Teams of equal size sit round the table in rotation, so that everybody has
  opponents to both sides. Only these neighbours can be attacked. Teammates
  share neither cards nor mana, and look at each other's hands only once they
  have come to sit side by side.

  @cr:811.1 @cr-2006-10-01:609.1
  Rule: All teams are of the same size

    Scenario Outline: <one> against <other> are set up <rightly>
      Given an Alternating Teams game of <one> against <other>
      When the game is set up
      Then this is <verdict>

      Examples:
        | one               | other                  | rightly | verdict |
        | Rob and Alex      | Carissa and Dana       | rightly | legal   |
        | Rob, Alex and Eve | Carissa, Dana and Finn | rightly | legal   |
        | Rob, Alex and Eve | Carissa and Dana       | wrongly | illegal |
        | Rob and Alex      | Carissa                | wrongly | illegal |
        | Rob               | Carissa and Dana       | wrongly | illegal |

    Scenario Outline: Six players in teams <first>, <second>, <third>, <fourth>, <fifth> and <sixth> are set up <rightly>
      Given an Alternating Teams game seated clockwise:
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
        | first | second | third | fourth | fifth | sixth | rightly | verdict |
        | Red   | Blue   | Green | Red    | Blue  | Green | rightly | legal   |
        | Red   | Blue   | Red   | Blue   | Red   | Blue  | rightly | legal   |
        | Red   | Blue   | Green | Red    | Blue  | Red   | wrongly | illegal |
        | Red   | Blue   | Red   | Blue   | Red   | Green | wrongly | illegal |
        | Red   | Red    | Red   | Red    | Red   | Red   | wrongly | illegal |

    Scenario Outline: Four players in teams <first>, <second>, <third> and <fourth> are set up <rightly>
      Given an Alternating Teams game seated clockwise:
        | player  | team     |
        | Rob     | <first>  |
        | Alex    | <second> |
        | Carissa | <third>  |
        | Dana    | <fourth> |
      When the game is set up
      Then this is <verdict>

      Examples:
        | first | second | third | fourth | rightly | verdict |
        | Blue  | Red    | Blue  | Red    | rightly | legal   |
        | Red   | Blue   | Red   | Green  | wrongly | illegal |

    @edition:2006-10-01
    Scenario Outline: In 2006, too, <one> against <other> are set up <rightly>
      Given an Alternating Teams game of <one> against <other>
      When the game is set up
      Then this is <verdict>

      Examples:
        | one               | other                  | rightly | verdict |
        | Rob and Alex      | Carissa and Dana       | rightly | legal   |
        | Rob, Alex and Eve | Carissa, Dana and Finn | rightly | legal   |
        | Rob, Alex and Eve | Carissa and Dana       | wrongly | illegal |

  @cr:811.2b @cr-2006-10-01:609.2b
  Rule: There is one option about attacks, and no more than one

    Scenario: Several neighbours may be attacked at once if nothing else is agreed
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana
      When the game is set up
      Then this is legal

    Scenario Outline: A game <option> is set up <rightly>
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana <option>
      When the game is set up
      Then this is <verdict>

      Examples:
        | option                 | rightly | verdict |
        | with attack left       | rightly | legal   |
        | with attack right      | rightly | legal   |
        | without attack options | wrongly | illegal |

    Scenario Outline: A game of three teams <option> is set up <rightly>
      Given an Alternating Teams game <option> seated clockwise:
        | player  | team  |
        | Rob     | Red   |
        | Alex    | Blue  |
        | Carissa | Green |
        | Dana    | Red   |
        | Eve     | Blue  |
        | Finn    | Green |
      When the game is set up
      Then this is <verdict>

      Examples:
        | option                 | rightly | verdict |
        | with attack left       | rightly | legal   |
        | with attack right      | rightly | legal   |
        | without attack options | wrongly | illegal |

  @cr:811.2a @cr:811.2 @cr-2006-10-01:609.2a @cr-2006-10-01:609.2
  Rule: Influence reaches two seats, unless something else is agreed before the game

    Scenario: Two seats are near enough, three are not
      Given an Alternating Teams game of Rob, Alex and Eve against Carissa, Dana and Finn
      And Rob controls Mountain
      And Rob holds Lightning Bolt
      When Rob casts Lightning Bolt targeting Dana
      Then this is illegal
      And nothing has changed
      When Rob casts Lightning Bolt targeting Alex
      Then this is legal
      When the stack resolves
      Then Alex has 17 life

    Scenario: One seat may be agreed upon
      Given an Alternating Teams game of Rob, Alex and Eve against Carissa, Dana and Finn
      And the range of influence is 1
      And Rob controls Mountain
      And Rob holds Lightning Bolt
      When Rob casts Lightning Bolt targeting Alex
      Then this is illegal
      And nothing has changed
      When Rob casts Lightning Bolt targeting Finn
      Then this is legal
      When the stack resolves
      Then Finn has 17 life

    Scenario: No limit may be agreed upon
      Given an Alternating Teams game of Rob, Alex and Eve against Carissa, Dana and Finn
      And the range of influence is unlimited
      And Rob controls Mountain
      And Rob holds Lightning Bolt
      When Rob casts Lightning Bolt targeting Dana
      Then this is legal
      When the stack resolves
      Then Dana has 17 life

    @edition:2006-10-01
    Scenario: In 2006, too, two seats are near enough, three are not
      Given an Alternating Teams game of Rob, Alex and Eve against Carissa, Dana and Finn
      And Rob controls Mountain
      And Rob holds Lightning Bolt
      When Rob casts Lightning Bolt targeting Dana
      Then this is illegal
      And nothing has changed
      When Rob casts Lightning Bolt targeting Eve
      Then this is legal
      And Lightning Bolt is on the stack

  @cr:811.2c @cr-2006-10-01:609.2c
  Rule: Creatures are not handed to teammates, unless that is agreed

    Scenario: A creature stays with its controller
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana
      And Rob controls Grizzly Bears and Hill Giant
      When Rob activates Grizzly Bears targeting Alex
      Then this is illegal
      And nothing has changed
      When Rob attacks Carissa with Grizzly Bears
      Then the declaration is legal
      And Rob controls Grizzly Bears

  @cr:804.2 @cr-2006-10-01:603.2
  Rule: Where that is agreed, a creature is handed to a teammate when a sorcery could be cast

    Scenario: A creature is handed to a teammate
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana
      And creatures may be handed to teammates
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears
      When Alex activates Grizzly Bears targeting Carissa
      Then this is illegal
      And nothing has changed
      When Alex activates Grizzly Bears targeting Rob
      Then this is legal
      And Grizzly Bears is tapped
      When the stack resolves
      Then Rob controls Grizzly Bears

    @since:2020-06-01 @cr:602.5d
    Scenario Outline: A creature is handed over only in a main phase of its controller's turn: <step> of <player>
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana
      And creatures may be handed to teammates
      And it is <player>'s <step>
      And Alex controls Grizzly Bears
      When Alex activates Grizzly Bears targeting Rob
      Then this is illegal
      And nothing has changed
      When play goes on to Alex's postcombat main phase
      When Alex activates Grizzly Bears targeting Rob
      Then this is legal
      And Grizzly Bears is tapped

      Examples:
        | player  | step                 |
        | Alex    | upkeep               |
        | Alex    | beginning of combat  |
        | Carissa | precombat main phase |

  @cr:811.3 @cr-2006-10-01:609.3
  Rule: Nobody begins next to a teammate, and the seats of a team lie equally far apart

    Scenario Outline: Four players in teams <first>, <second>, <third> and <fourth> are seated <rightly>
      Given an Alternating Teams game seated clockwise:
        | player  | team     |
        | Rob     | <first>  |
        | Alex    | <second> |
        | Carissa | <third>  |
        | Dana    | <fourth> |
      When the game is set up
      Then this is <verdict>

      Examples:
        | first | second | third | fourth | rightly | verdict |
        | Red   | Blue   | Red   | Blue   | rightly | legal   |
        | Red   | Red    | Blue  | Blue   | wrongly | illegal |
        | Red   | Blue   | Blue  | Red    | wrongly | illegal |

    Scenario Outline: Six players in teams <first>, <second>, <third>, <fourth>, <fifth> and <sixth> are seated <rightly>
      Given an Alternating Teams game seated clockwise:
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
        | first | second | third | fourth | fifth | sixth | rightly | verdict |
        | Red   | Blue   | Green | Red    | Blue  | Green | rightly | legal   |
        | Red   | Blue   | Green | Blue   | Red   | Green | wrongly | illegal |
        | Red   | Blue   | Green | Red    | Green | Blue  | wrongly | illegal |
        | Red   | Red    | Blue  | Blue   | Green | Green | wrongly | illegal |
        | Red   | Green  | Blue  | Blue   | Green | Red   | wrongly | illegal |

    @example
    Scenario Outline: Nine players, from <first>, <second>, <third> to <last>, are seated <rightly>
      Given an Alternating Teams game seated clockwise:
        | player  | team      |
        | Rob     | <first>   |
        | Alex    | <second>  |
        | Carissa | <third>   |
        | Dana    | <fourth>  |
        | Eve     | <fifth>   |
        | Finn    | <sixth>   |
        | Gus     | <seventh> |
        | Hana    | <eighth>  |
        | Ivan    | <last>    |
      When the game is set up
      Then this is <verdict>

      Examples:
        | first | second | third | fourth | fifth | sixth | seventh | eighth | last  | rightly | verdict |
        | Red   | Blue   | Green | Red    | Blue  | Green | Red     | Blue   | Green | rightly | legal   |
        | Red   | Blue   | Green | Blue   | Green | Red   | Green   | Red    | Blue  | wrongly | illegal |
        | Red   | Red    | Red   | Blue   | Blue  | Blue  | Green   | Green  | Green | wrongly | illegal |

    @edition:2006-10-01
    Scenario Outline: In 2006 six players in teams <first>, <second>, <third>, <fourth>, <fifth> and <sixth> are seated <rightly>
      Given an Alternating Teams game seated clockwise:
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
        | first | second | third | fourth | fifth | sixth | rightly | verdict |
        | Red   | Blue   | Green | Red    | Blue  | Green | rightly | legal   |
        | Red   | Blue   | Green | Blue   | Red   | Green | wrongly | illegal |
        | Red   | Red    | Blue  | Blue   | Green | Green | wrongly | illegal |

    @example @edition:2006-10-01
    Scenario: In 2006, too, three teams of three sit in rotation
      Given an Alternating Teams game seated clockwise:
        | player  | team  |
        | Rob     | Red   |
        | Alex    | Blue  |
        | Carissa | Green |
        | Dana    | Red   |
        | Eve     | Blue  |
        | Finn    | Green |
        | Gus     | Red   |
        | Hana    | Blue  |
        | Ivan    | Green |
      When the game is set up
      Then this is legal

  @cr:811.4 @cr-2006-10-01:609.4
  Rule: Only an opponent in the next seat can be attacked

    Scenario Outline: <attacker> attacks <left> and <right>, who sit next to them, and nobody beyond
      Given an Alternating Teams game seated clockwise:
        | player  | team  |
        | Rob     | Red   |
        | Alex    | Blue  |
        | Carissa | Green |
        | Dana    | Red   |
        | Eve     | Blue  |
        | Finn    | Green |
      And it is <attacker>'s precombat main phase
      And <attacker> controls Grizzly Bears and Hill Giant
      When <attacker> attacks <far> with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When <attacker> attacks <off> with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When <attacker> attacks <friend> with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When <attacker> declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears | <left>  |
        | Hill Giant    | <far>   |
      Then the declaration is illegal
      And nothing has changed
      When <attacker> declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears | <left>  |
        | Hill Giant    | <right> |
      Then the declaration is legal
      And Grizzly Bears is attacking <left>
      And Hill Giant is attacking <right>

      Examples:
        | attacker | left | right   | far     | off  | friend  |
        | Rob      | Alex | Finn    | Carissa | Eve  | Dana    |
        | Dana     | Eve  | Carissa | Finn    | Alex | Rob     |
        | Finn     | Rob  | Eve     | Alex    | Dana | Carissa |

    Scenario: Neighbours only are attacked, however far influence reaches
      Given an Alternating Teams game of Rob, Alex and Eve against Carissa, Dana and Finn
      And the range of influence is unlimited
      And Rob controls Grizzly Bears
      When Rob attacks Dana with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Finn with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Finn

    @cr:803.1a @cr-2006-10-01:604.1a
    Scenario: With attack left only the left neighbour is attacked
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana with attack left
      And Rob controls Grizzly Bears
      When Rob attacks Dana with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Carissa with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Carissa

    @cr:803.1b @cr-2006-10-01:604.1b
    Scenario: With attack right only the right neighbour is attacked
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana with attack right
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears
      When Alex attacks Dana with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Carissa with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Carissa

    @since:2024-06-07
    Scenario: A planeswalker is as far away as its controller, a battle as far as its protector
      Given an Alternating Teams game seated clockwise:
        | player  | team  |
        | Rob     | Red   |
        | Alex    | Blue  |
        | Carissa | Green |
        | Dana    | Red   |
        | Eve     | Blue  |
        | Finn    | Green |
      And these permanents are on the battlefield:
        | permanent      | card                  | controller | protector |
        | Jace Beleren   |                       | Carissa    |           |
        | near Dominaria | Invasion of Dominaria | Carissa    | Alex      |
        | far Dominaria  | Invasion of Dominaria | Alex       | Carissa   |
        | our Dominaria  | Invasion of Dominaria | Finn       | Dana      |
        | Grizzly Bears  |                       | Rob        |           |
      When Rob attacks Jace Beleren with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks far Dominaria with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks our Dominaria with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks near Dominaria with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking near Dominaria

    @since:2024-06-07
    Scenario: The planeswalker of a neighbour can be attacked
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana
      And Dana controls Jace Beleren
      And Rob controls Grizzly Bears
      When Rob attacks Jace Beleren with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Jace Beleren

    Scenario Outline: After <leaver> has left, <next> sits next to Rob and can be attacked
      Given an Alternating Teams game seated clockwise:
        | player  | team  |
        | Rob     | Red   |
        | Alex    | Blue  |
        | Carissa | Green |
        | Dana    | Red   |
        | Eve     | Blue  |
        | Finn    | Green |
      And it is Eve's postcombat main phase
      And Rob controls Grizzly Bears
      When <leaver> concedes
      Then this is legal
      When play goes on to Rob's precombat main phase
      And Rob attacks <far> with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks <next> with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking <next>

      Examples:
        | leaver | next    | far     |
        | Alex   | Carissa | Eve     |
        | Finn   | Eve     | Carissa |

    Scenario: A teammate who has become the neighbour is not attacked, and hides nobody
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana
      And it is Dana's postcombat main phase
      And Rob controls Grizzly Bears
      When Carissa concedes
      Then this is legal
      When play goes on to Rob's precombat main phase
      And Rob attacks Alex with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Dana with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Dana

    @edition:2006-10-01
    Scenario: In 2006, too, only the neighbours are attacked
      Given an Alternating Teams game seated clockwise:
        | player  | team  |
        | Rob     | Red   |
        | Alex    | Blue  |
        | Carissa | Green |
        | Dana    | Red   |
        | Eve     | Blue  |
        | Finn    | Green |
      And Rob controls Grizzly Bears and Hill Giant
      When Rob attacks Carissa with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Eve with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Alex    |
        | Hill Giant    | Finn    |
      Then the declaration is legal
      And Grizzly Bears is attacking Alex
      And Hill Giant is attacking Finn

    @edition:2006-10-01 @cr-2006-10-01:604.1a
    Scenario: In 2006, too, attack left leaves only the left neighbour
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana with attack left
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears
      When Alex attacks Carissa with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Dana with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Dana

    @edition:2006-10-01
    Scenario: In 2006, too, new neighbours are attacked after somebody has left
      Given an Alternating Teams game seated clockwise:
        | player  | team  |
        | Rob     | Red   |
        | Alex    | Blue  |
        | Carissa | Green |
        | Dana    | Red   |
        | Eve     | Blue  |
        | Finn    | Green |
      And it is Eve's postcombat main phase
      And Rob controls Grizzly Bears
      When Alex concedes
      Then this is legal
      When play goes on to Rob's precombat main phase
      And Rob attacks Eve with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Carissa with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Carissa

    @edition:2006-10-01
    Scenario: In 2006 nobody attacks past the teammate who has become the neighbour
      Given an Alternating Teams game of Rob, Carissa and Eve against Alex, Dana and Finn
      And it is Finn's precombat main phase
      And Rob controls Grizzly Bears and Hill Giant
      When Alex concedes
      Then this is legal
      When play goes on to Rob's precombat main phase
      And Rob attacks Dana with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Finn with Hill Giant
      Then the declaration is legal
      And Hill Giant is attacking Finn

  @cr:811.5 @cr-2006-10-01:609.6
  Rule: Teammates share neither mana nor cards, and see hands only from the next seat

    Scenario: Teammates see each other's hands once they sit next to each other
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana
      And it is Dana's postcombat main phase
      And Rob holds Grizzly Bears
      And Alex holds Hill Giant
      And Dana holds Gray Ogre
      When play goes on to the end step
      Then Rob can see Grizzly Bears
      And Rob cannot see Hill Giant
      And Alex cannot see Grizzly Bears
      When Carissa concedes
      Then this is legal
      When play goes on to Rob's draw step
      Then Rob can see Hill Giant
      And Alex can see Grizzly Bears
      And Rob cannot see Gray Ogre
      And Alex cannot see Gray Ogre

    Scenario: A neighbour who is an opponent shows nothing, and neither does a teammate farther away
      Given an Alternating Teams game of Rob, Alex and Eve against Carissa, Dana and Finn
      And it is Finn's postcombat main phase
      And Rob holds Grizzly Bears
      And Alex holds Hill Giant
      And Eve holds Craw Wurm
      And Finn holds Gray Ogre
      When Carissa concedes
      Then this is legal
      When play goes on to Rob's draw step
      Then Rob can see Hill Giant
      And Alex can see Grizzly Bears
      And Rob cannot see Craw Wurm
      And Eve cannot see Grizzly Bears
      And Rob cannot see Gray Ogre
      And Finn cannot see Grizzly Bears

    Scenario: Nobody spends the mana of a teammate
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana
      And Rob holds Grizzly Bears
      And Alex controls three Forests
      And Alex holds Giant Growth
      And Carissa controls Hill Giant
      When Rob casts Grizzly Bears
      Then this is illegal
      And nothing has changed
      When Alex casts Giant Growth targeting Hill Giant
      Then this is legal
      And Giant Growth is on the stack

    Scenario: Nobody plays the cards of a teammate
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana
      And Rob controls Mountain
      And Rob holds Plains
      And Alex holds Forest and Lightning Bolt
      When Rob plays Forest
      Then this is illegal
      And nothing has changed
      When Rob casts Lightning Bolt targeting Carissa
      Then this is illegal
      And nothing has changed
      When Rob plays Plains
      Then this is legal
      And Plains is on the battlefield

    Scenario: Nobody uses the permanents of a teammate
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana
      And Rob controls Grizzly Bears
      And Alex controls Alluring Siren and Hill Giant
      And Carissa controls Gray Ogre
      When Rob activates Alluring Siren targeting Gray Ogre
      Then this is illegal
      And nothing has changed
      When Alex activates Alluring Siren targeting Gray Ogre
      Then this is legal
      And Alluring Siren is tapped
      When Rob attacks Carissa with Hill Giant
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Carissa with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Carissa

    @cr:802.4a @cr-2006-10-01:602.4a
    Scenario: Nobody blocks for a teammate
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana
      And Rob controls Grizzly Bears and Hill Giant
      And Dana controls Wall of Stone
      And Rob has declared these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Carissa |
        | Hill Giant    | Dana    |
      When Dana blocks Grizzly Bears with Wall of Stone
      Then the declaration is illegal
      And nothing has changed
      When Dana blocks Hill Giant with Wall of Stone
      Then the declaration is legal
      And Hill Giant is blocked by Wall of Stone

    Scenario: Everybody has a life total of their own
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana
      And Rob controls Hill Giant
      And Rob has attacked Dana with Hill Giant
      When combat damage is dealt
      Then Dana has 17 life
      And Carissa has 20 life

    @edition:2006-10-01
    Scenario: In 2006, too, teammates see each other's hands once they sit next to each other
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana
      And it is Dana's postcombat main phase
      And Rob holds Grizzly Bears
      And Alex holds Hill Giant
      And Dana holds Gray Ogre
      When play goes on to the end step
      Then Rob can see Grizzly Bears
      And Rob cannot see Hill Giant
      When Carissa concedes
      Then this is legal
      When play goes on to Rob's draw step
      Then Rob can see Hill Giant
      And Alex can see Grizzly Bears
      And Rob cannot see Gray Ogre

    @edition:2006-10-01
    Scenario: In 2006, too, nobody uses what belongs to a teammate
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana
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

  @cr:104.3 @cr-2006-10-01:609.5 @cr-2006-10-01:102.3
  Rule: Members lose one by one, and as long as one of them is in the game the team is

    @since:2020-06-01 @cr:104.3b
    Scenario Outline: <loser> has no life left, and <friend> plays on
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana
      And <loser> has 3 life
      And <attacker> controls Hill Giant
      And it is <attacker>'s precombat main phase
      And <attacker> has attacked <loser> with Hill Giant
      When combat damage is dealt
      Then <loser> has left the game
      And <friend> is in the game
      And the game goes on
      When play goes on to <friend>'s upkeep
      Then it is <friend>'s turn

      Examples:
        | loser   | friend | attacker |
        | Rob     | Alex   | Dana     |
        | Alex    | Rob    | Carissa  |
        | Carissa | Dana   | Alex     |

    @cr:104.3g @cr:104.2c @cr-2006-10-01:102.3f @cr-2006-10-01:102.2c
    Scenario: A team of which nobody is left has lost
      Given an Alternating Teams game seated clockwise:
        | player  | team  |
        | Rob     | Red   |
        | Alex    | Blue  |
        | Carissa | Green |
        | Dana    | Red   |
        | Eve     | Blue  |
        | Finn    | Green |
      And Alex has conceded
      When Eve concedes
      Then this is legal
      And the game goes on
      When Finn concedes
      Then this is legal
      And the game goes on
      When Carissa concedes
      Then this is legal
      And Rob and Dana have won

    @since:2020-06-01 @cr:104.2c
    Scenario: A member who has lost wins with the team
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana
      And Rob has conceded
      And Carissa has conceded
      When Dana concedes
      Then this is legal
      And Rob and Alex have won

    @since:2020-06-01 @cr:104.2c
    Scenario: A whole team loses at once, and the other one has won
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana
      And Carissa has 4 life
      And Dana has 3 life
      And Rob controls two Mountains
      And Rob holds Flame Rift
      When Rob casts Flame Rift
      Then this is legal
      When the stack resolves
      Then Rob and Alex have won

    @cr:104.4d @cr:104.4a @cr-2006-10-01:102.4c
    Scenario: If all teams lose at once nobody wins
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana
      And Rob has 4 life
      And Alex has 1 life
      And Carissa has 4 life
      And Dana has 3 life
      And Rob controls two Mountains
      And Rob holds Flame Rift
      When Rob casts Flame Rift
      Then this is legal
      When the stack resolves
      Then the game is a draw

    @cr:104.4d @cr-2006-10-01:102.4c @cr-2006-10-01:102.2c
    Scenario: With one member left over the team has won
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana
      And Rob has 4 life
      And Alex has 5 life
      And Carissa has 4 life
      And Dana has 3 life
      And Rob controls two Mountains
      And Rob holds Flame Rift
      When Rob casts Flame Rift
      Then this is legal
      When the stack resolves
      Then Rob and Alex have won

    @edition:2006-10-01
    Scenario: In 2006, too, one member loses, and the other plays on
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana
      And Carissa has 3 life
      And Rob controls Hill Giant
      And Rob has attacked Carissa with Hill Giant
      When combat damage is dealt
      Then Carissa has left the game
      And Dana is in the game
      And the game goes on
      When Dana concedes
      Then this is legal
      And Rob and Alex have won

    @edition:2006-10-01 @cr-2006-10-01:102.2c
    Scenario: In 2006, too, a member who has lost wins with the team
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana
      And Alex has conceded
      And Dana has conceded
      When Carissa concedes
      Then this is legal
      And Rob and Alex have won

  @cr:800.4
  Rule: Anybody may leave at any moment, and the others play on

    @since:2020-06-01 @cr:800.4j @cr-2020-06-01:800.4i
    Scenario: The attacking player leaves, and the turn runs out without an attack
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana
      And Rob controls Grizzly Bears
      And Carissa controls Wall of Wood
      And Rob has attacked Carissa with Grizzly Bears
      When Rob concedes
      Then this is legal
      And Grizzly Bears has left the game
      And nobody is the active player
      And Carissa has priority
      When play goes on to Carissa's upkeep
      Then it is Carissa's turn
      And Carissa has 20 life
      And Alex is in the game

    @since:2020-06-01 @cr:800.4e
    Scenario: Whoever owes a block leaves, and the other defending player is asked
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana
      And Rob controls Grizzly Bears and Hill Giant
      And Carissa controls Wall of Wood
      And Dana controls Wall of Stone
      And Rob has declared these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Carissa |
        | Hill Giant    | Dana    |
      And play has gone on to the declare blockers step
      When Carissa concedes
      Then this is legal
      And Wall of Wood has left the game
      And Dana is asked to declare blockers
      When Dana blocks Hill Giant with Wall of Stone
      Then the declaration is legal
      When combat damage is dealt
      Then Dana has 20 life
      And Alex has 20 life

    @since:2020-06-01 @cr:104.2c
    Scenario: The last of a team owes a block and leaves, and the game is over
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana
      And Rob controls Hill Giant
      And Carissa controls Wall of Wood
      And Dana has conceded
      And Rob has attacked Carissa with Hill Giant
      And play has gone on to the declare blockers step
      When Carissa concedes
      Then this is legal
      And Rob and Alex have won

    @since:2020-06-01
    Scenario: A whole team leaves in the middle of a turn, and two teams play on
      Given an Alternating Teams game seated clockwise:
        | player  | team  |
        | Rob     | Red   |
        | Alex    | Blue  |
        | Carissa | Green |
        | Dana    | Red   |
        | Eve     | Blue  |
        | Finn    | Green |
      And Rob controls Grizzly Bears and Hill Giant
      And Finn controls Wall of Wood
      And Rob has declared these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Alex    |
        | Hill Giant    | Finn    |
      And Eve has conceded
      When Alex concedes
      Then this is legal
      And the game goes on
      And Grizzly Bears is attacking nothing
      When Finn blocks Hill Giant with Wall of Wood
      Then the declaration is legal
      When play goes on to Carissa's upkeep
      Then it is Carissa's turn
      And Finn has 20 life

    @since:2020-06-01 @cr:800.4k @cr-2020-06-01:800.4j
    Scenario: The turn goes past those who have left
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana
      And Rob controls Grizzly Bears
      When Carissa concedes
      Then this is legal
      When play goes on to Alex's upkeep
      Then it is Alex's turn
      When Alex concedes
      Then this is legal
      And nobody is the active player
      And Dana has priority
      When play goes on to Dana's upkeep
      Then it is Dana's turn
      And the game goes on
