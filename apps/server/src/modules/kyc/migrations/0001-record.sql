create schema kyc;

-- One row for a player whose identity check has begun.
create table kyc.record (
  uid bigint primary key check (uid > 0),
  status text not null default 'unset' check (status in ('unset', 'basic_account', 'under_review',
    'rejected', 'basic_kyc', 'fully_kyc', 'frozen', 'block', 'test_account')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- A player without a record is unset, and a tester without one is a test account.
create function kyc.status_of(p_uid bigint) returns text
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
