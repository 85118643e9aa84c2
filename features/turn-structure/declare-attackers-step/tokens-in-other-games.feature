@since:2020-06-01
Feature: Declare attackers step: tokens in other kinds of games
  A token, or a creature that is tapped or turned away, attacks by the same rules
  between two players, among more, and between teams.

  @cr:508.1a
  Rule: Only untapped creatures can attack, and only if they were there all the time

    Scenario Outline: No tapped token or artifact of Alex attacks <where>
      Given a <game>
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent         | controller | tapped | attached to       |
        | Beast Token       | Alex       | yes    |                   |
        | Fountain of Youth | Alex       | yes    |                   |
        | Ensoul Artifact   | Alex       |        | Fountain of Youth |
        | Human Token       | Alex       |        |                   |
      When Alex attacks Rob with Beast Token
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Rob with Fountain of Youth
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Rob with Human Token
      Then the declaration is legal
      And Human Token is attacking Rob

      Examples:
        | where             | game                                                           |
        | among three       | free-for-all between Carissa, Rob and Alex                     |
        | in a team game    | team game of Rob and Dana against Alex and Carissa             |
        | with shared turns | Two-Headed Giant game of Rob and Dana against Alex and Carissa |

    Scenario Outline: A tapped creature can't attack even with vigilance <where>
      Given a <game>
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent          | controller | tapped |
        | first Serra Angel  | Alex       | yes    |
        | second Serra Angel | Alex       |        |
      When Alex attacks Rob with first Serra Angel
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Rob with second Serra Angel
      Then the declaration is legal
      And second Serra Angel is untapped

      Examples:
        | where             | game                                                           |
        | with two players  | two-player game between Rob and Alex                           |
        | in a team game    | team game of Rob and Dana against Alex and Carissa             |
        | with shared turns | Two-Headed Giant game of Rob and Dana against Alex and Carissa |

    @cr:302.6
    Scenario Outline: A creature taken and given back can't attack <where>
      Given a <game>
      And it is Alex's precombat main phase
      And Rob controls four Islands and Vedalken Orrery
      And Rob holds Control Magic
      And Alex controls two Plains, Hill Giant and Gray Ogre
      And Alex holds Disenchant
      And Alex has passed
      And Rob has cast Control Magic targeting Hill Giant
      And the top of the stack has resolved
      And Alex has cast Disenchant targeting Control Magic
      And the top of the stack has resolved
      When Alex attacks Rob with Hill Giant
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Rob with Gray Ogre
      Then the declaration is legal
      And Gray Ogre is attacking Rob

      Examples:
        | where             | game                                                           |
        | with two players  | two-player game between Rob and Alex                           |
        | with shared turns | Two-Headed Giant game of Rob and Dana against Alex and Carissa |

  @cr:508.1c
  Rule: Restrictions keep tokens from attacking in every kind of game

    Scenario Outline: A token with Pacifism doesn't attack <where>
      Given a <game>
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent   | controller | attached to |
        | Beast Token | Alex       |             |
        | Pacifism    | Rob        | Beast Token |
        | Human Token | Alex       |             |
      When Alex attacks Rob with Beast Token
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Rob with Human Token
      Then the declaration is legal
      And Human Token is attacking Rob

      Examples:
        | where             | game                                                           |
        | with two players  | two-player game between Rob and Alex                           |
        | in a team game    | team game of Rob and Dana against Alex and Carissa             |
        | with shared turns | Two-Headed Giant game of Rob and Dana against Alex and Carissa |

    Scenario Outline: Silent Arbiter lets one of two tokens attack <where>
      Given a <game>
      And it is Alex's precombat main phase
      And Rob controls Silent Arbiter
      And Alex controls Beast Token and Human Token
      When Alex attacks Rob with Beast Token and Human Token
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Rob with Beast Token
      Then the declaration is legal
      And Beast Token is attacking Rob

      Examples:
        | where             | game                                                           |
        | among three       | free-for-all between Carissa, Rob and Alex                     |
        | in a team game    | team game of Rob and Dana against Alex and Carissa             |
        | with shared turns | Two-Headed Giant game of Rob and Dana against Alex and Carissa |

  @cr:508.1d @cr:701.15b
  Rule: A goaded token must attack in every kind of game

    Scenario Outline: A token that Rob goaded must attack <victim> <where>
      Given a <game>
      And it is Rob's precombat main phase
      And Rob controls three Islands
      And Rob holds Jeering Homunculus
      And Alex controls Beast Token
      And Rob has cast Jeering Homunculus
      And the top of the stack has resolved
      And Rob has chosen Beast Token
      When Rob agrees
      Then this is legal
      When play goes on to Alex's precombat main phase
      And Alex declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks <victim> with Beast Token
      Then the declaration is legal
      And Beast Token is attacking <victim>

      Examples:
        | where             | game                                                           | victim |
        | with two players  | two-player game between Rob and Alex                           | Rob    |
        | in a team game    | team game of Rob and Dana against Alex and Carissa             | Dana   |
        | with shared turns | Two-Headed Giant game of Rob and Dana against Alex and Carissa | Dana   |

  @cr:508.1f
  Rule: A token taps as it attacks in every kind of game, unless it has vigilance

    Scenario Outline: Cat Soldier stays untapped, and Human Token taps <where>
      Given a <game>
      And it is Alex's precombat main phase
      And Alex controls Cat Soldier Token and Human Token
      When Alex attacks Rob with Cat Soldier Token and Human Token
      Then the declaration is legal
      And Cat Soldier Token is untapped
      And Human Token is tapped

      Examples:
        | where             | game                                                           |
        | among three       | free-for-all between Carissa, Rob and Alex                     |
        | in a team game    | team game of Rob and Dana against Alex and Carissa             |
        | with shared turns | Two-Headed Giant game of Rob and Dana against Alex and Carissa |

  @cr:508.1h
  Rule: A token's attack costs something only where it is taxed

    Scenario Outline: Propaganda taxes a token on Rob, not on <other> <where>
      Given a <game>
      And it is Alex's precombat main phase
      And Alex controls Beast Token and Forest
      And Rob controls Propaganda and Jace Beleren
      When Alex attacks Rob with Beast Token
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks <other> with Beast Token
      Then the declaration is legal
      And Beast Token is attacking <other>
      And Forest is untapped

      Examples:
        | where             | game                                                           | other        |
        | with two players  | two-player game between Rob and Alex                           | Jace Beleren |
        | in a team game    | team game of Rob and Dana against Alex and Carissa             | Dana         |
        | with shared turns | Two-Headed Giant game of Rob and Dana against Alex and Carissa | Dana         |

  @cr:508.3a
  Rule: Each attack triggers abilities, a token's in a second combat, too

    Scenario Outline: Hissing Miasma sees Human Token attack twice <where>
      Given a <game>
      And it is Alex's precombat main phase
      And Rob controls Hissing Miasma
      And Alex controls Human Token and four Mountains
      And Alex holds Relentless Assault
      When Alex attacks Rob with Human Token
      Then the declaration is legal
      When the top of the stack resolves
      Then Alex has <once> life
      When play goes on to the postcombat main phase
      And Alex casts Relentless Assault
      Then this is legal
      When the stack resolves
      And play goes on to the beginning of combat
      And Alex attacks Rob with Human Token
      Then the declaration is legal
      When the top of the stack resolves
      Then Alex has <twice> life

      Examples:
        | where             | game                                                           | once | twice |
        | among three       | free-for-all between Carissa, Rob and Alex                     | 19   | 18    |
        | in a team game    | team game of Rob and Dana against Alex and Carissa             | 19   | 18    |
        | with shared turns | Two-Headed Giant game of Rob and Dana against Alex and Carissa | 29   | 28    |

    Scenario Outline: Windreader Sphinx sees itself and Wind Drake attack <where>
      Given a <game>
      And it is Alex's precombat main phase
      And Alex controls Windreader Sphinx and Wind Drake
      When Alex attacks Rob with Windreader Sphinx and Wind Drake
      Then the declaration is legal
      And Windreader Sphinx's ability is on the stack twice

      Examples:
        | where             | game                                                           |
        | among three       | free-for-all between Carissa, Rob and Alex                     |
        | in a team game    | team game of Rob and Dana against Alex and Carissa             |
        | with shared turns | Two-Headed Giant game of Rob and Dana against Alex and Carissa |

    Scenario: With shared turns Fervent Charge helps Alex's attacker, not Rob's
      Given a Two-Headed Giant game of Carissa and Dana against Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Fervent Charge and Gray Ogre
      And Rob controls Hill Giant
      When Alex declares these attacks:
        | attacker   | attacks |
        | Hill Giant | Carissa |
        | Gray Ogre  | Dana    |
      Then the declaration is legal
      When the stack resolves
      Then Gray Ogre is 4/4
      And Hill Giant is 3/3

  @cr:508.4 @cr:508.4c
  Rule: A creature with defender can enter attacking in every kind of game

    Scenario Outline: Wall of Wood enters attacking <player> <where>
      Given a <game>
      And it is Alex's precombat main phase
      And Alex controls Yore-Tiller Nephilim
      And Alex's graveyard holds Wall of Wood
      And Alex has attacked Rob with Yore-Tiller Nephilim
      When Alex chooses Wall of Wood
      Then this is legal
      When the top of the stack resolves
      And Alex chooses <player>
      Then this is legal
      And Wall of Wood is attacking <player>

      Examples:
        | where             | game                                                           | player  |
        | among three       | free-for-all between Carissa, Rob and Alex                     | Carissa |
        | in a team game    | team game of Rob and Dana against Alex and Carissa             | Dana    |
        | with shared turns | Two-Headed Giant game of Rob and Dana against Alex and Carissa | Dana    |

  @cr:508.6 @cr:702.121a
  Rule: Melee counts players whom tokens have attacked, also if the attack was turned

    Scenario Outline: Wings of the Guard sees Human Token attack Rob <where>
      Given a <game>
      And it is Alex's precombat main phase
      And Alex controls Wings of the Guard and Human Token
      And Rob controls Jace Beleren
      And Alex has declared these attacks:
        | attacker           | attacks |
        | Wings of the Guard | <other> |
        | Human Token        | Rob     |
      When the top of the stack resolves
      Then Wings of the Guard is <size>

      Examples:
        | where             | game                                                           | other        | size |
        | with two players  | two-player game between Rob and Alex                           | Jace Beleren | 2/2  |
        | in a team game    | team game of Rob and Dana against Alex and Carissa             | Dana         | 3/3  |
        | with shared turns | Two-Headed Giant game of Rob and Dana against Alex and Carissa | Dana         | 3/3  |

    @cr:508.7 @cr:508.7a
    Scenario Outline: Melee counts Rob, not <other> alone, <where>
      Given a <game>
      And it is Alex's precombat main phase
      And Alex controls Wings of the Guard, Gray Ogre and three Islands
      And Alex holds Portal Mage
      And Rob controls Jace Beleren
      And Alex has declared these attacks:
        | attacker           | attacks |
        | Wings of the Guard | <other> |
        | Gray Ogre          | Rob     |
      And Alex has cast Portal Mage
      And the top of the stack has resolved
      And Alex has chosen Gray Ogre
      And the top of the stack has resolved
      When Alex chooses <other>
      Then this is legal
      And Gray Ogre is attacking <other>
      When the stack resolves
      Then Wings of the Guard is <size>

      Examples:
        | where             | game                                                           | other        | size |
        | with two players  | two-player game between Rob and Alex                           | Jace Beleren | 2/2  |
        | with shared turns | Two-Headed Giant game of Rob and Dana against Alex and Carissa | Dana         | 3/3  |

  @cr:508.7 @cr:508.7a
  Rule: Each attack can be reselected, a token's and one on nothing

    Scenario Outline: Portal Mage has Rob's token attack <other> <where>
      Given a <game>
      And it is Rob's precombat main phase
      And Rob controls Beast Token
      And Alex controls three Islands and Jace Beleren
      And Alex holds Portal Mage
      And Rob has attacked Alex with Beast Token
      And Alex has cast Portal Mage
      And the top of the stack has resolved
      When Alex agrees
      Then this is legal
      When Alex chooses <other>
      Then this is legal
      And Beast Token is attacking <other>

      Examples:
        | where             | game                                                           | other        |
        | with two players  | two-player game between Rob and Alex                           | Jace Beleren |
        | in a team game    | team game of Rob and Dana against Alex and Carissa             | Carissa      |
        | with shared turns | Two-Headed Giant game of Rob and Dana against Alex and Carissa | Carissa      |

    Scenario Outline: Hill Giant attacks nothing, then <other> <where>
      Given a <game>
      And it is Rob's precombat main phase
      And Rob controls Hill Giant
      And Alex controls three Islands, Mountain and Jace Beleren
      And Alex holds Portal Mage and Lightning Bolt
      And Rob has attacked Jace Beleren with Hill Giant
      And Alex has cast Lightning Bolt targeting Jace Beleren
      And the stack has resolved
      And Alex has cast Portal Mage
      And the top of the stack has resolved
      When Alex agrees
      Then this is legal
      When Alex chooses <other>
      Then this is legal
      And Hill Giant is attacking <other>

      Examples:
        | where             | game                                                           | other   |
        | in a team game    | team game of Rob and Dana against Alex and Carissa             | Carissa |
        | with shared turns | Two-Headed Giant game of Rob and Dana against Alex and Carissa | Carissa |

    Scenario: With two players Hill Giant attacks nothing, then Alex
      Given a two-player game between Alex and Rob
      And it is Rob's precombat main phase
      And Rob controls Hill Giant
      And Alex controls three Islands, Mountain and Jace Beleren
      And Alex holds Portal Mage and Lightning Bolt
      And Rob has attacked Jace Beleren with Hill Giant
      And Alex has cast Lightning Bolt targeting Jace Beleren
      And the stack has resolved
      And Alex has cast Portal Mage
      And the top of the stack has resolved
      When Alex agrees
      Then this is legal
      And Hill Giant is attacking Alex
