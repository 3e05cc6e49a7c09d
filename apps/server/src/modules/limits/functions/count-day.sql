-- For a batch of bets and wins of one bucket. Most players have set nothing: for those only the day's sums have to be
-- kept, which count_day does for all of them in two statements. For the others the caller asks take_bet
-- and count_win one by one.
create or replace function limits.limited_among(p_bucket integer, p_uids bigint[]) returns bigint[]
  language plpgsql stable
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
  set enable_hashjoin = off
  set enable_mergejoin = off
as $$
declare
  v_now constant timestamptz := platform.clock();
  v_limited bigint[];
  v_looked_for bigint[];
begin
  -- A limit that waits stands in the place of one, so these columns say whether bets are limited.
  select array_agg(uid) filter (where daily_stake is not null or daily_loss is not null or weekly_loss is not null
        or monthly_loss is not null or session_minutes is not null or excluded_until is not null
        or play_shut_until is not null or listed_at is not null or dormant_since is not null
        or location_until <= v_now),
      array_agg(uid) filter (where location_until is not null)
    into v_limited, v_looked_for
    from limits.player where bucket = p_bucket and uid = any (p_uids);
  v_limited := coalesce(v_limited, '{}');
  if limits.is_first_look_due(v_now) then
    v_limited := v_limited || array(select u.uid from unnest(p_uids) as u(uid)
      where u.uid <> all (coalesce(v_looked_for, '{}')));
  end if;
  return v_limited;
end
$$;

-- A player may stand several times in a batch. Like take_bet it runs under the locks of the wallets.
create or replace function limits.count_day(
  p_bucket integer, p_uids bigint[], p_staked bigint[], p_won bigint[], p_at timestamptz
) returns void
  language plpgsql
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
  set enable_hashjoin = off
  set enable_mergejoin = off
as $$
declare
  v_day constant date := platform.manila_day(p_at);
  v_uids bigint[];
  v_staked bigint[];
  v_won bigint[];
  v_found integer;
begin
  select array_agg(s.uid), array_agg(s.staked), array_agg(s.won) into v_uids, v_staked, v_won
    from (select c.uid, sum(c.staked)::bigint as staked, sum(c.won)::bigint as won
      from unnest(p_uids, p_staked, p_won) as c(uid, staked, won) group by c.uid order by c.uid) s;
  update limits.day d set staked = d.staked + c.staked, won = d.won + c.won
    from unnest(v_uids, v_staked, v_won) as c(uid, staked, won)
    where d.bucket = p_bucket and d.uid = c.uid and d.day = v_day;
  get diagnostics v_found = row_count;
  if v_found < cardinality(v_uids) then
    insert into limits.day (bucket, uid, day, staked, won)
      select p_bucket, c.uid, v_day, c.staked, c.won from unnest(v_uids, v_staked, v_won) as c(uid, staked, won)
      where not exists (select 1 from limits.day d where d.bucket = p_bucket and d.uid = c.uid and d.day = v_day);
  end if;
end
$$;
