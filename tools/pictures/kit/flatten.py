"""Evens out the ground around a model, so that the picture's edges have exactly the colour of the page behind it."""
import bpy
import numpy as np


def flatten(path, ground, border=0.05):
    """Fits a smooth surface to the picture's border and scales it to `ground` ('#rrggbb'). Shadows on the ground stay."""
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'  # the file's own sRGB values, unconverted
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    pixels = pixels.reshape(height, width, 4)
    y, x = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j]
    terms = np.stack([np.ones_like(x), x, y, x * x, x * y, y * y], -1)
    edge = np.maximum(abs(x), abs(y)) > 1 - 2 * border
    target = [int(ground[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    for channel, wanted in enumerate(target):
        fit, *_ = np.linalg.lstsq(terms[edge], pixels[edge, channel], rcond=None)
        pixels[..., channel] *= wanted / (terms @ fit)
    # What is left of the grain near the border fades into the plain colour.
    fade = np.clip((np.maximum(abs(x), abs(y)) - (1 - 2 * border)) / (1.4 * border), 0, 1)[..., None]
    pixels[..., :3] = np.clip(pixels[..., :3] * (1 - fade) + np.array(target) * fade, 0, 1)
    image.pixels.foreach_set(pixels.ravel())
    image.filepath_raw, image.file_format = path, 'PNG'
    image.save()
    bpy.data.images.remove(image)
