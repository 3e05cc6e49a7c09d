-- Who of these gets nothing of promotions at a moment: whoever has shut themselves out, or was shut out, whom the law
-- keeps from play, and whom the house keeps from bonuses.
create or replace function limits.excluded_among(p_bucket integer, p_uids bigint[], p_at timestamptz) returns bigint[]
  language plpgsql stable as $$
begin
  return coalesce(
    (select array_agg(p.uid) from limits.player p
      where p.bucket = p_bucket and p.uid = any (p_uids)
        and (p.excluded_until > p_at or p.bonus_shut_until > p_at or p.listed_at is not null)), '{}');
end
$$;

-- The same for players of any buckets.
create or replace function limits.excluded_among(p_uids bigint[], p_at timestamptz) returns bigint[]
  language plpgsql stable as $$
declare
  v_excluded bigint[] := '{}';
  b record;
begin
  if platform.buckets() = 1 then
    return limits.excluded_among(0, p_uids, p_at);
  end if;
  for b in
    select platform.bucket_of(u) as bucket, array_agg(u) as uids from unnest(p_uids) u group by 1 order by 1
  loop
    v_excluded := v_excluded || limits.excluded_among(b.bucket, b.uids, p_at);
  end loop;
  return v_excluded;
end
$$;
