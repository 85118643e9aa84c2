@since:2020-06-01
Feature: Grand Melee: turns side by side
  A great many players sit round one table, and several of them take their
  turns at the same time: those who hold a turn marker. Each of them attacks to
  the left, and nobody reaches farther than the next seat.

  @cr:807.4
  Rule: Every player with a turn marker takes a turn, all at the same time

    @also:2006-10-01
    Scenario: Only players with turn markers can play a land, one in each turn
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by Rob, Eve and Ivan
      And Rob holds two Forests
      And Eve holds Island
      And Ivan holds Plains
      And Finn holds Swamp
      When Ivan plays Plains
      Then this is legal
      When Rob plays first Forest
      Then this is legal
      When Eve plays Island
      Then this is legal
      When Rob plays second Forest
      Then this is illegal
      And nothing has changed
      When Finn plays Swamp
      Then this is illegal
      And nothing has changed
      And Plains is on the battlefield
      And Island is on the battlefield

    Scenario: In Grand Melee, two players attack while a third player's turn ends
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by Rob, Eve and Ivan
      And Eve controls Hill Giant
      And Rob controls Grizzly Bears
      And Rob holds Forest
      When Eve attacks Finn with Hill Giant
      Then the declaration is legal
      And Hill Giant is attacking Finn
      When Ivan ends the turn
      Then Ivan is not taking a turn
      And Eve is taking a turn
      And Rob is taking a turn
      And Hill Giant is attacking Finn
      When Rob plays Forest
      Then this is legal
      When Rob attacks Alex with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Alex
      And Hill Giant is attacking Finn

    Scenario: In Grand Melee, Eve's combat damage step doesn't affect Rob's combat
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by Rob, Eve and Ivan
      And Eve controls Hill Giant
      And Rob controls Grizzly Bears
      When Rob attacks Alex with Grizzly Bears
      Then the declaration is legal
      When Eve attacks Finn with Hill Giant
      Then the declaration is legal
      When Eve ends the turn
      Then Finn has 17 life
      And Alex has 20 life
      And Grizzly Bears is attacking Alex
      And Rob is taking a turn
      When Rob ends the turn
      Then Alex has 18 life

    @edition:2006-10-01 @cr:117.3
    Scenario: A player with no turn marker within range also gets priority (2006)
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus and Hana
      And turns are being taken by Rob and Eve
      And Carissa controls one Mountain
      And Carissa holds Shock
      When Carissa casts Shock targeting Dana
      Then this is legal
      When the top of the stack resolves
      Then Dana has 18 life

    @also:2006-10-01 @cr:302.6
    Scenario: In Grand Melee, another player's turn doesn't end summoning sickness
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl, Lena and Milo
      And turns are being taken by Rob, Eve and Ivan
      And Rob controls two Forests
      And Rob holds Grizzly Bears
      And Rob has cast Grizzly Bears
      And the stack has resolved
      When Ivan ends the turn
      Then Judy is taking a turn
      When Rob attacks Alex with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed

    @also:2006-10-01 @cr:502.3
    Scenario: In Grand Melee, Judy's untap step doesn't untap Rob's permanents
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl, Lena and Milo
      And turns are being taken by Rob, Eve and Ivan
      And these permanents are on the battlefield:
        | permanent | controller | tapped |
        | Forest    | Rob        | yes    |
        | Mountain  | Judy       | yes    |
      When Ivan ends the turn
      Then Judy is taking a turn
      And Mountain is untapped
      And Forest is tapped

    @also:2006-10-01 @cr:514.1
    Scenario: In Grand Melee, only the player whose turn ends discards to hand size
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus and Hana
      And turns are being taken by Rob and Eve
      And Eve holds nine Islands
      And Rob holds eight Forests
      When Eve ends the turn
      Then Eve has 7 cards in hand
      And Rob has 8 cards in hand

    @also:2006-10-01 @cr:101.4
    Scenario: On Eve's turn, Eve chooses first, even with the second turn marker
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus and Hana
      And turns are being taken by Rob and Eve
      And Eve controls one Swamp, Grizzly Bears and Hill Giant
      And Dana controls Gray Ogre and Craw Wurm
      And Finn controls Air Elemental and Storm Crow
      And Eve holds Innocent Blood
      And Eve has cast Innocent Blood
      When the top of the stack resolves
      Then Eve is asked to choose
      When Eve chooses Grizzly Bears
      Then this is legal
      And Finn is asked to choose
      When Finn chooses Storm Crow
      Then this is legal
      And Dana is asked to choose
      When Dana chooses Gray Ogre
      Then this is legal
      And Grizzly Bears is in Eve's graveyard
      And Storm Crow is in Finn's graveyard

    @also:2006-10-01 @cr:722.1
    Scenario: In Grand Melee, Mindslaver on Alex's turn doesn't end with Finn's turn
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus and Hana
      And turns are being taken by Rob and Eve
      And Rob controls Mindslaver and four Islands
      And Alex controls Mountain
      And Alex holds Shock
      And Rob has activated Mindslaver targeting Alex
      And the stack has resolved
      When Rob ends the turn
      And Eve ends the turn
      Then Alex is taking a turn
      When Finn ends the turn
      Then turn marker 2 is with Gus
      When Rob casts Shock targeting Carissa
      Then this is legal
      When the stack resolves
      Then Carissa has 18 life

  @cr:807.4 @cr:514.2 @cr:500.5
  Rule: A step or turn ends for the player who takes it, while others go on

    Scenario: Damage and Giant Growth wear off as Eve's turn ends, before Rob's
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus and Hana
      And turns are being taken by Rob and Eve
      And Eve controls Hill Giant, Forest and Mountain
      And Eve holds Giant Growth and Shock
      And Eve has cast Giant Growth targeting Hill Giant
      And the stack has resolved
      And Eve has cast Shock targeting Hill Giant
      When the stack resolves
      Then Hill Giant is 6/6
      And Hill Giant has two damage marked on it
      When Eve ends the turn
      Then Rob is taking a turn
      And Hill Giant is 3/3
      And Hill Giant has no damage marked on it

    @cr:106.4
    Scenario: Eve's mana is lost as her main phase ends, whatever step Rob is in
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus and Hana
      And turns are being taken by Rob and Eve
      And Eve controls Mountain
      And Eve holds Shock
      When Eve activates Mountain
      Then this is legal
      When play goes on to Eve's end step
      And Eve casts Shock targeting Finn
      Then this is illegal
      And nothing has changed
      And Rob is taking a turn

  @cr:807.2b @cr:803.1a
  Rule: In Grand Melee, every player taking a turn attacks only the opponent to the left

    @also:2006-10-01
    Scenario Outline: In Grand Melee, <attacker> can attack only <left>, the player to the left
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by Rob, Eve and Ivan
      And <attacker> controls Grizzly Bears and Hill Giant
      When <attacker> attacks <right> with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When <attacker> attacks <beyond> with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When <attacker> attacks <left> with Grizzly Bears and Hill Giant
      Then the declaration is legal
      And Grizzly Bears is attacking <left>

      Examples:
        | attacker | left | beyond  | right |
        | Rob      | Alex | Carissa | Lena  |
        | Eve      | Finn | Gus     | Dana  |
        | Ivan     | Judy | Karl    | Hana  |

  @cr:807.2c
  Rule: In Grand Melee, players can't attack several players at once or deploy creatures

    @also:2006-10-01
    Scenario: In Grand Melee, Rob can't attack two players or deploy a creature
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by Rob, Eve and Ivan
      And Rob controls Grizzly Bears and Hill Giant
      When Rob activates Grizzly Bears targeting Alex
      Then this is illegal
      And nothing has changed
      When Rob declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Alex    |
        | Hill Giant    | Lena    |
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Alex with Grizzly Bears and Hill Giant
      Then the declaration is legal
      And Rob controls Grizzly Bears

  @cr:807.2a @cr:801.4
  Rule: In Grand Melee, the range of influence covers only the adjacent seats

    @also:2006-10-01
    Scenario Outline: In Grand Melee, <caster> can target <near>, but <far> is out of range
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by Rob, Eve and Ivan
      And <caster> controls Mountain
      And <caster> holds Lightning Bolt
      When <caster> casts Lightning Bolt targeting <far>
      Then this is illegal
      And nothing has changed
      When <caster> casts Lightning Bolt targeting <near>
      Then this is legal
      And Lightning Bolt is on the stack

      Examples:
        | caster | near | far     |
        | Rob    | Lena | Karl    |
        | Rob    | Alex | Carissa |
        | Eve    | Dana | Rob     |
