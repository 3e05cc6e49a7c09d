-- What each game returned in a day in Manila, from the log of settled rounds, test accounts apart. The
-- squares are what the confidence of a return is computed from.
create table games.return_day (
  day date not null,
  game_code text collate "C" not null,
  is_test boolean not null,
  rounds bigint not null default 0,
  staked numeric not null default 0,
  won numeric not null default 0,
  staked_squared numeric not null default 0,
  won_squared numeric not null default 0,
  products numeric not null default 0,
  primary key (day, game_code, is_test)
) with (fillfactor = 70);
create index return_day_of_game on games.return_day (game_code, day);

-- Held wins that were paid after their round was closed: they are counted when they are paid, and the
-- reader of the round leaves them out, whether it comes before or after.
create table games.late_win (
  uid bigint not null,
  bet_id bigint not null,
  movement_id bigint not null,
  amount bigint not null,
  primary key (uid, bet_id, movement_id)
);
