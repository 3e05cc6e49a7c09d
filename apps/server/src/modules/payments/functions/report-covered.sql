-- The report that the law wants of what a player pays in and is paid out within a day in Manila: one case a
-- day, above the amount of the rule, with the sums as they stood last. Paid in are deposits, payments that
-- staff matched and vouchers, which are sold; what the house gives or corrects is not. It holds nothing up,
-- and the player learns nothing of it. Whoever credits one calls it under the lock of the wallet, and a withdrawal is
-- reserved under the same lock before it is looked at: so of several at once the last sees all.
create or replace function payments.report_covered(p_uids bigint[]) returns void
  language plpgsql as $$
declare
  v_day constant date := platform.manila_day(platform.clock());
  v_since constant timestamptz := v_day::timestamp at time zone 'Asia/Manila';
  v_above bigint;
  b record;
  v_uids bigint[]; v_in bigint[]; v_out bigint[];
begin
  select r.amount into v_above from payments.rule r where r.name = 'covered' and r.is_on;
  if not found then
    return;
  end if;
  for b in
    select platform.bucket_of(u) as bucket, array_agg(u) as uids from unnest(p_uids) u group by 1 order by 1
  loop
    select array_agg(m.uid), array_agg(m.paid_in), array_agg(m.paid_out) into v_uids, v_in, v_out
      from (select x.uid,
          (select coalesce(sum(p.amount), 0)::bigint from payments.deposit p
            where p.bucket = b.bucket and p.uid = x.uid and p.status = 'completed' and p.changed_at >= v_since) as paid_in,
          (select coalesce(sum(w.amount), 0)::bigint from payments.withdrawal w
            where w.bucket = b.bucket and w.uid = x.uid and w.status <> 'canceled' and w.created_at >= v_since) as paid_out
        from unnest(b.uids) as x(uid)) m;
    insert into payments.case as held (kind, subject, uid, facts)
      select 'covered', 'player:' || m.uid || '/' || v_day, m.uid, jsonb_build_object(
        'day', v_day, 'paid_in', payments.pesos(m.paid_in), 'paid_out', payments.pesos(m.paid_out),
        'together', payments.pesos(m.paid_in + m.paid_out))
      from (
        select x.uid, x.paid_out, x.paid_in
          + (select coalesce(sum(c.amount), 0)::bigint from payments.receipt c
            where c.uid = x.uid and c.state = 'matched' and c.matched_at >= v_since)
          + (select coalesce(sum(v.amount), 0)::bigint from payments.voucher u
            join payments.voucher_batch v on v.id = u.batch_id
            where u.uid = x.uid and u.state = 'used' and u.used_at >= v_since) as paid_in
        from unnest(v_uids, v_in, v_out) as x(uid, paid_in, paid_out)
      ) m
      where m.paid_in + m.paid_out > v_above
      on conflict (kind, subject) do update set facts = excluded.facts where held.state = 'open';
  end loop;
end
$$;
