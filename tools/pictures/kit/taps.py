"""Taps, showers, glass and drains. Built at the origin, wall-hung things with the wall at y=0 facing -y, floor at z=0; place() puts them in the room."""
import math
import random

from mathutils import Matrix

from kit import materials as M
from kit.meshes import *


def basin_tap(kind='chrome', h=.30, reach=.15, tall=True):
    m = M.metal(kind)
    if not tall:
        h = .14
    return [lathe('base', [(0, .008), (.024, .008), (.026, .006), (.026, 0)], m), cyl('body', (0, 0, 0), (0, 0, h), .0175, m, .003),
            cyl('spout', (0, .005, h - .03), (0, -reach, h - .045), .0115, m, .002), tube('lever', [(0, 0, h + .006), (0, .012, h + .018), (0, .075, h + .03)], .005, m, .01),
            lathe('cap', [(0, .012), (.015, .010), (.0175, .004), (.0175, 0)], m, (0, 0, h + .002))]


def wall_tap(kind='brass', reach=.19):
    m = M.metal(kind)
    o = [cyl('rose', (0, 0, 0), (0, -.008, 0), .026, m), tube('spout', [(0, 0, 0), (0, -reach, 0), (0, -reach, -.03)], .0105, m, .02),
         cyl('rose2', (.13, 0, 0), (.13, -.008, 0), .026, m), cyl('knob', (.13, 0, 0), (.13, -.055, 0), .017, m, .003), cyl('pin', (.13, -.045, .012), (.13, -.045, .055), .0045, m)]
    return o


def tub_filler(kind='black', h=.95, reach=.24):
    """Floor-standing tub mixer with hand shower."""
    m = M.metal(kind)
    return [lathe('plinth', [(0, .012), (.055, .012), (.058, .009), (.058, 0)], m), tube('riser', [(0, 0, 0), (0, 0, h), (reach, 0, h), (reach, 0, h - .07)], .0165, m, .07),
            cyl('mix', (-.0, -.075, h - .22), (0, .075, h - .22), .021, m, .003), cyl('lev', (0, -.075, h - .22), (0, -.11, h - .22), .012, m), cyl('levpin', (0, -.10, h - .215), (0, -.10, h - .14), .0045, m),
            cyl('hand', (0, .09, h - .34), (0, .09, h - .12), .0115, m, .003), tube('hose', [(0, .09, h - .34), (0, .12, h - .55), (0, .10, h - .74), (0, .04, h - .62), (0, .02, h - .30)], .0055, m, .12)]


def shower_set(kind='chrome', z=1.05, head=.15, top=2.12, reach=.42):
    """Thermostat bar with riser, rain head, hand shower and hose; wall at y=0."""
    m = M.metal(kind)
    y = -.065
    o = [cyl('thermo', (-.135, y, z), (.135, y, z), .0215, m, .004), cyl('knobL', (-.175, y, z), (-.132, y, z), .0235, m, .004), cyl('knobR', (.132, y, z), (.175, y, z), .0235, m, .004)]
    for x in (-.075, .075):
        o += [cyl('leg', (x, 0, z), (x, y, z), .012, m), cyl('rose', (x, 0, z), (x, -.009, z), .031, m, .003)]
    o += [tube('riser', [(0, y, z), (0, y, top), (0, y - reach, top), (0, y - reach, top - .05)], .0108, m, .055), cyl('bracket', (0, 0, top - .25), (0, y, top - .25), .009, m), cyl('brose', (0, 0, top - .25), (0, -.008, top - .25), .02, m),
          lathe('rain', [(0, .016), (.02, .016), (.024, .009), (head - .004, .008), (head, .005), (head, .001), (head - .003, 0), (0, 0)], m, (0, y - reach, top - .062))]
    zs = z + .62
    o += [cyl('slider', (-.012, y, zs), (.035, y - .02, zs), .016, m, .003), cyl('handle', (.032, y - .035, zs - .16), (.032, y - .055, zs + .05), .0115, m, .003),
          lathe('hhead', [(0, .012), (.03, .012), (.05, .005), (.052, 0), (.048, -.004), (0, -.004)], m)]
    o[-1].matrix_world = Matrix.Translation((.032, y - .075, zs + .062)) @ Matrix.Rotation(math.radians(68), 4, 'X') @ Matrix.Rotation(math.pi, 4, 'Y')
    o.append(tube('hose', [(.032, y - .035, zs - .16), (.05, y - .06, zs - .42), (.10, y - .05, zs - .78), (.16, y - .02, zs - .80), (.13, y + .01, z - .06), (.06, y, z - .02)], .0068, m, .16))
    return o


