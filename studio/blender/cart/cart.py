"""The whole cart, put together from its parts."""

from cart import arches, belts, body, bumpers, cabin, chassis, grilles, lamps, mirrors, rear
from cart import roof, seats, tail, wheels
from cart.look import Look, Measures
from cart.materials import Materials
from decals import Skin
from shapes import group

STUDIO_GLOW = 1.6


class Cart:
    """What every part needs to know: the look, the measures (`at`) and the materials."""

    def __init__(self, look, lamp_glow):
        self.look = Look(look)
        self.at = Measures(self.look)
        self.materials = Materials(self.look, lamp_glow)
        self.root = None


def build_cart(look, lamp_glow=STUDIO_GLOW):
    """Builds a cart with its rear axle above the origin; `cart.root` moves it."""
    cart = Cart(look, lamp_glow)
    with group('cart') as cart.root:
        cart.root.location = (0, 0, cart.at.drop)
        cowl = Skin(body.build_cowl(cart))
        rear_body = Skin(body.build_rear_body(cart))
        body.build_seat_boxes(cart)
        arches.build_arches(cart)
        body.build_seams(cart, rear_body)
        body.add_box_panel(cart, rear_body)
        wheels.build_wheels(cart)
        chassis.build_suspension(cart)
        chassis.build_frame(cart)
        chassis.build_floor(cart)
        cabin.build_dash(cart)
        cabin.build_windshield(cart)
        mirrors.build_mirrors(cart)
        roof.build_roof(cart)
        roof.build_posts(cart)
        for front in cart.at.seat_boxes:
            seats.build_row(cart, front - 0.02)
        rear.build_rear(cart)
        tail.build_tail(cart)
        lamps.build_lamps(cart, cowl)
        grilles.build_grille(cart, cowl)
        grilles.build_cowl_seams(cart, cowl)
        bumpers.build_bumper(cart, cowl)
        bumpers.build_guard(cart)
        _build_extras(cart)
    return cart


def _build_extras(cart):
    if cart.look.belts:
        belts.build_belts(cart)
    if cart.look.light_bar:
        roof.build_light_bar(cart)
    if cart.look.roof_rack:
        roof.build_rack(cart)
    if cart.look.beacon:
        roof.build_beacon(cart)
    if cart.look.doors:
        body.build_doors(cart)
