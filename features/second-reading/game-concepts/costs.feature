@since:2020-06-01
Feature: Second reading: costs

  # 118.3, 118.3a: nothing is always there to be paid, as often as one likes
  @cr:118.3a
  Scenario: Reconnaissance can be activated twice because it costs nothing
    Given a free-for-all between Rob, Alex and Carissa
    And it is Carissa's precombat main phase
    And Carissa controls Reconnaissance, Gray Ogre and Hill Giant
    And Carissa has declared these attacks:
      | attacker   | attacks |
      | Gray Ogre  | Rob     |
      | Hill Giant | Alex    |
    When Carissa activates Reconnaissance targeting Gray Ogre
    Then this is legal
    When Carissa activates Reconnaissance targeting Hill Giant
    Then this is legal
    And Reconnaissance's ability is on the stack twice
    When the stack resolves
    Then Gray Ogre is not attacking
    And Hill Giant is not attacking
    And Hill Giant is untapped

  # 118.9: one blue card, and for the spell that says so
  @cr:118.9
  Scenario: Force of Will exiles exactly one blue card and has one target
    Given a free-for-all between Rob, Alex and Carissa
    And it is Rob's precombat main phase
    And Rob controls two Forests
    And Rob holds Grizzly Bears
    And Alex holds Force of Will, Jump, Storm Crow and Shock
    And Rob has cast Grizzly Bears
    When Alex casts Force of Will as follows:
      | targets       | alternative cost | uses up             |
      | Grizzly Bears | Force of Will    | Jump and Storm Crow |
    Then this is illegal
    And nothing has changed
    When Alex casts Shock as follows:
      | targets | alternative cost | uses up |
      | Rob     | Force of Will    | Jump    |
    Then this is illegal
    And nothing has changed
    When Alex casts Force of Will as follows:
      | targets                         | alternative cost | uses up |
      | Grizzly Bears and Grizzly Bears | Force of Will    | Jump    |
    Then this is illegal
    And nothing has changed
    When Alex casts Force of Will as follows:
      | targets       | alternative cost | uses up    |
      | Grizzly Bears | Force of Will    | Storm Crow |
    Then this is legal
    And Force of Will is on the stack
    And Storm Crow is in exile

  # 118.12a, 118.3: each ability is lost or saved for itself; one's opponents pay for theirs
  @since:2024-06-07 @cr:603.3b
  @cr:118.12a
  Scenario: Strict Proctor doesn't counter a triggered ability that is paid for
    Given a free-for-all between Rob, Alex and Carissa
    And it is Carissa's precombat main phase
    And Rob controls Strict Proctor
    And Rob holds Shock
    And Alex holds Jump
    And Carissa controls five Swamps
    And Carissa holds Liliana's Specter
    And Carissa has cast Liliana's Specter
    And the top of the stack has resolved
    When the top of the stack resolves
    Then Carissa is asked to pay
    When Carissa agrees
    Then this is legal
    And fifth Swamp is tapped
    And Liliana's Specter's ability is on the stack
    When the stack resolves
    Then Shock is in Rob's graveyard
    And Jump is in Alex's graveyard

  @cr:118.8
  Rule: Additional costs are paid on top of a spell's mana cost

    # 118.8d, 118.9c: what was paid is one thing, what the spell costs is another
    @cr:118.8d
    Scenario: Disdainful Stroke checks mana value, not what was paid
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Rob controls Memnite, Spellbook, Temple Bell, Crawlspace, Sphere of Resistance and four Plains
      And Rob holds Frogmite and Pearled Unicorn
      And Carissa controls six Islands
      And Carissa holds two Disdainful Strokes
      And Rob has cast Pearled Unicorn
      When Carissa casts first Disdainful Stroke targeting Pearled Unicorn
      Then this is illegal
      And nothing has changed
      When the stack resolves
      Then Pearled Unicorn is on the battlefield
      When Rob casts Frogmite
      Then this is legal
      When Carissa casts second Disdainful Stroke targeting Frogmite
      Then this is legal
      When the stack resolves
      Then Frogmite is in Rob's graveyard

    # 118.3, 118.8: no creature, no Reap; 701.21a (701.17a before): one sacrifices what one controls, to its owner's graveyard
    Scenario: Altar's Reap can sacrifice only a creature its caster controls
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And these permanents are on the battlefield:
        | permanent     | controller | owner | attached to |
        | Hill Giant    | Alex       | Rob   |             |
        | Control Magic | Alex       |       | Hill Giant  |
        | left Swamp    | Rob        |       |             |
        | right Swamp   | Rob        |       |             |
        | first Swamp   | Alex       |       |             |
        | second Swamp  | Alex       |       |             |
      And Rob holds left Altar's Reap
      And Alex holds right Altar's Reap
      When Rob casts left Altar's Reap sacrificing Hill Giant
      Then this is illegal
      And nothing has changed
      When Alex casts right Altar's Reap sacrificing Hill Giant
      Then this is legal
      And Hill Giant is in Rob's graveyard
      And right Altar's Reap is on the stack
      When the stack resolves
      Then Control Magic is in Alex's graveyard
      And Alex has 2 cards in hand

    # 601.2h-i, 603.3: what a cost sets off is put on the stack above the spell that was paid for
    @cr:601.2i
    Scenario: A trigger from a sacrifice cost is put above the spell it paid for
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's upkeep
      And Alex controls Gray Ogre and two Swamps
      And Alex holds Altar's Reap
      And Rob controls Blood Artist and Mountain
      And Rob holds Lightning Bolt
      And Rob has cast Lightning Bolt targeting Gray Ogre
      When Alex casts Altar's Reap sacrificing Gray Ogre
      Then this is legal
      And Gray Ogre is in Alex's graveyard
      When Rob chooses Carissa
      Then this is legal
      And the stack holds, from the top:
        | object         | controller |
        | Blood Artist   | Rob        |
        | Altar's Reap   | Alex       |
        | Lightning Bolt | Rob        |
      When the top of the stack resolves
      Then Carissa has 19 life
      And Rob has 21 life
      And Alex has no cards in hand
      When the stack resolves
      Then Alex has 2 cards in hand
      And Lightning Bolt is in Rob's graveyard
      And Rob has 21 life

  @cr:118.9
  Rule: A spell can be cast for at most one alternative cost

    # 118.9a, 601.2b: one alternative cost, chosen by the caster; 601.2c: no spell, no target
    @cr:118.9a
    Scenario: A player chooses one of two alternative costs for Force of Will
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Rob controls two Forests
      And Rob holds Grizzly Bears
      And Carissa controls Omniscience
      And Carissa holds two Force of Wills and Jump
      And Alex holds two Force of Wills
      And Rob has cast Grizzly Bears
      When Carissa casts first Force of Will targeting Jump
      Then this is illegal
      And nothing has changed
      When Carissa casts first Force of Will as follows:
        | targets       | alternative cost | pays with |
        | Grizzly Bears | Omniscience      | nothing   |
      Then this is legal
      And Carissa has 20 life
      And Jump is in Carissa's hand
      When Alex casts third Force of Will as follows:
        | targets             | alternative cost | pays with |
        | first Force of Will | Omniscience      | nothing   |
      Then this is illegal
      And nothing has changed
      When Alex casts third Force of Will as follows:
        | targets             | alternative cost    | uses up              | pays with |
        | first Force of Will | third Force of Will | fourth Force of Will | nothing   |
      Then this is legal
      And Alex has 19 life
      And fourth Force of Will is in exile
      When Carissa casts second Force of Will as follows:
        | targets             | alternative cost     | uses up | pays with |
        | third Force of Will | second Force of Will | Jump    | nothing   |
      Then this is legal
      And Carissa has 19 life
      And Jump is in exile
      When the stack resolves
      Then third Force of Will is in Alex's graveyard
      And Grizzly Bears is in Rob's graveyard

    # 118.9, 601.2a: the spell itself is on the stack, so it is no card in hand; a red card is not blue
    Scenario Outline: Force of Will exiles another blue card in hand, not <what>
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Rob controls two Forests
      And Rob holds Grizzly Bears
      And Alex controls Coral Merfolk
      And Alex holds Force of Will, Shock, Tropical Island and Ornithopter
      And Carissa holds Jump
      And Rob has cast Grizzly Bears
      When Alex casts Force of Will as follows:
        | targets       | alternative cost | uses up | pays with |
        | Grizzly Bears | Force of Will    | <what>  | nothing   |
      Then this is illegal
      And nothing has changed

      Examples:
        | what            |
        | Force of Will   |
        | Shock           |
        | Coral Merfolk   |
        | Jump            |
        | Tropical Island |
        | Ornithopter     |

    # 118.3, 118.3b: one life is enough to pay one; 704.3, 800.4a: then the payer is gone before anything resolves
    @cr:118.3b @cr:704.3 @cr:800.4a
    Scenario: A player at 1 life may pay it for Force of Will, and then loses
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Rob controls two Forests
      And Rob holds Grizzly Bears
      And Carissa has 1 life
      And Carissa holds Force of Will and Jump
      And Rob has cast Grizzly Bears
      When Carissa casts Force of Will as follows:
        | targets       | alternative cost | uses up | pays with |
        | Grizzly Bears | Force of Will    | Jump    | nothing   |
      Then this is legal
      And Carissa has left the game
      And Force of Will has left the game
      And Grizzly Bears is on the stack
      When the stack resolves
      Then Grizzly Bears is on the battlefield

    # 118.9d: what is added stays added
    @cr:118.9d
    Scenario: Omniscience doesn't pay for Sphere of Resistance or a sacrifice cost
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Omniscience, Forest and Swamp
      And Alex holds Craw Wurm, Altar's Reap and Sea Monster
      And Rob controls Sphere of Resistance
      When Alex casts Craw Wurm as follows:
        | alternative cost | pays with |
        | Omniscience      | nothing   |
      Then this is illegal
      And Craw Wurm is in Alex's hand
      When Alex casts Altar's Reap as follows:
        | alternative cost | uses up | pays with |
        | Omniscience      | nothing | Swamp     |
      Then this is illegal
      And Altar's Reap is in Alex's hand
      When Alex casts Craw Wurm as follows:
        | alternative cost | pays with |
        | Omniscience      | Forest    |
      Then this is legal
      When the stack resolves
      And Alex casts Altar's Reap as follows:
        | alternative cost | uses up   | pays with |
        | Omniscience      | Craw Wurm | Swamp     |
      Then this is legal
      And Craw Wurm is in Alex's graveyard

    # 118.9d: reductions as well as increases work on an alternative cost
    @cr:118.9d @cr:702.41a
    Scenario: Affinity offsets Sphere of Resistance for a spell under Omniscience
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Omniscience and Memnite
      And Carissa holds Thoughtcast and Explore
      And Rob controls Sphere of Resistance
      When Carissa casts Explore as follows:
        | alternative cost | pays with |
        | Omniscience      | nothing   |
      Then this is illegal
      And Explore is in Carissa's hand
      When Carissa casts Thoughtcast as follows:
        | alternative cost | pays with |
        | Omniscience      | nothing   |
      Then this is legal
      And Thoughtcast is on the stack

    # 118.9, 601.2f: an alternative cost does not change when a spell may be cast (117.1a), nor for whom it is there
    @cr:117.1a
    Scenario: Omniscience doesn't let a creature be cast at instant speed
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's end step
      And Alex controls Omniscience
      And Alex holds Craw Wurm and Shock
      And Rob holds Jump
      When Alex casts Craw Wurm as follows:
        | alternative cost | pays with |
        | Omniscience      | nothing   |
      Then this is illegal
      And nothing has changed
      When Alex casts Shock as follows:
        | targets | alternative cost | pays with |
        | Carissa | Omniscience      | nothing   |
      Then this is legal
      When the stack resolves
      Then Carissa has 18 life
