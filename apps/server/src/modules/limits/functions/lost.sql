-- What counts against the limits of losses of a week and a month at a moment in Manila: what was staked less what was
-- won. A span that was won is below zero.
create or replace function limits.lost(p_uid bigint, p_at timestamptz, out week bigint, out month bigint)
  language sql stable as $$
  select coalesce(sum(d.staked - d.won) filter (where d.day >= m.monday), 0)::bigint,
      coalesce(sum(d.staked - d.won) filter (where d.day >= m.first), 0)::bigint
    from (select n.day, date_trunc('week', n.day::timestamp)::date as monday, date_trunc('month', n.day::timestamp)::date as first
      from (select platform.manila_day(p_at) as day) n) m
    left join limits.day d on d.uid = p_uid and d.day between least(m.monday, m.first) and m.day
$$;
