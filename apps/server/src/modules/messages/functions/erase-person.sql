-- On which devices somebody was told, and from where they chose it, once the account was erased.
create or replace function messages.erase_person(p_uid bigint) returns void
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  perform identity.require_erased(p_uid);
  delete from messages.push_device where uid = p_uid;
  update messages.choice_step set device = 'erased', address = 'erased' where uid = p_uid;
end
$$;
