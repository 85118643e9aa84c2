@since:2020-06-01
Feature: Copying objects
  What enters as a copy has what is printed on what it copies. That is chosen,
  and not targeted.

  @cr:707.2
  Rule: A copy of a copy has the printed values, without effects such as Giant Growth

    Scenario: Clone copying a Clone with Giant Growth doesn't copy the +3/+3
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls eight Islands
      And Alex holds first Clone and second Clone
      And Rob controls Hill Giant and Forest
      And Rob holds Giant Growth
      And Alex has cast first Clone
      And the top of the stack has resolved
      And Alex has chosen Hill Giant
      And Rob has cast Giant Growth targeting first Clone
      And the stack has resolved
      And Alex has cast second Clone
      And the top of the stack has resolved
      When Alex chooses first Clone
      Then this is legal
      And first Clone is 6/6
      And second Clone is 3/3

  @cr:707.5
  Rule: The object to copy is chosen, not targeted, as the copy enters

    Scenario: Clone can copy a creature with shroud because it doesn't target
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls four Islands
      And Alex holds Clone
      And Rob controls Blurred Mongoose and Gladecover Scout
      And Alex has cast Clone
      And the top of the stack has resolved
      When Alex chooses Blurred Mongoose
      Then this is legal
      And Clone is 2/1
      And Clone has the keyword shroud

  @cr:707.2 @cr:708.2a
  Rule: A copy of a face-down permanent has only its face-down characteristics

    Scenario: A copy of a face-down creature is a 2/2 that can't be turned face up
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent       | controller | face down |
        | Brine Elemental | Rob        | yes       |
      And Alex controls four Islands
      And Alex holds Clone
      And Alex has cast Clone
      And the top of the stack has resolved
      When Alex chooses Brine Elemental
      Then this is legal
      And Clone is on the battlefield
      And Clone is 2/2
      When Alex turns Clone face up
      Then this is illegal
      And nothing has changed

  @cr:707.2
  Rule: Tokens can be copied like any other permanent

    Scenario: A Clone that copied a token isn't a token and stays in the graveyard
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's end step
      And Rob controls Verdant Force
      And Alex controls four Islands
      And Alex holds Clone
      And Carissa controls Swamp
      And Carissa holds Disfigure
      And play has gone on to Alex's upkeep
      When the top of the stack resolves
      Then the new Saproling Token is called Sprout
      When play goes on to the precombat main phase
      And Alex casts Clone
      Then this is legal
      When the top of the stack resolves
      And Alex chooses Sprout
      Then this is legal
      And Clone is 1/1
      When Carissa casts Disfigure targeting Clone
      Then this is legal
      When the stack resolves
      Then Clone is in Alex's graveyard

  @since:2024-06-07 @cr:707.2
  Rule: A copy of a double-faced permanent copies the face that's up

    Scenario: Clone copies the back face of a transformed Invasion of Dominaria
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent             | controller | counters  | protector |
        | Invasion of Dominaria | Alex       | 3 defense | Carissa   |
      And Alex controls Mountain and four Islands
      And Alex holds Lightning Bolt and Clone
      And Alex has cast Lightning Bolt targeting Invasion of Dominaria
      And the top of the stack has resolved
      And the top of the stack has resolved
      When Alex agrees
      Then this is legal
      When the top of the stack resolves
      And Alex casts Clone
      Then this is legal
      When the top of the stack resolves
      And Alex chooses Invasion of Dominaria
      Then this is legal
      And Clone is 4/4
      And Clone has the keyword flying

  @cr:707.10c
  Rule: A copy's controller may choose new targets for it, or leave them

    Scenario Outline: Rob's copy of Lightning Bolt can have <target> as its new target
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Mountain and Grizzly Bears
      And Alex holds Lightning Bolt
      And Rob controls two Islands
      And Rob holds Twincast
      And Alex has cast Lightning Bolt targeting Rob
      And Rob has cast Twincast targeting Lightning Bolt
      And the top of the stack has resolved
      When Rob agrees
      Then this is legal
      When Rob chooses <target>
      Then this is legal
      And nobody is asked to choose
      When the top of the stack resolves
      Then Rob has 20 life
      And <outcome>
      When the top of the stack resolves
      Then Rob has 17 life

      Examples:
        | target        | outcome                              |
        | Carissa       | Carissa has 17 life                  |
        | Grizzly Bears | Grizzly Bears is in Alex's graveyard |

    Scenario: A copy keeps the targets if its controller chooses no new ones
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Mountain
      And Alex holds Lightning Bolt
      And Rob controls two Islands
      And Rob holds Twincast
      And Alex has cast Lightning Bolt targeting Rob
      And Rob has cast Twincast targeting Lightning Bolt
      And the top of the stack has resolved
      When Rob declines
      Then this is legal
      And nobody is asked to choose
      When the top of the stack resolves
      Then Rob has 17 life
      When the top of the stack resolves
      Then Rob has 14 life

    @cr:800.4a
    Scenario: A copy leaves with Rob, who is choosing new targets for it
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Mountain
      And Alex holds Lightning Bolt
      And Rob controls two Islands
      And Rob holds Twincast
      And Alex has cast Lightning Bolt targeting Carissa
      And Rob has cast Twincast targeting Lightning Bolt
      And the top of the stack has resolved
      When Rob agrees
      Then this is legal
      When Rob concedes
      Then this is legal
      And nobody is asked to choose
      When the top of the stack resolves
      Then Carissa has 17 life
      And the stack is empty
