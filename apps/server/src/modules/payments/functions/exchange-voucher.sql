-- Credits a code to a player, once: CREDITED, or why not, and then nothing has changed. The wallet is
-- locked first, as everywhere, then the code: of any number that come at once, on any server, the first
-- gets it and the others read that it is used. The same request again is CREDITED again. p_statuses are the
-- identity-check statuses that may pay in; null, which the release before asks with, looks at none.
create or replace function payments.exchange_voucher(
  p_uid bigint,
  p_digest bytea,
  p_request_key text,
  p_statuses text[] default null,
  out outcome text,
  out amount bigint
)
  language plpgsql as $$
declare
  v_now timestamptz;
  v_voucher payments.voucher;
  v_batch payments.voucher_batch;
  v_key text;
  v_results text[];
begin
  perform ledger.lock_wallet(p_uid);
  select * into v_voucher from payments.voucher v where v.code_digest = p_digest for update;
  if not found or v_voucher.state = 'void' then
    outcome := 'UNKNOWN';
    return;
  end if;
  select * into v_batch from payments.voucher_batch b where b.id = v_voucher.batch_id;
  amount := v_batch.amount;
  if v_voucher.state = 'used' then
    outcome := case when v_voucher.uid = p_uid and v_voucher.request_key = p_request_key
      then 'CREDITED' else 'USED' end;
    return;
  end if;
  v_now := platform.clock();
  if v_batch.expires_at <= v_now then
    outcome := 'EXPIRED';
    return;
  end if;
  if kyc.status_of(p_uid) <> all (p_statuses) then
    outcome := 'NOT_ALLOWED';
    return;
  end if;
  outcome := limits.take_deposit(p_uid, v_batch.amount, v_now);
  if outcome is not null then
    return;
  end if;
  v_key := 'V' || v_voucher.id;
  select p.outcomes into v_results
    from ledger.post(array[p_uid], array['vouchers'], array[v_key],
      array[sha256(convert_to(concat_ws('|', 'voucher', p_uid, v_key, v_batch.amount), 'UTF8'))],
      array[v_batch.amount], array[0::bigint],
      array[case when v_batch.turnover_times > 0 then v_batch.amount end],
      array[case when v_batch.turnover_times > 0 then v_batch.turnover_times::bigint end],
      array[false], array[1], array['house:vouchers'], array[-v_batch.amount]) p;
  if v_results <> array['APPLIED'] then
    raise exception 'payments.exchange_voucher: the ledger answered %', v_results using errcode = 'data_exception';
  end if;
  update payments.voucher v set state = 'used', uid = p_uid, request_key = p_request_key, used_at = v_now
    where v.id = v_voucher.id;
  perform payments.write_step(p_uid, v_voucher.id, 'voucher', null, 'completed', 'player');
  perform payments.report_covered(array[p_uid]);
  outcome := 'CREDITED';
end
$$;
