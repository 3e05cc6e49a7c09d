-- Gives a wallet to those of p_uids, sorted and of one bucket, who have none, and says how many got one. A module whose
-- ledger is made of these functions may have its own text of this one: where a wallet comes from is all
-- that differs.
create or replace function ledger.make_wallets(p_bucket integer, p_uids bigint[]) returns integer
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  v_made integer;
begin
  insert into ledger.wallet (bucket, uid)
    select p_bucket, u from unnest(p_uids) u
    where not exists (select from ledger.wallet w where w.bucket = p_bucket and w.uid = u) order by u
    on conflict do nothing;
  get diagnostics v_made = row_count;
  return v_made;
end
$$;
