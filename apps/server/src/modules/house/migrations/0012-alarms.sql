-- Every alarm of the house from when it was raised until it ended, and who looks after it.
create table house.alarm (
  id bigint generated always as identity primary key,
  name text not null,
  about text not null,
  level text not null check (level in ('critical', 'warning')),
  figure double precision,
  raised_at timestamptz not null default platform.clock(),
  seen_at timestamptz not null default platform.clock(),
  ended_at timestamptz,
  -- When somebody was last told outside of the house.
  told_at timestamptz,
  acknowledged_at timestamptz,
  acknowledged_by text,
  check ((acknowledged_at is null) = (acknowledged_by is null))
);
-- One of a kind lasts at a time.
create unique index alarm_lasts on house.alarm (name, about) where ended_at is null;
create index alarm_told on house.alarm (told_at) where told_at is not null;
create trigger never_removed before delete or truncate on house.alarm
  for each statement execute function platform.refuse_change();
