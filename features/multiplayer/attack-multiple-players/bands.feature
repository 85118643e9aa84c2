@since:2024-06-07
Feature: Attack multiple players: bands
  Attackers that form a band keep together. In an attack on several players
  there may be a band for each of them, but no band goes two ways.

  @cr:802.3b @cr:702.22d
  Rule: All creatures in a band attack the same player, planeswalker or battle

    Scenario Outline: All creatures in a band can attack the same player, <victim>
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Benalish Hero and Grizzly Bears
      When Rob declares these attacks:
        | attacker      | attacks  | band |
        | Benalish Hero | <victim> | x    |
        | Grizzly Bears | <victim> | x    |
      Then the declaration is legal
      And Benalish Hero is attacking <victim>
      And Grizzly Bears is attacking <victim>

      Examples:
        | victim  |
        | Alex    |
        | Carissa |

    Scenario Outline: One band can't attack <one> and <other>
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent              | controller | protector |
        | Benalish Hero          | Rob        |           |
        | Grizzly Bears          | Rob        |           |
        | Alex's Jace Beleren    | Alex       |           |
        | Carissa's Jace Beleren | Carissa    |           |
        | Invasion of Dominaria  | Rob        | Alex      |
      When Rob declares these attacks:
        | attacker      | attacks | band |
        | Benalish Hero | <one>   | x    |
        | Grizzly Bears | <other> | x    |
      Then the declaration is illegal
      And nothing has changed
      When Rob declares these attacks:
        | attacker      | attacks | band |
        | Benalish Hero | <one>   |      |
        | Grizzly Bears | <other> |      |
      Then the declaration is legal
      And Benalish Hero is attacking <one>
      And Grizzly Bears is attacking <other>

      Examples:
        | one                   | other                  |
        | Alex                  | Carissa                |
        | Alex                  | Alex's Jace Beleren    |
        | Invasion of Dominaria | Alex                   |
        | Alex's Jace Beleren   | Carissa's Jace Beleren |

    Scenario Outline: A band can attack <thing> together, but can't split up
      Given a free-for-all between Rob, Alex and Carissa
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Benalish Hero         | Rob        |           |
        | Grizzly Bears         | Rob        |           |
        | Jace Beleren          | Alex       |           |
        | Invasion of Dominaria | Rob        | Alex      |
      When Rob declares these attacks:
        | attacker      | attacks               | band |
        | Benalish Hero | Jace Beleren          | x    |
        | Grizzly Bears | Invasion of Dominaria | x    |
      Then the declaration is illegal
      And nothing has changed
      When Rob declares these attacks:
        | attacker      | attacks | band |
        | Benalish Hero | <thing> | x    |
        | Grizzly Bears | <thing> | x    |
      Then the declaration is legal
      And Benalish Hero is attacking <thing>
      And Grizzly Bears is attacking <thing>

      Examples:
        | thing                 |
        | Invasion of Dominaria |
        | Jace Beleren          |

    Scenario: Two bands can attack two different players
      Given a free-for-all between Rob, Alex and Carissa
      And it is Carissa's precombat main phase
      And Carissa controls Benalish Hero, Grizzly Bears, Mesa Pegasus and Hill Giant
      When Carissa declares these attacks:
        | attacker      | attacks | band |
        | Benalish Hero | Rob     | x    |
        | Grizzly Bears | Rob     | x    |
        | Mesa Pegasus  | Alex    | y    |
        | Hill Giant    | Alex    | y    |
      Then the declaration is legal
      And Grizzly Bears is attacking Rob
      And Hill Giant is attacking Alex

    Scenario: A band attacks and damages one planeswalker together
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Mesa Pegasus and Benalish Hero
      And Carissa controls Jace Beleren
      When Rob declares these attacks:
        | attacker      | attacks      | band |
        | Mesa Pegasus  | Jace Beleren | x    |
        | Benalish Hero | Jace Beleren | x    |
      Then the declaration is legal
      When combat damage is dealt
      Then Jace Beleren has 1 loyalty counter
      And Carissa has 20 life

    @cr:702.22h
    Scenario: Blocking one creature in a band blocks the whole band
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Mesa Pegasus, Hill Giant and Grizzly Bears
      And Alex controls Gray Ogre
      And Rob has declared these attacks:
        | attacker      | attacks | band |
        | Mesa Pegasus  | Alex    | x    |
        | Hill Giant    | Alex    | x    |
        | Grizzly Bears | Carissa |      |
      When Alex blocks Hill Giant with Gray Ogre
      Then the declaration is legal
      And Hill Giant is blocked by Gray Ogre
      And Mesa Pegasus is blocked by Gray Ogre
      When combat damage is dealt
      Then Alex has 20 life
      And Carissa has 18 life

    @cr:802.4a
    Scenario: A player can't block a band that attacks another player
      Given a free-for-all between Rob, Alex and Carissa
      And Rob controls Mesa Pegasus, Hill Giant and Grizzly Bears
      And Carissa controls Serra Angel
      And Rob has declared these attacks:
        | attacker      | attacks | band |
        | Mesa Pegasus  | Alex    | x    |
        | Hill Giant    | Alex    | x    |
        | Grizzly Bears | Carissa |      |
      When Carissa blocks Mesa Pegasus with Serra Angel
      Then the declaration is illegal
      And nothing has changed
      When Carissa blocks Grizzly Bears with Serra Angel
      Then the declaration is legal
      And Grizzly Bears is blocked by Serra Angel
      And Mesa Pegasus is unblocked
      And Hill Giant is unblocked
