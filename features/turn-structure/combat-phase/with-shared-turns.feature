@since:2020-06-01
Feature: Combat phase: with shared turns
  Teams that share their turns attack and block as one, and leave combat one by
  one: what is said of a single player holds for each member.

  @since:2024-06-07 @cr:506.2 @cr:805.8
  Rule: Shared turns: the active team attacks, whoever controls it

    Scenario: The team that Rob controls attacks, and Rob's creatures don't
      Given a Two-Headed Giant game of Rob and Carissa against Alex and Dana
      And Rob controls Mindslaver, Grizzly Bears and four Mountains
      And Dana controls Hill Giant
      And Rob has activated Mindslaver targeting Alex
      And the stack has resolved
      And play has gone on to Alex's beginning of combat
      When Rob attacks Carissa with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Rob with Hill Giant
      Then the declaration is legal
      And Hill Giant is attacking Rob
      And the attacking players are Alex and Dana
      And the defending players are Rob and Carissa

    @cr:506.4
    Scenario: Dana's attacker leaves combat when teammate Carissa takes it
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls Hill Giant
      And Carissa controls five Mountains
      And Carissa holds Word of Seizing
      And Dana has attacked Rob with Hill Giant
      And Carissa has cast Word of Seizing targeting Hill Giant
      When the top of the stack resolves
      Then Carissa controls Hill Giant
      And Hill Giant is not attacking

    @cr:506.4
    Scenario: A creature that Alex takes from teammate Rob attacks no longer
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | moon |
        | Dana    | moon |
      And it is Alex's precombat main phase
      And Dana has 20 life
      And Rob controls Grizzly Bears
      And Alex controls Gray Ogre, three Mountains and Vedalken Orrery
      And Alex holds Act of Treason
      And Rob has declared these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Dana    |
        | Gray Ogre     | Carissa |
      And Alex has cast Act of Treason targeting Grizzly Bears
      When the top of the stack resolves
      Then Grizzly Bears is not attacking
      And Gray Ogre is attacking Carissa
      When combat damage is dealt
      Then Dana has 20 life

  @since:2024-06-07 @cr:506.3c @cr:508.4a
  Rule: Shared turns: what would enter attacking a member who has left doesn't attack

    Scenario: After Carissa has left, Kaalia's Angel doesn't attack teammate Dana
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | moon |
        | Dana    | moon |
      And it is Alex's precombat main phase
      And Alex controls Kaalia of the Vast
      And Alex holds Serra Angel
      And Dana has 20 life
      And Alex has attacked Carissa with Kaalia of the Vast
      When Carissa concedes
      Then this is legal
      When the top of the stack resolves
      And Alex chooses Serra Angel
      Then this is legal
      And Serra Angel is on the battlefield
      And Serra Angel is tapped
      And Serra Angel is not attacking
      When combat damage is dealt
      Then Dana has 20 life

  @since:2024-06-07 @cr:506.3f
  Rule: In teams as well, no effect makes a battle block

    Scenario Outline: False Orders doesn't make an animated battle block <where>
      Given a <game>
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Invasion of Dominaria | Alex       | Rob       |
        | March of the Machines | Alex       |           |
        | Liquimetal Coating    | Alex       |           |
        | Hill Giant            | Rob        |           |
        | Mountain              | Rob        |           |
      And Rob holds False Orders
      And Alex has activated Liquimetal Coating targeting Invasion of Dominaria
      And the stack has resolved
      And Rob has attacked Alex with Hill Giant
      And play has gone on to the declare blockers step
      When Rob casts False Orders targeting Invasion of Dominaria
      Then this is legal
      When the top of the stack resolves
      And Rob chooses Hill Giant
      Then this is illegal
      And Hill Giant is unblocked
      When combat damage is dealt
      Then Alex has <life> life

      Examples:
        | where             | game                                                           | life |
        | in a team game    | team game of Rob and Carissa against Alex and Dana             | 17   |
        | with shared turns | Two-Headed Giant game of Rob and Carissa against Alex and Dana | 27   |

  @since:2024-06-07 @cr:506.4c
  Rule: In teams as well, what attacked a planeswalker that has left can be blocked

    Scenario Outline: An attacker of a stolen Jace Beleren can be blocked <where>
      Given a <game> seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Carissa | sun  |
        | Alex    | moon |
        | Dana    | moon |
      And Rob controls Hill Giant
      And Alex controls Jace Beleren and Wall of Stone
      And Carissa controls five Mountains
      And Carissa holds Word of Seizing
      And Rob has chosen Alex
      And Rob has attacked Jace Beleren with Hill Giant
      And Carissa has cast Word of Seizing targeting Jace Beleren
      And the stack has resolved
      When Alex blocks Hill Giant with Wall of Stone
      Then the declaration is legal
      And Hill Giant is blocked by Wall of Stone
      When combat damage is dealt
      Then Wall of Stone has 3 damage marked on it

      Examples:
        | where          | game                                     |
        | in a team game | Team vs. Team game without attack options |

    Scenario: With shared turns, what attacked a returned battle hits nobody
      Given a Two-Headed Giant game of Rob and Carissa against Alex and Dana
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Invasion of Dominaria | Carissa    | Alex      |
        | Hill Giant            | Rob        |           |
      And Dana controls two Islands
      And Dana holds Boomerang
      And Rob has attacked Invasion of Dominaria with Hill Giant
      When Dana casts Boomerang targeting Invasion of Dominaria
      Then this is legal
      When the stack resolves
      Then Hill Giant is attacking nothing
      When play goes on to the postcombat main phase
      Then Alex has 30 life
      And Hill Giant is tapped

  @since:2024-06-07 @cr:506.6
  Rule: In teams as well, a creature had to attack if something required it then

    Scenario Outline: Of two attackers, only the one lured had to attack <where>
      Given a <game>
      And Rob controls Firkraag, Cunning Instigator, Hill Giant and Gray Ogre
      And Alex controls Alluring Siren
      And Alex has activated Alluring Siren targeting Hill Giant
      And the stack has resolved
      And Rob has attacked Alex with Hill Giant and Gray Ogre
      When play goes on to the combat damage step
      Then Alex has <life> life
      And Firkraag, Cunning Instigator's ability is on the stack once
      When the top of the stack resolves
      Then Firkraag, Cunning Instigator has 1 +1/+1 counter

      Examples:
        | where             | game                                                           | life |
        | in a team game    | team game of Rob and Carissa against Alex and Dana             | 15   |
        | with shared turns | Two-Headed Giant game of Rob and Carissa against Alex and Dana | 25   |

    Scenario Outline: Lured after it attacked, Gray Ogre didn't have to <where>
      Given a <game>
      And it is Carissa's precombat main phase
      And Carissa controls Firkraag, Cunning Instigator and Gray Ogre
      And Alex controls Alluring Siren
      And Carissa has attacked Rob with Gray Ogre
      When Alex activates Alluring Siren targeting Gray Ogre
      Then this is legal
      When play goes on to the combat damage step
      Then Rob has <life> life
      And Firkraag, Cunning Instigator's ability is not on the stack

      Examples:
        | where             | game                                                           | life |
        | in a team game    | team game of Carissa and Dana against Alex and Rob             | 18   |
        | with shared turns | Two-Headed Giant game of Carissa and Dana against Alex and Rob | 28   |

  @cr:506.7f
  Rule: In teams as well, nothing can wait for blockers in a combat without attackers

    Scenario Outline: Chaotic Strike can't be cast where nothing attacked <where>
      Given a <game>
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears
      And Rob controls two Mountains
      And Rob holds Chaotic Strike
      When Alex declares no attack
      Then the declaration is legal
      When play goes on to the end of combat
      And Rob casts Chaotic Strike targeting Grizzly Bears
      Then this is illegal
      And nothing has changed

      Examples:
        | where             | game                                                           |
        | in a team game    | team game of Alex and Dana against Rob and Carissa             |
        | with shared turns | Two-Headed Giant game of Alex and Dana against Rob and Carissa |

  @cr:102.1 @cr:117.3a
  Rule: Shared turns: the active team gets priority first in each combat step

    Scenario: The attacking team acts first in each step of a combat
      Given a Two-Headed Giant game of Rob and Dana against Carissa and Alex
      And it is Carissa's precombat main phase
      And Carissa controls Hill Giant
      And Rob controls Grizzly Bears
      When Carissa attacks Rob with Hill Giant
      Then the declaration is legal
      And it is the declare attackers step
      And Carissa has priority
      When Rob blocks Hill Giant with Grizzly Bears
      Then the declaration is legal
      And it is the declare blockers step
      And Carissa has priority
      When play goes on to the combat damage step
      Then Carissa has priority
      And Grizzly Bears is in Rob's graveyard
      When play goes on to the end of combat
      Then Carissa has priority

  @cr:510.1a
  Rule: In teams as well, a negative power deals no combat damage

    Scenario Outline: An attacker with a power of -1 changes no life total <where>
      Given a <game>
      And it is Alex's precombat main phase
      And Alex controls Palace Guard and Grizzly Bears
      And Carissa controls Swamp
      And Carissa holds Disfigure
      And Alex has declared these attacks:
        | attacker      | attacks |
        | Palace Guard  | Carissa |
        | Grizzly Bears | Rob     |
      And Carissa has cast Disfigure targeting Palace Guard
      And the top of the stack has resolved
      When combat damage is dealt
      Then Palace Guard is -1/2
      And Carissa has <Carissa's> life
      And Rob has <Rob's> life

      Examples:
        | where                | game                                                           | Carissa's | Rob's |
        | in a team game       | team game of Alex and Dana against Rob and Carissa             | 20        | 18    |
        | with shared turns    | Two-Headed Giant game of Alex and Dana against Rob and Carissa | 28        | 28    |

    Scenario: A blocker with a power of -1 deals its attacker no damage
      Given a two-player game between Rob and Alex
      And Rob controls Hill Giant and Swamp
      And Rob holds Disfigure
      And Alex controls Giant Spider and Palace Guard
      And Rob has attacked Alex with Hill Giant
      And Alex has blocked Hill Giant with Palace Guard
      And Rob has cast Disfigure targeting Palace Guard
      And the top of the stack has resolved
      When combat damage is dealt
      Then Hill Giant has no damage marked on it
      And Palace Guard is in Alex's graveyard

  @cr:510.2 @cr:603.10
  Rule: Shared turns: combat damage is dealt at once, whichever member is attacked

    Scenario: A dying Blood Artist sees a teammate's blocker die with it
      Given a Two-Headed Giant game of Rob and Dana against Alex and Carissa
      And Rob controls Grizzly Bears
      And Dana controls Hill Giant
      And Alex controls Blood Artist
      And Carissa controls Eager Cadet
      And Rob has declared these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Alex    |
        | Hill Giant    | Carissa |
      And Alex has declared these blocks:
        | blocker      | blocks        |
        | Blood Artist | Grizzly Bears |
        | Eager Cadet  | Hill Giant    |
      When combat damage is dealt
      Then Blood Artist is in Alex's graveyard
      And Eager Cadet is in Carissa's graveyard
      When Alex chooses Rob
      Then this is legal
      When Alex chooses Dana
      Then this is legal
      When the stack resolves
      Then Alex has 32 life
      And Rob has 28 life

  @since:2024-06-07 @cr:509.1b @cr:801.10
  Rule: In teams as well, limits on blockers count only within range

    Scenario Outline: Silent Arbiter limits no blockers out of its range <where>
      Given a <game>
      And the range of influence is 1
      And Rob controls Coral Merfolk and Raging Goblin
      And Dana controls Wall of Air and Gray Ogre
      And Eve controls Silent Arbiter
      And Rob has attacked Dana with Coral Merfolk and Raging Goblin
      When Dana declares these blocks:
        | blocker     | blocks        |
        | Wall of Air | Coral Merfolk |
        | Gray Ogre   | Raging Goblin |
      Then the declaration is legal
      And Coral Merfolk is blocked by Wall of Air
      And Raging Goblin is blocked by Gray Ogre

      Examples:
        | where             | game                                                                      |
        | in a team game    | team game of Rob, Finn and Eve against Alex, Carissa and Dana             |
        | with shared turns | Two-Headed Giant game of Rob, Finn and Eve against Alex, Carissa and Dana |
