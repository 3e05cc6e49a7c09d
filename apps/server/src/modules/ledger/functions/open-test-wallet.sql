-- Gives a player a wallet of test money, or answers false: only from the beginning and for ever. A wallet
-- that exists may hold money, or a round that was staked from it, and a test wallet never becomes one
-- that holds money.
create or replace function ledger.open_test_wallet(p_bucket integer, p_uid bigint) returns boolean
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  if platform.bucket_of(p_uid) is distinct from p_bucket then
    raise exception 'ledger.open_test_wallet: player % is not in bucket %', p_uid, p_bucket using errcode = 'invalid_parameter_value';
  end if;
  insert into ledger.wallet (bucket, uid, is_test) values (p_bucket, p_uid, true) on conflict do nothing;
  return (select is_test from ledger.wallet where bucket = p_bucket and uid = p_uid);
end
$$;

create or replace function ledger.open_test_wallet(p_uid bigint) returns boolean
  language plpgsql as $$
declare
  v_bucket constant integer := platform.bucket_of(p_uid);
  v_is_test boolean;
begin
  select o.is_test into v_is_test from ledger.open_test_wallet(v_bucket, p_uid) as o(is_test);
  return v_is_test;
end
$$;
