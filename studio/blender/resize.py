"""Larger pictures from smaller ones."""

import numpy as np

# How much the direction of a surface may differ before it counts as another.
REACH = 0.18
# How much less like an edge a surface without paint is.
UNPAINTED = 40


def enlarge(picture, width, height):
    """A picture of one channel, with smooth transitions."""
    rows = np.array([np.interp(_steps(width), _steps(picture.shape[1]), row) for row in picture])
    columns = [np.interp(_steps(height), _steps(picture.shape[0]), column) for column in rows.T]
    return np.array(columns).T


def enlarge_on_surfaces(sums, weights, small_guide, guide):
    """Sums over weights, enlarged to the size of the guide; what belongs to another surface is left out."""
    height, width, _ = guide.shape
    down, right = (_neighbors(*each) for each in ((height, sums.shape[0]), (width, sums.shape[1])))
    near = [
        (np.ix_(row, column), row_share[:, None] * column_share[None, :])
        for row, row_share in down
        for column, column_share in right
    ]
    differences = [np.square((small_guide[at] - guide) / REACH).sum(2) for at, _ in near]
    # An edge is like no surface: what is least unlike it counts, or paint would end in a dark fringe.
    least = np.minimum.reduce(
        [each + UNPAINTED * (1 - weights[at]) for each, (at, _) in zip(differences, near)]
    )
    total = np.zeros((height, width, sums.shape[2]), np.float32)
    whole = np.full((height, width, 1), 0.02, np.float32)
    for difference, (at, share) in zip(differences, near):
        share = share * np.exp(np.clip(least - difference, -12, 0))
        total += sums[at] * share[:, :, None]
        whole += (weights[at] * share)[:, :, None]
    return total / whole


def _neighbors(large, small):
    """For every large pixel along one axis the small ones before and after it, with their shares."""
    place = np.clip(_steps(large) * small - 0.5, 0, small - 1)
    before = np.floor(place).astype(int)
    share = (place - before).astype(np.float32)
    return (before, 1 - share), (np.minimum(before + 1, small - 1), share)


def _steps(count):
    return (np.arange(count) + 0.5) / count
