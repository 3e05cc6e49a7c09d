-- Rooms: everybody at a game plays one round at once. What a player has at stake in it is a studio.round as ever,
-- whose nonce is the number of the room's round.
create table studio.room (
  venue text not null,
  game text not null,
  -- Somebody was there: until then rounds follow each other. A room that nobody looks at sleeps.
  awake_until timestamptz not null,
  primary key (venue, game)
);

-- The seeds of a room, fixed before its first round: each is the SHA-256 of the next.
create table studio.room_chain (
  venue text not null,
  game text not null,
  number integer not null check (number > 0),
  -- What the seed of the first round hashes to: public from the beginning.
  commitment text not null,
  -- The last seed, from which all others follow: sealed.
  last_seed text not null,
  length integer not null check (length > 0),
  created_at timestamptz not null default now(),
  primary key (venue, game, number),
  foreign key (venue, game) references studio.room (venue, game)
);

create table studio.room_round (
  venue text not null,
  game text not null,
  -- Counts on over all chains.
  number bigint not null check (number > 0),
  chain integer not null,
  -- Which seed of the chain it uses.
  place integer not null check (place > 0),
  -- betting: until the bell. playing: the outcome is under way. ended: its seed is public.
  state text not null check (state in ('betting', 'playing', 'ended')),
  opened_at timestamptz not null,
  -- No bet is taken from here on, whether or not somebody has rung.
  bell_at timestamptz not null,
  rung_at timestamptz,
  -- While it plays: when a leader last looked after it.
  attended_at timestamptz,
  -- Nobody looked after it for a while, so nobody could move.
  is_interrupted boolean not null default false,
  ended_at timestamptz,
  seed text,
  outcome text,
  -- Every seat has its payout in the outbox.
  is_settled boolean not null default false,
  primary key (venue, game, number),
  unique (venue, game, chain, place),
  foreign key (venue, game, chain) references studio.room_chain (venue, game, number),
  check ((state = 'ended') = (seed is not null and outcome is not null and ended_at is not null)),
  check ((state = 'betting') = (rung_at is null))
);
-- One round at a time in a room.
create unique index room_round_live on studio.room_round (venue, game) where state <> 'ended';
create index room_round_unsettled on studio.room_round (venue, game) where not is_settled;
