@since:2020-06-01
Feature: Limited range of influence: triggers
  An ability does not notice what happens farther away than its controller's
  influence reaches.

  @cr:801.7
  Rule: An ability triggers only on events within range

    Scenario Outline: Rob's Blood Artist triggers only if <victim>'s creature dies in range
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
    Scenario: Blood Artist checks the range of a creature's controller, not owner
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

    @also:2006-10-01
    Scenario: Copper Tablet doesn't trigger on an out-of-range player's upkeep
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

    @also:2006-10-01
    Scenario: In Grand Melee, Maddening Imp's trigger waits for an end step in range
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

    Scenario: With range 1, Rob's Blood Artist sees only a nearby token die
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And it is Alex's precombat main phase
      And Rob controls Blood Artist
      And Alex controls Alex's Saproling Token and two Mountains
      And Alex holds first Shock and second Shock
      And Carissa controls Carissa's Saproling Token
      When Alex casts first Shock targeting Carissa's Saproling Token
      Then this is legal
      When the top of the stack resolves
      Then Carissa's Saproling Token has left the game
      And the stack is empty
      When Alex casts second Shock targeting Alex's Saproling Token
      Then this is legal
      When the top of the stack resolves
      And Rob chooses Alex
      Then this is legal
      When the stack resolves
      Then Alex has 19 life
      And Rob has 21 life

    Scenario: With range 1, Rob's Blood Tyrant sees only a nearby player lose
      Given a free-for-all between Rob, Alex, Carissa, Dana, Eve and Finn
      And the range of influence is 1
      And Rob controls Blood Tyrant
      When Dana concedes
      Then this is legal
      When Rob passes
      Then this is legal
      And Blood Tyrant's ability is not on the stack
      When Alex concedes
      Then this is legal
      When the stack resolves
      Then Blood Tyrant has 5 +1/+1 counters

  @cr:801.7
  Rule: All of an event that an ability speaks of has to be within range

    @since:2024-06-07
    Scenario Outline: Rob's Firkraag <does> when <attacker> attacks <victim>
      Given a team game of Rob, Alex and Carissa against Dana, Eve and Finn
      And the range of influence is 3
      And Rob's range of influence is 1
      And it is <attacker>'s precombat main phase
      And Rob controls Firkraag, Cunning Instigator
      And <attacker> controls Juggernaut
      And <attacker> has attacked <victim> with Juggernaut
      When play goes on to the combat damage step
      Then <victim> has 15 life
      And Firkraag, Cunning Instigator's ability is <where>

      Examples:
        | attacker | victim | does                | where             |
        | Alex     | Finn   | triggers            | on the stack once |
        | Carissa  | Finn   | doesn't see Carissa | not on the stack  |
        | Alex     | Dana   | doesn't see Dana    | not on the stack  |

    Scenario Outline: Rob's Crag Saurian <does> when <caster> casts Shock on it
      Given an Emperor game of Rob, Alex and Carissa against Dana, Eve and Finn
      And it is Eve's precombat main phase
      And Rob controls Crag Saurian
      And <caster> controls Mountain
      And <caster> holds Shock
      When <caster> casts Shock targeting Crag Saurian
      Then this is legal
      When the top of the stack resolves
      Then Crag Saurian has 2 damage marked on it
      And Crag Saurian's ability is <where>

      Examples:
        | caster | does            | where             |
        | Finn   | triggers        | on the stack once |
        | Eve    | doesn't see Eve | not on the stack  |

    @since:2026-01-16
    Scenario Outline: Rob's Zidane <does> when <borrower> borrows Rob's creature
      Given an Emperor game of Rob, Alex and Carissa against Dana, Eve and Finn
      And it is <borrower>'s precombat main phase
      And Rob controls Zidane, Tantalus Thief and Hill Giant
      And <borrower> controls three Mountains
      And <borrower> holds Act of Treason
      When <borrower> casts Act of Treason targeting Hill Giant
      Then this is legal
      When the top of the stack resolves
      Then <borrower> controls Hill Giant
      And Zidane, Tantalus Thief's ability is <where>

      Examples:
        | borrower | does            | where             |
        | Finn     | triggers        | on the stack once |
        | Eve      | doesn't see Eve | not on the stack  |

    Scenario Outline: Rob's Deathgazer <does> when it blocks <attacker>'s creature
      Given a team game of Rob, Alex and Carissa against Dana, Eve and Finn
      And the range of influence is 2
      And Rob's range of influence is 1
      And it is <attacker>'s precombat main phase
      And Rob controls Deathgazer
      And <attacker> controls Hill Giant
      And <attacker> has attacked Rob with Hill Giant
      When Rob blocks Hill Giant with Deathgazer
      Then the declaration is legal
      And Deathgazer's ability is <where>

      Examples:
        | attacker | does            | where             |
        | Finn     | triggers        | on the stack once |
        | Eve      | doesn't see Eve | not on the stack  |

    @cr:724.2
    Scenario Outline: Rob <does> the monarch when <attacker>'s creature damages him
      Given a team game of Rob, Alex and Carissa against Dana, Eve and Finn
      And the range of influence is 2
      And Rob's range of influence is 1
      And Rob controls four Plains
      And Rob holds Palace Sentinels
      And <attacker> controls Hill Giant
      And Rob has cast Palace Sentinels
      And the stack has resolved
      And play has gone on to <attacker>'s precombat main phase
      And <attacker> has attacked Rob with Hill Giant
      When play goes on to the combat damage step
      Then Rob has 17 life
      When play goes on to <next>'s upkeep
      Then <attacker> has <cards> in hand

      Examples:
        | attacker | next | does         | cards     |
        | Finn     | Rob  | is no longer | two cards |
        | Eve      | Finn | stays        | one card  |

  @cr:801.11
  Rule: An ability that counts blocks counts only creatures within range

    Scenario Outline: Alex's Lairwatch Giant <does> if it blocks <other>
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | moon |
        | Dana    | moon |
      And the range of influence is 1
      And it is Carissa's precombat main phase
      And Alex controls Lairwatch Giant
      And Carissa controls Mons's Goblin Raiders and Eager Cadet
      And Dana controls Memnite
      And Carissa has declared these attacks:
        | attacker              | attacks |
        | Mons's Goblin Raiders | Alex    |
        | Eager Cadet           | Alex    |
        | Memnite               | Rob     |
      When Alex declares these blocks:
        | blocker         | blocks                            |
        | Lairwatch Giant | Mons's Goblin Raiders and <other> |
      Then the declaration is legal
      And Lairwatch Giant is blocking Mons's Goblin Raiders and <other>
      When play goes on to the combat damage step
      Then Lairwatch Giant <has> the keyword first strike

      Examples:
        | other       | does                   | has           |
        | Eager Cadet | counts Carissa's two   | has           |
        | Memnite     | doesn't see Dana's one | does not have |

    Scenario Outline: Carissa's Seifer <does> if <helper>'s Wall of Wood blocks
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | moon |
        | Dana    | moon |
      And the range of influence is 1
      And it is Carissa's precombat main phase
      And Carissa controls Seifer, Balamb Rival and Hill Giant
      And Alex controls Wall of Stone
      And <helper> controls Wall of Wood
      And Carissa has attacked Alex with Hill Giant
      And the stack has resolved
      When Alex declares these blocks:
        | blocker       | blocks     |
        | Wall of Stone | Hill Giant |
        | Wall of Wood  | Hill Giant |
      Then the declaration is legal
      And Hill Giant is blocked by Wall of Stone and Wall of Wood
      When play goes on to the combat damage step
      Then Hill Giant <has> the keyword deathtouch

      Examples:
        | helper | does                  | has           |
        | Alex   | counts Alex's two     | has           |
        | Rob    | doesn't see Rob's one | does not have |

  @cr:801.7
  Rule: Only what an ability speaks of has to be within range

    Scenario Outline: Rob's Pride Guardian triggers as it blocks <attacker>'s creature
      Given a team game of Rob, Alex and Carissa against Dana, Eve and Finn
      And the range of influence is 2
      And Rob's range of influence is 1
      And it is <attacker>'s precombat main phase
      And Rob controls Pride Guardian
      And <attacker> controls Hill Giant
      And <attacker> has attacked Rob with Hill Giant
      When Rob blocks Hill Giant with Pride Guardian
      Then the declaration is legal
      And Pride Guardian's ability is on the stack once
      When the stack resolves
      Then Rob has 23 life

      Examples:
        | attacker |
        | Finn     |
        | Eve      |

    Scenario Outline: Rob's Curse of Vitality notices <attacker>'s attack on cursed <cursed>
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And it is <attacker>'s precombat main phase
      And these permanents are on the battlefield:
        | permanent         | controller | attached to |
        | Curse of Vitality | Rob        | <cursed>    |
        | Grizzly Bears     | <attacker> |             |
      When <attacker> attacks <cursed> with Grizzly Bears
      Then the declaration is legal
      And Curse of Vitality's ability is on the stack once
      When the stack resolves
      Then Rob has 22 life
      And <attacker> has 20 life

      Examples:
        | attacker | cursed |
        | Carissa  | Alex   |
        | Dana     | Eve    |

  @cr:801.7a @cr:801.7
  Rule: Of creatures that enter together, only those that enter within range are seen

    Scenario Outline: Rob's Soul Warden sees <caster>'s creature, not distant <far>'s, enter
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And it is <caster>'s precombat main phase
      And Rob controls Soul Warden
      And <caster> controls three Islands
      And <caster> holds Show and Tell and Grizzly Bears
      And <far> holds Hill Giant
      And <caster> has cast Show and Tell
      And the top of the stack has resolved
      When <caster> chooses Grizzly Bears
      Then this is legal
      When <far> chooses Hill Giant
      Then this is legal
      And Grizzly Bears is on the battlefield
      And Hill Giant is on the battlefield
      And Soul Warden's ability is on the stack once

      Examples:
        | caster | far     |
        | Alex   | Carissa |
        | Eve    | Dana    |

    Scenario: Rob's Genesis Chamber makes a token for Alex, not for distant Carissa
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And it is Alex's precombat main phase
      And Rob controls Genesis Chamber
      And Alex controls three Islands
      And Alex holds Show and Tell and Grizzly Bears
      And Carissa holds Hill Giant
      And Alex has cast Show and Tell
      And the top of the stack has resolved
      And Alex has chosen Grizzly Bears
      When Carissa chooses Hill Giant
      Then this is legal
      And Genesis Chamber's ability is on the stack once
      When the stack resolves
      Then the new Myr Token is called Alex's Myr
      And Alex controls Alex's Myr

    Scenario: Soul Warden sees distant Dana's creature enter under nearby Alex
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent     | controller | owner |
        | Grizzly Bears | Alex       | Dana  |
        | Soul Warden   | Rob        | Rob   |
      And Alex controls Plains
      And Alex holds Cloudshift
      And Alex has cast Cloudshift targeting Grizzly Bears
      When the top of the stack resolves
      Then Alex controls Grizzly Bears
      And Soul Warden's ability is on the stack once

    Scenario: Soul Warden misses Eve's creature, which enters under distant Carissa
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And it is Carissa's upkeep
      And these permanents are on the battlefield:
        | permanent  | controller | owner |
        | Hill Giant | Carissa    | Eve   |
      And Rob controls Soul Warden
      And Carissa controls Plains
      And Carissa holds Cloudshift
      And Carissa has cast Cloudshift targeting Hill Giant
      When the top of the stack resolves
      Then Carissa controls Hill Giant
      And Soul Warden's ability is not on the stack
