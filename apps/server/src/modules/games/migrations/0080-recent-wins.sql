-- The newest wins, kept from the log of settled rounds for the home page. It stays as short as what the
-- page shows, so that reading it costs the same on any day.
create table games.recent_win (
  uid bigint not null,
  bet_id bigint not null,
  game_code text collate "C" not null,
  payout bigint not null,
  settled_at timestamptz not null,
  primary key (uid, bet_id)
) with (fillfactor = 70);
create index recent_win_newest on games.recent_win (settled_at desc, bet_id desc);

-- Whether the home page shows them.
create table games.wins_switch (
  is_only boolean primary key default true check (is_only),
  is_on boolean not null default true,
  updated_at timestamptz
);
insert into games.wins_switch default values;
