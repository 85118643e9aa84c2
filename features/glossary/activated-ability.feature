@since:2006-10-01 @glossary:activated-ability
Feature: Activated ability
  Whoever controls an object may activate its abilities whenever they have
  priority and can pay what it costs. Targets are chosen then, and looked at
  again when the ability resolves. If anything about it is not allowed, it
  has never been begun. Two kinds are special: abilities that make mana do
  not use the stack, and loyalty abilities are for quiet moments only.

  @cr:602.2
  Rule: An object's controller may activate its abilities any time they have priority

    Scenario Outline: <player> can activate Fountain of Youth in Alex's <step>
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's upkeep
      And <player> controls Fountain of Youth and two Forests
      And play has gone on to the <step>
      When <player> activates Fountain of Youth
      Then this is legal
      And <player> has priority
      When the stack resolves
      Then <player> has 21 life

      Examples:
        | player  | step                 |
        | Alex    | draw step            |
        | Alex    | precombat main phase |
        | Alex    | end step             |
        | Carissa | draw step            |
        | Carissa | beginning of combat  |
        | Rob     | precombat main phase |
        | Rob     | end step             |

    Scenario: An ability can be activated during combat
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears
      And Rob controls Mogg Fanatic
      And Alex has attacked Rob with Grizzly Bears
      When Rob activates Mogg Fanatic targeting Alex
      Then this is legal
      When the stack resolves
      Then Alex has 19 life
      And Grizzly Bears is attacking Rob

    Scenario: An ability can be activated while a spell is on the stack
      Given a two-player game between Rob and Alex
      And Rob controls two Forests
      And Rob holds Grizzly Bears
      And Alex controls Temple Bell
      And Rob has cast Grizzly Bears
      When Alex activates Temple Bell
      Then this is legal
      And the stack holds, from the top:
        | object        | controller |
        | Temple Bell   | Alex       |
        | Grizzly Bears | Rob        |

    Scenario Outline: Controller <player> can activate Fountain of Youth, but <other> can't
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And <player> controls Fountain of Youth and two Islands
      And <other> controls two Forests
      When <other> activates Fountain of Youth
      Then this is illegal
      And nothing has changed
      When <player> activates Fountain of Youth
      Then this is legal
      When the stack resolves
      Then <player> has 21 life
      And <other> has 20 life

      Examples:
        | player | other   |
        | Rob    | Carissa |
        | Alex   | Carissa |
        | Alex   | Rob     |

    Scenario: Mogg Fanatic's controller, not its owner, can activate its ability
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent    | controller | owner |
        | Mogg Fanatic | Rob        | Alex  |
      When Alex activates Mogg Fanatic targeting Carissa
      Then this is illegal
      And nothing has changed
      When Rob activates Mogg Fanatic targeting Carissa
      Then this is legal
      And Mogg Fanatic is in Alex's graveyard
      When the stack resolves
      Then Carissa has 19 life

    Scenario: A permanent without an activated ability can't be activated
      Given a two-player game between Rob and Alex
      And Rob controls Grizzly Bears, Mogg Fanatic and two Forests
      When Rob activates Grizzly Bears
      Then this is illegal
      And nothing has changed
      When Rob activates Mogg Fanatic targeting Alex
      Then this is legal
      And Mogg Fanatic is in Rob's graveyard

    @since:2020-06-01 @cr:117.3c
    Scenario: A player who has activated an ability has priority again
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Carissa controls two Fountains of Youth and four Forests
      When Carissa activates first Fountain of Youth
      Then this is legal
      And Carissa has priority
      When Carissa activates second Fountain of Youth
      Then this is legal
      And Carissa has priority
      And the stack holds, from the top:
        | object                   | controller |
        | second Fountain of Youth | Carissa    |
        | first Fountain of Youth  | Carissa    |

  @cr:602.5a
  Rule: A summoning sick creature can't use abilities with {T} in the cost

    Scenario: Fountain of Youth, unlike Alluring Siren, can tap the turn it enters
      Given a two-player game between Rob and Alex
      And these permanents are on the battlefield:
        | permanent         | controller | summoning sick |
        | Alluring Siren    | Rob        | yes            |
        | Fountain of Youth | Rob        | yes            |
        | first Forest      | Rob        |                |
        | second Forest     | Rob        |                |
        | Grizzly Bears     | Alex       |                |
      When Rob activates Alluring Siren targeting Grizzly Bears
      Then this is illegal
      And nothing has changed
      When Rob activates Fountain of Youth
      Then this is legal
      And Fountain of Youth is tapped

    Scenario: Alluring Siren can be activated from its controller's next turn on
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent      | controller | summoning sick |
        | Alluring Siren | Alex       | yes            |
        | Grizzly Bears  | Rob        |                |
      When play goes on to Rob's precombat main phase
      When Alex activates Alluring Siren targeting Grizzly Bears
      Then this is illegal
      And nothing has changed
      When play goes on to Alex's upkeep
      When Alex activates Alluring Siren targeting Grizzly Bears
      Then this is legal
      And Alluring Siren is tapped

    Scenario: A summoning sick Mogg Fanatic can be sacrificed for its ability
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent    | controller | summoning sick |
        | Mogg Fanatic | Alex       | yes            |
      When Alex activates Mogg Fanatic targeting Rob
      Then this is legal
      And Mogg Fanatic is in Alex's graveyard

    Scenario: Alluring Siren with haste can be activated the turn it enters
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls one Mountain
      And Alex holds Crimson Wisps
      And these permanents are on the battlefield:
        | permanent      | controller | summoning sick |
        | Alluring Siren | Alex       | yes            |
        | Grizzly Bears  | Rob        |                |
      And Alex has cast Crimson Wisps targeting Alluring Siren
      And the stack has resolved
      When Alex activates Alluring Siren targeting Grizzly Bears
      Then this is legal
      And Alluring Siren is tapped

  @cr:602.2b @cr:601.2c
  Rule: An ability's targets are chosen as it's put on the stack

    Scenario: Alluring Siren can target only a creature an opponent controls
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Alluring Siren and Hill Giant
      And Rob controls Grizzly Bears and Forest
      When Carissa activates Alluring Siren targeting Hill Giant
      Then this is illegal
      And nothing has changed
      When Carissa activates Alluring Siren targeting Forest
      Then this is illegal
      And nothing has changed
      When Carissa activates Alluring Siren targeting Rob
      Then this is illegal
      And nothing has changed
      When Carissa activates Alluring Siren targeting Grizzly Bears
      Then this is legal
      And Alluring Siren is tapped

    Scenario: An ability that needs a target can't be activated without a legal one
      Given a two-player game between Rob and Alex
      And Rob controls Alluring Siren and Hill Giant
      And Alex controls two Forests
      And Alex holds Grizzly Bears
      When Rob activates Alluring Siren
      Then this is illegal
      And nothing has changed
      When play goes on to Alex's precombat main phase
      When Alex casts Grizzly Bears
      Then this is legal
      When the stack resolves
      When Rob activates Alluring Siren targeting Grizzly Bears
      Then this is legal
      And Alluring Siren is tapped

    @since:2020-06-01
    Scenario: An ability can't target a creature with shroud
      Given a two-player game between Rob and Alex
      And Rob controls Mogg Fanatic
      And Alex controls Blurred Mongoose and Grizzly Bears
      When Rob activates Mogg Fanatic targeting Blurred Mongoose
      Then this is illegal
      And nothing has changed
      When Rob activates Mogg Fanatic targeting Grizzly Bears
      Then this is legal
      When the stack resolves
      Then Grizzly Bears has 1 damage marked on it

    Scenario: An ability is activated with exactly as many targets as it requires
      Given a two-player game between Rob and Alex
      And Rob controls Mogg Fanatic
      And Alex controls Grizzly Bears
      When Rob activates Mogg Fanatic targeting Alex and Grizzly Bears
      Then this is illegal
      And nothing has changed
      When Rob activates Mogg Fanatic targeting Alex
      Then this is legal
      And Mogg Fanatic is in Rob's graveyard

  @cr:608.2b
  Rule: A spell or ability doesn't resolve if its targets have all become illegal

    Scenario: Mogg Fanatic's ability doesn't resolve if its target returned to hand
      Given a two-player game between Rob and Alex
      And Rob controls Mogg Fanatic
      And Alex controls Grizzly Bears and one Island
      And Alex holds Unsummon
      And Rob has activated Mogg Fanatic targeting Grizzly Bears
      When Alex casts Unsummon targeting Grizzly Bears
      Then this is legal
      When the top of the stack resolves
      Then Grizzly Bears is in Alex's hand
      And Mogg Fanatic's ability is on the stack once
      When the stack resolves
      Then Grizzly Bears is in Alex's hand
      And Alex has 20 life
      And Rob has 20 life
      And Mogg Fanatic is in Rob's graveyard

    @cr:608.2b
    Scenario: A spell whose only target is illegal doesn't resolve, not even in part
      Given a two-player game between Rob and Alex
      And Rob controls Grizzly Bears and one Mountain
      And Rob holds Crimson Wisps
      And Alex controls one Island
      And Alex holds Unsummon
      And Rob has cast Crimson Wisps targeting Grizzly Bears
      When Alex casts Unsummon targeting Grizzly Bears
      Then this is legal
      When the stack resolves
      Then Crimson Wisps is in Rob's graveyard
      And Grizzly Bears is in Rob's hand
      And Rob has 1 card in hand

    @since:2020-06-01 @cr:400.7
    Scenario: A creature that returns to the battlefield is no longer the target
      Given a two-player game between Rob and Alex
      And Rob controls one Mountain
      And Rob holds Shock
      And Alex controls Grizzly Bears, Vedalken Orrery, one Island and two Forests
      And Alex holds Unsummon
      And Rob has cast Shock targeting Grizzly Bears
      And Alex has cast Unsummon targeting Grizzly Bears
      And the top of the stack has resolved
      When Alex casts Grizzly Bears
      Then this is legal
      When the top of the stack resolves
      Then Grizzly Bears is on the battlefield
      And Shock is on the stack
      When the stack resolves
      Then Shock is in Rob's graveyard
      And Grizzly Bears is on the battlefield
      And Grizzly Bears has 0 damage marked on it

    @since:2020-06-01
    Scenario: Lightning Bolt doesn't resolve if its target player gains hexproof
      Given a two-player game between Rob and Alex
      And Rob controls one Mountain
      And Rob holds Lightning Bolt
      And Alex controls Vedalken Orrery and four Plains
      And Alex holds Leyline of Sanctity
      And Rob has cast Lightning Bolt targeting Alex
      When Alex casts Leyline of Sanctity
      Then this is legal
      When the top of the stack resolves
      Then Leyline of Sanctity is on the battlefield
      And Lightning Bolt is on the stack
      When the stack resolves
      Then Lightning Bolt is in Rob's graveyard
      And Alex has 20 life

    Scenario: A target whose power and toughness have changed is still legal
      Given a two-player game between Rob and Alex
      And Rob controls one Mountain
      And Rob holds Lightning Bolt
      And Alex controls Grizzly Bears and one Forest
      And Alex holds Giant Growth
      And Rob has cast Lightning Bolt targeting Grizzly Bears
      When Alex casts Giant Growth targeting Grizzly Bears
      Then this is legal
      When the stack resolves
      Then Grizzly Bears is 5/5
      And Grizzly Bears has 3 damage marked on it

  @cr:113.4 @cr:605.3a @cr:605.3b
  Rule: A mana ability doesn't use the stack

    Scenario: A Forest's mana ability resolves at once without using the stack
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls two Forests
      And Alex holds Grizzly Bears
      When Alex activates first Forest
      Then this is legal
      And the stack is empty
      And first Forest is tapped
      And Alex has priority
      When Alex casts Grizzly Bears as follows:
        | pays with     |
        | second Forest |
      Then this is legal
      And Grizzly Bears is on the stack

    Scenario: A mana ability can be activated with a spell on the stack
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls two Forests
      And Alex holds Grizzly Bears
      And Carissa controls one Mountain
      And Alex has cast Grizzly Bears
      When Carissa activates first Mountain
      Then this is legal
      And first Mountain is tapped
      And Carissa has priority
      And the stack holds, from the top:
        | object        | controller |
        | Grizzly Bears | Alex       |

    Scenario: A tapped Forest can't be tapped for mana
      Given a two-player game between Rob and Alex
      And these permanents are on the battlefield:
        | permanent     | controller | tapped |
        | first Forest  | Rob        | yes    |
        | second Forest | Rob        |        |
      When Rob activates first Forest
      Then this is illegal
      And nothing has changed
      When Rob activates second Forest
      Then this is legal
      And second Forest is tapped

    @since:2020-06-01 @cr:117.4
    Scenario: Activating a mana ability isn't passing, so all must pass again
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls two Forests
      And Alex holds Grizzly Bears
      And Carissa controls Mountain
      And Alex has cast Grizzly Bears
      When Alex passes
      Then this is legal
      And Carissa has priority
      When Carissa activates Mountain
      Then this is legal
      And Carissa has priority
      When Carissa passes
      Then this is legal
      When Rob passes
      Then this is legal
      And Alex has priority
      And Grizzly Bears is on the stack
      When Alex passes
      Then this is legal
      And Grizzly Bears is on the battlefield

  @cr:113.5 @cr:606.3
  Rule: One loyalty ability per planeswalker may be activated each turn, at sorcery speed

    @since:2020-06-01
    Scenario: A loyalty ability can be activated in a main phase and uses the stack
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Jace Beleren
      When Alex activates ability 2 of Jace Beleren targeting Carissa
      Then this is legal
      And Jace Beleren has 2 loyalty counters
      And Jace Beleren's ability is on the stack once
      And Carissa has 0 cards in hand
      When the stack resolves
      Then Carissa has 1 card in hand
      And Rob has 0 cards in hand

    @since:2020-06-01
    Scenario Outline: A loyalty ability can't be activated in the <step>
      Given a two-player game between Rob and Alex
      And it is Alex's upkeep
      And Alex controls Jace Beleren
      And play has gone on to the <step>
      When Alex activates Jace Beleren
      Then this is illegal
      And nothing has changed
      When play goes on to the postcombat main phase
      When Alex activates Jace Beleren
      Then this is legal
      And Jace Beleren has 5 loyalty counters

      Examples:
        | step                |
        | draw step           |
        | beginning of combat |

    @since:2020-06-01
    Scenario Outline: Alex can't activate a loyalty ability on opponent <active>'s turn
      Given a free-for-all between Rob, Alex and Carissa
      And it is <active>'s precombat main phase
      And Alex controls Jace Beleren
      When Alex activates Jace Beleren
      Then this is illegal
      And nothing has changed
      When play goes on to Alex's precombat main phase
      When Alex activates Jace Beleren
      Then this is legal
      And Jace Beleren has 5 loyalty counters

      Examples:
        | active  |
        | Rob     |
        | Carissa |

    @since:2020-06-01
    Scenario: A loyalty ability can't be activated with anything on the stack
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Jace Beleren and Temple Bell
      And Alex has activated Temple Bell
      When Alex activates Jace Beleren
      Then this is illegal
      And nothing has changed
      When the stack resolves
      When Alex activates Jace Beleren
      Then this is legal
      And Jace Beleren has 5 loyalty counters

    @since:2020-06-01
    Scenario: Two loyalty abilities of one planeswalker can't be used in one turn
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Jace Beleren
      And Alex has activated Jace Beleren
      And the stack has resolved
      When Alex activates Jace Beleren
      Then this is illegal
      And nothing has changed
      When Alex activates ability 2 of Jace Beleren targeting Rob
      Then this is illegal
      And nothing has changed
      When play goes on to Alex's precombat main phase
      When Alex activates ability 2 of Jace Beleren targeting Rob
      Then this is legal
      And Jace Beleren has 4 loyalty counters

    @since:2020-06-01 @cr:606.6
    Scenario: A loyalty cost greater than the planeswalker's loyalty can't be paid
      Given a two-player game between Rob and Alex
      And Rob controls Jace Beleren
      When Rob activates ability 3 of Jace Beleren targeting Alex
      Then this is illegal
      And nothing has changed
      When Rob activates ability 2 of Jace Beleren targeting Alex
      Then this is legal
      And Jace Beleren has 2 loyalty counters

    @since:2020-06-01 @cr:606.6
    Scenario: A loyalty cost may remove all of a planeswalker's loyalty counters
      Given a two-player game between Rob and Alex
      And these permanents are on the battlefield:
        | permanent    | controller | counters   |
        | Jace Beleren | Rob        | 10 loyalty |
      When Rob activates ability 3 of Jace Beleren targeting Alex
      Then this is legal
      And Jace Beleren is in Rob's graveyard
      And Jace Beleren's ability is on the stack once

    @since:2020-06-01 @cr:400.7
    Scenario: After one Jace Beleren dies, a new one may be activated the same turn
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls three Islands
      And Alex holds new Jace Beleren
      And these permanents are on the battlefield:
        | permanent        | controller | counters  |
        | old Jace Beleren | Alex       | 1 loyalty |
      When Alex activates ability 2 of old Jace Beleren targeting Rob
      Then this is legal
      And old Jace Beleren is in Alex's graveyard
      When the stack resolves
      And Alex casts new Jace Beleren
      Then this is legal
      When the stack resolves
      And Alex activates new Jace Beleren
      Then this is legal
      And new Jace Beleren has 5 loyalty counters
      When the stack resolves
      When Alex activates new Jace Beleren
      Then this is illegal
      And nothing has changed

    @since:2020-06-01
    Scenario: In 2HG, each teammate may activate their planeswalker the same turn
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls Rob's Jace Beleren
      And Alex controls Alex's Jace Beleren
      And Rob has activated Rob's Jace Beleren
      And the stack has resolved
      When Alex activates Alex's Jace Beleren
      Then this is legal
      And Alex's Jace Beleren has 5 loyalty counters

  @cr:602.2 @cr-2006-10-01:409.1
  Rule: An illegal activation is undone as if it had never begun

    @since:2020-06-01
    Scenario: If an ability's target is illegal, a sacrifice as its cost is undone
      Given a two-player game between Rob and Alex
      And Rob controls Mogg Fanatic
      And Alex controls Blurred Mongoose
      When Rob activates Mogg Fanatic targeting Blurred Mongoose
      Then this is illegal
      And nothing has changed
      When Rob activates Mogg Fanatic targeting Alex
      Then this is legal
      And Mogg Fanatic is in Rob's graveyard

    Scenario: Fountain of Youth isn't tapped if its cost can't be paid
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Fountain of Youth and one Forest
      And Alex holds Swamp
      When Alex activates Fountain of Youth
      Then this is illegal
      And nothing has changed
      When Alex plays Swamp
      Then this is legal
      When Alex activates Fountain of Youth
      Then this is legal
      And Fountain of Youth is tapped
      And Swamp is tapped

    @cr:601.2
    Scenario: An unpaid Altar's Reap returns to hand, and the sacrifice is undone
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears and one Swamp
      And Alex holds Altar's Reap and Swamp
      When Alex casts Altar's Reap sacrificing Grizzly Bears
      Then this is illegal
      And nothing has changed
      When Alex plays Swamp
      Then this is legal
      When Alex casts Altar's Reap sacrificing Grizzly Bears
      Then this is legal
      And Grizzly Bears is in Alex's graveyard
      And Altar's Reap is on the stack
