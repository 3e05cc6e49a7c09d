-- A player without a record is unset, and a tester without one is a test account.
create or replace function kyc.status_of(p_uid bigint) returns text
  language plpgsql stable as $$
declare
  v_status text;
begin
  select status into v_status from kyc.record where uid = p_uid;
  if v_status <> 'unset' then
    return v_status;
  end if;
  return case when identity.is_tester(p_uid) then 'test_account' else 'unset' end;
end
$$;
