@since:2020-06-01
Feature: Declare attackers step: tokens and animated permanents
  A creature attacks by the same rules whether it is a card, a token or an
  artifact that has come to life.

  @cr:508.1a
  Rule: Only untapped creatures can attack, and tokens only from the turn after

    Scenario: A tapped token doesn't attack, nor does a tapped artifact creature
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent         | controller | tapped | attached to       |
        | Beast Token       | Alex       | yes    |                   |
        | Fountain of Youth | Alex       | yes    |                   |
        | Ensoul Artifact   | Alex       |        | Fountain of Youth |
        | Human Token       | Alex       |        |                   |
      When Alex attacks Rob with Beast Token
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Rob with Fountain of Youth
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Rob with Human Token
      Then the declaration is legal
      And Human Token is attacking Rob

    @cr:302.6
    Scenario: A Saproling from the upkeep attacks in its player's next turn
      Given a two-player game between Rob and Alex
      And it is Rob's end step
      And Alex controls Verdant Force
      And play has gone on to Alex's upkeep
      When the stack resolves
      Then the new Saproling Token is called Sprout
      When Alex attacks Rob with Sprout
      Then the declaration is illegal
      And nothing has changed
      When play goes on to Rob's upkeep
      And play goes on to Alex's precombat main phase
      And Alex attacks Rob with Sprout
      Then the declaration is legal
      And Sprout is attacking Rob

  @cr:508.1c
  Rule: Restrictions keep tokens from attacking as they keep cards

    Scenario: A token with Pacifism doesn't attack
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent   | controller | attached to |
        | Beast Token | Alex       |             |
        | Pacifism    | Rob        | Beast Token |
        | Human Token | Alex       |             |
      When Alex attacks Carissa with Beast Token
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Carissa with Human Token
      Then the declaration is legal
      And Human Token is attacking Carissa

    Scenario: Silent Arbiter lets one of two tokens attack
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Rob controls Silent Arbiter
      And Alex controls Beast Token and Human Token
      When Alex attacks Rob with Beast Token and Human Token
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Rob with Beast Token
      Then the declaration is legal
      And Beast Token is attacking Rob

  @cr:508.1d
  Rule: A requirement binds a token as it binds a card

    Scenario: A goaded token must attack
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls three Islands
      And Rob holds Jeering Homunculus
      And Alex controls Beast Token
      And Rob has cast Jeering Homunculus
      And the top of the stack has resolved
      And Rob has chosen Beast Token
      When Rob agrees
      Then this is legal
      When play goes on to Alex's precombat main phase
      And Alex declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Carissa with Beast Token
      Then the declaration is legal
      And Beast Token is attacking Carissa

  @cr:508.1f
  Rule: A token taps as it attacks, unless it has vigilance

    Scenario: Cat Soldier stays untapped, and Human Token taps
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Cat Soldier Token and Human Token
      When Alex attacks Rob with Cat Soldier Token and Human Token
      Then the declaration is legal
      And Cat Soldier Token is untapped
      And Human Token is tapped

  @cr:508.1h
  Rule: A token's attack costs as much as that of a card

    Scenario: Propaganda taxes a Beast and not its walk past it
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Beast Token and Forest
      And Rob controls Propaganda
      When Alex attacks Rob with Beast Token
      Then the declaration is illegal
      And nothing has changed
      When Alex attacks Carissa with Beast Token
      Then the declaration is legal
      And Forest is untapped

  @cr:508.3a
  Rule: Attacks trigger abilities each time, and for tokens as well

    Scenario: Hissing Miasma takes life from the player whose token attacks
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Human Token
      And Rob controls Hissing Miasma
      When Alex attacks Rob with Human Token
      Then the declaration is legal
      When the top of the stack resolves
      Then Alex has 19 life

    Scenario: Hissing Miasma triggers again in the second combat of a turn
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Rob controls Hissing Miasma
      And Alex controls Grizzly Bears and four Mountains
      And Alex holds Relentless Assault
      And Alex has attacked Rob with Grizzly Bears
      And play has gone on to the postcombat main phase
      And Alex has cast Relentless Assault
      And the stack has resolved
      And play has gone on to the beginning of combat
      When Alex attacks Rob with Grizzly Bears
      Then the declaration is legal
      And Alex has 19 life
      When the top of the stack resolves
      Then Alex has 18 life

    Scenario: Windreader Sphinx sees itself and Wind Drake attack
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Windreader Sphinx and Wind Drake
      When Alex attacks Rob with Windreader Sphinx and Wind Drake
      Then the declaration is legal
      And Windreader Sphinx's ability is on the stack twice

    Scenario: Fervent Charge does nothing for a teammate's attacker
      Given a team game of Rob and Alex against Carissa and Dana
      And Alex controls Fervent Charge
      And Rob controls Hill Giant
      When Rob attacks Carissa with Hill Giant
      Then the declaration is legal
      And the stack is empty

  @cr:508.6 @cr:702.121a
  Rule: A player has attacked with tokens, too

    Scenario: Wings of the Guard grows by the player whom a Human attacks
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Wings of the Guard and Human Token
      And Alex has declared these attacks:
        | attacker           | attacks |
        | Wings of the Guard | Rob     |
        | Human Token        | Carissa |
      When the top of the stack resolves
      Then Wings of the Guard is 3/3

  @cr:508.5
  Rule: The defending player stays known when an attacking token has left

    Scenario: Carissa discards to a copy of Abyssal Nightstalker that has died
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And these permanents are on the battlefield:
        | permanent           | controller | attached to         |
        | Abyssal Nightstalker | Alex       |                      |
        | Blade of Selves     | Alex       | Abyssal Nightstalker |
        | Mountain            | Rob        |                      |
      And Rob holds Shock
      And Carissa holds Plains and Forest
      And Alex has attacked Rob with Abyssal Nightstalker
      And the top of the stack has resolved
      When Alex agrees
      Then this is legal
      And the new Abyssal Nightstalker is called Copy
      And Copy is attacking Carissa
      When play goes on to the declare blockers step
      And Alex puts the triggers in the order Copy and Abyssal Nightstalker
      Then this is legal
      When Rob casts Shock targeting Copy
      Then this is legal
      When the top of the stack resolves
      Then Copy has left the game
      When the top of the stack resolves
      And the top of the stack resolves
      Then Carissa is asked to choose
      When Carissa chooses Plains
      Then this is legal
      And Plains is in Carissa's graveyard

  @cr:508.4 @cr:508.4c
  Rule: A creature enters attacking only for an attacking player, even with defender

    Scenario: Yore-Tiller Nephilim brings Wall of Wood into the attack
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Yore-Tiller Nephilim
      And Alex's graveyard holds Wall of Wood
      And Alex has attacked Rob with Yore-Tiller Nephilim
      When Alex chooses Wall of Wood
      Then this is legal
      When the top of the stack resolves
      Then Wall of Wood is attacking Rob

    @cr:506.3b
    Scenario: Captain's Claws of a teammate bring no attacker
      Given a team game of Rob and Alex against Carissa and Dana
      And these permanents are on the battlefield:
        | permanent      | controller | attached to |
        | Hill Giant     | Rob        |             |
        | Captain's Claws | Alex       | Hill Giant  |
      And Rob has attacked Carissa with Hill Giant
      When the stack resolves
      Then the new Kor Ally Token is called Ally
      And Alex controls Ally
      And Ally is tapped
      And Ally is not attacking

  @cr:508.7
  Rule: Any attacking creature's attack can be reselected

    Scenario: Portal Mage turns a Beast Token away
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Beast Token
      And Alex controls three Islands
      And Alex holds Portal Mage
      And Rob has attacked Alex with Beast Token
      And Alex has cast Portal Mage
      And the top of the stack has resolved
      When Alex agrees
      Then this is legal
      When Alex chooses Carissa
      Then this is legal
      And Beast Token is attacking Carissa

    Scenario: Portal Mage gives an aim to a creature whose planeswalker has left
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Hill Giant
      And Alex controls three Islands, Mountain and Jace Beleren
      And Alex holds Portal Mage and Lightning Bolt
      And Rob has attacked Jace Beleren with Hill Giant
      And Alex has cast Lightning Bolt targeting Jace Beleren
      And the stack has resolved
      And Alex has cast Portal Mage
      And the top of the stack has resolved
      When Alex agrees
      Then this is legal
      When Alex chooses Carissa
      Then this is legal
      And Hill Giant is attacking Carissa
