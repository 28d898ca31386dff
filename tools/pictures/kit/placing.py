"""Putting parts where they belong.

A part is built at the origin: floor at z=0, and what hangs on a wall has that wall at y=0 and faces -y.
rz=-90 turns it to the right wall, +90 to the left one.
"""

import math

from mathutils import Matrix

from kit.lighting import strip
from kit.meshes import group, V


def place(res, loc, rz=0):
    return group(res, loc, rz)


def behind(obs):
    """Things on the wall behind the camera: seen in mirrors and polished tiles only."""
    for o in obs:
        o.visible_camera = False
    return obs


def place_lit(res, loc, rz=0):
    """For parts that return (objects, strips): also puts the strips in place."""
    obs, L = res
    group(obs, loc, rz)
    R = Matrix.Translation(V(loc)) @ Matrix.Rotation(math.radians(rz), 4, 'Z')
    for p, q, n, pw, colr in L:
        strip(R @ V(p), R @ V(q), R.to_3x3() @ V(n), pw, colr)
