-- Outside of a transaction, a day later: the tables may be large, and servers of the release before find a
-- player's rows by uid alone. Until then those indexes serve this release too.
select platform.validate_bucket('games.bet');
select platform.validate_bucket('games.movement');
select platform.validate_bucket('games.seat');
select platform.validate_bucket('games.held_win');
select platform.validate_bucket('games.late_win');
create unique index concurrently if not exists bet_in_bucket on games.bet (bucket, uid, id, created_at);
create unique index concurrently if not exists movement_in_bucket on games.movement (bucket, uid, bet_id, id);
create unique index concurrently if not exists seat_in_bucket on games.seat (bucket, uid, game_code);
create unique index concurrently if not exists held_win_in_bucket on games.held_win (bucket, uid, movement_id);
create unique index concurrently if not exists late_win_in_bucket on games.late_win (bucket, uid, bet_id, movement_id);
create unique index concurrently if not exists nonce_in_bucket on games.nonce (bucket, slot, venue, nonce);

-- Of a bucket's own players; of the others games.used_id tells.
create unique index concurrently if not exists movement_id_of_venue on games.movement (bucket, venue, transaction_id);
drop index concurrently if exists games.movement_transaction;

create index concurrently if not exists held_win_of_round on games.held_win (bucket, uid, bet_id);
drop index concurrently if exists games.held_win_round;
-- Staff know a held win by its number.
create index concurrently if not exists held_win_by_id on games.held_win (movement_id);
