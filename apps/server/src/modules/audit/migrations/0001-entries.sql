-- Who did what to whom, from where, with which effect and why. An entry is written in the
-- transaction of the deed, and never changed or removed.
create schema audit;

-- The place of an entry in the log that the seal reads. Never cached, as platform.event_seq.
create sequence audit.entry_seq as bigint cache 1;

create table audit.entry (
  seq bigint primary key,
  at timestamptz not null default clock_timestamp(),
  -- 'visitor' is whoever has not proved who they are.
  actor_kind text collate "C" not null check (actor_kind in ('player', 'staff', 'system', 'visitor')),
  -- A uid, the id of a member of staff, the name of a job; empty for a visitor.
  actor text collate "C" not null,
  -- `module.what-was-done`.
  action text collate "C" not null,
  subject_kind text collate "C" not null,
  subject text collate "C" not null,
  address text not null,
  device text not null,
  request_id text not null,
  before jsonb,
  after jsonb,
  reason text not null
);

create index entry_subject on audit.entry (subject_kind, subject, seq desc);

-- The chain. Entries are sealed after they were committed, in the order of their numbers: each hash
-- covers the entry, its position and the hash before it. Positions have no gaps, numbers may.
create table audit.seal (
  position bigint primary key check (position > 0),
  seq bigint not null unique,
  hash bytea not null
);

-- The end of the chain, so that a chain that was cut off at its end can be told from a short one.
create table audit.head (
  is_only boolean primary key default true check (is_only),
  position bigint not null default 0,
  hash bytea not null default '\x'
);
insert into audit.head default values;

create trigger append_only before update or delete or truncate on audit.entry
  for each statement execute function platform.refuse_change();
create trigger append_only before update or delete or truncate on audit.seal
  for each statement execute function platform.refuse_change();
create trigger never_removed before delete or truncate on audit.head
  for each statement execute function platform.refuse_change();
