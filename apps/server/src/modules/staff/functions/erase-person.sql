-- What colleagues have written of a player, once the account was erased.
create or replace function staff.erase_person(p_uid bigint) returns void
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  perform identity.require_erased(p_uid);
  update staff.note set text = 'erased' where uid = p_uid;
  delete from staff.player_tag where uid = p_uid;
end
$$;
