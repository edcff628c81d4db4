#!/bin/sh
# Reads a backup into an empty database, all or nothing: SEATWISE_DATA=postgres://… restore.sh FILE
# Stop the instances first.
set -eu
: "${SEATWISE_DATA:?}"
tables=$(psql -Atq --no-password "$SEATWISE_DATA" \
  -c "select count(*) from pg_tables where schemaname = 'public'")
[ "$tables" = 0 ] || { echo "The database has $tables tables; restore into an empty one." >&2; exit 1; }
pg_restore --exit-on-error --single-transaction --no-owner --no-password --dbname="$SEATWISE_DATA" "$1"
