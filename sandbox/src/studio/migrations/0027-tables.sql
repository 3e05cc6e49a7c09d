-- Tables: players sit together and play one hand against each other. What a player has at stake in it is a
-- studio.round as ever, whose nonce is the number of the hand.
create table studio.hand (
  id uuid primary key,
  venue text not null,
  game text not null,
  number bigint not null check (number > 0),
  -- Equal for all who sit.
  bet text not null,
  -- For test accounts alone: their funds are no money, and nobody wins money of them.
  is_test boolean not null,
  -- gathering: seats are free. playing: it waits for a decision. ended: every seat has its payout in the outbox.
  state text not null check (state in ('gathering', 'playing', 'ended')),
  -- Fixed before anybody sits, and secret until the hand is over: sealed.
  server_seed text not null,
  commitment text not null,
  cursor integer not null default 0,
  -- All hands and the stock: sealed. Null while it gathers.
  game_state text,
  -- Null while nobody sits.
  gathers_until timestamptz,
  -- When the clock decides for whose turn it is.
  turn_ends_at timestamptz,
  -- By seat: how many decisions running the clock has made, and whether it waits for the seat no longer.
  missed integer[] not null,
  away boolean[] not null,
  -- Counts every change that those at the table see.
  version integer not null default 0,
  unique (venue, game, number),
  check ((state = 'gathering') = (game_state is null)),
  check ((state = 'playing') = (turn_ends_at is not null))
);
-- One table of a stake gathers at a time: whoever comes sits there.
create unique index hand_gathering on studio.hand (venue, game, bet, is_test) where state = 'gathering';
create index hand_due on studio.hand (turn_ends_at) where state = 'playing';

create table studio.hand_seat (
  hand_id uuid not null references studio.hand (id),
  place integer not null check (place >= 0),
  round_id uuid not null unique references studio.round (id),
  primary key (hand_id, place)
);

-- What was played, by all seats and by the clock: the moves of every seat's round.
create table studio.hand_move (
  hand_id uuid not null references studio.hand (id),
  number integer not null check (number > 0),
  -- Null for what the house has written.
  request_id text,
  input text not null,
  primary key (hand_id, number),
  unique (hand_id, request_id)
);

alter table studio.session add column is_test boolean not null default false;

-- When a process last looked after the tables: whether anybody could have been waited for.
create table studio.table_clock (
  is_one boolean primary key default true check (is_one),
  attended_at timestamptz not null
);
