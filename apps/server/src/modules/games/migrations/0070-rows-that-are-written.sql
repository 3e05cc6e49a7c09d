-- What games.apply writes, column by column. It had the types of the tables: one more column there, and it failed
-- until its next release was in place.
create type games.bet_row as (
  uid bigint,
  id bigint,
  created_at timestamptz,
  venue text collate "C",
  game_code text collate "C",
  game_type smallint,
  round_id text collate "C",
  status text collate "C",
  stake bigint,
  stake_returned bigint,
  payout bigint,
  settled_at timestamptz
);
create type games.movement_row as (
  uid bigint,
  bet_id bigint,
  id bigint,
  venue text collate "C",
  transaction_id text collate "C",
  kind text collate "C",
  amount bigint,
  input_hash bytea,
  balance_after bigint,
  bet_created_at timestamptz,
  campaign text collate "C",
  created_at timestamptz,
  details jsonb,
  stake_returned bigint,
  turnover bigint
);
create type games.held_win_row as (
  movement_id bigint,
  uid bigint,
  bet_id bigint,
  bet_created_at timestamptz,
  venue text collate "C",
  transaction_id text collate "C",
  kind text collate "C",
  game_code text collate "C",
  amount bigint,
  reason text collate "C",
  ceiling bigint,
  held_at timestamptz
);
