"""Exklusivt badrum med fristående badkar."""
import math
import random

import bpy

from kit import materials as M
from kit.everything import *

PICTURE = dict(exposure=.20, look='High Contrast', vignette=.14)


def build():
    r = Room(3.6, 3.3, 2.62)
    W, D, H = r.W, r.D, r.H
    r.window('left', (1.25, .62, 2.55, 2.22), depth=.26, frame=M.satin('#2a2a2b', .4), reveal=M.paint('#efece6'), sill=M.marble('calacatta'),
             bars=(2, 1), power=100, backdrop=2.2)
    nx0, nx1, nz0, nz1 = 2.4, 3.0, 1.0, 1.36      # one tile wide, on the joints
    r.hole('back', nx0, nz0, nx1, nz1)
    r.reveal('back', (nx0, nz0, nx1, nz1), .11, M.microcement('#9a9184'), back=M.microcement('#9a9184'))
    r.tiled('back', .60, 1.20, M.marble('calacatta', .07, .8), '#d8d2c8', pattern='grid', gap=.0018, off=(0, 0), lippage=.0005, seed=11)
    r.surface('left', M.microcement('#b3a797', .55, .09))
    r.surface('right', M.microcement('#b3a797', .55, .09))
    front_wall(r, M.microcement('#b3a797', .55, .09))
    r.ceiling(M.paint('#f3f0ea'))
    r.tiled('floor', .60, .60, M.stone('#8d8478', .05, .34, .12, 3.2), '#756e64', gap=.0025, lippage=.0004, off=(.22, .1), seed=4)
    # cove light along the back wall: dropped edge + strip
    box('cove', (0, D - .16, H - .10), (W, D - .14, H), M.paint('#f3f0ea'), .002)
    strip((.05, D - .07, H - .03), (W - .05, D - .07, H - .03), (0, .25, -1), 13, '#ffcf96')
    strip((nx0 + .02, D + .05, nz1 - .006), (nx1 - .02, D + .05, nz1 - .006), (0, -.1, -1), 1.6, '#ffcf96')
    place(bathtub(1.72, .80, .58), (1.72, D - .72, 0))
    place(tub_filler('brass', .98, .25), (.70, D - .62, 0), -14)
    place(tub_tray(.88), (1.98, D - .72, .584), 90)
    place(candle(.036, .085), (1.985, D - .58, .605))
    place(bottle(.15, .03, '#6b3d14'), (1.98, D - .86, .605), 20)
    box('book', (1.925, D - .79, .605), (2.045, D - .64, .622), M.satin('#b8a78e', .6), .002)
    # niche
    place(bottle(.19, .033), (2.54, D + .055, nz0), 10)
    place(bottle(.16, .033, '#c9b79b'), (2.63, D + .06, nz0), -15)
    place(vase(0), (2.86, D + .05, nz0))
    # stool with towels
    place(stool(.44, .17), (2.86, D - .95, 0), 12)
    place(folded_towels(3, .27, .22, ('#efe9de', '#c4b298', '#efe9de')), (2.86, D - .95, .442), 28)
    place(pot(.17, .32, M.satin('#cfc6b8', .7, .4)), (.42, D - .40, 0))
    place(plant('fiddle', 1.05, 4, n=18), (.42, D - .40, .27))
    place(rug(.95, .6, '#d8cfc0'), (1.75, 1.72, 0), -4)
    place(curtain(.42, 2.50, 5), (.10, 2.50, .03), 90)
    tube('rod', [(.10, .55, 2.54), (.10, 2.85, 2.54)], .011, M.metal('black'))
    place(globe_lamp(.085, 'brass', wall=False, drop=.72, glow=15, cam=5), (2.96, D - .42, H))
    place(globe_lamp(.085, 'brass', wall=False, drop=1.02, glow=15, cam=5), (3.22, D - .52, H))
    downlight(1.15, D - .55, H, 8, spread=75); downlight(2.2, D - .55, H, 8, spread=75)
    place(hooks(3, .16, 'brass'), (W, 2.10, 1.66), -90)
    place(towel(.30, .70, .66, .012, '#efe7da', 4, 2.6, .012), (W - .056, 2.10, 1.655), -90)
    sun((.80, .34, -.66), 16.0, '#ffd9a8', .9)
    camera((2.30, -.95, 1.28), (1.80, D, 1.28), lens=27, shift_y=-.055)
    world()
