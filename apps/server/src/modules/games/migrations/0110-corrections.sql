-- A player may have many rounds open in a game. The seat knows the latest one, as ever; those that were still open when
-- a later one began stand here until they are over. Where rounds follow each other, nothing is ever written here.
create table games.open_round (
  bucket integer not null,
  uid bigint not null,
  game_code text collate "C" not null,
  round_id text collate "C" not null,
  bet_id bigint not null,
  bet_created_at timestamptz not null,
  primary key (bucket, uid, game_code, round_id)
) with (fillfactor = 70);

-- What was changed in a round after it was settled: a late win or something taken back (amount, with its sign), or a part
-- of the stake that came back. seq is its place in the log of settled rounds, always after that of its round; what the
-- round was before says what it did to the squares of a return. The round itself bears the sum of all.
create table games.correction (
  bucket integer not null,
  uid bigint not null,
  bet_id bigint not null,
  -- The movement that moved the money.
  movement_id bigint not null,
  bet_created_at timestamptz not null,
  seq bigint not null,
  amount bigint not null,
  stake_returned bigint not null,
  turnover bigint not null,
  stake_before bigint not null,
  payout_before bigint not null,
  created_at timestamptz not null,
  primary key (bucket, uid, bet_id, movement_id),
  check ((amount = 0) <> (stake_returned = 0) and stake_returned >= 0)
);
create index correction_by_seq on games.correction (seq);
create index correction_by_movement on games.correction (movement_id);
create trigger append_only before update or delete or truncate on games.correction
  for each statement execute function platform.refuse_change();

-- What is in the table is not read: 0111 does that, beside the writers.
alter table games.movement drop constraint movement_kind_check;
alter table games.movement add constraint movement_kind_check
  check (kind in ('bet', 'win', 'rollback', 'promo', 'tombstone', 'correction')) not valid;

-- Small: games.held_win has what waits for a person and what people have decided.
alter table games.held_win drop constraint held_win_kind_check;
alter table games.held_win add constraint held_win_kind_check check (kind in ('win', 'promo', 'correction'));
-- 'debt': something is taken back that the player does not have. The ceiling is what there was.
alter table games.held_win drop constraint held_win_reason_check;
alter table games.held_win add constraint held_win_reason_check check (reason in ('game', 'day', 'promo', 'debt'));

-- The lobby that a session was opened in: it may move on to the other games of it. Null where the game stands alone.
alter table games.seat add column lobby text collate "C";
