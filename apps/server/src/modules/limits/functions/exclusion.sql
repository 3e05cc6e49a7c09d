-- Published: when players were excluded, by themselves, their family or the house. A change that was made holds to its
-- end, unless two persons have ended it before; all are moments under the lock of the wallet, as those of bets and
-- deposits are. One for ever ends at infinity.
create or replace view limits.exclusion as
  select c.uid, c.made_at as since, least(coalesce(c.ends_at, 'infinity'), l.made_at) as until, c.bucket
  from limits.change c
  left join lateral (
    select min(x.made_at) as made_at from limits.change x
    where x.bucket = c.bucket and x.uid = c.uid and x.id > c.id and x.kind = 'exclusion' and x.action = 'lifted') l on true
  where c.kind = 'exclusion' and c.action = 'set';
