"""Svart marmoreffekt: dark, evening light, brass and walnut, double basin."""
import math
import random

import bpy

from kit import materials as M
from kit.everything import *

PICTURE = dict(exposure=1.25, look='Medium High Contrast', vignette=.16, bloom=.07, awb=.55)


def build():
    r = Room(3.6, 2.7, 2.5)
    W, D, H = r.W, r.D, r.H
    nm = M.marble('nero', .05, .85)
    r.tiled('back', .60, 1.20, nm, '#1a1a1b', gap=.0015, lippage=.0004, seed=21)
    r.tiled('left', .60, 1.20, nm, '#1a1a1b', gap=.0015, lippage=.0004, seed=22, off=(.3, 0))
    dark = M.microcement('#857b70', .5, .09)
    r.surface('right', dark)
    front_wall(r, M.microcement('#b5ab9e', .5, .07))
    r.ceiling(M.paint('#e6e0d7', .7))
    r.tiled('floor', .60, .60, M.stone('#66625d', .04, .34, .07, 2.6), '#5a554e', gap=.002, lippage=.0004, seed=23)
    o, zt = vanity(1.7, .48, .40, M.wood('walnut', 0), M.marble('nero', .12, 1.6, True), (2, 1), top_t=.03, z=.42, handle='shadow', nb=2, bowl=M.porcelain('#f4f2ee', .08), ribs=.022, side=M.wood('walnut', 1))
    place(o, (1.85, D, 0))
    for x in (1.85 - .425, 1.85 + .425):
        place(basin_tap('black', .31, .15), (x, D - .07, zt))
        place_lit(mirror_round(.34, 1.60, 'brass', True, 10, '#ffd09a', .05), (x, D, 0))
        h = lathe('halo', [(.349, 0), (.362, .004), (.366, 0)], M.emit('#ffd7a6', 5.0, 3.2), seg=96)
        h.matrix_world = Matrix.Translation((x, D - .03, 1.60)) @ Matrix.Rotation(math.radians(90), 4, 'X')
    strip((1.05, D - .25, .405), (2.65, D - .25, .405), (0, 0, -1), 5, '#ffc585', .03)
    place(globe_lamp(.07, 'brass', wall=False, drop=.78, glow=22, color='#ffe0b8', cam=5), (.62, D - .42, H))
    place(globe_lamp(.07, 'brass', wall=False, drop=1.06, glow=22, color='#ffe0b8', cam=5), (.44, D - .60, H))
    # right: shower behind fluted glass with brass profile
    place(glass_screen(1.15, 2.15, kind='brass'), (2.95, D, 0), -90)
    place(shower_set('black', 1.08, .14, 2.12, .36), (W, D - .55, 0), -90)
    r.tiled('right', .60, 1.20, nm, '#1a1a1b', gap=.0015, lippage=.0004, seed=24, outline=[(D - 1.15, 0), (D, 0), (D, H), (D - 1.15, H)])
    downlight(3.28, D - .45, H, 11, '#ffe3c2', M.satin('#161616', .4), 80)
    # left: stool, towels, plant
    place(pot(.15, .34, M.satin('#171717', .5, .3)), (.40, D - .36, 0)); place(plant('fiddle', .80, 6, n=16), (.40, D - .36, .30))
    place(towel(.40, .55, .45, .010, '#b39c7c', 9), (.075, 1.32, 1.28), 90)
    place([cyl('bar', (-.26, -.075, 1.28), (.26, -.075, 1.28), .010, M.metal('brass')), cyl('p1', (-.25, 0, 1.28), (-.25, -.075, 1.28), .008, M.metal('brass')), cyl('p2', (.25, 0, 1.28), (.25, -.075, 1.28), .008, M.metal('brass'))], (0, 1.32, 0), 90)
    place(bottle(.17, .031, '#c0813a'), (1.80, D - .13, zt), 8); place(bottle(.17, .031, '#2d1c10'), (1.89, D - .14, zt), -10)
    place(candle(.038, .08, '#1b1a19'), (2.58, D - .14, zt)); place(folded_towels(2, .26, .22, ('#e7ded0', '#b39c7c')), (1.12, D - .25, zt), 4)
    downlight(1.43, D - .34, H, 7, '#ffe3c2', M.satin('#161616', .4), 70); downlight(2.27, D - .34, H, 7, '#ffe3c2', M.satin('#161616', .4), 70)
    downlight(.9, D - 1.2, H, 9, '#ffe3c2', M.satin('#161616', .4), 100); downlight(2.4, .9, H, 9, '#ffe3c2', M.satin('#161616', .4), 110)
    group(behind(door(.86, 2.06, '#8a6d50')), (2.35, 0, 0), 180)
    for x in (.75, 1.45):
        group(behind(globe_lamp(.08, 'brass', arm=.13, glow=10, cam=5)), (x, 0, 1.85), 180)
    group(behind([box('art', (-.35, -.03, 0), (.35, 0, .5), M.satin('#d9cbb6', .6))]), (1.10, 0, 1.15), 180)
    area_light('fill', (.9, -.3, 2.1), (1.9, D, .9), 1.5, 1.5, 120, '#fff0de')          # as from a bright hall behind the camera
    camera((1.72, -1.15, 1.30), (1.80, D, 1.30), lens=26, shift_y=-.03)
    world()
