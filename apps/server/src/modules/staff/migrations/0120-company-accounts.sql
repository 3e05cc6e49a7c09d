-- The account of the company that a person logs in with instead of a password, as its provider names it for ever.
-- Never by email: whoever changes an address there would take over a colleague's account here.
create table staff.company_account (
  staff_id bigint primary key references staff.account,
  issuer text collate "C" not null,
  subject text collate "C" not null,
  linked_at timestamptz not null default now(),
  last_used_at timestamptz,
  unique (issuer, subject)
);

-- A way to the provider and back that somebody has begun; the first answer takes it away.
create table staff.company_attempt (
  state_hash bytea primary key,
  kind text collate "C" not null check (kind in ('login', 'link', 'invitation')),
  -- The name that the cookie of the device carries: only the browser that was sent comes back.
  device_hash bytea not null,
  nonce text not null,
  verifier text not null,
  redirect_uri text not null,
  -- Who links, and in which session.
  staff_id bigint references staff.account,
  session_id text collate "C",
  -- What is taken.
  invitation_hash bytea,
  code_hash bytea,
  expires_at timestamptz not null,
  check ((kind = 'link') = (staff_id is not null) and (kind = 'link') = (session_id is not null)),
  check ((kind = 'invitation') = (invitation_hash is not null) and (kind = 'invitation') = (code_hash is not null))
);
create index company_attempt_staff on staff.company_attempt (staff_id);

-- What came before the second step of a login.
alter table staff.challenge add column way text collate "C" not null default 'password';
