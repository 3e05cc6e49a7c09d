-- Who of these gets nothing of promotions at a moment: whoever has shut themselves out, or was shut out, whom the law
-- keeps from play, and whom the house keeps from bonuses.
create or replace function limits.excluded_among(p_uids bigint[], p_at timestamptz) returns bigint[]
  language plpgsql stable as $$
begin
  return coalesce(
    (select array_agg(uid) from limits.player where uid = any (p_uids) and (excluded_until > p_at or bonus_shut_until > p_at or listed_at is not null)), '{}');
end
$$;
