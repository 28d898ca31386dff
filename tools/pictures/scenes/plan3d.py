"""3D planering: axonometric cut-away on a pale ground, real materials on the floor, pale walls, dimension lines."""

import bpy

from kit import materials as M
from kit.cabinets import vanity
from kit.lighting import camera, sun, world
from kit.meshes import box, xform
from kit.mirrors import mirror_rect
from kit.placing import place, place_lit
from kit.plants import plant, pot
from kit.room import Room
from kit.sanitary import bathtub, flush_plate, wc
from kit.taps import basin_tap, floor_drain, glass_screen, shower_set, tub_filler
from kit.textiles import rug

PICTURE = dict(ground='#d9d9d5', exposure=0.15, look='Medium High Contrast', vignette=0, bloom=0)

SHOWER = 14 * 0.075  # metres along the wall, in whole tiles


def text(s, loc, size, mat, rz=0, align='CENTER'):
    cu = bpy.data.curves.new('txt', 'FONT')
    cu.body, cu.size, cu.align_x, cu.align_y, cu.extrude = s, size, align, 'CENTER', 0.001
    cu.materials.append(mat)
    o = bpy.data.objects.new('txt', cu)
    bpy.context.scene.collection.objects.link(o)
    return xform(o, loc, rz)


def dim(a, b, label, off, mat, axis):
    """Dimension line on the floor plane beside the model."""
    (ax, ay), (bx, by), z, t = a, b, -0.112, 0.008
    if axis == 'x':
        y = ay + off
        box('dl', (ax, y - t, -0.12), (bx, y + t, z), mat, 0)
        for x in (ax, bx):
            box('tick', (x - t, min(y, ay) - 0.06, -0.119), (x + t, max(y, ay) - 0.02, z), mat, 0)
        text(label, ((ax + bx) / 2, y - 0.17, z), 0.22, mat)
    else:
        x = ax + off
        box('dl', (x - t, ay, -0.12), (x + t, by, z), mat, 0)
        for y in (ay, by):
            box('tick', (min(x, ax) + 0.02, y - t, -0.119), (max(x, ax) + 0.06, y + t, z), mat, 0)
        text(label, (x + 0.17, (ay + by) / 2, z), 0.22, mat, 90)


def build():
    r = Room(3.2, 2.6, 2.3)
    W, D, H = r.W, r.D, r.H
    clay, cut, ink = M.satin('#eceae6', 0.6), M.satin('#3b4a4f', 0.6), M.satin('#2f4a52', 0.7)
    box('ground', (-30, -30, -0.14), (30, 30, -0.12), M.satin('#d6d4cf', 0.8), 0)
    t = 0.14
    for a, b in (
        ((-t, -t, -0.12), (W + t, D + t, -0.002)),
        ((-t, 0, 0), (-0.002, D + t, H)),
        ((-0.002, D + 0.002, 0), (W + t, D + t, H)),
    ):
        box('wall', a, b, clay, 0.003)
    for a, b in (((-t, 0, H), (-0.0, D + t, H + 0.012)), ((0, D, H), (W + t, D + t, H + 0.012))):
        box('cut', a, b, cut, 0.001)
    box('low', (W + 0.002, 0.0, 0), (W + t, D, 0.08), clay, 0.003)
    box('low2', (-t, -t, 0), (W + t, -0.002, 0.08), clay, 0.003)
    r.tiled('floor', 0.60, 0.60, M.stone('#9c9488', 0.05, 0.42, 0.1, 3.4), '#837b70', gap=0.004, lippage=0.0002)
    r.tiled('back', 0.30, 0.60, M.glazed('#dfe2dd', 0.03, 0.16, 0.1), '#8d948f', gap=0.004, lippage=0.0002)
    zel = M.glazed('#738a78', 0.13, 0.08, 0.4, 0.01, 34)
    r.tiled(
        'left',
        0.075,
        0.30,
        zel,
        '#c8c8bd',
        gap=0.003,
        lippage=0.0008,
        outline=[(D - SHOWER, 0), (D, 0), (D, H), (D - SHOWER, H)],
    )
    r.tiled(
        'left',
        0.30,
        0.60,
        M.glazed('#dfe2dd', 0.03, 0.16, 0.1),
        '#8d948f',
        gap=0.004,
        lippage=0.0002,
        outline=[(0, 0), (D - SHOWER, 0), (D - SHOWER, H), (0, H)],
        off=(0.30 - (D - SHOWER) % 0.30, 0),  # whole tiles where the two kinds meet
    )
    # Seen this steeply the pane would mirror the whole vanity like a ghost beside it.
    place(glass_screen(SHOWER, 2.0, kind='black', glass=M.pane(mirror=0.2)), (0.98, D, 0), -90)
    place(shower_set('black', 1.05, 0.14, 2.08, 0.34), (0, D - SHOWER / 2, 0), 90)
    place(floor_drain(slot=0.7), (0.5, D - 0.12, 0.0015))
    o, zt = vanity(
        1.2,
        0.46,
        0.46,
        M.wood('oak', 0),
        M.satin('#f2f0ec', 0.3),
        (2, 2),
        z=0.36,
        nb=2,
        bowl=M.porcelain(),
        side=M.wood('oak', 1),
    )
    place(o, (2.10, D, 0))
    for x in (1.8, 2.4):
        place(basin_tap('black', 0.28, 0.14), (x, D - 0.07, zt))
    place_lit(mirror_rect(1.15, 0.75, 1.25, False, M.metal('black')), (2.10, D, 0))
    place(wc(), (0, 0.92, 0), 90)
    place(flush_plate('black'), (0, 0.92, 1.02), 90)
    place(bathtub(1.6, 0.74, 0.56), (2.62, 0.98, 0), 90)
    place(tub_filler('black', 0.92, 0.22), (2.10, 0.60, 0), 0)
    place(plant('palm', 0.8, 3, n=12), (2.95, 2.3, 0.22))
    place(pot(0.13, 0.24), (2.95, 2.3, 0))
    place(rug(0.8, 0.5, '#ded6c8', '#6f8676'), (1.55, 1.35, 0), 90)
    dim((0, -t), (W, -t), '3 200', -0.30, ink, 'x')
    dim((W + t, 0), (W + t, D), '2 600', 0.30, ink, 'y')
    sun((-0.48, 0.62, -0.95), 3.6, '#fff1dc', 5)
    cam = camera((8.3, -7.2, 7.0), (1.60, 0.98, 1.02), level=False)
    cam.data.type, cam.data.ortho_scale = 'ORTHO', 6.95
    world('#f1f4f7', 0.62)  # even light from everywhere keeps the ground flat
