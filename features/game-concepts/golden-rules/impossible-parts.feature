@since:2020-06-01
Feature: Golden rules: impossible parts
  Of what somebody is told to do, the part that cannot be done is left out and
  the rest is done; nothing else comes of it unless the card says so. A price
  is no such instruction: what cannot be paid for is not had.

  @cr:101.3
  Rule: Players ignore the impossible part of an instruction and do the rest

    @also:2006-10-01
    Scenario: Innocent Blood skips a player without creatures; the others sacrifice
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Alex's Grizzly Bears and Swamp
      And Carissa controls Carissa's Grizzly Bears
      And Rob controls Forest
      And Alex holds Innocent Blood
      When Alex casts Innocent Blood
      Then this is legal
      When the stack resolves
      Then Alex's Grizzly Bears is in Alex's graveyard
      And Carissa's Grizzly Bears is in Carissa's graveyard
      And Forest is on the battlefield
      And Rob has 20 life
      And Innocent Blood is in Alex's graveyard

    Scenario: Innocent Blood resolves with no effect if no player has a creature
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Swamp
      And Rob controls Forest
      And Alex holds Innocent Blood
      When Alex casts Innocent Blood
      Then this is legal
      When the stack resolves
      Then Innocent Blood is in Alex's graveyard
      And Swamp is on the battlefield
      And Forest is on the battlefield

    @also:2006-10-01
    Scenario Outline: <other> sacrifices their only creature to Barter in Blood
      Given a two-player game between Rob and Alex
      And it is <player>'s precombat main phase
      And <player> controls Gray Ogre, Craw Wurm and Elvish Warrior
      And <player> controls four Swamps
      And <other> controls Hill Giant
      And <player> holds Barter in Blood
      And <player> has cast Barter in Blood
      When the top of the stack resolves
      Then <player> may choose among Gray Ogre, Craw Wurm and Elvish Warrior
      When <player> chooses Gray Ogre
      Then this is illegal
      And nothing has changed
      When <player> chooses Gray Ogre and Craw Wurm
      Then this is legal
      And Gray Ogre is in <player>'s graveyard
      And Craw Wurm is in <player>'s graveyard
      And Elvish Warrior is on the battlefield
      And Hill Giant is in <other>'s graveyard

      Examples:
        | player | other |
        | Rob    | Alex  |
        | Alex   | Rob   |

    @cr:608.2e
    Scenario: Each player does what they can of Smallpox's four instructions
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls two Swamps
      And Alex holds Smallpox
      And Carissa controls Grizzly Bears
      And Rob holds Island
      And Rob controls Forest
      When Alex casts Smallpox
      Then this is legal
      When Alex chooses second Swamp
      Then this is legal
      When play goes on to the beginning of combat
      Then Rob has 19 life
      And Alex has 19 life
      And Carissa has 19 life
      And Island is in Rob's graveyard
      And Grizzly Bears is in Carissa's graveyard
      And second Swamp is in Alex's graveyard
      And first Swamp is on the battlefield
      And Forest is in Rob's graveyard
      And Smallpox is in Alex's graveyard

    Scenario: Exhume does nothing for a player whose graveyard has no creature card
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls two Swamps
      And Carissa holds Exhume
      And Alex's graveyard holds Grizzly Bears
      And Rob's graveyard holds Forest
      When Carissa casts Exhume
      Then this is legal
      When the stack resolves
      Then Grizzly Bears is on the battlefield
      And Alex controls Grizzly Bears
      And Forest is in Rob's graveyard
      And Exhume is in Carissa's graveyard

    Scenario: Act of Treason works on a creature that's already untapped
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls three Mountains
      And Alex holds Act of Treason
      And Rob controls Grizzly Bears
      When Alex casts Act of Treason targeting Grizzly Bears
      Then this is legal
      When the stack resolves
      Then Alex controls Grizzly Bears
      When Alex attacks Rob with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Rob

    @cr:119.7
    Scenario: Agate-Blade Assassin takes life even if nobody can gain any
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Agate-Blade Assassin
      And Carissa controls Giant Cindermaw
      And Alex has attacked Rob with Agate-Blade Assassin
      When the stack resolves
      Then Rob has 19 life
      And Alex has 20 life

    Scenario: Agate-Blade Assassin gives life even if Rob can't lose any
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Agate-Blade Assassin
      And Rob controls Platinum Emperion
      And Alex has attacked Rob with Agate-Blade Assassin
      When the stack resolves
      Then Rob has 20 life
      And Alex has 21 life

    @cr:305.3
    Scenario: Explore on an opponent's turn draws a card but lets no land be played
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Rob controls Vedalken Orrery and two Forests
      And Rob holds Explore and Island
      When Rob casts Explore
      Then this is legal
      When the stack resolves
      Then Rob has two cards in hand
      When Rob plays Island
      Then this is illegal
      And nothing has changed

    Scenario: Counterspell has no effect on a spell that can't be countered
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls two Forests
      And Carissa holds Blurred Mongoose
      And Alex controls two Islands
      And Alex holds Counterspell
      And Carissa has cast Blurred Mongoose
      And Alex has cast Counterspell targeting Blurred Mongoose
      When the top of the stack resolves
      Then Counterspell is in Alex's graveyard
      And Blurred Mongoose is on the stack

    @cr:118.3 @cr:601.2h
    Scenario: A player with no creature to sacrifice can't cast Altar's Reap
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls two Swamps
      And Rob controls Grizzly Bears
      And Alex holds Altar's Reap and Memnite
      When Alex casts Altar's Reap
      Then this is illegal
      And nothing has changed
      And Altar's Reap is in Alex's hand
      When Alex casts Memnite
      Then this is legal
      When the stack resolves
      And Alex casts Altar's Reap sacrificing Memnite
      Then this is legal
      And Memnite is in Alex's graveyard
      And Altar's Reap is on the stack

    @cr:118.3 @cr:601.2h
    Scenario: A player can't sacrifice an opponent's creature to pay a cost
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls two Swamps
      And Alex controls Hill Giant
      And Rob controls Grizzly Bears
      And Alex holds Altar's Reap
      When Alex casts Altar's Reap sacrificing Grizzly Bears
      Then this is illegal
      And nothing has changed
      When Alex casts Altar's Reap sacrificing Hill Giant
      Then this is legal
      And Hill Giant is in Alex's graveyard
      And Altar's Reap is on the stack
      When the stack resolves
      Then Alex has two cards in hand
      And Grizzly Bears is on the battlefield

    @cr:118.3 @cr:601.2h
    Scenario: A player who can't pay all the mana can't cast the spell
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls first Forest
      And Alex holds Grizzly Bears and second Forest
      When Alex casts Grizzly Bears
      Then this is illegal
      And nothing has changed
      And Grizzly Bears is in Alex's hand
      When Alex plays second Forest
      Then this is legal
      When Alex casts Grizzly Bears
      Then this is legal
      And Grizzly Bears is on the stack

    @cr:118.3
    Scenario: A tapped permanent can't be tapped again to pay a cost
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Temple Bell
      When Alex activates Temple Bell
      Then this is legal
      And Temple Bell is tapped
      When Alex activates Temple Bell
      Then this is illegal
      And nothing has changed
      When the stack resolves
      Then Alex has one card in hand
      And Rob has one card in hand

    @cr:118.3 @since:2024-06-07
    Scenario: Strict Proctor counters an enters trigger whose controller can't pay
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Alex controls Strict Proctor
      And Carissa controls three Swamps
      And Carissa holds Liliana's Specter
      And Rob holds Island and Hill Giant
      When Carissa casts Liliana's Specter
      Then this is legal
      When the top of the stack resolves
      Then Liliana's Specter's ability is on the stack
      When the top of the stack resolves
      And Carissa agrees
      Then this is illegal
      And nothing has changed
      When play goes on to the beginning of combat
      Then Liliana's Specter is on the battlefield
      And Island is in Rob's hand
      And Hill Giant is in Rob's hand

    @cr:118.12a @since:2024-06-07
    Scenario: Strict Proctor lets an enters trigger's controller pay on any turn
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Strict Proctor
      And Alex controls two Forests
      And Carissa controls Vedalken Orrery and five Swamps
      And Carissa holds Liliana's Specter
      And Rob holds Island
      And Carissa has cast Liliana's Specter
      And the top of the stack has resolved
      When the top of the stack resolves
      Then Carissa is asked to pay
      When Carissa agrees
      Then this is legal
      When the stack resolves
      Then Island is in Rob's graveyard
