-- Run once on a new primary, by its superuser: psql -f roles.sql, with files of the passwords named in
-- SEATWISE_PASSWORD_FILE and REPLICATOR_PASSWORD_FILE. The instances own their database and nothing else.
\set ON_ERROR_STOP on
\set password `cat "$SEATWISE_PASSWORD_FILE"`
\set replicating `cat "$REPLICATOR_PASSWORD_FILE"`
CREATE ROLE seatwise LOGIN PASSWORD :'password';
CREATE ROLE replicator REPLICATION LOGIN PASSWORD :'replicating';
CREATE DATABASE seatwise OWNER seatwise;
