#!/bin/sh
# Turns a rendered PNG in out/ into the site's original: WebP of the best quality that stays under 600 kB.
#   sh tools/pictures/publish.sh tub [ImageMagick options, such as a crop]
set -e
here=$(cd "$(dirname "$0")" && pwd)
name=$1; shift
target=$here/../../src/content/pictures/$name.webp
for quality in 93 90 87 84 80; do
  nice -n 19 convert "$here/out/$name.png" "$@" -strip -quality $quality -define webp:method=6 -define webp:use-sharp-yuv=1 "$target"
  [ "$(wc -c <"$target")" -le 600000 ] && break
done
echo "$name.webp quality $quality, $(($(wc -c <"$target") / 1000)) kB"
