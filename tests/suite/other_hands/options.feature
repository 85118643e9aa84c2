@since:2024-06-07
Feature: Other hands: demands and departures under other options
  The same demands where fewer players can be attacked, and choices from which somebody walks away.

  @cr:506.2a @cr:508.1d
  Rule: Nobody is made to attack whom they cannot

    Scenario: A creature goaded by the only neighbour whom it can attack attacks that neighbour
      Given a free-for-all with attack left between Rob, Alex, Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls four Mountains
      And Carissa holds Disrupt Decorum
      And Alex controls Scathe Zombies
      And Carissa has cast Disrupt Decorum
      And the stack has resolved
      And play has gone on to Alex's precombat main phase
      When Alex declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Dana with Scathe Zombies
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Carissa with Scathe Zombies
      Then the declaration is legal
      And Scathe Zombies is attacking Carissa

    Scenario Outline: The Siren across the table lures in vain (<does>)
      Given a free-for-all with attack right between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls Scathe Zombies
      And Alex controls Alluring Siren
      And Alex has activated Alluring Siren targeting Scathe Zombies
      And the stack has resolved
      When Dana attacks Alex with Scathe Zombies
      Then the declaration is illegal
      And nothing has changed
      When Dana attacks Carissa with Scathe Zombies
      Then the declaration is legal
      And Scathe Zombies is attacking Carissa

      Examples:
        | does     |
        | she goes |

    Scenario Outline: Where <named> was named a creature lured by Alex <does>
      Given a game without attack options between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls Scathe Zombies
      And Alex controls Alluring Siren
      And Alex has activated Alluring Siren targeting Scathe Zombies
      And the stack has resolved
      And Dana has chosen <named>
      When Dana declares no attack
      Then the declaration is <verdict>

      Examples:
        | named   | does             | verdict |
        | Alex    | must go          | illegal |
        | Carissa | may stay at home | legal   |

  @cr:800.4a
  Rule: Who walks away is not chosen any more

    @cr:508.4
    Scenario: Of three players before whom a token may come one leaves while the choice is open
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls Hanweir Garrison
      And Dana has attacked Rob with Hanweir Garrison
      When the top of the stack resolves
      Then Dana may choose among Rob, Alex and Carissa
      When Alex concedes
      Then this is legal
      And Dana may choose among Rob and Carissa
      When Dana chooses Alex
      Then this is illegal
      And nothing has changed
      When Dana chooses Carissa
      Then this is legal
      When Dana chooses Carissa
      Then this is legal
      When combat damage is dealt
      Then Carissa has 18 life
      And Rob has 18 life

    @cr:507.1
    Scenario: Of three opponents one leaves while a defender is being named
      Given a game without attack options between Rob, Alex, Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls Scathe Zombies
      When play goes on to the beginning of combat
      Then Carissa may choose among Dana, Rob and Alex
      When Rob concedes
      Then this is legal
      And Carissa may choose among Dana and Alex
      When Carissa chooses Alex
      Then this is legal
      And the defending players are Alex
      When Carissa attacks Alex with Scathe Zombies
      Then the declaration is legal
      And Scathe Zombies is attacking Alex

    @cr:802.4
    Scenario: Somebody leaves who is not attacked while another one blocks
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And it is Eve's precombat main phase
      And Eve controls Scathe Zombies and Pearled Unicorn
      And Alex controls Air Elemental
      And Dana controls Giant Octopus
      And Eve has declared these attacks:
        | attacker        | attacks |
        | Scathe Zombies  | Alex    |
        | Pearled Unicorn | Dana    |
      And play has gone on to the declare blockers step
      When Carissa concedes
      Then this is legal
      And Alex is asked to declare blockers
      When Alex blocks Scathe Zombies with Air Elemental
      Then the declaration is legal
      When Dana blocks Pearled Unicorn with Giant Octopus
      Then the declaration is legal
      And Scathe Zombies is blocked by Air Elemental
      And Pearled Unicorn is blocked by Giant Octopus

    @cr:802.2a
    Scenario: The player before Master of Diversion leaves while a target is being chosen
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls Master of Diversion and Scathe Zombies
      And Rob controls Air Elemental and Giant Octopus
      And Alex controls Pearled Unicorn and Wind Drake
      When Dana declares these attacks:
        | attacker            | attacks |
        | Master of Diversion | Rob     |
        | Scathe Zombies      | Alex    |
      Then the declaration is legal
      And Dana may choose among Air Elemental and Giant Octopus
      When Rob concedes
      Then this is legal
      And nobody is asked to choose
      And Dana has priority
      And Pearled Unicorn is untapped
      When combat damage is dealt
      Then Alex has 18 life
      And Carissa has 20 life
