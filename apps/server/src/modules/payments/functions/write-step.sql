-- The newest number of a step, drawn whether or not it is committed.
create or replace function payments.step_end() returns bigint
  language sql volatile
  return platform.log_end('payments.step_seq');

-- Writes a step of one payment; payments.settle and payments.reserve write those of a batch themselves.
-- Whoever calls it holds the row of the payment, so the numbers have no gap.
create or replace function payments.write_step(
  p_uid bigint,
  p_payment_id bigint,
  p_kind text,
  p_from text,
  p_to text,
  p_by text,
  p_reason text default ''
) returns void
  language plpgsql as $$
declare
  v_bucket constant integer := platform.bucket_of(p_uid);
  v_last integer;
  -- Before it is stamped, as in payments.settle.
  v_seq constant bigint := platform.draw_number('payments.step_seq');
begin
  select max(s.n) into v_last from payments.step s
    where s.bucket = v_bucket and s.uid = p_uid and s.payment_id = p_payment_id;
  insert into payments.step (bucket, uid, payment_id, n, seq, kind, from_status, to_status, by, reason)
    values (v_bucket, p_uid, p_payment_id, coalesce(v_last, 0) + 1, v_seq, p_kind, p_from, p_to, p_by, p_reason);
end
$$;

-- Published: how payments moved, for modules above to follow by its number.
create or replace view payments.moved as
  select seq, uid, payment_id, kind, from_status, to_status, at, by, reason, bucket from payments.step;

-- Published: deposits that were paid, by the number of the step that completed them: the promotion whose
-- ticket it holds, if any, with what it was promised, and how many tickets of its channel a day has.
create or replace view payments.paid_deposit as
  select s.seq, s.uid, s.at, d.id as deposit_id, d.channel_id, d.amount, d.created_at as begun_at,
    case when d.has_cashback then d.cashback_promotion end as promotion_id, d.cashback, c.cashback_tickets as tickets, s.bucket
    from payments.step s
    join payments.deposit d on d.bucket = s.bucket and d.uid = s.uid and d.id = s.payment_id
    join payments.channel c on c.id = d.channel_id
    where s.kind = 'deposit' and s.to_status = 'completed' and s.from_status is distinct from 'completed';

-- Published: what players have paid in, by the number of the step that completed it. A voucher is read by its posting, which
-- lies beside the step.
create or replace view payments.paid_in as
  select s.seq, s.uid, s.at, d.amount, s.bucket
    from payments.step s join payments.deposit d on d.bucket = s.bucket and d.uid = s.uid and d.id = s.payment_id
    where s.kind = 'deposit' and s.to_status = 'completed' and s.from_status is distinct from 'completed'
  union all
  select s.seq, s.uid, s.at, p.amount, s.bucket
    from payments.step s
    join ledger.posted p on p.bucket = s.bucket and p.uid = s.uid and p.scope = 'vouchers' and p.key = 'V' || s.payment_id
    where s.kind = 'voucher' and s.to_status = 'completed';
