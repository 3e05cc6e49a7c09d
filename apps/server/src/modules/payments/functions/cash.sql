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
  select s.seq, s.uid, s.at, 'adjustment', s.payment_id, 0, 'staff:' || s.reason, p.amount, 0, 0, 0, s.bucket
    from payments.step s
    join ledger.posted p on p.bucket = s.bucket and p.uid = s.uid and p.scope = 'adjustments' and p.key = 'A' || s.payment_id
    where s.kind = 'adjustment'
  union all
  select s.seq, s.uid, s.at, case when s.to_status = 'completed' then 'payout' when s.to_status = 'paying' then 'approval' else 'return' end,
    w.id, w.channel_id, w.gateway, w.amount, w.fee, extract(epoch from s.at - w.created_at)::bigint, 0, s.bucket
    from payments.step s join payments.withdrawal w on w.bucket = s.bucket and w.uid = s.uid and w.id = s.payment_id
    where s.kind = 'withdrawal' and (s.to_status = 'completed'
      or s.to_status = 'paying' and s.from_status = 'under_review'
      or s.to_status = 'canceled' and s.from_status = 'completed');

-- What came in by no deposit, as its step tells it: a voucher, or money that staff gave to a player of a payment that fitted
-- no deposit, which is found by its moment. Nothing for any other step.
create or replace function payments.paid_beside(
  p_uid bigint, p_payment_id bigint, p_kind text, p_reason text, p_at timestamptz, out gateway text, out amount bigint
)
  language plpgsql stable as $$
begin
  if p_kind = 'voucher' then
    select 'voucher', b.amount into gateway, amount
      from payments.voucher v join payments.voucher_batch b on b.id = v.batch_id
      where v.id = p_payment_id and v.uid = p_uid;
  elsif p_reason = 'matched' then
    select r.gateway, r.amount into gateway, amount from payments.receipt r
      where r.uid = p_uid and r.matched_at <= p_at and r.state = 'matched'
      order by r.matched_at desc limit 1;
  elsif p_kind = 'adjustment' then
    select 'staff:' || p_reason, p.amount into gateway, amount from ledger.posted p
      where p.bucket = platform.bucket_of(p_uid) and p.uid = p_uid and p.scope = 'adjustments' and p.key = 'A' || p_payment_id;
  end if;
end
$$;

-- Published: the rows of payments.cash with these numbers. Steps and payments lie by bucket, vouchers and receipts in one place: what
-- those say is asked of the few steps that speak of them.
create or replace function payments.cash_between(p_after bigint, p_up_to bigint) returns setof payments.cash
  language plpgsql stable
  -- A plan made while the tables were empty must stay right when they hold millions of rows.
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
  set enable_hashjoin = off
  set enable_mergejoin = off
as $$
declare
  i record;
  c payments.cash;
begin
  for i in
    select s.seq, s.uid, s.at, s.kind, s.from_status, s.to_status, s.payment_id, s.bucket, s.reason,
      d.channel_id as d_channel, d.gateway as d_gateway, d.amount as d_amount, d.fee as d_fee,
      case when d.has_cashback and d.cashback_promotion is null then coalesce(d.cashback, 0) else 0 end as cashback,
      w.channel_id as w_channel, w.gateway as w_gateway, w.amount as w_amount, w.fee as w_fee, w.created_at as w_begun
    from payments.step s
    left join payments.deposit d on d.bucket = s.bucket and d.uid = s.uid and d.id = s.payment_id and s.kind = 'deposit'
    left join payments.withdrawal w on w.bucket = s.bucket and w.uid = s.uid and w.id = s.payment_id and s.kind = 'withdrawal'
    where s.seq > p_after and s.seq <= p_up_to
      and (s.kind in ('deposit', 'voucher', 'adjustment') and s.to_status = 'completed'
        or s.kind = 'withdrawal' and (s.to_status = 'completed'
          or s.to_status = 'paying' and s.from_status = 'under_review'
          or s.to_status = 'canceled' and s.from_status = 'completed'))
    order by s.seq
  loop
    if i.kind = 'withdrawal' then
      c := row(i.seq, i.uid, i.at, case i.to_status when 'completed' then 'payout' when 'paying' then 'approval' else 'return' end,
        i.payment_id, i.w_channel, i.w_gateway, i.w_amount, i.w_fee, extract(epoch from i.at - i.w_begun)::bigint, 0, i.bucket);
    elsif i.d_amount is not null then
      continue when i.from_status = 'completed';
      c := row(i.seq, i.uid, i.at, 'deposit', i.payment_id, i.d_channel, i.d_gateway, i.d_amount, i.d_fee, 0, i.cashback, i.bucket);
    else
      c := row(i.seq, i.uid, i.at, case i.kind when 'adjustment' then 'adjustment' else 'deposit' end, i.payment_id, 0, p.gateway,
          p.amount, 0, 0, 0, i.bucket)
        from payments.paid_beside(i.uid, i.payment_id, i.kind, i.reason, i.at) p;
      continue when c.gateway is null;
    end if;
    return next c;
  end loop;
end
$$;
