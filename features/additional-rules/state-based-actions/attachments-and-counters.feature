@since:2020-06-01
Feature: State-based actions: attachments, counters and battles
  What isn't attached as it should be, what has too many counters, and battles
  that are defeated or that nobody can protect.

  @cr:704.5m
  Rule: An Aura attached to nothing that it can enchant is put into the graveyard

    Scenario: Pacifism falls off a land that is no longer a creature
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent       | controller | attached to |
        | Nature's Revolt | Alex       |             |
        | Forest          | Carissa    |             |
        | Pacifism        | Alex       | Forest      |
      And Rob controls two Plains
      And Rob holds Disenchant
      When Rob casts Disenchant targeting Nature's Revolt
      Then this is legal
      When the top of the stack resolves
      Then Pacifism is in Alex's graveyard
      And Forest is on the battlefield

    Scenario: A Curse is put into the graveyard when the enchanted player leaves
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent             | controller | attached to |
        | Curse of the Forsaken | Alex       | Carissa     |
        | Curse of Vitality     | Alex       | Rob         |
      When Carissa concedes
      Then this is legal
      When Rob passes
      Then this is legal
      And Curse of the Forsaken is in Alex's graveyard
      And Curse of Vitality is on the battlefield

    @cr:704.3
    Scenario: Checks are repeated before Blood Artist's trigger gets its target
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And these permanents are on the battlefield:
        | permanent     | controller | attached to   |
        | Grizzly Bears | Carissa    |               |
        | Pacifism      | Alex       | Grizzly Bears |
        | Blood Artist  | Alex       |               |
      And Rob controls three Swamps
      And Rob holds Murder
      And Rob has cast Murder targeting Grizzly Bears
      When the top of the stack resolves
      Then Alex may choose among Rob, Alex and Carissa
      And Pacifism is in Alex's graveyard

    @since:2024-06-07
    Scenario: As an attacker is returned to hand, its Role and a borrowed Aura go
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent          | controller | owner   | attached to |
        | Hill Giant         | Alex       |         |             |
        | Monster Role Token | Alex       |         | Hill Giant  |
        | Lightning Reflexes | Alex       | Carissa | Hill Giant  |
      And Rob controls Island
      And Rob holds Unsummon
      And Alex has attacked Rob with Hill Giant
      When Rob casts Unsummon targeting Hill Giant
      Then this is legal
      When the stack resolves
      Then Hill Giant is in Alex's hand
      And Monster Role Token has left the game
      And Lightning Reflexes is in Carissa's graveyard

  @cr:704.5q
  Rule: +1/+1 and -1/-1 counters are removed in equal numbers

    Scenario: Three counters of both kinds on a permanent leave none of them
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And these permanents are on the battlefield:
        | permanent     | controller | counters |
        | Grizzly Bears | Rob        | 3 +1/+1  |
        | Gray Ogre     | Alex       | 1 +1/+1  |
      And Carissa controls four Swamps
      And Carissa holds Skinrender
      And Carissa has cast Skinrender
      And the top of the stack has resolved
      And Carissa has chosen Grizzly Bears
      When the top of the stack resolves
      Then Grizzly Bears has 0 +1/+1 counters
      And Grizzly Bears has 0 -1/-1 counters
      And Grizzly Bears is 2/2
      And Gray Ogre has 1 +1/+1 counter

    Scenario: Opposite counters leave an attacking token and an attacking artifact
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent   | controller | counters |
        | Beast Token | Alex       | 2 -1/-1  |
        | Juggernaut  | Alex       | 1 -1/-1  |
      And Alex controls two Forests
      And Alex holds first Battlegrowth and second Battlegrowth
      And Alex has attacked Rob with Beast Token and Juggernaut
      When Alex casts first Battlegrowth targeting Beast Token
      Then this is legal
      When the stack resolves
      Then Beast Token has 1 -1/-1 counter
      And Beast Token has 0 +1/+1 counters
      When Alex casts second Battlegrowth targeting Juggernaut
      Then this is legal
      When the stack resolves
      Then Juggernaut has 0 -1/-1 counters
      And Juggernaut has 0 +1/+1 counters

  @cr:704.5r
  Rule: Counters beyond a permanent's own limit are removed

    Scenario Outline: With <before> dream counters, Rasputin Dreamweaver gets <after>
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's end step
      And these permanents are on the battlefield:
        | permanent            | controller | counters       |
        | Rasputin Dreamweaver | Alex       | <before> dream |
      And play has gone on to Alex's upkeep
      When the top of the stack resolves
      Then Rasputin Dreamweaver has <after> dream counters

      Examples:
        | before | after |
        | 5      | 6     |
        | 6      | 7     |
        | 7      | 7     |

    Scenario: A borrowed Rasputin Dreamweaver with seven counters gets no eighth
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's end step
      And these permanents are on the battlefield:
        | permanent            | controller | owner | counters | tapped |
        | Rasputin Dreamweaver | Carissa    | Rob   | 7 dream  |        |
      And play has gone on to Carissa's upkeep
      When Carissa activates ability 2 of Rasputin Dreamweaver
      Then this is legal
      And Rasputin Dreamweaver has 6 dream counters
      When the stack resolves
      Then Rasputin Dreamweaver has 7 dream counters
      When play goes on to Rob's end step
      And play goes on to Carissa's upkeep
      And the stack resolves
      Then Rasputin Dreamweaver has 7 dream counters

    Scenario: A tapped Rasputin Dreamweaver gets no counter in its upkeep
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's end step
      And these permanents are on the battlefield:
        | permanent            | controller | counters | tapped |
        | Rasputin Dreamweaver | Carissa    | 5 dream  | yes    |
      When play goes on to Carissa's upkeep
      Then Rasputin Dreamweaver is untapped
      And the stack is empty

  @cr:704.5v @since:2024-06-07
  Rule: A battle with defense 0 is put into the graveyard unless it has triggered

    Scenario: A Siege whose ability is countered is put into the graveyard
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent             | controller | protector | counters  |
        | Invasion of Dominaria | Alex       | Carissa   | 2 defense |
      And Alex controls Grizzly Bears
      And Rob controls Island
      And Rob holds Stifle
      And Alex has attacked Invasion of Dominaria with Grizzly Bears
      When combat damage is dealt
      Then Invasion of Dominaria is on the battlefield
      And Invasion of Dominaria's ability is on the stack once
      When Rob casts Stifle
      Then this is legal
      When the top of the stack resolves
      Then Invasion of Dominaria is in Alex's graveyard

    Scenario: A Siege with one defense counter left stays on the battlefield
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent             | controller | protector | counters  |
        | Invasion of Dominaria | Alex       | Carissa   | 3 defense |
      And Alex controls Grizzly Bears
      And Alex has attacked Invasion of Dominaria with Grizzly Bears
      When combat damage is dealt
      Then Invasion of Dominaria is on the battlefield
      And Invasion of Dominaria has 1 defense counter
      And the stack is empty

    Scenario: A Siege that a spell beats in an opponent's turn goes with its ability
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And these permanents are on the battlefield:
        | permanent             | controller | protector | counters  |
        | Invasion of Dominaria | Alex       | Rob       | 3 defense |
      And Alex controls Mountain
      And Alex holds Lightning Bolt
      And Rob controls Island
      And Rob holds Stifle
      When Alex casts Lightning Bolt targeting Invasion of Dominaria
      Then this is legal
      When the top of the stack resolves
      Then Invasion of Dominaria is on the battlefield
      When Rob casts Stifle
      Then this is legal
      When the top of the stack resolves
      Then Invasion of Dominaria is in Alex's graveyard

  @cr:704.5w @cr:801.5a @since:2024-06-07
  Rule: A battle that nobody can protect is put into the graveyard

    Scenario: With range 1, a Siege goes when both neighbors have left the game
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And the range of influence is 1
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Invasion of Dominaria | Alex       | Rob       |
      When Rob concedes
      Then this is legal
      When Alex passes
      Then this is legal
      And Invasion of Dominaria is on the battlefield
      And Carissa has priority
      When Carissa concedes
      Then this is legal
      And Invasion of Dominaria is in Alex's graveyard
      And the game goes on

  @cr:704.5x @cr:801.5a @since:2024-06-07
  Rule: A Siege whose controller could only protect it in person is put away

    Scenario: With range 1 and no neighbor left, a Siege that Rob takes goes
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And the range of influence is 1
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Invasion of Dominaria | Carissa    | Rob       |
      And Rob controls five Mountains
      And Rob holds Word of Seizing
      When Alex concedes
      Then this is legal
      When Dana concedes
      Then this is legal
      And Invasion of Dominaria is on the battlefield
      When Rob casts Word of Seizing targeting Invasion of Dominaria
      Then this is legal
      When the top of the stack resolves
      Then Invasion of Dominaria is in Carissa's graveyard

  @cr:704.5y @since:2024-06-07
  Rule: Of one player's Roles on a permanent, only the newest stays

    Scenario: A second Role of the same player replaces the first
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Carissa controls Grizzly Bears
      And Alex controls two Mountains
      And Alex holds first Monstrous Rage and second Monstrous Rage
      And Alex has cast first Monstrous Rage targeting Grizzly Bears
      When the top of the stack resolves
      Then the new Monster Role Token is called first Role
      And Grizzly Bears is 5/3
      When Alex casts second Monstrous Rage targeting Grizzly Bears
      Then this is legal
      When the top of the stack resolves
      Then Grizzly Bears is 7/3
      And the new Monster Role Token is called second Role
      And second Role is on the battlefield
      And first Role has left the game

    Scenario: Roles of two players stay on the same creature
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Carissa controls Hill Giant
      And Rob controls Rob's Mountain
      And Rob holds Rob's Monstrous Rage
      And Alex controls Alex's Mountain
      And Alex holds Alex's Monstrous Rage
      And Rob has cast Rob's Monstrous Rage targeting Hill Giant
      And the top of the stack has resolved
      When Alex casts Alex's Monstrous Rage targeting Hill Giant
      Then this is legal
      When the top of the stack resolves
      Then the new Monster Role Tokens are called first Role and second Role
      And Hill Giant is 9/5

    Scenario: Roles of one player on two creatures both stay
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls two Mountains and Hill Giant
      And Rob controls Grizzly Bears
      And Carissa holds first Monstrous Rage and second Monstrous Rage
      And Carissa has cast first Monstrous Rage targeting Hill Giant
      And the top of the stack has resolved
      When Carissa casts second Monstrous Rage targeting Grizzly Bears
      Then this is legal
      When the top of the stack resolves
      Then Hill Giant is 6/4
      And Grizzly Bears is 5/3

    Scenario: A third Role replaces only the one that its own controller has there
      Given a team game of Rob and Alex against Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls Savannah Lions and two Mountains
      And Dana holds first Monstrous Rage and third Monstrous Rage
      And Carissa controls Carissa's Mountain
      And Carissa holds second Monstrous Rage
      And Dana has cast first Monstrous Rage targeting Savannah Lions
      And the top of the stack has resolved
      And Carissa has cast second Monstrous Rage targeting Savannah Lions
      And the top of the stack has resolved
      When Dana casts third Monstrous Rage targeting Savannah Lions
      Then this is legal
      When the top of the stack resolves
      Then Savannah Lions is 10/3
      And the new Monster Role Tokens are called Carissa's Role and Dana's Role
      And Carissa controls Carissa's Role
      And Dana controls Dana's Role

    Scenario: A blocker's second Role replaces the first in an opponent's combat
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And these permanents are on the battlefield:
        | permanent          | controller | attached to  |
        | Wall of Wood       | Alex       |              |
        | Monster Role Token | Alex       | Wall of Wood |
      And Rob controls Craw Wurm
      And Alex controls Mountain
      And Alex holds Monstrous Rage
      And Rob has attacked Alex with Craw Wurm
      And Alex has blocked Craw Wurm with Wall of Wood
      When Alex casts Monstrous Rage targeting Wall of Wood
      Then this is legal
      When the top of the stack resolves
      Then Monster Role Token has left the game
      And Wall of Wood is 3/4
