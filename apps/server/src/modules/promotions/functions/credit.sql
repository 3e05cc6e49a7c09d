-- The two ways in which a reward moves its player's wallet: of money, or of Filcoins. Whoever calls them holds
-- the wallets of money, which come first.

-- Credits rewards that are offered, sorted by uid, and that the caller has decided to be due.
create or replace function promotions.credit(p_uids bigint[], p_ids bigint[], p_by text) returns void
  language plpgsql as $$
declare
  v_now constant timestamptz := platform.clock();
  v_bucket integer;
  r_uids bigint[]; r_ids bigint[]; r_promotions integer[]; r_currencies text[]; r_cash_types smallint[];
  r_amounts bigint[]; r_times integer[];
  v_posted text[];
  l record;
begin
  -- First read, then asked what promotions say of it: rewards may lie on other nodes than promotions.
  select array_agg(q.uid), array_agg(q.id), array_agg(q.promotion_id), array_agg(q.currency), array_agg(q.cash_type),
      array_agg(q.amount), array_agg(q.wagering_times)
    into r_uids, r_ids, r_promotions, r_currencies, r_cash_types, r_amounts, r_times
    from unnest(p_uids, p_ids) as x(uid, id)
    join promotions.reward q on q.bucket = platform.bucket_of(x.uid) and q.uid = x.uid and q.id = x.id;
  for l in
    select r.currency, array_agg(r.uid) as uids, array_agg(r.scope) as scopes, array_agg('B' || r.id) as keys,
      array_agg(sha256(convert_to(concat_ws('|', 'bonus', r.uid, r.id, r.amount, r.wagering_times), 'UTF8'))) as hashes,
      array_agg(r.amount) as amounts, array_agg(0::bigint) as turnovers,
      array_agg(case when r.times > 0 then r.amount end) as required, array_agg(nullif(r.times, 0)) as times,
      array_agg(false) as only_withdrawable, array_agg(1) as leg_counts,
      array_agg(r.account) as accounts, array_agg(-r.amount) as fars
    from (select q.*, promotions.scope_of(q.currency, q.cash_type) as scope,
        promotions.account_of(q.currency, q.promotion_id) as account,
        -- Filcoins are free at once.
        case q.currency when 'PHP' then q.wagering_times else 0 end::bigint as times
      from unnest(r_uids, r_ids, r_promotions, r_currencies, r_cash_types, r_amounts, r_times)
        as q(uid, id, promotion_id, currency, cash_type, amount, wagering_times)
      order by q.uid, q.id) r
    group by r.currency
  loop
    if l.currency = 'PHP' then
      select p.outcomes into v_posted from ledger.post(l.uids, l.scopes, l.keys, l.hashes, l.amounts, l.turnovers,
        l.required, l.times, l.only_withdrawable, l.leg_counts, l.accounts, l.fars) p;
    else
      perform points.lock_wallet(u.uid) from (select distinct w.uid from unnest(l.uids) as w(uid) order by w.uid) u;
      select p.outcomes into v_posted from points.post(l.uids, l.scopes, l.keys, l.hashes, l.amounts, l.turnovers,
        l.required, l.times, l.only_withdrawable, l.leg_counts, l.accounts, l.fars) p;
    end if;
    if 'APPLIED' <> any (v_posted) then
      raise exception 'promotions.credit: the ledger answered %', v_posted using errcode = 'data_exception';
    end if;
  end loop;
  for v_bucket in select distinct platform.bucket_of(x.uid) from unnest(p_uids) as x(uid) order by 1 loop
    update promotions.reward r set state = 'claimed', decided_at = v_now, expires_at = null
      from unnest(p_uids, p_ids) as x(uid, id)
      where r.bucket = v_bucket and r.uid = x.uid and r.id = x.id;
  end loop;
  perform promotions.write_step(x.uid, x.id, 'claimed', p_by) from unnest(p_uids, p_ids) as x(uid, id);
end
$$;

-- Takes back what was credited, and what of it had to be played first: true, or false if the player does not
-- have it any more, and then nothing has changed.
create or replace function promotions.take_back(p_reward promotions.reward) returns boolean
  language plpgsql as $$
declare
  v_key constant text := 'B' || p_reward.id;
  v_scope constant text := promotions.scope_of(p_reward.currency, p_reward.cash_type);
  v_hash constant bytea := sha256(convert_to(concat_ws('|', 'back', p_reward.uid, p_reward.id, p_reward.amount), 'UTF8'));
  v_posted text[];
begin
  if p_reward.currency = 'PHP' then
    select p.outcomes into v_posted from ledger.post(array[p_reward.uid], array[v_scope], array[v_key || ':back'],
      array[v_hash], array[-p_reward.amount], array[0::bigint], array[null::bigint], array[null::bigint],
      array[false], array[1], array[promotions.account_of(p_reward.currency, p_reward.promotion_id)], array[p_reward.amount]) p;
  else
    perform points.lock_wallet(p_reward.uid);
    select p.outcomes into v_posted from points.post(array[p_reward.uid], array[v_scope], array[v_key || ':back'],
      array[v_hash], array[-p_reward.amount], array[0::bigint], array[null::bigint], array[null::bigint],
      array[false], array[1], array[promotions.account_of(p_reward.currency, p_reward.promotion_id)], array[p_reward.amount]) p;
  end if;
  if v_posted = array['INSUFFICIENT_FUNDS'] then
    return false;
  elsif v_posted <> array['APPLIED'] then
    raise exception 'promotions.take_back: the ledger answered %', v_posted using errcode = 'data_exception';
  end if;
  if p_reward.currency = 'PHP' then
    perform ledger.waive(p_reward.uid, v_scope, v_key);
  end if;
  return true;
end
$$;

-- Under which scope a reward is posted. By values and not by the row: a view on rewards asks it, and a table whose views
-- ask for its own rows cannot lie on several nodes.
create or replace function promotions.scope_of(p_currency text, p_cash_type smallint) returns text
  language sql immutable
  return case p_currency when 'PHP' then 'bonus.' || p_cash_type else 'rewards' end;

-- On which account the far side of a reward is booked.
create or replace function promotions.account_of(p_currency text, p_promotion integer) returns text
  language sql stable
  return case p_currency when 'PHP' then 'house:bonus:' || p_promotion
    else 'issued:' || (select p.kind from promotions.promotion p where p.id = p_promotion) end;
