-- What must hold in the data of the house, and what each look at it has found.
create schema evidence;

-- How far each control has come. A run moves it on from the number it began with, so of two at once one counts.
create table evidence.control (
  name text collate "C" primary key,
  looked_to timestamptz not null,
  runs bigint not null default 0
);
create trigger never_removed before delete or truncate on evidence.control
  for each statement execute function platform.refuse_change();

create sequence evidence.control_run_id as bigint;
create table evidence.control_run (
  id bigint primary key default nextval('evidence.control_run_id'),
  control text collate "C" not null references evidence.control,
  started_by text collate "C" not null,
  finished_at timestamptz not null default platform.clock(),
  -- It looked at what was written from the first on and before the second.
  looked_from timestamptz not null,
  looked_to timestamptz not null,
  looked bigint not null check (looked >= 0),
  found integer not null check (found >= 0)
);
create index control_run_of on evidence.control_run (control, id);
create index control_run_broken on evidence.control_run (finished_at) where found > 0;
create index control_run_by_time on evidence.control_run (finished_at);
create trigger append_only before update or delete or truncate on evidence.control_run
  for each statement execute function platform.refuse_change();

-- The first rows that broke.
create table evidence.broken_row (
  run_id bigint not null references evidence.control_run,
  place integer not null,
  -- Null where it concerns no player.
  uid bigint,
  subject text collate "C" not null,
  detail text not null,
  primary key (run_id, place)
);
create trigger append_only before update or delete or truncate on evidence.broken_row
  for each statement execute function platform.refuse_change();
