-- Published: the rounds that were settled, for modules above to follow by its number. What has failed
-- ('failed') was never played; of the others ('completed') the stake is what was not taken back. What was changed in a
-- round after it was settled is left out of it, so that it says the same whenever it is read: a held win that was paid
-- late is in games.paid_beside, and a correction is a row of its own ('corrected'), always after its round, with what it
-- did to stake and payout and the moment of the round. The turnover is what the movements posted of it. What is
-- summed up here is computed only for whoever reads it.
create or replace view games.settled as
  select b.settled_seq as seq, b.uid, b.venue, b.game_code, b.game_type, b.status,
    b.stake + coalesce((select sum(k.stake_returned) from games.correction k
      where k.bucket = b.bucket and k.uid = b.uid and k.bet_id = b.id), 0)::bigint as stake,
    b.payout - coalesce((select sum(l.amount) from games.late_win l
      where l.bucket = b.bucket and l.uid = b.uid and l.bet_id = b.id), 0)::bigint
      - coalesce((select sum(k.amount) from games.correction k
      where k.bucket = b.bucket and k.uid = b.uid and k.bet_id = b.id), 0)::bigint as payout,
    b.settled_at, b.id,
    (select sum(coalesce(m.turnover, case m.kind when 'bet' then m.amount when 'rollback' then -m.amount
        else -coalesce(m.stake_returned, 0) end))
      from games.movement m where m.bucket = b.bucket and m.uid = b.uid and m.bet_id = b.id and m.kind <> 'correction')::bigint as turnover,
    b.bucket
  from games.bet b
  where b.settled_seq is not null
  union all
  select k.seq, k.uid, b.venue, b.game_code, b.game_type, 'corrected', -k.stake_returned, k.amount,
    b.settled_at, b.id, k.turnover, k.bucket
  from games.correction k
  join games.bet b on b.bucket = k.bucket and b.uid = k.uid and b.id = k.bet_id and b.created_at = k.bet_created_at;

-- Two numbers of the log of settled rounds around a moment: up to the first, every round was settled before it; after
-- the second, none was settled two minutes before it. Found by halving, with a look at a few rounds each time: moments
-- follow numbers but for the seconds that a transaction takes. Where a look finds no round the numbers stay apart,
-- which costs reading and leaves nothing out.
create or replace function games.settled_about(p_moment timestamptz, out before bigint, out after bigint)
  language plpgsql stable as $$
declare
  v_middle bigint;
  v_at timestamptz;
begin
  before := 0;
  after := games.settled_end();
  while after - before > 5000 loop
    v_middle := (before + after) / 2;
    select max(b.settled_at) into v_at from games.bet b
      where b.settled_seq > v_middle - 1000 and b.settled_seq <= v_middle;
    exit when v_at is null;
    if v_at < p_moment - interval '1 minute' then
      before := v_middle;
    else
      after := v_middle;
    end if;
  end loop;
end
$$;
