@since:2020-06-01
Feature: Declare attackers step: the defending player, and attacking alone
  A creature's defending player doesn't change because what it attacks has
  burnt. And a creature attacks alone only if nobody else attacks at all.

  @cr:508.5
  Rule: The controller of a planeswalker that has left is still the defending player

    Scenario: In a two-player game, a burnt planeswalker's controller loses the life
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Agate-Blade Assassin and Mountain
      And Alex holds Lightning Bolt
      And Rob controls Jace Beleren
      And Alex has attacked Jace Beleren with Agate-Blade Assassin
      And Alex has cast Lightning Bolt targeting Jace Beleren
      And the top of the stack has resolved
      When the stack resolves
      Then Jace Beleren is in Rob's graveyard
      And Agate-Blade Assassin is attacking nothing
      And Rob has 19 life
      And Alex has 21 life

    @cr:802.2a @cr:508.5a
    Scenario Outline: A burnt planeswalker's controller <controller> is still the defending player
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls Agate-Blade Assassin and Mountain
      And Carissa holds Lightning Bolt
      And <controller> controls Jace Beleren
      And Carissa has attacked Jace Beleren with Agate-Blade Assassin
      And Carissa has cast Lightning Bolt targeting Jace Beleren
      And the top of the stack has resolved
      When the stack resolves
      Then Agate-Blade Assassin is attacking nothing
      And <controller> has 19 life
      And <other> has 20 life
      And Carissa has 21 life

      Examples:
        | controller | other |
        | Dana       | Alex  |
        | Alex       | Dana  |

    @cr:802.2a
    Scenario: Only a burnt planeswalker's controller discards for a Nightstalker
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Abyssal Nightstalker and Mountain
      And Rob holds Lightning Bolt
      And Carissa controls Jace Beleren
      And Carissa holds Forest
      And Alex holds Island
      And Rob has attacked Jace Beleren with Abyssal Nightstalker
      And Rob has cast Lightning Bolt targeting Jace Beleren
      And the top of the stack has resolved
      When play goes on to the declare blockers step
      When the stack resolves
      Then Forest is in Carissa's graveyard
      And Island is in Alex's hand

    @since:2024-06-07 @cr:805.10e
    Scenario Outline: With shared turns, burnt Jace's controller <controller> is still meant
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls Abyssal Nightstalker and Mountain
      And Carissa holds Lightning Bolt
      And <controller> controls Jace Beleren
      And <controller> holds Forest
      And <teammate> holds Island
      And Carissa has attacked Jace Beleren with Abyssal Nightstalker
      And Carissa has cast Lightning Bolt targeting Jace Beleren
      And the top of the stack has resolved
      When play goes on to the declare blockers step
      When the stack resolves
      Then Forest is in <controller>'s graveyard
      And Island is in <teammate>'s hand

      Examples:
        | controller | teammate |
        | Rob        | Alex     |
        | Alex       | Rob      |

  @cr:506.5
  Rule: A creature doesn't attack alone if a teammate's creature attacks as well

    Scenario: Two teammates' attackers against two players don't attack alone
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls Akrasan Squire and Hill Giant
      And Alex controls Grizzly Bears
      When Rob declares these attacks:
        | attacker      | attacks |
        | Hill Giant    | Carissa |
        | Grizzly Bears | Dana    |
      Then the declaration is legal
      And Akrasan Squire's ability is not on the stack

    Scenario: A team's only attacker attacks alone for its controller's exalted
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls Akrasan Squire and Hill Giant
      And Alex controls Grizzly Bears
      When Rob attacks Dana with Hill Giant
      Then the declaration is legal
      And Akrasan Squire's ability is on the stack once

    Scenario: Two attackers against two players don't attack alone
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Akrasan Squire, Hill Giant and Gray Ogre
      When Alex declares these attacks:
        | attacker   | attacks |
        | Hill Giant | Rob     |
        | Gray Ogre  | Carissa |
      Then the declaration is legal
      And Akrasan Squire's ability is not on the stack
