-- The report that the law wants of what a player pays in and is paid out within a day in Manila: one case a
-- day, above the amount of the rule, with the sums as they stood last. Paid in are deposits, payments that
-- staff matched and vouchers, which are sold; what the house gives or corrects is not. It holds nothing up,
-- and the player learns nothing of it. Whoever credits one calls it under the lock of the wallet, and a withdrawal is
-- reserved under the same lock before it is looked at: so of several at once the last sees all.
create or replace function payments.report_covered(p_uids bigint[]) returns void
  language sql as $$
  insert into payments.case as held (kind, subject, uid, facts)
    select 'covered', 'player:' || m.uid || '/' || m.day, m.uid, jsonb_build_object(
      'day', m.day, 'paid_in', payments.pesos(m.paid_in), 'paid_out', payments.pesos(m.paid_out),
      'together', payments.pesos(m.paid_in + m.paid_out))
    from (
      select x.uid, d.day,
        (select coalesce(sum(p.amount), 0)::bigint from payments.deposit p
          where p.bucket = platform.bucket_of(x.uid) and p.uid = x.uid and p.status = 'completed' and p.changed_at >= d.since)
        + (select coalesce(sum(c.amount), 0)::bigint from payments.receipt c
          where c.uid = x.uid and c.state = 'matched' and c.matched_at >= d.since)
        + (select coalesce(sum(b.amount), 0)::bigint from payments.voucher v
          join payments.voucher_batch b on b.id = v.batch_id
          where v.uid = x.uid and v.state = 'used' and v.used_at >= d.since) as paid_in,
        (select coalesce(sum(w.amount), 0)::bigint from payments.withdrawal w
          where w.bucket = platform.bucket_of(x.uid) and w.uid = x.uid and w.status <> 'canceled' and w.created_at >= d.since) as paid_out
      from unnest(p_uids) as x(uid)
      cross join lateral (select t.day, t.day::timestamp at time zone 'Asia/Manila' as since
        from (select platform.manila_day(platform.clock()) as day offset 0) t) d
    ) m
    join payments.rule r on r.name = 'covered' and r.is_on
    where m.paid_in + m.paid_out > r.amount
    on conflict (kind, subject) do update set facts = excluded.facts where held.state = 'open'
$$;
