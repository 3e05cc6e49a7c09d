-- Takes withdrawals out of wallets in a batch, each of another player of the bucket, sorted by uid; the outcomes stand in
-- the same order. One call is one transaction: row, posting and step are written together, and a refusal
-- leaves nothing.
--
-- The order is the point. First the wallets are locked, without waiting: the item of a player whose wallet
-- somebody else holds is answered BUSY. Only then is anything read: whoever held the wallet before has
-- committed, so a bet between the check of the caller and this moment is seen, and of fifty withdrawals of
-- one balance the ledger lets one through.
--
-- KNOWN is a request that was reserved before, CONFLICT another one under its key. p_statuses are the
-- identity-check statuses that may withdraw money.
create or replace function payments.reserve(
  p_bucket integer,
  p_uids bigint[],
  p_request_keys text[],
  p_account_ids bigint[],
  p_amounts bigint[],
  p_fees bigint[],
  p_statuses text[],
  out outcomes text[],
  out ids bigint[]
)
  language plpgsql
  -- A plan made while the tables were empty must stay right when they hold millions of rows.
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
  set enable_hashjoin = off
  set enable_mergejoin = off
as $$
declare
  v_busy bigint[]; v_balances bigint[]; v_shut bigint[]; v_checks text[]; v_now timestamptz; v_uid bigint;
  i record; n integer := 0; n_l integer := 0;
  l_items integer[]; l_uids bigint[]; l_ids bigint[]; l_keys text[]; l_hashes bytea[]; l_amounts bigint[]; l_fars bigint[];
  l_channels integer[]; l_gateways text[]; l_methods text[]; l_outcomes text[]; l_seqs bigint[]; v_check_at timestamptz;
  k_ids bigint[]; k_accounts bigint[]; k_amounts bigint[]; a_channels integer[]; a_statuses smallint[];
