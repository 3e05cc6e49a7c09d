-- A Filcoin wallet is a test wallet if the player's wallet of money is one. That wallet is made first, so
-- that it can no longer become another one.
create or replace function points.make_wallets(p_bucket integer, p_uids bigint[]) returns integer
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  v_made integer;
begin
  perform ledger.make_wallets(p_bucket, p_uids);
  insert into points.wallet (bucket, uid, is_test)
    select p_bucket, s.uid, s.is_test from ledger.standing s
    where s.bucket = p_bucket and s.uid = any (p_uids)
      and not exists (select from points.wallet w where w.bucket = p_bucket and w.uid = s.uid) order by s.uid
    on conflict do nothing;
  get diagnostics v_made = row_count;
  return v_made;
end
$$;
