@since:2020-06-01
Feature: Golden rules: choices start over
  A choice may put a question to a player whose turn to choose has gone by.
  In that case the round begins again with the player whose turn it is, for
  all that is still open. What is settled stays settled.

  @cr:101.4d @cr:614.12a
  Rule: A new choice for an earlier player restarts APNAP order for the open choices

    Scenario: The active player, chosen for tribute, decides before later choices
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Craw Wurm and two Swamps
      And Alex holds Exhume
      And Alex's graveyard holds Grizzly Bears
      And Carissa's graveyard holds Snake of the Golden Grove
      And Rob's graveyard holds Clone
      And Alex has cast Exhume
      When the top of the stack resolves
      Then Carissa may choose among Rob and Alex
      When Carissa chooses Alex
      Then this is legal
      And nobody is asked to choose
      When Alex agrees
      Then this is legal
      And Snake of the Golden Grove is in Carissa's graveyard
      And Rob is asked to choose
      And Craw Wurm may be chosen
      And Snake of the Golden Grove may not be chosen
      And Grizzly Bears may not be chosen
      When Rob chooses Craw Wurm
      Then this is legal
      And Clone is 6/4
      And Snake of the Golden Grove is 7/7
      And Snake of the Golden Grove has 3 +1/+1 counters
      And Grizzly Bears is on the battlefield

    Scenario: The active player may decline tribute for a later player's creature
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Craw Wurm and two Swamps
      And Carissa holds Exhume
      And Rob's graveyard holds Snake of the Golden Grove
      And Alex's graveyard holds Clone
      And Carissa has cast Exhume
      When Rob chooses Carissa
      Then this is legal
      And nobody is asked to choose
      When Carissa declines
      Then this is legal
      And Alex is asked to choose
      When Alex chooses nothing
      Then this is legal
      And Snake of the Golden Grove is 4/4
      And Clone is in Alex's graveyard
      And Snake of the Golden Grove's ability is on the stack
      When the stack resolves
      Then Rob has 24 life

    Scenario: A player earlier in APNAP order decides on tribute before later ones
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Alex's precombat main phase
      And Alex controls Craw Wurm and two Swamps
      And Alex holds Exhume
      And Carissa's graveyard holds Grizzly Bears
      And Dana's graveyard holds Snake of the Golden Grove
      And Rob's graveyard holds Clone
      And Alex has cast Exhume
      When the top of the stack resolves
      Then Dana may choose among Rob, Alex and Carissa
      When Dana chooses Carissa
      Then this is legal
      And nobody is asked to choose
      When Carissa agrees
      Then this is legal
      And Rob is asked to choose
      When Rob chooses Craw Wurm
      Then this is legal
      And Clone is 6/4
      And Snake of the Golden Grove is 7/7
      And Grizzly Bears is on the battlefield

    Scenario: Choices already made aren't made again when APNAP order restarts
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Craw Wurm, Hill Giant and two Swamps
      And Alex holds Exhume
      And Alex's graveyard holds Alex's Clone
      And Carissa's graveyard holds Snake of the Golden Grove
      And Rob's graveyard holds Rob's Clone
      And Alex has cast Exhume
      When the top of the stack resolves
      Then Alex is asked to choose
      When Alex chooses Craw Wurm
      Then this is legal
      When Carissa chooses Alex
      Then this is legal
      And nobody is asked to choose
      When Alex declines
      Then this is legal
      And Rob is asked to choose
      When Rob chooses Hill Giant
      Then this is legal
      And Alex's Clone is 6/4
      And Rob's Clone is 3/3
      And Snake of the Golden Grove is 4/4

    Scenario: The last player in APNAP order decides on tribute after all others
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Alex's precombat main phase
      And Alex controls Craw Wurm and two Swamps
      And Alex holds Exhume
      And Carissa's graveyard holds Snake of the Golden Grove
      And Dana's graveyard holds Clone
      And Rob's graveyard holds Hill Giant
      And Alex has cast Exhume
      When the top of the stack resolves
      And Carissa chooses Rob
      Then this is legal
      And Dana is asked to choose
      When Dana chooses Craw Wurm
      Then this is legal
      When Rob agrees
      Then this is legal
      And Clone is 6/4
      And Snake of the Golden Grove is 7/7
      And Hill Giant is on the battlefield

    @cr:101.4c
    Scenario Outline: Rob <answer> to pay tribute, then chooses what his own Clone copies
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Craw Wurm and two Swamps
      And Alex holds Exhume
      And Alex's graveyard holds Grizzly Bears
      And Carissa's graveyard holds Snake of the Golden Grove
      And Rob's graveyard holds Clone
      And Alex has cast Exhume
      When the top of the stack resolves
      And Carissa chooses Rob
      Then this is legal
      And Rob is asked to choose
      When Alex interrupts and chooses Craw Wurm
      Then this is illegal
      And nothing has changed
      When Rob <answer>
      Then this is legal
      When Rob chooses Craw Wurm
      Then this is legal
      And Clone is 6/4
      And Snake of the Golden Grove is <size>

      Examples:
        | answer   | size |
        | agrees   | 7/7  |
        | declines | 4/4  |
