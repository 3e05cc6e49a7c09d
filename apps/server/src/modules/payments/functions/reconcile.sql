-- Centavos as people write them, for the facts of a case.
create or replace function payments.pesos(p_amount bigint) returns text
  language sql immutable
  return to_char(p_amount / 100.0, 'FM9999999999999990.00');

-- Holds the lines of a gateway's day against our books and opens a case for each difference; answers how
-- many there are. Nothing is settled by it. A case that is there already is not opened again.
--
-- What we have and the gateway does not is judged a day later: a payout of the last minute may stand in the
-- file of the next day.
create or replace function payments.reconcile(p_gateway text, p_day date) returns integer
  language plpgsql as $$
declare
  v_count integer;
  v_from constant timestamptz := (p_day - 1)::timestamp at time zone 'Asia/Manila';
  v_until constant timestamptz := p_day::timestamp at time zone 'Asia/Manila';
  w_uids bigint[]; w_ids bigint[]; w_sent bigint[]; w_statuses text[]; w_changed timestamptz[];
begin
  -- Withdrawals lie by bucket, the lines of a gateway in one place.
  select array_agg(q.uid), array_agg(q.id), array_agg(q.amount - q.fee), array_agg(q.status), array_agg(q.changed_at)
    into w_uids, w_ids, w_sent, w_statuses, w_changed
    from payments.withdrawal q
    where q.gateway = p_gateway and q.id = any (array(select substr(l.reference, 2)::bigint from payments.gateway_line l
      where l.gateway = p_gateway and l.day = p_day and l.kind in ('payout', 'return') and l.reference ~ '^W[0-9]{1,18}$'))
      or q.gateway = p_gateway and q.status = 'completed' and q.changed_at >= v_from and q.changed_at < v_until;
  with line as (
    select * from payments.gateway_line where gateway = p_gateway and day = p_day
  ), withdrawal as (
    select * from unnest(w_uids, w_ids, w_sent, w_statuses, w_changed) as u(uid, id, sent, status, changed_at)
  ), difference as (
    -- Money that the gateway took and we never noted, or noted otherwise.
    select case when r.payment_id is null then 'missing-here' else 'line-differs' end as kind,
        'receipt:' || p_gateway || '/' || l.payment_id as subject, r.uid,
        jsonb_build_object('reference', l.reference, 'gateway_amount', payments.pesos(l.amount), 'gateway_currency', l.currency,
          'our_amount', payments.pesos(r.amount), 'our_currency', r.currency) as facts
      from line l left join payments.receipt r on r.gateway = l.gateway and r.payment_id = l.payment_id
      where l.kind = 'payment'
        and (r.payment_id is null or r.amount <> l.amount or r.currency <> l.currency)
    union all
    -- Payouts that we did not ask for, or that stand otherwise in our books.
    select case when w.id is null then 'missing-here' else 'line-differs' end,
        'withdrawal:' || l.reference, w.uid,
        jsonb_build_object('reference', l.reference, 'gateway_amount', payments.pesos(l.amount), 'our_amount', payments.pesos(w.sent),
          'status', w.status)
      from line l left join withdrawal w on 'W' || w.id = l.reference
      where l.kind = 'payout'
        and (w.id is null or w.sent <> l.amount or (w.status <> 'completed' and not exists (
          select from payments.gateway_line b
          where b.gateway = l.gateway and b.kind = 'return' and b.reference = l.reference)))
    union all
    -- Payouts that came back and are still paid in our books.
    select 'line-differs', 'withdrawal:' || l.reference, w.uid,
        jsonb_build_object('reference', l.reference, 'gateway_amount', payments.pesos(l.amount), 'status', w.status, 'line', 'return')
      from line l left join withdrawal w on 'W' || w.id = l.reference
      where l.kind = 'return' and w.status is distinct from 'canceled'
    union all
    select 'missing-there', 'receipt:' || r.gateway || '/' || r.payment_id, r.uid,
        jsonb_build_object('reference', r.reference, 'our_amount', payments.pesos(r.amount), 'our_currency', r.currency)
      from payments.receipt r
      where r.gateway = p_gateway and platform.manila_day(r.paid_at) = p_day - 1
        and not exists (select from payments.gateway_line b
          where b.gateway = r.gateway and b.kind = 'payment' and b.payment_id = r.payment_id)
        and exists (select from payments.reconciliation c
          where c.gateway = p_gateway and c.day = p_day - 1 and c.finished_at is not null and c.problem = '')
    union all
    select 'missing-there', 'withdrawal:W' || w.id, w.uid,
        jsonb_build_object('reference', 'W' || w.id, 'our_amount', payments.pesos(w.sent), 'status', w.status)
      from withdrawal w
      where w.status = 'completed' and w.changed_at >= v_from and w.changed_at < v_until
        and not exists (select from payments.gateway_line b
          where b.gateway = p_gateway and b.kind = 'payout' and b.reference = 'W' || w.id)
        and exists (select from payments.reconciliation c
          where c.gateway = p_gateway and c.day = p_day - 1 and c.finished_at is not null and c.problem = '')
  ), opened as (
    insert into payments.case (kind, subject, uid, facts)
      select kind, subject, max(uid), (array_agg(facts))[1] from difference group by kind, subject
      on conflict do nothing
  )
  select count(distinct (kind, subject))::integer into v_count from difference;
  return v_count;
end
$$;
