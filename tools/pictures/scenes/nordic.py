"""Skandinavisk design: white half wall, ash, pale blue-grey paint, soft daylight from the back."""
import math
import random

import bpy

from kit import materials as M
from kit.everything import *

PICTURE = dict(exposure=.08, look='High Contrast', vignette=.10, wb=(1.03, 1.0, .955))


def build():
    r = Room(3.0, 2.8, 2.5)
    W, D, H = r.W, r.D, r.H
    r.window('back', (.45, 1.22, 1.25, 2.20), depth=.20, frame=M.satin('#f6f5f2', .35), reveal=M.paint('#f6f5f2'), sill=M.satin('#f6f5f2', .3), bars=(1, 2), power=75, back_mat=M.emit('#e6eff7', 0, 2.2))
    r.window('left', (.30, .90, 1.40, 2.20), depth=.22, frame=M.satin('#f6f5f2', .35), reveal=M.paint('#f6f5f2'), power=85, backdrop=2.2)
    wall = M.paint('#cdccc8')
    zt_ = 1.20
    wt = M.glazed('#efeeea', .07, .07, .6, 0, 26)
    for s, w, k in (('back', W, 1), ('left', D, 2), ('right', D, 3)):
        r.surface(s, wall)
        r.tiled(s, .10, .20, wt, '#b3b4b2', outline=[(0, 0), (w, 0), (w, zt_), (0, zt_)], gap=.003, lippage=.0012, seed=110 + k)
    ash0 = M.wood('ash', 0)
    for a, b in (((0, D - .026, zt_), (.44, D, zt_ + .016)), ((1.26, D - .026, zt_), (W, D, zt_ + .016))):
        box('ledge', a, b, ash0, .002)
    box('ledge', (.44, D - .035, zt_), (1.26, D, zt_ + .018), ash0, .002)
    box('ledger', (W - .026, 0, zt_), (W, D - .03, zt_ + .016), M.wood('ash', 1), .002)
    front_wall(r, M.paint('#eef0ef')); r.ceiling(M.paint('#f7f7f5'))
    r.tiled('floor', .30, .30, M.stone('#9fa1a0', .05, .40, .08, 4.0), '#8b8d8c', gap=.0025, lippage=.0004, seed=115)
    o, zt = vanity(1.05, .46, .40, ash0, ash0, (2, 1), top_t=.026, z=.44, handle='knob', hmat=M.satin('#f4f4f2', .3), side=M.wood('ash', 1))
    place(o, (2.05, D - .012, 0))
    place(basin_tap('chrome', .29, .15), (2.05, D - .075, zt))
    place_lit(mirror_round(.36, 1.66, M.wood('ash', 0), True, 6, '#fff0dc'), (2.05, D, 0))
    place(bottle(.17, .031, '#e9ece9'), (1.70, D - .14, zt), 12); place(vase(1, M.satin('#b4b2ad', .5)), (2.45, D - .15, zt)); place(plant('twigs', .40, 8, n=15), (2.45, D - .15, zt + .10))
    place(pot(.085, .15, M.satin('#f1f1ee', .6, .3)), (.66, D + .05, 1.222)); place(plant('palm', .34, 5, n=10), (.66, D + .05, 1.35))
    place(wc(), (.86, D - .012, 0)); place(flush_plate('white'), (.86, D - .012, 1.0))
    place(peg_rail(1.0, 6), (W, 1.62, 1.62), -90)
    place(towel(.30, .62, .58, .012, '#f3f3ef', 4, 2.6, .010, stripe='#a8a7a3'), (W - .075, 1.46, 1.63), -90)
    place(stool(.44, .17, M.wood('ash', 0)), (2.62, 1.55, 0), 10); place(folded_towels(2, .27, .22, ('#f3f3ef', '#b9b8b4')), (2.62, 1.55, .442), -62)
    place(rug(1.10, .65, '#f0eee8', '#8f8e8a'), (1.62, 1.50, 0), -3)
    place(basket(.17, .30, '#c3a478'), (.30, D - .95, 0)); place(folded_towels(2, .24, .21, ('#f3f3ef', '#d6dcdc')), (.30, D - .95, .27), 70)
    place(globe_lamp(.13, 'chrome', wall=False, drop=.42, glow=3.5, cam=3, color='#fff0dc'), (1.62, 1.75, H))
    sun((.62, .40, -.60), 7, '#ffe6c4', 1.5)
    camera((1.35, -1.10, 1.30), (1.62, D, 1.30), lens=26, shift_y=-.045)
    world()
