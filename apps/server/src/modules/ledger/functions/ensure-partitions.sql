-- With the rights of the owner: the app may make months, and no other table.
create or replace function ledger.ensure_partitions(months_ahead integer) returns integer
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  return platform.ensure_months('ledger.entry', months_ahead, p_is_append_only => true);
end
$$;
