#!/bin/sh
# Backs up every request, also while the site is running. Run it from the folder that holds dist/, with the site's settings.
#   KEEP_DAYS  days after which a backup is deleted (30): erased data must not live on in old backups
#   COPY_TO    a folder on another disk or machine that gets the same backups
set -eu
umask 077

data=${DATA_DIR:-data}
keep=${KEEP_DAYS:-30}
node=$([ -x ./node ] && echo ./node || echo node)

"$node" --max-semi-space-size=4 dist/server/quotes.js backup
prune() {
  find "$1" \( -name 'fogratt-*.jsonl.gz' -o -name 'fogratt-*.jsonl.gz.failed' \) -mtime +"$keep" -delete
}
prune "$data/backups"

if [ -n "${COPY_TO:-}" ]; then
  newest=$(find "$data/backups" -name 'fogratt-*.jsonl.gz' | sort | tail -n 1)
  copy=$COPY_TO/$(basename "$newest")
  # It gets its name once it is whole and on the disk; an hour old, it was left behind by a backup that was killed.
  find "$COPY_TO" -name 'fogratt-*.part' -mmin +60 -delete
  cp "$newest" "$copy.part"
  sync "$copy.part"
  cmp "$newest" "$copy.part"
  mv "$copy.part" "$copy"
  prune "$COPY_TO"
  echo "It was copied to $COPY_TO."
fi
