-- Gives a player a wallet of test money, or answers false: only from the beginning and for ever. A wallet
-- that exists may hold money, or a round that was staked from it, and a test wallet never becomes one
-- that holds money.
create or replace function ledger.open_test_wallet(p_uid bigint) returns boolean
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  v_bucket constant integer := platform.bucket_of(p_uid);
begin
  insert into ledger.wallet (bucket, uid, is_test) values (v_bucket, p_uid, true) on conflict do nothing;
  return (select is_test from ledger.wallet where bucket = v_bucket and uid = p_uid);
end
$$;
