"""Badrum med duschkabin: deep blue glazed tiles and a cabin of clear glass in brass."""
import math
import random

import bpy

from kit import materials as M
from kit.everything import *

PICTURE = dict(samples=32, exposure=.55, look='High Contrast', vignette=.12, awb=.35)


def clear_cabin(width, depth, D):
    """Corner cabin of clear glass: side pane, fixed front pane and a hinged door, in slim brass profiles."""
    brass = M.metal('brass')
    y, door_from, height = D - depth, .36, 2.0
    place(glass_screen(depth, height, kind='brass'), (width, D, 0), -90)
    place(glass_screen(door_from, height, kind='brass'), (0, y, 0))
    place(glass_screen(width - door_from - .016, height, kind='brass'), (door_from + .008, y - .002, 0))
    grip = width - .10
    place([tube('grip', [(grip, 0, .92), (grip, -.045, .92), (grip, -.045, 1.22), (grip, 0, 1.22)], .008, brass, .02)], (0, y - .002, 0))
    for z in (.25, 1.75):
        box('hinge', (door_from - .02, y - .016, z), (door_from + .05, y + .012, z + .07), brass, .003)
    place(shower_set('brass', 1.08, .14, 2.12, .36), (.60, D, 0))


def build():
    r = Room(2.55, 2.4, 2.5)
    W, D, H = r.W, r.D, r.H
    r.window('left', (.45, 1.05, 1.15, 2.15), depth=.22, frame=M.satin('#e9e6df', .35), reveal=M.paint('#f1eee8'), power=60, back_mat=M.emit('#e4eef8', 0, 2.0))
    blue = M.glazed('#23496b', .20, .07, .5, .012, 32)
    niche(r, 'back', (.13, 1.20, .455, 1.50), .10, M.satin('#e8e0d0', .4), None, 2.4)
    for s, w, k in (('back', W, 1), ('left', D, 2)):
        r.tiled(s, .065, .20, blue, '#9fb0bd', pattern='vert', gap=.003, lippage=.0011, seed=150 + k)
    wall = M.paint('#ece5d8')
    r.surface('right', wall); front_wall(r, wall); r.ceiling(M.paint('#f5f2ec'))
    r.tiled('floor', .20, .20, M.stone('#d9d3c6', .05, .40, .06, 4), '#b9b2a4', gap=.003, lippage=.0005, seed=153)
    clear_cabin(1.08, .98, D)
    place(floor_drain(kind='steel'), (.60, D - .50, .0025))
    place(bottle(.18, .032), (.21, D + .05, 1.20), 10); place(bottle(.16, .03, '#e4d7bf'), (.30, D + .05, 1.20), -10); place(candle(.033, .06), (.39, D + .05, 1.20))
    # small basin on the right
    o, zt = vanity(.80, .42, .42, M.wood('walnut', 0), M.marble('carrara', .12, 1.5, True), (1, 2), z=.38, handle='knob', side=M.wood('walnut', 1))
    place(o, (2.02, D - .004, 0)); place(wall_tap('brass', .18), (1.97, D - .004, zt + .23))
    place_lit(mirror_round(.33, 1.62, 'brass', True, 9), (2.02, D - .004, 0))
    place(globe_lamp(.06, 'brass', arm=.10, glow=10, cam=4), (1.53, D - .004, 1.62))
    place(bottle(.16, .03, '#e4d7bf'), (1.76, D - .13, zt), 10); place(plant('twigs', .36, 5, n=12), (2.30, D - .13, zt + .14)); place(vase(0, M.satin('#efe6d6', .7, .3)), (2.30, D - .13, zt))
    place(hooks(3, .13, 'brass'), (W, 1.35, 1.62), -90); place(towel(.27, .60, .58, .01, '#e9c9a0', 4, 2.5, .010), (W - .055, 1.35, 1.61), -90)
    place(stool(.44, .16), (2.28, 1.05, 0), 10); place(folded_towels(2, .26, .21, ('#f4eee2', '#e2b98a')), (2.28, 1.05, .442), 12)
    place(rug(.85, .55, '#f0e8da', '#23496b'), (1.72, 1.05, 0), -4)
    downlight(.60, D - .5, H, 10, '#ffe3c2', spread=85); downlight(1.9, 1.3, H, 8, '#ffe3c2', spread=105)
    area_light('fill', (1.3, -.3, 2.0), (1.3, D, .9), 1.4, 1.4, 80, '#eef3fb')
    camera((1.78, -.92, 1.34), (1.12, D, 1.34), lens=24, shift_y=-.055)
    world()
