@since:2020-06-01
Feature: Second reading: replacement effects

  # 614.12, 707.5 (706.5 in 2020-06-01): a Clone of a Snake is asked for tribute, and asks
  @cr:614.12
  Scenario Outline: Clone of Snake of the Golden Grove has tribute, and Rob <answer>
    Given a free-for-all between Rob, Alex and Carissa
    And it is Carissa's precombat main phase
    And Carissa controls four Islands
    And Carissa holds Clone
    And Alex controls Snake of the Golden Grove
    And Carissa has cast Clone
    And the top of the stack has resolved
    When Carissa chooses Snake of the Golden Grove
    Then this is legal
    And Carissa may choose among Rob and Alex
    When Carissa chooses Rob
    Then this is legal
    When Rob <answer>
    Then this is legal
    And Clone is <size>
    When play goes on to the end step
    Then Carissa has <life> life
    And Alex has 20 life

    Examples:
      | answer   | size | life |
      | agrees   | 7/7  | 20   |
      | declines | 4/4  | 24   |

  # 614.12a, 101.4, 704.5f: a Clone that finds nothing to copy dies, under the eyes of the Artist that came with it
  @cr:614.12a @cr:704.3
  Scenario: Clone returned by Exhume with Blood Artist can't copy it and dies
    Given a free-for-all between Rob, Alex and Carissa
    And it is Rob's precombat main phase
    And Rob controls two Swamps
    And Rob holds Exhume
    And Rob's graveyard holds Blood Artist
    And Carissa's graveyard holds Clone
    And Rob has cast Exhume
    When the top of the stack resolves
    And Rob chooses Alex
    Then this is legal
    And Clone is in Carissa's graveyard
    And Blood Artist's ability is on the stack
    When the stack resolves
    Then Alex has 19 life
    And Rob has 21 life
