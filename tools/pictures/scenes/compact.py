"""Kompakt duschkabin: a room of 1.75 x 2.0 m with a quarter-round cabin, WC and a small basin; butter yellow and white."""
import math
import random

import bpy

from kit import materials as M
from kit.everything import *

PICTURE = dict(exposure=.35, look='High Contrast', vignette=.10, awb=.2)


def build():
    r = Room(1.75, 2.05, 2.4)
    W, D, H = r.W, r.D, r.H
    white = M.satin('#f6f5f2', .35)
    r.window('back', (1.05, 1.50, 1.55, 2.10), depth=.18, frame=white, reveal=M.paint('#f6f4ef'), sill=white, power=45, back_mat=M.emit('#e9f1f8', 0, 2.2))
    yellow = M.glazed('#e6c679', .08, .07, .5, .008, 30)
    cream = M.paint('#f4efe4')
    rail = 1.30
    r.surface('back', cream)
    r.surface('right', cream)
    r.tiled('back', .10, .20, yellow, '#efe6d2', outline=[(0, 0), (.90, 0), (.90, H), (0, H)], gap=.003, lippage=.0009, seed=191)
    r.tiled('back', .10, .20, yellow, '#efe6d2', outline=[(.90, 0), (W, 0), (W, rail), (.90, rail)], gap=.003, lippage=.0009, seed=192)
    r.tiled('left', .10, .20, yellow, '#efe6d2', pattern='grid', gap=.003, lippage=.0009, seed=193)
    r.tiled('right', .10, .20, yellow, '#efe6d2', outline=[(0, 0), (D, 0), (D, rail), (0, rail)], gap=.003, lippage=.0009, seed=194)
    front_wall(r, cream)
    r.ceiling(M.paint('#f8f6f1'))
    checker(r)
    place(shower_corner(.86, 1.98, 'chrome'), (0, D, 0))
    place(shower_set('chrome', 1.05, .11, 2.08, .30), (.002, D - .40, 0), 90)
    place(wc(), (1.30, D - .006, 0))
    place(flush_plate('white'), (1.30, D - .006, 1.0))
    cabinet, top = vanity(.50, .32, .44, M.satin('#f4f2ed', .3), M.satin('#f6f4f0', .22), (1, 1), z=.36, handle='knob', hmat=M.metal('chrome'), basin='slab')
    place(cabinet, (W - .006, .72, 0), -90)
    place(basin_tap('chrome', .14, .11, False), (W - .05, .72, top), -90)
    place_lit(mirror_round(.27, 1.62, 'chrome', True, 8), (W, .72, 0), -90)
    place(bottle(.15, .028), (W - .09, .53, top), -90)
    place(hooks(3, .11, 'chrome'), (W, 1.38, 1.62), -90)
    place(towel(.24, .58, .56, .01, '#f6f3ec', 4, 2.5, .010, stripe='#d2a544'), (W - .055, 1.38, 1.61), -90)
    place(pot(.07, .12, M.satin('#f4f1ea', .6, .3)), (1.40, D + .06, 1.502))
    place(plant('palm', .28, 6, n=9), (1.40, D + .06, 1.60))
    place(rug(.60, .42, '#f4efe4', '#d2a544'), (1.12, .86, 0), 90)
    downlight(.45, D - .45, H, 8, '#ffe9d2', spread=90)
    downlight(1.2, .9, H, 8, '#ffe9d2', spread=110)
    area_light('fill', (.8, -.3, 2.0), (.9, D, .9), 1.2, 1.2, 36, '#eef3fb')
    camera((.62, -1.15, 1.36), (.98, D, 1.36), lens=24, shift_y=-.06)
    world()


def checker(r):
    """Off-white and graphite floor tiles of 15 cm."""
    plane('grout', r.frames['floor'], [r.rect('floor')], M.grout('#b9b4aa'), 0)
    for parity, colour in ((0, '#eeeae2'), (1, '#5d5f5e')):
        tiles('checker', r.frames['floor'], r.rect('floor'), .15, .15, M.stone(colour, .04, .34, .06, 5), gap=.0025, lippage=.0004, h=.0006, seed=195 + parity,
              pick=lambda x, y, parity=parity: (int(x // .15) + int(y // .15)) % 2 == parity)
