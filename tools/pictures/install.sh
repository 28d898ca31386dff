#!/bin/sh
# Everything the pictures need, on Debian 12: sh tools/pictures/install.sh
set -e
root=; [ "$(id -u)" = 0 ] || root=sudo
# libopenblas: with Debian's reference BLAS the denoiser takes ten times as long.
$root apt-get install -y --no-install-recommends blender python3-numpy libopenblas0-pthread imagemagick
sh "$(dirname "$0")/fetch-denoiser-weights.sh"
