#!/bin/sh
# Cuts the rendered row of boards (scenes/samples.py) into one picture per material: sample-marble, sample-oak ...
set -e
here=$(cd "$(dirname "$0")" && pwd)
pitch=540; width=496; height=440     # pixels: boards stand 0.52 m apart, 1040 pixels to the metre
x=$(((pitch - width) / 2))
for name in marble zellige white nero oak brick terrazzo; do
  nice -n 19 convert "$here/out/samples.png" -crop "${width}x$height+$x+8" +repage -strip -quality 92 -define webp:method=6 \
    "$here/../../src/content/pictures/sample-$name.webp"
  x=$((x + pitch))
done
