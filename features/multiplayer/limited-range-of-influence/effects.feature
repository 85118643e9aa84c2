@since:2020-06-01
Feature: Limited range of influence: effects
  What sits out of reach is neither touched by an effect nor seen by one.

  @cr:801.10
  Rule: Objects and players out of range aren't affected

    @also:2006-10-01 @cr:801.2
    Scenario: Flame Rift deals damage only to players within range
      Given a free-for-all between Rob, Alex, Carissa, Dana, Eve and Finn
      And the range of influence is 1
      And it is Alex's precombat main phase
      And Alex controls two Mountains
      And Alex holds Flame Rift
      When Alex casts Flame Rift
      Then this is legal
      When the stack resolves
      Then Rob has 16 life
      And Alex has 16 life
      And Carissa has 16 life
      And Dana has 20 life
      And Eve has 20 life
      And Finn has 20 life

    @example @cr:801.2
    Scenario: Pyroclasm deals damage only to creatures within range
      Given a free-for-all between Rob, Alex, Carissa, Dana, Eve and Finn
      And the range of influence is 1
      And it is Alex's precombat main phase
      And Alex controls two Mountains and Savannah Lions
      And Alex holds Pyroclasm
      And Rob controls Gray Ogre
      And Carissa controls Grizzly Bears
      And Dana controls Runeclaw Bear
      And Eve controls Scathe Zombies
      And Finn controls Hill Giant
      When Alex casts Pyroclasm
      Then this is legal
      When the stack resolves
      Then Savannah Lions is in Alex's graveyard
      And Gray Ogre is in Rob's graveyard
      And Grizzly Bears is in Carissa's graveyard
      And Runeclaw Bear is on the battlefield
      And Runeclaw Bear has no damage marked on it
      And Scathe Zombies is on the battlefield
      And Hill Giant has no damage marked on it

    Scenario: Innocent Blood makes only players within range sacrifice
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And Rob controls Swamp and Grizzly Bears
      And Rob holds Innocent Blood
      And Alex controls Hill Giant
      And Carissa controls Gray Ogre
      And Dana controls Craw Wurm
      And Eve controls Runeclaw Bear
      When Rob casts Innocent Blood
      Then this is legal
      When the stack resolves
      Then Grizzly Bears is in Rob's graveyard
      And Hill Giant is in Alex's graveyard
      And Runeclaw Bear is in Eve's graveyard
      And Gray Ogre is on the battlefield
      And Craw Wurm is on the battlefield

    Scenario: Temple Bell makes only players within range draw
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And Dana controls Temple Bell
      When Dana activates Temple Bell
      Then this is legal
      When the stack resolves
      Then Carissa has one card in hand
      And Dana has one card in hand
      And Eve has one card in hand
      And Rob has no cards in hand
      And Alex has no cards in hand

    Scenario: Pulse Tracker makes only opponents within range lose life
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And it is Carissa's precombat main phase
      And Carissa controls Pulse Tracker
      And Carissa has attacked Dana with Pulse Tracker
      When the stack resolves
      Then Alex has 19 life
      And Dana has 19 life
      And Rob has 20 life
      And Eve has 20 life

    Scenario: Disrupt Decorum doesn't goad creatures out of range
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And Rob controls four Mountains
      And Rob holds Disrupt Decorum
      And Alex controls Craw Wurm
      And Carissa controls Hill Giant
      And Rob has cast Disrupt Decorum
      And the stack has resolved
      When play goes on to Alex's upkeep
      And Alex declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Carissa with Craw Wurm
      Then the declaration is legal
      When play goes on to Carissa's upkeep
      And Carissa declares no attack
      Then the declaration is legal
      And Hill Giant is not attacking

    Scenario Outline: With range 1, Rob's Gravity Sphere <does> <active>'s Elemental
      Given a free-for-all between Rob, Alex, Carissa, Dana, Eve and Finn
      And the range of influence is 1
      And it is <active>'s precombat main phase
      And Rob controls Gravity Sphere
      And <active> controls Air Elemental
      And <other> controls Grizzly Bears
      And <active> has attacked <other> with Air Elemental
      When <other> blocks Air Elemental with Grizzly Bears
      Then the declaration is <verdict>
      And Air Elemental <has> the keyword flying

      Examples:
        | active  | does    | other   | verdict | has           |
        | Alex    | affects | Carissa | legal   | does not have |
        | Finn    | affects | Eve     | legal   | does not have |
        | Carissa | ignores | Alex    | illegal | has           |
        | Dana    | ignores | Eve     | illegal | has           |

    @also:2006-10-01
    Scenario Outline: With range 1, Alex's Gravity Sphere <does> <owner>'s creature under <active>
      Given a free-for-all between Rob, Alex, Carissa, Dana, Eve and Finn
      And the range of influence is 1
      And it is <active>'s precombat main phase
      And these permanents are on the battlefield:
        | permanent      | controller | owner   |
        | Gravity Sphere | Alex       | Eve     |
        | Air Elemental  | <active>   | <owner> |
        | Grizzly Bears  | <other>    | <other> |
      And <active> has attacked <other> with Air Elemental
      When <other> blocks Air Elemental with Grizzly Bears
      Then the declaration is <verdict>
      And Air Elemental <has> the keyword flying

      Examples:
        | active | owner | does    | other | verdict | has           |
        | Rob    | Dana  | affects | Finn  | legal   | does not have |
        | Dana   | Rob   | ignores | Eve   | illegal | has           |
        | Rob    | Rob   | affects | Finn  | legal   | does not have |

    @also:2006-10-01
    Scenario Outline: Rob's Sphere of Resistance has range 1; <caster>'s {R} Shock is <verdict>
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And it is Alex's precombat main phase
      And Rob controls Sphere of Resistance
      And <caster> controls one Mountain
      And <caster> holds Shock
      When <caster> casts Shock targeting <caster>
      Then this is <verdict>
      And first Mountain is <then>

      Examples:
        | caster  | verdict | then     |
        | Alex    | illegal | untapped |
        | Eve     | illegal | untapped |
        | Carissa | legal   | tapped   |
        | Dana    | legal   | tapped   |

    @also:2006-10-01
    Scenario: Brine Elemental makes only opponents within range skip untap steps
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And these permanents are on the battlefield:
        | permanent       | controller | tapped | face down |
        | Brine Elemental | Rob        |        | yes       |
        | Forest          | Alex       | yes    |           |
        | Mountain        | Carissa    | yes    |           |
        | Swamp           | Eve        | yes    |           |
      And Rob controls seven Islands
      When Rob turns Brine Elemental face up
      Then this is legal
      When the stack resolves
      And play goes on to Alex's upkeep
      Then Forest is tapped
      When play goes on to Carissa's upkeep
      Then Mountain is untapped
      When play goes on to Eve's upkeep
      Then Swamp is tapped

    @cr:113.11
    Scenario Outline: With range 1, Rob's Archetype of Imagination <flies> <active>'s Elemental
      Given a free-for-all between Rob, Alex, Carissa, Dana, Eve and Finn
      And the range of influence is 1
      And it is <active>'s precombat main phase
      And Rob controls Archetype of Imagination
      And <active> controls Air Elemental
      And <other> controls Grizzly Bears
      And <active> has attacked <other> with Air Elemental
      When <other> blocks Air Elemental with Grizzly Bears
      Then the declaration is <verdict>
      And Air Elemental <has> the keyword flying

      Examples:
        | active | flies   | other   | verdict | has           |
        | Alex   | affects | Carissa | legal   | does not have |
        | Dana   | ignores | Eve     | illegal | has           |

    @edition:2006-10-01
    Scenario Outline: Rob's Silent Arbiter has range 1; <active>'s 2 attacks are <verdict> (2006)
      Given a free-for-all with attack left between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And it is <active>'s precombat main phase
      And Rob controls Silent Arbiter
      And <active> controls Grizzly Bears and Hill Giant
      When <active> attacks <left> with Grizzly Bears and Hill Giant
      Then the declaration is <verdict>
      And Hill Giant is <now>

      Examples:
        | active  | left    | verdict | now            |
        | Alex    | Carissa | illegal | not attacking  |
        | Carissa | Dana    | legal   | attacking Dana |

    Scenario: Goad checks the range of a creature's controller, not its owner
      Given a free-for-all between Rob, Alex, Carissa, Dana, Eve and Finn
      And the range of influence is 1
      And Rob controls four Mountains
      And Rob holds Disrupt Decorum
      And these permanents are on the battlefield:
        | permanent  | controller | owner |
        | Craw Wurm  | Alex       | Dana  |
        | Hill Giant | Dana       | Alex  |
      And Rob has cast Disrupt Decorum
      And the stack has resolved
      When play goes on to Alex's upkeep
      And Alex declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Carissa with Craw Wurm
      Then the declaration is legal
      When play goes on to Dana's upkeep
      And Dana declares no attack
      Then the declaration is legal
      And Hill Giant is not attacking

    Scenario: With range 1, Rob's Pyroclasm spares distant creatures of every kind
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And these permanents are on the battlefield:
        | permanent       | controller | owner | face down |
        | Nature's Revolt | Carissa    |       |           |
        | Forest          | Carissa    |       |           |
        | near Forest     | Alex       |       |           |
        | Saproling Token | Carissa    |       |           |
        | Brine Elemental | Carissa    |       | yes       |
        | Memnite         | Dana       |       |           |
        | Grizzly Bears   | Dana       | Rob   |           |
      And Rob controls two Mountains
      And Rob holds Pyroclasm
      When Rob casts Pyroclasm
      Then this is legal
      When the stack resolves
      Then Forest is on the battlefield
      And Saproling Token is on the battlefield
      And Brine Elemental is on the battlefield
      And Memnite is on the battlefield
      And Grizzly Bears is on the battlefield
      And near Forest is in Alex's graveyard

    Scenario: With range 1, Gravity Sphere grounds no distant token or artifact
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And Rob controls Gravity Sphere
      And Alex controls Alex's Angel Token and Alex's Ornithopter
      And Carissa controls Carissa's Angel Token and Carissa's Ornithopter
      And Eve controls Mountain
      And Eve holds Shock
      When Eve casts Shock targeting Rob
      Then this is legal
      And Alex's Angel Token does not have the keyword flying
      And Alex's Ornithopter does not have the keyword flying
      And Carissa's Angel Token has the keyword flying
      And Carissa's Ornithopter has the keyword flying

  @cr:801.11
  Rule: Effects get no information from out of range

    @also:2006-10-01
    Scenario: Repay in Kind finds the lowest life total within range
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And Alex has 12 life
      And Carissa has 3 life
      And Eve has 15 life
      And Rob controls seven Swamps
      And Rob holds Repay in Kind
      When Rob casts Repay in Kind
      Then this is legal
      When the stack resolves
      Then Rob has 12 life
      And Alex has 12 life
      And Eve has 12 life
      And Carissa has 3 life
      And Dana has 20 life

    @also:2006-10-01
    Scenario: Repay in Kind counts its controller's own life total too
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And Rob has 9 life
      And Carissa has 3 life
      And Rob controls seven Swamps
      And Rob holds Repay in Kind
      When Rob casts Repay in Kind
      Then this is legal
      When the stack resolves
      Then Rob has 9 life
      And Alex has 9 life
      And Eve has 9 life
      And Carissa has 3 life

    @example
    Scenario: Coat of Arms counts only creatures within its controller's range
      Given a free-for-all between Rob, Alex, Carissa, Dana, Eve and Finn
      And the range of influence is 1
      And it is Alex's precombat main phase
      And Alex controls five Forests and Alex's Grizzly Bears
      And Alex holds Coat of Arms
      And Rob controls Rob's Runeclaw Bear
      And Carissa controls Carissa's Runeclaw Bear
      And Dana controls Dana's Grizzly Bears
      And Eve controls Eve's Grizzly Bears
      And Finn controls Finn's Grizzly Bears
      When Alex casts Coat of Arms
      Then this is legal
      When the stack resolves
      Then Alex's Grizzly Bears is 4/4
      And Rob's Runeclaw Bear is 4/4
      And Carissa's Runeclaw Bear is 4/4
      And Dana's Grizzly Bears is 2/2
      And Finn's Grizzly Bears is 2/2

    Scenario: Coat of Arms sees a creature leave only within its controller's range
      Given a free-for-all between Rob, Alex, Carissa, Dana, Eve and Finn
      And the range of influence is 1
      And it is Finn's precombat main phase
      And Alex controls Coat of Arms and Alex's Grizzly Bears
      And Rob controls Rob's Runeclaw Bear
      And Eve controls Eve's Grizzly Bears
      And Finn controls two Mountains
      And Finn holds first Shock and second Shock
      When Finn casts first Shock targeting Eve's Grizzly Bears
      Then this is legal
      When the stack resolves
      Then Eve's Grizzly Bears is in Eve's graveyard
      And Alex's Grizzly Bears is 3/3
      And Rob's Runeclaw Bear is 3/3
      When Finn casts second Shock targeting Rob's Runeclaw Bear
      Then this is legal
      When the stack resolves
      Then Rob's Runeclaw Bear has two damage marked on it
      And Rob's Runeclaw Bear is 3/3
