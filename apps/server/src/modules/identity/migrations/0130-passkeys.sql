-- What a device signs with beside the authenticator app: the public half of its key, and for which host it was made.
create table identity.passkey (
  id text collate "C" primary key,
  uid bigint not null references identity.player,
  rp_id text not null,
  name text not null,
  public_key bytea not null,
  -- How often the device says that it was used; one that falls back is a copy. Some count nothing and stay at 0.
  counter bigint not null,
  transports text[] not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkey_uid on identity.passkey (uid);

-- What a session, or a login that has none yet, was asked last; the first answer takes it away.
create table identity.passkey_ceremony (
  bound_to text collate "C" primary key,
  uid bigint not null references identity.player,
  kind text collate "C" not null check (kind in ('make', 'show')),
  challenge text not null,
  expires_at timestamptz not null
);
create index passkey_ceremony_uid on identity.passkey_ceremony (uid);
