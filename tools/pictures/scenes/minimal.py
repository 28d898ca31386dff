"""Minimalistiskt tvättställ: a thin slab with a sunk basin on blush plaster, trap hidden in the wall, nothing else."""
import math
import random

import bpy

from kit import materials as M
from kit.everything import *

PICTURE = dict(exposure=.25, look='High Contrast', vignette=.14)


def build():
    r = Room(2.8, 2.7, 2.5)
    W, D, H = r.W, r.D, r.H
    r.window('left', (1.00, .75, 2.10, 2.15), depth=.24, frame=M.satin('#efece6', .35), reveal=M.paint('#f1eeea'), power=80, backdrop=2.2)
    plaster = M.microcement('#cfae9d', .5, .09)
    for side in ('back', 'left', 'right'):
        r.surface(side, plaster)
    front_wall(r, M.paint('#e0cfc4'))
    r.ceiling()
    r.tiled('floor', .6, .6, M.stone('#a3968c', .05, .4), '#8b7f76')
    slab = M.satin('#f4f1ec', .28)
    place(slab_basin(1.30, .44, .832, 1, slab, t=.018, depth=.075, bw=.30, bd=.145, n2=9), (1.45, D - .001, 0))
    place(wall_tap('black', .19), (1.385, D - .002, 1.02))
    place_lit(mirror_round(.42, 1.72, 'black', True, 8), (1.45, D, 0))
    place(bottle(.17, .031, '#3a2a22'), (1.98, D - .20, .850), 10)
    sun((.80, .45, -.50), 12, '#ffdcae', .9)
    camera((1.96, .50, 1.40), (1.46, D - .25, 1.02), lens=40, shift_y=-.145, fstop=4, focus=2.05)
    world()
