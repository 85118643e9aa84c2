@since:2020-06-01
Feature: Second reading: golden rules: can't beats can

  # 101.2: one Archetype gives, the other says that it cannot be; the second wins on both sides
  @cr:101.2 @cr:113.11
  Scenario: With opposing Archetypes of Imagination, no creature has flying
    Given a free-for-all between Rob, Alex and Carissa
    And it is Alex's precombat main phase
    And Alex controls left Archetype of Imagination, Grizzly Bears and Mountain
    And Alex holds Lightning Bolt
    And Carissa controls right Archetype of Imagination and Storm Crow
    And Rob controls Wind Drake
    When Alex casts Lightning Bolt targeting left Archetype of Imagination
    Then this is legal
    And Grizzly Bears does not have the keyword flying
    And Storm Crow does not have the keyword flying
    And Wind Drake does not have the keyword flying
    When the stack resolves
    Then Storm Crow has the keyword flying
    And Grizzly Bears does not have the keyword flying

  # 704.3, 104.2a, 101.2: all who can lose do so together; who cannot is alone and wins on no life
  @cr:101.2 @cr:104.2a
  Scenario: A lethal Flame Rift makes all but Platinum Angel's controller lose
    Given a free-for-all between Rob, Alex and Carissa
    And it is Carissa's precombat main phase
    And Rob has 4 life
    And Alex has 4 life
    And Carissa has 3 life
    And Alex controls Platinum Angel
    And Carissa controls two Mountains
    And Carissa holds Flame Rift
    When Carissa casts Flame Rift
    Then this is legal
    When the top of the stack resolves
    Then Rob has left the game
    And Carissa has left the game
    And Alex has won

  # 101.2, 704.3, 800.4a: the prohibition leaves with the Persecutor; the next check finds all who are on zero
  @cr:101.2 @cr:704.3
  Scenario Outline: If Abyssal Persecutor leaves after Flame Rift, <result>
    Given a free-for-all between Rob, Alex and Carissa
    And it is Alex's precombat main phase
    And Rob controls Abyssal Persecutor
    And Alex controls two Mountains
    And Alex has 4 life
    And Carissa has <n> life
    And Alex holds Flame Rift
    And Alex has cast Flame Rift
    And the stack has resolved
    When Rob concedes
    Then this is legal
    And the game goes on
    When Alex passes
    Then this is legal
    And <result>

    Examples:
      | n | result             |
      | 4 | the game is a draw |
      | 5 | Carissa has won    |

  # 704.5k, 613.7: the younger world takes over, and with its age it takes what was given in between
  @cr:101.2a
  Scenario: A new Gravity Sphere removes flying gained after the first one
    Given a free-for-all between Rob, Alex and Carissa
    And it is Carissa's precombat main phase
    And Rob controls left Gravity Sphere
    And Carissa controls three Mountains and Island
    And Carissa holds right Gravity Sphere and Jump
    And Alex controls Storm Crow
    And Carissa has cast Jump targeting Storm Crow
    And the stack has resolved
    When Carissa casts right Gravity Sphere
    Then this is legal
    And Storm Crow has the keyword flying
    When the stack resolves
    Then left Gravity Sphere is in Rob's graveyard
    And right Gravity Sphere is on the battlefield
    And Storm Crow does not have the keyword flying

  @cr:101.2
  Rule: An effect that says "can't" overrides effects that say "can" or "must"

    # 101.2 (the example of the land), 305.2
    @cr:305.2
    Scenario: Turf Wound stops even the land plays from Exploration and Explore
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Exploration and four Forests
      And Carissa holds two Explores, Island and Swamp
      And Alex controls three Mountains
      And Alex holds Turf Wound
      And Carissa has cast first Explore
      And the stack has resolved
      And Alex has cast Turf Wound targeting Carissa
      And the stack has resolved
      When Carissa plays Island
      Then this is illegal
      And nothing has changed
      When Carissa casts second Explore
      Then this is legal
      When the stack resolves
      And Carissa plays Swamp
      Then this is illegal
      And nothing has changed
      When play goes on to Carissa's precombat main phase
      And Carissa plays Island
      Then this is legal
      And Island is on the battlefield
      When Carissa plays Swamp
      Then this is legal
      And Swamp is on the battlefield

    # 101.2 against 104.3b; 704.3: the loss comes with the next check once nothing forbids it; 800.4j for the priority
    @cr:104.3b
    Scenario: A player at 0 life loses once Abyssal Persecutor returns to hand
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex has 3 life
      And Carissa controls Abyssal Persecutor, Mountain and Island
      And Carissa holds Lightning Bolt and Unsummon
      When Carissa casts Lightning Bolt targeting Alex
      Then this is legal
      When the stack resolves
      Then Alex has 0 life
      And Alex is in the game
      And the game goes on
      When Carissa casts Unsummon targeting Abyssal Persecutor
      Then this is legal
      When the stack resolves
      Then Alex has left the game
      And Rob is in the game
      And nobody is the active player
      And Abyssal Persecutor is in Carissa's hand

    # 101.2: the Mongoose may be aimed at (115.1), and still is not countered
    Scenario Outline: <counter> can target Blurred Mongoose, but doesn't counter it
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls two Forests
      And Alex holds Blurred Mongoose
      And Rob controls five Islands
      And Rob holds <counter>
      And Alex has cast Blurred Mongoose
      When Rob casts <counter> targeting Blurred Mongoose
      Then this is legal
      When the top of the stack resolves
      Then <counter> is in Rob's graveyard
      And Blurred Mongoose is on the stack
      When the top of the stack resolves
      Then Blurred Mongoose is on the battlefield

      Examples:
        | counter       |
        | Counterspell  |
        | Force of Will |

    # 101.2, 508.1c-d: a requirement never overrides a restriction, and one pacified creature excuses no other
    @cr:508.1d
    Scenario: A Juggernaut with Pacifism can't attack, but a second one must
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And these permanents are on the battlefield:
        | permanent        | controller | attached to     |
        | left Juggernaut  | Carissa    |                 |
        | right Juggernaut | Carissa    |                 |
        | Pacifism         | Rob        | left Juggernaut |
      When Carissa declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Carissa attacks Alex with left Juggernaut and right Juggernaut
      Then the declaration is illegal
      And nothing has changed
      When Carissa attacks Alex with right Juggernaut
      Then the declaration is legal
      And right Juggernaut is attacking Alex
      And left Juggernaut is not attacking

  @edition:2006-10-01
  @cr:101.2
  Rule: The effect that says "can't" overrides the one that says "can" (2006)

    # 103.2: the example of that rule
    Scenario: Turf Wound stops land plays despite Exploration (2006)
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Exploration
      And Carissa holds two Forests
      And Rob controls three Mountains
      And Rob holds Turf Wound
      And Rob has cast Turf Wound targeting Carissa
      And the stack has resolved
      When Carissa plays first Forest
      Then this is illegal
      And nothing has changed
      When play goes on to Carissa's precombat main phase
      And Carissa plays first Forest
      Then this is legal
      And first Forest is on the battlefield
      When Carissa plays second Forest
      Then this is legal
      And second Forest is on the battlefield

  @cr:101.2a @cr:113.10
  Rule: Granting or removing an ability isn't a "can't" effect

    # 101.2a, 613.7: the later of the two prevails
    Scenario: Gravity Sphere removes flying from an earlier Jump, not a later one
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Rob controls three Mountains
      And Rob holds Gravity Sphere
      And Carissa controls Coral Merfolk, Storm Crow and two Islands
      And Carissa holds two Jumps
      And Carissa has cast first Jump targeting Coral Merfolk
      And the stack has resolved
      When Rob casts Gravity Sphere
      Then this is legal
      When the stack resolves
      Then Coral Merfolk does not have the keyword flying
      And Storm Crow does not have the keyword flying
      When Carissa casts second Jump targeting Storm Crow
      Then this is legal
      When the stack resolves
      Then Storm Crow has the keyword flying
      And Coral Merfolk does not have the keyword flying

    # 101.2 with 113.11: "can't have" is a prohibition; the part of a Jump that it stops does not apply later either
    @cr:113.11
    Scenario: Jump resolving under Archetype of Imagination never gives flying
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Rob controls Coral Merfolk, Storm Crow and two Islands
      And Rob holds Jump and Unsummon
      And Carissa controls Archetype of Imagination and Grizzly Bears
      When Rob casts Jump targeting Coral Merfolk
      Then this is legal
      When the stack resolves
      Then Coral Merfolk does not have the keyword flying
      And Storm Crow does not have the keyword flying
      And Grizzly Bears has the keyword flying
      When Rob casts Unsummon targeting Archetype of Imagination
      Then this is legal
      When the stack resolves
      Then Coral Merfolk does not have the keyword flying
      And Storm Crow has the keyword flying
      And Grizzly Bears does not have the keyword flying
