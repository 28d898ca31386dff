"""Slutresultat: the room of after() in the evening, towards vanity and window."""
import math
import random

import bpy

from kit import materials as M
from kit.everything import *

PICTURE = dict(exposure=.75, look='High Contrast', vignette=.16, bloom=.07, awb=.5)


def build():
    r = small_new(True)
    W, D, H = r.W, r.D, r.H
    downlight(.56, D - .5, H, 12, '#ffd9ae', spread=85); downlight(1.55, 1.6, H, 9, '#ffd9ae', spread=100); downlight(1.15, .6, H, 9, '#ffd9ae', spread=100)
    strip((.05, D - .02, H - .02), (W - .05, D - .02, H - .02), (0, -.25, -1), 7, '#ffcf96')
    strip((W - .25, .55, .352), (W - .25, 1.28, .352), (0, 0, -1), 2.5, '#ffc585', .03)
    area_light('fill', (.6, -.3, 2.0), (1.4, D, .9), 1.2, 1.2, 22, '#ffe9d2')
    camera((.42, -.98, 1.30), (1.62, 1.95, 1.30), lens=24, shift_y=-.05)
    world()
