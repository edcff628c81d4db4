#!/bin/sh
# Run once by the image of PostgreSQL: the roles, and the way in of the standby.
set -eu
psql -q -U "$POSTGRES_USER" -f /roles.sql
echo 'host replication replicator 172.30.0.0/24 scram-sha-256' >> "$PGDATA/pg_hba.conf"
