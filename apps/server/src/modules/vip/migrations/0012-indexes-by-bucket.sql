-- Outside of a transaction, a day later: servers of the release before find a player by uid alone. Until then those
-- indexes serve this release too.
select platform.validate_bucket('vip.standing');
select platform.validate_bucket('vip.rise');
create unique index concurrently if not exists standing_in_bucket on vip.standing (bucket, uid);
create unique index concurrently if not exists rise_in_bucket on vip.rise (bucket, seq);
create unique index concurrently if not exists rise_to_level on vip.rise (bucket, uid, level);
drop index concurrently if exists vip.rise_once;
-- The log is followed by its number.
create index concurrently if not exists rise_by_number on vip.rise (seq);
