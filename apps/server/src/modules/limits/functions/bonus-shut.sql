-- Published: when the house kept players from bonuses, which whoever shows markers of harm is too. What was ended before
-- its time held until then.
create or replace view limits.bonus_shut as
  select r.uid, r.made_at as since, least(r.until, n.made_at) as until, r.bucket
  from limits.restriction r
  left join lateral (
    select min(x.made_at) as made_at from limits.restriction x
    where x.bucket = r.bucket and x.uid = r.uid and x.id > r.id and x.action = 'bonus' and x.until is null) n on true
  where r.action = 'bonus' and r.until is not null;
