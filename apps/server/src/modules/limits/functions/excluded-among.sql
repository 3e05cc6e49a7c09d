-- Who of these gets nothing of promotions at a moment: whoever has shut themselves out, or was shut out, whom the law
-- keeps from play, and whom the house keeps from bonuses.
create or replace function limits.excluded_among(p_uids bigint[], p_at timestamptz) returns bigint[]
  language plpgsql stable as $$
begin
  return coalesce(
    (select array_agg(p.uid) from unnest(p_uids) u(uid)
      join limits.player p on p.bucket = platform.bucket_of(u.uid) and p.uid = u.uid
        and (p.excluded_until > p_at or p.bonus_shut_until > p_at or p.listed_at is not null)), '{}');
end
$$;
