-- What a pool is begun with: the terms of its jackpot as they stand now, and the seed, which the reserve pays as far
-- as it goes and the house beyond.
create or replace function games.seed_jackpot(p_pool games.jackpot_pool_row) returns games.jackpot_pool_row
  language plpgsql as $$
declare
  j games.jackpot;
begin
  select * into j from games.jackpot where id = p_pool.jackpot_id;
  p_pool.is_seeded := true;
  p_pool.balance := j.seed;
  p_pool.reserve := greatest(p_pool.reserve - j.seed, 0);
  p_pool.share_ppm := j.share_ppm;
  p_pool.seed := j.seed;
  p_pool.cap := j.cap;
  p_pool.must_drop := j.must_drop;
  p_pool.one_in := j.one_in;
  return p_pool;
end
$$;

-- Plays the jackpots of a batch, in the transaction of its stakes and wins: stakes contribute, stakes that come back
-- take back what they gave, finished rounds are drawn for. Answers the legs that the postings of the batch get beside
-- their own, by the key of the posting, and the numbers of the wins, which games.pay_jackpots pays after them.
--
-- The draw is at the end of the round and not at its stake: a provider could otherwise take back every stake that has
-- won nothing. Draws come from the server, made with the secret of the pool's generation and of the one after it; a pool
-- that is further by now fails the batch (PJ001), and the caller draws anew.
--
-- What a stake gave to a pool that was won since stays the winner's, and the house bears it; nor does a pool ever
-- hold less than its seed.
create or replace function games.play_jackpots(
  p_bucket integer, p_items games.jackpot_item[], p_now timestamptz,
  out leg_keys text[], out leg_accounts text[], out leg_amounts bigint[],
  out won bigint[], out won_places integer[], out won_amounts bigint[]
)
  language plpgsql
  set plan_cache_mode = force_generic_plan
as $$
declare
  -- Draws are below 2^48.
  c_draws constant numeric := 281474976710656;
  i games.jackpot_item; d record; p games.jackpot_pool_row;
  v_ids integer[]; v_pools games.jackpot_pool_row[]; v_testers bigint[]; v_place integer;
  v_units bigint; v_amount bigint; v_reserved bigint; v_from_reserve bigint; v_draw bigint; v_is_forced boolean; v_won bigint;
  n_l integer := 0; n_w integer := 0; n_s integer := 0;
  s_uids bigint[]; s_movements bigint[]; s_pools integer[]; s_generations integer[]; s_amounts bigint[]; s_reserved bigint[];
