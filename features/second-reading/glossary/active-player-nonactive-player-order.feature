@edition:2006-10-01
Feature: Second reading: active player, nonactive player order

  @glossary:active-player-nonactive-player-order @cr:101.4
  Rule: Players choose in APNAP order

    # 103.4: the active player first, then the others; all creatures go together
    Scenario: With Innocent Blood, the active player in the third seat chooses first
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls Swamp, Gray Ogre and Hill Giant
      And Carissa holds Innocent Blood
      And Dana controls Wind Drake and Storm Crow
      And Rob controls Scathe Zombies
      And Alex controls Giant Octopus and Coral Merfolk
      And Carissa has cast Innocent Blood
      And the top of the stack has resolved
      When Dana interrupts and chooses Wind Drake
      Then this is illegal
      And nothing has changed
      When Carissa chooses Gray Ogre
      Then this is legal
      And Dana knows that Carissa has chosen Gray Ogre
      When Dana chooses Storm Crow
      Then this is legal
      And Scathe Zombies is on the battlefield
      When Alex chooses Giant Octopus
      Then this is legal
      And Gray Ogre is in Carissa's graveyard
      And Storm Crow is in Dana's graveyard
      And Scathe Zombies is in Rob's graveyard
      And Giant Octopus is in Alex's graveyard

    # 103.4a of 2006: every choice of a previous player is known; there is no exception for hands in that book
    @cr:101.4b
    Scenario: Choices of cards in hand are known to later players (2006)
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls three Islands
      And Alex holds Show and Tell, Craw Wurm and Hill Giant
      And Carissa holds Grizzly Bears and Spellbook
      And Rob holds Serra Angel and Shock
      And Alex has cast Show and Tell
      And the top of the stack has resolved
      When Alex chooses Hill Giant
      Then this is legal
      And Hill Giant is in Alex's hand
      And Carissa knows that Alex has chosen Hill Giant
      And Rob knows that Alex has chosen Hill Giant
      When Carissa chooses nothing
      Then this is legal
      And Rob knows that Carissa has chosen nothing
      When Rob chooses Serra Angel
      Then this is legal
      And Hill Giant is on the battlefield
      And Serra Angel is on the battlefield
      And Craw Wurm is in Alex's hand

    # 103.4b: several choices of one player come in the order that is written
    @cr:101.4c
    Scenario: Cataclysm's choices are made in the order printed on the card
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls four Plains
      And Alex holds Cataclysm
      And Rob controls Memnite, Ornithopter, Grizzly Bears and two Forests
      And Alex has cast Cataclysm
      And the top of the stack has resolved
      And Alex has chosen first Plains
      When Rob chooses Ornithopter
      Then this is legal
      And Rob may choose among Memnite, Ornithopter and Grizzly Bears
      When Rob chooses Ornithopter
      Then this is legal
      And Rob may choose among first Forest and second Forest
      When Rob chooses second Forest
      Then this is legal
      And Ornithopter is on the battlefield
      And Memnite is in Rob's graveyard
      And Grizzly Bears is in Rob's graveyard
      And first Forest is in Rob's graveyard

    # 410.3, 103.4: triggered abilities as well
    @cr:603.3b
    Scenario: Upkeep triggers go on the stack starting with the active player's
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's postcombat main phase
      And Rob controls Verdant Force
      And Alex controls left Copper Tablet
      And Carissa controls right Copper Tablet
      When play goes on to Carissa's upkeep
      Then the stack holds, from the top:
        | object              | controller |
        | left Copper Tablet  | Alex       |
        | Verdant Force       | Rob        |
        | right Copper Tablet | Carissa    |
