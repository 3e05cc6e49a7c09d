-- What somebody and the house have written to each other, once the account was erased.
create or replace function support.erase_person(p_uid bigint) returns void
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  perform identity.require_erased(p_uid);
  update support.message set text = 'erased', pictures = '{}' where uid = p_uid;
  update support.feedback set text = 'erased', words = '' where uid = p_uid;
end
$$;
