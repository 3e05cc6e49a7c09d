create table catalogue.favourite (
  uid bigint not null,
  game_id bigint not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (uid, game_id)
);

-- When a player last opened each game; only the latest are kept.
create table catalogue.played (
  uid bigint not null,
  game_id bigint not null,
  played_at timestamptz not null,
  primary key (uid, game_id)
);
