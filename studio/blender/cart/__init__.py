"""A golf cart, part by part.

Axes: x forward, y left, z up, in meters; the rear axle stands at x = 0. No part carries a maker's
badge: the pictures are illustrations of a kind of cart.
"""
