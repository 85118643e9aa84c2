@edition:2006-10-01
Feature: Second reading: state-based actions

  @cr:704.5j
  Rule: The legend rule applies to legends of different players (2006)

    # 420.5e: in 2006 all of one name go, whoever controls them
    Scenario: Two players' same-named legends are both put into graveyards (2006)
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls two Islands
      And Alex holds left Kami of the Crescent Moon
      And Carissa controls right Kami of the Crescent Moon
      And Alex has cast left Kami of the Crescent Moon
      When the stack resolves
      Then left Kami of the Crescent Moon is in Alex's graveyard
      And right Kami of the Crescent Moon is in Carissa's graveyard
