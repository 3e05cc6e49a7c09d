-- What players staked and won. One row of games.bet is one round of one player in one game: the bets
-- of a round add to its stake, its wins to its payout. What a reader needs to know:
--
--   status          'pending' while the round is open, 'completed' when the provider has closed it,
--                   'failed' when every stake of it was taken back.
--   stake           what stands of the stakes, in centavos; 0 when the round has failed.
--   stake_returned  what was taken back; the stake to show for a failed round.
--   payout          what the round has paid so far.
--   id              rises with the time of the bet within a player, so it is the cursor of his list;
--                   with created_at, which names the month, it is the key of the row.
--   settled_seq     the place of a finished round in the log that reactors read, null while pending.
--                   The newest number is no place to go on from: of two transactions the one with
--                   the lower number may commit last. 0010-daily-wins.sql shows how to miss none.
--   settled_xid     the transaction that finished it, which has its id before it draws the number.
--
-- The movements of a round (games.movement, by uid and bet_id) name its postings: the ledger keeps
-- each under scope 'games' and key venue || ':' || transaction_id, if its amount is not 0.
-- Every row of a player is written under the lock of his wallet, so none needs a lock of its own.
create schema games;

-- Never cached: the numbers of one player must rise in the order in which his wallet was locked.
create sequence games.bet_id as bigint cache 1;
create sequence games.movement_id as bigint cache 1;
create sequence games.settled_seq as bigint cache 1;

create table games.bet (
  uid bigint not null,
  id bigint not null,
  created_at timestamptz not null,
  venue text collate "C" not null,
  game_code text collate "C" not null,
  game_type smallint not null,
  round_id text collate "C" not null,
  status text collate "C" not null default 'pending',
  stake bigint not null,
  stake_returned bigint not null default 0,
  payout bigint not null default 0,
  settled_at timestamptz,
  settled_seq bigint,
  settled_xid xid8,
  primary key (uid, id, created_at)
) partition by range (created_at);
-- Both follow the order in which rows were written closely enough for a block range index, which
-- does not stand in the way of an update within the page.
create index bet_created_at on games.bet using brin (created_at);
-- Summed up as the pages fill: the reader of the newest rounds would otherwise walk through all that
-- were written since the last vacuum.
create index bet_settled_seq on games.bet using brin (settled_seq)
  with (pages_per_range = 32, autosummarize = on);

-- The story of a settled round and its proof, as contract/wallet-wire.ts knows them (RoundDetails).
-- Apart from the bet, which stays short for the lists and the log.
create table games.bet_details (
  uid bigint not null,
  bet_id bigint not null,
  created_at timestamptz not null,
  details jsonb not null,
  primary key (uid, bet_id, created_at)
) partition by range (created_at);

-- Every request of a provider that was carried out, kept for ever: it answers repetitions.
-- A 'tombstone' bears the id of a bet that was rolled back before it came.
create table games.movement (
  uid bigint not null,
  -- 0 where no round is concerned.
  bet_id bigint not null default 0,
  id bigint not null,
  venue text collate "C" not null,
  transaction_id text collate "C" not null,
  kind text collate "C" not null check (kind in ('bet', 'win', 'rollback', 'promo', 'tombstone')),
  amount bigint not null,
  -- Null for a tombstone, whose bet was never seen.
  input_hash bytea,
  balance_after bigint not null,
  is_rolled_back boolean not null default false,
  -- The month of the round.
  bet_created_at timestamptz,
  campaign text collate "C",
  created_at timestamptz not null,
  primary key (uid, bet_id, id)
) with (fillfactor = 95);
-- An id that another player used is a conflict. A distributed set-up puts uid in front of it.
create unique index movement_transaction on games.movement (venue, transaction_id);

-- One row for each player and game: the session of the latest launch, and the latest round.
-- Free space keeps its frequent update within the page.
create table games.seat (
  uid bigint not null,
  game_code text collate "C" not null,
  venue text collate "C" not null,
  token_hash bytea not null,
  launched_at timestamptz not null,
  expires_at timestamptz not null,
  bet_id bigint,
  bet_created_at timestamptz,
  round_id text collate "C",
  primary key (uid, game_code)
) with (fillfactor = 50);

-- Manila months, made ahead and built aside, as the ledger does it.
create function games.ensure_partitions(months_ahead integer) returns integer
  language plpgsql as $$
declare
  v_month timestamp;
  v_name text;
  v_made integer := 0;
begin
  if months_ahead is null or months_ahead not between 1 and 120 then
    raise exception 'months_ahead must be between 1 and 120' using errcode = 'invalid_parameter_value';
  end if;
  perform pg_advisory_xact_lock(hashtext('games.ensure_partitions'));
  for step in -1 .. months_ahead loop
    v_month := date_trunc('month', ledger.clock() at time zone 'Asia/Manila') + make_interval(months => step);
    for parent in 1 .. 2 loop
      v_name := (array['bet', 'bet_details'])[parent] || '_' || to_char(v_month, 'YYYY_MM');
      continue when to_regclass('games.' || v_name) is not null;
      -- A bet is updated when it is settled, with no indexed value changed: room for that on its page.
      execute format('create table games.%I (like games.%I including defaults including constraints) with (fillfactor = %s)',
        v_name, (array['bet', 'bet_details'])[parent], (array[80, 100])[parent]);
      execute format('alter table games.%I attach partition games.%I for values from (%L) to (%L)',
        (array['bet', 'bet_details'])[parent], v_name,
        v_month at time zone 'Asia/Manila',
        (v_month + interval '1 month') at time zone 'Asia/Manila');
      v_made := v_made + 1;
    end loop;
  end loop;
  return v_made;
end
$$;

select games.ensure_partitions(3);
