-- Published: the rounds that were settled, for modules above to follow by its number. What has failed
-- ('failed') was never played; of the others ('completed') the stake is what was not taken back. A win that
-- was paid after its round was closed is left out, so that a round says the same whenever it is read. The turnover is what
-- the movements of the round posted of it; it is computed only for whoever reads it.
create or replace view games.settled as
  select b.settled_seq as seq, b.uid, b.venue, b.game_code, b.game_type, b.status, b.stake,
    b.payout - coalesce((select sum(l.amount) from games.late_win l
      where l.bucket = b.bucket and l.uid = b.uid and l.bet_id = b.id), 0)::bigint as payout,
    b.settled_at, b.id,
    (select sum(coalesce(m.turnover, case m.kind when 'bet' then m.amount when 'rollback' then -m.amount
        else -coalesce(m.stake_returned, 0) end))
      from games.movement m where m.bucket = b.bucket and m.uid = b.uid and m.bet_id = b.id)::bigint as turnover,
    b.bucket
  from games.bet b where b.settled_seq is not null;
