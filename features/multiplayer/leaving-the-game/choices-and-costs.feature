@since:2020-06-01
Feature: What is asked of a player who has left
  Others make the choices that a player who has left the game was to make. Such
  a player pays nothing. What is known about them stays known.

  @cr:800.4f @since:2024-06-07
  Rule: A cost that a player who has left was to pay isn't paid

    Scenario: If Alex leaves, nobody pays for Rhystic Study, and Rob may draw
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Rhystic Study and Island
      And Alex controls two Mountains
      And Alex holds Shock
      And Carissa controls Mountain
      And Alex has cast Shock targeting Carissa
      When Alex concedes
      Then this is legal
      And Rhystic Study's ability is on the stack once
      When the top of the stack resolves
      Then nobody is asked to pay
      When Rob agrees
      Then this is legal
      And Rob has one card in hand
      And Carissa has 20 life

    Scenario Outline: If <other> leaves, Alex still chooses whether to pay for Rhystic Study
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Alex's precombat main phase
      And Rob controls Rhystic Study
      And Alex controls two Mountains
      And Alex holds Shock
      And Alex has cast Shock targeting Rob
      When <other> concedes
      Then this is legal
      When the top of the stack resolves
      Then Alex is asked to pay
      When Alex agrees
      Then this is legal
      And Rob has no cards in hand
      And nobody is asked to choose

      Examples:
        | other   |
        | Carissa |
        | Dana    |

    Scenario: If Alex leaves while being asked to pay, the cost isn't paid
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Rhystic Study
      And Alex controls two Mountains
      And Alex holds Shock
      And Alex has cast Shock targeting Carissa
      And the top of the stack has resolved
      When Alex concedes
      Then this is legal
      And nobody is asked to pay
      When Rob agrees
      Then this is legal
      And Rob has one card in hand

    Scenario: If Alex leaves, teammate Dana isn't asked to pay for Rhystic Study
      Given a team game of Rob and Carissa against Alex and Dana
      And it is Alex's precombat main phase
      And Rob controls Rhystic Study
      And Alex controls two Mountains
      And Alex holds Shock
      And Dana controls Forest
      And Alex has cast Shock targeting Carissa
      When Alex concedes
      Then this is legal
      When the top of the stack resolves
      Then nobody is asked to pay
      When Rob agrees
      Then this is legal
      And Rob has one card in hand

  @cr:800.4g
  Rule: Another player makes the choice that an object asked of a player who has left

    Scenario Outline: If Alex leaves, Rob chooses <heir> to decide about tribute instead
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And Rob controls five Forests
      And Rob holds Snake of the Golden Grove
      And Rob has cast Snake of the Golden Grove
      And Rob has chosen Alex
      When Alex concedes
      Then this is legal
      And Rob may choose among Carissa and Dana
      When Rob chooses Rob
      Then this is illegal
      And nothing has changed
      When Rob chooses <heir>
      Then this is legal
      When <heir> agrees
      Then this is legal
      And Snake of the Golden Grove has three +1/+1 counters
      And the stack is empty

      Examples:
        | heir    |
        | Carissa |
        | Dana    |

    Scenario: If Alex leaves, the only other opponent decides about tribute
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls five Forests
      And Carissa holds Snake of the Golden Grove
      And Carissa has cast Snake of the Golden Grove
      And Carissa has chosen Alex
      When Alex concedes
      Then this is legal
      When Rob declines
      Then this is legal
      And Snake of the Golden Grove's ability is on the stack once
      When the stack resolves
      Then Carissa has 24 life

    Scenario: If the player chosen instead leaves too, the next one decides
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And Rob controls five Forests
      And Rob holds Snake of the Golden Grove
      And Rob has cast Snake of the Golden Grove
      And Rob has chosen Alex
      When Alex concedes
      Then this is legal
      When Rob chooses Dana
      Then this is legal
      When Dana concedes
      Then this is legal
      When Carissa agrees
      Then this is legal
      And Snake of the Golden Grove has three +1/+1 counters

    Scenario: If Carissa, who wasn't chosen, leaves, Alex decides about tribute
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And Rob controls five Forests
      And Rob holds Snake of the Golden Grove
      And Rob has cast Snake of the Golden Grove
      And Rob has chosen Alex
      When Carissa concedes
      Then this is legal
      And nobody is asked to choose
      When Alex agrees
      Then this is legal
      And Snake of the Golden Grove has three +1/+1 counters

    Scenario: If an opponent leaves, a teammate can't decide about tribute instead
      Given a team game of Rob and Alex against Carissa and Dana
      And Rob controls five Forests
      And Rob holds Snake of the Golden Grove
      And Rob has cast Snake of the Golden Grove
      And Rob has chosen Carissa
      When Carissa concedes
      Then this is legal
      And nobody is asked to choose
      When Dana agrees
      Then this is legal
      And Snake of the Golden Grove has three +1/+1 counters

    @cr:801.5c
    Scenario: With range 1, an opponent within range decides about tribute instead
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And the range of influence is 1
      And Rob controls five Forests
      And Rob holds Snake of the Golden Grove
      And Rob has cast Snake of the Golden Grove
      And Rob has chosen Alex
      When Alex concedes
      Then this is legal
      And nobody is asked to choose
      When Dana agrees
      Then this is legal
      And Snake of the Golden Grove has three +1/+1 counters

    Scenario Outline: If Carissa leaves, <heir> can decide about tribute, teammate or not
      Given a Team vs. Team game seated clockwise:
        | player  | team  |
        | Rob     | west  |
        | Alex    | west  |
        | Carissa | north |
        | Dana    | north |
        | Eve     | east  |
        | Finn    | east  |
      And it is Alex's precombat main phase
      And Alex controls five Forests
      And Alex holds Snake of the Golden Grove
      And Alex has cast Snake of the Golden Grove
      And Alex has chosen Carissa
      When Carissa concedes
      Then this is legal
      And Alex may choose among Dana, Eve and Finn
      When Alex chooses <heir>
      Then this is legal
      When <heir> agrees
      Then this is legal
      And Snake of the Golden Grove has three +1/+1 counters

      Examples:
        | heir |
        | Dana |
        | Eve  |
        | Finn |

    Scenario: With shared turns, somebody of a third team can decide about tribute
      Given a shared team turns game seated clockwise:
        | player  | team  |
        | Carissa | north |
        | Dana    | north |
        | Eve     | east  |
        | Finn    | east  |
        | Rob     | west  |
        | Alex    | west  |
      And it is Eve's precombat main phase
      And Finn controls five Forests
      And Finn holds Snake of the Golden Grove
      And Finn has cast Snake of the Golden Grove
      And Finn has chosen Rob
      When Rob concedes
      Then this is legal
      And Finn may choose among Alex, Carissa and Dana
      When Finn chooses Dana
      Then this is legal
      When Dana declines
      Then this is legal
      And Snake of the Golden Grove's ability is on the stack once
      When the stack resolves
      Then Finn has 24 life

  @cr:800.4i
  Rule: Effects use last known information about a player who has left

    Scenario Outline: Terra Ravager counts the lands that departed <victim> had
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Terra Ravager
      And Alex controls <lands of Alex>
      And Carissa controls <lands of Carissa>
      And Rob has attacked <victim> with Terra Ravager
      When <victim> concedes
      Then this is legal
      And Terra Ravager is 0/4
      When the stack resolves
      Then Terra Ravager is <size>

      Examples:
        | victim  | lands of Alex | lands of Carissa | size |
        | Alex    | three Forests | Island           | 3/4  |
        | Carissa | two Forests   | four Islands     | 4/4  |

    Scenario: Terra Ravager counts the lands that Alex had on leaving, not before
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Terra Ravager
      And Alex controls three Forests
      And Carissa controls five Mountains
      And Carissa holds Word of Seizing
      And Rob has attacked Alex with Terra Ravager
      And Carissa has cast Word of Seizing targeting first Forest
      And the top of the stack has resolved
      And Rob has passed
      When Alex concedes
      Then this is legal
      And first Forest has left the game
      When the stack resolves
      Then Terra Ravager is 2/4

    Scenario: While Alex is in the game, Terra Ravager counts the lands Alex has now
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Terra Ravager
      And Alex controls three Forests
      And Carissa controls five Mountains
      And Carissa holds Word of Seizing
      And Rob has attacked Alex with Terra Ravager
      And Carissa has cast Word of Seizing targeting first Forest
      When the stack resolves
      Then Terra Ravager is 2/4

    Scenario: Mercadia's Downfall counts the nonbasic lands that departed Alex had
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Hill Giant, Grizzly Bears and three Mountains
      And Rob holds Mercadia's Downfall
      And these permanents are on the battlefield:
        | permanent          | card            | controller |
        | one Tropical Island | Tropical Island | Alex       |
        | two Tropical Island | Tropical Island | Alex       |
        | far Tropical Island | Tropical Island | Carissa    |
      And Rob has declared these attacks:
        | attacker      | attacks |
        | Hill Giant    | Alex    |
        | Grizzly Bears | Carissa |
      And Rob has cast Mercadia's Downfall
      And Rob has passed
      When Alex concedes
      Then this is legal
      When the stack resolves
      Then Hill Giant is 5/3
      And Grizzly Bears is 3/2

    Scenario Outline: Storm Entity counts the spell that departed <caster> cast this turn
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Rob's precombat main phase
      And Rob controls three Mountains
      And Rob holds Shock and Storm Entity
      And <caster> controls Forest
      And <caster> holds Battlegrowth
      And Dana controls Grizzly Bears
      And Rob has cast Shock targeting Dana
      And <caster> has cast Battlegrowth targeting Grizzly Bears
      And the stack has resolved
      When <caster> concedes
      Then this is legal
      When Rob casts Storm Entity
      Then this is legal
      When the stack resolves
      Then Storm Entity has two +1/+1 counters
      And Storm Entity is 3/3

      Examples:
        | caster  |
        | Alex    |
        | Carissa |

    Scenario: Storm Entity counts no spell that departed Carissa cast last turn
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's postcombat main phase
      And Carissa controls Mountain
      And Carissa holds Shock
      And Rob controls two Mountains
      And Rob holds Storm Entity
      And Carissa has cast Shock targeting Alex
      And the stack has resolved
      And play has gone on to Rob's precombat main phase
      When Carissa concedes
      Then this is legal
      When Rob casts Storm Entity
      Then this is legal
      When the stack resolves
      Then Storm Entity is 1/1

    Scenario: Storm Entity counts the spells of two opponents who have left
      Given a team game of Rob and Alex against Carissa, Dana and Eve
      And it is Alex's precombat main phase
      And Alex controls two Mountains
      And Alex holds Storm Entity
      And Carissa controls Mountain
      And Carissa holds Shock
      And Dana controls Forest and Grizzly Bears
      And Dana holds Giant Growth
      And Carissa has cast Shock targeting Rob
      And Dana has cast Giant Growth targeting Grizzly Bears
      And the stack has resolved
      When Carissa concedes
      Then this is legal
      When Dana concedes
      Then this is legal
      When Alex casts Storm Entity
      Then this is legal
      When the stack resolves
      Then Storm Entity is 3/3

    Scenario Outline: Terra Ravager counts departed Dana's lands <where>
      Given <game>
      And it is Rob's precombat main phase
      And Rob controls Terra Ravager
      And Dana controls three Islands
      And Rob has attacked Dana with Terra Ravager
      When Dana concedes
      Then this is legal
      When the stack resolves
      Then Terra Ravager is 3/4

      Examples:
        | where          | game                                                                |
        | in a team game | a team game of Rob and Alex against Dana and Carissa                |
        | in Emperor     | an Emperor game of Alex, Eve and Rob against Dana, Carissa and Finn |
