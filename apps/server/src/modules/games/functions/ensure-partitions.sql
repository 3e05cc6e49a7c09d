-- A bet is updated when it is settled, with no indexed value changed: room for that on its page.
create or replace function games.ensure_partitions(months_ahead integer) returns integer
  language plpgsql as $$
begin
  return platform.ensure_months('games.bet', months_ahead, p_fillfactor => 80);
end
$$;
