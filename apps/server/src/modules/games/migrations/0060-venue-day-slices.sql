-- Small: games.venue_day has a few rows a day for each venue.
-- A day of a venue lies in slices, so that batches of one venue do not wait for each other's row. A slice may
-- pay out what was granted to it: what all were granted never exceeds the allowance they were granted by.
alter table games.venue_day
  add column slice smallint not null default 0,
  add column net_grant bigint not null default 0,
  add column promo_grant bigint not null default 0,
  add column net_allowance bigint not null default 0,
  add column promo_allowance bigint not null default 0;
alter table games.venue_day drop constraint venue_day_pkey;
alter table games.venue_day add primary key (venue, day, slice);
