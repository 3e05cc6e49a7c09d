-- Who of the family has applied for an exclusion, once the account was erased.
create or replace function limits.erase_person(p_uid bigint) returns void
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  perform identity.require_erased(p_uid);
  update limits.change set applicant = null, relation = null
    where bucket = platform.bucket_of(p_uid) and uid = p_uid and (applicant is not null or relation is not null);
end
$$;
