-- Published: money that came in, went out or came back, and what a person approved, by the number of the step that did it.
-- What staff gave to a player of a payment that fitted no deposit is found by its moment: both are written under the lock
-- of the wallet. The cashback is what came with the payment itself, without a promotion.
create or replace view payments.cash as
  select s.seq, s.uid, s.at, 'deposit'::text as kind, d.id as payment_id, d.channel_id, d.gateway, d.amount, d.fee, 0::bigint as seconds,
    case when d.has_cashback and d.cashback_promotion is null then coalesce(d.cashback, 0) else 0 end as cashback, s.bucket
    from payments.step s join payments.deposit d on d.bucket = s.bucket and d.uid = s.uid and d.id = s.payment_id
    where s.kind = 'deposit' and s.to_status = 'completed' and s.from_status is distinct from 'completed'
  union all
  select s.seq, s.uid, s.at, 'deposit', s.payment_id, 0, r.gateway, r.amount, 0, 0, 0, s.bucket
    from payments.step s
    cross join lateral (select q.gateway, q.amount from payments.receipt q
      where q.uid = s.uid and q.matched_at <= s.at and q.state = 'matched'
      order by q.matched_at desc limit 1) r
    where s.kind = 'deposit' and s.from_status is null and s.to_status = 'completed' and s.reason = 'matched'
  union all
  select s.seq, s.uid, s.at, 'deposit', s.payment_id, 0, 'voucher', b.amount, 0, 0, 0, s.bucket
    from payments.step s
    join payments.voucher v on v.id = s.payment_id and v.uid = s.uid
    join payments.voucher_batch b on b.id = v.batch_id
    where s.kind = 'voucher' and s.to_status = 'completed'
  union all
  select s.seq, s.uid, s.at, case when s.to_status = 'completed' then 'payout' when s.to_status = 'paying' then 'approval' else 'return' end,
    w.id, w.channel_id, w.gateway, w.amount, w.fee, extract(epoch from s.at - w.created_at)::bigint, 0, s.bucket
    from payments.step s join payments.withdrawal w on w.bucket = s.bucket and w.uid = s.uid and w.id = s.payment_id
    where s.kind = 'withdrawal' and (s.to_status = 'completed'
      or s.to_status = 'paying' and s.from_status = 'under_review'
      or s.to_status = 'canceled' and s.from_status = 'completed');
