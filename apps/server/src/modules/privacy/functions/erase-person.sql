-- What somebody asked about their data and was told, once the account was erased. That it was asked and answered stays.
create or replace function privacy.erase_person(p_uid bigint) returns void
  language plpgsql as $$
begin
  perform identity.require_erased(p_uid);
  update privacy.request set text = 'erased', answer = case when answer = '' then '' else 'erased' end
    where bucket = platform.bucket_of(p_uid) and uid = p_uid;
end
$$;
