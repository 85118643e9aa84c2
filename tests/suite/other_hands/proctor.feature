@since:2024-06-07
@cr:603.3b
Feature: Other hands: abilities that trigger on abilities
  A second reading of the two parts of 603.3b.

  # 603.3b: first everybody's triggers on events, in turn order; then those on triggering, again in turn order
  Scenario: Two Specters and a Proctor of the active player
    Given a free-for-all between Rob, Alex and Carissa
    And it is Alex's precombat main phase
    And Alex controls Strict Proctor and two Swamps
    And Alex holds Exhume
    And Carissa holds Shock and Jump
    And Alex's graveyard holds left Liliana's Specter
    And Rob's graveyard holds right Liliana's Specter
    And Alex has cast Exhume
    When the top of the stack resolves
    And Alex puts the triggers in the order Strict Proctor and Strict Proctor
    Then this is legal
    And the stack holds, from the top:
      | object                  | controller |
      | Strict Proctor          | Alex       |
      | Strict Proctor          | Alex       |
      | right Liliana's Specter | Rob        |
      | left Liliana's Specter  | Alex       |
    When the stack resolves
    Then the stack is empty
    And Carissa has 2 cards in hand

  # 603.3b, the mirror case: the Proctor of a nonactive player
  Scenario: Two Specters and a Proctor of the last player
    Given a free-for-all between Rob, Alex and Carissa
    And it is Alex's precombat main phase
    And Rob controls Strict Proctor
    And Alex controls two Swamps
    And Alex holds Exhume
    And Alex's graveyard holds left Liliana's Specter
    And Carissa's graveyard holds right Liliana's Specter
    And Rob holds Shock and Jump
    And Alex has cast Exhume
    When the top of the stack resolves
    And Rob puts the triggers in the order Strict Proctor and Strict Proctor
    Then this is legal
    And the stack holds, from the top:
      | object                  | controller |
      | Strict Proctor          | Rob        |
      | Strict Proctor          | Rob        |
      | right Liliana's Specter | Carissa    |
      | left Liliana's Specter  | Alex       |

  # 118.12a, 118.3: each ability is lost or saved for itself; one's opponents pay for theirs
  @cr:118.12a
  Scenario: A Proctor spares the ability that is paid for
    Given a free-for-all between Rob, Alex and Carissa
    And it is Carissa's precombat main phase
    And Rob controls Strict Proctor
    And Rob holds Shock
    And Alex holds Jump
    And Carissa controls five Swamps
    And Carissa holds Liliana's Specter
    And Carissa has cast Liliana's Specter
    And the top of the stack has resolved
    When the top of the stack resolves
    Then Carissa is asked to pay
    When Carissa agrees
    Then this is legal
    And fifth Swamp is tapped
    And Liliana's Specter's ability is on the stack
    When the stack resolves
    Then Shock is in Rob's graveyard
    And Jump is in Alex's graveyard
