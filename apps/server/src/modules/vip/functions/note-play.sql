-- The level that so many centavos of stakes are worth; 0 below the first.
create or replace function vip.level_for(p_staked bigint) returns smallint
  language sql stable
  return (select coalesce(max(level), 0)::smallint from vip.level where xp <= p_staked / 100);

-- Adds the settled rounds with these numbers to their players, and writes down every level that was reached
-- by it. What has failed was never played. A stake that came back after its round lowers what was staked, and a level that
-- was reached stays. Sorted, so that numbers follow the players.
create or replace function vip.note_play(p_after bigint, p_up_to bigint) returns void
  language plpgsql as $$
declare
  v_buckets integer[]; v_uids bigint[]; v_staked bigint[];
begin
  select array_agg(p.bucket order by p.uid), array_agg(p.uid order by p.uid), array_agg(p.staked order by p.uid)
    into v_buckets, v_uids, v_staked
    from (select g.bucket, g.uid, sum(g.stake)::bigint as staked from games.settled g
      where g.seq > p_after and g.seq <= p_up_to and g.status in ('completed', 'corrected')
      group by g.bucket, g.uid) p;
  if v_uids is null then
    return;
  end if;
  update vip.standing s set staked = greatest(s.staked + p.staked, 0)
    from unnest(v_buckets, v_uids, v_staked) as p(bucket, uid, staked)
    where s.bucket = p.bucket and s.uid = p.uid and p.staked < 0;
  insert into vip.standing as s (bucket, uid, staked, level)
    select p.bucket, p.uid, p.staked, vip.level_for(p.staked)
    from unnest(v_buckets, v_uids, v_staked) as p(bucket, uid, staked) where p.staked >= 0 order by p.uid
    on conflict on constraint standing_pkey do update set staked = s.staked + excluded.staked,
      level = greatest(s.level, vip.level_for(s.staked + excluded.staked));
  insert into vip.rise (bucket, seq, uid, level)
    select n.bucket, platform.draw_number('vip.rise_seq'), n.uid, n.level
    from (
      select s.bucket, s.uid, l.level
      from unnest(v_buckets, v_uids) as p(bucket, uid)
      join vip.standing s on s.bucket = p.bucket and s.uid = p.uid
      join vip.level l on l.level <= s.level
      where l.level > coalesce((select max(r.level) from vip.rise r where r.bucket = s.bucket and r.uid = s.uid), 0)
      order by s.uid, l.level
    ) n;
end
$$;
