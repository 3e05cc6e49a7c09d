-- What the law on data privacy asks to keep a register of: what persons ask about their data, and incidents with it.
create schema privacy;

create sequence privacy.request_id as bigint;

create table privacy.request (
  bucket integer not null,
  uid bigint not null check (uid > 0),
  id bigint not null default nextval('privacy.request_id'),
  kind text collate "C" not null check (kind in ('access', 'correction', 'erasure', 'objection')),
  text text not null,
  asked_at timestamptz not null default platform.clock(),
  due_at timestamptz not null,
  state text collate "C" not null default 'open' check (state in ('open', 'granted', 'refused')),
  answer text not null default '',
  answered_at timestamptz,
  answered_by text collate "C",
  claimed_by bigint,
  claimed_name text,
  claimed_until timestamptz,
  primary key (bucket, uid, id),
  check ((state = 'open') = (answered_at is null))
);
create index request_by_id on privacy.request (id);
-- One of a kind at a time.
create unique index request_open on privacy.request (bucket, uid, kind) where state = 'open';
create index request_due on privacy.request (due_at, id) where state = 'open';
create index request_answered on privacy.request (due_at desc, id desc) where state <> 'open';
create trigger never_removed before delete or truncate on privacy.request
  for each statement execute function platform.refuse_change();

create table privacy.incident (
  id bigint generated always as identity primary key,
  found_at timestamptz not null,
  noted_at timestamptz not null default platform.clock(),
  noted_by text collate "C" not null,
  what text not null,
  whom text not null default '',
  affected integer not null default 0 check (affected >= 0),
  done text not null default '',
  -- Whether the commission and those concerned must be told: yes, until somebody has found otherwise.
  must_tell boolean not null default true,
  commission_told_at timestamptz,
  persons_told_at timestamptz,
  state text collate "C" not null default 'open' check (state in ('open', 'closed')),
  revision integer not null default 0,
  closed_at timestamptz,
  closed_by text collate "C",
  check ((state = 'closed') = (closed_at is not null))
);
create index incident_by_state on privacy.incident (state, found_at, id);
create trigger never_removed before delete or truncate on privacy.incident
  for each statement execute function platform.refuse_change();
