create schema support;

-- What a player and the house have written to each other: one conversation for each player, kept whole.
create table support.conversation (
  uid bigint primary key,
  brand text collate "C" not null,
  -- Open from a word of the player until staff close it.
  state text collate "C" not null default 'closed' check (state in ('open', 'closed')),
  -- Messages are numbered from 1 without a gap.
  last_n integer not null default 0,
  last_at timestamptz not null default platform.clock(),
  -- Since when the player waits for an answer; null where nobody does.
  waiting_since timestamptz,
  claimed_by bigint,
  claimed_name text,
  claimed_until timestamptz,
  check (waiting_since is null or state = 'open')
) with (fillfactor = 70);
create index conversation_waiting on support.conversation (waiting_since, uid) where waiting_since is not null;
create index conversation_last on support.conversation (state, last_at, uid);
create trigger never_removed before delete or truncate on support.conversation
  for each statement execute function platform.refuse_change();

create table support.feedback (
  id bigint generated always as identity primary key,
  uid bigint not null,
  -- Made by the app, so that what is sent twice is kept once.
  key text collate "C" not null,
  brand text collate "C" not null,
  text text not null check (char_length(text) between 1 and 1000),
  at timestamptz not null default platform.clock(),
  state text collate "C" not null default 'open' check (state in ('open', 'answered', 'closed')),
  decided_at timestamptz,
  decided_by text,
  -- Why it was closed without an answer.
  words text not null default '',
  check ((state = 'open') = (decided_at is null)),
  unique (uid, key)
);
create index feedback_by_state on support.feedback (state, id);
create trigger never_removed before delete or truncate on support.feedback
  for each statement execute function platform.refuse_change();

-- A log, which modules above follow by its number.
create sequence support.message_seq as bigint cache 1;
create table support.message (
  uid bigint not null references support.conversation,
  n integer not null check (n > 0),
  seq bigint not null unique,
  sender text collate "C" not null check (sender in ('player', 'staff')),
  -- Of the member of staff, and as colleagues call them.
  staff_id bigint,
  staff_name text,
  -- Made by whoever sent it, so that what is sent twice is kept once.
  key text collate "C" not null,
  text text not null,
  -- Keys of private files.
  pictures text[] not null default '{}',
  -- The feedback that it answers.
  feedback_id bigint references support.feedback,
  at timestamptz not null default platform.clock(),
  primary key (uid, n),
  unique (uid, sender, key),
  check ((sender = 'staff') = (staff_id is not null)),
  check (text <> '' or cardinality(pictures) > 0)
);
create unique index message_answers_feedback on support.message (feedback_id) where feedback_id is not null;
create trigger append_only before update or delete or truncate on support.message
  for each statement execute function platform.refuse_change();

-- Answers that staff keep ready. Ids below 1000 belong to those that a new installation begins with.
create sequence support.canned_answer_id as bigint start 1000 cache 1;
create table support.canned_answer (
  id bigint primary key,
  title text not null,
  text_en text not null,
  text_tl text not null,
  version integer not null default 1,
  changed_at timestamptz not null default platform.clock(),
  removed_at timestamptz
);
create trigger never_removed before delete or truncate on support.canned_answer
  for each statement execute function platform.refuse_change();
