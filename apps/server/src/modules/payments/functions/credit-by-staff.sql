-- What staff do to a balance and to money that fits no deposit. Each is one transaction with its audit entry; a refusal is a
-- value and leaves nothing.

-- Corrects a balance: DONE, or what the ledger answered.
create or replace function payments.adjust(
  p_uid bigint, p_amount bigint, p_category text, p_by text
) returns text
  language plpgsql as $$
declare
  v_id constant bigint := nextval('payments.payment_id');
  v_key constant text := 'A' || v_id;
  v_results text[];
begin
  perform ledger.lock_wallet(p_uid);
  select p.outcomes into v_results
    from ledger.post(array[p_uid], array['adjustments'], array[v_key],
      array[sha256(convert_to(v_key || ' ' || p_uid || ' ' || p_amount, 'UTF8'))],
      array[p_amount], array[0::bigint], array[null::bigint], array[null::bigint], array[false], array[1],
      array['house:adjustments:' || p_category], array[-p_amount]) p;
  if v_results <> array['APPLIED'] then
    return v_results[1];
  end if;
  perform payments.write_step(p_uid, v_id, 'adjustment', null, 'completed', p_by, p_category);
  return 'DONE';
end
$$;

-- Credits a payment that fitted no deposit to a player: DONE, UNKNOWN, SETTLED if it was credited or given
-- back before, or what the ledger answered. It is played once before it can be withdrawn, as a deposit is.
create or replace function payments.match_receipt(
  p_gateway text, p_payment_id text, p_uid bigint, p_by text
) returns text
  language plpgsql as $$
declare
  v_receipt payments.receipt;
  v_key constant text := 'R' || p_gateway || '/' || p_payment_id;
  v_results text[];
begin
  -- The wallet first, as everywhere.
  perform ledger.lock_wallet(p_uid);
  select * into v_receipt from payments.receipt
    where gateway = p_gateway and payment_id = p_payment_id for update;
  if not found then
    return 'UNKNOWN';
  elsif v_receipt.state <> 'stray' or v_receipt.currency <> 'PHP' then
    return 'SETTLED';
  end if;
  select p.outcomes into v_results
    from ledger.post(array[p_uid], array['deposits'], array[v_key],
      array[sha256(convert_to(v_key || ' ' || p_uid || ' ' || v_receipt.amount, 'UTF8'))],
      array[v_receipt.amount], array[0::bigint], array[v_receipt.amount], array[1::bigint], array[false],
      array[1], array['house:deposits:' || p_gateway], array[-v_receipt.amount]) p;
  if v_results <> array['APPLIED'] then
    return v_results[1];
  end if;
  update payments.receipt set state = 'matched', uid = p_uid, matched_at = platform.clock()
    where gateway = p_gateway and payment_id = p_payment_id;
  update payments.case set state = 'closed', closed_at = platform.clock(), closed_by = p_by,
      outcome = 'corrected', claimed_by = null, claimed_name = null, claimed_until = null
    where subject = 'receipt:' || p_gateway || '/' || p_payment_id and state = 'open';
  perform payments.write_step(p_uid, nextval('payments.payment_id'), 'deposit', null, 'completed', p_by, 'matched');
  perform payments.report_covered(array[p_uid]);
  return 'DONE';
end
$$;

-- Notes that the gateway gave a payment back which fitted no deposit: DONE, UNKNOWN, SETTLED if it was
-- credited or given back before, or KNOWN if another was given back by this reference. No balance changes.
create or replace function payments.refund_receipt(
  p_gateway text, p_payment_id text, p_reference text, p_by text, p_words text
) returns text
  language plpgsql as $$
declare
  v_receipt payments.receipt;
  v_status text;
begin
  select * into v_receipt from payments.receipt
    where gateway = p_gateway and payment_id = p_payment_id for update;
  if not found then
    return 'UNKNOWN';
  elsif v_receipt.state <> 'stray' then
    return 'SETTLED';
  end if;
  begin
    update payments.receipt set state = 'refunded', refund_reference = p_reference
      where gateway = p_gateway and payment_id = p_payment_id;
  exception when unique_violation then
    return 'KNOWN';
  end;
  update payments.case set state = 'closed', closed_at = platform.clock(), closed_by = p_by,
      outcome = 'refunded', words = p_words, claimed_by = null, claimed_name = null, claimed_until = null
    where subject = 'receipt:' || p_gateway || '/' || p_payment_id and state = 'open';
  if v_receipt.uid is not null and v_receipt.deposit_id is not null then
    select status into v_status from payments.deposit
      where bucket = platform.bucket_of(v_receipt.uid) and uid = v_receipt.uid and id = v_receipt.deposit_id for update;
    perform payments.write_step(
      v_receipt.uid, v_receipt.deposit_id, 'deposit', v_status, v_status, p_by, 'given-back');
  end if;
  return 'DONE';
end
$$;
