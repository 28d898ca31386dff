"""Taps, showers, glass and drains."""

import math

from mathutils import Matrix

from kit import materials as M
from kit.meshes import bevel, box, cyl, lathe, mesh_obj, tube


def basin_tap(kind='chrome', h=0.30, reach=0.15, tall=True):
    m = M.metal(kind)
    if not tall:
        h = 0.14
    return [
        lathe('base', [(0, 0.008), (0.024, 0.008), (0.026, 0.006), (0.026, 0)], m),
        cyl('body', (0, 0, 0), (0, 0, h), 0.0175, m, 0.003),
        cyl('spout', (0, 0.005, h - 0.03), (0, -reach, h - 0.045), 0.0115, m, 0.002),
        tube('lever', [(0, 0, h + 0.006), (0, 0.012, h + 0.018), (0, 0.075, h + 0.03)], 0.005, m, 0.01),
        lathe('cap', [(0, 0.012), (0.015, 0.010), (0.0175, 0.004), (0.0175, 0)], m, (0, 0, h + 0.002)),
    ]


def wall_tap(kind='brass', reach=0.19):
    m = M.metal(kind)
    o = [
        cyl('rose', (0, 0, 0), (0, -0.008, 0), 0.026, m),
        tube('spout', [(0, 0, 0), (0, -reach, 0), (0, -reach, -0.03)], 0.0105, m, 0.02),
        cyl('rose2', (0.13, 0, 0), (0.13, -0.008, 0), 0.026, m),
        cyl('knob', (0.13, 0, 0), (0.13, -0.055, 0), 0.017, m, 0.003),
        cyl('pin', (0.13, -0.045, 0.012), (0.13, -0.045, 0.055), 0.0045, m),
    ]
    return o


def tub_filler(kind='black', h=0.95, reach=0.24):
    """Floor-standing tub mixer with hand shower."""
    m = M.metal(kind)
    return [
        lathe('plinth', [(0, 0.012), (0.055, 0.012), (0.058, 0.009), (0.058, 0)], m),
        tube('riser', [(0, 0, 0), (0, 0, h), (reach, 0, h), (reach, 0, h - 0.07)], 0.0165, m, 0.07),
        cyl('mix', (-0.0, -0.075, h - 0.22), (0, 0.075, h - 0.22), 0.021, m, 0.003),
        cyl('lev', (0, -0.075, h - 0.22), (0, -0.11, h - 0.22), 0.012, m),
        cyl('levpin', (0, -0.10, h - 0.215), (0, -0.10, h - 0.14), 0.0045, m),
        cyl('hand', (0, 0.09, h - 0.34), (0, 0.09, h - 0.12), 0.0115, m, 0.003),
        tube(
            'hose',
            [(0, 0.09, h - 0.34), (0, 0.12, h - 0.55), (0, 0.10, h - 0.74), (0, 0.04, h - 0.62), (0, 0.02, h - 0.30)],
            0.0055,
            m,
            0.12,
        ),
    ]


def shower_set(kind='chrome', z=1.05, head=0.15, top=2.12, reach=0.42):
    """Thermostat bar with riser, rain head, hand shower and hose; wall at y=0."""
    m = M.metal(kind)
    y = -0.065
    o = [
        cyl('thermo', (-0.135, y, z), (0.135, y, z), 0.0215, m, 0.004),
        cyl('knobL', (-0.175, y, z), (-0.132, y, z), 0.0235, m, 0.004),
        cyl('knobR', (0.132, y, z), (0.175, y, z), 0.0235, m, 0.004),
    ]
    for x in (-0.075, 0.075):
        o += [cyl('leg', (x, 0, z), (x, y, z), 0.012, m), cyl('rose', (x, 0, z), (x, -0.009, z), 0.031, m, 0.003)]
    o += [
        tube('riser', [(0, y, z), (0, y, top), (0, y - reach, top), (0, y - reach, top - 0.05)], 0.0108, m, 0.055),
        cyl('bracket', (0, 0, top - 0.25), (0, y, top - 0.25), 0.009, m),
        cyl('brose', (0, 0, top - 0.25), (0, -0.008, top - 0.25), 0.02, m),
        lathe(
            'rain',
            [
                (0, 0.016),
                (0.02, 0.016),
                (0.024, 0.009),
                (head - 0.004, 0.008),
                (head, 0.005),
                (head, 0.001),
                (head - 0.003, 0),
                (0, 0),
            ],
            m,
            (0, y - reach, top - 0.062),
        ),
    ]
    zs = z + 0.62
    o += [
        cyl('slider', (-0.012, y, zs), (0.035, y - 0.02, zs), 0.016, m, 0.003),
        cyl('handle', (0.032, y - 0.035, zs - 0.16), (0.032, y - 0.055, zs + 0.05), 0.0115, m, 0.003),
        lathe('hhead', [(0, 0.012), (0.03, 0.012), (0.05, 0.005), (0.052, 0), (0.048, -0.004), (0, -0.004)], m),
    ]
    o[-1].matrix_world = (
        Matrix.Translation((0.032, y - 0.075, zs + 0.062))
        @ Matrix.Rotation(math.radians(68), 4, 'X')
        @ Matrix.Rotation(math.pi, 4, 'Y')
    )
    o.append(
        tube(
            'hose',
            [
                (0.032, y - 0.035, zs - 0.16),
                (0.05, y - 0.06, zs - 0.42),
                (0.10, y - 0.05, zs - 0.78),
                (0.16, y - 0.02, zs - 0.80),
                (0.13, y + 0.01, z - 0.06),
                (0.06, y, z - 0.02),
            ],
            0.0068,
            m,
            0.16,
        )
    )
    return o


