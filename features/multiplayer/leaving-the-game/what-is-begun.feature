@since:2020-06-01
Feature: Leaving the game: what somebody has begun to cast or activate
  A player may leave in the middle of what a player is saying. What was begun
  leaves with its player; what another player can't go on with any more is
  taken back, while those who have left stay away.

  @cr:800.4a
  Rule: A spell or ability leaves with the player who is announcing it

    @cr:800.4j
    Scenario Outline: <spell>, whose <choices> Alex is choosing, leaves with Alex
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls nine Forests and Mountain
      And Alex holds <spell>
      And Rob controls Gray Ogre
      And Alex has cast <spell>
      When Alex concedes
      Then this is legal
      And <spell> has left the game
      And the stack is empty
      And nobody is asked to choose
      And Carissa has priority
      And nobody is the active player
      When play goes on to Carissa's precombat main phase
      Then Rob has 20 life

      Examples:
        | spell          | choices |
        | Lightning Bolt | target  |
        | Tooth and Nail | modes   |

    @cr:800.4j
    Scenario: An ability whose target Alex is choosing leaves with Alex
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Icy Manipulator and Forest
      And Rob controls Gray Ogre
      And Carissa controls Hill Giant
      And Alex has activated Icy Manipulator
      When Alex concedes
      Then this is legal
      And Icy Manipulator has left the game
      And the stack is empty
      And nobody is asked to choose
      And Carissa has priority
      When everybody passes
      Then Gray Ogre is untapped
      And Hill Giant is untapped

    @cr:800.4j
    Scenario: Mana whose color Alex is choosing isn't produced for Alex, who leaves
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Tropical Island
      And Alex has activated Tropical Island
      When Alex concedes
      Then this is legal
      And Tropical Island has left the game
      And nobody is asked to choose
      And Carissa has priority

  @cr:601.2
  Rule: A spell that can't be cast any more as somebody leaves is taken back

    @cr:601.2c @cr:732.1
    Scenario: Murder without a creature left to target is back in Rob's hand
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls three Swamps
      And Rob holds Murder
      And Alex controls Grizzly Bears and Gray Ogre
      And Rob has cast Murder
      When Alex concedes
      Then this is legal
      And Alex has left the game
      And Murder is in Rob's hand
      And first Swamp is untapped
      And nobody is asked to choose
      And Rob has priority

    @cr:601.2h @cr:732.1
    Scenario: Rob can't finish Lightning Bolt after its Mountain has left with Alex
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent | controller | owner |
        | Mountain  | Rob        | Alex  |
      And Rob holds Lightning Bolt
      And Rob has cast Lightning Bolt
      And Alex has conceded
      When Rob chooses Carissa
      Then this is illegal
      And Lightning Bolt is in Rob's hand
      And Alex has left the game
      And Mountain has left the game
      When play goes on to Carissa's precombat main phase
      Then Carissa has 20 life

    @cr:601.2h @cr:732.1
    Scenario: Altar's Reap is taken back as what Rob could sacrifice leaves
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent     | controller | owner |
        | Grizzly Bears | Rob        | Alex  |
        | Gray Ogre     | Rob        | Alex  |
      And Rob controls two Swamps
      And Rob holds Altar's Reap
      And Rob has cast Altar's Reap
      When Alex concedes
      Then this is legal
      And Alex has left the game
      And Altar's Reap is in Rob's hand
      And first Swamp is untapped
      And Rob has priority

  @cr:800.4a
  Rule: A trigger leaves with its controller, who was choosing for it

    @cr:603.3d
    Scenario: A trigger whose target Rob is choosing leaves with Rob
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls two Plains
      And Rob holds Azorius Arrester
      And Alex controls Gray Ogre
      And Carissa controls Hill Giant
      And Rob has cast Azorius Arrester
      And the top of the stack has resolved
      When Rob concedes
      Then this is legal
      And the stack is empty
      And nobody is asked to choose
      When play goes on to Alex's precombat main phase
      And Alex attacks Carissa with Gray Ogre
      Then the declaration is legal
      And Gray Ogre is attacking Carissa

    @cr:603.3c
    Scenario: A trigger whose mode Alex is choosing leaves with Alex
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Forest and two Plains
      And Alex holds Knight of Autumn
      And Rob controls Temple Bell
      And Alex has cast Knight of Autumn
      And the top of the stack has resolved
      When Alex concedes
      Then this is legal
      And the stack is empty
      And nobody is asked to choose
      And Carissa has priority
      And Temple Bell is on the battlefield

    @cr:702.88a
    Scenario: Staggershock leaves as Alex leaves while choosing its new target
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's end step
      And Alex controls three Mountains
      And Alex holds Staggershock
      And Alex has cast Staggershock targeting Rob
      And the stack has resolved
      And play has gone on to Alex's upkeep
      And the top of the stack has resolved
      When Alex agrees
      Then this is legal
      And Alex is asked to choose
      When Alex concedes
      Then this is legal
      And Staggershock has left the game
      And nobody is asked to choose
      And the stack is empty
      And Rob has 18 life
      And Carissa has 20 life

  @cr:605.3b
  Rule: A mana ability that has been activated goes on without its source

    Scenario: Alex has the mana of Rob's land, which leaves as Alex names its color
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent       | controller | owner |
        | Tropical Island | Alex       | Rob   |
      And Alex holds Bonesplitter
      And Alex has activated Tropical Island
      When Rob concedes
      Then this is legal
      And Tropical Island has left the game
      When Alex casts Bonesplitter
      Then this is legal
      When the stack resolves
      Then Alex controls Bonesplitter
