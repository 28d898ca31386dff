"""Kakelutställning: boards with different tiles, sample table, leaning slabs."""

import math
import random

from kit import materials as M
from kit.lighting import camera, strip, sun, world
from kit.meshes import bevel, box, group, mesh_obj
from kit.mirrors import globe_lamp
from kit.placing import place
from kit.plants import plant, pot
from kit.props import stool, vase
from kit.room import front_wall, Room
from kit.tiling import Frame, plane, tiles

PICTURE = dict(exposure=0.30, look='High Contrast', vignette=0.12)


def board(
    x, y, w, h, tw, th, mat, grout='#c9c5bd', z=0.55, pattern='grid', gap=0.002, lip=0.0008, seed=1, frame=None, fr=None
):
    """A tiled sample board hanging on the back wall: left edge x, wall at y."""
    fr = fr or Frame((x, y - 0.045, z), (1, 0, 0), (0, 0, 1), (0, -1, 0))
    out = [(0, 0), (w, 0), (w, h), (0, h)]
    plane('bgrout', fr, [out], M.grout(grout))
    laid, outline = fr, out
    if pattern == 'herring':  # laid at 45 degrees, so that the zigzag runs straight up
        k = math.sqrt(0.5)
        laid = Frame(fr.o, (fr.u + fr.v) * k, (fr.v - fr.u) * k, fr.n)
        outline = [((u + v) * k, (v - u) * k) for u, v in out]
    tiles('board', laid, outline, tw, th, mat, gap=gap, pattern=pattern, lippage=lip, seed=seed, h=0.0008)
    m = frame or M.metal('black')
    for a, b in (
        ((-0.012, -0.012), (0, h + 0.012)),
        ((w, -0.012), (w + 0.012, h + 0.012)),
        ((0, -0.012), (w, 0)),
        ((0, h), (w, h + 0.012)),
    ):
        v = [fr.p(u, q, k) for k in (-0.03, 0.008) for u, q in ((a[0], a[1]), (b[0], a[1]), (b[0], b[1]), (a[0], b[1]))]
        bevel(
            mesh_obj('bf', v, [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], m),
            0.0015,
        )


