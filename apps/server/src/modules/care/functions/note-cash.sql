-- Adds the deposits with these numbers, and the withdrawals that came back, to the days of their players in Manila. A
-- deposit is one after losses where it is not the day's first and more was staked than won so far that day.
create or replace function care.note_cash(p_after bigint, p_up_to bigint) returns void
  language plpgsql as $$
declare
  i record;
  v_is_losing boolean;
  b_buckets integer[]; b_uids bigint[]; b_ats timestamptz[]; b_seqs bigint[];
begin
  select array_agg(b.bucket), array_agg(b.uid), array_agg(b.at), array_agg(b.seq) into b_buckets, b_uids, b_ats, b_seqs
    from payments.taken_back b where b.seq > p_after and b.seq <= p_up_to;
  for i in
    select c.bucket, c.uid, platform.manila_day(c.at) as day, true as is_deposit, c.seq
      from payments.cash_between(p_after, p_up_to) c where c.kind = 'deposit'
    union all
    select b.bucket, b.uid, platform.manila_day(b.at), false, b.seq
      from unnest(b_buckets, b_uids, b_ats, b_seqs) as b(bucket, uid, at, seq)
    order by 1, 2, 5
  loop
    v_is_losing := i.is_deposit and exists (select 1 from limits.counted l
      where l.bucket = i.bucket and l.uid = i.uid and l.day = i.day and l.staked > l.won);
    insert into care.day as d (bucket, uid, day, deposits, withdrawals_back)
      values (i.bucket, i.uid, i.day, i.is_deposit::integer, (not i.is_deposit)::integer)
      on conflict on constraint day_pkey do update set deposits = d.deposits + excluded.deposits,
        withdrawals_back = d.withdrawals_back + excluded.withdrawals_back,
        deposits_after_loss = d.deposits_after_loss + (v_is_losing and d.deposits > 0)::integer;
    insert into care.score as s (bucket, uid) values (i.bucket, i.uid)
      on conflict on constraint score_pkey do update set noted = s.noted + 1;
  end loop;
end
$$;
