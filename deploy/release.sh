#!/bin/sh
# For a plain machine: builds this folder and installs the release beside earlier ones.
#   PUBLIC_URL=https://www.example.se deploy/release.sh /opt/fogratt
# The switch to it is atomic; docs/running.md says how to go back. KEEP_RELEASES (3) of them stay, the current one among them.
set -eu
# The site's user enters these folders.
umask 022

home=${1:?Which folder? release.sh FOLDER}
: "${PUBLIC_URL:?The address of the site is built into its pages}"
cd "$(dirname "$0")/.."

npm run build
name=$(date -u +%Y%m%dT%H%M%SZ)-$(head -c 12 dist/build-id.txt)
release="$home/releases/$name"
mkdir -p "$release/deploy"
cp package.json package-lock.json "$release/"
cp -R dist "$release/"
cp deploy/*.sh deploy/*.mjs "$release/deploy/"
(cd "$release" && npm ci --omit=dev --ignore-scripts --no-audit --no-fund)
# The project brings its own Node.
ln -s node_modules/node-linux-*/bin/node "$release/node"
chmod -R go=rX "$release"

ln -sfn "releases/$name" "$home/current.next"
mv -T "$home/current.next" "$home/current"

# Names begin with their time, so the last ones are the newest. Each holds its own node_modules.
find "$home/releases" -mindepth 1 -maxdepth 1 -type d | sort | head -n "-${KEEP_RELEASES:-3}" | while read -r old; do
  rm -rf "$old"
  echo "$(basename "$old") was removed."
done
echo "$home/current is $name. Start it with: systemctl restart fogratt"
