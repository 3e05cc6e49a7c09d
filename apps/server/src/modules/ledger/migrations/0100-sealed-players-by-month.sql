-- Outside of a transaction: a table that lies by its bucket on several nodes has no unique index without it. That
-- a player is sealed once in a month is said by the primary key.
create index concurrently if not exists sealed_player_of_month on ledger.sealed_player (month, uid);
drop index concurrently if exists ledger.sealed_player_month;
