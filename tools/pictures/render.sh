#!/bin/sh
# Renders pictures and puts them where the site finds them:
#   sh tools/pictures/render.sh tub            one picture
#   sh tools/pictures/render.sh tub slope      several, one after the other
#   sh tools/pictures/render.sh all            every picture
#   sh tools/pictures/render.sh --preview tub  a small one in out/, half a minute; the site's picture stays as it is
# THREADS=4 sh ... uses four threads instead of two.
set -e
here=$(cd "$(dirname "$0")" && pwd)
pictures='tub slope double nordic cabin marble before after result nero compact storage woodwhite minimal nisch
  hero hero-phone showroom plan3d joint samples'
preview=
if [ "$1" = --preview ]; then preview=--preview; shift; fi
[ $# -gt 0 ] || { sed -n '2,7s/^# //p' "$0"; exit 2; }
[ "$1" = all ] && set -- $pictures
[ -d "$here/weights" ] || sh "$here/fetch-denoiser-weights.sh"

for name in "$@"; do
  out=$here/out${preview:+/preview}
  log=$out/$name.log
  mkdir -p "$out"
  # Blender exits with 0 even when the script fails, so the picture itself is the proof.
  rm -f "$out/$name.png"
  nice -n 19 blender -b -P "$here/render.py" -- "$name" $preview --threads "${THREADS:-2}" --out "$out" >"$log" 2>&1 || true
  [ -f "$out/$name.png" ] || { echo "$name failed, see $log" >&2; exit 1; }
  grep 'samples:' "$log"
  [ -z "$preview" ] || continue
  if [ "$name" = samples ]; then sh "$here/publish-samples.sh"; else sh "$here/publish.sh" "$name"; fi
done
