-- The number after which a wallet goes on that has numbered nothing yet. Where a release numbered its postings
-- before wallets did, a call of it may still be under way: the distance keeps their numbers apart.
create or replace function ledger.last_posting_of(p_bucket integer, p_uid bigint) returns bigint
  language plpgsql stable as $$
begin
  return coalesce((select p.id + 1000000000 from ledger.posting p
    where p.bucket = p_bucket and p.uid = p_uid order by p.id desc limit 1), 0);
end
$$;

-- Posts a batch of items, each for one player of the bucket, sorted by uid; one item is a batch of one.
--
-- The order is the point. First the wallets are locked, without waiting: of a wallet that somebody else
-- holds the items are answered BUSY and nothing of them is tried, so that one player never holds up
-- the others of the batch. Only then are the keys read: whoever held the lock before has committed,
-- so a key found absent here cannot appear for this player any more. An item is applied as a whole
-- or refused as a value; a refusal writes nothing, not even its key, because the same command may
-- rightly succeed later (a player who lacked funds deposits, and the caller sends it again), and
-- a caller that wants a refusal to be final keeps that decision on its own side.
--
-- A test wallet holds no money: the far side of its postings is booked on accounts of its own, under
-- the prefix `test:`, and nothing of it can be withdrawn. No caller may name such an account.
--
-- A posting may also move money between accounts of the far side alone, on behalf of its player: the
-- amount is 0, there are two legs or more, and the player's own leg is not written, because nothing
-- happened to the wallet.
--
-- It runs with the rights of the owner, as everything here that writes: the app may call it, and has no
-- right of its own to change a balance.
--
-- Every statement names the bucket, and none writes within another: on several nodes each is then planned
-- once, for the one that has the bucket (docs/scaling.md).
create or replace function ledger.post(
  p_bucket integer,
  p_uids bigint[],
  p_scopes text[],
  p_keys text[],
  p_hashes bytea[],
  p_amounts bigint[],
  p_turnovers bigint[],
  p_requirements bigint[],
  p_multipliers bigint[],
  p_only_withdrawable boolean[],
  p_leg_counts integer[],
  p_leg_accounts text[],
  p_leg_amounts bigint[],
  out outcomes text[],
  out posting_ids bigint[],
  out balances bigint[]
)
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp
  -- A plan made while the tables were empty must stay right when they hold millions of rows.
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
  set enable_hashjoin = off
  set enable_mergejoin = off
as $$
declare
  c_max constant bigint := 9223372036854775807;
  v_count constant integer := coalesce(cardinality(p_uids), 0);
  v_now timestamptz;
  w_uids bigint[] := '{}'; w_locked bigint[]; w_balances bigint[]; w_turnovers bigint[]; w_tails bigint[]; w_posted_ats timestamptz[]; w_tests boolean[]; w_last_ids bigint[];
  f_firsts integer[]; f_ids bigint[]; f_hashes bytea[]; f_balances bigint[];
  v_has_twins boolean; v_has_busy boolean;
  v_uid bigint; v_amount bigint; v_turnover_added bigint; v_required bigint;
  v_wallet integer := 0;
  v_balance bigint; v_turnover bigint; v_tail bigint; v_at timestamptz; v_is_test boolean;
  v_leg integer := 0; v_first integer; v_sum numeric; v_release numeric; v_locked numeric; v_id bigint;
  v_outcome text;
  n_p integer := 0; n_c integer := 0; n_r integer := 0;
  a_items integer[]; a_legs integer[]; a_ids bigint[]; a_balances bigint[]; a_ats timestamptz[];
  c_uids bigint[]; c_balances bigint[]; c_turnovers bigint[]; c_tails bigint[]; c_ats timestamptz[]; c_ids bigint[];
  r_uids bigint[]; r_releases bigint[]; r_ids bigint[]; r_amounts bigint[]; r_multipliers bigint[]; r_ats timestamptz[];
