@since:2020-06-01
Feature: Untap step
  Whoever begins a turn untaps what is theirs to use, whoever owns it.

  @cr:502.3
  Rule: Only permanents that the active player controls untap

    Scenario: A creature untaps in its controller's untap step, not its owner's
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's end step
      And these permanents are on the battlefield:
        | permanent  | controller | owner | tapped |
        | Hill Giant | Alex       | Rob   | yes    |
        | Gray Ogre  | Rob        | Alex  | yes    |
      When play goes on to Rob's upkeep
      Then Hill Giant is tapped
      And Gray Ogre is untapped
      When play goes on to Alex's upkeep
      Then Hill Giant is untapped

    Scenario: An exerted creature untaps in its player's untap step after the next
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Hooded Brawler and Grizzly Bears
      And Carissa has attacked Rob with Hooded Brawler and Grizzly Bears
      When Carissa agrees
      Then this is legal
      When play goes on to Alex's upkeep
      Then Hooded Brawler is tapped
      And Grizzly Bears is tapped
      When play goes on to Carissa's upkeep
      Then Hooded Brawler is tapped
      And Grizzly Bears is untapped
      When play goes on to Rob's upkeep
      Then Hooded Brawler is tapped
      When play goes on to Carissa's upkeep
      Then Hooded Brawler is untapped

    Scenario: An exerted creature that Rob takes over untaps in Rob's untap step
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Hooded Brawler
      And Rob controls Vedalken Orrery and four Islands
      And Rob holds Control Magic
      And Carissa has attacked Alex with Hooded Brawler
      When Carissa agrees
      Then this is legal
      When Rob casts Control Magic targeting Hooded Brawler
      Then this is legal
      When the stack resolves
      Then Rob controls Hooded Brawler
      And Hooded Brawler is tapped
      When play goes on to Rob's upkeep
      Then Hooded Brawler is untapped

    Scenario: A borrowed creature that Carissa exerted untaps once Alex has it again
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls three Mountains
      And Carissa holds Act of Treason
      And Alex controls Hooded Brawler
      And Carissa has cast Act of Treason targeting Hooded Brawler
      And the stack has resolved
      And Carissa has attacked Rob with Hooded Brawler
      When Carissa agrees
      Then this is legal
      When play goes on to Rob's upkeep
      Then Alex controls Hooded Brawler
      And Hooded Brawler is tapped
      When play goes on to Alex's upkeep
      Then Hooded Brawler is untapped

  @cr:502.4 @cr:503.1a
  Rule: An ability that triggers in the untap step waits until the upkeep

    Scenario: Oreskos Sun Guide's trigger is put on the stack in the upkeep
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's end step
      And these permanents are on the battlefield:
        | permanent         | controller | tapped |
        | Oreskos Sun Guide | Alex       | yes    |
      When everybody passes
      Then it is Alex's turn
      And it is the upkeep
      And Oreskos Sun Guide is untapped
      And Oreskos Sun Guide's ability is on the stack once
      And Alex has 20 life
      When the top of the stack resolves
      Then Alex has 22 life

    Scenario: A permanent that was untapped before doesn't become untapped
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's end step
      And Alex controls Oreskos Sun Guide
      When everybody passes
      Then it is Alex's turn
      And it is the upkeep
      And the stack is empty
      And Alex has 20 life

  @cr:502.1 @cr:702.26a
  Rule: Permanents phase in and out before permanents untap

    Scenario: A creature with phasing phases out in every other untap step
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's end step
      And Alex controls Sandbar Crocodile
      When play goes on to Alex's precombat main phase
      And Alex attacks Rob with Sandbar Crocodile
      Then the declaration is illegal
      And nothing has changed
      When play goes on to Alex's upkeep
      And play goes on to the precombat main phase
      And Alex attacks Rob with Sandbar Crocodile
      Then the declaration is legal
      And Sandbar Crocodile is attacking Rob

    Scenario: Creatures phase out only in their controller's untap step
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's end step
      And Carissa controls Sandbar Crocodile
      And Rob controls Mountain
      And Rob holds Shock
      And play has gone on to Alex's precombat main phase
      When Rob casts Shock targeting Sandbar Crocodile
      Then this is legal
      And Shock is on the stack
      When play goes on to Carissa's upkeep
      And play goes on to the precombat main phase
      And Carissa attacks Rob with Sandbar Crocodile
      Then the declaration is illegal
      And nothing has changed

    @cr:502.3
    Scenario: A creature that Reality Ripple phased out returns and untaps
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Rob controls two Islands
      And Rob holds Reality Ripple
      And these permanents are on the battlefield:
        | permanent  | controller | tapped |
        | Hill Giant | Alex       | yes    |
      And Rob has cast Reality Ripple targeting Hill Giant
      And the stack has resolved
      When play goes on to Alex's upkeep
      Then Hill Giant is untapped
      And Hill Giant is 3/3
      When Alex attacks Carissa with Hill Giant
      Then the declaration is legal
      And Hill Giant is attacking Carissa

    Scenario: A phased-out creature can't be the target of a spell
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls two Islands and two Mountains
      And Rob holds Reality Ripple, Lightning Bolt and Shock
      And Carissa controls Hill Giant
      And Rob has cast Reality Ripple targeting Hill Giant
      And the stack has resolved
      When Rob casts Lightning Bolt targeting Hill Giant
      Then this is illegal
      And nothing has changed
      When play goes on to Carissa's upkeep
      And Rob casts Lightning Bolt targeting Hill Giant
      Then this is legal
      When the stack resolves
      Then Hill Giant is in Carissa's graveyard

    Scenario: A creature with phasing that Reality Ripple phased out stays in
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls two Islands
      And Alex holds Reality Ripple
      And Rob controls Sandbar Crocodile
      And Alex has cast Reality Ripple targeting Sandbar Crocodile
      And the stack has resolved
      When play goes on to Rob's precombat main phase
      And Rob attacks Alex with Sandbar Crocodile
      Then the declaration is legal
      And Sandbar Crocodile is attacking Alex

    @cr:702.26g
    Scenario: An Aura phases out and in with the creature it enchants
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls two Islands
      And Carissa holds Reality Ripple
      And these permanents are on the battlefield:
        | permanent  | controller | attached to |
        | Hill Giant | Alex       |             |
        | Pacifism   | Rob        | Hill Giant  |
        | Gray Ogre  | Alex       |             |
      And Carissa has cast Reality Ripple targeting Hill Giant
      And the stack has resolved
      When play goes on to Alex's precombat main phase
      And Alex attacks Rob with Hill Giant
      Then the declaration is illegal
      And Pacifism is on the battlefield
      When Alex attacks Rob with Gray Ogre
      Then the declaration is legal
      And Gray Ogre is attacking Rob

    @cr:614.10 @cr:500.11
    Scenario: Nothing phases in while its controller's untap step is skipped
      Given a two-player game between Rob and Alex
      And it is Rob's precombat main phase
      And Rob controls nine Islands
      And Rob holds Reality Ripple
      And these permanents are on the battlefield:
        | permanent       | controller | face down |
        | Brine Elemental | Rob        | yes       |
        | Hill Giant      | Alex       |           |
      And Rob has cast Reality Ripple targeting Hill Giant
      And the stack has resolved
      And Rob has turned Brine Elemental face up
      And the stack has resolved
      When play goes on to Alex's precombat main phase
      And Alex attacks Rob with Hill Giant
      Then the declaration is illegal
      And nothing has changed

    Scenario: Rob's creature that Alex controls phases in in Alex's untap step
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls four Islands and two Mountains
      And Carissa holds Reality Ripple, Lightning Bolt and Shock
      And these permanents are on the battlefield:
        | permanent  | controller | owner |
        | Hill Giant | Alex       | Rob   |
      And Carissa has cast Reality Ripple targeting Hill Giant
      And the stack has resolved
      And play has gone on to Rob's precombat main phase
      When Carissa casts Lightning Bolt targeting Hill Giant
      Then this is illegal
      And nothing has changed
      When play goes on to Alex's upkeep
      And Carissa casts Lightning Bolt targeting Hill Giant
      Then this is legal
      When the stack resolves
      Then Hill Giant is in Rob's graveyard

    Scenario: Alex's Sandbar Crocodile that Rob owns stays phased out in Rob's turn
      Given a two-player game between Rob and Alex
      And it is Rob's end step
      And Alex controls two Mountains
      And Alex holds first Shock and second Shock
      And these permanents are on the battlefield:
        | permanent         | controller | owner |
        | Sandbar Crocodile | Alex       | Rob   |
      And play has gone on to Alex's upkeep
      When play goes on to Rob's precombat main phase
      And Alex casts first Shock targeting Sandbar Crocodile
      Then this is illegal
      And nothing has changed
      When play goes on to Alex's precombat main phase
      And Alex attacks Rob with Sandbar Crocodile
      Then the declaration is legal
      And Sandbar Crocodile is attacking Rob

    @cr:614.10 @cr:500.11
    Scenario: In a skipped untap step nothing phases out either
      Given a two-player game between Rob and Alex
      And it is Rob's precombat main phase
      And Rob controls seven Islands
      And these permanents are on the battlefield:
        | permanent         | controller | face down |
        | Brine Elemental   | Rob        | yes       |
        | Sandbar Crocodile | Alex       |           |
      And Rob has turned Brine Elemental face up
      And the stack has resolved
      When play goes on to Alex's precombat main phase
      And Alex attacks Rob with Sandbar Crocodile
      Then the declaration is legal
      And Sandbar Crocodile is attacking Rob

    @cr:805.4
    Scenario Outline: In 2HG, <player>'s Sandbar Crocodile phases out as the team's turn begins
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's end step
      And <player> controls Sandbar Crocodile
      When play goes on to Rob's precombat main phase
      And <player> attacks Dana with Sandbar Crocodile
      Then the declaration is illegal
      And nothing has changed

      Examples:
        | player |
        | Rob    |
        | Alex   |

    Scenario: A token that was phased out returns in its controller's untap step
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls two Islands
      And Carissa holds Reality Ripple
      And Rob controls Beast Token
      And Carissa has cast Reality Ripple targeting Beast Token
      And the stack has resolved
      When play goes on to Rob's precombat main phase
      And Rob attacks Alex with Beast Token
      Then the declaration is legal
      And Beast Token is attacking Alex

  @cr:502.2 @since:2024-06-07
  Rule: Night falls after a turn without a spell, and day breaks after two

    Scenario: Night falls after a turn whose player has cast no spell
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls three Mountains
      And Rob holds Brimstone Vandal
      And Rob has cast Brimstone Vandal
      And the stack has resolved
      When play goes on to Alex's upkeep
      Then Brimstone Vandal's ability is not on the stack
      When play goes on to Carissa's upkeep
      Then Brimstone Vandal's ability is on the stack once
      When the top of the stack resolves
      Then Rob has 20 life
      And Alex has 19 life
      And Carissa has 19 life
      When play goes on to Rob's upkeep
      Then Brimstone Vandal's ability is not on the stack

    @cr:730.1
    Scenario: A turn without spells brings no night before it has become day
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Mountain
      And Rob holds Shock
      And Carissa controls three Mountains
      And Carissa holds Brimstone Vandal
      And Rob has cast Shock targeting Alex
      And the stack has resolved
      And play has gone on to Alex's precombat main phase
      And play has gone on to Carissa's precombat main phase
      And Carissa has cast Brimstone Vandal
      And the stack has resolved
      When play goes on to Rob's upkeep
      Then Brimstone Vandal's ability is not on the stack
      When play goes on to Alex's upkeep
      Then Brimstone Vandal's ability is on the stack once
      When the stack resolves
      Then Rob has 19 life
      And Alex has 17 life
      And Carissa has 20 life

    Scenario: Other players' spells don't keep night from falling
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls five Mountains
      And Rob holds Brimstone Vandal and first Shock
      And Carissa controls Mountain
      And Carissa holds second Shock
      And Rob has cast Brimstone Vandal
      And the stack has resolved
      And play has gone on to Alex's upkeep
      And Rob has cast first Shock targeting Carissa
      And Carissa has cast second Shock targeting Rob
      When the stack resolves
      And play goes on to Carissa's upkeep
      Then Brimstone Vandal's ability is on the stack once

    Scenario: Three spells of the active player end the night as two do
      Given a two-player game between Rob and Alex
      And Rob controls three Mountains
      And Rob holds Brimstone Vandal and three Shocks
      And Rob has cast Brimstone Vandal
      And the stack has resolved
      And play has gone on to Rob's upkeep
      And the stack has resolved
      And play has gone on to Alex's upkeep
      When play goes on to Rob's upkeep
      And Rob casts first Shock targeting Alex
      Then this is legal
      When Rob casts second Shock targeting Alex
      Then this is legal
      When Rob casts third Shock targeting Alex
      Then this is legal
      When play goes on to Alex's upkeep
      Then Brimstone Vandal's ability is on the stack once

    Scenario: An opponent's spell in a player's turn doesn't keep night from falling
      Given a two-player game between Rob and Alex
      And Rob controls four Islands and four Mountains
      And Rob holds Firmament Sage and Shock
      And Rob has cast Firmament Sage
      And the stack has resolved
      And play has gone on to Alex's upkeep
      And Rob has cast Shock targeting Alex
      And the stack has resolved
      When play goes on to Rob's upkeep
      Then Firmament Sage's ability is on the stack once

    Scenario: A spell in the end step counts for the turn that is ending
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls four Islands and four Mountains
      And Alex holds Firmament Sage and Shock
      And Alex has cast Firmament Sage
      And the stack has resolved
      And play has gone on to Alex's end step
      And Alex has cast Shock targeting Rob
      And the stack has resolved
      When play goes on to Rob's upkeep
      Then Firmament Sage's ability is not on the stack
      When play goes on to Alex's upkeep
      Then Firmament Sage's ability is on the stack once

    Scenario: Day breaks after two spells of a turn's player, not after one
      Given a two-player game between Rob and Alex
      And Rob controls three Mountains
      And Rob holds Brimstone Vandal and three Shocks
      And Rob has cast Brimstone Vandal
      And the stack has resolved
      And play has gone on to Rob's upkeep
      And the stack has resolved
      And Rob has cast first Shock targeting Alex
      And the stack has resolved
      When play goes on to Alex's upkeep
      Then Brimstone Vandal's ability is not on the stack
      When play goes on to Rob's upkeep
      And Rob casts second Shock targeting Alex
      Then this is legal
      When Rob casts third Shock targeting Alex
      Then this is legal
      When play goes on to Alex's upkeep
      Then Brimstone Vandal's ability is on the stack once
      And Alex has 13 life

    Scenario: A single spell of the turn's player doesn't end the night
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls four Islands
      And Carissa holds Firmament Sage
      And Alex controls two Mountains
      And Alex holds Shock and Lightning Bolt
      And Carissa has cast Firmament Sage
      And the stack has resolved
      And play has gone on to Alex's upkeep
      And the stack has resolved
      And Alex has cast Shock targeting Rob
      And the stack has resolved
      When play goes on to Carissa's upkeep
      Then Firmament Sage's ability is not on the stack
      And Rob has 18 life

    Scenario: One spell each of two players doesn't bring the day
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls four Mountains
      And Rob holds Brimstone Vandal and Shock
      And Carissa controls Mountain
      And Carissa holds Lightning Bolt
      And Rob has cast Brimstone Vandal
      And the stack has resolved
      And play has gone on to Carissa's upkeep
      And the stack has resolved
      And Carissa has cast Lightning Bolt targeting Alex
      And Rob has cast Shock targeting Alex
      When play goes on to Rob's upkeep
      Then Brimstone Vandal's ability is not on the stack
      And Alex has 14 life

    Scenario: Before the first day, a turn without a spell doesn't bring night
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's end step
      And Alex controls three Mountains
      And Alex holds Brimstone Vandal
      And play has gone on to Alex's precombat main phase
      And Alex has cast Brimstone Vandal
      And the stack has resolved
      When play goes on to Carissa's upkeep
      Then Brimstone Vandal's ability is not on the stack
      When play goes on to Rob's upkeep
      Then Brimstone Vandal's ability is on the stack once

    Scenario: In a two-player game, turns before the first day don't count
      Given a two-player game between Rob and Alex
      And it is Alex's end step
      And Rob controls four Islands
      And Rob holds Firmament Sage
      And play has gone on to Rob's precombat main phase
      And Rob has cast Firmament Sage
      And the stack has resolved
      When play goes on to Alex's upkeep
      Then Firmament Sage's ability is not on the stack
      When play goes on to Rob's upkeep
      Then Firmament Sage's ability is on the stack once

    Scenario: A creature that has just phased in sees night fall
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls three Mountains
      And Rob holds Brimstone Vandal
      And Alex controls two Islands
      And Alex holds Reality Ripple
      And Rob has cast Brimstone Vandal
      And the stack has resolved
      And play has gone on to Alex's precombat main phase
      And Alex has cast Reality Ripple targeting Brimstone Vandal
      And the stack has resolved
      When play goes on to Rob's upkeep
      Then Brimstone Vandal is on the battlefield
      And Brimstone Vandal's ability is on the stack once

    Scenario: A player who phases a creature out lets it return before night falls
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls six Islands
      And Alex holds Firmament Sage and Reality Ripple
      And Alex has cast Firmament Sage
      And the stack has resolved
      And play has gone on to Rob's upkeep
      And Alex has cast Reality Ripple targeting Firmament Sage
      And the stack has resolved
      When play goes on to Alex's upkeep
      Then Firmament Sage's ability is on the stack once

  @cr:502.2a @since:2024-06-07
  Rule: With shared team turns, what each member of the team has cast counts

    Scenario: In Two-Headed Giant, one member's spell keeps night from falling
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls three Mountains
      And Rob holds Brimstone Vandal
      And Dana controls Mountain
      And Dana holds Shock
      And Rob has cast Brimstone Vandal
      And the stack has resolved
      And play has gone on to Dana's upkeep
      And Dana has cast Shock targeting Rob
      And the stack has resolved
      When play goes on to Rob's upkeep
      Then Brimstone Vandal's ability is not on the stack
      When play goes on to Carissa's upkeep
      Then Brimstone Vandal's ability is on the stack once

    Scenario: In Two-Headed Giant, one spell of each member doesn't bring the day
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls three Mountains
      And Carissa holds Brimstone Vandal and Shock
      And Dana controls Mountain
      And Dana holds Lightning Bolt
      And Carissa has cast Brimstone Vandal
      And the stack has resolved
      And play has gone on to Carissa's upkeep
      And the stack has resolved
      And Carissa has cast Shock targeting Rob
      And Dana has cast Lightning Bolt targeting Rob
      And the stack has resolved
      When play goes on to Rob's upkeep
      Then Brimstone Vandal's ability is not on the stack

    Scenario: In Two-Headed Giant, two spells of one member bring the day
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls three Mountains
      And Carissa holds Brimstone Vandal
      And Dana controls two Mountains
      And Dana holds Shock and Lightning Bolt
      And Carissa has cast Brimstone Vandal
      And the stack has resolved
      And play has gone on to Dana's upkeep
      And the stack has resolved
      And Dana has cast Shock targeting Rob
      And Dana has cast Lightning Bolt targeting Rob
      And the stack has resolved
      When play goes on to Rob's upkeep
      Then Brimstone Vandal's ability is on the stack once

    Scenario: In 2HG, the starting team's one spell each doesn't bring the day
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Alex controls four Islands and first Mountain
      And Alex holds Firmament Sage and Lightning Bolt
      And Rob controls second Mountain
      And Rob holds Shock
      And Alex has cast Firmament Sage
      And the stack has resolved
      And play has gone on to Alex's upkeep
      And the stack has resolved
      And Rob has cast Shock targeting Dana
      And Alex has cast Lightning Bolt targeting Dana
      And the stack has resolved
      When play goes on to Dana's upkeep
      Then Firmament Sage's ability is not on the stack
