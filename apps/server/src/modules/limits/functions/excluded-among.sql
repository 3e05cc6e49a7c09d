-- Who of these has shut themselves out, or was shut out, at a moment.
create or replace function limits.excluded_among(p_uids bigint[], p_at timestamptz) returns bigint[]
  language plpgsql stable as $$
begin
  return coalesce(
    (select array_agg(uid) from limits.player where uid = any (p_uids) and excluded_until > p_at), '{}');
end
$$;
