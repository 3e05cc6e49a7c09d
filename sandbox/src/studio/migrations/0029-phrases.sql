-- What players of a room say to each other: phrases of a list, by their ids. What was said is kept nowhere.
alter table studio.session add column may_say boolean not null default false;

-- A player who has spoken in a room, by the number that the others know them by, and how often they may again.
create table studio.room_voice (
  venue text not null,
  game text not null,
  player text not null,
  voice integer not null check (voice > 0),
  said_at timestamptz not null,
  -- How many were said since.
  counted_from timestamptz not null,
  count integer not null check (count > 0),
  primary key (venue, game, player),
  unique (venue, game, voice)
);
