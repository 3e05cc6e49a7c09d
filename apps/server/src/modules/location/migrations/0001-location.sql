-- From where players come, and what was decided by it.
create schema location;

-- The evidence of every check. Of an address its network is kept, which tells no household apart from its neighbours.
create table location.check (
  id bigint generated always as identity primary key,
  at timestamptz not null default platform.clock(),
  -- Null of somebody who was not let in.
  uid bigint,
  moment text collate "C" not null,
  outcome text collate "C" not null check (outcome in ('inside', 'outside', 'hidden', 'unknown')),
  country text collate "C" not null,
  network text collate "C" not null,
  has_position boolean not null
);
create index check_of on location.check (uid, id desc);
create index check_by_time on location.check using brin (at);
create index check_refused on location.check (outcome, id desc) where outcome <> 'inside';
create trigger append_only before update or delete or truncate on location.check
  for each statement execute function platform.refuse_change();
