@since:2020-06-01
Feature: Declare blockers step: what triggers
  Once blockers have been declared, abilities trigger on the creatures that
  block, on those that have become blocked, and on those that haven't. Some
  count once, others once for each creature.

  @cr:509.1i
  Rule: Block triggers trigger as blockers are declared, if the declaration is legal

    Scenario: An illegal block triggers nothing, and a legal one does
      Given a two-player game between Rob and Alex
      And Rob controls Storm Crow and Grizzly Bears
      And Alex controls Pride Guardian
      And Rob has attacked Alex with Storm Crow and Grizzly Bears
      When Alex blocks Storm Crow with Pride Guardian
      Then the declaration is illegal
      And nothing has changed
      When Alex blocks Grizzly Bears with Pride Guardian
      Then the declaration is legal
      And Pride Guardian's ability is on the stack once
      When the stack resolves
      Then Alex has 23 life

    Scenario: Block triggers of attackers and blockers trigger on one declaration
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Slate Street Ruffian and Murk Dwellers
      And Rob controls Pride Guardian
      And Carissa has attacked Rob with Slate Street Ruffian and Murk Dwellers
      When Rob blocks Slate Street Ruffian with Pride Guardian
      Then the declaration is legal
      When the stack resolves
      Then Rob has 23 life
      And Murk Dwellers is 4/2

    Scenario: A player who doesn't block triggers no ability of their creatures
      Given a two-player game between Rob and Alex
      And Rob controls Grizzly Bears
      And Alex controls Pride Guardian
      And Rob has attacked Alex with Grizzly Bears
      When Alex declares no block
      Then the declaration is legal
      And Pride Guardian's ability is not on the stack

  @cr:509.2
  Rule: After blocks and their triggers, the active player receives priority

    Scenario: After blocks the active player has priority, even after triggers
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears
      And Carissa controls Pride Guardian
      And Alex has attacked Carissa with Grizzly Bears
      When Carissa blocks Grizzly Bears with Pride Guardian
      Then the declaration is legal
      And it is the declare blockers step
      And Alex has priority
      And the stack holds, from the top:
        | object         | controller |
        | Pride Guardian | Carissa    |

    @since:2024-11-08
    Scenario: No player is asked for an order of blockers after blocks
      Given a two-player game between Rob and Alex
      And Rob controls Hill Giant
      And Alex controls Grizzly Bears and Gray Ogre
      And Rob has attacked Alex with Hill Giant
      When Alex blocks Hill Giant with Grizzly Bears and Gray Ogre
      Then the declaration is legal
      And nobody is asked to order blockers
      And Rob has priority

  @cr:509.2a
  Rule: All block triggers go on the stack together, in APNAP order

    Scenario: Each player's block triggers go on the stack in turn order
      Given a free-for-all between Rob, Alex and Carissa
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

    Scenario: "Isn't blocked" can go on the stack before "becomes blocked"
      Given a two-player game between Rob and Alex
      And Rob controls Slate Street Ruffian and Abyssal Nightstalker
      And Alex controls Wall of Wood
      And Rob has attacked Alex with Slate Street Ruffian and Abyssal Nightstalker
      When Alex blocks Slate Street Ruffian with Wall of Wood
      Then the declaration is legal
      When Rob puts the triggers in the order Slate Street Ruffian and Abyssal Nightstalker
      Then this is legal
      And the stack holds, from the top:
        | object               | controller |
        | Abyssal Nightstalker | Rob        |
        | Slate Street Ruffian | Rob        |

  @cr:509.3
  Rule: Block triggers trigger as often as their conditions say

    Scenario: One block of two attackers triggers one ability once, another twice
      Given a two-player game between Rob and Alex
      And Rob controls Grizzly Bears and Hill Giant
      And Alex controls Pride Guardian, Deathgazer and High Ground
      And Rob has attacked Alex with Grizzly Bears and Hill Giant
      When Alex declares these blocks:
        | blocker        | blocks                       |
        | Pride Guardian | Grizzly Bears and Hill Giant |
        | Deathgazer     | Grizzly Bears and Hill Giant |
      Then the declaration is legal
      When the stack resolves
      Then Alex has 23 life
      When play goes on to the end of combat
      When the stack resolves
      Then Hill Giant is in Rob's graveyard

    @cr:509.3c
    Scenario: Slate Street Ruffian doesn't trigger as Gray Ogre becomes blocked
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Slate Street Ruffian and Gray Ogre
      And Carissa controls Wall of Wood
      And Carissa holds Forest
      And Alex has declared these attacks:
        | attacker             | attacks |
        | Slate Street Ruffian | Carissa |
        | Gray Ogre            | Carissa |
      When Carissa blocks Gray Ogre with Wall of Wood
      Then the declaration is legal
      And Slate Street Ruffian is unblocked
      And the stack is empty
      When combat damage is dealt
      Then Carissa has 18 life
      And Carissa has one card in hand

  @cr:509.3a
  Rule: "Whenever a creature blocks" triggers once, however many attackers it blocks

    Scenario: Pride Guardian blocking two attackers triggers once
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Grizzly Bears and Gray Ogre
      And Rob controls Pride Guardian and High Ground
      And Carissa has attacked Rob with Grizzly Bears and Gray Ogre
      When Rob declares these blocks:
        | blocker        | blocks                      |
        | Pride Guardian | Grizzly Bears and Gray Ogre |
      Then the declaration is legal
      When the stack resolves
      Then Rob has 23 life

    Scenario: Another creature's block doesn't trigger Pride Guardian
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears
      And Rob controls Pride Guardian and Wall of Wood
      And Alex has attacked Rob with Grizzly Bears
      When Rob blocks Grizzly Bears with Wall of Wood
      Then the declaration is legal
      And Pride Guardian's ability is not on the stack

    Scenario: An effect that makes Pride Guardian block triggers it
      Given a two-player game between Rob and Alex
      And Rob controls Grizzly Bears and Mountain
      And Rob holds False Orders
      And Alex controls Pride Guardian
      And Rob has attacked Alex with Grizzly Bears
      And play has gone on to the declare blockers step
      When Rob casts False Orders targeting Pride Guardian
      Then this is legal
      When the top of the stack resolves
      When Rob chooses Grizzly Bears
      Then this is legal
      And Pride Guardian is blocking Grizzly Bears
      And Pride Guardian's ability is on the stack once

  @cr:509.3b
  Rule: "Whenever this blocks a creature" triggers once for each attacker it blocks

    Scenario: Brimaz blocking two attackers creates two tokens that block them
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Grizzly Bears and Gray Ogre
      And Rob controls Brimaz, King of Oreskos and High Ground
      And Carissa has attacked Rob with Grizzly Bears and Gray Ogre
      And Rob has declared these blocks:
        | blocker                 | blocks                      |
        | Brimaz, King of Oreskos | Grizzly Bears and Gray Ogre |
      When the stack resolves
      Then the new Cat Soldier tokens are called left Cat Soldier token and right Cat Soldier token
      And left Cat Soldier token is on the battlefield
      And right Cat Soldier token is on the battlefield

    Scenario: Brimaz blocking one of two attackers creates one token
      Given a two-player game between Rob and Alex
      And Rob controls Grizzly Bears and Gray Ogre
      And Alex controls Brimaz, King of Oreskos
      And Rob has attacked Alex with Grizzly Bears and Gray Ogre
      When Alex blocks Gray Ogre with Brimaz, King of Oreskos
      Then the declaration is legal
      And Brimaz, King of Oreskos's ability is on the stack once
      When the stack resolves
      Then the new Cat Soldier token is called Cat Soldier token
      And Cat Soldier token is blocking Gray Ogre
      And Grizzly Bears is unblocked

    Scenario: False Orders that moves Brimaz to another attacker triggers it again
      Given a two-player game between Rob and Alex
      And Rob controls Grizzly Bears, Gray Ogre and Mountain
      And Rob holds False Orders
      And Alex controls Brimaz, King of Oreskos
      And Rob has attacked Alex with Grizzly Bears and Gray Ogre
      And Alex has blocked Gray Ogre with Brimaz, King of Oreskos
      And the top of the stack has resolved
      When Rob casts False Orders targeting Brimaz, King of Oreskos
      Then this is legal
      When the top of the stack resolves
      When Rob chooses Grizzly Bears
      Then this is legal
      And Brimaz, King of Oreskos's ability is on the stack once

    @cr:603.5
    Scenario: Aetherplasm that has died is no longer exchanged for another blocker
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Hill Giant and Mountain
      And Rob holds Shock
      And Alex controls Aetherplasm
      And Alex holds Craw Wurm
      And Rob has attacked Alex with Hill Giant
      And Alex has blocked Hill Giant with Aetherplasm
      And Rob has cast Shock targeting Aetherplasm
      When the top of the stack resolves
      Then Aetherplasm is in Alex's graveyard
      When the top of the stack resolves
      And Alex agrees
      Then this is legal
      And nobody is asked to choose
      And Aetherplasm is in Alex's graveyard
      And Craw Wurm is in Alex's hand

  @cr:509.3c
  Rule: An effect that makes an unblocked creature blocked triggers "becomes blocked"

    Scenario: Curtain of Light makes Slate Street Ruffian blocked and triggers it
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Slate Street Ruffian
      And Rob controls two Plains
      And Rob holds Curtain of Light and Forest
      And Alex has attacked Rob with Slate Street Ruffian
      And play has gone on to the declare blockers step
      When Rob casts Curtain of Light targeting Slate Street Ruffian
      Then this is legal
      When the top of the stack resolves
      Then Slate Street Ruffian is blocked
      And Slate Street Ruffian's ability is on the stack once
      When combat damage is dealt
      Then Rob has 20 life

    Scenario: Curtain of Light can't target an attacker that is blocked already
      Given a two-player game between Rob and Alex
      And Rob controls Slate Street Ruffian and Grizzly Bears
      And Alex controls Wall of Wood and two Plains
      And Alex holds Curtain of Light
      And Rob has attacked Alex with Slate Street Ruffian and Grizzly Bears
      And Alex has blocked Slate Street Ruffian with Wall of Wood
      When Alex casts Curtain of Light targeting Slate Street Ruffian
      Then this is illegal
      And nothing has changed
      When Alex casts Curtain of Light targeting Grizzly Bears
      Then this is legal
      When the top of the stack resolves
      Then Grizzly Bears is blocked

  @cr:509.3d
  Rule: "Becomes blocked by a creature" triggers for each blocker

    Scenario: Deathgazer destroys each of two nonblack creatures that block it
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Deathgazer
      And Carissa controls Wall of Stone and Wall of Wood
      And Alex has attacked Carissa with Deathgazer
      And Carissa has blocked Deathgazer with Wall of Stone and Wall of Wood
      When the stack resolves
      When play goes on to the end of combat
      Then Wall of Stone is on the battlefield
      When the stack resolves
      Then Wall of Stone is in Carissa's graveyard
      And Wall of Wood is in Carissa's graveyard

    Scenario: A token that enters blocking Deathgazer triggers it
      Given a two-player game between Rob and Alex
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

    Scenario: Curtain of Light makes Deathgazer blocked but triggers nothing
      Given a two-player game between Rob and Alex
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

    Scenario: Deathgazer triggers if False Orders makes a creature block it
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Deathgazer and Mountain
      And Carissa holds False Orders
      And Rob controls Wall of Stone
      And Carissa has attacked Rob with Deathgazer
      And play has gone on to the declare blockers step
      When Carissa casts False Orders targeting Wall of Stone
      Then this is legal
      When the top of the stack resolves
      When Carissa chooses Deathgazer
      Then this is legal
      And Deathgazer is blocked by Wall of Stone
      And Deathgazer's ability is on the stack once

    Scenario: A borrowed creature that blocks Deathgazer triggers it
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Deathgazer
      And these permanents are on the battlefield:
        | permanent     | controller | owner   | attached to   |
        | Wall of Stone | Carissa    | Rob     |               |
        | Control Magic | Carissa    | Carissa | Wall of Stone |
      And Alex has attacked Carissa with Deathgazer
      When Carissa blocks Deathgazer with Wall of Stone
      Then the declaration is legal
      And Deathgazer's ability is on the stack once

  @cr:509.3e
  Rule: "Blocks two or more creatures" triggers if so many are blocked

    Scenario: Lairwatch Giant that blocks two attackers gains first strike
      Given a two-player game between Rob and Alex
      And Rob controls Grizzly Bears and Gray Ogre
      And Alex controls Lairwatch Giant
      And Rob has attacked Alex with Grizzly Bears and Gray Ogre
      When Alex declares these blocks:
        | blocker         | blocks                      |
        | Lairwatch Giant | Grizzly Bears and Gray Ogre |
      Then the declaration is legal
      When the stack resolves
      Then Lairwatch Giant has the keyword first strike

    Scenario: Lairwatch Giant that blocks one of two attackers doesn't trigger
      Given a two-player game between Rob and Alex
      And Rob controls Grizzly Bears and Gray Ogre
      And Alex controls Lairwatch Giant
      And Rob has attacked Alex with Grizzly Bears and Gray Ogre
      When Alex blocks Gray Ogre with Lairwatch Giant
      Then the declaration is legal
      And Lairwatch Giant's ability is not on the stack
      And Lairwatch Giant does not have the keyword first strike

    Scenario: Lairwatch Giant that blocks three attackers triggers once
      Given a free-for-all between Rob, Alex and Carissa
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

    @cr:702.22h
    Scenario: An effect that makes Lairwatch Giant block a band triggers it
      Given a two-player game between Rob and Alex
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
      When Rob chooses Grizzly Bears
      Then this is legal
      And Lairwatch Giant is blocking Benalish Hero and Grizzly Bears
      And Lairwatch Giant's ability is on the stack once

    Scenario: An attacker that two creatures block triggers Seifer once
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Seifer, Balamb Rival, Hill Giant and Gray Ogre
      And Carissa controls Wall of Stone, Wall of Wood and Wall of Air
      And Alex has declared these attacks:
        | attacker   | attacks |
        | Hill Giant | Carissa |
        | Gray Ogre  | Carissa |
      And Alex has chosen Wall of Wood
      And the stack has resolved
      When Carissa declares these blocks:
        | blocker       | blocks     |
        | Wall of Stone | Hill Giant |
        | Wall of Wood  | Hill Giant |
        | Wall of Air   | Gray Ogre  |
      Then the declaration is legal
      When the top of the stack resolves
      Then Hill Giant has the keyword deathtouch
      And the stack is empty
      And Gray Ogre does not have the keyword deathtouch

    Scenario: A token that enters as the second blocker triggers Seifer
      Given a two-player game between Rob and Alex
      And Rob controls Seifer, Balamb Rival and Hill Giant
      And Alex controls Brimaz, King of Oreskos
      And Rob has attacked Alex with Hill Giant
      And the stack has resolved
      And Alex has blocked Hill Giant with Brimaz, King of Oreskos
      When the top of the stack resolves
      Then the new Cat Soldier token is called Cat Soldier token
      And Hill Giant is blocked by Brimaz, King of Oreskos and Cat Soldier token
      When the stack resolves
      Then Hill Giant has the keyword deathtouch

    Scenario: A single blocker doesn't trigger Seifer, two on one attacker do
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Seifer, Balamb Rival, Hill Giant and Gray Ogre
      And Rob controls Wall of Stone, Wall of Wood and Wall of Air
      And Alex has attacked Rob with Hill Giant and Gray Ogre
      And Alex has chosen Wall of Wood
      And the stack has resolved
      When Rob declares these blocks:
        | blocker       | blocks     |
        | Wall of Stone | Hill Giant |
        | Wall of Wood  | Gray Ogre  |
        | Wall of Air   | Gray Ogre  |
      Then the declaration is legal
      When play goes on to the combat damage step
      Then Gray Ogre has the keyword deathtouch
      And Hill Giant does not have the keyword deathtouch

    Scenario: A second blocker, a token, triggers Carissa's Seifer
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Seifer, Balamb Rival and Hill Giant
      And Rob controls Brimaz, King of Oreskos
      And Carissa has attacked Rob with Hill Giant
      And the stack has resolved
      And Rob has blocked Hill Giant with Brimaz, King of Oreskos
      When the top of the stack resolves
      Then the new Cat Soldier token is called Cat Soldier token
      And Hill Giant is blocked by Brimaz, King of Oreskos and Cat Soldier token
      When the stack resolves
      Then Hill Giant has the keyword deathtouch

  @since:2024-06-07 @cr:509.3e
  Rule: "Becomes blocked by two or more creatures" triggers on more as well

    Scenario: Three blockers of one attacker trigger Seifer's ability as two do
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Seifer, Balamb Rival and Hill Giant
      And Rob controls Wall of Stone, Wall of Wood and Wall of Air
      And Alex has attacked Rob with Hill Giant
      And Alex has chosen Wall of Wood
      And the stack has resolved
      When Rob declares these blocks:
        | blocker       | blocks     |
        | Wall of Stone | Hill Giant |
        | Wall of Wood  | Hill Giant |
        | Wall of Air   | Hill Giant |
      Then the declaration is legal
      When the stack resolves
      Then Hill Giant has the keyword deathtouch

    @since:2024-11-08 @cr:603.2e
    Scenario: A third blocker, a token, doesn't trigger Seifer's ability again
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Seifer, Balamb Rival and Hill Giant
      And Rob controls Wall of Stone, Wall of Wood and three Forests
      And Rob holds Flash Foliage
      And Alex has attacked Rob with Hill Giant
      And Alex has chosen Wall of Wood
      And the stack has resolved
      And Rob has declared these blocks:
        | blocker       | blocks     |
        | Wall of Stone | Hill Giant |
        | Wall of Wood  | Hill Giant |
      When the stack resolves
      Then Hill Giant has the keyword deathtouch
      When Rob casts Flash Foliage targeting Hill Giant
      Then this is legal
      When the top of the stack resolves
      Then the new Saproling Token is called Saproling
      And Hill Giant is blocked by Wall of Stone, Wall of Wood and Saproling
      And the stack is empty

    @since:2024-11-08 @cr:603.2e
    Scenario: Once one of two has gone, a new second blocker triggers Seifer again
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Seifer, Balamb Rival and Hill Giant
      And Rob controls Wall of Stone, Wall of Wood, three Forests and Island
      And Rob holds Flash Foliage and Unsummon
      And Alex has attacked Rob with Hill Giant
      And Alex has chosen Wall of Wood
      And the stack has resolved
      And Rob has declared these blocks:
        | blocker       | blocks     |
        | Wall of Stone | Hill Giant |
        | Wall of Wood  | Hill Giant |
      And the stack has resolved
      And Rob has cast Unsummon targeting Wall of Wood
      And the stack has resolved
      When Rob casts Flash Foliage targeting Hill Giant
      Then this is legal
      When the top of the stack resolves
      Then the new Saproling Token is called Saproling
      And Hill Giant is blocked by Wall of Stone and Saproling
      And Seifer, Balamb Rival's ability is on the stack once

    @since:2026-01-16
    Scenario: Seifer triggers for no attacker whose planeswalker has left
      Given a two-player game between Rob and Carissa
      And Rob controls Seifer, Balamb Rival, Grizzly Bears and Mountain
      And Rob holds Lightning Bolt
      And Carissa controls Jace Beleren, Hill Giant and Gray Ogre
      And Rob has attacked Jace Beleren with Grizzly Bears
      And Rob has cast Lightning Bolt targeting Jace Beleren
      And the stack has resolved
      When Carissa declares these blocks:
        | blocker    | blocks        |
        | Hill Giant | Grizzly Bears |
        | Gray Ogre  | Grizzly Bears |
      Then the declaration is legal
      And Seifer, Balamb Rival's ability is not on the stack

  @cr:509.3f
  Rule: A block trigger looks at a creature as it begins to block or becomes blocked

    @example
    Scenario: A black blocker that becomes red later doesn't trigger Deathgazer
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Deathgazer and Mountain
      And Alex holds Crimson Wisps
      And Rob controls Scathe Zombies
      And Alex has attacked Rob with Deathgazer
      And Rob has blocked Deathgazer with Scathe Zombies
      When Alex casts Crimson Wisps targeting Scathe Zombies
      Then this is legal
      When the top of the stack resolves
      Then Scathe Zombies is of the color red
      And Deathgazer's ability is not on the stack

    Scenario: A black creature that becomes red before it blocks triggers Deathgazer
      Given a two-player game between Rob and Alex
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

    Scenario: A black attacker that becomes red later doesn't trigger Deathgazer
      Given a free-for-all between Rob, Alex and Carissa
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

  @cr:509.3g
  Rule: "Attacks and isn't blocked" triggers if no blocker is declared for the attacker

    Scenario: Only the unblocked one of two Abyssal Nightstalkers triggers
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls first Abyssal Nightstalker and second Abyssal Nightstalker
      And Carissa controls Wall of Wood
      And Carissa holds two Forests
      And Alex has attacked Carissa with first Abyssal Nightstalker and second Abyssal Nightstalker
      When Carissa blocks second Abyssal Nightstalker with Wall of Wood
      Then the declaration is legal
      And first Abyssal Nightstalker's ability is on the stack once
      And second Abyssal Nightstalker's ability is not on the stack
      When the stack resolves
      Then Carissa has one card in hand

    Scenario Outline: With two players, Murk Dwellers that entered attacking <does>
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Yore-Tiller Nephilim
      And Alex's graveyard holds Murk Dwellers
      And Rob controls Wall of Wood
      And Alex has attacked Rob with Yore-Tiller Nephilim
      And the top of the stack has resolved
      When Rob blocks <blocked> with Wall of Wood
      Then the declaration is legal
      When play goes on to the combat damage step
      Then Rob has <life> life

      Examples:
        | blocked              | does        | life |
        | Yore-Tiller Nephilim | grows       | 16   |
        | Murk Dwellers        | stays small | 18   |

    Scenario: Murk Dwellers that entered attacking triggers if it isn't blocked
      Given a free-for-all between Rob, Alex and Carissa
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

    Scenario Outline: Murk Dwellers that attacks a planeswalker <grows> if <so>
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Murk Dwellers
      And these permanents are on the battlefield:
        | permanent    | controller | counters  |
        | Jace Beleren | Rob        | 6 loyalty |
        | Wall of Wood | Rob        |           |
      And Alex has attacked Jace Beleren with Murk Dwellers
      When Rob <declares>
      Then the declaration is legal
      And Murk Dwellers's ability is <triggered>
      When combat damage is dealt
      Then Jace Beleren has <loyalty> loyalty counters
      And Rob has 20 life

      Examples:
        | so        | grows        | declares                               | triggered         | loyalty |
        | unblocked | grows        | declares no block                      | on the stack once | 2       |
        | blocked   | doesn't grow | blocks Murk Dwellers with Wall of Wood | not on the stack  | 6       |

    Scenario: Each of two attackers of one planeswalker triggers alone if unblocked
      Given a team game of Rob and Dana against Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls first Murk Dwellers, second Murk Dwellers and Abyssal Nightstalker
      And these permanents are on the battlefield:
        | permanent    | controller | counters  |
        | Jace Beleren | Dana       | 7 loyalty |
        | Wall of Wood | Dana       |           |
      And Dana holds Forest
      And Carissa has attacked Jace Beleren with first Murk Dwellers, second Murk Dwellers and Abyssal Nightstalker
      When Dana blocks second Murk Dwellers with Wall of Wood
      Then the declaration is legal
      And second Murk Dwellers's ability is not on the stack
      When combat damage is dealt
      Then Forest is in Dana's graveyard
      And Jace Beleren has 1 loyalty counter

    Scenario: An attacker whose blockers have all left doesn't trigger as unblocked
      Given a free-for-all between Rob, Alex and Carissa
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
      Then Alex has 20 life

    Scenario: Each unblocked Nightstalker makes its own defending player discard
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls first Abyssal Nightstalker and second Abyssal Nightstalker
      And Alex controls Wall of Wood
      And Alex holds Forest
      And Carissa holds Swamp
      And Rob has declared these attacks:
        | attacker                    | attacks |
        | first Abyssal Nightstalker  | Alex    |
        | second Abyssal Nightstalker | Carissa |
      When Alex blocks first Abyssal Nightstalker with Wall of Wood
      Then the declaration is legal
      When the stack resolves
      Then Swamp is in Carissa's graveyard
      And Forest is in Alex's hand
