#!/bin/sh
# Run once by the image of PostgreSQL: the role of the standby, and its way in.
set -eu
psql -q -U "$POSTGRES_USER" -d "$POSTGRES_DB" -v password="$(cat "$REPLICATOR_PASSWORD_FILE")" <<'SQL'
CREATE ROLE replicator REPLICATION LOGIN PASSWORD :'password';
SQL
echo 'host replication replicator 172.30.0.0/24 scram-sha-256' >> "$PGDATA/pg_hba.conf"
