@since:2024-06-07
Feature: Attack multiple players: creatures that must attack
  A creature that has to attack does so wherever its player likes. One that
  has to attack a certain player, or anybody but a certain player, does just
  that if it can: the attack as a whole must obey as many such demands as
  the restrictions allow, but nobody has to pay for it.

  @cr:802.3a @cr:508.1d
  Rule: A requirement to attack can be obeyed anywhere unless it names a player

    Scenario: Juggernaut must attack if able
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Juggernaut and Grizzly Bears
      When Rob declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Alex with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed

    Scenario Outline: Juggernaut obeys its requirement to attack by attacking <target>
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Juggernaut and Grizzly Bears
      And Alex controls Jace Beleren
      When Rob attacks <target> with Juggernaut
      Then the declaration is legal
      And Juggernaut is attacking <target>

      Examples:
        | target       |
        | Alex         |
        | Carissa      |
        | Jace Beleren |

    Scenario Outline: Under Silent Arbiter, only Juggernaut can attack <target>
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Juggernaut and Grizzly Bears
      And Alex controls Silent Arbiter
      When Rob declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks <target> with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob declares these attacks:
        | attacker      | attacks |
        | Juggernaut    | Alex    |
        | Grizzly Bears | Carissa |
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks <target> with Juggernaut
      Then the declaration is legal
      And Juggernaut is attacking <target>

      Examples:
        | target  |
        | Alex    |
        | Carissa |

    Scenario: Attacking a planeswalker doesn't satisfy Alluring Siren's requirement
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Grizzly Bears
      And Alex controls Alluring Siren and Jace Beleren
      And Alex has activated Alluring Siren targeting Grizzly Bears
      And the stack has resolved
      When Rob declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Carissa with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Jace Beleren with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Alex with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Alex

    Scenario: Alluring Siren's requirement applies only to the creature it targeted
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Grizzly Bears and Hill Giant
      And Carissa controls Alluring Siren
      And Carissa has activated Alluring Siren targeting Grizzly Bears
      And the stack has resolved
      When Rob declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Alex    |
        | Hill Giant    | Carissa |
      Then the declaration is illegal
      And nothing has changed
      When Rob declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Carissa |
        | Hill Giant    | Alex    |
      Then the declaration is legal
      And Grizzly Bears is attacking Carissa
      And Hill Giant is attacking Alex

    Scenario Outline: A creature that must attack Alex and Carissa may attack <target>
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And Rob controls Grizzly Bears
      And Alex controls left Alluring Siren
      And Carissa controls right Alluring Siren
      And Alex has activated left Alluring Siren targeting Grizzly Bears
      And the stack has resolved
      And Carissa has activated right Alluring Siren targeting Grizzly Bears
      And the stack has resolved
      When Rob declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Dana with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks <target> with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking <target>

      Examples:
        | target  |
        | Alex    |
        | Carissa |

    Scenario Outline: If Alex has Propaganda, Alluring Siren's target may attack <target>
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Grizzly Bears and two Islands
      And Alex controls Alluring Siren and Propaganda
      And Alex has activated Alluring Siren targeting Grizzly Bears
      And the stack has resolved
      When Rob attacks <target> with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking <target>
      And first Island is <lands>
      And second Island is <lands>

      Examples:
        | target  | lands    |
        | Alex    | tapped   |
        | Carissa | untapped |

    Scenario: Alluring Siren's target needn't attack a player who has Propaganda
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Grizzly Bears and two Islands
      And Alex controls Alluring Siren and Propaganda
      And Alex has activated Alluring Siren targeting Grizzly Bears
      And the stack has resolved
      When Rob declares no attack
      Then the declaration is legal
      And Grizzly Bears is not attacking
      And Grizzly Bears is untapped

    Scenario: If three creatures must attack Crawlspace's controller, two of them do
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Grizzly Bears, Gray Ogre and Hill Giant
      And Alex controls Crawlspace, first Alluring Siren, second Alluring Siren and third Alluring Siren
      And Alex has activated first Alluring Siren targeting Grizzly Bears
      And the stack has resolved
      And Alex has activated second Alluring Siren targeting Gray Ogre
      And the stack has resolved
      And Alex has activated third Alluring Siren targeting Hill Giant
      And the stack has resolved
      When Rob attacks Alex with Grizzly Bears, Gray Ogre and Hill Giant
      Then the declaration is illegal
      And nothing has changed
      When Rob declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Alex    |
        | Gray Ogre     | Carissa |
        | Hill Giant    | Carissa |
      Then the declaration is illegal
      And nothing has changed
      When Rob declares these attacks:
        | attacker      | attacks |
        | Grizzly Bears | Alex    |
        | Gray Ogre     | Carissa |
        | Hill Giant    | Alex    |
      Then the declaration is legal
      And Grizzly Bears is attacking Alex
      And Gray Ogre is attacking Carissa
      And Hill Giant is attacking Alex

    Scenario: Crawlspace frees a third creature from its requirement to attack
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Grizzly Bears, Gray Ogre and Hill Giant
      And Alex controls Crawlspace, first Alluring Siren, second Alluring Siren and third Alluring Siren
      And Alex has activated first Alluring Siren targeting Grizzly Bears
      And the stack has resolved
      And Alex has activated second Alluring Siren targeting Gray Ogre
      And the stack has resolved
      And Alex has activated third Alluring Siren targeting Hill Giant
      And the stack has resolved
      When Rob attacks Alex with Gray Ogre
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Alex with Gray Ogre and Hill Giant
      Then the declaration is legal
      And Grizzly Bears is not attacking
      And Gray Ogre is attacking Alex

    Scenario: A goaded creature must attack a player who didn't goad it
      Given a free-for-all between Alex, Rob and Carissa
      And Alex controls four Mountains
      And Alex holds Disrupt Decorum
      And Rob controls Craw Wurm
      And Carissa controls Jace Beleren
      And Alex has cast Disrupt Decorum
      And the stack has resolved
      And play has gone on to Rob's precombat main phase
      When Rob declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Alex with Craw Wurm
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Jace Beleren with Craw Wurm
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Carissa with Craw Wurm
      Then the declaration is legal
      And Craw Wurm is attacking Carissa

    Scenario: A creature goaded by two opponents must attack the third
      Given a free-for-all between Alex, Carissa, Rob and Dana
      And Alex controls four Mountains
      And Alex holds left Disrupt Decorum
      And Carissa controls four Mountains
      And Carissa holds right Disrupt Decorum
      And Rob controls Craw Wurm
      And Alex has cast left Disrupt Decorum
      And the stack has resolved
      And play has gone on to Carissa's precombat main phase
      And Carissa has cast right Disrupt Decorum
      And the stack has resolved
      And play has gone on to Rob's precombat main phase
      When Rob attacks Alex with Craw Wurm
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Carissa with Craw Wurm
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Dana with Craw Wurm
      Then the declaration is legal
      And Craw Wurm is attacking Dana

    Scenario Outline: A creature goaded by both opponents may attack <target>
      Given a free-for-all between Alex, Carissa and Rob
      And Alex controls four Mountains and Jace Beleren
      And Alex holds left Disrupt Decorum
      And Carissa controls four Mountains
      And Carissa holds right Disrupt Decorum
      And Rob controls Craw Wurm
      And Alex has cast left Disrupt Decorum
      And the stack has resolved
      And play has gone on to Carissa's precombat main phase
      And Carissa has cast right Disrupt Decorum
      And the stack has resolved
      And play has gone on to Rob's precombat main phase
      When Rob declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Jace Beleren with Craw Wurm
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks <target> with Craw Wurm
      Then the declaration is legal
      And Craw Wurm is attacking <target>

      Examples:
        | target  |
        | Alex    |
        | Carissa |

    Scenario Outline: Goaded twice by Carissa, once by Alex, Hill Giant may attack <target>
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Rob controls Hill Giant
      And Carissa controls eight Mountains
      And Carissa holds first Disrupt Decorum and second Disrupt Decorum
      And Alex controls Vedalken Orrery and four Mountains
      And Alex holds third Disrupt Decorum
      And Carissa has cast first Disrupt Decorum
      And the stack has resolved
      And Carissa has cast second Disrupt Decorum
      And the stack has resolved
      And Alex has cast third Disrupt Decorum
      And the stack has resolved
      When play goes on to Rob's beginning of combat
      And Rob attacks <target> with Hill Giant
      Then the declaration is legal
      And Hill Giant is attacking <target>

      Examples:
        | target  |
        | Alex    |
        | Carissa |

    Scenario Outline: If Carissa has Propaganda, a creature Alex goaded may attack <target>
      Given a free-for-all between Alex, Rob and Carissa
      And Alex controls four Mountains
      And Alex holds Disrupt Decorum
      And Rob controls Craw Wurm and two Islands
      And Carissa controls Propaganda
      And Alex has cast Disrupt Decorum
      And the stack has resolved
      And play has gone on to Rob's precombat main phase
      When Rob declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks <target> with Craw Wurm
      Then the declaration is legal
      And Craw Wurm is attacking <target>

      Examples:
        | target  |
        | Alex    |
        | Carissa |

    Scenario: Attacking a battle doesn't satisfy Alluring Siren's requirement
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Grizzly Bears         | Rob        |           |
        | Alluring Siren        | Alex       |           |
        | Invasion of Dominaria | Carissa    | Alex      |
      And Alex has activated Alluring Siren targeting Grizzly Bears
      And the stack has resolved
      When Rob attacks Invasion of Dominaria with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Alex with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Alex

    Scenario: Attacking a battle doesn't satisfy goad
      Given a free-for-all between Alex, Rob and Carissa
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Craw Wurm             | Rob        |           |
        | Invasion of Dominaria | Rob        | Carissa   |
      And Alex controls four Mountains
      And Alex holds Disrupt Decorum
      And Alex has cast Disrupt Decorum
      And the stack has resolved
      And play has gone on to Rob's precombat main phase
      When Rob attacks Invasion of Dominaria with Craw Wurm
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Carissa with Craw Wurm
      Then the declaration is legal
      And Craw Wurm is attacking Carissa

    Scenario: Juggernaut may avoid Propaganda but must attack the other opponent
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Juggernaut
      And Alex controls Propaganda
      When Rob declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Carissa with Juggernaut
      Then the declaration is legal
      And Juggernaut is attacking Carissa

    @cr:800.4m
    Scenario: A creature stays goaded after the player who goaded it leaves
      Given a free-for-all between Alex, Rob, Carissa and Dana
      And Alex controls four Mountains
      And Alex holds Disrupt Decorum
      And Rob controls Craw Wurm
      And Alex has cast Disrupt Decorum
      And the stack has resolved
      And Alex has conceded
      And play has gone on to Rob's precombat main phase
      When Rob declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Dana with Craw Wurm
      Then the declaration is legal
      And Craw Wurm is attacking Dana

    Scenario: A creature needn't attack if Alluring Siren's controller has left
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Grizzly Bears
      And Alex controls Alluring Siren
      And Alex has activated Alluring Siren targeting Grizzly Bears
      And the stack has resolved
      And Rob has passed
      And Alex has conceded
      When Rob declares no attack
      Then the declaration is legal
      And Grizzly Bears is not attacking

    Scenario: A goaded creature stays goaded under a new controller
      Given a free-for-all between Alex, Carissa, Rob and Dana
      And Alex controls four Mountains
      And Alex holds Disrupt Decorum
      And Rob controls Craw Wurm
      And Carissa controls three Mountains
      And Carissa holds Act of Treason
      And Alex has cast Disrupt Decorum
      And the stack has resolved
      And play has gone on to Carissa's precombat main phase
      And Carissa has cast Act of Treason targeting Craw Wurm
      And the stack has resolved
      When Carissa declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Carissa attacks Alex with Craw Wurm
      Then the declaration is illegal
      And nothing has changed
      When Carissa attacks Rob with Craw Wurm
      Then the declaration is legal
      And Craw Wurm is attacking Rob

    Scenario: Alluring Siren's requirement follows a creature to a new controller
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls three Mountains
      And Rob holds Act of Treason
      And Alex controls Alluring Siren
      And Carissa controls Grizzly Bears
      And Alex has activated Alluring Siren targeting Grizzly Bears
      And the stack has resolved
      And Rob has cast Act of Treason targeting Grizzly Bears
      And the stack has resolved
      When Rob declares no attack
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Carissa with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Rob attacks Alex with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Alex
