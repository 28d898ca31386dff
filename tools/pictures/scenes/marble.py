"""Marmorkakel: closer view, calacatta slabs, walnut counter, brass tap, lit niche."""

from kit import materials as M
from kit.lighting import camera, strip, sun, world
from kit.meshes import box, cyl
from kit.mirrors import globe_lamp, mirror_pill
from kit.placing import place, place_lit
from kit.props import bottle, bowl_dish, candle, vase
from kit.room import front_wall, niche, Room
from kit.sanitary import basin_bowl
from kit.taps import wall_tap
from kit.textiles import towel

PICTURE = dict(exposure=0.48, look='High Contrast', vignette=0.15)


def build():
    r = Room(3.0, 2.6, 2.5)
    D = r.D
    r.window(
        'left',
        (0.55, 0.60, 1.55, 2.2),
        depth=0.24,
        frame=M.satin('#2a2a2b', 0.4),
        reveal=M.paint('#f1eeea'),
        power=70,
        backdrop=2.2,
    )
    gold = M.wood('walnut', 0)
    nr = (2.02, 1.02, 2.40, 1.80)
    niche(r, 'back', nr, 0.12, M.marble('calacatta', 0.08, 0.9), M.marble('calacatta', 0.08, 0.9), 3.6)
    r.tiled(
        'back',
        0.60,
        1.20,
        M.marble('calacatta', 0.05, 0.75),
        '#d5cfc4',
        gap=0.0016,
        lippage=0.0005,
        seed=121,
        off=(0.18, 0.0),
    )
    r.tiled(
        'left',
        0.60,
        1.20,
        M.marble('calacatta', 0.05, 0.75),
        '#d5cfc4',
        gap=0.0016,
        lippage=0.0005,
        seed=122,
        off=(0.2, 0.0),
    )
    r.surface('right', M.microcement('#a59a8b', 0.5, 0.09))
    front_wall(r, M.paint('#cfc4b3'))
    r.ceiling()
    r.tiled('floor', 0.6, 0.6, M.stone('#6b625a', 0.05, 0.4), '#5d554d')
    box('nshelf', (nr[0], D + 0.004, 1.40), (nr[2], D + 0.118, 1.412), M.metal('brass'), 0.001)
    strip((nr[0] + 0.02, D + 0.03, 1.397), (nr[2] - 0.02, D + 0.03, 1.397), (0, -0.2, -1), 1.6, '#ffcf96')
    box('top', (0.50, D - 0.50, 0.80), (1.94, D, 0.845), gold, 0.003)
    box('front', (0.52, D - 0.485, 0.46), (1.215, D - 0.465, 0.798), gold, 0.002)
    box('front2', (1.219, D - 0.485, 0.46), (1.92, D - 0.465, 0.798), gold, 0.002)
    for x in (0.50, 1.902):
        box('gable', (x, D - 0.484, 0.46), (x + 0.018, D, 0.798), M.wood('walnut', 1), 0.001)
    box('under', (0.52, D - 0.46, 0.46), (1.9, D, 0.476), gold, 0)
    strip((0.60, D - 0.10, 0.455), (1.85, D - 0.10, 0.455), (0, 0, -1), 3, '#ffcf96', 0.02)
    place(basin_bowl(0.20, 0.12, M.porcelain('#f6f4f0', 0.07), oval=1.25), (1.28, D - 0.26, 0.845))
    place(wall_tap('brass', 0.22), (1.22, D - 0.002, 1.10))
    place_lit(mirror_pill(0.62, 1.05, 1.28, 'brass', 0.03, 9), (1.28, D, 0))
    place(globe_lamp(0.065, 'brass', arm=0.11, glow=10, cam=4), (1.76, D - 0.002, 1.72))
    place(bottle(0.18, 0.032, '#5b3413'), (0.86, D - 0.17, 0.845), 12)
    place(bottle(0.15, 0.029, '#1c1b1a'), (0.945, D - 0.16, 0.845), -12)
    place(bowl_dish(0.06, M.metal('brass')), (1.72, D - 0.24, 0.845))
    place(vase(0, M.satin('#24211f', 0.5, 0.3)), (2.13, D + 0.06, 1.412), 0)
    place(bottle(0.19, 0.033, '#6b3d14'), (2.12, D + 0.06, 1.02), 8)
    place(bottle(0.16, 0.030, '#c9b79b'), (2.20, D + 0.055, 1.02), -14)
    place(candle(0.036, 0.075, '#1b1a19'), (2.31, D + 0.06, 1.02))
    place(candle(0.03, 0.06, '#efe7d6'), (2.29, D + 0.055, 1.412))
    place(
        [
            cyl('bar', (-0.24, -0.07, 0), (0.24, -0.07, 0), 0.009, M.metal('brass')),
            cyl('p1', (-0.23, 0, 0), (-0.23, -0.07, 0), 0.007, M.metal('brass')),
            cyl('p2', (0.23, 0, 0), (0.23, -0.07, 0), 0.007, M.metal('brass')),
        ],
        (2.74, D - 0.002, 1.10),
    )
    place(towel(0.36, 0.46, 0.40, 0.009, '#d9cdb9', 6, 3, 0.010), (2.74, D - 0.072, 1.10))
    sun((0.78, 0.52, -0.50), 11, '#ffd9a8', 0.9)
    camera((2.22, 0.12, 1.32), (1.62, D, 1.2), lens=34, shift_y=-0.03)
    world()
