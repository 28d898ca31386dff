"""Marmorkakel: closer view, calacatta slabs, walnut counter, brass tap, lit niche."""
import math
import random

import bpy

from kit import materials as M
from kit.everything import *

PICTURE = dict(exposure=.48, look='High Contrast', vignette=.15)


def build():
    r = Room(3.0, 2.6, 2.5)
    W, D, H = r.W, r.D, r.H
    r.window('left', (.55, .60, 1.55, 2.2), depth=.24, frame=M.satin('#2a2a2b', .4), reveal=M.paint('#f1eeea'), power=70, backdrop=2.2)
    gold = M.wood('walnut', 0)
    nr = (2.02, 1.02, 2.40, 1.80)
    niche(r, 'back', nr, .12, M.marble('calacatta', .08, .9), M.marble('calacatta', .08, .9), 3.6)
    r.tiled('back', .60, 1.20, M.marble('calacatta', .05, .75), '#d5cfc4', gap=.0016, lippage=.0005, seed=121, off=(.18, .0))
    r.tiled('left', .60, 1.20, M.marble('calacatta', .05, .75), '#d5cfc4', gap=.0016, lippage=.0005, seed=122, off=(.2, .0))
    r.surface('right', M.microcement('#a59a8b', .5, .09)); front_wall(r, M.paint('#cfc4b3')); r.ceiling()
    r.tiled('floor', .6, .6, M.stone('#6b625a', .05, .4), '#5d554d')
    box('nshelf', (nr[0], D + .004, 1.40), (nr[2], D + .118, 1.412), M.metal('brass'), .001)
    strip((nr[0] + .02, D + .03, 1.397), (nr[2] - .02, D + .03, 1.397), (0, -.2, -1), 1.6, '#ffcf96')
    box('top', (.50, D - .50, .80), (1.94, D, .845), gold, .003)
    box('front', (.52, D - .485, .46), (1.215, D - .465, .798), gold, .002); box('front2', (1.219, D - .485, .46), (1.92, D - .465, .798), gold, .002)
    for x in (.50, 1.902):
        box('gable', (x, D - .484, .46), (x + .018, D, .798), M.wood('walnut', 1), .001)
    box('under', (.52, D - .46, .46), (1.9, D, .476), gold, 0)
    strip((.60, D - .10, .455), (1.85, D - .10, .455), (0, 0, -1), 3, '#ffcf96', .02)
    place(basin_bowl(.20, .12, M.porcelain('#f6f4f0', .07), oval=1.25), (1.28, D - .26, .845))
    place(wall_tap('brass', .22), (1.22, D - .002, 1.10))
    place_lit(mirror_pill(.62, 1.05, 1.28, 'brass', .03, 9), (1.28, D, 0))
    place(globe_lamp(.065, 'brass', arm=.11, glow=10, cam=4), (1.76, D - .002, 1.72))
    place(bottle(.18, .032, '#5b3413'), (.86, D - .17, .845), 12); place(bottle(.15, .029, '#1c1b1a'), (.945, D - .16, .845), -12)
    place(bowl_dish(.06, M.metal('brass')), (1.72, D - .24, .845))
    place(vase(0, M.satin('#24211f', .5, .3)), (2.13, D + .06, 1.412), 0)
    place(bottle(.19, .033, '#6b3d14'), (2.12, D + .06, 1.02), 8); place(bottle(.16, .030, '#c9b79b'), (2.20, D + .055, 1.02), -14); place(candle(.036, .075, '#1b1a19'), (2.31, D + .06, 1.02))
    place(candle(.03, .06, '#efe7d6'), (2.29, D + .055, 1.412))
    place([cyl('bar', (-.24, -.07, 0), (.24, -.07, 0), .009, M.metal('brass')), cyl('p1', (-.23, 0, 0), (-.23, -.07, 0), .007, M.metal('brass')), cyl('p2', (.23, 0, 0), (.23, -.07, 0), .007, M.metal('brass'))], (2.74, D - .002, 1.10))
    place(towel(.36, .46, .40, .009, '#d9cdb9', 6, 3, .010), (2.74, D - .072, 1.10))
    sun((.78, .52, -.50), 11, '#ffd9a8', .9)
    camera((2.22, .12, 1.32), (1.62, D, 1.2), lens=34, shift_y=-.03)
    world()
