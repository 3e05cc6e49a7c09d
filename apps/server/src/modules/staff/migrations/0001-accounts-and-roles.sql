-- The people who run the house. They are no players: an account here opens nothing there.
create schema staff;

create table staff.role (
  name text collate "C" primary key,
  created_at timestamptz not null default now()
);

-- Permissions that this installation has met: one that a release brings along is given to the roles
-- of the contract once, and is the operator's matter from then on.
create table staff.permission (
  name text collate "C" primary key,
  first_seen_at timestamptz not null default now()
);

create table staff.role_permission (
  role text collate "C" not null references staff.role,
  permission text collate "C" not null references staff.permission,
  primary key (role, permission)
);

create sequence staff.account_seq start 101;

create table staff.account (
  id bigint primary key default nextval('staff.account_seq'),
  email text not null,
  name text not null,
  role text collate "C" not null references staff.role,
  -- argon2id in its own text form; null until an invitation was taken.
  password_hash text,
  -- Sealed with the installation's key: the shared secret of the authenticator app.
  totp_sealed bytea,
  totp_confirmed_at timestamptz,
  -- The last step accepted, so that one code never opens two doors.
  totp_step bigint not null default 0,
  -- Came with the demo operator: its code can be read in the sandbox.
  is_demo boolean not null default false,
  switched_off_at timestamptz,
  last_seen_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create unique index account_email on staff.account (lower(email));
create index account_role on staff.account (role);

create table staff.recovery_code (
  staff_id bigint not null references staff.account,
  code_hash bytea not null,
  primary key (staff_id, code_hash)
);

create table staff.session (
  id text collate "C" primary key,
  staff_id bigint not null references staff.account,
  -- Only the hash of the token is kept: whoever reads this table cannot use what they read.
  token_hash bytea not null unique,
  device_name text not null,
  address text not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  -- However busy it is, it lasts no longer.
  ends_at timestamptz not null,
  ended_at timestamptz
);

create index session_staff on staff.session (staff_id, created_at desc);

-- The way to a first password; whoever has it may choose one, once.
create table staff.invitation (
  token_hash bytea primary key,
  staff_id bigint not null unique references staff.account,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

-- A login that waits for the code of the authenticator app.
create table staff.challenge (
  token_hash bytea primary key,
  staff_id bigint not null references staff.account,
  expires_at timestamptz not null
);

create index challenge_staff on staff.challenge (staff_id);

create trigger never_removed before delete or truncate on staff.account
  for each statement execute function platform.refuse_change();
