@edition:2006-10-01
Feature: Second reading: damage on the stack

  @cr:510.2
  Rule: Combat damage uses the stack (2006)

    # 310.4a: it is dealt as it was assigned; 310.4c: unless its recipient is gone
    @cr-2006-10-01:310.4a
    Scenario: Giant Growth and Unsummon don't change damage on the stack (2006)
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Rob controls Gray Ogre, Hill Giant and Forest
      And Rob holds Giant Growth
      And Carissa controls Scathe Zombies and Island
      And Carissa holds Unsummon
      And Rob has declared these attacks:
        | attacker   | attacks |
        | Gray Ogre  | Carissa |
        | Hill Giant | Carissa |
      And Carissa has blocked Gray Ogre with Scathe Zombies
      And play has gone on to the combat damage step
      When Rob casts Giant Growth targeting Hill Giant
      Then this is legal
      When Carissa casts Unsummon targeting Scathe Zombies
      Then this is legal
      When the stack resolves
      Then Carissa has 17 life
      And Gray Ogre is in Rob's graveyard
      And Scathe Zombies is in Carissa's hand
      And Hill Giant is 6/6
