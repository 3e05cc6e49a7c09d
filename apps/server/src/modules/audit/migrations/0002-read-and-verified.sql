-- Staff read the entries newest first, by whatever they know of one. Each filter with this order has
-- an index that holds both, so a page costs the same among thousands and among millions.
create index entry_at on audit.entry (at desc, seq desc);
create index entry_by_actor on audit.entry (actor_kind, actor, at desc, seq desc);
create index entry_by_actor_kind on audit.entry (actor_kind, at desc, seq desc);
create index entry_by_action on audit.entry (action, at desc, seq desc);
create index entry_by_module on audit.entry (split_part(action, '.', 1), at desc, seq desc);
create index entry_by_subject on audit.entry (subject_kind, subject, at desc, seq desc);
create index entry_by_subject_kind on audit.entry (subject_kind, at desc, seq desc);
create index entry_by_address on audit.entry (address, at desc, seq desc) where address <> '';
create index entry_by_request on audit.entry (request_id, at desc, seq desc) where request_id <> '';
drop index audit.entry_subject;

-- Verifications of the chain: who asked, how far they came, what they found.
create sequence audit.verification_id as bigint;

create table audit.verification (
  id bigint primary key default nextval('audit.verification_id'),
  started_at timestamptz not null default clock_timestamp(),
  started_by_kind text not null,
  started_by text not null,
  since text not null check (since in ('beginning', 'verified')),
  state text not null default 'running' check (state in ('running', 'sound', 'broken', 'interrupted')),
  -- The position it began behind, the last one found good so far, and the end of the chain.
  first bigint not null default 0,
  verified bigint not null default 0,
  target bigint not null default 0,
  -- The hash at `verified`, from which the next one can go on.
  hash bytea not null default '\x',
  -- A run whose server has ended writes no further sign of life.
  alive_at timestamptz not null default clock_timestamp(),
  finished_at timestamptz,
  fault text,
  broken_seq bigint,
  broken_position bigint,
  check ((state = 'running') = (finished_at is null)),
  check ((state = 'broken') = (fault is not null))
);

create unique index verification_one_at_a_time on audit.verification (state) where state = 'running';
