@edition:2006-10-01
Feature: Second reading: amplify

  @glossary:amplify @cr:702.38a
  Rule: Amplify doesn't count cards that enter at the same time

    # 502.27a: of those in hand that share a type; nothing that comes into play along with it
    Scenario: One revealed Canopy Crawler counts for two Beasts entering together
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls seven Forests
      And Carissa holds Tooth and Nail, Glowering Rogon, left Canopy Crawler, right Canopy Crawler and Kilnmouth Dragon
      And Carissa has cast Tooth and Nail as follows:
        | modes |
        | put   |
      And the top of the stack has resolved
      When Carissa chooses Glowering Rogon and left Canopy Crawler
      Then this is legal
      And Glowering Rogon and left Canopy Crawler may not be chosen
      And Kilnmouth Dragon may not be chosen
      When Carissa chooses right Canopy Crawler
      Then this is legal
      When Carissa chooses right Canopy Crawler
      Then this is legal
      And Glowering Rogon is 5/5
      And left Canopy Crawler is 3/3

    # 502.27a: three counters for each card
    Scenario: Kilnmouth Dragon gets three counters for each of two revealed Dragons
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls seven Mountains
      And Alex holds left Kilnmouth Dragon, right Kilnmouth Dragon, Wardscale Dragon and Glowering Rogon
      And Alex has cast left Kilnmouth Dragon
      When the top of the stack resolves
      Then Alex may choose among right Kilnmouth Dragon and Wardscale Dragon
      When Alex chooses right Kilnmouth Dragon and Wardscale Dragon
      Then this is legal
      And left Kilnmouth Dragon has 6 +1/+1 counters
      And left Kilnmouth Dragon is 11/11
      And Wardscale Dragon is in Alex's hand
