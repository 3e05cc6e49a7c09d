-- Whether officers look at somebody, or did so within these years: nothing of such an account is erased.
create or replace function aml.holds_erasure(p_uid bigint, p_years integer) returns boolean
  language plpgsql stable as $$
begin
  return exists (select from aml.case where uid = p_uid
    and (state = 'open' or decided_at > platform.clock() - make_interval(years => p_years)));
end
$$;

-- What officers wrote of somebody and were shown, once the account was erased. What was reported, when and by whom stays.
create or replace function aml.erase_person(p_uid bigint) returns void
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  perform identity.require_erased(p_uid);
  update aml.case set narrative = '' where uid = p_uid;
  update aml.finding set words = '' where uid = p_uid;
  update aml.asked set source = '', words = '', pictures = '{}' where uid = p_uid;
  update aml.rating_step set words = 'erased' where uid = p_uid;
end
$$;
