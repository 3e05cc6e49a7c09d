-- From which networks somebody came, once the account was erased.
create or replace function location.erase_person(p_uid bigint) returns void
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  perform identity.require_erased(p_uid);
  update location.check set network = 'erased' where uid = p_uid;
end
$$;
