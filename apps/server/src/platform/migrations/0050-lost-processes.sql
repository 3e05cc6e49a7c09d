-- Processes that ended without a word, or fell silent for a minute, as they were last seen.
create table platform.lost_process (
  id uuid not null,
  host text not null,
  pid integer not null,
  version text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  noted_at timestamptz not null default clock_timestamp(),
  primary key (id, seen_at)
);
