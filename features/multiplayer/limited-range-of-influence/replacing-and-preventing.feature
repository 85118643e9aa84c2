@since:2020-06-01
Feature: Limited range of influence: replacing and preventing
  Damage can be sent elsewhere, or kept from being dealt, as far as the range
  of influence of those who do so extends.

  @cr:801.13a @cr:801.13
  Rule: A replacement effect makes nothing happen to what is out of range

    Scenario: Damage that would be sent to a creature out of range isn't dealt
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And these permanents are on the battlefield:
        | permanent     | controller | attached to   |
        | Gray Ogre     | Carissa    |               |
        | Pariah        | Alex       | Gray Ogre     |
      And Rob controls two Mountains
      And Rob holds Lightning Bolt and Shock
      When Rob casts Lightning Bolt targeting Alex
      Then this is legal
      When the stack resolves
      Then Alex has 20 life
      And Gray Ogre is on the battlefield
      And Lightning Bolt is in Rob's graveyard

    Scenario: Damage is sent to a creature within range of the spell's controller
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And these permanents are on the battlefield:
        | permanent     | controller | attached to   |
        | Hill Giant    | Carissa    |               |
        | Pariah        | Alex       | Hill Giant    |
      And it is Carissa's precombat main phase
      And Carissa controls Mountain
      And Carissa holds Shock
      When Carissa casts Shock targeting Alex
      Then this is legal
      When the stack resolves
      Then Alex has 20 life
      And Hill Giant has two damage marked on it

    Scenario: Of one effect's damage, only what stays within range is dealt
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And these permanents are on the battlefield:
        | permanent     | controller | attached to   |
        | Craw Wurm     | Carissa    |               |
        | Pariah        | Alex       | Craw Wurm     |
      And Rob controls two Mountains
      And Rob holds Flame Rift
      When Rob casts Flame Rift
      Then this is legal
      When the stack resolves
      Then Rob has 16 life
      And Eve has 16 life
      And Alex has 20 life
      And Craw Wurm is on the battlefield
      And Carissa has 20 life

    Scenario: Without limited range, Pariah sends the damage to any creature
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And these permanents are on the battlefield:
        | permanent     | controller | attached to   |
        | Craw Wurm     | Carissa    |               |
        | Pariah        | Alex       | Craw Wurm     |
      And Rob controls two Mountains
      And Rob holds Flame Rift
      When Rob casts Flame Rift
      Then this is legal
      When the stack resolves
      Then Alex has 20 life
      And Craw Wurm is in Carissa's graveyard
      And Carissa has 16 life

  @cr:801.13b
  Rule: Damage is prevented only as far as its source or recipient is within range

    @example
    Scenario: Fog prevents nothing if the attacker is out of its controller's range
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And it is Eve's precombat main phase
      And Eve controls Hill Giant
      And Rob controls Wall of Stone
      And Alex controls Forest
      And Alex holds Fog
      And Eve has attacked Rob with Hill Giant
      And Rob has blocked Hill Giant with Wall of Stone
      When Alex casts Fog
      Then this is legal
      When the stack resolves
      And combat damage is dealt
      Then Wall of Stone has three damage marked on it

    Scenario: Fog prevents combat damage if both ends of it are within range
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And it is Eve's precombat main phase
      And Eve controls Hill Giant and Gray Ogre
      And Rob controls Forest
      And Rob holds Fog
      And Eve has attacked Rob with Hill Giant
      When Rob casts Fog
      Then this is legal
      When the stack resolves
      And combat damage is dealt
      Then Rob has 20 life

    Scenario: Fog prevents nothing if the defending player is out of range
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And it is Eve's precombat main phase
      And Eve controls Hill Giant and Gray Ogre
      And Rob controls Forest
      And Rob holds Fog
      And Eve has declared these attacks:
        | attacker   | attacks |
        | Hill Giant | Rob     |
        | Gray Ogre  | Dana    |
      When Rob casts Fog
      Then this is legal
      When the stack resolves
      And combat damage is dealt
      Then Rob has 20 life
      And Dana has 18 life

    @example
    Scenario: Damage by a creature out of range isn't prevented
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And it is Eve's precombat main phase
      And Eve controls Hill Giant
      And Alex controls three Forests
      And Alex holds Thwart the Enemy
      And Eve has attacked Rob with Hill Giant
      When Alex casts Thwart the Enemy
      Then this is legal
      When the stack resolves
      And combat damage is dealt
      Then Rob has 17 life

    Scenario: Damage by a creature within range is prevented, whoever is dealt it
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And it is Eve's precombat main phase
      And Eve controls Hill Giant and Gray Ogre
      And Rob controls three Forests
      And Rob holds Thwart the Enemy
      And Eve has declared these attacks:
        | attacker   | attacks |
        | Hill Giant | Rob     |
        | Gray Ogre  | Dana    |
      When Rob casts Thwart the Enemy
      Then this is legal
      When the stack resolves
      And combat damage is dealt
      Then Rob has 20 life
      And Dana has 20 life

    @example
    Scenario: Damage to a creature within range is prevented, whoever would deal it
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And the range of influence is 1
      And it is Carissa's precombat main phase
      And Rob controls Bubble Matrix
      And Alex controls Grizzly Bears
      And Dana controls Runeclaw Bear
      And Carissa controls two Mountains
      And Carissa holds Lightning Bolt and Shock
      When Carissa casts Lightning Bolt targeting Grizzly Bears
      Then this is legal
      When the stack resolves
      Then Grizzly Bears is on the battlefield
      And Grizzly Bears has no damage marked on it
      When Carissa casts Shock targeting Runeclaw Bear
      Then this is legal
      When the stack resolves
      Then Runeclaw Bear is in Dana's graveyard

    Scenario: Bubble Matrix prevents damage to creatures, not to players
      Given a free-for-all between Rob, Alex, Carissa, Dana and Eve
      And it is Carissa's precombat main phase
      And Rob controls Bubble Matrix
      And Alex controls Grizzly Bears
      And Carissa controls Hill Giant
      And Carissa has attacked Alex with Hill Giant
      When combat damage is dealt
      Then Alex has 17 life

    Scenario: Rasputin Dreamweaver's shield works against a source out of range
      Given an Emperor game of Rob, Alex and Carissa against Dana, Eve and Finn
      And it is Alex's precombat main phase
      And Alex controls two Mountains
      And Alex holds Pyroclasm
      And these permanents are on the battlefield:
        | permanent            | controller | counters |
        | Rasputin Dreamweaver | Dana       | 3 dream  |
      And Dana has activated Rasputin Dreamweaver as follows:
        | ability |
        | 2       |
      And the stack has resolved
      And Dana has activated Rasputin Dreamweaver as follows:
        | ability |
        | 2       |
      And the stack has resolved
      When Alex casts Pyroclasm
      Then this is legal
      When the stack resolves
      Then Rasputin Dreamweaver is on the battlefield
      And Rasputin Dreamweaver has no damage marked on it
