@since:2020-06-01
Feature: Grand Melee: stacks and priority
  Each of the turns that go on has a stack of its own, and only those who are
  near have priority in it.

  @cr:807.5
  Rule: In Grand Melee, every turn marker has a separate stack

    Scenario: In Grand Melee, Eve can cast a creature while Rob's stack has a spell
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by Rob, Eve and Ivan
      And Rob controls Mountain
      And Rob holds Lightning Bolt and Forest
      And Eve controls two Forests
      And Eve holds Grizzly Bears
      When Rob casts Lightning Bolt targeting Alex
      Then this is legal
      When Rob plays Forest
      Then this is illegal
      And nothing has changed
      When Eve casts Grizzly Bears
      Then this is legal
      When Eve ends the turn
      Then Grizzly Bears is on the battlefield
      And Lightning Bolt is on the stack
      And Alex has 20 life

  @cr:807.5a
  Rule: Players within range of a stack's marker or an object's controller get priority for it

    Scenario Outline: During Eve's turn <near> gets priority, but Carissa is out of range
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by Rob, Eve and Ivan
      And <near> controls Mountain
      And <near> holds Lightning Bolt
      And Carissa controls two Swamps and Fountain of Youth
      When <near> casts Lightning Bolt targeting Eve
      Then this is legal
      When Eve ends the turn
      Then Eve has 17 life
      When Carissa activates Fountain of Youth
      Then this is illegal
      And nothing has changed

      Examples:
        | near |
        | Finn |
        | Dana |

    Scenario: In Grand Melee, a player next to a spell's controller can respond
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by Rob, Eve and Ivan
      And Alex controls Mountain
      And Alex holds Shock
      And Carissa controls two Islands
      And Carissa holds Counterspell
      When Alex casts Shock targeting Rob
      Then this is legal
      When Carissa casts Counterspell targeting Shock
      Then this is legal
      When Rob ends the turn
      Then Rob has 20 life
      And Shock is in Alex's graveyard

    Scenario: In Grand Melee, players next to a lower spell's controller can respond
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by Rob, Eve and Ivan
      And Alex controls left Mountain
      And Alex holds Shock
      And Rob controls right Mountain
      And Rob holds Lightning Bolt
      And Carissa controls two Islands
      And Carissa holds Counterspell
      When Alex casts Shock targeting Rob
      Then this is legal
      When Rob casts Lightning Bolt targeting Lena
      Then this is legal
      When Carissa casts Counterspell targeting Shock
      Then this is legal
      And the stack holds, from the top:
        | object         | controller |
        | Counterspell   | Carissa    |
        | Lightning Bolt | Rob        |
        | Shock          | Alex       |
      When Rob ends the turn
      Then Rob has 20 life
      And Lena has 17 life

    @cr:506.4
    Scenario: In Grand Melee, a spell on Eve's stack can affect combat on Rob's turn
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus and Hana
      And turns are being taken by Rob and Eve
      And Rob controls Hill Giant
      And Alex controls Grizzly Bears
      And Dana controls one Mountain
      And Dana holds Shock
      And Carissa controls five Mountains
      And Carissa holds Word of Seizing
      And Rob has attacked Alex with Hill Giant
      And Alex has blocked Hill Giant with Grizzly Bears
      And Dana has cast Shock targeting Eve
      When Carissa casts Word of Seizing targeting Grizzly Bears
      Then this is legal
      When the top of the stack resolves
      Then Carissa controls Grizzly Bears
      And Grizzly Bears is not blocking
      And Hill Giant is blocked
      When Rob ends the turn
      Then Alex has 20 life

    Scenario Outline: On Eve's turn <near> gets priority although Eve has left
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by Rob, Eve and Ivan
      And <near> controls Mountain and Grizzly Bears
      And <near> holds Shock
      When Eve concedes
      Then this is legal
      When <near> casts Shock targeting Grizzly Bears
      Then this is legal
      And Shock is on the stack

      Examples:
        | near |
        | Dana |
        | Finn |

    Scenario: On departed Eve's turn Carissa, out of range, gets no priority
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl and Lena
      And turns are being taken by Rob, Eve and Ivan
      And Finn controls Finn's Mountain
      And Finn holds Finn's Shock
      And Carissa controls Carissa's Mountain
      And Carissa holds Carissa's Shock
      When Eve concedes
      Then this is legal
      When Carissa casts Carissa's Shock targeting Dana
      Then this is illegal
      And nothing has changed
      When Finn casts Finn's Shock targeting Gus
      Then this is legal
      And Finn's Shock is on the stack

  @cr:807.5b
  Rule: A spell that targets an object on a stack is put on that same stack

    Scenario: Cast within range of two stacks, Counterspell joins its target's stack
      Given a Grand Melee between Rob, Alex, Carissa, Dana, Eve, Finn, Gus, Hana, Ivan, Judy, Karl, Lena, Milo and Nina
      And turns are being taken by Rob, Eve and Ivan
      And Rob controls Mountain
      And Rob holds Lightning Bolt
      And Dana controls two Islands
      And Dana holds Counterspell
      And Eve controls two Forests
      And Eve holds Grizzly Bears
      And Alex has conceded
      And Carissa has conceded
      When Ivan ends the turn
      Then Judy is taking a turn
      When Rob casts Lightning Bolt targeting Nina
      Then this is legal
      When Dana casts Counterspell targeting Lightning Bolt
      Then this is legal
      And the stack holds, from the top:
        | object         | controller |
        | Counterspell   | Dana       |
        | Lightning Bolt | Rob        |
      When Eve casts Grizzly Bears
      Then this is legal
      When Rob ends the turn
      Then Nina has 20 life
      And Lightning Bolt is in Rob's graveyard
      And Grizzly Bears is on the stack
