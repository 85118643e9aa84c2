@since:2020-06-01
Feature: Shared team turns: the active player
  A team that has the turn has several active players. An ability that speaks
  of the active player means one of them, and whoever controls the ability
  says which when its effect is applied.

  @cr:805.9
  Rule: An ability's controller chooses which active player it means as the effect is applied

    Scenario Outline: In 2HG, <imp>'s Maddening Imp makes only <chosen>'s creatures attack
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is <active>'s upkeep
      And <chosen> controls Hill Giant
      And <spared> controls Grizzly Bears
      And <imp> controls Maddening Imp
      When <imp> activates Maddening Imp
      Then this is legal
      And nobody is asked to choose
      And Maddening Imp's ability is on the stack
      When the top of the stack resolves
      Then <imp> may choose among <chosen> and <spared>
      When <imp> chooses <imp>
      Then this is illegal
      And nothing has changed
      When <imp> chooses <chosen>
      Then this is legal
      When <active> declares no attack
      Then the declaration is illegal
      And nothing has changed
      When <spared> attacks <imp> with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When <chosen> attacks <imp> with Hill Giant
      Then the declaration is legal
      And Hill Giant is attacking <imp>
      And Grizzly Bears is not attacking
      When play goes on to the end step
      When the stack resolves
      Then Grizzly Bears is on the battlefield
      And Hill Giant is on the battlefield

      Examples:
        | imp  | active  | chosen  | spared  |
        | Rob  | Carissa | Dana    | Carissa |
        | Rob  | Dana    | Carissa | Dana    |
        | Alex | Carissa | Carissa | Dana    |
        | Dana | Rob     | Alex    | Rob     |

    Scenario Outline: In 2HG, Maddening Imp destroys only <chosen>'s nonattacking creatures
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is <active>'s precombat main phase
      And these permanents are on the battlefield:
        | permanent     | controller | tapped |
        | Hill Giant    | <chosen>   | yes    |
        | Grizzly Bears | <spared>   | yes    |
        | Gray Ogre     | <mate>     |        |
        | Maddening Imp | <imp>      |        |
      And <imp> has activated Maddening Imp
      And the top of the stack has resolved
      When <imp> chooses <chosen>
      Then this is legal
      When play goes on to the end step
      Then Maddening Imp's ability is on the stack once
      When the stack resolves
      Then Hill Giant is in <chosen>'s graveyard
      And Grizzly Bears is on the battlefield
      And Gray Ogre is on the battlefield
      And Maddening Imp is on the battlefield

      Examples:
        | imp  | mate    | active  | chosen  | spared  |
        | Rob  | Alex    | Carissa | Carissa | Dana    |
        | Alex | Rob     | Carissa | Dana    | Carissa |
        | Dana | Carissa | Alex    | Rob     | Alex    |

    Scenario: Only Maddening Imp's controller chooses which active player it means
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Alex controls Maddening Imp
      And Carissa controls Grizzly Bears
      And Dana controls Hill Giant
      And Alex has activated Maddening Imp
      When the top of the stack resolves
      Then Alex may choose among Carissa and Dana
      When Rob interrupts and chooses Dana
      Then this is illegal
      And nothing has changed
      When Carissa interrupts and chooses Dana
      Then this is illegal
      And nothing has changed
      When Alex chooses Carissa
      Then this is legal
      When Dana declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Dana attacks Alex with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Alex

    Scenario: Maddening Imp affects only one of three active players on a team
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | sun  |
        | Dana    | moon |
        | Eve     | moon |
        | Finn    | moon |
      And it is Dana's precombat main phase
      And Carissa controls Maddening Imp
      And Dana controls Grizzly Bears
      And Eve controls Hill Giant
      And Finn controls Gray Ogre
      And Carissa has activated Maddening Imp
      When the top of the stack resolves
      Then Carissa may choose among Dana, Eve and Finn
      When Carissa chooses Eve
      Then this is legal
      When Dana declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Rob     |
        | Gray Ogre     | Rob     |
      Then the declaration is illegal
      And nothing has changed
      When Finn attacks Rob with Hill Giant
      Then the declaration is legal
      And Hill Giant is attacking Rob

    @cr:707.10
    Scenario: Dana, herself active, chooses whom her copy of Siren's Call means
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls Grizzly Bears
      And Dana controls Hill Giant and two Islands
      And Dana holds Twincast
      And Alex controls Island
      And Alex holds Siren's Call
      And Alex has cast Siren's Call
      And Dana has cast Twincast targeting Siren's Call
      And the top of the stack has resolved
      When the top of the stack resolves
      Then Dana may choose among Carissa and Dana
      When Dana chooses Carissa
      Then this is legal
      When the top of the stack resolves
      Then Alex may choose among Carissa and Dana

    @cr:707.10
    Scenario: Rob's copy of Siren's Call can mean any of three active players
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | sun  |
        | Dana    | moon |
        | Eve     | moon |
      And it is Alex's upkeep
      And Carissa controls Gray Ogre
      And Rob controls two Islands
      And Rob holds Twincast
      And Eve controls Island
      And Eve holds Siren's Call
      And Eve has cast Siren's Call
      And Rob has cast Twincast targeting Siren's Call
      And the top of the stack has resolved
      When the top of the stack resolves
      Then Rob may choose among Rob, Alex and Carissa
      When Rob chooses Carissa
      Then this is legal
      When Carissa declares no attack
      Then the declaration is illegal
      And nothing has changed