begin
  -- Sorted, as everybody locks them.
  select array_agg(l.id) into v_ids from (select q.id from games.jackpot_pool q
    where q.id in (select (x ->> 'pool')::integer from unnest(p_items) t, jsonb_array_elements(t.jackpots) x)
    order by q.id for update) l;
  if v_ids is null then
    return;
  end if;
  select array_agg(row(q.id, q.jackpot_id, q.is_test, q.code, q.state, q.generation, q.is_seeded, q.first_seed, q.balance,
      q.reserve, q.carry, q.share_ppm, q.seed, q.cap, q.must_drop, q.one_in)::games.jackpot_pool_row order by q.id)
    into v_pools from games.jackpot_pool q where q.id = any (v_ids);
  select coalesce(array_agg(s.uid), '{}') into v_testers from ledger.standing s
    where s.bucket = p_bucket and s.uid = any (array(select t.uid from unnest(p_items) t)) and s.is_test;

  foreach i in array p_items loop
    for d in select (x ->> 'pool')::integer as pool, (x ->> 'generation')::integer as generation, x -> 'draws' as draws
      from jsonb_array_elements(i.jackpots) x order by 1
    loop
      v_place := array_position(v_ids, d.pool);
      continue when v_place is null;
      p := v_pools[v_place];
      -- Whoever plays with test money plays for the pool of test money.
      continue when p.is_test <> (i.uid = any (v_testers));
      v_amount := 0; v_reserved := 0;

      if i.what = 'return' then
        select c.amount * (i.stake - i.kept) / i.stake - c.amount_returned,
            c.reserved * (i.stake - i.kept) / i.stake - c.reserved_returned
          into v_amount, v_reserved
          from games.jackpot_stake c
          where c.bucket = p_bucket and c.uid = i.uid and c.movement_id = i.movement_id and c.pool_id = p.id
            and c.generation = p.generation;
        continue when not found;
        v_amount := least(v_amount, p.balance - p.seed);
        v_reserved := least(v_reserved, p.reserve);
        continue when v_amount + v_reserved = 0;
        update games.jackpot_stake c set amount_returned = c.amount_returned + v_amount,
            reserved_returned = c.reserved_returned + v_reserved
          where c.bucket = p_bucket and c.uid = i.uid and c.movement_id = i.movement_id and c.pool_id = p.id;
        v_amount := -v_amount;
        v_reserved := -v_reserved;
        p.balance := p.balance + v_amount;
        p.reserve := p.reserve + v_reserved;

      elsif p.state = 'off' then
        continue;

      elsif i.what = 'bet' then
        if not p.is_seeded then
          v_from_reserve := p.reserve;
          p := games.seed_jackpot(p);
          v_from_reserve := v_from_reserve - p.reserve;
          p.first_seed := p.first_seed + p.seed - v_from_reserve;
          leg_keys[n_l + 1] := i.key; leg_accounts[n_l + 1] := 'jackpots:' || p.code; leg_amounts[n_l + 1] := p.seed;
          leg_keys[n_l + 2] := i.key; leg_accounts[n_l + 2] := 'jackpots-reserve:' || p.code; leg_amounts[n_l + 2] := -v_from_reserve;
          leg_keys[n_l + 3] := i.key; leg_accounts[n_l + 3] := 'house:jackpots'; leg_amounts[n_l + 3] := v_from_reserve - p.seed;
          n_l := n_l + 3;
        end if;
        v_units := p.carry + i.stake * p.share_ppm;
        v_amount := least(v_units / 1000000, greatest(p.cap - p.balance, 0));
        v_reserved := v_units / 1000000 - v_amount;
        p.carry := v_units % 1000000;
        p.balance := p.balance + v_amount;
        p.reserve := p.reserve + v_reserved;
        if v_amount + v_reserved > 0 then
          n_s := n_s + 1;
          s_uids[n_s] := i.uid; s_movements[n_s] := i.movement_id; s_pools[n_s] := p.id; s_generations[n_s] := p.generation;
          s_amounts[n_s] := v_amount; s_reserved[n_s] := v_reserved;
        end if;

      elsif p.is_seeded and i.stake > 0 then
        v_draw := case when p.generation >= d.generation then d.draws ->> (p.generation - d.generation) end;
        if v_draw is null then
          raise exception 'games.play_jackpots: the draws of pool % are of another generation', p.id using errcode = 'PJ001';
        end if;
        v_is_forced := p.must_drop and p.balance >= p.cap;
        if v_is_forced or v_draw::numeric * p.one_in < i.stake::numeric * c_draws then
          v_won := nextval('games.movement_id');
          n_w := n_w + 1;
          won[n_w] := v_won; won_places[n_w] := i.place; won_amounts[n_w] := p.balance;
          insert into games.jackpot_win (id, pool_id, generation, uid, bet_id, bet_created_at, movement_id, venue, game_code,
              transaction_id, stake, one_in, draw, is_forced, amount, seeded, from_reserve, won_at)
            values (v_won, p.id, p.generation, i.uid, i.bet_id, i.bet_at, i.movement_id, i.venue, i.game_code,
              i.transaction_id, i.stake, p.one_in, v_draw, v_is_forced, p.balance, 0, 0, p_now);
          p.generation := p.generation + 1;
          p.is_seeded := false;
          p.balance := 0;
          if p.state = 'last' then
            p.state := 'off';
          else
            v_from_reserve := p.reserve;
            p := games.seed_jackpot(p);
            v_from_reserve := v_from_reserve - p.reserve;
            update games.jackpot_win w set seeded = p.seed, from_reserve = v_from_reserve where w.id = v_won;
          end if;
        end if;
      end if;

      if v_amount <> 0 or v_reserved <> 0 then
        leg_keys[n_l + 1] := i.key; leg_accounts[n_l + 1] := 'jackpots:' || p.code; leg_amounts[n_l + 1] := v_amount;
        leg_keys[n_l + 2] := i.key; leg_accounts[n_l + 2] := 'jackpots-reserve:' || p.code; leg_amounts[n_l + 2] := v_reserved;
        leg_keys[n_l + 3] := i.key; leg_accounts[n_l + 3] := 'house:jackpots'; leg_amounts[n_l + 3] := -v_amount - v_reserved;
        n_l := n_l + 3;
      end if;
      v_pools[v_place] := p;
    end loop;
  end loop;

  if n_s > 0 then
    insert into games.jackpot_stake (bucket, uid, movement_id, pool_id, generation, amount, reserved)
      select p_bucket, c.* from unnest(s_uids, s_movements, s_pools, s_generations, s_amounts, s_reserved) c;
  end if;
  update games.jackpot_pool q set state = c.state, generation = c.generation, is_seeded = c.is_seeded,
      first_seed = c.first_seed, balance = c.balance,
      reserve = c.reserve, carry = c.carry, share_ppm = c.share_ppm, seed = c.seed, cap = c.cap,
      must_drop = c.must_drop, one_in = c.one_in
    from unnest(v_pools) c where q.id = c.id;
