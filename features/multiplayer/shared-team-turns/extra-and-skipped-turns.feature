@since:2020-06-01
Feature: Shared team turns: extra and skipped turns
  Whatever adds a turn, phase or step for a player, or lets the player skip
  one, does so for the whole team, and only once if one effect does it to
  several members. Whoever controls a player controls that player's team.

  @cr:805.8 @cr:500.7
  Rule: With shared team turns, a player's extra turn is an extra turn for their whole team

    Scenario Outline: In 2HG, <caster>'s Time Warp on <target> gives their team an extra turn
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is <caster>'s precombat main phase
      And <caster> controls five Islands
      And <caster> holds Time Warp
      And <one> holds Swamp
      And <other> holds Plains
      And <one>'s library holds, from the top, Grizzly Bears
      And <other>'s library holds, from the top, Gray Ogre
      And <caster> has cast Time Warp targeting <target>
      And the stack has resolved
      And play has gone on to the end step
      When everybody passes
      Then it is the upkeep
      And it is <one>'s turn
      And it is <other>'s turn
      When play goes on to the precombat main phase
      Then Grizzly Bears is in <one>'s hand
      And Gray Ogre is in <other>'s hand
      When <one> plays Swamp
      Then this is legal
      And Swamp is on the battlefield
      When <other> plays Plains
      Then this is legal
      And Plains is on the battlefield
      When play goes on to the end step
      When everybody passes
      Then it is the upkeep
      And it is <next>'s turn

      Examples:
        | caster  | target  | one     | other | next |
        | Carissa | Carissa | Carissa | Dana  | Rob  |
        | Carissa | Dana    | Carissa | Dana  | Alex |
        | Dana    | Carissa | Carissa | Dana  | Rob  |
        | Rob     | Alex    | Rob     | Alex  | Dana |

    Scenario Outline: Time Warp on opponent <target> gives <target>'s team two turns in a row
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is <caster>'s precombat main phase
      And <caster> controls five Islands
      And <caster> holds Time Warp
      And <caster> has cast Time Warp targeting <target>
      And the stack has resolved
      And play has gone on to the end step
      When everybody passes
      Then it is the upkeep
      And it is <target>'s turn
      And it is <mate>'s turn
      When play goes on to the end step
      When everybody passes
      Then it is the upkeep
      And it is <target>'s turn
      And it is <mate>'s turn
      When play goes on to the end step
      When everybody passes
      Then it is the upkeep
      And it is <caster>'s turn

      Examples:
        | caster  | target | mate    |
        | Carissa | Alex   | Rob     |
        | Rob     | Dana   | Carissa |

    Scenario Outline: Teammates <one> and <other>'s Time Walks give the team two extra turns
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is <one>'s precombat main phase
      And <one> controls two Islands
      And <one> holds left Time Walk
      And <other> controls two Islands
      And <other> holds right Time Walk
      And <one> has cast left Time Walk
      And the stack has resolved
      And <other> has cast right Time Walk
      And the stack has resolved
      And play has gone on to the end step
      When everybody passes
      Then it is the upkeep
      And it is <one>'s turn
      When play goes on to the end step
      When everybody passes
      Then it is the upkeep
      And it is <other>'s turn
      When play goes on to the end step
      When everybody passes
      Then it is the upkeep
      And it is <next>'s turn

      Examples:
        | one  | other   | next    |
        | Dana | Carissa | Rob     |
        | Rob  | Alex    | Carissa |

    Scenario: One member's extra turn is an extra turn for a whole team of three
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | sun  |
        | Dana    | moon |
        | Eve     | moon |
        | Finn    | moon |
      And it is Finn's precombat main phase
      And Finn controls two Islands
      And Finn holds Time Walk
      And Finn has cast Time Walk
      And the stack has resolved
      And play has gone on to the end step
      When everybody passes
      Then it is the upkeep
      And it is Dana's turn
      And it is Eve's turn
      And it is Finn's turn
      When play goes on to the draw step
      Then Dana has 1 card in hand
      And Eve has 1 card in hand
      And Finn has 1 card in hand

    @cr:500.7
    Scenario: Of two teams' extra turns, the one created last is taken first
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's precombat main phase
      And Rob controls five Islands
      And Rob holds left Time Warp
      And Alex controls five Islands
      And Alex holds right Time Warp
      And Rob has cast left Time Warp targeting Dana
      And the stack has resolved
      And Alex has cast right Time Warp targeting Rob
      And the stack has resolved
      And play has gone on to the end step
      When everybody passes
      Then it is the upkeep
      And it is Alex's turn
      When play goes on to the end step
      And everybody passes
      Then it is the upkeep
      And it is Carissa's turn

  @cr:805.8
  Rule: With shared team turns, an extra phase or step for one player is one for the whole team

    @cr:500.8
    Scenario Outline: In 2HG, <caster>'s Relentless Assault lets both teammates attack again
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is <caster>'s precombat main phase
      And <caster> controls four Mountains and Hill Giant
      And <caster> holds Relentless Assault
      And <mate> controls Grizzly Bears
      And <mate> has declared these attacks:
        | attacker      | attacks |
        | Hill Giant    | <one>   |
        | Grizzly Bears | <other> |
      And play has gone on to the postcombat main phase
      And <caster> has cast Relentless Assault
      When the stack resolves
      Then Hill Giant is untapped
      And Grizzly Bears is untapped
      And <one> has 25 life
      When play goes on to the beginning of combat
      When <caster> declares these attacks:
        | attacker      | attacks |
        | Hill Giant    | <other> |
        | Grizzly Bears | <other> |
      Then the declaration is legal
      And Grizzly Bears is attacking <other>
      When combat damage is dealt
      Then <one> has 20 life
      When play goes on to the postcombat main phase
      Then it is <caster>'s turn
      And there is no combat

      Examples:
        | caster  | mate    | one  | other   |
        | Dana    | Carissa | Rob  | Alex    |
        | Carissa | Dana    | Alex | Rob     |
        | Alex    | Rob     | Dana | Carissa |

    @cr:500.8
    Scenario: Relentless Assault cast before combat lets the team attack twice
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls four Mountains and Grizzly Bears
      And Rob holds Relentless Assault
      And Alex controls Hill Giant
      When Rob casts Relentless Assault
      Then this is legal
      When the stack resolves
      And Rob attacks Dana with Grizzly Bears
      Then the declaration is legal
      When combat damage is dealt
      Then Dana has 28 life
      When play goes on to the postcombat main phase
      And play goes on to the beginning of combat
      And Alex attacks Carissa with Hill Giant
      Then the declaration is legal
      And Grizzly Bears is tapped
      When combat damage is dealt
      Then Carissa has 25 life

    @cr:500.9
    Scenario Outline: Paradox Haze on <enchanted> gives teammate <mate> an extra upkeep too
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | moon |
        | Dana    | moon |
      And Rob has 20 life
      And Alex has 20 life
      And Carissa has 20 life
      And it is Dana's end step
      And these permanents are on the battlefield:
        | permanent     | controller | attached to |
        | Paradox Haze  | Rob        | <enchanted> |
        | Copper Tablet | Carissa    |             |
      When play goes on to Rob's upkeep
      When the stack resolves
      Then <enchanted> has 19 life
      And <mate> has 19 life
      And Carissa has 20 life
      When everybody passes
      Then it is the upkeep
      When the stack resolves
      Then <enchanted> has 18 life
      And <mate> has 18 life
      And Carissa has 20 life
      When everybody passes
      Then it is the draw step
      And it is <mate>'s turn

      Examples:
        | enchanted | mate |
        | Alex      | Rob  |
        | Rob       | Alex |

    @cr:500.6 @cr:500.9 @cr:805.4d
    Scenario Outline: Paradox Haze on <enchanted> makes Hellfire Mongrel damage teammate <mate> twice
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Dana's end step
      And these permanents are on the battlefield:
        | permanent        | controller | attached to |
        | Paradox Haze     | Rob        | <enchanted> |
        | Hellfire Mongrel | Dana       |             |
      When play goes on to Rob's upkeep
      When the stack resolves
      Then Rob has 26 life
      When everybody passes
      Then it is the upkeep
      When the stack resolves
      Then Rob has 22 life
      When everybody passes
      Then it is the draw step

      Examples:
        | enchanted | mate |
        | Alex      | Rob  |
        | Rob       | Alex |

    @cr:500.9
    Scenario Outline: Paradox Haze on <enchanted> makes <mate>'s Blood Tyrant trigger again
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's end step
      And these permanents are on the battlefield:
        | permanent             | controller | attached to |
        | Paradox Haze          | Rob        | <enchanted> |
        | <mate>'s Blood Tyrant | <mate>     |             |
        | Alex's Blood Tyrant   | Alex       |             |
      And play has gone on to Carissa's upkeep
      And the stack has resolved
      When everybody passes
      Then it is the upkeep
      And the stack holds, from the top:
        | object                | controller |
        | <mate>'s Blood Tyrant | <mate>     |
      When the stack resolves
      And everybody passes
      Then it is the draw step

      Examples:
        | enchanted | mate    |
        | Carissa   | Dana    |
        | Dana      | Carissa |

    @cr:500.9
    Scenario Outline: <first>'s Paradox Hazes on both <first> and <second> add two upkeeps
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | moon |
        | Dana    | moon |
      And Rob has 20 life
      And Alex has 20 life
      And it is Dana's end step
      And these permanents are on the battlefield:
        | permanent          | controller | attached to |
        | left Paradox Haze  | <first>    | <first>     |
        | right Paradox Haze | <first>    | <second>    |
        | Copper Tablet      | Carissa    |             |
      When play goes on to Rob's upkeep
      When the stack resolves
      Then Rob has 19 life
      And Alex has 19 life
      When everybody passes
      Then it is the upkeep
      When the stack resolves
      Then Rob has 18 life
      And Alex has 18 life
      When everybody passes
      Then it is the upkeep
      When the stack resolves
      Then Rob has 17 life
      And Alex has 17 life
      When everybody passes
      Then it is the draw step

      Examples:
        | first | second |
        | Rob   | Alex   |
        | Alex  | Rob    |

    @cr:500.8
    Scenario: Two teammates' Relentless Assaults add two combat phases
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Alex's precombat main phase
      And Rob controls four Mountains
      And Rob holds first Relentless Assault
      And Alex controls four Mountains and Grizzly Bears
      And Alex holds other Relentless Assault
      And Alex has attacked Dana with Grizzly Bears
      And play has gone on to the postcombat main phase
      And Rob has cast first Relentless Assault
      And the stack has resolved
      And Alex has cast other Relentless Assault
      And the stack has resolved
      When play goes on to the beginning of combat
      And Alex attacks Carissa with Grizzly Bears
      Then the declaration is legal
      When combat damage is dealt
      Then Dana has 26 life
      When play goes on to the postcombat main phase
      And play goes on to the beginning of combat
      Then it is Rob's turn
      And it is the beginning of combat

  @cr:805.8 @cr:614.10
  Rule: With shared team turns, a turn, phase or step that a player skips is skipped by the team

    Scenario Outline: If Stonehorn Dignitary targets <target>, teammate <mate> skips combat too
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is <caster>'s precombat main phase
      And <caster> controls four Plains
      And <caster> holds Stonehorn Dignitary
      And <target> controls Grizzly Bears
      And <mate> controls Hill Giant
      And <caster> has cast Stonehorn Dignitary
      And the top of the stack has resolved
      And <caster> has chosen <target>
      And the stack has resolved
      And play has gone on to <mate>'s precombat main phase
      When <mate> attacks <caster> with Hill Giant
      Then the declaration is illegal
      And nothing has changed
      When play goes on to the end step
      Then Hill Giant is not attacking
      When play goes on to <mate>'s precombat main phase
      When <mate> declares these attacks:
        | attacker      | attacks  |
        | Hill Giant    | <caster> |
        | Grizzly Bears | <caster> |
      Then the declaration is legal
      And Hill Giant is attacking <caster>
      And Grizzly Bears is attacking <caster>

      Examples:
        | caster  | target | mate    |
        | Carissa | Rob    | Alex    |
        | Dana    | Alex   | Rob     |
        | Alex    | Dana   | Carissa |

    @cr:614.10a
    Scenario: Two Stonehorn Dignitaries make both teammates skip two combat phases
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls four Plains
      And Carissa holds left Stonehorn Dignitary
      And Dana controls four Plains
      And Dana holds right Stonehorn Dignitary
      And Alex controls Hill Giant
      And Carissa has cast left Stonehorn Dignitary
      And the top of the stack has resolved
      And Carissa has chosen Rob
      And the stack has resolved
      And Dana has cast right Stonehorn Dignitary
      And the top of the stack has resolved
      And Dana has chosen Alex
      And the stack has resolved
      And play has gone on to Rob's precombat main phase
      When Alex attacks Carissa with Hill Giant
      Then the declaration is illegal
      And nothing has changed
      When play goes on to Rob's precombat main phase
      When Alex attacks Carissa with Hill Giant
      Then the declaration is illegal
      And nothing has changed
      When play goes on to Rob's precombat main phase
      When Alex attacks Carissa with Hill Giant
      Then the declaration is legal
      And Hill Giant is attacking Carissa

    Scenario Outline: In 2HG, <caster>'s Meditate makes the whole team skip its next turn
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is <caster>'s precombat main phase
      And <caster> controls three Islands
      And <caster> holds Meditate
      And <caster> has cast Meditate
      And the stack has resolved
      And play has gone on to the end step
      When everybody passes
      Then it is the upkeep
      And it is <a>'s turn
      When play goes on to the end step
      When everybody passes
      Then it is the upkeep
      And it is <b>'s turn
      When play goes on to the end step
      When everybody passes
      Then it is the upkeep
      And it is <caster>'s turn
      And it is <mate>'s turn

      Examples:
        | caster | mate    | a       | b    |
        | Dana   | Carissa | Rob     | Alex |
        | Rob    | Alex    | Carissa | Dana |

    @cr:614.10a
    Scenario: Two teammates' Meditates make the team skip two turns
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls three Islands
      And Carissa holds left Meditate
      And Dana controls three Islands
      And Dana holds right Meditate
      And Carissa has cast left Meditate
      And the stack has resolved
      And Dana has cast right Meditate
      And the stack has resolved
      And play has gone on to the end step
      When everybody passes
      Then it is the upkeep
      And it is Rob's turn
      When play goes on to the end step
      When everybody passes
      Then it is the upkeep
      And it is Rob's turn
      When play goes on to the end step
      When everybody passes
      Then it is the upkeep
      And it is Rob's turn
      When play goes on to the end step
      When everybody passes
      Then it is the upkeep
      And it is Carissa's turn

    @cr:614.10
    Scenario Outline: A team skips <one>'s extra turn because of teammate <other>'s Meditate
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is <one>'s precombat main phase
      And <one> controls two Islands
      And <one> holds Time Walk
      And <other> controls three Islands
      And <other> holds Meditate
      And <one> has cast Time Walk
      And the stack has resolved
      And <other> has cast Meditate
      And the stack has resolved
      And play has gone on to the end step
      When everybody passes
      Then it is the upkeep
      And it is <next>'s turn
      When play goes on to the end step
      And everybody passes
      Then it is the upkeep
      And it is <one>'s turn

      Examples:
        | one  | other   | next    |
        | Rob  | Alex    | Dana    |
        | Dana | Carissa | Alex    |

  @cr:805.8
  Rule: One effect on several teammates adds or skips only one turn, phase or step

    Scenario Outline: <player>'s Brine Elemental makes the other team skip one untap step
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is <player>'s precombat main phase
      And <player> controls seven Islands
      And these permanents are on the battlefield:
        | permanent       | controller | face down | tapped |
        | Brine Elemental | <player>   | yes       |        |
        | Hill Giant      | <a>        |           | yes    |
        | Gray Ogre       | <b>        |           | yes    |
      And <player> has turned Brine Elemental face up
      And the stack has resolved
      When play goes on to <a>'s upkeep
      Then Hill Giant is tapped
      And Gray Ogre is tapped
      When play goes on to <player>'s upkeep
      Then it is <mate>'s turn
      And first Island is untapped
      When play goes on to <a>'s upkeep
      Then Hill Giant is untapped
      And Gray Ogre is untapped

      Examples:
        | player  | mate    | a       | b    |
        | Carissa | Dana    | Rob     | Alex |
        | Dana    | Carissa | Rob     | Alex |
        | Rob     | Alex    | Carissa | Dana |

    Scenario: Brine Elemental makes a team of three skip one untap step together
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | sun  |
        | Dana    | moon |
        | Eve     | moon |
        | Finn    | moon |
      And it is Dana's precombat main phase
      And Eve controls seven Islands
      And these permanents are on the battlefield:
        | permanent       | controller | face down | tapped |
        | Brine Elemental | Eve        | yes       |        |
        | Hill Giant      | Rob        |           | yes    |
        | Gray Ogre       | Alex       |           | yes    |
        | Grizzly Bears   | Carissa    |           | yes    |
      And Eve has turned Brine Elemental face up
      And the stack has resolved
      When play goes on to Rob's upkeep
      Then Hill Giant is tapped
      And Gray Ogre is tapped
      And Grizzly Bears is tapped
      When play goes on to Rob's upkeep
      Then Hill Giant is untapped
      And Gray Ogre is untapped
      And Grizzly Bears is untapped

  @cr:805.8

    Scenario: Brine Elemental makes each of two opposing teams skip an untap step
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | moon |
        | Dana    | moon |
        | Eve     | star |
        | Finn    | star |
      And these permanents are on the battlefield:
        | permanent       | controller | face down | tapped |
        | Brine Elemental | Rob        | yes       |        |
        | Hill Giant      | Dana       |           | yes    |
        | Gray Ogre       | Eve        |           | yes    |
      And Rob controls seven Islands
      When Rob turns Brine Elemental face up
      Then this is legal
      When the stack resolves
      And play goes on to Carissa's upkeep
      Then Hill Giant is tapped
      When play goes on to Finn's upkeep
      Then Gray Ogre is tapped
      When play goes on to Dana's upkeep
      Then Hill Giant is untapped

  @cr:805.8
  @cr:722.1
  Rule: A player who controls another player controls that player's whole team

    Scenario Outline: With Mindslaver on <target>, Rob declares attackers for <target>'s team
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls Mindslaver and four Mountains
      And Carissa controls Grizzly Bears
      And Dana controls Hill Giant
      And Rob has activated Mindslaver targeting <target>
      And the stack has resolved
      And play has gone on to Carissa's declare attackers step
      When <target> interrupts and declares these attacks:
        | attacker   | attacks |
        | Hill Giant | Rob     |
      Then the declaration is illegal
      And nothing has changed
      When <mate> interrupts and declares these attacks:
        | attacker   | attacks |
        | Hill Giant | Rob     |
      Then the declaration is illegal
      And nothing has changed
      When Alex interrupts and declares these attacks:
        | attacker   | attacks |
        | Hill Giant | Rob     |
      Then the declaration is illegal
      And nothing has changed
      When Rob declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Alex    |
        | Hill Giant    | Rob     |
      Then the declaration is legal
      And Grizzly Bears is attacking Alex
      And Hill Giant is attacking Rob
      And the attacking players are Carissa and Dana
      And it is Dana's turn

      Examples:
        | target  | mate    |
        | Dana    | Carissa |
        | Carissa | Dana    |

    Scenario Outline: With Mindslaver on <target>, Rob plays cards for <target>'s whole team
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls Mindslaver and five Mountains
      And Carissa holds Forest and Shock
      And Dana controls three Swamps
      And Dana holds Island and Scathe Zombies
      And Rob has activated Mindslaver targeting <target>
      And the stack has resolved
      And play has gone on to Carissa's precombat main phase
      When Rob plays Forest
      Then this is legal
      And Carissa controls Forest
      When Rob plays Island
      Then this is legal
      And Dana controls Island
      When Rob casts Scathe Zombies
      Then this is legal
      And the stack holds, from the top:
        | object         | controller |
        | Scathe Zombies | Dana       |
      When the stack resolves
      Then Dana controls Scathe Zombies
      When Rob casts Shock targeting Scathe Zombies
      Then this is illegal
      And nothing has changed

      Examples:
        | target  |
        | Carissa |
        | Dana    |

    @cr:722.4
    Scenario Outline: With Mindslaver on <target>, Rob sees the hands of <target>'s team
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls Mindslaver and four Mountains
      And Carissa holds Gray Ogre
      And Dana holds Serra Angel
      And Rob has activated Mindslaver targeting <target>
      When the stack resolves
      Then Rob cannot see Gray Ogre
      And Rob cannot see Serra Angel
      When play goes on to Carissa's upkeep
      Then Rob can see Gray Ogre
      And Rob can see Serra Angel
      When play goes on to Rob's upkeep
      Then Rob cannot see Gray Ogre
      And Rob cannot see Serra Angel

      Examples:
        | target  |
        | Carissa |
        | Dana    |

    Scenario: A team controlled with Mindslaver decides for itself on its next turn
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls Mindslaver and four Mountains
      And Carissa controls Grizzly Bears
      And Dana controls Hill Giant
      And Rob has activated Mindslaver targeting Dana
      And the stack has resolved
      And play has gone on to Carissa's precombat main phase
      When Rob attacks Alex with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Alex
      When play goes on to Rob's upkeep
      When play goes on to Dana's declare attackers step
      When Rob interrupts and declares these attacks:
        | attacker   | attacks |
        | Hill Giant | Alex    |
      Then the declaration is illegal
      And nothing has changed
      When Carissa attacks Rob with Hill Giant
      Then the declaration is legal
      And Hill Giant is attacking Rob

    @cr:722.6
    Scenario: A player controlling another team can concede only for their own team
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls Mindslaver and four Mountains
      And Dana has activated Mindslaver targeting Alex
      And the stack has resolved
      And play has gone on to Rob's upkeep
      When Dana concedes
      Then this is legal
      And Rob and Alex have won

    @cr:805.8
    Scenario Outline: <last>'s later Mindslaver on <other> overrides <first>'s on teammate <one>
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And these permanents are on the battlefield:
        | permanent        | controller |
        | first Mindslaver | <first>    |
        | other Mindslaver | <last>     |
      And <first> controls four Mountains
      And <last> controls four Islands
      And Carissa controls Grizzly Bears
      And Dana controls Hill Giant
      And <first> has activated first Mindslaver targeting <one>
      And the stack has resolved
      And <last> has activated other Mindslaver targeting <other>
      And the stack has resolved
      And play has gone on to Carissa's declare attackers step
      When <first> interrupts and declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Rob     |
      Then the declaration is illegal
      And nothing has changed
      When <last> declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Alex    |
        | Hill Giant    | Rob     |
      Then the declaration is legal
      And Grizzly Bears is attacking Alex
      And Hill Giant is attacking Rob

      Examples:
        | first | last | one     | other   |
        | Rob   | Alex | Carissa | Dana    |
        | Alex  | Rob  | Carissa | Dana    |
        | Rob   | Alex | Dana    | Carissa |

    @cr:805.8
    Scenario Outline: <one> controls teammate <other> with Mindslaver and attacks for both
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is <one>'s precombat main phase
      And <one> controls Mindslaver and four Mountains
      And <one> controls Grizzly Bears
      And <other> controls Hill Giant
      And <one> has activated Mindslaver targeting <other>
      And the stack has resolved
      And play has gone on to the end step
      And play has gone on to Carissa's precombat main phase
      And play has gone on to Rob's declare attackers step
      When <other> interrupts and declares these attacks:
        | attacker   | attacks |
        | Hill Giant | Dana    |
      Then the declaration is illegal
      And nothing has changed
      When <one> declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Carissa |
        | Hill Giant    | Carissa |
      Then the declaration is legal
      And Hill Giant is attacking Carissa

      Examples:
        | one  | other |
        | Rob  | Alex  |
        | Alex | Rob   |
