-- What the checks of the books have found: the nightly ones and those that staff ran.
create schema house;

create table house.check_run (
  id bigint generated always as identity primary key,
  name text collate "C" not null check (name in ('ledger', 'books')),
  state text collate "C" not null default 'running'
    check (state in ('running', 'sound', 'broken', 'cancelled', 'interrupted')),
  started_by text collate "C" not null,
  started_at timestamptz not null default clock_timestamp(),
  -- A server that is at it says so after every range of players.
  alive_at timestamptz not null default clock_timestamp(),
  finished_at timestamptz,
  -- Players read so far, of as many as there were when it began.
  done bigint not null default 0,
  total bigint not null,
  -- Who asked for its end; it stops after the range it is at.
  cancelled_by text collate "C",
  found integer not null default 0
);
-- One at a time, whatever process runs it: it reads everything.
create unique index check_running on house.check_run (state) where state = 'running';
create index check_finished on house.check_run (name, id) where state in ('sound', 'broken');
create trigger never_removed before delete or truncate on house.check_run
  for each statement execute function platform.refuse_change();

-- The first rows that broke.
create table house.violation (
  run_id bigint not null references house.check_run (id),
  place integer not null,
  invariant text not null,
  uid bigint not null,
  detail text not null,
  primary key (run_id, place)
);
create trigger append_only before update or delete or truncate on house.violation
  for each statement execute function platform.refuse_change();
