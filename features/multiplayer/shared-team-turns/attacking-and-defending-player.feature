@since:2020-06-01
Feature: Shared team turns: attacking and defending player
  All members of the one team are attacking players and all of the other
  defending players; but whatever speaks of the attacking or the defending
  player means one of them. Which one follows from the creature concerned.

  @cr:805.10c
  Rule: For a blocking creature, the attacking player is the blocked creature's controller

    Scenario Outline: A blocker's "attacking player" is <struck>, whose creature it blocks
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | moon |
        | Dana    | moon |
      And Rob has 20 life
      And Alex has 20 life
      And Carissa has 20 life
      And Dana has 20 life
      And it is Carissa's precombat main phase
      And Carissa controls Gray Ogre
      And Dana controls Hill Giant
      And Alex controls Souls of the Faultless
      And Carissa has declared these attacks:
        | attacker   | attacks  |
        | Gray Ogre  | <victim> |
        | Hill Giant | <victim> |
      And Alex has blocked <blocked> with Souls of the Faultless
      When combat damage is dealt
      Then Souls of the Faultless's ability is on the stack once
      When the stack resolves
      Then <struck> has <left> life
      And <spared> has 20 life
      And Alex has <alex> life

      Examples:
        | struck  | spared  | blocked    | victim | left | alex |
        | Dana    | Carissa | Hill Giant | Rob    | 17   | 23   |
        | Carissa | Dana    | Gray Ogre  | Rob    | 18   | 22   |

    Scenario: Souls of the Faultless lowers the attacking team's shared life total
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's precombat main phase
      And Rob controls Grizzly Bears
      And Alex controls Hill Giant
      And Carissa controls Souls of the Faultless
      And Rob has declared these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Dana    |
        | Hill Giant    | Dana    |
      And Carissa has blocked Hill Giant with Souls of the Faultless
      When combat damage is dealt
      Then Dana has 28 life
      When the stack resolves
      Then Alex has 27 life
      And Carissa has 31 life

    Scenario: Two blocking creatures can have different attacking players
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | moon |
        | Dana    | moon |
      And Rob has 20 life
      And Carissa has 20 life
      And Dana has 20 life
      And it is Dana's precombat main phase
      And Carissa controls Gray Ogre
      And Dana controls Hill Giant
      And Rob controls left Souls of the Faultless and right Souls of the Faultless
      And Dana has declared these attacks:
        | attacker   | attacks |
        | Gray Ogre  | Rob     |
        | Hill Giant | Rob     |
      And Rob has declared these blocks:
        | blocker                      | blocks     |
        | left Souls of the Faultless  | Gray Ogre  |
        | right Souls of the Faultless | Hill Giant |
      When combat damage is dealt
      When the stack resolves
      Then Carissa has 18 life
      And Dana has 17 life
      And Rob has 25 life

    Scenario Outline: Mogg Toady can block only creatures of <few>, who controls fewer
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is <few>'s precombat main phase
      And <few> controls Hill Giant
      And <many> controls Gray Ogre, Runeclaw Bear and Eager Cadet
      And <toady> controls Mogg Toady and Grizzly Bears
      And <few> has declared these attacks:
        | attacker   | attacks |
        | Hill Giant | <mate>  |
        | Gray Ogre  | <mate>  |
      When <toady> blocks Gray Ogre with Mogg Toady
      Then the declaration is illegal
      And nothing has changed
      When <toady> blocks Hill Giant with Mogg Toady
      Then the declaration is legal
      And Hill Giant is blocked by Mogg Toady

      Examples:
        | few     | many    | toady | mate |
        | Carissa | Dana    | Rob   | Alex |
        | Dana    | Carissa | Alex  | Rob  |
        | Alex    | Rob     | Dana  | Dana |

    @reading:attacking-player-once-gone
    Scenario Outline: <struck>, whose attacker has died, is still the attacking player
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | moon |
        | Dana    | moon |
      And Rob has 20 life
      And Carissa has 20 life
      And Dana has 20 life
      And it is Carissa's precombat main phase
      And <struck> controls Gray Ogre
      And <spared> controls Eager Cadet
      And Rob controls Souls of the Faultless
      And Alex controls one Mountain
      And Alex holds Lightning Bolt
      And Carissa has declared these attacks:
        | attacker    | attacks |
        | Gray Ogre   | Alex    |
        | Eager Cadet | Alex    |
      And Rob has blocked Gray Ogre with Souls of the Faultless
      When combat damage is dealt
      Then Souls of the Faultless's ability is on the stack once
      When Alex casts Lightning Bolt targeting Gray Ogre
      Then this is legal
      When the top of the stack resolves
      Then Gray Ogre is in <struck>'s graveyard
      When the stack resolves
      Then <struck> has 18 life
      And <spared> has 20 life
      And Rob has 22 life

      Examples:
        | struck  | spared  |
        | Dana    | Carissa |
        | Carissa | Dana    |

    Scenario: Alex's Souls block two attackers, so Alex chooses one of two players
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | moon |
        | Dana    | moon |
      And it is Dana's precombat main phase
      And Carissa has 20 life
      And Dana has 20 life
      And Carissa controls Gray Ogre
      And Dana controls Eager Cadet
      And Alex controls Souls of the Faultless and High Ground
      And Dana has declared these attacks:
        | attacker    | attacks |
        | Gray Ogre   | Rob     |
        | Eager Cadet | Alex    |
      And Alex has declared these blocks:
        | blocker                | blocks                    |
        | Souls of the Faultless | Gray Ogre and Eager Cadet |
      When combat damage is dealt
      And the top of the stack resolves
      Then Alex may choose among Carissa and Dana
      When Alex chooses Dana
      Then this is legal
      And Dana has 17 life
      And Carissa has 20 life

    Scenario: Rob's Souls block three players' attackers, so Rob chooses any one
      Given a Two-Headed Giant game of Carissa, Dana and Eve against Rob, Alex and Finn
      And it is Eve's precombat main phase
      And Carissa controls Savannah Lions
      And Dana controls Runeclaw Bear
      And Eve controls Grizzly Bears
      And Rob controls Souls of the Faultless, first High Ground and second High Ground
      And Eve has declared these attacks:
        | attacker       | attacks |
        | Savannah Lions | Rob     |
        | Runeclaw Bear  | Rob     |
        | Grizzly Bears  | Finn    |
      And Rob has declared these blocks:
        | blocker                | blocks                                          |
        | Souls of the Faultless | Savannah Lions, Runeclaw Bear and Grizzly Bears |
      When combat damage is dealt
      And the top of the stack resolves
      Then Rob may choose among Carissa, Dana and Eve

  @cr:805.10e @cr:508.5
  Rule: Which teammate is an attacker's defending player depends on what it attacks

    @cr:702.14c
    Scenario Outline: In 2HG, <blocker> blocks mountainwalk if attacked <victim> has no Mountain
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is <attacker>'s precombat main phase
      And <attacker> controls Goblin Mountaineer
      And <neighbour> controls one Mountain
      And <blocker> controls Gray Ogre
      And <attacker> has attacked <victim> with Goblin Mountaineer
      When <blocker> blocks Goblin Mountaineer with Gray Ogre
      Then the declaration is legal
      And Goblin Mountaineer is blocked by Gray Ogre

      Examples:
        | attacker | victim | neighbour | blocker |
        | Carissa  | Rob    | Alex      | Alex    |
        | Carissa  | Rob    | Alex      | Rob     |
        | Dana     | Alex   | Rob       | Rob     |
        | Rob      | Dana   | Carissa   | Carissa |

    @cr:702.14c
    Scenario Outline: In 2HG, <blocker> can't block mountainwalk if attacked <victim> has a Mountain
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls Goblin Mountaineer
      And Carissa controls Eager Cadet
      And <victim> controls one Mountain
      And <blocker> controls Gray Ogre
      And Dana has declared these attacks:
        | attacker           | attacks  |
        | Goblin Mountaineer | <victim> |
        | Eager Cadet        | <victim> |
      When <blocker> blocks Goblin Mountaineer with Gray Ogre
      Then the declaration is illegal
      And nothing has changed
      When <blocker> blocks Eager Cadet with Gray Ogre
      Then the declaration is legal
      And Eager Cadet is blocked by Gray Ogre
      And Goblin Mountaineer is unblocked

      Examples:
        | victim | blocker |
        | Rob    | Alex    |
        | Alex   | Rob     |
        | Alex   | Alex    |

    @cr:702.14c
    Scenario Outline: Landwalk in an attack on <walker>'s planeswalker checks <walker>'s lands
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Dana controls Goblin Mountaineer
      And <walker> controls Jace Beleren
      And <mountain> controls one Mountain
      And <blocker> controls Gray Ogre
      And Dana has attacked Jace Beleren with Goblin Mountaineer
      When <blocker> blocks Goblin Mountaineer with Gray Ogre
      Then the declaration is legal
      And Goblin Mountaineer is blocked by Gray Ogre

      Examples:
        | walker | mountain | blocker |
        | Rob    | Alex     | Alex    |
        | Alex   | Rob      | Alex    |

    Scenario Outline: Wardscale Dragon attacks <victim>, but teammate <mate> can cast spells
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's precombat main phase
      And Rob controls Wardscale Dragon
      And <victim> controls left Mountain
      And <victim> holds Shock
      And <mate> controls right Mountain
      And <mate> holds Lightning Bolt
      And Rob has attacked <victim> with Wardscale Dragon
      When <victim> casts Shock targeting Wardscale Dragon
      Then this is illegal
      And nothing has changed
      When <mate> casts Lightning Bolt targeting Wardscale Dragon
      Then this is legal
      And Lightning Bolt is on the stack

      Examples:
        | victim  | mate    |
        | Carissa | Dana    |
        | Dana    | Carissa |

    Scenario Outline: If Agate-Blade Assassin attacks <victim>, teammate <mate> loses no life
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | moon |
        | Dana    | moon |
      And Rob has 20 life
      And Alex has 20 life
      And Dana has 20 life
      And it is Carissa's precombat main phase
      And Dana controls Agate-Blade Assassin
      And Carissa controls Eager Cadet
      When Carissa declares these attacks:
        | attacker             | attacks  |
        | Agate-Blade Assassin | <victim> |
        | Eager Cadet          | <mate>   |
      Then the declaration is legal
      When the stack resolves
      Then <victim> has 19 life
      And <mate> has 20 life
      And Dana has 21 life

      Examples:
        | victim | mate |
        | Rob    | Alex |
        | Alex   | Rob  |

    Scenario Outline: Attacking <victim>'s planeswalker makes <victim> the defending player
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | moon |
        | Dana    | moon |
      And Rob has 20 life
      And Alex has 20 life
      And it is Dana's precombat main phase
      And Carissa controls Agate-Blade Assassin
      And <victim> controls Jace Beleren
      When Dana attacks Jace Beleren with Agate-Blade Assassin
      Then the declaration is legal
      When the stack resolves
      Then <victim> has 19 life
      And <mate> has 20 life

      Examples:
        | victim | mate |
        | Rob    | Alex |
        | Alex   | Rob  |

    Scenario: Agate-Blade Assassin attacking Jace lowers a shared life total by 1
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's precombat main phase
      And Rob controls Agate-Blade Assassin
      And Dana controls Jace Beleren
      When Rob attacks Jace Beleren with Agate-Blade Assassin
      Then the declaration is legal
      When the stack resolves
      Then Dana has 29 life
      And Rob has 31 life

    Scenario Outline: Terra Ravager counts only <victim>'s lands if it attacks <victim>
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Dana controls Terra Ravager
      And Rob controls two Forests
      And Alex controls five Islands
      When Dana attacks <victim> with Terra Ravager
      Then the declaration is legal
      When the stack resolves
      Then Terra Ravager is <size>

      Examples:
        | victim | size |
        | Rob    | 2/4  |
        | Alex   | 5/4  |

    Scenario Outline: Master of Diversion attacking <victim> can't tap teammate <mate>'s creature
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Dana's precombat main phase
      And Carissa controls Master of Diversion
      And <victim> controls Gray Ogre and Grizzly Bears
      And <mate> controls Hill Giant
      When Dana attacks <victim> with Master of Diversion
      Then the declaration is legal
      And Gray Ogre and Grizzly Bears may be chosen
      And Hill Giant may not be chosen
      When Carissa chooses Hill Giant
      Then this is illegal
      And nothing has changed
      When Carissa chooses Gray Ogre
      Then this is legal
      When the stack resolves
      Then Gray Ogre is tapped
      And Hill Giant is untapped

      Examples:
        | victim | mate |
        | Rob    | Alex |
        | Alex   | Rob  |

    Scenario Outline: Slate Street Ruffian, blocked by <mate>, makes attacked <victim> discard
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls Slate Street Ruffian
      And <mate> controls Wall of Wood
      And <victim> holds Forest
      And <mate> holds Island
      And Carissa has attacked <victim> with Slate Street Ruffian
      When <mate> blocks Slate Street Ruffian with Wall of Wood
      Then the declaration is legal
      When the stack resolves
      Then Forest is in <victim>'s graveyard
      And Island is in <mate>'s hand

      Examples:
        | victim | mate |
        | Rob    | Alex |
        | Alex   | Rob  |

    @since:2024-06-07 @cr:310.8d
    Scenario Outline: Attacking a battle makes its protector, <protector>, the defending player
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | moon |
        | Dana    | moon |
      And Rob has 20 life
      And Alex has 20 life
      And Carissa has 20 life
      And Dana has 20 life
      And it is Carissa's precombat main phase
      And these permanents are on the battlefield:
        | permanent             | controller | protector   |
        | Invasion of Dominaria | Carissa    | <protector> |
        | Agate-Blade Assassin  | Dana       |             |
      When Dana attacks Invasion of Dominaria with Agate-Blade Assassin
      Then the declaration is legal
      When the stack resolves
      Then <protector> has 19 life
      And <mate> has 20 life
      And Carissa has 20 life
      And Dana has 21 life

      Examples:
        | protector | mate |
        | Rob       | Alex |
        | Alex      | Rob  |

    @since:2024-06-07 @cr:310.8d @cr:800.4a
    Scenario: Nobody loses life for a battle whose protector Alex has left
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | moon |
        | Dana    | moon |
        | Eve     | star |
        | Finn    | star |
      And it is Carissa's precombat main phase
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Invasion of Dominaria | Eve        | Alex      |
        | Agate-Blade Assassin  | Dana       |           |
      And Dana has attacked Invasion of Dominaria with Agate-Blade Assassin
      When Alex concedes
      Then this is legal
      When the stack resolves
      Then Rob has 20 life
      And Eve has 20 life
      And Dana has 21 life

    @since:2024-06-07 @cr:310.8d @cr:702.14c
    Scenario Outline: Landwalk in an attack on a battle checks protector <protector>'s lands
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And these permanents are on the battlefield:
        | permanent             | controller  | protector   |
        | Invasion of Dominaria | Carissa     | <protector> |
        | Goblin Mountaineer    | Dana        |             |
        | Gray Ogre             | <protector> |             |
        | Mountain              | <mate>      |             |
      And Dana has attacked Invasion of Dominaria with Goblin Mountaineer
      When <protector> blocks Goblin Mountaineer with Gray Ogre
      Then the declaration is legal
      And Goblin Mountaineer is blocked by Gray Ogre

      Examples:
        | protector | mate |
        | Alex      | Rob  |
        | Rob       | Alex |

  @cr:805.10e @cr:508.5
  Rule: An ability that says "each opponent" affects all opponents, not only the defending player

    Scenario Outline: Pulse Tracker makes each opponent lose life if it attacks <victim>
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | sun  |
        | Dana    | moon |
        | Eve     | moon |
        | Finn    | moon |
      And Rob has 20 life
      And Alex has 20 life
      And Carissa has 20 life
      And Dana has 20 life
      And it is Dana's precombat main phase
      And Eve controls Pulse Tracker
      When Dana attacks <victim> with Pulse Tracker
      Then the declaration is legal
      When the stack resolves
      Then Rob has 19 life
      And Alex has 19 life
      And Carissa has 19 life
      And Dana has 20 life

      Examples:
        | victim  |
        | Alex    |
        | Carissa |

    @cr:810.9
    Scenario: With a shared life total, Pulse Tracker costs a team 1 life per member
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's precombat main phase
      And Alex controls Pulse Tracker
      When Alex attacks Dana with Pulse Tracker
      Then the declaration is legal
      When the stack resolves
      Then Carissa has 28 life
      And Rob has 30 life

  @cr:805.10e @cr:508.5
  Rule: A creature that is no longer attacking keeps the defending player it had

    Scenario Outline: A creature removed from combat still has <victim> as defending player
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | moon |
        | Dana    | moon |
      And Rob has 20 life
      And Alex has 20 life
      And Dana has 20 life
      And it is Carissa's precombat main phase
      And Dana controls Agate-Blade Assassin and Reconnaissance
      And Dana has attacked <victim> with Agate-Blade Assassin
      When Dana activates Reconnaissance targeting Agate-Blade Assassin
      Then this is legal
      When the top of the stack resolves
      Then Agate-Blade Assassin is not attacking
      And Agate-Blade Assassin's ability is on the stack once
      When the stack resolves
      Then <victim> has 19 life
      And <mate> has 20 life
      And Dana has 21 life

      Examples:
        | victim | mate |
        | Rob    | Alex |
        | Alex   | Rob  |

    Scenario Outline: Agate-Blade Assassin makes <victim>, who controlled dead Jace, lose life
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | moon |
        | Dana    | moon |
      And Rob has 20 life
      And Alex has 20 life
      And it is Dana's precombat main phase
      And these permanents are on the battlefield:
        | permanent            | controller | owner  |
        | Agate-Blade Assassin | Carissa    |        |
        | Jace Beleren         | <victim>   | <mate> |
      And Dana controls Mountain
      And Dana holds Lightning Bolt
      And Carissa has attacked Jace Beleren with Agate-Blade Assassin
      When Dana casts Lightning Bolt targeting Jace Beleren
      Then this is legal
      When the top of the stack resolves
      Then Jace Beleren is in <mate>'s graveyard
      And Agate-Blade Assassin's ability is on the stack once
      When the stack resolves
      Then <victim> has 19 life
      And <mate> has 20 life

      Examples:
        | victim | mate |
        | Rob    | Alex |
        | Alex   | Rob  |

    Scenario Outline: Agate-Blade Assassin makes attacked Jace's controller, <victim>, lose life
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | moon |
        | Dana    | moon |
      And Rob has 20 life
      And Alex has 20 life
      And it is Dana's precombat main phase
      And these permanents are on the battlefield:
        | permanent            | controller | owner  |
        | Agate-Blade Assassin | Carissa    |        |
        | Jace Beleren         | <victim>   | <mate> |
      When Carissa attacks Jace Beleren with Agate-Blade Assassin
      Then the declaration is legal
      When the stack resolves
      Then <victim> has 19 life
      And <mate> has 20 life

      Examples:
        | victim | mate |
        | Rob    | Alex |
        | Alex   | Rob  |

    Scenario Outline: Jace's attacker removed from combat keeps defending player <victim>
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | moon |
        | Dana    | moon |
      And Rob has 20 life
      And Alex has 20 life
      And it is Dana's precombat main phase
      And Carissa controls Agate-Blade Assassin and Reconnaissance
      And <victim> controls Jace Beleren
      And Carissa has attacked Jace Beleren with Agate-Blade Assassin
      When Carissa activates Reconnaissance targeting Agate-Blade Assassin
      Then this is legal
      When the top of the stack resolves
      Then Agate-Blade Assassin is not attacking
      When the stack resolves
      Then <victim> has 19 life
      And <mate> has 20 life

      Examples:
        | victim | mate |
        | Rob    | Alex |
        | Alex   | Rob  |

    @since:2024-06-07 @cr:310.8d
    Scenario Outline: A battle's attacker removed from combat keeps defending player <victim>
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | moon |
        | Dana    | moon |
      And Rob has 20 life
      And Alex has 20 life
      And Carissa has 20 life
      And it is Carissa's precombat main phase
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Invasion of Dominaria | Carissa    | <victim>  |
        | Agate-Blade Assassin  | Dana       |           |
        | Reconnaissance        | Dana       |           |
      And Dana has attacked Invasion of Dominaria with Agate-Blade Assassin
      When Dana activates Reconnaissance targeting Agate-Blade Assassin
      Then this is legal
      When the top of the stack resolves
      Then Agate-Blade Assassin is not attacking
      When the stack resolves
      Then <victim> has 19 life
      And <mate> has 20 life
      And Carissa has 20 life

      Examples:
        | victim | mate |
        | Rob    | Alex |
        | Alex   | Rob  |

  @cr:805.10e @cr:508.5a
  Rule: Each attacker has its own defending player; if several are possible, one is chosen

    Scenario Outline: For a creature attacking <rich>, Mercadia's Downfall counts <rich>'s lands
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Dana's precombat main phase
      And Carissa controls Grizzly Bears
      And Dana controls Hill Giant and three Mountains
      And Dana holds Mercadia's Downfall
      And <rich> controls first Tropical Island and second Tropical Island
      And Dana has declared these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Rob     |
        | Hill Giant    | Alex    |
      When Dana casts Mercadia's Downfall
      Then this is legal
      When the stack resolves
      Then Grizzly Bears is <bears>
      And Hill Giant is <giant>

      Examples:
        | rich | bears | giant |
        | Rob  | 4/2   | 3/3   |
        | Alex | 2/2   | 5/3   |

    Scenario Outline: In 2HG, False Orders can target one defending player's <target>
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls Grizzly Bears and one Mountain
      And Carissa holds False Orders
      And Dana controls Eager Cadet
      And Rob controls Wall of Wood
      And Alex controls Wall of Stone
      And Carissa has declared these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Rob     |
        | Eager Cadet   | Alex    |
      And Rob has declared these blocks:
        | blocker       | blocks        |
        | Wall of Wood  | Grizzly Bears |
        | Wall of Stone | Eager Cadet   |
      When Carissa casts False Orders targeting Eager Cadet
      Then this is illegal
      And nothing has changed
      When Carissa casts False Orders targeting <target>
      Then this is legal
      When the stack resolves
      Then <target> is not blocking
      And <freed> is unblocked
      And <other> is blocked

      Examples:
        | target        | freed         | other         |
        | Wall of Wood  | Grizzly Bears | Eager Cadet   |
        | Wall of Stone | Eager Cadet   | Grizzly Bears |
