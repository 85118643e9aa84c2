@since:2020-06-01
Feature: Golden rules: several choices of one player
  A player who has several things to choose at one time takes them in the
  order in which they are written down. Where nothing is said about an order,
  it is the player's own.

  @cr:101.4c
  Rule: A player makes their choices in the printed order, or in any order if there's none

    Scenario Outline: By Cataclysm's printed order, <later> can't be chosen first
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls <choices> and four Plains
      And Rob controls Craw Wurm and Hill Giant
      And Alex holds Cataclysm
      And Alex has cast Cataclysm
      When the top of the stack resolves
      Then Alex is asked to choose
      When Alex chooses <later>
      Then this is illegal
      And nothing has changed

      Examples:
        | choices                                             | later          |
        | Spellbook, Fountain of Youth, Gray Ogre, Storm Crow | Storm Crow     |
        | Gray Ogre, Storm Crow, Exploration, Gravity Sphere  | Gravity Sphere |
        | Exploration, Gravity Sphere                         | second Plains  |

    @also:2006-10-01 @cr:101.4
    Scenario: A player makes every choice for Cataclysm before the next player does
      Given a two-player game between Rob and Alex
      And it is Alex's precombat main phase
      And Alex controls Gray Ogre, Storm Crow, Exploration, Gravity Sphere and four Plains
      And Rob controls Craw Wurm and Hill Giant
      And Alex holds Cataclysm
      And Alex has cast Cataclysm
      When the top of the stack resolves
      Then Alex is asked to choose
      When Rob interrupts and chooses Hill Giant
      Then this is illegal
      And nothing has changed
      When Rob chooses Hill Giant
      Then this is legal
      And nobody is asked to choose
      And Hill Giant is on the battlefield
      And Craw Wurm is in Rob's graveyard
      And Cataclysm is in Alex's graveyard

    @cr:101.4
    Scenario: Cataclysm's sacrifices happen all at once after every player's choices
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Gray Ogre and Hill Giant
      And Rob controls Blood Artist and Craw Wurm
      And Alex controls Vedalken Orrery and four Plains
      And Alex holds Cataclysm
      And Alex has cast Cataclysm
      When the top of the stack resolves
      And Carissa chooses Hill Giant
      Then this is legal
      And Gray Ogre is on the battlefield
      When Rob chooses Craw Wurm
      Then this is legal
      And Gray Ogre is on the battlefield
      And Blood Artist is on the battlefield
      And Alex is asked to choose
      When Rob chooses Carissa
      Then this is legal
      When Rob chooses Alex
      Then this is legal
      And Gray Ogre is in Carissa's graveyard
      And Blood Artist is in Rob's graveyard
      And Hill Giant is on the battlefield
      And Craw Wurm is on the battlefield
      And Vedalken Orrery is on the battlefield
      And Blood Artist's ability is on the stack twice

    @cr:704.5j
    Scenario Outline: The legend rule choice for <first name> may be made first
      Given a two-player game between Rob and Alex
      And Rob controls eight Mountains
      And Rob holds Act of Treason and Word of Seizing
      And <player> controls Vedalken Orrery and eight Islands
      And <player> controls old Kami of the Crescent Moon and old Mindslaver
      And <player> holds new Kami of the Crescent Moon and new Mindslaver
      And Rob has cast Act of Treason targeting old Kami of the Crescent Moon
      And the stack has resolved
      And Rob has cast Word of Seizing targeting old Mindslaver
      And the stack has resolved
      And <player> has cast new Kami of the Crescent Moon
      And the stack has resolved
      And <player> has cast new Mindslaver
      And the stack has resolved
      When play goes on to the cleanup step
      Then <player> is asked to choose
      When <player> chooses new <first name>
      Then this is legal
      And old <first name> is on the battlefield
      And <player> may choose among old <second name> and new <second name>
      When <player> chooses old <second name>
      Then this is legal
      And old <first name> is in <player>'s graveyard
      And new <first name> is on the battlefield
      And new <second name> is in <player>'s graveyard
      And old <second name> is on the battlefield

      Examples:
        | player | first name               | second name              |
        | Alex   | Mindslaver               | Kami of the Crescent Moon |
        | Alex   | Kami of the Crescent Moon | Mindslaver              |

    @cr:101.4d
    Scenario Outline: A player choosing for Clone and tribute may decide on <which> first
      Given a free-for-all between Rob, Alex and Carissa
      And it is Rob's precombat main phase
      And Rob controls Craw Wurm and two Swamps
      And Rob holds Exhume
      And Rob's graveyard holds Grizzly Bears
      And Alex's graveyard holds Snake of the Golden Grove
      And Carissa's graveyard holds Clone
      And Rob has cast Exhume
      And Alex has chosen Carissa
      When Carissa <begins>
      Then this is legal
      And Clone is in Carissa's graveyard
      And Snake of the Golden Grove is in Alex's graveyard
      When Carissa <goes on>
      Then this is legal
      And Clone is 6/4
      And Snake of the Golden Grove is 7/7
      And Grizzly Bears is on the battlefield

      Examples:
        | which   | begins            | goes on           |
        | Clone   | chooses Craw Wurm | agrees            |
        | tribute | agrees            | chooses Craw Wurm |

    Scenario Outline: For Stand or Fall, Rob may separate <player>'s creatures first
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Stand or Fall and Craw Wurm
      And Alex controls Hill Giant and Gray Ogre
      And Carissa controls Grizzly Bears and Wall of Wood
      And play has gone on to the beginning of combat
      When the top of the stack resolves
      And Rob chooses <first>
      Then this is legal
      And Rob is asked to choose
      When Rob chooses <second>
      Then this is legal
      When Alex chooses Hill Giant
      Then this is legal
      When Carissa chooses Wall of Wood
      Then this is legal
      When Rob attacks Carissa with Craw Wurm
      Then the declaration is legal
      When Carissa blocks Craw Wurm with Grizzly Bears
      Then the declaration is illegal
      And nothing has changed
      When Carissa blocks Craw Wurm with Wall of Wood
      Then the declaration is legal
      And Craw Wurm is blocked by Wall of Wood

      Examples:
        | player  | first         | second        |
        | Alex    | Hill Giant    | Grizzly Bears |
        | Carissa | Grizzly Bears | Hill Giant    |
