@since:2024-06-07
Feature: Shared team turns: attacks on planeswalkers and battles
  A team attacks what the other team's players control or protect, whoever it
  belongs to, and each of them may block for it.

  @cr:805.10b
  Rule: The active team attacks what the defending players control or protect

    Scenario: A teammate's planeswalker that an opponent controls is attacked
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Rob's precombat main phase
      And Rob controls Grizzly Bears
      And these permanents are on the battlefield:
        | permanent    | controller | owner |
        | Jace Beleren | Dana       | Alex  |
      When Rob attacks Jace Beleren with Grizzly Bears
      Then the declaration is legal
      And Grizzly Bears is attacking Jace Beleren
      When combat damage is dealt
      Then Jace Beleren has one loyalty counter

    Scenario: A teammate's battle that an opponent protects is attacked
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Carissa's precombat main phase
      And Carissa controls Gray Ogre and Hill Giant
      And these permanents are on the battlefield:
        | permanent             | controller | protector |
        | Invasion of Dominaria | Dana       | Alex      |
      When Carissa declares these attacks:
        | attacker   | attacks               |
        | Gray Ogre  | Invasion of Dominaria |
        | Hill Giant | Rob                   |
      Then the declaration is legal
      And Gray Ogre is attacking Invasion of Dominaria
      When combat damage is dealt
      Then Invasion of Dominaria has three defense counters
      And Rob has 27 life

  @cr:805.10d
  Rule: Each defending player may block what attacks a teammate's planeswalker

    Scenario: A teammate's creature blocks the attacker of a planeswalker
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And Rob controls Grizzly Bears
      And Carissa controls Jace Beleren
      And Dana controls Wall of Stone
      And Rob has attacked Jace Beleren with Grizzly Bears
      When Dana blocks Grizzly Bears with Wall of Stone
      Then the declaration is legal
      And Grizzly Bears is blocked by Wall of Stone
      When combat damage is dealt
      Then Jace Beleren has three loyalty counters

    Scenario: The controller of an attacked planeswalker blocks its attacker
      Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana
      And it is Dana's precombat main phase
      And Dana controls Hill Giant and Gray Ogre
      And Alex controls Jace Beleren and Giant Spider
      And Dana has declared these attacks:
        | attacker   | attacks      |
        | Hill Giant | Jace Beleren |
        | Gray Ogre  | Rob          |
      When Alex blocks Hill Giant with Giant Spider
      Then the declaration is legal
      And Hill Giant is blocked by Giant Spider
      And Gray Ogre is unblocked
