-- Who sat against whom, where players play against each other: a row for each seat of a hand, by the name that the
-- provider gives the hand. What a seat has put into the pot and won of it stays as it was written.
create table games.table_seat (
  bucket integer not null,
  uid bigint not null,
  venue text collate "C" not null,
  hand text collate "C" not null,
  sat_at timestamptz not null default platform.clock(),
  put bigint not null check (put >= 0),
  won bigint not null check (won >= 0),
  primary key (bucket, uid, venue, hand)
);
create index table_seat_by_hand on games.table_seat (venue, hand);
create trigger append_only before update or delete or truncate on games.table_seat
  for each statement execute function platform.refuse_change();
