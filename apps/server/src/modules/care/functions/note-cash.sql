-- Adds the deposits with these numbers, and the withdrawals that came back, to the days of their players in Manila. A
-- deposit is one after losses where it is not the day's first and more was staked than won so far that day.
create or replace function care.note_cash(p_after bigint, p_up_to bigint) returns void
  language plpgsql as $$
declare
  i record;
begin
  for i in
    select c.uid, platform.manila_day(c.at) as day, 'deposit' as kind, c.seq from payments.cash c
      where c.seq > p_after and c.seq <= p_up_to and c.kind = 'deposit'
    union all
    select b.uid, platform.manila_day(b.at), 'back', b.seq from payments.taken_back b
      where b.seq > p_after and b.seq <= p_up_to
    order by 1, 4
  loop
    insert into care.day as d (uid, day, deposits, withdrawals_back)
      values (i.uid, i.day, (i.kind = 'deposit')::integer, (i.kind = 'back')::integer)
      on conflict (uid, day) do update set deposits = d.deposits + excluded.deposits,
        withdrawals_back = d.withdrawals_back + excluded.withdrawals_back,
        deposits_after_loss = d.deposits_after_loss + case when excluded.deposits = 1 and d.deposits > 0
          and exists (select from limits.counted l where l.uid = i.uid and l.day = i.day and l.staked > l.won)
          then 1 else 0 end;
    insert into care.score as s (uid) values (i.uid) on conflict (uid) do update set noted = s.noted + 1;
  end loop;
end
$$;
