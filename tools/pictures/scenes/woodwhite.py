"""Träkänsla med vitt kakel: wood-look tiles on floor and vanity wall, white 10x30 elsewhere, morning sun."""
import math
import random

import bpy

from kit import materials as M
from kit.everything import *

PICTURE = dict(exposure=.25, look='High Contrast', vignette=.10)


def build():
    r = Room(3.0, 2.7, 2.5)
    W, D, H = r.W, r.D, r.H
    r.window('back', (.72, 1.22, 1.62, 2.12), depth=.20, frame=M.satin('#2a2a2b', .4), reveal=M.paint('#f4f2ee'), sill=M.satin('#f4f2ee', .3), power=80, back_mat=M.emit('#eaf1f7', 0, 2.2))
    wt = M.glazed('#f3f3f0', .03, .07, .30, 0, 24)
    r.tiled('back', .30, .10, wt, '#c4c2bd', pattern='half', gap=.0024, lippage=.0006, seed=141)
    r.tiled('left', .30, .10, wt, '#c4c2bd', pattern='half', gap=.0024, lippage=.0006, seed=142)
    wd = M.wood('oak', 0, .46, True)
    r.tiled('right', 1.20, .20, wd, '#8a7358', pattern='third', gap=.002, lippage=.0004, seed=143)
    r.tiled('floor', .20, 1.20, wd, '#8a7358', pattern='vert', gap=.002, lippage=.0004, seed=144)
    front_wall(r, M.paint('#f1eee9')); r.ceiling(M.paint('#f7f5f2'))
    # tub along the back wall, tiled front
    place(built_in_tub(2.30, .78, .56, '#f5f4f1', M.satin('#f3f3f0', .4)), (1.15, D, 0))
    fr = Frame((0, D - .781, 0), (1, 0, 0), (0, 0, 1), (0, -1, 0))
    plane('tg', fr, [[(0, 0), (2.3, 0), (2.3, .528), (0, .528)]], M.grout('#c4c2bd'), .0005)
    tiles('tubfront', fr, [(0, 0), (2.3, 0), (2.3, .526), (0, .526)], .30, .10, wt, gap=.0024, pattern='half', h=.001, seed=145)
    box('wing', (2.30, D - .80, 0), (2.40, D, H), M.paint('#f4f2ee'), .002)
    fr2 = Frame((2.40, D - .801, 0), (-1, 0, 0), (0, 0, 1), (0, -1, 0))
    tiles('wingt', fr2, [(0, 0), (.10, 0), (.10, H), (0, H)], .10, .30, wt, gap=.0024, h=.0005, seed=146)
    fr3 = Frame((2.299, D - .80, 0), (0, 1, 0), (0, 0, 1), (-1, 0, 0))
    plane('wg', fr3, [[(0, 0), (.8, 0), (.8, H), (0, H)]], M.grout('#c4c2bd'), .0005)
    tiles('wingl', fr3, [(0, .56), (.8, .56), (.8, H), (0, H)], .30, .10, wt, gap=.0024, pattern='half', h=.001, seed=147)
    k = M.metal('black')
    place(shower_set('black', .92, .13, 2.10, .36), (2.296, D - .40, 0), -90)
    # vanity on the wood wall
    o, zt = vanity(.95, .45, .48, M.satin('#f3f1ed', .3), M.satin('#f3f1ed', .22), (1, 2), z=.34, handle='shadow', basin='slab')
    place(o, (W - .004, 1.05, 0), -90)
    place(basin_tap('black', .15, .12, False), (W - .07, 1.05, zt), -90)
    place_lit(mirror_rect(.90, .85, 1.12, True, M.metal('black'), .03, 12), (W - .004, 1.05, 0), -90)
    place(bottle(.16, .03), (W - .12, .74, zt), -90); place(vase(1, M.satin('#d9d3c6', .6)), (W - .13, 1.40, zt)); place(plant('twigs', .36, 5, n=12), (W - .13, 1.40, zt + .12))
    place(wc(), (0, 1.05, 0), 90); place(flush_plate('black'), (0, 1.05, 1.0), 90)
    place(stool(.46, .16), (1.80, D - .98, 0), 15); place(folded_towels(3, .26, .21, ('#f3f0ea', '#8c7a62', '#f3f0ea')), (1.80, D - .98, .462), 10)
    place(pot(.15, .28, M.satin('#3a3936', .6, .3)), (.30, D - 1.02, 0)); place(plant('fiddle', .85, 4, n=16), (.30, D - 1.02, .24))
    place(rug(.90, .58, '#ece6da', '#3a3936'), (1.55, 1.20, 0), 3)
    place(pot(.075, .13, M.satin('#e4ded2', .6, .3)), (1.42, D + .06, 1.222)); place(plant('palm', .30, 6, n=9), (1.42, D + .06, 1.33))
    downlight(2.55, 1.05, H, 7, spread=90); downlight(1.0, 1.2, H, 6, spread=100)
    area_light('fill', (1.2, -.3, 2.0), (1.5, D, .9), 1.6, 1.4, 45, '#f1f4fa')
    sun((.30, -.80, -.85), 9, '#ffe2ba', 1.0)
    camera((1.22, -1.15, 1.42), (1.56, D, 1.42), lens=25, shift_y=-.075)
    world()
