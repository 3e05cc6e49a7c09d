-- Published: what is at stake in rounds that are open. A player has one open round in a game at most, and
-- the seat knows it, so nobody reads through the bets for it.
create or replace view games.open_stake as
  select b.uid, b.id as bet_id, b.stake, s.game_code
  from games.seat s
  join games.bet b on b.uid = s.uid and b.id = s.bet_id and b.created_at = s.bet_created_at
  where b.status = 'pending';

-- Published: what the ledger has posted of the stakes of open rounds, found without the seats.
create or replace view games.open_posted as
  select b.uid, b.id as bet_id, p.amount
  from games.bet b
  join games.movement m on m.uid = b.uid and m.bet_id = b.id and m.kind in ('bet', 'rollback')
  join ledger.posted p on p.bucket = platform.bucket_of(m.uid) and p.uid = m.uid and p.scope = 'games' and p.key = m.venue || ':' || m.transaction_id
  where b.status = 'pending';
