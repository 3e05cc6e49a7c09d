-- The level that so many centavos of stakes are worth; 0 below the first.
create or replace function vip.level_for(p_staked bigint) returns smallint
  language sql stable
  return (select coalesce(max(level), 0)::smallint from vip.level where xp <= p_staked / 100);

-- Adds the settled rounds with these numbers to their players, and writes down every level that was reached
-- by it. What has failed was never played. A stake that came back after its round lowers what was staked, and a level that
-- was reached stays. Sorted, so that numbers follow the players.
create or replace function vip.note_play(p_after bigint, p_up_to bigint) returns void
  language sql volatile
begin atomic
  with played as (
    select uid, sum(stake)::bigint as staked from games.settled
    where seq > p_after and seq <= p_up_to and status in ('completed', 'corrected')
    group by uid
  ), lowered as (
    update vip.standing s set staked = greatest(s.staked + p.staked, 0) from played p where s.uid = p.uid and p.staked < 0
  ), standing as (
    insert into vip.standing as s (uid, staked, level)
      select uid, staked, vip.level_for(staked) from played where staked >= 0 order by uid
      on conflict (uid) do update set staked = s.staked + excluded.staked,
        level = greatest(s.level, vip.level_for(s.staked + excluded.staked))
      returning s.uid, s.level
  ), reached as (
    select s.uid, l.level from standing s join vip.level l on l.level <= s.level
    where l.level > coalesce((select max(r.level) from vip.rise r where r.uid = s.uid), 0)
    order by s.uid, l.level
  )
  insert into vip.rise (seq, uid, level)
    select platform.draw_number('vip.rise_seq'), uid, level from reached;
end;
