"""Före renovering: 1970s bathroom, avocado ware, yellowed tiles, fluorescent tube."""
import math
import random

import bpy

from kit import materials as M
from kit.everything import *

PICTURE = dict(exposure=.15, look='Medium Contrast', vignette=.22, wb=(1.03, 1.0, .86), sat=.88, grain=.02)


def wear(r):
    """The old floor drain, mouldy silicone and tiles that have cracked."""
    W, D = r.W, r.D
    iron, dark = M.metal('bronze'), M.satin('#17130f', .8)
    x, y = 1.50, 1.42
    lathe('drain', [(0, .007), (.066, .007), (.078, .004), (.080, .001)], iron, (x, y, 0))
    lathe('grime', [(.080, .0028), (.104, .0026)], M.satin('#2c241a', .9), (x, y, 0))
    for i in range(-2, 3):
        for j in range(-2, 3):
            if i * i + j * j < 7:
                cyl('hole', (x + i * .021, y + j * .021, .0068), (x + i * .021, y + j * .021, .0078), .0062, dark, 0, 12)
    tube('silicone', [(.03, D - .006, .552), (1.60, D - .006, .552)], .006, M.satin('#4a4434', .7))
    for side, points in (('back', [(1.655, 1.05), (1.70, 1.115), (1.69, 1.15), (1.74, 1.20)]), ('back', [(1.06, .905), (1.11, .95), (1.115, .99), (1.18, 1.045)]),
                         ('left', [(.46, 1.05), (.50, 1.11), (.49, 1.16), (.55, 1.20), (.56, 1.345)]), ('right', [(1.52, .76), (1.56, .83), (1.55, .86), (1.62, .895)])):
        frame = r.frames[side]
        tube('crack', [frame.p(u, v, .0035) for u, v in points], .0011, dark, res=2)


def build():
    r = Room(SMALL['W'], SMALL['D'], SMALL['H'])
    W, D, H = r.W, r.D, r.H
    old = M.paint('#cdbf98', .6, .35, 90)
    r.window('back', SMALL['win'], depth=.14, frame=M.satin('#d9d2bd', .45), reveal=M.paint('#c9bc98'), power=22, color='#e9eef2', back_mat=M.emit('#dfe7ea', 0, 2.0))
    beige, brown = M.glazed('#cdb58a', .10, .14, .35), M.glazed('#7a4a22', .18, .14, .4)
    for side, w, sd in (('back', W, 1), ('left', D, 2), ('right', D, 3)):
        r.surface(side, old)
        z1 = 1.50
        kw = dict(gap=.0035, lippage=.0016)
        r.tiled(side, .15, .15, beige, '#8d7f63', outline=[(0, 0), (w, 0), (w, z1), (0, z1)], seed=sd, pick=lambda cx, cy, rr=random.Random(sd): rr.random() > .022, **kw)
        r.tiled(side, .15, .15, brown, '#6f6047', outline=[(0, z1), (w, z1), (w, z1 + .15), (0, z1 + .15)], seed=sd + 9, **kw)
    front_wall(r, old)
    r.ceiling(M.paint('#d6cdb2', .8, .5, 60))
    r.tiled('floor', .10, .10, M.glazed('#6d4f35', .22, .28, .4), '#4a4033', gap=.004, lippage=.0018, seed=31)
    col = '#8c9762'
    place(built_in_tub(1.62, .72, .55, col, M.satin('#7d8757', .4)), (.81, D, 0))
    box('ledge', (1.62, D - .72, 0), (W, D, .53), M.glazed('#cdb58a', .1, .14), .002)
    r2 = Frame((1.62, D - .722, 0), (1, 0, 0), (0, 0, 1), (0, -1, 0)); tiles('lt', r2, [(0, 0), (W - 1.62, 0), (W - 1.62, .53), (0, .53)], .15, .15, beige, gap=.0035, lippage=.0016)
    place(shower_curtain(.46, 1.62, .36, '#b98a3e'), (.10, D - .56, 0))
    tube('rod', [(0, D - .56, 2.0), (W, D - .56, 2.0)], .011, M.metal('steel'))
    c = M.metal('chrome')
    place([cyl('mix', (-.13, -.06, .78), (.13, -.06, .78), .018, c), cyl('k1', (-.18, -.06, .78), (-.13, -.06, .78), .026, c, .004, 8), cyl('k2', (.13, -.06, .78), (.18, -.06, .78), .026, c, .004, 8), tube('sp', [(0, -.06, .78), (0, -.20, .75), (0, -.20, .72)], .011, c, .03),
           cyl('l1', (-.075, 0, .78), (-.075, -.06, .78), .011, c), cyl('l2', (.075, 0, .78), (.075, -.06, .78), .011, c), tube('hose', [(0, -.06, .80), (.12, -.10, .66), (.20, -.05, .95), (.16, -.03, 1.36)], .006, c, .1), cyl('hs', (.16, -.03, 1.32), (.16, -.07, 1.48), .014, c)], (1.18, D, 0))
    place(wc_floor(col), (0, 1.02, 0), 90)
    place(basin_pedestal(col), (W, .86, 0), -90)
    place(mirror_cabinet(.62, .52, 1.28), (W, .86, 0), -90)
    pm = M.satin('#cdbf98', .4)
    tube('pipe', [(W - .03, D - .80, 0), (W - .03, D - .80, H)], .014, pm); tube('pipe', [(W - .075, D - .80, 0), (W - .075, D - .80, H)], .011, pm)
    tube('pipe', [(W - .03, D - .80, .30), (W - .03, 1.0, .30), (W - .03, 1.0, .62)], .009, c, .03)
    place(towel(.38, .52, .40, .009, '#b5532a', 3, 2.2, .010), (.075, 1.52, 1.22), 90)
    place([cyl('bar', (-.25, -.075, 1.22), (.25, -.075, 1.22), .008, c), cyl('p1', (-.25, 0, 1.22), (-.25, -.075, 1.22), .007, c), cyl('p2', (.25, 0, 1.22), (.25, -.075, 1.22), .007, c)], (0, 1.52, 0), 90)
    place(rug(.68, .46, '#8a6a3c', '#c98d3a'), (1.02, 1.02, 0), 6)
    wear(r)
    lathe('dome', [(0, -.11), (.07, -.10), (.12, -.06), (.135, -.01), (.135, 0)], M.emit('#ffe9bf', 7, 3.5), (1.15, 1.1, H), sub=1, sharp=180)
    area_light('dome', (1.15, 1.1, H - .13), (1.15, 1.1, 0), .25, .25, 16, '#ffe7b8')
    camera(*SMALL['cam'], lens=SMALL['lens'], shift_y=-.05)
    world()
