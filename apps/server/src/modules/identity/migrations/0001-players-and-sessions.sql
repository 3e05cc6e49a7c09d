create schema identity;

create sequence identity.uid_seq start 10000001;

create table identity.player (
  uid bigint primary key default nextval('identity.uid_seq'),
  country_code text not null,
  phone text not null check (phone ~ '^9[0-9]{9}$'),
  -- The system's own handle; what the player chooses to be called is the nickname.
  username text not null unique,
  nickname text,
  -- A demonstration or test player, never a person with money of their own.
  tester boolean not null default false,
  created_at timestamptz not null default now(),
  unique (country_code, phone)
);

create table identity.session (
  uid bigint not null references identity.player,
  -- Only the hash of the token is kept: whoever reads this table cannot use what they read.
  token_hash bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (uid, token_hash)
);

create unique index session_token on identity.session (token_hash);
