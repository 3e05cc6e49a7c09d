-- Settles a batch of payments that a gateway says it took, each for a deposit of one player of the bucket, sorted by uid
-- and at most one of a player; the outcomes stand in the same order. One call is one transaction: receipt,
-- credit, status and step change together.
--
-- The order is the point. First the wallets are locked, without waiting: the items of a player whose wallet
-- somebody else holds are answered BUSY and leave nothing. Then the deposits are locked, and only then is
-- anything read: whoever held them before has committed. A payment that has a receipt is KNOWN and changes
-- nothing, however often and however late it comes.
--
-- CREDITED is what is exactly what was asked for, once for a deposit; also where the deposit was given up
-- meanwhile, unless the player was blocked or excluded since. Everything else is
-- STRAY: its receipt waits for staff in a case, and no balance changes.
--
-- The player pays amount and fee, and is credited the amount. The cashback of a deposit is given by the module
-- of its promotion, which follows the log of steps. One without a promotion was begun by the release before:
-- its cashback comes with the payment, here and nowhere else, so no deposit is paid by both.
--
-- Should the ledger refuse, the batch raises, nothing of it stands, and the caller repeats its items one by one.
create or replace function payments.settle(
  p_bucket integer,
  p_uids bigint[],
  p_ids bigint[],
  p_gateways text[],
  p_payment_ids text[],
  p_references text[],
  p_amounts bigint[],
  p_currencies text[],
  p_paid_ats timestamptz[],
  out outcomes text[]
)
  language plpgsql
  -- A plan made while the tables were empty must stay right when they hold millions of rows.
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
  set enable_hashjoin = off
  set enable_mergejoin = off
as $$
declare
  v_busy bigint[]; v_now timestamptz; v_uid bigint;
  i record; n integer := 0; n_l integer := 0; n_legs integer := 0; n_c integer := 0; n_r integer := 0;
  v_case text; v_limit text; v_is_late boolean; v_has_ticket boolean; v_bonus bigint;
  r_items integer[]; r_cases text[];
  c_uids bigint[]; c_ids bigint[]; c_froms text[]; c_reasons text[]; c_tickets boolean[]; c_bonuses bigint[];
  l_uids bigint[]; l_scopes text[]; l_keys text[]; l_hashes bytea[]; l_amounts bigint[]; l_required bigint[]; l_times bigint[];
  l_counts integer[]; l_accounts text[]; l_fars bigint[]; l_outcomes text[];
  d_statuses text[]; d_amounts bigint[]; d_fees bigint[]; d_gateways text[]; d_tickets boolean[]; d_promotions integer[];
  d_bonuses bigint[]; d_begun timestamptz[]; d_expiries timestamptz[]; d_channels integer[];
  c_checks timestamptz[]; c_seqs bigint[];
