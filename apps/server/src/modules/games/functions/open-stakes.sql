-- Published: what is at stake in rounds that are open. The seat knows the latest round of a game, and those that are open
-- beside it stand in games.open_round, so nobody reads through the bets for it.
create or replace view games.open_stake as
  select b.uid, b.id as bet_id, b.stake, r.game_code, b.bucket
  from (
    select bucket, uid, game_code, bet_id, bet_created_at from games.seat
    union all
    select bucket, uid, game_code, bet_id, bet_created_at from games.open_round
  ) r
  join games.bet b on b.bucket = r.bucket and b.uid = r.uid and b.id = r.bet_id and b.created_at = r.bet_created_at
  where b.status = 'pending';

-- Published: what the ledger has posted of the stakes of open rounds, found without the seats.
create or replace view games.open_posted as
  select b.uid, b.id as bet_id, p.amount, b.bucket
  from games.bet b
  join games.movement m on m.bucket = b.bucket and m.uid = b.uid and m.bet_id = b.id and m.kind in ('bet', 'rollback')
  join ledger.posted p on p.bucket = m.bucket and p.uid = m.uid and p.scope = 'games' and p.key = m.venue || ':' || m.transaction_id
  where b.status = 'pending';
