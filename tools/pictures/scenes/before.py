"""Före renovering: 1970s bathroom, avocado ware, yellowed tiles, fluorescent tube."""

import math
import random

from kit import materials as M
from kit.lighting import area_light, world
from kit.meshes import box, cyl, lathe, mesh_obj, tube
from kit.placing import place
from kit.room import front_wall, Room
from kit.seventies import basin_pedestal, built_in_tub, mirror_cabinet, shower_curtain, wc_floor
from kit.textiles import rug, towel
from kit.tiling import Frame, tiles
from scenes.small_room import SIZE, slider_camera, WINDOW

PICTURE = dict(
    samples=22, exposure=0.05, look='Medium Contrast', vignette=0.22, wb=(1.03, 1.0, 0.86), sat=0.88, grain=0.02
)

TILE = 0.15
# Where a tile has come off: (column, row) on each wall, counted from its lower corner.
MISSING = dict(
    back=[(4, 6), (5, 6), (6, 4), (12, 7), (13, 7), (7, 9)],
    left=[(4, 7), (7, 8)],
    right=[(3, 8), (5, 5), (12, 7)],
)


def torn_out(r, side):
    """Opens the wall where tiles are missing, down to old mortar with the marks of the trowel: call before tiling."""
    biscuit, mortar = M.satin('#a58a6a', 0.8), M.paint('#8a7e6b', 0.9, 1.0, 140)
    depth, rise, turn = 0.013, 0.0045, random.Random(side)
    for column, row in MISSING[side]:
        x, z = column * TILE, row * TILE
        r.hole(side, x, z, x + TILE, z + TILE)
        r.reveal(side, (x, z, x + TILE, z + TILE), depth, biscuit)
        frame, marks, lean = r.frames[side], 9 * 6, turn.uniform(-0.3, 0.3)
        points = [
            frame.p(x + TILE * i / marks, z + TILE * j, rise * math.sin((i / 6 + lean * j) * 2 * math.pi) - depth)
            for j in (0, 0.5, 1)
            for i in range(marks + 1)
        ]
        n = marks + 1
        faces = [(k, k + 1, k + n + 1, k + n) for j in (0, n) for k in range(j, j + marks)]
        mesh_obj('mortar', points, faces, mortar, smooth=True)


def wear(r):
    """The old floor drain, mouldy silicone and tiles that have cracked."""
    D = r.D
    iron, dark = M.metal('bronze'), M.satin('#17130f', 0.8)
    x, y = 1.50, 1.42
    lathe('drain', [(0, 0.007), (0.066, 0.007), (0.078, 0.004), (0.080, 0.001)], iron, (x, y, 0))
    lathe('grime', [(0.080, 0.0028), (0.104, 0.0026)], M.satin('#2c241a', 0.9), (x, y, 0))
    for i in range(-2, 3):
        for j in range(-2, 3):
            if i * i + j * j < 7:
                cyl(
                    'hole',
                    (x + i * 0.021, y + j * 0.021, 0.0068),
                    (x + i * 0.021, y + j * 0.021, 0.0078),
                    0.0062,
                    dark,
                    0,
                    12,
                )
    tube('silicone', [(0.03, D - 0.006, 0.552), (1.60, D - 0.006, 0.552)], 0.006, M.satin('#4a4434', 0.7))
    for side, points in (
        ('back', [(1.655, 1.05), (1.70, 1.115), (1.69, 1.15), (1.74, 1.20)]),
        ('back', [(1.06, 0.905), (1.11, 0.95), (1.115, 0.99), (1.18, 1.045)]),
        ('left', [(0.46, 0.75), (0.50, 0.81), (0.49, 0.86), (0.55, 0.90), (0.56, 1.045)]),
        ('right', [(1.52, 0.76), (1.56, 0.83), (1.55, 0.86), (1.62, 0.895)]),
    ):
        frame = r.frames[side]
        tube('crack', [frame.p(u, v, 0.0035) for u, v in points], 0.0011, dark, res=2)


