@since:2020-06-01
Feature: Shared team turns: attacking as a team
  The active team attacks the other team with the creatures of all its
  members in one attack, and that attack must be legal as a whole. Each
  attacker goes for one of the other team's players, or for what one of them
  guards.

  @cr:805.10a @cr:506.2b
  Rule: With shared team turns, the whole active team attacks, and the whole other team defends

    Scenario Outline: In 2HG, <active> and <mate> are both attacking players on their turn
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is <active>'s precombat main phase
      When play goes on to the beginning of combat
      Then the attacking players are <active> and <mate>
      And the defending players are <a> and <b>
      When play goes on to the postcombat main phase
      Then there is no combat

      Examples:
        | active  | mate | a       | b    |
        | Carissa | Dana | Rob     | Alex |
        | Alex    | Rob  | Carissa | Dana |

    Scenario: With shared turns, three teammates attack three opponents together
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | sun  |
        | Dana    | moon |
        | Eve     | moon |
        | Finn    | moon |
      And it is Eve's precombat main phase
      And Dana controls Grizzly Bears
      And Eve controls Hill Giant
      And Finn controls Gray Ogre
      When play goes on to the beginning of combat
      Then the attacking players are Dana, Eve and Finn
      And the defending players are Rob, Alex and Carissa
      When Finn declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Carissa |
        | Hill Giant    | Rob     |
        | Gray Ogre     | Alex    |
      Then the declaration is legal
      And Grizzly Bears is attacking Carissa
      And Hill Giant is attacking Rob
      And Gray Ogre is attacking Alex

    Scenario Outline: 2HG: <speaker> declares attackers, and both teammates' creatures trigger
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls Pulse Tracker
      And Dana controls Agate-Blade Assassin
      When <speaker> declares these attacks:
        | attacker             | attacks |
        | Pulse Tracker        | Rob     |
        | Agate-Blade Assassin | Alex    |
      Then the declaration is legal
      And nobody is asked to declare attackers
      When <speaker> puts the triggers in the order Agate-Blade Assassin and Pulse Tracker
      Then this is legal
      And the stack holds, from the top:
        | object               | controller |
        | Pulse Tracker        | Carissa    |
        | Agate-Blade Assassin | Dana       |
      When the stack resolves
      Then Rob has 27 life
      And Carissa has 31 life

      Examples:
        | speaker |
        | Carissa |
        | Dana    |

  @cr:805.10b @cr:508.1
  Rule: With shared team turns, a team declares all its attackers at once

    Scenario Outline: <one> and <other> attack both opponents in one declaration
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is <one>'s precombat main phase
      And <one> controls Grizzly Bears and Eager Cadet
      And <other> controls Hill Giant
      When <other> declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears | <a>     |
        | Eager Cadet   | <b>     |
        | Hill Giant    | <a>     |
      Then the declaration is legal
      And Grizzly Bears is attacking <a>
      And Eager Cadet is attacking <b>
      And Hill Giant is attacking <a>
      And nobody is asked to declare attackers
      When combat damage is dealt
      Then <a> has 24 life

      Examples:
        | one     | other   | a    | b       |
        | Carissa | Dana    | Rob  | Alex    |
        | Dana    | Carissa | Alex | Rob     |
        | Rob     | Alex    | Dana | Carissa |

    Scenario Outline: <one> can't attack teammate <mate> or <mate>'s planeswalker
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is <one>'s precombat main phase
      And <one> controls Grizzly Bears
      And <mate> controls Jace Beleren
      When <one> attacks <mate> with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When <one> attacks Jace Beleren with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When <one> attacks <victim> with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking <victim>

      Examples:
        | one     | mate | victim |
        | Carissa | Dana | Alex   |
        | Alex    | Rob  | Dana   |

    Scenario: The defending team can't declare attackers for either team
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Dana controls Hill Giant
      And Rob controls Grizzly Bears
      And play has gone on to the declare attackers step
      When Alex interrupts and declares these attacks:
        | attacker   | attacks |
        | Hill Giant | Rob     |
      Then the declaration is illegal
      And nothing has changed
      When Rob interrupts and declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Dana    |
      Then the declaration is illegal
      And nothing has changed
      When Dana attacks Rob with Hill Giant
      Then the declaration is legal
      And Hill Giant is attacking Rob
      And Grizzly Bears is not attacking

    Scenario: In 2HG, a team attacks both opponents and a planeswalker at once
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Dana's precombat main phase
      And Carissa controls Grizzly Bears
      And Dana controls Hill Giant and Eager Cadet
      And Alex controls Jace Beleren
      When Dana declares these attacks:
        | attacker      | attacks      |
        | Grizzly Bears | Jace Beleren |
        | Hill Giant    | Rob          |
        | Eager Cadet   | Alex         |
      Then the declaration is legal
      And Grizzly Bears is attacking Jace Beleren
      And Hill Giant is attacking Rob
      And Eager Cadet is attacking Alex
      When combat damage is dealt
      Then Jace Beleren has 1 loyalty counter
      And Rob has 26 life

    @since:2024-06-07
    Scenario Outline: In 2HG, both teammates can attack a battle that opponent <protector> protects
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is <mate>'s precombat main phase
      And these permanents are on the battlefield:
        | permanent             | controller   | protector   |
        | Invasion of Dominaria | <controller> | <protector> |
        | Grizzly Bears         | <controller> |             |
        | Gray Ogre             | <mate>       |             |
      When <mate> declares these attacks:
        | attacker      | attacks               |
        | Grizzly Bears | Invasion of Dominaria |
        | Gray Ogre     | Invasion of Dominaria |
      Then the declaration is legal
      And Grizzly Bears is attacking Invasion of Dominaria
      And Gray Ogre is attacking Invasion of Dominaria
      When combat damage is dealt
      Then Invasion of Dominaria has 1 defense counter
      And <protector> has 30 life

      Examples:
        | controller | mate | protector |
        | Carissa    | Dana | Alex      |
        | Rob        | Alex | Dana      |

    @since:2024-06-07 @cr:310.8b
    Scenario: A team can't attack a battle that one of its members protects
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Dana's precombat main phase
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Invasion of Dominaria | Rob        | Dana      |
        | Grizzly Bears         | Carissa    |           |
        | Gray Ogre             | Dana       |           |
      When Dana attacks Invasion of Dominaria with Gray Ogre
      Then the declaration is illegal
      And nothing has changed
      When Carissa attacks Invasion of Dominaria with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Carissa attacks Rob with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Rob

  @cr:805.10b @cr:508.1c
  Rule: With shared team turns, restrictions and requirements apply to the whole team's attack

    Scenario Outline: Silent Arbiter allows a 2HG team one attacker, such as <attacker>
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls Hill Giant
      And Dana controls Gray Ogre
      And <arbiter> controls Silent Arbiter
      When Carissa declares these attacks:
        | attacker   | attacks |
        | Hill Giant | Rob     |
        | Gray Ogre  | Alex    |
      Then the declaration is illegal
      And nothing has changed
      When Carissa attacks Rob with <attacker>
      Then the declaration is legal
      And <attacker> is attacking Rob

      Examples:
        | arbiter | attacker   |
        | Rob     | Hill Giant |
        | Dana    | Gray Ogre  |

    @cr:506.5
    Scenario Outline: Mogg Flunkies can attack Rob if a teammate's creature attacks <victim>
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Dana's precombat main phase
      And Carissa controls Mogg Flunkies
      And Dana controls Grizzly Bears
      When Carissa attacks Rob with Mogg Flunkies
      Then the declaration is illegal
      And nothing has changed
      When Carissa declares these attacks:
        | attacker      | attacks  |
        | Mogg Flunkies | Rob      |
        | Grizzly Bears | <victim> |
      Then the declaration is legal
      And Mogg Flunkies is attacking Rob
      And Grizzly Bears is attacking <victim>

      Examples:
        | victim |
        | Rob    |
        | Alex   |

    @cr:702.83b
    Scenario Outline: <one>'s lone attacker doesn't trigger teammate <mate>'s exalted
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is <one>'s precombat main phase
      And <one> controls Hill Giant and first Akrasan Squire
      And <mate> controls second Akrasan Squire
      When <one> attacks <victim> with Hill Giant
      Then the declaration is legal
      And first Akrasan Squire's ability is on the stack once
      And second Akrasan Squire's ability is not on the stack
      When the stack resolves
      Then Hill Giant is 4/4

      Examples:
        | one  | mate    | victim  |
        | Dana | Carissa | Rob     |
        | Rob  | Alex    | Carissa |

    @cr:702.83b
    Scenario Outline: No exalted triggers with one attack on <a> and a teammate's on <b>
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls first Akrasan Squire
      And Dana controls Hill Giant and second Akrasan Squire
      When Dana declares these attacks:
        | attacker             | attacks |
        | Hill Giant           | <a>     |
        | first Akrasan Squire | <b>     |
      Then the declaration is legal
      And first Akrasan Squire's ability is not on the stack
      And second Akrasan Squire's ability is not on the stack
      And Hill Giant is 3/3
      And first Akrasan Squire is 1/1

      Examples:
        | a    | b    |
        | Rob  | Alex |
        | Alex | Alex |

    @cr:508.1d
    Scenario Outline: In 2HG, <one> must declare teammate <mate>'s Juggernaut as an attacker
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is <one>'s precombat main phase
      And <mate> controls Juggernaut
      And <one> controls Grizzly Bears
      When <one> declares no attack
      Then the declaration is illegal
      And nothing has changed
      When <one> attacks <victim> with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When <one> declares these attacks:
        | attacker      | attacks  |
        | Grizzly Bears | <victim> |
        | Juggernaut    | <victim> |
      Then the declaration is legal
      And Juggernaut is attacking <victim>

      Examples:
        | one     | mate    | victim |
        | Carissa | Dana    | Alex   |
        | Dana    | Carissa | Rob    |
        | Alex    | Rob     | Dana   |

    @cr:508.1h
    Scenario: Propaganda taxes attacks on its controller, not on a teammate
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls Grizzly Bears and two Islands
      And Dana controls Hill Giant and two Mountains
      And Rob controls Propaganda
      When Carissa declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Rob     |
        | Hill Giant    | Alex    |
      Then the declaration is legal
      And Grizzly Bears is attacking Rob
      And Hill Giant is attacking Alex
      And first Island is tapped
      And second Island is tapped
      And first Mountain is untapped
      And second Mountain is untapped

    @cr:508.1h
    Scenario: Each teammate pays Propaganda's cost for their own attackers
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls Grizzly Bears and two Islands
      And Dana controls Hill Giant and two Mountains
      And Rob controls Propaganda
      When Dana declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Rob     |
        | Hill Giant    | Rob     |
      Then the declaration is legal
      And Grizzly Bears is attacking Rob
      And Hill Giant is attacking Rob
      And first Island is tapped
      And second Island is tapped
      And first Mountain is tapped
      And second Mountain is tapped

    @cr:508.1i @cr:508.1j
    Scenario: Each teammate pays Propaganda's cost with the lands that are named
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls Grizzly Bears and three Islands
      And Dana controls Hill Giant and three Mountains
      And Rob controls Propaganda
      When Dana declares these attacks paying with first Island, second Island, third Island and first Mountain:
        | attacker      | attacks |
        | Grizzly Bears | Rob     |
        | Hill Giant    | Rob     |
      Then the declaration is illegal
      And nothing has changed
      When Dana declares these attacks paying with first Island, third Island, first Mountain and third Mountain:
        | attacker      | attacks |
        | Grizzly Bears | Rob     |
        | Hill Giant    | Rob     |
      Then the declaration is legal
      And first Island is tapped
      And second Island is untapped
      And third Island is tapped
      And first Mountain is tapped
      And second Mountain is untapped
      And third Mountain is tapped

    @cr:508.1h @cr:810.5
    Scenario: A player can't pay Propaganda's cost for a teammate's attacker
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls Grizzly Bears and four Islands
      And Dana controls Hill Giant
      And Rob controls Propaganda
      When Carissa declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Rob     |
        | Hill Giant    | Rob     |
      Then the declaration is illegal
      And nothing has changed
      When Carissa declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Rob     |
        | Hill Giant    | Alex    |
      Then the declaration is legal
      And Hill Giant is attacking Alex

    Scenario Outline: <guarded>'s Teferi's Moat stops green attacks on <guarded>, not on teammate <open>
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Dana's precombat main phase
      And these permanents are on the battlefield:
        | permanent     | controller | chosen       |
        | Teferi's Moat | <guarded>  | color: green |
        | Grizzly Bears | Carissa    |              |
        | Gray Ogre     | Dana       |              |
      When Dana declares these attacks:
        | attacker      | attacks   |
        | Grizzly Bears | <guarded> |
        | Gray Ogre     | <guarded> |
      Then the declaration is illegal
      And nothing has changed
      When Dana declares these attacks:
        | attacker      | attacks   |
        | Grizzly Bears | <open>    |
        | Gray Ogre     | <guarded> |
      Then the declaration is legal
      And Grizzly Bears is attacking <open>
      And Gray Ogre is attacking <guarded>

      Examples:
        | guarded | open |
        | Rob     | Alex |
        | Alex    | Rob  |

    Scenario Outline: <guarded>'s Crawlspace lets a 2HG team attack <guarded> with two creatures
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And <guarded> controls Crawlspace
      And Carissa controls Grizzly Bears, Runeclaw Bear and Eager Cadet
      And Dana controls Hill Giant and Gray Ogre
      When Carissa declares these attacks:
        | attacker      | attacks   |
        | Grizzly Bears | <guarded> |
        | Runeclaw Bear | <guarded> |
        | Hill Giant    | <guarded> |
      Then the declaration is illegal
      And nothing has changed
      When Carissa declares these attacks:
        | attacker      | attacks   |
        | Grizzly Bears | <guarded> |
        | Runeclaw Bear | <open>    |
        | Eager Cadet   | <open>    |
        | Hill Giant    | <guarded> |
        | Gray Ogre     | <open>    |
      Then the declaration is legal
      And Grizzly Bears is attacking <guarded>
      And Hill Giant is attacking <guarded>
      And Gray Ogre is attacking <open>

      Examples:
        | guarded | open |
        | Rob     | Alex |
        | Alex    | Rob  |

    @cr:701.15b
    Scenario Outline: In 2HG, a creature goaded by <goader> must attack <goader>'s teammate <mate>
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is <goader>'s precombat main phase
      And <goader> controls four Mountains
      And <goader> holds Disrupt Decorum
      And <owner> controls Hill Giant
      And <goader> has cast Disrupt Decorum
      And the stack has resolved
      And play has gone on to <owner>'s declare attackers step
      When <owner> interrupts and declares these attacks:
        | attacker   | attacks  |
        | Hill Giant | <goader> |
      Then the declaration is illegal
      And nothing has changed
      When <owner> attacks <mate> with Hill Giant
      Then the declaration is legal
      And Hill Giant is attacking <mate>

      Examples:
        | goader  | mate    | owner |
        | Rob     | Alex    | Dana  |
        | Dana    | Carissa | Rob   |

  @cr:805.10a @cr:506.4
  Rule: A planeswalker that another defending player gains control of is no longer attacked

    Scenario Outline: Attacked Jace is removed from combat if teammate <mate> takes control
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's precombat main phase
      And Alex controls Hill Giant
      And <walker> controls Jace Beleren
      And <mate> controls five Mountains
      And <mate> holds Word of Seizing
      And Alex has attacked Jace Beleren with Hill Giant
      And <mate> has cast Word of Seizing targeting Jace Beleren
      When the stack resolves
      Then <mate> controls Jace Beleren
      And Hill Giant is attacking nothing
      When combat damage is dealt
      Then Jace Beleren has 3 loyalty counters
      And Carissa has 30 life

      Examples:
        | walker  | mate    |
        | Carissa | Dana    |
        | Dana    | Carissa |

  @cr:805.10a @cr:508.4
  Rule: A creature that enters attacking or is redirected may attack any defending player

    Scenario Outline: <owner>'s Hanweir Garrison tokens may attack different opponents
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is <owner>'s precombat main phase
      And <owner> controls Hanweir Garrison
      And <owner> has attacked <one> with Hanweir Garrison
      And the top of the stack has resolved
      And <owner> has chosen <other>
      When <owner> chooses <one>
      Then this is legal
      And the new Human Tokens are called left Human Token and right Human Token
      And left Human Token is attacking <other>
      And right Human Token is attacking <one>

      Examples:
        | owner   | one     | other   |
        | Alex    | Dana    | Carissa |
        | Dana    | Rob     | Alex    |
        | Carissa | Alex    | Rob     |

    @cr:508.7d
    Scenario Outline: <mage>'s Portal Mage moves an attack from <victim> to <new>
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's precombat main phase
      And Rob controls Hill Giant
      And Dana controls Jace Beleren
      And <mage> controls three Islands
      And <mage> holds Portal Mage
      And Rob has attacked <victim> with Hill Giant
      And <mage> has cast Portal Mage
      And the top of the stack has resolved
      And <mage> has chosen Hill Giant
      When <mage> agrees
      Then this is legal
      And <mage> may choose among Carissa, Dana and Jace Beleren
      When <mage> chooses <new>
      Then this is legal
      And Hill Giant is attacking <new>

      Examples:
        | mage    | victim  | new          |
        | Carissa | Carissa | Dana         |
        | Dana    | Carissa | Jace Beleren |
        | Alex    | Dana    | Carissa      |

  @cr:805.10b @cr:702.22d
  Rule: All creatures in a band attack the same defending player

    Scenario Outline: A band can't attack both <one> and <other>, but it can attack <one>
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Alex's precombat main phase
      And Alex controls Benalish Hero and Hill Giant
      When Alex declares these attacks:
        | attacker      | attacks | band |
        | Benalish Hero | <one>   | x    |
        | Hill Giant    | <other> | x    |
      Then the declaration is illegal
      And nothing has changed
      When Alex declares these attacks:
        | attacker      | attacks | band |
        | Benalish Hero | <one>   | x    |
        | Hill Giant    | <one>   | x    |
      Then the declaration is legal
      And Benalish Hero is attacking <one>
      And Hill Giant is attacking <one>

      Examples:
        | one     | other   |
        | Carissa | Dana    |
        | Dana    | Carissa |

  @since:2024-06-07 @cr:805.10b @cr:310.11a
  Rule: Any member of the opposing team can be chosen as a battle's protector

    Scenario Outline: <caster> may choose <protector> instead of <other> as a battle's protector
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is <caster>'s precombat main phase
      And <caster> controls three Plains
      And <caster> holds Invasion of Dominaria
      And <mate> controls Grizzly Bears
      And <caster> has cast Invasion of Dominaria
      When the top of the stack resolves
      Then <caster> may choose among <protector> and <other>
      When <caster> chooses <protector>
      Then this is legal
      When the stack resolves
      And <mate> attacks Invasion of Dominaria with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Invasion of Dominaria

      Examples:
        | caster | mate    | protector | other   |
        | Rob    | Alex    | Dana      | Carissa |
        | Dana   | Carissa | Alex      | Rob     |
