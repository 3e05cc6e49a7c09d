-- Published: what is at stake in rounds that are open. A player has one open round in a game at most, and
-- the seat knows it, so nobody reads through the bets for it.
create or replace view games.open_stake as
  select b.uid, b.id as bet_id, b.stake, s.game_code, b.bucket
  from games.seat s
  join games.bet b on b.bucket = s.bucket and b.uid = s.uid and b.id = s.bet_id and b.created_at = s.bet_created_at
  where b.status = 'pending';

-- Published: what the ledger has posted of the stakes of open rounds, found without the seats.
create or replace view games.open_posted as
  select b.uid, b.id as bet_id, p.amount, b.bucket
  from games.bet b
  join games.movement m on m.bucket = b.bucket and m.uid = b.uid and m.bet_id = b.id and m.kind in ('bet', 'rollback')
  join ledger.posted p on p.bucket = m.bucket and p.uid = m.uid and p.scope = 'games' and p.key = m.venue || ':' || m.transaction_id
  where b.status = 'pending';
