-- By which click somebody came, once the account was erased.
create or replace function campaigns.erase_person(p_uid bigint) returns void
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  perform identity.require_erased(p_uid);
  update campaigns.joined set click_id = 'erased' where uid = p_uid and click_id <> '';
end
$$;
