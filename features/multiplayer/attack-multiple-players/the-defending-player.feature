@since:2024-06-07
Feature: Attack multiple players: the defending player
  Several players defend, yet a card that speaks of "defending player" means
  one of them only: as a rule the one whom the attacking creature in question
  has gone for, or who guards what it has gone for.

  @cr:802.2a @cr:508.5a
  Rule: "Defending player" means one player: the one the creature attacks

    @cr:508.5
    Scenario Outline: Agate-Blade Assassin attacking <attacked> makes only <attacked> lose life
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Agate-Blade Assassin and Grizzly Bears
      When Rob declares these attacks:
        | attacker             | attacks    |
        | Grizzly Bears        | <other>    |
        | Agate-Blade Assassin | <attacked> |
      Then the declaration is legal
      And Agate-Blade Assassin's ability is on the stack
      When the stack resolves
      Then <attacked> has 19 life
      And <other> has 20 life
      And Rob has 21 life

      Examples:
        | attacked | other   |
        | Alex     | Carissa |
        | Carissa  | Alex    |

    Scenario: Two Agate-Blade Assassins can have different defending players
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Alex's precombat main phase
      And Alex controls left Agate-Blade Assassin and right Agate-Blade Assassin
      And Alex has declared these attacks:
        | attacker                   | attacks |
        | left Agate-Blade Assassin  | Rob     |
        | right Agate-Blade Assassin | Carissa |
      When the stack resolves
      Then Rob has 19 life
      And Carissa has 19 life
      And Dana has 20 life
      And Alex has 22 life

    @cr:508.5
    Scenario Outline: Attacking <owner>'s planeswalker makes <owner> the defending player
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Agate-Blade Assassin
      And <owner> controls Jace Beleren
      And Rob has attacked Jace Beleren with Agate-Blade Assassin
      When the stack resolves
      Then <owner> has 19 life
      And <other> has 20 life
      And Rob has 21 life
      And Jace Beleren has 3 loyalty counters

      Examples:
        | owner   | other   |
        | Alex    | Carissa |
        | Carissa | Alex    |

    @cr:508.5 @cr:310.8d
    Scenario Outline: Attacking <controller>'s battle makes its protector the defending player
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And Rob controls Agate-Blade Assassin
      And these permanents are on the battlefield:
        | permanent             | controller   | protector |
        | Invasion of Dominaria | <controller> | Carissa   |
      And Rob has attacked Invasion of Dominaria with Agate-Blade Assassin
      When the stack resolves
      Then Carissa has 19 life
      And Alex has 20 life
      And Dana has 20 life
      And Rob has 21 life
      And Invasion of Dominaria has 5 defense counters

      Examples:
        | controller |
        | Alex       |
        | Rob        |

    Scenario Outline: Master of Diversion attacking <attacked> can tap only <attacked>'s creatures
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Master of Diversion and Grizzly Bears
      And Alex controls Gray Ogre and Wall of Wood
      And Carissa controls Hill Giant and Wall of Stone
      When Rob declares these attacks:
        | attacker            | attacks    |
        | Grizzly Bears       | <other>    |
        | Master of Diversion | <attacked> |
      Then the declaration is legal
      And Rob may choose among <theirs> and <wall>
      When Rob chooses <foreign>
      Then this is illegal
      And nothing has changed
      When Rob chooses <theirs>
      Then this is legal
      When the stack resolves
      Then <theirs> is tapped
      And <foreign> is untapped

      Examples:
        | attacked | other   | theirs     | wall          | foreign    |
        | Alex     | Carissa | Gray Ogre  | Wall of Wood  | Hill Giant |
        | Carissa  | Alex    | Hill Giant | Wall of Stone | Gray Ogre  |

    Scenario: Master of Diversion can't tap another defending player's creatures
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Master of Diversion and Grizzly Bears
      And Alex controls Gray Ogre and Wall of Wood
      When Rob declares these attacks:
        | attacker            | attacks |
        | Grizzly Bears       | Alex    |
        | Master of Diversion | Carissa |
      Then the declaration is legal
      And nobody is asked to choose
      And Master of Diversion's ability is not on the stack
      And Gray Ogre is untapped
      And Wall of Wood is untapped

    Scenario Outline: Terra Ravager attacking <attacked> counts only <attacked>'s lands
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Terra Ravager and Grizzly Bears
      And Rob controls two Mountains
      And Alex controls five Forests
      And Carissa controls three Islands
      And Rob has declared these attacks:
        | attacker      | attacks    |
        | Grizzly Bears | <other>    |
        | Terra Ravager | <attacked> |
      When the stack resolves
      Then Terra Ravager is <size>

      Examples:
        | attacked | other   | size |
        | Alex     | Carissa | 5/4  |
        | Carissa  | Alex    | 3/4  |

    Scenario: Pulse Tracker makes each opponent lose life, attacked or not
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And Rob controls Pulse Tracker
      When Rob attacks Carissa with Pulse Tracker
      Then the declaration is legal
      And Pulse Tracker's ability is on the stack
      When the stack resolves
      Then Alex has 19 life
      And Carissa has 19 life
      And Dana has 19 life
      And Rob has 20 life

    Scenario Outline: <caster>'s Mercadia's Downfall checks each attacker's defending player
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And these permanents are on the battlefield:
        | permanent              | controller |
        | Grizzly Bears          | Rob        |
        | Gray Ogre              | Rob        |
        | Hill Giant             | Rob        |
        | Serra Angel            | Rob        |
        | Jace Beleren           | Alex       |
        | first Tropical Island  | Alex       |
        | second Tropical Island | Alex       |
        | Forest                 | Carissa    |
        | third Tropical Island  | Dana       |
      And <caster> controls three Mountains
      And <caster> holds Mercadia's Downfall
      And Rob has declared these attacks:
        | attacker      | attacks      |
        | Grizzly Bears | Alex         |
        | Gray Ogre     | Jace Beleren |
        | Hill Giant    | Carissa      |
        | Serra Angel   | Dana         |
      When <caster> casts Mercadia's Downfall
      Then this is legal
      When the stack resolves
      Then Grizzly Bears is 4/2
      And Gray Ogre is 4/2
      And Hill Giant is 3/3
      And Serra Angel is 5/4

      Examples:
        | caster |
        | Rob    |
        | Dana   |

    Scenario: A token that enters attacking has its own defending player
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent        | controller |
        | Hanweir Garrison | Rob        |
        | Tropical Island  | Alex       |
        | Forest           | Carissa    |
      And Rob controls three Mountains
      And Rob holds Mercadia's Downfall
      And Rob has attacked Carissa with Hanweir Garrison
      And the top of the stack has resolved
      And Rob has chosen Alex
      And Rob has chosen Carissa
      When Rob casts Mercadia's Downfall
      Then this is legal
      When the stack resolves
      Then the new Human Tokens are called left Human Token and right Human Token
      And left Human Token is 2/1
      And right Human Token is 1/1
      And Hanweir Garrison is 2/3

    Scenario: The player Wardscale Dragon attacks can't cast spells
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Wardscale Dragon
      And Carissa controls one Mountain
      And Carissa holds Lightning Bolt
      And Rob has attacked Carissa with Wardscale Dragon
      When Carissa casts Lightning Bolt targeting Rob
      Then this is illegal
      And nothing has changed

    Scenario: A player Wardscale Dragon doesn't attack can cast spells
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Wardscale Dragon
      And Alex controls one Mountain
      And Alex holds Lightning Bolt
      And Rob has attacked Carissa with Wardscale Dragon
      When Alex casts Lightning Bolt targeting Rob
      Then this is legal
      When the stack resolves
      Then Rob has 17 life

    Scenario: Once Wardscale Dragon leaves combat, every player can cast spells
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Wardscale Dragon and Reconnaissance
      And Carissa controls one Mountain
      And Carissa holds Lightning Bolt
      And Rob has attacked Carissa with Wardscale Dragon
      And Rob has activated Reconnaissance targeting Wardscale Dragon
      And the stack has resolved
      When Carissa casts Lightning Bolt targeting Rob
      Then this is legal
      When the stack resolves
      Then Rob has 17 life

    @cr:508.5
    Scenario Outline: An attacker removed from combat keeps its defending player, <attacked>
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Agate-Blade Assassin, Grizzly Bears and Reconnaissance
      And Rob has declared these attacks:
        | attacker             | attacks    |
        | Grizzly Bears        | <other>    |
        | Agate-Blade Assassin | <attacked> |
      When Rob activates Reconnaissance targeting Agate-Blade Assassin
      Then this is legal
      When the top of the stack resolves
      Then Agate-Blade Assassin is not attacking
      And Agate-Blade Assassin is untapped
      And Agate-Blade Assassin's ability is on the stack
      When the stack resolves
      Then <attacked> has 19 life
      And <other> has 20 life
      And Rob has 21 life

      Examples:
        | attacked | other   |
        | Alex     | Carissa |
        | Carissa  | Alex    |

    @cr:508.5
    Scenario: An attacker returned to hand keeps its defending player
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Agate-Blade Assassin
      And Alex controls one Island
      And Alex holds Unsummon
      And Rob has attacked Carissa with Agate-Blade Assassin
      When Alex casts Unsummon targeting Agate-Blade Assassin
      Then this is legal
      When the stack resolves
      Then Agate-Blade Assassin is in Rob's hand
      And Carissa has 19 life
      And Alex has 20 life
      And Rob has 21 life

    @cr:508.5
    Scenario: Removing a planeswalker's attacker doesn't change the defending player
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Agate-Blade Assassin and Reconnaissance
      And Carissa controls Jace Beleren
      And Rob has attacked Jace Beleren with Agate-Blade Assassin
      And Rob has activated Reconnaissance targeting Agate-Blade Assassin
      When the top of the stack resolves
      Then Agate-Blade Assassin is not attacking
      When the stack resolves
      Then Carissa has 19 life
      And Alex has 20 life
      And Rob has 21 life
      And Jace Beleren has 3 loyalty counters

    @cr:508.5
    Scenario: A battle's attacker returned to hand keeps its defending player
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And Rob controls Agate-Blade Assassin
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Invasion of Dominaria | Alex       | Carissa   |
      And Alex controls one Island
      And Alex holds Unsummon
      And Rob has attacked Invasion of Dominaria with Agate-Blade Assassin
      When Alex casts Unsummon targeting Agate-Blade Assassin
      Then this is legal
      When the stack resolves
      Then Agate-Blade Assassin is in Rob's hand
      And Carissa has 19 life
      And Alex has 20 life
      And Dana has 20 life
      And Rob has 21 life

    Scenario: Portal Mage makes a battle's protector an attacker's defending player
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Agate-Blade Assassin  | Rob        |           |
        | Reconnaissance        | Rob        |           |
        | Invasion of Dominaria | Alex       | Carissa   |
      And Rob controls three Islands
      And Rob holds Portal Mage
      And Rob has attacked Dana with Agate-Blade Assassin
      And Rob has cast Portal Mage
      And the top of the stack has resolved
      And Rob has chosen Agate-Blade Assassin
      When Rob agrees
      Then this is legal
      When Rob chooses Invasion of Dominaria
      Then this is legal
      And Agate-Blade Assassin is attacking Invasion of Dominaria
      When Rob activates Reconnaissance targeting Agate-Blade Assassin
      Then this is legal
      When the stack resolves
      Then Agate-Blade Assassin is not attacking
      And Carissa has 19 life
      And Dana has 20 life
      And Alex has 20 life

    @cr:508.5 @reading:the-planeswalker-changes-hands-afterwards
    Scenario: A planeswalker's later controller doesn't become the defending player
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Agate-Blade Assassin and Reconnaissance
      And Alex controls Jace Beleren
      And Carissa controls five Mountains
      And Carissa holds Word of Seizing
      And Rob has attacked Jace Beleren with Agate-Blade Assassin
      And Rob has activated Reconnaissance targeting Agate-Blade Assassin
      And the top of the stack has resolved
      When Carissa casts Word of Seizing targeting Jace Beleren
      Then this is legal
      When the top of the stack resolves
      Then Carissa controls Jace Beleren
      And Agate-Blade Assassin is not attacking
      When the stack resolves
      Then Alex has 19 life
      And Carissa has 20 life
      And Rob has 21 life

    @cr:508.5
    Scenario: A blocker's new controller doesn't become the defending player
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Slate Street Ruffian
      And Alex controls Wall of Wood
      And Alex holds Jump
      And Carissa controls five Mountains
      And Carissa holds Word of Seizing and Shock
      And Rob has attacked Alex with Slate Street Ruffian
      And Alex has blocked Slate Street Ruffian with Wall of Wood
      When Carissa casts Word of Seizing targeting Wall of Wood
      Then this is legal
      When the top of the stack resolves
      Then Carissa controls Wall of Wood
      And Slate Street Ruffian's ability is on the stack
      When the stack resolves
      Then Jump is in Alex's graveyard
      And Shock is in Carissa's hand

    @cr:508.5
    Scenario: An attacker that changes controllers keeps its defending player
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Agate-Blade Assassin
      And Carissa controls five Mountains
      And Carissa holds Word of Seizing
      And Rob has attacked Alex with Agate-Blade Assassin
      When Carissa casts Word of Seizing targeting Agate-Blade Assassin
      Then this is legal
      When the top of the stack resolves
      Then Carissa controls Agate-Blade Assassin
      And Agate-Blade Assassin is not attacking
      When the stack resolves
      Then Alex has 19 life
      And Carissa has 20 life
      And Rob has 21 life

    Scenario Outline: With two defending players, False Orders can target <blocker>
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Grizzly Bears, Hill Giant and one Mountain
      And Rob holds False Orders
      And Alex controls Wall of Wood
      And Carissa controls Wall of Stone
      And Rob has declared these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Alex    |
        | Hill Giant    | Carissa |
      And Alex has blocked Grizzly Bears with Wall of Wood
      And Carissa has blocked Hill Giant with Wall of Stone
      When Rob casts False Orders targeting Hill Giant
      Then this is illegal
      And nothing has changed
      When Rob casts False Orders
      Then this is legal
      And Wall of Wood and Wall of Stone may be chosen
      And Grizzly Bears and Hill Giant may not be chosen
      When Rob chooses <blocker>
      Then this is legal
      When combat damage is dealt
      Then Alex has <alex> life
      And Carissa has <carissa> life

      Examples:
        | blocker       | alex | carissa |
        | Wall of Wood  | 18   | 20      |
        | Wall of Stone | 20   | 17      |

    Scenario: Carissa's False Orders can target another defending player's creature
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Grizzly Bears and Hill Giant
      And Alex controls Wall of Wood
      And Carissa controls Wall of Stone and one Mountain
      And Carissa holds False Orders
      And Rob has declared these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Alex    |
        | Hill Giant    | Carissa |
      And Alex has blocked Grizzly Bears with Wall of Wood
      And Carissa has blocked Hill Giant with Wall of Stone
      When Carissa casts False Orders targeting Wall of Wood
      Then this is legal
      When the stack resolves
      Then Wall of Wood is not blocking
      And Grizzly Bears is unblocked
      And Hill Giant is blocked by Wall of Stone

    @example
    Scenario Outline: Carissa can block Goblin Mountaineer if <holder> controls the Mountain
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent          | controller |
        | Runeclaw Bear      | Rob        |
        | Goblin Mountaineer | Rob        |
        | Gray Ogre          | Alex       |
        | Hill Giant         | Carissa    |
        | Mountain           | <holder>   |
      And Rob has declared these attacks:
        | attacker           | attacks |
        | Runeclaw Bear      | Alex    |
        | Goblin Mountaineer | Carissa |
      When Alex blocks Runeclaw Bear with Gray Ogre
      Then the declaration is legal
      And Runeclaw Bear is blocked by Gray Ogre
      When Carissa blocks Goblin Mountaineer with Hill Giant
      Then the declaration is legal
      And Goblin Mountaineer is blocked by Hill Giant

      Examples:
        | holder |
        | Alex   |
        | Rob    |

    @example
    Scenario: Carissa can block Goblin Mountaineer if nobody controls a Mountain
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Runeclaw Bear and Goblin Mountaineer
      And Alex controls Gray Ogre
      And Carissa controls Hill Giant
      And Rob has declared these attacks:
        | attacker           | attacks |
        | Runeclaw Bear      | Alex    |
        | Goblin Mountaineer | Carissa |
      When Alex blocks Runeclaw Bear with Gray Ogre
      Then the declaration is legal
      And Runeclaw Bear is blocked by Gray Ogre
      When Carissa blocks Goblin Mountaineer with Hill Giant
      Then the declaration is legal
      And Goblin Mountaineer is blocked by Hill Giant

    @example
    Scenario: Carissa can't block Goblin Mountaineer if she controls the Mountain
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Runeclaw Bear and Goblin Mountaineer
      And Alex controls Gray Ogre
      And Carissa controls Hill Giant and one Mountain
      And Rob has declared these attacks:
        | attacker           | attacks |
        | Runeclaw Bear      | Alex    |
        | Goblin Mountaineer | Carissa |
      When Alex blocks Runeclaw Bear with Gray Ogre
      Then the declaration is legal
      And Runeclaw Bear is blocked by Gray Ogre
      When Carissa blocks Goblin Mountaineer with Hill Giant
      Then the declaration is illegal
      And nothing has changed
      When combat damage is dealt
      Then Carissa has 19 life

    Scenario: Mountainwalk against a planeswalker checks its controller's Mountain
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Goblin Mountaineer
      And Alex controls Gray Ogre and Alex's Jace Beleren
      And Carissa controls Hill Giant, Carissa's Jace Beleren and one Mountain
      And Rob has attacked Carissa's Jace Beleren with Goblin Mountaineer
      When Carissa blocks Goblin Mountaineer with Hill Giant
      Then the declaration is illegal
      And nothing has changed
      When combat damage is dealt
      Then Carissa's Jace Beleren has 2 loyalty counters

    Scenario: Mountainwalk against a planeswalker ignores another player's Mountain
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Goblin Mountaineer
      And Alex controls Gray Ogre and one Mountain
      And Carissa controls Hill Giant and Jace Beleren
      And Rob has attacked Jace Beleren with Goblin Mountaineer
      When Carissa blocks Goblin Mountaineer with Hill Giant
      Then the declaration is legal
      And Goblin Mountaineer is blocked by Hill Giant

    @cr:310.8d
    Scenario: Mountainwalk against a battle ignores its controller's Mountain
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Goblin Mountaineer    | Rob        |           |
        | Invasion of Dominaria | Alex       | Carissa   |
        | Mountain              | Alex       |           |
        | Hill Giant            | Carissa    |           |
      And Rob has attacked Invasion of Dominaria with Goblin Mountaineer
      When Carissa blocks Goblin Mountaineer with Hill Giant
      Then the declaration is legal
      And Goblin Mountaineer is blocked by Hill Giant

    @cr:310.8d
    Scenario: Mountainwalk against a battle checks its protector's Mountain
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Goblin Mountaineer    | Rob        |           |
        | Invasion of Dominaria | Alex       | Carissa   |
        | Mountain              | Carissa    |           |
        | Hill Giant            | Carissa    |           |
      And Rob has attacked Invasion of Dominaria with Goblin Mountaineer
      When Carissa blocks Goblin Mountaineer with Hill Giant
      Then the declaration is illegal
      And nothing has changed

    Scenario: Landwalk doesn't work if only the other attacked player has the land
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls Cat Warriors and Segovian Leviathan
      And Rob controls Hill Giant and one Island
      And Alex controls Craw Wurm and one Forest
      And Dana has declared these attacks:
        | attacker           | attacks |
        | Cat Warriors       | Rob     |
        | Segovian Leviathan | Alex    |
      When Rob blocks Cat Warriors with Hill Giant
      Then the declaration is legal
      And Cat Warriors is blocked by Hill Giant
      When Alex blocks Segovian Leviathan with Craw Wurm
      Then the declaration is legal
      And Segovian Leviathan is blocked by Craw Wurm

    Scenario: Two landwalkers can't be blocked by players with the matching lands
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls Cat Warriors and Segovian Leviathan
      And Rob controls Hill Giant and one Forest
      And Alex controls Craw Wurm and one Island
      And Dana has declared these attacks:
        | attacker           | attacks |
        | Cat Warriors       | Rob     |
        | Segovian Leviathan | Alex    |
      When Rob blocks Cat Warriors with Hill Giant
      Then the declaration is illegal
      And nothing has changed
      When Alex blocks Segovian Leviathan with Craw Wurm
      Then the declaration is illegal
      And nothing has changed
      When combat damage is dealt
      Then Rob has 18 life
      And Alex has 17 life
