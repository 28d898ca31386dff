"""Efter renovering: same room, window and camera as before()."""
import math
import random

import bpy

from kit import materials as M
from kit.everything import *

PICTURE = dict(exposure=.35, look='High Contrast', vignette=.10)


def build():
    r = small_new()
    D, H = r.D, r.H
    downlight(.56, D - .5, H, 9, spread=85); downlight(1.55, 1.6, H, 8, spread=100); downlight(1.15, .6, H, 8, spread=100)
    camera(*SMALL['cam'], lens=SMALL['lens'], shift_y=-.05)
    world()
