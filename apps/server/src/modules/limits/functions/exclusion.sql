-- Published: when players were excluded, by themselves or by the house. Nothing shortens one, so a change that was
-- made holds to its end; both are moments under the lock of the wallet, as those of bets and deposits are.
create or replace view limits.exclusion as
  select uid, made_at as since, ends_at as until, bucket from limits.change
  where kind = 'exclusion' and action = 'set';
