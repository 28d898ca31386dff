"""Renders one picture: blender -b -P render.py -- NAME [--preview] [--threads N] [--out DIR] [--regrade key=value ...]

Scene -> Cycles on the processor -> colour plus denoising guides -> denoiser -> developing -> OUT/NAME.png.
The denoised linear picture is kept as OUT/linear/NAME.npz, so that --regrade can try another exposure in seconds.
"""
import argparse
import ast
import importlib
import os
import sys
import tempfile
import time

import bpy

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True

PREVIEW_SCALE, PREVIEW_SAMPLES = 0.3, 16
DEFAULTS = dict(size=(1600, 1200), samples=28)
GUIDES = {'Image': 'color', 'Denoising Albedo': 'albedo', 'Denoising Normal': 'normal'}


def arguments():
    p = argparse.ArgumentParser(prog='render.py')
    p.add_argument('picture')
    p.add_argument('--preview', action='store_true')
    p.add_argument('--threads', type=int, default=2)
    p.add_argument('--out', default=os.path.join(HERE, 'out'))
    p.add_argument('--regrade', nargs='*', metavar='key=value', help='develop the kept linear picture again')
    return p.parse_args(sys.argv[sys.argv.index('--') + 1 :])


def render(size, samples, threads):
    """Renders the current scene; returns {'color': HxWx3, 'albedo': ..., 'normal': ...} in linear light."""
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = *size, 100
    scene.render.threads_mode, scene.render.threads = 'FIXED', threads
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.seed = 'CPU', samples, 7
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, 0.03
    cycles.adaptive_min_samples = max(16, samples // 4)
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 8, 4, 4
    cycles.transmission_bounces, cycles.transparent_max_bounces = 8, 16
    # Caustics and unclamped bounces give fireflies that no denoiser removes at so few samples.
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy, cycles.sample_clamp_indirect = 0.5, 4.0
    # Debian's Blender has no denoiser, but it does store the guides that ours needs.
    cycles.use_denoising = False
    scene.view_layers[0].cycles.denoising_store_passes = True
    with tempfile.TemporaryDirectory() as folder:
        write_guides_to(folder, scene)
        bpy.ops.render.render(write_still=False)
        return {name: read_exr(folder, name) for name in GUIDES.values()}


def write_guides_to(folder, scene):
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format, files.format.color_depth, files.format.color_mode = 'OPEN_EXR', '32', 'RGB'
    files.file_slots.clear()
    for render_pass, name in GUIDES.items():
        files.file_slots.new(name)
        tree.links.new(layers.outputs[render_pass], files.inputs[name])


def read_exr(folder, name):
    file = next(f for f in os.listdir(folder) if f.startswith(name))
    image = bpy.data.images.load(os.path.join(folder, file))
    image.colorspace_settings.name = 'Non-Color'
    width, height, channels = *image.size, image.channels
    pixels = np.empty(width * height * channels, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, channels)[::-1, :, :3].copy()  # Blender counts rows from below


def literal(text):
    try:
        return ast.literal_eval(text)
    except (ValueError, SyntaxError):
        return text


args = arguments()
os.environ['OPENBLAS_NUM_THREADS'] = str(args.threads)  # read when numpy is imported
import numpy as np

from kit import denoise, develop, flatten, materials, meshes

started = time.time()
scene_module = importlib.import_module('scenes.' + args.picture.replace('-', '_'))
options = {**DEFAULTS, **scene_module.PICTURE}
size, samples = options['size'], options['samples']
if args.preview:
    size, samples = tuple(round(s * PREVIEW_SCALE) for s in size), PREVIEW_SAMPLES
kept = os.path.join(args.out, 'linear', args.picture + '.npz')
if args.regrade is None:
    meshes.reset()
    materials.reset()
    scene_module.build()
    guides = render(size, samples, args.threads)
    color = denoise.denoise(guides['color'], guides['albedo'], guides['normal'], os.path.join(HERE, 'weights'))
    os.makedirs(os.path.dirname(kept), exist_ok=True)
    np.savez_compressed(kept, color=color.astype(np.float16))
else:
    options.update((key, literal(value)) for key, value in (pair.split('=', 1) for pair in args.regrade))
    color = np.load(kept)['color'].astype(np.float32)
target = os.path.join(args.out, args.picture + '.png')
develop.develop(color, target, options)
if 'ground' in options:
    flatten.flatten(target, options['ground'])
print(
    '%s %dx%d %d samples: %.0f s, %.0f CPU s'
    % (args.picture, *size, samples, time.time() - started, sum(os.times()[:2]))
)
