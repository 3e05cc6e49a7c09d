-- Everything of a player bears the player's bucket (docs/scaling.md). With one bucket no row is written anew.
-- Small: games.venue_day has some rows a day for each venue.
select platform.add_bucket_to_filled('games.bet'), platform.add_bucket_to_filled('games.movement'),
  platform.add_bucket_to_filled('games.seat'), platform.add_bucket_to_filled('games.held_win'),
  platform.add_bucket_to_filled('games.late_win');

-- A nonce is of the player whom the signed request names. What is there is forgotten in some minutes.
alter table games.nonce add column bucket integer not null default 0;

-- Each bucket has slices of its own of a venue's day. What is there belongs to the first one: the day is their sum.
alter table games.venue_day add column bucket integer not null default 0;
alter table games.venue_day drop constraint venue_day_pkey;
alter table games.venue_day add primary key (bucket, venue, day, slice);

-- Who used a provider's id of a transaction, where players lie in several buckets: each of them can say it of its
-- own players alone. A row lies in a bucket by the id, wherever its player does (games.bucket_of_id). An
-- installation of one bucket has nothing here: there the index of the movements says it.
create table games.used_id (
  bucket integer not null,
  venue text collate "C" not null,
  transaction_id text collate "C" not null,
  uid bigint not null,
  primary key (bucket, venue, transaction_id)
);
