"""3D planering: axonometric cut-away on a pale ground, real materials on the floor, pale walls, dimension lines."""
import math
import random

import bpy

from kit import materials as M
from kit.everything import *

PICTURE = dict(ground='#d9d9d5', exposure=.10, look='Medium High Contrast', vignette=.05, bloom=0)


def text(s, loc, size, mat, rz=0, align='CENTER'):
    cu = bpy.data.curves.new('txt', 'FONT')
    cu.body, cu.size, cu.align_x, cu.align_y, cu.extrude = s, size, align, 'CENTER', .001
    cu.materials.append(mat)
    o = bpy.data.objects.new('txt', cu)
    bpy.context.scene.collection.objects.link(o)
    return xform(o, loc, rz)


def dim(a, b, label, off, mat, axis):
    """Dimension line on the floor plane beside the model."""
    (ax, ay), (bx, by), z, t = a, b, -.112, .008
    if axis == 'x':
        y = ay + off
        box('dl', (ax, y - t, -.12), (bx, y + t, z), mat, 0)
        for x in (ax, bx):
            box('tick', (x - t, min(y, ay) - .06, -.119), (x + t, max(y, ay) - .02, z), mat, 0)
        text(label, ((ax + bx) / 2, y - .17, z), .22, mat)
    else:
        x = ax + off
        box('dl', (x - t, ay, -.12), (x + t, by, z), mat, 0)
        for y in (ay, by):
            box('tick', (min(x, ax) + .02, y - t, -.119), (max(x, ax) + .06, y + t, z), mat, 0)
        text(label, (x + .17, (ay + by) / 2, z), .22, mat, 90)


def build():
    r = Room(3.2, 2.6, 2.3)
    W, D, H = r.W, r.D, r.H
    clay, cut, ink = M.satin('#eceae6', .6), M.satin('#3b4a4f', .6), M.satin('#2f4a52', .7)
    box('ground', (-30, -30, -.14), (30, 30, -.12), M.satin('#e9e7e2', .8), 0)
    t = .14
    for a, b in (((-t, -t, -.12), (W + t, D + t, -.002)), ((-t, 0, 0), (-.002, D + t, H)), ((-.002, D + .002, 0), (W + t, D + t, H))):
        box('wall', a, b, clay, .003)
    for a, b in (((-t, 0, H), (-.0, D + t, H + .012)), ((0, D, H), (W + t, D + t, H + .012))):
        box('cut', a, b, cut, .001)
    box('low', (W + .002, .0, 0), (W + t, D, .08), clay, .003); box('low2', (-t, -t, 0), (W + t, -.002, .08), clay, .003)
    r.tiled('floor', .60, .60, M.stone('#9c9488', .05, .42, .1, 3.4), '#837b70', gap=.004, lippage=.0002)
    r.tiled('back', .30, .60, M.glazed('#e4e6e2', .03, .16, .1), '#b9bdb9', gap=.003, lippage=.0002)
    zel = M.glazed('#738a78', .13, .08, .4, .01, 34)
    r.tiled('left', .075, .30, zel, '#c8c8bd', gap=.003, lippage=.0008, outline=[(D - 1.0, 0), (D, 0), (D, H), (D - 1.0, H)])
    r.tiled('left', .30, .60, M.glazed('#e4e6e2', .03, .16, .1), '#b9bdb9', gap=.003, lippage=.0002, outline=[(0, 0), (D - 1.0, 0), (D - 1.0, H), (0, H)])
    place(glass_screen(1.0, 2.0, kind='black'), (.98, D, 0), -90)
    place(shower_set('black', 1.05, .14, 2.08, .34), (0, D - .5, 0), 90)
    place(floor_drain(slot=.7), (.5, D - .12, .0015))
    o, zt = vanity(1.2, .46, .46, M.wood('oak', 0), M.satin('#f2f0ec', .3), (2, 2), z=.36, nb=2, bowl=M.porcelain(), side=M.wood('oak', 1))
    place(o, (2.10, D, 0))
    for x in (1.8, 2.4):
        place(basin_tap('black', .28, .14), (x, D - .07, zt))
    place_lit(mirror_rect(1.15, .75, 1.25, False, M.metal('black')), (2.10, D, 0))
    place(wc(), (0, .92, 0), 90); place(flush_plate('black'), (0, .92, 1.02), 90)
    place(bathtub(1.6, .74, .56), (2.62, .98, 0), 90)
    place(tub_filler('black', .92, .22), (2.10, .60, 0), 0)
    place(plant('palm', .8, 3, n=12), (2.95, 2.3, .22)) ; place(pot(.13, .24), (2.95, 2.3, 0))
    place(rug(.8, .5, '#ded6c8', '#6f8676'), (1.55, 1.35, 0), 90)
    dim((0, -t), (W, -t), '3 200', -.30, ink, 'x'); dim((W + t, 0), (W + t, D), '2 600', .30, ink, 'y')
    area_light('sky', (1.6, -1.0, 7.5), (1.5, 1.2, 0), 7, 7, 700, '#f2f6ff')
    sun((-.48, .62, -.95), 2.2, '#fff1dc', 5)
    cam = camera((8.3, -7.2, 7.0), (1.60, .98, 1.02), level=False)
    cam.data.type, cam.data.ortho_scale = 'ORTHO', 6.5
    world('#eef3f7', .35)
