"""Lamps, sun and the level camera."""

import math

import bpy
from mathutils import Matrix

from kit import materials as M
from kit.meshes import lathe, V


def area_light(name, loc, target, w, h, power, color='#ffffff', up=(0, 0, 1), spread=180, shape='RECTANGLE'):
    li = bpy.data.lights.new(name, 'AREA')
    li.shape, li.size, li.size_y, li.energy, li.color = shape, w, h, power, M.hexc(color)
    li.spread = math.radians(spread)
    ob = bpy.data.objects.new(name, li)
    d = (V(target) - V(loc)).normalized()
    z = -d
    x = V(up).cross(z)
    x = x.normalized() if x.length > 1e-4 else V((1, 0, 0))
    y = z.cross(x)
    ob.matrix_world = Matrix.Translation(V(loc)) @ Matrix((x, y, z)).transposed().to_4x4()
    ob.visible_camera = False
    bpy.context.scene.collection.objects.link(ob)
    return ob


def sun(direction, strength=4.0, color='#ffe9cf', angle=1.2):
    """direction: where the light travels to. Needs an opening; the shell must be closed elsewhere."""
    li = bpy.data.lights.new('sun', 'SUN')
    li.energy, li.color, li.angle = strength, M.hexc(color), math.radians(angle)
    ob = bpy.data.objects.new('sun', li)
    ob.matrix_world = V(direction).to_track_quat('-Z', 'Y').to_matrix().to_4x4()
    bpy.context.scene.collection.objects.link(ob)
    return ob


def downlight(x, y, z, power=9, color='#ffd9ae', trim=None, spread=95):
    """Recessed LED spot: trim ring, glowing disc for the camera, small area light."""
    lathe(
        'spot_ring',
        [(0.034, 0), (0.036, -0.004), (0.043, -0.005), (0.0445, 0)],
        trim or M.satin('#f2f0ec', 0.4),
        (x, y, z),
    )
    d = lathe('spot_disc', [(0, -0.0015), (0.034, -0.0015)], M.emit(color, 0.0, 9.0), (x, y, z), seg=24)
    d.visible_shadow = False
    area_light('spot', (x, y, z - 0.008), (x, y, 0), 0.06, 0.06, power, color, (0, 1, 0), spread, 'DISK')


def strip(p0, p1, n, power, color='#ffd7a3', width=0.012):
    """LED strip from p0 to p1 shining along n."""
    p0, p1, n = V(p0), V(p1), V(n).normalized()
    c = (p0 + p1) / 2
    u = (p1 - p0).normalized()
    area_light('strip', c, c + n, width, (p1 - p0).length, power, color, u)


def camera(loc, look, lens=26, shift_y=0.0, level=True, fstop=None, focus=None):
    """Architectural camera: level (verticals stay vertical), composed with shift."""
    cam = bpy.data.cameras.new('cam')
    cam.lens, cam.sensor_width, cam.shift_y, cam.clip_start = lens, 36, shift_y, 0.01
    ob = bpy.data.objects.new('cam', cam)
    d = V(look) - V(loc)
    if level:
        d.z = 0
    ob.matrix_world = Matrix.Translation(V(loc)) @ d.to_track_quat('-Z', 'Y').to_matrix().to_4x4()
    if fstop:
        cam.dof.use_dof, cam.dof.aperture_fstop, cam.dof.focus_distance = True, fstop, focus or d.length
    bpy.context.scene.collection.objects.link(ob)
    bpy.context.scene.camera = ob
    return ob


def world(color='#dfe8f2', strength=0.0):
    w = bpy.data.worlds.new('w')
    bpy.context.scene.world = w
    w.use_nodes = True
    bg = w.node_tree.nodes['Background']
    bg.inputs[0].default_value = (*M.hexc(color), 1)
    bg.inputs[1].default_value = strength
