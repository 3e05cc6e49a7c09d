alter table identity.player
  -- argon2id in its own text form, with its parameters and salt.
  add column password_hash text,
  add column email text,
  add column email_proved_at timestamptz,
  add column avatar text not null default '',
  add column nickname_changed_at timestamptz,
  -- Sealed with the installation's key: the shared secret of the authenticator app.
  add column totp_sealed bytea,
  add column totp_confirmed_at timestamptz,
  -- The last step accepted, so that one code never opens two doors.
  add column totp_step bigint not null default 0,
  add column registered_address text not null default '',
  add column registered_device text not null default '',
  add column referrer_id text not null default '',
  add column channel_id text not null default '',
  add column updated_at timestamptz not null default now();

create unique index player_nickname on identity.player (lower(nickname));
create unique index player_email on identity.player (lower(email));

alter table identity.session
  add column id text not null,
  add column device_hash bytea,
  add column device_name text not null default '',
  add column address text not null default '',
  add column last_seen_at timestamptz not null default now();

create unique index session_id on identity.session (uid, id);

create table identity.recovery_code (
  uid bigint not null references identity.player,
  code_hash bytea not null,
  primary key (uid, code_hash)
);

-- A row per request. The code is kept only as a keyed hash.
create table identity.otp (
  id text primary key,
  contact text not null,
  purpose text not null,
  code_hash bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  consumed_at timestamptz
);

create index otp_created_at on identity.otp using brin (created_at);

-- Wrong tries by what was tried: a phone's or an address's codes, a phone's password, a player's app.
create table identity.guess (
  subject text primary key,
  wrong_count integer not null,
  first_wrong_at timestamptz not null,
  locked_until timestamptz
);

create table identity.device (
  uid bigint not null references identity.player,
  device_hash bytea not null,
  first_seen_at timestamptz not null default now(),
  primary key (uid, device_hash)
);

create sequence identity.login_event_seq;

create table identity.login_event (
  uid bigint not null references identity.player,
  id bigint not null default nextval('identity.login_event_seq'),
  at timestamptz not null default now(),
  method text not null,
  device_name text not null,
  address text not null,
  is_new_device boolean not null,
  primary key (uid, id)
);

-- A login on a new device that waits for the code of the authenticator app.
create table identity.challenge (
  token_hash bytea primary key,
  uid bigint not null references identity.player,
  method text not null,
  expires_at timestamptz not null
);
