@since:2020-06-01
Feature: Shared team turns: when a member leaves
  Teams that share their turns and not their life lose their members one by
  one. Whoever is left goes on as the team: takes its turns, has its priority,
  attacks and blocks, and decides what the primary player decided.

  @cr:805.2 @cr:800.4a
  Rule: The rightmost remaining member of a team is its primary player

    Scenario Outline: After <gone> leaves, primary player <primary> decides <mate>'s attack
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | sun  |
        | Dana    | moon |
        | Eve     | moon |
        | Finn    | moon |
      And it is <primary>'s precombat main phase
      And <mate> controls Hill Giant
      And <gone> has conceded
      When <mate> proposes these attacks:
        | attacker   | attacks |
        | Hill Giant | <one>   |
      Then the declaration is legal
      When <primary> proposes these attacks:
        | attacker   | attacks |
        | Hill Giant | <other> |
      Then the declaration is legal
      And Hill Giant is attacking <other>
      And the primary player of <mate>'s team is <primary>

      Examples:
        | gone    | primary | mate    | one  | other |
        | Rob     | Alex    | Carissa | Dana | Eve   |
        | Dana    | Eve     | Finn    | Rob  | Alex  |
        | Alex    | Rob     | Carissa | Finn | Dana  |
        | Carissa | Rob     | Alex    | Eve  | Finn  |

  @cr:805.4d
  Rule: A step trigger for each player triggers only for the remaining members of the team

    Scenario Outline: After <gone> leaves, Hellfire Mongrel triggers only for teammate <mate>
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | moon |
        | Dana    | moon |
      And it is Dana's end step
      And <mate> has 20 life
      And Dana controls Hellfire Mongrel
      And <gone> has conceded
      When play goes on to <mate>'s upkeep
      Then Hellfire Mongrel's ability is on the stack once
      When the stack resolves
      Then <mate> has 18 life

      Examples:
        | gone | mate |
        | Rob  | Alex |
        | Alex | Rob  |

  @cr:805.5 @cr:800.4a
  Rule: Remaining members keep their team's priority

    Scenario: If the primary player leaves, their teammate keeps the team's priority
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | moon |
        | Dana    | moon |
      And Alex controls Mountain
      And Alex holds Raging Goblin
      When Rob concedes
      Then this is legal
      And Alex has priority
      And it is the precombat main phase
      And it is Alex's turn
      When Alex casts Raging Goblin
      Then this is legal
      And Raging Goblin is on the stack

    Scenario: When an opponent leaves, their teammate can still respond to a spell
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | moon |
        | Dana    | moon |
      And Alex controls Mountain
      And Alex holds Raging Goblin
      And Dana controls two Islands
      And Dana holds Counterspell
      And Alex has cast Raging Goblin
      When Rob passes
      Then this is legal
      When Carissa concedes
      Then this is legal
      And Dana has priority
      And Raging Goblin is on the stack

  @cr:800.4e @cr:805.10b
  Rule: A creature that attacks a player who has left deals no damage to anyone else

    Scenario Outline: If attacked <victim> leaves, the attacker deals no damage to teammate <mate>
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | moon |
        | Dana    | moon |
      And it is Dana's precombat main phase
      And <mate> has 20 life
      And Carissa controls Hill Giant
      And Dana controls Grizzly Bears
      And Dana has declared these attacks:
        | attacker      | attacks  |
        | Hill Giant    | <victim> |
        | Grizzly Bears | <mate>   |
      And <victim> has conceded
      When combat damage is dealt
      Then <mate> has 18 life
      And the game goes on

      Examples:
        | victim | mate |
        | Rob    | Alex |
        | Alex   | Rob  |

  @cr:805.8 @cr:614.10a
  Rule: A team still skips a phase that one member must skip after another member leaves

    Scenario Outline: After <gone> leaves, Stonehorn Dignitary still makes <target> skip combat
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | moon |
        | Dana    | moon |
      And it is Dana's precombat main phase
      And Dana controls four Plains
      And Dana holds Stonehorn Dignitary
      And <target> controls Hill Giant
      And Dana has cast Stonehorn Dignitary
      And the top of the stack has resolved
      And Dana has chosen <target>
      And the stack has resolved
      And <gone> has conceded
      And play has gone on to <target>'s precombat main phase
      When <target> attacks Dana with Hill Giant
      Then the declaration is illegal
      And nothing has changed
      When play goes on to <target>'s precombat main phase
      And <target> attacks Dana with Hill Giant
      Then the declaration is legal
      And Hill Giant is attacking Dana

      Examples:
        | gone | target |
        | Rob  | Alex   |
        | Alex | Rob    |

  @cr:800.4a
  Rule: Permanents a leaving player controlled don't pass to their teammates

    Scenario Outline: Dana's card that entered under <gone>'s control is exiled if <gone> leaves
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | moon |
        | Dana    | moon |
      And it is <gone>'s precombat main phase
      And these permanents are on the battlefield:
        | permanent     | controller | owner |
        | Grizzly Bears | <gone>     | Dana  |
      When <gone> concedes
      Then this is legal
      And Grizzly Bears is in exile

      Examples:
        | gone |
        | Rob  |
        | Alex |

    Scenario Outline: If <gone> leaves, Dana regains the creature taken with Act of Treason
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | moon |
        | Dana    | moon |
      And it is <gone>'s precombat main phase
      And <gone> controls three Mountains
      And <gone> holds Act of Treason
      And Dana controls Grizzly Bears
      And <gone> has cast Act of Treason targeting Grizzly Bears
      And the stack has resolved
      When <gone> concedes
      Then this is legal
      And Dana controls Grizzly Bears

      Examples:
        | gone |
        | Rob  |
        | Alex |

  @cr:805.4 @cr:800.4j
  Rule: Remaining members take their team's turns as active players

    Scenario Outline: After <gone> leaves, <mate> takes the team's turns alone
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | moon |
        | Dana    | moon |
      And it is Dana's end step
      And <mate> holds Forest and Swamp
      And <mate>'s library holds, from the top, Grizzly Bears
      And <gone> has conceded
      When play goes on to <mate>'s upkeep
      Then it is <mate>'s turn
      And <mate> has priority
      When play goes on to the precombat main phase
      Then <mate> has priority
      And Grizzly Bears is in <mate>'s hand
      When <mate> plays Forest
      Then this is legal
      And Forest is on the battlefield
      When <mate> plays Swamp
      Then this is illegal
      And nothing has changed

      Examples:
        | gone    | mate    |
        | Rob     | Alex    |
        | Alex    | Rob     |

  @cr:805.10d
  Rule: Remaining members block as the team

    Scenario Outline: After <gone> leaves, teammate <mate> can still block
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | moon |
        | Dana    | moon |
      And it is Dana's precombat main phase
      And <mate> has 20 life
      And Carissa controls Hill Giant
      And <mate> controls Wall of Wood
      And <gone> has conceded
      And Carissa has attacked <mate> with Hill Giant
      When <mate> blocks Hill Giant with Wall of Wood
      Then the declaration is legal
      And Hill Giant is blocked by Wall of Wood
      When combat damage is dealt
      Then <mate> has 20 life

      Examples:
        | gone | mate |
        | Rob  | Alex |
        | Alex | Rob  |

  @cr:805.9
  Rule: If only one active player is left, "the active player" means that one

    Scenario Outline: After <gone> leaves, Maddening Imp affects the remaining teammate, <mate>
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | moon |
        | Dana    | moon |
      And it is <mate>'s precombat main phase
      And <mate> controls Grizzly Bears
      And Dana controls Maddening Imp
      And <gone> has conceded
      And Dana has activated Maddening Imp
      When the stack resolves
      Then nobody is asked to choose
      When <mate> declares no attack
      Then the declaration is illegal
      And nothing has changed
      When <mate> attacks Carissa with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Carissa

      Examples:
        | gone | mate |
        | Rob  | Alex |
        | Alex | Rob  |

  @cr:805.10e
  Rule: A teammate of a player who has left doesn't become the defending player

    Scenario Outline: If <victim> leaves while attacked, Agate-Blade Assassin costs <mate> no life
      Given a shared team turns game seated clockwise:
        | player  | team |
        | Rob     | sun  |
        | Alex    | sun  |
        | Carissa | moon |
        | Dana    | moon |
      And it is Dana's precombat main phase
      And <mate> has 20 life
      And Dana has 20 life
      And Dana controls Agate-Blade Assassin
      And Dana has attacked <victim> with Agate-Blade Assassin
      And <victim> has conceded
      When the stack resolves
      Then <mate> has 20 life
      And Dana has 21 life

      Examples:
        | victim | mate |
        | Rob    | Alex |
        | Alex   | Rob  |
