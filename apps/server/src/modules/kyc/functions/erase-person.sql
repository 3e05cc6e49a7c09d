-- Empties every version of the identity check, the newest too, of an account that was erased.
create or replace function kyc.erase_person(p_uid bigint) returns void
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  perform identity.require_erased(p_uid);
  update kyc.submission set erased_at = coalesce(erased_at, platform.clock()), sealed_key = '', sealed_fields = ''
    where uid = p_uid;
  delete from kyc.digest where uid = p_uid;
  delete from kyc.photo where uid = p_uid;
  delete from kyc.scan where uid = p_uid;
  update kyc.decision set comment = 'erased' where uid = p_uid;
end
$$;
