-- A session is one row for its whole life: a refresh changes its token in place.
alter table identity.session
  -- However often it is refreshed, it lasts no longer.
  add column ends_at timestamptz not null default now() + interval '30 days',
  -- When the token was last replaced, and what its successor was made with.
  add column rotated_at timestamptz,
  add column rotation_salt bytea;

-- What a refresh left behind until now: the row of the token before, under a longer id.
delete from identity.session where length(id) > 12;
update identity.session set ends_at = created_at + interval '30 days',
  expires_at = least(expires_at, created_at + interval '30 days');

-- Tokens that a refresh has replaced. Whoever shows one later than a moment after that has stolen it,
-- or was stolen from: the session ends.
create table identity.replaced_token (
  token_hash bytea primary key,
  uid bigint not null,
  session_id text not null,
  replaced_at timestamptz not null default now(),
  foreign key (uid, session_id) references identity.session (uid, id) on delete cascade
);
create index replaced_token_session on identity.replaced_token (uid, session_id);

-- A device that has shown the authenticator's code need not show it again until then. That a device
-- is known, and no longer worth a notice, is another matter.
alter table identity.device add column trusted_until timestamptz;
