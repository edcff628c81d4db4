#!/bin/sh
# A backup of all data in one file: SEATWISE_DATA=postgres://… BACKUPS=/folder backup.sh
# Files older than KEEP_DAYS go, because a deleted person is in them as long.
set -eu
: "${SEATWISE_DATA:?}" "${BACKUPS:?}"
umask 077
mkdir -p "$BACKUPS"
file=$BACKUPS/seatwise-$(date -u +%Y%m%dT%H%M%SZ).dump
pg_dump --format=custom --no-owner --no-password --file="$file.part" "$SEATWISE_DATA"
# Only what can be read is called a backup.
pg_restore --list "$file.part" > /dev/null
mv "$file.part" "$file"
find "$BACKUPS" -name 'seatwise-*' -mtime +"${KEEP_DAYS:-14}" -delete
echo "$file"
