-- The one row that a look at the database's health writes (functions/probe.sql).
create table platform.heartbeat (
  is_only boolean primary key default true check (is_only),
  at timestamptz not null
) with (fillfactor = 10);
insert into platform.heartbeat (at) values (clock_timestamp());