def glass_screen(W=.9, H=2.0, t=.008, kind='black', frame=True, glass=None, grid=0):
    """Fixed shower pane in the xz plane from x=0 to W."""
    m, gl = M.metal(kind), glass or M.pane()
    p = mesh_obj('pane', [(.006, 0, .012), (W, 0, .012), (W, 0, H), (.006, 0, H)], [(0, 1, 2, 3)], gl)
    o = [p, box('prof', (0, -.011, 0), (.022, .011, H), m, .0015), box('foot', (0, -.009, 0), (W, .009, .012), m, .001)]
    edge = M.pane((.62, .80, .74))
    if frame:
        o += [box('top', (0, -.011, H - .012), (W, .011, H + .012), m, .0015), box('end', (W - .02, -.011, 0), (W, .011, H), m, .0015)]
        for i in range(1, grid):
            o.append(box('bar', (.01, -.009, H * i / grid - .008), (W - .01, .009, H * i / grid + .008), m, .001))
    else:
        o += [box('edge', (W - .002, -t / 2, .012), (W, t / 2, H), edge, 0), box('edget', (.01, -t / 2, H - .002), (W, t / 2, H), edge, 0), tube('stay', [(W - .06, 0, H - .01), (W - .06, .55, H - .01)], .007, m)]
    return o


def shower_corner(R=.9, H=1.98, kind='chrome', glass=None):
    """Quarter-round cabin for a corner: walls at x=0 (left) and y=0 (back), opening towards +x,-y."""
    m, gl, o = M.metal(kind), glass or M.pane(), []
    s, r = R * .38, R * .62                                       # straight part, radius of the curve
    path = [(R, 0), (R, -s)] + [(s + r * math.cos(t), -s - r * math.sin(t)) for t in [math.pi / 2 * i / 24 for i in range(1, 25)]] + [(0, -R)]
    def strip_(pts, z0, z1):
        v = [(x, y, z0) for x, y in pts] + [(x, y, z1) for x, y in pts]
        n = len(pts)
        return mesh_obj('curved', v, [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)], gl, smooth=True)
    o.append(strip_(path, .05, H))
    for z in (.045, H):
        o.append(tube('rail', [(x, y, z) for x, y in path], .014, m, res=4))
    for x, y in ((R, -.006), (.006, -R), (R, -s), (s, -R), path[13]):
        o.append(cyl('upr', (x, y, .04), (x, y, H), .009 if (x, y) != path[13] else .006, m))
    for k in (11, 15):
        x, y = path[k]
        a = math.atan2(-(y + s), x - s)
        dx, dy = math.cos(a) * .03, -math.sin(a) * .03
        o.append(tube('grip', [(x, y, .98), (x + dx, y + dy, .98), (x + dx, y + dy, 1.22), (x, y, 1.22)], .007, m, .015))
    fl = [(x, y) for x, y in path] + [(0, 0)]
    n = len(fl)
    tray = mesh_obj('tray', [(x, y, .0) for x, y in fl] + [(x, y, .035) for x, y in fl], [tuple(range(n, 2 * n))[::-1]] + [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)], M.porcelain('#f4f3f0', .2))
    o += [bevel(tray, .006), lathe('cover', [(0, .040), (.05, .039), (.056, .036)], m, (R * .42, -R * .42, 0))]
    return o


def floor_drain(w=.15, kind='steel', slot=None):
    m = M.metal(kind)
    if slot:
        return [box('slot', (-slot / 2, -.026, .0005), (slot / 2, .026, .0022), m, .0008), box('gap1', (-slot / 2 + .004, -.024, .0018), (slot / 2 - .004, -.0215, .0024), M.satin('#111111', .5), 0),
                box('gap2', (-slot / 2 + .004, .0215, .0018), (slot / 2 - .004, .024, .0024), M.satin('#111111', .5), 0)]
    o = [box('drain', (-w / 2, -w / 2, .0005), (w / 2, w / 2, .0022), m, .0008)]
    for i in range(7):
        x = -w / 2 + w * (i + 1) / 8
        o.append(box('sl', (x - .003, -w * .38, .0015), (x + .003, w * .38, .0025), M.satin('#0c0c0c', .5), 0))
    return o
