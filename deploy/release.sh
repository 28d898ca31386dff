#!/bin/sh
# For a plain machine: builds what lies here and puts it beside earlier releases, with only what runs.
#   PUBLIC_URL=https://www.example.se deploy/release.sh /opt/fogratt
# It becomes the current one in one step; docs/running.md says how to go back to the one before.
set -eu

home=${1:?Where to? release.sh FOLDER}
: "${PUBLIC_URL:?The address of the site is built into its pages}"
cd "$(dirname "$0")/.."

npm run build
name=$(date -u +%Y%m%dT%H%M%SZ)-$(cut -c 1-12 dist/built-from.txt)
release="$home/releases/$name"
mkdir -p "$release/deploy"
cp package.json package-lock.json "$release/"
cp -R dist "$release/"
cp deploy/*.sh deploy/*.mjs "$release/deploy/"
(cd "$release" && npm ci --omit=dev --ignore-scripts --no-audit --no-fund)
# The project brings its own Node, whatever the machine has.
ln -s node_modules/node-linux-*/bin/node "$release/node"
chmod -R go=rX "$release"

ln -sfn "releases/$name" "$home/current.next"
mv -T "$home/current.next" "$home/current"
echo "$home/current is $name. Let it begin with: systemctl restart fogratt"
