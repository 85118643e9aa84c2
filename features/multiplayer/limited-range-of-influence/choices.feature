@since:2020-06-01
Feature: Limited range of influence: choices
  Whoever has to choose a player or an object chooses within reach. Where
  nobody within reach can make a choice, somebody farther away makes it.

  @cr:801.5a
  Rule: Players and objects must be chosen from within range of influence

    @cr:801.2
    Scenario: For tribute, a player must choose an opponent within range
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And Rob controls five Forests
      And Rob holds Snake of the Golden Grove
      And Rob has cast Snake of the Golden Grove
      When the top of the stack resolves
      Then Rob may choose among Alex and Eve
      When Rob chooses Carissa
      Then this is illegal
      And nothing has changed
      When Rob chooses Eve
      Then this is legal
      When Eve declines
      Then this is legal
      And Snake of the Golden Grove is on the battlefield

    @cr:507.1
    Scenario Outline: <active> can choose <left> or <right> as defending player, not distant <far>
      Given a game without attack options between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And it is <active>'s precombat main phase
      And <active> controls Grizzly Bears
      When <active> chooses <far>
      Then this is illegal
      And nothing has changed
      When <active> chooses <right>
      Then this is legal
      When <active> attacks <right> with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking <right>

      Examples:
        | active | left | right   | far     |
        | Rob    | Alex | Eve     | Dana    |
        | Dana   | Eve  | Carissa | Alex    |

    @cr:508.7e
    Scenario: Portal Mage can't move an attack outside the attacking player's range
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And it is Eve's precombat main phase
      And Eve controls Grizzly Bears
      And Rob controls three Islands
      And Rob holds Portal Mage
      And Eve has attacked Rob with Grizzly Bears
      And Rob has cast Portal Mage
      And the top of the stack has resolved
      And Rob has chosen Grizzly Bears
      And the top of the stack has resolved
      When Rob agrees
      Then this is legal
      When Rob chooses Alex
      Then this is illegal
      And nothing has changed

    Scenario: Clone can copy only a creature within range
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And Rob controls four Islands
      And Rob holds Clone
      And Alex controls Gray Ogre
      And Carissa controls Craw Wurm
      And Eve controls Hill Giant
      And Rob has cast Clone
      When the top of the stack resolves
      Then Gray Ogre and Hill Giant may be chosen
      And Craw Wurm may not be chosen
      When Rob chooses Craw Wurm
      Then this is illegal
      And nothing has changed
      When Rob chooses Hill Giant
      Then this is legal
      And Clone is 3/3

    @also:2006-10-01
    Scenario: Clone checks the range of a creature's controller, not its owner
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And these permanents are on the battlefield:
        | permanent     | controller | owner |
        | Hill Giant    | Alex       | Dana  |
        | Grizzly Bears | Dana       | Alex  |
        | Gray Ogre     | Eve        | Eve   |
      And Rob controls four Islands
      And Rob holds Clone
      And Rob has cast Clone
      When the top of the stack resolves
      Then Rob may choose among Hill Giant and Gray Ogre
      When Rob chooses Grizzly Bears
      Then this is illegal
      And nothing has changed
      When Rob chooses Hill Giant
      Then this is legal
      And Clone is 3/3

  @cr:801.5c
  Rule: If no eligible player is within range, the closest eligible one to the left chooses

    Scenario Outline: No opponent is in <caster>'s range, so <chooser>, farther left, decides tribute
      Given a team game of Rob, Alex and Carissa against Dana, Eve and Finn
      And the range of influence is 1
      And it is <caster>'s precombat main phase
      And <caster> controls five Forests
      And <caster> holds Snake of the Golden Grove
      And <caster> has cast Snake of the Golden Grove
      When <chooser> agrees
      Then this is legal
      And Snake of the Golden Grove has three +1/+1 counters

      Examples:
        | caster | chooser |
        | Alex   | Dana    |
        | Eve    | Rob     |

    Scenario: Finn is nearer on the right, but Eve on the left decides tribute
      Given a team game of Rob, Alex, Carissa and Dana against Eve and Finn
      And the range of influence is 1
      And it is Alex's precombat main phase
      And Alex controls five Forests
      And Alex holds Snake of the Golden Grove
      And Alex has cast Snake of the Golden Grove
      And the top of the stack has resolved
      When Eve agrees
      Then this is legal
      And Snake of the Golden Grove has three +1/+1 counters

  @cr:801.5b
  Rule: Range of influence doesn't restrict which option a player chooses

    Scenario Outline: <chooser> may choose that <caster>'s distant creature gets its tribute
      Given a team game of Rob, Alex and Carissa against Dana, Eve and Finn
      And the range of influence is 1
      And it is <caster>'s precombat main phase
      And <caster> controls five Forests
      And <caster> holds Snake of the Golden Grove
      And <caster> has cast Snake of the Golden Grove
      And the top of the stack has resolved
      When <chooser> agrees
      Then this is legal
      And Snake of the Golden Grove has three +1/+1 counters
      And the stack is empty

      Examples:
        | caster | chooser |
        | Alex   | Dana    |
        | Eve    | Rob     |

    Scenario: A distant opponent may also choose that no tribute is paid
      Given a team game of Rob, Alex and Carissa against Dana, Eve and Finn
      And the range of influence is 1
      And it is Alex's precombat main phase
      And Alex controls five Forests
      And Alex holds Snake of the Golden Grove
      And Alex has cast Snake of the Golden Grove
      And the top of the stack has resolved
      When Dana declines
      Then this is legal
      And Snake of the Golden Grove has no +1/+1 counters
      When the stack resolves
      Then Alex has 24 life
      And Dana has 20 life
