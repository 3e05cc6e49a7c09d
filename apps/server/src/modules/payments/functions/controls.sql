-- What the controls look for: rows of players lie by bucket, what they are held against may not.

-- Deposits that began within a span while their player's identity check had none of these statuses, nor a minute before:
-- a status that changes while a deposit is begun is not yet the deposit's. Players who had one of them all along are left
-- out first, and the deposits of the others, who are few, are read by themselves.
create or replace function payments.begun_before_identity(p_from timestamptz, p_before timestamptz, p_statuses text[])
  returns table (uid bigint, deposit_id bigint, at timestamptz, status text)
  language plpgsql stable as $$
declare
  v_uids bigint[]; v_buckets integer[]; v_ids bigint[]; v_ats timestamptz[];
begin
  select array_agg(distinct d.uid) into v_uids
    from payments.deposit d where d.created_at >= p_from and d.created_at < p_before;
  select array_agg(p.uid), array_agg(platform.bucket_of(p.uid)) into v_uids, v_buckets
    from unnest(v_uids) as p(uid) where not kyc.was_among(p.uid, p_from - interval '1 minute', p_statuses);
  select array_agg(d.uid), array_agg(d.id), array_agg(d.created_at) into v_uids, v_ids, v_ats
    from unnest(v_buckets, v_uids) as p(bucket, uid)
    join payments.deposit d on d.bucket = p.bucket and d.uid = p.uid
    where d.created_at >= p_from and d.created_at < p_before;
  return query select x.uid, x.id, x.at, kyc.status_at(x.uid, x.at)::text
    from unnest(v_uids, v_ids, v_ats) as x(uid, id, at)
    where kyc.status_at(x.uid, x.at) <> all (p_statuses)
      and kyc.status_at(x.uid, x.at - interval '1 minute') <> all (p_statuses);
end
$$;

-- Deposits that were credited within a span, and no gateway has taken what they and their fee come to. Money that staff
-- matched has a receipt of its own, given to this player since the match before, and was credited as it says.
create or replace function payments.credited_without_receipt(p_from timestamptz, p_before timestamptz)
  returns table (uid bigint, deposit_id bigint, amount bigint, at timestamptz)
  language plpgsql stable as $$
declare
  v_uids bigint[]; v_ids bigint[]; v_amounts bigint[]; v_fees bigint[]; v_ats timestamptz[];
begin
  select array_agg(s.uid), array_agg(s.payment_id), array_agg(d.amount), array_agg(d.fee), array_agg(s.at)
    into v_uids, v_ids, v_amounts, v_fees, v_ats
    from payments.step s left join payments.deposit d on d.bucket = s.bucket and d.uid = s.uid and d.id = s.payment_id
    where s.at >= p_from and s.at < p_before and s.kind = 'deposit' and s.to_status = 'completed';
  return query select x.uid, x.id, x.amount, x.at
    from unnest(v_uids, v_ids, v_amounts, v_fees, v_ats) as x(uid, id, amount, fee, at)
    where not exists (select from payments.receipt r where r.deposit_id = x.id and r.uid = x.uid
        and r.state = 'credited' and r.amount = x.amount + x.fee)
      and not (x.amount is null and payments.was_matched(x.uid, x.id, x.at));
end
$$;

-- Whether this step of a player stands for a receipt that staff gave them: one that was given since the match before, and
-- that the ledger credited as it says.
create or replace function payments.was_matched(p_uid bigint, p_payment_id bigint, p_at timestamptz) returns boolean
  language plpgsql stable as $$
declare
  v_bucket constant integer := platform.bucket_of(p_uid);
  v_before timestamptz;
  r record;
begin
  if not exists (select from payments.step s where s.bucket = v_bucket and s.uid = p_uid and s.payment_id = p_payment_id
      and s.kind = 'deposit' and s.from_status is null and s.reason = 'matched') then
    return false;
  end if;
  select max(s.at) into v_before from payments.step s
    where s.bucket = v_bucket and s.uid = p_uid and s.kind = 'deposit' and s.reason = 'matched' and s.at < p_at;
  for r in
    select q.gateway, q.payment_id, q.amount from payments.receipt q
      where q.uid = p_uid and q.state = 'matched' and q.matched_at <= p_at and (v_before is null or q.matched_at > v_before)
  loop
    if r.amount = (select p.amount from ledger.posted p where p.bucket = v_bucket and p.uid = p_uid
        and p.scope = 'deposits' and p.key = 'R' || r.gateway || '/' || r.payment_id) then
      return true;
    end if;
  end loop;
  return false;
end
$$;
