-- Which status of a withdrawal may follow which: the table of withdrawals/status-machine.ts.
create or replace function payments.may_move_withdrawal(p_from text, p_to text) returns boolean
  language sql immutable
  return case p_from
    when 'pending' then p_to in ('under_review', 'paying')
    when 'under_review' then p_to in ('paying', 'canceled')
    when 'paying' then p_to in ('completed', 'canceled')
    when 'completed' then p_to = 'canceled'
    else false
  end;

-- When a withdrawal is looked at next. Until it ends: by the back-off, unless a person has it. A payout
-- may come back days after it was paid, so it is asked about daily for a week; one that failed once more
-- after a day, should the gateway have paid it all the same.
create or replace function payments.next_payout_check(
  p_status text,
  p_checks integer,
  p_changed_at timestamptz,
  p_now timestamptz
) returns timestamptz
  language sql stable
  return case
    when p_status in ('pending', 'paying') then p_now + payments.back_off(p_checks)
    when p_status = 'completed' and p_now < p_changed_at + interval '7 days' then p_now + interval '1 day'
    when p_status = 'canceled' and p_checks = 0 then p_now + interval '1 day'
  end;

-- Moves a withdrawal from a status to another, with the money that this means, and writes the step. Of two
-- who move it at once the second one finds it moved: is_moved says who it was. Whatever moves money takes
-- the wallet before the withdrawal, as a reservation does.
--
-- completed: what was reserved goes on to the gateway, and the fee to the fees. canceled: all of it comes
-- back to the wallet, also where the gateway had paid and the money was returned to it.
--
-- Nothing is paid while payouts of the player are held: one that was just screened waits for a person instead, and one
-- under review stays there, which is_moved says. Nor is it paid without a person while its bank says that the account is
-- in another name, or none: whoever asked may have had that answer a moment after the facts were read.
create or replace function payments.move_withdrawal(
  p_uid bigint,
  p_id bigint,
  p_from text,
  p_to text,
  p_by text,
  p_reason text default '',
  p_reasons text[] default null,
  p_gateway_id text default null,
  out status text,
  out is_moved boolean
)
  language plpgsql as $$
declare
  v_bucket constant integer := platform.bucket_of(p_uid);
  w payments.withdrawal;
  v_now timestamptz;
  v_check_at timestamptz;
  v_bank_says text;
  v_name text;
  v_back bigint;
  v_accounts text[];
  v_amounts bigint[];
  v_posted text[];
begin
  if not payments.may_move_withdrawal(p_from, p_to) then
    raise exception 'payments: a withdrawal may not move from % to %', p_from, p_to;
  end if;
  if p_to in ('completed', 'canceled') then
    perform ledger.lock_wallet(p_uid);
  end if;
  select * into w from payments.withdrawal q
    where q.bucket = v_bucket and q.uid = p_uid and q.id = p_id for update;
  status := w.status;
  is_moved := coalesce(w.status = p_from, false);
  if not is_moved then
    return;
  end if;
  if p_to = 'paying' and payments.payouts_held_since(p_uid) is not null then
    if p_from <> 'pending' then
      is_moved := false;
      return;
    end if;
    p_to := 'under_review';
    p_reason := 'screened';
    p_reasons := coalesce(p_reasons, '{}') || 'compliance'::text;
  end if;
  if p_from = 'pending' and p_to = 'paying' then
    select a.inquiry_result into v_bank_says from payments.account a
      where a.bucket = v_bucket and a.uid = p_uid and a.id = w.account_id;
    if v_bank_says in ('differs', 'unknown') then
      p_to := 'under_review';
      p_reason := 'screened';
      p_reasons := coalesce(p_reasons, '{}')
        || case v_bank_says when 'differs' then 'account-name' else 'account-unknown' end;
    end if;
  end if;
  status := p_to;
  -- As in payments.settle.
  perform pg_current_xact_id();
  v_now := platform.clock();

  if p_to = 'completed' then
    v_name := 'paid';
    v_back := 0;
    v_accounts := array['house:payouts-pending', 'house:payouts:' || w.gateway];
    v_amounts := array[-w.amount, w.amount - w.fee];
  elsif p_to = 'canceled' and p_from = 'completed' then
    v_name := 'return';
    v_back := w.amount;
    v_accounts := array['house:payouts:' || w.gateway];
    v_amounts := array[w.fee - w.amount];
  elsif p_to = 'canceled' then
    v_name := 'void';
    v_back := w.amount;
    v_accounts := array['house:payouts-pending'];
    v_amounts := array[-w.amount];
  end if;
  if w.fee > 0 and v_name in ('paid', 'return') then
    v_accounts := v_accounts || 'house:fees'::text;
    v_amounts := v_amounts || case v_name when 'paid' then w.fee else -w.fee end;
  end if;
  if v_name is not null then
    select p.outcomes into v_posted from ledger.post(array[p_uid], array['withdrawals'], array['W' || p_id || ':' || v_name],
      array[sha256(convert_to(concat_ws('|', v_name, p_uid, w.gateway, w.amount, w.fee), 'UTF8'))],
      array[v_back], array[0::bigint], array[null::bigint], array[null::bigint], array[false],
      array[cardinality(v_accounts)], v_accounts, v_amounts) p;
    if v_posted <> array['APPLIED'] then
      raise exception 'payments.move_withdrawal: the ledger answered %', v_posted using errcode = 'data_exception';
    end if;
  end if;

  -- What a person has approved has nobody at work on it yet.
  v_check_at := case when p_from = 'under_review' and p_to = 'paying' then v_now
    else payments.next_payout_check(p_to, 0, v_now, v_now) end;
  update payments.withdrawal q
    set status = p_to, changed_at = v_now, checks = 0, is_held = false,
      reasons = coalesce(p_reasons, q.reasons), gateway_id = coalesce(p_gateway_id, q.gateway_id),
      check_at = v_check_at
    where q.bucket = v_bucket and q.uid = p_uid and q.id = p_id;
  perform payments.write_step(p_uid, p_id, 'withdrawal', p_from, p_to, p_by, p_reason);
end
$$;
