"""A denoiser in numpy, for a Blender that is built without one.

The picture is rendered twice with half the samples. Where the two differ there is noise; there,
neighbors that look alike and belong to the same surface are averaged (five wavelet passes whose
reach doubles each time).
"""

import numpy as np

from film import develop, film

KERNEL = [1 / 16, 4 / 16, 6 / 16, 4 / 16, 1 / 16]
# What tells surfaces apart, and how much it may vary on one of them.
GUIDES = (('albedo', 0.06), ('normal', 0.18))


def render_denoised(scene, path, levels, strength):
    """Renders the scene into a PNG file; more levels and more strength smooth more."""
    scene.cycles.samples = max(1, scene.cycles.samples // 2)
    with film(scene) as shoot:
        first, second = (shoot(seed) for seed in (1, 2))
    develop(scene, denoise(first, second, levels, strength), path)


def denoise(first, second, levels, strength, grain=0):
    """The denoised mean of two renders of one scene, each with any number of channels in `color`.

    A share of the `grain` may stay: without any, what is left of the noise looks like brush strokes.
    """
    picture = _remove_specks((first['color'] + second['color']) / 2)
    grainy = picture.copy()
    area = _filled_area(picture)
    guide = np.concatenate(
        [(first[name] + second[name])[area][:, :, :3] / (2 * reach) for name, reach in GUIDES], 2
    )
    part, tone = picture[area], _tone(picture[area])
    noise = (_tone(first['color'][area]) - _tone(second['color'][area])) ** 2
    variance = noise.mean(2, keepdims=True) / 4
    # Two renders alone tell little about one pixel: the noise around it tells more.
    for _ in range(6):
        variance = _blur(variance)
    variance += 1e-7
    for level in range(levels):
        part, tone, variance = _smooth(part, tone, variance, guide, 2**level, strength)
    picture[area] = part
    return picture + grain * (grainy - picture)


def _remove_specks(picture):
    """No pixel is brighter or darker than all its neighbors: thin lines stay, single dots go."""
    padded = np.pad(picture, ((1, 1), (1, 1), (0, 0)), 'edge')
    shifts = [(j, i) for j in (-1, 0, 1) for i in (-1, 0, 1) if j or i]
    near = [_window(padded, 1, *shift) for shift in shifts]
    return np.clip(picture, np.minimum.reduce(near), np.maximum.reduce(near))


def _filled_area(picture):
    """The rows and columns in which there is anything."""
    filled = np.abs(picture).max(2) > 0
    rows, columns = (np.flatnonzero(filled.any(axis)) for axis in (1, 0))
    if rows.size == 0:
        return slice(0), slice(0)
    return slice(rows[0], rows[-1] + 1), slice(columns[0], columns[-1] + 1)


def _smooth(picture, tone, variance, guide, step, strength):
    """One pass: averages 25 neighbors, `step` pixels apart."""
    tolerance = (np.sqrt(_blur(variance)) * strength + 1e-3)[:, :, 0]
    inside = np.ones_like(variance)
    reach = 2 * step
    around = [
        np.pad(each, ((reach, reach), (reach, reach), (0, 0)))
        for each in (picture, tone, variance, guide, inside)
    ]
    totals = [np.zeros_like(each) for each in (picture, tone, variance)]
    weights = np.zeros_like(variance)
    for j in range(-2, 3):
        for i in range(-2, 3):
            near = [_window(each, reach, j * step, i * step) for each in around]
            weight = _likeness(tone, guide, near, tolerance)[:, :, None] * near[4]
            weight *= KERNEL[i + 2] * KERNEL[j + 2]
            weights += weight
            totals[0] += near[0] * weight
            totals[1] += near[1] * weight
            totals[2] += near[2] * weight * weight
    return totals[0] / weights, totals[1] / weights, totals[2] / (weights * weights)


def _window(padded, reach, down, right):
    height, width, _ = padded.shape
    return padded[reach + down : height - reach + down, reach + right : width - reach + right]


def _likeness(tone, guide, near, tolerance):
    """1 where the neighbor shows the same surface in the same light, towards 0 elsewhere."""
    difference = (np.abs(near[1] - tone).mean(2) / tolerance) ** 2
    difference += np.square(near[3] - guide).sum(2)
    return np.exp(-np.minimum(difference, 60))


def _tone(picture):
    return np.log1p(np.maximum(picture, 0) * 4)


def _blur(array):
    padded = np.pad(array, ((1, 1), (1, 1), (0, 0)), 'edge')
    return sum(_window(padded, 1, j, i) for j in (-1, 0, 1) for i in (-1, 0, 1)) / 9
