create or replace function ledger.ensure_partitions(months_ahead integer) returns integer
  language plpgsql as $$
begin
  return platform.ensure_months('ledger.entry', months_ahead, p_is_append_only => true);
end
$$;
