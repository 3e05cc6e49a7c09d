-- For the functions of modules above, which may not read this module's tables. In PL/pgSQL, which
-- keeps its plan: every bet asks this.
create or replace function identity.is_tester(p_uid bigint) returns boolean
  language plpgsql stable as $$
declare
  v_tester boolean;
begin
  select tester into v_tester from identity.player where uid = p_uid;
  return coalesce(v_tester, false);
end
$$;
