#!/bin/sh
# Makes this machine the standby. As the user postgres, with its server stopped, an empty data
# folder, and the password of replicator in ~/.pgpass:
#   standby.sh db.internal 5432 /var/lib/postgresql/15/main
set -eu
export PGSSLMODE="${PGSSLMODE:-verify-full}" PGSSLROOTCERT="${PGSSLROOTCERT:-/etc/seatwise/database.crt}"
host=$1 port=$2 data=$3
[ -z "$(ls -A "$data" 2>/dev/null)" ] || { echo "$data is not empty" >&2; exit 1; }
# PostgreSQL refuses a folder that others may read, as the one of its image is.
mkdir -p "$data" && chmod 700 "$data"
# A standby that is made anew finds the slot of the old one, and may have it.
create=--create-slot
slots=$(psql -Atq "host=$host port=$port user=replicator replication=true" \
  -c 'READ_REPLICATION_SLOT standby' | cut -d'|' -f1)
[ -z "$slots" ] || create=
pg_basebackup --host="$host" --port="$port" --username=replicator --no-password --pgdata="$data" \
  --wal-method=stream $create --slot=standby --write-recovery-conf --checkpoint=fast
# The name by which the primary may wait for it.
echo "cluster_name = 'standby'" >> "$data/postgresql.auto.conf"