begin
  select l.busy into v_busy from ledger.try_lock_wallets(p_bucket, p_uids, p_uids) l;
  -- What lies by bucket is locked and read where it lies; what all share is read beside it, once the locks are held.
  select array_agg(d.status order by x.place), array_agg(d.amount order by x.place), array_agg(d.fee order by x.place),
      array_agg(d.gateway order by x.place), array_agg(d.has_cashback order by x.place),
      array_agg(d.cashback_promotion order by x.place), array_agg(d.cashback order by x.place),
      array_agg(d.created_at order by x.place), array_agg(d.expires_at order by x.place), array_agg(d.channel_id order by x.place)
    into d_statuses, d_amounts, d_fees, d_gateways, d_tickets, d_promotions, d_bonuses, d_begun, d_expiries, d_channels
    from unnest(p_uids, p_ids) with ordinality as x(uid, id, place)
    left join lateral (select * from payments.deposit q
      where q.bucket = p_bucket and q.uid = x.uid and q.id = x.id and (v_busy is null or x.uid <> all (v_busy))
      offset 0 for update) d on true;
  -- Before the clock, wherever the wallets lie: whoever closes a day asks which transactions were at work when it ended.
  perform pg_current_xact_id();
  v_now := platform.clock();

  for i in
    select x.*, c.turnover_times, c.cashback_tickets, k.known
    from unnest(p_uids, p_ids, p_gateways, p_payment_ids, p_references, p_amounts, p_currencies, p_paid_ats,
      d_statuses, d_amounts, d_fees, d_gateways, d_tickets, d_promotions, d_bonuses, d_begun, d_channels)
      with ordinality as x(uid, id, gateway, payment_id, reference, amount, currency, paid_at,
        status, asked, fee, via, has_cashback, cashback_promotion, cashback, created_at, channel_id, place)
    left join lateral (select * from payments.channel q where q.id = x.channel_id offset 0) c on true
    left join lateral (select true as known from payments.receipt q
      where q.gateway = x.gateway and q.payment_id = x.payment_id offset 0) k on true
    order by x.place
  loop
    n := n + 1;
    if i.uid <= v_uid then
      raise exception 'payments.settle: the items are not sorted by uid, one of each' using errcode = 'invalid_parameter_value';
    end if;
    v_uid := i.uid;
    if i.uid = any (v_busy) then
      outcomes[n] := 'BUSY';
      continue;
    elsif i.status is null then
      raise exception 'payments.settle: a payment is for no deposit of its player' using errcode = 'invalid_parameter_value';
    elsif i.known then
      outcomes[n] := 'KNOWN';
      continue;
    end if;

    v_is_late := i.status in ('timeout', 'canceled');
    v_case := case
      when i.gateway <> i.via then 'unknown-reference'
      when i.currency <> 'PHP' then 'currency-differs'
      when i.status = 'completed' then 'paid-twice'
      when i.amount <> i.asked + i.fee then 'amount-differs'
      when v_is_late and kyc.status_of(i.uid) = 'block' then 'late-shut-out'
    end;
    if v_case is null and v_is_late then
      -- It was given back to the limits when the deposit ended. The money is here: only an exclusion keeps it out.
      v_limit := limits.take_deposit(i.uid, i.asked, v_now);
      if v_limit = 'EXCLUDED' then
        v_case := 'late-shut-out';
      elsif v_limit is not null then
        perform limits.count_deposit(i.uid, i.asked, v_now);
      end if;
    end if;

    n_r := n_r + 1;
    r_items[n_r] := n;
    r_cases[n_r] := v_case;
    if v_case is not null then
      outcomes[n] := 'STRAY';
      continue;
    end if;

    outcomes[n] := 'CREDITED';
    -- The ticket that a late one gave back may have been used by another deposit.
    v_has_ticket := i.has_cashback and not (v_is_late and i.cashback_tickets <= coalesce((select t.used
      from payments.tickets_used(i.uid, i.created_at) t where t.channel_id = i.channel_id), 0));
    v_bonus := case when v_has_ticket and i.cashback_promotion is null
      then coalesce(i.cashback, least(i.asked / 20, 250000)) else 0 end;
    n_c := n_c + 1;
    c_uids[n_c] := i.uid; c_ids[n_c] := i.id; c_froms[n_c] := i.status;
    c_reasons[n_c] := case when v_is_late then 'late' else '' end;
    c_tickets[n_c] := v_has_ticket; c_bonuses[n_c] := nullif(v_bonus, 0);
    c_checks[n_c] := payments.next_deposit_check('completed', 0, d_expiries[n], v_now);
    -- In a loop, which costs less than a select; a statement that writes rows of players may draw none.
    c_seqs[n_c] := platform.draw_number('payments.step_seq');

    n_l := n_l + 1;
    l_uids[n_l] := i.uid; l_scopes[n_l] := 'deposits'; l_keys[n_l] := 'D' || i.id; l_amounts[n_l] := i.asked;
    l_hashes[n_l] := sha256(convert_to(concat_ws('|', 'deposit', i.uid, i.via, i.asked, i.fee, i.turnover_times), 'UTF8'));
    l_required[n_l] := case when i.turnover_times > 0 then i.asked end;
    l_times[n_l] := case when i.turnover_times > 0 then i.turnover_times end;
    l_counts[n_l] := case when i.fee > 0 then 2 else 1 end;
    n_legs := n_legs + 1;
    l_accounts[n_legs] := 'house:deposits:' || i.via; l_fars[n_legs] := -i.asked - i.fee;
    if i.fee > 0 then
      n_legs := n_legs + 1;
      l_accounts[n_legs] := 'house:fees'; l_fars[n_legs] := i.fee;
    end if;
    if v_bonus > 0 then
      n_l := n_l + 1;
      l_uids[n_l] := i.uid; l_scopes[n_l] := 'cashback'; l_keys[n_l] := 'D' || i.id; l_amounts[n_l] := v_bonus;
      l_hashes[n_l] := sha256(convert_to(concat_ws('|', 'cashback', i.uid, v_bonus, 1), 'UTF8'));
      l_required[n_l] := v_bonus; l_times[n_l] := 1; l_counts[n_l] := 1;
      n_legs := n_legs + 1;
      l_accounts[n_legs] := 'house:bonus:cashback'; l_fars[n_legs] := -v_bonus;
    end if;
  end loop;
  if n_r = 0 then
    return;
  end if;

  insert into payments.receipt (gateway, payment_id, reference, uid, deposit_id, amount, currency, paid_at, noted_at, state)
    select p_gateways[r.item], p_payment_ids[r.item], p_references[r.item], p_uids[r.item], case when r.kind is distinct from 'unknown-reference' then p_ids[r.item] end,
      p_amounts[r.item], p_currencies[r.item], p_paid_ats[r.item], v_now, case when r.kind is null then 'credited' else 'stray' end
    from unnest(r_items, r_cases) as r(item, kind);
  insert into payments.case (kind, subject, uid, facts)
    select r.kind, 'receipt:' || p_gateways[r.item] || '/' || p_payment_ids[r.item], p_uids[r.item],
      jsonb_build_object('reference', p_references[r.item], 'amount', payments.pesos(p_amounts[r.item]),
        'currency', p_currencies[r.item], 'asked', payments.pesos(d_amounts[r.item] + d_fees[r.item]),
        'status', d_statuses[r.item])
    from unnest(r_items, r_cases) as r(item, kind)
    where r.kind is not null
    on conflict do nothing;
  if n_c = 0 then
    return;
  end if;
  select p.outcomes into l_outcomes from ledger.post(p_bucket, l_uids, l_scopes, l_keys, l_hashes, l_amounts,
    array_fill(0::bigint, array[n_l]), l_required, l_times, array_fill(false, array[n_l]), l_counts, l_accounts, l_fars) p;
  if 'APPLIED' <> any (l_outcomes) then
    raise exception 'payments.settle: the ledger answered %', l_outcomes using errcode = 'data_exception';
  end if;
  update payments.deposit d
    set status = 'completed', changed_at = v_now, has_cashback = c.has_ticket,
      cashback = coalesce(d.cashback, c.bonus), check_at = c.check_at
    from unnest(c_uids, c_ids, c_tickets, c_bonuses, c_checks) as c(uid, id, has_ticket, bonus, check_at)
    where d.bucket = p_bucket and d.uid = c.uid and d.id = c.id;
  insert into payments.step (bucket, uid, payment_id, n, seq, kind, from_status, to_status, at, by, reason)
    select p_bucket, c.uid, c.id, s.n, c.seq, 'deposit', c.was, 'completed', v_now, 'gateway', c.reason
    from unnest(c_uids, c_ids, c_froms, c_reasons, c_seqs) as c(uid, id, was, reason, seq)
    cross join lateral (select coalesce(max(q.n), 0) + 1 as n from payments.step q
      where q.bucket = p_bucket and q.uid = c.uid and q.payment_id = c.id) s;
  perform payments.report_covered(c_uids);
