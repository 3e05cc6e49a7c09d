-- Published: what venues moved beside the rounds they closed, by the number of the movement, for modules above to
-- follow: prizes of their campaigns and jackpots ('promo'), wins that were held back and paid after their round was closed ('win'), and
-- corrections ('correction'), each with its round. The amount of a correction has its sign; stake and turnover are what
-- it did to them. A win that was released while its round was open is in the round.
create or replace view games.paid_beside as
  select m.id as seq, m.uid, m.venue, m.kind, m.amount, m.created_at as at, m.bet_id, b.game_code, b.game_type,
    b.settled_at, 0::bigint as stake, 0::bigint as turnover, m.bucket
  from games.movement m
  left join games.bet b on b.bucket = m.bucket and b.uid = m.uid and b.id = m.bet_id and b.created_at = m.bet_created_at
  where (m.kind = 'promo' or m.transaction_id like 'released %') and m.amount > 0
    and (m.kind = 'promo' or exists (select 1 from games.late_win l where l.bucket = m.bucket and l.uid = m.uid and l.bet_id = m.bet_id
      and l.movement_id = case when m.transaction_id like 'released %' then substr(m.transaction_id, 10)::bigint end))
  union all
  select k.movement_id, k.uid, b.venue, 'correction', k.amount, k.created_at, k.bet_id, b.game_code, b.game_type,
    b.settled_at, -k.stake_returned, k.turnover, k.bucket
  from games.correction k
  join games.bet b on b.bucket = k.bucket and b.uid = k.uid and b.id = k.bet_id and b.created_at = k.bet_created_at
  union all
  select w.id, w.uid, w.venue, 'promo', w.amount, w.won_at, 0, null, null, null, 0, 0, platform.bucket_of(w.uid)
  from games.jackpot_win w;

-- Published: what a posting of scope 'games' was, by its bucket and the two halves of its key.
create or replace view games.moved as
  select venue, transaction_id, kind, amount, coalesce(stake_returned, 0) as stake_returned, bucket, uid
  from games.movement;
