"""One import for scenes, so that a scene reads as a list of things in a room."""
from kit.lighting import area_light, camera, downlight, strip, sun, world
from kit.meshes import *
from kit.mirrors import *
from kit.placing import behind, place, place_lit
from kit.props import *
from kit.room import Room, front_wall, niche
from kit.sanitary import *
from kit.seventies import *
from kit.taps import *
from kit.textiles import *
from kit.tiling import Frame, plane, tiles
