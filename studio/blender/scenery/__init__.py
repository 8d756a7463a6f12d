"""What places are built from: surfaces, plants, houses, boats, furniture and the sky.

The camera stands near the origin and looks along y; x is right, z up, in meters.
"""
