-- What counts against a player's limits at a moment: of the day what was staked and won, of week and month what was lost,
-- and what was paid in. One statement after another, each where the player's bucket lies.
create or replace function limits.counted_at(
  p_uid bigint, p_at timestamptz,
  out staked bigint, out won bigint, out lost_week bigint, out lost_month bigint,
  out today bigint, out week bigint, out month bigint
)
  language plpgsql stable as $$
declare
  v_bucket constant integer := platform.bucket_of(p_uid);
  v_day constant date := platform.manila_day(p_at);
begin
  select d.staked, d.won into staked, won from limits.day d
    where d.bucket = v_bucket and d.uid = p_uid and d.day = v_day;
  staked := coalesce(staked, 0);
  won := coalesce(won, 0);
  select l.week, l.month into lost_week, lost_month from limits.lost(p_uid, p_at) l;
  select p.today, p.week, p.month into today, week, month from limits.deposited(p_uid, p_at) p;
end
$$;
