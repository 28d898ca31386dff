#!/bin/sh
# A copy of every request, also while the site is open. Run it from the folder that holds dist/, with the site's own settings.
#   KEEP_DAYS  days after which a copy is removed (30): what was erased must not live on in old copies
#   COPY_TO    a folder on another disk or machine that gets the same copies; a copy beside its original burns with it
set -eu
umask 077

data=${DATA_DIR:-data}
keep=${KEEP_DAYS:-30}
node=$([ -x ./node ] && echo ./node || echo node)

"$node" dist/server/quotes.js backup
find "$data/backups" -name 'fogratt-*.jsonl.gz' -mtime +"$keep" -delete

if [ -n "${COPY_TO:-}" ]; then
  newest=$(find "$data/backups" -name 'fogratt-*.jsonl.gz' | sort | tail -n 1)
  cp "$newest" "$COPY_TO/"
  cmp "$newest" "$COPY_TO/$(basename "$newest")"
  find "$COPY_TO" -name 'fogratt-*.jsonl.gz' -mtime +"$keep" -delete
  echo "The same copy lies in $COPY_TO."
fi
