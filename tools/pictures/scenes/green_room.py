"""The room of the two hero pictures: green zellige, oak and terrazzo, with bare plaster where the plumb line hangs."""
import math
import random

import bpy

from kit import materials as M
from kit.everything import *

WIDTH, DEPTH, HEIGHT = 5.4, 3.2, 2.7
WAINSCOT, FULL_FROM = 1.2, 2.925          # whole tiles of 75 x 300 mm


def build_room():
    r = Room(WIDTH, DEPTH, HEIGHT)
    W, D, H = r.W, r.D, r.H
    white = M.satin('#f3f1ec', .35)
    plaster = M.paint('#efeae1', .6, .2, 160)
    r.window('left', (.85, .75, 2.15, 2.30), depth=.28, frame=white, reveal=M.paint('#f6f3ee'), sill=M.satin('#f3f1ec', .3), bars=(2, 1), power=165, backdrop=2.4)
    zellige = M.glazed('#738a78', .15, .07, .5, .010, 34)
    r.surface('back', plaster)
    r.tiled('back', .075, .30, zellige, '#c8c8bd', outline=[(0, 0), (FULL_FROM, 0), (FULL_FROM, WAINSCOT), (0, WAINSCOT)], gap=.003, lippage=.0011, seed=181)
    r.tiled('back', .075, .30, zellige, '#c8c8bd', outline=[(FULL_FROM, 0), (W, 0), (W, H), (FULL_FROM, H)], gap=.003, lippage=.0011, seed=182)
    box('ledge', (0, D - .016, WAINSCOT), (FULL_FROM - .006, D, WAINSCOT + .014), M.wood('oak', 0), .002)
    box('profile', (FULL_FROM - .006, D - .010, WAINSCOT), (FULL_FROM, D, H), M.metal('brass'), .001)
    for side in ('left', 'right'):
        r.surface(side, plaster)
    front_wall(r, M.paint('#f1ece4'))
    r.ceiling(M.paint('#f6f3ee'))
    r.tiled('floor', .60, .60, M.terrazzo('#d6d1c7', .3, 38), '#b3ada2', gap=.002, lippage=.0003, seed=183)
    vanity_and_mirror(r)
    tub(r)
    between(r)
    sun((.90, .37, -.36), 20, '#ffdcae', .9)
    world()
    return r


def vanity_and_mirror(r):
    D, x = r.D - .012, 1.02
    cabinet, top = vanity(1.10, .46, .38, M.wood('oak', 0), M.satin('#efece6', .3), (2, 1), z=.42, handle='shadow', side=M.wood('oak', 1))
    place(cabinet, (x, D, 0))
    place(basin_tap('brass', .29, .15), (x, D - .07, top))
    place_lit(mirror_round(.36, 1.66, 'brass', True, 7), (x, r.D, 0))
    place(bottle(.17, .031), (x - .38, D - .13, top), 15)
    place(bottle(.15, .029, '#d8cbb6'), (x - .29, D - .14, top), -10)
    place(vase(0, M.satin('#d9cdbb', .7, .3)), (x + .42, D - .14, top))
    place(plant('twigs', .38, 8, n=15), (x + .42, D - .14, top + .17))


def tub(r):
    D, x = r.D - .72, 4.18
    place(bathtub(1.70, .80, .58), (x, D, 0))
    place(tub_filler('brass', .98, .25), (x - .96, D + .06, 0), -6)
    place(tub_tray(.88), (x + .28, D, .584), 90)
    place(candle(.036, .085), (x + .285, D + .14, .605))
    place(bottle(.15, .03, '#6b3d14'), (x + .28, D - .14, .605), 20)
    place(globe_lamp(.085, 'brass', wall=False, drop=.66, glow=9, cam=4.5), (x + .38, D + .32, r.H))
    place(globe_lamp(.085, 'brass', wall=False, drop=.96, glow=9, cam=4.5), (x + .68, D + .22, r.H))
    place(rug(1.05, .62, '#ded6c8', '#6f8676'), (x - .35, D - .98, 0), -3)


def between(r):
    place(stool(.44, .17), (2.42, r.D - .55, 0), 12)
    place(folded_towels(3, .27, .22, ('#efe9de', '#9fb3a2', '#efe9de')), (2.42, r.D - .55, .442), 28)
    place(pot(.17, .32, M.satin('#cfc6b8', .7, .4)), (.34, r.D - .95, 0))
    place(plant('palm', .95, 3, n=13), (.34, r.D - .95, .28))
