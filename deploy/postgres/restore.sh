#!/bin/sh
# Reads a backup into an empty database, all or nothing: SEATWISE_DATA=postgres://… restore.sh FILE
# Stop the instances first.
set -eu
: "${SEATWISE_DATA:?}"
tables=$(psql -Atq --no-password "$SEATWISE_DATA" \
  -c "select count(*) from pg_tables where schemaname = 'public'")
[ "$tables" = 0 ] || { echo "The database has $tables tables; restore into an empty one." >&2; exit 1; }
pg_restore --exit-on-error --single-transaction --no-owner --no-password --dbname="$SEATWISE_DATA" "$1"
# A new epoch ends every session, those too that ended since the backup was made.
psql -q --no-password "$SEATWISE_DATA" -c "
  with next as (select coalesce(max(sequence), 0) + 1 as n from journal)
  insert into journal (sequence, place, collection, id, body)
    select n, n, 'settings', 'epoch',
      json_build_object('id', 'epoch', 'value', gen_random_uuid())::text from next
  on conflict (collection, id) do update
    set sequence = excluded.sequence, body = excluded.body, written = excluded.written"
