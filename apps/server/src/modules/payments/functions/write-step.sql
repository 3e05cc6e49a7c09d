-- The only writer of steps. Whoever calls it holds the row of the payment, so the numbers have no gap.
create or replace function payments.write_step(
  p_uid bigint,
  p_payment_id bigint,
  p_kind text,
  p_from text,
  p_to text,
  p_by text,
  p_reason text default ''
) returns void
  language sql as $$
  insert into payments.step (uid, payment_id, n, seq, kind, from_status, to_status, by, reason)
    select p_uid, p_payment_id, coalesce(max(s.n), 0) + 1, platform.draw_number('payments.step_seq'),
      p_kind, p_from, p_to, p_by, p_reason
    from payments.step s where s.uid = p_uid and s.payment_id = p_payment_id
$$;

-- Published: how payments moved, for modules above to follow by its number.
create or replace view payments.moved as
  select seq, uid, payment_id, kind, from_status, to_status, at, by, reason from payments.step;
