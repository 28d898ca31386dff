#!/bin/sh
# For containers, on the machine that runs them: backs up every request and copies the backup out of the volume.
#   deploy/copy-from-container.sh /mnt/copies
#   KEEP_DAYS  days after which a backup is deleted, in both places (30)
#   COMPOSE    another command than `docker compose`. It must end with the status of what it ran, which podman-compose 1.0.3 does not
set -eu

folder=${1:?Which folder? copy-from-container.sh FOLDER}
cd "$(dirname "$0")/.."

# In the container; $COMPOSE may be two words. Without a terminal, so that a backup passes unchanged.
site() {
  ${COMPOSE:-docker compose} exec -T site "$@"
}

site env KEEP_DAYS="${KEEP_DAYS:-30}" deploy/backup.sh
# DATA_DIR is the container's.
newest=$(site sh -c 'find "$DATA_DIR/backups" -name "fogratt-*.jsonl.gz" | sort | tail -n 1')
site cat "$newest" | deploy/store-copy.sh "$folder" "$(basename "$newest")"