end
$$;

-- For players of any buckets, as the release before calls it.
create or replace function payments.settle(
  p_uids bigint[], p_ids bigint[], p_gateways text[], p_payment_ids text[], p_references text[],
  p_amounts bigint[], p_currencies text[], p_paid_ats timestamptz[],
  out outcomes text[]
)
  language plpgsql as $$
declare
  b record;
  v_found text[];
begin
  for b in
    select platform.bucket_of(x.uid) as bucket, array_agg(x.place order by x.place) as places,
      array_agg(x.uid order by x.place) as uids, array_agg(x.id order by x.place) as ids,
      array_agg(x.gateway order by x.place) as gateways, array_agg(x.payment_id order by x.place) as payment_ids,
      array_agg(x.reference order by x.place) as refs, array_agg(x.amount order by x.place) as amounts,
      array_agg(x.currency order by x.place) as currencies, array_agg(x.paid_at order by x.place) as paid_ats
    from unnest(p_uids, p_ids, p_gateways, p_payment_ids, p_references, p_amounts, p_currencies, p_paid_ats)
      with ordinality as x(uid, id, gateway, payment_id, reference, amount, currency, paid_at, place)
    group by 1 order by 1
  loop
    v_found := payments.settle(b.bucket, b.uids, b.ids, b.gateways, b.payment_ids, b.refs, b.amounts, b.currencies, b.paid_ats);
    for k in 1 .. cardinality(b.places) loop
      outcomes[b.places[k]] := v_found[k];
    end loop;
  end loop;
end
$$;

-- As the release before that calls it, which says what cashback would be.
create or replace function payments.settle(
  p_uids bigint[], p_ids bigint[], p_gateways text[], p_payment_ids text[], p_references text[],
  p_amounts bigint[], p_currencies text[], p_paid_ats timestamptz[],
  p_bonuses bigint[], p_bonus_times bigint,
  out outcomes text[]
)
  language sql as $$
  select payments.settle(p_uids, p_ids, p_gateways, p_payment_ids, p_references, p_amounts, p_currencies, p_paid_ats)
$$;

-- Keeps money that a gateway took for nothing that we asked for, with a case; true if it was not known yet.
create or replace function payments.note_stray(
  p_gateway text,
  p_payment_id text,
  p_reference text,
  p_amount bigint,
  p_currency text,
  p_paid_at timestamptz
) returns boolean
  language plpgsql as $$
begin
  insert into payments.receipt (gateway, payment_id, reference, amount, currency, paid_at, state)
    values (p_gateway, p_payment_id, p_reference, p_amount, p_currency, p_paid_at, 'stray')
    on conflict do nothing;
  if not found then
    return false;
  end if;
  insert into payments.case (kind, subject, facts)
    values ('unknown-reference', 'receipt:' || p_gateway || '/' || p_payment_id,
      jsonb_build_object('reference', p_reference, 'amount', payments.pesos(p_amount), 'currency', p_currency))
    on conflict do nothing;
  return true;
end
$$;
