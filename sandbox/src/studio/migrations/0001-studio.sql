-- The studio's own books. It shares a database with nobody by need: it speaks to the platform
-- over the wire only, and everything here could lie on another machine.

-- A player at one game: which seeds the next round will have.
create table studio.seat (
  venue text not null,
  player text not null,
  game text not null,
  client_seed text not null,
  -- Secret until the round that uses it is over; its SHA-256 is shown before the bet.
  server_seed text not null,
  nonce bigint not null default 1,
  primary key (venue, player, game)
);

-- One opening of a game in a browser. The token itself is not kept.
create table studio.session (
  token_hash bytea primary key,
  venue text not null,
  player text not null,
  game text not null,
  -- The platform's own session, which every bet and look at the balance carries.
  wallet_token text not null,
  lang text not null check (lang in ('en', 'tl')),
  expires_at timestamptz not null
);
create index session_expires_at on studio.session (expires_at);
-- An address opens a game once: whoever finds it afterwards finds nothing.
create unique index session_launch on studio.session (venue, wallet_token);

create table studio.round (
  id uuid primary key,
  venue text not null,
  player text not null,
  game text not null,
  engine text not null,
  -- Made by the browser: the same request is never played twice.
  request_id text not null,
  -- staking: the wallet has been asked. open: it waits for a move. settling: the payout is decided
  -- and on its way. cancelling: the stake, if it was taken, is on its way back.
  state text not null check (state in ('staking', 'open', 'settling', 'settled', 'cancelling', 'cancelled')),
  -- While staking: until when the process that asks may still be at it.
  lease_until timestamptz not null,
  server_seed text not null,
  client_seed text not null,
  nonce bigint not null,
  -- How many words of the fair stream have been taken.
  cursor integer not null default 0,
  bet text not null,
  game_state text,
  stake bigint not null check (stake > 0),
  payout bigint check (payout >= 0),
  created_at timestamptz not null default now(),
  unique (venue, player, game, request_id)
);
-- One round at a time for a player at a game.
create unique index round_live on studio.round (venue, player, game)
  where state not in ('settled', 'cancelled');
-- One round for a seed, so that no process can play again what another has shown meanwhile. A round
-- that was called off has shown nothing and leaves its seed to the next.
create unique index round_seed on studio.round (venue, player, game, nonce)
  where state <> 'cancelled';
create index round_staking on studio.round (lease_until) where state = 'staking';

-- The moves of a round. One that costs a further stake is reserved before the wallet is asked.
create table studio.move (
  round_id uuid not null references studio.round (id),
  number integer not null check (number > 0),
  request_id text not null,
  input text not null,
  stake bigint not null check (stake >= 0),
  state text not null check (state in ('staking', 'made', 'cancelling', 'cancelled')),
  lease_until timestamptz not null,
  primary key (round_id, number),
  unique (round_id, request_id)
);
-- One move at a time.
create unique index move_live on studio.move (round_id) where state in ('staking', 'cancelling');
create index move_staking on studio.move (lease_until) where state = 'staking';

-- What the wallet must still hear. A row is tried until it is acknowledged, however long that takes.
create table studio.outbox (
  transaction_id text primary key,
  round_id uuid not null references studio.round (id),
  -- The move whose stake goes back; 0 is the bet itself. Null for a payout.
  move_number integer,
  venue text not null,
  verb text not null check (verb in ('win', 'rollback')),
  body text not null,
  tries integer not null default 0,
  next_try_at timestamptz not null default now(),
  last_answer text,
  done_at timestamptz
);
create index outbox_due on studio.outbox (next_try_at) where done_at is null;
create index outbox_round on studio.outbox (round_id) where done_at is null;
