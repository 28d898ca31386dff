"""Exklusivt badrum med fristående badkar."""

from kit import materials as M
from kit.lighting import camera, downlight, strip, sun, world
from kit.meshes import box, tube
from kit.mirrors import globe_lamp
from kit.placing import place
from kit.plants import plant, pot
from kit.props import bottle, candle, stool, vase
from kit.room import front_wall, Room
from kit.sanitary import bathtub, tub_tray
from kit.taps import tub_filler
from kit.textiles import curtain, folded_towels, hooks, rug, towel

PICTURE = dict(exposure=0.20, look='High Contrast', vignette=0.14)


def build():
    r = Room(3.6, 3.3, 2.62)
    W, D, H = r.W, r.D, r.H
    r.window(
        'left',
        (1.25, 0.62, 2.55, 2.22),
        depth=0.26,
        frame=M.satin('#2a2a2b', 0.4),
        reveal=M.paint('#efece6'),
        sill=M.marble('calacatta'),
        bars=(2, 1),
        power=100,
        back_mat=M.view('#f6f8fa', '#e3eae2', '#b3c4a1', 2.1, z=(0.2, 4.2)),
    )
    nx0, nx1, nz0, nz1 = 2.4, 3.0, 1.0, 1.36  # one tile wide, on the joints
    r.hole('back', nx0, nz0, nx1, nz1)
    r.reveal('back', (nx0, nz0, nx1, nz1), 0.11, M.microcement('#9a9184'), back=M.microcement('#9a9184'))
    r.tiled(
        'back',
        0.60,
        1.20,
        M.marble('calacatta', 0.07, 0.8),
        '#d8d2c8',
        pattern='grid',
        gap=0.0018,
        off=(0, 0),
        lippage=0.0005,
        seed=11,
    )
    r.surface('left', M.microcement('#b3a797', 0.55, 0.09))
    r.surface('right', M.microcement('#b3a797', 0.55, 0.09))
    front_wall(r, M.microcement('#b3a797', 0.55, 0.09))
    r.ceiling(M.paint('#f3f0ea'))
    r.tiled(
        'floor',
        0.60,
        0.60,
        M.stone('#8d8478', 0.05, 0.34, 0.12, 3.2),
        '#756e64',
        gap=0.0025,
        lippage=0.0004,
        off=(0.22, 0.1),
        seed=4,
    )
    # cove light along the back wall: dropped edge + strip
    box('cove', (0, D - 0.16, H - 0.10), (W, D - 0.14, H), M.paint('#f3f0ea'), 0.002)
    strip((0.05, D - 0.07, H - 0.03), (W - 0.05, D - 0.07, H - 0.03), (0, 0.25, -1), 13, '#ffcf96')
    strip((nx0 + 0.02, D + 0.05, nz1 - 0.006), (nx1 - 0.02, D + 0.05, nz1 - 0.006), (0, -0.1, -1), 1.6, '#ffcf96')
    place(bathtub(1.72, 0.80, 0.58), (1.72, D - 0.72, 0))
    place(tub_filler('brass', 0.98, 0.25), (0.70, D - 0.62, 0), -14)
    place(tub_tray(0.88), (1.98, D - 0.72, 0.584), 90)
    place(candle(0.036, 0.085), (1.985, D - 0.58, 0.605))
    place(bottle(0.15, 0.03, '#6b3d14'), (1.98, D - 0.86, 0.605), 20)
    box('book', (1.925, D - 0.79, 0.605), (2.045, D - 0.64, 0.622), M.satin('#b8a78e', 0.6), 0.002)
    # niche
    place(bottle(0.19, 0.033), (2.54, D + 0.055, nz0), 10)
    place(bottle(0.16, 0.033, '#c9b79b'), (2.63, D + 0.06, nz0), -15)
    place(vase(0), (2.86, D + 0.05, nz0))
    # stool with towels
    place(stool(0.44, 0.17), (2.86, D - 0.95, 0), 12)
    place(folded_towels(3, 0.27, 0.22, ('#efe9de', '#c4b298', '#efe9de')), (2.86, D - 0.95, 0.442), 28)
    place(pot(0.17, 0.32, M.satin('#cfc6b8', 0.7, 0.4)), (0.42, D - 0.40, 0))
    place(plant('fiddle', 1.05, 4, n=18), (0.42, D - 0.40, 0.27))
    place(rug(0.95, 0.6, '#d8cfc0'), (1.75, 1.72, 0), -4)
    place(curtain(0.42, 2.50, 5), (0.10, 2.50, 0.03), 90)
    tube('rod', [(0.10, 0.55, 2.54), (0.10, 2.85, 2.54)], 0.011, M.metal('black'))
    place(globe_lamp(0.085, 'brass', wall=False, drop=0.72, glow=15, cam=5), (2.96, D - 0.42, H))
    place(globe_lamp(0.085, 'brass', wall=False, drop=1.02, glow=15, cam=5), (3.22, D - 0.52, H))
    downlight(1.15, D - 0.55, H, 8, spread=75)
    downlight(2.2, D - 0.55, H, 8, spread=75)
    place(hooks(3, 0.16, 'brass'), (W, 2.10, 1.66), -90)
    place(towel(0.30, 0.70, 0.66, 0.012, '#efe7da', 4, 2.6, 0.012), (W - 0.056, 2.10, 1.655), -90)
    sun((0.80, 0.34, -0.66), 16.0, '#ffd9a8', 0.9)
    camera((2.30, -0.95, 1.28), (1.80, D, 1.28), lens=27, shift_y=-0.055)
    world()
