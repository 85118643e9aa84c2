@since:2024-06-07
Feature: Combat phase: teams without attack options
  Where no option lets teams attack several players, the attacking player
  chooses one opponent, as in a game in which each player plays alone.

  Background:
    Given a Team vs. Team game without attack options seated clockwise:
      | player  | team |
      | Rob     | sun  |
      | Alex    | sun  |
      | Carissa | moon |
      | Dana    | moon |

  @cr:506.2a @cr:507.1
  Rule: Teams without attack options: nothing that acts on attacks limits the choice

    @cr:701.15b
    Scenario: An opponent who goaded a creature can be chosen, and is attacked
      Given Carissa controls four Mountains
      And it is Carissa's precombat main phase
      And Carissa holds Disrupt Decorum
      And Alex controls Craw Wurm
      And Carissa has cast Disrupt Decorum
      And the stack has resolved
      When play goes on to Alex's beginning of combat
      Then Alex may choose among Carissa and Dana
      When Alex chooses Carissa
      Then this is legal
      When Alex declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Carissa with Craw Wurm
      Then the declaration is legal
      And Craw Wurm is attacking Carissa

    Scenario: Dana with Leyline of Sanctity can be chosen
      Given Rob controls Grizzly Bears
      And Dana controls Leyline of Sanctity
      When play goes on to the beginning of combat
      Then Rob may choose among Carissa and Dana
      When Rob chooses Dana
      Then this is legal
      And the defending players are Dana
      When Rob attacks Dana with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Dana

    Scenario: Dana's Alluring Siren doesn't keep Rob from choosing Carissa
      Given Rob controls Gray Ogre and Hill Giant
      And Dana controls Alluring Siren
      And Dana has activated Alluring Siren targeting Gray Ogre
      And the stack has resolved
      When play goes on to the beginning of combat
      Then Rob may choose among Carissa and Dana
      When Rob chooses Carissa
      Then this is legal
      When Rob attacks Carissa with Hill Giant
      Then the declaration is legal
      And Gray Ogre is not attacking

    @cr:722.5
    Scenario: An opponent who controls Alex's turn can be chosen
      Given Carissa controls Mindslaver and four Mountains
      And it is Carissa's precombat main phase
      And Alex controls Hill Giant
      And Carissa has activated Mindslaver targeting Alex
      And the stack has resolved
      When play goes on to Alex's beginning of combat
      Then Carissa may choose among Carissa and Dana
      When Carissa chooses Carissa
      Then this is legal
      And the attacking player is Alex
      And the defending players are Carissa
      When Carissa attacks Dana with Hill Giant
      Then the declaration is illegal
      And nothing has changed
      When Carissa attacks Carissa with Hill Giant
      Then the declaration is legal
      And Hill Giant is attacking Carissa

  @cr:506.2a @cr:800.4a
  Rule: Teams without attack options: nobody steps in for a chosen player who has left

    @reading:the-named-opponent-leaves
    Scenario: After chosen Carissa has left, Dana can't be attacked
      Given Rob controls Grizzly Bears
      And Rob has chosen Carissa
      And Rob has passed
      And Alex has passed
      And Carissa has conceded
      When Rob attacks Dana with Grizzly Bears
      Then the declaration is illegal
      And Grizzly Bears is not attacking
      When play goes on to the postcombat main phase
      Then Dana has 20 life
      And Grizzly Bears is untapped

  @cr:506.2a @cr:601.3
  Rule: Teams without attack options: only the chosen opponent is the defending player

    Scenario: Wardscale Dragon doesn't silence the opponent who wasn't chosen
      Given Rob controls Wardscale Dragon
      And Carissa controls left Mountain
      And Carissa holds left Shock
      And Dana controls right Mountain
      And Dana holds right Shock
      And Rob has chosen Dana
      And Rob has attacked Dana with Wardscale Dragon
      When Carissa casts left Shock targeting Rob
      Then this is legal
      When Dana casts right Shock targeting Rob
      Then this is illegal
      And nothing has changed
      When the stack resolves
      Then Rob has 18 life

  @cr:507.1 @cr:500.8
  Rule: Teams without attack options: an opponent is chosen in each combat phase

    Scenario: In a second combat of the turn, Alex chooses the other opponent
      Given it is Alex's precombat main phase
      And Alex controls Serra Angel and four Mountains
      And Alex holds Relentless Assault
      And Alex has chosen Dana
      And Alex has attacked Dana with Serra Angel
      And play has gone on to the postcombat main phase
      And Alex has cast Relentless Assault
      And the top of the stack has resolved
      When play goes on to the beginning of combat
      Then Alex may choose among Carissa and Dana
      When Alex chooses Carissa
      Then this is legal
      And the defending players are Carissa
      When Alex attacks Dana with Serra Angel
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Carissa with Serra Angel
      Then the declaration is legal
      And Serra Angel is attacking Carissa

  @cr:508.7d
  Rule: Teams without attack options: an attack is reselected to the chosen opponent only

    Scenario: Portal Mage can't turn an attack to the opponent who wasn't chosen
      Given Rob controls Hill Giant
      And Carissa controls Carissa's Jace Beleren and three Islands
      And Carissa holds Portal Mage
      And Dana controls Dana's Jace Beleren
      And Rob has chosen Carissa
      And Rob has attacked Carissa with Hill Giant
      And Carissa has cast Portal Mage
      And the top of the stack has resolved
      When Carissa agrees
      Then this is legal
      When Carissa chooses Dana
      Then this is illegal
      And nothing has changed
      When Carissa chooses Dana's Jace Beleren
      Then this is illegal
      And nothing has changed
      When Carissa chooses Carissa's Jace Beleren
      Then this is legal
      And Hill Giant is attacking Carissa's Jace Beleren
