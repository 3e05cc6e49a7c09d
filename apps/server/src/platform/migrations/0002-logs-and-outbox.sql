-- A log is a table whose rows are numbered by a sequence, read by readers that each keep their own
-- place. It is named by its sequence. Of two transactions at work together the one with the lower
-- number may commit last, so the newest number is no place to go on from: readers go up to `safe`.
-- Every number up to `safe` belongs to a transaction that has ended. See functions/advance-log.sql.
create table platform.log (
  name text primary key,
  safe bigint not null default 0,
  -- Once every transaction before next_xid has ended, next_safe is safe.
  next_xid xid8 not null default '0',
  next_safe bigint not null default 0
);

-- How far each reader has come. The row is also the lock that lets one process read at a time.
create table platform.log_reader (
  name text primary key,
  log text not null,
  seq bigint not null default 0,
  read_at timestamptz
);

-- What happened, for modules that stand above the one where it happened. Never cached: a number
-- that waits in a session's cache would be drawn before its transaction has an id.
create sequence platform.event_seq as bigint cache 1;

create table platform.event (
  seq bigint primary key,
  at timestamptz not null default clock_timestamp(),
  name text collate "C" not null,
  -- The player it concerns, if it concerns one.
  uid bigint,
  -- Tells the facts of one name apart, such as the id of a session.
  key text collate "C" not null,
  payload jsonb not null
);

-- What must leave the house: written in the transaction that decides it, sent after the commit.
-- A letter that was taken by the receiver is deleted; one that never was stays as a dead letter.
create sequence platform.letter_id as bigint;

create table platform.letter (
  id bigint primary key default nextval('platform.letter_id'),
  channel text collate "C" not null,
  uid bigint,
  content jsonb not null,
  written_at timestamptz not null default clock_timestamp(),
  attempts integer not null default 0,
  -- When it may be tried next; while it is being sent, when it counts as dropped by its sender.
  due_at timestamptz not null default clock_timestamp(),
  last_error text,
  died_at timestamptz
);

create index letter_due on platform.letter (due_at) where died_at is null;
create index letter_dead on platform.letter (id) where died_at is not null;
