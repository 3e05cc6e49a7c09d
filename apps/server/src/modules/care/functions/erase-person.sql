-- What play has shown of somebody and what was said about it, once the account was erased. That there were words stays.
create or replace function care.erase_person(p_uid bigint) returns void
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  perform identity.require_erased(p_uid);
  delete from care.day where bucket = platform.bucket_of(p_uid) and uid = p_uid;
  delete from care.score where bucket = platform.bucket_of(p_uid) and uid = p_uid;
  update care.contact set words = 'erased' where bucket = platform.bucket_of(p_uid) and uid = p_uid;
end
$$;
