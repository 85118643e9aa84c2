@since:2020-06-01
Feature: Declare blockers step: what triggers in other kinds of games
  What a block triggers doesn't depend on how many players there are, nor
  on whether teams share turns.

  @since:2024-11-08 @cr:509.2a
  Rule: All block triggers go on the stack together, in APNAP order

    Scenario Outline: Block triggers go on the stack in turn order <where>
      Given a <game>
      And it is Carissa's precombat main phase
      And Carissa controls Slate Street Ruffian and Murk Dwellers
      And Alex controls Pride Guardian
      And Carissa has declared these attacks:
        | attacker             | attacks |
        | Slate Street Ruffian | Alex    |
        | Murk Dwellers        | Rob     |
      When Alex blocks Slate Street Ruffian with Pride Guardian
      Then the declaration is legal
      When Carissa puts the triggers in the order Murk Dwellers and Slate Street Ruffian
      Then this is legal
      And the stack holds, from the top:
        | object               | controller |
        | Pride Guardian       | Alex       |
        | Slate Street Ruffian | Carissa    |
        | Murk Dwellers        | Carissa    |
      And Carissa has priority

      Examples:
        | where             | game                                                           |
        | in a team game    | team game of Carissa and Dana against Rob and Alex             |
        | with shared turns | Two-Headed Giant game of Carissa and Dana against Rob and Alex |

  @cr:509.3
  Rule: Block triggers trigger as often as their conditions say

    Scenario Outline: One block triggers one ability once, another twice <where>
      Given a <game>
      And Rob controls Grizzly Bears and Hill Giant
      And Alex controls Pride Guardian, Deathgazer and High Ground
      And Rob has attacked Alex with Grizzly Bears and Hill Giant
      When Alex declares these blocks:
        | blocker        | blocks                       |
        | Pride Guardian | Grizzly Bears and Hill Giant |
        | Deathgazer     | Grizzly Bears and Hill Giant |
      Then the declaration is legal
      When the stack resolves
      Then Alex has <life> life
      When play goes on to the end of combat
      And the stack resolves
      Then Hill Giant is in Rob's graveyard

      Examples:
        | where             | game                                                           | life |
        | in a team game    | team game of Rob and Carissa against Alex and Dana             | 23   |
        | with shared turns | Two-Headed Giant game of Rob and Carissa against Alex and Dana | 33   |

  @cr:509.3a
  Rule: "Whenever a creature blocks" triggers once, however many attackers it blocks

    Scenario Outline: Pride Guardian made to block triggers <where>
      Given a <game>
      And Rob controls Grizzly Bears and Mountain
      And Rob holds False Orders
      And Alex controls Pride Guardian
      And Rob has attacked Alex with Grizzly Bears
      And play has gone on to the declare blockers step
      When Rob casts False Orders targeting Pride Guardian
      Then this is legal
      When the top of the stack resolves
      And Rob chooses Grizzly Bears
      Then this is legal
      And Pride Guardian is blocking Grizzly Bears
      And Pride Guardian's ability is on the stack once

      Examples:
        | where             | game                                                           |
        | in free-for-all   | free-for-all between Rob, Alex and Carissa                     |
        | in a team game    | team game of Rob and Carissa against Alex and Dana             |
        | with shared turns | Two-Headed Giant game of Rob and Carissa against Alex and Dana |

  @cr:509.3b
  Rule: "Whenever this blocks a creature" triggers once for each attacker it blocks

    Scenario Outline: Brimaz moved to another attacker triggers again <where>
      Given a <game>
      And Rob controls Grizzly Bears, Gray Ogre and Mountain
      And Rob holds False Orders
      And Alex controls Brimaz, King of Oreskos
      And Rob has attacked Alex with Grizzly Bears and Gray Ogre
      And Alex has blocked Gray Ogre with Brimaz, King of Oreskos
      And the top of the stack has resolved
      When Rob casts False Orders targeting Brimaz, King of Oreskos
      Then this is legal
      When the top of the stack resolves
      And Rob chooses Grizzly Bears
      Then this is legal
      And Brimaz, King of Oreskos's ability is on the stack once

      Examples:
        | where             | game                                                           |
        | in free-for-all   | free-for-all between Rob, Alex and Carissa                     |
        | in a team game    | team game of Rob and Carissa against Alex and Dana             |
        | with shared turns | Two-Headed Giant game of Rob and Carissa against Alex and Dana |

  @cr:509.3c
  Rule: A creature becomes blocked once per combat, by any number of creatures

    Scenario Outline: Two blockers trigger becoming blocked once <where>
      Given a <game>
      And Rob controls Slate Street Ruffian
      And Alex controls Grizzly Bears and Gray Ogre
      And Alex holds two Forests
      And Rob has attacked Alex with Slate Street Ruffian
      When Alex blocks Slate Street Ruffian with Grizzly Bears and Gray Ogre
      Then the declaration is legal
      When the stack resolves
      Then Alex has one card in hand

      Examples:
        | where                | game                                                           |
        | in a two-player game | two-player game between Rob and Alex                           |
        | in a team game       | team game of Rob and Carissa against Alex and Dana             |
        | with shared turns    | Two-Headed Giant game of Rob and Carissa against Alex and Dana |

    Scenario Outline: Blocked again, a creature triggers nothing anew <where>
      Given a <game>
      And it is Carissa's precombat main phase
      And Carissa controls Slate Street Ruffian
      And Alex controls Grizzly Bears and three Forests
      And Alex holds Flash Foliage and two Islands
      And Carissa has attacked Alex with Slate Street Ruffian
      And Alex has blocked Slate Street Ruffian with Grizzly Bears
      When Alex casts Flash Foliage targeting Slate Street Ruffian
      Then this is legal
      When the top of the stack resolves
      Then the new Saproling token is called Saproling token
      And Slate Street Ruffian is blocked by Grizzly Bears and Saproling token
      And Slate Street Ruffian's ability is on the stack once

      Examples:
        | where                | game                                                           |
        | in a two-player game | two-player game between Carissa and Alex                       |
        | in a team game       | team game of Carissa and Rob against Alex and Dana             |
        | with shared turns    | Two-Headed Giant game of Carissa and Rob against Alex and Dana |

    Scenario Outline: Aetherplasm's successor triggers nothing <where>
      Given a <game>
      And it is Carissa's precombat main phase
      And Carissa controls Slate Street Ruffian
      And Alex controls Aetherplasm
      And Alex holds Wall of Wood
      And Carissa has attacked Alex with Slate Street Ruffian
      And Alex has blocked Slate Street Ruffian with Aetherplasm
      When the top of the stack resolves
      And Alex agrees
      Then this is legal
      When Alex chooses Wall of Wood
      Then this is legal
      And Slate Street Ruffian is blocked by Wall of Wood
      And the stack holds, from the top:
        | object               | controller |
        | Slate Street Ruffian | Carissa    |

      Examples:
        | where                | game                                                           |
        | in a two-player game | two-player game between Carissa and Alex                       |
        | in a team game       | team game of Carissa and Rob against Alex and Dana             |
        | with shared turns    | Two-Headed Giant game of Carissa and Rob against Alex and Dana |

    Scenario: Flash Foliage triggers nothing anew after the first blocker's death
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Slate Street Ruffian
      And Alex controls Mogg Fanatic and three Forests
      And Alex holds Flash Foliage and Island
      And Rob has attacked Alex with Slate Street Ruffian
      And Alex has blocked Slate Street Ruffian with Mogg Fanatic
      And Alex has activated Mogg Fanatic targeting Carissa
      And the top of the stack has resolved
      When the top of the stack resolves
      And Alex chooses Island
      Then this is legal
      When Alex casts Flash Foliage targeting Slate Street Ruffian
      Then this is legal
      When the top of the stack resolves
      Then Slate Street Ruffian is blocked
      And the stack is empty

  @cr:509.3d
  Rule: "Becomes blocked by a creature" triggers for each blocker

    Scenario Outline: A token that enters blocking triggers Deathgazer <where>
      Given a <game>
      And Rob controls Deathgazer
      And Alex controls three Forests
      And Alex holds Flash Foliage
      And Rob has attacked Alex with Deathgazer
      And play has gone on to the declare blockers step
      When Alex casts Flash Foliage targeting Deathgazer
      Then this is legal
      When the top of the stack resolves
      Then the new Saproling token is called Saproling token
      And Saproling token is blocking Deathgazer
      And Deathgazer's ability is on the stack once

      Examples:
        | where             | game                                                           |
        | in free-for-all   | free-for-all between Rob, Alex and Carissa                     |
        | in a team game    | team game of Rob and Carissa against Alex and Dana             |
        | with shared turns | Two-Headed Giant game of Rob and Carissa against Alex and Dana |

    Scenario Outline: Curtain of Light triggers nothing about blockers <where>
      Given a <game>
      And Rob controls Deathgazer
      And Alex controls two Plains and Grizzly Bears
      And Alex holds Curtain of Light
      And Rob has attacked Alex with Deathgazer
      And play has gone on to the declare blockers step
      When Alex casts Curtain of Light targeting Deathgazer
      Then this is legal
      When the top of the stack resolves
      Then Deathgazer is blocked
      And Deathgazer's ability is not on the stack

      Examples:
        | where             | game                                                           |
        | in free-for-all   | free-for-all between Rob, Alex and Carissa                     |
        | in a team game    | team game of Rob and Carissa against Alex and Dana             |
        | with shared turns | Two-Headed Giant game of Rob and Carissa against Alex and Dana |

    Scenario Outline: Deathgazer destroys both of its blockers <where>
      Given a <game>
      And it is Alex's precombat main phase
      And Alex controls Deathgazer
      And Carissa controls Wall of Stone and Wall of Wood
      And Alex has attacked Carissa with Deathgazer
      And Carissa has blocked Deathgazer with Wall of Stone and Wall of Wood
      When the stack resolves
      And play goes on to the end of combat
      Then Wall of Stone is on the battlefield
      When the stack resolves
      Then Wall of Stone is in Carissa's graveyard
      And Wall of Wood is in Carissa's graveyard

      Examples:
        | where                | game                                                           |
        | in a two-player game | two-player game between Alex and Carissa                       |
        | in a team game       | team game of Alex and Rob against Carissa and Dana             |
        | with shared turns    | Two-Headed Giant game of Alex and Rob against Carissa and Dana |

  @cr:509.3e
  Rule: "Blocks two or more creatures" triggers if so many are blocked

    @cr:702.22h
    Scenario Outline: Lairwatch Giant made to block a band triggers <where>
      Given a <game>
      And Rob controls Benalish Hero, Grizzly Bears, Gray Ogre and Mountain
      And Rob holds False Orders
      And Alex controls Lairwatch Giant
      And Rob has declared these attacks:
        | attacker      | attacks | band |
        | Benalish Hero | Alex    | x    |
        | Grizzly Bears | Alex    | x    |
        | Gray Ogre     | Alex    |      |
      And Alex has blocked Gray Ogre with Lairwatch Giant
      When Rob casts False Orders targeting Lairwatch Giant
      Then this is legal
      When the top of the stack resolves
      And Rob chooses Grizzly Bears
      Then this is legal
      And Lairwatch Giant is blocking Benalish Hero and Grizzly Bears
      And Lairwatch Giant's ability is on the stack once

      Examples:
        | where             | game                                                           |
        | in free-for-all   | free-for-all between Rob, Alex and Carissa                     |
        | in a team game    | team game of Rob and Carissa against Alex and Dana             |
        | with shared turns | Two-Headed Giant game of Rob and Carissa against Alex and Dana |

    Scenario Outline: Lairwatch Giant triggers once for three attackers <where>
      Given a <game>
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears, Gray Ogre and Eager Cadet
      And Carissa controls Lairwatch Giant and High Ground
      And Alex has attacked Carissa with Grizzly Bears, Gray Ogre and Eager Cadet
      When Carissa declares these blocks:
        | blocker         | blocks                                   |
        | Lairwatch Giant | Grizzly Bears, Gray Ogre and Eager Cadet |
      Then the declaration is legal
      When the top of the stack resolves
      Then Lairwatch Giant has the keyword first strike
      And Lairwatch Giant's ability is not on the stack

      Examples:
        | where                | game                                                           |
        | in a two-player game | two-player game between Alex and Carissa                       |
        | in a team game       | team game of Alex and Rob against Carissa and Dana             |
        | with shared turns    | Two-Headed Giant game of Alex and Rob against Carissa and Dana |

  @cr:509.3f
  Rule: A block trigger looks at a creature as it begins to block or becomes blocked

    Scenario Outline: A creature red before it blocks triggers Deathgazer <where>
      Given a <game>
      And it is Alex's precombat main phase
      And Alex controls Deathgazer and Mountain
      And Alex holds Crimson Wisps
      And Rob controls Scathe Zombies
      And Alex has attacked Rob with Deathgazer
      And Alex has cast Crimson Wisps targeting Scathe Zombies
      And the top of the stack has resolved
      When Rob blocks Deathgazer with Scathe Zombies
      Then the declaration is legal
      And Deathgazer's ability is on the stack once

      Examples:
        | where             | game                                                           |
        | in free-for-all   | free-for-all between Alex, Rob and Carissa                     |
        | in a team game    | team game of Alex and Carissa against Rob and Dana             |
        | with shared turns | Two-Headed Giant game of Alex and Carissa against Rob and Dana |

    Scenario Outline: A blocked black creature turns red too late <where>
      Given a <game>
      And it is Carissa's precombat main phase
      And Carissa controls Scathe Zombies
      And Alex controls Deathgazer and Mountain
      And Alex holds Crimson Wisps
      And Carissa has attacked Alex with Scathe Zombies
      And Alex has blocked Scathe Zombies with Deathgazer
      When Alex casts Crimson Wisps targeting Scathe Zombies
      Then this is legal
      When the top of the stack resolves
      Then Scathe Zombies is of the color red
      And Deathgazer's ability is not on the stack

      Examples:
        | where             | game                                                           |
        | in a team game    | team game of Carissa and Rob against Alex and Dana             |
        | with shared turns | Two-Headed Giant game of Carissa and Rob against Alex and Dana |

  @cr:509.3g
  Rule: "Attacks and isn't blocked" triggers if no blocker is declared for the attacker

    Scenario Outline: An attacker whose blockers have left was blocked <where>
      Given a <game>
      And Rob controls Murk Dwellers
      And Alex controls Grizzly Bears and Island
      And Alex holds Unsummon
      And Rob has attacked Alex with Murk Dwellers
      And Alex has blocked Murk Dwellers with Grizzly Bears
      When Alex casts Unsummon targeting Grizzly Bears
      Then this is legal
      When the top of the stack resolves
      Then Murk Dwellers's ability is not on the stack
      And Murk Dwellers is 2/2
      When combat damage is dealt
      Then Alex has <life> life

      Examples:
        | where                | game                                                           | life |
        | in a two-player game | two-player game between Rob and Alex                           | 20   |
        | in a team game       | team game of Rob and Carissa against Alex and Dana             | 20   |
        | with shared turns    | Two-Headed Giant game of Rob and Carissa against Alex and Dana | 30   |

    Scenario: Unblocked Murk Dwellers that entered trigger in a team game
      Given a team game of Rob and Dana against Alex and Carissa
      And Rob controls Yore-Tiller Nephilim
      And Rob's graveyard holds Murk Dwellers
      And Carissa controls Wall of Wood
      And Rob has attacked Alex with Yore-Tiller Nephilim
      And the top of the stack has resolved
      And Rob has chosen Carissa
      When Carissa declares no block
      Then the declaration is legal
      And Murk Dwellers's ability is on the stack once
      When combat damage is dealt
      Then Carissa has 16 life

  @cr:509.4b
  Rule: Requirements and restrictions on blocks don't affect a creature entering blocking

    Scenario Outline: A token without flying enters blocking a flier <where>
      Given a <game>
      And it is Alex's precombat main phase
      And Alex controls Serra Angel
      And Rob controls three Forests and Grizzly Bears
      And Rob holds Flash Foliage
      And Alex has attacked Rob with Serra Angel
      When Rob blocks Serra Angel with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob casts Flash Foliage targeting Serra Angel
      Then this is legal
      When the top of the stack resolves
      Then the new Saproling token is called Saproling token
      And Serra Angel is blocked by Saproling token

      Examples:
        | where             | game                                                           |
        | in a team game    | team game of Alex and Carissa against Rob and Dana             |
        | with shared turns | Two-Headed Giant game of Alex and Carissa against Rob and Dana |

    Scenario Outline: A token enters blocking past Silent Arbiter <where>
      Given a <game>
      And Rob controls Hill Giant
      And Alex controls Silent Arbiter, Grizzly Bears and three Forests
      And Alex holds Flash Foliage
      And Rob has attacked Alex with Hill Giant
      And Alex has blocked Hill Giant with Grizzly Bears
      When Alex casts Flash Foliage targeting Hill Giant
      Then this is legal
      When the top of the stack resolves
      Then the new Saproling token is called Saproling token
      And Hill Giant is blocked by Grizzly Bears and Saproling token

      Examples:
        | where                | game                                                           |
        | in a two-player game | two-player game between Rob and Alex                           |
        | in a team game       | team game of Rob and Carissa against Alex and Dana             |
        | with shared turns    | Two-Headed Giant game of Rob and Carissa against Alex and Dana |
