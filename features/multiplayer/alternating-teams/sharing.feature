@since:2006-10-01
Feature: Alternating Teams: sharing
  Teammates share neither cards nor mana, and look at each other's hands only
  once they have come to sit side by side. Creatures are handed over only where
  that is agreed.

  @cr:811.2c
  Rule: Alternating Teams doesn't use deploy creatures unless the players agree on it

    Scenario: Without deploy creatures, a creature can't be given to a teammate
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana
      And Rob controls Grizzly Bears and Hill Giant
      When Rob activates Grizzly Bears targeting Alex
      Then this is illegal
      And nothing has changed
      When Rob attacks Carissa with Grizzly Bears
      Then the declaration is legal
      And Rob controls Grizzly Bears

  @cr:804.2
  Rule: With deploy creatures, a teammate gains control of a creature at sorcery speed

    Scenario: Deploy creatures can target a teammate, but not an opponent
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
    Scenario Outline: Alex can't deploy a creature during <player>'s <step>
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

    @since:2020-06-01 @cr:602.5d
    Scenario: A second creature can't be deployed before the first is handed over
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana
      And creatures may be handed to teammates
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears and Hill Giant
      When Alex activates Grizzly Bears targeting Rob
      Then this is legal
      When Alex activates Hill Giant targeting Rob
      Then this is illegal
      And nothing has changed
      When the stack resolves
      And Alex activates Hill Giant targeting Rob
      Then this is legal
      And Hill Giant is tapped

    Scenario Outline: A creature token can be deployed as well <where>
      Given <game>
      And creatures may be handed to teammates
      And it is Alex's precombat main phase
      And Alex controls Beast Token
      When Alex activates Beast Token targeting Rob
      Then this is legal
      And Beast Token is tapped
      When the stack resolves
      Then Rob controls Beast Token

      Examples:
        | where                | game                                                               |
        | in Alternating Teams | an Alternating Teams game of Rob and Alex against Carissa and Dana |
        | in a team game       | a team game of Rob and Alex against Carissa and Dana               |

    Scenario: A creature that was deployed to Rob can be deployed back to Alex
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana
      And creatures may be handed to teammates
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears
      And Alex has activated Grizzly Bears targeting Rob
      And the stack has resolved
      And play has gone on to Rob's precombat main phase
      When Rob activates Grizzly Bears targeting Alex
      Then this is legal
      And Grizzly Bears is tapped
      When the stack resolves
      Then Alex controls Grizzly Bears

  @cr:811.5
  Rule: Teammates share no mana or cards and see hands only from adjacent seats

    Scenario: Alternating Teams teammates see each other's hands only when adjacent
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

    Scenario: A player can't see hands of adjacent opponents or distant teammates
      Given an Alternating Teams game of Rob, Alex and Eve against Carissa, Dana and Finn
      And it is Finn's postcombat main phase
      And Rob holds Grizzly Bears
      And Alex holds Hill Giant
      And Eve holds Craw Wurm
      And Finn holds Gray Ogre
      And Finn has passed
      And Rob has passed
      When Carissa concedes
      Then this is legal
      When play goes on to Rob's draw step
      Then Rob can see Hill Giant
      And Alex can see Grizzly Bears
      And Rob cannot see Craw Wurm
      And Eve cannot see Grizzly Bears
      And Rob cannot see Gray Ogre
      And Finn cannot see Grizzly Bears

    Scenario: In Alternating Teams, a player can't spend a teammate's mana
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

    Scenario: In Alternating Teams, a player can't play a teammate's cards
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

    Scenario: In Alternating Teams, a player can't use a teammate's permanents
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

    @cr:802.4a
    Scenario: In Alternating Teams, a player can't block for a teammate
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

    Scenario: In Alternating Teams, each player has a separate life total
      Given an Alternating Teams game of Rob and Alex against Carissa and Dana
      And Rob controls Hill Giant
      And Rob has attacked Dana with Hill Giant
      When combat damage is dealt
      Then Dana has 17 life
      And Carissa has 20 life
