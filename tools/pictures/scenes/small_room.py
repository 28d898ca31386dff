"""The small room of before, after and result: same walls, window and camera."""
import math
import random

import bpy

from kit import materials as M
from kit.everything import *

SMALL = dict(W=2.3, D=2.5, H=2.4, win=(.80, 1.42, 1.50, 2.06), cam=((1.22, -1.12, 1.36), (1.12, 2.5, 1.36)), lens=23)


def small_new(evening=False):
    """The renovated small room of after() and result(): everything but lamps and camera."""
    r = Room(SMALL['W'], SMALL['D'], SMALL['H'])
    W, D, H = r.W, r.D, r.H
    r.window('back', SMALL['win'], depth=.16, frame=M.satin('#f3f1ec', .35), reveal=M.paint('#f4f2ee'), sill=M.satin('#efece6', .3), power=9 if evening else 60, color='#8fb0e6' if evening else '#dfeaff', back_mat=M.emit('#27406e', .5) if evening else M.emit('#e9f1f8', 0, 2.4), lamp_in_mirrors=not evening)
    t = M.stone('#cbc5ba', .03, .34, .06, 3.0)
    for k, (side, sd) in enumerate((('back', 41), ('left', 42), ('right', 43))):
        r.tiled(side, .60, .60 * 2, t, '#b7b0a4', gap=.0018, lippage=.0003, seed=sd, off=(.0, 0))
    front_wall(r, M.paint('#efece6'))
    r.ceiling(M.paint('#f6f4f0'))
    r.tiled('floor', .10, .10, M.stone('#8d867b', .06, .42, .08, 4), '#7b756b', gap=.0025, lippage=.0004, seed=44)
    place(glass_screen(1.05, 2.05, kind='black', frame=False), (1.12, D, 0), -90)
    place(shower_set('black', 1.08, .14, 2.10, .36), (.56, D, 0))
    place(floor_drain(slot=.8), (.56, D - .10, .0015))
    nm = M.wood('oak', 0)
    place(wc(), (0, .98, 0), 90); place(flush_plate('black'), (0, .98, 1.02), 90)
    o, zt = vanity(.80, .44, .46, M.wood('oak', 0), M.satin('#f1eee9', .25), (1, 2), z=.36, handle='shadow', basin='slab', side=M.wood('oak', 1))
    place(o, (W, .92, 0), -90)
    place(basin_tap('black', .15, .12, tall=False), (W - .06, .92, zt), -90)
    m, L = mirror_rect(.75, .80, 1.12, True, None, .03, 13)
    place_lit((m, L), (W, .92, 0), -90)
    place(hooks(3, .12), (W, D - .50, 1.65), -90)
    place(towel(.26, .62, .60, .01, '#c9b79d', 4, 2.5, .010), (W - .055, D - .50, 1.64), -90)
    place(plant('palm', .75, 9, n=12), (1.75, D - .28, .22)); place(pot(.13, .24), (1.75, D - .28, 0))
    place(bottle(.16, .03), (W - .12, .64, zt), -90); place(candle(.035, .07), (W - .11, 1.22, zt))
    place(rug(.70, .48, '#e2dacb', '#b6a58a'), (1.20, 1.20, 0), 3)
    return r
