-- When a player registered; null for nobody.
create or replace function identity.registered_at(p_uid bigint) returns timestamptz
  language plpgsql stable as $$
begin
  return (select created_at from identity.player where uid = p_uid);
end
$$;
