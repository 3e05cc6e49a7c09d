-- The two moves of a deposit that no money comes with. Both answer the status that it has afterwards: of
-- two that are made at once the first one counts, and the other learns of it. The locks of a deposit are
-- taken in one order: the player's wallet, the deposit, what its limits count.

-- The gateway has a page to pay on.
create or replace function payments.open_deposit(p_uid bigint, p_id bigint, p_gateway_id text, p_pay_url text) returns text
  language plpgsql as $$
declare
  v_bucket constant integer := platform.bucket_of(p_uid);
  v_status text;
  v_now timestamptz;
begin
  select status into v_status from payments.deposit where bucket = v_bucket and uid = p_uid and id = p_id for update;
  if v_status <> 'pending' then
    return v_status;
  end if;
  v_now := platform.clock();
  update payments.deposit set status = 'paying', gateway_id = p_gateway_id, pay_url = p_pay_url, changed_at = v_now
    where bucket = v_bucket and uid = p_uid and id = p_id;
  perform payments.write_step(p_uid, p_id, 'deposit', 'pending', 'paying', 'gateway');
  return 'paying';
end
$$;

-- It came to nothing. What it took of the player's limits is given back, and so is its cashback ticket,
-- which is counted by the status.
create or replace function payments.end_deposit(p_uid bigint, p_id bigint, p_to text, p_by text, p_reason text) returns text
  language plpgsql as $$
declare
  v_bucket constant integer := platform.bucket_of(p_uid);
  v_deposit payments.deposit;
  v_now timestamptz;
  v_check_at timestamptz;
begin
  select * into v_deposit from payments.deposit where bucket = v_bucket and uid = p_uid and id = p_id for update;
  if v_deposit.status not in ('pending', 'paying') then
    return v_deposit.status;
  end if;
  v_now := platform.clock();
  v_check_at := payments.next_deposit_check(p_to, 0, v_deposit.expires_at, v_now);
  update payments.deposit set status = p_to, changed_at = v_now, check_at = v_check_at
    where bucket = v_bucket and uid = p_uid and id = p_id;
  perform limits.return_deposit(p_uid, v_deposit.amount, v_deposit.created_at);
  perform payments.write_step(p_uid, p_id, 'deposit', v_deposit.status, p_to, p_by, p_reason);
  return p_to;
end
$$;
