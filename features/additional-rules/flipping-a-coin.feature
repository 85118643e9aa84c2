@since:2020-06-01
Feature: Flipping a coin
  Whether a flip is won or lost is left to chance, and concerns nobody but the
  player who flips the coin.

  @cr:705.2
  Rule: Only the player who flips a coin wins or loses the flip

    Scenario: Nobody but Rob has to do with the coin that Rob's Chaotic Strike flips
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears
      And Carissa controls Hill Giant
      And Rob controls two Mountains
      And Rob holds Chaotic Strike
      And Alex has attacked Carissa with Grizzly Bears
      And Carissa has blocked Grizzly Bears with Hill Giant
      When Rob casts Chaotic Strike targeting Grizzly Bears
      Then this is legal
      And Grizzly Bears is 2/2
      When the top of the stack resolves
      Then nobody is asked to choose
      And either Grizzly Bears is 3/3 or Grizzly Bears is 2/2
      And Hill Giant is 3/3
      And Rob has 1 card in hand

    Scenario: Rob has nothing to do with the coin that a teammate flips
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's precombat main phase
      And Alex controls two Mountains
      And Rob controls Grizzly Bears
      And Alex holds Chaotic Strike
      And Rob has attacked Carissa with Grizzly Bears
      And play has gone on to the declare blockers step
      When Alex casts Chaotic Strike targeting Grizzly Bears
      Then this is legal
      When the top of the stack resolves
      Then nobody is asked to choose
      And either Grizzly Bears is 3/3 or Grizzly Bears is 2/2
      And Alex has 1 card in hand
      And Rob has 0 cards in hand

    Scenario: In a team game, Carissa's coin concerns neither Dana nor the opponents
      Given a team game of Rob and Alex against Carissa and Dana
      And it is Alex's precombat main phase
      And Alex controls Gray Ogre
      And Carissa controls two Mountains and Wall of Wood
      And Carissa holds Chaotic Strike
      And Alex has attacked Carissa with Gray Ogre
      And Carissa has blocked Gray Ogre with Wall of Wood
      When Carissa casts Chaotic Strike targeting Wall of Wood
      Then this is legal
      When the top of the stack resolves
      Then nobody is asked to choose
      And either Wall of Wood is 1/4 or Wall of Wood is 0/3
      And Carissa has 1 card in hand
