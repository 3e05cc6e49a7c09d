-- Jackpots: a share of stakes goes into a pool, which a draw gives to one round whole. Amounts are centavos.
create table games.jackpot (
  id integer generated always as identity primary key,
  code text collate "C" not null unique check (code ~ '^[a-z][a-z0-9-]{1,31}$'),
  name_en text not null,
  name_tl text not null,
  -- 'last': what is in the pool is still won, and then it is over.
  state text collate "C" not null check (state in ('on', 'off', 'last')),
  -- What follows is for the next pool; the one that fills keeps what it was seeded with.
  share_ppm integer not null check (share_ppm between 0 and 100000),
  seed bigint not null check (seed > 0),
  cap bigint not null check (cap >= seed),
  must_drop boolean not null,
  -- So much is staked for one win, on average.
  one_in bigint not null check (one_in > 0),
  version integer not null default 1,
  created_at timestamptz not null default platform.clock(),
  updated_at timestamptz not null default platform.clock()
);

create table games.jackpot_game (
  game_code text collate "C" not null,
  jackpot_id integer not null references games.jackpot (id),
  primary key (game_code, jackpot_id)
);

-- What is in it, of money and of test money apart: what the accounts jackpots:CODE and jackpots-reserve:CODE of the
-- ledger hold, changed in the transactions of their postings. One row is one lock: whoever contributes waits for
-- whoever does, from here to the commit.
create table games.jackpot_pool (
  id integer generated always as identity primary key,
  jackpot_id integer not null references games.jackpot (id),
  is_test boolean not null,
  code text collate "C" not null,
  state text collate "C" not null check (state in ('on', 'off', 'last')),
  -- Which one it is, counted from the first.
  generation integer not null default 1,
  is_seeded boolean not null default false,
  -- What the house has begun it with beside wins: the first time, and after it was over.
  first_seed bigint not null default 0,
  balance bigint not null default 0 check (balance >= 0),
  -- What came when it was full; it pays for the next seed.
  reserve bigint not null default 0 check (reserve >= 0),
  -- Millionths of a centavo that were not enough for one yet.
  carry integer not null default 0,
  share_ppm integer not null default 0,
  seed bigint not null default 0,
  cap bigint not null default 0,
  must_drop boolean not null default false,
  one_in bigint not null default 1,
  unique (jackpot_id, is_test)
) with (fillfactor = 20);

-- What draws are made with. The commitment is shown before the first of them, the secret after the last.
create table games.jackpot_seed (
  pool_id integer not null references games.jackpot_pool (id),
  generation integer not null,
  commitment bytea not null,
  sealed_secret bytea not null,
  -- Once the pool was won.
  secret bytea,
  created_at timestamptz not null default platform.clock(),
  primary key (pool_id, generation)
);

-- What a stake has put into a pool. Beside its movement: a stake without a jackpot has no row here.
create table games.jackpot_stake (
  bucket integer not null,
  uid bigint not null,
  movement_id bigint not null,
  pool_id integer not null,
  generation integer not null,
  amount bigint not null,
  reserved bigint not null,
  -- What came back of it with the stake.
  amount_returned bigint not null default 0,
  reserved_returned bigint not null default 0,
  primary key (bucket, uid, movement_id, pool_id)
);
select platform.vacuum_by_growth('games.jackpot_stake');

-- Of the house and not of a bucket: a generation is won once for everybody, under the lock of its pool.
create table games.jackpot_win (
  -- Of the numbers of movements, whose readers follow it.
  id bigint primary key,
  pool_id integer not null references games.jackpot_pool (id),
  generation integer not null,
  uid bigint not null,
  bet_id bigint not null,
  bet_created_at timestamptz not null,
  -- What has finished the round.
  movement_id bigint not null,
  venue text collate "C" not null,
  game_code text collate "C" not null,
  -- The bet that was drawn for.
  transaction_id text collate "C" not null,
  stake bigint not null,
  one_in bigint not null,
  draw bigint not null,
  -- The pool was full and had to be won.
  is_forced boolean not null,
  amount bigint not null,
  -- What the next pool was begun with, and how much of that the reserve paid.
  seeded bigint not null,
  from_reserve bigint not null,
  won_at timestamptz not null,
  is_told boolean not null default false,
  unique (pool_id, generation)
);
create index jackpot_win_player on games.jackpot_win (uid, id);
create index jackpot_win_untold on games.jackpot_win (id) where not is_told;

-- What games.apply hands on of a request that concerns jackpots.
create type games.jackpot_item as (
  place integer,
  uid bigint,
  -- 'bet' contributes, 'return' takes back, 'finish' draws.
  what text collate "C",
  -- Of the posting.
  key text collate "C",
  -- The round.
  bet_id bigint,
  bet_at timestamptz,
  -- The bet; of a finish, what has finished the round.
  movement_id bigint,
  stake bigint,
  -- What stays of it when a part comes back.
  kept bigint,
  venue text collate "C",
  game_code text collate "C",
  transaction_id text collate "C",
  jackpots jsonb
);

-- A pool as it is played with: of a shape of its own, which a column more of the table does not change.
create type games.jackpot_pool_row as (
  id integer,
  jackpot_id integer,
  is_test boolean,
  code text collate "C",
  state text collate "C",
  generation integer,
  is_seeded boolean,
  first_seed bigint,
  balance bigint,
  reserve bigint,
  carry integer,
  share_ppm integer,
  seed bigint,
  cap bigint,
  must_drop boolean,
  one_in bigint
);
