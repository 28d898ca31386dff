"""Hero: wide view of the green room; the plumb line hangs before the plaster, a third from the left."""

from kit.lighting import camera
from scenes.green_room import build_room, DEPTH

PICTURE = dict(size=(2240, 1260), samples=36, exposure=0.32, look='High Contrast', vignette=0.08)


def build():
    build_room()
    camera((2.70, -0.95, 1.26), (2.70, DEPTH, 1.26), lens=24, shift_y=-0.04)
