-- Published: when accounts were dormant; both are moments under the lock of the wallet, as those of bets and withdrawals are.
create or replace view limits.dormant as
  select c.uid, c.made_at as since, coalesce(l.made_at, 'infinity') as until, c.bucket
  from limits.change c
  left join lateral (
    select min(x.made_at) as made_at from limits.change x
    where x.bucket = c.bucket and x.uid = c.uid and x.id > c.id and x.kind = 'dormancy' and x.action = 'lifted') l on true
  where c.kind = 'dormancy' and c.action = 'set';
