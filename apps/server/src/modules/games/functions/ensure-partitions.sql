-- A bet is updated when it is settled, with no indexed value changed: room for that on its page.
-- With the rights of the owner: the app may make months, and no other table.
create or replace function games.ensure_partitions(months_ahead integer) returns integer
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  return platform.ensure_months('games.bet', months_ahead, p_fillfactor => 80);
end
$$;
