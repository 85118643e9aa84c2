@since:2020-06-01
Feature: Leaving the game: effects of a player who has left
  What has been done stays done, and lasts as long as it would have. What
  depends on an object of the player who leaves ends with that object.

  @cr:800.4a
  Rule: A resolved spell's effect lasts after its controller leaves the game

    Scenario: Giant Growth lasts until end of turn even though its caster leaves
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Forest
      And Rob holds Giant Growth
      And Alex controls Grizzly Bears
      And Rob has cast Giant Growth targeting Grizzly Bears
      And the stack has resolved
      When Rob concedes
      Then this is legal
      And Grizzly Bears is 5/5
      When play goes on to Carissa's upkeep
      Then Grizzly Bears is 2/2

    Scenario: Fog prevents combat damage even after its caster has left
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Alex controls Grizzly Bears
      And Carissa controls Forest
      And Carissa holds Fog
      And Alex has attacked Rob with Grizzly Bears
      And Carissa has cast Fog
      And the stack has resolved
      When Carissa concedes
      Then this is legal
      When combat damage is dealt
      Then Rob has 20 life

    Scenario: Alex skips a combat phase though who made Alex skip it has left
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And Rob controls four Plains
      And Rob holds Stonehorn Dignitary
      And Alex controls Grizzly Bears
      And Rob has cast Stonehorn Dignitary
      When the top of the stack resolves
      And Rob chooses Alex
      Then this is legal
      When the stack resolves
      And Rob concedes
      Then this is legal
      When play goes on to Alex's precombat main phase
      And everybody passes
      Then it is the postcombat main phase

    Scenario: A creature regenerates though who saw to that has left
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Alex controls Drudge Skeletons
      And Rob controls five Mountains and four Swamps
      And Rob holds Word of Seizing
      And Carissa controls left Mountain and right Mountain
      And Carissa holds Pyroclasm
      And Rob has cast Word of Seizing targeting Drudge Skeletons
      And the stack has resolved
      When Rob activates Drudge Skeletons
      Then this is legal
      When the stack resolves
      And Rob concedes
      Then this is legal
      And Alex controls Drudge Skeletons
      When Carissa casts Pyroclasm
      Then this is legal
      When the stack resolves
      Then Drudge Skeletons is on the battlefield
      And Drudge Skeletons is tapped

  @cr:800.4a
  Rule: A player's tokens, static abilities and exile effects leave with that player

    @example
    Scenario Outline: If <leaver> leaves, the Myr Token <leaver> created leaves too
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Genesis Chamber and three Islands
      And Rob holds Show and Tell
      And Alex holds Grizzly Bears
      And Carissa holds Hill Giant
      And Rob has cast Show and Tell
      And the top of the stack has resolved
      And Alex has chosen Grizzly Bears
      And Carissa has chosen Hill Giant
      When Rob puts the triggers in this order:
        | source          | concerns |
        | Genesis Chamber | Carissa  |
        | Genesis Chamber | Alex     |
      Then this is legal
      When the stack resolves
      Then the new Myr Tokens are called Alex's Myr and Carissa's Myr
      And Carissa controls Carissa's Myr
      When <leaver> concedes
      Then this is legal
      And <gone> has left the game
      And <kept> is on the battlefield

      Examples:
        | leaver  | gone          | kept          |
        | Alex    | Alex's Myr    | Carissa's Myr |
        | Carissa | Carissa's Myr | Alex's Myr    |

    @example
    Scenario: If Rob leaves with Genesis Chamber, Alex keeps the Myr Token it made
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Genesis Chamber
      And Alex controls two Forests
      And Alex holds Grizzly Bears
      And Alex has cast Grizzly Bears
      When the stack resolves
      Then the new Myr Token is called Alex's Myr
      When Rob concedes
      Then this is legal
      And Genesis Chamber has left the game
      And Alex controls Alex's Myr

    Scenario Outline: If <leaver> leaves, Gravity Sphere <what>
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Rob controls Gravity Sphere
      And Carissa controls Air Elemental
      When <leaver> concedes
      Then this is legal
      And Air Elemental <now> the keyword flying

      Examples:
        | leaver | what                             | now           |
        | Rob    | no longer takes away flying      | has           |
        | Alex   | still takes flying from Carissa  | does not have |

    @cr:610.3
    Scenario: If Banisher Priest's owner leaves, the creature it exiled returns
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls three Plains
      And Carissa holds Banisher Priest
      And Alex controls Hill Giant
      And Carissa has cast Banisher Priest
      And the top of the stack has resolved
      And Carissa has chosen Hill Giant
      When the stack resolves
      Then Hill Giant is in exile
      When Carissa concedes
      Then this is legal
      And Alex controls Hill Giant

    @cr:610.3
    Scenario: If another player leaves, Banisher Priest's creature stays in exile
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls three Plains
      And Carissa holds Banisher Priest
      And Alex controls Hill Giant
      And Carissa has cast Banisher Priest
      And the top of the stack has resolved
      And Carissa has chosen Hill Giant
      And the stack has resolved
      And Carissa has passed
      When Rob concedes
      Then this is legal
      And Hill Giant is in exile

    @cr:800.4d
    Scenario: If Oblivion Ring's controller leaves, what it exiled stays in exile
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls three Plains
      And Carissa holds Oblivion Ring
      And Alex controls Hill Giant
      And Carissa has cast Oblivion Ring
      And the top of the stack has resolved
      And Carissa has chosen Hill Giant
      When the stack resolves
      Then Hill Giant is in exile
      When Carissa concedes
      Then this is legal
      And the stack is empty
      And Hill Giant is in exile

    @cr:603.6c
    Scenario: Borrowed Oblivion Ring returns the card if the ring's owner leaves
      Given a free-for-all between Rob, Alex, Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls three Plains
      And Carissa holds Oblivion Ring
      And Alex controls Hill Giant
      And Dana controls five Mountains
      And Dana holds Word of Seizing
      And Carissa has cast Oblivion Ring
      And the top of the stack has resolved
      And Carissa has chosen Hill Giant
      And the stack has resolved
      And Dana has cast Word of Seizing targeting Oblivion Ring
      And the stack has resolved
      When Carissa concedes
      Then this is legal
      And Oblivion Ring has left the game
      And Oblivion Ring's ability is on the stack once
      When the stack resolves
      Then Alex controls Hill Giant

    Scenario: A card that Banisher Priest exiled leaves with its owner for good
      Given a free-for-all between Rob, Alex and Carissa
      And it is Alex's precombat main phase
      And Rob controls Grizzly Bears
      And Alex controls four Plains
      And Alex holds Banisher Priest
      And Carissa controls Island
      And Carissa holds Unsummon
      And Alex has cast Banisher Priest
      When the top of the stack resolves
      And Alex chooses Grizzly Bears
      Then this is legal
      When the stack resolves
      Then Grizzly Bears is in exile
      When Rob concedes
      Then this is legal
      And Grizzly Bears has left the game
      When Carissa casts Unsummon targeting Banisher Priest
      Then this is legal
      When the stack resolves
      Then Grizzly Bears has left the game
