"""Dubbla tvättställ: clay tiles, fluted oak, two tall mirrors, daylight from the right."""
import math
import random

import bpy

from kit import materials as M
from kit.everything import *

PICTURE = dict(exposure=.25, look='High Contrast', vignette=.12)


def build():
    r = Room(3.5, 2.7, 2.55)
    W, D, H = r.W, r.D, r.H
    r.window('right', (.75, .70, 1.85, 2.25), depth=.26, frame=M.satin('#efece6', .35), reveal=M.paint('#f3f0ea'), sill=M.satin('#efece6', .3), bars=(2, 1), power=105, backdrop=2.4)
    clay = M.glazed('#b9795a', .17, .09, .5, .014, 30)
    r.tiled('back', .10, .10, clay, '#d9c8b6', gap=.003, lippage=.0010, seed=101)
    wall = M.paint('#efe6da')
    r.surface('left', wall); r.surface('right', wall); front_wall(r, M.paint('#efe9df')); r.ceiling(M.paint('#f6f2ec'))
    r.tiled('floor', .60, .60, M.stone('#c8bfb0', .04, .38, .07, 3.0), '#aaa193', gap=.002, lippage=.0004, seed=102, off=(.25, .1))
    cx = 1.80
    o, zt = vanity(1.80, .48, .42, M.wood('oak', 2), M.satin('#f4f1ec', .22), (2, 2), z=.38, handle='shadow', nb=2, bowl=M.porcelain('#f6f4f0', .07), ribs=.024, side=M.wood('oak', 1))
    place(o, (cx, D - .006, 0))
    for x in (cx - .45, cx + .45):
        place(wall_tap('brass', .20), (x, D - .006, zt + .23))
    place_lit(mirror_rect(1.74, .78, 1.16, True, M.metal('brass'), .03, 12), (cx, D - .006, 0))
    for x in (cx - .58, cx, cx + .58):
        place(globe_lamp(.062, 'brass', arm=.10, glow=9, cam=4), (x, D - .006, 2.16))
    place(bottle(.17, .031, '#6b3d14'), (cx - .03, D - .13, zt), 10); place(bottle(.15, .029, '#d8cbb6'), (cx + .06, D - .14, zt), -15)
    place(vase(2, M.satin('#efe7da', .7, .3)), (cx + .80, D - .15, zt)); place(plant('twigs', .40, 5, n=15), (cx + .80, D - .15, zt + .12))
    place(folded_towels(2, .24, .20, ('#f2ece1', '#c9906f')), (cx - .78, D - .17, zt), 4)
    place(towel_rail(.5, 1.15, 'brass', 9), (0, 1.62, .70), 90); place(towel(.38, .55, .45, .011, '#f1ebe0', 5), (.06, 1.62, 1.66), 90)
    place(stool(.44, .17), (3.02, D - .62, 0), 12); place(folded_towels(3, .27, .22, ('#f2ece1', '#c9906f', '#f2ece1')), (3.02, D - .62, .442), 20)
    place(pot(.16, .30, M.satin('#e5d8c6', .7, .4)), (.42, D - .38, 0)); place(plant('palm', 1.0, 3, n=13), (.42, D - .38, .27))
    place(rug(1.05, .60, '#efe6d8', '#b9795a'), (cx + .05, 1.62, 0), -2)
    group(behind(door(.86, 2.06, '#e9e2d6')), (1.05, 0, 0), 180)
    group(behind([box('art', (-.35, -.03, 0), (.35, 0, .9), M.satin('#b9795a', .6))]), (2.45, 0, 1.1), 180)
    sun((-.80, .50, -.52), 13, '#ffdcae', .9)
    camera((1.05, -1.05, 1.36), (1.72, D, 1.36), lens=26, shift_y=-.04)
    world()
