"""The places behind the headlines.

A scene takes the carts that stand in it and returns the exposure of the picture. Its left half
stays quiet, for the headline; the cart stands on the right; the sun is behind the camera's left
shoulder. Every scene starts from the same random numbers: the same look gives the same picture.
"""

import random

from scenery.kit import flush
from scenes import (
    boardwalk,
    calm,
    canal,
    dunes,
    farmland,
    green,
    marina,
    riverwalk,
    showroom,
    street,
    workshop,
)


def _complete(build):
    def run(carts):
        random.seed(7)
        exposure = build(carts)
        flush()
        return exposure

    return run


SCENES = {
    'boardwalk': _complete(boardwalk.build),
    'calm': _complete(calm.build),
    'canal': _complete(canal.build),
    'dunes': _complete(dunes.build),
    'farmland': _complete(farmland.build),
    'green': _complete(green.build),
    'marina': _complete(marina.build),
    'riverwalk': _complete(riverwalk.build),
    'showroom': _complete(showroom.build),
    'street': _complete(street.build),
    'workshop': _complete(workshop.build),
}
