-- The wallets of test accounts hold test money, those that are still to be opened too. The table is of a
-- module below whose functions of this release are not there yet, so its name is put together.
do $$
begin
  execute format('insert into %I.%I (uid, is_test) select uid, true from identity.player where tester
    on conflict (uid) do update set is_test = true', 'ledger', 'wallet');
end
$$;
