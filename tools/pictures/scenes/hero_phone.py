"""Hero on phones: the middle of the green room, with the plaster in the upper half of the picture."""

from kit.lighting import camera
from scenes.green_room import build_room, DEPTH

PICTURE = dict(size=(1280, 1024), samples=36, exposure=0.32, look='High Contrast', vignette=0.08)


def build():
    build_room()
    camera((2.22, -0.95, 1.26), (2.22, DEPTH, 1.26), lens=38, shift_y=-0.01)
