"""Hero on phones: the middle of the green room, with the plaster in the upper half of the picture."""
from kit.lighting import camera
from scenes.green_room import DEPTH, build_room

PICTURE = dict(size=(1280, 1024), samples=36, exposure=.32, look='High Contrast', vignette=.08)


def build():
    build_room()
    camera((2.22, -.95, 1.26), (2.22, DEPTH, 1.26), lens=38, shift_y=-.01)
