"""Duschnisch med belysning: 50 mm detail, sea-glass tiles, lit niche with bottles, shallow depth of field."""

from kit import materials as M
from kit.lighting import area_light, camera, downlight, world
from kit.meshes import box
from kit.placing import place
from kit.plants import plant
from kit.props import bottle, bowl_dish, candle, vase
from kit.room import front_wall, niche, Room
from kit.taps import shower_set

PICTURE = dict(exposure=0.45, look='High Contrast', vignette=0.15, bloom=0.06, awb=0.25)


def build():
    r = Room(2.4, 2.2, 2.5)
    W, D, H = r.W, r.D, r.H
    sea = M.glazed('#a3b9b2', 0.14, 0.07, 0.6, 0.012, 28)
    niche(r, 'back', (0.80, 1.05, 1.60, 1.41), 0.12, M.microcement('#d9cfbd', 0.5, 0.05), None, 6.0, '#ffc98a')
    for s, w, k in (('back', W, 1), ('right', D, 2), ('left', D, 3)):
        r.tiled(s, 0.05, 0.18, sea, '#d6dcd6', pattern='vert', gap=0.0026, lippage=0.0011, seed=160 + k, off=(0, 0.03))
    front_wall(r, M.paint('#e9e4da'))
    r.ceiling()
    r.tiled('floor', 0.6, 0.6, M.stone('#bdb6a8', 0.05, 0.4), '#9d968a')
    z = 1.05
    b = M.metal('brass')
    for x0, z0, x1, z1 in (
        (0.792, 1.042, 1.608, 1.05),
        (0.792, 1.41, 1.608, 1.418),
        (0.792, 1.05, 0.80, 1.41),
        (1.60, 1.05, 1.608, 1.41),
    ):
        box('trim', (x0, D - 0.007, z0), (x1, D + 0.004, z1), b, 0.001)
    place(bottle(0.205, 0.036, '#6b3d14'), (0.93, D + 0.055, z), 12)
    place(bottle(0.205, 0.036, '#6b3d14'), (1.02, D + 0.062, z), -10)
    place(bottle(0.15, 0.032, '#dcd3c0', pump=False), (1.115, D + 0.05, z), 0)
    place(bowl_dish(0.05, M.satin('#f1ece1', 0.5, 0.3)), (1.26, D + 0.055, z))
    box('soap', (1.232, D + 0.036, z + 0.016), (1.288, D + 0.074, z + 0.036), M.satin('#c98f6f', 0.5), 0.008, 4)
    place(candle(0.032, 0.085, '#2c3a36'), (1.36, D + 0.05, z))
    place(vase(0, M.satin('#f1ece1', 0.7, 0.3)), (1.49, D + 0.06, z))
    place(plant('twigs', 0.16, 5, n=9), (1.49, D + 0.05, z + 0.18))
    # out-of-focus brass hand shower on the right, in front of the niche
    place(shower_set('brass', 0.92, 0.14, 2.2, 0.36), (2.02, D - 0.003, 0), 0)
    downlight(0.75, D - 0.16, H, 7, '#ffe3c2', spread=60)
    downlight(1.55, D - 0.16, H, 7, '#ffe3c2', spread=60)
    area_light('day', (0.02, 0.55, 1.6), (1.4, D, 1.2), 1.1, 1.5, 20, '#e6effc')
    camera((0.46, 0.72, 1.30), (1.34, D, 1.3), lens=44, shift_y=-0.025, fstop=1.8, focus=1.62)
    world()
