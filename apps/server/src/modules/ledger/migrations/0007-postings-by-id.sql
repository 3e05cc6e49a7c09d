-- The unique index on (scope, key) says more than a primary key on (uid, scope, key) did: a key stands
-- for one posting of one player. So the primary key is only there to find the postings of a player, and
-- (uid, id) is a third as long and always grows at a player's end. A distributed set-up, which cannot
-- have the unique index, puts uid in front of it.
alter table ledger.posting drop constraint posting_pkey;
alter table ledger.posting add primary key (uid, id);