begin
  select l.busy, l.balances into v_busy, v_balances from ledger.try_lock_wallets(p_bucket, p_uids, null) l;
  v_checks := kyc.statuses_of(p_bucket, p_uids);
  -- As in payments.settle.
  perform pg_current_xact_id();
  v_now := platform.clock();
  v_shut := limits.shut_among(p_bucket, p_uids, 'withdraw', v_now);

  -- What lies by bucket is read where it lies, and what all share beside it.
  select array_agg(k.id order by x.place), array_agg(k.account_id order by x.place), array_agg(k.amount order by x.place),
      array_agg(a.channel_id order by x.place), array_agg(a.status order by x.place)
    into k_ids, k_accounts, k_amounts, a_channels, a_statuses
    from unnest(p_uids, p_request_keys, p_account_ids) with ordinality as x(uid, request_key, account_id, place)
    left join lateral (select * from payments.withdrawal q
      where q.bucket = p_bucket and q.uid = x.uid and q.request_key = x.request_key offset 0) k on true
    left join lateral (select * from payments.account q
      where q.bucket = p_bucket and q.uid = x.uid and q.id = x.account_id offset 0) a on true;

  for i in
    select x.*, c.state, c.gateway, case when c.rail > 0 then c.payout_rails -> (c.rail - 1) end as rail
    from unnest(p_uids, p_request_keys, p_account_ids, p_amounts, p_fees, k_ids, k_accounts, k_amounts, a_channels, a_statuses)
      with ordinality as x(uid, request_key, account_id, amount, fee, known_id, known_account, known_amount,
        channel_id, account_status, place)
    left join lateral (select * from payments.channel q where q.id = x.channel_id offset 0) c on true
    order by x.place
  loop
    n := n + 1;
    if i.uid <= v_uid then
      raise exception 'payments.reserve: the items are not sorted by uid, one of each' using errcode = 'invalid_parameter_value';
    end if;
    v_uid := i.uid;
    ids[n] := null;
    if i.uid = any (v_busy) then
      outcomes[n] := 'BUSY';
    elsif i.known_id is not null then
      ids[n] := i.known_id;
      outcomes[n] := case when i.known_account = i.account_id and i.known_amount = i.amount then 'KNOWN' else 'CONFLICT' end;
    elsif v_checks[n] <> all (p_statuses) then
      outcomes[n] := 'NOT_ALLOWED';
    elsif i.uid = any (v_shut) then
      outcomes[n] := 'RESTRICTED';
    elsif i.account_status is distinct from 1 then
      outcomes[n] := 'ACCOUNT_UNKNOWN';
    elsif i.state <> 'open' then
      outcomes[n] := 'CHANNEL_CLOSED';
    elsif v_balances[n] is null then
      outcomes[n] := 'NOT_WITHDRAWABLE';
    else
      n_l := n_l + 1;
      l_items[n_l] := n;
      l_uids[n_l] := i.uid;
      l_ids[n_l] := nextval('payments.payment_id');
      l_keys[n_l] := 'W' || l_ids[n_l] || ':reserve';
      l_hashes[n_l] := sha256(convert_to(concat_ws('|', 'reserve', i.uid, i.amount), 'UTF8'));
      l_amounts[n_l] := -i.amount;
      l_fars[n_l] := i.amount;
      l_channels[n_l] := i.channel_id;
      -- The gateway for good: what has begun by it ends by it, whichever rail comes next.
      l_gateways[n_l] := coalesce(i.rail ->> 'gateway', i.gateway);
      l_methods[n_l] := i.rail ->> 'method';
    end if;
  end loop;
  if n_l = 0 then
    return;
  end if;

  select p.outcomes into l_outcomes from ledger.post(p_bucket, l_uids, array_fill('withdrawals'::text, array[n_l]), l_keys, l_hashes,
    l_amounts, array_fill(0::bigint, array[n_l]), array_fill(null::bigint, array[n_l]), array_fill(null::bigint, array[n_l]),
    array_fill(true, array[n_l]), array_fill(1, array[n_l]), array_fill('house:payouts-pending'::text, array[n_l]), l_fars) p;
  for k in 1 .. n_l loop
    if l_outcomes[k] = 'APPLIED' then
      -- In a loop, which costs less than a select; a statement that writes rows of players may draw none.
      l_seqs[k] := platform.draw_number('payments.step_seq');
      outcomes[l_items[k]] := 'RESERVED';
      ids[l_items[k]] := l_ids[k];
    elsif l_outcomes[k] in ('NOT_WITHDRAWABLE', 'INSUFFICIENT_FUNDS') then
      outcomes[l_items[k]] := 'NOT_WITHDRAWABLE';
    else
      raise exception 'payments.reserve: the ledger answered %', l_outcomes using errcode = 'data_exception';
    end if;
  end loop;

  v_check_at := payments.next_payout_check('pending', 0, v_now, v_now);
  insert into payments.withdrawal (bucket, uid, id, request_key, channel_id, account_id, amount, fee, gateway, payout_method, created_at, changed_at, check_at)
    select p_bucket, l.uid, l.id, p_request_keys[l.item], l.channel_id, p_account_ids[l.item], l.amount, p_fees[l.item],
      l.gateway, l.method, v_now, v_now, v_check_at
    from unnest(l_items, l_uids, l_ids, l_fars, l_channels, l_gateways, l_methods, l_outcomes)
      as l(item, uid, id, amount, channel_id, gateway, method, outcome)
    where l.outcome = 'APPLIED';
  insert into payments.step (bucket, uid, payment_id, n, seq, kind, to_status, at, by)
    select p_bucket, l.uid, l.id, 1, l.seq, 'withdrawal', 'pending', v_now, 'player'
    from unnest(l_uids, l_ids, l_outcomes, l_seqs) as l(uid, id, outcome, seq)
    where l.outcome = 'APPLIED';
end
$$;

-- For players of any buckets, as the release before calls it.
create or replace function payments.reserve(
  p_uids bigint[], p_request_keys text[], p_account_ids bigint[], p_amounts bigint[], p_fees bigint[], p_statuses text[],
  out outcomes text[], out ids bigint[]
)
  language plpgsql as $$
declare
  b record;
  v_found record;
begin
  for b in
    select platform.bucket_of(x.uid) as bucket, array_agg(x.place order by x.place) as places,
      array_agg(x.uid order by x.place) as uids, array_agg(x.request_key order by x.place) as request_keys,
      array_agg(x.account_id order by x.place) as account_ids, array_agg(x.amount order by x.place) as amounts,
      array_agg(x.fee order by x.place) as fees
    from unnest(p_uids, p_request_keys, p_account_ids, p_amounts, p_fees)
      with ordinality as x(uid, request_key, account_id, amount, fee, place)
    group by 1 order by 1
  loop
    select r.outcomes, r.ids into v_found
      from payments.reserve(b.bucket, b.uids, b.request_keys, b.account_ids, b.amounts, b.fees, p_statuses) r;
    for k in 1 .. cardinality(b.places) loop
      outcomes[b.places[k]] := v_found.outcomes[k];
      ids[b.places[k]] := v_found.ids[k];
    end loop;
  end loop;
end
$$;
