"""Duschnisch med belysning: 44 mm detail, sea-glass tiles in straight courses, a lit niche on their joints."""

from kit import materials as M
from kit.lighting import area_light, camera, downlight, world
from kit.meshes import box
from kit.placing import place
from kit.plants import plant
from kit.props import bottle, bowl_dish, candle, vase
from kit.room import front_wall, Room, tiled_niche
from kit.taps import shower_set

PICTURE = dict(samples=26, exposure=0.45, look='High Contrast', vignette=0.15, bloom=0.06, awb=0.25)

TILE, GAP, GROUT = (0.05, 0.20), 0.0026, '#dfe3dd'
NICHE, DEPTH = (0.80, 1.00, 1.60, 1.40), 0.10  # 16 by 2 tiles, 2 deep


def build():
    r = Room(2.4, 2.2, 2.4)
    W, D, H = r.W, r.D, r.H
    sea = M.glazed('#93afa6', 0.13, 0.08, 0.4, 0.012, 20)
    tiling = dict(gap=GAP, lippage=0.0004)
    lit = dict(trim=M.metal('brass'), power=3.6, color='#ffc98f')
    tiled_niche(r, 'back', NICHE, DEPTH, sea, GROUT, TILE, seed=170, **lit, **tiling)
    for s, k in (('back', 1), ('right', 2), ('left', 3)):
        r.tiled(s, *TILE, sea, GROUT, seed=160 + k, **tiling)
    front_wall(r, M.paint('#e9e4da'))
    r.ceiling()
    r.tiled('floor', 0.6, 0.6, M.stone('#bdb6a8', 0.05, 0.4), '#9d968a')
    z = NICHE[1] + GAP / 2
    place(bottle(0.205, 0.036, '#6b3d14'), (0.93, D + 0.05, z), 12)
    place(bottle(0.205, 0.036, '#6b3d14'), (1.02, D + 0.055, z), -10)
    place(bottle(0.15, 0.032, '#dcd3c0', pump=False), (1.115, D + 0.045, z), 0)
    place(bowl_dish(0.045, M.satin('#f1ece1', 0.5, 0.3)), (1.26, D + 0.048, z))
    box('soap', (1.232, D + 0.029, z + 0.015), (1.288, D + 0.067, z + 0.035), M.satin('#c98f6f', 0.5), 0.008, 4)
    place(candle(0.032, 0.085, '#2c3a36'), (1.36, D + 0.045, z))
    place(vase(1, M.satin('#f1ece1', 0.7, 0.3)), (1.48, D + 0.05, z))
    place(plant('twigs', 0.18, 5, n=9), (1.48, D + 0.045, z + 0.12))
    # out-of-focus brass hand shower on the right, in front of the niche
    place(shower_set('brass', 0.92, 0.14, 2.2, 0.36), (2.00, D - 0.003, 0), 0)
    downlight(0.75, D - 0.45, H, 9, '#ffe3c2', spread=70)
    downlight(1.55, D - 0.45, H, 9, '#ffe3c2', spread=70)
    area_light('day', (0.02, 0.55, 1.6), (1.4, D, 1.2), 1.1, 1.5, 20, '#e6effc')
    camera((0.46, 0.72, 1.28), (1.34, D, 1.28), lens=44, shift_y=-0.025, fstop=1.8, focus=1.62)
    world()
