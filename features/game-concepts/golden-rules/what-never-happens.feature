@since:2020-06-01
Feature: Golden rules: what can't happen
  What an effect forbids does not happen, as long as that effect is there, and
  however much something else would have it happen.

  @cr:101.2
  Rule: Something an effect forbids can't happen while that effect lasts

    @cr:704.3
    Scenario: A player at 0 life wins as Platinum Angel dies and the opponent loses
      Given a two-player game between Rob and Alex
      And Rob has 4 life
      And Alex has 7 life
      And Rob controls Platinum Angel, Hill Giant and two Mountains
      And Alex controls Air Elemental
      And Rob holds Flame Rift
      And Rob has cast Flame Rift
      And the stack has resolved
      And Rob has attacked Alex with Platinum Angel and Hill Giant
      And Alex has blocked Platinum Angel with Air Elemental
      When combat damage is dealt
      Then Alex has left the game
      And Rob has won

    @cr:508.1d @cr:702.3b
    Scenario: A goaded creature with defender can't attack and doesn't have to
      Given a free-for-all between Alex, Rob and Carissa
      And Alex controls four Mountains
      And Alex holds Disrupt Decorum
      And Rob controls Wall of Wood and Grizzly Bears
      And Alex has cast Disrupt Decorum
      And the stack has resolved
      And play has gone on to Rob's precombat main phase
      When Rob declares these attacks:
        | attacker      | attacks |
        | Wall of Wood  | Carissa |
        | Grizzly Bears | Carissa |
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Carissa with Grizzly Bears
      Then the declaration is legal
      And Wall of Wood is not attacking

    @cr:508.1d @cr:302.6
    Scenario: A summoning sick creature doesn't have to attack for Alluring Siren
      Given a free-for-all between Rob, Alex and Carissa
      And Alex controls Alluring Siren
      And Rob controls Hill Giant and two Forests
      And Rob holds Grizzly Bears
      And Rob has cast Grizzly Bears
      And the stack has resolved
      And Alex has activated Alluring Siren targeting Grizzly Bears
      And the stack has resolved
      When Rob attacks Alex with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Carissa with Hill Giant
      Then the declaration is legal
      And Grizzly Bears is not attacking

    @cr:508.1d @cr:508.1c
    Scenario: Alluring Siren's target, stopped by Teferi's Moat, may attack others
      Given a free-for-all between Alex, Rob and Carissa
      And these permanents are on the battlefield:
        | permanent      | controller | chosen     |
        | Teferi's Moat  | Carissa    | color: red |
        | Alluring Siren | Carissa    |            |
      And it is Rob's precombat main phase
      And Rob controls Hill Giant
      And Carissa has activated Alluring Siren targeting Hill Giant
      And the stack has resolved
      When Rob attacks Carissa with Hill Giant
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Alex with Hill Giant
      Then the declaration is legal
      And Hill Giant is attacking Alex

    @cr:508.1d @cr:508.1c
    Scenario: Alluring Siren's target, stopped by Teferi's Moat, needn't attack
      Given a free-for-all between Alex, Rob and Carissa
      And these permanents are on the battlefield:
        | permanent      | controller | chosen     |
        | Teferi's Moat  | Carissa    | color: red |
        | Alluring Siren | Carissa    |            |
      And it is Rob's precombat main phase
      And Rob controls Hill Giant and Grizzly Bears
      And Carissa has activated Alluring Siren targeting Hill Giant
      And the stack has resolved
      When Rob attacks Alex with Grizzly Bears
      Then the declaration is legal
      And Hill Giant is not attacking

    @cr:704.5a
    Scenario: Platinum Angel doesn't save a teammate if life totals are separate
      Given a team game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Rob controls Platinum Angel
      And Alex has 3 life
      And Carissa controls Mountain
      And Carissa holds Lightning Bolt
      When Carissa casts Lightning Bolt targeting Alex
      Then this is legal
      When the stack resolves
      Then Alex has left the game
      And Rob is in the game
      And the game goes on

    @cr:704.5a @cr:102.3
    Scenario: Abyssal Persecutor doesn't keep a teammate from losing the game
      Given a team game of Rob and Alex against Carissa and Dana
      And Rob controls Abyssal Persecutor and two Mountains
      And Alex has 4 life
      And Dana has 4 life
      And Rob holds Flame Rift
      When Rob casts Flame Rift
      Then this is legal
      When the stack resolves
      Then Alex has left the game
      And Dana has 0 life
      And Dana is in the game
      And the game goes on

    @cr:704.5a @cr:801.10
    Scenario: An opponent out of range loses despite Abyssal Persecutor
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And Rob controls Abyssal Persecutor
      And Alex has 4 life
      And Carissa has 4 life
      And Carissa controls two Mountains
      And it is Carissa's precombat main phase
      And Carissa holds Flame Rift
      When Carissa casts Flame Rift
      Then this is legal
      When the stack resolves
      Then Carissa has left the game
      And Alex has 0 life
      And Alex is in the game
      And Dana has 16 life

    @cr:119.7 @cr:702.15b
    Scenario Outline: Lifelink leaves Alex at <life> if <owner> controls Platinum Emperion
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Child of Night
      And <owner> controls Platinum Emperion
      And Alex has attacked Rob with Child of Night
      When combat damage is dealt
      Then Rob has 18 life
      And Alex has <life> life

      Examples:
        | owner   | life |
        | Alex    | 20   |
        | Carissa | 22   |

    @cr:305.2
    Scenario: Turf Wound doesn't stop a teammate of its target from playing a land
      Given a team game of Rob and Alex against Carissa and Dana
      And it is Dana's precombat main phase
      And Rob controls three Mountains
      And Rob holds Turf Wound
      And Dana holds Forest
      And Carissa holds Plains
      When Rob casts Turf Wound targeting Carissa
      Then this is legal
      When the stack resolves
      And Dana plays Forest
      Then this is legal
      And Forest is on the battlefield
      And Plains is in Carissa's hand

    @cr:702.11c
    Scenario: Hexproof doesn't prevent damage from a spell that doesn't target
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Alex controls Leyline of Sanctity
      And Carissa controls three Mountains
      And Carissa holds Flame Rift and Shock
      When Carissa casts Shock targeting Alex
      Then this is illegal
      And nothing has changed
      When Carissa casts Flame Rift
      Then this is legal
      When the stack resolves
      Then Alex has 16 life
      And Rob has 16 life

    @cr:704.5a
    Scenario: A player at negative life loses once Platinum Angel has left
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Alex has 1 life
      And Alex controls Platinum Angel, Fountain of Youth and two Plains
      And Carissa controls Mountain and Island
      And Carissa holds Lightning Bolt and Unsummon
      And Carissa has cast Lightning Bolt targeting Alex
      And the stack has resolved
      And Alex has activated Fountain of Youth
      And the stack has resolved
      When Carissa casts Unsummon targeting Platinum Angel
      Then this is legal
      When the stack resolves
      Then Alex has left the game
      And the game goes on

    @cr:702.11c
    Scenario: Leyline of Sanctity gives its controller hexproof, not its owner
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Mountain
      And Rob holds Shock
      And these permanents are on the battlefield:
        | permanent           | controller | owner |
        | Leyline of Sanctity | Carissa    | Alex  |
      When Rob casts Shock targeting Carissa
      Then this is illegal
      And nothing has changed
      When Rob casts Shock targeting Alex
      Then this is legal
      When the stack resolves
      Then Alex has 18 life

  @cr:101.2 @cr:722.5
  Rule: A "can't" effect on a player doesn't apply to a player they control

    @cr:305.1
    Scenario: Controlling Alex, Rob may play Alex's lands despite Turf Wound on Rob
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Mindslaver and four Mountains
      And Alex holds Forest
      And Carissa controls three Mountains
      And Carissa holds Turf Wound
      And Rob has activated Mindslaver targeting Alex
      And the stack has resolved
      And play has gone on to Alex's upkeep
      And Carissa has cast Turf Wound targeting Rob
      And the stack has resolved
      And play has gone on to Alex's precombat main phase
      When Rob plays Forest
      Then this is legal
      And Alex controls Forest

    @cr:601.3
    Scenario: Controlling Alex, Rob may cast Alex's spells despite Wardscale Dragon
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Mindslaver, four Mountains and left Swamp
      And Rob holds left Disfigure
      And Alex controls Wardscale Dragon and right Swamp
      And Alex holds right Disfigure
      And Carissa controls Grizzly Bears
      And Rob has activated Mindslaver targeting Alex
      And the stack has resolved
      And play has gone on to Alex's precombat main phase
      And Rob has attacked Rob with Wardscale Dragon
      When Rob casts right Disfigure targeting Grizzly Bears
      Then this is legal
      When the stack resolves
      Then Grizzly Bears is in Carissa's graveyard
      When Rob casts left Disfigure targeting Wardscale Dragon
      Then this is illegal
      And nothing has changed
