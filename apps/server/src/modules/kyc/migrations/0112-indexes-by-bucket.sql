-- Outside of a transaction, a day later: servers of the release before find a player by uid alone. Until then those
-- indexes serve this release too.
select platform.validate_bucket('kyc.record');
select platform.validate_bucket('kyc.change');
create unique index concurrently if not exists record_in_bucket on kyc.record (bucket, uid);
create unique index concurrently if not exists change_in_bucket on kyc.change (bucket, uid, id);
