"""Svart marmoreffekt: dark, evening light, brass and walnut, double basin."""

import math

from mathutils import Matrix

from kit import materials as M
from kit.cabinets import vanity
from kit.lighting import area_light, camera, downlight, strip, world
from kit.meshes import box, cyl, group, lathe
from kit.mirrors import door, globe_lamp, mirror_round
from kit.placing import behind, place, place_lit
from kit.plants import plant, pot
from kit.props import bottle, candle
from kit.room import front_wall, Room
from kit.taps import basin_tap, glass_screen, shower_set
from kit.textiles import folded_towels, towel

PICTURE = dict(samples=34, exposure=1.35, look='Medium High Contrast', vignette=0.16, bloom=0.07, awb=0.55)


def build():
    r = Room(3.6, 2.7, 2.5)
    W, D, H = r.W, r.D, r.H
    nm = M.marble('nero', 0.05, 0.85)
    r.tiled('back', 0.60, 1.20, nm, '#1a1a1b', gap=0.0015, lippage=0.0004, seed=21)
    r.tiled('left', 0.60, 1.20, nm, '#1a1a1b', gap=0.0015, lippage=0.0004, seed=22, off=(0.3, 0))
    dark = M.microcement('#857b70', 0.5, 0.09)
    r.surface('right', dark)
    front_wall(r, M.microcement('#b5ab9e', 0.5, 0.07))
    r.ceiling(M.paint('#e6e0d7', 0.7))
    r.tiled(
        'floor', 0.60, 0.60, M.stone('#66625d', 0.04, 0.34, 0.07, 2.6), '#5a554e', gap=0.002, lippage=0.0004, seed=23
    )
    o, zt = vanity(
        1.7,
        0.48,
        0.40,
        M.wood('walnut', 0),
        M.marble('nero', 0.12, 1.6, True),
        (2, 1),
        top_t=0.03,
        z=0.42,
        handle='shadow',
        nb=2,
        bowl=M.porcelain('#f4f2ee', 0.08),
        ribs=0.022,
        side=M.wood('walnut', 1),
    )
    place(o, (1.85, D, 0))
    for x in (1.85 - 0.425, 1.85 + 0.425):
        place(basin_tap('black', 0.37, 0.17), (x, D - 0.07, zt))
        place_lit(mirror_round(0.34, 1.47, 'brass', True, 10, '#ffd09a', 0.05), (x, D, 0))
        h = lathe('halo', [(0.349, 0), (0.362, 0.004), (0.366, 0)], M.emit('#ffd7a6', 5.0, 3.2), seg=96)
        h.matrix_world = Matrix.Translation((x, D - 0.03, 1.47)) @ Matrix.Rotation(math.radians(90), 4, 'X')
    strip((1.05, D - 0.25, 0.405), (2.65, D - 0.25, 0.405), (0, 0, -1), 5, '#ffc585', 0.03)
    place(globe_lamp(0.07, 'brass', wall=False, drop=0.78, glow=22, color='#ffe0b8', cam=5), (0.62, D - 0.42, H))
    place(globe_lamp(0.07, 'brass', wall=False, drop=1.06, glow=22, color='#ffe0b8', cam=5), (0.44, D - 0.60, H))
    # right: shower behind glass in a brass frame
    place(glass_screen(1.15, 2.15, kind='brass'), (2.95, D, 0), -90)
    place(shower_set('black', 1.08, 0.14, 2.12, 0.36), (W, D - 0.55, 0), -90)
    r.tiled(
        'right',
        0.60,
        1.20,
        nm,
        '#1a1a1b',
        gap=0.0015,
        lippage=0.0004,
        seed=24,
        outline=[(D - 1.80, 0), (D, 0), (D, H), (D - 1.80, H)],  # past the picture's edge, whole tiles into the corner
    )
    downlight(3.28, D - 0.45, H, 11, '#ffe3c2', M.satin('#161616', 0.4), 80)
    # left: stool, towels, plant
    place(pot(0.15, 0.34, M.satin('#171717', 0.5, 0.3)), (0.40, D - 0.36, 0))
    place(plant('fiddle', 0.80, 6, n=16), (0.40, D - 0.36, 0.30))
    place(towel(0.40, 0.55, 0.45, 0.010, '#b39c7c', 9), (0.075, 1.32, 1.28), 90)
    place(
        [
            cyl('bar', (-0.26, -0.075, 1.28), (0.26, -0.075, 1.28), 0.010, M.metal('brass')),
            cyl('p1', (-0.25, 0, 1.28), (-0.25, -0.075, 1.28), 0.008, M.metal('brass')),
            cyl('p2', (0.25, 0, 1.28), (0.25, -0.075, 1.28), 0.008, M.metal('brass')),
        ],
        (0, 1.32, 0),
        90,
    )
    place(bottle(0.17, 0.031, '#c0813a'), (1.80, D - 0.13, zt), 8)
    place(bottle(0.17, 0.031, '#2d1c10'), (1.89, D - 0.14, zt), -10)
    place(candle(0.038, 0.08, '#1b1a19'), (2.58, D - 0.14, zt))
    place(folded_towels(2, 0.26, 0.22, ('#e7ded0', '#b39c7c')), (1.12, D - 0.25, zt), 4)
    downlight(1.43, D - 0.34, H, 7, '#ffe3c2', M.satin('#161616', 0.4), 70)
    downlight(2.27, D - 0.34, H, 7, '#ffe3c2', M.satin('#161616', 0.4), 70)
    downlight(0.9, D - 1.2, H, 9, '#ffe3c2', M.satin('#161616', 0.4), 100)
    downlight(2.4, 0.9, H, 9, '#ffe3c2', M.satin('#161616', 0.4), 110)
    group(behind(door(0.86, 2.06, '#8a6d50')), (2.35, 0, 0), 180)
    for x in (0.75, 1.45):
        group(behind(globe_lamp(0.08, 'brass', arm=0.13, glow=10, cam=5)), (x, 0, 1.85), 180)
    group(behind([box('art', (-0.35, -0.03, 0), (0.35, 0, 0.5), M.satin('#d9cbb6', 0.6))]), (1.10, 0, 1.15), 180)
    area_light(
        'fill', (0.9, -0.3, 2.1), (1.9, D, 0.9), 1.5, 1.5, 120, '#fff0de'
    )  # as from a bright hall behind the camera
    camera((1.72, -1.15, 1.30), (1.80, D, 1.30), lens=26, shift_y=-0.03)
    world()
