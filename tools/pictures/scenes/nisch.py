"""Duschnisch med belysning: 50 mm detail, sea-glass tiles, lit niche with bottles, shallow depth of field."""
import math
import random

import bpy

from kit import materials as M
from kit.everything import *

PICTURE = dict(exposure=.45, look='High Contrast', vignette=.15, bloom=.06, awb=.25)


def build():
    r = Room(2.4, 2.2, 2.5)
    W, D, H = r.W, r.D, r.H
    sea = M.glazed('#a3b9b2', .14, .07, .6, .012, 28)
    nm = M.glazed('#e9e2d2', .02, .25, .1)
    niche(r, 'back', (.80, 1.05, 1.60, 1.41), .12, M.microcement('#d9cfbd', .5, .05), None, 6.0, '#ffc98a')
    for s, w, k in (('back', W, 1), ('right', D, 2), ('left', D, 3)):
        r.tiled(s, .05, .18, sea, '#d6dcd6', pattern='vert', gap=.0026, lippage=.0011, seed=160 + k, off=(0, .03))
    front_wall(r, M.paint('#e9e4da')); r.ceiling()
    r.tiled('floor', .6, .6, M.stone('#bdb6a8', .05, .4), '#9d968a')
    z = 1.05
    b = M.metal('brass')
    for x0, z0, x1, z1 in ((.792, 1.042, 1.608, 1.05), (.792, 1.41, 1.608, 1.418), (.792, 1.05, .80, 1.41), (1.60, 1.05, 1.608, 1.41)):
        box('trim', (x0, D - .007, z0), (x1, D + .004, z1), b, .001)
    place(bottle(.205, .036, '#6b3d14'), (.93, D + .055, z), 12); place(bottle(.205, .036, '#6b3d14'), (1.02, D + .062, z), -10)
    place(bottle(.15, .032, '#dcd3c0', pump=False), (1.115, D + .05, z), 0)
    place(bowl_dish(.05, M.satin('#f1ece1', .5, .3)), (1.26, D + .055, z)); box('soap', (1.232, D + .036, z + .016), (1.288, D + .074, z + .036), M.satin('#c98f6f', .5), .008, 4)
    place(candle(.032, .085, '#2c3a36'), (1.36, D + .05, z))
    place(vase(0, M.satin('#f1ece1', .7, .3)), (1.49, D + .06, z))
    place(plant('twigs', .16, 5, n=9), (1.49, D + .05, z + .18))
    # out-of-focus brass hand shower on the right, in front of the niche
    place(shower_set('brass', .92, .14, 2.2, .36), (2.02, D - .003, 0), 0)
    downlight(.75, D - .16, H, 7, '#ffe3c2', spread=60); downlight(1.55, D - .16, H, 7, '#ffe3c2', spread=60)
    area_light('day', (.02, .55, 1.6), (1.4, D, 1.2), 1.1, 1.5, 20, '#e6effc')
    camera((.46, .72, 1.30), (1.34, D, 1.3), lens=44, shift_y=-.025, fstop=1.8, focus=1.62)
    world()
