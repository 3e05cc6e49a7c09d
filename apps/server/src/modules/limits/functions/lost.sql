-- What counts against the limits of losses of a week and a month at a moment in Manila: what was staked less what was
-- won. A span that was won is below zero.
create or replace function limits.lost(p_uid bigint, p_at timestamptz, out week bigint, out month bigint)
  language plpgsql stable as $$
declare
  v_bucket constant integer := platform.bucket_of(p_uid);
  v_day constant date := platform.manila_day(p_at);
  v_monday constant date := date_trunc('week', v_day::timestamp)::date;
  v_first constant date := date_trunc('month', v_day::timestamp)::date;
begin
  select coalesce(sum(d.staked - d.won) filter (where d.day >= v_monday), 0),
      coalesce(sum(d.staked - d.won) filter (where d.day >= v_first), 0)
    into week, month
    from limits.day d
    where d.bucket = v_bucket and d.uid = p_uid and d.day between least(v_monday, v_first) and v_day;
end
$$;
