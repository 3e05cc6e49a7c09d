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
  end if;
end
$$;
