@since:2020-06-01
Feature: Limited range of influence
  A player's influence reaches only so many seats to the left and to the
  right. Whatever sits farther away is neither attacked nor chosen, neither
  touched nor seen. Who sits how far away is looked at as each turn begins.

  @cr:801.4 @cr-2006-10-01:601.4
  Rule: Only what sits within so many seats can be a target

    @example @cr:801.2a
    Scenario Outline: With a range of one seat, Rob reaches <near>, not <far>
      Given a free-for-all between Rob, Alex, Carissa, Dana, Eve and Finn
      And the range of influence is 1
      And Rob controls Mountain
      And Rob holds Lightning Bolt
      When Rob casts Lightning Bolt targeting <far>
      Then this is illegal
      And nothing has changed
      When Rob casts Lightning Bolt targeting <near>
      Then this is legal
      When the stack resolves
      Then <near> has 17 life

      Examples:
        | near | far     |
        | Alex | Carissa |
        | Finn | Eve     |
        | Alex | Dana    |

    @example @cr:801.2a
    Scenario Outline: With a range of two seats, Dana reaches <near>, not <far>
      Given a free-for-all between Rob, Alex, Carissa, Dana, Eve, Finn and Gus
      And the range of influence is 2
      And it is Dana's precombat main phase
      And Dana controls Mountain
      And Dana holds Lightning Bolt
      When Dana casts Lightning Bolt targeting <far>
      Then this is illegal
      And nothing has changed
      When Dana casts Lightning Bolt targeting <near>
      Then this is legal
      When the stack resolves
      Then <near> has 17 life

      Examples:
        | near    | far |
        | Alex    | Rob |
        | Carissa | Gus |
        | Eve     | Rob |
        | Finn    | Gus |

    @cr:801.2b @cr-2006-10-01:601.2b
    Scenario: Players always reach themselves
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And the range of influence is 1
      And it is Alex's precombat main phase
      And Alex controls Mountain
      And Alex holds Lightning Bolt
      When Alex casts Lightning Bolt targeting Dana
      Then this is illegal
      And nothing has changed
      When Alex casts Lightning Bolt targeting Alex
      Then this is legal
      When the stack resolves
      Then Alex has 17 life

    @cr:801.2d @cr-2006-10-01:601.2d
    Scenario: A permanent is as far away as its controller, whoever owns it
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And these permanents are on the battlefield:
        | permanent     | controller | owner   |
        | Grizzly Bears | Alex       | Carissa |
        | Hill Giant    | Carissa    | Alex    |
        | Mountain      | Rob        |         |
      And Rob holds Lightning Bolt
      When Rob casts Lightning Bolt targeting Hill Giant
      Then this is illegal
      And nothing has changed
      When Rob casts Lightning Bolt targeting Grizzly Bears
      Then this is legal
      When the stack resolves
      Then Grizzly Bears is in Carissa's graveyard

    @since:2024-06-07 @cr:801.2d
    Scenario: A battle is within reach if its controller or its protector is
      Given a free-for-all between Rob, Alex, Carissa, Dana, Eve and Finn
      And the range of influence is 1
      And these permanents are on the battlefield:
        | permanent      | card                  | controller | protector |
        | near Dominaria | Invasion of Dominaria | Carissa    | Alex      |
        | far Dominaria  | Invasion of Dominaria | Carissa    | Dana      |
        | Mountain       |                       | Rob        |           |
      And Rob holds Lightning Bolt
      When Rob casts Lightning Bolt targeting far Dominaria
      Then this is illegal
      And nothing has changed
      When Rob casts Lightning Bolt targeting near Dominaria
      Then this is legal
      When the stack resolves
      Then near Dominaria has 2 defense counters

    @since:2024-06-07 @cr:801.2d
    Scenario: A battle whose protector sits far away is within reach if its controller is near
      Given a free-for-all between Rob, Alex, Carissa, Dana, Eve and Finn
      And the range of influence is 1
      And it is Eve's precombat main phase
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Invasion of Dominaria | Dana       | Rob       |
        | Mountain              | Eve        |           |
      And Eve holds Lightning Bolt
      When Eve casts Lightning Bolt targeting Invasion of Dominaria
      Then this is legal
      When the stack resolves
      Then Invasion of Dominaria has 2 defense counters

    Scenario: A spell of a player far away cannot be countered
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And it is Carissa's precombat main phase
      And Carissa controls two Forests
      And Carissa holds Grizzly Bears
      And Rob controls two Islands
      And Rob holds Rob's Counterspell
      And Alex controls two Islands
      And Alex holds Alex's Counterspell
      And Carissa has cast Grizzly Bears
      When Rob casts Rob's Counterspell targeting Grizzly Bears
      Then this is illegal
      And nothing has changed
      When Alex casts Alex's Counterspell targeting Grizzly Bears
      Then this is legal
      When the stack resolves
      Then Grizzly Bears is in Carissa's graveyard

    @edition:2006-10-01 @example @cr-2006-10-01:601.2a
    Scenario Outline: In 2006, too, Rob reaches <near> at one seat, not <far>
      Given a free-for-all between Rob, Alex, Carissa, Dana, Eve and Finn
      And the range of influence is 1
      And Rob controls Mountain
      And Rob holds Lightning Bolt
      When Rob casts Lightning Bolt targeting <far>
      Then this is illegal
      And nothing has changed
      When Rob casts Lightning Bolt targeting <near>
      Then this is legal
      When the stack resolves
      Then <near> has 17 life

      Examples:
        | near | far     |
        | Alex | Carissa |
        | Finn | Eve     |

    @edition:2006-10-01 @example @cr-2006-10-01:601.2a
    Scenario: In 2006, too, a range of two seats reaches two seats
      Given a free-for-all between Rob, Alex, Carissa, Dana, Eve, Finn and Gus
      And the range of influence is 2
      And it is Dana's precombat main phase
      And Dana controls Mountain
      And Dana holds Lightning Bolt
      When Dana casts Lightning Bolt targeting Rob
      Then this is illegal
      And nothing has changed
      When Dana casts Lightning Bolt targeting Alex
      Then this is legal
      When the stack resolves
      Then Alex has 17 life

    @edition:2006-10-01 @cr-2006-10-01:601.2d
    Scenario: In 2006, too, a permanent is as far away as its controller
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And these permanents are on the battlefield:
        | permanent     | controller | owner   |
        | Grizzly Bears | Alex       | Carissa |
        | Hill Giant    | Carissa    | Alex    |
        | Mountain      | Rob        |         |
      And Rob holds Lightning Bolt
      When Rob casts Lightning Bolt targeting Hill Giant
      Then this is illegal
      And nothing has changed
      When Rob casts Lightning Bolt targeting Grizzly Bears
      Then this is legal
      When the stack resolves
      Then Grizzly Bears is in Carissa's graveyard

  @cr:801.2c @cr-2006-10-01:601.2c
  Rule: Who is within reach is looked at as each turn begins

    @example
    Scenario Outline: <leaver> leaves, and in the next turn Rob reaches <beyond>
      Given a free-for-all between Rob, Alex, Carissa, Dana, Eve and Finn
      And the range of influence is 1
      And Rob controls Mountain
      And Rob holds Lightning Bolt
      When <leaver> concedes
      Then this is legal
      When Rob casts Lightning Bolt targeting <beyond>
      Then this is illegal
      And nothing has changed
      When play goes on to <next>'s upkeep
      And Rob casts Lightning Bolt targeting Dana
      Then this is illegal
      And nothing has changed
      When Rob casts Lightning Bolt targeting <beyond>
      Then this is legal
      When the stack resolves
      Then <beyond> has 17 life

      Examples:
        | leaver | beyond  | next    |
        | Alex   | Carissa | Carissa |
        | Finn   | Eve     | Alex    |

    @edition:2006-10-01 @example
    Scenario: In 2006, too, the neighbour's neighbour comes into reach in the next turn
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And Rob controls Mountain
      And Rob holds Lightning Bolt
      When Alex concedes
      Then this is legal
      When Rob casts Lightning Bolt targeting Carissa
      Then this is illegal
      And nothing has changed
      When play goes on to Carissa's upkeep
      And Rob casts Lightning Bolt targeting Carissa
      Then this is legal
      When the stack resolves
      Then Carissa has 17 life

  @cr:801.3 @cr-2006-10-01:601.3
  Rule: Only opponents within reach are attacked

    Scenario Outline: <attacker> attacks <left> and <right>, and neither <far> nor <off>
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And it is <attacker>'s precombat main phase
      And <attacker> controls Grizzly Bears and Hill Giant
      When <attacker> attacks <far> with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When <attacker> declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears | <left>  |
        | Hill Giant    | <off>   |
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
        | attacker | left | right   | far     | off  |
        | Rob      | Alex | Eve     | Carissa | Dana |
        | Dana     | Eve  | Carissa | Rob     | Alex |

    Scenario: A planeswalker is attacked if its controller is within reach
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And these permanents are on the battlefield:
        | permanent     | card         | controller |
        | near Jace     | Jace Beleren | Alex       |
        | far Jace      | Jace Beleren | Carissa    |
        | Grizzly Bears |              | Rob        |
      When Rob attacks far Jace with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks near Jace with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking near Jace

    @since:2024-06-07
    Scenario: A battle is attacked if its protector is within reach
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And these permanents are on the battlefield:
        | permanent      | card                  | controller | protector |
        | near Dominaria | Invasion of Dominaria | Carissa    | Alex      |
        | far Dominaria  | Invasion of Dominaria | Alex       | Carissa   |
        | Grizzly Bears  |                       | Rob        |           |
      When Rob attacks far Dominaria with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks near Dominaria with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking near Dominaria

    Scenario: A player who reaches teammates only attacks nobody
      Given a team game of Rob, Alex and Carissa against Dana, Eve and Finn
      And the range of influence is 1
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears
      When Alex attacks Dana with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Rob with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Alex declares no attack
      Then the declaration is legal
      And Grizzly Bears is not attacking

    @edition:2006-10-01
    Scenario: In 2006, too, only opponents within reach are attacked
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And Rob controls Grizzly Bears and Hill Giant
      When Rob attacks Carissa with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Alex    |
        | Hill Giant    | Eve     |
      Then the declaration is legal
      And Grizzly Bears is attacking Alex
      And Hill Giant is attacking Eve

    Scenario: Whoever comes next to the active player in the middle of a turn is not within reach yet
      Given a free-for-all with attack left between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And it is Dana's precombat main phase
      And Dana controls Grizzly Bears
      And Eve has conceded
      When Dana attacks Rob with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When play goes on to Dana's beginning of combat
      And Dana attacks Rob with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Rob

    @edition:2006-10-01
    Scenario: In 2006, too, whoever comes next to the active player in the middle of a turn is not within reach yet
      Given a free-for-all with attack left between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And it is Dana's precombat main phase
      And Dana controls Grizzly Bears
      And Eve has conceded
      When Dana attacks Rob with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When play goes on to Dana's beginning of combat
      And Dana attacks Rob with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Rob

  @cr:801.5a @cr-2006-10-01:601.5a
  Rule: Who or what is to be chosen is chosen within reach

    Scenario: An opponent is named within reach
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And Rob controls five Forests
      And Rob holds Snake of the Golden Grove
      And Rob has cast Snake of the Golden Grove
      When the top of the stack resolves
      Then Rob may choose among Alex and Eve
      When Rob chooses Carissa
      Then this is illegal
      And nothing has changed
      When Rob chooses Eve
      Then this is legal
      When Eve declines
      Then this is legal
      And Snake of the Golden Grove is on the battlefield

    @cr:507.1
    Scenario Outline: As combat begins <active> names <left> or <right>, and nobody farther away
      Given a game without attack options between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And it is <active>'s precombat main phase
      And <active> controls Grizzly Bears
      When <active> chooses <far>
      Then this is illegal
      And nothing has changed
      When <active> chooses <right>
      Then this is legal
      When <active> attacks <right> with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking <right>

      Examples:
        | active | left | right   | far     |
        | Rob    | Alex | Eve     | Dana    |
        | Dana   | Eve  | Carissa | Alex    |

    @cr:508.7e
    Scenario: An attack is turned to somebody within the attacking player's reach
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And it is Eve's precombat main phase
      And Eve controls Grizzly Bears
      And Rob controls three Islands
      And Rob holds Portal Mage
      And Eve has attacked Rob with Grizzly Bears
      And Rob has cast Portal Mage
      And the top of the stack has resolved
      And Rob has chosen Grizzly Bears
      And the top of the stack has resolved
      When Rob agrees
      Then this is legal
      When Rob chooses Alex
      Then this is illegal
      And nothing has changed

    Scenario: A creature to be copied is chosen within reach
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And Rob controls four Islands
      And Rob holds Clone
      And Alex controls Gray Ogre
      And Carissa controls Craw Wurm
      And Eve controls Hill Giant
      And Rob has cast Clone
      When the top of the stack resolves
      Then Gray Ogre and Hill Giant may be chosen
      And Craw Wurm may not be chosen
      When Rob chooses Craw Wurm
      Then this is illegal
      And nothing has changed
      When Rob chooses Hill Giant
      Then this is legal
      And Clone is 3/3

    Scenario: What is to be chosen is where its controller is, not where its owner is
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And these permanents are on the battlefield:
        | permanent     | controller | owner |
        | Hill Giant    | Alex       | Dana  |
        | Grizzly Bears | Dana       | Alex  |
        | Gray Ogre     | Eve        | Eve   |
      And Rob controls four Islands
      And Rob holds Clone
      And Rob has cast Clone
      When the top of the stack resolves
      Then Rob may choose among Hill Giant and Gray Ogre
      When Rob chooses Grizzly Bears
      Then this is illegal
      And nothing has changed
      When Rob chooses Hill Giant
      Then this is legal
      And Clone is 3/3

    @edition:2006-10-01
    Scenario: In 2006, too, what is to be chosen is where its controller is, not where its owner is
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And these permanents are on the battlefield:
        | permanent     | controller | owner |
        | Hill Giant    | Alex       | Dana  |
        | Grizzly Bears | Dana       | Alex  |
        | Gray Ogre     | Eve        | Eve   |
      And Rob controls four Islands
      And Rob holds Clone
      And Rob has cast Clone
      When the top of the stack resolves
      Then Rob may choose among Hill Giant and Gray Ogre
      When Rob chooses Grizzly Bears
      Then this is illegal
      And nothing has changed
      When Rob chooses Hill Giant
      Then this is legal
      And Clone is 3/3

  @cr:801.5c
  Rule: If nobody within reach can make a choice, the nearest to the left who can makes it

    Scenario Outline: Between teammates the Snake of <caster> asks <chooser>, the first opponent to the left
      Given a team game of Rob, Alex and Carissa against Dana, Eve and Finn
      And the range of influence is 1
      And it is <caster>'s precombat main phase
      And <caster> controls five Forests
      And <caster> holds Snake of the Golden Grove
      And <caster> has cast Snake of the Golden Grove
      When <chooser> agrees
      Then this is legal
      And Snake of the Golden Grove has three +1/+1 counters

      Examples:
        | caster | chooser |
        | Alex   | Dana    |
        | Eve    | Rob     |

  @cr:801.8 @cr-2006-10-01:601.8
  Rule: An Aura enchants only what is within reach, and is lost when that no longer is

    Scenario Outline: An Aura is cast on <near>, not on <far>
      Given a free-for-all between Rob, Alex, Carissa, Dana, Eve and Finn
      And the range of influence is 1
      And it is Alex's precombat main phase
      And Alex controls two Plains
      And Alex holds Pacifism
      And Carissa controls Grizzly Bears
      And Dana controls Hill Giant
      And Rob controls Gray Ogre
      And Finn controls Craw Wurm
      When Alex casts Pacifism targeting <far>
      Then this is illegal
      And nothing has changed
      When Alex casts Pacifism targeting <near>
      Then this is legal
      When the stack resolves
      Then Pacifism is on the battlefield

      Examples:
        | near          | far        |
        | Grizzly Bears | Hill Giant |
        | Gray Ogre     | Craw Wurm  |

    Scenario: An Aura whose creature goes out of reach is put into the graveyard
      Given a free-for-all between Rob, Alex, Carissa, Dana, Eve and Finn
      And the range of influence is 1
      And these permanents are on the battlefield:
        | permanent     | controller | attached to   |
        | Grizzly Bears | Carissa    |               |
        | Pacifism      | Alex       | Grizzly Bears |
      And it is Dana's precombat main phase
      And Dana controls three Mountains
      And Dana holds Act of Treason
      When Dana casts Act of Treason targeting Grizzly Bears
      Then this is legal
      When the stack resolves
      Then Dana controls Grizzly Bears
      And Pacifism is in Alex's graveyard

    @edition:2006-10-01
    Scenario: In 2006, too, an Aura whose creature goes out of reach is put into the graveyard
      Given a free-for-all between Rob, Alex, Carissa, Dana, Eve and Finn
      And the range of influence is 1
      And these permanents are on the battlefield:
        | permanent     | controller | attached to   |
        | Grizzly Bears | Carissa    |               |
        | Pacifism      | Alex       | Grizzly Bears |
      And it is Dana's precombat main phase
      And Dana controls three Mountains
      And Dana holds Act of Treason
      When Dana casts Act of Treason targeting Grizzly Bears
      Then this is legal
      When the stack resolves
      Then Dana controls Grizzly Bears
      And Pacifism is in Alex's graveyard

    Scenario: An Aura whose creature stays within reach remains where it is
      Given a free-for-all between Rob, Alex, Carissa, Dana, Eve and Finn
      And the range of influence is 1
      And these permanents are on the battlefield:
        | permanent     | controller | attached to   |
        | Grizzly Bears | Carissa    |               |
        | Pacifism      | Alex       | Grizzly Bears |
      And it is Dana's end step
      And Alex controls three Mountains
      And Alex holds Act of Treason
      And play has gone on to Alex's precombat main phase
      When Alex casts Act of Treason targeting Grizzly Bears
      Then this is legal
      When the stack resolves
      Then Alex controls Grizzly Bears
      And Pacifism is on the battlefield
      When Alex attacks Rob with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed

    Scenario Outline: An Aura on <host> that goes over to Eve is lost: <lost>
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And these permanents are on the battlefield:
        | permanent    | controller | attached to |
        | Paradox Haze | Rob        | <host>      |
      And it is Eve's precombat main phase
      And Eve controls five Mountains
      And Eve holds Word of Seizing
      When Eve casts Word of Seizing targeting Paradox Haze
      Then this is legal
      When the stack resolves
      Then Paradox Haze is <where>

      Examples:
        | host | lost | where              |
        | Alex | yes  | in Rob's graveyard |
        | Rob  | no   | on the battlefield |

  @cr:801.7 @cr-2006-10-01:601.7
  Rule: An ability triggers only on what happens within reach

    Scenario Outline: Blood Artist notices a death at one seat, not at two: <victim>'s <creature>
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And Rob controls Blood Artist
      And <victim> controls <creature>
      And <killer> controls Mountain
      And <killer> holds Lightning Bolt
      When <killer> casts Lightning Bolt targeting <creature>
      Then this is legal
      When the top of the stack resolves
      Then <creature> is in <victim>'s graveyard
      And <outcome>

      Examples:
        | victim  | creature      | killer  | outcome                                    |
        | Alex    | Grizzly Bears | Carissa | Rob is asked to choose                     |
        | Eve     | Hill Giant    | Dana    | Rob is asked to choose                     |
        | Carissa | Grizzly Bears | Dana    | Blood Artist's ability is not on the stack |
        | Dana    | Hill Giant    | Carissa | Blood Artist's ability is not on the stack |

    @example @cr:801.7a
    Scenario: What dies is noticed where it was, not where its owner sits
      Given a free-for-all between Rob, Alex, Dana, Carissa and Eve
      And the range of influence is 1
      And these permanents are on the battlefield:
        | permanent              | card         | controller | owner |
        | Alex's Blood Artist    | Blood Artist | Alex       |       |
        | Carissa's Blood Artist | Blood Artist | Carissa    |       |
        | Runeclaw Bear          |              | Carissa    | Alex  |
        | Mountain               |              | Eve        |       |
      And Eve holds Lightning Bolt
      When Eve casts Lightning Bolt targeting Runeclaw Bear
      Then this is legal
      When the top of the stack resolves
      Then Runeclaw Bear is in Alex's graveyard
      And Carissa is asked to choose
      And Carissa's Blood Artist's ability is on the stack once
      And Alex's Blood Artist's ability is not on the stack

    Scenario: An upkeep farther away is not noticed
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And it is Rob's postcombat main phase
      And Rob controls Copper Tablet
      When play goes on to Alex's draw step
      Then Alex has 19 life
      When play goes on to Carissa's draw step
      Then Carissa has 20 life
      When play goes on to Dana's draw step
      Then Dana has 20 life
      When play goes on to Eve's draw step
      Then Eve has 19 life
      When play goes on to Rob's draw step
      Then Rob has 19 life

    @edition:2006-10-01
    Scenario: In 2006, too, an upkeep farther away is not noticed
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And the range of influence is 1
      And it is Rob's postcombat main phase
      And Rob controls Copper Tablet
      When play goes on to Alex's draw step
      Then Alex has 19 life
      When play goes on to Carissa's draw step
      Then Carissa has 20 life
      When play goes on to Dana's draw step
      Then Dana has 19 life

    Scenario: The next end step is the next one within reach
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus and Hana
      And turns are being taken by Rob and Eve
      And these permanents are on the battlefield:
        | permanent     | controller | tapped |
        | Maddening Imp | Alex       |        |
        | Grizzly Bears | Rob        | yes    |
      When Alex activates Maddening Imp
      Then this is legal
      When the top of the stack resolves
      And Eve ends the turn
      Then Eve is not taking a turn
      And Grizzly Bears is on the battlefield
      When Rob ends the turn
      Then Rob is not taking a turn
      And Grizzly Bears is in Rob's graveyard

    @edition:2006-10-01
    Scenario: In 2006, too, the next end step is the next one within reach
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus and Hana
      And turns are being taken by Rob and Eve
      And these permanents are on the battlefield:
        | permanent     | controller | tapped |
        | Maddening Imp | Alex       |        |
        | Grizzly Bears | Rob        | yes    |
      When Alex activates Maddening Imp
      Then this is legal
      When the top of the stack resolves
      And Eve ends the turn
      Then Eve is not taking a turn
      And Grizzly Bears is on the battlefield
      When Rob ends the turn
      Then Rob is not taking a turn
      And Grizzly Bears is in Rob's graveyard

  @cr:801.10 @cr-2006-10-01:601.10
  Rule: What sits out of reach is not affected

    Scenario: Damage to everybody is dealt to those within reach
      Given a free-for-all between Rob, Alex, Carissa, Dana, Eve and Finn
      And the range of influence is 1
      And it is Alex's precombat main phase
      And Alex controls two Mountains
      And Alex holds Flame Rift
      When Alex casts Flame Rift
      Then this is legal
      When the stack resolves
      Then Rob has 16 life
      And Alex has 16 life
      And Carissa has 16 life
      And Dana has 20 life
      And Eve has 20 life
      And Finn has 20 life

    Scenario: Those within reach sacrifice, the others do not
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And Rob controls Swamp and Grizzly Bears
      And Rob holds Innocent Blood
      And Alex controls Hill Giant
      And Carissa controls Gray Ogre
      And Dana controls Craw Wurm
      And Eve controls Runeclaw Bear
      When Rob casts Innocent Blood
      Then this is legal
      When the stack resolves
      Then Grizzly Bears is in Rob's graveyard
      And Hill Giant is in Alex's graveyard
      And Runeclaw Bear is in Eve's graveyard
      And Gray Ogre is on the battlefield
      And Craw Wurm is on the battlefield

    Scenario: Those within reach draw, the others do not
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And Dana controls Temple Bell
      When Dana activates Temple Bell
      Then this is legal
      When the stack resolves
      Then Carissa has one card in hand
      And Dana has one card in hand
      And Eve has one card in hand
      And Rob has no cards in hand
      And Alex has no cards in hand

    Scenario: Each opponent is each opponent within reach
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And it is Carissa's precombat main phase
      And Carissa controls Pulse Tracker
      And Carissa has attacked Dana with Pulse Tracker
      When the stack resolves
      Then Alex has 19 life
      And Dana has 19 life
      And Rob has 20 life
      And Eve has 20 life

    Scenario: Creatures out of reach are not goaded
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And Rob controls four Mountains
      And Rob holds Disrupt Decorum
      And Alex controls Craw Wurm
      And Carissa controls Hill Giant
      And Rob has cast Disrupt Decorum
      And the stack has resolved
      When play goes on to Alex's upkeep
      And Alex declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Carissa with Craw Wurm
      Then the declaration is legal
      When play goes on to Carissa's upkeep
      And Carissa declares no attack
      Then the declaration is legal
      And Hill Giant is not attacking

    Scenario Outline: Whether the Elemental of <active> flies under a Sphere of Rob's: <flies>
      Given a free-for-all between Rob, Alex, Carissa, Dana, Eve and Finn
      And the range of influence is 1
      And it is <active>'s precombat main phase
      And Rob controls Gravity Sphere
      And <active> controls Air Elemental
      And <other> controls Grizzly Bears
      And <active> has attacked <other> with Air Elemental
      When <other> blocks Air Elemental with Grizzly Bears
      Then the declaration is <verdict>
      And Air Elemental <has> the keyword flying

      Examples:
        | active  | flies | other   | verdict | has           |
        | Alex    | no    | Carissa | legal   | does not have |
        | Finn    | no    | Eve     | legal   | does not have |
        | Carissa | yes   | Alex    | illegal | has           |
        | Dana    | yes   | Eve     | illegal | has           |

    @edition:2006-10-01
    Scenario: In 2006, too, damage to everybody is dealt to those within reach
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And it is Alex's precombat main phase
      And Alex controls two Mountains
      And Alex holds Flame Rift
      When Alex casts Flame Rift
      Then this is legal
      When the stack resolves
      Then Rob has 16 life
      And Alex has 16 life
      And Carissa has 16 life
      And Dana has 20 life
      And Eve has 20 life

    Scenario Outline: A Sphere of Eve's that Alex has reaches an Elemental of <owner>'s that <active> has: <reached>
      Given a free-for-all between Rob, Alex, Carissa, Dana, Eve and Finn
      And the range of influence is 1
      And it is <active>'s precombat main phase
      And these permanents are on the battlefield:
        | permanent      | controller | owner   |
        | Gravity Sphere | Alex       | Eve     |
        | Air Elemental  | <active>   | <owner> |
        | Grizzly Bears  | <other>    | <other> |
      And <active> has attacked <other> with Air Elemental
      When <other> blocks Air Elemental with Grizzly Bears
      Then the declaration is <verdict>
      And Air Elemental <has> the keyword flying

      Examples:
        | active | owner | reached | other | verdict | has           |
        | Rob    | Dana  | yes     | Finn  | legal   | does not have |
        | Dana   | Rob   | no      | Eve   | illegal | has           |
        | Rob    | Rob   | yes     | Finn  | legal   | does not have |

    @edition:2006-10-01
    Scenario Outline: In 2006, too, a Sphere of Eve's that Alex has reaches an Elemental of <owner>'s that <active> has: <reached>
      Given a free-for-all between Rob, Alex, Carissa, Dana, Eve and Finn
      And the range of influence is 1
      And it is <active>'s precombat main phase
      And these permanents are on the battlefield:
        | permanent      | controller | owner   |
        | Gravity Sphere | Alex       | Eve     |
        | Air Elemental  | <active>   | <owner> |
        | Grizzly Bears  | <other>    | <other> |
      And <active> has attacked <other> with Air Elemental
      When <other> blocks Air Elemental with Grizzly Bears
      Then the declaration is <verdict>
      And Air Elemental <has> the keyword flying

      Examples:
        | active | owner | reached | other | verdict | has           |
        | Rob    | Dana  | yes     | Finn  | legal   | does not have |
        | Dana   | Rob   | no      | Eve   | illegal | has           |
        | Rob    | Rob   | yes     | Finn  | legal   | does not have |

    Scenario Outline: A Sphere of Rob's makes a Shock of <caster>'s dearer: <dearer>
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And it is Alex's precombat main phase
      And Rob controls Sphere of Resistance
      And <caster> controls one Mountain
      And <caster> holds Shock
      When <caster> casts Shock targeting <caster>
      Then this is <verdict>
      And first Mountain is <then>

      Examples:
        | caster  | dearer | verdict | then     |
        | Alex    | yes    | illegal | untapped |
        | Eve     | yes    | illegal | untapped |
        | Carissa | no     | legal   | tapped   |
        | Dana    | no     | legal   | tapped   |

    Scenario: Each opponent skips, and nobody who is out of reach
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And these permanents are on the battlefield:
        | permanent       | controller | tapped | face down |
        | Brine Elemental | Rob        |        | yes       |
        | Forest          | Alex       | yes    |           |
        | Mountain        | Carissa    | yes    |           |
        | Swamp           | Eve        | yes    |           |
      And Rob controls seven Islands
      When Rob turns Brine Elemental face up
      Then this is legal
      When the stack resolves
      And play goes on to Alex's upkeep
      Then Forest is tapped
      When play goes on to Carissa's upkeep
      Then Mountain is untapped
      When play goes on to Eve's upkeep
      Then Swamp is tapped

    @edition:2006-10-01
    Scenario Outline: In 2006, too, a Sphere of Rob's makes a Shock of <caster>'s dearer: <dearer>
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And it is Alex's precombat main phase
      And Rob controls Sphere of Resistance
      And <caster> controls one Mountain
      And <caster> holds Shock
      When <caster> casts Shock targeting <caster>
      Then this is <verdict>
      And first Mountain is <then>

      Examples:
        | caster  | dearer | verdict | then     |
        | Alex    | yes    | illegal | untapped |
        | Eve     | yes    | illegal | untapped |
        | Carissa | no     | legal   | tapped   |
        | Dana    | no     | legal   | tapped   |

    @edition:2006-10-01
    Scenario: In 2006, too, each opponent skips, and nobody who is out of reach
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And these permanents are on the battlefield:
        | permanent       | controller | tapped | face down |
        | Brine Elemental | Rob        |        | yes       |
        | Forest          | Alex       | yes    |           |
        | Mountain        | Carissa    | yes    |           |
        | Swamp           | Eve        | yes    |           |
      And Rob controls seven Islands
      When Rob turns Brine Elemental face up
      Then this is legal
      When the stack resolves
      And play goes on to Alex's upkeep
      Then Forest is tapped
      When play goes on to Carissa's upkeep
      Then Mountain is untapped
      When play goes on to Eve's upkeep
      Then Swamp is tapped

    @cr:113.11
    Scenario Outline: What opponents cannot have, those out of reach keep: <active>'s Elemental <flies>
      Given a free-for-all between Rob, Alex, Carissa, Dana, Eve and Finn
      And the range of influence is 1
      And it is <active>'s precombat main phase
      And Rob controls Archetype of Imagination
      And <active> controls Air Elemental
      And <other> controls Grizzly Bears
      And <active> has attacked <other> with Air Elemental
      When <other> blocks Air Elemental with Grizzly Bears
      Then the declaration is <verdict>
      And Air Elemental <has> the keyword flying

      Examples:
        | active  | flies         | other   | verdict | has           |
        | Alex    | does not fly  | Carissa | legal   | does not have |
        | Dana    | flies         | Eve     | illegal | has           |

    @edition:2006-10-01
    Scenario Outline: In 2006 an Arbiter of Rob's keeps <active> to one attacker: <kept>
      Given a free-for-all with attack left between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And it is <active>'s precombat main phase
      And Rob controls Silent Arbiter
      And <active> controls Grizzly Bears and Hill Giant
      When <active> attacks <left> with Grizzly Bears and Hill Giant
      Then the declaration is <verdict>
      And Hill Giant is <now>

      Examples:
        | active  | left    | kept | verdict | now            |
        | Alex    | Carissa | yes  | illegal | not attacking  |
        | Carissa | Dana    | no   | legal   | attacking Dana |

    Scenario: Whose the creature is does not matter, but who has it
      Given a free-for-all between Rob, Alex, Carissa, Dana, Eve and Finn
      And the range of influence is 1
      And Rob controls four Mountains
      And Rob holds Disrupt Decorum
      And these permanents are on the battlefield:
        | permanent  | controller | owner |
        | Craw Wurm  | Alex       | Dana  |
        | Hill Giant | Dana       | Alex  |
      And Rob has cast Disrupt Decorum
      And the stack has resolved
      When play goes on to Alex's upkeep
      And Alex declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Carissa with Craw Wurm
      Then the declaration is legal
      When play goes on to Dana's upkeep
      And Dana declares no attack
      Then the declaration is legal
      And Hill Giant is not attacking

  @cr:801.11 @cr-2006-10-01:601.11
  Rule: What lies out of reach is not seen either

    Scenario: The lowest life total is the lowest within reach
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And Alex has 12 life
      And Carissa has 3 life
      And Eve has 15 life
      And Rob controls seven Swamps
      And Rob holds Repay in Kind
      When Rob casts Repay in Kind
      Then this is legal
      When the stack resolves
      Then Rob has 12 life
      And Alex has 12 life
      And Eve has 12 life
      And Carissa has 3 life
      And Dana has 20 life

    @edition:2006-10-01
    Scenario: In 2006, too, the lowest life total is the lowest within reach
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And Alex has 12 life
      And Carissa has 3 life
      And Eve has 15 life
      And Rob controls seven Swamps
      And Rob holds Repay in Kind
      When Rob casts Repay in Kind
      Then this is legal
      When the stack resolves
      Then Rob has 12 life
      And Alex has 12 life
      And Eve has 12 life
      And Carissa has 3 life

    Scenario: One's own life total is always seen
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And Rob has 9 life
      And Carissa has 3 life
      And Rob controls seven Swamps
      And Rob holds Repay in Kind
      When Rob casts Repay in Kind
      Then this is legal
      When the stack resolves
      Then Rob has 9 life
      And Alex has 9 life
      And Eve has 9 life
      And Carissa has 3 life

    @edition:2006-10-01
    Scenario: In 2006, too, one's own life total is always seen
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And Rob has 9 life
      And Carissa has 3 life
      And Rob controls seven Swamps
      And Rob holds Repay in Kind
      When Rob casts Repay in Kind
      Then this is legal
      When the stack resolves
      Then Rob has 9 life
      And Alex has 9 life
      And Eve has 9 life
      And Carissa has 3 life

  @cr:801.12 @cr-2006-10-01:601.13
  Rule: A world permanent is pushed aside only by another within reach

    @cr:704.5k
    Scenario Outline: The new Sphere of <player> and the old one of Rob stay both: <both>
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And Rob controls old Gravity Sphere
      And it is <player>'s precombat main phase
      And <player> controls three Mountains
      And <player> holds new Gravity Sphere
      When <player> casts new Gravity Sphere
      Then this is legal
      When the stack resolves
      Then old Gravity Sphere is <old>
      And new Gravity Sphere is on the battlefield

      Examples:
        | player  | both | old                |
        | Alex    | no   | in Rob's graveyard |
        | Eve     | no   | in Rob's graveyard |
        | Carissa | yes  | on the battlefield |

    @edition:2006-10-01
    Scenario Outline: In 2006, too, the new Sphere of <player> and the old one of Rob stay both: <both>
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And Rob controls old Gravity Sphere
      And it is <player>'s precombat main phase
      And <player> controls three Mountains
      And <player> holds new Gravity Sphere
      When <player> casts new Gravity Sphere
      Then this is legal
      When the stack resolves
      Then old Gravity Sphere is <old>
      And new Gravity Sphere is on the battlefield

      Examples:
        | player  | both | old                |
        | Alex    | no   | in Rob's graveyard |
        | Carissa | yes  | on the battlefield |

    @cr:704.5k
    Scenario Outline: A Sphere of <owner>'s that <holder> has goes when Alex's comes: <gone>
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And these permanents are on the battlefield:
        | permanent          | controller | owner   |
        | old Gravity Sphere | <holder>   | <owner> |
      And it is Alex's precombat main phase
      And Alex controls three Mountains
      And Alex holds new Gravity Sphere
      When Alex casts new Gravity Sphere
      Then this is legal
      When the stack resolves
      Then old Gravity Sphere is <old>
      And new Gravity Sphere is on the battlefield

      Examples:
        | owner | holder | gone | old                 |
        | Dana  | Rob    | yes  | in Dana's graveyard |
        | Rob   | Dana   | no   | on the battlefield  |

    @edition:2006-10-01
    Scenario Outline: In 2006, too, a Sphere of <owner>'s that <holder> has goes when Alex's comes: <gone>
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And these permanents are on the battlefield:
        | permanent          | controller | owner   |
        | old Gravity Sphere | <holder>   | <owner> |
      And it is Alex's precombat main phase
      And Alex controls three Mountains
      And Alex holds new Gravity Sphere
      When Alex casts new Gravity Sphere
      Then this is legal
      When the stack resolves
      Then old Gravity Sphere is <old>
      And new Gravity Sphere is on the battlefield

      Examples:
        | owner | holder | gone | old                 |
        | Dana  | Rob    | yes  | in Dana's graveyard |
        | Rob   | Dana   | no   | on the battlefield  |

  @cr-2006-10-01:601.12 @edition:2006-10-01
  Rule: In 2006, legends of one name push each other aside only within reach

    Scenario Outline: In 2006 the new Kami of <player> and the old one of Rob stay both: <both>
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And Rob controls old Kami of the Crescent Moon
      And it is <player>'s precombat main phase
      And <player> controls two Islands
      And <player> holds new Kami of the Crescent Moon
      When <player> casts new Kami of the Crescent Moon
      Then this is legal
      When the stack resolves
      Then old Kami of the Crescent Moon is <old>
      And new Kami of the Crescent Moon is <new>

      Examples:
        | player  | both | old                | new                    |
        | Alex    | no   | in Rob's graveyard | in Alex's graveyard    |
        | Carissa | yes  | on the battlefield | on the battlefield     |

    Scenario Outline: In 2006 a Kami of <owner>'s that <holder> has and the new one of Alex stay both: <both>
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And these permanents are on the battlefield:
        | permanent                    | controller | owner   |
        | old Kami of the Crescent Moon | <holder>  | <owner> |
      And it is Alex's precombat main phase
      And Alex controls two Islands
      And Alex holds new Kami of the Crescent Moon
      When Alex casts new Kami of the Crescent Moon
      Then this is legal
      When the stack resolves
      Then old Kami of the Crescent Moon is <old>
      And new Kami of the Crescent Moon is <new>

      Examples:
        | owner | holder | both | old                 | new                 |
        | Dana  | Rob    | no   | in Dana's graveyard | in Alex's graveyard |
        | Dana  | Alex   | no   | in Dana's graveyard | in Alex's graveyard |
        | Rob   | Dana   | yes  | on the battlefield  | on the battlefield  |

    @cr-2006-10-01:503.2
    Scenario: In 2006 a copy pushes aside the legend that it copies, and goes as well
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And it is Alex's precombat main phase
      And Rob controls Kami of the Crescent Moon
      And Alex controls four Islands
      And Alex holds Clone
      And Alex has cast Clone
      And the top of the stack has resolved
      When Alex chooses Kami of the Crescent Moon
      Then this is legal
      And Clone is in Alex's graveyard
      And Kami of the Crescent Moon is in Rob's graveyard
