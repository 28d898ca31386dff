#!/bin/sh
# Stores a backup that comes on standard input in a folder on another disk or machine, and prunes the folder:
#   store-copy.sh FOLDER NAME < BACKUP
#   KEEP_DAYS  days after which a copy is deleted (30): erased data must not live on in old backups
set -eu
umask 077

folder=${1:?Which folder? store-copy.sh FOLDER NAME}
name=${2:?Which name? store-copy.sh FOLDER NAME}
copy=$folder/$name
# It gets its name once it is whole and on the disk; an hour old, it was left behind by a backup that was killed.
find "$folder" -name 'fogratt-*.part' -mmin +60 -delete
cat >"$copy.part"
sync "$copy.part"
# The end of a gzip file has its length and checksum, so a pipe that broke is noticed.
gzip --test <"$copy.part"
mv "$copy.part" "$copy"
# As backup.sh does it.
find "$folder" -name 'fogratt-*.jsonl.gz' -mmin +"$((${KEEP_DAYS:-30} * 1440 - 720))" -delete
echo "It was copied to $folder."
