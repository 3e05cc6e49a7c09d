-- By which names partners know somebody, once the account was erased.
create or replace function partners.erase_person(p_uid bigint) returns void
  language plpgsql as $$
begin
  perform identity.require_erased(p_uid);
  delete from partners.link where uid = p_uid;
  delete from partners.removed where uid = p_uid;
end
$$;
