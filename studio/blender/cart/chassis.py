"""What carries the cart: axles, springs, frame, floor and sills."""

import math

from mathutils import Vector

from shapes import box, sweep, tube


def build_suspension(cart):
    """Axles, arms and coil-over dampers at both ends."""
    material, height = cart.materials, cart.at.wheel_height
    for x in (0, cart.at.front_axle):
        thickness = 0.024 if x else 0.038
        tube('axle', [(x, -0.5, height), (x, 0.5, height)], thickness, material.arm, bend=0)
        if x:
            tie = [(x - 0.10, -0.47, height - 0.01), (x - 0.10, 0.47, height - 0.01)]
            tube('tie rod', tie, 0.011, material.steel, bend=0)
        else:
            center = (x, 0.04, height)
            box('differential', (0.24, 0.20, 0.19), center, material.arm, 0.07, segments=5)
        for side in (1, -1):
            _build_arms(cart, x, side)
            _build_damper(cart, x, side)


def build_frame(cart):
    """Rails, battery case, chassis and the under-tray at the nose."""
    material, front = cart.materials, cart.at.front_axle
    for side in (1, -1):
        rail = [
            (-0.50, side * 0.27, 0.40),
            (0.25, side * 0.30, 0.345),
            (front - 0.30, side * 0.30, 0.345),
            (front + 0.10, side * 0.24, 0.40),
            (front + 0.34, side * 0.24, 0.43),
        ]
        tube('rail', rail, 0.030, material.arm, bend=0.10)
    battery = ((cart.at.rear_body + front) / 2 - 0.35, 0, 0.335)
    box('battery', (0.62, 0.50, 0.13), battery, material.dark, 0.02)
    chassis = (front / 2 - 0.02, 0, 0.385)
    box('chassis', (front + 0.62, 0.80, 0.13), chassis, material.dark, 0.02)
    tilt = (0, math.radians(-8), 0)
    box('under-tray', (0.55, 0.70, 0.03), (front + 0.20, 0, 0.40), material.dark, 0.01, tilt)


def build_floor(cart):
    """Floor, sills with steps, the bulkhead and the foot rest before it."""
    material, axle = cart.materials, cart.at.front_axle
    rear, front = cart.at.floor
    middle, length = (rear + front) / 2, front - rear
    box('floor', (length + 0.25, 1.10, 0.05), (middle + 0.05, 0, 0.445), material.mat, 0.012)
    for side in (1, -1):
        _build_sill(material, rear + 0.05, front + 0.02, side)
        step = (middle + 0.03, side * 0.585, 0.468)
        box('step', (length - 0.28, 0.085, 0.008), step, material.tread, 0.003)
        if cart.look.running_lights:
            strip = (middle + 0.03, side * 0.626, 0.432)
            box('sill light', (length - 0.10, 0.006, 0.010), strip, material.led, 0.002)
    box('bulkhead', (0.03, 1.10, 0.60), (axle - 0.45, 0, 0.74), material.black, 0.01)
    tilt = (0, math.radians(-38), 0)
    box('foot rest', (0.34, 1.06, 0.03), (axle - 0.56, 0, 0.53), material.mat, 0.01, tilt)


def _build_sill(material, rear, front, side):
    profile = [
        (-0.055, -0.055),
        (0.045, -0.055),
        (0.060, -0.035),
        (0.062, 0.020),
        (0.045, 0.040),
        (-0.055, 0.044),
    ]
    path = [(rear, side * 0.56, 0.425), (front, side * 0.56, 0.425)]
    sweep('sill', path, [(-side * a, b) for a, b in profile], material.black, 30)


def _build_arms(cart, x, side):
    height = cart.at.wheel_height
    for shift in (-0.17, 0.15):
        inner = (x + shift, side * 0.17, height + 0.03)
        outer = (x + shift * 0.25, side * 0.47, height - 0.055)
        tube('arm', [inner, outer], 0.017, cart.materials.arm, bend=0)


def _build_damper(cart, x, side):
    material, height = cart.materials, cart.at.wheel_height
    foot = Vector((x + 0.05, side * 0.43, height - 0.05))
    head = Vector((x + 0.02, side * 0.29, height + 0.27))
    along = head - foot
    across = along.cross(Vector((1, 0, 0))).normalized()
    aside = along.cross(across).normalized()
    coil = [
        foot
        + along * (0.18 + 0.74 * i / 110)
        + (across * math.cos(i * 0.46) + aside * math.sin(i * 0.46)) * 0.038
        for i in range(111)
    ]
    tube('coil', coil, 0.0075, material.spring, bend=0, steps=3)
    tube('damper', [foot, foot + along * 0.55], 0.021, material.steel, bend=0)
    tube('piston', [foot + along * 0.5, head], 0.011, material.chrome, bend=0)
