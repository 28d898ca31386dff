"""Dubbla tvättställ: clay tiles, fluted oak, two tall mirrors, daylight from the right."""

from kit import materials as M
from kit.cabinets import vanity
from kit.lighting import camera, sun, world
from kit.meshes import box, group
from kit.mirrors import door, globe_lamp, mirror_rect
from kit.placing import behind, place, place_lit
from kit.plants import plant, pot
from kit.props import bottle, stool, vase
from kit.room import front_wall, Room
from kit.taps import wall_tap
from kit.textiles import folded_towels, rug, towel, towel_rail

PICTURE = dict(exposure=0.25, look='High Contrast', vignette=0.12)


def build():
    r = Room(3.5, 2.7, 2.55)
    D = r.D
    r.window(
        'right',
        (0.75, 0.70, 1.85, 2.25),
        depth=0.26,
        frame=M.satin('#efece6', 0.35),
        reveal=M.paint('#f3f0ea'),
        sill=M.satin('#efece6', 0.3),
        bars=(2, 1),
        power=105,
        backdrop=2.4,
    )
    clay = M.glazed('#b9795a', 0.17, 0.09, 0.5, 0.014, 30)
    r.tiled('back', 0.10, 0.10, clay, '#d9c8b6', gap=0.003, lippage=0.0010, seed=101)
    wall = M.paint('#efe6da')
    r.surface('left', wall)
    r.surface('right', wall)
    front_wall(r, M.paint('#efe9df'))
    r.ceiling(M.paint('#f6f2ec'))
    r.tiled(
        'floor',
        0.60,
        0.60,
        M.stone('#c8bfb0', 0.04, 0.38, 0.07, 3.0),
        '#aaa193',
        gap=0.002,
        lippage=0.0004,
        seed=102,
        off=(0.25, 0.1),
    )
    cx = 1.80
    o, zt = vanity(
        1.80,
        0.48,
        0.42,
        M.wood('oak', 2),
        M.satin('#f4f1ec', 0.22),
        (2, 2),
        z=0.38,
        handle='shadow',
        nb=2,
        bowl=M.porcelain('#f6f4f0', 0.07),
        ribs=0.024,
        side=M.wood('oak', 1),
    )
    place(o, (cx, D - 0.006, 0))
    for x in (cx - 0.45, cx + 0.45):
        place(wall_tap('brass', 0.20), (x, D - 0.006, zt + 0.23))
    place_lit(mirror_rect(1.74, 0.78, 1.16, True, M.metal('brass'), 0.03, 12), (cx, D - 0.006, 0))
    for x in (cx - 0.58, cx, cx + 0.58):
        place(globe_lamp(0.062, 'brass', arm=0.10, glow=9, cam=4), (x, D - 0.006, 2.16))
    place(bottle(0.17, 0.031, '#6b3d14'), (cx - 0.03, D - 0.13, zt), 10)
    place(bottle(0.15, 0.029, '#d8cbb6'), (cx + 0.06, D - 0.14, zt), -15)
    place(vase(2, M.satin('#efe7da', 0.7, 0.3)), (cx + 0.80, D - 0.15, zt))
    place(plant('twigs', 0.40, 5, n=15), (cx + 0.80, D - 0.15, zt + 0.12))
    place(folded_towels(2, 0.24, 0.20, ('#f2ece1', '#c9906f')), (cx - 0.78, D - 0.17, zt), 4)
    place(towel_rail(0.5, 1.15, 'brass', 9), (0, 1.62, 0.70), 90)
    place(towel(0.38, 0.55, 0.45, 0.011, '#f1ebe0', 5), (0.06, 1.62, 1.66), 90)
    place(stool(0.44, 0.17), (3.02, D - 0.62, 0), 12)
    place(folded_towels(3, 0.27, 0.22, ('#f2ece1', '#c9906f', '#f2ece1')), (3.02, D - 0.62, 0.442), 20)
    place(pot(0.16, 0.30, M.satin('#e5d8c6', 0.7, 0.4)), (0.42, D - 0.38, 0))
    place(plant('palm', 1.0, 3, n=13), (0.42, D - 0.38, 0.27))
    place(rug(1.05, 0.60, '#efe6d8', '#b9795a'), (cx + 0.05, 1.62, 0), -2)
    group(behind(door(0.86, 2.06, '#e9e2d6')), (1.05, 0, 0), 180)
    group(behind([box('art', (-0.35, -0.03, 0), (0.35, 0, 0.9), M.satin('#b9795a', 0.6))]), (2.45, 0, 1.1), 180)
    sun((-0.80, 0.50, -0.52), 13, '#ffdcae', 0.9)
    camera((1.05, -1.05, 1.36), (1.72, D, 1.36), lens=26, shift_y=-0.04)
    world()
