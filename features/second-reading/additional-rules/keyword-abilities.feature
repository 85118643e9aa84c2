@since:2020-06-01
Feature: Second reading: keyword abilities

  @since:2024-06-07
  @cr:702.22j @since:2024-11-08
  Rule: Banding changes which player assigns combat damage

    Scenario: A banding blocker lets its controller assign the attacker's damage
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls Fire Elemental and Scathe Zombies
      And Alex controls Benalish Hero and Wall of Stone
      And Dana has declared these attacks:
        | attacker       | attacks |
        | Fire Elemental | Alex    |
        | Scathe Zombies | Rob     |
      And Alex has blocked Fire Elemental with Benalish Hero and Wall of Stone
      When Alex assigns this damage:
        | source         | to             | damage |
        | Fire Elemental | Wall of Stone  | 5      |
        | Benalish Hero  | Fire Elemental | 1      |
      Then this is legal
      When combat damage is dealt
      Then Benalish Hero is on the battlefield
      And Wall of Stone has 5 damage marked on it
      And Rob has 18 life

    @cr:702.22k
    Scenario: The attacking player assigns a blocker's damage to an attacking band
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls Benalish Hero and Giant Octopus
      And Alex controls Scathe Zombies
      And Dana has declared these attacks:
        | attacker      | attacks | band |
        | Benalish Hero | Alex    | x    |
        | Giant Octopus | Alex    | x    |
      And Alex has blocked Giant Octopus with Scathe Zombies
      When play goes on to the combat damage step
      Then Dana is asked to assign damage

  @cr:702.38a
  Rule: Amplify counts cards revealed from hand that share a creature type

    # 702.38a: any number, of those in hand that share a type; a Dragon is no Beast
    Scenario: Glowering Rogon gets two counters if two of three Beasts are revealed
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls six Forests and Canopy Crawler
      And Carissa holds three Glowering Rogons, left Canopy Crawler and Wardscale Dragon
      And Rob holds right Canopy Crawler
      And Carissa has cast first Glowering Rogon
      When the top of the stack resolves
      Then Carissa may choose among second Glowering Rogon, third Glowering Rogon and left Canopy Crawler
      When Carissa chooses Wardscale Dragon
      Then this is illegal
      And nothing has changed
      When Carissa chooses third Glowering Rogon and left Canopy Crawler
      Then this is legal
      And first Glowering Rogon has 2 +1/+1 counters
      And first Glowering Rogon is 6/6
      And third Glowering Rogon is in Carissa's hand
      And left Canopy Crawler is in Carissa's hand

    # 702.38a, 614.1c: it works however the Dragon comes; Ovinize leaves counters alone (613.4c)
    Scenario: An exhumed Kilnmouth Dragon keeps its amplify counters under Ovinize
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls two Swamps
      And Carissa holds Exhume and Wardscale Dragon
      And Carissa's graveyard holds Kilnmouth Dragon
      And Alex controls two Islands
      And Alex holds Ovinize
      And Carissa has cast Exhume
      When the top of the stack resolves
      And Carissa chooses Wardscale Dragon
      Then this is legal
      And Kilnmouth Dragon is 8/8
      And Wardscale Dragon is in Carissa's hand
      When Alex casts Ovinize targeting Kilnmouth Dragon
      Then this is legal
      When the stack resolves
      Then Kilnmouth Dragon is 3/4
      And Kilnmouth Dragon does not have the keyword flying

    # 614.12, 702.38a: a Clone that enters as a Dragon is amplified as a Dragon
    @cr:614.12
    Scenario: A Clone of Kilnmouth Dragon gets counters for a revealed Dragon
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls four Islands
      And Alex holds Clone and Wardscale Dragon
      And Rob controls Kilnmouth Dragon
      And Alex has cast Clone
      And the top of the stack has resolved
      When Alex chooses Kilnmouth Dragon
      Then this is legal
      And Alex may choose among Wardscale Dragon
      When Alex chooses Wardscale Dragon
      Then this is legal
      And Clone has 3 +1/+1 counters
      And Clone is 8/8
      And Kilnmouth Dragon is 5/5

    # 702.38a: nothing need be shown
    Scenario: Canopy Crawler's controller may reveal no card for amplify
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Rob controls four Forests
      And Rob holds Canopy Crawler and Glowering Rogon
      And Rob has cast Canopy Crawler
      And the top of the stack has resolved
      When Rob chooses nothing
      Then this is legal
      And Canopy Crawler is 2/2

    # 702.38a: none of the cards that enter at the same time; 702.38b: one that stays in hand may be shown to both
    @cr:702.38b
    Scenario: One revealed Beast counts for two amplify Beasts that enter together
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls seven Forests
      And Alex holds Tooth and Nail, left Glowering Rogon, right Glowering Rogon, Canopy Crawler and Gray Ogre
      And Alex has cast Tooth and Nail as follows:
        | modes |
        | put   |
      And the top of the stack has resolved
      When Alex chooses left Glowering Rogon and Canopy Crawler
      Then this is legal
      And left Glowering Rogon and Canopy Crawler may not be chosen
      And right Glowering Rogon may be chosen
      When Alex chooses right Glowering Rogon
      Then this is legal
      When Alex chooses right Glowering Rogon
      Then this is legal
      And left Glowering Rogon is 5/5
      And Canopy Crawler is 3/3
      And right Glowering Rogon is in Alex's hand

    # 118.9d, 702.42a (702.41a in 2020-06-01): entwine is an additional cost, and Omniscience does not pay it
    @cr:118.9d
    Scenario: Omniscience doesn't pay Tooth and Nail's entwine cost
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Omniscience, Island and Swamp
      And Carissa holds Tooth and Nail
      And Carissa's library holds, from the top, Craw Wurm and Hill Giant
      When Carissa casts Tooth and Nail as follows:
        | modes       | alternative cost | pays with |
        | search, put | Omniscience      | nothing   |
      Then this is illegal
      And Tooth and Nail is in Carissa's hand
      When Carissa casts Tooth and Nail as follows:
        | modes       | alternative cost | pays with |
        | search, put | Omniscience      | Island    |
      Then this is illegal
      And Tooth and Nail is in Carissa's hand
      When Carissa casts Tooth and Nail as follows:
        | modes       | alternative cost | pays with        |
        | search, put | Omniscience      | Island and Swamp |
      Then this is legal
      When the top of the stack resolves
      And Carissa chooses Craw Wurm and Hill Giant
      Then this is legal
      And Craw Wurm is in Carissa's hand
      When Carissa chooses Hill Giant
      Then this is legal
      And Hill Giant is on the battlefield
      And Craw Wurm is in Carissa's hand
