#!/bin/sh
# Puts a copy back: restore.sh FILE. Run it where backup.sh is run, while the site is closed. What lay in the embedded
# database before is put aside, never removed; an empty PostgreSQL is prepared by whoever runs it.
set -eu
umask 077

copy=${1:?Which copy? restore.sh FILE}
data=${DATA_DIR:-data}
node=$([ -x ./node ] && echo ./node || echo node)

if "$node" deploy/somebody-answers.mjs; then
  echo "The site is open at port ${PORT:-3000}. Close it first, or requests that come meanwhile are lost." >&2
  exit 1
fi

aside="$data/before-restore-$(date -u +%Y%m%dT%H%M%SZ)"
if [ -e "$data/fogratt.sqlite" ] && [ -z "${DATABASE_URL:-}" ]; then
  mkdir "$aside"
  mv "$data"/fogratt.sqlite* "$aside/"
  echo "What was there lies in $aside."
fi

if ! "$node" dist/server/quotes.js restore "$copy"; then
  if [ -d "$aside" ]; then
    rm -f "$data"/fogratt.sqlite*
    mv "$aside"/* "$data/"
    rmdir "$aside"
    echo "Nothing was put back; what was there is there again." >&2
  fi
  exit 1
fi