def glass_screen(W=0.9, H=2.0, kind='black', grid=0, ceiling=None, glass=None):
    """Fixed shower pane in the xz plane from x=0 to W. With a ceiling height: no frame, but a stay to the ceiling."""
    m = M.metal(kind)
    o = [
        mesh_obj(
            'pane', [(0.006, 0, 0.012), (W, 0, 0.012), (W, 0, H), (0.006, 0, H)], [(0, 1, 2, 3)], glass or M.pane()
        ),
        box('prof', (0, -0.011, 0), (0.022, 0.011, H), m, 0.0015),
        box('foot', (0, -0.009, 0), (W, 0.009, 0.012), m, 0.001),
    ]
    if ceiling:
        edge, x = M.pane((0.62, 0.80, 0.74)), W - 0.06
        return o + [
            box('edge', (W - 0.002, -0.004, 0.012), (W, 0.004, H), edge, 0),
            box('edge', (0.01, -0.004, H - 0.002), (W, 0.004, H), edge, 0),
            box('clamp', (x - 0.014, -0.010, H - 0.035), (x + 0.014, 0.010, H + 0.012), m, 0.002),
            cyl('stay', (x, 0, H), (x, 0, ceiling), 0.007, m),
            cyl('rose', (x, 0, ceiling - 0.008), (x, 0, ceiling), 0.02, m),
        ]
    o += [
        box('top', (0, -0.011, H - 0.012), (W, 0.011, H + 0.012), m, 0.0015),
        box('end', (W - 0.02, -0.011, 0), (W, 0.011, H), m, 0.0015),
    ]
    for i in range(1, grid):
        z = H * i / grid
        o.append(box('bar', (0.01, -0.009, z - 0.008), (W - 0.01, 0.009, z + 0.008), m, 0.001))
    return o


def shower_corner(R=0.9, H=1.98, kind='chrome'):
    """Quarter-round cabin for a corner: walls at x=0 (left) and y=0 (back), opening towards +x,-y."""
    m, gl, o = M.metal(kind), M.pane(), []
    s, r = R * 0.38, R * 0.62  # straight part, radius of the curve
    path = (
        [(R, 0), (R, -s)]
        + [(s + r * math.cos(t), -s - r * math.sin(t)) for t in [math.pi / 2 * i / 24 for i in range(1, 25)]]
        + [(0, -R)]
    )

    def strip_(pts, z0, z1):
        v = [(x, y, z0) for x, y in pts] + [(x, y, z1) for x, y in pts]
        n = len(pts)
        return mesh_obj('curved', v, [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)], gl, smooth=True)

    o.append(strip_(path, 0.05, H))
    for z in (0.045, H):
        o.append(tube('rail', [(x, y, z) for x, y in path], 0.014, m, res=4))
    for x, y in ((R, -0.006), (0.006, -R), (R, -s), (s, -R), path[13]):
        o.append(cyl('upr', (x, y, 0.04), (x, y, H), 0.009 if (x, y) != path[13] else 0.006, m))
    for k in (11, 15):
        x, y = path[k]
        a = math.atan2(-(y + s), x - s)
        dx, dy = math.cos(a) * 0.03, -math.sin(a) * 0.03
        o.append(
            tube('grip', [(x, y, 0.98), (x + dx, y + dy, 0.98), (x + dx, y + dy, 1.22), (x, y, 1.22)], 0.007, m, 0.015)
        )
    fl = [(x, y) for x, y in path] + [(0, 0)]
    n = len(fl)
    tray = mesh_obj(
        'tray',
        [(x, y, 0.0) for x, y in fl] + [(x, y, 0.035) for x, y in fl],
        [tuple(range(n, 2 * n))[::-1]] + [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)],
        M.porcelain('#f4f3f0', 0.2),
    )
    o += [bevel(tray, 0.006), lathe('cover', [(0, 0.040), (0.05, 0.039), (0.056, 0.036)], m, (R * 0.42, -R * 0.42, 0))]
    return o


def floor_drain(w=0.15, kind='steel', slot=None):
    m = M.metal(kind)
    if slot:
        return [
            box('slot', (-slot / 2, -0.026, 0.0005), (slot / 2, 0.026, 0.0022), m, 0.0008),
            box(
                'gap1',
                (-slot / 2 + 0.004, -0.024, 0.0018),
                (slot / 2 - 0.004, -0.0215, 0.0024),
                M.satin('#111111', 0.5),
                0,
            ),
            box(
                'gap2',
                (-slot / 2 + 0.004, 0.0215, 0.0018),
                (slot / 2 - 0.004, 0.024, 0.0024),
                M.satin('#111111', 0.5),
                0,
            ),
        ]
    o = [box('drain', (-w / 2, -w / 2, 0.0005), (w / 2, w / 2, 0.0022), m, 0.0008)]
    for i in range(7):
        x = -w / 2 + w * (i + 1) / 8
        o.append(box('sl', (x - 0.003, -w * 0.38, 0.0015), (x + 0.003, w * 0.38, 0.0025), M.satin('#0c0c0c', 0.5), 0))
    return o
