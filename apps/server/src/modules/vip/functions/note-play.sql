-- The level that so many centavos of stakes are worth; 0 below the first.
create or replace function vip.level_for(p_staked bigint) returns smallint
  language sql stable
  return (select coalesce(max(level), 0)::smallint from vip.level where xp <= p_staked / 100);

-- Adds the settled rounds with these numbers to their players, and writes down every level that was reached
-- by it. What has failed was never played. A stake that came back after its round lowers what was staked, and a level that
-- was reached stays. Sorted, so that numbers follow the players. Nobody else writes here, and the log has one reader at a
-- time: what it has read is still so when it writes. What is known of levels is asked for beside the rows of players,
-- which may lie on other nodes.
create or replace function vip.note_play(p_after bigint, p_up_to bigint) returns void
  language plpgsql as $$
declare
  v_buckets integer[]; v_uids bigint[]; v_staked bigint[]; v_levels smallint[];
  k_uids bigint[]; k_staked bigint[]; k_levels smallint[];
  r_uids bigint[]; r_levels smallint[];
begin
  select array_agg(p.bucket order by p.uid), array_agg(p.uid order by p.uid), array_agg(p.staked order by p.uid)
    into v_buckets, v_uids, v_staked
    from (select g.bucket, g.uid, sum(g.stake)::bigint as staked from games.settled g
      where g.seq > p_after and g.seq <= p_up_to and g.status in ('completed', 'corrected')
      group by g.bucket, g.uid) p;
  if v_uids is null then
    return;
  end if;
  select array_agg(s.uid), array_agg(s.staked), array_agg(s.level) into k_uids, k_staked, k_levels
    from unnest(v_buckets, v_uids) as p(bucket, uid)
    join vip.standing s on s.bucket = p.bucket and s.uid = p.uid;
  select array_agg(n.bucket order by n.uid), array_agg(n.uid order by n.uid), array_agg(n.staked order by n.uid),
      array_agg(case when n.is_lowered then n.level else greatest(n.level, vip.level_for(n.staked)) end order by n.uid)
    into v_buckets, v_uids, v_staked, v_levels
    from (select p.bucket, p.uid, greatest(coalesce(k.staked, 0) + p.staked, 0) as staked,
        coalesce(k.level, 0::smallint) as level, p.staked < 0 as is_lowered
      from unnest(v_buckets, v_uids, v_staked) as p(bucket, uid, staked)
      left join unnest(k_uids, k_staked, k_levels) as k(uid, staked, level) on k.uid = p.uid
      where k.uid is not null or p.staked >= 0) n;
  insert into vip.standing (bucket, uid, staked, level)
    select p.bucket, p.uid, p.staked, p.level
    from unnest(v_buckets, v_uids, v_staked, v_levels) as p(bucket, uid, staked, level) order by p.uid
    on conflict on constraint standing_pkey do update set staked = excluded.staked, level = excluded.level;
  select array_agg(r.uid), array_agg(r.level) into r_uids, r_levels
    from (select h.uid, max(h.level) as level from unnest(v_buckets, v_uids) as p(bucket, uid)
      join vip.rise h on h.bucket = p.bucket and h.uid = p.uid group by h.bucket, h.uid) r;
  insert into vip.rise (bucket, seq, uid, level)
    select n.bucket, platform.draw_number('vip.rise_seq'), n.uid, n.level
    from (
      select s.bucket, s.uid, l.level
      from unnest(v_buckets, v_uids, v_levels) as s(bucket, uid, level)
      join vip.level l on l.level <= s.level
      left join unnest(r_uids, r_levels) as r(uid, level) on r.uid = s.uid
      where l.level > coalesce(r.level, 0)
      order by s.uid, l.level
    ) n;
end
$$;
