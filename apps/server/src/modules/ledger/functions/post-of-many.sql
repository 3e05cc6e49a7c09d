-- The same for items of any players, for whoever does not work bucket by bucket yet and for servers of the
-- release before: all of them in the transaction of the caller.
create or replace function ledger.post(
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
  language plpgsql as $$
declare
  v_buckets integer[];
  v_bucket integer;
  b record;
  v_posted record;
begin
  select array_agg(distinct platform.bucket_of(u)) into v_buckets from unnest(p_uids) u;
  if coalesce(cardinality(v_buckets), 0) <= 1 then
    v_bucket := v_buckets[1];
    select p.outcomes, p.posting_ids, p.balances into outcomes, posting_ids, balances
      from ledger.post(v_bucket, p_uids, p_scopes, p_keys, p_hashes, p_amounts, p_turnovers, p_requirements,
        p_multipliers, p_only_withdrawable, p_leg_counts, p_leg_accounts, p_leg_amounts) p;
    return;
  end if;
  for b in
    select g.*, f.accounts, f.leg_amounts
    from (
      select platform.bucket_of(x.uid) as bucket, array_agg(x.n order by x.n) as places,
        array_agg(x.uid order by x.n) as uids, array_agg(x.scope order by x.n) as scopes,
        array_agg(x.key order by x.n) as keys, array_agg(x.hash order by x.n) as hashes,
        array_agg(x.amount order by x.n) as amounts, array_agg(x.turnover order by x.n) as turnovers,
        array_agg(x.requirement order by x.n) as requirements, array_agg(x.multiplier order by x.n) as multipliers,
        array_agg(x.only_withdrawable order by x.n) as only_withdrawable,
        array_agg(x.leg_count order by x.n) as leg_counts
      from unnest(p_uids, p_scopes, p_keys, p_hashes, p_amounts, p_turnovers, p_requirements, p_multipliers,
        p_only_withdrawable, p_leg_counts) with ordinality
        as x(uid, scope, key, hash, amount, turnover, requirement, multiplier, only_withdrawable, leg_count, n)
      group by 1 order by 1
    ) g
    cross join lateral (
      select array_agg(p_leg_accounts[l.before + k] order by l.n, k) as accounts,
        array_agg(p_leg_amounts[l.before + k] order by l.n, k) as leg_amounts
      from (select c.n, c.leg_count, sum(c.leg_count) over (order by c.n)::integer - c.leg_count as before
        from unnest(p_leg_counts) with ordinality as c(leg_count, n)) l
      cross join lateral generate_series(1, l.leg_count) k
      where l.n = any (g.places)
    ) f
    order by g.bucket
  loop
    select p.outcomes, p.posting_ids, p.balances into v_posted
      from ledger.post(b.bucket, b.uids, b.scopes, b.keys, b.hashes, b.amounts, b.turnovers, b.requirements,
        b.multipliers, b.only_withdrawable, b.leg_counts, b.accounts, b.leg_amounts) p;
    for n in 1 .. cardinality(b.places) loop
      outcomes[b.places[n]] := v_posted.outcomes[n];
      posting_ids[b.places[n]] := v_posted.posting_ids[n];
      balances[b.places[n]] := v_posted.balances[n];
    end loop;
  end loop;
end
$$;
