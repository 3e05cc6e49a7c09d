-- The best round of a day at a game: what it paid, in hundredths of its stake, and when. Days before have none.
alter table promotions.played add column best_percent bigint not null default 0;
alter table promotions.played add column best_at timestamptz;

-- Who takes part in a race, by its first day.
create table promotions.racer (
  promotion_id integer not null references promotions.promotion,
  first_day date not null,
  uid bigint not null,
  joined_at timestamptz not null default platform.clock(),
  primary key (promotion_id, first_day, uid)
);

-- How races ended.
create table promotions.race_place (
  promotion_id integer not null references promotions.promotion,
  first_day date not null,
  last_day date not null,
  place integer not null,
  uid bigint not null,
  score bigint not null,
  -- When the score was reached; of rounds that are counted it does not matter.
  reached_at timestamptz,
  prize bigint not null,
  primary key (promotion_id, first_day, place)
);
create unique index race_place_of_player on promotions.race_place (promotion_id, first_day, uid);
create trigger append_only before update or delete or truncate on promotions.race_place
  for each statement execute function platform.refuse_change();