begin
  if v_count not between 1 and 1000
    or (cardinality(p_scopes), cardinality(p_keys), cardinality(p_hashes), cardinality(p_amounts),
        cardinality(p_turnovers), cardinality(p_requirements), cardinality(p_multipliers),
        cardinality(p_only_withdrawable), cardinality(p_leg_counts))
      is distinct from (v_count, v_count, v_count, v_count, v_count, v_count, v_count, v_count, v_count)
    or cardinality(p_leg_accounts) is distinct from cardinality(p_leg_amounts)
    or coalesce(cardinality(p_leg_amounts), 0) > 16 * v_count
    or array_position(p_uids, null) is not null or array_position(p_leg_counts, null) is not null
    or 0 > any (p_leg_counts)
  then
    raise exception 'ledger.post: the arrays do not fit together' using errcode = 'invalid_parameter_value';
  end if;

  for i in 1 .. v_count loop
    if p_uids[i] < v_uid then
      raise exception 'ledger.post: the items are not sorted by uid' using errcode = 'invalid_parameter_value';
    elsif p_uids[i] is distinct from v_uid then
      v_uid := p_uids[i];
      if platform.bucket_of(v_uid) is distinct from p_bucket then
        raise exception 'ledger.post: player % is not in bucket %', v_uid, p_bucket using errcode = 'invalid_parameter_value';
      end if;
      w_uids := w_uids || v_uid;
    end if;
  end loop;
  v_uid := null;

  for attempt in 1 .. 2 loop
    select array_agg(l.uid), array_agg(l.balance), array_agg(l.turnover), array_agg(l.release_tail), array_agg(l.posted_at),
        array_agg(l.is_test), array_agg(l.last_posting_id)
      into w_locked, w_balances, w_turnovers, w_tails, w_posted_ats, w_tests, w_last_ids
      from (select uid, balance, turnover, release_tail, posted_at, is_test, last_posting_id from ledger.wallet
        where bucket = p_bucket and uid = any(w_uids) order by uid for update skip locked) l;
    v_has_busy := cardinality(w_locked) is distinct from cardinality(w_uids);
    exit when not v_has_busy or attempt = 2;
    -- A player's first posting: the wallet is made, or found made by another batch, and then locked.
    exit when ledger.make_wallets(p_bucket, w_uids) = 0;
  end loop;
  v_now := platform.clock();

  -- What each key already stands for, and which item of this batch brought it first.
  select array_agg(i.first), array_agg(p.id), array_agg(p.input_hash), array_agg(p.balance_after),
      bool_or(i.first <> i.n)
    into f_firsts, f_ids, f_hashes, f_balances, v_has_twins
    from (select uid, scope, key, n, min(n) over (partition by uid, scope, key) as first
      from unnest(p_uids, p_scopes, p_keys) with ordinality as k(uid, scope, key, n) order by n) i
    left join lateral (select q.id, q.input_hash, q.balance_after from ledger.posting q
      where q.bucket = p_bucket and q.uid = i.uid and q.scope = i.scope and q.key = i.key offset 0) p on true;

  for i in 1 .. v_count loop
    if p_uids[i] is distinct from v_uid then
      v_uid := p_uids[i];
      v_wallet := case when v_has_busy then array_position(w_locked, v_uid) else v_wallet + 1 end;
      v_balance := w_balances[v_wallet];
      v_turnover := w_turnovers[v_wallet];
      v_tail := w_tails[v_wallet];
      v_is_test := w_tests[v_wallet];
      v_id := w_last_ids[v_wallet];
      if v_id = 0 then
        v_id := ledger.last_posting_of(p_bucket, v_uid);
      end if;
      -- A player's history never steps back in time, whatever the clock does.
      v_at := greatest(v_now, w_posted_ats[v_wallet]);
    end if;
    if v_wallet is null then
      outcomes[i] := 'BUSY'; posting_ids[i] := null; balances[i] := null;
      v_leg := v_leg + p_leg_counts[i];
      continue;
    end if;

    v_amount := p_amounts[i];
    v_turnover_added := p_turnovers[i];
    v_required := p_requirements[i];
    v_outcome := 'APPLIED';
    v_release := v_tail;
    v_sum := v_amount;
    for leg in v_leg + 1 .. v_leg + p_leg_counts[i] loop
      v_sum := v_sum + nullif(p_leg_amounts[leg], 0);
      if p_leg_accounts[leg] = 'player' or p_leg_accounts[leg] like 'test:%'
        or coalesce(length(p_leg_accounts[leg]), 0) not between 1 and 64
      then
        v_sum := null;
      elsif v_is_test then
        p_leg_accounts[leg] := 'test:' || p_leg_accounts[leg];
      end if;
    end loop;
    v_first := f_firsts[i];

    if f_ids[v_first] is not null then
      if f_hashes[v_first] = p_hashes[i] then
        v_outcome := 'REPLAYED';
      else
        v_outcome := 'KEY_CONFLICT';
      end if;
    elsif v_amount = 0 and (p_leg_counts[i] < 2 or v_turnover_added <> 0 or v_required is not null)
      or v_sum is null or v_turnover_added is null or p_leg_counts[i] not between 1 and 16
      or coalesce(length(p_hashes[i]) <> 32 or length(p_scopes[i]) not between 1 and 32
        or length(p_keys[i]) not between 1 and 128, true)
      or (v_required is null) is distinct from (p_multipliers[i] is null)
      or v_required <= 0 or p_multipliers[i] <= 0
    then
      v_outcome := 'INVALID';
    elsif v_sum <> 0 then
      v_outcome := 'UNBALANCED';
    elsif v_balance + v_amount::numeric > c_max
      or v_turnover + v_turnover_added::numeric not between 0 and c_max
    then
      v_outcome := 'OUT_OF_RANGE';
    elsif v_balance + v_amount < 0 then
      v_outcome := 'INSUFFICIENT_FUNDS';
    elsif p_only_withdrawable[i] and v_amount < 0 and v_is_test then
      v_outcome := 'NOT_WITHDRAWABLE';
    elsif p_only_withdrawable[i] and v_amount < 0 and v_tail > v_turnover then
      -- Those of this batch are written at its end.
      v_locked := ledger.locked_of(v_uid, v_turnover) + (
        select coalesce(sum(q.amount), 0) from unnest(r_uids, r_releases, r_amounts) as q(uid, release_at, amount)
        where q.uid = v_uid and q.release_at - ledger.waived_of(v_uid) > v_turnover);
      if v_balance - v_locked + v_amount < 0 then
        v_outcome := 'NOT_WITHDRAWABLE';
      end if;
    end if;

    if v_outcome = 'APPLIED' and v_required is not null then
      v_release := greatest(v_tail, v_turnover + v_turnover_added + ledger.waived_of(v_uid)) + v_required::numeric * p_multipliers[i];
      if v_release > c_max then
        v_outcome := 'OUT_OF_RANGE';
      end if;
    end if;

    if v_outcome = 'APPLIED' then
      v_id := v_id + 1;
      v_balance := v_balance + v_amount;
      v_turnover := v_turnover + v_turnover_added;
      if v_required is not null then
        v_tail := v_release;
        n_r := n_r + 1;
        r_uids[n_r] := v_uid; r_releases[n_r] := v_tail; r_ids[n_r] := v_id; r_amounts[n_r] := v_required;
        r_multipliers[n_r] := p_multipliers[i]; r_ats[n_r] := v_at;
      end if;

      n_p := n_p + 1;
      a_items[n_p] := i; a_legs[n_p] := v_leg; a_ids[n_p] := v_id; a_balances[n_p] := v_balance; a_ats[n_p] := v_at;
      if v_has_twins then
        f_ids[v_first] := v_id;
        f_hashes[v_first] := p_hashes[i];
        f_balances[v_first] := v_balance;
      end if;

      if n_c = 0 or c_uids[n_c] <> v_uid then
        n_c := n_c + 1;
        c_uids[n_c] := v_uid; c_ats[n_c] := v_at;
      end if;
      c_balances[n_c] := v_balance; c_turnovers[n_c] := v_turnover; c_tails[n_c] := v_tail; c_ids[n_c] := v_id;
    end if;

    outcomes[i] := v_outcome;
    if v_outcome = 'APPLIED' then
      posting_ids[i] := v_id;
      balances[i] := v_balance;
    elsif v_outcome = 'REPLAYED' then
      posting_ids[i] := f_ids[v_first];
      balances[i] := f_balances[v_first];
    else
      posting_ids[i] := null;
      balances[i] := null;
    end if;
    v_leg := v_leg + p_leg_counts[i];
  end loop;
  if v_leg <> coalesce(cardinality(p_leg_amounts), 0) then
    raise exception 'ledger.post: the legs do not fit their counts' using errcode = 'invalid_parameter_value';
  end if;

  if n_p > 0 then
    insert into ledger.posting (bucket, uid, scope, key, input_hash, id, balance_after, turnover, created_at)
      select p_bucket, p_uids[a.item], p_scopes[a.item], p_keys[a.item], p_hashes[a.item], a.id, a.balance,
        p_turnovers[a.item], a.at
      from unnest(a_items, a_ids, a_balances, a_ats) as a(item, id, balance, at);
    insert into ledger.entry (bucket, uid, created_at, posting_id, leg, account, amount, balance_after)
      select p_bucket, p_uids[a.item], a.at, a.id, l.leg, l.account, l.amount, l.balance
      from unnest(a_items, a_legs, a_ids, a_balances, a_ats) as a(item, legs, id, balance, at)
      cross join lateral (
        select 0 as leg, 'player' as account, p_amounts[a.item] as amount, a.balance as balance
        where p_amounts[a.item] <> 0
        union all
        select leg, p_leg_accounts[a.legs + leg], p_leg_amounts[a.legs + leg], null
        from generate_series(1, p_leg_counts[a.item]) leg
      ) l;
    update ledger.wallet w
      set balance = c.balance, turnover = c.turnover, release_tail = c.tail, posted_at = c.at,
        last_posting_id = c.id
      from unnest(c_uids, c_balances, c_turnovers, c_tails, c_ats, c_ids) as c(uid, balance, turnover, tail, at, id)
      where w.bucket = p_bucket and w.uid = c.uid;
  end if;
  if n_r > 0 then
    insert into ledger.requirement (bucket, uid, release_at, posting_id, amount, multiplier, created_at)
      select p_bucket, r.* from unnest(r_uids, r_releases, r_ids, r_amounts, r_multipliers, r_ats) r;
  end if;
end
$$;
