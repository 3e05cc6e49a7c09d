-- A day later: the key of wallets begins with their bucket. In a new database 0029-test-wallets.sql meets them
-- by uid alone, so it is done here, and the name is put together for the same reason.
do $$
begin
  execute format('alter table %I.%I drop constraint wallet_pkey,
    add constraint wallet_pkey primary key using index wallet_in_bucket', 'ledger', 'wallet');
end
$$;
