@since:2020-06-01
Feature: Copying objects
  What enters as a copy has what is printed on what it copies. That is chosen,
  and not targeted.

  @cr:707.2 @cr-2020-06-01:706.2
  Rule: A copy has what is printed, also of another copy, and nothing that was added to it

    Scenario: A copy of a copy is what the first copy is, without what was added to it
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

  @cr:707.5 @cr-2020-06-01:706.5
  Rule: What is copied is chosen as the copy enters

    Scenario: A copy is made of what no spell could target
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
