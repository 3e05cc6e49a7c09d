-- Outside of a transaction, a day later: days are many, and servers of the release before find them by uid alone.
-- Until then those indexes serve this release too.
select platform.validate_bucket('limits.player');
select platform.validate_bucket('limits.day');
select platform.validate_bucket('limits.deposit_day');
select platform.validate_bucket('limits.change');
create unique index concurrently if not exists player_in_bucket on limits.player (bucket, uid);
create unique index concurrently if not exists day_in_bucket on limits.day (bucket, uid, day);
create unique index concurrently if not exists deposit_day_in_bucket on limits.deposit_day (bucket, uid, day);
create unique index concurrently if not exists change_in_bucket on limits.change (bucket, uid, id);
