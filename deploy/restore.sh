#!/bin/sh
# Restores a backup: restore.sh FILE, or `restore.sh - < FILE` where the file cannot be read by the site's user. Run it where
# backup.sh is run, while the site is stopped. The former embedded database is put aside, never deleted; for PostgreSQL, prepare an
# empty database first.
set -eu
umask 077

backup=${1:?Which backup? restore.sh FILE}
data=${DATA_DIR:-data}
node=$([ -x ./node ] && echo ./node || echo node)

if "$node" deploy/is-running.mjs; then
  echo "The site is running at port ${PORT:-3000}. Stop it first, or requests that it accepts meanwhile are lost." >&2
  exit 1
fi

if [ "$backup" = - ]; then
  backup=$data/restoring.jsonl.gz
  trap 'rm -f "$backup"' EXIT
  cat >"$backup"
fi

aside="$data/before-restore-$(date -u +%Y%m%dT%H%M%SZ)"
if [ -e "$data/fogratt.sqlite" ] && [ -z "${DATABASE_URL:-}" ]; then
  mkdir "$aside"
  mv "$data"/fogratt.sqlite* "$aside/"
  echo "The former database is in $aside."
fi

if ! "$node" --max-semi-space-size=4 dist/server/quotes.js restore "$backup"; then
  if [ -d "$aside" ]; then
    rm -f "$data"/fogratt.sqlite*
    mv "$aside"/* "$data/"
    rmdir "$aside"
    echo "Nothing was restored; the former database is back in place." >&2
  fi
  exit 1
fi
