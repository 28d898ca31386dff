#!/bin/sh
# Backs up every request, also while the site is running. Run it from the folder that holds dist/, with the site's settings.
#   KEEP_DAYS  days after which a backup is deleted (30): erased data must not live on in old backups
#   COPY_TO    a folder on another disk or machine that gets the same backups
set -eu
umask 077

data=${DATA_DIR:-data}
keep=${KEEP_DAYS:-30}
node=$([ -x ./node ] && echo ./node || echo node)

# Half a day before, so that the nightly run takes them on the last day and not on the day after.
prune() {
  find "$data/backups" -name "$1" -mmin +"$((keep * 1440 - 720))" -delete
}

[ ! -d "$data/backups" ] || prune 'fogratt-*.jsonl.gz.failed'
# While no backup can be made, those of before may be all that is left: they stay.
"$node" --max-semi-space-size=4 dist/server/quotes.js backup
prune 'fogratt-*.jsonl.gz'

if [ -n "${COPY_TO:-}" ]; then
  newest=$(find "$data/backups" -name 'fogratt-*.jsonl.gz' | sort | tail -n 1)
  KEEP_DAYS=$keep deploy/store-copy.sh "$COPY_TO" "$(basename "$newest")" <"$newest"
fi
