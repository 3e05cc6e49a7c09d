-- Outside of a transaction, a day later: the tables may be large, and servers of the release before find a
-- player's rows by uid alone. Until then those indexes serve this release too.
create unique index concurrently if not exists posting_in_bucket on points.posting (bucket, uid, id);
create unique index concurrently if not exists entry_in_bucket on points.entry (bucket, uid, created_at, posting_id, leg);
create unique index concurrently if not exists requirement_in_bucket on points.requirement (bucket, uid, release_at);
create unique index concurrently if not exists waiver_in_bucket on points.waiver (bucket, uid, release_at);
create unique index concurrently if not exists wallet_in_bucket on points.wallet (bucket, uid);

-- A key is its player's own: nobody can say on one node what a player of another has posted. What may
-- happen once for all players, as a voucher, is guarded by whoever posts it.
create unique index concurrently if not exists posting_key on points.posting (bucket, uid, scope, key);
drop index concurrently if exists points.posting_scope_key;