end
$$;

-- The legs of postings with one leg each, and those that jackpots add to them, each account once.
create or replace function games.add_jackpot_legs(
  p_keys text[], p_accounts text[], p_amounts bigint[], p_leg_keys text[], p_leg_accounts text[], p_leg_amounts bigint[],
  out counts integer[], out accounts text[], out amounts bigint[]
)
  language sql stable
begin atomic
  with own as (
    select k.key, k.n from unnest(p_keys) with ordinality as k(key, n)
  ), leg as (
    select a.n, 0 as place, a.account, a.amount
      from unnest(p_accounts, p_amounts) with ordinality as a(account, amount, n)
    union all
    select own.n, 1, l.account, sum(l.amount)::bigint
      from unnest(p_leg_keys, p_leg_accounts, p_leg_amounts) as l(key, account, amount)
      join own on own.key = l.key
      group by own.n, l.account
      having sum(l.amount) <> 0
  ), counted as (
    select n, count(*)::integer as legs from leg group by n
  )
  select (select array_agg(c.legs order by c.n) from counted c),
    (select array_agg(l.account order by l.n, l.place, l.account) from leg l),
    (select array_agg(l.amount order by l.n, l.place, l.account) from leg l);
end;

-- Pays wins that were just written, after all other postings of their batch: from the account of the pool, which the
-- same posting begins anew.
create or replace function games.pay_jackpots(p_bucket integer, p_won bigint[]) returns void
  language plpgsql as $$
declare
  v_uids bigint[]; v_keys text[]; v_amounts bigint[]; v_counts integer[]; v_accounts text[]; v_legs bigint[];
  v_hashes bytea[]; v_results text[]; n integer;
begin
  select array_agg(w.uid order by w.uid, w.id), array_agg(w.pool_id || ':' || w.generation order by w.uid, w.id),
      array_agg(w.amount order by w.uid, w.id), array_agg(w.legs order by w.uid, w.id)
    into v_uids, v_keys, v_amounts, v_counts
    from (select j.*, (j.seeded <> j.amount)::integer + (j.from_reserve <> 0)::integer
        + (j.seeded <> j.from_reserve)::integer as legs
      from games.jackpot_win j where j.id = any (p_won)) w;
  select array_agg(l.account order by w.uid, w.id, l.place), array_agg(l.amount order by w.uid, w.id, l.place)
    into v_accounts, v_legs
    from games.jackpot_win w
    join games.jackpot_pool p on p.id = w.pool_id
    cross join lateral (values (1, 'jackpots:' || p.code, w.seeded - w.amount),
      (2, 'jackpots-reserve:' || p.code, -w.from_reserve), (3, 'house:jackpots', w.from_reserve - w.seeded))
      as l(place, account, amount)
    where w.id = any (p_won) and l.amount <> 0;
  n := cardinality(v_uids);
  -- Before the call, which with a subquery among its arguments would not be sent where the bucket lies.
  select array_agg(sha256(convert_to(k.key, 'UTF8')) order by k.n) into v_hashes from unnest(v_keys) with ordinality as k(key, n);
  select r.outcomes into v_results from ledger.post(p_bucket, v_uids, array_fill('jackpots'::text, array[n]), v_keys,
    v_hashes, v_amounts, array_fill(0::bigint, array[n]), array_fill(null::bigint, array[n]), array_fill(null::bigint, array[n]),
    array_fill(false, array[n]), v_counts, v_accounts, v_legs) r;
  if 'APPLIED' <> any (v_results) then
    raise exception 'games.pay_jackpots: the ledger answered %', v_results;
  end if;
end
$$;

-- Published: what pools of money hold, which belongs to whoever wins them.
create or replace view games.jackpot_owed as
  select code, balance, reserve from games.jackpot_pool where not is_test;

-- Pools that do not hold what the ledger has booked for them. It reads the ledger through, once for all pools.
create or replace view games.broken_jackpot as
  with named as (
    select p.*, case when p.is_test then 'test:' else '' end || 'jackpots:' || p.code as account,
      case when p.is_test then 'test:' else '' end || 'jackpots-reserve:' || p.code as reserve_account
    from games.jackpot_pool p where p.is_seeded or p.generation > 1
  ), booked as (
    select e.account, sum(e.amount) as amount
    from ledger.booked e
    where e.account = any (array(select account from named union all select reserve_account from named))
    group by e.account
  )
  select n.id, n.code, n.is_test, n.balance, n.reserve, coalesce(b.amount, 0) as booked, coalesce(r.amount, 0) as reserve_booked
  from named n
  left join booked b on b.account = n.account
  left join booked r on r.account = n.reserve_account
  where n.balance <> coalesce(b.amount, 0) or n.reserve <> coalesce(r.amount, 0);
