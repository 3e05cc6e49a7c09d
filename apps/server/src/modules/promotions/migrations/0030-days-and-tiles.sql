-- The tiles of the welfare hub. What a type opens is in contract/rules/promotions/welfare-tiles.ts.
create table promotions.tile (
  id integer primary key,
  type smallint not null,
  title_en text not null,
  title_tl text not null,
  text_en text not null default '',
  text_tl text not null default '',
  -- The base path of the picture.
  img text not null,
  place integer not null default 0,
  -- Shown while this promotion is published; null: always.
  promotion_id integer references promotions.promotion,
  is_shown boolean not null default true
);

-- Days in Manila that are over. A round that was settled on the day belongs to a transaction older than
-- `xid`; when these have ended, `seq` is the last number of the log that may concern the day.
create table promotions.over (
  day date primary key,
  xid xid8 not null,
  seq bigint
);

-- A day of a promotion that is decided when it is over. From `closed_at` on it is written what is owed to
-- whom; by `settled_at` all of it was given or refused.
create table promotions.closed_day (
  promotion_id integer not null references promotions.promotion,
  day date not null,
  closed_at timestamptz not null default platform.clock(),
  settled_at timestamptz,
  primary key (promotion_id, day)
);

-- What is owed for a day and not given yet, or was refused, and why. What is given is a reward.
create table promotions.due (
  promotion_id integer not null,
  day date not null,
  uid bigint not null,
  amount bigint not null check (amount > 0),
  facts jsonb not null,
  refused_for text collate "C",
  primary key (promotion_id, day, uid),
  foreign key (promotion_id, day) references promotions.closed_day
);

-- Who stood where: made anew every hour while the day lasts, and for the last time when it is closed.
create table promotions.ranking_list (
  promotion_id integer not null references promotions.promotion,
  day date not null,
  listed_at timestamptz not null,
  is_final boolean not null default false,
  primary key (promotion_id, day)
);
create table promotions.ranking_place (
  promotion_id integer not null,
  day date not null,
  place smallint not null,
  uid bigint not null,
  staked bigint not null,
  prize bigint not null,
  primary key (promotion_id, day, place),
  foreign key (promotion_id, day) references promotions.ranking_list
);
create unique index ranking_place_of_player on promotions.ranking_place (promotion_id, day, uid);

-- Who is left out of the ranking of a day.
create table promotions.disqualified (
  promotion_id integer not null references promotions.promotion,
  day date not null,
  uid bigint not null,
  at timestamptz not null default platform.clock(),
  -- 'staff:ID'.
  by text not null,
  reason text not null,
  primary key (promotion_id, day, uid)
);
