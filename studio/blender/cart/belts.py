"""Seat belts at rest: a strap along the post, its loop at the top, its tongue halfway."""

from cart.roof import post_lines
from shapes import box, solid

HALF_WIDTH, TOP, TONGUE, BOTTOM = 0.023, 1.46, 1.10, 0.88


def build_belts(cart):
    """One for each of the two seats of every row."""
    for line in post_lines(cart):
        for side in (1, -1):
            _build_belt(cart.materials, line, side)


def _build_belt(material, line, side):
    loop, tongue, bottom = (_before_post(line, side, height) for height in (TOP, TONGUE, BOTTOM))
    ends = ((loop, -1), (loop, 1), (bottom, 1), (bottom, -1))
    corners = [(x + end * HALF_WIDTH, y, z) for (x, y, z), end in ends]
    solid('belt', corners, [(0, 1, 2, 3)], material.belt)
    box('belt loop', (0.062, 0.016, 0.040), loop, material.gloss, 0.007)
    box('belt tongue', (0.052, 0.010, 0.060), tongue, material.gloss, 0.004)
    box('belt anchor', (0.052, 0.020, 0.036), bottom, material.black, 0.007)


def _before_post(line, side, height):
    """The place just in front of a post and inside it."""
    foot, head = line
    share = (height - 0.86) / (1.90 - 0.86)
    return foot + (head - foot) * share + 0.040, side * (0.565 - 0.050 * share), height
