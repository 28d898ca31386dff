"""Modernt badrum under snedtak."""

import math

from kit import materials as M
from kit.cabinets import vanity
from kit.lighting import camera, downlight, sun, world
from kit.meshes import box
from kit.mirrors import mirror_round
from kit.placing import place, place_lit
from kit.plants import plant, pot
from kit.props import basket, bottle, vase
from kit.room import Room
from kit.taps import basin_tap, floor_drain, glass_screen, shower_set
from kit.textiles import folded_towels, rug, towel, towel_rail
from kit.tiling import Frame

PICTURE = dict(exposure=0.25, look='High Contrast', vignette=0.12)


def low_storage(D):
    """Oak cupboards under the slope, where nobody can stand anyway."""
    top, depth, end = 0.60, 0.40, D - 0.014
    oak = M.wood('oak', 2)
    box('plinth', (0, 0.50, 0), (depth - 0.05, end, 0.07), M.satin('#2a2724', 0.6), 0)
    box('body', (0, 0.50, 0.07), (depth - 0.021, end, top), M.wood('oak', 1), 0)
    box('top', (0, 0.49, top), (depth + 0.006, end, top + 0.022), M.wood('oak', 1), 0.002)
    for k in range(4):
        y = end - (k + 1) * 0.62
        box('door', (depth - 0.02, y + 0.0018, 0.072), (depth, y + 0.62 - 0.0018, top - 0.016), oak, 0.002)
    z = top + 0.022
    place(basket(0.15, 0.20), (0.20, D - 0.30, z))
    place(folded_towels(2, 0.30, 0.22, ('#efe9de', '#9fb3a2')), (0.20, D - 0.72, z), 88)
    place(pot(0.11, 0.20, M.satin('#c9beae', 0.7, 0.4)), (0.20, D - 1.12, z))
    place(plant('palm', 0.62, 3, n=13), (0.20, D - 1.12, z + 0.18))


def build():
    KN, RX, H = 1.15, 2.05, 2.5  # knee wall, where the slope meets the flat ceiling
    r = Room(3.7, 3.1, H)
    W, D = r.W, r.D
    L = math.hypot(RX, H - KN)
    r.frames['slope'] = Frame((0, 0, KN), (0, 1, 0), (RX / L, 0, (H - KN) / L), ((H - KN) / L, 0, -RX / L))
    r.size['slope'], r.holes['slope'] = (D, L), []
    gable = [(0, 0), (W, 0), (W, H), (RX, H), (0, KN)]
    wall = M.paint('#ece7de')
    r.window(
        'slope',
        (0.95, 0.55, 2.05, 1.75),
        depth=0.30,
        frame=M.wood('ash', 1),
        reveal=M.paint('#f4f2ee'),
        power=120,
        back_mat=M.emit('#dbe9f8', 0, 1.6),
    )
    r.surface('slope', M.paint('#f1eee8'))
    r.ceiling(M.paint('#f1eee8'), [(RX, 0), (W, 0), (W, D), (RX, D)])
    r.surface('left', wall, [(0, 0), (D, 0), (D, KN), (0, KN)])
    f = r.surface('front', wall, gable)
    f.visible_camera = False
    zel = M.glazed('#738a78', 0.15, 0.07, 0.5, 0.010, 34)
    # back wall: green zellige behind shower (x>2.35), wainscot of the same tile 1.15 m high elsewhere
    r.surface('back', wall, gable)
    r.tiled(
        'back',
        0.075,
        0.30,
        zel,
        '#c8c8bd',
        outline=[(2.40, 0), (W, 0), (W, H), (2.40, H)],
        gap=0.003,
        lippage=0.0011,
        seed=5,
    )
    r.tiled(
        'back',
        0.075,
        0.30,
        zel,
        '#c8c8bd',
        outline=[(0, 0), (2.40, 0), (2.40, KN), (0, KN)],
        gap=0.003,
        lippage=0.0011,
        seed=6,
    )
    r.surface('right', wall)
    r.tiled(
        'right',
        0.075,
        0.30,
        zel,
        '#c8c8bd',
        outline=[(D - 1.05, 0), (D, 0), (D, H), (D - 1.05, H)],
        gap=0.003,
        lippage=0.0011,
        seed=7,
    )
    box('ledge', (0, D - 0.012, KN), (2.40, D, KN + 0.012), M.wood('oak', 0), 0.002)
    r.tiled('floor', 0.60, 0.60, M.terrazzo('#d6d1c7', 0.3, 38), '#b3ada2', gap=0.002, lippage=0.0003, seed=9)
    box('beam', (RX - 0.07, 0, H - 0.13), (RX + 0.07, D, H + 0.02), M.wood('oak', 1), 0.006)
    # vanity and mirror
    o, zt = vanity(
        0.95,
        0.44,
        0.36,
        M.wood('oak', 0),
        M.satin('#efece6', 0.3),
        (2, 1),
        z=0.42,
        handle='shadow',
        side=M.wood('oak', 1),
    )
    place(o, (1.42, D - 0.012, 0))
    place(basin_tap('black', 0.29, 0.15), (1.42, D - 0.075, zt))
    place_lit(mirror_round(0.33, 1.58, 'black', True, 12), (1.42, D, 0))
    place(bottle(0.16, 0.03), (1.08, D - 0.13, zt), 15)
    place(vase(0, M.satin('#d9cdbb', 0.7, 0.3)), (1.80, D - 0.13, zt))
    place(plant('twigs', 0.42, 8, n=15), (1.80, D - 0.13, zt + 0.17))
    low_storage(D)
    # shower
    gs = glass_screen(1.0, 2.05, kind='black', grid=4)
    place(gs, (2.40, D, 0), -90)
    place(shower_set('black', 1.08, 0.14, 2.12, 0.38), (W, D - 0.52, 0), -90)
    place(floor_drain(slot=0.7), (3.05, D - 0.12, 0.0015))
    place(towel_rail(0.5, 1.0, 'black', 8), (W, 1.70, 0.75), -90)
    place(towel(0.36, 0.5, 0.42, 0.011, '#d9cbb6', 5), (W - 0.06, 1.70, 1.75 - 0.17), -90)
    place(rug(0.85, 0.55, '#ded6c8', '#6f8676'), (1.55, 1.85, 0), 2)
    downlight(3.05, D - 0.55, H, 9, spread=80)
    downlight(2.75, 1.2, H, 8, spread=90)
    sun((0.62, 0.30, -0.72), 15, '#ffdcae', 0.9)
    camera((2.25, -1.05, 1.32), (1.92, D, 1.32), lens=25, shift_y=-0.045)
    world()
