"""Meshes built directly from numbers, in metres with z up. No bpy.ops: they want a window and are slow without."""

import math
import random

import bpy
from mathutils import Matrix, Vector

V = Vector


def reset(seed=1):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    random.seed(seed)


def mesh_obj(name, verts, faces, mat=None, smooth=False, uvs=None, rnd=None):
    """verts: list of 3-tuples; faces: index lists; uvs: per-vertex (u,v); rnd: per-vertex float attribute 'trnd'."""
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], [], faces)
    if uvs is not None:
        layer = me.uv_layers.new(name='UVMap')
        flat = []
        for l in me.loops:
            flat.extend(uvs[l.vertex_index])
        layer.data.foreach_set('uv', flat)
    if rnd is not None:
        at = me.attributes.new('trnd', 'FLOAT', 'POINT')
        at.data.foreach_set('value', rnd)
    if smooth:
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    me.update()
    ob = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(ob)
    if mat:
        me.materials.append(mat)
    return ob


def bevel(ob, w=0.002, seg=2, angle=35):
    m = ob.modifiers.new('bevel', 'BEVEL')
    m.width, m.segments, m.limit_method, m.angle_limit = w, seg, 'ANGLE', math.radians(angle)
    m.harden_normals = True
    ob.data.use_auto_smooth = True
    ob.data.auto_smooth_angle = math.radians(40)
    ob.data.polygons.foreach_set('use_smooth', [True] * len(ob.data.polygons))
    return ob


def subsurf(ob, n=2):
    m = ob.modifiers.new('sub', 'SUBSURF')
    m.levels = m.render_levels = n
    return ob


def xform(ob, loc=(0, 0, 0), rz=0.0, rx=0.0, ry=0.0):
    ob.matrix_world = (
        Matrix.Translation(V(loc))
        @ Matrix.Rotation(math.radians(rz), 4, 'Z')
        @ Matrix.Rotation(math.radians(ry), 4, 'Y')
        @ Matrix.Rotation(math.radians(rx), 4, 'X')
        @ ob.matrix_world
    )
    return ob


def group(obs, loc=(0, 0, 0), rz=0.0):
    for o in obs:
        xform(o, loc, rz)
    return obs


def box(name, a, b, mat, bev=0.0015, seg=2):
    (x0, y0, z0), (x1, y1, z1) = a, b
    v = [(x0, y0, z0), (x1, y0, z0), (x1, y1, z0), (x0, y1, z0), (x0, y0, z1), (x1, y0, z1), (x1, y1, z1), (x0, y1, z1)]
    f = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    ob = mesh_obj(name, v, f, mat)
    if bev:
        bevel(ob, min(bev, 0.45 * min(abs(x1 - x0), abs(y1 - y0), abs(z1 - z0))), seg)
    return ob


def lathe(name, prof, mat, loc=(0, 0, 0), seg=56, sub=0, sharp=30):
    """prof: (radius, z) list. Radius 0 closes the end."""
    verts, faces, ring = [], [], []
    for r, z in prof:
        if r < 1e-6:
            ring.append([len(verts)])
            verts.append((0, 0, z))
        else:
            ring.append(list(range(len(verts), len(verts) + seg)))
            verts += [(r * math.cos(2 * math.pi * i / seg), r * math.sin(2 * math.pi * i / seg), z) for i in range(seg)]
    for p, q in zip(ring, ring[1:]):
        for i in range(seg):
            j = (i + 1) % seg
            if len(p) == 1 and len(q) == 1:
                break
            if len(p) == 1:
                faces.append((p[0], q[j], q[i]))
            elif len(q) == 1:
                faces.append((p[i], p[j], q[0]))
            else:
                faces.append((p[i], p[j], q[j], q[i]))
    ob = mesh_obj(name, verts, faces, mat, smooth=True)
    ob.data.use_auto_smooth = True
    ob.data.auto_smooth_angle = math.radians(sharp)
    if sub:
        subsurf(ob, sub)
    return xform(ob, loc)


def cyl(name, p0, p1, r, mat, bev=0.0015, seg=40):
    """Solid cylinder from p0 to p1 with slightly rounded rims."""
    p0, p1 = V(p0), V(p1)
    L = (p1 - p0).length
    b = min(bev, r * 0.4, L * 0.4)
    prof = [
        (0, 0),
        (r - b, 0),
        (r - b * 0.3, b * 0.3),
        (r, b),
        (r, L - b),
        (r - b * 0.3, L - b * 0.3),
        (r - b, L),
        (0, L),
    ]
    ob = lathe(name, prof, mat, seg=seg)
    ob.matrix_world = Matrix.Translation(p0) @ (p1 - p0).to_track_quat('Z', 'Y').to_matrix().to_4x4()
    return ob


def fillet(pts, r, n=8):
    """Round the corners of a polyline with radius about r."""
    pts = [V(p) for p in pts]
    out = [pts[0]]
    for a, b, c in zip(pts, pts[1:], pts[2:]):
        d1, d2 = (a - b), (c - b)
        t = min(r, d1.length * 0.49, d2.length * 0.49)
        p, q = b + d1.normalized() * t, b + d2.normalized() * t
        out += [p * (1 - s) ** 2 + b * 2 * s * (1 - s) + q * s * s for s in [i / n for i in range(n + 1)]]
    return out + [pts[-1]]


def tube(name, pts, r, mat, fil=0.0, res=10, cyclic=False):
    cu = bpy.data.curves.new(name, 'CURVE')
    cu.dimensions, cu.bevel_depth, cu.bevel_resolution, cu.use_fill_caps = '3D', r, res, True
    pts = fillet(pts, fil) if fil else [V(p) for p in pts]
    sp = cu.splines.new('POLY')
    sp.points.add(len(pts) - 1)
    for p, q in zip(sp.points, pts):
        p.co = (*q, 1)
    sp.use_smooth, sp.use_cyclic_u = True, cyclic
    cu.materials.append(mat)
    ob = bpy.data.objects.new(name, cu)
    bpy.context.scene.collection.objects.link(ob)
    return ob


def superellipse(a, b, n=2.5, count=64, cx=0, cy=0, flat_back=False):
    """Closed outline. flat_back squares off the +y half (for WCs and wall basins)."""
    out = []
    for i in range(count):
        t = 2 * math.pi * i / count
        c, s = math.cos(t), math.sin(t)
        m = 9 if (flat_back and s > 0) else n
        out.append((cx + a * math.copysign(abs(c) ** (2 / m), c), cy + b * math.copysign(abs(s) ** (2 / m), s)))
    return out


def loft(name, rings, mat, cap0=True, cap1=True, sub=1, smooth=True):
    """rings: list of (outline, z) with equal point counts (or list of 3D point lists)."""
    verts, faces = [], []
    n = len(rings[0][0])
    for outline, z in rings:
        verts += [(x, y, z) for x, y in outline]
    for k in range(len(rings) - 1):
        for i in range(n):
            j = (i + 1) % n
            faces.append((k * n + i, k * n + j, (k + 1) * n + j, (k + 1) * n + i))
    if cap0:
        faces.append(tuple(reversed(range(n))))
    if cap1:
        faces.append(tuple(range((len(rings) - 1) * n, len(rings) * n)))
    ob = mesh_obj(name, verts, faces, mat, smooth=smooth)
    if sub:
        subsurf(ob, sub)
    return ob