def build():
    r = Room(6.4, 4.6, 2.9)
    W, D, H = r.W, r.D, r.H
    r.window(
        'left',
        (0.9, 0.5, 3.1, 2.5),
        depth=0.25,
        frame=M.satin('#222222', 0.4),
        reveal=M.paint('#efece6'),
        bars=(2, 1),
        power=190,
        backdrop=2.4,
    )
    wall = M.paint('#e7e1d7')
    r.surface('back', wall)
    r.surface('left', wall)
    r.surface('right', M.microcement('#b9ae9f', 0.55, 0.08))
    front_wall(r, wall)
    r.ceiling(M.paint('#f2efe9'))
    r.tiled('floor', 0.90, 0.90, M.microcement('#a39b90', 0.38, 0.10), '#8b847a', gap=0.002, lippage=0.0003, seed=51)
    G_ = M.glazed
    spec = [
        (0.60, 1.20, M.marble('calacatta', 0.07, 0.8), '#d8d2c8', 'grid'),
        (0.075, 0.30, G_('#738a78', 0.15, 0.07, 0.5, 0.01, 34), '#c8c8bd', 'vert'),
        (0.10, 0.10, G_('#e9dfd0', 0.10, 0.08, 0.55), '#d3cabb', 'grid'),
        (0.60, 1.20, M.marble('nero', 0.05, 0.9), '#1a1a1b', 'grid'),
        (0.06, 0.30, M.wood('oak', 0, 0.45, True), '#8d7a62', 'herring'),
        (0.065, 0.26, G_('#96674f', 0.14, 0.10, 0.5), '#cdbfae', 'half'),
        (0.60, 0.60, M.terrazzo('#d6d1c7', 0.3, 38), '#b3ada2', 'grid'),
    ]
    n = len(spec)
    w, g = 0.70, 0.115
    x = (W - (n * w + (n - 1) * g)) / 2
    for i, (tw, th, m, gr, pat) in enumerate(spec):
        board(x, D, w, 1.80, tw, th, m, gr, 0.52, pat, 0.0025, 0.0008, 60 + i)
        strip((x + 0.05, D - 0.10, 2.43), (x + w - 0.05, D - 0.10, 2.43), (0, 0.30, -1), 5.5, '#ffdcb0', 0.02)
        box('lampprofile', (x, D - 0.115, 2.435), (x + w, D - 0.085, 2.46), M.metal('black'), 0.002)
        x += w + g
    # sample table
    tx, ty = 3.35, 2.35
    oak = M.wood('oak', 0)
    box('ttop', (tx - 1.15, ty - 0.45, 0.84), (tx + 1.15, ty + 0.45, 0.885), oak, 0.004)
    for dx in (-1.02, 1.02):
        box('leg', (tx + dx - 0.04, ty - 0.40, 0), (tx + dx + 0.04, ty + 0.40, 0.84), M.wood('oak', 2), 0.004)
    box('shelf', (tx - 0.98, ty - 0.36, 0.34), (tx + 0.98, ty + 0.36, 0.37), oak, 0.003)
    rnd = random.Random(7)
    mats = [
        M.marble('carrara', 0.08),
        G_('#738a78', 0.1, 0.07),
        M.terrazzo(),
        M.stone('#a9a49b'),
        G_('#a9613f', 0.1, 0.1),
        M.marble('nero', 0.06, 0.8),
        M.stone('#5b5751', 0.05, 0.4),
        G_('#8aa0ad', 0.1, 0.07),
        M.wood('oak', 0, 0.45, True),
        M.marble('verde', 0.06),
    ]

    def sample(m, cx, cy, z, a, b, rz, t=0.009):
        fr = Frame((0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1))
        o = tiles(
            's',
            fr,
            [(-a / 2, -b / 2), (a / 2, -b / 2), (a / 2, b / 2), (-a / 2, b / 2)],
            a,
            b,
            m,
            gap=0,
            thick=t,
            lippage=0,
            seed=rnd.randint(1, 99),
        )
        core_ = box(
            'body',
            (-a / 2 + 0.0004, -b / 2 + 0.0004, 0),
            (a / 2 - 0.0004, b / 2 - 0.0004, t - 0.002),
            M.satin('#cfc8bd', 0.8),
            0,
        )
        group([o, core_], (cx, cy, z), rz)

    zt = 0.886
    for i, (m, cx, cy, a, b, rz) in enumerate(
        [
            (mats[0], -0.82, 0.10, 0.30, 0.30, 8),
            (mats[2], -0.60, -0.12, 0.20, 0.20, -14),
            (mats[1], -0.30, 0.16, 0.075, 0.30, 24),
            (mats[1], -0.205, 0.15, 0.075, 0.30, 22),
            (mats[4], -0.32, -0.16, 0.10, 0.10, 5),
            (mats[7], -0.20, -0.20, 0.10, 0.10, -6),
            (mats[3], 0.06, 0.02, 0.30, 0.30, -5),
            (mats[5], 0.14, -0.10, 0.15, 0.30, 12),
            (mats[8], 0.46, 0.12, 0.12, 0.45, -68),
            (mats[6], 0.48, -0.16, 0.20, 0.20, 10),
            (mats[9], 0.82, 0.14, 0.20, 0.20, 30),
            (mats[0], 0.84, -0.14, 0.15, 0.15, -12),
        ]
    ):
        sample(m, tx + cx, ty + cy, zt + (0.0095 if i in (1, 7) else 0), a, b, rz)
    for k in range(7):
        sample(mats[(k * 3) % len(mats)], tx - 0.55, ty, 0.372 + k * 0.0105, 0.30, 0.30, rnd.uniform(-6, 6), 0.010)
        sample(mats[(k * 7 + 2) % len(mats)], tx + 0.35, ty, 0.372 + k * 0.0105, 0.30, 0.30, rnd.uniform(-6, 6), 0.010)
    place(vase(0), (tx + 0.62, ty + 0.30, zt))
    place(plant('twigs', 0.5, 3, n=15), (tx + 0.62, ty + 0.30, zt + 0.17))
    # leaning slabs on the right wall
    for k, m in enumerate((M.marble('verde', 0.06), M.stone('#8d867b', 0.05, 0.4), M.marble('carrara', 0.07))):
        y0 = 1.35 + k * 0.92
        fr = Frame((W - 0.34, y0, 0.012), (0, 1, 0), (0.24, 0, 1.75), (-1.75, 0, 0.24))
        board(0, 0, 0.80, 1.60, 0.80, 1.60, m, seed=80 + k, fr=fr, frame=M.metal('brass'))
    place(pot(0.20, 0.38, M.satin('#3b3a38', 0.6, 0.4)), (0.52, D - 0.45, 0))
    place(plant('fiddle', 1.25, 7, n=20), (0.52, D - 0.45, 0.33))
    place(stool(0.62, 0.17), (tx - 0.75, ty - 0.85, 0))
    place(stool(0.62, 0.17), (tx + 0.35, ty - 0.92, 0), 20)
    for dx in (-0.7, 0, 0.7):
        place(globe_lamp(0.11, 'black', wall=False, drop=0.46, glow=8, cam=4), (tx + dx, ty, H))
    sun((0.80, 0.42, -0.60), 11, '#ffdcae', 0.9)
    camera((3.05, -1.0, 1.52), (3.3, D, 1.52), lens=24, shift_y=-0.075)
    world()
