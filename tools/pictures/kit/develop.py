"""Finishing in scene-linear light, then Blender's own Filmic view transform to PNG."""
import os

import bpy
import numpy as np


def blur(x, s):
    """Gaussian blur by three box passes (numpy only)."""
    r = max(1, int(s * 0.95))
    for _ in range(3):
        for ax in (0, 1):
            p = np.pad(x, [(r + 1, r) if i == ax else (0, 0) for i in range(3)], mode='edge')
            cs = p.cumsum(ax, dtype=np.float64)
            n = x.shape[ax]
            a = np.take(cs, range(2 * r + 1, 2 * r + 1 + n), ax)
            b = np.take(cs, range(0, n), ax)
            x = ((a - b) / (2 * r + 1)).astype(np.float32)
    return x


def develop(img, path, options):
    """Linear HxWx3 to PNG. Options: exposure (stops), look, bloom, vignette, grain, sharpen, sat, wb=(r, g, b), awb."""
    img = (
        img.astype(np.float32) * 2.0 ** options.get('exposure', 0) * np.array(options.get('wb', (1, 1, 1)), np.float32)
    )
    img = img * grey_world(img, options.get('awb', 0))
    img = img + options.get('bloom', 0.06) * glow(img)
    img = img * (1 - options.get('vignette', 0.10) * corner_distance(img)[..., None])
    luminance = (img @ np.array([0.2126, 0.7152, 0.0722], np.float32))[..., None]
    img = np.maximum(luminance + (img - luminance) * options.get('sat', 1.0), 0)
    # Grain hides how smooth the denoiser has left the plain surfaces.
    noise = np.random.default_rng(3).standard_normal((*img.shape[:2], 1)).astype(np.float32)
    img = img * (1 + options.get('grain', 0.008) * noise)
    stops = np.log2(np.maximum(img, 1e-4))
    img = 2 ** (stops + options.get('sharpen', 0.25) * np.clip(stops - blur(stops, 1.0), -0.25, 0.25))
    save(img, path, options.get('look', 'Medium High Contrast'))


def grey_world(img, strength):
    """Factors for a partial white balance: strength 1 makes the mean of the middle tones grey."""
    brightness = img.mean(2)
    low, high = np.percentile(brightness, (20, 97))
    mean = img[(brightness > low) & (brightness < high)].mean(0)
    return ((mean[1] / mean) ** strength).astype(np.float32)


def glow(img):
    """Light that spills from lamps and windows, narrow and wide."""
    width = img.shape[1]
    hot = np.minimum(np.maximum(img - 0.9, 0), 6)
    return 0.5 * blur(hot, width * 0.006) + 0.35 * blur(hot, width * 0.02) + 0.15 * blur(hot, width * 0.06)


def corner_distance(img):
    height, width = img.shape[:2]
    y, x = np.mgrid[:height, :width]
    return (((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2) * 2) ** 1.2


def save(img, path, look):
    height, width = img.shape[:2]
    scene = bpy.context.scene
    view = scene.view_settings
    view.view_transform, view.exposure, view.gamma, view.look = 'Filmic', 0, 1, look
    image = bpy.data.images.new('picture', width, height, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = np.clip(img[::-1], 0, 200)
    image.pixels.foreach_set(pixels.ravel())
    image.update()
    file = scene.render.image_settings
    file.file_format, file.color_mode, file.color_depth, file.compression = 'PNG', 'RGB', '8', 60
    scene.render.dither_intensity = 1.0
    os.makedirs(os.path.dirname(path), exist_ok=True)
    image.save_render(path, scene=scene)
