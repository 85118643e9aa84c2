@since:2020-06-01
Feature: State-based actions: permanents and players
  Each state-based action: what is put right, and what is left as it is.

  @cr:704.5b
  Rule: A draw from an empty library counts only at the next state-based action check

    Scenario: Empty-library draws under Platinum Angel don't count after it leaves
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Platinum Angel
      And Alex's library holds one cards
      And Rob controls Rob's Temple Bell and Island
      And Carissa controls Carissa's Temple Bell
      And Rob holds Unsummon
      When Rob activates Rob's Temple Bell
      Then this is legal
      When the stack resolves
      Then Alex has 1 card in hand
      And Alex is in the game
      When Carissa activates Carissa's Temple Bell
      Then this is legal
      When the stack resolves
      Then Alex has 1 card in hand
      And Alex is in the game
      When Rob casts Unsummon targeting Platinum Angel
      Then this is legal
      When the stack resolves
      Then Platinum Angel is in Alex's hand
      And Alex is in the game

  @cr:704.5d
  Rule: A token that dies triggers abilities and then ceases to exist

    @cr:111.7
    Scenario: A token that dies triggers Blood Artist, then ceases to exist
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's end step
      And Alex controls Blood Artist and Verdant Force
      And Carissa controls Swamp
      And Carissa holds Disfigure
      And play has gone on to Alex's upkeep
      When the top of the stack resolves
      Then the new Saproling Token is called Sprout
      When Carissa casts Disfigure targeting Sprout
      Then this is legal
      When the top of the stack resolves
      And Alex chooses Carissa
      Then this is legal
      And Blood Artist's ability is on the stack once
      And Sprout has left the game
      When the stack resolves
      Then Carissa has 19 life
      And Alex has 21 life

  @cr:704.5j
  Rule: Legend rule: a player keeps one legendary permanent of each name they control

    Scenario: The legend rule counts a legendary creature taken with Act of Treason
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Rob's Kami of the Crescent Moon
      And Carissa controls Carissa's Kami of the Crescent Moon
      And Alex controls Alex's Kami of the Crescent Moon and three Mountains
      And Alex holds Act of Treason
      And Alex has cast Act of Treason targeting Rob's Kami of the Crescent Moon
      When the top of the stack resolves
      Then Alex may choose among Rob's Kami of the Crescent Moon and Alex's Kami of the Crescent Moon
      When Alex chooses Alex's Kami of the Crescent Moon
      Then this is legal
      And Rob's Kami of the Crescent Moon is in Rob's graveyard
      And Carissa's Kami of the Crescent Moon is on the battlefield

    @cr:707.2
    Scenario: The legend rule applies to a legendary creature and its copy
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Kami of the Crescent Moon and four Islands
      And Rob controls Rob's Kami of the Crescent Moon
      And Alex holds Clone
      And Alex has cast Clone
      And the top of the stack has resolved
      When Alex chooses Rob's Kami of the Crescent Moon
      Then this is legal
      And Alex may choose among Kami of the Crescent Moon and Clone
      When Alex chooses Clone
      Then this is legal
      And Kami of the Crescent Moon is in Alex's graveyard
      And Rob's Kami of the Crescent Moon is on the battlefield
      And Clone is on the battlefield

    Scenario Outline: Teammates each keep a legend of one name <where>
      Given a <game>
      And it is Alex's precombat main phase
      And Rob controls Rob's Kami of the Crescent Moon
      And Alex controls two Islands
      And Alex holds Alex's Kami of the Crescent Moon
      And Alex has cast Alex's Kami of the Crescent Moon
      When the stack resolves
      Then Rob's Kami of the Crescent Moon is on the battlefield
      And Alex's Kami of the Crescent Moon is on the battlefield
      And nobody is asked to choose

      Examples:
        | where             | game                                                           |
        | in a team game    | team game of Rob and Alex against Carissa and Dana             |
        | with shared turns | Two-Headed Giant game of Rob and Alex against Carissa and Dana |

    @cr:702.116a
    Scenario: Of Tahngarth and a token that copies him, Carissa keeps only one
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And these permanents are on the battlefield:
        | permanent             | controller | attached to           |
        | Tahngarth, First Mate | Carissa    |                       |
        | Blade of Selves       | Carissa    | Tahngarth, First Mate |
      And Carissa has attacked Rob with Tahngarth, First Mate
      When the top of the stack resolves
      And Carissa agrees
      Then this is legal
      And the new Tahngarth, First Mate is called Copy
      And Carissa may choose among Tahngarth, First Mate and Copy
      When Carissa chooses Copy
      Then this is legal
      And Tahngarth, First Mate is in Carissa's graveyard
      And Copy is attacking Alex

    @cr:702.116a
    Scenario: Rob's token copy of a legendary Kami goes if Rob keeps the Kami
      Given a team game of Rob and Carissa against Alex and Dana
      And these permanents are on the battlefield:
        | permanent                 | controller | attached to               |
        | Kami of the Crescent Moon | Rob        |                           |
        | Blade of Selves           | Rob        | Kami of the Crescent Moon |
      And Rob has attacked Dana with Kami of the Crescent Moon
      When the top of the stack resolves
      And Rob agrees
      Then this is legal
      When Rob chooses Kami of the Crescent Moon
      Then this is legal
      And Kami of the Crescent Moon is attacking Dana
      When combat damage is dealt
      Then Alex has 20 life

    Scenario: Legends that enter in another player's turn are legendary all the same
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Rob controls first Mindslaver
      And Rob holds second Mindslaver
      And Alex controls first Kami of the Crescent Moon and Alex's Mindslaver
      And Alex holds second Kami of the Crescent Moon
      And Carissa controls three Islands
      And Carissa holds Show and Tell
      And Carissa has cast Show and Tell
      And the top of the stack has resolved
      And Rob has chosen second Mindslaver
      When Alex chooses second Kami of the Crescent Moon
      Then this is legal
      And Rob may choose among first Mindslaver and second Mindslaver
      When Rob chooses second Mindslaver
      Then this is legal
      And Alex may choose among first Kami of the Crescent Moon and second Kami of the Crescent Moon
      When Alex chooses first Kami of the Crescent Moon
      Then this is legal
      And first Mindslaver is in Rob's graveyard
      And second Kami of the Crescent Moon is in Alex's graveyard
      And second Mindslaver is on the battlefield
      And first Kami of the Crescent Moon is on the battlefield
      And Alex's Mindslaver is on the battlefield

    Scenario: The legend rule applies to a planeswalker that has been used
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And these permanents are on the battlefield:
        | permanent          | controller | counters  |
        | first Jace Beleren | Carissa    | 1 loyalty |
        | Rob's Jace Beleren | Rob        | 3 loyalty |
      And Carissa controls three Islands
      And Carissa holds second Jace Beleren
      And Carissa has cast second Jace Beleren
      When the top of the stack resolves
      Then Carissa may choose among first Jace Beleren and second Jace Beleren
      When Carissa chooses second Jace Beleren
      Then this is legal
      And first Jace Beleren is in Carissa's graveyard
      And second Jace Beleren has 3 loyalty counters
      And Rob's Jace Beleren is on the battlefield

  @cr:704.5k
  Rule: World rule: only the newest world permanent stays, and none if there's a tie

    Scenario: The older of two world permanents is put into its owner's graveyard
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls old Gravity Sphere
      And Alex controls three Mountains
      And Alex holds new Gravity Sphere
      And Alex has cast new Gravity Sphere
      When the top of the stack resolves
      Then old Gravity Sphere is in Rob's graveyard
      And new Gravity Sphere is on the battlefield

    Scenario: World permanents that enter together are all put into the graveyard
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls three Islands
      And Alex holds Show and Tell and Alex's Gravity Sphere
      And Rob controls Storm Crow
      And Carissa holds Carissa's Gravity Sphere
      And Alex has cast Show and Tell
      And the top of the stack has resolved
      When Alex chooses Alex's Gravity Sphere
      Then this is legal
      When Carissa chooses Carissa's Gravity Sphere
      Then this is legal
      And Alex's Gravity Sphere is in Alex's graveyard
      And Carissa's Gravity Sphere is in Carissa's graveyard
      And Storm Crow has the keyword flying

  @cr:704.5m
  Rule: An Aura whose enchanted creature has left is put into its owner's graveyard

    Scenario: When the enchanted creature dies, Pacifism is put into the graveyard
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent     | controller | attached to   |
        | Grizzly Bears | Carissa    |               |
        | Pacifism      | Alex       | Grizzly Bears |
      And Rob controls three Swamps
      And Rob holds Murder
      When Rob casts Murder targeting Grizzly Bears
      Then this is legal
      When the stack resolves
      Then Grizzly Bears is in Carissa's graveyard
      And Pacifism is in Alex's graveyard

  @cr:704.5q
  Rule: +1/+1 and -1/-1 counters on a permanent cancel each other out

    Scenario: +1/+1 and -1/-1 counters on the same creature are removed in pairs
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent  | controller | counters  |
        | Hill Giant | Carissa    | 2 -1/-1   |
      And Rob controls Forest
      And Rob holds Battlegrowth
      When Rob casts Battlegrowth targeting Hill Giant
      Then this is legal
      When the stack resolves
      Then Hill Giant has 1 -1/-1 counters
      And Hill Giant has 0 +1/+1 counters
      And Hill Giant is 2/2

  @cr:704.5d @cr:111.7
  Rule: A token that leaves the battlefield ceases to exist in its new zone

    Scenario: A token returned to its owner's hand ceases to exist
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's end step
      And Carissa controls Verdant Force
      And Alex controls Island
      And Alex holds Unsummon
      And play has gone on to Alex's upkeep
      When the top of the stack resolves
      Then the new Saproling Token is called Sprout
      When Alex casts Unsummon targeting Sprout
      Then this is legal
      When the top of the stack resolves
      Then Sprout has left the game
      And Carissa has no cards in hand

    Scenario: A token that Flickerwisp exiles doesn't come back
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls three Plains
      And Alex holds Flickerwisp
      And Rob controls Beast Token
      And Alex has cast Flickerwisp
      And the top of the stack has resolved
      And Alex has chosen Beast Token
      When the stack resolves
      Then Beast Token has left the game
      When play goes on to the end step
      And the stack resolves
      Then Beast Token has left the game

    Scenario: A token that Oblivion Ring exiled doesn't come back as the Ring leaves
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls three Plains
      And Alex holds Oblivion Ring
      And Rob controls Beast Token and two Forests
      And Carissa controls two Plains
      And Carissa holds Disenchant
      And Alex has cast Oblivion Ring
      And the top of the stack has resolved
      And Alex has chosen Beast Token
      And the stack has resolved
      And Alex has passed
      And Rob has passed
      When Carissa casts Disenchant targeting Oblivion Ring
      Then this is legal
      And Beast Token has left the game
      When the top of the stack resolves
      Then Oblivion Ring's ability is on the stack once
      When the top of the stack resolves
      Then Beast Token has left the game
      And Oblivion Ring is in Alex's graveyard
      And Alex has priority

    @cr:111.8
    Scenario: A token that Cloudshift exiles doesn't come back
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Soul Warden, Beast Token and Plains
      And Alex holds Cloudshift
      When Alex casts Cloudshift targeting Beast Token
      Then this is legal
      When the top of the stack resolves
      Then Beast Token has left the game
      And Soul Warden's ability is not on the stack

  @cr:704.5n
  Rule: Equipment attached to what is no creature becomes unattached and stays

    Scenario: Equipment becomes unattached from a land that is no longer a creature
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent       | controller | attached to |
        | Nature's Revolt | Alex       |             |
        | Forest          | Carissa    |             |
        | Grafted Wargear | Carissa    | Forest      |
      And Rob controls two Plains
      And Rob holds Disenchant
      When Rob casts Disenchant targeting Nature's Revolt
      Then this is legal
      When the top of the stack resolves
      Then Grafted Wargear is on the battlefield
      And Grafted Wargear's ability is on the stack once
      When the stack resolves
      Then Forest is in Carissa's graveyard

    Scenario: Equipment stays on the battlefield when the equipped creature dies
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And these permanents are on the battlefield:
        | permanent     | controller | attached to   |
        | Grizzly Bears | Carissa    |               |
        | Gray Ogre     | Carissa    |               |
        | Bonesplitter  | Carissa    | Grizzly Bears |
      And Carissa controls Mountain
      And Rob controls three Swamps
      And Rob holds Murder
      When Rob casts Murder targeting Grizzly Bears
      Then this is legal
      When the stack resolves
      Then Bonesplitter is on the battlefield
      When Carissa activates Bonesplitter targeting Gray Ogre
      Then this is legal
      When the stack resolves
      Then Gray Ogre is 4/2

    Scenario: Equipment stays attached to a creature that changes controllers
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent     | controller | attached to   |
        | Grizzly Bears | Carissa    |               |
        | Bonesplitter  | Carissa    | Grizzly Bears |
      And Alex controls three Mountains
      And Alex holds Act of Treason
      When Alex casts Act of Treason targeting Grizzly Bears
      Then this is legal
      When the stack resolves
      Then Alex controls Grizzly Bears
      And Grizzly Bears is 4/2

    Scenario: A Fortification stays attached to a land that becomes a creature
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent           | controller | attached to |
        | Island              | Alex       |             |
        | Darksteel Garrison  | Alex       | Island      |
      And Alex controls five Forests
      And Alex holds Nature's Revolt
      And Carissa controls Mountain
      And Carissa holds Shock
      When Alex casts Nature's Revolt
      Then this is legal
      When the stack resolves
      Then Island is 2/2
      And Island has the keyword indestructible
      When Carissa casts Shock targeting Island
      Then this is legal
      When the stack resolves
      Then Island is on the battlefield
      And Island has 2 damage marked on it

    Scenario: A land that is a creature already can be fortified and stays so
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Rob controls Nature's Revolt
      And Alex controls Darksteel Garrison, three Plains and Swamp
      When Alex activates Darksteel Garrison targeting Swamp
      Then this is legal
      When the stack resolves
      Then Swamp has the keyword indestructible
      And Swamp is 2/2

  @cr:704.5p
  Rule: A creature that is attached to something becomes unattached and stays

    Scenario: Equipment that becomes a creature becomes unattached
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent     | controller | attached to   |
        | Grizzly Bears | Carissa    |               |
        | Bonesplitter  | Carissa    | Grizzly Bears |
      And Alex controls four Islands
      And Alex holds March of the Machines
      When Alex casts March of the Machines
      Then this is legal
      When the stack resolves
      Then Bonesplitter is 1/1
      And Bonesplitter is on the battlefield
      And Grizzly Bears is 2/2

    Scenario: Grafted Wargear that becomes a creature triggers as it is unattached
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent       | controller | attached to   |
        | Grizzly Bears   | Rob        |               |
        | Grafted Wargear | Rob        | Grizzly Bears |
      And Alex controls four Islands
      And Alex holds March of the Machines
      When Alex casts March of the Machines
      Then this is legal
      When the top of the stack resolves
      Then Grafted Wargear is 3/3
      And Grafted Wargear's ability is on the stack once
      When the stack resolves
      Then Grizzly Bears is in Rob's graveyard

    Scenario: An Aura stays attached while artifacts become creatures
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent     | controller | attached to   |
        | Grizzly Bears | Carissa    |               |
        | Pacifism      | Rob        | Grizzly Bears |
      And Alex controls four Islands
      And Alex holds March of the Machines
      When Alex casts March of the Machines
      Then this is legal
      When the stack resolves
      Then Pacifism is on the battlefield

    @cr:704.5m
    Scenario: Pacifism that becomes an artifact creature is put into the graveyard
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent             | controller | attached to   |
        | Grizzly Bears         | Rob        |               |
        | Pacifism              | Carissa    | Grizzly Bears |
        | March of the Machines | Rob        |               |
        | Liquimetal Coating    | Alex       |               |
      And Alex has activated Liquimetal Coating targeting Pacifism
      When the top of the stack resolves
      Then Pacifism is in Carissa's graveyard
      And Grizzly Bears is on the battlefield

  @cr:704.7
  Rule: One replacement effect replaces all state-based actions with the same result

    @example
    Scenario: Lich's Mirror saves a player who would lose for two reasons at once
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Lich's Mirror and nine Forests
      And Rob has 1 life
      And Rob's library holds one cards
      And Alex controls two Swamps
      And Alex holds Sign in Blood
      When Alex casts Sign in Blood targeting Rob
      Then this is legal
      When the stack resolves
      Then Rob is in the game
      And Rob has 20 life
      And Rob has 7 cards in hand

    Scenario: Lich's Mirror replaces a loss at 0 life
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Lich's Mirror
      And Rob has 4 life
      And Alex controls two Mountains
      And Alex holds Flame Rift
      When Alex casts Flame Rift
      Then this is legal
      When the stack resolves
      Then Rob is in the game
      And Rob has 20 life
      And Rob has 7 cards in hand
      And Alex has 16 life

  @cr:704.8
  Rule: A permanent that leaves is remembered as it was before the state-based actions

    @example
    Scenario: Young Wolf doesn't return if it had a +1/+1 counter before it died
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent  | controller | counters |
        | Young Wolf | Carissa    | 1 +1/+1  |
      And Alex controls four Swamps
      And Alex holds Skinrender
      And Alex has cast Skinrender
      And the top of the stack has resolved
      And Alex has chosen Young Wolf
      When the top of the stack resolves
      Then Young Wolf is in Carissa's graveyard
      And the stack is empty

    Scenario: Young Wolf without a counter returns with one
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Carissa controls Young Wolf
      And Alex controls four Swamps
      And Alex holds Skinrender
      And Alex has cast Skinrender
      And the top of the stack has resolved
      And Alex has chosen Young Wolf
      When the top of the stack resolves
      Then Young Wolf's ability is on the stack once
      When the stack resolves
      Then Young Wolf is on the battlefield
      And Young Wolf has 1 +1/+1 counter

  @since:2024-06-07 @cr:704.5x
  Rule: A Siege's controller can't be its protector

    Scenario: A protector who gains control of a Siege chooses another opponent
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Invasion of Dominaria | Alex       | Rob       |
      And Rob controls five Mountains
      And Rob holds Word of Seizing
      When Rob casts Word of Seizing targeting Invasion of Dominaria
      Then this is legal
      When the top of the stack resolves
      Then Rob may choose among Alex and Carissa
      When Rob chooses Carissa
      Then this is legal
      And Rob controls Invasion of Dominaria

    Scenario: A Siege that another opponent takes keeps its protector
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Invasion of Dominaria | Alex       | Rob       |
      And Carissa controls five Mountains
      And Carissa holds Word of Seizing
      When Carissa casts Word of Seizing targeting Invasion of Dominaria
      Then this is legal
      When the top of the stack resolves
      Then Carissa controls Invasion of Dominaria
      And nobody is asked to choose

    @cr:310.10
    Scenario Outline: A teammate who takes Rob's Siege picks an opponent <where>
      Given a <game>
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Invasion of Dominaria | Alex       | Rob       |
      And Carissa controls five Mountains
      And Carissa holds Word of Seizing
      When Carissa casts Word of Seizing targeting Invasion of Dominaria
      Then this is legal
      When the top of the stack resolves
      Then Carissa may choose among Alex and Dana
      When Carissa chooses Dana
      Then this is legal
      And Carissa controls Invasion of Dominaria

      Examples:
        | where             | game                                                           |
        | in a team game    | team game of Carissa and Rob against Alex and Dana             |
        | with shared turns | Two-Headed Giant game of Carissa and Rob against Alex and Dana |

  @cr:704.5s
  Rule: A Saga is sacrificed after its final chapter ability has left the stack

    Scenario: History of Benalia stays until its third chapter has resolved
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's upkeep
      And these permanents are on the battlefield:
        | permanent          | controller | counters |
        | History of Benalia | Alex       | 2 lore   |
        | Youthful Knight    | Alex       |          |
      When play goes on to the precombat main phase
      Then History of Benalia's ability is on the stack once
      And History of Benalia is on the battlefield
      When the top of the stack resolves
      Then Youthful Knight is 4/2
      And History of Benalia is in Alex's graveyard

    Scenario: History of Benalia stays after its second chapter has resolved
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's upkeep
      And these permanents are on the battlefield:
        | permanent          | controller | counters |
        | History of Benalia | Alex       | 1 lore   |
      When play goes on to the precombat main phase
      And the stack resolves
      Then History of Benalia is on the battlefield
      And History of Benalia has 2 lore counters
