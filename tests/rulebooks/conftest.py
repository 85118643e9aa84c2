"""A rulebook of our own invention, about baking, with every oddity that real ones have."""

from typing import Final

import pytest

BOOK: Final = """\
The Complete Rules of Baking

These rules are effective as of March 9, 2031.

Introduction

Whoever bakes, bakes by this book® and by no other. (Letters that look like figures are not
used; 101.2k goes before 101.2m.)

Contents

1. The Kitchen
100. General
101. Ovens
110. Tools

2. The Dough
200. General

Glossary

Credits


1. The Kitchen

100. General

100.1. A kitchen has one baker and at least one oven.

100.1a With two ovens, the left one counts as the first. (See rule
101.2, “Ovens at War,” and what it says about smoke.)

100.1b A baker who leaves the kitchen leaves the bread as well.
Example: Rosa leaves. Her rolls stay.
Example: Emil\u2019s cake is in there. Nobody may open that oven before
it is done.
     Whoever comes back finds it cold.

100.2 Flour — white or brown — is free.

101. Ovens

101.1. Heat

101.1a Heat rises.

101.1b. It never sinks; see
100.2 for flour.

101.2. Ovens may be named.

101.2a One.

101.2b Two.

101.2c Three.

101.2d Four.

101.2e Five.

101.2f Six.

101.2g Seven.

101.2h Eight.

101.2i Nine.

101.2j Ten.

101.2k Eleven.

101.2m Twelve.

101.2n Thirteen.

101.2p Fourteen.

101.3.Every oven has a door.

110. Tools

110.1. “Spoon” means a wooden one.
Example: A fork is none.

110.2. Of this list, spoons are
110.1. things of wood.

110.3. Third.

110.4. Fourth.

110.5. Fifth.

110.6. Sixth.

110.7. Seventh.

110.8. Eighth.

110.9. Ninth.

110.10. Tenth.

110.10a A tenth has parts.


2. The Dough

200. General

200.1. Dough rests.

201.1. Dough is not named in the contents.

Glossary

Bake
To heat dough. See rule 100.

Crumb (Obsolete)
1. A small piece.
2. What is left of a cake.

     Crumbs are swept up.

Left, Left Over, Left Behind
What nobody ate.

Roll, Roll Out
To make flat.

Credits

Written by nobody.
100.1. This is no rule.
"""


@pytest.fixture
def book() -> str:
    """Return the text of the invented rulebook, with Unix line ends."""
    return BOOK
