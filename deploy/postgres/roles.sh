#!/bin/sh
# Runs once, when the database is made: the roles of docs/operations.md, with the passwords of secrets/.
set -eu
psql -v ON_ERROR_STOP=1 --username postgres \
  -v app="$(cat /run/secrets/app_password)" -v owner="$(cat /run/secrets/owner_password)" <<'SQL'
create role perya_app; create role perya_studio; create role perya_reader;
create role casino_owner login password :'owner';
create role casino login password :'app' in role perya_app;
grant perya_app to casino_owner with admin option;
create database casino owner casino_owner;
SQL
