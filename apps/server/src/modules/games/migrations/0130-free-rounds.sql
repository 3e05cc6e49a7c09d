-- Rounds at a provider that the house pays for: asked for by an outbox message, played at the provider, and
-- noted here by what the provider tells. What they win is not credited here: whoever asked for them does it.
create table games.free_grant (
  bucket integer not null,
  uid bigint not null,
  -- Ours, with the player in it: a provider may name the grant alone.
  id text collate "C" not null,
  venue text collate "C" not null,
  game_code text collate "C" not null,
  rounds integer not null check (rounds > 0),
  -- Of each round, in centavos.
  stake bigint not null check (stake > 0),
  state text collate "C" not null default 'asked' check (state in ('asked', 'granted', 'cancelling', 'over')),
  ended_by text collate "C" check (ended_by in ('played', 'expired', 'cancelled', 'refused')),
  -- What the provider calls it.
  reference text collate "C",
  played integer not null default 0,
  won bigint not null default 0 check (won >= 0),
  -- What was told of it to whoever asked, in how many parts.
  told bigint not null default 0,
  parts integer not null default 0,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  moved_at timestamptz,
  over_at timestamptz,
  primary key (bucket, uid, id),
  check ((state = 'over') = (ended_by is not null))
);
create index free_grant_untold on games.free_grant (bucket, ends_at) where state <> 'over' or parts = 0 or won > told;

-- Each transaction of a provider about free rounds, once.
create table games.free_move (
  bucket integer not null,
  uid bigint not null,
  venue text collate "C" not null,
  transaction_id text collate "C" not null,
  grant_id text collate "C" not null,
  kind text collate "C" not null check (kind in ('round', 'win', 'total')),
  amount bigint not null check (amount >= 0),
  is_back boolean not null default false,
  at timestamptz not null default platform.clock(),
  primary key (bucket, uid, venue, transaction_id)
);
