"""Puts the carts of a scene in their places."""

import math

from mathutils import Matrix, Vector

from cart.cart import build_cart

DAYLIGHT_GLOW = 4


def place_cart(look, x, y, turn, **more):
    """Stands a cart with its middle at x, y, turned by degrees; more: height, glow of its lamps."""
    if look is None:
        return
    cart = build_cart(look, more.get('glow', DAYLIGHT_GLOW))
    angle = math.radians(turn)
    middle = Vector((cart.at.front_axle / 2, 0, 0))
    shift = Matrix.Rotation(angle, 3, 'Z') @ middle
    height = more.get('height', 0) + cart.root.location.z
    cart.root.rotation_euler = (0, 0, angle)
    cart.root.location = (x - shift.x, y - shift.y, height)
