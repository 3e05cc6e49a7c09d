-- What stands in the wallet of a player; no row where there is none. Two statements, each of them of one bucket.
create or replace function ledger.read_wallet(p_uid bigint)
  returns table (balance bigint, turnover bigint, is_test boolean, locked numeric)
  language plpgsql stable as $$
begin
  select w.balance, w.turnover, w.is_test into balance, turnover, is_test from ledger.wallet w
    where w.bucket = platform.bucket_of(p_uid) and w.uid = p_uid;
  if found then
    locked := ledger.locked_of(p_uid, turnover);
    return next;
  end if;
end
$$;
