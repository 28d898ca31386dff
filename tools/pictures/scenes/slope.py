"""Modernt badrum under snedtak."""
import math
import random

import bpy

from kit import materials as M
from kit.everything import *

PICTURE = dict(exposure=.25, look='High Contrast', vignette=.12)


def low_storage(D):
    """Oak cupboards under the slope, where nobody can stand anyway."""
    top, depth, end = .60, .40, D - .014
    oak = M.wood('oak', 2)
    box('plinth', (0, .50, 0), (depth - .05, end, .07), M.satin('#2a2724', .6), 0)
    box('body', (0, .50, .07), (depth - .021, end, top), M.wood('oak', 1), 0)
    box('top', (0, .49, top), (depth + .006, end, top + .022), M.wood('oak', 1), .002)
    for k in range(4):
        y = end - (k + 1) * .62
        box('door', (depth - .02, y + .0018, .072), (depth, y + .62 - .0018, top - .016), oak, .002)
    z = top + .022
    place(basket(.15, .20), (.20, D - .30, z))
    place(folded_towels(2, .30, .22, ('#efe9de', '#9fb3a2')), (.20, D - .72, z), 88)
    place(pot(.11, .20, M.satin('#c9beae', .7, .4)), (.20, D - 1.12, z))
    place(plant('palm', .62, 3, n=13), (.20, D - 1.12, z + .18))


def build():
    KN, RX, H = 1.15, 2.05, 2.5                                    # knee wall, where the slope meets the flat ceiling
    r = Room(3.7, 3.1, H)
    W, D = r.W, r.D
    L = math.hypot(RX, H - KN)
    r.frames['slope'] = Frame((0, 0, KN), (0, 1, 0), (RX / L, 0, (H - KN) / L), ((H - KN) / L, 0, -RX / L))
    r.size['slope'], r.holes['slope'] = (D, L), []
    gable = [(0, 0), (W, 0), (W, H), (RX, H), (0, KN)]
    wall = M.paint('#ece7de')
    r.window('slope', (.95, .55, 2.05, 1.75), depth=.30, frame=M.wood('ash', 1), reveal=M.paint('#f4f2ee'), power=120, back_mat=M.emit('#dbe9f8', 0, 1.6))
    r.surface('slope', M.paint('#f1eee8'))
    r.ceiling(M.paint('#f1eee8'), [(RX, 0), (W, 0), (W, D), (RX, D)])
    r.surface('left', wall, [(0, 0), (D, 0), (D, KN), (0, KN)])
    f = r.surface('front', wall, gable); f.visible_camera = False
    zel = M.glazed('#738a78', .15, .07, .5, .010, 34)
    # back wall: green zellige behind shower (x>2.35), wainscot of the same tile 1.15 m high elsewhere
    r.surface('back', wall, gable)
    r.tiled('back', .075, .30, zel, '#c8c8bd', outline=[(2.40, 0), (W, 0), (W, H), (2.40, H)], gap=.003, lippage=.0011, seed=5)
    r.tiled('back', .075, .30, zel, '#c8c8bd', outline=[(0, 0), (2.40, 0), (2.40, KN), (0, KN)], gap=.003, lippage=.0011, seed=6)
    r.surface('right', wall)
    r.tiled('right', .075, .30, zel, '#c8c8bd', outline=[(D - 1.05, 0), (D, 0), (D, H), (D - 1.05, H)], gap=.003, lippage=.0011, seed=7)
    box('ledge', (0, D - .012, KN), (2.40, D, KN + .012), M.wood('oak', 0), .002)
    r.tiled('floor', .60, .60, M.terrazzo('#d6d1c7', .3, 38), '#b3ada2', gap=.002, lippage=.0003, seed=9)
    box('beam', (RX - .07, 0, H - .13), (RX + .07, D, H + .02), M.wood('oak', 1), .006)
    # vanity and mirror
    o, zt = vanity(.95, .44, .36, M.wood('oak', 0), M.satin('#efece6', .3), (2, 1), z=.42, handle='shadow', side=M.wood('oak', 1))
    place(o, (1.42, D - .012, 0))
    place(basin_tap('black', .29, .15), (1.42, D - .075, zt))
    place_lit(mirror_round(.33, 1.58, 'black', True, 12), (1.42, D, 0))
    place(bottle(.16, .03), (1.08, D - .13, zt), 15)
    place(vase(0, M.satin('#d9cdbb', .7, .3)), (1.80, D - .13, zt))
    place(plant('twigs', .42, 8, n=15), (1.80, D - .13, zt + .17))
    low_storage(D)
    # shower
    gs = glass_screen(1.0, 2.05, kind='black', grid=4)
    place(gs, (2.40, D, 0), -90)
    place(shower_set('black', 1.08, .14, 2.12, .38), (W, D - .52, 0), -90)
    place(floor_drain(slot=.7), (3.05, D - .12, .0015))
    place(towel_rail(.5, 1.0, 'black', 8), (W, 1.70, .75), -90)
    place(towel(.36, .5, .42, .011, '#d9cbb6', 5), (W - .06, 1.70, 1.75 - .17), -90)
    place(rug(.85, .55, '#ded6c8', '#6f8676'), (1.55, 1.85, 0), 2)
    downlight(3.05, D - .55, H, 9, spread=80); downlight(2.75, 1.2, H, 8, spread=90)
    sun((.62, .30, -.72), 15, '#ffdcae', .9)
    camera((2.25, -1.05, 1.32), (1.92, D, 1.32), lens=25, shift_y=-.045)
    world()
