"""Mirrors, lamps and doors."""

import math

from mathutils import Matrix

from kit import materials as M
from kit.meshes import box, cyl, lathe, mesh_obj, tube


def mirror_rect(W=1.0, H=0.8, z=1.15, light=True, frame=None, d=0.03, power=14, color='#ffe3c2'):
    """Mirror with light from behind; wall at y=0."""
    o = [
        box('back', (-W / 2 + 0.03, -d + 0.004, z + 0.03), (W / 2 - 0.03, 0, z + H - 0.03), M.satin('#dddddd', 0.5), 0),
        box('mirror', (-W / 2, -d - 0.005, z), (W / 2, -d, z + H), M.mirror(), 0.0008),
    ]
    if frame:
        f = 0.014
        for a, b in (
            ((-W / 2 - f, z - f), (-W / 2, z + H + f)),
            ((W / 2, z - f), (W / 2 + f, z + H + f)),
            ((-W / 2, z - f), (W / 2, z)),
            ((-W / 2, z + H), (W / 2, z + H + f)),
        ):
            o.append(box('mframe', (a[0], -d - 0.014, a[1]), (b[0], 0, b[1]), frame, 0.002))
    L = []
    if light:
        for p, q, n in (
            ((-W / 2 + 0.02, -d * 0.5, z + H - 0.02), (W / 2 - 0.02, -d * 0.5, z + H - 0.02), (0, 0.55, 1)),
            ((-W / 2 + 0.02, -d * 0.5, z + 0.02), (W / 2 - 0.02, -d * 0.5, z + 0.02), (0, 0.55, -1)),
            ((-W / 2 + 0.02, -d * 0.5, z + 0.02), (-W / 2 + 0.02, -d * 0.5, z + H - 0.02), (-1, 0.55, 0)),
            ((W / 2 - 0.02, -d * 0.5, z + 0.02), (W / 2 - 0.02, -d * 0.5, z + H - 0.02), (1, 0.55, 0)),
        ):
            L.append((p, q, n, power / 4, color))
    return o, L


def mirror_round(R=0.4, z=1.5, kind='black', light=False, power=14, color='#ffe3c2', d=0.03):
    """Round mirror with thin frame; with light=True returns strips around the edge."""
    m = M.metal(kind) if isinstance(kind, str) else kind
    mi = lathe('mirror', [(0, 0), (R, 0)], M.mirror(), seg=96)
    mi.matrix_world = Matrix.Translation((0, -d, z)) @ Matrix.Rotation(math.radians(90), 4, 'X')
    rg = lathe(
        'ring',
        [
            (R - 0.002, -0.004),
            (R - 0.002, 0.006),
            (R + 0.004, 0.007),
            (R + 0.007, 0.004),
            (R + 0.007, -d * 0.8),
            (R - 0.03, -d * 0.8),
        ],
        m,
        seg=96,
    )
    rg.matrix_world = mi.matrix_world.copy()
    L = []
    if light:
        k = 12
        for i in range(k):
            a, b = 2 * math.pi * i / k, 2 * math.pi * (i + 1) / k
            r = R - 0.015
            mid = (a + b) / 2
            L.append(
                (
                    (r * math.cos(a), -d * 0.45, z + r * math.sin(a)),
                    (r * math.cos(b), -d * 0.45, z + r * math.sin(b)),
                    (math.cos(mid), 0.6, math.sin(mid)),
                    power / k,
                    color,
                )
            )
    return [mi, rg], L


def mirror_pill(W=0.5, H=0.95, z=1.1, kind='brass', d=0.03, power=0, color='#ffe3c2'):
    """Upright mirror with round ends, thin frame; wall at y=0. power>0: light strips along the straight sides."""
    m, r, k = (M.metal(kind) if isinstance(kind, str) else kind), W / 2, 28
    pts = [(r * math.cos(math.pi * i / k), z + H - r + r * math.sin(math.pi * i / k)) for i in range(k + 1)] + [
        (-r * math.cos(math.pi * i / k), z + r - r * math.sin(math.pi * i / k)) for i in range(k + 1)
    ]
    n = len(pts)
    o = [
        mesh_obj('pill', [(x, -d, zz) for x, zz in pts], [tuple(range(n))], M.mirror()),
        mesh_obj(
            'pillside',
            [(x, y, zz) for y in (-d, 0) for x, zz in pts],
            [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)],
            m,
            smooth=True,
        ),
        tube('pillring', [(x, -d - 0.001, zz) for x, zz in pts], 0.0075, m, cyclic=True, res=5),
    ]
    L = []
    if power:
        for s in (-1, 1):
            L.append(
                (
                    (s * (r - 0.02), -d * 0.5, z + r * 0.7),
                    (s * (r - 0.02), -d * 0.5, z + H - r * 0.7),
                    (s, 0.6, 0),
                    power / 2,
                    color,
                )
            )
    return o, L


def globe_lamp(r=0.06, kind='brass', arm=0.11, wall=True, drop=0.6, glow=14.0, color='#ffd9aa', cam=6.0):
    """Opal globe, wall bracket (wall at y=0) or pendant (hangs from the origin)."""
    m = M.metal(kind)
    if wall:
        c = (0, -arm, 0.0)
        o = [
            cyl('rose', (0, 0, 0), (0, -0.014, 0), 0.045, m, 0.003),
            tube('arm', [(0, 0, 0), (0, -arm + r * 0.5, 0)], 0.007, m),
            cyl('cup', (0, -arm + r * 0.98, 0), (0, -arm + r * 0.66, 0), r * 0.55, m, 0.002),
        ]
    else:
        c = (0, 0, -drop - r)
        o = [
            lathe('rose', [(0, -0.025), (0.04, -0.022), (0.05, -0.0), (0.05, 0)], m),
            tube('wire', [(0, 0, 0), (0, 0, -drop)], 0.0025, M.satin('#111111', 0.6)),
            cyl('cup', (0, 0, -drop - r * 0.35), (0, 0, -drop + 0.03), r * 0.3, m, 0.003),
        ]
    g = lathe(
        'globe',
        [(r * math.sin(math.pi * i / 20) if 0 < i < 20 else 0, -r * math.cos(math.pi * i / 20)) for i in range(21)],
        M.emit(color, glow, cam),
        c,
        sub=0,
        sharp=180,
    )
    return o + [g]


def door(W=0.82, H=2.04, col='#f2f0ec'):
    m = M.satin(col, 0.35)
    o = [box('leaf', (-W / 2, -0.006, 0), (W / 2, 0.0, H), m, 0.002)]
    for x in (-W / 2 - 0.07, W / 2):
        o.append(box('arch', (x, -0.018, 0), (x + 0.07, 0, H + 0.07), m, 0.003))
    o.append(box('archt', (-W / 2, -0.018, H), (W / 2, 0, H + 0.07), m, 0.003))
    o.append(
        tube(
            'handle',
            [(W / 2 - 0.06, 0, 1.0), (W / 2 - 0.06, -0.05, 1.0), (W / 2 - 0.18, -0.05, 1.0)],
            0.009,
            M.metal('steel'),
            0.015,
        )
    )
    return o
