@since:2024-06-07
Feature: Handling triggered abilities: how often
  Abilities that do something only once each turn, that count how often they
  have resolved, or that wait for a cost that may be paid more than once.

  @cr:603.2h
  Rule: An ability whose controller has done what it does only once doesn't trigger again

    Scenario: Once Nykthos Paragon has put counters, it triggers no more that turn
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Nykthos Paragon, two Fountains of Youth and four Plains
      When Alex activates first Fountain of Youth
      Then this is legal
      When the top of the stack resolves
      Then Nykthos Paragon's ability is on the stack once
      When the top of the stack resolves
      And Alex agrees
      Then this is legal
      And Nykthos Paragon is 5/7
      When Alex activates second Fountain of Youth
      Then this is legal
      When the top of the stack resolves
      Then Alex has 22 life
      And the stack is empty
      And Nykthos Paragon is 5/7

    Scenario: Each of two Nykthos Paragons puts counters once in a turn
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls two Nykthos Paragons, Fountain of Youth and two Plains
      And Alex has activated Fountain of Youth
      When the top of the stack resolves
      And Alex puts the triggers in the order first Nykthos Paragon and second Nykthos Paragon
      Then this is legal
      When the top of the stack resolves
      And Alex agrees
      Then this is legal
      And first Nykthos Paragon is 5/7
      When the top of the stack resolves
      And Alex agrees
      Then this is legal
      And first Nykthos Paragon is 6/8
      And second Nykthos Paragon is 6/8

    Scenario: If its controller declines, Nykthos Paragon triggers again that turn
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Nykthos Paragon, two Fountains of Youth and four Plains
      And Alex has activated first Fountain of Youth
      And the top of the stack has resolved
      And the top of the stack has resolved
      When Alex declines
      Then this is legal
      And Nykthos Paragon is 4/6
      When Alex activates second Fountain of Youth
      Then this is legal
      When the top of the stack resolves
      Then Nykthos Paragon's ability is on the stack once
      When the top of the stack resolves
      And Alex agrees
      Then this is legal
      And Nykthos Paragon is 5/7

    Scenario: Of two triggers of Nykthos Paragon that wait, one alone puts counters
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Carissa controls Nykthos Paragon, two Fountains of Youth and four Plains
      And Carissa has activated first Fountain of Youth
      And the top of the stack has resolved
      When Carissa activates second Fountain of Youth
      Then this is legal
      When the top of the stack resolves
      Then Nykthos Paragon's ability is on the stack twice
      When the top of the stack resolves
      And Carissa agrees
      Then this is legal
      And Nykthos Paragon is 5/7
      When the top of the stack resolves
      Then nobody is asked to choose
      And the stack is empty
      And Nykthos Paragon is 5/7

    Scenario: In the next turn Nykthos Paragon can put counters again
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's end step
      And Carissa controls Nykthos Paragon, two Fountains of Youth and four Plains
      And Carissa has activated first Fountain of Youth
      And the top of the stack has resolved
      And the top of the stack has resolved
      When Carissa agrees
      Then this is legal
      When play goes on to Alex's upkeep
      And Carissa activates second Fountain of Youth
      Then this is legal
      When the top of the stack resolves
      Then Nykthos Paragon's ability is on the stack once
      When the top of the stack resolves
      And Carissa agrees
      Then this is legal
      And Nykthos Paragon is 6/8

    Scenario: Nykthos Paragon, declined for one life, may be used for two more
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Nykthos Paragon, Child of Night, Fountain of Youth and two Plains
      And Alex has activated Fountain of Youth
      And the top of the stack has resolved
      And the top of the stack has resolved
      When Alex declines
      Then this is legal
      When Alex attacks Rob with Child of Night
      Then the declaration is legal
      When combat damage is dealt
      Then Alex has 23 life
      And Nykthos Paragon's ability is on the stack once
      When the top of the stack resolves
      And Alex agrees
      Then this is legal
      And Child of Night is 4/3

    Scenario: Nykthos Paragon can put counters as each of two turns goes on
      Given a two-player game between Rob and Alex
      And it is Alex's end step
      And Rob controls Nykthos Paragon, Soul Warden, Vedalken Orrery and two Forests
      And Rob holds Grizzly Bears and Runeclaw Bear
      And Rob has cast Grizzly Bears
      And the top of the stack has resolved
      And the top of the stack has resolved
      And the top of the stack has resolved
      When Rob agrees
      Then this is legal
      And Nykthos Paragon is 5/7
      When play goes on to Rob's upkeep
      And Rob casts Runeclaw Bear
      Then this is legal
      When the top of the stack resolves
      And the top of the stack resolves
      Then Nykthos Paragon's ability is on the stack once
      When the top of the stack resolves
      And Rob agrees
      Then this is legal
      And Nykthos Paragon is 6/8

    Scenario: A player who takes Nykthos Paragon may put counters again that turn
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Nykthos Paragon, Fountain of Youth and two Plains
      And Alex controls Child of Night and three Mountains
      And Alex holds Act of Treason
      And Rob has activated Fountain of Youth
      And the top of the stack has resolved
      And the top of the stack has resolved
      When Rob agrees
      Then this is legal
      And Nykthos Paragon is 5/7
      When Alex casts Act of Treason targeting Nykthos Paragon
      Then this is legal
      When the stack resolves
      And Alex attacks Carissa with Child of Night
      Then the declaration is legal
      When combat damage is dealt
      Then Nykthos Paragon's ability is on the stack once
      When the top of the stack resolves
      And Alex agrees
      Then this is legal
      And Nykthos Paragon is 7/9

    Scenario: Nykthos Paragon, taken back, puts no more counters that turn
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Carissa controls Nykthos Paragon, two Fountains of Youth, four Plains and four Islands
      And Carissa holds Ray of Command
      And Alex controls three Mountains
      And Alex holds Act of Treason
      And Carissa has activated first Fountain of Youth
      And the top of the stack has resolved
      And the top of the stack has resolved
      When Carissa agrees
      Then this is legal
      When Alex casts Act of Treason targeting Nykthos Paragon
      Then this is legal
      When the stack resolves
      And Carissa casts Ray of Command targeting Nykthos Paragon
      Then this is legal
      When the stack resolves
      Then Carissa controls Nykthos Paragon
      When Carissa activates second Fountain of Youth
      Then this is legal
      When the top of the stack resolves
      Then Carissa has 22 life
      And the stack is empty
      And Nykthos Paragon is 5/7

  @cr:603.7h
  Rule: An ability sets up something for its third resolution of a turn only then

    Scenario: As Gimli's ability resolves for the third time in a turn, Gimli fights
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls three Mogg Fanatics
      And Alex controls Gimli, Mournful Avenger
      And Carissa controls Hill Giant
      And Alex has activated first Mogg Fanatic targeting Rob
      And the stack has resolved
      When Alex activates second Mogg Fanatic targeting Rob
      Then this is legal
      When the stack resolves
      Then Gimli, Mournful Avenger is 5/4
      And Hill Giant has no damage marked on it
      When Alex activates third Mogg Fanatic targeting Rob
      Then this is legal
      When the top of the stack resolves
      And Alex chooses Hill Giant
      Then this is legal
      And Gimli, Mournful Avenger's ability is on the stack once
      When the stack resolves
      Then Hill Giant is in Carissa's graveyard
      And Gimli, Mournful Avenger has 3 damage marked on it

    @cr:701.14a
    Scenario: Gimli, who fights a creature without power, is dealt no damage
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls three Mogg Fanatics
      And Alex controls Gimli, Mournful Avenger
      And Carissa controls Wall of Wood
      And Alex has activated first Mogg Fanatic targeting Rob
      And the stack has resolved
      And Alex has activated second Mogg Fanatic targeting Rob
      And the stack has resolved
      When Alex activates third Mogg Fanatic targeting Rob
      Then this is legal
      When the top of the stack resolves
      And Alex chooses Wall of Wood
      Then this is legal
      When the stack resolves
      Then Wall of Wood is in Carissa's graveyard
      And Gimli, Mournful Avenger is 6/5
      And Gimli, Mournful Avenger has no damage marked on it

    Scenario: As Gimli's ability resolves for the fourth time, Gimli doesn't fight
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls four Mogg Fanatics
      And Alex controls Gimli, Mournful Avenger
      And Carissa controls Hill Giant and Gray Ogre
      And Alex has activated first Mogg Fanatic targeting Rob
      And the stack has resolved
      And Alex has activated second Mogg Fanatic targeting Rob
      And the stack has resolved
      And Alex has activated third Mogg Fanatic targeting Rob
      And the top of the stack has resolved
      And Alex has chosen Hill Giant
      And the stack has resolved
      When Alex activates fourth Mogg Fanatic targeting Rob
      Then this is legal
      When the top of the stack resolves
      Then Gimli, Mournful Avenger has 4 +1/+1 counters
      And Gimli, Mournful Avenger's ability is not on the stack
      When the stack resolves
      Then Gray Ogre is on the battlefield

    Scenario: Gimli's ability doesn't count how often it resolved in the turn before
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's end step
      And Alex controls three Mogg Fanatics
      And Alex controls Gimli, Mournful Avenger
      And Carissa controls Hill Giant
      And Alex has activated first Mogg Fanatic targeting Rob
      And the stack has resolved
      And Alex has activated second Mogg Fanatic targeting Rob
      And the stack has resolved
      When play goes on to Alex's upkeep
      And Alex activates third Mogg Fanatic targeting Rob
      Then this is legal
      When the top of the stack resolves
      Then Gimli, Mournful Avenger has 3 +1/+1 counters
      And Gimli, Mournful Avenger's ability is not on the stack
      When the stack resolves
      Then Hill Giant is on the battlefield

    Scenario: Gimli fights only once after four creatures were sacrificed together
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls four Plains
      And Carissa holds Cataclysm
      And Alex controls Gimli, Mournful Avenger, Grizzly Bears, Gray Ogre, Pearled Unicorn and Hurloon Minotaur
      And Rob controls Hill Giant
      And Carissa has cast Cataclysm
      And the top of the stack has resolved
      When Alex chooses Gimli, Mournful Avenger
      Then this is legal
      And Gimli, Mournful Avenger's ability is on the stack four times
      When the top of the stack resolves
      And the top of the stack resolves
      Then Gimli, Mournful Avenger is 5/4
      And nobody is asked to choose
      When the top of the stack resolves
      And Alex chooses Hill Giant
      Then this is legal
      When the top of the stack resolves
      Then Hill Giant is in Rob's graveyard
      When the top of the stack resolves
      Then Gimli, Mournful Avenger has 4 +1/+1 counters
      And nobody is asked to choose
      And the stack is empty

    Scenario: Each of two players' Gimlis counts its own ability's resolutions
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls two Mogg Fanatics
      And Alex controls Alex's Gimli, Mournful Avenger
      And Rob controls third Mogg Fanatic
      And Rob controls Rob's Gimli, Mournful Avenger
      And Carissa controls Hill Giant
      And Alex has activated first Mogg Fanatic targeting Carissa
      And the stack has resolved
      And Alex has activated second Mogg Fanatic targeting Carissa
      And the stack has resolved
      When Rob activates third Mogg Fanatic targeting Carissa
      Then this is legal
      When the top of the stack resolves
      Then Rob's Gimli, Mournful Avenger has 1 +1/+1 counter
      And Rob's Gimli, Mournful Avenger's ability is not on the stack

  @cr:603.12a
  Rule: An ability about paying a cost one or more times triggers once for all payments

    Scenario: Two payments for Intrepid Adversary trigger a single ability
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls six Plains
      And Alex controls Grizzly Bears
      And Alex holds Intrepid Adversary
      And Alex has cast Intrepid Adversary
      And the top of the stack has resolved
      And the top of the stack has resolved
      When Alex agrees
      Then this is legal
      When Alex agrees
      Then this is legal
      And Intrepid Adversary's ability is on the stack once
      And Grizzly Bears is 2/2
      When the stack resolves
      Then Intrepid Adversary has 2 valor counters
      And Grizzly Bears is 4/4

    Scenario: If Intrepid Adversary's cost isn't paid, no ability triggers
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls six Plains
      And Alex holds Intrepid Adversary
      And Alex has cast Intrepid Adversary
      And the top of the stack has resolved
      And the top of the stack has resolved
      When Alex declines
      Then this is legal
      And the stack is empty
      And Intrepid Adversary has no valor counters

    Scenario: Stifle counters what two payments for Intrepid Adversary triggered
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Carissa controls Intrepid Adversary and five Plains
      And Carissa holds Cloudshift
      And Alex controls Island
      And Alex holds Stifle
      And Carissa has cast Cloudshift targeting Intrepid Adversary
      And the top of the stack has resolved
      And the top of the stack has resolved
      When Carissa agrees
      Then this is legal
      When Carissa agrees
      Then this is legal
      When Alex casts Stifle
      Then this is legal
      When the stack resolves
      Then Intrepid Adversary has no valor counters
      And Intrepid Adversary is 3/1