def build():
    r = Room(*SIZE)
    W, D, H = r.W, r.D, r.H
    old = M.paint('#cdbf98', 0.6, 0.35, 90)
    r.window(
        'back',
        WINDOW,
        depth=0.14,
        frame=M.satin('#d9d2bd', 0.45),
        reveal=M.paint('#c9bc98'),
        power=22,
        color='#e9eef2',
        back_mat=M.emit('#dfe7ea', 0, 2.0),
    )
    beige, brown = M.glazed('#cdb58a', 0.10, 0.14, 0.35), M.glazed('#7a4a22', 0.18, 0.14, 0.4)
    for side, w, sd in (('back', W, 1), ('left', D, 2), ('right', D, 3)):
        torn_out(r, side)
        r.surface(side, old)
        z1 = 1.50
        kw = dict(gap=0.0035, lippage=0.0016)
        r.tiled(
            side,
            TILE,
            TILE,
            beige,
            '#8d7f63',
            outline=[(0, 0), (w, 0), (w, z1), (0, z1)],
            seed=sd,
            **kw
        )
        r.tiled(
            side,
            TILE,
            TILE,
            brown,
            '#6f6047',
            outline=[(0, z1), (w, z1), (w, z1 + 0.15), (0, z1 + 0.15)],
            seed=sd + 9,
            **kw
        )
    front_wall(r, old)
    r.ceiling(M.paint('#d6cdb2', 0.8, 0.5, 60))
    r.tiled('floor', 0.10, 0.10, M.glazed('#6d4f35', 0.22, 0.28, 0.4), '#4a4033', gap=0.004, lippage=0.0018, seed=31)
    col = '#8c9762'
    place(built_in_tub(1.62, 0.72, 0.55, col, M.satin('#7d8757', 0.4)), (0.81, D, 0))
    box('ledge', (1.62, D - 0.72, 0), (W, D, 0.53), M.glazed('#cdb58a', 0.1, 0.14), 0.002)
    r2 = Frame((1.62, D - 0.722, 0), (1, 0, 0), (0, 0, 1), (0, -1, 0))
    tiles('lt', r2, [(0, 0), (W - 1.62, 0), (W - 1.62, 0.53), (0, 0.53)], 0.15, 0.15, beige, gap=0.0035, lippage=0.0016)
    place(shower_curtain(0.46, 1.62, 0.36, '#b98a3e'), (0.10, D - 0.56, 0))
    tube('rod', [(0, D - 0.56, 2.0), (W, D - 0.56, 2.0)], 0.011, M.metal('steel'))
    c = M.metal('chrome')
    place(
        [
            cyl('mix', (-0.13, -0.06, 0.78), (0.13, -0.06, 0.78), 0.018, c),
            cyl('k1', (-0.18, -0.06, 0.78), (-0.13, -0.06, 0.78), 0.026, c, 0.004, 8),
            cyl('k2', (0.13, -0.06, 0.78), (0.18, -0.06, 0.78), 0.026, c, 0.004, 8),
            tube('sp', [(0, -0.06, 0.78), (0, -0.20, 0.75), (0, -0.20, 0.72)], 0.011, c, 0.03),
            cyl('l1', (-0.075, 0, 0.78), (-0.075, -0.06, 0.78), 0.011, c),
            cyl('l2', (0.075, 0, 0.78), (0.075, -0.06, 0.78), 0.011, c),
            tube(
                'hose', [(0, -0.06, 0.80), (0.12, -0.10, 0.66), (0.20, -0.05, 0.95), (0.16, -0.03, 1.36)], 0.006, c, 0.1
            ),
            cyl('hs', (0.16, -0.03, 1.32), (0.16, -0.07, 1.48), 0.014, c),
        ],
        (1.18, D, 0),
    )
    place(wc_floor(col), (0, 1.02, 0), 90)
    place(basin_pedestal(col), (W, 0.86, 0), -90)
    place(mirror_cabinet(0.62, 0.52, 1.28), (W, 0.86, 0), -90)
    pm = M.satin('#cdbf98', 0.4)
    tube('pipe', [(W - 0.03, D - 0.80, 0), (W - 0.03, D - 0.80, H)], 0.014, pm)
    tube('pipe', [(W - 0.075, D - 0.80, 0), (W - 0.075, D - 0.80, H)], 0.011, pm)
    tube('pipe', [(W - 0.03, D - 0.80, 0.30), (W - 0.03, 1.0, 0.30), (W - 0.03, 1.0, 0.62)], 0.009, c, 0.03)
    place(towel(0.38, 0.52, 0.40, 0.009, '#b5532a', 3, 2.2, 0.010), (0.075, 1.52, 1.22), 90)
    place(
        [
            cyl('bar', (-0.25, -0.075, 1.22), (0.25, -0.075, 1.22), 0.008, c),
            cyl('p1', (-0.25, 0, 1.22), (-0.25, -0.075, 1.22), 0.007, c),
            cyl('p2', (0.25, 0, 1.22), (0.25, -0.075, 1.22), 0.007, c),
        ],
        (0, 1.52, 0),
        90,
    )
    place(rug(0.68, 0.46, '#8a6a3c', '#c98d3a'), (1.02, 1.02, 0), 6)
    wear(r)
    lathe(
        'dome',
        [(0, -0.11), (0.07, -0.10), (0.12, -0.06), (0.135, -0.01), (0.135, 0)],
        M.emit('#ffe9bf', 7, 3.5),
        (1.15, 1.1, H),
        sub=1,
        sharp=180,
    )
    area_light('dome', (1.15, 1.1, H - 0.13), (1.15, 1.1, 0), 0.25, 0.25, 16, '#ffe7b8')
    slider_camera()
    world()
