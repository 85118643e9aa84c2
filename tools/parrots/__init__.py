"""
Engines that know the suite by heart, against the images of a certificate.

`half_engines` play by the rules but for one thing, and `neighbours` judge what is declared as it
was judged in other games, whatever the names were. `playing` plays images on them, and `measuring`
tells how many come out right: `python -m tools.parrots` prints it, profile by profile.
"""
