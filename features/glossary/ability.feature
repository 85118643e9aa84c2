@since:2006-10-01 @glossary:ability
Feature: Ability
  An ability is what an object can do. Once activated or triggered, it is an
  object of its own on the stack, and no spell. Effects may give abilities to
  objects and take them away; what only says what something is like, such as
  its color, is no ability.

  @cr:113.3b @cr:602.2a
  Rule: An activated ability stays on the stack until it resolves

    Scenario: Fountain of Youth gains life on resolution, not on activation
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Fountain of Youth and two Forests
      When Alex activates Fountain of Youth
      Then this is legal
      And Fountain of Youth's ability is on the stack once
      And Alex has 20 life
      When Alex passes
      Then this is legal
      And Fountain of Youth's ability is on the stack once
      And Carissa has priority
      And Alex has 20 life
      When the top of the stack resolves
      Then the stack is empty
      And Alex has 21 life
      And Fountain of Youth is on the battlefield

    @since:2020-06-01 @cr:117.7
    Scenario: An ability activated in response resolves first
      Given a two-player game between Rob and Alex
      And Rob controls Fountain of Youth and two Forests
      And Alex controls Temple Bell
      And Rob has activated Fountain of Youth
      When Alex activates Temple Bell
      Then this is legal
      And the stack holds, from the top:
        | object            | controller |
        | Temple Bell       | Alex       |
        | Fountain of Youth | Rob        |
      When the top of the stack resolves
      Then Rob has 1 card in hand
      And Alex has 1 card in hand
      And Rob has 20 life
      And Fountain of Youth's ability is on the stack once
      When the top of the stack resolves
      Then Rob has 21 life
      And the stack is empty

    @cr:800.4a
    Scenario: An ability leaves the stack when its controller leaves the game
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Alex controls Mogg Fanatic
      And Alex has activated Mogg Fanatic targeting Carissa
      When Alex concedes
      Then this is legal
      And the stack is empty
      And Carissa has 20 life

  @cr:113.9 @cr:601.2c
  Rule: An ability on the stack isn't a spell

    Scenario: Counterspell can't target an activated ability
      Given a two-player game between Rob and Alex
      And Rob controls Mogg Fanatic
      And Alex controls two Islands
      And Alex holds Counterspell
      And Rob has activated Mogg Fanatic targeting Alex
      When Alex casts Counterspell
      Then this is illegal
      And nothing has changed
      When the stack resolves
      Then Alex has 19 life

    Scenario: Counterspell can target a spell below an ability on the stack
      Given a two-player game between Rob and Alex
      And Rob controls Mogg Fanatic and two Forests
      And Rob holds Grizzly Bears
      And Alex controls two Islands
      And Alex holds Counterspell
      And Rob has cast Grizzly Bears
      And Rob has activated Mogg Fanatic targeting Alex
      When Alex casts Counterspell targeting Grizzly Bears
      Then this is legal
      When the top of the stack resolves
      Then Grizzly Bears is in Rob's graveyard
      And Mogg Fanatic's ability is on the stack once
      When the stack resolves
      Then Alex has 19 life

  @cr:113.7a
  Rule: An ability on the stack doesn't need its source any longer

    Scenario: Mogg Fanatic's ability resolves after its sacrifice as a cost
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Mogg Fanatic
      When Rob activates Mogg Fanatic targeting Carissa
      Then this is legal
      And Mogg Fanatic is in Rob's graveyard
      And Mogg Fanatic's ability is on the stack once
      When the stack resolves
      Then Carissa has 19 life
      And Alex has 20 life

    Scenario: An ability resolves even if its source is in the graveyard
      Given a two-player game between Rob and Alex
      And Alex controls Mogg Fanatic
      When Alex activates Mogg Fanatic targeting Rob
      Then this is legal
      And Mogg Fanatic is in Alex's graveyard
      And Mogg Fanatic's ability is on the stack once
      When the stack resolves
      Then Rob has 19 life

    Scenario: Killing Alluring Siren in response doesn't stop its ability
      Given a two-player game between Rob and Alex
      And Rob controls Grizzly Bears and one Mountain
      And Rob holds Lightning Bolt
      And Alex controls Alluring Siren
      And Alex has activated Alluring Siren targeting Grizzly Bears
      When Rob casts Lightning Bolt targeting Alluring Siren
      Then this is legal
      When the top of the stack resolves
      Then Alluring Siren is in Alex's graveyard
      And Alluring Siren's ability is on the stack once
      When the stack resolves
      When Rob declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Alex with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Alex

    Scenario: Alluring Siren can't be activated once it has died
      Given a two-player game between Rob and Alex
      And Rob controls Grizzly Bears and one Mountain
      And Rob holds Lightning Bolt
      And Alex controls Alluring Siren
      And Rob has cast Lightning Bolt targeting Alluring Siren
      And the stack has resolved
      When Alex activates Alluring Siren targeting Grizzly Bears
      Then this is illegal
      And nothing has changed
      When Rob declares no attack
      Then the declaration is legal
      And Grizzly Bears is not attacking

    Scenario: A triggered ability resolves after its source has died
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls three Swamps
      And Carissa holds Liliana's Specter
      And Rob holds Forest
      And Alex controls one Mountain
      And Alex holds Shock
      And Carissa has cast Liliana's Specter
      And the top of the stack has resolved
      When Alex casts Shock targeting Liliana's Specter
      Then this is legal
      When the top of the stack resolves
      Then Liliana's Specter is in Carissa's graveyard
      And Liliana's Specter's ability is on the stack once
      When the stack resolves
      Then Forest is in Rob's graveyard

    Scenario: An activated ability still resolves if its source loses all abilities
      Given a two-player game between Rob and Alex
      And these permanents are on the battlefield:
        | permanent        | controller | counters |
        | Kilnmouth Dragon | Alex       | 3 +1/+1  |
      And Rob controls two Islands
      And Rob holds Ovinize
      And Alex has activated Kilnmouth Dragon targeting Rob
      When Rob casts Ovinize targeting Kilnmouth Dragon
      Then this is legal
      When the top of the stack resolves
      Then Kilnmouth Dragon is 3/4
      And Kilnmouth Dragon's ability is on the stack once
      When the stack resolves
      Then Rob has 17 life

    Scenario: A player still controls an activated ability if its source is stolen
      Given a two-player game between Rob and Alex
      And Alex controls Fountain of Youth and two Forests
      And Rob controls five Mountains
      And Rob holds Word of Seizing
      And Alex has activated Fountain of Youth
      When Rob casts Word of Seizing targeting Fountain of Youth
      Then this is legal
      When the top of the stack resolves
      Then Rob controls Fountain of Youth
      When the stack resolves
      Then Alex has 21 life
      And Rob has 20 life

  @cr:113.10
  Rule: A creature can gain abilities, and lose gained and printed ones alike

    Scenario: A creature that gains haste can attack while summoning sick
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls one Mountain
      And Alex holds Crimson Wisps
      And these permanents are on the battlefield:
        | permanent     | controller | summoning sick |
        | Grizzly Bears | Alex       | yes            |
        | Gray Ogre     | Alex       | yes            |
      When Alex casts Crimson Wisps targeting Grizzly Bears
      Then this is legal
      When the stack resolves
      Then Grizzly Bears has the keyword haste
      And Gray Ogre does not have the keyword haste
      When Alex attacks Rob with Gray Ogre
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Rob with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Rob

    Scenario: A creature that loses all abilities loses the haste it gained
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls one Mountain and Hill Giant
      And Alex holds Crimson Wisps
      And Rob controls two Islands
      And Rob holds Ovinize
      And these permanents are on the battlefield:
        | permanent     | controller | summoning sick |
        | Grizzly Bears | Alex       | yes            |
      And Alex has cast Crimson Wisps targeting Grizzly Bears
      And the stack has resolved
      When Rob casts Ovinize targeting Grizzly Bears
      Then this is legal
      When the stack resolves
      Then Grizzly Bears is 0/1
      And Grizzly Bears does not have the keyword haste
      When Alex attacks Rob with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Rob with Hill Giant
      Then the declaration is legal
      And Hill Giant is attacking Rob

    Scenario: Ovinize makes Serra Angel lose its printed flying and vigilance
      Given a two-player game between Rob and Alex
      And Rob controls two Islands
      And Rob holds Ovinize
      And Alex controls Serra Angel
      When Rob casts Ovinize targeting Serra Angel
      Then this is legal
      When the stack resolves
      Then Serra Angel is 0/1
      And Serra Angel does not have the keyword flying
      And Serra Angel does not have the keyword vigilance

    @since:2020-06-01 @cr:113.10c
    Scenario: A creature that gains haste after losing all abilities has haste
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls one Mountain
      And Alex holds Crimson Wisps
      And Rob controls two Islands
      And Rob holds Ovinize
      And these permanents are on the battlefield:
        | permanent     | controller | summoning sick |
        | Grizzly Bears | Alex       | yes            |
      And Rob has cast Ovinize targeting Grizzly Bears
      And the stack has resolved
      When Alex casts Crimson Wisps targeting Grizzly Bears
      Then this is legal
      When the stack resolves
      Then Grizzly Bears is 0/1
      And Grizzly Bears has the keyword haste
      When Alex attacks Rob with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Rob

  @cr:113.12
  Rule: A characteristic such as color isn't an ability

    Scenario: A creature made red stays red when it loses all abilities
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls one Mountain
      And Alex holds Crimson Wisps
      And Rob controls Grizzly Bears and two Islands
      And Rob holds Ovinize
      When Alex casts Crimson Wisps targeting Grizzly Bears
      Then this is legal
      When the stack resolves
      Then Grizzly Bears is of the color red
      And Grizzly Bears has the keyword haste
      When Rob casts Ovinize targeting Grizzly Bears
      Then this is legal
      When the stack resolves
      Then Grizzly Bears is 0/1
      And Grizzly Bears is of the color red
      And Grizzly Bears does not have the keyword haste

    Scenario: A creature that loses all abilities keeps the color of its mana cost
      Given a two-player game between Rob and Alex
      And Rob controls two Islands
      And Rob holds Ovinize
      And Alex controls Serra Angel
      And Rob has cast Ovinize targeting Serra Angel
      When the stack resolves
      Then Serra Angel is of the color white
      And Serra Angel is 0/1
