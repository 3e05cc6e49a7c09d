-- The figures of each player by gaming day, and who got what of a promotion on it: from the release on that brought them,
-- the days before have none.
create table reports.player_day (
  day date not null,
  uid bigint not null,
  is_test boolean not null,
  brand text collate "C" not null,
  channel text collate "C" not null,
  rounds bigint not null default 0,
  staked bigint not null default 0,
  won bigint not null default 0,
  late_won bigint not null default 0,
  turnover bigint not null default 0,
  -- What was credited, less what was taken back.
  bonuses bigint not null default 0,
  prizes bigint not null default 0,
  -- What was paid in fees, less what came back of them.
  fees bigint not null default 0,
  primary key (day, uid)
) with (fillfactor = 70);
create index player_day_of on reports.player_day (uid, day);

create table reports.bonus_player (
  promotion_id integer not null,
  day date not null,
  uid bigint not null,
  primary key (promotion_id, day, uid)
);
